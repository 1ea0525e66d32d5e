"""The ring of Fountain of Souls: where its souls are, how they go round, and the lantern that puts them to rest."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.declared import bounded
from talia.games.aeons_end.cards.own_rules import OwnRules, forbidden
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import OnNumber
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.main_actions import OwnAction
from talia.games.aeons_end.rules.options import DONE
from talia.games.aeons_end.rules.scope import OF_SEAT, Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.scene import Area, Thing
from talia.kernel.voice import Voice

LAST: Final = 7
"""The space where a soul hurts Gravehold. From there it goes back to the first of the ring."""

RING: Final = 4
"""The first space of the ring: those before it only lead there."""

START: Final = (0, 3, 3, 2, 1)
"""By the number of players, the space where souls come in."""

BESIDE: Final = ((), (2,), (1, 3), (2, 4), (3, 5, 7), (4, 6), (5, 7), (6, 4))
"""By space, those it lies beside."""

FULL: Final = 3
LIGHT: Final = 5
"""How much fuel the lantern needs and can hold, and how many souls it puts to rest."""

FUEL: Final = bounded("lantern", lambda players, piles: FULL)
"""The mark that counts the fuel of the lantern."""

FUELLED: Final = (FUEL, FULL)
"""That mark when there is enough: players look for it all the time."""

LANTERN: Final = "lantern"
"""What a card in play may forbid: to use the lantern."""

SOULFIRE: Final = "soulfire"
PLACES: Final = tuple(f"souls-{space}" for space in range(LAST + 1))
SPACE_OF: Final = {name: space for space, name in enumerate(PLACES)}
"""The marks that tell how many souls are on each space, of which the first is not used; and which space each is for."""


def at(battle: Battle, space: int) -> int:
    """How many souls are on a space."""
    return battle.mark(PLACES[space])


def souls(battle: Battle) -> list[int]:
    """How many souls are on each space, at 0 none."""
    found = [0] * (LAST + 1)
    for name, n in battle.marks:
        if name in SPACE_OF:
            found[SPACE_OF[name]] = n
    return found


def lay(battle: Battle, found: list[int]) -> None:
    """So many souls are on each space now."""
    marks = [mark for mark in battle.marks if mark[0] not in SPACE_OF]
    for space, n in enumerate(found):
        if n:
            marks.append((PLACES[space], n))
    marks.sort()
    battle.marks = tuple(marks)


def start(battle: Battle) -> int:
    """The space where souls come in."""
    return START[battle.players]


def after(space: int) -> int:
    """The next space clockwise."""
    return space + 1 if space < LAST else RING


ONWARD: Final = {name: after(space) for name, space in SPACE_OF.items() if space}
"""By the mark of a space, the space that comes after it."""


def place(battle: Battle, n: int) -> None:
    """Souls come in; with the harder rule they move on at once."""
    own, space = battle.table.nemesis.own, start(battle)
    if isinstance(own, Fountain) and own.restless:
        space = after(space)
    battle.set_mark(PLACES[space], at(battle, space) + n)
    if battle.events is not None:
        battle.tell("souls-placed", f"nemesis/soul-{space}", n=n, space=space)


def move(battle: Battle, moving: list[int], steps: int) -> None:
    """So many souls of each space move clockwise. Each that comes to the last space on its way hurts Gravehold."""
    found, harm = souls(battle), 0
    for space, n in enumerate(moving):
        found[space] -= n
    for space, n in enumerate(moving):
        if n:
            to = space
            for _ in range(steps):
                to = after(to)
                if to == LAST:
                    harm += n
            found[to] += n
    lay(battle, found)
    if battle.events is not None and any(moving):
        battle.tell("souls-move", "fountain", n=sum(moving), steps=steps)
    deeds.gravehold_suffers(battle, harm)


def go_round(battle: Battle) -> None:
    """Every soul moves one space clockwise: what happens in each of its turns, so it is said without loops."""
    there = souls(battle) if battle.events is not None else []
    marks: list[tuple[str, int]] = []
    harm = on_ring = 0
    for mark in battle.marks:
        to = ONWARD.get(mark[0])
        if to is None:
            marks.append(mark)
        elif to == RING:  # from the space before it, and from the last one
            on_ring += mark[1]
        else:
            marks.append((PLACES[to], mark[1]))
            if to == LAST:
                harm = mark[1]
    if on_ring:
        marks.append((PLACES[RING], on_ring))
    marks.sort()
    battle.marks = tuple(marks)
    if battle.events is not None and any(there):
        battle.tell("souls-move", "fountain", n=sum(there), steps=1)
    deeds.gravehold_suffers(battle, harm)


def rest(battle: Battle, space: int) -> None:
    """A soul is discarded."""
    battle.set_mark(PLACES[space], at(battle, space) - 1)
    if battle.events is not None:
        battle.tell("soul-discarded", f"nemesis/soul-{space}", space=space)


def options(battle: Battle, found: list[int]) -> list[Option]:
    """A soul on each space where there is one to choose, as options."""
    return [_option(space, n) for space, n in enumerate(found) if n]


@cache
def _option(space: int, n: int) -> Option:
    return Option(f"soul:{space}", "option-soul", {"space": space, "n": n}, f"nemesis/soul-{space}", OnNumber(space))


# The lantern


class UseLantern(OwnAction):
    """Put souls to rest; the lantern is empty then."""

    __slots__ = ()

    price = 0

    def do(self, battle: Battle, seat: int) -> None:
        if battle.events is not None:
            battle.tell("lantern-used", "nemesis/lantern", mage=battle.mage(seat))
        battle.agenda.append((DARKEN, OF_SEAT[seat]))
        battle.agenda.append((SHINE, OF_SEAT[seat]))


class Shine(Effect):
    """Discard souls on two spaces that lie beside each other, one after the other: `scope.n` counts them, `scope.it` is
    where they were: the first space, and eight times the second."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = souls(battle)
        if scope.it >= 0:
            one, two = scope.it % 8, scope.it // 8
            meant = (one, two) if two else (one, *BESIDE[one])
            found = [n if space in meant else 0 for space, n in enumerate(found)]
        if scope.n < LIGHT and any(found):
            offered = options(battle, found)
            battle.ask(scope.seat, "ask-lantern", [*offered, DONE] if scope.n else offered, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        if isinstance(action, OnNumber):
            space, where = action.n, scope.it
            if where < 0:
                where = space
            elif where < 8 and where != space:
                where += 8 * space
            rest(battle, space)
            self.resolve(battle, Scope(scope.seat, it=where, n=scope.n + 1))

    def __repr__(self) -> str:
        return "Shine"


class Darken(Effect):
    """The lantern loses all of its fuel."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.set_mark(FUEL, 0)

    def __repr__(self) -> str:
        return "Darken"


SHINE: Final = Shine()
DARKEN: Final = Darken()
USE_LANTERN: Final = Option("lantern", "option-lantern", {"n": LIGHT}, "nemesis/lantern", action=UseLantern())

TROUBLE: Final = (0.0, 0.9, 1.1, 1.2, 1.4, 1.6, 1.9, 1.3)
BURNS: Final = 1.4
BRIGHT, ENOUGH = 4.0, 2.0
"""For bots: the harm of a soul by its space; what fuel is worth; what a Soulfire is worth, and how many of them bought by
each player halve it."""


class Fountain(OwnRules):
    """The ring and the lantern. With the harder rule souls are `restless`: they move on as soon as they come in."""

    __slots__ = ("restless",)

    def __init__(self, restless: bool = False) -> None:
        self.restless = restless

    def offers(self, battle: Battle, seat: int, found: list[Option]) -> None:
        if FUELLED in battle.marks and not forbidden(battle, LANTERN) and any(souls(battle)):
            found.append(USE_LANTERN)

    def asks(self) -> tuple[str, ...]:
        return ("ask-lantern",)

    def harm(self, battle: Battle) -> float:
        return sum(n * TROUBLE[space] for space, n in enumerate(souls(battle))) - BURNS * battle.mark(FUEL)

    def prize(self, battle: Battle, card: Card, have: float) -> float:
        if card.id != SOULFIRE:
            return 0.0
        pile = next(pile for pile in battle.table.market if pile.card is card)
        sold = (card.copies - len(battle.zones[pile.zone])) / battle.players
        return BRIGHT / (1 + sold / ENOUGH)

    # On the table

    def tells(self, battle: Battle) -> dict[str, Any]:
        return {"souls": souls(battle)[1:], "start": start(battle), "fuel": battle.mark(FUEL)}

    def areas(self, battle: Battle, v: Voice) -> list[Area]:
        things = []
        for space, n in enumerate(souls(battle)):
            if space >= start(battle):
                facts = [v.say("table-souls", n=n)]
                if space == start(battle):
                    facts.append(v.say("table-souls-start"))
                if space == LAST:
                    facts.append(v.say("table-souls-last"))
                title, tone = v.say("table-at-space", n=space), "minion" if n else "muted"
                things.append(Thing(f"nemesis/soul-{space}", title, tuple(facts), "", tone))
        fuel = v.say("table-fuel", n=battle.mark(FUEL), full=FULL)
        text = v.say("text-lantern", n=LIGHT, fuel=FULL)
        things.append(Thing("nemesis/lantern", v.say("table-lantern"), (fuel,), text, "ability"))
        return [Area("fountain", v.say("table-fountain"), "foe", tuple(things), columns=len(things))]

    def text(self, v: Voice) -> list[str]:
        return [
            v.say("text-souls", last=LAST, ring=RING, four=START[4], three=START[3], two=START[2]),
            v.say("text-lantern", n=LIGHT, fuel=FULL),
        ]

    def difference(self, v: Voice) -> list[str]:
        return [v.say("text-souls-harder")]
