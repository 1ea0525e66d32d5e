"""The state of a battle: everything that can change on an Aeon's End table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.rules.breaches import GONE, OPEN, Make
from talia.games.aeons_end.rules.layout import (
    ASIDE,
    BREACH,
    EVERYONE,
    FIRST_PLAYER,
    HAND,
    IN_PLAY,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    TURN_DISCARD,
    ZONES_A_PLAYER,
)
from talia.games.aeons_end.rules.wallet import Wallet, holds
from talia.kernel.chance import Seed
from talia.kernel.fields import Constant, Later, Untold
from talia.kernel.state import StateOf
from talia.kernel.voice import Name

if TYPE_CHECKING:
    from talia.games.aeons_end.rules.card_options import CardOptions
    from talia.games.aeons_end.rules.table import Table


class Battle(StateOf[Card]):
    """One battle. Life, charges and breaches are lists by seat; `counts[card]` is a minion's life or a power's tokens."""

    players: Untold[int]
    active: int  # the seat whose turn it is; -1: the nemesis
    phase: str
    round: int
    turn: int
    life: list[int]
    charges: list[int]
    stages: list[int]  # four a seat
    focused: int  # a bit a breach: focused this turn
    gravehold: int
    nemesis_life: int
    tokens: int
    counts: list[int]
    aether: int
    purses: tuple[tuple[int, int], ...]  # (what it may be spent on, how much)
    redirects: tuple[str, ...]  # where effects want the next card gained this turn to go
    casting: int  # the spell being cast, -1: none
    bonus: int  # damage its breach adds, until its first blow
    pairs: tuple[int, int]  # who of each pair holds the token, -1: nobody (four players, easier turn order)
    used: tuple[int, ...]  # prepped spells whose once-a-turn effect was used this turn
    gained: tuple[str, ...]  # what the acting player has gained this turn
    trophies: list[int]  # by seat
    extra_draws: int  # additional nemesis cards to draw this turn
    table: Constant[Table]
    idle: Untold[int]  # turns that have begun since any player could do anything
    options: Untold[tuple[CardOptions, ...]]  # by card, the options that are about it
    payable: Untold[frozenset[int]]  # the cards that players may pay for to be rid of them, wherever they lie
    wallets: Later[tuple[Wallet, ...]]  # other ways in which this turn's aether may have been spent, see wallet.py
    marks: Later[tuple[tuple[str, int], ...]]  # by name, what only some tables count
    waiting: Later[tuple[int, ...]]  # cards that wait for the next time something happens this turn
    done: Later[tuple[str, ...]]  # what was played and cast this turn, where a card counts it
    on_cards: Later[tuple[tuple[int, str, int], ...]]  # (card, sort of token, how many): see rules/card_tokens.py
    changed: Later[tuple[tuple[int, Card, int], ...]]  # cards that evolve: the form each came in, and its stickers

    # Written by `make fields` from the declarations above.

    __slots__ = (
        "active",
        "aether",
        "bonus",
        "casting",
        "changed",
        "charges",
        "counts",
        "done",
        "extra_draws",
        "focused",
        "gained",
        "gravehold",
        "idle",
        "life",
        "marks",
        "nemesis_life",
        "on_cards",
        "options",
        "pairs",
        "payable",
        "phase",
        "players",
        "purses",
        "redirects",
        "round",
        "stages",
        "table",
        "tokens",
        "trophies",
        "turn",
        "used",
        "waiting",
        "wallets",
    )

    def clone(self) -> Battle:
        """An independent copy that keeps no events."""
        twin = Battle()
        self.copy_onto(twin)
        twin.players = self.players
        twin.active = self.active
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.life = self.life[:]
        twin.charges = self.charges[:]
        twin.stages = self.stages[:]
        twin.focused = self.focused
        twin.gravehold = self.gravehold
        twin.nemesis_life = self.nemesis_life
        twin.tokens = self.tokens
        twin.counts = self.counts[:]
        twin.aether = self.aether
        twin.purses = self.purses
        twin.redirects = self.redirects
        twin.casting = self.casting
        twin.bonus = self.bonus
        twin.pairs = self.pairs
        twin.used = self.used
        twin.gained = self.gained
        twin.trophies = self.trophies[:]
        twin.extra_draws = self.extra_draws
        twin.table = self.table
        twin.idle = self.idle
        twin.options = self.options
        twin.payable = self.payable
        twin.wallets = self.wallets
        twin.marks = self.marks
        twin.waiting = self.waiting
        twin.done = self.done
        twin.on_cards = self.on_cards
        twin.changed = self.changed
        return twin

    def own_facts(self) -> list[object]:
        """Everything of the game's own that makes two states different."""
        return [
            self.active,
            self.phase,
            self.round,
            self.turn,
            self.life,
            self.charges,
            self.stages,
            self.focused,
            self.gravehold,
            self.nemesis_life,
            self.tokens,
            self.counts,
            self.aether,
            self.purses,
            self.redirects,
            self.casting,
            self.bonus,
            self.pairs,
            self.used,
            self.gained,
            self.trophies,
            self.extra_draws,
            *self.table.facts(),
            *([self.wallets] if self.wallets else ()),
            *([self.marks] if self.marks else ()),
            *([self.waiting] if self.waiting else ()),
            *([self.done] if self.done else ()),
            *([self.on_cards] if self.on_cards else ()),
            *([self.changed] if self.changed else ()),
        ]

    # End of what `make fields` writes.

    def begin(self, kinds: Sequence[Card], zones: int, sight: Sequence[int], seed: Seed) -> None:
        """Lay out an empty table before the first turn; what depends on who plays is for the set-up.

        Values beside the declarations would leave no slots, and a battle looks at its fields all the time.
        """
        super().begin(kinds, zones, sight, seed)
        self.active = 0
        self.phase = "casting"
        self.idle = 0
        self.round = 1
        self.turn = 0
        self.focused = 0
        self.aether = 0
        self.purses = ()
        self.redirects = ()
        self.casting = -1
        self.bonus = 0
        self.pairs = (-1, -1)
        self.used = ()
        self.gained = ()
        self.extra_draws = 0
        self.wallets = ()
        self.marks = ()
        self.waiting = ()
        self.done = ()
        self.on_cards = ()
        self.changed = ()

    # Questions about the table

    def zone(self, seat: int, offset: int) -> list[int]:
        """The cards of one of a player's zones."""
        return self.zones[FIRST_PLAYER + ZONES_A_PLAYER * seat + offset]

    def number(self, zone: Zone) -> int:
        """The number of a zone that the nemesis or the box brought to this table."""
        return self.table.layout.numbers[zone]

    def pile(self, zone: Zone) -> list[int]:
        """The cards of such a zone."""
        return self.zones[self.table.layout.numbers[zone]]

    def hand(self, seat: int) -> list[int]:
        """The cards in a player's hand."""
        return self.zones[FIRST_PLAYER + ZONES_A_PLAYER * seat + HAND]

    def prepped(self, seat: int) -> list[int]:
        """A player's prepped spells, from breach I to IV."""
        first = FIRST_PLAYER + ZONES_A_PLAYER * seat + BREACH
        zones = self.zones
        return [*zones[first], *zones[first + 1], *zones[first + 2], *zones[first + 3]]

    def occupants(self, seat: int, breach: int) -> list[int]:
        """The spells on a breach, among them one that spans it and the breach before."""
        first = FIRST_PLAYER + ZONES_A_PLAYER * seat + BREACH
        there = self.zones[first + breach]
        if breach and "spans" in self.table.reacts:
            for card in self.zones[first + breach - 1]:
                if self.kinds[card].spans:
                    return self._spanning(first + breach - 1) + there
        return there

    def _spanning(self, zone: int) -> list[int]:
        return [card for card in self.zones[zone] if self.kinds[card].spans]

    def lies_on(self, card: int) -> list[int]:
        """The breaches a prepped spell lies on: one, or two for a spell that spans."""
        breach = self.offset(card) - BREACH
        return [breach, breach + 1] if self.kinds[card].spans else [breach]

    def owner(self, card: int) -> int:
        """The seat whose zone a card is in, -1 if it is in nobody's."""
        seat = (self.where[card] - FIRST_PLAYER) // ZONES_A_PLAYER
        return seat if 0 <= seat < self.players else -1

    def offset(self, card: int) -> int:
        """Which of its owner's zones a card is in."""
        return (self.where[card] - FIRST_PLAYER) % ZONES_A_PLAYER

    def exhausted(self, seat: int) -> bool:
        """Whether a player is exhausted."""
        return self.life[seat] == 0

    def everyone(self) -> list[int]:
        """All seats, in a list that nobody changes."""
        return EVERYONE[self.players]

    def allies(self, seat: int) -> list[int]:
        """Everyone but this player; a player alone is their own ally."""
        return [seat] if self.players == 1 else [other for other in range(self.players) if other != seat]

    def breaches_of(self, seat: int) -> list[int]:
        """The breaches a player still has, by number from 0."""
        return [breach for breach, stage in enumerate(self.stages[4 * seat : 4 * seat + 4]) if stage != GONE]

    def closed(self, seat: int) -> list[int]:
        """A player's closed breaches."""
        return [breach for breach, stage in enumerate(self.stages[4 * seat : 4 * seat + 4]) if stage < OPEN]

    def opened(self, seat: int) -> int:
        """How many open breaches a player has."""
        return len([stage for stage in self.stages[4 * seat : 4 * seat + 4] if OPEN <= stage < GONE])

    def mark(self, name: str) -> int:
        """What only some tables count, 0 unless it was set."""
        for each, n in self.marks:
            if each == name:
                return n
        return 0

    def set_mark(self, name: str, n: int) -> None:
        """Count such a thing anew. They stand in order of their names."""
        marks = self.marks
        for place, (each, _) in enumerate(marks):
            if each == name:
                self.marks = marks[:place] + (((name, n),) if n else ()) + marks[place + 1 :]
                return
        if n:
            self.marks = tuple(sorted([*marks, (name, n)]))

    def tokens_on(self, card: int, sort: str) -> int:
        """How many tokens of a sort lie on a card."""
        for each, what, n in self.on_cards:
            if each == card and what == sort:
                return n
        return 0

    def set_tokens_on(self, card: int, sort: str, n: int) -> None:
        """Count the tokens of a sort on a card anew."""
        others = [each for each in self.on_cards if each[0] != card or each[1] != sort]
        self.on_cards = tuple(sorted([*others, (card, sort, n)])) if n else tuple(others)

    def make(self, seat: int, breach: int) -> Make:
        """How one of a player's breaches is made."""
        return self.table.makes[4 * seat + breach]

    def adds(self, seat: int, breach: int) -> int:
        """The damage that a player's breach adds to each cast from it."""
        spot = 4 * seat + breach
        return self.table.makes[spot].adds(self.stages[spot])

    def minions(self) -> list[int]:
        """The minions in play, in the order they came."""
        return [card for card in self.zones[IN_PLAY] if self.kinds[card].life]

    def nemesis_turns_discarded(self) -> int:
        """How many nemesis cards lie in the turn order discard pile."""
        return len([card for card in self.table.nemesis_turns if self.where[card] == TURN_DISCARD])

    def tier(self) -> int:
        """The nemesis tier: the highest among its cards in play, those before players too (since rules 11), and discarded; 1
        when there is none yet."""
        kinds = self.kinds
        fronts = self.table.fronts if self.table.rules > 10 else ()
        places = (IN_PLAY, NEMESIS_DISCARD, ASIDE, *fronts)
        tiers = [kinds[card].tier for place in places for card in self.zones[place]]
        return max(tiers, default=1) or 1

    def beaten(self) -> bool:
        """Nothing left to come and nothing left in play; a card still being resolved counts as in play."""
        zones = self.zones
        return not (zones[NEMESIS_DECK] or zones[IN_PLAY] or zones[ASIDE])

    def purse(self, use: int) -> int:
        """How much aether there is for something."""
        if not self.purses and not self.wallets:
            return self.aether
        total = holds((self.aether, self.purses), use)
        for wallet in self.wallets:
            total = max(total, holds(wallet, use))
        return total

    def mage(self, seat: int) -> Name:
        """The name of a player's mage."""
        return self.table.mages[seat].name
