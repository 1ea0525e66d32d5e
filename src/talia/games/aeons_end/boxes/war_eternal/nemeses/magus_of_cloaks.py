"""Magus of Cloaks: its nemesis tokens reduce the damage that it is dealt."""

from dataclasses import dataclass, replace

from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.declared import Tokens
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones,
    charges,
    destroy,
    discard,
    discard_this,
    gains_tokens,
    gravehold_suffers,
    half_the_tokens,
    loses_charge,
    nemesis_tokens,
    player_with_most,
    players_lose,
    prepped_spell,
    prepped_zero,
    suffers,
    that_spell,
    unleash,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.damage import Armour
from talia.games.aeons_end.cards.vocabulary.people import WithDearestSpell
from talia.games.aeons_end.rules import foes
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.voice import Name, Voice

MAGUS = Name("nemesis-magus-of-cloaks")


@dataclass(frozen=True)
class Cloak(Armour):
    """Damage to Magus is reduced by its tokens; then it loses one."""

    def lessen(self, battle: Battle, card: int, damage: int) -> int:
        return damage - battle.tokens

    def after(self, battle: Battle) -> None:
        foes.lose_tokens(battle, 1)

    def wears(self, battle: Battle) -> bool:
        return battle.tokens > battle.table.nemesis.tokens.least

    def text(self, v: Voice) -> str:
        return v.say("armour-cloak", nemesis=MAGUS)


@dataclass(frozen=True)
class Veil(Armour):
    """Damage to this minion is reduced by the nemesis' tokens."""

    def lessen(self, battle: Battle, card: int, damage: int) -> int:
        return damage - battle.tokens

    def text(self, v: Voice) -> str:
        return v.say("armour-veil", nemesis=MAGUS)


@dataclass(frozen=True)
class Prevents(Armour):
    """Some of the damage to this minion is prevented."""

    n: int

    def lessen(self, battle: Battle, card: int, damage: int) -> int:
        return damage - self.n

    def text(self, v: Voice) -> str:
        return v.say("armour-prevents", n=self.n)


def magus_gains(n: int) -> Deed:
    """Magus of Cloaks gains so many nemesis tokens."""
    return gains_tokens("magus-of-cloaks", n)


MAGUS_OF_CLOAKS = NEMESIS(
    "magus-of-cloaks",
    life=35,
    rating=7,
    tokens=Tokens(4, least=2, most=8),
    armour=Cloak(),
    unleash=magus_gains(2) | gravehold_suffers(2),
    harder=lambda magus: replace(magus, tokens=Tokens(4, least=3, most=9)),
    cards=(
        MINION("dusk-spawn", tier=1, life=5,
               when_hurt=magus_gains(1),
               persistent=any_player >> (loses_charge(1) | suffers(2))),

        POWER("rising-dark", tier=1, tokens=3,
              when_nemesis_hurt=discard_this(),
              power=unleash() + (any_player >> suffers(3)) + (any_player >> destroy(prepped_zero))),

        POWER("twilight-empire", tier=1, tokens=3,
              power=gravehold_suffers(nemesis_tokens()) + magus_gains(1)),

        MINION("ashen-haruspex", tier=2, life=5,
               armour=Prevents(2),
               persistent=any_player >> suffers(half_the_tokens())),

        POWER("black-solstice", tier=2, tokens=2,
              when_nemesis_hurt=discard_this(),
              power=unleash(2) + (any_player >> suffers(3) + discard(prepped_spell))),

        ATTACK("enshroud", tier=2,
               attack=magus_gains(4) + destroy(anyones(prepped_zero), 2)),

        ATTACK("eclipse", tier=3,
               attack=magus_gains(5) + (WithDearestSpell() >> destroy(that_spell) + suffers(2))),

        POWER("shadows-reach", tier=3, tokens=9,
              immediately=magus_gains(4),
              power=players_lose("final-form")),

        MINION("veil-daughter", tier=3, life=11,
               armour=Veil(),
               persistent=player_with_most(charges) >> suffers(4)),
    ),
)  # fmt: skip
