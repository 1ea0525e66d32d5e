"""Who is protected: Gravehold, or an ally who stands in its place with a deck of abilities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.aeons_end.cards.ally import Ally
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.rules.ally import charges
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.set_up.named import answered
from talia.games.aeons_end.set_up.reading import PositionReader
from talia.kernel.chance import Chance, Seed, derived
from talia.kernel.errors import TaliaError
from talia.kernel.form import RANDOM, Choice, Field, said
from talia.kernel.names import slug_of
from talia.kernel.positions import fail
from talia.kernel.voice import Name

# Any, all through this file: answers and positions come from people, and settled set-ups are plain data.

NONE = "none"
ALLY = "ally"
ABILITIES = "abilities"
"""The answers that say who is protected, and which abilities an ally has: "1", "2" or "3" (those that have joined by then
in an expedition), or their names."""

STEPS = ("1", "2", "3")
KEYS = ("charges", "deck", "discard")
"""What a position says of an ally."""


def settle(box: Box, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
    """What a settled set-up says of an ally; nothing for a box that has none."""
    if box.ally is None:
        return {}
    possible = (NONE, box.ally.id)
    who = slug_of(answers.get(ALLY, NONE))
    if who == RANDOM:
        who = possible[Chance(derived(seed, 0xA117)).below(2)]
    if who not in possible:
        raise TaliaError("error-setup-value", field=ALLY, value=who, possible=[*possible, RANDOM])
    return {ALLY: who, ABILITIES: [] if who == NONE else _abilities(box, answers.get(ABILITIES, STEPS[-1]))}


def _abilities(box: Box, asked: Any) -> list[str]:
    if str(asked) in STEPS:
        return [card.id for card in box.abilities if card.level <= int(asked)]
    known = [card.id for card in box.abilities]
    if not isinstance(asked, (str, list, tuple)):
        raise TaliaError("error-setup-value", field=ABILITIES, value=str(asked), possible=[*STEPS, *known])
    told = asked.split(",") if isinstance(asked, str) else asked
    names = [answered(box, name, known, ABILITIES) for name in told]
    for name in names:
        if name not in known or names.count(name) > 1:
            raise TaliaError("error-setup-value", field=ABILITIES, value=name, possible=[*STEPS, *known])
    if not names:
        raise TaliaError("error-setup-value", field=ABILITIES, value="", possible=[*STEPS, *known])
    return names


def standing(box: Box, setup: Mapping[str, Any]) -> Ally | None:
    """Who stands in Gravehold's place in a settled set-up."""
    return box.ally if setup.get(ALLY, NONE) != NONE else None


def cards(box: Box, setup: Mapping[str, Any]) -> list[tuple[Card, Zone]]:
    """The ability deck."""
    return [(box.by_id[id], box.ally.deck) for id in setup.get(ABILITIES, ()) if box.ally is not None]


def fields(box: Box) -> Sequence[Field]:
    """The questions of the set-up."""
    if box.ally is None:
        return ()
    random = Choice(RANDOM, Name("choice-random"), said("choice-random-text"))
    who = tuple(Choice(id, Name(f"ally-{id}"), said(f"ally-{id}-text")) for id in (NONE, box.ally.id))
    steps = tuple(
        Choice(
            step,
            Name(f"abilities-{step}"),
            said(f"abilities-{step}-text"),
            holds=tuple(card.id for card in box.abilities if card.level <= int(step)),
        )
        for step in STEPS
    )
    return (
        Field(ALLY, Name("field-ally"), (*who, random), NONE),
        Field(ABILITIES, Name("field-abilities"), steps, STEPS[-1], when={ALLY: (box.ally.id, RANDOM)}),
    )


# Positions


def told_of(box: Box, top: Mapping[str, Any]) -> Ally | None:
    """Who stands in Gravehold's place in a position."""
    return box.ally if box.ally is not None and box.ally.id in top else None


def read(reader: PositionReader, top: Mapping[str, Any]) -> list[tuple[Card, Zone]]:
    """The cards of the deck, the bottom one first, and of its discard pile; what is told nowhere is in the deck."""
    ally = told_of(reader.box, top)
    if ally is None:
        return []
    sheet = reader.table(top[ally.id], KEYS, ally.id)
    piles: dict[str, list[Card]] = {}
    for name in ("discard", "deck"):
        where = f"{ally.id}.{name}"
        gone = piles.get("discard", [])
        usual = [card.id for card in reader.box.abilities if card not in gone] if name == "deck" else []
        piles[name] = []
        for number, each in enumerate(reader.row(sheet.get(name, usual), where)):
            card = reader.card(each, (Sort.ABILITY,), f"{where}[{number}]")
            if card in gone or card in piles[name]:
                raise fail(f"{where}[{number}]", "position-copies", name=card.name)
            piles[name].append(card)
    return [
        *((card, ally.deck) for card in reversed(piles["deck"])),
        *((card, ally.discard) for card in reversed(piles["discard"])),
    ]


def lay(reader: PositionReader, battle: Battle, top: Mapping[str, Any]) -> None:
    """The charges."""
    ally = battle.table.ally
    if ally is not None:
        told = top[ally.id].get("charges", 0)
        battle.set_mark(ally.id, reader.number(told, 0, ally.charges - 1, f"{ally.id}.charges"))


def tell(battle: Battle, ally: Ally) -> dict[str, Any]:
    """What a position says of an ally."""
    said = {
        "charges": charges(battle, ally),
        "deck": [battle.kinds[card].id for card in reversed(battle.pile(ally.deck))],
        "discard": [battle.kinds[card].id for card in reversed(battle.pile(ally.discard))],
    }
    return {name: value for name, value in said.items() if value or name == "deck"}
