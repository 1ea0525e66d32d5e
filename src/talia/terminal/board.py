"""The board: the whole table as widgets, drawn from a scene."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Offset, Region
from textual.widgets import Static

from talia.kernel.scene import Area, Scene, Thing
from talia.terminal import styles
from talia.terminal.thing_view import ThingView

LABEL = 12
MARGIN = 2  # columns of the board that a head cannot use
FEW = 11  # cards of somebody's that can have a row each
NAME = 8  # columns of a name that are always left


@dataclass(frozen=True, slots=True)
class Room:
    """How much room there is: `width` for the board, whether things are drawn tight, and so many lines of text a card."""

    width: int
    tight: bool
    lines: int


class AreaView(Horizontal):
    """One area: a label and its things in a grid."""

    def __init__(self) -> None:
        self.label = Static(classes="label", markup=False)
        self.grid = Container(classes="grid")
        self.spots: list[ThingView] = []
        super().__init__(self.label, self.grid, classes="area")

    async def show(
        self,
        area: Area,
        keys: Mapping[str, Sequence[str]],
        dimmed: Collection[str],
        room: Room,
        inner: bool,
        few: bool = False,
    ) -> None:
        """Draw an area anew; widgets are kept where they are. `few`: there is room for a row for each card."""
        shown = [_brief(thing, area) for thing in area.things if inner or thing.ref != area.ref]
        while len(self.spots) > len(shown):
            await self.spots.pop().remove()
        new = [ThingView() for _ in range(len(shown) - len(self.spots))]
        self.spots += new
        labelled = inner and not (room.tight and area.columns)
        self.label.display = labelled
        self.label.update(area.title)
        self.display = bool(shown) or inner
        drawn = self._draw(area, shown, keys, room, room.width - 4 - (LABEL if labelled else 0), inner, few)
        for spot, thing, content in zip(self.spots, shown, drawn):
            spot.put(thing, content, bool(keys.get(thing.ref)), thing.ref in dimmed)
        if new:
            await self.grid.mount(*new)

    def _draw(
        self,
        area: Area,
        shown: Sequence[Thing],
        keys: Mapping[str, Sequence[str]],
        room: Room,
        width: int,
        inner: bool,
        few: bool,
    ) -> list[Content]:
        """The things as they are to be drawn, and the grid that fits them."""
        mine = [keys.get(thing.ref, ()) for thing in shown]
        self.grid.set_class(inner and bool(area.columns), "wrap")
        if area.columns and not inner and _linked(shown, area.columns):
            return self._map(area, shown, mine, room, width)
        if room.tight and not inner and _faces(area):
            self._lay(area.columns, ())
            return [styles.place(thing, each, _share(width, area.columns)) for thing, each in zip(shown, mine)]
        if room.tight and area.place == "shared" and area.columns > 2 and any(map(_priced, shown)):
            self._lay(2, ())  # on one line each, two have room for their names
            return [
                (styles.priced if _priced(thing) else styles.one_line)(thing, each, _share(width, 2))
                for thing, each in zip(shown, mine)
            ]
        if area.columns > 2 and room.tight and not inner:
            drawn = [styles.one_line(thing, each) for thing, each in zip(shown, mine)]
            wide = max((each.cell_length for each in drawn), default=0) + 2
            if wide > width // area.columns:  # fewer abreast, so that none is cut
                self._lay(columns := max(1, width // wide), ())
                return [styles.one_line(thing, each, width // columns - 2) for thing, each in zip(shown, mine)]
        if area.columns and inner:
            self._lay(_abreast(area, shown, width), ())
            return [styles.stacked(thing, each, short=room.tight) for thing, each in zip(shown, mine)]
        if area.columns:
            self._lay(area.columns, ())
            wide = width // area.columns - 3
            return [
                styles.card(thing, each, width=wide, lines=0 if area.brief else room.lines, bars=False)
                if thing.title
                else Content("")
                for thing, each in zip(shown, mine)
            ]
        if few and inner and any(len(thing.facts) > 1 for thing in shown):
            return self._whole(shown, mine, room, width)
        if room.tight or inner or area.place in ("mine", "ally"):
            drawn = [styles.one_line(thing, each) for thing, each in zip(shown, mine)]
            each_has = self._fit([each.cell_length + 2 for each in drawn], width)
            return [styles.one_line(thing, each, wide - 2) for thing, each, wide in zip(shown, mine, each_has)]
        columns = max(2, min(len(shown), width // 30))
        self._lay(columns, ())
        lines = room.lines if room.lines > 2 and not area.brief else 0
        return [
            styles.card(thing, each, width=width // columns - 3, lines=0 if thing.tone == "pile" else lines, bars=True)
            for thing, each in zip(shown, mine)
        ]

    def _map(
        self, area: Area, shown: Sequence[Thing], mine: Sequence[Sequence[str]], room: Room, width: int
    ) -> list[Content]:
        """Places with something between them: what lies between is a sign, so that the names have the room."""
        place = [any(thing.facts for thing in shown[at :: area.columns]) for at in range(area.columns)]
        weights = [7 if each else 2 for each in place]
        self._lay(area.columns, weights)
        wide = width * 7 // sum(weights) - 3
        return [
            styles.card(replace(thing, facts=() if room.tight else thing.facts), each, width=wide, lines=0, bars=False)
            if thing.facts
            else styles.link(thing, each)
            for thing, each in zip(shown, mine)
        ]

    def _whole(self, shown: Sequence[Thing], mine: Sequence[Sequence[str]], room: Room, width: int) -> list[Content]:
        """Cards that say what they cost, in as many rows as their names need; in more room, all that they say."""
        side = 1 if room.tight else 3  # what lies beside a card: a gap, and its own margins
        told = [
            styles.one_line(replace(thing, facts=()) if room.tight else thing, each) for thing, each in zip(shown, mine)
        ]
        fit = (width + 1) // (max(each.cell_length for each in told) + side)
        columns = max(1, min(fit, len(shown)))
        self._lay(columns, ())
        wide = _share(width, columns) + 1 - side
        return [styles.one_line(thing, each, wide) for thing, each in zip(shown, mine)]

    def _fit(self, lengths: Sequence[int], width: int) -> list[int]:
        """In one row where that can be read, the short ones whole and the long ones cut; otherwise in even columns.

        The columns that each gets, its margin included.
        """
        cap = max(lengths, default=1)
        while cap > 18 and sum(min(length, cap) for length in lengths) > width:
            cap -= 1
        if sum(min(length, cap) for length in lengths) <= width:
            self._lay(len(lengths), [min(length, cap) for length in lengths])
            return [min(length, cap) for length in lengths]
        columns = max(2, width // min(max(lengths), 24))
        self._lay(columns, ())
        return [width // columns] * len(lengths)

    def _lay(self, columns: int, weights: Sequence[int]) -> None:
        styles = self.grid.styles
        styles.grid_size_columns = max(columns, 1)
        styles.grid_columns = " ".join(f"{weight}fr" for weight in weights) if weights else "1fr"


def _abreast(area: Area, shown: Sequence[Thing], width: int) -> int:
    """How many of the things lie side by side: as many as there are columns, or half where a word would be cut."""
    columns = max(1, min(area.columns, len(shown)))
    longest = max((len(word) for thing in shown for fact in thing.facts for word in fact.split()), default=0)
    return (columns + 1) // 2 if longest > width // columns - 1 else columns


def _share(width: int, columns: int) -> int:
    """What each of even columns has, with a column between them."""
    return (width + 1 - columns) // columns


def _linked(shown: Sequence[Thing], columns: int) -> bool:
    """Whether there is room for something between the places: nothing lies in the midst, not only at the edge."""
    return any(not thing.title for thing in shown[columns:-columns])


def _faces(area: Area) -> bool:
    """Whether an area is a map: somebody's places in rows that face others. What lies in the middle is a list."""
    return area.brief and area.place != "shared" and len(area.things) > area.columns > 0


def _priced(thing: Thing) -> bool:
    """Whether its price is the first of several facts, as on the piles of a market, or the last word of a single one."""
    if thing.cost is None or not thing.facts:
        return False
    before, _, last = thing.facts[0].rpartition(" · ")
    return len(thing.facts) > 1 or bool(before and styles.number(last) == str(thing.cost))


def _brief(thing: Thing, area: Area) -> Thing:
    """A thing without the facts that its area's head already tells."""
    facts = tuple(fact for fact in thing.facts if fact not in area.facts)
    return replace(thing, facts=facts) if area.facts else thing


def head_of(thing: Thing, keys: Sequence[str], mark: str, room: Room) -> Content:
    """The head of a group with a bar for its life.

    Where it is narrow the bar gets shorter, then facts are left out, then the name gets shorter: the first two facts are the
    numbers that one plays by. Where even so there is no room for both, it is one.
    """
    wide = room.width - MARGIN
    for width in (14 if room.width >= 90 else 8, 4, 0):
        drawn = styles.head(thing, keys, mark=mark, width=width)
        if drawn.cell_length <= wide:
            return drawn
    for count in range(len(thing.facts) - 1, 1, -1):
        drawn = styles.head(replace(thing, facts=thing.facts[:count]), keys, mark=mark, width=0)
        if drawn.cell_length <= wide:
            return drawn
    for count in (2, 1):
        short = replace(thing, facts=thing.facts[:count])
        over = max(0, styles.head(short, keys, mark=mark, width=0).cell_length - wide)
        if count == 1 or len(thing.title) - over >= NAME:
            break
    title = f"{thing.title[: max(NAME, len(thing.title) - over) - 1]}…" if over else thing.title
    return styles.head(replace(short, title=title), keys, mark=mark, width=0)


class GroupView(Vertical):
    """An area with those that lie inside it, such as a player with their breaches and hand."""

    def __init__(self) -> None:
        self.head = ThingView()
        self.head.add_class("head")
        self.summary = Static(classes="summary", markup=False)
        self.areas: list[AreaView] = []
        super().__init__(self.head, self.summary, classes="group")

    def mark(self, first: Area) -> None:
        """Say whose it is and whether it is their turn: before mounting, because a change restyles all that is inside."""
        there = self.is_attached
        for place in ("foe", "shared", "track", "mine", "ally"):
            self.set_class(first.place == place, place, update=there)
        self.set_class(first.active, "active", update=there)

    async def show(
        self,
        areas: Sequence[Area],
        keys: Mapping[str, Sequence[str]],
        dimmed: Collection[str],
        room: Room,
        folded: bool,
    ) -> None:
        """Draw the areas of a group; a folded group is its head and a line for each of its parts."""
        first = areas[0]
        own = next((thing for thing in first.things if thing.ref == first.ref), None)
        shown = [] if folded or first.place == "track" else areas
        while len(self.areas) > len(shown):
            await self.areas.pop().remove()
        self.mark(first)
        new = [AreaView() for _ in range(len(shown) - len(self.areas))]
        if new:
            self.areas += new
            await self.mount(*new)
        mine = keys.get(first.ref, ())
        if own is None and first.place == "track":
            drawn = styles.track(first.title, first.things, first.facts, room.width - MARGIN)
            self.head.put(Thing(first.ref, first.title, first.facts), drawn, bool(mine), first.ref in dimmed)
        else:
            tone = "player" if first.place in ("mine", "ally") else ""
            thing = own or Thing(first.ref, first.title, first.facts, "", tone)
            mark = "▶" if first.active else "▸" if folded else " "
            self.head.put(thing, head_of(thing, mine, mark, room), bool(mine), thing.ref in dimmed)
        told = own is not None and bool(first.facts)  # what the head cannot tell, because it is a thing of its own
        self.summary.display = folded or told
        if told:
            self.summary.update(" · ".join(first.facts))
        elif folded:
            self.summary.update(Content("\n").join([styles.summary(area.things) for area in areas[1:] if area.things]))
        few = sum(len(area.things) for area in shown[1:] if not area.columns) <= FEW
        for view, area in zip(self.areas, shown):
            await view.show(area, keys, dimmed, room, area is not first, few)

    @property
    def spots(self) -> list[ThingView]:
        """Everything that can be pointed at."""
        return [self.head, *(spot for area in self.areas for spot in area.spots)]


class Board(VerticalScroll, can_focus=False, inherit_bindings=False):
    """The whole table. Arrows go from thing to thing: only pages scroll it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "page_up", show=False),
        Binding("pagedown", "page_down", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(id="board")
        self._groups: list[GroupView] = []
        self._unfolded = ""

    async def show(self, scene: Scene, keys: Mapping[str, Sequence[str]], dimmed: Collection[str], room: Room) -> None:
        """Draw a scene with the keys of the options that concern each thing; what cannot be chosen now is `dimmed`."""
        groups = _grouped(scene.areas)
        allies = sum(group[0].place == "ally" for group in groups)
        while len(self._groups) > len(groups):
            await self._groups.pop().remove()
        new = [GroupView() for _ in range(len(groups) - len(self._groups))]
        if new:
            for view, group in zip(new, groups[len(self._groups) :]):
                view.mark(group[0])
            self._groups += new
            await self.mount(*new)
        for view, group in zip(self._groups, groups):
            first = group[0]
            asked = any(ref in keys for area in group for ref in (thing.ref for thing in area.things))
            crowded = room.tight and allies > 1 and first.place == "ally"
            await view.show(group, keys, dimmed, room, crowded and not asked and first.ref != self._unfolded)

    def unfold(self, ref: str) -> bool:
        """Show this ally whole from now on, if it was folded; whether it was."""
        view = next((view for view in self._groups if view.head.ref == ref and view.has_class("ally")), None)
        if view is None or view.areas:
            return False
        self._unfolded = ref
        return True

    @property
    def spots(self) -> list[ThingView]:
        """Everything that can be pointed at, from top to bottom."""
        return [spot for group in self._groups for spot in group.spots]

    def spot(self, ref: str) -> ThingView | None:
        """The spot of a thing."""
        return next((spot for spot in self.spots if spot.ref == ref), None)

    def bring(self, refs: Collection[str]) -> None:
        """Scroll as far as it takes to show these things and one's own side; those first that a question is about."""
        groups = [view for view in self._groups if view.has_class("mine")]
        asked = [spot for spot in self.spots if spot.ref in refs and spot.region.area]
        for wanted in ([*asked, *groups], asked, groups):
            regions = [each.region.translate(self.scroll_offset - self.region.offset) for each in wanted]
            if regions and Region.from_union(regions).height <= self.region.height:
                self.scroll_to_region(Region.from_union(regions), animate=False)
                return
        if groups:  # its end at least, where the hand lies
            last = groups[-1].region.translate(self.scroll_offset - self.region.offset)
            self.scroll_to_region(last.split_horizontal(-self.region.height)[1], animate=False)

    def neighbour(self, spot: ThingView, step: Offset) -> ThingView | None:
        """The nearest spot in a direction."""
        here = spot.region
        best: tuple[int, ThingView] | None = None
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
