"""Moments at which cards react: what reacts to one is put on the agenda, in an order that the players choose."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.reaction import FIRST_TURN, GAINED, TURN_BEGINS, NextTime
from talia.games.aeons_end.cards.vocabulary.base import Deed, walk
from talia.games.aeons_end.rules.actions import OnNumber, chosen_number
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.front import before, take_away
from talia.games.aeons_end.rules.scope import NOBODY, Scope
from talia.games.aeons_end.rules.treasures import FIRST_TURNS, held
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Name

COUNTED: Final = "counted"
"""That a card of this battle counts how often something was played or cast this turn."""


@cache
def played(id: str) -> str:
    """How `Battle.done` says that a gem or relic was played."""
    return f"played:{id}"


def cast(id: str, seat: int = -1) -> str:
    """How it says that a spell was cast; `seat`: by somebody else than the player whose turn it is."""
    return f"cast:{id}/{seat + 1}" if seat >= 0 else f"cast:{id}"


def cast_by(battle: Battle, id: str, seat: int) -> str:
    """How it says that this player cast a spell (up to rules 4 it did not say who)."""
    return cast(id) if seat == battle.active or battle.table.rules < 5 else cast(id, seat)


@dataclass(frozen=True)
class Cue:
    """Something that happens now, and what it comes from."""

    id: str
    name: Name
    effect: Effect
    scope: Scope


@dataclass(frozen=True)
class InAnyOrder(Effect):
    """Several things that happen at the same time: the players choose which comes next."""

    cues: tuple[Cue, ...]

    def resolve(self, battle: Battle, scope: Scope) -> None:
        different = {cue.id: number for number, cue in reversed(list(enumerate(self.cues)))}
        found = [
            Option(f"first:{id}", "option-first", {"card": self.cues[number].name}, action=OnNumber(number))
            for id, number in sorted(different.items(), key=lambda each: each[1])
        ]
        battle.ask(None, "ask-first", found, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        number = chosen_number(option)
        in_any_order(battle, [cue for place, cue in enumerate(self.cues) if place != number])
        battle.agenda.append((self.cues[number].effect, self.cues[number].scope))


def in_any_order(battle: Battle, cues: list[Cue]) -> None:
    """Put these things on the agenda: as the players like or, by the older rulebooks, one after the other as they stand.
    Nobody is asked about what has nothing to do with the others (since rules 12)."""
    if len(cues) > 1 and battle.table.edition.any_order:
        asked = [cue for cue in cues if battle.table.rules < 12 or not _apart(cue, cues)]
        if len(asked) > 1:
            battle.agenda.append((InAnyOrder(tuple(asked)), NOBODY))
            cues = [cue for cue in cues if cue not in asked]
    for cue in reversed(cues):
        battle.agenda.append((cue.effect, cue.scope))


def _apart(cue: Cue, cues: list[Cue]) -> bool:
    """Whether something has nothing to do with anything else that happens at the same time."""
    return isinstance(cue.effect, Deed) and all(each is cue or cue.effect.apart(each.effect) for each in cues)


@cache
def waits_for(card: Card) -> NextTime | None:
    """What a gem or relic waits for once it was played."""
    if card.play is not None:
        for part in walk(card.play):
            if isinstance(part, NextTime):
                return part
    return None


def _before(battle: Battle, moment: str, seat: int, it: int) -> list[Cue]:
    """What cards do that lie before a player."""
    found = []
    for card in before(battle, seat):
        kind = battle.kinds[card]
        burden = kind.before
        if burden is None:
            continue
        if moment == TURN_BEGINS:
            found.append(Cue(kind.id, kind.name, burden.each_turn, Scope(seat, card)))
        elif moment == GAINED and burden.until.holds(battle, Scope(seat, card, it)):
            found.append(Cue(kind.id, kind.name, LIFTED, Scope(seat, card)))
    return found


class Lifted(Effect):
    """A card that lay before a player is discarded."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        take_away(battle, scope.card)

    def __repr__(self) -> str:
        return "Lifted"


LIFTED: Final = Lifted()


def moments_of(card: Card) -> list[str]:
    """The moments that a card reacts to."""
    found = [card.reaction.moment] if card.reaction is not None else []
    if card.before is not None:
        found += [TURN_BEGINS, GAINED]
    waiting = waits_for(card)
    return found if waiting is None else [*found, waiting.moment]


def happens(battle: Battle, moment: str, seat: int, it: int = -1) -> None:
    """Something happened to a player, with a card (`it`): put on the agenda whatever reacts to it."""
    in_any_order(battle, reacting(battle, moment, seat, it))


def turn_begins(battle: Battle, seat: int) -> None:
    """A player's turn begins: put on the agenda whatever reacts to it, and to its being the first one."""
    cues = reacting(battle, TURN_BEGINS, seat)
    if FIRST_TURN in battle.table.reacts and not battle.mark(FIRST_TURNS) >> seat & 1:
        battle.set_mark(FIRST_TURNS, battle.mark(FIRST_TURNS) | 1 << seat)
        cues += reacting(battle, FIRST_TURN, seat)
    in_any_order(battle, cues)


def reacting(battle: Battle, moment: str, seat: int, it: int = -1) -> list[Cue]:
    """What reacts to a moment: prepped spells and treasures, then cards of this turn that waited for it; these wait no
    more."""
    found: list[Cue] = []
    kinds = battle.kinds
    there = battle.prepped(seat)
    if "treasures" in battle.table.reacts:
        there += held(battle, seat)
    for card in there:
        reaction = kinds[card].reaction
        if reaction is not None and reaction.moment == moment:
            scope = Scope(seat, card, it)
            if reaction.meant(battle, scope):
                found.append(Cue(kinds[card].id, kinds[card].name, reaction.deed, scope))
    if "before" in battle.table.reacts and moment in (TURN_BEGINS, GAINED):
        found += _before(battle, moment, seat, it)
    if battle.waiting and seat == battle.active:
        still = []
        for card in battle.waiting:
            waiting = waits_for(kinds[card])
            if waiting is not None and waiting.moment == moment:
                found.append(Cue(kinds[card].id, kinds[card].name, waiting.deed, Scope(seat, card, it)))
            else:
                still.append(card)
        battle.waiting = tuple(still)
    return found
