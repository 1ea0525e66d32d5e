"""What cards do with an ally who may stand in Gravehold's place."""

from __future__ import annotations

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.vocabulary.base import Deed, walk
from talia.kernel.voice import Voice


class ForAlly(Deed):
    """A deed that does something only where a certain ally stands."""

    __slots__ = ()

    def missing(self, v: Voice) -> str:
        """What a supply pile says of it at a table without an ally."""
        raise AssertionError(f"{type(self).__name__} says nothing of a missing ally")


def without_ally(card: Card, v: Voice) -> list[str]:
    """What playing or casting a card lacks at a table without an ally."""
    deeds = [deed for deed in (card.play, card.cast) if deed is not None]
    return list(dict.fromkeys(part.missing(v) for deed in deeds for part in walk(deed) if isinstance(part, ForAlly)))
