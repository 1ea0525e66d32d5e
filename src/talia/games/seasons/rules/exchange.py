"""The bonus of exchanging energy."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.energy import ENERGIES, ENERGY_NAMES
from talia.games.seasons.rules.options import DONE
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Action, Decision, Option


class Swap(Action):
    """A token that is given for one of another energy."""

    __slots__ = ("gained", "given")

    def __init__(self, given: int, gained: int) -> None:
        self.given = given
        self.gained = gained


SWAPS: Final = [
    [
        Option(
            f"swap:{ENERGIES[given]}>{ENERGIES[gained]}",
            "option-swap",
            {"given": ENERGY_NAMES[given], "gained": ENERGY_NAMES[gained]},
            "reserve",
            action=Swap(given, gained),
        )
        for gained in range(4)
        if gained != given
    ]
    for given in range(4)
]


class ExchangeTokens(Rule):
    """The bonus of exchanging: one or two tokens for others. `Scope.picked` are the energies that came in so far."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        spot = 4 * scope.seat
        options: list[Option] = []
        for energy in range(4):
            if tournament.reserve[spot + energy] > scope.picked.count(energy):  # what came in does not go out again
                options += SWAPS[energy]
        if scope.picked:
            options.append(DONE)
        return Decision(scope.seat, "ask-exchange", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is DONE:
            return
        swap = option.action
        assert isinstance(swap, Swap)
        spot = 4 * scope.seat
        tournament.reserve[spot + swap.given] -= 1
        tournament.reserve[spot + swap.gained] += 1
        if tournament.events is not None:
            tournament.tell(
                "swaps",
                f"p{scope.seat}/reserve",
                player=tournament.who(scope.seat),
                given=option.args["given"],
                gained=option.args["gained"],
            )
        if not scope.picked and tournament.held(scope.seat) > 1:
            self.resolve(tournament, Scope(scope.seat, picked=(swap.gained,)))


EXCHANGE_TOKENS: Final = ExchangeTokens()
