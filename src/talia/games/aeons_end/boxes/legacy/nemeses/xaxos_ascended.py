"""Xaxos: Ascended: he preps and casts spells of his own, and concentrates on ever worse ones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from talia.games.aeons_end.boxes.legacy.nemeses.ascended import (
    BREACHES,
    FIRST_SPELLS,
    SPELLS,
    XAXOS,
    BottomToTop,
    BreachMat,
    CastAll,
    CastTop,
    Concentrate,
    DestroyAllWeak,
    DestroyWeakest,
    PrepareSpells,
    PrepSpell,
    RevealMayDestroy,
    ShuffleSpells,
)
from talia.games.aeons_end.boxes.war_eternal.basic import DestroyOneOf
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER, Card, Sort
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones,
    dearest,
    discard,
    gravehold_suffers,
    in_hand,
    loses_charge,
    player_with_most,
    prepped_spell,
    reveal_turn_card,
    spend,
    suffers,
    unleash,
)
from talia.games.aeons_end.cards.vocabulary.base import NOTHING, Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.people import WithDearestSpell, one_then_another
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.cards.vocabulary.pulse import loses_pulse
from talia.games.aeons_end.rules import deeds, pulse
from talia.games.aeons_end.rules.actions import OnNumber, chosen_card, chosen_number
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice

PULSE: Final = "pulse"


def SPELL(id: str, cost: int, cast: Deed) -> Card:  # noqa: N802 - reads like the card
    """A spell of his."""
    return Card(Sort.SPELL, f"xaxos-{id}", cost=cost, cast=cast, crew=SPELLS)


@dataclass(frozen=True)
class Siphon(Deed):
    """That player loses a pulse token, and if so Xaxos gains life."""

    life: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if pulse.lose(battle, scope.seat, 1):
            gained = min(self.life, battle.table.full_nemesis - battle.nemesis_life)
            battle.nemesis_life += gained
            if battle.events is not None and gained:
                battle.tell("nemesis-heals", "nemesis", nemesis=XAXOS, n=gained, left=battle.nemesis_life)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return pulse.held(battle, scope.seat) > 0

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return pulse.held(battle, scope.seat) == 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-siphon", nemesis=XAXOS, n=self.life)


@dataclass(frozen=True)
class SufferTogether(Deed):
    """The players share out damage among themselves: each is told a part (`shared`), the last one takes the rest. Where all
    who are left are exhausted, Gravehold suffers for whomever, and nobody is asked (since rules 12)."""

    n: int
    shared: tuple[int, ...] = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        left = self.n - sum(self.shared)
        if len(self.shared) + 1 < battle.players and not self._gravehold_takes_the_rest(battle):
            mage = battle.mage(len(self.shared))
            found = [_part(n) for n in range(left + 1)]
            battle.ask(None, "ask-part", found, self, scope, {"mage": mage, "n": left})
            return
        parts = [*self.shared, left]
        for seat in range(len(parts) - 1, -1, -1):
            if parts[seat]:
                battle.agenda.append((suffers(parts[seat]), scope.of(seat)))

    def _gravehold_takes_the_rest(self, battle: Battle) -> bool:
        left = range(len(self.shared), battle.players)
        return battle.table.rules > 11 and deeds.gravehold_suffers_alike(battle, left)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        SufferTogether(self.n, (*self.shared, chosen_number(option))).resolve(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-suffer-together", damage=v.say("damage", n=self.n))


def _part(n: int) -> Option:
    return Option(f"part:{n}", "option-part", {"n": n}, action=OnNumber(n))


@dataclass(frozen=True)
class DestroyDearestAndBreach(Choosing):
    """That player's most expensive prepped spell is destroyed, and the breach it was prepped to; of two, they choose."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        cards = dearest(prepped_spell).now(battle, scope)
        return scope.seat, "ask-destroy-one", card_options(battle, cards, "destroy", False)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = chosen_card(option)
        breaches = battle.lies_on(card)
        deeds.destroy(battle, card)
        battle.agenda.append((DestroyOneOf(tuple(breaches)), scope))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-destroy-dearest-and-breach")


_FLARE = SPELL("flare", cost=3,
               cast=gravehold_suffers(1) + reveal_turn_card(suffers(2), NOTHING))  # fmt: skip

_GRAVITY_NODE = SPELL("gravity-node", cost=3,
                      cast=any_player >> suffers(2) + discard(in_hand))  # fmt: skip

_INCINERATING_FIST = SPELL("incinerating-fist", cost=3,
                           cast=gravehold_suffers(3))  # fmt: skip

HIS_SPELLS: Final = (
    _FLARE, _FLARE, _GRAVITY_NODE, _GRAVITY_NODE, _INCINERATING_FIST, _INCINERATING_FIST,

    SPELL("breach-communion", cost=4,
          cast=player_with_most(PULSE) >> loses_pulse(1) + suffers(3)),

    SPELL("pyromancy", cost=4,
          cast=discard(anyones(in_hand), 2) + gravehold_suffers(3)),

    SPELL("sparking-siphon", cost=4,
          cast=any_player >> Siphon(3) + suffers(2)),

    SPELL("breach-collision", cost=5,
          cast=gravehold_suffers(5)),

    SPELL("monstrous-inferno", cost=5,
          cast=SufferTogether(7)),

    SPELL("pyro-geist", cost=5,
          cast=one_then_another(any_player >> suffers(2), suffers(3))),
)  # fmt: skip

XAXOS_ASCENDED = NEMESIS(
    "xaxos-ascended",
    last=True,
    fewer_upgraded=3,
    life=90,
    rating=9,
    unleash=PrepSpell(),
    crew=HIS_SPELLS,
    zones=BREACHES,
    turn_begins=CastAll(),
    own=BreachMat(),
    prepares=PrepareSpells(),
    on_exhaust=gravehold_suffers(5),
    crew_discarded=FIRST_SPELLS,
    harder=lambda xaxos: replace(xaxos, prepares=PrepareSpells(more=2)),
    cards=(
        ATTACK("beginning", tier=1,
               attack=unleash(2) + DestroyWeakest() + Concentrate()),

        MINION("prelatus-of-fire", tier=1, life=7,
               persistent=Concentrate() + RevealMayDestroy()),

        MINION("prelatus-of-pain", tier=1, life=6,
               when_discarded=Concentrate(),
               persistent=gravehold_suffers(2) | (any_player >> loses_charge(1))),

        ATTACK("firestorm", tier=2,
               attack=unleash(2) + DestroyAllWeak()),

        POWER("inner-eye", tier=2, tokens=2, discard_for=spend(9),
              power=BottomToTop() + unleash(2)),

        MINION("prelatus-of-lore", tier=2, life=15,
               immediately=Concentrate(),
               persistent=PrepSpell(rightmost=True)),

        ATTACK("break", tier=3,
               attack=Concentrate(3) + (WithDearestSpell() >> DestroyDearestAndBreach())),

        POWER("final-form", tier=3, tokens=2, discard_for=spend(10),
              power=Concentrate(4) + ShuffleSpells()),

        MINION("prelatus-of-death", tier=3, life=24,
               persistent=Concentrate() + CastTop()),
    ),
)  # fmt: skip
