"""What happens to the nemesis deck: cards that are skipped, cards that are drawn at once, and the nemesis' own life."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.rules import foes
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import DESTROYED, NEMESIS_DECK, NEMESIS_DISCARD
from talia.games.aeons_end.rules.scope import NOBODY, Scope
from talia.kernel.voice import Name, Voice


@dataclass(frozen=True)
class SkipTop(Deed):
    """With one, two or three players, so many cards from the top of the nemesis deck are discarded or, where they are
    banished, leave the game."""

    counts: tuple[int, int, int]
    banished: bool = False

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for _ in range(self._count(battle)):
            deck = battle.zones[NEMESIS_DECK]
            if not deck:
                return
            card = deck[-1]
            battle.move(card, DESTROYED if self.banished else NEMESIS_DISCARD)
            if battle.events is not None:
                word = "banished" if self.banished else "nemesis-card-discarded"
                battle.tell(word, card=battle.kinds[card].name)

    def _count(self, battle: Battle) -> int:
        return self.counts[battle.players - 1] if battle.players <= len(self.counts) else 0

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self._count(battle)

    def clause(self, v: Voice, form: str) -> str:
        one, two, three = self.counts
        return v.say("do-banish-top" if self.banished else "do-discard-top", one=one, two=two, three=three)


@dataclass(frozen=True)
class DrawAnother(Deed):
    """The nemesis draws another card and resolves it; an attack is discarded before that."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        from talia.games.aeons_end.rules.turns import NEMESIS_DRAW_PHASE

        if battle.kinds[scope.card].attack is not None:
            foes.discard_nemesis_card(battle, scope.card)
        if battle.result is None:
            battle.agenda.append((NEMESIS_DRAW_PHASE, NOBODY))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-another")


@dataclass(frozen=True)
class NemesisGainsLife(Deed):
    """The nemesis gains life, up to what it started with."""

    nemesis: str
    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        gained = min(self.n, battle.table.full_nemesis - battle.nemesis_life)
        if gained <= 0:
            return
        battle.nemesis_life += gained
        if battle.events is not None:
            battle.tell(
                "nemesis-heals", "nemesis", nemesis=battle.table.nemesis.name, n=gained, left=battle.nemesis_life
            )

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.nemesis_life >= battle.table.full_nemesis

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-nemesis-gains-life", nemesis=Name(f"nemesis-{self.nemesis}"), n=self.n)


def skip_top(one: int, two: int, three: int, banished: bool = False) -> Deed:
    """Discard, or banish, cards from the top of the nemesis deck when there are fewer than four players."""
    return SkipTop((one, two, three), banished)


def draw_another() -> Deed:
    """The nemesis draws another card at once."""
    return DrawAnother()


def nemesis_gains_life(nemesis: str, n: int) -> Deed:
    """The nemesis gains so much life."""
    return NemesisGainsLife(nemesis, n)
