"""Crystals, energy and the gauge."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.seasons.cards.vocabulary.base import Condition, Measure
from talia.games.seasons.rules import deeds, die
from talia.games.seasons.rules.deed import Deed
from talia.games.seasons.rules.energy import Tokens, named, tokens
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.touching import (
    ANY_ENERGY,
    CRYSTALS,
    LIGHT,
    MANY,
    PLAYED,
    RIVALS,
    TOKENS,
    Touch,
    losing,
)
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class Crystals(Deed):
    """Gain crystals, a number of them or so many for each of something."""

    n: int
    each: Measure | None = None

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        deeds.gain_crystals(
            tournament, scope.seat, self.n if self.each is None else self.n * self.each.count(tournament, scope)
        )

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return Touch(0 if self.each is None else self.each.goes_by(), CRYSTALS)

    def clause(self, v: Voice, form: str) -> str:
        if self.each is not None:
            return v.say("do-crystals-each", form=form, n=self.n, each=self.each.words(v))
        return v.say("do-crystals", form=form, n=self.n)


def crystals(n: int, each: Measure | None = None) -> Crystals:
    """*Gain so many crystals (for each ...).*"""
    return Crystals(n, each)


@dataclass(frozen=True)
class Loses(Deed):
    """Lose crystals, as far as there are any."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        deeds.lose_crystals(tournament, scope.seat, self.n)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return losing(tournament, scope.seat, self.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lose-crystals", form=form, n=self.n)


def loses(n: int) -> Loses:
    """*Lose so many crystals.*"""
    return Loses(n)


@dataclass(frozen=True)
class GivesYou(Deed):
    """An opponent gives crystals to whoever's card it is, as far as there are any."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        deeds.give_crystals(tournament, scope.seat, scope.rival, self.n)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return Touch(RIVALS, RIVALS | CRYSTALS)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-give-crystals", n=self.n)


def gives_you(n: int) -> GivesYou:
    """*... gives you so many crystals*, said of `each_opponent`."""
    return GivesYou(n)


@dataclass(frozen=True)
class Gauge(Deed):
    """The summoning gauge rises, or falls."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        deeds.move_gauge(tournament, scope.seat, self.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gauge" if self.n > 0 else "do-gauge-falls", form=form, n=abs(self.n))


def gauge(n: int) -> Gauge:
    """*Your summoning gauge rises by so much*; a negative number: falls."""
    return Gauge(n)


@dataclass(frozen=True)
class Energy(Deed):
    """Take tokens of one's choice, a number of them or one for each of something."""

    n: int
    each: Measure | None = None

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        n = self.n if self.each is None else self.n * self.each.count(tournament, scope)
        die.choose_energy(tournament, scope.seat, n, scope.card)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        if self.each is not None:
            return Touch(TOKENS | LIGHT | self.each.goes_by(), TOKENS, 0, MANY, ANY_ENERGY)
        return Touch(TOKENS | LIGHT, TOKENS, 0, self.n, ANY_ENERGY)

    def clause(self, v: Voice, form: str) -> str:
        if self.each is not None:
            return v.say("do-energy-each", form=form, n=self.n, each=self.each.words(v))
        return v.say("do-energy", form=form, n=self.n)


def energy(n: int, each: Measure | None = None) -> Energy:
    """*Gain so many energy tokens of your choice (for each ...).*"""
    return Energy(n, each)


@dataclass(frozen=True)
class EnergyOf(Deed):
    """Take just these tokens."""

    gained: Tokens

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        deeds.gain_energy(tournament, scope.seat, self.gained)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-energy-of", form=form, tokens=named(self.gained))


def energy_of(*, air: int = 0, water: int = 0, fire: int = 0, earth: int = 0) -> EnergyOf:
    """*Gain these energy tokens.*"""
    return EnergyOf(tokens(air, water, fire, earth))


# What is counted


@dataclass(frozen=True)
class Played(Measure):
    """Your cards in play of a kind, perhaps but this one."""

    familiars: bool
    but_this: bool

    def count(self, tournament: Tournament, scope: Scope) -> int:
        found = 0
        for card in tournament.play(scope.seat):
            kind = tournament.kinds[card]
            if kind.familiar == self.familiars and not (self.but_this and card == scope.card):
                found += 1
        return found

    def goes_by(self) -> int:
        return PLAYED

    def words(self, v: Voice) -> str:
        return v.say("each-familiar" if self.familiars else "each-item", other="yes" if self.but_this else "no")


your_familiars = Played(True, False)
your_other_items = Played(False, True)


@dataclass(frozen=True)
class TokensHeld(Condition):
    """So many tokens in your reserve, at least or at most."""

    least: int
    most: int

    def holds(self, tournament: Tournament, scope: Scope) -> bool:
        return self.least <= tournament.held(scope.seat) <= self.most

    def may_hold(self, tournament: Tournament, scope: Scope, others: Touch) -> bool:
        held = tournament.held(scope.seat)
        return held - others.fewer <= self.most and held + others.more >= self.least

    def stays(self, tournament: Tournament, scope: Scope, others: Touch) -> bool:
        held = tournament.held(scope.seat)
        return held - others.fewer >= self.least and held + others.more <= self.most

    def goes_by(self) -> int:
        return TOKENS

    def words(self, v: Voice) -> str:
        if self.most == 0:
            return v.say("if-no-tokens")
        return v.say("if-tokens-least" if self.least else "if-tokens-most", n=self.least or self.most)


def tokens_held(least: int = 0, most: int = 99) -> TokensHeld:
    """*If you have so many energy tokens in your reserve.*"""
    return TokensHeld(least, most)
