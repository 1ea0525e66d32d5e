"""Haze Fiend: it puts flaws on Crystals and makes players degrade cards. It is fought in the campaign only."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.aeons_end.boxes.legacy.flaws import (
    FLAWS,
    MARKS,
    Fracture,
    PrepareCrystals,
    WithMostCrystals,
    marks_of_flaws,
)
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER, Card
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    dearest,
    destroy,
    discard,
    gains_tokens,
    gravehold_suffers,
    in_discard,
    in_hand,
    suffers,
    unleash,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed, called
from talia.games.aeons_end.cards.vocabulary.degrading import degrade
from talia.games.aeons_end.cards.vocabulary.people import (
    Who,
    WithDearestCard,
    WithMostCards,
    one_then_another,
)
from talia.games.aeons_end.cards.vocabulary.picks import gem_in_hand, hand_2_or_more, spell_in_hand, zero_in_discard
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import OnKind
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import DECK, zone
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class Striker(Who):
    """*That player*: whoever dealt the damage (`scope.it`)."""

    word: str = called("striker")

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        if scope.it >= 0:
            return [scope.it]
        return [battle.active] if battle.active >= 0 else battle.everyone()


@dataclass(frozen=True)
class WithDearestSpellInHand(Who):
    """*The player with the most expensive spell in hand*; with none in any hand, the team chooses."""

    word: str = called("dearest-spell-in-hand")

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        dear = [
            max((battle.kinds[card].cost for card in spell_in_hand.all(battle, scope.of(seat))), default=-1)
            for seat in battle.everyone()
        ]
        return [seat for seat in battle.everyone() if dear[seat] == max(dear)]


@dataclass(frozen=True)
class ZerosOntoDeck(Deed):
    """All cards of that player's discard pile that cost 0 go on top of their deck in any order, and Gravehold suffers for
    each. `scope.n` are those that lie there already."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        cards = zero_in_discard.all(battle, scope)
        kinds = dict.fromkeys(battle.kinds[card] for card in reversed(cards))
        if len(kinds) > 1:
            battle.ask(scope.seat, "ask-onto-deck-next", [_next(kind, scope.seat) for kind in kinds], self, scope)
            return
        for card in cards:
            battle.move(card, zone(scope.seat, DECK))
        deeds.gravehold_suffers(battle, scope.n + len(cards))

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnKind)
        cards = [card for card in zero_in_discard.all(battle, scope) if battle.kinds[card] is action.kind]
        battle.move(cards[-1], zone(scope.seat, DECK))
        self.resolve(battle, Scope(scope.seat, scope.card, scope.it, scope.n + 1))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not zero_in_discard.at_least(battle, scope, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-zeros-onto-deck")


def _next(kind: Card, seat: int) -> Option:
    return Option(f"next:{kind.id}", "option-next", {"card": kind.name}, f"p{seat}/discard", action=OnKind(kind))


HAZE_FIEND = NEMESIS(
    "haze-fiend",
    life=75,
    rating=5,
    campaign_only=True,
    unleash=gains_tokens("haze-fiend", 1),
    turn_ends=Fracture("haze-fiend"),
    prepares=PrepareCrystals(),
    marks=MARKS,
    usual_marks=marks_of_flaws,
    cards=(
        POWER("debilitating-impact", tier=1, tokens=3,
              power=gravehold_suffers(3) + (WithDearestSpellInHand() >> degrade(dearest(spell_in_hand)))),

        ATTACK("fracture", tier=1,
               attack=gravehold_suffers(2) + (WithMostCrystals() >> FLAWS)),

        MINION("smog-beast", tier=1, life=7,
               persistent=gravehold_suffers(1) + (any_player >> discard(gem_in_hand))),

        ATTACK("poison", tier=2,
               attack=one_then_another(any_player >> FLAWS, degrade() + suffers(2))),

        MINION("rune-prisoner", tier=2, life=7, by_players=True,
               when_hurt=Striker() >> degrade(),
               persistent=gravehold_suffers(3)),

        MINION("smoke-guardian", tier=2, life=11,
               persistent=(any_player >> degrade()) + gravehold_suffers(1)),

        POWER("aether-channel", tier=3, tokens=1,
              power=WithMostCards(in_discard) >> ZerosOntoDeck()),

        ATTACK("disintegrate", tier=3,
               attack=unleash() + gravehold_suffers(3) + (WithMostCards(hand_2_or_more) >> degrade(in_hand, all=True))),

        MINION("toxic-breath", tier=3, life=15,
               persistent=gravehold_suffers(2) + (WithDearestCard() >> destroy(dearest(in_hand)))),
    ),
)  # fmt: skip
