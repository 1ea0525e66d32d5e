"""What the familiars of Path of Destiny do to everybody."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.entering import cost_of
from talia.games.seasons.rules.giving_up import give_up
from talia.games.seasons.rules.layout import COMMON, HAND, REMOVED, zone
from talia.games.seasons.rules.options import (
    PLAYER,
    OfCard,
    OfSeat,
    among_hidden,
    among_played,
    card_option,
    chosen_in_hand,
    chosen_in_play,
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

    def resolve(self, t: Tournament, scope: Scope) -> None:
        if t.crystals[scope.seat] >= self.n:
            self.deed.resolve(t, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-for-rich", n=self.n, clause=self.deed.clause(v, form))


@dataclass(frozen=True)
class Locks(Choosing):
    """Lay a Deadbolt on an opponent's familiar: it has no effect as long as this card is in play."""

    def question(self, t: Tournament, scope: Scope) -> Decision:
        options: list[Option] = []
        for rival in t.rivals(scope.seat):
            cards = [card for card in t.play(rival) if t.kinds[card].familiar and card not in t.bolts]
            options += among_played(t, "lock", rival, cards, whose=True)
        return Decision(scope.seat, "ask-lock", options, self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        deeds.lock(t, chosen_in_play(t, option), scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lock")


# Cards for all


@dataclass(frozen=True)
class DrawsForCommon(Deed):
    """A card for each player comes into the middle, open."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        for _ in range(t.players):
            card = deeds.top(t)
            if card >= 0:
                t.move(card, COMMON)
                if t.events is not None:
                    t.tell("reveals", "middle", player=t.who(scope.seat), card=t.kinds[card].name)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-for-common")


@dataclass(frozen=True)
class TakesAwayCommon(Deed):
    """The cards for all leave the game, unless another card in play keeps them there."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        others = any(
            any(power == COMMON_CARDS for power, _ in t.kinds[card].gives)
            for seat in range(t.players)
            for card in t.play(seat)
        )
        if not others:
            t.pour(COMMON, REMOVED)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-away-common")


# Hands


@dataclass(frozen=True)
class GivesToFewest(Choosing):
    """Give a card of your hand to the opponent with the fewest cards in play; of several, to one of your choice."""

    def question(self, t: Tournament, scope: Scope) -> Decision:
        rivals = t.rivals(scope.seat)
        fewest = min(len(t.play(rival)) for rival in rivals)
        options = [PLAYER[rival] for rival in rivals if len(t.play(rival)) == fewest] if t.hand(scope.seat) else []
        return Decision(scope.seat, "ask-give-whom", options, self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, OfSeat)
        t.agenda.append((GIVES_FROM_HAND, Scope(scope.seat, scope.card, option.action.seat)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-give-to-fewest")


@dataclass(frozen=True)
class GivesFromHand(Choosing):
    """A card of your hand goes to `Scope.rival`."""

    def question(self, t: Tournament, scope: Scope) -> Decision:
        options = among_hidden(t, "give", scope.seat, t.hand(scope.seat))
        return Decision(scope.seat, "ask-give-to", options, self, scope, {"player": t.who(scope.rival)})

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        t.move(chosen_in_hand(t, option), zone(scope.rival, HAND))
        if t.events is not None:
            t.tell("passes-card", f"p{scope.rival}", player=t.who(scope.seat), to=t.who(scope.rival))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-give-to-fewest")


GIVES_FROM_HAND = GivesFromHand()


@dataclass(frozen=True)
class NamesCard(Choosing):
    """Name a card: opponents show their hands and discard every copy of it."""

    def question(self, t: Tournament, scope: Scope) -> Decision:
        kinds: list[PowerCard] = sorted({kind for kind in t.kinds if not kind.replica and not kind.prelude_only})
        options = [card_option("name", kind, scope.seat, place="") for kind in kinds]
        return Decision(scope.seat, "ask-name-card", options, self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, OfCard)
        named = option.action.kind
        if t.events is not None:
            t.tell("names", f"p{scope.seat}", player=t.who(scope.seat), card=named.name)
        found = [(rival, card) for rival in t.rivals(scope.seat) for card in t.hand(rival)]
        for _, card in found:
            t.show(card, EVERYBODY)
        copies = [(rival, card) for rival, card in found if t.kinds[card] is named]
        if copies:
            t.agenda.append((GAINS_COST, Scope(scope.seat, copies[0][1], n=len(copies))))
        for rival, card in reversed(copies):
            t.agenda.append((GIVES_UP_NAMED, Scope(rival, card)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-name-card")


@dataclass(frozen=True)
class GivesUpNamed(Deed):
    """A copy of the named card is discarded."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        give_up(t, scope.seat, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-name-card")


@dataclass(frozen=True)
class GainsCost(Deed):
    """The energy of the named card's cost, once, if a copy was really discarded: `Scope.n` of them were in hands."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        kind: PowerCard = t.kinds[scope.card]
        left = sum(1 for rival in t.rivals(scope.seat) for card in t.hand(rival) if t.kinds[card] is kind)
        gained = cost_of(t, kind).energy
        if left < scope.n and any(gained):
            deeds.gain_energy(t, scope.seat, gained)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-name-card")


GIVES_UP_NAMED, GAINS_COST = GivesUpNamed(), GainsCost()
