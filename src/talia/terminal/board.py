"""The board: the whole table as widgets, drawn from a scene."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.geometry import Offset
from textual.widgets import Static

from talia.kernel.scene import Area, Scene, Thing
from talia.terminal import paint
from talia.terminal.spot import Spot


@dataclass(frozen=True, slots=True)
class Room:
    """How much room there is: `width` for the board, whether things are drawn tight, and whether with their text."""

    width: int
    tight: bool
    text: bool


class AreaView(Horizontal):
    """One area: a label and its things in a grid."""

    def __init__(self) -> None:
        self.label = Static(classes="label", markup=False)
        self.grid = Container(classes="grid")
        self.spots: list[Spot] = []
        super().__init__(self.label, self.grid, classes="area")

    async def show(self, area: Area, numbers: Mapping[str, Sequence[int]], room: Room, inner: bool) -> None:
        """Draw an area anew; widgets are kept where they are."""
        shown = [thing for thing in area.things if inner or thing.ref != area.ref]
        while len(self.spots) > len(shown):
            await self.spots.pop().remove()
        new = [Spot() for _ in range(len(shown) - len(self.spots))]
        if new:
            self.spots += new
            await self.grid.mount(*new)
        labelled = inner and not (room.tight and area.columns)
        self.label.display = labelled
        self.label.update(area.title)
        width = room.width - 4 - (11 if labelled else 0)
        columns = self._columns(area, shown, width)
        self.grid.styles.grid_size_columns = columns
        one_line = room.tight and not area.columns and area.place not in ("foe", "shared")
        wrap = room.text or bool(area.columns and max((len(thing.facts) for thing in shown), default=0) and inner)
        self.grid.set_class(wrap, "wrap")
        self.display = bool(shown) or inner
        for spot, thing in zip(self.spots, shown):
            mine = numbers.get(thing.ref, ())
            bars = thing.tone == "minion" and width // columns > 22
            drawn = paint.card(thing, mine, one_line=one_line, text=room.text and not _pile(thing), bars=bars)
            spot.put(thing, drawn, bool(mine))

    @staticmethod
    def _columns(area: Area, things: Sequence[Thing], width: int) -> int:
        """As many columns as the area asks for, or as fit its longest name."""
        if area.columns:
            return area.columns
        longest = max((len(thing.title) for thing in things), default=1) + 8
        return max(1, min(len(things), max(3, width // longest)))


def _pile(thing: Thing) -> bool:
    """A pile's text is the list of its cards: too long for the board."""
    return thing.tone == "pile"


class GroupView(Vertical):
    """An area with those that lie inside it, such as a player with their breaches and hand."""

    def __init__(self) -> None:
        self.head = Spot()
        self.head.add_class("head")
        self.areas: list[AreaView] = []
        super().__init__(self.head, classes="group")

    async def show(self, areas: Sequence[Area], numbers: Mapping[str, Sequence[int]], room: Room, folded: bool) -> None:
        """Draw the areas of a group; a folded group is only its head."""
        first = areas[0]
        own = next((thing for thing in first.things if thing.ref == first.ref), None)
        shown = [] if folded or first.place == "track" else areas
        while len(self.areas) > len(shown):
            await self.areas.pop().remove()
        new = [AreaView() for _ in range(len(shown) - len(self.areas))]
        if new:
            self.areas += new
            await self.mount(*new)
        for place in ("foe", "shared", "track", "mine", "ally"):
            self.set_class(first.place == place, place)
        self.set_class(first.active, "active")
        mine = numbers.get(first.ref, ())
        if own is None and first.place == "track":
            drawn = paint.track(first.title, first.things, first.facts)
            self.head.put(Thing(first.ref, first.title, first.facts), drawn, bool(mine))
        else:
            tone = "player" if first.place in ("mine", "ally") else ""
            thing = own or Thing(first.ref, first.title, first.facts, "", tone)
            width = 14 if room.width >= 90 else 8
            self.head.put(thing, paint.head(thing, mine, active=first.active, width=width), bool(mine))
        for view, area in zip(self.areas, shown):
            await view.show(area, numbers, room, area is not first)

    @property
    def spots(self) -> list[Spot]:
        """Everything that can be pointed at."""
        return [self.head, *(spot for area in self.areas for spot in area.spots)]


class Board(VerticalScroll, can_focus=False):
    """The whole table."""

    def __init__(self) -> None:
        super().__init__(id="board")
        self._groups: list[GroupView] = []
        self._unfolded = ""

    async def show(self, scene: Scene, numbers: Mapping[str, Sequence[int]], room: Room) -> None:
        """Draw a scene with the numbers of the options that concern each thing."""
        groups = _grouped(scene.areas)
        self._choose_unfolded(groups)
        allies = sum(group[0].place == "ally" for group in groups)
        while len(self._groups) > len(groups):
            await self._groups.pop().remove()
        new = [GroupView() for _ in range(len(groups) - len(self._groups))]
        if new:
            self._groups += new
            await self.mount(*new)
        for view, group in zip(self._groups, groups):
            first = group[0]
            asked = any(ref in numbers for area in group for ref in (thing.ref for thing in area.things))
            crowded = room.tight and allies > 1 and first.place == "ally"
            await view.show(group, numbers, room, crowded and not asked and first.ref != self._unfolded)

    def _choose_unfolded(self, groups: Sequence[Sequence[Area]]) -> None:
        """Where not all allies fit, the acting one is shown whole, else the one that was."""
        allies = [group[0] for group in groups if group[0].place == "ally"]
        acting = [area.ref for area in allies if area.active]
        if acting:
            self._unfolded = acting[0]
        elif allies and self._unfolded not in [area.ref for area in allies]:
            self._unfolded = allies[0].ref

    def unfold(self, ref: str) -> bool:
        """Show this ally whole from now on; whether that changes anything."""
        view = next((view for view in self._groups if view.head.ref == ref and view.has_class("ally")), None)
        if view is None or view.areas:
            return False
        self._unfolded = ref
        return True

    @property
    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, from top to bottom."""
        return [spot for group in self._groups for spot in group.spots]

    def spot(self, ref: str) -> Spot | None:
        """The spot of a thing."""
        return next((spot for spot in self.spots if spot.ref == ref), None)

    def neighbour(self, spot: Spot, step: Offset) -> Spot | None:
        """The nearest spot in a direction."""
        here = spot.region
        best: tuple[int, Spot] | None = None
        for other in self.spots:
            there = other.region
            if other is spot or not there.area:
                continue
            along, across = _apart(here.offset, there.offset, step)
            if step.y:
                across = max(0, there.x - here.right + 1, here.x - there.right + 1)
            elif there.y != here.y:
                continue
            if along > 0 and (best is None or along * 4 + across < best[0]):
                best = (along * 4 + across, other)
        return best[1] if best else None


def _apart(here: Offset, there: Offset, step: Offset) -> tuple[int, int]:
    """How far one place lies from another in a direction, and across it."""
    dx, dy = there.x - here.x, there.y - here.y
    return (dx * step.x, abs(dy)) if step.x else (dy * step.y, abs(dx))


def _grouped(areas: Sequence[Area]) -> list[list[Area]]:
    """Areas whose ref begins with another's lie inside it."""
    groups: list[list[Area]] = []
    for area in areas:
        home = next((group for group in groups if area.ref.startswith(f"{group[0].ref}/")), None)
        if home is not None:
            home.append(area)
        else:
            groups.append([area])
    return groups
