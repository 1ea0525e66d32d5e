"""Spoiling what is right: positions, set-ups and saves with something wrong in them."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

Json = Any  # whatever JSON says

STRANGE: list[Json] = [
    None, True, False, 0, -1, 1, 7, 99, 2**31, 2**63, 10**30, 0.5, "", "x", "nemesis", "spark", "x" * 500, "\x00", "żółw",
    [], ["spark"], ["x"] * 70, {}, {"name": "spark"}, {"x": 1}, [[[]]],
]  # fmt: skip


def places(value: Json, path: tuple[Json, ...] = ()) -> list[tuple[Json, ...]]:
    """The ways to every value in a piece of JSON."""
    found = [path] if path else []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        found += places(part, (*path, key))
    return found


def spoilt(told: Json, dice: random.Random) -> Json:
    """A copy with one to three values changed, taken away, doubled or swapped with others."""
    told = copy.deepcopy(told)
    for _ in range(dice.randint(1, 3)):
        ways = places(told)
        if not ways:
            return told
        *way, last = dice.choice(ways)
        inside = told
        for key in way:
            inside = inside[key]
        match dice.randrange(6):
            case 0:
                del inside[last]
            case 1 if isinstance(inside, list):
                inside.append(copy.deepcopy(inside[last]))
            case 2 if isinstance(inside, dict):
                inside[dice.choice(["x", "", "name", "life", "deck", "hand"])] = inside[last]
            case 3:
                *other, end = dice.choice(ways)
                there = told
                try:
                    for key in other:
                        there = there[key]
                    inside[last] = copy.deepcopy(there[end])
                except (KeyError, IndexError, TypeError):
                    pass  # what was there is gone already
            case 4 if isinstance(inside[last], int):
                inside[last] += dice.choice([-100, -1, 1, 100])
            case _:
                inside[last] = copy.deepcopy(dice.choice(STRANGE))
    return told


def damaged(save: str, dice: random.Random) -> str:
    """A save after an accident: cut, a byte flipped, a line lost, doubled or moved, or a value changed."""
    lines = save.split("\n")
    match dice.randrange(7):
        case 0:
            return save[: dice.randrange(len(save))]
        case 1:
            at = dice.randrange(len(save))
            return save[:at] + chr(ord(save[at]) ^ 1 << dice.randrange(7)) + save[at + 1 :]
        case 2:
            del lines[dice.randrange(len(lines))]
        case 3:
            lines.insert(dice.randrange(len(lines)), dice.choice(lines))
        case 4:
            dice.shuffle(lines)
        case 5:
            at = dice.randrange(len(save))
            return save[:at] + dice.choice(['"', "{", "]", ",", "\x00", "9", "\ud7ff", "\n"]) + save[at:]
        case _:
            return json.dumps(spoilt(json.loads(save), dice), indent=2)
    return "\n".join(lines)
