"""How things look: the colours and signs of tones, the keys of options, small bars."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from textual.content import Content

from talia.kernel.scene import Thing
from talia.terminal.labels import label

PLAIN = "#c5ccda"
DIM = "#8d96a8"
FAINT = "#5b6375"
GOLD = "#ffd166"
INK = "#14161e"

TONES = {
    "gem": "#d19bff",
    "relic": "#74bdff",
    "spell": "#ffb86b",
    "minion": "#ff8a80",
    "power": "#ff7ac0",
    "attack": "#ff9e64",
    "nemesis": "#ff6b6b",
    "danger": "#ff6b6b",
    "player": "#8fe3a5",
    "open": "#6fe0d2",
    "closed": "#9aa5b8",
    "gone": "#5b6375",
    "pile": "#a9b4c6",
    "gravehold": "#e6cb83",
    "ability": "#f2e37c",
    "muted": "#8d96a8",
}
SIGNS = {
    "gem": "◆",
    "relic": "■",
    "spell": "✦",
    "minion": "▲",
    "power": "●",
    "attack": "✖",
    "open": "◉",
    "closed": "○",
    "gone": "×",
    "pile": "≡",
    "ability": "★",
}
_SHARE = re.compile(r"(\d+)/(\d+)")
BADGES = 3


def colour(tone: str) -> str:
    """The colour of a tone; a tone that nobody painted is plain."""
    return TONES.get(tone, PLAIN)


def bar(fact: str, tone: str, width: int) -> Content:
    """A bar for a fact such as `9/10 life`; nothing for other facts."""
    share = _SHARE.search(fact)
    if share is None or not int(share[2]) or width <= 0:
        return Content("")
    full = min(width, -(-int(share[1]) * width // int(share[2])))
    return Content.assemble(("━" * full, colour(tone)), ("━" * (width - full), "#343b4d"), " ")


def badges(numbers: Sequence[int]) -> Content:
    """The keys of the options that concern a thing."""
    shown = [label(number) or "•" for number in numbers[:BADGES]]
    if len(numbers) > BADGES:
        shown[-1] += "…"
    return Content("").join([*(Content.assemble((key, f"bold {INK} on {GOLD}"), " ") for key in shown)])


def facts(each: Iterable[str], style: str = DIM) -> Content:
    """Facts side by side."""
    return Content.styled(" · ".join(each), style)


def card(thing: Thing, numbers: Sequence[int], *, one_line: bool, text: bool, bars: bool) -> Content:
    """A thing as it lies on the table: its keys, sign and name, then what can be read off it, then perhaps its text."""
    tone = colour(thing.tone)
    name = Content.assemble(badges(numbers), (f"{SIGNS.get(thing.tone, '•')} ", tone), (thing.title, f"bold {tone}"))
    if thing.count > 1:
        name = Content.assemble(name, (f" ×{thing.count}", f"bold {PLAIN}"))
    if one_line:
        return Content.assemble(name, "  ", facts(thing.facts)) if thing.facts else name
    lines = [name]
    if thing.facts:
        first = bar(thing.facts[0], thing.tone, 5) if bars else Content("")
        lines.append(Content.assemble(first, facts(thing.facts)))
    if text and thing.text:
        lines.append(Content.styled(thing.text, "#aab2c2"))
    return Content("\n").join(lines)


def head(thing: Thing, numbers: Sequence[int], *, active: bool, width: int) -> Content:
    """The head of a part of the table: who it is, whether it is their turn, and how they are."""
    tone = colour(thing.tone) if thing.tone else PLAIN
    mark = Content.styled("▶ " if active else "  ", f"bold {GOLD}")
    parts = [mark, badges(numbers), Content.styled(thing.title, f"bold {tone}"), Content("  ")]
    for number, fact in enumerate(thing.facts):
        if number:
            parts.append(Content.styled(" · ", FAINT))
        elif width:
            parts.append(bar(fact, thing.tone, width))
        parts.append(Content.styled(fact, PLAIN if number == 0 else DIM))
    return Content("").join(parts)


def track(title: str, things: Sequence[Thing], rest: Sequence[str]) -> Content:
    """A row of things that only their order matters of, such as the turns so far."""
    arrow = Content.styled(" › ", FAINT)
    names = [Content.styled(thing.title, colour(thing.tone)) for thing in things]
    return Content.assemble("  ", (title, f"bold {PLAIN}"), "  ", arrow.join(names), "   ", facts(rest, FAINT))


def detail(thing: Thing, options: Sequence[tuple[str, str]]) -> Content:
    """A thing with all its text and its options, each with its key."""
    tone = colour(thing.tone)
    count = f" ×{thing.count}" if thing.count > 1 else ""
    lines = [Content.styled(f"{SIGNS.get(thing.tone, '•')} {thing.title}{count}", f"bold {tone}")]
    if thing.facts:
        lines.append(facts(thing.facts))
    lines += [Content.styled(line, PLAIN) for line in thing.text.splitlines()]
    lines += [option(key, text) for key, text in options]
    return Content("\n").join(lines)


def option(key: str, text: str) -> Content:
    """An option with its key."""
    return Content.assemble((f" {key or '•'} ", f"bold {INK} on {GOLD}"), " ", text)
