"""Plots as SVG: bars, a scatter and a histogram, drawn by hand so that a report needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 44, 52
PALETTE = ("#b7791f", "#b23a2e", "#3f7d3a", "#2f6f9f", "#6b4596", "#5b6470", "#0f766e")
INK, FAINT, LIMIT = "#24292f", "#d0d7de", "#cf222e"


@dataclass(frozen=True, slots=True)
class Axis:
    """A scale: from where to where, where its marks are, and how they read."""

    low: float
    high: float
    marks: Sequence[float]
    title: str
    percent: bool = False

    def at(self, value: float) -> float:
        """How far along the scale a value is, from 0 to 1."""
        return (value - self.low) / (self.high - self.low or 1.0)

    def say(self, value: float) -> str:
        """A mark in words."""
        return f"{100 * value:.0f}%" if self.percent else f"{value:g}"


def shares(title: str, most: float = 1.0, step: float = 0.1) -> Axis:
    """A scale of shares, from nothing up."""
    count = max(1, round(most / step + 0.499))
    return Axis(0.0, count * step, [step * number for number in range(count + 1)], title, percent=True)


def bars(title: str, upright: Axis, named: Sequence[tuple[str, float]], limits: Sequence[float] = ()) -> str:
    """A bar for each name, and dashed lines where the limits are."""
    drawn = _frame(title, upright)
    room = (WIDTH - LEFT - RIGHT) / max(1, len(named))
    for number, (name, value) in enumerate(named):
        x = LEFT + room * (number + 0.2)
        y = _y(upright, value)
        colour = PALETTE[number % len(PALETTE)]
        drawn.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{0.6 * room:.1f}" height="{HEIGHT - BOTTOM - y:.1f}" fill="{colour}"/>'
        )
        middle = x + 0.3 * room
        drawn.append(_text(middle, HEIGHT - BOTTOM + 18, name))
        drawn.append(_text(middle, y - 6, f"{100 * value:.1f}%" if upright.percent else f"{value:g}"))
    drawn += [_limit(upright, value) for value in limits]
    return _whole(drawn)


def histogram(title: str, flat: str, upright: str, counts: Sequence[tuple[int, int]]) -> str:
    """A narrow bar for each number, with how often it came up."""
    most = max((count for _, count in counts), default=1)
    axis = Axis(0.0, float(most), [most * quarter / 4 for quarter in range(5)], upright)
    drawn = _frame(title, axis)
    low = min((number for number, _ in counts), default=0)
    high = max((number for number, _ in counts), default=1)
    room = (WIDTH - LEFT - RIGHT) / (high - low + 1)
    each = max(1, round((high - low + 1) / 12))
    for number, count in counts:
        x = LEFT + room * (number - low)
        y = _y(axis, count)
        drawn.append(
            f'<rect x="{x + 0.05 * room:.1f}" y="{y:.1f}" width="{0.9 * room:.1f}" height="{HEIGHT - BOTTOM - y:.1f}" '
            f'fill="{PALETTE[3]}"><title>{number}: {count}</title></rect>'
        )
        if (number - low) % each == 0:
            drawn.append(_text(x + room / 2, HEIGHT - BOTTOM + 18, str(number)))
    drawn.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, flat))
    return _whole(drawn)


def scatter(
    title: str, flat: Axis, upright: Axis, dots: Sequence[tuple[float, float, int, str]], groups: Sequence[str]
) -> str:
    """A dot for each thing: where, of which group, and its name, which shows when it is pointed at."""
    drawn = _frame(title, upright)
    width = WIDTH - LEFT - RIGHT
    for mark in flat.marks:
        drawn.append(_text(LEFT + width * flat.at(mark), HEIGHT - BOTTOM + 18, flat.say(mark)))
    drawn.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, flat.title))
    for x, y, group, name in dots:
        drawn.append(
            f'<circle cx="{LEFT + width * flat.at(x):.1f}" cy="{_y(upright, y):.1f}" r="4.5" fill-opacity="0.75" '
            f'fill="{PALETTE[group % len(PALETTE)]}"><title>{escape(name)}</title></circle>'
        )
    for number, group_name in enumerate(groups):
        x = LEFT + number * width / max(1, len(groups))
        drawn.append(f'<circle cx="{x + 6:.1f}" cy="36" r="4.5" fill="{PALETTE[number % len(PALETTE)]}"/>')
        drawn.append(_text(x + 16, 40, group_name, "start"))
    return _whole(drawn)


def _y(axis: Axis, value: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * axis.at(value)


def _frame(title: str, upright: Axis) -> list[str]:
    """The title, and a faint line for every mark of the upright scale."""
    drawn = [f'<text x="{LEFT}" y="22" font-size="15" font-weight="bold">{escape(title)}</text>']
    for mark in upright.marks:
        y = _y(upright, mark)
        drawn.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{FAINT}"/>')
        drawn.append(_text(LEFT - 8, y + 4, upright.say(mark), "end"))
    middle = (TOP + HEIGHT - BOTTOM) / 2
    drawn.append(
        f'<text x="14" y="{middle}" text-anchor="middle" transform="rotate(-90 14 {middle})">'
        f"{escape(upright.title)}</text>"
    )
    return drawn


def _limit(axis: Axis, value: float) -> str:
    y = _y(axis, value)
    return f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{LIMIT}" stroke-dasharray="6 4"/>'


def _text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _whole(drawn: Sequence[str]) -> str:
    inside = "\n".join(drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>\n{inside}\n</svg>\n'
    )
