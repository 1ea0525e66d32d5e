"""Hollow Crown: she cannot be hurt, but her acolytes can."""

from dataclasses import dataclass, replace

from talia.games.aeons_end.boxes.war_eternal.nemeses.acolytes import (
    ACOLYTES,
    BLOOD_MAGIC,
    CREW,
    HIGHEST,
    LOWEST,
    AcolyteGainsLife,
    AcolyteSuffers,
    AcolyteToBottom,
    BloodMagic,
    DrawAcolyte,
    EachAcolyte,
    OneAcolyte,
    PrepareAcolytes,
    ShuffleAcolytesIn,
)
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import gravehold_suffers, spend, unleash
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.rules import ending
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class WinWithoutAcolytes(Deed):
    """The players win when no acolyte is in play at the end of a turn."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        kinds = battle.kinds
        for card in battle.zones[IN_PLAY]:
            if kinds[card].crew is CREW:
                return
        ending.win(battle, "acolytes-gone")

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-win-without-acolytes")


HOLLOW_CROWN = NEMESIS(
    "hollow-crown",
    life=1,
    rating=5,
    untouchable=True,
    unleash=OneAcolyte(HIGHEST, BLOOD_MAGIC),
    any_turn_ends=WinWithoutAcolytes(),
    on_exhaust=gravehold_suffers(4),
    crew=ACOLYTES,
    prepares=PrepareAcolytes(),
    harder=lambda crown: replace(crown, unleash=EachAcolyte()),
    cards=(
        ATTACK("beseech", tier=1,
               attack=OneAcolyte(LOWEST, AcolyteToBottom()) + DrawAcolyte() + unleash()),

        ATTACK("enslave", tier=1,
               attack=EachAcolyte()),

        MINION("thronewatch", tier=1, life=6,
               persistent=OneAcolyte(LOWEST, BLOOD_MAGIC + AcolyteSuffers(1))),

        ATTACK("ascend", tier=2,
               attack=unleash() + OneAcolyte(LOWEST, AcolyteGainsLife(10) + BLOOD_MAGIC)),

        POWER("infernal-domain", tier=2, tokens=2, discard_for=spend(8),
              power=DrawAcolyte() + EachAcolyte()),

        ATTACK("reign", tier=2,
               attack=OneAcolyte(HIGHEST, BLOOD_MAGIC + AcolyteSuffers(6)) + unleash(2)),

        ATTACK("dominate", tier=3,
               attack=EachAcolyte(times=2)),

        POWER("nameless-faith", tier=3, tokens=1, discard_for=spend(8),
              power=ShuffleAcolytesIn(2) + EachAcolyte()),

        MINION("viscera-bride", tier=3, life=18,
               persistent=OneAcolyte(LOWEST, AcolyteGainsLife(10) + BloodMagic(times=2))),
    ),
)  # fmt: skip
