"""The grammar of option keys in docs/positions.md: every key that comes up is written as it says, to its last letter."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.kernel.chance import Chance

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
PLACE, ID, ENERGY = "[AD][1-3]", "[a-z0-9-]+", "(air|water|fire|earth)"
ENERGIES, WAY = rf"{ENERGY}(\+{ENERGY})*", f"{PLACE}(-{PLACE})*"
PARTS = {
    "ostium": {
        "CREATURE": ID,
        "CLAN": ID,
        "ABILITY": ID,
        "PLACE": PLACE,
        "WAY": WAY,
        "PLAYER": "[1-3]",
        "GATE": "[1-3]",
        "COLUMN": "(left|middle|right)",
        "NUMBER": "[0-9]+",
    },
    "seasons": {
        "@card": f"@{ID}(#[2-9])?(@[1-4])?",
        "=ENERGIES": f"={ENERGIES}",
        "ENERGIES": ENERGIES,
        "ENERGY": ENERGY,
        "FACE": rf"{ID}(\+{ID})*>[1-3](#[2-9])?",
        "CARD": f"{ID}(#[2-9])?(@[1-4])?",
        "PLAYER": "[1-4]",
        "NUMBER": "[0-9]+",
    },
}


def grammar(id: str) -> list[re.Pattern[str]]:
    """What the page says a key looks like, as patterns; of a price, what its tokens count as may follow."""
    section = PAGE.partition(f"\n## {id.title()}\n")[2].partition("\n## ")[0]
    table = section.partition("### Keys of options")[2].partition("\n### ")[0]
    parts = PARTS[id]
    found = []
    for key in re.findall(r"`([a-z][^`]*)`", table):
        pieces = re.split("(" + "|".join(map(re.escape, parts)) + ")", key)
        pattern = "".join(parts.get(piece, re.escape(piece)) for piece in pieces)
        found.append(re.compile(pattern + (f"(={ENERGIES})?" if key.startswith("pay:") else "")))
    return found


@pytest.mark.parametrize("id", list(PARTS))
def test_every_key_that_comes_up_is_written_as_the_page_says(id: str) -> None:
    patterns, game, chance = grammar(id), talia.game(id), Chance(9)
    assert len(patterns) > 20
    strange: set[str] = set()
    known: set[str] = set()
    for number in range(40):
        players = game.least + number % (game.most - game.least + 1)
        more: dict[str, Any] = {"level": ("apprentice", "archmage")[number % 2]} if id == "seasons" else {}
        match = game.new(players=players, seed=number, **more)
        match.quiet = True
        while not match.over:
            decision = match.decision
            for key in decision.keys:
                if key not in known:
                    known.add(key)
                    if not any(each.fullmatch(key) for each in patterns):
                        strange.add(key)
            match.choose(chance.below(len(decision.options)))
    assert strange == set()
