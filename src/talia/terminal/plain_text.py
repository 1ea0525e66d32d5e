"""The table as lines of text, for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from talia.kernel.game import Game
from talia.kernel.glossary import found, glossary, seek
from talia.kernel.scene import Area, Scene, Thing
from talia.words.speaker import Speaker

SIGNS = {"sticker": "●", "place": "○", "flaw": "✗"}
"""The signs of what is drawn on cards for good."""


def scene_lines(scene: Scene, s: Speaker, options: Mapping[str, Sequence[int]], whole: bool = False) -> list[str]:
    """The whole table, one thing a line; the numbers of the options follow the things they concern, in brackets. With
    `whole` what may be chosen says all that stands on it."""
    lines = [f"== {scene.title} == {' · '.join(scene.status)}"]
    for area in scene.areas:
        lines += area_lines(area, s, options, whole)
    return lines


def area_lines(area: Area, s: Speaker, options: Mapping[str, Sequence[int]], whole: bool = False) -> list[str]:
    """A part of the table. A part that is nothing but one thing of the same name takes one line, and a grid with gaps a line
    for each of its rows."""
    inner = "/" in area.ref
    margin = "  " if inner else ""
    if len(area.things) == 1 and area.things[0].title == area.title:
        return [f"{margin}{thing_line(area.things[0], options)}"]
    listed = bool(area.things) and not inner and area.place != "track"
    sentences = [fact for fact in area.facts if listed and fact.endswith(".")]  # they stand in lines of their own
    head = ", ".join((area.title, *(fact for fact in area.facts if fact not in sentences)))
    if area.active:
        head = s.say("ui-active", name=head)
    head += numbers(area.ref, options)
    if not area.things:
        return [f"{margin}{head}: {s.say('ui-nothing')}"]
    if not listed:
        told = "; ".join(thing_line(thing, options) for thing in area.things)
        return [f"{margin}{head}: {told}"]
    if area.columns and not all(thing.title for thing in area.things):
        things = _rows(area, options)
    else:
        things = [line for thing in area.things for line in _told(thing, options, whole)]
    return [f"{margin}{head}:", *(f"{margin}  {line}" for line in (*sentences, *things))]


def _rows(area: Area, options: Mapping[str, Sequence[int]]) -> list[str]:
    """A grid, row by row; its gaps are left out."""
    rows = (area.things[at : at + area.columns] for at in range(0, len(area.things), area.columns))
    return [" · ".join(thing_line(thing, options) for thing in row if thing.title) for row in rows]


def _told(thing: Thing, options: Mapping[str, Sequence[int]], whole: bool) -> list[str]:
    """A thing and, if it may be chosen and all is to be told, what stands on it."""
    text = thing.text.splitlines() if whole and thing.ref in options else []
    return [thing_line(thing, options), *(f"  {line}" for line in text)]


def thing_line(thing: Thing, options: Mapping[str, Sequence[int]]) -> str:
    """A thing with what can be read off it."""
    count = f" ×{thing.count}" if thing.count > 1 else ""
    count += marks(thing)
    facts = f" ({', '.join(thing.facts)})" if thing.facts else ""
    return f"{thing.title}{count}{facts}{numbers(thing.ref, options)}"


def numbers(ref: str, options: Mapping[str, Sequence[int]]) -> str:
    """The numbers of the options that concern a thing, as a person types them."""
    found = options.get(ref, ())
    return f" [{', '.join(str(number + 1) for number in found)}]" if found else ""


def thing_text(thing: Thing) -> list[str]:
    """A thing with all its text."""
    return [thing_line(thing, {}), *(f"  {line}" for line in (*thing.text.splitlines(), *thing.changed.splitlines()))]


def part_text(areas: Sequence[Area], s: Speaker) -> list[str]:
    """A part of the table with all the text of what lies in it, and the parts within it as they are told on the table."""
    whole, *inner = areas
    lines = [area_lines(whole, s, {})[0]]
    for thing in whole.things:
        lines += [f"  {line}" for line in thing_text(thing)]
    return lines + [line for area in inner for line in area_lines(area, s, {})]


def marks(thing: Thing) -> str:
    """What is drawn on a thing for good, as signs: a sticker, a place for one, a flaw."""
    signs = signs_of(thing.marks)
    return f" {signs}" if signs else ""


def signs_of(marks: Iterable[str]) -> str:
    """Marks as signs."""
    return "".join(SIGNS.get(mark, "") for mark in marks)


def guide_lines(game: Game, s: Speaker, word: str = "") -> list[str]:
    """A game's guide and its words as lines; with a word only what has it."""
    lines: list[str] = []
    for part in found(word, game.guide(s)):
        lines += ["", part.title, *(f"  {line}" for line in part.lines)]
    terms = [term for term in glossary(game, s) if seek(word, term.title, term.text, *term.forms)]
    if terms:
        lines += ["", s.say("ui-help-words"), *(f"  {term.title}: {term.text}" for term in terms)]
    return lines
