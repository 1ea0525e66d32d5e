"""Positions of Legacy by the names that its cards show, and what they mean where they say nothing."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match, TaliaError
from talia.games.aeons_end.boxes.legacy import BOX, GAME
from talia.words.speaker import speaker

from .table import choose, foe, gravehold, in_play, keys, lives

# Any, all through this file: positions are plain JSON.


def arranged(nemesis: dict[str, Any], **position: Any) -> Match:
    """A position that can be told and laid out again, as it is and as its origin keeps it."""
    told = {"players": [{"mage": "Bubda"}], "nemesis": nemesis, "turn_order": {"deck": ["player 1"]}, **position}
    match = GAME.arrange(told)
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    assert GAME.again(match.origin).fingerprint == match.fingerprint
    return match


# Names


@pytest.mark.parametrize("nemesis", [each.id for each in BOX.nemeses])
def test_every_card_of_a_nemesis_goes_by_the_name_it_shows(nemesis: str) -> None:
    english = speaker("en", GAME)
    found = BOX.nemesis(nemesis)
    assert found is not None
    shown: dict[str, str] = {}
    for card in (*found.cards, *found.campaign, *BOX.basics):
        shown.setdefault(english.say(card.name.word), card.id)
    match = arranged({"name": nemesis, "deck": list(shown), "in_play": []})
    assert match.position()["nemesis"]["deck"] == list(shown.values())


@pytest.mark.parametrize(
    ("nemesis", "name", "id"),
    [
        ("Maelstrom", "Bladius (Maelstrom Minion)", "bladius-minion"),
        ("Maelstrom: Risen", "Bladius (Maelstrom: Risen Minion)", "bladius-risen"),
        ("Maelstrom: Risen", "Bladius", "bladius-risen"),
        ("Bladius", "Voracious Corroders (Campaign)", "voracious-corroders"),
        ("Bladius", "Leviathan Hatchling", "leviathan-hatchling-campaign"),
        ("Bladius", "Facet Ogre (Campaign)", "facet-ogre-campaign"),
        ("Bladius", "Facet Ogre", "facet-ogre"),
    ],
)
def test_a_name_may_say_in_brackets_whose_it_is(nemesis: str, name: str, id: str) -> None:
    assert id in in_play(arranged({"name": nemesis, "in_play": [{"name": name, "life": 1}]}))


def test_on_xaxos_breaches_names_mean_his_spells() -> None:
    zones = {"breach-1": ["Incinerating Fist"], "breach-4": ["Breach Collision (Xaxos: Ascended)"]}
    match = arranged({"name": "Xaxos: Ascended", "zones": zones}, phase="nemesis-main", run_on=True)
    assert (gravehold(match), foe(match)["life"]) == (30 - 3 - 5 - 2, 90)


@pytest.mark.parametrize(
    ("nemesis", "zone", "card"),
    [("Xaxos: Ascended", "breach-1", "Spark"), ("Maelstrom: Risen", "beside", "Crystal")],
)
def test_places_of_a_nemesis_hold_only_its_own_cards(nemesis: str, zone: str, card: str) -> None:
    with pytest.raises(TaliaError, match=rf"nemesis.zones.{zone}\[0\]"):
        GAME.arrange({"nemesis": {"name": nemesis, "zones": {zone: [card]}}})


# What is not said


def test_five_of_xaxos_cheapest_spells_are_his_deck_where_nothing_is_said_of_it() -> None:
    told = arranged({"name": "Xaxos: Ascended"}).position()["nemesis"]
    xaxos = BOX.nemesis("xaxos-ascended")
    assert xaxos is not None
    costs = {card.id: card.cost for card in xaxos.crew}
    assert [costs[id] for id in told["crew_discard"]] == [3] * 5
    assert [costs[id] for id in told["crew"]] == [3, 4, 4, 4, 5, 5, 5]
    match = arranged({"name": "Xaxos: Ascended", "deck": ["Firestorm", "Break"]}, phase="nemesis-draw", run_on=True)
    assert match.position()["destroyed"] == ["xaxos-flare", "xaxos-flare"]
    assert (foe(match)["crew_discard"], foe(match)["crew"]) == (5, 5)
    assert "crew_discard" not in arranged({"name": "Xaxos: Ascended", "crew": ["Flare"]}).position()["nemesis"]


def test_prepped_spells_are_not_in_his_decks() -> None:
    told = arranged({"name": "Xaxos: Ascended", "zones": {"breach-2": ["Flare"]}}).position()["nemesis"]
    spells = [*told["crew"], *told["crew_discard"]]
    assert (len(spells), spells.count("xaxos-flare")) == (11, 1)


def fracturing(*players: dict[str, Any], **position: Any) -> Match:
    """Haze Fiend fractures a Crystal at the end of its turn."""
    nemesis = {"name": "Haze Fiend", "tokens": 2, "deck": ["Toxic Breath", "Poison"]}
    return arranged(nemesis, players=list(players), phase="nemesis-draw", run_on=True, **position)


def test_a_destroyed_crystal_is_flawed_when_nobody_has_one_at_hand() -> None:
    mine = {"mage": "Bubda", "hand": ["Spark"], "deck": ["Spark"]}
    match = fracturing(mine, destroyed=["Crystal", "Spark"])
    assert lives(match) == [8]
    assert match.position()["destroyed"] == ["flawed-crystal", "spark"]
    assert match.position()["marks"] == {"crystals-1": 5, "flawed-1": 1}


def test_of_several_players_who_miss_one_the_team_says_whose_it_is() -> None:
    mine, yours = ({"mage": name, "hand": ["Spark"], "deck": ["Spark"]} for name in ("Bubda", "Ramzel"))
    match = fracturing(mine, yours, destroyed=["Crystal"])
    assert (match.decision.word, keys(match)) == ("ask-flaw-destroyed", ["player:1", "player:2"])
    choose(match, "player:2")
    assert lives(match) == [10, 8]


def test_somebody_who_has_all_their_crystals_misses_none() -> None:
    whole = {"mage": "Ramzel", "hand": ["Spark"], "deck": ["Crystal"] * 7}
    match = fracturing({"mage": "Bubda", "hand": ["Spark"], "deck": ["Spark"]}, whole, destroyed=["Crystal"])
    assert lives(match) == [8, 10]


def test_until_rules_3_no_crystal_bore_a_name_unless_it_was_said() -> None:
    position = {
        "players": [{"mage": "Bubda", "hand": ["Spark"], "deck": ["Spark"]}],
        "nemesis": {"name": "Haze Fiend", "tokens": 2, "deck": ["Toxic Breath", "Poison"]},
        "phase": "nemesis-draw",
        "turn_order": {"deck": ["player 1"]},
        "destroyed": ["Crystal"],
        "run_on": True,
    }
    match = GAME.under(3).arrange(position)
    assert lives(match) == [8]
    assert "marks" not in match.position()


def test_what_was_used_is_told_where_the_spell_was_another_one_under_older_rules() -> None:
    ada = {"mage": "Ada:echoing-spark", "breaches": {"I": {"prepped": ["Echoing Spark"]}}}
    older = GAME.under(3)
    match = older.arrange({"players": [ada]})
    choose(match, "use:echoing-spark")
    assert match.position()["players"][0]["used"] == ["echoing-spark"]
    assert older.arrange(match.position()).fingerprint == match.fingerprint


def test_what_lies_beside_the_nemesis_is_not_in_the_deck_that_is_left_out() -> None:
    match = arranged({"name": "Maelstrom: Risen", "zones": {"beside": ["Ferocious Assault"]}})
    assert "ferocious-assault" not in match.position()["nemesis"]["deck"]


# What cannot be


PODS = [f"{name} Pod" for name in ("Acidic", "Crystalline", "Electric", "Frozen", "Marrow", "Spiked", "Volcanic")]
BEACONS = [f"{name} Beacon" for name in ("Draining", "Grave", "Guardian", "Misery", "Protective") for _ in range(2)]


@pytest.mark.parametrize(
    ("place", "position"),
    [
        ("marks.hunted", {"nemesis": {"name": "Spawning Horror"}, "marks": {"hunted": 2}}),
        ("marks.bridge-1-2", {"nemesis": {"name": "Deathmind"}, "marks": {"bridge-1-2": 2}}),
        ("marks.flawed-1", {"nemesis": {"name": "Haze Fiend"}, "marks": {"flawed-1": 13}}),
        ("marks.crystals-2", {"nemesis": {"name": "Haze Fiend"}, "marks": {"crystals-2": 1}}),
        (
            r"nemesis.zones.breach-1\[1\]",
            {"nemesis": {"name": "Xaxos: Ascended", "zones": {"breach-1": ["Flare", "Gravity Node"]}}},
        ),
        ("nemesis: the battle would be over", {"nemesis": {"name": "Spawning Horror", "in_play": PODS}}),
        ("nemesis: the battle would be over", {"nemesis": {"name": "Maelstrom: Risen", "in_play": BEACONS}}),
        ('there is no gift "sheltr"', {"players": [{"mage": "Ada:sheltr"}]}),
        ("one gift of each sort", {"players": [{"mage": "Ada:shelter+living-crystal+purge"}]}),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(place: str, position: dict[str, Any]) -> None:
    with pytest.raises(TaliaError, match=place):
        GAME.arrange({"players": [{"mage": "Bubda"}], **position})


# What was played this turn


def slab(rules: int = 0, **sheet: Any) -> Match:
    """Somebody has played a Fulmite Slab this turn."""
    mine = {"mage": "Bubda", "hand": ["Crystal"], "played": ["Fulmite Slab"], "pulse": 3, **sheet}
    return (GAME.under(rules) if rules else GAME).arrange({"players": [mine]})


def test_a_fulmite_slab_that_was_played_can_be_used() -> None:
    match = slab()
    choose(match, "use:fulmite-slab")
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    assert match.view(0)["players"][0]["aether"] == 1


def test_a_position_may_say_that_it_was_not_played_this_turn() -> None:
    match = slab(done=[])
    assert "use:fulmite-slab" not in keys(match)
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint


def test_until_rules_4_what_was_played_had_to_be_said_twice() -> None:
    assert "use:fulmite-slab" not in keys(slab(4))


def test_a_bridge_where_a_small_market_has_no_piles_counts_and_cannot_be_severed() -> None:
    foes = {"name": "Deathmind", "deck": ["Thought Quake", "Nightmare"]}
    marks = {"bridge-1-2": 1, "bridge-5-6": 1, "bridge-8-9": 1}
    match = arranged(
        foes, phase="nemesis-draw", run_on=True, marks=marks, market={"Fire Chakram": 5, "Gilded Marble": 7}
    )
    assert (gravehold(match), match.position()["marks"]) == (30, {"bridge-5-6": 1, "bridge-8-9": 1})


def test_any_number_of_crystals_can_be_begun_with() -> None:
    mine = {"mage": "Bubda", "hand": ["Crystal"] * 5, "deck": ["Crystal"] * 87}
    match = arranged({"name": "Haze Fiend"}, players=[mine], turn=0, phase="next-turn", run_on=True)
    assert match.position()["marks"] == {"crystals-1": 92}
