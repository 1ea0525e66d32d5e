"""Revealing the top card of one's deck."""

from __future__ import annotations

from dataclasses import dataclass, field

from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import ON_CARD
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import ASIDE, DECK, zone
from talia.games.aeons_end.rules.options import SKIP
from talia.games.aeons_end.rules.scope import WITH_CARD, Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Name, Voice


@dataclass(frozen=True)
class RevealTopMayDestroy(Deed):
    """Reveal the top card of your deck. You may destroy it; otherwise it goes back, and something else may follow."""

    otherwise: Deed | None = field(default=None, repr=False)  # not told: older agendas were told without

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = deeds.top_of_deck(battle, scope.seat)
        if card < 0:
            if self.otherwise is not None and battle.table.rules > 3:  # nothing was destroyed
                self.otherwise.resolve(battle, scope)
            return
        battle.move(card, ASIDE)
        kind = battle.kinds[card]
        if battle.events is not None:
            battle.tell("revealed", f"p{scope.seat}/deck", mage=battle.mage(scope.seat), card=kind.name)
        args: dict[str, Arg] = {
            "card": kind.name,
            "place": Name("place-deck"),
            "mage": battle.mage(scope.seat),
            "shared": "no",
        }
        option = Option(f"destroy:{kind.id}", "option-destroy", args, f"p{scope.seat}/deck", action=ON_CARD[card])
        battle.ask(
            scope.seat,
            "ask-destroy-revealed",
            [option, SKIP],
            self,
            Scope(scope.seat, scope.card, card),
            {"card": kind.name},
        )

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is SKIP:
            battle.move(scope.it, zone(scope.seat, DECK))
            if self.otherwise is not None:
                battle.agenda.append((self.otherwise, WITH_CARD[scope.seat][scope.card]))
        else:
            deeds.destroy(battle, scope.it)

    def clause(self, v: Voice, form: str) -> str:
        clause = v.say("do-reveal-may-destroy", form=form)
        if self.otherwise is None:
            return clause
        return f"{clause}. {v.say('otherwise', clause=self.otherwise.clause(v, form))}"

    def parts(self) -> tuple[Deed, ...]:
        return () if self.otherwise is None else (self.otherwise,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return RevealTopMayDestroy(*parts)


def reveal_top_may_destroy(otherwise: Deed | None = None) -> Deed:
    """Reveal the top card of your deck; you may destroy it. If you don't, something else may follow."""
    return RevealTopMayDestroy(otherwise)
