"""Alone: the field is the opponent's battlefield, and its turn plays itself, as much to your disadvantage as possible."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.ostium.game import GAME
from talia.games.ostium.rules.layout import SOVEREIGN_DECK
from talia.kernel.voice import Name
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED
from tests.games.ostium.table import (
    IT,
    ME,
    MOUSE,
    NOBODY,
    PRIMAL,
    asked,
    call,
    choose,
    creature,
    crystals,
    discard,
    familiar,
    field,
    gates,
    grunts,
    hand,
    keys,
    meek,
    phase,
    rows,
    solo,
    sovereign,
    summon,
    won,
)

RAM = creature("Ram", "A", 4, 3)


def removed(match: Match) -> int:
    """How many cards are out of the game."""
    count: int = match.view(None)["removed"]
    return count


# Set-up


def test_you_begin_with_five_cards_against_six_warriors_that_did_nothing_on_arrival() -> None:
    for seed in range(20):
        match = GAME.new(players=1, seed=seed)
        assert (len(hand(match)), phase(match)) == (5, (ME, "development"))
        assert len(rows(match, IT)) == 6
        assert (gates(match), gates(match, IT)) == ([15] * 3, [15] * 3)
        assert (field(match)["warrior_deck"], removed(match)) == (44, 0)
        assert field(match)["warriors"] == [None] * 6
        assert len(field(match)["sovereigns"]) == 2
        assert len(GAME.seats(match)) == 1


# Your turn


def test_warriors_are_called_from_the_opponents_battlefield_and_leave_a_gap() -> None:
    match = solo({"crystals": 3}, {"attack": [RAM, NOBODY, NOBODY], "defence": grunts(3)})
    call(match, "ram", "A1")
    assert (crystals(match), rows(match)) == (0, {"A1": "ram"})
    assert "A1" not in rows(match, IT)


def test_only_its_right_column_is_the_dismissal_zone() -> None:
    match = solo({"crystals": 1}, {"attack": grunts(3), "defence": grunts(3, 4)})
    assert [key for key in keys(match) if key.startswith("take")] == ["take:grunt-3", "take:grunt-6"]
    choose(match, "take:grunt-6")
    assert (discard(match), crystals(match)) == (["grunt-6"], 0)


def test_a_sovereign_in_its_right_column_is_no_warrior_and_cannot_be_taken_for_a_crystal() -> None:
    its = {"attack": [*grunts(2), sovereign("Queen", cost=7)], "defence": grunts(3, 4)}
    match = solo({"crystals": 6}, its)
    assert [key for key in keys(match) if key.startswith("take")] == ["take:grunt-6"]
    assert "call:queen" not in keys(match)
    match = solo({"crystals": 7}, its)
    call(match, "queen", "A1")
    assert (rows(match), crystals(match)) == ({"A1": "queen"}, 0)


def test_a_sovereign_in_its_right_column_is_dismissed_like_anybody_there() -> None:
    its = {"attack": [*grunts(2), sovereign("Queen", power=0)], "defence": grunts(3, 4)}
    match = solo({}, its, field={"warrior_deck": grunts(5, 11)})
    choose(match, "end")
    assert "queen" not in rows(match, IT).values()
    assert (removed(match), field(match)["sovereign_deck"]) == (2, 8)


TWIN = creature("Twin", "A", 2, 1)


def of_twins(match: Match) -> list[str]:
    """What may be done with the twins."""
    return [key for key in keys(match) if "twin" in key]


@pytest.mark.parametrize(
    ("option", "left"),
    [
        ("call:twin", {"A3", "D3"}),
        ("call:twin#2", {"A1", "D3"}),
        ("call:twin#3", {"A1", "A3"}),
    ],
)
def test_of_like_warriors_it_is_chosen_which_of_them_is_called(option: str, left: set[str]) -> None:
    match = solo({"crystals": 3}, {"attack": [TWIN, NOBODY, TWIN], "defence": [NOBODY, NOBODY, TWIN]})
    assert of_twins(match) == ["call:twin", "call:twin#2", "call:twin#3", "take:twin", "take:twin#2"]
    call(match, option.removeprefix("call:"), "A1")
    assert ({*rows(match, IT)}, rows(match), crystals(match)) == (left, {"A1": "twin"}, 2)


@pytest.mark.parametrize(("option", "left"), [("take:twin", {"A1", "D3"}), ("take:twin#2", {"A1", "A3"})])
def test_of_like_warriors_it_is_chosen_which_of_them_is_taken(option: str, left: set[str]) -> None:
    match = solo({"crystals": 3}, {"attack": [TWIN, NOBODY, TWIN], "defence": [NOBODY, NOBODY, TWIN]})
    choose(match, option)
    assert ({*rows(match, IT)}, discard(match), crystals(match)) == (left, ["twin"], 2)


def test_one_of_them_that_lies_is_not_counted() -> None:
    match = solo({"crystals": 3}, {"attack": [TWIN, TWIN], "lying": ["A1"]})
    assert of_twins(match) == ["call:twin"]
    call(match, "twin", "D1")
    assert rows(match, IT) == {"A1": "(twin)"}


def test_a_primal_of_its_is_another_one_than_those_of_the_pile() -> None:
    match = solo({"crystals": 2}, {"attack": [PRIMAL]}, field={"primals": 3})
    call(match, "primal#2", "D1")
    assert (rows(match, IT), field(match)["primals"]) == ({"A1": "primal"}, 2)
    call(match, "primal", "D2")
    assert (rows(match, IT), field(match)["primals"]) == ({}, 2)


def test_before_rules_8_the_first_of_like_warriors_was_called() -> None:
    its = {"attack": [TWIN, NOBODY, TWIN], "defence": [NOBODY, NOBODY, TWIN]}
    match = GAME.under(7).arrange(solo({"crystals": 3}, its).origin["position"])
    assert of_twins(match) == ["call:twin", "take:twin"]
    choose(match, "take:twin")
    call(match, "twin", "A1")
    assert rows(match, IT) == {"D3": "twin"}


@pytest.mark.parametrize(("lang", "defence"), [("en", "D3"), ("pl", "O3")])
def test_it_is_told_where_each_of_them_stands(lang: str, defence: str) -> None:
    voice = Speaker(lang, (SHARED, *GAME.words()))
    match = solo({"crystals": 3}, {"attack": [TWIN, NOBODY, TWIN], "defence": [NOBODY, NOBODY, TWIN]})
    told = {option.key: voice.option(option) for option in match.decision.options}
    for key, place in [("call:twin", "A1"), ("call:twin#2", "A3"), ("take:twin", "A3"), ("take:twin#2", defence)]:
        assert place in told[key]
        assert "Twin" in told[key]
    assert [option.about for option in match.decision.options if option.key == "call:twin#3"] == ["p1/place/D3"]
    match = solo({"crystals": 3}, {"attack": [TWIN], "defence": [RAM]})
    assert "A1" not in voice.option(match.decision.options[1])
    assert voice.mistakes == []


@pytest.mark.parametrize(("lang", "opponents"), [("en", "Gate 1 of the opponent"), ("pl", "Brama 1 przeciwnika")])
def test_its_gates_are_told_as_the_opponents(lang: str, opponents: str) -> None:
    voice = Speaker(lang, (SHARED, *GAME.words()))
    match = solo({"hand": [creature("Wasp", main=["strike 1"]), MOUSE]})
    choose(match, "summon:wasp", "place:D1", "use:strike-1")
    assert voice.option(match.decision.options[0]) == opponents
    choose(match, "gate:2-1")
    assert any(voice.event(event).startswith(opponents) for event in match.events if event.name == "gate-hit")
    assert voice.mistakes == []


def test_nothing_is_refilled_before_your_attack() -> None:
    match = solo(
        {"crystals": 3, "attack": [NOBODY, RAM]}, {"attack": [], "defence": [NOBODY, creature("Wall", "B", 9, 3)]}
    )
    call(match, "wall", "D1")
    choose(match, "end")
    assert gates(match, IT) == [15, 11, 15]


def test_its_cards_face_you_so_your_left_column_charges_at_its_left_one() -> None:
    match = solo({"attack": [RAM]}, {"attack": [NOBODY], "gates": [9, 15, 15]}, phase="attack")
    assert gates(match, IT) == [5, 15, 15]


def test_its_beaten_creatures_leave_the_game() -> None:
    match = solo({"attack": [RAM]}, {"attack": [creature("Weak", "B", 1)]}, phase="attack")
    choose(match, "hit")
    assert removed(match) == 1
    assert discard(match) == []


def test_a_banished_creature_of_its_leaves_the_game() -> None:
    match = solo({"hand": [creature("Judge", main=["banish"]), MOUSE]}, {"attack": grunts(1)})
    summon(match, "judge", "D1")
    choose(match, "use:banish")
    assert (rows(match, IT), removed(match)) == ({}, 1)


def test_its_defeated_creature_does_its_last_where_that_does_something() -> None:
    imp = creature("Imp", "B", 1, main=["last -> strike 2", "last -> draw 2", "last -> crystal 1"])
    match = solo({"attack": [RAM], "gates": [9, 15, 9]}, {"attack": [imp]}, phase="attack")
    choose(match, "hit")
    assert gates(match)[1] == 13


def test_what_lies_defeated_on_its_side_cannot_be_called_or_taken() -> None:
    bolt = creature("Bolt", "E", main=["strike 1"])
    row = [creature("One", "A", 1, 1), creature("Two", "A", 1, 1), creature("Three", "A", 1, 1)]
    match = solo({"hand": [bolt, MOUSE], "crystals": 5}, {"attack": row, "gates": [15, 15, 1]})
    summon(match, "bolt", "D1")
    choose(match, "use:strike-1", "gate:2-3")
    assert rows(match, IT) == {"A1": "one", "A2": "two", "A3": "(three)"}
    assert {"call:three", "take:three"}.isdisjoint(keys(match))
    assert {"call:one", "call:two"} <= set(keys(match))


# Its development phase


@pytest.mark.parametrize(
    ("rules", "left"), [(GAME.rules, ["A1", "A2", "D1", "D2", "D3"]), (8, ["A1", "D1", "D2", "D3"])]
)
def test_who_lies_there_when_its_turn_begins_lies_on_when_the_row_shifts(rules: int, left: list[str]) -> None:
    """That takes a position: in a match nobody lies by then. One that lies is dismissed like anybody."""
    its = {"attack": [NOBODY, *grunts(2)], "lying": ["A2", "A3"], "defence": grunts(3, 3)}
    position = solo({"defence": [RAM] * 3}, its, active=IT).origin["position"]
    match = (GAME if rules == GAME.rules else GAME.under(rules)).arrange(position)
    while match.decision.word != "ask-development":
        match.choose(0)
    assert sorted(rows(match, IT)) == left


def test_it_dismisses_its_right_column_shifts_and_fills_up() -> None:
    match = solo({}, {"attack": grunts(3), "defence": grunts(3, 4)}, field={"warrior_deck": grunts(5, 11)})
    choose(match, "end")
    assert rows(match, IT) == {
        "A1": "grunt-11",
        "A2": "grunt-1",
        "A3": "grunt-2",
        "D1": "grunt-12",
        "D2": "grunt-4",
        "D3": "grunt-5",
    }
    assert (removed(match), field(match)["dismissed"]) == (2, [])
    assert phase(match) == (ME, "development")


def test_it_fills_the_attack_row_from_right_to_left_then_the_defence_row() -> None:
    match = solo({}, {}, field={"warrior_deck": grunts(7)})
    choose(match, "end")
    filled = {"A3": "grunt-1", "A2": "grunt-2", "A1": "grunt-3", "D3": "grunt-4", "D2": "grunt-5", "D1": "grunt-6"}
    assert rows(match, IT) == filled


def it_summons(
    hero: dict[str, Any], mine: dict[str, Any] | None = None, its: dict[str, Any] | None = None, **rest: Any
) -> Match:
    """The hero comes to A1 of the opponent in its next turn: all other places are full by then. Any: plain data."""
    full = {"attack": [familiar("Left", "D"), familiar("Mid", "C"), NOBODY], "defence": [NOBODY, *grunts(2, 40)]}
    return solo(mine, {**full, **(its or {})}, active=IT, field={"warrior_deck": [hero, *meek(9)], **rest})


def test_each_card_acts_as_if_from_hand() -> None:
    match = it_summons(creature("Hero", "C", main=["strike 4"]), {"gates": [15, 9, 9]})
    assert rows(match, IT)["A1"] == "hero"
    assert gates(match) == [11, 9, 9]


def test_its_side_domains_act_by_synergy_one_card_after_the_other() -> None:
    one = creature("One", "C", left=["strike 2"])
    two = creature("Two", "C", left=["strike 1"], right=["strike 1"])
    match = solo(
        {"gates": [15, 3, 3]},
        {"attack": [NOBODY], "defence": grunts(3, 40)},
        active=IT,
        field={"warrior_deck": [one, two, *meek(9)]},
    )
    assert (rows(match, IT)["A3"], rows(match, IT)["A2"]) == ("one", "two")
    assert gates(match) == [15 - 2 - 1, 3, 3]


@pytest.mark.parametrize("ability", ["draw 2", "crystal 2", "discard -> strike 5"])
def test_some_abilities_do_nothing_for_it(ability: str) -> None:
    match = it_summons(creature("Hero", "C", main=[ability]))
    assert (gates(match), gates(match, IT)) == ([15] * 3, [15] * 3)
    assert (crystals(match), hand(match)) == (0, ["mouse"])


def test_it_strikes_your_strongest_gate_and_you_choose_among_equals() -> None:
    match = it_summons(creature("Hero", "C", main=["strike 4"]), {"gates": [12, 11, 12]})
    assert (asked(match), keys(match)) == ((ME, "ask-it-strike"), ["gate:1-1", "gate:1-3"])
    choose(match, "gate:1-3")
    assert gates(match) == [12, 11, 8]


def test_it_repairs_its_weakest_hurt_gate_and_you_choose_among_equals() -> None:
    hero = creature("Hero", "C", main=["repair 3"])
    assert gates(it_summons(hero, None, {"gates": [0, 4, 14]}), IT) == [0, 7, 14]
    assert gates(it_summons(hero, None, {"gates": [0, 15, 14]}), IT) == [0, 15, 15]
    match = it_summons(hero, None, {"gates": [4, 4, 15]})
    assert keys(match) == ["gate:2-1", "gate:2-2"]
    choose(match, "gate:2-2")
    assert gates(match, IT) == [4, 7, 15]


def test_it_rebuilds_a_fallen_gate() -> None:
    hero = creature("Hero", "C", main=["rebuild"])
    assert gates(it_summons(hero, None, {"gates": [0, 9, 9]}), IT) == [4, 9, 9]
    match = it_summons(hero, None, {"gates": [0, 0, 9]})
    choose(match, "gate:2-2")
    assert gates(match, IT) == [0, 4, 9]
    assert gates(it_summons(hero), IT) == [15, 15, 15]


def test_its_quake_hits_all_your_gates() -> None:
    assert gates(it_summons(creature("Hero", "C", main=["quake"]), {"gates": [5, 0, 9]})) == [3, 0, 7]


def test_its_remove_takes_the_top_warrior_out_of_the_game() -> None:
    match = it_summons(creature("Hero", "C", main=["remove"]), None, {"defence": grunts(3, 40)})
    assert removed(match) == 1 + 1, "and the one it dismissed"
    assert "grunt-1" not in rows(match, IT).values()


def test_it_banishes_your_dearest_then_strongest_creature() -> None:
    judge = creature("Judge", "C", main=["banish"])
    dear, cheap = creature("Dear", "A", 1, 5, main=["last -> quake"]), creature("Cheap", "B", 9, 2)
    match = it_summons(judge, {"defence": [cheap, dear, familiar("Pet", "E", 1)]})
    assert (discard(match), rows(match)) == (["dear"], {"D1": "cheap", "D3": "pet"})
    assert gates(match, IT) == [15, 15, 15]
    match = it_summons(judge, {"defence": [creature("Strong", "A", 2, 5), dear]})
    assert discard(match) == ["strong"]


def test_you_choose_between_equally_dear_and_strong_creatures() -> None:
    judge = creature("Judge", "C", main=["banish"])
    match = it_summons(judge, {"defence": [creature("One", "A", 1, 5), creature("Two", "B", 1, 5)]})
    assert asked(match) == (ME, "ask-it-banish")
    assert keys(match) == ["creature:one@D1/1", "creature:two@D2/1"]
    choose(match, "creature:two@D2/1")
    assert discard(match) == ["two"]


def test_familiars_cost_nothing_when_it_banishes() -> None:
    judge = creature("Judge", "C", main=["banish"])
    match = it_summons(judge, {"defence": [familiar("Big", "A", 9), creature("Small", "B", 0, 1)]})
    assert discard(match) == ["small"]


@pytest.mark.parametrize(
    ("mine", "gone"),
    [
        ([familiar("A1", "A"), familiar("A2", "A"), creature("B1", "B", 5, 9)], {"a1", "a2"}),
        ([creature("A1", "A", 1, 2), creature("B1", "B", 1, 3), NOBODY], {"b1"}),
        ([creature("A1", "A", 2, 3), creature("B1", "B", 1, 3), NOBODY], {"a1"}),
        ([creature("A1", "A", 1, 1), PRIMAL, PRIMAL], {"a1"}),
    ],
)
def test_it_exiles_your_most_numerous_then_dearest_then_strongest_clan(mine: list[Any], gone: set[str]) -> None:
    match = it_summons(creature("Judge", "C", main=["exile"]), {"defence": mine})
    if len(gone) > 1:
        choose(match, "next:a1@D1")
    assert set(discard(match)[-len(gone) :]) == gone, "exiled before anybody else was laid down"


def test_you_choose_between_equal_clans_and_its_own_creatures_of_it_go_too() -> None:
    mine = [creature("A1", "A", 9, 3), creature("B1", "B", 9, 3)]
    its = {"defence": [creature("Its", "B", 1, 1), creature("Its other", "A", 1, 1), NOBODY]}
    match = it_summons(creature("Judge", "B", main=["exile"]), {"defence": mine}, its)
    assert (asked(match), keys(match)) == ((ME, "ask-it-exile"), ["clan:lode", "clan:pyre"])
    choose(match, "clan:pyre")
    assert discard(match) == ["b1"]
    assert "its" not in rows(match, IT).values()
    assert "judge" in rows(match, IT).values()


# Its attack


def it_attacks(power: int, front: object = NOBODY, back: object = NOBODY, **mine: Any) -> Match:
    """A creature of this power charges down the middle; then it is my turn. Any: plain data."""
    return solo(
        {"attack": [NOBODY, front], "defence": [NOBODY, back], **mine},
        {"attack": [NOBODY, creature("Charger", "E", power)]},
        active=IT,
        phase="attack",
    )


FRONT, BACK = creature("Front", "A", 3), creature("Back", "B", 2)


def test_it_breaks_through_both_rows_if_it_can() -> None:
    match = it_attacks(7, FRONT, BACK)
    assert gates(match) == [15, 13, 15]
    choose(match, "next:front@A2")
    assert discard(match) == ["back", "front"]


def test_it_takes_both_rows_also_when_nothing_is_left_for_the_gate() -> None:
    match = it_attacks(5, FRONT, BACK)
    assert (gates(match), rows(match)) == ([15] * 3, {"A2": "(front)", "D2": "(back)"})


def test_otherwise_it_takes_the_defence_row_and_the_gate() -> None:
    match = it_attacks(4, FRONT, BACK)
    assert (rows(match), gates(match)) == ({"A2": "front"}, [15, 13, 15])


def test_it_takes_the_defence_row_when_the_attack_row_is_too_strong() -> None:
    match = it_attacks(2, FRONT, BACK)
    assert (rows(match), gates(match)) == ({"A2": "front"}, [15, 15, 15])


def test_it_takes_the_attack_row_when_the_defence_row_is_too_strong() -> None:
    match = it_attacks(4, FRONT, creature("Rock", "B", 9))
    assert (rows(match), gates(match)) == ({"D2": "rock"}, [15, 15, 15])


def test_equal_to_the_attack_row_it_cannot_go_on_and_takes_the_defence_row() -> None:
    match = it_attacks(3, FRONT, creature("Straw", "B", 0))
    assert (rows(match), gates(match)) == ({"A2": "front"}, [15, 12, 15])


def test_it_is_blocked_when_it_can_beat_nobody() -> None:
    match = it_attacks(1, FRONT, BACK)
    assert (rows(match), gates(match)) == ({"A2": "front", "D2": "back"}, [15, 15, 15])


@pytest.mark.parametrize(
    ("power", "front", "back", "holds"),
    [
        (1, FRONT, BACK, ["Back"]),
        (1, NOBODY, BACK, ["Back"]),
        (4, FRONT, creature("Rock", "B", 9), ["Rock"]),
        (3, FRONT, creature("Rock", "B", 9), []),  # spent on the one in the attack row
        (2, FRONT, BACK, []),
        (5, FRONT, BACK, []),
        (2, FRONT, NOBODY, []),
    ],
)
def test_who_stops_its_charge_is_told(power: int, front: object, back: object, holds: list[str]) -> None:
    voice = Speaker("en", (SHARED, *GAME.words()))
    told = [voice.event(event) for event in it_attacks(power, front, back).events if event.name == "blocked"]
    assert told == [f"{name} stops the charge." for name in holds]


def test_with_nobody_behind_it_beats_the_attack_row_and_hits_the_gate_with_the_rest() -> None:
    match = it_attacks(4, FRONT)
    assert (rows(match), gates(match)) == ({}, [15, 14, 15])


def test_with_nobody_behind_it_passes_by_whom_it_cannot_beat() -> None:
    match = it_attacks(2, FRONT)
    assert (rows(match), gates(match)) == ({"A2": "front"}, [15, 13, 15])


def test_it_passes_by_the_attack_row_where_the_gate_falls_by_that_and_its_blast_beats_whom_it_passed() -> None:
    match = it_attacks(4, FRONT, gates=[15, 4, 15])
    assert (gates(match), rows(match), discard(match)) == ([15, 0, 15], {}, ["front"])
    match = it_attacks(7, FRONT, BACK, gates=[15, 5, 15])
    assert (gates(match), rows(match)) == ([15, 0, 15], {"A2": "(front)", "D2": "(back)"})
    match = it_attacks(2, FRONT, BACK, gates=[15, 1, 15])
    assert (gates(match), rows(match)) == ([15, 1, 15], {"A2": "front"}), "nothing is left for the gate"


def test_your_shields_count_against_it_and_its_charge_bonus_for_it() -> None:
    match = solo(
        {"defence": [NOBODY, creature("Guard", "B", 1, main=["shield 2"])]},
        {"attack": [creature("Kin", "E"), creature("Charger", "E", 1, main=["charge 1"], left=["charge 2"])]},
        active=IT,
        phase="attack",
    )
    assert gates(match) == [15, 14, 15]


def test_it_rallies_the_most_numerous_clan() -> None:
    match = solo(
        {"defence": [familiar("One", "B"), NOBODY, familiar("Two", "B")]},
        {"attack": [NOBODY, creature("Herald", "A", 1, main=["rally"])], "defence": [familiar("Three", "B")]},
        active=IT,
        phase="attack",
    )
    assert gates(match) == [15, 11, 15]


def test_it_fuses_to_beat_most_of_your_creatures() -> None:
    """To the middle the chain would only hit the gate harder; to the left it beats a creature."""
    match = solo(
        {"defence": [creature("Guard", "B", 3)], "gates": [5, 15, 15]},
        {"attack": [creature("One", "A", 1), creature("Two", "A", 1)], "defence": [NOBODY, creature("Three", "A", 1)]},
        active=IT,
        phase="attack",
    )
    assert (discard(match), gates(match)) == (["guard"], [5, 14, 15])


def test_it_fuses_to_fell_your_last_gate_rather_than_to_beat_anybody() -> None:
    its = {"attack": [creature("One", "A", 1), creature("Two", "A", 1)], "defence": [NOBODY, creature("Three", "A", 1)]}
    guard = creature("Guard", "B", 3)
    match = solo({"defence": [guard], "gates": [0, 3, 0]}, its, active=IT, phase="attack")
    assert match.over
    assert (won(match), gates(match)) == ([], [0, 0, 0])


def test_it_fells_your_last_two_gates_at_once_if_it_can() -> None:
    """To the right the chain would beat Guard; to the middle it fells the second of two gates."""
    its = {
        "attack": [creature("Ram", "C", 4), creature("Two", "A", 1), creature("Three", "A", 1)],
        "defence": [NOBODY, creature("Four", "A", 1)],
    }
    mine = {"defence": [NOBODY, NOBODY, creature("Guard", "B", 3)], "gates": [4, 3, 0]}
    assert won(solo(mine, its, active=IT, phase="attack")) == []


def test_nobody_is_asked_how_the_match_is_to_be_lost() -> None:
    """The middle gate falls in any case, and the chain could beat either of two creatures besides."""
    its = {
        "attack": [creature("One", "A", 1), creature("Ram", "A", 4), creature("Three", "A", 1)],
        "defence": [NOBODY, creature("Four", "A", 1)],
    }
    mine = {"defence": [creature("Left", "B", 3), NOBODY, creature("Right", "B", 3)], "gates": [0, 4, 0]}
    assert won(solo(mine, its, active=IT, phase="attack")) == []


def test_creatures_that_a_falling_gate_beats_are_counted_when_it_fuses() -> None:
    """To the left the chain beats Guard and hits a strong gate; to the middle it fells a gate, and two are beaten."""
    mine = {
        "attack": [NOBODY, creature("Giant", "C", 9)],
        "defence": [creature("Guard", "B", 2), creature("Post", "B", 2)],
        "gates": [15, 1, 15],
    }
    its = {"attack": [creature("One", "A", 1), creature("Two", "A", 1)], "defence": [NOBODY, creature("Three", "A", 1)]}
    match = solo(mine, its, active=IT, phase="attack")
    assert (gates(match), rows(match)) == ([15, 0, 15], {"A2": "(giant)", "D1": "guard", "D2": "(post)"})


def test_then_it_fuses_to_hit_your_strongest_gate() -> None:
    its = {"attack": [creature("One", "A", 1), creature("Two", "A", 1)], "defence": [NOBODY, creature("Three", "A", 1)]}
    match = solo({"gates": [15, 12, 9]}, its, active=IT, phase="attack")
    assert gates(match) == [12, 11, 9]
    match = solo({"gates": [12, 15, 9]}, its, active=IT, phase="attack")
    assert gates(match) == [11, 12, 9]


def test_it_fuses_to_hit_the_strongest_gate_that_it_can_reach() -> None:
    """No chain leads to the charge at the strongest gate, or a charge there is blocked: then the next strongest counts."""
    one, two, three = creature("One", "A", 1), creature("Two", "A", 1), creature("Three", "A", 1)
    its = {"attack": [NOBODY, one, two], "defence": [NOBODY, NOBODY, three]}
    assert gates(solo({"gates": [15, 12, 9]}, its, active=IT, phase="attack")) == [15, 9, 8]
    assert gates(solo({"gates": [15, 9, 12]}, its, active=IT, phase="attack")) == [15, 8, 9]
    its["attack"] = [creature("Zero", "A", 1), one, two]
    blocked = {"gates": [15, 12, 9], "defence": [creature("Wall", "B", 9)]}
    assert gates(solo(blocked, its, active=IT, phase="attack")) == [15, 9, 8]


def test_a_chain_that_cannot_lead_to_the_strongest_gate_prefers_the_next_even_if_it_adds_less_there() -> None:
    """All three charge anyway, but from gate 3 a chain leads only to the right or the middle."""
    its = {
        "attack": [creature("Lone", "B", 1), creature("Two", "A", 1, main=["fuse 1"]), creature("Three", "A", 1)],
        "defence": [NOBODY, NOBODY, creature("Four", "A", 1)],
    }
    assert gates(solo({"gates": [15, 9, 12]}, its, active=IT, phase="attack")) == [14, 8, 9]
    assert gates(solo({"gates": [15, 12, 9]}, its, active=IT, phase="attack")) == [14, 8, 8]


def test_with_the_strongest_gate_hit_as_hard_as_can_be_it_does_most_damage_in_all() -> None:
    """Four could lead its chain to the middle, for 6 instead of 3 at the gate of 9; then the gate of 8 would lose only 1."""
    row = [creature("One", "A", 1), creature("Two", "A", 1), creature("Three", "B", 1)]
    back = [creature("Four", "A", 1, main=["fuse 3"]), creature("Five", "A", 1), creature("Six", "B", 1)]
    match = solo({"gates": [8, 9, 10]}, {"attack": row, "defence": back}, active=IT, phase="attack")
    assert gates(match) == [8 - 6, 9 - 3, 10 - 3]


def test_you_choose_between_fusions_that_harm_you_equally() -> None:
    its = {"attack": [creature("One", "A", 1), creature("Two", "A", 1)], "defence": [NOBODY, creature("Three", "A", 1)]}
    match = solo({"gates": [12, 12, 15]}, its, active=IT, phase="attack")
    assert (asked(match), keys(match)) == ((ME, "ask-it-fuse"), ["fuse:2>D2-A2", "fuse:2>D2-A2-A1"])
    choose(match, "fuse:2>D2-A2-A1")
    assert gates(match) == [9, 11, 15]


@pytest.mark.parametrize(("lang", "way"), [("en", "D2-A2-A1"), ("pl", "O2-A2-A1")])
def test_its_chains_run_through_places_by_the_names_that_the_language_gives_them(lang: str, way: str) -> None:
    its = {"attack": [creature("One", "A", 1), creature("Two", "A", 1)], "defence": [NOBODY, creature("Three", "A", 1)]}
    match = solo({"gates": [12, 12, 15]}, its, active=IT, phase="attack")
    voice = Speaker(lang, (SHARED, *GAME.words()))
    told = [GAME.option_text(match, option, voice) or "" for option in match.decision.options]
    assert way in told[1]
    assert voice.mistakes == []


def test_you_choose_which_of_two_creatures_its_fusion_beats() -> None:
    its = {"attack": [creature("One", "A", 1), creature("Two", "A", 1)], "defence": [NOBODY, creature("Three", "A", 1)]}
    mine = {"defence": [creature("Left", "B", 3), creature("Mid", "C", 3)]}
    match = solo(mine, its, active=IT, phase="attack")
    choose(match, "fuse:2>D2-A2")
    assert (discard(match), rows(match)) == (["mid"], {"D1": "left"})


def test_you_may_have_it_lay_no_chain_where_none_would_harm_you_more() -> None:
    """Without a chain it beats Front, with one Back behind it, never both; the gate has fallen."""
    its = {"attack": [creature("One", "A", 7)], "defence": [creature("Two", "A", 1)]}
    mine = {"attack": [creature("Front", "B", 3)], "defence": [creature("Back", "C", 9)], "gates": [0, 15, 15]}
    match = solo(mine, its, active=IT, phase="attack")
    assert keys(match) == ["fuse:none", "fuse:1>D1-A1"]
    choose(match, "fuse:none")
    assert rows(match) == {"D1": "back"}


def test_fusions_that_come_to_the_same_are_no_question() -> None:
    one = creature("One", "A", 1)
    match = solo({}, {"attack": [one], "defence": [one, one, one]}, active=IT, phase="attack")
    assert (gates(match), phase(match)) == ([12, 15, 15], (ME, "development"))


def test_one_more_fallen_gate_is_more_harm() -> None:
    """Either chain takes 3 off two equal gates, but only to the left one of them falls."""
    its = {"attack": [creature("One", "A", 1), creature("Two", "A", 0)], "defence": [NOBODY, creature("Three", "A", 1)]}
    match = solo({"gates": [3, 3, 15]}, its, active=IT, phase="attack")
    assert gates(match) == [0, 3, 15]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_fusion_would_do_is_told(lang: str) -> None:
    voice = Speaker(lang, (SHARED, *GAME.words()))
    its = {"attack": [creature("One", "A", 1), creature("Two", "A", 1)], "defence": [NOBODY, creature("Three", "A", 1)]}
    mine = {"defence": [creature("Guard", "B", 3), creature("Post", "C", 3)], "gates": [0, 0, 15]}
    match = solo(mine, its, active=IT, phase="attack")
    told = [voice.option(option) for option in match.decision.options]
    assert voice.question(match.decision)
    assert ["Guard" in each for each in told] == [False, True]
    assert ["Post" in each for each in told] == [True, False]
    match = solo({"gates": [12, 12, 15]}, its, active=IT, phase="attack")
    assert all("3" in voice.option(option) for option in match.decision.options)
    assert voice.mistakes == []


def test_it_fuses_from_every_gate_that_stands_and_from_no_fallen_one() -> None:
    one, two = creature("One", "A", 1), creature("Two", "B", 1)
    its = {"attack": [one, two], "defence": [one, two], "gates": [15, 15, 15]}
    assert gates(solo({}, its, active=IT, phase="attack")) == [12, 12, 15]
    its["gates"] = [0, 15, 15]
    assert gates(solo({}, its, active=IT, phase="attack")) == [14, 12, 15]


def test_its_defence_row_does_not_charge() -> None:
    match = solo({}, {"defence": [RAM, RAM, RAM]}, active=IT, phase="attack")
    assert gates(match) == [15, 15, 15]


# Falling gates


CROWN = {
    "sovereigns": [sovereign("Queen"), sovereign("King")],
    "sovereign_deck": [sovereign("Heir", "A", 6), sovereign("Last")],
}


def test_when_its_gate_falls_the_top_sovereign_goes_onto_the_warrior_deck() -> None:
    wall = creature("Wall", "B", 9)
    match = solo(
        {"hand": [], "attack": [NOBODY, RAM], "defence": [wall, wall, wall]},
        {"gates": [15, 4, 15], "attack": grunts(1), "defence": [NOBODY, NOBODY, *grunts(1, 2)]},
        field={**CROWN, "warrior_deck": grunts(9, 11)},
        phase="attack",
    )
    assert (field(match)["sovereigns"], field(match)["sovereign_deck"]) == (["queen", "king"], 1)
    assert rows(match, IT)["A2"] == "heir", "the first card of its next turn"
    assert rows(match, IT)["A1"] == "grunt-11"
    assert discard(match) == ["ram"]


def test_its_sovereign_comes_face_down() -> None:
    match = solo({"hand": [], "attack": [NOBODY, RAM]}, {"gates": [15, 4, 15]}, field=CROWN, phase="attack")
    moved = [event.args for event in match.events if event.name == "moved"]
    assert [args["card"] for args in moved if args["from"] == SOVEREIGN_DECK] == [Name("a-card")]


def test_when_your_gate_falls_you_take_a_sovereign() -> None:
    match = solo(
        {"gates": [15, 3, 15], "defence": [NOBODY, creature("Mine", "B", 1)]},
        {"attack": [NOBODY, RAM], "defence": [NOBODY, creature("Its", "B", 1)]},
        field=CROWN,
        active=IT,
        phase="attack",
    )
    assert (asked(match), keys(match)) == ((ME, "ask-console"), ["console:queen", "console:king"])
    assert (rows(match), rows(match, IT)) == ({}, {"D2": "its"})
    assert (discard(match), removed(match)) == (["mine"], 1)
    choose(match, "console:king")
    assert hand(match) == ["king", "mouse"]
    assert field(match)["sovereigns"] == ["queen", "heir"]


def test_a_gate_it_strikes_down_in_its_development_phase_blasts_its_attacker_too() -> None:
    bolt = creature("Bolt", "C", 9, main=["strike 9", "strike 6"])
    match = solo(
        {"gates": [15, 1, 1], "defence": [creature("Mine", "B", 1)]},
        {"attack": [creature("Front", "D")] * 3, "defence": grunts(3, 40)},
        active=IT,
        field={**CROWN, "warrior_deck": [bolt, *meek(9)]},
    )
    assert gates(match) == [0, 1, 1]
    assert (discard(match), rows(match)) == (["mine"], {})
    assert "A1" not in rows(match, IT)
    assert asked(match) == (ME, "ask-console")


# The end


def test_you_lose_when_the_warriors_run_out() -> None:
    match = solo({}, {"attack": grunts(3, 40), "defence": grunts(3, 43)}, field={"warrior_deck": grunts(2)})
    choose(match, "end")
    assert match.result is not None
    assert (won(match), match.result.why) == ([], "warriors-gone")


def test_you_do_not_lose_while_a_warrior_is_left() -> None:
    match = solo({}, {"attack": grunts(3, 40), "defence": grunts(3, 43)}, field={"warrior_deck": grunts(3)})
    choose(match, "end")
    assert (match.over, field(match)["warrior_deck"]) == (False, 1)


def test_its_remove_may_take_the_last_warrior() -> None:
    thief = creature("Thief", "C", main=["remove"])
    match = solo({}, {"attack": grunts(3, 40), "defence": grunts(3, 43)}, field={"warrior_deck": [thief, *grunts(1)]})
    choose(match, "end")
    assert won(match) == []


def test_you_lose_with_your_last_gate() -> None:
    match = it_attacks(4, gates=[0, 4, 0])
    assert match.result is not None
    assert (won(match), match.result.why) == ([], "gates-fallen")


def test_you_win_with_its_last_gate() -> None:
    match = solo({"attack": [NOBODY, RAM]}, {"gates": [0, 4, 0]}, phase="attack")
    assert won(match) == [ME]


def test_you_draw_up_in_your_own_turn_only() -> None:
    match = solo({"hand": [MOUSE, MOUSE]})
    choose(match, "discard:mouse", "discard:mouse", "end")
    assert (len(hand(match)), phase(match)) == (5, (ME, "development"))
