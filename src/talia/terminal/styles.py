"""How things look: the colours and signs of tones, the keys of options, small bars."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from textwrap import wrap

from textual.content import Content

from talia.kernel.glossary import Term
from talia.kernel.scene import Thing
from talia.terminal.plain_text import marks

PLAIN = "#c5ccda"
SOFT = "#a4adbd"
DIM = "#8d96a8"
FAINT = "#5b6375"
GOLD = "#ffd166"
AMBER = "#e09f3e"
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
FEW = 4  # left in a pile, so that one counts them
COUNTED = ("minion", "power", "pile", "muted")  # life, tokens, cards, what is left of it


def colour(tone: str) -> str:
    """The colour of a tone; a tone that nobody painted is plain."""
    return TONES.get(tone, PLAIN)


def number(fact: str) -> str:
    """The number in a fact: the share of `9/10 life`, or the first there is."""
    found = _SHARE.search(fact) or re.search(r"\d+", fact)
    return found[0] if found else ""


def bar(fact: str, tone: str, width: int) -> Content:
    """A bar for a fact such as `9/10 life`; nothing for other facts."""
    share = _SHARE.search(fact)
    if share is None or not int(share[2]) or width <= 0:
        return Content("")
    full = min(width, -(-int(share[1]) * width // int(share[2])))
    return Content.assemble(("━" * full, colour(tone)), ("━" * (width - full), "#343b4d"), " ")


def badges(keys: Sequence[str]) -> Content:
    """The keys of the options that concern a thing, in turns brighter and darker so that each is one."""
    shown = [key or "•" for key in keys[:BADGES]]
    if not shown:
        return Content("")
    if len(keys) > BADGES:
        shown[-1] += "…"
    cells = [(key, f"bold {INK} on {AMBER if number % 2 else GOLD}") for number, key in enumerate(shown)]
    return Content.assemble(*cells, " ")


def facts(each: Iterable[str], style: str = DIM) -> Content:
    """Facts side by side."""
    return Content.styled(" · ".join(each), style)


def one_line(thing: Thing, keys: Sequence[str], width: int = 0) -> Content:
    """A thing on a single line: its keys, sign and name, and what can be read off it.

    Where the width is known and too small, facts are left out, and then the name gets shorter: it is told elsewhere. How
    many there are, a number that everybody knows without its word, and what lies on it (the facts after the second) stay.
    """
    name = _name(thing, keys)
    if not thing.facts:
        return _named(thing, keys, width) if width and thing.count > 1 else name
    first = _known(thing)
    shorter: list[Sequence[str]] = [thing.facts]
    if first:
        shorter += [(first, *thing.facts[1:]), (first, *thing.facts[1:2]), (first,)]
    elif len(thing.facts) > 1:
        shorter += [(thing.facts[0], *thing.facts[2:]), thing.facts[2:], thing.facts[-1:] if thing.facts[2:] else ()]
    else:
        parts = thing.facts[0].split(" · ")
        shorter += [parts[:count] for count in range(len(parts) - 1, -1, -1)]
    for each in shorter:
        told = facts(each, PLAIN if first and len(each) == 1 else DIM)
        gap = " " if list(each) == [first] else "  "
        whole = Content.assemble(name, gap, told) if each else name
        if not width or whole.cell_length <= width:
            return whole
    kept = Content.assemble(" ", facts(each, PLAIN)) if each else Content("")
    return Content.assemble(_named(thing, keys, width - kept.cell_length), kept)


def _known(thing: Thing) -> str:
    """The number that a thing may show without its word: a share, or what there is but one sort of on such a thing."""
    first = thing.facts[0]
    return number(first) if _SHARE.search(first) or thing.tone in COUNTED else ""


def _named(thing: Thing, keys: Sequence[str], width: int) -> Content:
    """The name of a thing, cut to a width; how many there are stays."""
    over = _name(thing, keys).cell_length - width
    if over <= 0:
        return _name(thing, keys)
    return _name(replace(thing, title=f"{thing.title[: max(1, len(thing.title) - over - 1)].rstrip()}…"), keys)


def priced(thing: Thing, keys: Sequence[str], width: int) -> Content:
    """A thing with a price on a single line: the price stands before its name, as on a card; the rest if there is room.

    Where there is none, a pile that runs out tells how many are left before it tells its whole name.
    """
    price = Content.styled(f"{thing.cost} ", f"bold {PLAIN}")
    name = Content.assemble(badges(keys), price, _name(thing, ()))
    many = ""
    if len(thing.facts) == 1:  # the price is the last thing that the line says
        *read, _ = thing.facts[0].split(" · ")
        rows = [tuple(read[:count]) for count in range(len(read), 0, -1)]
    else:
        left, *laid = thing.facts[1:]
        many = f"×{number(left) or 0}" if left != thing.kind else ""
        rows = [(left, *laid), (many or left, *laid), (many or left,)]
    for each in rows:
        whole = Content.assemble(name, "  ", facts(each))
        if whole.cell_length <= width:
            return whole
    if not many or int(many[1:]) > FEW:
        return name
    return Content.assemble(cut(name, width - len(many) - 1), " ", (many, PLAIN))


def cut(line: Content, width: int) -> Content:
    """A line that ends where it has to, and says so."""
    return line if line.cell_length <= width else line.truncate(max(width, 1), ellipsis=True)


def place(thing: Thing, keys: Sequence[str], width: int) -> Content:
    """A place of a map in few columns: who stands there, and below it where that is and what can be read off it.

    Names get shorter first, then the words among the facts: numbers and their signs are what one plays by.
    """
    tone = colour(thing.tone)
    mark = f"{sign(thing)} " if thing.tone in SIGNS else ""
    name = Content.assemble(badges(keys), (mark, tone), (thing.title, f"bold {tone}"))
    told = " ".join(thing.facts)
    if not thing.title:
        return Content("")
    if not told:
        return cut(name, width)
    if not thing.text:
        return Content.assemble(cut(name, width - len(told) - 1), " ", (told, PLAIN))
    where = thing.text.partition(" · ")[0]
    signs = [each for each in told.split() if number(each)]
    said = " ".join(each for each in told.split() if each not in signs)
    room = width - len(" ".join((where, *signs))) - 1
    if len(said) > room:
        said = f"{said[: room - 1]}…" if room > 2 else ""
    below = " ".join(each for each in (where, said, *signs) if each)
    return Content("\n").join([cut(name, width), Content.styled(below, DIM)])


def link(thing: Thing, keys: Sequence[str]) -> Content:
    """What lies between two places of a map: its sign, and nothing where there is nothing."""
    return Content.assemble(badges(keys), (sign(thing), colour(thing.tone))) if thing.title else Content("")


def words(thing: Thing) -> list[str]:
    """The lines of a thing's text, without one that says its facts once more."""
    told = {*thing.facts, " · ".join(thing.facts)}
    return [line for line in thing.text.splitlines() if line not in told]


def stacked(thing: Thing, keys: Sequence[str], *, short: bool) -> Content:
    """A thing whose facts stand below each other; those after the first stand out, since they lie on it.

    Where it must be short, what the first fact says before a colon is left to the sign.
    """
    lines = [Content.styled(fact, PLAIN if number else DIM) for number, fact in enumerate(thing.facts)]
    if short and lines and thing.tone in SIGNS:
        lines[0] = Content.styled(thing.facts[0].partition(": ")[2] or thing.facts[0], DIM)
    return Content("\n").join([_name(thing, keys), *lines])


def card(thing: Thing, keys: Sequence[str], *, width: int, lines: int, bars: bool) -> Content:
    """A card: its name, below it what can be read off it, and below that so many lines of its text."""
    told = [_name(thing, keys)]
    if thing.facts or lines:
        first = bar(thing.facts[0], thing.tone, 5) if bars and thing.facts else Content("")
        row = Content.assemble(first, facts(thing.facts))
        # Facts that are too long for one line have one each: it is the last of them that would be cut.
        stand = lines and len(thing.facts) > 1 and row.cell_length > width
        told += [Content.assemble(first, facts(thing.facts[:1])), facts(thing.facts[1:])] if stand else [row]
    if lines and thing.text:
        text = wrap(" · ".join(words(thing)), width=max(width, 12), max_lines=lines, placeholder=" …")
        told += [Content.styled(line, SOFT) for line in text]
    return Content("\n").join(told)


def _name(thing: Thing, keys: Sequence[str]) -> Content:
    tone = colour(thing.tone)
    name = Content.assemble(badges(keys), (f"{sign(thing)} ", tone), (f"{thing.title}{marks(thing)}", f"bold {tone}"))
    return Content.assemble(name, (f" ×{thing.count}", f"bold {PLAIN}")) if thing.count > 1 else name


def sign(thing: Thing) -> str:
    """The sign of a thing's tone, so that nobody has to tell colours apart."""
    return SIGNS.get(thing.tone, "•")


def summary(things: Sequence[Thing]) -> Content:
    """Things side by side on one line: their names and what lies on them."""
    told = []
    for thing in things:
        name = _name(thing, ())
        told.append(Content.assemble(name, " ", facts(thing.facts[1:], PLAIN)) if thing.facts[1:] else name)
    return Content("  ").join(told)


def head(thing: Thing, keys: Sequence[str], *, mark: str, width: int) -> Content:
    """The head of a part of the table: who it is, how they are, and before it a mark."""
    tone = colour(thing.tone) if thing.tone else PLAIN
    parts = [
        Content.styled(f"{mark} ", f"bold {GOLD}"),
        badges(keys),
        Content.styled(thing.title, f"bold {tone}"),
        Content("  "),
    ]
    for number, fact in enumerate(thing.facts):
        if number:
            parts.append(Content.styled(" · ", FAINT))
        elif width:
            parts.append(bar(fact, thing.tone, width))
        parts.append(Content.styled(fact, PLAIN if number == 0 else DIM))
    return Content("").join(parts)


def track(title: str, things: Sequence[Thing], rest: Sequence[str], width: int) -> Content:
    """A row of things that only their order matters of, such as the turns so far; what is left is told behind it.

    Where it is narrow the first of them are left out, since they are over, and then the last words of what is left.
    """
    arrow = Content.styled(" › ", FAINT)
    names = [Content.styled(thing.title, colour(thing.tone)) for thing in things]
    for told in range(len(rest), 0, -1):
        for first in range(len(names) + 1):
            row = [Content.styled("…", FAINT), *names[first:]] if first else names
            drawn = Content.assemble(
                "  ", (title, f"bold {PLAIN}"), "  ", arrow.join(row), "   ", facts(rest[:told], FAINT)
            )
            if drawn.cell_length <= width:
                return drawn
    return drawn if rest else Content.assemble("  ", (title, f"bold {PLAIN}"), "  ", arrow.join(names))


def detail(thing: Thing, options: Sequence[tuple[str, str, str]], why: str = "") -> Content:
    """A thing with all its text and its options, each with its key and what would follow; or why it cannot be chosen."""
    tone = colour(thing.tone)
    count = f" ×{thing.count}" if thing.count > 1 else ""
    lines = [Content.styled(f"{sign(thing)} {thing.title}{count}{marks(thing)}", f"bold {tone}")]
    if why:
        lines.append(Content.styled(f"✗ {why}", f"bold {GOLD}"))
    if thing.facts:
        lines.append(facts(thing.facts))
    lines += [Content.styled(line, PLAIN) for line in words(thing)]
    lines += [Content.styled(line, DIM) for line in thing.changed.splitlines()]
    for key, text, ahead in options:
        lines.append(option(key, text))
        if ahead:
            lines.append(Content.styled(f"    {ahead}", GOLD))
    return Content("\n").join(lines)


def term(term: Term) -> Content:
    """A word of the game and what it means."""
    return Content.assemble((f"{term.title}: ", f"bold {AMBER}"), (term.text, SOFT))


def option(key: str, text: str, width: int = 0) -> Content:
    """An option with its key; where the width is known, lines after the first stand under its words."""
    lines = wrap(text, max(width, 12)) if width else [text]
    return Content.assemble((f" {key or '•'} ", f"bold {INK} on {GOLD}"), " ", "\n    ".join(lines))
