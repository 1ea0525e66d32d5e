"""The table in words: gates, rows face to face, and the field beside them."""

from __future__ import annotations

from dataclasses import replace

from talia.games.ostium.cards.creatures import Creature, Rank
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import (
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
from talia.games.ostium.rules.strength import power, resistance
from talia.games.ostium.shown.text import art_of, clan_name, creature_line, creature_text
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.voice import Voice


def scene(clash: Clash, seat: int | None, v: Voice) -> Scene:
    """The whole table from a seat's side; for one who only watches, from the first."""
    near = seat if seat is not None else 0
    status = (
        v.say("table-round", n=clash.round),
        v.say(f"phase-{clash.phase}"),
        v.say("table-crystals", n=clash.crystals),
    )
    areas = [area for rival in _others(clash, near) for area in _far(clash, rival, v)]
    areas.append(_field(clash, v))
    areas += _near(clash, near, v, seat is not None)
    return Scene(v.say("title-ostium"), status, tuple(areas))


def _others(clash: Clash, near: int) -> list[int]:
    return [(near + step) % clash.sides for step in range(1, clash.sides)]


def _columns(clash: Clash, far: bool) -> tuple[int, ...]:
    """An enemy across the table has their left on your right; alone, the opponent's cards face you."""
    return (2, 1, 0) if far and clash.arena.mode != SOLO else (0, 1, 2)


def _far(clash: Clash, side: int, v: Voice) -> list[Area]:
    columns = _columns(clash, True)
    rows = [[_gate(clash, side, column, v) for column in columns]]
    rows.append([_place(clash, side, column + 3, v) for column in columns])
    rows.append([_place(clash, side, column, v) for column in columns])
    things = tuple(thing for row in rows for thing in row)
    title = v.say(deeds.who(clash, side).word, **deeds.who(clash, side).args)
    facts = [] if clash.arena.mode == SOLO and side == 1 else _hidden(clash, side, v)
    return [Area(f"p{side}", title, "foe", things, tuple(facts), columns=3, active=clash.active == side, brief=True)]


def _hidden(clash: Clash, side: int, v: Voice) -> list[str]:
    """What others may know of a player's cards: how many in hand and deck, and the top of the discard pile."""
    facts = [v.say("table-hand-of", n=len(clash.hand(side))), v.say("table-deck-of", n=len(clash.deck(side)))]
    pile = clash.discard(side)
    if pile:
        facts.append(v.say("table-top-of", card=clash.kinds[pile[-1]].name, n=len(pile)))
    return facts


def _near(clash: Clash, side: int, v: Voice, open_hand: bool) -> list[Area]:
    """The near side. Whoever only watches sits there without seeing the cards that are not on the table."""
    columns = _columns(clash, False)
    rows = [
        [_place(clash, side, column, v) for column in columns],
        [_place(clash, side, column + 3, v) for column in columns],
    ]
    rows.append([_gate(clash, side, column, v) for column in columns])
    things = tuple(thing for row in rows for thing in row)
    title = v.say(deeds.who(clash, side).word, **deeds.who(clash, side).args)
    facts = [v.say("table-deck-of", n=len(clash.deck(side)))]
    if clash.active == side:
        facts.append(v.say("table-crystals", n=clash.crystals))
    if not open_hand:
        facts = [*_hidden(clash, side, v), *facts[1:]]
    battlefield = Area(
        f"p{side}", title, "mine", things, tuple(facts), columns=3, active=clash.active == side, brief=True
    )
    if not open_hand:
        return [battlefield]
    counts: dict[Creature, int] = {}
    for card in clash.hand(side):
        counts[clash.kinds[card]] = counts.get(clash.kinds[card], 0) + 1
    cards = [creature_thing(clash, f"p{side}/hand/{kind.id}", kind, v, count) for kind, count in counts.items()]
    names = [
        v.say(clash.kinds[card].name.word, **clash.kinds[card].name.args) for card in reversed(clash.discard(side))
    ]
    top = clash.kinds[clash.discard(side)[-1]] if names else None
    pile = Thing(
        f"p{side}/discard",
        v.say("table-discard"),
        (v.say("table-cards", n=len(names)), *((v.say("table-top", card=names[0]),) if names else ())),
        "\n".join(names),
        "pile",
        card=top.id if top is not None else "",
        art=art_of(clash.arena.set, top) if top is not None else "",
    )
    return [battlefield, Area(f"p{side}/hand", v.say("table-hand"), "mine", (*cards, pile))]


_TONES = {Rank.FAMILIAR: "gem", Rank.WARRIOR: "relic", Rank.SOVEREIGN: "spell", Rank.PRIMAL: "muted"}

_FACES = 2000
_faces: dict[tuple[Creature, str], Thing] = {}
"""Creatures as they are printed, by language; creatures described on the spot come and go, so not too many are kept."""


def creature_thing(clash: Clash, ref: str, kind: Creature, v: Voice, count: int = 1) -> Thing:
    """A creature as a thing on the table."""
    face = _faces.get((kind, v.lang))
    if face is None:
        if len(_faces) >= _FACES:
            _faces.clear()
        face = _faces[kind, v.lang] = _printed(clash, kind, v)
    return Thing(ref, face.title, face.facts, face.text, face.tone, count, face.card, face.art, face.cost, face.kind)


def _printed(clash: Clash, kind: Creature, v: Voice) -> Thing:
    line = creature_line(clash, kind, v)
    text = creature_text(kind, v)
    return Thing(
        "",
        v.say(kind.name.word, **kind.name.args),
        (line,),
        f"{line}\n{text}" if text else line,
        _TONES[kind.rank],
        card=kind.id,
        art=art_of(clash.arena.set, kind),
        cost=kind.cost if kind.rank is not Rank.FAMILIAR else None,
        kind=clan_name(clash.arena.set, kind, v),
    )


def _gate(clash: Clash, side: int, column: int, v: Voice) -> Thing:
    strength = clash.gates[3 * side + column]
    ref = f"p{side}/gate/{column}"
    title = v.say("table-gate", n=column + 1)
    if strength == NO_GATE:
        return Thing(ref, "", (), "", "gone")
    if strength == 0:
        return Thing(ref, title, (v.say("table-gate-fallen"),), "", "gone", card=ref, art="gate")
    fact = v.say("table-gate-strength", n=strength, full=FULL_GATE)
    return Thing(ref, title, (fact,), "", "gravehold", card=ref, art="gate")


def _place(clash: Clash, side: int, slot: int, v: Voice) -> Thing:
    ref = f"p{side}/place/{PLACES[slot]}"
    card = clash.at(side, slot)
    row = v.say("table-attack-row" if slot < 3 else "table-defence-row")
    if card < 0:
        return Thing(ref, v.say("place-name", place=PLACES[slot]), (), row, "muted")
    kind: Creature = clash.kinds[card]
    thing = creature_thing(clash, ref, kind, v)
    resists = v.say("table-resists", n=resistance(clash, side, slot))
    told = [f"{v.say('place-name', place=PLACES[slot])} · {row}", resists]
    facts = [clan_name(clash.arena.set, kind, v), f"▣{resistance(clash, side, slot)}"]
    if slot < 3 and not clash.lies(side, slot):
        charge = power(clash, side, slot) if clash.active == side else kind.charging
        facts.append(f"⚔{charge}")
        told.append(v.say("table-charges", n=charge))
    if clash.lies(side, slot):
        facts = [v.say("table-lies")]
    tone = "gone" if clash.lies(side, slot) else thing.tone
    if clash.arena.mode == SOLO and side == 1:
        facts.append(f"◆{kind.cost}")
    text = "\n".join((*told, thing.text))
    return replace(thing, facts=(" ".join(facts),), text=text, tone=tone)


def _field(clash: Clash, v: Voice) -> Area:
    things = []
    for number in range(FIELD, FIELD + FIELD_PLACES):
        if clash.zones[number]:
            kind: Creature = clash.kinds[clash.zones[number][0]]
            things.append(creature_thing(clash, f"field/{kind.id}", kind, v))
        elif clash.arena.mode != SOLO:
            things.append(Thing(f"field/empty-{number}", v.say("table-empty"), (), "", "muted"))
    for number in range(SOVEREIGNS, SOVEREIGNS + SOVEREIGN_PLACES):
        if clash.zones[number]:
            kind = clash.kinds[clash.zones[number][0]]
            things.append(creature_thing(clash, f"field/{kind.id}", kind, v))
    if clash.zones[PRIMALS]:
        kind = clash.kinds[clash.zones[PRIMALS][0]]
        things.append(creature_thing(clash, f"field/{kind.id}", kind, v, len(clash.zones[PRIMALS])))
    facts = (
        v.say("table-warriors-left", n=len(clash.zones[WARRIOR_DECK])),
        v.say("table-sovereigns-left", n=len(clash.zones[SOVEREIGN_DECK])),
        *(() if clash.arena.mode == SOLO else (v.say("table-dismissal"),)),
    )
    return Area("field", v.say("table-field"), "shared", tuple(things), facts, columns=3)
