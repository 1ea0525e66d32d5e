"""What a player is saving for, what each token is good for because of it, and what a die brings."""

from __future__ import annotations

from functools import lru_cache

from talia.games.seasons.bot.evaluation import IN_HAND, PACE, card_worth, drawn
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.cards.enchantment import Enchantment
from talia.games.seasons.cards.vocabulary.base import May
from talia.games.seasons.cards.vocabulary.prices import PaysTokens
from talia.games.seasons.rules.deed import Paid
from talia.games.seasons.rules.dice import Face
from talia.games.seasons.rules.energy import NO_TOKENS, VALUES, Tokens
from talia.games.seasons.rules.layout import LIBRARY_2, LIBRARY_3, zone
from talia.games.seasons.rules.powers import CHEAPER, TRANSMUTE_MORE
from talia.games.seasons.rules.tournament import MOST_GAUGE, Tournament
from talia.games.seasons.rules.transmuting import more, value

LATER = 0.85
CHANCE = 0.8
"""What a token loses by waiting for the next season, and how likely a die allows transmuting in time."""

NEED = 0.35
LEAST_NEED, MOST_NEED = 2.6, 5.0
"""How much of a card's worth a token that it lacks stands for, and within which limits."""

IN_ONE_GO = 1.5
"""What it is worth that a card can be summoned at once."""

OVERFLOW = 0.2
"""What a token is worth that there is no room for."""

TAILWIND = 3.5
"""What a token is worth that the enchantment buys at the end of the round."""


class Plan:
    """What one player wants their tokens for. It knows the player's own cards only."""

    __slots__ = ("_chosen", "_need", "_wanted", "at", "lacking", "reserve", "rounds", "seat", "spare", "tournament")

    def __init__(self, tournament: Tournament, seat: int, rounds: int) -> None:
        self.tournament = tournament
        self.seat = seat
        self.rounds = rounds
        self.reserve = tournament.reserve
        self.at = 4 * seat  # where the player's tokens stand in it
        self.spare = _spare(
            tournament.season, rounds, tournament.powers[seat][TRANSMUTE_MORE], tournament.arena.enchantment
        )
        self.lacking = 0  # how many tokens the first card of the plan lacks
        self._wanted: list[int] = []  # tokens that are kept for cards
        self._need: list[float] = []  # what such a token is worth
        self._chosen: list[PowerCard] | None = None

    @property
    def cards(self) -> list[PowerCard]:
        """The cards that are saved for, the best first."""
        return self._chosen if self._chosen is not None else self._choose()

    def _choose(self) -> list[PowerCard]:
        """The cards that give most for what they lack, as many as the reserve and the gauge have room for."""
        tournament, seat, rounds, reserve, at = self.tournament, self.seat, self.rounds, self.reserve, self.at
        chosen: list[PowerCard] = []
        wanted, need = [0, 0, 0, 0], [0.0, 0.0, 0.0, 0.0]
        self._chosen, self._wanted, self._need = chosen, wanted, need
        hand = tournament.hand(seat)
        if not hand:
            return chosen
        players, kinds, rich = tournament.players, tournament.kinds, tournament.crystals[seat] + 4 * rounds
        cheaper = tournament.powers[seat][CHEAPER]
        ranked: list[tuple[float, int, Aim]] = []
        for card in hand:
            aim = aims(kinds[card], rounds, players)
            if not aim.worthwhile or aim.crystals > rich:
                continue
            energy = aim.energy
            lacks = 0
            for each in range(4):
                short = energy[each] - reserve[at + each]
                if short > 0:
                    lacks += short
            if cheaper:
                lacks = max(0, lacks - min(cheaper, aim.tokens - 1))
            if lacks <= 2 * rounds:
                ranked.append((aim.gain / (aim.tokens + lacks), lacks, aim))
        ranked.sort(key=_rank, reverse=True)
        room = max(1, tournament.gauge[seat] - len(tournament.play(seat)) + 1)
        left = tournament.reserve_limit(seat)
        for _, lacks, aim in ranked[:room]:
            if aim.tokens > left:
                continue
            left -= aim.tokens
            if not chosen:
                self.lacking = lacks
            chosen.append(aim.kind)
            for each in range(4):
                if aim.energy[each]:
                    wanted[each] += aim.energy[each]
                    need[each] = max(need[each], aim.need)
        return chosen

    # Tokens

    def token(self, energy: int, held: int) -> float:
        """What one more token is worth when so many are there already."""
        if self._chosen is None:
            self._choose()
        return self._need[energy] if held < self._wanted[energy] else self.spare[energy]

    def held(self, energy: int) -> int:
        """How many tokens of an energy are in the reserve."""
        return self.reserve[self.at + energy]

    def gain(self, energy: int) -> float:
        """What one more token is worth."""
        return self.token(energy, self.held(energy))

    def loss(self, energy: int, count: int = 1) -> float:
        """What it costs to give tokens away."""
        held = self.held(energy)
        return sum(self.token(energy, held - 1 - each) for each in range(count))

    def met(self) -> int:
        """How many tokens of the reserve the cards of the plan ask for."""
        if self._chosen is None:
            self._choose()
        return sum(min(self.held(energy), self._wanted[energy]) for energy in range(4))

    def to_transmute(self, picked: tuple[int, ...] = ()) -> list[int]:
        """The energies of which a token is worth more as crystals, beside those that are picked already."""
        tournament, seat = self.tournament, self.seat
        added = more(tournament, seat)
        crowd = max(0, tournament.held(seat) - sum(picked[:4]) - tournament.reserve_limit(seat) + 3)
        found = []
        for energy in range(4):
            left = self.held(energy) - (picked[energy] if picked else 0)
            if left > 0:
                now = value(tournament, seat, energy, True) + added
                if now + 0.35 * crowd > self.token(energy, left - 1):
                    found.append(energy)
        return found

    # Dice

    def face(self, face: Face) -> float:
        """What a die is worth."""
        tournament, seat = self.tournament, self.seat
        if self._chosen is None:
            self._choose()
        wanted = self._wanted
        worth = float(face.crystals)
        room = tournament.reserve_limit(seat) - tournament.held(seat)
        met = 0
        for energy in range(4):
            held = self.held(energy)
            for _ in range(face.energy[energy]):
                if held < wanted[energy]:
                    met += 1
                worth += self.token(energy, held) if room > 0 else OVERFLOW
                room -= 1
                held += 1
        if met and self.lacking and met >= self.lacking:
            worth += IN_ONE_GO
        if face.star:
            worth += self.star()
        if face.card:
            worth += drawn(self.rounds)
        if face.transmute:
            worth += self.transmuting(0, face.energy)
        return worth

    def transmuting(self, added: int, coming: Tokens = NO_TOKENS) -> float:
        """What the right to transmute is worth, with so much more for each token, when some tokens are still to come."""
        tournament, seat = self.tournament, self.seat
        if self._chosen is None:
            self._choose()
        added += more(tournament, seat)
        worth = 0.0
        for energy in range(4):
            held = self.held(energy) + coming[energy]
            if held:
                now = value(tournament, seat, energy, True) + added
                kept = min(held, self._wanted[energy])
                if now > self._need[energy]:
                    worth += kept * (now - self._need[energy])
                if now > self.spare[energy]:
                    worth += (held - kept) * (now - self.spare[energy])
        return worth

    def star(self) -> float:
        """What a step of the gauge is worth."""
        tournament, seat, rounds = self.tournament, self.seat, self.rounds
        gauge, play, hand = tournament.gauge[seat], len(tournament.play(seat)), len(tournament.hand(seat))
        if gauge >= MOST_GAUGE:
            return 0.0
        if gauge <= play and hand:
            return 5.0 if rounds else 4.0
        if gauge < play + hand:
            return 2.5 if rounds else 1.0
        coming = sum(len(tournament.zones[zone(seat, which)]) for which in (LIBRARY_2, LIBRARY_3))
        return 1.5 if gauge < play + hand + coming else 0.3 if rounds else 0.0


def _rank(each: tuple[float, int, Aim]) -> float:
    return each[0]


class Aim:
    """A card to save for: what it takes, and what it brings when so many rounds are left."""

    __slots__ = ("crystals", "energy", "gain", "kind", "need", "tokens", "worthwhile")

    def __init__(self, kind: PowerCard, rounds: int, players: int) -> None:
        cost = kind.costs[players - 2]
        self.kind = kind
        self.energy = cost.energy
        self.tokens = cost.tokens
        self.crystals = cost.crystals
        self.gain = card_worth(kind, rounds) + IN_HAND - cost.crystals
        self.worthwhile = not cost.never and self.tokens > 0 and self.gain > self.tokens
        self.need = min(MOST_NEED, max(LEAST_NEED, NEED * self.gain / max(1, self.tokens)))


@lru_cache(maxsize=8192)
def aims(kind: PowerCard, rounds: int, players: int) -> Aim:
    """A card as something to save for."""
    return Aim(kind, rounds, players)


@lru_cache(maxsize=1024)
def _spare(season: int, rounds: int, added: int, enchantment: Enchantment) -> tuple[float, ...]:
    """What a token of each energy is worth that no card asks for: the best that a season to come will pay for it."""
    if not rounds:
        return (0.0, 0.0, 0.0, 0.0)
    bought = _bought(enchantment)
    found = []
    for energy in range(4):
        best, fits = 0.0, CHANCE
        for later in range(min(4, 1 + int(rounds * PACE / 3))):
            paid = enchantment.value or VALUES[(season + later) % 4][energy]
            best = max(best, fits * (paid + added))
            fits *= LATER
        found.append(max(best, TAILWIND) if bought[energy] else best)
    return tuple(found)


def _bought(enchantment: Enchantment) -> Tokens:
    """The tokens that an enchantment buys at the end of a round."""
    deed = enchantment.end_of_round
    if isinstance(deed, May) and isinstance(deed.deed, Paid) and isinstance(deed.deed.price, PaysTokens):
        return deed.deed.price.need
    return NO_TOKENS
