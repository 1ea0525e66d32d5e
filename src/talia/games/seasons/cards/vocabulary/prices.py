"""What is paid for something: energy, crystals, the card itself."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from talia.games.seasons.rules import deeds, payment
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.energy import Tokens, named, tokens
from talia.games.seasons.rules.leaving import give_up
from talia.games.seasons.rules.payment import Payment
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.touching import LIGHT, MANY, TOKENS, Touch
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.voice import Voice


class PaysEnergy(Choosing):
    """A price in energy: one of the ways to pay it is chosen."""

    __slots__ = ()

    @abstractmethod
    def ways(self, tournament: Tournament, scope: Scope) -> list[Payment]:
        """Every way to pay it."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = [way.option for way in self.ways(tournament, scope)]
        return Decision(scope.seat, "ask-pay", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, Payment)
        payment.spend(tournament, scope.seat, option.action)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return Touch(TOKENS | LIGHT, TOKENS, fewer=MANY)


@dataclass(frozen=True)
class PaysAny(PaysEnergy):
    """So many tokens of any energy."""

    n: int
    only_reserve: bool = False

    def ways(self, tournament: Tournament, scope: Scope) -> list[Payment]:
        return payment.any_tokens(tournament, scope.seat, self.n, self.only_reserve)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        on_cards = 0 if self.only_reserve else sum(tournament.on_cards(scope.seat))
        return tournament.held(scope.seat) + on_cards >= self.n

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-pay-any", form=form, n=self.n)


@dataclass(frozen=True)
class PaysAlike(PaysEnergy):
    """So many tokens of one energy."""

    n: int
    only_reserve: bool = False

    def ways(self, tournament: Tournament, scope: Scope) -> list[Payment]:
        return payment.alike_tokens(tournament, scope.seat, self.n, self.only_reserve)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        reserve, spot = tournament.reserve, 4 * scope.seat
        if max(reserve[spot], reserve[spot + 1], reserve[spot + 2], reserve[spot + 3]) >= self.n:
            return True
        return not payment.exact(tournament, scope.seat) and bool(self.ways(tournament, scope))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-pay-alike", form=form, n=self.n)


@dataclass(frozen=True)
class PaysTokens(PaysEnergy):
    """Just these tokens."""

    need: Tokens
    only_reserve: bool = False

    def ways(self, tournament: Tournament, scope: Scope) -> list[Payment]:
        return payment.ways(tournament, scope.seat, self.need, self.only_reserve)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        if payment.covers(tournament, scope.seat, self.need):
            return True
        return not payment.exact(tournament, scope.seat) and bool(self.ways(tournament, scope))

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return Touch(TOKENS | LIGHT, TOKENS, fewer=sum(self.need))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-pay-tokens", form=form, tokens=named(self.need))


def pay(n: int = 0, *, air: int = 0, water: int = 0, fire: int = 0, earth: int = 0) -> PaysEnergy:
    """*Discard so many energy tokens*, of any energy or of those that are named."""
    return PaysAny(n) if n else PaysTokens(tokens(air, water, fire, earth))


def pay_alike(n: int) -> PaysAlike:
    """*Discard so many energy tokens of one energy.*"""
    return PaysAlike(n)


def pay_from_reserve(*, air: int = 0, water: int = 0, fire: int = 0, earth: int = 0) -> PaysTokens:
    """*Discard these energy tokens from your reserve*: tokens on cards do not help."""
    return PaysTokens(tokens(air, water, fire, earth), True)


@dataclass(frozen=True)
class PaysCrystals(Deed):
    """So many crystals, in full."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        deeds.lose_crystals(tournament, scope.seat, self.n)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return tournament.crystals[scope.seat] >= self.n

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-pay-crystals", form=form, n=self.n)


def pay_crystals(n: int) -> PaysCrystals:
    """*Discard so many crystals.*"""
    return PaysCrystals(n)


@dataclass(frozen=True)
class DiscardsAllEnergy(Deed):
    """Every token of the reserve."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        spot = 4 * scope.seat
        tournament.reserve[spot : spot + 4] = [0, 0, 0, 0]
        if tournament.events is not None:
            tournament.tell("reserve-emptied", f"p{scope.seat}/reserve", player=tournament.who(scope.seat))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-all-energy", form=form)


discard_all_energy = DiscardsAllEnergy()


@dataclass(frozen=True)
class SacrificesThis(Deed):
    """The card itself."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.owner(scope.card) == scope.seat:
            give_up(tournament, scope.seat, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-sacrifice-this", form=form)


sacrifice_this = SacrificesThis()
