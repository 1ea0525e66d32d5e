"""Transmuting: energy becomes crystals at what the season pays for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from talia.games.seasons.rules import deeds, payment
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.energy import EARTH, ENERGIES, ENERGY_NAMES, NO_TOKENS, SEASON_OF, VALUES
from talia.games.seasons.rules.layout import DISCARD, DRAW
from talia.games.seasons.rules.looking import draw_or_discard
from talia.games.seasons.rules.options import DONE
from talia.games.seasons.rules.powers import CRYSTALS_TRANSMUTE, TOKENS_PAY, TRANSMUTE_MORE
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Action, Decision, Option
from talia.kernel.voice import Arg


class Spot(Action):
    """Where a token comes from: 0 to 3 the reserve, 4 to 7 the cards whose tokens pay."""

    __slots__ = ("spot",)

    def __init__(self, spot: int) -> None:
        self.spot = spot


ONE: Final = [
    Option(
        f"token:{ENERGIES[spot % 4]}" + ("@card" if spot >= 4 else ""),
        "option-transmute-token" if spot < 4 else "option-transmute-card-token",
        {"energy": ENERGY_NAMES[spot % 4]},
        "reserve",
        action=Spot(spot),
    )
    for spot in range(8)
]
ALL: Final = Option("all", "option-transmute-all")
NOTHING_YET: Mapping[str, Arg] = {"n": 0}
NONE_PICKED = (0,) * 8


def value(tournament: Tournament, seat: int, energy: int, in_reserve: bool) -> int:
    """What the season pays for a token."""
    fixed = tournament.arena.enchantment.value
    if fixed:
        return fixed
    values = VALUES[SEASON_OF[tournament.month]]
    return max(values[energy], values[EARTH]) if in_reserve and tournament.all_earth(seat) else values[energy]


def more(tournament: Tournament, seat: int) -> int:
    """What is added for every token."""
    return tournament.powers[seat][TRANSMUTE_MORE] + tournament.extra


def lent(tournament: Tournament, seat: int) -> bool:
    """Whether a card lets its player transmute because the die gave crystals."""
    return tournament.die_crystals and seat == tournament.active and tournament.powers[seat][CRYSTALS_TRANSMUTE] > 0


def receive(tournament: Tournament, seat: int, crystals: int) -> None:
    """The crystals of one act of transmuting; many at once may be worth a card, which nobody has to draw (since rules 5)."""
    gained = deeds.gain_crystals(tournament, seat, crystals)
    enchantment = tournament.arena.enchantment
    if not enchantment.great_transmuting or gained < enchantment.great_transmuting:
        return
    if tournament.arena.rules < 5 or enchantment.great_transmuting_brings is None:
        draw_or_discard(tournament, seat)
    elif tournament.zones[DRAW] or tournament.zones[DISCARD]:
        tournament.agenda.append((enchantment.great_transmuting_brings, OF_SEAT[seat]))


class Transmute(Rule):
    """One act of transmuting: token by token until it is enough. `Scope.picked` are the tokens so far, by their spot, and
    `Scope.n` is what they give."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        held = self.held(tournament, scope.seat)
        picked = scope.picked
        if picked:
            options = [option for option, n, gone in zip(ONE, held, picked) if n > gone]
            options.append(DONE)
            return Decision(scope.seat, "ask-transmute", options, self, scope, {"n": scope.n})
        options = [option for option, n in zip(ONE, held) if n]
        if sum(held) > 1:
            options.append(ALL)
        return Decision(scope.seat, "ask-transmute", options, self, scope, NOTHING_YET)

    def held(self, tournament: Tournament, seat: int) -> tuple[int, ...]:
        """All that could be transmuted."""
        on_cards = tournament.on_cards(seat) if tournament.powers[seat][TOKENS_PAY] else NO_TOKENS
        return tournament.in_reserve(seat) + on_cards

    def worth(self, tournament: Tournament, seat: int, picked: tuple[int, ...]) -> int:
        """What tokens would give."""
        added = more(tournament, seat)
        gained = 0
        for spot, count in enumerate(picked):
            if count:
                gained += count * (value(tournament, seat, spot % 4, spot < 4) + added)
        return gained

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        seat = scope.seat
        if option is DONE:
            self.finish(tournament, seat, scope.picked)
        elif option is ALL:
            self.finish(tournament, seat, self.held(tournament, seat))
        else:
            assert isinstance(option.action, Spot)
            spot = option.action.spot
            picked = list(scope.picked or NONE_PICKED)
            picked[spot] += 1
            held = self.held(tournament, seat)
            if sum(picked) == sum(held):
                self.finish(tournament, seat, held)
            else:
                worth = scope.n + value(tournament, seat, spot % 4, spot < 4) + more(tournament, seat)
                self.put(tournament, self.question(tournament, Scope(seat, n=worth, picked=tuple(picked))))

    def finish(self, tournament: Tournament, seat: int, picked: tuple[int, ...]) -> None:
        """Turn tokens into crystals."""
        gained = self.worth(tournament, seat, picked)
        a, w, f, e, on_a, on_w, on_f, on_e = picked
        payment.take_tokens(tournament, seat, (a, w, f, e), (on_a, on_w, on_f, on_e))
        if tournament.events is not None:
            tournament.tell("transmutes", f"p{seat}/reserve", player=tournament.who(seat), n=sum(picked))
        if lent(tournament, seat):
            for card in tournament.play(seat):
                if any(power == CRYSTALS_TRANSMUTE for power, _ in tournament.acting(card).gives):
                    tournament.marked |= 1 << card
        receive(tournament, seat, gained)


TRANSMUTE: Final = Transmute()


def begin(tournament: Tournament, seat: int) -> None:
    """Begin an act of transmuting."""
    TRANSMUTE.resolve(tournament, OF_SEAT[seat])
