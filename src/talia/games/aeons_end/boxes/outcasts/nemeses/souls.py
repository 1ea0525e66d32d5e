"""What Fountain of Souls and its cards do with souls and Soulfires."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from talia.games.aeons_end.boxes.outcasts.nemeses.fountain import (
    FUEL,
    FULL,
    LAST,
    SOULFIRE,
    after,
    at,
    go_round,
    move,
    options,
    place,
    rest,
    souls,
    start,
)
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.picks import Cards, Pick, Verb
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import chosen_number, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.gaining import gain_card
from talia.games.aeons_end.rules.layout import HAND
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Name, Voice

# Souls


@dataclass(frozen=True)
class PlaceSouls(Deed):
    """Souls come in at the start."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        place(battle, self.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-place-souls", n=self.n)


@dataclass(frozen=True)
class MoveEachSoul(Deed):
    """Every soul moves one space clockwise."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        go_round(battle)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not any(souls(battle))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-move-each-soul")


@dataclass(frozen=True)
class MoveSouls(Deed):
    """So many different souls move one space clockwise each, which ones the players choose. It may happen in the middle of
    a blow, so the question waits on the agenda."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.agenda.append((MoveNext(self.n), Scope(-1, scope.card)))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not any(souls(battle))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-move-souls", n=self.n)


@dataclass(frozen=True)
class MoveNext(Deed):
    """The next of several souls. `scope.it` is where the one before went: that soul does not move again."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = souls(battle)
        if scope.it >= 0:
            found[scope.it] -= 1
        if any(found):
            offered = options(battle, found)
            if sum(found) <= self.n and battle.table.rules > 11:
                offered = offered[:1]  # all of them move, and it does not matter which is first
            battle.ask(None, "ask-move-soul", offered, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        space = chosen_number(option)
        if self.n > 1:
            battle.agenda.append((MoveNext(self.n - 1), Scope(-1, scope.card, after(space))))
        move(battle, [int(each == space) for each in range(LAST + 1)], 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-move-souls", n=self.n)


@dataclass(frozen=True)
class MoveFromStart(Deed):
    """Each soul on the start space moves on."""

    steps: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        there = start(battle)
        move(battle, [at(battle, space) if space == there else 0 for space in range(LAST + 1)], self.steps)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not at(battle, start(battle))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-move-from-start", n=self.steps)


@dataclass(frozen=True)
class MoveMost(Deed):
    """Each soul on the space with the most souls moves on; of several such spaces the players choose."""

    steps: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = souls(battle)
        most = max(found)
        if most:
            battle.ask(None, "ask-move-most", options(battle, [n if n == most else 0 for n in found]), self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        there = chosen_number(option)
        move(battle, [at(battle, space) if space == there else 0 for space in range(LAST + 1)], self.steps)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return any(souls(battle))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not any(souls(battle))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-move-most", n=self.steps)


@dataclass(frozen=True)
class DiscardSoul(Choosing):
    """You discard a soul."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        return scope.seat, "ask-discard-soul", options(battle, souls(battle))

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        rest(battle, chosen_number(option))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-soul")


@dataclass(frozen=True)
class LanternGains(Deed):
    """The lantern gains one fuel, where there is a lantern (until rules 4, anywhere)."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if not self.idle(battle, scope):
            battle.set_mark(FUEL, battle.mark(FUEL) + 1)
            if battle.events is not None:
                battle.tell("fuel", "nemesis/lantern", n=battle.mark(FUEL))

    def full(self, battle: Battle, scope: Scope) -> bool:
        return not self.idle(battle, scope)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.mark(FUEL) == FULL or (battle.table.rules > 4 and FUEL not in battle.table.nemesis.marks)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lantern-gains")


# Soulfires


class _Return(Verb):
    word: ClassVar[str] = "return"

    def do(self, battle: Battle, scope: Scope, card: int) -> None:
        deeds.to_supply(battle, card)

    def __repr__(self) -> str:
        return "return"


RETURNING: Final = _Return()
soulfire_in_hand: Final = Cards("soulfire-in-hand", (HAND,), only=SOULFIRE)


def returns_soulfire() -> Deed:
    """That player returns a Soulfire in hand to the supply."""
    return Pick(RETURNING, soulfire_in_hand)


@dataclass(frozen=True)
class PrepareFountain(Deed):
    """Two souls come in; three players gain a Soulfire together, four gain two."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        place(battle, self.n)
        GainTogether(max(0, battle.players - 2)).resolve(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-fountain", n=self.n, card=Name(f"card-{SOULFIRE}"))


@dataclass(frozen=True)
class GainTogether(Deed):
    """The players gain so many Soulfires, and choose who of them each time."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if self.n:
            who = list(battle.table.who)
            battle.ask(None, "ask-soulfire", who, self, scope, {"card": Name(f"card-{SOULFIRE}")})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        battle.agenda.append((GainTogether(self.n - 1), scope))
        pile = next(pile for pile in battle.table.market if pile.card.id == SOULFIRE)
        if battle.zones[pile.zone]:
            gain_card(battle, chosen_player(option), battle.zones[pile.zone][-1])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-together", n=self.n, card=Name(f"card-{SOULFIRE}"))
