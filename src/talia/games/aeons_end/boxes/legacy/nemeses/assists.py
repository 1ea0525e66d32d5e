"""The assist deck: what the mages of Gravehold do while the apprentices hold out against Maelstrom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Crew, Zone
from talia.games.aeons_end.cards.vocabulary import any_player, gains_life
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.gains import TO_HAND, gain_from, supply
from talia.games.aeons_end.rules import foes
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import ASIDE
from talia.games.aeons_end.rules.scope import NOBODYS, Scope
from talia.games.aeons_end.rules.turns import DISCARD_THIS
from talia.kernel.sight import NOBODY
from talia.kernel.voice import Name, Voice

ASSIST_DECK: Final = Zone("crew", seen=NOBODY, word="table-assists")
ASSIST_DISCARD: Final = Zone("crew_discard", word="table-assists-discard")
CREW: Final = Crew("assist", ASSIST_DECK, ASSIST_DISCARD)


def ASSIST(id: str, assist: Deed) -> Card:  # noqa: N802 - reads like the card
    """A card of the assist deck: resolved like an attack, but for the players."""
    return Card(Sort.ATTACK, id, attack=assist, crew=CREW)


def resolve_assist(battle: Battle, card: int) -> None:
    """A card of the assist deck is resolved, and then goes to its own discard pile."""
    kind = battle.kinds[card]
    battle.move(card, ASIDE)
    if battle.events is not None:
        battle.tell("assist", "nemesis", card=kind.name)
    battle.agenda.append((DISCARD_THIS, NOBODYS[card]))
    assert kind.attack is not None
    kind.attack.resolve(battle, NOBODYS[card])


@dataclass(frozen=True)
class Assist(Deed):
    """Draw the top card of the assist deck and resolve it, if there is one left."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deck = battle.pile(ASSIST_DECK)
        if deck:
            resolve_assist(battle, deck[-1])

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.pile(ASSIST_DECK)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-assist")


@dataclass(frozen=True)
class LastAssist(Deed):
    """When the battle is over, the last card of the assist deck is told: it changes nothing of who has won."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deck = battle.pile(ASSIST_DECK)
        if deck:
            card = deck[0]
            battle.move(card, battle.number(ASSIST_DISCARD))
            if battle.events is not None:
                battle.tell("assist", "nemesis", card=battle.kinds[card].name)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-last-assist")


@dataclass(frozen=True)
class MageDeals(Deed):
    """A mage of Gravehold deals damage to the nemesis."""

    mage: str
    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.hit_nemesis(battle, self.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-mage-deals", mage=Name(f"hero-{self.mage}"), damage=v.say("damage", n=self.n))


@dataclass(frozen=True)
class GainToHand(Deed):
    """That player gains a card by name from its supply pile and places it into their hand."""

    id: str

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for pile in supply(battle):
            if pile.card.id == self.id:
                gain_from(battle, scope.seat, pile.zone, TO_HAND)
                return

    def full(self, battle: Battle, scope: Scope) -> bool:
        return any(pile.card.id == self.id for pile in supply(battle))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self.full(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-named-to-hand", form=form, card=Name(f"card-{self.id}"))


@dataclass(frozen=True)
class Told(Deed):
    """Something that is only told: nothing changes."""

    word: str

    def resolve(self, battle: Battle, scope: Scope) -> None:
        return None

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return True

    def clause(self, v: Voice, form: str) -> str:
        return v.say(f"do-{self.word}")


ASSISTS = (
    ASSIST("mists-fury",
           assist=MageDeals("mist", 10)),

    ASSIST("dezmodias-assault",
           assist=MageDeals("dezmodia", 10)),

    ASSIST("malastars-boon",
           assist=any_player >> GainToHand("gravity-node")),

    ASSIST("xaxos-arrives",
           assist=MageDeals("xaxos", 10)),

    ASSIST("dezmodias-plan",
           assist=Told("gather-strength")),

    ASSIST("mists-inferno",
           assist=MageDeals("mist", 15)),

    ASSIST("bramas-rally",
           assist=any_player >> gains_life(2)),

    ASSIST("dezmodias-bombardment",
           assist=Told("spend-all-strength")),
)  # fmt: skip
"""The deck from the top. It is never shuffled."""
