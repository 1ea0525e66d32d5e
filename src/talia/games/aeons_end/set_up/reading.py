"""Reading a position of Aeon's End: its keys, and the cards, mages and nemeses it names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.rules.layout import PILES
from talia.games.aeons_end.set_up.named import called_in, cards_of
from talia.games.aeons_end.set_up.stock import copies
from talia.kernel.names import slug, slug_of
from talia.kernel.positions import Reader, fail
from talia.kernel.voice import Name

# Any, all through this file: a position is written by people, and reading it is what checks its types.

TOP_KEYS = (
    "active",
    "phase",
    "casting_begun",
    "round",
    "turn",
    "gravehold",
    "difficulty",
    "full_life",
    "turn_order_variant",
    "players",
    "nemesis",
    "turn_order",
    "market",
    "destroyed",
    "chance",
    "numbers",
    "run_on",
    "choices",
    "curses",
    "treasures",
    "marks",
    "without",
    "chapter",
    "expedition",
)
PLAYER_KEYS = (
    "mage",
    "life",
    "charges",
    "aether",
    "purses",
    "wallets",
    "hand",
    "deck",
    "discard",
    "played",
    "breaches",
    "gained",
    "redirects",
    "used",
    "trophies",
    "front",
    "waiting",
    "done",
    "treasures",
    "pulse",
)
NEMESIS_KEYS = (
    "name",
    "life",
    "tokens",
    "in_play",
    "deck",
    "discard",
    "crew",
    "crew_discard",
    "zones",
    "extra_draws",
    "changed",
)
BREACH_KEYS = ("open", "sigil", "gone", "stage", "focused", "prepped", "attached")
TURN_ORDER_KEYS = ("deck", "discard", "tokens")
PLAYER_CARDS = (Sort.GEM, Sort.RELIC, Sort.SPELL, Sort.CURSE)
NEMESIS_CARDS = (Sort.ATTACK, Sort.MINION, Sort.POWER)
HELD = {
    **dict.fromkeys(("hand", "deck", "discard"), PLAYER_CARDS),
    "played": (Sort.GEM, Sort.RELIC),
    **dict.fromkeys(("gained", "waiting"), PLAYER_CARDS),
    "used": (Sort.SPELL,),
}
"""What a position says of a player's cards, and of which sorts those are."""


@dataclass(frozen=True)
class Side:
    """What a position tells of a card's hidden side: whether it is the telling one, if that is said at all, and whether
    everybody has seen it."""

    telling: bool | None = None
    turned: bool = False


def top_keys(box: Box) -> tuple[str, ...]:
    """What a position of this box may say: an ally of the box has a key, too."""
    return TOP_KEYS if box.ally is None else (*TOP_KEYS, box.ally.id)


class PositionReader(Reader):
    """Reads a position piece by piece.

    `cards` collects the cards it names and the zone each goes to, in the order they are put there; `places` the same cards
    and the place where each was told, in the order they were told; `declared` are cards in zones that the nemesis or the box
    brings, which have no numbers yet.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.named = cards_of(box)
        self.cards: list[tuple[Card, int]] = []
        self.declared: list[tuple[Card, Zone]] = []
        self.sides: dict[int, tuple[Side, ...]] = {}
        self.places: list[tuple[Card, str]] = []

    def card(self, value: Any, sorts: Sequence[Sort], where: str) -> Card:
        """A card by its name or id, which must be of one of these sorts."""
        if not isinstance(value, str):
            raise fail(where, "position-wrong-type", expected=Name("type-card"))
        card = self.named.get(slug(value))
        if card is None:
            called = called_in(self.box)
            namesakes = [self.named[id] for id in called.ids(value) if id in self.named]
            if namesakes:  # those of others, for which `by_ids` had no use here
                raise fail(where, "position-wrong-card", name=namesakes[0].name)
            like = called.like(value, self.named)
            raise fail(where, "position-unknown-card", name=value, like=self.named[like].name if like else "none")
        if card.sort not in sorts:
            raise fail(where, "position-wrong-card", name=card.name)
        return card

    def pile(self, value: Any, sorts: Sequence[Sort], to: int, where: str, from_top: bool = True) -> list[Card]:
        """The cards of a zone. A pile is told from the top, and put there from the bottom; a hand as it lies."""
        told = []
        for number, name in enumerate(self.row(value, where)):
            card = self.card(name, sorts, f"{where}[{number}]")
            self.places.append((card, f"{where}[{number}]"))
            told.append(card)
        self.cards += [(card, to) for card in (reversed(told) if from_top else told)]
        return told

    def mages(self, sheets: Sequence[Mapping[str, Any]]) -> list[Mage]:
        """Who plays: a player of whom no mage is told gets the first that is free."""
        named: list[Mage | None] = []
        for number, sheet in enumerate(sheets):
            name = sheet.get("mage")
            mage = None
            if name is not None:
                mage = (self.box.mage(name) or self.box.mage(slug(name))) if isinstance(name, str) else None
                if mage is None:
                    self._gifts(name, f"players[{number}].mage")
                    possible = [each.id for each in self.box.mages]
                    raise fail(f"players[{number}].mage", "position-unknown-mage", name=str(name), possible=possible)
                if mage in named:
                    raise fail(f"players[{number}].mage", "position-mage-twice", mage=mage.name)
            named.append(mage)
        free = [mage for mage in self.box.mages if mage not in named]
        found = []
        for number, mage in enumerate(named):
            if mage is None:
                if not free:
                    raise fail(f"players[{number}].mage", "position-unknown-mage", name="", possible=["-"])
                mage = free.pop(0)
            found.append(mage)
        return found

    def _gifts(self, name: Any, where: str) -> None:
        """Say what is wrong with the gifts of a mage who cannot be made of them."""
        if self.box.gifts is None or not isinstance(name, str) or ":" not in name:
            return
        sorts = {gift.value: sort for sort, gifts in self.box.gifts.sorts for gift in gifts}
        told: dict[str, str] = {}
        for part in filter(None, map(slug, name.partition(":")[2].split("+"))):
            if part not in sorts:
                raise fail(where, "position-unknown-gift", name=part, possible=list(sorts))
            if sorts[part] in told:
                raise fail(where, "position-gifts-alike", one=told[sorts[part]], other=part)
            told[sorts[part]] = part

    def nemesis(self, foe: Mapping[str, Any]) -> Nemesis:
        """The nemesis: the first of the box if none is told."""
        nemeses = self.box.nemeses
        if "name" not in foe:
            return nemeses[0]
        nemesis = self.box.nemesis(slug_of(foe["name"]))
        if nemesis is None:
            possible = [each.id for each in nemeses]
            raise fail("nemesis.name", "position-unknown-nemesis", name=str(foe["name"]), possible=possible)
        return nemesis

    def market(self, value: Any, nemesis: Nemesis, most: int = 0) -> list[tuple[Card, int]]:
        """The supply piles and how many cards each has left: the first market of the box, whole, if none is told.

        No pile has more cards than it begins with, unless it may have up to `most`: a card told beside a whole
        pile may have come back to it.
        """
        if value is None:
            ids = next(iter(self.box.markets.values()))
            return [(self.box.by_id[id], copies(self.box.by_id[id])) for id in ids]
        if not isinstance(value, Mapping):
            raise fail("market", "position-wrong-type", expected=Name("type-table"))
        if len(value) > PILES + len(nemesis.piles):
            raise fail("market", "position-market", count=len(value))
        found: list[tuple[Card, int]] = []
        for name, count in value.items():
            where = f"market.{name}"
            card = self.card(name, PLAYER_CARDS, where)
            if card not in (*self.box.market, *nemesis.piles) or any(card is other for other, _ in found):
                raise fail(where, "position-wrong-card", name=card.name)
            if self.number(count, 0, 99, where) > max(copies(card), most):
                raise fail(where, "position-supply", name=card.name, most=copies(card))
            found.append((card, count))
        return found
