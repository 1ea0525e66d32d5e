"""What happens to cards in play and to the tokens on them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from talia.games.seasons.cards.vocabulary.base import Measure
from talia.games.seasons.rules import deeds, payment
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.energy import ENERGIES, ENERGY_NAMES, NO_TOKENS, Tokens
from talia.games.seasons.rules.leaving import hand_over
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.touching import LIGHT, TOKENS, Touch
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.voice import Voice


def tokens_on(tournament: Tournament, card: int) -> int:
    """How many tokens lie on a card."""
    return sum(tournament.stored.get(card, NO_TOKENS))


def lay_on(tournament: Tournament, card: int, energy: int) -> None:
    """Lay one more token on a card."""
    air, water, fire, earth = (
        count + (1 if each == energy else 0) for each, count in enumerate(tournament.stored.get(card, NO_TOKENS))
    )
    payment.store(tournament, card, (air, water, fire, earth))


STORE: Final = [
    Option(
        f"store:{ENERGIES[energy]}",
        "option-store",
        {"energy": ENERGY_NAMES[energy]},
        "reserve",
        action=deeds.Type(energy),
    )
    for energy in range(4)
]


@dataclass(frozen=True)
class StoresOne(Choosing):
    """A token of the reserve comes onto this card, where only the card itself can use it. With `full_with` so many
    all of them come back, so it is not asked which is the last (since rules 3)."""

    full_with: int = field(default=0, repr=False)  # not told: older agendas were told without

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = [STORE[energy] for energy in range(4) if tournament.reserve[4 * scope.seat + energy]]
        if tokens_on(tournament, scope.card) + 1 == self.full_with and tournament.arena.rules > 2:
            options = options[:1]
        return Decision(scope.seat, "ask-store", options, self, scope, {"card": tournament.kinds[scope.card].name})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        energy = deeds.energy_of(option)
        tournament.reserve[4 * scope.seat + energy] -= 1
        lay_on(tournament, scope.card, energy)
        if tournament.events is not None:
            name = tournament.kinds[scope.card].name
            tournament.tell(
                "stores", f"p{scope.seat}", player=tournament.who(scope.seat), energy=ENERGY_NAMES[energy], card=name
            )

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return Touch(TOKENS | LIGHT, TOKENS, fewer=1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-store-one", form=form)


store_one = StoresOne()


def store_one_of(most: int) -> StoresOne:
    """The same on a card that gives back all of them when there are so many."""
    return StoresOne(most)


def take_stored(tournament: Tournament, card: int) -> Tokens:
    """All tokens of a card, which are on it no more."""
    return tournament.stored.pop(card, NO_TOKENS)


@dataclass(frozen=True)
class PassesLeft(Deed):
    """This card goes to the player on the left, straightened. It does not enter play there."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        hand_over(tournament, scope.card, (scope.seat + 1) % tournament.players)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-pass-left", form=form)


pass_left = PassesLeft()


@dataclass(frozen=True)
class InReserve(Measure):
    """The tokens of the reserve."""

    def count(self, tournament: Tournament, scope: Scope) -> int:
        return tournament.held(scope.seat)

    def goes_by(self) -> int:
        return TOKENS

    def words(self, v: Voice) -> str:
        return v.say("each-token")


tokens_in_reserve = InReserve()


@dataclass(frozen=True)
class RivalGives(Deed):
    """Whoever did what the card waited for gives crystals, as far as there are any."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        deeds.give_crystals(tournament, scope.rival, scope.seat, self.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-rival-gives", n=self.n)


def rival_gives(n: int) -> RivalGives:
    """*They give you so many crystals.*"""
    return RivalGives(n)
