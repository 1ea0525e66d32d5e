"""What the familiars of Path of Destiny do to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.seasons.cards.card import PowerCard, number_of
from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.entering import cost_of
from talia.games.seasons.rules.layout import COMMON, HAND, REMOVED, zone
from talia.games.seasons.rules.leaving import give_up, lock
from talia.games.seasons.rules.options import (
    PLAYER,
    OfCard,
    OfSeat,
    among_hidden,
    among_played,
    chosen_in_hand,
    chosen_in_play,
    of_kinds,
)
from talia.games.seasons.rules.powers import COMMON_CARDS
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.sight import EVERYBODY
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class ForRich(Deed):
    """Something for whoever has so many crystals."""

    n: int
    deed: Deed

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.crystals[scope.seat] >= self.n:
            self.deed.resolve(tournament, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-for-rich", n=self.n, clause=self.deed.clause(v, form))


@dataclass(frozen=True)
class Locks(Choosing):
    """Lay a Deadbolt on an opponent's familiar: it has no effect as long as this card is in play."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options: list[Option] = []
        for rival in tournament.rivals(scope.seat):
            cards = [
                card
                for card in tournament.play(rival)
                if tournament.kinds[card].familiar and card not in tournament.bolts
            ]
            options += among_played(tournament, "lock", rival, cards, whose=True)
        return Decision(scope.seat, "ask-lock", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        lock(tournament, chosen_in_play(tournament, option), scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lock")


# Cards for all


@dataclass(frozen=True)
class DrawsForCommon(Deed):
    """A card for each player comes into the middle, open."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        for _ in range(tournament.players):
            card = deeds.top(tournament)
            if card >= 0:
                tournament.move(card, COMMON)
                if tournament.events is not None:
                    tournament.tell(
                        "reveals", "middle", player=tournament.who(scope.seat), card=tournament.kinds[card].name
                    )

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-for-common")


@dataclass(frozen=True)
class TakesAwayCommon(Deed):
    """The cards for all leave the game, unless another card in play keeps them there."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        others = any(
            any(power == COMMON_CARDS for power, _ in tournament.kinds[card].gives)
            for seat in range(tournament.players)
            for card in tournament.play(seat)
        )
        if not others:
            tournament.pour(COMMON, REMOVED)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-away-common")


# Hands


@dataclass(frozen=True)
class GivesToFewest(Choosing):
    """Give a card of your hand to the opponent with the fewest cards in play; of several, to one of your choice."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        rivals = tournament.rivals(scope.seat)
        fewest = min(len(tournament.play(rival)) for rival in rivals)
        options = (
            [PLAYER[rival] for rival in rivals if len(tournament.play(rival)) == fewest]
            if tournament.hand(scope.seat)
            else []
        )
        return Decision(scope.seat, "ask-give-whom", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, OfSeat)
        tournament.agenda.append((GIVES_FROM_HAND, Scope(scope.seat, scope.card, option.action.seat)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-give-to-fewest")


@dataclass(frozen=True)
class GivesFromHand(Choosing):
    """A card of your hand goes to `Scope.rival`."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = among_hidden(tournament, "give", scope.seat, tournament.hand(scope.seat))
        return Decision(scope.seat, "ask-give-to", options, self, scope, {"player": tournament.who(scope.rival)})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        tournament.move(chosen_in_hand(tournament, option), zone(scope.rival, HAND))
        if tournament.events is not None:
            tournament.tell(
                "passes-card", f"p{scope.rival}", player=tournament.who(scope.seat), to=tournament.who(scope.rival)
            )

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-give-to-fewest")


GIVES_FROM_HAND: Final = GivesFromHand()


@dataclass(frozen=True)
class NamesCard(Choosing):
    """Name a card: opponents show their hands and discard every copy of it."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        found = set(tournament.kinds)
        kinds = sorted([kind for kind in found if not kind.replica and not kind.prelude_only], key=number_of)
        return Decision(scope.seat, "ask-name-card", of_kinds(kinds, "name", scope.seat, ""), self, scope)

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.arena.rules < 3 or any(tournament.hand(rival) for rival in tournament.rivals(scope.seat)):
            super().resolve(tournament, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, OfCard)
        named = option.action.kind
        if tournament.events is not None:
            tournament.tell("names", f"p{scope.seat}", player=tournament.who(scope.seat), card=named.name)
        found = [(rival, card) for rival in tournament.rivals(scope.seat) for card in tournament.hand(rival)]
        for _, card in found:
            tournament.show(card, EVERYBODY)
        copies = [(rival, card) for rival, card in found if tournament.kinds[card] is named]
        if copies:
            tournament.agenda.append((GAINS_COST, Scope(scope.seat, copies[0][1], n=len(copies))))
        for rival, card in reversed(copies):
            tournament.agenda.append((GIVES_UP_NAMED, Scope(rival, card)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-name-card")


@dataclass(frozen=True)
class GivesUpNamed(Deed):
    """A copy of the named card is discarded."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        give_up(tournament, scope.seat, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-name-card")


@dataclass(frozen=True)
class GainsCost(Deed):
    """The energy of the named card's cost, once, if a copy was really discarded: `Scope.n` of them were in hands."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        kind: PowerCard = tournament.kinds[scope.card]
        left = sum(
            1
            for rival in tournament.rivals(scope.seat)
            for card in tournament.hand(rival)
            if tournament.kinds[card] is kind
        )
        gained = cost_of(tournament, kind).energy
        if left < scope.n and any(gained):
            deeds.gain_energy(tournament, scope.seat, gained)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-name-card")


GIVES_UP_NAMED: Final = GivesUpNamed()
GAINS_COST: Final = GainsCost()
