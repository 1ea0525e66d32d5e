"""The eighteen ability tokens: 1 to 12 of Enchanted Kingdom, 13 to 18 of Path of Destiny."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.seasons.cards.ability import Ability
from talia.games.seasons.cards.card import DESTINY, KINGDOM
from talia.games.seasons.cards.vocabulary import (
    crystals,
    discard_or_sacrifice,
    draw_or_not,
    draws,
    energy,
    gauge,
    may_transmute,
    move_marker,
    pay_from_reserve,
    reorder_top,
    reroll_die,
    roll_destiny,
)
from talia.games.seasons.cards.vocabulary.time import must_go_back
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.layout import DISCARD, HAND, LIBRARY_2, LIBRARY_3, zone
from talia.games.seasons.rules.options import OfCard, among_hidden
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.sight import only
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class GaugeBack(Deed):
    """One step back on the gauge, for whoever has one."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        gauge(-1).resolve(tournament, scope)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return tournament.gauge[scope.seat] > 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gauge-falls", form=form, n=1)


@dataclass(frozen=True)
class HandScores(Deed):
    """Cards left in hand will score; nothing happens now."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        pass

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-hand-scores", n=3)


@dataclass(frozen=True)
class LooksAtHands(Deed):
    """All that the others hold."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        for rival in tournament.rivals(scope.seat):
            for card in tournament.hand(rival):
                tournament.show(card, only(scope.seat))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-look-at-hands", form=form)


@dataclass(frozen=True)
class TakesDiscarded(Deed):
    """The top card of the discard pile comes to hand."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        tournament.move(tournament.zones[DISCARD][-1], zone(scope.seat, HAND))
        if tournament.events is not None:
            tournament.tell("takes-discarded", f"p{scope.seat}/hand", player=tournament.who(scope.seat))

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return bool(tournament.zones[DISCARD])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-discarded", form=form)


@dataclass(frozen=True)
class TakesFromLibrary(Choosing):
    """A card of a later year comes to hand now."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        seat = scope.seat
        options = [
            option
            for year, which in ((2, LIBRARY_2), (3, LIBRARY_3))
            for option in among_hidden(
                tournament, f"library-{year}", seat, tournament.zones[zone(seat, which)], f"library-{year}"
            )
        ]
        return Decision(seat, "ask-from-library", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, OfCard)
        which = LIBRARY_2 if option.action.place == "library-2" else LIBRARY_3
        pile = tournament.zones[zone(scope.seat, which)]
        tournament.move(
            next(card for card in pile if tournament.kinds[card] is option.action.kind), zone(scope.seat, HAND)
        )

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-from-library", form=form)


_ALL = (
    Ability(1, KINGDOM, -5, draw_or_not),
    Ability(2, KINGDOM, 6, discard_or_sacrifice),
    Ability(3, KINGDOM, -5, energy(2)),
    Ability(4, KINGDOM, 10, GaugeBack()),
    Ability(5, KINGDOM, 0, HandScores(), hand_value=3),
    Ability(6, KINGDOM, 0, may_transmute(1)),
    Ability(7, KINGDOM, -6, crystals(12)),
    Ability(8, KINGDOM, 18, pay_from_reserve(water=4)),
    Ability(9, KINGDOM, -5, gauge(2)),
    Ability(10, KINGDOM, 3, move_marker(2, 2)),
    Ability(11, KINGDOM, 9, LooksAtHands()),
    Ability(12, KINGDOM, 0, reorder_top(3)),
    Ability(13, DESTINY, -5, TakesDiscarded(), takes_discarded=True),
    Ability(14, DESTINY, 3, must_go_back),
    Ability(15, DESTINY, 10, pay_from_reserve(fire=5) + draws(1)),
    Ability(16, DESTINY, 5, roll_destiny, with_destiny=True),
    Ability(17, DESTINY, 9, reroll_die, before_die=True),
    Ability(18, DESTINY, 9, TakesFromLibrary(), last_year=2),
)
ABILITIES = {ability.number: ability for ability in _ALL}
