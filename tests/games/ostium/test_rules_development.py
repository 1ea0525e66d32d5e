"""The development phase: discard, summon, take, move, swap, recall; and the field that is refilled after it."""

from __future__ import annotations

import pytest

from talia import Match
from talia.games.ostium.game import GAME
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED
from tests.games.ostium.table import (
    ME,
    MOUSE,
    NOBODY,
    PRIMAL,
    YOU,
    asked,
    call,
    choose,
    creature,
    crystals,
    discard,
    duel,
    end,
    familiar,
    field,
    gates,
    grunts,
    hand,
    keys,
    phase,
    rows,
    sovereign,
    summon,
)

BEAR = creature("Bear", "A", 3, 3, main=["crystal 5"])
OX = creature("Ox", "B", 2, 2)


# Discarding


def test_any_card_may_be_discarded() -> None:
    match = duel({"hand": [BEAR, PRIMAL, sovereign("Queen"), MOUSE]})
    choose(match, "discard:bear", "discard:primal", "discard:queen")
    assert discard(match) == ["queen", "primal", "bear"]
    assert (crystals(match), hand(match)) == (0, ["mouse"])


def test_cards_may_be_kept() -> None:
    match = duel({"hand": [BEAR, MOUSE]})
    end(match)
    assert hand(match) == ["bear", *["mouse"] * 4]


# Summoning


def test_summoning_from_hand_is_free_whatever_the_cost() -> None:
    match = duel({"hand": [sovereign("Queen", cost=9), MOUSE]})
    summon(match, "queen", "D3")
    assert rows(match) == {"D3": "queen"}


def test_a_creature_may_be_summoned_to_any_free_place_also_before_a_fallen_gate() -> None:
    match = duel({"hand": [OX, MOUSE], "attack": [BEAR], "gates": [15, 0, 15]})
    choose(match, "summon:ox")
    assert keys(match) == ["place:A2", "place:A3", "place:D1", "place:D2", "place:D3"]


def test_a_full_battlefield_takes_nobody() -> None:
    match = duel(
        {"hand": [OX], "attack": [MOUSE] * 3, "defence": [MOUSE] * 3, "crystals": 5}, field={"warriors": [BEAR]}
    )
    assert not [key for key in keys(match) if key.startswith(("summon", "call"))]
    choose(match, "recall:A1")
    assert "summon:ox" in keys(match)


def test_summoning_from_the_field_costs_the_full_price() -> None:
    match = duel({"crystals": 4}, field={"warriors": [BEAR, OX]})
    assert {"call:bear", "call:ox"} <= set(keys(match))
    call(match, "bear", "A1")
    assert (crystals(match), rows(match)) == (1, {"A1": "bear"})
    assert "call:ox" not in keys(match)


def test_several_creatures_may_be_called_one_after_the_other() -> None:
    match = duel({"crystals": 5}, field={"warriors": [BEAR, OX]})
    call(match, "bear", "A1")
    call(match, "ox", "D1")
    assert (crystals(match), rows(match)) == (0, {"A1": "bear", "D1": "ox"})


def test_a_creature_that_costs_nothing_may_be_called_without_a_crystal() -> None:
    match = duel({}, field={"warriors": [creature("Stray", cost=0)]})
    call(match, "stray", "A1")
    assert rows(match) == {"A1": "stray"}


def test_from_the_dismissal_zone_to_the_discard_pile_costs_one() -> None:
    waiting = [BEAR, OX, NOBODY, NOBODY, creature("Elk", cost=9, main=["discard -> quake", "last -> quake"]), NOBODY]
    match = duel({"crystals": 1}, field={"warriors": waiting})
    assert [key for key in keys(match) if key.startswith("take")] == ["take:elk"]
    choose(match, "take:elk")
    assert (discard(match), crystals(match)) == (["elk"], 0)
    assert (gates(match, YOU), match.decision.word) == ([15, 15, 15], "ask-development")


def test_both_places_of_the_dismissal_zone_may_be_taken_from() -> None:
    match = duel({"crystals": 2}, field={"warriors": [*[NOBODY] * 4, BEAR, OX]})
    choose(match, "take:bear", "take:ox")
    assert discard(match) == ["ox", "bear"]


def test_from_the_dismissal_zone_to_the_battlefield_costs_the_full_price() -> None:
    match = duel({"crystals": 3}, field={"warriors": [*[NOBODY] * 4, BEAR]})
    call(match, "bear", "A1")
    assert (crystals(match), discard(match)) == (0, [])
    match = duel({"crystals": 2}, field={"warriors": [*[NOBODY] * 4, BEAR]})
    assert "call:bear" not in keys(match)


def test_taking_needs_no_free_place() -> None:
    rest = {"attack": [MOUSE] * 3, "defence": [MOUSE] * 3, "crystals": 1}
    match = duel(rest, field={"warriors": [*[NOBODY] * 4, BEAR]})
    choose(match, "take:bear")
    assert discard(match) == ["bear"]


def test_a_warrior_that_was_called_is_not_replaced_before_the_end_of_the_phase() -> None:
    match = duel({"crystals": 3}, field={"warriors": [BEAR, *grunts(5)], "warrior_deck": grunts(9, 6)})
    call(match, "bear", "A1")
    assert field(match)["warriors"].count(None) == 1
    choose(match, "end")
    assert field(match)["warriors"].count(None) == 0


UPPER, LOWER, DISMISSAL = (0, 1), (3, 4), (2, 5)
"""The places of the field, in the order in which a view tells them."""


def like_oxen(*places: int) -> Match:
    """A field of like oxen, and of bears elsewhere."""
    told = [OX if place in places else creature(f"Bear {place}", "A", 3, 3) for place in range(6)]
    column_by_column = [told[place] for place in (0, 3, 1, 4, 2, 5)]
    return duel({"crystals": 2}, field={"warriors": column_by_column, "warrior_deck": grunts(9)})


def calls_of_oxen(match: Match) -> list[str]:
    """The options to call one."""
    return [key for key in keys(match) if key.startswith("call:ox")]


@pytest.mark.parametrize(("places"), [(0, 3), (1, 5), (2, 4), (0, 3, 5)])
def test_of_like_warriors_in_the_field_it_is_chosen_which_is_called(places: tuple[int, ...]) -> None:
    for number in range(1, len(places) + 1):
        match = like_oxen(*places)
        assert len(calls_of_oxen(match)) == len(places)
        call(match, "ox" if number == 1 else f"ox#{number}", "A1")
        before = field(match)["warriors"]
        rest = sorted(places)
        del rest[number - 1]
        assert [place for place in range(6) if before[place] == "ox"] == rest


def test_one_of_them_stays_if_the_other_is_called_from_the_dismissal_zone() -> None:
    match = like_oxen(*UPPER[1:], *DISMISSAL[:1])
    call(match, "ox#2", "A1")
    end(match)
    assert "ox" in field(match)["warriors"]
    match = like_oxen(*UPPER[1:], *DISMISSAL[:1])
    call(match, "ox", "A1")
    end(match)
    assert "ox" in field(match)["dismissed"]


@pytest.mark.parametrize("places", [UPPER, LOWER, DISMISSAL])
def test_where_it_comes_to_the_same_which_is_called_nobody_is_asked(places: tuple[int, int]) -> None:
    """Whoever is left goes to the right of the row, or is dismissed."""
    assert calls_of_oxen(like_oxen(*places)) == ["call:ox"]
    match = like_oxen(*DISMISSAL)
    assert [key for key in keys(match) if key.startswith("take")] == ["take:ox"]


def test_before_rules_8_the_first_of_like_warriors_was_called() -> None:
    match = GAME.under(7).arrange(like_oxen(1, 5).origin["position"])
    assert calls_of_oxen(match) == ["call:ox"]
    call(match, "ox", "A1")
    assert field(match)["warriors"][5] == "ox"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_where_each_of_them_waits(lang: str) -> None:
    voice = Speaker(lang, (SHARED, *GAME.words()))
    position = like_oxen(0, 3, 5).origin["position"]
    position = {**position, "field": {**position["field"], "sovereigns": [OX, sovereign("Queen")]}}
    match = GAME.arrange(position)
    told = [voice.option(option) for option in match.decision.options if option.key.startswith("call:ox")]
    assert len({*told}) == 4
    assert all("Ox" in each and "2" in each for each in told)
    assert voice.mistakes == []


def test_a_sovereign_is_replaced_at_once() -> None:
    crown = {"sovereigns": [sovereign("Queen"), sovereign("King")], "sovereign_deck": [sovereign("Heir")]}
    match = duel({"crystals": 9}, field=crown)
    call(match, "queen", "A1")
    assert field(match)["sovereigns"] == ["heir", "king"]
    assert field(match)["sovereign_deck"] == 0


def test_a_spent_sovereign_deck_is_not_refilled() -> None:
    crown = {"sovereigns": [sovereign("Queen"), sovereign("King")], "sovereign_deck": []}
    match = duel({"crystals": 20}, field=crown)
    call(match, "queen", "A1")
    assert field(match)["sovereigns"] == [None, "king"]


def test_primals_are_called_one_after_the_other_until_there_are_none() -> None:
    match = duel({"crystals": 9}, field={"primals": 2})
    call(match, "primal", "A1")
    call(match, "primal", "A2")
    assert field(match)["primals"] == 0
    assert "call:primal" not in keys(match)


def test_a_primal_may_still_be_summoned_from_hand_when_they_have_run_out() -> None:
    match = duel({"hand": [PRIMAL, MOUSE]}, field={"primals": 0})
    summon(match, "primal", "A1")
    assert rows(match) == {"A1": "primal"}


# Moving, swapping, recalling


def test_moving_to_a_free_place_costs_one_and_wakes_no_side_domain() -> None:
    sage = creature("Sage", "A", right=["crystal 5"])
    match = duel({"attack": [sage], "defence": [NOBODY, familiar("Kin", "A")], "crystals": 1})
    choose(match, "move:A1", "place:D1")
    assert (crystals(match), rows(match)) == (0, {"D1": "sage", "D2": "kin"})


def test_two_creatures_may_change_places_for_one_crystal() -> None:
    match = duel({"attack": [BEAR], "defence": [NOBODY, NOBODY, OX], "crystals": 2})
    choose(match, "move:A1")
    assert "place:D3" in keys(match)
    choose(match, "place:D3")
    assert (crystals(match), rows(match)) == (1, {"A1": "ox", "D3": "bear"})


def test_creatures_of_a_full_battlefield_may_change_places() -> None:
    match = duel({"attack": [BEAR, OX, MOUSE], "defence": [MOUSE] * 3, "crystals": 1})
    choose(match, "move:A1", "place:A2")
    assert rows(match)["A1"] == "ox"


def test_recalling_costs_one_and_is_not_discarding() -> None:
    match = duel({"attack": [creature("Elk", main=["discard -> crystal 3", "crystal 3"])], "crystals": 1})
    choose(match, "recall:A1")
    assert (crystals(match), discard(match), rows(match)) == (0, ["elk"], {})


def test_a_recalled_creature_does_its_last() -> None:
    match = duel({"attack": [creature("Elk", main=["last -> crystal 3"])], "crystals": 1})
    choose(match, "recall:A1")
    assert crystals(match) == 3


def test_without_crystals_nothing_is_called_taken_moved_or_recalled() -> None:
    match = duel({"attack": [BEAR]}, field={"warriors": grunts(6)})
    assert keys(match) == ["summon:mouse", "discard:mouse", "end"]


# The end of the phase


def test_crystals_are_lost_when_the_phase_ends() -> None:
    match = duel({"crystals": 7})
    end(match)
    assert (phase(match), crystals(match)) == ((YOU, "development"), 0)


def test_a_phase_without_anything_to_do_ends_by_itself() -> None:
    match = duel({"hand": []})
    assert asked(match) == (YOU, "ask-development")


def test_each_row_shifts_by_itself() -> None:
    w = grunts(9)
    waiting = [w[0], w[1], NOBODY, w[2], w[3], NOBODY]
    match = duel({}, field={"warriors": waiting, "warrior_deck": w[4:]})
    choose(match, "end")
    found = field(match)["warriors"]
    assert field(match)["dismissed"] == ["grunt-4"]
    assert (found[2], found[4], found[5]) == ("grunt-1", "grunt-2", "grunt-3")


def test_a_row_with_a_gap_of_two_shifts_all_the_way() -> None:
    match = duel({}, field={"warriors": [BEAR, OX], "warrior_deck": grunts(9)})
    choose(match, "end")
    found = field(match)["warriors"]
    assert (found[2], found[5]) == ("bear", "ox")
    assert field(match)["dismissed"] == []


def test_the_field_is_refilled_before_the_attack() -> None:
    match = duel({"attack": [BEAR, OX]}, field={"warriors": grunts(6), "warrior_deck": grunts(9, 7)})
    choose(match, "end")
    assert phase(match) == (ME, "attack")
    assert field(match)["dismissed"] == ["grunt-6", "grunt-5"]
    assert field(match)["warriors"].count(None) == 0


def test_a_spent_warrior_deck_is_the_dismissed_pile_shuffled() -> None:
    heap = grunts(8, 10)
    orders = set()
    for seed in range(6):
        match = duel({}, field={"warriors": grunts(6), "warrior_deck": [BEAR], "dismissed": heap})
        match = match.game.arrange(match.origin["position"], seed)
        choose(match, "end")
        view = field(match)
        assert (view["warrior_deck"], view["dismissed"]) == (9, [])
        assert view["warriors"].count(None) == 0
        assert "bear" in view["warriors"]
        orders.add(tuple(view["warriors"]))
    assert len(orders) > 1


def test_a_field_without_any_warrior_left_stays_open() -> None:
    match = duel({}, field={"warriors": grunts(4), "warrior_deck": []})
    choose(match, "end")
    assert field(match)["warriors"] == [None, "grunt-1", "grunt-3", None, "grunt-2", "grunt-4"]


# Nothing left to do


def test_when_nothing_can_ever_happen_nobody_wins() -> None:
    match = duel({"hand": [], "deck": []}, {"hand": [], "deck": []})
    assert match.result is not None
    assert (match.result.why, match.result.won) == ("stalemate", (False, False))


def test_a_player_who_can_do_nothing_still_charges() -> None:
    match = duel({"hand": [], "deck": [], "attack": [creature("Ram", power=1)]}, {"hand": [], "deck": []})
    assert gates(match, YOU)[2] == 0
    assert asked(match) == (YOU, "ask-console")
