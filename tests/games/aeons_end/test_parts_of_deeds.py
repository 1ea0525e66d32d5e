"""What a deed is made of: one walk that everybody uses who looks into deeds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from talia.games.aeons_end.bot.evaluation import hurts, strength
from talia.games.aeons_end.boxes.war_eternal import BOX
from talia.games.aeons_end.boxes.war_eternal.nemeses.acolytes import spared
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    first_this_turn,
    gain,
    gravehold_suffers,
    may,
    reveal_turn_card,
    suffers,
    this_suffers,
    when,
    your_life,
)
from talia.games.aeons_end.cards.vocabulary.base import NOTHING, Deed, walk


def printed() -> Iterator[Deed]:
    """Every deed that is printed anywhere in the box."""
    for thing in (*BOX.by_id.values(), *BOX.mages, *BOX.nemeses):
        yield from held(thing)


def held(thing: object) -> list[Deed]:
    """The deeds among the attributes of a thing, or in tuples there."""
    values = [getattr(thing, name, None) for name in dir(thing) if not name.startswith("_")]
    flat = [each for value in values for each in (value if isinstance(value, tuple) else (value,))]
    return [each for each in flat if isinstance(each, Deed)]


def test_every_deed_names_all_deeds_that_it_holds() -> None:
    whole = [part for deed in printed() for part in walk(deed)]
    assert len(whole) > 300
    for deed in whole:
        assert sorted(map(id, deed.parts())) == sorted(map(id, held(deed))), deed


def test_every_deed_can_be_made_again_of_its_parts() -> None:
    for deed in printed():
        assert repr(deed.made_of(deed.parts())) == repr(deed)


def test_the_walk_goes_in_the_order_of_the_print() -> None:
    first, second, third = gain(1), suffers(2), gravehold_suffers(3)
    deed = may(first).if_done(any_player >> second) + first_this_turn(third)
    assert [part for part in walk(deed) if not part.parts()] == [first, second, third]


@pytest.mark.parametrize(
    "deed",
    [
        this_suffers(1),
        when(your_life() <= 5, this_suffers(2)),
        any_player >> this_suffers(1),
        this_suffers(1) + this_suffers(2),
        may(this_suffers(1)),
        reveal_turn_card(this_suffers(1), otherwise=this_suffers(2)),
    ],
)
def test_of_a_deed_that_only_hurts_the_acolyte_nothing_is_left(deed: Deed) -> None:
    assert spared(deed) is NOTHING


def test_of_any_other_deed_everything_else_is_left() -> None:
    kept = gravehold_suffers(1)
    assert repr(spared(kept + this_suffers(1))) == repr((kept + kept).made_of((kept,)))
    assert repr(spared(reveal_turn_card(kept, this_suffers(1)))) == repr(reveal_turn_card(kept, NOTHING))


def test_bots_see_what_is_inside_of_may_and_if() -> None:
    plain, perhaps, given = (strength(BOX.by_id[id]) for id in ("breach-ore", "dread-diamond", "erratic-ingot"))
    assert plain < perhaps < given
    assert hurts(BOX.by_id["coal-shard"])
