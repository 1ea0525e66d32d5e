"""The state of a tournament: everything that can change on a table of Seasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.cards.enchantment import Enchantment
from talia.games.seasons.rules.dice import Rolled
from talia.games.seasons.rules.energy import NO_TOKENS, SEASON_OF, WINTER, Tokens
from talia.games.seasons.rules.layout import FIRST_SEAT, HANDS, PLAY, PLAYS, ZONES_A_SEAT
from talia.games.seasons.rules.powers import (
    ANY_OF_RESERVE,
    ANY_TOKENS_PAY,
    NO_POWERS,
    RESERVE_LESS,
    RESERVE_TEN,
    TOKENS_PAY,
    WINTER_EARTH,
)
from talia.kernel.chance import Seed
from talia.kernel.fields import Constant, Untold
from talia.kernel.state import StateOf
from talia.kernel.voice import Name

RESERVE: Final = 7
LARGE_RESERVE: Final = 10
MOST_GAUGE: Final = 15
MOST_BONUSES: Final = 3
PENALTIES = (0, 5, 12, 20)
YEARS: Final = 3
MONTHS: Final = 12
GONE: Final = -1
"""What a card mimics that was locked when the other left play."""


@dataclass(frozen=True)
class Arena:
    """What stays the same all through a match; clones share it."""

    players: int
    level: str
    dice: tuple[tuple[int, ...], ...]  # for each season, which of its five dice are used
    enchantment: Enchantment
    boxes: tuple[str, ...]
    pile: tuple[str, ...] = ()  # of an arranged position: the draw pile it began with, top first
    rules: int = 6  # the version of the rules that the match is played by

    def facts(self) -> tuple[object, ...]:
        """What makes two matches different."""
        return (self.level, self.dice, self.enchantment.id)


class Tournament(StateOf[PowerCard]):
    """One match. Months are counted from 1 to 12, years from 1 to 3; year 4 is the end."""

    arena: Constant[Arena]
    players: Untold[int]
    first: int
    active: int
    phase: str
    year: int
    month: int
    round: int
    crystals: list[int]
    gauge: list[int]
    reserve: list[int]  # four a seat
    bonuses: list[int]  # how many were used
    tokens: list[int]  # the number of each seat's ability token, 0: none
    token_choices: tuple[tuple[int, ...], ...]  # before one is kept: what each seat may keep
    used: int  # a bit a seat: its token was used
    destiny: list[int]
    turned: int  # a bit a card
    traps: int  # a bit a card: a Trap lies on it
    marked: int  # a bit a card: has done what it does once a turn
    stored: dict[int, Tokens]  # tokens that lie on cards
    bolts: dict[int, int]  # a locked familiar, and the card that locks it
    mimics: dict[int, int]  # a card that mimics another, or the other is `GONE`
    dice: tuple[Rolled, ...]  # on the table
    die: list[Rolled | None]  # which each seat took
    left_die: Rolled | None  # the one nobody took
    reroll: Rolled | None  # what the next roll of a season die shows, in arranged positions
    destiny_face: int  # what the next roll of the die of destiny shows, -1: chance decides
    die_done: bool  # the active player has done what the die shows
    transmuting: bool  # the active player may transmute this turn
    die_crystals: bool  # the active player's die gave crystals
    extra: int  # crystals more for each token transmuted this turn
    taken_common: bool  # the active player has summoned one of the cards for all this turn
    opened: int  # the last year whose library cards have come to hand
    graves: int  # a bit a seat: has summoned from the discard pile, as an enchantment lets it
    voids: int  # a bit a change of year: its threshold has been asked for
    breakdown: Untold[tuple[tuple[tuple[str, int], ...], ...]]  # for each seat, what its score is made of
    powers: Untold[list[tuple[int, ...]]]  # for each seat; follows from its cards in play
    does: Untold[list[int]]  # for each seat: which powers it has, as bits
    actives: Untold[list[list[int]]]  # for each seat: its cards that can be activated; replaced, never changed
    anyone: Untold[int]  # which powers anyone has, as bits
    prices: Untold[tuple[int, ...]]  # what each card costs, packed; follows from the cards

    # Written by `make fields` from the declarations above.

    __slots__ = (
        "active",
        "actives",
        "anyone",
        "arena",
        "bolts",
        "bonuses",
        "breakdown",
        "crystals",
        "destiny",
        "destiny_face",
        "dice",
        "die",
        "die_crystals",
        "die_done",
        "does",
        "extra",
        "first",
        "gauge",
        "graves",
        "left_die",
        "marked",
        "mimics",
        "month",
        "opened",
        "phase",
        "players",
        "powers",
        "prices",
        "reroll",
        "reserve",
        "round",
        "stored",
        "taken_common",
        "token_choices",
        "tokens",
        "transmuting",
        "traps",
        "turned",
        "used",
        "voids",
        "year",
    )

    def clone(self) -> Tournament:
        """An independent copy that keeps no events."""
        twin = Tournament()
        self.copy_onto(twin)
        twin.arena = self.arena
        twin.players = self.players
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.year = self.year
        twin.month = self.month
        twin.round = self.round
        twin.crystals = self.crystals[:]
        twin.gauge = self.gauge[:]
        twin.reserve = self.reserve[:]
        twin.bonuses = self.bonuses[:]
        twin.tokens = self.tokens[:]
        twin.token_choices = self.token_choices
        twin.used = self.used
        twin.destiny = self.destiny[:]
        twin.turned = self.turned
        twin.traps = self.traps
        twin.marked = self.marked
        twin.stored = self.stored.copy()
        twin.bolts = self.bolts.copy()
        twin.mimics = self.mimics.copy()
        twin.dice = self.dice
        twin.die = self.die[:]
        twin.left_die = self.left_die
        twin.reroll = self.reroll
        twin.destiny_face = self.destiny_face
        twin.die_done = self.die_done
        twin.transmuting = self.transmuting
        twin.die_crystals = self.die_crystals
        twin.extra = self.extra
        twin.taken_common = self.taken_common
        twin.opened = self.opened
        twin.graves = self.graves
        twin.voids = self.voids
        twin.breakdown = self.breakdown
        twin.powers = self.powers[:]
        twin.does = self.does[:]
        twin.actives = self.actives[:]
        twin.anyone = self.anyone
        twin.prices = self.prices
        return twin

    def own_facts(self) -> list[object]:
        """Everything of the game's own that makes two states different."""
        return [
            *self.arena.facts(),
            self.first,
            self.active,
            self.phase,
            self.year,
            self.month,
            self.round,
            self.crystals,
            self.gauge,
            self.reserve,
            self.bonuses,
            self.tokens,
            self.token_choices,
            self.used,
            self.destiny,
            self.turned,
            self.traps,
            self.marked,
            self.stored,
            self.bolts,
            self.mimics,
            self.dice,
            self.die,
            self.left_die,
            self.reroll,
            self.destiny_face,
            self.die_done,
            self.transmuting,
            self.die_crystals,
            self.extra,
            self.taken_common,
            self.opened,
            self.graves,
            self.voids,
        ]

    # End of what `make fields` writes.

    def begin(self, kinds: Sequence[PowerCard], zones: int, sight: Sequence[int], seed: Seed) -> None:
        """Lay out an empty table before the prelude; what depends on who plays is for the set-up.

        Values beside the declarations would leave no slots, and a tournament looks at its fields all the time.
        """
        super().begin(kinds, zones, sight, seed)
        self.first = 0
        self.active = 0
        self.phase = "prelude"
        self.year = 1
        self.month = 1
        self.round = 0
        self.token_choices = ()
        self.used = 0
        self.turned = 0
        self.traps = 0
        self.marked = 0
        self.dice = ()
        self.left_die = None
        self.reroll = None
        self.destiny_face = -1
        self.die_done = False
        self.transmuting = False
        self.die_crystals = False
        self.extra = 0
        self.taken_common = False
        self.opened = 1
        self.graves = 0
        self.voids = 0
        self.breakdown = ()
        self.anyone = 0
        self.prices = ()

    # Questions about the table

    @property
    def season(self) -> int:
        """The season of the month."""
        return SEASON_OF[self.month]

    def hand(self, seat: int) -> list[int]:
        """The cards in a seat's hand."""
        return self.zones[HANDS[seat]]

    def play(self, seat: int) -> list[int]:
        """The cards a seat has in play."""
        return self.zones[PLAYS[seat]]

    def owner(self, card: int) -> int:
        """Whose play area a card is in, -1 if it is in nobody's."""
        where = self.where[card] - FIRST_SEAT
        return where // ZONES_A_SEAT if where >= 0 and where % ZONES_A_SEAT == PLAY else -1

    def held(self, seat: int) -> int:
        """How many tokens are in a seat's reserve."""
        reserve = self.reserve
        spot = 4 * seat
        return reserve[spot] + reserve[spot + 1] + reserve[spot + 2] + reserve[spot + 3]

    def in_reserve(self, seat: int) -> Tokens:
        """The tokens of a seat's reserve."""
        reserve = self.reserve
        spot = 4 * seat
        return (reserve[spot], reserve[spot + 1], reserve[spot + 2], reserve[spot + 3])

    def reserve_limit(self, seat: int) -> int:
        """How many tokens a seat may keep."""
        if not self.does[seat] & ANY_OF_RESERVE:
            return RESERVE
        powers = self.powers[seat]
        return (LARGE_RESERVE if powers[RESERVE_TEN] else RESERVE) - powers[RESERVE_LESS]

    def on_cards(self, seat: int) -> Tokens:
        """The tokens on a seat's cards that pay costs as if they were in the reserve."""
        if not self.does[seat] & ANY_TOKENS_PAY:
            return NO_TOKENS
        air = water = fire = earth = 0
        for card in self.play(seat):
            if card in self.stored and self.pays(card):
                a, w, f, e = self.stored[card]
                air, water, fire, earth = air + a, water + w, fire + f, earth + e
        return (air, water, fire, earth)

    def pays(self, card: int) -> bool:
        """Whether tokens on a card pay costs."""
        for power, _ in self.acting(card).gives:  # noqa: SIM110 - a plain loop, because this is asked all the time
            if power == TOKENS_PAY:
                return True
        return False

    def all_earth(self, seat: int) -> bool:
        """Whether all tokens of a reserve count as earth now."""
        return self.powers[seat][WINTER_EARTH] > 0 and SEASON_OF[self.month] == WINTER

    def has_room(self, seat: int) -> bool:
        """Whether the gauge allows one more card in play."""
        return len(self.zones[PLAYS[seat]]) < self.gauge[seat]

    def rivals(self, seat: int) -> tuple[int, ...]:
        """All other seats, from the left neighbour on."""
        return _ROUND[self.players][seat][1:]

    def in_order(self) -> tuple[int, ...]:
        """All seats, from the first player on."""
        return _ROUND[self.players][self.first]

    def acting(self, card: int) -> PowerCard:
        """The card whose effects a card in play has: its own, those of what it mimics, or none while it is locked."""
        if self.bolts and card in self.bolts:
            return SILENT
        if self.mimics and card in self.mimics:
            mimicked = self.mimics[card]
            return self.kinds[card if mimicked == GONE else mimicked]
        return self.kinds[card]

    def refresh(self, seat: int) -> None:
        """Sum up anew what a seat's cards in play do; after one has come, gone, been locked or changed."""
        kinds = self.kinds
        plain = not self.bolts and not self.mimics
        powers: list[int] = []
        actives: list[int] = []
        does = 0
        for card in self.zones[PLAYS[seat]]:
            kind = kinds[card] if plain else self.acting(card)
            if kind.does:
                if not does:
                    powers = list(NO_POWERS)
                does |= kind.does
                for power, n in kind.gives:
                    powers[power] += n
                if kind.activates:
                    actives.append(card)
        self.powers[seat] = tuple(powers) if does else NO_POWERS
        self.does[seat] = does
        self.actives[seat] = actives
        anyone = 0
        for each in self.does:
            anyone |= each
        self.anyone = anyone

    def add_powers(self, seat: int, card: int) -> None:
        """Add what a card does that has just come to a seat's others in play: the same as `refresh`, in less time."""
        kind = self.kinds[card]
        powers = list(self.powers[seat])
        for power, n in kind.gives:
            powers[power] += n
        self.powers[seat] = tuple(powers)
        self.does[seat] |= kind.does
        self.anyone |= kind.does
        if kind.activates:
            self.actives[seat] = [*self.actives[seat], card]

    def who(self, seat: int) -> Name:
        """The name of a seat."""
        return PLAYERS[seat]


_ROUND = [
    [tuple((seat + step) % players for step in range(players)) for seat in range(players)] for players in range(5)
]
"""For so many players and each seat: all seats from that one on."""

PLAYERS = tuple(Name("player-name", n=seat + 1) for seat in range(4))
SILENT: Final = PowerCard("silent", Name("card-silent"), 0, "", True, 0)
"""What a locked familiar can do."""
