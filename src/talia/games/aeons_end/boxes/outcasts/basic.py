"""The basic nemesis cards, which any nemesis may use, by tier: the ordinary ones first, then the upgraded."""

from dataclasses import dataclass, replace

from talia.games.aeons_end.boxes.war_eternal.basic import BASICS as OF_WAR_ETERNAL
from talia.games.aeons_end.boxes.war_eternal.basic import DestroySpellAndBreach
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.declared import bounded
from talia.games.aeons_end.cards.reaction import Burden
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones,
    dearest,
    destroy,
    discard,
    gravehold_suffers,
    in_hand,
    lowest_life,
    opened,
    player_with_most,
    prepped,
    prepped_spell,
    spend,
    suffers,
    unleash,
)
from talia.games.aeons_end.cards.vocabulary.base import YOU, Condition, Deed
from talia.games.aeons_end.cards.vocabulary.curses import gains_curse
from talia.games.aeons_end.cards.vocabulary.damage import LessBy, ReducedBySpells
from talia.games.aeons_end.cards.vocabulary.gains import TO_DECK, TO_HAND, at_stalls, supply
from talia.games.aeons_end.cards.vocabulary.people import WithDearestCard, WithDearestSpell, one_then_another
from talia.games.aeons_end.cards.vocabulary.picks import hand_1_or_more, prepped_3_or_more
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.front import lay_before
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Name, Voice

SHARED = {card.id: card for card in OF_WAR_ETERNAL}
that_spell = replace(dearest(prepped_spell), word="that-spell")
"""The dearest spell of the player who was just found by it."""


@dataclass(frozen=True)
class LayBefore(Deed):
    """This card is laid before that player."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        lay_before(battle, scope.seat, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lay-before")


@dataclass(frozen=True)
class GainsDear(Condition):
    """The card just gained costs so much or more; where the supply has none so dear, it is one of the dearest there were."""

    n: int

    def holds(self, battle: Battle, scope: Scope) -> bool:
        cost = battle.kinds[scope.it].cost
        left = [*(pile.cost for pile in supply(battle)), *(card.cost for card, _, _ in at_stalls(battle))]
        return cost >= self.n or (max(left, default=0) < self.n and cost >= max(left, default=0))

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-gains-dear", n=self.n)


def token_on(id: str) -> str:
    """The mark of the player whose token lies on a card, counted from 1."""
    return f"token-{id}"


SOUGHT = bounded(token_on("seeking-destruction"), lambda players, piles: players)


@dataclass(frozen=True)
class LayToken(Deed):
    """That player's token is laid on this card."""

    id: str

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.set_mark(token_on(self.id), scope.seat + 1)
        if battle.events is not None:
            battle.tell("token-laid", f"nemesis/{self.id}", card=Name(f"card-{self.id}"), mage=battle.mage(scope.seat))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lay-token")


@dataclass(frozen=True)
class TakeToken(Deed):
    """The token on this card goes back to its player (since rules 11 whenever the card leaves play)."""

    id: str

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.table.rules > 10:
            battle.set_mark(token_on(self.id), 0)

    def clause(self, v: Voice, form: str) -> str:
        return ""


@dataclass(frozen=True)
class HurtIfMost(Deed):
    """Whoever's token lies on this card suffers damage if nobody has more open breaches; otherwise, Unleash."""

    id: str
    n: int
    otherwise: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat = battle.mark(token_on(self.id)) - 1
        battle.set_mark(token_on(self.id), 0)
        most = max(battle.opened(each) for each in battle.everyone())
        if seat >= 0 and battle.opened(seat) == most:
            suffers(self.n).resolve(battle, scope.of(seat))
        else:
            self.otherwise.resolve(battle, scope)

    def parts(self) -> tuple[Deed, ...]:
        return (self.otherwise,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return HurtIfMost(self.id, self.n, *parts)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-hurt-if-most", n=self.n, otherwise=self.otherwise.clause(v, form))


TIER_1 = (
    POWER("aura-drain", tier=1, tokens=2, discard_for=spend(5),
          when_token=any_player >> suffers(2),
          power=unleash()),

    POWER("haunted-force", tier=1, tokens=2,
          power=unleash() + gravehold_suffers(2) + (any_player >> gains_curse("cursed-bolt"))),

    ATTACK("hemorrhage", tier=1,
           before=Burden(suffers(1), GainsDear(5)),
           attack=unleash() + gravehold_suffers(1) + (player_with_most(opened) >> LayBefore())),

    MINION("moonstruck-hound", tier=1, life=5,
           armour=ReducedBySpells(least=5),
           persistent=gravehold_suffers(2)),

    POWER("noxious-winds", tier=1, tokens=2, discard_for=spend(5),
          power=gravehold_suffers(3)
          + (any_player >> gains_curse("cursed-shard"))
          + (any_player >> gains_curse("cursed-bolt"))),

    MINION("wandering-lasher", tier=1, life=6, wandering=True,
           persistent=unleash()),

    ATTACK("weeping-hex", tier=1,
           attack=unleash() + (any_player >> suffers(2) + gains_curse("cursed-shard", to=TO_DECK))),

    ATTACK("withering-rot", tier=1,
           attack=any_player >> suffers(3) + gains_curse("curse-of-rot")),
)  # fmt: skip

TIER_2 = (
    MINION("chitin-crawler", tier=2, life=9,
           armour=ReducedBySpells(most=3),
           persistent=(any_player >> suffers(3)) | unleash()),

    ATTACK("conjured-grapple", tier=2,
           attack=unleash(2)
           + (any_player >> suffers(2) + discard(in_hand, 2) + gains_curse("cursed-manacles", to=TO_HAND))),

    ATTACK("marked-for-death", tier=2, marks=True,
           attack=unleash(2) + (any_player >> LayBefore())),

    POWER("seeking-destruction", tier=2, tokens=3, discard_for=spend(7),
          immediately=player_with_most(opened) >> LayToken("seeking-destruction"),
          when_discarded=TakeToken("seeking-destruction"),
          power=HurtIfMost("seeking-destruction", 5, otherwise=unleash(2))),

    POWER("suffocating-haze", tier=2, tokens=3,
          minion_armour=LessBy(1, all=True),
          power=unleash(2) + gravehold_suffers(2)),

    POWER("toxic-subterfuge", tier=2, tokens=3, discard_for=spend(7),
          when_token=gravehold_suffers(2),
          power=unleash()),

    MINION("wandering-observer", tier=2, life=11, wandering=True,
           persistent=gravehold_suffers(2)),
)  # fmt: skip

TIER_3 = (
    SHARED["apocalypse-ritual"],

    ATTACK("breach-spike", tier=3,
           attack=unleash(2) + (player_with_most(prepped) >> suffers(3))),

    POWER("darkening-depths", tier=3, tokens=1, discard_for=DestroySpellAndBreach(prepped_3_or_more),
          power=unleash() + (lowest_life >> suffers(3))),

    POWER("endless-torment", tier=3, tokens=2, discard_for=spend(8),
          power=unleash(3) | (any_player >> suffers(6))),

    MINION("nyx-the-spine-cruncher", tier=3, life=14,
           persistent=unleash() + (any_player >> suffers(2))),

    SHARED["throttle"],

    ATTACK("topple", tier=3,
           attack=unleash(2) + gravehold_suffers(4)),
)  # fmt: skip

UPGRADED = (
    ATTACK("chaos-strike", tier=1, upgraded=True,
           attack=unleash() + gravehold_suffers(4) + (any_player >> gains_curse("cursed-shard", to=TO_DECK))),

    MINION("labyrinth-wraith", tier=1, life=6, wandering=True, upgraded=True,
           persistent=unleash() + (any_player >> suffers(1))),

    POWER("rain-of-devastation", tier=1, tokens=2, discard_for=spend(6), upgraded=True,
          power=unleash(2) + (any_player >> suffers(3))),

    MINION("harbinger-of-monstrosity", tier=2, life=8, upgraded=True, by_players=True,
           armour=LessBy(2),
           persistent=gravehold_suffers(2) + (any_player >> discard(in_hand))),

    ATTACK("hunt-the-weak", tier=2, upgraded=True,
           attack=(any_player >> suffers(3)) + gravehold_suffers(3)),

    MINION("mage-devourer", tier=2, life=11, upgraded=True, by_players=True,
           when_hurt=player_with_most(opened) >> suffers(1),
           persistent=unleash() + gravehold_suffers(1)),

    ATTACK("rescind", tier=2, upgraded=True,
           attack=unleash(2) + (WithDearestSpell() >> discard(that_spell) + suffers(2))),

    POWER("silent-decay", tier=2, tokens=2, discard_for=spend(8), upgraded=True,
          power=unleash(2) + gravehold_suffers(3) + (any_player >> gains_curse("cursed-bolt", to=TO_DECK))),

    POWER("blackened-stars", tier=3, tokens=2, discard_for=spend(9), upgraded=True,
          power=any_player >> suffers(7)),

    POWER("blighted-magic", tier=3, tokens=2, upgraded=True,
          power=unleash() + one_then_another(WithDearestSpell() >> destroy(that_spell), destroy(hand_1_or_more, 2))),

    POWER("ray-of-desolation", tier=3, tokens=1, upgraded=True,
          power=unleash(2) + destroy(dearest(anyones(prepped_spell)), 2)),

    ATTACK("sacrifice", tier=3, upgraded=True,
           attack=unleash(4) | (gravehold_suffers(4) + (any_player >> suffers(4)))),

    MINION("scion-of-the-void", tier=3, life=13, upgraded=True, by_players=True,
           when_hurt=unleash(),
           persistent=unleash(2)),

    ATTACK("scour", tier=3, upgraded=True,
           attack=unleash(3) + (WithDearestCard() >> discard(dearest(in_hand), 3))),

    ATTACK("sky-crush", tier=3, upgraded=True,
           attack=unleash(3) + (any_player >> destroy(in_hand, 2) + suffers(2))),
)  # fmt: skip

BASICS = (*TIER_1, *TIER_2, *TIER_3, *UPGRADED)
