"""What the names mean that people write: an id, or what a card, a mage, a nemesis or a gift of the box is called."""

from __future__ import annotations

from collections.abc import Callable, Collection

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.set_up.stock import once_a_box
from talia.kernel.called import Called
from talia.kernel.errors import TaliaError
from talia.kernel.names import slug, slug_of
from talia.kernel.voice import Name


@once_a_box
def cards_of(box: Box) -> dict[str, Card]:
    """The cards of a box by their ids."""
    return {slug(id): card for id, card in box.by_id.items()}


@once_a_box
def called_in(box: Box) -> Called:
    """What everything in a box is called."""
    kinds: list[Card | Mage | Nemesis] = [*box.by_id.values(), *box.mages, *box.nemeses]
    return Called([*((each.id, each.name) for each in kinds), *_gifts(box).items()])


def _gifts(box: Box) -> dict[str, Name]:
    """The ids of the gifts that mages are made of, and what they are called."""
    sorts = box.gifts.sorts if box.gifts is not None else ()
    return {gift.value: gift.name for _, sort in sorts for gift in sort}


@once_a_box
def campaign_forms(box: Box) -> frozenset[str]:
    """The ids of cards that only campaigns have: some are another form of a card of single battles, by the same name."""
    return frozenset(card.id for card in (*box.forms, *(each for foe in box.nemeses for each in foe.campaign)))


def ids_called(box: Box, name: str, fits: Callable[[str], bool]) -> list[str]:
    """The ids that fit and are called so in some language; of the two forms of a card, that of single battles."""
    found = [id for id in called_in(box).ids(name) if fits(id)]
    return [id for id in found if id not in campaign_forms(box)] or found if len(found) > 1 else found


def with_gifts(box: Box, mage: str) -> str:
    """A mage who is made (`Name:gift+gift`), with the ids of gifts that go by their names; anybody else as they are."""
    name, colon, told = mage.partition(":")
    if not colon:
        return mage
    gifts = _gifts(box)
    return f"{name}:{'+'.join(_one_gift(box, each, gifts) for each in told.split('+'))}"


def _one_gift(box: Box, told: str, gifts: Collection[str]) -> str:
    found = [] if slug(told) in gifts else ids_called(box, told, gifts.__contains__)
    return found[0] if len(found) == 1 else told


def answered(box: Box, value: object, possible: Collection[str], field: str) -> str:
    """The id that an answer of a set-up means: one of those that are possible, or what is none of them."""
    id = slug_of(value)
    if id in possible or not isinstance(value, str):
        return id
    found = ids_called(box, value, possible.__contains__)
    if len(found) > 1:
        raise TaliaError("error-setup-which", field=field, value=value.strip(), possible=found)
    return found[0] if found else id
