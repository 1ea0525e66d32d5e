"""The table in words: gates, rows face to face, and the field beside them."""

from __future__ import annotations

from dataclasses import replace

from talia.games.ostium import deeds
from talia.games.ostium.attack import power, resistance
from talia.games.ostium.clash import SOLO, Clash
from talia.games.ostium.creatures import Creature, Rank
from talia.games.ostium.layout import (
    FIELD,
    FIELD_PLACES,
    FULL_GATE,
    NO_GATE,
    PLACES,
    PRIMALS,
    SOVEREIGN_DECK,
    SOVEREIGN_PLACES,
    SOVEREIGNS,
    WARRIOR_DECK,
)
from talia.games.ostium.text import art_of, clan_name, creature_line, creature_text
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.voice import Voice


def scene(b: Clash, seat: int | None, v: Voice) -> Scene:
    """The whole table from a seat's side; for one who only watches, from the first."""
    near = seat if seat is not None else 0
    status = (
        v.say("table-round", n=b.round),
        v.say(f"phase-{b.phase}"),
        v.say("table-crystals", n=b.crystals),
    )
    areas = [area for rival in _others(b, near) for area in _far(b, rival, v)]
    areas.append(_field(b, v))
    areas += _near(b, near, v, seat is not None)
    return Scene(v.say("title-ostium"), status, tuple(areas))


def _others(b: Clash, near: int) -> list[int]:
    return [(near + step) % b.sides for step in range(1, b.sides)]


def _columns(b: Clash, far: bool) -> tuple[int, ...]:
    """An enemy across the table has their left on your right; alone, the opponent's cards face you."""
    return (2, 1, 0) if far and b.arena.mode != SOLO else (0, 1, 2)


def _far(b: Clash, side: int, v: Voice) -> list[Area]:
    columns = _columns(b, True)
    rows = [[_gate(b, side, column, v) for column in columns]]
    rows.append([_place(b, side, column + 3, v) for column in columns])
    rows.append([_place(b, side, column, v) for column in columns])
    things = tuple(thing for row in rows for thing in row)
    title = v.say(deeds.who(b, side).word, **deeds.who(b, side).args)
    facts = [] if b.arena.mode == SOLO and side == 1 else _hidden(b, side, v)
    return [Area(f"p{side}", title, "foe", things, tuple(facts), columns=3, active=b.active == side, brief=True)]


def _hidden(b: Clash, side: int, v: Voice) -> list[str]:
    """What others may know of a player's cards: how many in hand and deck, and the top of the discard pile."""
    facts = [v.say("table-hand-of", n=len(b.hand(side))), v.say("table-deck-of", n=len(b.deck(side)))]
    pile = b.discard(side)
    if pile:
        facts.append(v.say("table-top-of", card=b.kinds[pile[-1]].name, n=len(pile)))
    return facts


def _near(b: Clash, side: int, v: Voice, open_hand: bool) -> list[Area]:
    """The near side. Whoever only watches sits there without seeing the cards that are not on the table."""
    columns = _columns(b, False)
    rows = [[_place(b, side, column, v) for column in columns], [_place(b, side, column + 3, v) for column in columns]]
    rows.append([_gate(b, side, column, v) for column in columns])
    things = tuple(thing for row in rows for thing in row)
    title = v.say(deeds.who(b, side).word, **deeds.who(b, side).args)
    facts = [v.say("table-deck-of", n=len(b.deck(side)))]
    if b.active == side:
        facts.append(v.say("table-crystals", n=b.crystals))
    if not open_hand:
        facts = [*_hidden(b, side, v), *facts[1:]]
    battlefield = Area(f"p{side}", title, "mine", things, tuple(facts), columns=3, active=b.active == side, brief=True)
    if not open_hand:
        return [battlefield]
    counts: dict[Creature, int] = {}
    for card in b.hand(side):
        counts[b.kinds[card]] = counts.get(b.kinds[card], 0) + 1
    cards = [creature_thing(b, f"p{side}/hand/{kind.id}", kind, v, count) for kind, count in counts.items()]
    names = [v.say(b.kinds[card].name.word, **b.kinds[card].name.args) for card in reversed(b.discard(side))]
    top = b.kinds[b.discard(side)[-1]] if names else None
    pile = Thing(
        f"p{side}/discard",
        v.say("table-discard"),
        (v.say("table-cards", n=len(names)), *((v.say("table-top", card=names[0]),) if names else ())),
        "\n".join(names),
        "pile",
        card=top.id if top is not None else "",
        art=art_of(b.arena.set, top) if top is not None else "",
    )
    return [battlefield, Area(f"p{side}/hand", v.say("table-hand"), "mine", (*cards, pile))]


_TONES = {Rank.FAMILIAR: "gem", Rank.WARRIOR: "relic", Rank.SOVEREIGN: "spell", Rank.PRIMAL: "muted"}

_FACES = 2000
_faces: dict[tuple[Creature, str], Thing] = {}
"""Creatures as they are printed, by language; creatures described on the spot come and go, so not too many are kept."""


def creature_thing(b: Clash, ref: str, kind: Creature, v: Voice, count: int = 1) -> Thing:
    """A creature as a thing on the table."""
    face = _faces.get((kind, v.lang))
    if face is None:
        if len(_faces) >= _FACES:
            _faces.clear()
        face = _faces[kind, v.lang] = _printed(b, kind, v)
    return Thing(ref, face.title, face.facts, face.text, face.tone, count, face.card, face.art, face.cost, face.kind)


def _printed(b: Clash, kind: Creature, v: Voice) -> Thing:
    line = creature_line(b, kind, v)
    text = creature_text(kind, v)
    return Thing(
        "",
        v.say(kind.name.word, **kind.name.args),
        (line,),
        f"{line}\n{text}" if text else line,
        _TONES[kind.rank],
        card=kind.id,
        art=art_of(b.arena.set, kind),
        cost=kind.cost if kind.rank is not Rank.FAMILIAR else None,
        kind=clan_name(b.arena.set, kind, v),
    )


def _gate(b: Clash, side: int, column: int, v: Voice) -> Thing:
    strength = b.gates[3 * side + column]
    ref = f"p{side}/gate/{column}"
    title = v.say("table-gate", n=column + 1)
    if strength == NO_GATE:
        return Thing(ref, "", (), "", "gone")
    if strength == 0:
        return Thing(ref, title, (v.say("table-gate-fallen"),), "", "gone", card=ref, art="gate")
    fact = v.say("table-gate-strength", n=strength, full=FULL_GATE)
    return Thing(ref, title, (fact,), "", "gravehold", card=ref, art="gate")


def _place(b: Clash, side: int, slot: int, v: Voice) -> Thing:
    ref = f"p{side}/place/{PLACES[slot]}"
    card = b.at(side, slot)
    row = v.say("table-attack-row" if slot < 3 else "table-defence-row")
    if card < 0:
        return Thing(ref, PLACES[slot], (), row, "muted")
    kind: Creature = b.kinds[card]
    thing = creature_thing(b, ref, kind, v)
    resists = v.say("table-resists", n=resistance(b, side, slot))
    told = [f"{PLACES[slot]} · {row}", resists]
    facts = [clan_name(b.arena.set, kind, v), f"⛨{resistance(b, side, slot)}"]
    if slot < 3 and not b.lies(side, slot):
        charge = power(b, side, slot) if b.active == side else kind.power + kind.attack
        facts.append(f"⚔{charge}")
        told.append(v.say("table-charges", n=charge))
    if b.lies(side, slot):
        facts = [v.say("table-lies")]
    tone = "gone" if b.lies(side, slot) else thing.tone
    if b.arena.mode == SOLO and side == 1:
        facts.append(f"◆{kind.cost}")
    text = "\n".join((*told, thing.text))
    return replace(thing, facts=(" ".join(facts),), text=text, tone=tone)


def _field(b: Clash, v: Voice) -> Area:
    things = []
    for number in range(FIELD, FIELD + FIELD_PLACES):
        if b.zones[number]:
            kind: Creature = b.kinds[b.zones[number][0]]
            things.append(creature_thing(b, f"field/{kind.id}", kind, v))
        elif b.arena.mode != SOLO:
            things.append(Thing(f"field/empty-{number}", v.say("table-empty"), (), "", "muted"))
    for number in range(SOVEREIGNS, SOVEREIGNS + SOVEREIGN_PLACES):
        if b.zones[number]:
            kind = b.kinds[b.zones[number][0]]
            things.append(creature_thing(b, f"field/{kind.id}", kind, v))
    if b.zones[PRIMALS]:
        kind = b.kinds[b.zones[PRIMALS][0]]
        things.append(creature_thing(b, f"field/{kind.id}", kind, v, len(b.zones[PRIMALS])))
    facts = (
        v.say("table-warriors-left", n=len(b.zones[WARRIOR_DECK])),
        v.say("table-sovereigns-left", n=len(b.zones[SOVEREIGN_DECK])),
    )
    return Area("field", v.say("table-field"), "shared", tuple(things), facts, columns=3)
