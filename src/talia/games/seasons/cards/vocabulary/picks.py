"""Choosing among cards in play and in hand: to sacrifice, to discard, to take back."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.seasons.rules.deed import Choosing
from talia.games.seasons.rules.layout import HAND, LOOKED, zone
from talia.games.seasons.rules.leaving import give_up, to_hand
from talia.games.seasons.rules.options import OfCard, among_hidden, among_played, chosen, chosen_in_hand, chosen_in_play
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.voice import Voice

ANY, ITEM, FAMILIAR = "card", "item", "familiar"
"""Which cards may be chosen."""


def _fits(tournament: Tournament, card: int, which: str) -> bool:
    kind = tournament.kinds[card]
    return which == ANY or kind.familiar == (which == FAMILIAR)


@dataclass(frozen=True)
class GivesUp(Choosing):
    """Sacrifice a card in play, discard one of the hand, or either."""

    which: str = ANY
    played: bool = False
    held: bool = False
    but_this: bool = False

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        seat = scope.seat
        options: list[Option] = []
        if self.played:
            cards = [
                card
                for card in tournament.play(seat)
                if _fits(tournament, card, self.which) and not (self.but_this and card == scope.card)
            ]
            options += among_played(tournament, "sacrifice", seat, cards)
        if self.held:
            cards = [card for card in tournament.hand(seat) if _fits(tournament, card, self.which)]
            options += among_hidden(tournament, "discard", seat, cards)
        word = "ask-sacrifice" if not self.held else "ask-discard" if not self.played else "ask-give-up-card"
        return Decision(seat, word, options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, OfCard)
        in_play = option.action.place == "play"
        given = chosen_in_play(tournament, option) if in_play else chosen_in_hand(tournament, option)
        give_up(tournament, scope.seat, given)

    def clause(self, v: Voice, form: str) -> str:
        word = "do-sacrifice" if not self.held else "do-discard" if not self.played else "do-discard-or-sacrifice"
        return v.say(word, form=form, which=self.which)


sacrifice = GivesUp(played=True)
discard_card = GivesUp(held=True)
discard_or_sacrifice = GivesUp(played=True, held=True)


def discard_or_sacrifice_a(which: str) -> GivesUp:
    """*Discard or sacrifice a magic item*, or a familiar."""
    return GivesUp(which, played=True, held=True)


def discard_a(which: str) -> GivesUp:
    """*Discard a magic item*, or a familiar."""
    return GivesUp(which, held=True)


@dataclass(frozen=True)
class TakesBack(Choosing):
    """Take a card in play back to hand."""

    which: str

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        cards = [card for card in tournament.play(scope.seat) if _fits(tournament, card, self.which)]
        return Decision(
            scope.seat, "ask-take-back", among_played(tournament, "take-back", scope.seat, cards), self, scope
        )

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        to_hand(tournament, chosen_in_play(tournament, option))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-back", form=form, which=self.which)


def take_back_a(which: str) -> TakesBack:
    """*Take a magic item in play back to your hand.*"""
    return TakesBack(which)


@dataclass(frozen=True)
class GivesCards(Choosing):
    """The cards looked at: one to your own hand, and one to each opponent."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        looked = tournament.zones[zone(scope.seat, LOOKED)]
        verb = "take" if scope.rival < 0 else "give"
        options = among_hidden(tournament, verb, scope.seat, looked, "looked")
        if scope.rival < 0:
            return Decision(scope.seat, "ask-take", options, self, scope, {"or_none": 0})
        return Decision(scope.seat, "ask-give-to", options, self, scope, {"player": tournament.who(scope.rival)})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        to = scope.seat if scope.rival < 0 else scope.rival
        tournament.move(chosen(tournament, option, zone(scope.seat, LOOKED)), zone(to, HAND))
        after = (to + 1) % tournament.players
        if after != scope.seat and tournament.zones[zone(scope.seat, LOOKED)]:
            tournament.agenda.append((self, Scope(scope.seat, scope.card, after)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-give-cards", form=form)
