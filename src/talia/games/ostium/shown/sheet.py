"""A set of creatures drawn as cards to print: an SVG of A4 pages, nine cards of 63 by 88 millimetres on each."""

from __future__ import annotations

import math
import textwrap
import zlib
from collections.abc import Callable, Sequence
from xml.sax.saxutils import escape, quoteattr

from talia.games.ostium.cards.abilities import Ability
from talia.games.ostium.cards.creatures import EVERY_CLAN, Creature, Rank
from talia.games.ostium.cards.sets import CreatureSet
from talia.kernel.voice import Name, Voice

WIDTH, HEIGHT = 63.0, 88.0
PAGE = (210.0, 297.0)
ACROSS, DOWN = 3, 3
A_PAGE = ACROSS * DOWN
NO_CLAN = "#6b7078"
PAPER, INK, GOLD = "#fbf8f1", "#26221d", "#d9a520"
TINT = 'fill="currentColor" fill-opacity=".3"'
FULL = 'fill="currentColor"'
LARGEST, SMALLEST, LEADING = 2.8, 1.4, 1.18
TEXT_HEIGHT = 20.0

# Drawn on a square of 24, in the colour of the text around them.
ICONS = {
    "crystal": f'<path {TINT} d="M12 2 19 9 12 22 5 9Z"/><path d="M5 9H19M12 2 9 9 12 22 15 9Z" stroke-width="1.3"/>',
    "repair": f'<path d="M4 21 13 11" stroke-width="3.4"/><path {FULL} d="M8 5 14 2 22 10 18.5 13.5 13.5 8.5 10 8.5Z"/>',
    "rebuild": '<path d="M4 21V10a8 8 0 0 1 16 0v11M1.5 21.5h21M12 18V8.5M8 12.5l4-4 4 4"/>',
    "draw": f'<path d="M8 3h12v16"/><rect {TINT} x="4" y="6.5" width="12" height="15.5" rx="1.5"/>'
    '<path d="M10 10.5v7.5M6.3 14.3h7.5"/>',
    "discard": '<path d="M12 1.5v10M7.5 7.5l4.5 4.5 4.5-4.5M3 15.5h18M3 19h18M3 22.5h18"/>',
    "remove": f'<rect {TINT} x="4.5" y="2" width="15" height="20" rx="2"/>'
    '<path d="M8 7.5 16 16.5M16 7.5 8 16.5" stroke-width="2.6"/>',
    "strike": f'<path {FULL} stroke-width="1" d="M15 1 4.5 13.5H11L8.5 23 19.5 10H13Z"/>',
    "quake": '<path stroke-width="2.3" d="M2 6q2.5-4.5 5 0t5 0 5 0 5 0'
    'M2 12.5q2.5-4.5 5 0t5 0 5 0 5 0M2 19q2.5-4.5 5 0t5 0 5 0 5 0"/>',
    "shield": f'<path {TINT} d="M12 1.5 20.5 4.5V11.5C20.5 17 16.5 20.5 12 22.5 7.5 20.5 3.5 17 3.5 11.5V4.5Z"/>'
    '<path d="M12 6v11.5" stroke-width="1.5"/>',
    "rally": f'<path d="M5 1.5v21"/><path {FULL} d="M5 3H21L16.5 8 21 13H5Z"/>',
    "charge": f'<path d="M2.5 21.5 16 8M3 14l5-5M10 21l5-5"/><path {FULL} d="M13 4.5 22 2 19.5 11 15.5 8.5Z"/>',
    "swift": f'<path {FULL} stroke-width="1" d="M2 21C2.5 10 9 4.5 22 2.5 21 6 19.5 8 17 9.3'
    'L19.5 9.7C18 12 16 13.3 13.8 14L15.8 14.8C12.5 17.8 7 16.5 2 21Z"/>',
    "banish": f'<path {TINT} d="M9 2H15.5V11.5C18.5 12.5 22 13.5 22 17.5V20.5H9Z"/>'
    '<path d="M9 17.5H22M1.5 6.5h4M1.5 12h4M1.5 17.5h4" stroke-width="1.7"/>',
    "exile": '<path d="M12.5 11.5c2 0 2.8 2.5 1 4-2.5 2-6.5 0-6.3-4 .2-5 6-7 9.8-4 4.5 3.8 2.8 11-2.5 13.3'
    'C8.5 23.3 2 19 2 12 2 6.5 6 2.5 11.5 2"/>',
    "both-ways": '<path stroke-width="2.6" d="M2 12H22M7.5 5.5 1.8 12 7.5 18.5M16.5 5.5 22.2 12 16.5 18.5"/>',
    "fuse": f'<circle {TINT} cx="8.2" cy="12" r="6.3"/><circle {TINT} cx="15.8" cy="12" r="6.3"/>',
    "fuse-any": '<circle cx="12" cy="12" r="10.3"/>'
    f'<path {FULL} stroke-width=".6" d="M12 4.5 13.9 9.7 19.3 9.9 15 13.2 16.5 18.5 12 15.4'
    ' 7.5 18.5 9 13.2 4.7 9.9 10.1 9.7Z"/>',
    "last": f'<path {TINT} d="M12 1.5C6.5 1.5 3 5.3 3 10.2 3 13.2 4.5 15.3 6.5 16.5V22H17.5V16.5'
    'C19.5 15.3 21 13.2 21 10.2 21 5.3 17.5 1.5 12 1.5Z"/>'
    f'<circle {FULL} cx="8.5" cy="10.5" r="1.7"/><circle {FULL} cx="15.5" cy="10.5" r="1.7"/>'
    '<path d="M10 22v-3.5M14 22v-3.5" stroke-width="1.5"/>',
}


def draw(creatures: CreatureSet, voice: Voice, texts: Callable[[Creature], str]) -> str:
    """The sheet of a set in one language; `texts` tells what the abilities of a creature do."""
    cards = list(creatures.by_id.values())
    pages = math.ceil(len(cards) / A_PAGE)
    title = escape(voice.say("sheet-title", set=creatures.name))
    width, height = PAGE[0], PAGE[1] * pages
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}" lang="{voice.lang}" font-family="Georgia, \'DejaVu Serif\', serif">',
        f"<title>{title}</title>",
        "<style>text { fill: currentColor }</style>",
        f"<defs>{''.join(_symbol(id) for id in _used(cards))}</defs>",
        f'<rect width="{width:g}" height="{height:g}" fill="#ffffff"/>',
    ]
    for number, creature in enumerate(cards):
        page, place = divmod(number, A_PAGE)
        row, column = divmod(place, ACROSS)
        x = (PAGE[0] - ACROSS * WIDTH) / 2 + column * WIDTH
        y = page * PAGE[1] + (PAGE[1] - DOWN * HEIGHT) / 2 + row * HEIGHT
        parts.append(f'<g class="card" id={quoteattr(creature.id)} transform="translate({x:g} {y:g})">')
        parts.extend(_card(creatures, creature, voice, texts(creature)))
        parts.append("</g>")
    return "\n".join([*parts, "</svg>", ""])


def _used(cards: Sequence[Creature]) -> list[str]:
    """The abilities that appear on cards, in the order of the icons; crystals always, because costs show one."""
    found = {"crystal"}
    for card in cards:
        for ability in (*card.main, *card.left, *card.right):
            found.add(ability.id)
            if ability.then is not None:
                found.add(ability.then.id)
    return [id for id in ICONS if id in found]


def _symbol(id: str) -> str:
    return (
        f'<symbol id="icon-{id}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" '
        f'stroke-linecap="round" stroke-linejoin="round">{ICONS[id]}</g></symbol>'
    )


def _card(creatures: CreatureSet, creature: Creature, voice: Voice, text: str) -> list[str]:
    """One card, its upper left corner at 0, 0."""
    clan = creatures.clans[creature.clan] if creature.clan != EVERY_CLAN else None
    colour = clan.colour if clan else NO_CLAN
    sovereign = creature.rank is Rank.SOVEREIGN
    parts = [
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" rx="3" fill="{colour}" stroke="#ffffff" stroke-width=".4"/>',
        f'<rect x="2.5" y="2.5" width="58" height="83" rx="2" fill="{PAPER}"/>',
    ]
    if sovereign:
        parts.append(f'<rect x="1.7" y="1.7" width="59.6" height="84.6" rx="2.5" fill="none" stroke="{GOLD}"/>')
    parts += _head(creature, voice, colour, _line(creatures, creature, voice))
    parts += [
        f'<rect x="15" y="19.5" width="33" height="32" rx="2" fill="{colour}" fill-opacity=".13"/>',
        _sigil(creature, colour),
        _text(31.5, 39.5, 13, clan.glyph if clan else "✳", colour),
        f'<rect x="4" y="53" width="55" height="9.6" rx="2" fill="{colour}" fill-opacity=".16"/>',
        *_row(creature.main, WIDTH / 2, 57.8, 7.2, INK),
        *_words(text),
    ]
    if creature.rank is not Rank.FAMILIAR:
        parts += [*_side(creature.left, 4.0, colour), *_side(creature.right, 49.5, colour)]
    return parts


def _line(creatures: CreatureSet, creature: Creature, voice: Voice) -> str:
    """What sort of creature it is, in a line."""
    facts = [voice.say(f"rank-{creature.rank.name.lower()}")]
    if creature.clan != EVERY_CLAN:
        facts.append(_name(creatures.clans[creature.clan].name, voice))
    else:
        facts.append(voice.say("sheet-copies", n=creatures.primals))
    for number, deck in enumerate(creatures.familiars):
        if creature in deck:
            facts.append(voice.say("sheet-deck", n=number + 1))
    return " · ".join(facts)


def _head(creature: Creature, voice: Voice, colour: str, line: str) -> list[str]:
    """Power, name and cost."""
    parts = [
        f'<circle cx="9.8" cy="9.8" r="5.8" fill="{colour}" stroke="{INK}" stroke-width=".5"/>',
        _text(9.8, 12.4, 7.2, str(creature.power), "#ffffff", bold=True, kind="power"),
    ]
    if creature.rank is not Rank.FAMILIAR:
        parts.append(
            f'<path d="M53.200 3.600 59 9.500 53.200 17 47.400 9.500Z" fill="#e4f1f7" stroke="{INK}" stroke-width=".5"/>'
        )
        parts.append(_text(53.2, 12.0, 6, str(creature.cost), INK, bold=True, kind="cost"))
    lines = textwrap.wrap(_name(creature.name, voice), 13)
    size = min(3.9, 30 / (0.68 * max(len(each) for each in lines)), 9 / len(lines))
    top = 10.8 - 2.2 * (len(lines) - 1)
    for number, each in enumerate(lines):
        parts.append(
            _text(
                31.5,
                top + number * size * 1.13,
                size,
                each,
                INK,
                bold=True,
                kind="name",
                underline=creature.rank is Rank.SOVEREIGN,
            )
        )
    parts.append(_text(31.5, 17.6, 2.5, line, colour))
    return parts


def _sigil(creature: Creature, colour: str) -> str:
    """A rosette that no two creatures share, grown from the id."""
    seed = zlib.crc32(creature.id.encode())
    fold = 5 + seed % 6
    inner, bend, outer = 4 + seed // 7 % 4, 2 + seed // 31 % 6, 12.5 + seed // 211 % 3
    petal = f"M0 {-inner} Q{bend} {-(inner + outer) / 2:g} 0 {-outer:g} Q{-bend} {-(inner + outer) / 2:g} 0 {-inner}Z"
    turned = "".join(f'<path d="{petal}" transform="rotate({360 / fold * each:.4g})"/>' for each in range(fold))
    ring = f'<circle r="{outer - 1.5 - seed // 1009 % 3:g}" fill="none" stroke="{colour}" stroke-width=".35"/>'
    return f'<g transform="translate(31.5 35.5)" fill="{colour}" fill-opacity=".32">{turned}{ring}</g>'


def _side(domain: Sequence[Ability], x: float, colour: str) -> list[str]:
    """A side domain: a tab at the edge, empty or full."""
    if not domain:
        return [
            f'<rect x="{x:g}" y="19.5" width="9.5" height="32" rx="2" fill="none" stroke="{colour}" '
            'stroke-opacity=".35" stroke-width=".4" stroke-dasharray="1 1"/>'
        ]
    parts = [f'<rect x="{x:g}" y="19.5" width="9.5" height="32" rx="2" fill="{colour}"/>']
    step = min(14.0, 30.0 / len(domain))
    top = 35.5 - step * (len(domain) - 1) / 2
    for number, ability in enumerate(domain):
        size = 6.6 if ability.then is None else 3.6
        parts += _row((ability,), x + 4.75, top + number * step, size, "#ffffff", upright=True)
    return parts


def _row(
    abilities: Sequence[Ability], centre: float, y: float, size: float, colour: str, upright: bool = False
) -> list[str]:
    """Abilities as icons with their numbers, in a row around a point; `upright`: the number below its icon."""
    marks: list[str] = []  # ids of icons, and what stands between them
    for ability in abilities:
        marks += [" "] if marks else []
        marks.append(ability.id)
        if ability.then is not None:
            marks += ["→", ability.then.id]
        number = (ability.then or ability).n
        marks += [str(number)] if number else []
    if upright and len(marks) == 2:
        return [*_marks(marks[:1], centre, y - 1.8, size, colour), *_marks(marks[1:], centre, y + 4.2, size, colour)]
    return _marks(marks, centre, y, size, colour)


def _marks(marks: Sequence[str], centre: float, y: float, size: float, colour: str) -> list[str]:
    widths = [size if mark in ICONS else size * 0.62 for mark in marks]
    x = centre - sum(widths) / 2
    parts = []
    for mark, width in zip(marks, widths, strict=True):
        if mark in ICONS:
            spot = f'x="{x:.4g}" y="{y - size / 2:.4g}" width="{size:g}" height="{size:g}"'
            parts.append(f'<use href="#icon-{mark}" {spot} color="{colour}"/>')
        elif mark != " ":
            parts.append(_text(x + width / 2, y + size * 0.27, size * 0.8, mark, colour, bold=True))
        x += width
    return parts


def _words(text: str) -> list[str]:
    """The text of a card, smaller if there is much of it."""
    size = LARGEST
    while len(lines := _wrapped(text, size)) * size * LEADING > TEXT_HEIGHT and size > SMALLEST:
        size -= 0.1
    top = 64.2 + size
    return [_text(4.8, top + number * size * LEADING, size, each, INK, start=True) for number, each in enumerate(lines)]


def _wrapped(text: str, size: float) -> list[str]:
    return [part for line in text.splitlines() for part in textwrap.wrap(line, int(53.5 / (size * 0.58)))]


def _text(
    x: float,
    y: float,
    size: float,
    said: str,
    colour: str,
    *,
    bold: bool = False,
    underline: bool = False,
    start: bool = False,
    kind: str = "",
) -> str:
    style = ' font-weight="bold"' if bold else ""
    style += ' text-decoration="underline"' if underline else ""
    style += "" if start else ' text-anchor="middle"'
    style += f' class="{kind}"' if kind else ""
    return f'<text x="{x:.4g}" y="{y:.4g}" font-size="{size:.3g}" color="{colour}"{style}>{escape(said)}</text>'


def _name(name: Name, voice: Voice) -> str:
    return voice.say(name.word, **name.args)
