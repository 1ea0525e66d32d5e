"""Spells, in the order of their cost."""

from dataclasses import dataclass

from talia.games.aeons_end.cards.card import SPELL, Sort
from talia.games.aeons_end.cards.vocabulary import (
    any_ally,
    any_player,
    deal,
    destroy,
    discard,
    gains_charge,
    gains_life,
    gravehold_gains,
    in_hand,
    may,
    when,
    your_other_prepped,
)
from talia.games.aeons_end.cards.vocabulary.amounts import MoreIf
from talia.games.aeons_end.cards.vocabulary.base import YOU, Condition, Deed
from talia.games.aeons_end.cards.vocabulary.damage import BLOW, strike
from talia.games.aeons_end.cards.vocabulary.focusing import focus_only
from talia.games.aeons_end.cards.vocabulary.picks import Cards, Pick, Verb, spell_in_hand
from talia.games.aeons_end.cards.vocabulary.pulse import deal_for_pulse, gains_pulse, lose_any_pulse, pay_pulse
from talia.games.aeons_end.cards.vocabulary.this_turn import deal_more
from talia.games.aeons_end.cards.vocabulary.toll import your_charges
from talia.games.aeons_end.cards.vocabulary.yours import cast_from_open
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.gaining import give, place_on_deck
from talia.games.aeons_end.rules.layout import DECK, DISCARD, HAND, PLAYED
from talia.games.aeons_end.rules.options import SKIP
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice

III = 2
"""The third breach, counted from 0."""


@dataclass(frozen=True)
class PilesEmpty(Condition):
    """Fiery Conclusion: so many supply piles or more are empty."""

    n: int

    def holds(self, battle: Battle, scope: Scope) -> bool:
        return sum(not battle.zones[pile.zone] for pile in battle.table.market) >= self.n

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-piles-empty", n=self.n)


@dataclass(frozen=True)
class DealForADiscard(Deed):
    """Gravity Node: any player discards a card in hand; if they do, deal damage."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        able = [battle.table.who[seat] for seat in battle.everyone() if battle.hand(seat)]
        if able:
            battle.ask(None, "ask-player", able, self, scope, {"deed": self})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        battle.agenda.append((deal(self.n), scope))
        discard(in_hand).resolve(battle, scope.of(chosen_player(option)))

    def parts(self) -> tuple[Deed, ...]:
        return (any_player >> discard(in_hand), deal(self.n))

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return self

    def clause(self, v: Voice, form: str) -> str:
        price, blow = self.parts()
        return f"{price.clause(v, form)}. {v.say('if-they-do', clause=blow.clause(v, form))}"


@dataclass(frozen=True)
class DealBoth(Deed):
    """Pyro Geist: two blows; what is added to the spell's damage is added to both."""

    first: int
    second: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        bonus = battle.bonus if battle.casting == scope.card else 0
        battle.bonus -= bonus
        battle.agenda.append((BLOW, Scope(scope.seat, scope.card, n=self.second + bonus)))
        strike(battle, scope, self.first + bonus)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal-both", form=form, n=self.first, m=self.second)


@dataclass(frozen=True)
class MayGoToAnyone(Deed):
    """Breach Collision: when you gain it, you may place it on top of any player's discard pile, your own among them if it
    went into your hand (up to rules 4 it then had to stay there) or lies below other cards by then (since rules 12)."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.owner(scope.card) != scope.seat:
            return
        in_hand = battle.offset(scope.card) == HAND and battle.table.rules > 4
        if not in_hand and battle.offset(scope.card) != DISCARD:
            return
        covered = not in_hand and battle.zone(scope.seat, DISCARD)[-1] != scope.card and battle.table.rules > 11
        piles = [battle.table.who[seat] for seat in battle.everyone() if in_hand or covered or seat != scope.seat]
        if piles:
            name = battle.kinds[scope.card].name
            battle.ask(scope.seat, "ask-give-gained", [*piles, SKIP], self, scope, {"card": name})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is SKIP:
            return
        seat = chosen_player(option)
        if seat == scope.seat:
            deeds.discard(battle, scope.card)
        else:
            give(battle, scope.seat, scope.card, seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-may-go-to-anyone")


@dataclass(frozen=True)
class DrawsAsMany(Deed):
    """Thunderous Oath: that player draws as many cards as pulse tokens were lost (`scope.n`)."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.draw(battle, scope.seat, scope.n)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not (battle.zone(scope.seat, DECK) or battle.zone(scope.seat, DISCARD))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-as-many", form=form)


class _OntoDeck(Verb):
    """Arcane Salvo: a relic goes on top of its owner's deck."""

    word = "top"

    def do(self, battle: Battle, scope: Scope, card: int) -> None:
        place_on_deck(battle, scope.seat, card)

    def __repr__(self) -> str:
        return "top"


relic_played_or_discarded = Cards("relic-played-or-discarded", (PLAYED, DISCARD), sorts=(Sort.RELIC,))

SPELLS = (
    SPELL("fire-chakram", cost=2,
          cast=deal(2)),

    SPELL("breach-flare", cost=3,
          cast=deal(2) + focus_only(III)),

    SPELL("sparking-siphon", cost=3,
          when_gained=gains_pulse(2), any_turn=True,
          cast=deal(2) + may(pay_pulse(1)).if_done(any_player >> gains_life(1))),

    SPELL("warping-haze", cost=3,
          cast=deal(MoreIf(2, 1, your_other_prepped() >= 2))),

    SPELL("breach-communion", cost=4,
          once=gains_pulse(1),
          cast=deal_for_pulse(2, price=2, more=3)),

    SPELL("force-transfusion", cost=4,
          cast=deal(3) + when(your_charges() >= 3, gains_charge(1))),

    SPELL("incinerating-fist", cost=4,
          cast=deal(3)),

    SPELL("arcane-salvo", cost=5,
          once=Pick(_OntoDeck(), relic_played_or_discarded),
          cast=deal(4)),

    SPELL("bending-beam", cost=5, asks_breach=True,
          cast=deal(MoreIf(2, 3, cast_from_open(III)))),

    SPELL("fiery-conclusion", cost=5,
          cast=deal(MoreIf(4, 3, PilesEmpty(3)))),

    SPELL("gravity-node", cost=5,
          cast=DealForADiscard(4)),

    SPELL("pyro-geist", cost=6,
          when_prepped=deal(1),
          cast=DealBoth(1, 2)),

    SPELL("starfire-frenzy", cost=6,
          cast=deal_more(4, discard(spell_in_hand), 1, also=gains_charge(1))),

    SPELL("breach-collision", cost=7,
          when_gained=MayGoToAnyone(), any_turn=True,
          cast=deal(5) + gravehold_gains(1)),

    SPELL("thunderous-oath", cost=8,
          cast=deal(6) + gains_pulse(1) + lose_any_pulse(any_ally >> DrawsAsMany())),

    SPELL("sphere-of-inversion", cost=9,
          cast=deal(7) + (any_ally >> may(destroy(in_hand)).if_done(gains_life(2)))),
)  # fmt: skip
