"""Who sees what: a set of seats for each zone and, where need be, for a single card.

A move reveals a card to those who could not see it before and can now; events, undo and dealing anew follow from that.
"""

from __future__ import annotations

import pytest

from talia.kernel.chance import Chance
from talia.kernel.sight import EVERYBODY, NOBODY, among, only
from talia.kernel.voice import Name

from .toy import ANIMALS, Menagerie

TABLE, DECK, MINE, YOURS, OURS = range(5)
SIGHT = (EVERYBODY, NOBODY, only(0), only(1), only(0, 1))
UNSEEN = Name("a-card")


def laid(zone: int = DECK, cards: int = 3) -> Menagerie:
    """All cards in one zone."""
    s = Menagerie()
    s.begin(ANIMALS[:cards], len(SIGHT), SIGHT, 1)
    s.players, s.round, s.leaving, s.drafting, s.named = 3, 0, 0, False, ()
    for card in range(cards):
        s.put(card, zone)
    s.events = []
    return s


def seers(s: Menagerie, card: int) -> list[int | None]:
    return [seat for seat in (0, 1, 2, None) if s.sees(seat, card)]


def readers(s: Menagerie) -> list[int | None]:
    """Who reads which card the last event tells of."""
    event = (s.events or [])[-1]
    return [seat for seat in (0, 1, 2, None) if (told := event.told(seat)) and told.args["card"] != UNSEEN]


def test_sets_of_seats() -> None:
    assert [among(only(0, 2), seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert all(among(EVERYBODY, seat) for seat in (0, 1, 31, None))
    assert not any(among(NOBODY, seat) for seat in (0, 1, 31, None))


@pytest.mark.parametrize(
    ("source", "to", "revealed", "names"),
    [
        (TABLE, TABLE, 0, [0, 1, 2, None]),
        (TABLE, DECK, 0, [0, 1, 2, None]),
        (DECK, DECK, 0, []),
        (DECK, MINE, 1, [0]),
        (DECK, TABLE, 1, [0, 1, 2, None]),
        (MINE, DECK, 0, [0]),
        (MINE, TABLE, 1, [0, 1, 2, None]),
        (MINE, YOURS, 1, [0, 1]),
        (MINE, OURS, 1, [0, 1]),
        (OURS, MINE, 0, [0, 1]),
        (OURS, YOURS, 0, [0, 1]),
    ],
)
def test_a_move_reveals_to_those_who_could_not_see_and_can_now(
    source: int, to: int, revealed: int, names: list[int | None]
) -> None:
    for several in (False, True):
        s = laid(source)
        if several:
            s.pour(source, to) if source != to else s.move(2, to)
        else:
            s.move(2, to)
        count = 3 if several and source != to else 1
        assert s.reveals == revealed * count
        assert readers(s) == names


def test_an_event_never_tells_the_name_to_whoever_reads_it_carelessly() -> None:
    s = laid(MINE)
    s.move(2, YOURS)
    event = (s.events or [])[-1]
    assert event.seen_by(2)
    assert event.args["card"] == UNSEEN


def test_a_card_that_was_looked_at_is_known_to_those_who_looked_until_it_moves() -> None:
    s = laid()
    s.show(2, only(1))
    assert s.reveals == 1
    assert (seers(s, 2), seers(s, 1)) == ([1], [])
    s.show(2, only(1))
    assert s.reveals == 1, "nothing new"
    s.move(2, MINE)
    assert s.reveals == 2
    assert readers(s) == [0, 1], "whoever looked knows which card went there"
    assert seers(s, 2) == [0], "but not for ever"
    assert s.faces == {}


def test_what_one_knows_already_is_not_revealed() -> None:
    s = laid()
    s.show(2, only(0))
    s.move(2, MINE)
    assert s.reveals == 1


def test_a_card_face_down_on_the_table_is_seen_by_nobody_until_it_is_turned_up() -> None:
    s = laid()
    s.move(2, TABLE)
    s.face(2, NOBODY)
    assert (s.reveals, seers(s, 2)) == (1, [])
    s.face(2, EVERYBODY)
    assert (s.reveals, seers(s, 2), s.faces) == (2, [0, 1, 2, None], {})
    s.face(2, NOBODY)
    s.pour(TABLE, DECK)
    assert readers(s) == []
    assert s.faces == {}


def test_shuffling_forgets_what_was_looked_at() -> None:
    s = laid()
    s.show(0, only(0))
    s.show(2, EVERYBODY)
    s.shuffle(DECK)
    assert [seers(s, card) for card in range(3)] == [[], [], []]


def test_a_pile_turned_over_onto_an_open_zone_is_revealed() -> None:
    s = laid()
    s.show(1, EVERYBODY)
    s.turn_over(DECK, TABLE)
    assert s.reveals == 1 + 2
    assert s.zones[TABLE] == [2, 1, 0]


def test_looking_makes_a_difference_to_the_fingerprint_and_a_clone_looks_for_itself() -> None:
    s = laid()
    before = s.fingerprint
    twin = s.clone()
    twin.show(2, only(0))
    assert s.fingerprint == before != twin.fingerprint
    assert seers(s, 2) == []


def test_dealing_anew_moves_just_what_a_seat_does_not_see() -> None:
    moved = set()
    for seed in range(40):
        s = laid(cards=6)
        for card in (3, 4):
            s.move(card, MINE)
        s.move(5, YOURS)
        s.show(2, only(0))
        s.mix((DECK, MINE, YOURS), 0, Chance(seed))
        assert s.zones[MINE] == [3, 4]
        assert s.zones[DECK][2] == 2, "looked at, so it stays in its place"
        assert sorted(s.zones[DECK][:2] + s.zones[YOURS]) == [0, 1, 5]
        assert all(card in s.zones[s.where[card]] for card in range(6))
        moved.add(tuple(s.zones[DECK][:2] + s.zones[YOURS]))
    assert len(moved) == 6, "and all the rest may lie in any way"


def test_how_a_card_lies_stays_with_the_place_when_cards_are_dealt_anew() -> None:
    for seed in range(10):
        s = laid(cards=4)
        s.show(3, only(1))
        s.mix((DECK,), 0, Chance(seed))
        assert [seers(s, card) for card in s.zones[DECK]] == [[], [], [], [1]]


def test_a_card_that_must_stay_stays() -> None:
    for seed in range(10):
        s = laid(cards=4)
        s.mix((DECK,), 0, Chance(seed), known=(1,))
        assert s.zones[DECK][1] == 1
