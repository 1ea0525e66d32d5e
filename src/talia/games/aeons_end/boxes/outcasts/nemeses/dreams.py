"""What Thief of Dreams does with the dream deck and the Dream Mat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from talia.games.aeons_end.boxes.outcasts.nemeses.dream_mat import (
    DREAM_DECK,
    LAST,
    SHORTER,
    SPACES,
    WALKER,
    at,
    deck,
    empty,
    forward,
    harm_of,
    last,
    make_room,
)
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.picks import Verb
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import ON_CARD, OnPile, chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.exhaustion import UNLEASH_ONCE
from talia.games.aeons_end.rules.layout import ASIDE
from talia.games.aeons_end.rules.scope import NOBODY, Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Voice

TAKEN: Final = {Sort.GEM: 6, Sort.RELIC: 4, Sort.SPELL: 4}
"""How many cards of a pile are stolen."""

DRAINED: Final = 2
"""The damage that Gravehold suffers for each card discarded to Aether Drain that costs nothing."""


@dataclass(frozen=True)
class PrepareDreams(Deed):
    """Cards of almost all piles are stolen and become the dream deck; then Unleash twice. Of several gems that cost least,
    the players choose which pile stays whole."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        gems = [pile for pile in battle.table.market if pile.card.sort == Sort.GEM]
        least = min((pile.cost for pile in gems), default=0)
        found = [
            Option(
                f"whole:{pile.card.id}",
                "option-whole-pile",
                {"card": pile.card.name},
                f"market/{pile.card.id}",
                action=OnPile(pile.zone),
            )
            for pile in gems
            if pile.cost == least
        ]
        if found:
            battle.ask(None, "ask-whole-pile", found, self, scope)
        else:
            self._steal(battle, -1)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnPile)
        self._steal(battle, action.zone)

    def _steal(self, battle: Battle, whole: int) -> None:
        dreams = battle.number(DREAM_DECK)
        for pile in battle.table.market:
            if pile.zone != whole:
                for card in battle.zones[pile.zone][-TAKEN[pile.card.sort] :]:
                    battle.move(card, dreams)
        battle.shuffle(dreams)
        battle.agenda += [(UNLEASH_ONCE, NOBODY)] * 2

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-dreams", gems=TAKEN[Sort.GEM], others=TAKEN[Sort.SPELL])


@dataclass(frozen=True)
class DrawDream(Deed):
    """Draw a card from the dream deck, and place it on the first space of the mat."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        dreams = deck(battle)
        if not dreams:
            return
        card = dreams[-1]
        make_room(battle)
        battle.move(card, battle.table.stalls[0][0])
        if battle.events is not None:
            battle.tell("dream-drawn", f"nemesis/{SPACES[0].id}", card=battle.kinds[card].name)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not deck(battle)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-dream")


@dataclass(frozen=True)
class MoveEach(Deed):
    """Move each card on the mat one space forward."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.events is not None:
            battle.tell("dreams-move", "nemesis")
        before, harm, walks = empty(battle), harm_of(battle), battle.mark(WALKER)
        agenda = len(battle.agenda)
        end = last(battle)
        for space in range(end, 0, -1):
            if at(battle, space) or walks == space:
                forward(battle, space, harm, space == end)
        if not before and empty(battle):
            battle.agenda.insert(agenda, (UNLEASH_ONCE, NOBODY))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-move-dreams")


@dataclass(frozen=True)
class WalkIn(Deed):
    """Place this minion on the first space of the mat."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        make_room(battle)
        battle.set_mark(WALKER, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-walk-in")


@dataclass(frozen=True)
class WalkOut(Deed):
    """This minion is no longer on the mat."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.set_mark(WALKER, 0)

    def clause(self, v: Voice, form: str) -> str:
        return ""


@dataclass(frozen=True)
class SkipLast(Deed):
    """A card on the last space moves on, and that space is skipped for the rest of the game."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.mark(SHORTER):
            return
        before, agenda = empty(battle), len(battle.agenda)
        if at(battle, LAST) or battle.mark(WALKER) == LAST:
            forward(battle, LAST, harm_of(battle), beyond=True)
        battle.set_mark(SHORTER, 1)
        if not before and empty(battle):
            battle.agenda.insert(agenda, (UNLEASH_ONCE, NOBODY))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-skip-last", n=LAST)


@cache
def _laid(kind: Card, card: int, verb: str) -> Option:
    """To lay a revealed card below or above the dream deck, as an option."""
    args: dict[str, Arg] = {"card": kind.name}
    return Option(f"{verb}:{kind.id}", f"option-dream-{verb}", args, f"aside/{kind.id}", ON_CARD[card])


@dataclass(frozen=True)
class SiftDreams(Deed):
    """Reveal cards of the dream deck: some of them go to its bottom, the rest back on top in any order."""

    n: int
    below: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        shown = deck(battle)[-self.n :]
        for card in reversed(shown):
            battle.move(card, ASIDE)
        if battle.events is not None and shown:
            battle.tell("dreams-revealed", "nemesis", cards=[battle.kinds[card].name for card in shown])
        self._ask(battle, scope)

    def _revealed(self, battle: Battle) -> list[int]:
        return [card for card in battle.zones[ASIDE] if battle.kinds[card].sort <= Sort.SPELL]

    def _ask(self, battle: Battle, scope: Scope) -> None:
        """`scope.n` counts the cards that went to the bottom."""
        left = self._revealed(battle)
        if not left:
            return
        verb = "below" if scope.n < self.below else "above"
        kinds: dict[Card, int] = {battle.kinds[card]: card for card in left}
        found = [_laid(kind, card, verb) for kind, card in kinds.items()]
        battle.ask(None, f"ask-dream-{verb}", found, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        below = scope.n < self.below
        battle.move(chosen_card(option), battle.number(DREAM_DECK), bottom=below)
        self._ask(battle, Scope(scope.seat, scope.card, n=scope.n + 1) if below else scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-sift-dreams", n=self.n, below=self.below)


class _Dream(Verb):
    word: ClassVar[str] = "dream"

    def do(self, battle: Battle, scope: Scope, card: int) -> None:
        if battle.events is not None:
            battle.tell("dreamt", "nemesis", mage=battle.mage(battle.owner(card)), card=battle.kinds[card].name)
        battle.move(card, battle.number(DREAM_DECK))

    def __repr__(self) -> str:
        return "dream"


class _Drain(Verb):
    word: ClassVar[str] = "drain"

    def do(self, battle: Battle, scope: Scope, card: int) -> None:
        deeds.discard(battle, card)
        if battle.kinds[card].cost == 0:
            deeds.gravehold_suffers(battle, DRAINED)

    def __repr__(self) -> str:
        return "drain"


DREAMING: Final = _Dream()
DRAINING: Final = _Drain()
