"""The four maws of Experiment 153, which have life of their own and grow along four tracks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from talia.games.aeons_end.cards.declared import bounded
from talia.games.aeons_end.cards.own_rules import forbidden
from talia.games.aeons_end.cards.vocabulary import any_player, discard, gravehold_suffers, in_hand, suffers
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.picks import anyones
from talia.games.aeons_end.rules import ending
from talia.games.aeons_end.rules.actions import OnNumber, chosen_number
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import NOBODY, Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Arg, Name, Voice

LAST: Final = 8
"""The last space of each track; the start is the first."""

HALFWAY: Final = 4
"""The space that a maw never goes back from."""

FULL: Final = 20
"""The life of a maw."""

NEEDED: Final = 3
"""The damage of one blow that moves a maw back."""

MAW_DAMAGE: Final = "maw-damage"
"""What a card in play may forbid."""

MAWS: Final = ("i", "ii", "iii", "iv")
GRAVEHOLD, PLAYER, CARDS = "gravehold", "player", "cards"
Toll = tuple[tuple[str, int], ...]
TOLLS: Final[tuple[tuple[Toll, Toll], ...]] = (
    (((GRAVEHOLD, 2), (PLAYER, 2)), ((PLAYER, 4), (GRAVEHOLD, 3))),
    (((GRAVEHOLD, 4),), ((GRAVEHOLD, 7),)),
    (((PLAYER, 4),), ((PLAYER, 6),)),
    (((CARDS, 4),), ((CARDS, 8),)),
)
"""By maw, what is lost on the fourth and on the last space: who loses, and how much."""


def _taken(toll: Toll) -> Deed:
    takes: dict[str, Callable[[int], Deed]] = {
        GRAVEHOLD: gravehold_suffers,
        PLAYER: lambda n: any_player >> suffers(n),
        CARDS: lambda n: discard(anyones(in_hand), n),
    }
    first, *others = (takes[who](n) for who, n in toll)
    return sum(others, first)


TRACKS: Final = tuple((_taken(halfway), _taken(last)) for halfway, last in TOLLS)
"""By maw, what happens on the fourth and on the last space."""

SCALES: Final = bounded("scaled-flesh", lambda players, piles: 1)
"""The mark that one more damage is needed for the rest of the game."""


PLACES: Final = tuple(bounded(f"maw-{maw}-place", lambda players, piles: LAST) for maw in MAWS)
LIVES: Final = tuple(bounded(f"maw-{maw}-life", lambda players, piles: FULL) for maw in MAWS)
MAW_AT: Final = {name: maw for maw, name in enumerate(PLACES)}
MAW_WITH: Final = {name: maw for maw, name in enumerate(LIVES)}
"""The marks of the maws, and whose each of them is."""


def place_of(maw: int) -> str:
    """The mark that tells where a maw is on its track; 0: it is gone."""
    return PLACES[maw]


def life_of(maw: int) -> str:
    """The mark that tells how much life a maw has."""
    return LIVES[maw]


def name_of(maw: int) -> Name:
    """What a maw is called."""
    return Name(f"maw-{MAWS[maw]}")


def left(battle: Battle) -> list[int]:
    """The maws that are still there."""
    return [maw for maw, place in enumerate(standing(battle)) if place]


def standing(battle: Battle) -> list[int]:
    """By maw, where it is on its track; 0: it is gone."""
    found = [0, 0, 0, 0]
    for name, n in battle.marks:
        if name in MAW_AT:
            found[MAW_AT[name]] = n
    return found


def options(battle: Battle, maws: list[int]) -> list[Option]:
    """Maws as options."""
    places, lives = [0, 0, 0, 0], [0, 0, 0, 0]
    for name, n in battle.marks:
        if name in MAW_AT:
            places[MAW_AT[name]] = n
        elif name in MAW_WITH:
            lives[MAW_WITH[name]] = n
    return [_option(maw, places[maw], lives[maw]) for maw in maws]


@cache
def _option(maw: int, place: int, life: int) -> Option:
    id = MAWS[maw]
    args: dict[str, Arg] = {"maw": name_of(maw), "n": place, "left": life}
    return Option(f"maw:{id}", "option-maw", args, f"nemesis/maw-{id}", action=OnNumber(maw))


@dataclass(frozen=True)
class PrepareMaws(Deed):
    """Four maws at their starts, two different ones a space further."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for maw in range(4):
            battle.set_mark(place_of(maw), 1)
            battle.set_mark(life_of(maw), FULL)
        MoveDifferent(2).resolve(battle, NOBODY)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-maws", life=FULL)


@dataclass(frozen=True)
class MoveMaw(Deed):
    """Move a maw of the players' choice forward; `farthest`: one that is farthest from its start. `more`: if that causes
    effects of the track, they happen once more. `then` moves any maw further still."""

    n: int
    farthest: bool = False
    more: bool = False

    def resolve(self, battle: Battle, scope: Scope) -> None:
        maws = left(battle)
        if self.farthest and maws:
            places = standing(battle)
            maws = [maw for maw in maws if places[maw] == max(places)]
        if maws:
            battle.ask(None, "ask-maw-forward", options(battle, maws), self, scope, {"n": self.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        forward(battle, chosen_number(option), self.n, self.more)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not left(battle)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-move-maw-farthest" if self.farthest else "do-move-maw", n=self.n)


@dataclass(frozen=True)
class MoveDifferent(Deed):
    """Move so many different maws one space forward each. `Scope.it` has a bit for each that has moved."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        self._ask(battle, Scope(-1, scope.card, 0))

    def _ask(self, battle: Battle, scope: Scope) -> None:
        if scope.n >= self.n:
            return
        moved = scope.it
        maws = [maw for maw in left(battle) if not moved >> maw & 1]
        if maws:
            found = options(battle, maws)
            if battle.table.rules > 11 and len(maws) <= self.n - scope.n and self._nothing_acts(battle, maws):
                found = found[:1]  # all of them move, and it does not matter which is first
            battle.ask(None, "ask-maw-forward", found, self, scope, {"n": 1})

    def _nothing_acts(self, battle: Battle, maws: list[int]) -> bool:
        """Whether none of these maws comes to a space that does anything."""
        places = standing(battle)
        return all(places[maw] + 1 not in (HALFWAY, LAST, LAST + 1) for maw in maws)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        maw = chosen_number(option)
        rest = Scope(-1, scope.card, scope.it | 1 << maw, scope.n + 1)
        battle.agenda.append((_go_on(self.n), rest))
        forward(battle, maw, 1)

    def again(self, battle: Battle, scope: Scope) -> None:
        """The next of them."""
        self._ask(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-move-different", n=self.n)


@dataclass(frozen=True)
class GoOn(Deed):
    """The next of several different maws."""

    of: MoveDifferent

    def resolve(self, battle: Battle, scope: Scope) -> None:
        self.of.again(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return self.of.clause(v, form)


@cache
def _go_on(n: int) -> GoOn:
    return GoOn(MoveDifferent(n))


def forward(battle: Battle, maw: int, n: int, more: bool = False) -> None:
    """Move a maw space by space: every space it comes to does what is told there. At the end of its track it stays, and
    does what is told there instead."""
    place = battle.mark(place_of(maw))
    first, end = min(place + 1, LAST), min(place + n, LAST)
    if first <= HALFWAY < end and battle.table.rules > 11:
        # it waits there: what happens meanwhile, such as an Unleash by somebody's exhaustion, may move it, too
        battle.agenda.append((_further(maw, end - HALFWAY, more), NOBODY))
        end = HALFWAY
    battle.set_mark(place_of(maw), end)
    if battle.events is not None:
        battle.tell("maw-forward", f"nemesis/maw-{MAWS[maw]}", maw=name_of(maw), n=end)
    for space in range(end, first - 1, -1):
        if space in (HALFWAY, LAST):
            battle.agenda += [(TRACKS[maw][space == LAST], NOBODY)] * (2 if more else 1)


@dataclass(frozen=True)
class Further(Effect):
    """The rest of a maw's way, once the space that it has come to has acted. At the end of its track the way is over."""

    maw: int
    n: int
    more: bool

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if 0 < battle.mark(place_of(self.maw)) < LAST:
            forward(battle, self.maw, self.n, self.more)


@cache
def _further(maw: int, n: int, more: bool) -> Further:
    return Further(maw, n, more)


def back(battle: Battle, maw: int, n: int) -> None:
    """Move a maw back, as far as it goes: never from its start, and never from the fourth space."""
    for _ in range(n):
        place = battle.mark(place_of(maw))
        if place not in (0, 1, HALFWAY):
            battle.set_mark(place_of(maw), place - 1)
    if battle.events is not None:
        battle.tell("maw-back", f"nemesis/maw-{MAWS[maw]}", maw=name_of(maw), n=battle.mark(place_of(maw)))


@dataclass(frozen=True)
class MoveBack(Deed):
    """Move any maw back, other than one (`scope.it`) that is gone."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        able = [maw for maw in left(battle) if battle.mark(place_of(maw)) not in (1, HALFWAY)]
        if able:
            battle.ask(None, "ask-maw-back", options(battle, able), self, scope, {"n": self.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        back(battle, chosen_number(option), self.n)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not any(battle.mark(place_of(maw)) not in (1, HALFWAY) for maw in left(battle))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-move-maw-back", n=self.n)


@dataclass(frozen=True)
class StrikeMaw(Deed):
    """All the damage of a blow (`scope.n`) goes to a single maw, which whoever strikes chooses."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        maws = left(battle)
        if maws:
            seat = scope.seat if scope.seat >= 0 else None
            found = options(battle, maws)
            if battle.table.rules > 7 and forbidden(battle, MAW_DAMAGE):
                found = found[:1]  # no maw feels it
            battle.ask(seat, "ask-target", found, self, scope, {"n": scope.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        hit(battle, chosen_number(option), scope.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-strike-maw", n=NEEDED)


def hit(battle: Battle, maw: int, damage: int) -> None:
    """A maw is dealt damage."""
    if forbidden(battle, MAW_DAMAGE):
        damage = 0
    life = max(0, battle.mark(life_of(maw)) - damage)
    battle.set_mark(life_of(maw), life)
    if battle.events is not None:
        battle.tell("part-suffers", f"nemesis/maw-{MAWS[maw]}", part=name_of(maw), n=damage, left=life)
    if life:
        if damage >= NEEDED + battle.mark(SCALES):
            back(battle, maw, 1)
        return
    battle.set_mark(place_of(maw), 0)
    if not left(battle):
        ending.win(battle, "maws-gone")
    else:
        battle.agenda.append((MoveBack(2), NOBODY))


@dataclass(frozen=True)
class HardenScales(Deed):
    """Scaled Flesh: it lies beside the mat, and one more damage is needed from now on."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.set_mark(SCALES, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-harden-scales", n=NEEDED + 1)


@dataclass(frozen=True)
class WeakestMawGains(Deed):
    """The maw with the lowest life gains life; of several, the players choose."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        maws = left(battle)
        if maws:
            least = min(battle.mark(life_of(maw)) for maw in maws)
            weak = [maw for maw in maws if battle.mark(life_of(maw)) == least]
            if least == FULL and battle.table.rules > 8:  # none of them has room for more
                weak = weak[:1]
            battle.ask(None, "ask-maw-gains", options(battle, weak), self, scope, {"n": self.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        maw = chosen_number(option)
        battle.set_mark(life_of(maw), min(FULL, battle.mark(life_of(maw)) + self.n))
        if battle.events is not None:
            life = battle.mark(life_of(maw))
            battle.tell("part-heals", f"nemesis/maw-{MAWS[maw]}", part=name_of(maw), n=life)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-weakest-maw-gains", n=self.n)
