"""Cards from the draw pile: drawn, looked at, put into play."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.entering import put_into_play
from talia.games.seasons.rules.laying_down import discard_looked_at
from talia.games.seasons.rules.layout import DISCARD, DRAW, LOOKED, zone
from talia.games.seasons.rules.looking import TAKE_ONE, draw_or_discard
from talia.games.seasons.rules.options import among_hidden, chosen, chosen_in_hand
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.touching import LIGHT, Touch
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.sight import only
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class Draws(Deed):
    """Draw cards into hand."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        for _ in range(self.n):
            deeds.draw(tournament, scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw", form=form, n=self.n)


def draws(n: int) -> Draws:
    """*Draw so many power cards.*"""
    return Draws(n)


@dataclass(frozen=True)
class DrawsOrDiscards(Deed):
    """Draw a card and keep or discard it."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        draw_or_discard(tournament, scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-or-discard", form=form)


draw_or_not = DrawsOrDiscards()


@dataclass(frozen=True)
class DrawsKeepsOne(Deed):
    """Draw cards, keep one of them and discard the others."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if deeds.look(tournament, scope.seat, self.n):
            tournament.agenda.append((TAKE_ONE, Scope(scope.seat)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-keep-one", form=form, n=self.n)


def draws_keeps_one(n: int) -> DrawsKeepsOne:
    """*Draw so many power cards: keep one, discard the others.*"""
    return DrawsKeepsOne(n)


@dataclass(frozen=True)
class PutsOneOf(Choosing):
    """Look at the top cards of the draw pile: put one into play and discard the others; all, if there is no room."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        cards = deeds.look(tournament, scope.seat, self.n)
        if tournament.has_room(scope.seat) and any(can_be_put(tournament, card) for card in cards):
            self.put(tournament, self.question(tournament, scope))
        else:
            if tournament.events is not None and cards:
                _tell_no_room(tournament, scope.seat, cards)
            discard_looked_at(tournament, scope)

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        looked = [card for card in tournament.zones[zone(scope.seat, LOOKED)] if can_be_put(tournament, card)]
        return Decision(
            scope.seat, "ask-put", among_hidden(tournament, "put", scope.seat, looked, "looked"), self, scope
        )

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return True

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        card = chosen(tournament, option, zone(scope.seat, LOOKED))
        put_into_play(tournament, scope.seat, card)
        discard_looked_at(tournament, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-put-one-of", form=form, n=self.n)


def _tell_no_room(tournament: Tournament, seat: int, cards: list[int]) -> None:
    """Say why nothing comes into play, and to whoever looked, at what."""
    if not tournament.has_room(seat):
        tournament.tell("no-room", f"p{seat}", player=tournament.who(seat))
    for card in cards:
        tournament.tell("you-looked", f"p{seat}", seats=(seat,), card=tournament.kinds[card].name)


def puts_one_of(n: int) -> PutsOneOf:
    """*Look at the top so many power cards: put one into play, discard the others.*"""
    return PutsOneOf(n)


@dataclass(frozen=True)
class PutsFromHand(Choosing):
    """Put a card of one's hand into play without paying."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        here = 1 if tournament.owner(scope.card) == scope.seat else 0  # the card that does it makes room for the other
        room = len(tournament.play(scope.seat)) - here < tournament.gauge[scope.seat]
        cards = [card for card in tournament.hand(scope.seat) if can_be_put(tournament, card)] if room else []
        return Decision(scope.seat, "ask-put", among_hidden(tournament, "put", scope.seat, cards), self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        put_into_play(tournament, scope.seat, chosen_in_hand(tournament, option))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-put-from-hand", form=form)


put_from_hand = PutsFromHand()


def can_be_put(tournament: Tournament, card: int) -> bool:
    """Whether a card may come into play without being summoned."""
    kind = tournament.kinds[card]
    return not kind.put_only_by_summoning and not kind.prelude_only


@dataclass(frozen=True)
class Reorders(Choosing):
    """Look at the top cards of the draw pile and lay them back in any order, the top one last."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if deeds.look(tournament, scope.seat, self.n):
            self._go_on(tournament, scope)

    def _go_on(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.zones[zone(scope.seat, LOOKED)]:
            self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        looked = tournament.zones[zone(scope.seat, LOOKED)]
        options = among_hidden(tournament, "lay-back", scope.seat, looked, "looked")
        return Decision(scope.seat, "ask-lay-back", options, self, scope, {"n": len(looked)})

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return bool(tournament.zones[DRAW] or tournament.zones[DISCARD])

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        card = chosen(tournament, option, zone(scope.seat, LOOKED))
        tournament.move(card, DRAW)
        tournament.show(card, only(scope.seat))
        self._go_on(tournament, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-reorder", form=form, n=self.n)


def reorder_top(n: int) -> Reorders:
    """*Look at the top so many power cards and lay them back in any order.*"""
    return Reorders(n)


@dataclass(frozen=True)
class LooksAtTop(Deed):
    """Look at the top card of the draw pile, which stays there."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        deeds.look_at_top(tournament, scope.seat)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return Touch(LIGHT, LIGHT)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-look-at-top", form=form)


look_at_top = LooksAtTop()
