"""Possession: spells that are cast because the nemesis wants it, against those who prepared them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.cards.declared import bounded
from talia.games.aeons_end.cards.vocabulary import that_spell
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed, sentence
from talia.games.aeons_end.cards.vocabulary.casting import CAST, CAST_OVER
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.cards.vocabulary.picks import anyones_prepped
from talia.games.aeons_end.rules import deeds, foes
from talia.games.aeons_end.rules.actions import OnPlayer, chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import DISCARD
from talia.games.aeons_end.rules.scope import NOBODY, Scope, shared
from talia.games.aeons_end.rules.steps import Closing
from talia.kernel.decision import Option
from talia.kernel.voice import Name, Voice

POSSESSED: Final = bounded("possessed", lambda players, piles: players + 1)
"""The mark that a spell is cast under the control of the nemesis: 1, or 2 and the seat that its damage must go to."""

ANYBODY: Final = 1
ONESELF: Final = 2
TOKENS: Final = 2
CALM: Final = 4
"""How many tokens a possession takes, and what Gravehold suffers when nothing is prepped."""

GRAVEHOLD: Final = Option("target:gravehold", "option-target-gravehold", {}, "gravehold")


class Release(Closing):
    """The cast is over, and whoever did it is free again. A spell (`scope.it`) that costs nothing may be destroyed."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.set_mark(POSSESSED, 0)
        card = scope.it
        if card >= 0 and battle.owner(card) >= 0 and battle.offset(card) == DISCARD and not battle.kinds[card].cost:
            deeds.destroy(battle, card)


RELEASE: Final = Release()


def cast_possessed(battle: Battle, card: int, to: int, more: int = 0, destroys: bool = False) -> None:
    """Its owner casts a prepped spell, and its damage goes where the nemesis wants it."""
    seat = battle.owner(card)
    battle.set_mark(POSSESSED, to)
    battle.agenda.append((RELEASE, shared(seat, -1, card if destroys else -1)))
    battle.agenda.append((CAST, shared(seat, card, -1, more)))


def another_is_cast(battle: Battle) -> bool:
    """Whether the spell that is being cast is one which the possessed spell lets its caster cast (until rules 11 that was
    diverted, too): the innermost cast then lies within another."""
    if battle.table.rules > 11:
        for effect, scope in reversed(battle.agenda):
            if effect is CAST_OVER:
                assert isinstance(scope, Scope)
                return scope.card >= 0
    return False


@dataclass(frozen=True)
class Divert(Deed):
    """Where the damage (`scope.n`) of a possessed spell goes: to Gravehold or a player, as the team likes, or its caster."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        to = battle.mark(POSSESSED)
        if to >= ONESELF:
            deeds.suffer(battle, to - ONESELF, scope.n)
        else:
            found = [GRAVEHOLD, *battle.table.who]
            if not any(battle.life) and battle.table.rules > 7 and self._goes_to_gravehold(battle):
                found = found[:1]
            battle.ask(None, "ask-diverted", found, self, scope, {"n": scope.n})

    def _goes_to_gravehold(self, battle: Battle) -> bool:
        """Whether everybody is exhausted and passes damage on as it is."""
        alike = deeds.gravehold_suffers_alike(battle, battle.everyone())
        return alike and battle.table.mages[0].burden == 1

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        if isinstance(action, OnPlayer):
            deeds.suffer(battle, action.seat, scope.n)
        else:
            deeds.gravehold_suffers(battle, scope.n)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.mark(POSSESSED) or another_is_cast(battle)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-divert")


@dataclass(frozen=True)
class LoseTokens(Deed):
    """A possession takes its tokens."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.lose_tokens(battle, TOKENS)

    def clause(self, v: Voice, form: str) -> str:
        return ""


LOSE_TOKENS: Final = LoseTokens()


@dataclass(frozen=True)
class Possess(Deed):
    """At the end of the nemesis turn, for every two tokens: a prepped spell is cast against the players, perhaps with so
    much more damage; with none prepped Gravehold suffers."""

    more: int = 0

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.tokens < TOKENS:
            return
        battle.agenda.append((self, NOBODY))
        battle.agenda.append((LOSE_TOKENS, NOBODY))
        if battle.events is not None:
            battle.tell("possesses", "nemesis", nemesis=battle.table.nemesis.name)
        spells = anyones_prepped.all(battle, scope)
        if not spells:
            deeds.gravehold_suffers(battle, CALM)
            return
        options = card_options(battle, spells, "cast", battle.players > 1, "option-cast-for")
        battle.ask(None, "ask-possessed", options, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        cast_possessed(battle, chosen_card(option), ANYBODY, self.more, destroys=True)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-possess", nemesis=Name("nemesis-fungal-mesh"), tokens=TOKENS, damage=v.say("damage", n=CALM))

    def difference(self, v: Voice) -> str:
        return sentence(v.say("do-possess-harder", n=self.more))


@dataclass(frozen=True)
class CastAgainstOneself(Choosing):
    """That player casts their most expensive prepped spell, and suffers its damage."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        spells = that_spell.now(battle, scope)
        return scope.seat, "ask-cast-one", card_options(battle, spells, "cast", False, "option-cast-for")

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        cast_possessed(battle, chosen_card(option), ONESELF + scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-cast-against-oneself", form=form)
