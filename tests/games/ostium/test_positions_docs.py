"""What docs/positions.md says of Ostium: its examples work, and it knows every key."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import talia
from talia.games.ostium.game import GAME
from talia.games.ostium.set_up.arrange import ATTACK_KEYS
from talia.games.ostium.set_up.reading import FIELD_KEYS, PLAYER_KEYS, TOP_KEYS
from talia.kernel.chance import Chance
from tests.games.ostium.test_rules_random_play import any_position, step

PAGE = Path(__file__).parents[3] / "docs" / "positions.md"
SECTION = re.split(r"^## ", PAGE.read_text(encoding="utf-8").split("## Ostium\n", 1)[1], flags=re.M)[0]
EXAMPLES = re.findall(r"^```(toml|python)\n(.*?)^```", SECTION, flags=re.M | re.S)


@pytest.mark.parametrize("text", [text for language, text in EXAMPLES if language == "toml"])
def test_every_position_of_the_page_can_be_arranged(text: str) -> None:
    match = talia.arrange("ostium", tomllib.loads(text))
    assert talia.arrange("ostium", match.position()).fingerprint == match.fingerprint


@pytest.mark.parametrize("text", [text for language, text in EXAMPLES if language == "python"])
def test_every_program_of_the_page_runs(text: str) -> None:
    exec(text, {})


def test_every_key_is_on_the_page() -> None:
    told = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", SECTION, flags=re.M))))
    assert told == {*TOP_KEYS, *PLAYER_KEYS, *FIELD_KEYS, *ATTACK_KEYS}


PARTS = {
    "CREATURE": r"[a-z0-9-]+",
    "CLAN": r"[a-z-]+",
    "PLACE": r"[AD][123]",
    "PLAYER": r"[123]",
    "GATE": r"[123]",
    "ABILITY": r"[a-z-]+(-[1-9])?",
    "WAY": r"[AD][123](-[AD][123])+",
    "COLUMN": r"(left|middle|right)",
    "NUMBER": r"[0-9]+",
}


def grammar() -> list[re.Pattern[str]]:
    """The option keys of the page as patterns."""
    table = SECTION.split("### Keys of options", 1)[1]
    keys = [
        key for row in re.findall(r"^\| [a-z].*? \| (`.*) \|$", table, flags=re.M) for key in re.findall("`(.*?)`", row)
    ]
    return [re.compile(re.sub("[A-Z]{3,}", lambda part: PARTS[part[0]], re.escape(key))) for key in keys]


def test_every_option_has_a_key_that_is_on_the_page() -> None:
    known = grammar()
    used = set()
    for seed in range(12):
        match = GAME.arrange(any_position(seed), seed) if seed % 2 else GAME.new(players=1 + seed % 3, seed=seed)
        chance = Chance(seed)
        while not match.over and len(match.keys) < 300:
            for key in match.decision.keys:
                fits = [pattern for pattern in known if pattern.fullmatch(key)]
                assert fits, key
                used.update(fits)
            step(match, chance)
    never = {pattern.pattern for pattern in known} - {pattern.pattern for pattern in used}
    rare = [pattern for pattern in never if pattern.startswith(("fuse:", "remove:")) or "#" in pattern]
    assert never == {*rare}, "rare ones may not have come up"
