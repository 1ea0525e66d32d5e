"""What a referee is asked about Legacy: empty hands and decks, the last life, one player, cards that meet each other."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import Match

from .table import choose, foe, gravehold, keys, lives, player

# Any, all through this file: positions are plain JSON.

GAME = "aeons-end/legacy"


def ada(**sheet: Any) -> dict[str, Any]:
    """A mage with an ability of four charges and a fourth breach; nothing in hand, three Crystals in the deck."""
    return {"mage": "Ada:shelter+fourth-breach", "hand": [], "deck": ["Crystal"] * 3, **sheet}


def bo(**sheet: Any) -> dict[str, Any]:
    """The same with five charges, and a third breach that adds 2."""
    return {"mage": "Bo:burning-lash+keen-breach", "hand": [], "deck": ["Crystal"] * 3, **sheet}


def table(foe_name: str, *players: dict[str, Any], **position: Any) -> Match:
    """A position, run on to the first real choice, that can be told again. The next turn is the first player's."""
    told = {
        "players": list(players) or [ada(), bo()],
        "turn_order": {"deck": ["player 1"]},
        "run_on": True,
        **position,
        "nemesis": {"name": foe_name, **position.get("nemesis", {})},
    }
    match = talia.arrange(GAME, told)
    if not match.over:
        assert talia.arrange(GAME, match.position()).fingerprint == match.fingerprint
    return match


def acts(foe_name: str, in_play: list[Any], *players: dict[str, Any], draws: str, **more: Any) -> Match:
    """The nemesis' main phase with these cards in play; then it draws that one."""
    foes = {"in_play": in_play, "deck": [draws], **more.pop("nemesis", {})}
    return table(foe_name, *players, phase="nemesis-main", nemesis=foes, **more)


def drawn(foe_name: str, *deck: str, players: tuple[dict[str, Any], ...] = (), **more: Any) -> Match:
    """The nemesis draws the first of these cards."""
    return table(
        foe_name, *players, phase="nemesis-draw", nemesis={"deck": list(deck), **more.pop("nemesis", {})}, **more
    )


# Cards of the players


def test_a_spell_that_an_ally_casts_looks_at_the_allys_spells_and_takes_what_is_lent() -> None:
    mine = ada(
        hand=["Infernal Mirror"],
        pulse=2,
        breaches={"I": {"prepped": ["Spark"]}, "II": {"open": True, "prepped": ["Spark"]}},
    )
    match = table("Bladius", mine, bo(breaches={"I": {"prepped": ["Warping Haze"]}}))
    choose(match, "play:infernal-mirror", "player:1", "yes", "cast:warping-haze@I/2")
    assert foe(match)["life"] == 40 - (2 + 1 + 1)


def test_pyro_geist_takes_its_breachs_bonus_and_what_is_lent_with_both_blows() -> None:
    mine = ada(hand=["Infernal Mirror"], pulse=2, breaches={"III": {"open": True, "prepped": ["Pyro Geist"]}})
    match = table("Bladius", mine, bo())
    choose(match, "play:infernal-mirror", "player:1", "yes")
    assert foe(match)["life"] == 40 - (1 + 1 + 1) - (2 + 1 + 1)


def test_of_two_blows_a_shield_takes_the_first() -> None:
    match = table(
        "Bladius",
        ada(breaches={"I": {"prepped": ["Pyro Geist"]}}),
        bo(),
        phase="casting",
        nemesis={"in_play": [{"name": "Spine Thresher", "shields": 1}]},
    )
    choose(match, "cast:pyro-geist@I", "target:spine-thresher")
    assert (foe(match)["in_play"][0]["life"], foe(match)["in_play"][0].get("shields", 0)) == (1, 0)
    choose(match, "target:spine-thresher")
    assert "spine-thresher" in foe(match)["discard"]


@pytest.mark.parametrize(
    ("in_play", "offered"),
    [([], False), ([{"name": "Hate Hound", "silenced": True}], False), (["Hate Hound"], True)],
)
def test_soothing_torporene_silences_only_whom_it_can(in_play: list[Any], offered: bool) -> None:
    match = table("Bladius", ada(hand=["Soothing Torporene"]), bo(), nemesis={"in_play": in_play})
    choose(match, "play:soothing-torporene")
    assert (match.decision.word == "ask-either") is offered
    assert player(match)["aether"] == (0 if offered else 2)


def test_adrenal_batteries_without_a_closed_breach_still_gain_and_prep() -> None:
    gone: dict[str, Any] = {breach: {"gone": True} for breach in ("II", "III", "IV")}
    none = {breach: {"gone": True} for breach in ("I", "II", "III")}
    match = table(
        "Bladius",
        ada(hand=["Adrenal Batteries"], pulse=2, breaches=gone),
        bo(breaches=none),
        market={"Sparking Siphon": 1, "Gilded Marble": 3},
    )
    choose(match, "play:adrenal-batteries", "yes")
    assert player(match)["breaches"][0]["prepped"] == ["sparking-siphon"]
    assert player(match)["pulse"] == 2, "all four were lost, and the spell that was gained brings two"


def test_flawed_crystals_build_bridges_and_gain_nothing() -> None:
    match = table("Deathmind", ada(hand=["Flawed Crystal"] * 5), bo())
    choose(match, *["play:flawed-crystal"] * 5)
    assert "bridge" in keys(match)
    assert not [key for key in keys(match) if key.startswith("gain:")]


def test_a_relic_under_a_breach_goes_with_it_to_its_owners_discard_pile() -> None:
    mine = {"mage": "Ada:pulse-anchor", "hand": ["Crystal"], "deck": ["Crystal"] * 5, "life": 1}
    mine["breaches"] = {"I": {"prepped": ["Spark"], "attached": "Pulse Anchor"}}
    match = acts("Bladius", ["Vile Impaler"], mine, bo(), draws="Flying Guillotine")
    choose(match, "player:1", "player:2", "player:2", "destroy-breach:I", "rest")
    assert player(match)["discard"] == ["pulse-anchor", "spark"]


# Exhaustion in the middle of things


def test_conduct_exhausts_first_and_gives_its_charge_afterwards() -> None:
    match = drawn("Fungal Mesh", "Conduct (Campaign)", "Domineer", players=(ada(life=2, charges=4), bo(charges=1)))
    choose(match, "destroy-breach:I")
    assert (lives(match), player(match)["charges"]) == ([0, 10], 1)
    assert "changed" not in match.position()["nemesis"], "one charge is not two"


def test_a_possessed_spell_that_exhausts_brings_more_possessions() -> None:
    mine = ada(life=1, breaches={"I": {"prepped": ["Spark"]}})
    match = drawn("Fungal Mesh", "Dominion Spores", "Command", players=(mine, bo()), nemesis={"tokens": 3})
    choose(match, "player:1", "destroy-breach:I")
    assert foe(match)["tokens"] == 1, "3, and 2 of the exhaustion, less twice 2"
    assert gravehold(match) == 30 - 4, "the second one found no spell"


def test_a_beacon_that_exhausts_comes_into_play_before_those_of_the_exhaustion() -> None:
    beacons = ["Grave Beacon", "Protective Beacon", "Protective Beacon"]
    match = acts(
        "Maelstrom: Risen", ["Beast of Blades"], ada(life=1), bo(), draws="Venomous Coil", nemesis={"crew": beacons}
    )
    choose(match, "destroy-breach:I")
    assert [card["id"] for card in foe(match)["in_play"][1:]] == ["grave-beacon"] + ["protective-beacon"] * 2
    choose(match, "player:2")
    assert lives(match) == [0, 7]


def test_xaxos_spells_on_one_player_alone() -> None:
    mine = {"mage": "Ada:", "hand": ["Crystal"], "deck": [], "life": 4}
    match = table(
        "Xaxos: Ascended",
        mine,
        phase="nemesis-main",
        nemesis={"zones": {"breach-3": ["Pyro Geist"]}, "deck": ["Inner Eye", "Break"]},
    )
    choose(match, "destroy-breach:II")
    assert gravehold(match) == 30 - 5 - 2 * 1 - 2 * 2, "exhaustion, what is left of 2 and 3, and breach III"


def test_gaining_where_no_bridge_leads_may_exhaust() -> None:
    match = table("Deathmind", ada(aether=6, life=2, charges=3), bo(), marks={"bridge-1-2": 1})
    choose(match, "gain:ethereal-hand")
    assert [card["tokens"] for card in foe(match)["in_play"]] == [1], "Unleashed twice"
    assert keys(match) == [f"destroy-breach:{breach}" for breach in ("I", "II", "III", "IV")]


# Nobody can, or not in full


def test_any_player_who_must_is_one_who_can() -> None:
    match = drawn("Fungal Mesh", "Daze", "Domineer", players=(ada(hand=["Gilded Marble"]), bo()))
    assert lives(match) == [8, 10]
    match = acts(
        "Fungal Mesh", ["Dominion Spores"], ada(hand=["Crystal"], charges=4), bo(hand=["Spark"]), draws="Command"
    )
    assert lives(match)[0] <= 8, "nobody has two gems: it falls on whoever has most"


def test_sap_and_reap_hurt_where_the_charges_are_missing() -> None:
    match = drawn("Fungal Mesh", "Sap", "Domineer", players=(ada(charges=1), bo(charges=1)))
    choose(match, "player:2")
    assert (lives(match), player(match)["charges"]) == ([10, 7], 1)
    match = drawn("Fungal Mesh", "Reap", "Domineer", players=(ada(charges=2), bo(charges=1)))
    assert lives(match) == [7, 10]


def test_annihilate_with_empty_hands_and_drain_with_one_spell() -> None:
    assert gravehold(drawn("Maelstrom", "Annihilate", "Slice")) == 30 - 2 * 3
    match = drawn("Maelstrom", "Drain", "Slice", players=(ada(breaches={"I": {"prepped": ["Gravity Node"]}}), bo()))
    assert gravehold(match) == 30 - 3 - 2, "no spell is left that costs 4"


def test_an_empty_assist_deck_and_an_empty_nemesis_deck() -> None:
    match = drawn("Maelstrom", "Dezmodia's Flare", nemesis={"crew": []})
    assert gravehold(match) == 30 - 3 * 3, "there is no other card to draw"
    assert [card["id"] for card in foe(match)["in_play"]] == ["dezmodias-flare"]


def test_xaxos_without_any_spell_does_nothing() -> None:
    minions = ["Prelatus of Death", "Prelatus of Fire", "Prelatus of Lore"]
    match = acts("Xaxos: Ascended", minions, draws="Final Form", nemesis={"crew": [], "crew_discard": []})
    assert (gravehold(match), lives(match)) == (30, [10, 10])


# Evolving


@pytest.mark.parametrize(("silenced", "form"), [(True, "ravenous-leviathan-campaign"), (False, "skybound-leviathan")])
def test_a_silenced_minion_does_not_evolve(silenced: bool, form: str) -> None:
    leviathan = {"name": "Ravenous Leviathan (Campaign)", "life": 5, "silenced": silenced}
    full = {"changed": {"Ravenous Leviathan (Campaign)": {"stickers": 2}}}
    match = acts("Fungal Mesh", [leviathan], draws="Brama, Infested", nemesis=full)
    assert (foe(match)["in_play"][0]["id"], foe(match)["in_play"][0]["life"]) == (form, 5)
    assert gravehold(match) == (30 if silenced else 28)


def test_an_egg_that_evolves_in_play_does_nothing_immediately() -> None:
    match = acts("Fungal Mesh", [{"name": "Leviathan Egg", "life": 3}], draws="Brama, Infested", chapter=5)
    assert (foe(match)["in_play"][0]["id"], foe(match)["in_play"][0]["life"]) == ("leviathan-hatchling-campaign", 3)
    match = drawn("Fungal Mesh", "Leviathan Hatchling", "Domineer", chapter=4)
    assert (foe(match)["in_play"][0]["id"], foe(match)["in_play"][0]["life"]) == ("ravenous-leviathan-campaign", 7)


# Pods


def test_a_chamber_far_beyond_ten_imbues_pod_after_pod() -> None:
    match = drawn(
        "Spawning Horror", "Nest Defender", "Summon", nemesis={"in_play": [{"name": "Breeding Chamber", "life": 31}]}
    )
    assert foe(match)["in_play"][0]["life"] == 1
    assert len([card for card in foe(match)["in_play"] if card["id"].endswith("-pod")]) == 3


def test_a_silenced_pod_still_does_what_amplify_energy_has_it_do() -> None:
    cards = [{"name": "Amplify Energy", "tokens": 1}, {"name": "Electric Pod", "silenced": True}]
    match = acts("Spawning Horror", cards, draws="Nest Defender")
    choose(match, "or:1")
    assert gravehold(match) == 30 - 3 * 2, "and its own turn is skipped"
