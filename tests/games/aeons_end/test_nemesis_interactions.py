"""Where the rules of the nemeses meet: exhaustion and Unleash, empty decks, last minions, cards that resolve others."""

from typing import Any

import pytest

from tests.games.aeons_end.nemesis_table import (
    CROWN,
    MAGUS,
    WITCH,
    acolytes,
    last_token,
    losses,
    only_turns,
    tokens,
    with_life,
)
from tests.games.aeons_end.table import (
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    in_play,
    keys,
    lives,
    mage,
    mist,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
    turn_order,
    why,
)

TITAN = "Umbra Titan"


# Exhaustion in the middle of an Unleash, or of a card that unleashes


def test_umbra_titan_exhausts_somebody_by_its_unleash_and_unleashes_twice_more() -> None:
    match = nemesis_acts(["Null Scion"], gex(life=1, charges=2), dezmodia(), nemesis_cards=1)
    choose(match, "or:1", "player:1")
    assert (lives(match), keys(match)) == ([0, 10], ["or:1", "or:2"])
    choose(match, "or:2", "or:2")
    assert (tokens(match), match.decision.word) == (6, "ask-destroy-breach")
    choose(match, "destroy-breach:IV")
    assert (losses(match), player(match)["charges"]) == (2, 0)


def test_gate_witch_unleashes_twice_between_the_parts_of_her_card() -> None:
    match = nemesis_draws("Nix", gex(life=1, hand=["Spark", "Crystal"]), dezmodia(), name=WITCH, tokens=1)
    choose(match, "player:1")
    assert (tokens(match), match.decision.word) == (1 + 1 + 2, "ask-destroy-breach")
    choose(match, "destroy-breach:III")
    assert set(keys(match)) == {"discard:spark", "discard:crystal"}


def test_tokens_of_an_exhaustion_still_count_when_time_is_accelerated() -> None:
    match = nemesis_acts(
        ["Howling Spinners"], gex(life=2), dezmodia(), name=WITCH, tokens=3, nemesis_cards=1, deck=["Paradox Beast"]
    )
    choose(match, "player:1")
    assert tokens(match) == 5
    choose(match, "destroy-breach:III")
    assert "accelerates-time" in [event.name for event in match.events]


def test_magus_offers_its_unleash_twice_before_the_breach_and_then_its_card_goes_on() -> None:
    match = nemesis_acts(
        [last_token("Rising Dark")],
        gex(life=2, breaches={"II": prepped("Spark")}),
        dezmodia(),
        name=MAGUS,
        tokens=4,
    )
    choose(match, "or:2", "player:1")
    assert (losses(match), lives(match), keys(match)) == (2, [0, 10], ["or:1", "or:2"])
    choose(match, "or:1", "or:1")
    assert (tokens(match), match.decision.word) == (8, "ask-destroy-breach")
    choose(match, "destroy-breach:III")
    assert (losses(match), match.view(0)["destroyed"]) == (2 + 2, ["spark"])


def test_a_spell_lost_with_its_breach_cannot_be_lost_again() -> None:
    match = nemesis_acts(
        [last_token("Black Solstice")],
        gex(life=3, breaches={"II": prepped("Spark")}),
        dezmodia(),
        name=MAGUS,
        tokens=8,
    )
    assert (losses(match), match.decision.word) == (4 + 4, "ask-destroy-breach")
    choose(match, "destroy-breach:II")
    assert (player(match)["discard"], foe(match)["discard"]) == (["spark"], ["black-solstice"])


def test_hollow_crown_finishes_a_harder_unleash_before_the_exhaustion() -> None:
    match = battle(
        gex(life=1, charges=1),
        dezmodia(),
        phase="nemesis-main",
        difficulty="expert",
        nemesis={"name": CROWN, "in_play": ["Lurzan", "Nhavkalas", "Null Scion"], "deck": ["Mangleroot", "Smite"]},
        turn_order=turn_order(2),
    )
    assert [event.name for event in match.events if event.name in ("exhausted", "blood-magic")] == [
        "blood-magic",
        "exhausted",
        "blood-magic",
    ]
    assert (losses(match), match.decision.word) == (3 + 4, "ask-destroy-breach")
    assert acolytes(match) == [("lurzan", 11), ("nhavkalas", 11)]
    choose(match, "destroy-breach:III")
    assert (losses(match), player(match)["charges"]) == (7, 0)


def test_blood_magic_that_is_no_unleash_is_interrupted_by_exhaustion() -> None:
    match = nemesis_draws("Enslave", gex(life=1, charges=1), dezmodia(), name=CROWN, in_play=["Lurzan", "Nhavkalas"])
    assert (losses(match), match.decision.word) == (4, "ask-destroy-breach")
    choose(match, "destroy-breach:III")
    assert losses(match) == 4 + 3


def test_two_players_exhausted_by_one_unleash() -> None:
    match = nemesis_acts(
        ["Null Scion", "Holadran"], gex(life=1, charges=1), dezmodia(life=1, charges=1), mist(), name=CROWN
    )
    choose(match, "player:1", "player:2")
    assert (lives(match), match.decision.word) == ([0, 0, 10], "ask-destroy-breach")
    first = match.decision.seat
    choose(match, "destroy-breach:II")
    assert (match.decision.seat, match.decision.word) == (1 - (first or 0), "ask-destroy-breach")
    assert losses(match) == 4 + 4
    choose(match, "destroy-breach:II")
    assert [player(match, seat)["charges"] for seat in (0, 1)] == [0, 0]
    assert [breach(match, "II", seat)["state"] for seat in (0, 1)] == ["gone", "gone"]


def test_the_last_player_standing_is_exhausted_by_an_acolyte() -> None:
    match = nemesis_acts(["Null Scion", "Lurzan"], gex(life=0), dezmodia(life=1), name=CROWN)
    assert why(match) == (False, "all-exhausted")
    assert losses(match) == 0


# Empty decks


@pytest.mark.parametrize("nemesis", [TITAN, WITCH, CROWN, MAGUS])
def test_drawing_from_an_empty_deck_unleashes_three_times(nemesis: str) -> None:
    match = nemesis_draws(
        "Smite",
        gex(),
        dezmodia(),
        name=nemesis,
        deck=[],
        in_play=["Howling Spinners", *(["Kurgax"] if nemesis == CROWN else [])],
    )
    seen = [event.name for event in match.events].count("unleash")
    while match.decision.word != "ask-main":
        choose(match, keys(match)[0])
        seen += [event.name for event in match.events].count("unleash")
    assert seen == 3
    told = {
        TITAN: (5, 0, [10, 10]),
        WITCH: (4, 0, [10, 10]),
        CROWN: (0, 3, [7, 10]),
        MAGUS: (8, 2, [10, 10]),
    }
    assert (tokens(match), losses(match), lives(match)) == told[nemesis]


@pytest.mark.parametrize("nemesis", [TITAN, WITCH, CROWN, MAGUS])
def test_the_last_minion_falling_on_an_empty_deck_wins(nemesis: str) -> None:
    match = battle(
        gex(breaches={"II": prepped("Spark")}),
        dezmodia(),
        phase="casting",
        nemesis={"name": nemesis, "deck": [], "crew": [], "in_play": [with_life("Howling Spinners", 1)]},
    )
    choose(match, *("cast:spark@II", *(() if nemesis == CROWN else ("target:howling-spinners",))))
    assert why(match) == (True, "nemesis-spent")


@pytest.mark.parametrize("nemesis", [TITAN, WITCH, MAGUS])
def test_it_does_not_while_a_power_waits(nemesis: str) -> None:
    match = battle(
        gex(breaches={"II": prepped("Spark")}),
        dezmodia(),
        phase="casting",
        nemesis={"name": nemesis, "deck": [], "in_play": [with_life("Howling Spinners", 1), "Morbid Gyre"]},
    )
    choose(match, "cast:spark@II", "target:howling-spinners")
    assert not match.over


# Cards that meet other cards


def test_engulf_resolves_enslave_again() -> None:
    match = nemesis_draws("Engulf", gex(), dezmodia(), name=CROWN, in_play=["Nhavkalas"], discard=["Enslave"])
    assert (losses(match), acolytes(match)) == (3, [("nhavkalas", 11)])
    assert foe(match)["discard"] == ["engulf", "enslave"]


def test_engulf_resolves_eclipse_again() -> None:
    match = nemesis_draws("Engulf", gex(breaches={"II": prepped("Spark")}), dezmodia(), name=MAGUS, discard=["Eclipse"])
    assert (tokens(match), lives(match), match.view(0)["destroyed"]) == (8, [8, 10], ["spark"])


def test_encroach_after_distort_left_a_nemesis_card_on_top() -> None:
    match = battle(
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        nemesis={"name": WITCH, "deck": ["Distort", "Encroach", "Paradox Beast"]},
        turn_order=only_turns("nemesis", "player 1", "player 2"),
    )
    assert (losses(match), lives(match)) == (5, [8, 10])
    assert match.decision.seat == 0


def test_quilius_takes_a_trophy_for_minions_of_the_deck_but_not_for_acolytes() -> None:
    def struck(nemesis: str, minion: str) -> Any:  # Any: a sheet is JSON
        match = battle(
            mage("Quilius", breaches={"I": prepped("Extinguish")}),
            dezmodia(),
            phase="casting",
            nemesis={"name": nemesis, "in_play": [with_life(minion, 1), "Mage Ender"]},
        )
        choose(match, "cast:extinguish@I", f"target:{minion.lower().replace(' ', '-')}")
        return player(match)["trophies"]

    assert struck(WITCH, "Rift Scourge") == 1
    assert struck(WITCH, "Portal Wretch") == 1
    assert struck(MAGUS, "Dusk Spawn") == 1
    assert struck(CROWN, "Thronewatch") == 1
    assert struck(CROWN, "Lurzan") == 0


def test_garu_divides_damage_among_cloaks_and_veils() -> None:
    """Every share is a blow: each is reduced, and only the one that Magus takes costs it a token."""
    match = battle(
        mage("Garu", charges=5, breaches={"I": prepped("Spark"), "II": prepped("Spark")}),
        dezmodia(),
        nemesis={"name": MAGUS, "tokens": 3, "in_play": ["Veil Daughter"]},
    )
    choose(match, "ability", "discard:spark@I", "discard:spark@II")
    choose(match, "target:nemesis", "damage:5")
    assert (foe(match)["life"], tokens(match)) == (35 - 2, 2)
    assert in_play(match) == {"veil-daughter": 11 - (5 - 2)}


TIERS = {
    WITCH: (
        ("deep-abomination", "hasten", "temporal-nimbus"),
        ("nether-spiral", "paradox-beast", "portal-wretch"),
        ("distort", "infinite-enmity", "rift-scourge"),
    ),
    CROWN: (
        ("beseech", "enslave", "thronewatch"),
        ("ascend", "infernal-domain", "reign"),
        ("dominate", "nameless-faith", "viscera-bride"),
    ),
    MAGUS: (
        ("dusk-spawn", "rising-dark", "twilight-empire"),
        ("ashen-haruspex", "black-solstice", "enshroud"),
        ("eclipse", "shadows-reach", "veil-daughter"),
    ),
}


@pytest.mark.parametrize("nemesis", TIERS)
def test_each_card_is_of_its_tier(nemesis: str) -> None:
    """Three a tier; acolytes count for none."""
    assert foe(battle(gex(), nemesis={"name": nemesis}))["tier"] == 1
    for tier, cards in enumerate(TIERS[nemesis], start=1):
        for card in cards:
            match = battle(gex(), nemesis={"name": nemesis, "discard": [card]})
            assert foe(match)["tier"] == tier, card
