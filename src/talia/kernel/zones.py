"""Cards in zones: who sees them, how they move, and the chance that shuffles them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from talia.kernel.chance import Chance, Seed, below, first, key_of, sealed_below, sealed_shuffled, shuffled, step
from talia.kernel.event import Event
from talia.kernel.kind import Kind
from talia.kernel.sight import among
from talia.kernel.voice import Arg, Name

K = TypeVar("K", bound=Kind)  # the game's own class of kinds

A_CARD: Final[Arg] = Name("a-card")
"""What those who cannot see a card are told of it."""

REVEALS: Final = 1
LEAVES_SHARED: Final = 2
REACHES_SHARED: Final = 4


@cache
def ways_between(sight: tuple[int, ...], still: tuple[bool, ...]) -> tuple[tuple[int, ...], ...]:
    """By the zones a card leaves and reaches: whether a move reveals it to somebody (`REVEALS`), and whether copies share
    the pile it leaves (`LEAVES_SHARED`) or reaches (`REACHES_SHARED`). Cards move all the time, and tables of a kind have
    the same zones, so this is worked out once."""
    return tuple(
        tuple(
            (REVEALS if sight[to] & ~sight[source] else 0)
            + (LEAVES_SHARED if still[source] else 0)
            + (REACHES_SHARED if still[to] else 0)
            for to in range(len(sight))
        )
        for source in range(len(sight))
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Zones(Generic[K]):
    """The cards of a match and where they lie.

    Cards are small integers; `kinds[card]` is what is printed on one, `where[card]` the zone it is in, and `zones` are
    ordered lists with the top card last. Only `move`, `take_top`, `move_top`, `move_on`, `pour`, `turn_over` and `shuffle`
    change zones, and only `become` what a card is.

    Copies share the piles of zones where little happens (`still`): a move makes new ones instead of changing them. So nobody
    may keep such a pile and expect it to follow a move.

    Who sees a card: `faces[card]` if it is there, otherwise `sight[zone]`. A card that comes to be seen by a seat that could
    not see it before is revealed, and `reveals` counts it.
    """

    __slots__ = (
        "chance",
        "events",
        "faces",
        "key",
        "kinds",
        "lively",
        "reveals",
        "sight",
        "still",
        "ways",
        "where",
        "zones",
    )

    kinds: list[K]
    zones: list[list[int]]
    where: list[int]
    still: tuple[bool, ...]  # whether little happens in a zone
    lively: tuple[int, ...]  # the other zones
    sight: tuple[int, ...]  # who sees the cards of each zone
    ways: tuple[tuple[int, ...], ...]  # what to heed, by the zones a card leaves and reaches: see `ways_between`
    faces: dict[int, int]  # who sees a card that is seen by others than its zone says: looked at, or face down
    chance: int
    key: bytes  # of sealed chance; empty: chance is the fast one
    reveals: int
    events: list[Event] | None

    def lay_cards(self, kinds: Sequence[K], zones: int, sight: Sequence[int], seed: Seed) -> None:
        """An empty table: every card of `kinds` is nowhere until it is `put`. `sight` is who sees each zone."""
        self.kinds = list(kinds)
        self.zones = [[] for _ in range(zones)]
        self.where = [-1] * len(kinds)
        self.sight = tuple(sight)
        self.keep_still(())
        self.faces = {}
        self.chance = first(seed)
        self.key = key_of(seed)
        self.reveals = 0
        self.events = []

    def keep_still(self, zones: Iterable[int]) -> None:
        """From now on copies share the piles of these zones."""
        chosen = set(zones)
        self.still = tuple(zone in chosen for zone in range(len(self.zones)))
        self.lively = tuple(zone for zone in range(len(self.zones)) if zone not in chosen)
        self.ways = ways_between(self.sight, self.still)

    # Changing

    def become(self, card: int, kind: K) -> None:
        """From now on a card is of another kind. Copies share the list of kinds, so this state has its own from here on."""
        kinds = self.kinds[:]
        kinds[card] = kind
        self.kinds = kinds

    # Moving

    def put(self, card: int, zone: int) -> None:
        """Lay a card that was nowhere on top of a zone; for setting up."""
        self.zones[zone].append(card)
        self.where[card] = zone

    def move(self, card: int, to: int, bottom: bool = False) -> None:
        """Move a card to the top (or bottom) of a zone. Every move of a single card goes through here."""
        where = self.where
        source = where[card]
        way = self.ways[source][to]
        zones = self.zones
        pile = zones[source]
        if way > REVEALS or bottom:
            if way & LEAVES_SHARED:
                pile = zones[source] = pile[:]
            top = pile.pop()
            if top != card:
                pile.append(top)
                pile.remove(card)
            if bottom:
                zones[to] = [card, *zones[to]]
            elif way & REACHES_SHARED:
                zones[to] = [*zones[to], card]
            else:
                zones[to].append(card)
            way &= REVEALS
        else:
            top = pile.pop()
            if top != card:  # mostly it is: cards come from the top of a pile
                pile.append(top)
                pile.remove(card)
            zones[to].append(card)
        where[card] = to
        if self.faces or self.events is not None:
            self._reveal(card, source, to)
        elif way:
            self.reveals += 1

    def _reveal(self, card: int, source: int, to: int) -> None:
        """Count, and tell, of a card that has moved whether somebody sees it now who did not before."""
        saw = self.sight[source]
        if self.faces:
            saw = self.faces.pop(card, saw)
        if self.sight[to] & ~saw:
            self.reveals += 1
        if self.events is not None:
            self._moved(card, source, to, saw)

    def take_top(self, source: int, to: int) -> int:
        """Move the top card of a pile onto another, and say which it is."""
        zones, way = self.zones, self.ways[source][to]
        if way > REVEALS or self.faces or self.events is not None:
            card = zones[source][-1]
            self.move(card, to)
            return card
        card = zones[source].pop()
        zones[to].append(card)
        self.where[card] = to
        if way:
            self.reveals += 1
        return card

    def move_top(self, source: int, to: int, count: int) -> None:
        """Move so many cards from the top of a pile onto another, one after the other."""
        zones, where, way = self.zones, self.where, self.ways[source][to]
        pile = zones[source]
        cards = pile[-count:]
        cards.reverse()
        if way > REVEALS or self.faces or self.events is not None:
            zones[source] = pile[:-count]
            self._arrive(cards, source, to)
            return
        del pile[-count:]
        for card in cards:
            where[card] = to
        zones[to].extend(cards)
        if way:
            self.reveals += len(cards)

    def pour(self, source: int, to: int) -> None:
        """Move a whole pile as it lies onto another, the bottom card first."""
        zones, where, way = self.zones, self.where, self.ways[source][to]
        cards = zones[source]
        zones[source] = []
        if way > REVEALS or self.faces or self.events is not None:
            self._arrive(cards, source, to)
            return
        for card in cards:
            where[card] = to
        zones[to].extend(cards)
        if way:
            self.reveals += len(cards)

    def move_on(self, places: list[int]) -> None:
        """Move the pile of each of some zones as it lies to the next of them, the last but one first; the last is empty."""
        to = places[-1]
        if self.faces or self.events is not None:
            for source in places[-2::-1]:
                self.pour(source, to)
                to = source
            return
        zones, where = self.zones, self.where
        for source in places[-2::-1]:
            cards = zones[to] = zones[source][:]
            for card in cards:
                where[card] = to
            if self.ways[source][to] & REVEALS:
                self.reveals += len(cards)
            to = source
        zones[to] = []

    def _arrive(self, cards: list[int], source: int, to: int) -> None:
        where = self.where
        for card in cards:
            where[card] = to
        way = self.ways[source][to]
        if way & REACHES_SHARED:
            self.zones[to] = self.zones[to] + cards
        else:
            self.zones[to].extend(cards)
        if self.faces or self.events is not None:
            for card in cards:
                self._reveal(card, source, to)
        elif way & REVEALS:
            self.reveals += len(cards)

    def _moved(self, card: int, source: int, to: int, saw: int) -> None:
        """Tell that a card has moved; only those who saw it before or see it now are told which."""
        if self.events is not None:
            knowing = saw | self.sight[to]
            name: Arg = self.kinds[card].name
            if knowing < 0:
                self.events.append(Event("moved", {"card": name, "from": source, "to": to}))
            else:
                unseen = {"card": A_CARD, "from": source, "to": to}
                self.events.append(Event("moved", unseen, knowing=knowing, more={"card": name} if knowing else {}))

    def turn_over(self, source: int, to: int) -> None:
        """Turn a pile over as it lies onto an empty zone: its bottom card is the new top."""
        pile = self.zones[source]
        self.zones[to] = pile[::-1]
        self.zones[source] = []
        for card in pile:
            self.where[card] = to
        sight = self.sight
        if self.faces:
            for card in pile:
                if sight[to] & ~self.faces.pop(card, sight[source]):
                    self.reveals += 1
        elif sight[to] & ~sight[source]:
            self.reveals += len(pile)

    def shuffle(self, zone: int) -> None:
        """Shuffle a zone by the match's own chance. Nobody knows any more which of its cards is which."""
        cards = self.zones[zone] = self.zones[zone][:]
        if self.key:
            self.chance = sealed_shuffled(self.key, self.chance, cards)
        else:
            self.chance = shuffled(self.chance, cards)
        if self.faces:
            for card in cards:
                self.faces.pop(card, None)
        self.reveals += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 by the match's own chance."""
        if self.key:
            self.chance += 1
            return sealed_below(self.key, self.chance, n)
        state = self.chance = step(self.chance)
        return below(state, n)

    # Who sees what

    def seen(self, card: int) -> int:
        """Who sees a card where it lies."""
        faces = self.faces
        return faces[card] if card in faces else self.sight[self.where[card]]

    def sees(self, seat: int | None, card: int) -> bool:
        """Whether a seat sees a card where it lies. `None` is somebody who only watches."""
        return among(self.seen(card), seat)

    def show(self, card: int, to: int) -> None:
        """Let a set of seats look at a card where it lies, beside those who see it; they know it until it moves."""
        self.face(card, self.seen(card) | to)

    def face(self, card: int, seats: int) -> None:
        """From now on just these seats see a card where it lies: `NOBODY` lays it face down, `EVERYBODY` face up."""
        saw = self.seen(card)
        if seats == self.sight[self.where[card]]:
            self.faces.pop(card, None)
        else:
            self.faces[card] = seats
        if seats & ~saw:
            self.reveals += 1

    def unseen(self, zones: Iterable[int], seat: int | None) -> list[int]:
        """The cards of some zones that a seat does not see, in the order of their numbers."""
        return sorted(card for zone in zones for card in self.zones[zone] if not self.sees(seat, card))

    # Imagining

    def mix(self, zones: Sequence[int], seat: int | None, chance: Chance, known: Sequence[int] = ()) -> None:
        """Deal those cards of some zones anew that a seat does not see; whatever it sees, and `known`, stays in its place.

        For bots that imagine how a match may go on: after this, nothing of how those cards lay is left.
        """
        if len(zones) == 1 and not self.faces and not known:
            if not among(self.sight[zones[0]], seat):
                pile = self.zones[zones[0]] = sorted(self.zones[zones[0]])
                chance.shuffle(pile)
            return
        cards = [card for card in self.unseen(zones, seat) if card not in known]
        moving = set(cards)
        faces = {card: self.faces.pop(card) for card in cards if card in self.faces}
        chance.shuffle(cards)
        dealt = iter(cards)
        for zone in zones:
            pile = self.zones[zone] = self.zones[zone][:]
            for place, old in enumerate(pile):
                if old in moving:
                    new = pile[place] = next(dealt)
                    self.where[new] = zone
                    if old in faces:  # how a card lies stays with the place
                        self.faces[new] = faces[old]

    def go_on_by(self, chance: Chance) -> None:
        """Put another generator in the place of the match's own, whose numbers nobody may know."""
        self.chance = chance.state
        self.key = chance.key

    # Telling

    def tell(self, name: str, about: str = "", *, seats: tuple[int, ...] | None = None, **args: Arg) -> None:
        """Note an event; only `seats` may see it, or everybody. On a hot path, check `events is not None` before."""
        if self.events is not None:
            self.events.append(Event(name, args, about, seats))
