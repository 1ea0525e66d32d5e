"""docs/positions.md: its examples run, and it lists every key there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import talia
from talia.games.aeons_end.boxes.outcasts import BOX as OUTCASTS
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.turns import PHASES
from talia.games.aeons_end.set_up import reading
from talia.games.aeons_end.set_up.sheets import REDIRECTS, USES
from talia.kernel.chance import Chance
from tests.games import made
from tests.games.aeons_end.table import GAME, keys

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
OURS = [told for told in re.findall(r"```toml\n(.*?)```", TEXT, flags=re.S) if tomllib.loads(told).get("game") == GAME]
PYTHON = re.findall(r"```python\n(.*?)```", TEXT.partition("\n## Ostium\n")[0], flags=re.S)
OPENED_WITH = ["ask-main", "ask-go-on", "ask-target"]


@pytest.mark.parametrize("number", range(len(OURS)))
def test_its_positions_can_be_arranged(number: int) -> None:
    position = tomllib.loads(OURS[number])
    match = talia.arrange(position.pop("game"), position)
    assert match.decision.word == OPENED_WITH[number]
    assert talia.arrange(GAME, match.position()).fingerprint == match.fingerprint


@pytest.mark.parametrize("number", range(len(PYTHON)))
def test_its_python_runs(number: int) -> None:
    told: dict[str, object] = {}
    exec(PYTHON[number], told)
    assert "match" in told


@pytest.mark.parametrize(
    "words",
    [
        reading.top_keys(OUTCASTS),
        reading.PLAYER_KEYS,
        reading.BREACH_KEYS,
        reading.NEMESIS_KEYS,
        reading.TURN_ORDER_KEYS,
        PHASES[:1] + PHASES[2:],
        tuple(USES),
        REDIRECTS,
    ],
)
def test_it_lists_every_word_of_a_position(words: tuple[str, ...]) -> None:
    assert [word for word in words if f"`{word}`" not in TEXT] == []


@pytest.mark.parametrize("box", [GAME, "aeons-end/outcasts", "aeons-end/legacy"])
def test_it_lists_every_key_of_an_option_that_comes_up(box: str) -> None:
    told = TEXT.partition("\n### Keys of options\n")[2].partition("\n### ")[0]
    listed = {key.partition(":")[0] for key in re.findall(r"`([a-z][^`]*)`", told)}
    game = talia.game(box)
    assert isinstance(game, AeonsEnd)
    nemeses = [choice.value for choice in next(f for f in game.fields if f.name == "nemesis").choices[:-1]]
    chance = Chance(5)
    met: set[str] = set()
    for number in range(40):
        nemesis = nemeses[number % len(nemeses)]
        match = game.new(players=1 + number % 4, seed=number, nemesis=nemesis, market="random")
        match.quiet = True
        while not match.over:
            met |= {key.partition(":")[0] for key in keys(match)}
            match.choose(chance.below(len(keys(match))))
    for foe in game.box.nemeses:  # the last cards of each ask what nothing before them does
        for seed in range(4):
            match = game.arrange(made.late(game, foe, seed), seed)
            match.quiet = True
            while not match.over:
                met |= {key.partition(":")[0] for key in keys(match)}
                match.choose(chance.below(len(keys(match))))
    assert len(met) > 20
    assert met - listed == set()


@pytest.mark.parametrize("page", ["README.md", "docs/kernel.md"])
def test_it_can_be_found(page: str) -> None:
    assert "positions.md" in (ROOT / page).read_text(encoding="utf-8")
