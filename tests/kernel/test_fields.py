"""Fields of a state: declared once; copies and comparisons follow, written out or not."""

from __future__ import annotations

from pathlib import Path

import pytest

import talia
from talia.kernel.fields import Constant, Later, Untold, fields_of
from talia.kernel.game import Game
from talia.kernel.state import State, StateOf
from talia.kernel.write_fields import written
from tests.kernel.toy import GAME as TOY

GAMES = ("aeons-end/war-eternal", "ostium", "seasons")
SOURCES = sorted(Path(talia.__file__).parent.joinpath("games").rglob("rules/*.py"))


class Rules:
    """What stays the same."""

    def facts(self) -> tuple[object, ...]:
        return ("two of them",)


class Coins(State):
    """A state with a field of every sort."""

    heads: int
    purse: list[int]
    notes: Untold[dict[str, int]]
    rules: Constant[Rules]
    extra: Later[tuple[int, ...]] = ()


def coins() -> Coins:
    state = Coins()
    state.begin((), 1, (-1,), 7)
    state.heads, state.purse, state.notes, state.rules = 3, [1, 2], {"a": 1}, Rules()
    return state


def test_a_copy_has_lists_and_tables_of_its_own_and_shares_the_rest() -> None:
    state = coins()
    twin = state.clone()
    assert isinstance(twin, Coins)
    twin.purse.append(5)
    twin.notes["b"] = 2
    assert (state.purse, state.notes) == ([1, 2], {"a": 1})
    assert twin.rules is state.rules
    assert (twin.heads, twin.extra) == (3, ())


def test_a_field_makes_states_different_unless_it_says_otherwise() -> None:
    first, second = coins(), coins()
    second.notes = {}
    assert first.fingerprint == second.fingerprint
    second.heads = 4
    assert first.fingerprint != second.fingerprint


def test_a_field_that_came_later_is_told_only_when_there_is_something() -> None:
    first, second = coins(), coins()
    assert first.own_facts() == [3, [1, 2], "two of them"]
    second.extra = (1,)
    assert second.own_facts() == [3, [1, 2], "two of them", (1,)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parts[-3]}/{path.stem}")
def test_what_is_written_out_follows_from_the_declarations(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert written(source) == source, "run `make fields`"


def test_a_state_whose_fields_have_no_defaults_has_slots() -> None:
    source = next(path for path in SOURCES if path.name == "battle.py").read_text(encoding="utf-8")
    assert '        "aether",\n' in written(source)
    assert "__slots__" not in written(source.replace("    turn: int\n", "    turn: int = 0\n"))


def test_a_new_field_is_written_into_copies_and_comparisons() -> None:
    source = next(path for path in SOURCES if path.name == "clash.py").read_text(encoding="utf-8")
    grown = written(source.replace("    crystals: int = 0\n", "    crystals: int = 0\n    omens: list[int]\n"))
    assert "        twin.omens = self.omens[:]\n" in grown
    assert "            self.omens,\n" in grown


@pytest.mark.parametrize("game", [*map(talia.game, GAMES), TOY], ids=lambda game: game.id)
def test_written_out_or_not_copies_are_the_same(game: Game) -> None:
    match = game.new(seed=3)
    for _ in range(40):
        if match.over:
            break
        match.choose(len(match.decision.options) - 1 if len(match.keys) % 3 else 0)
    twin = match.state.clone()
    assert twin.facts() == match.state.facts()
    if fields_of(type(match.state)):  # a compiled class has none left
        general = StateOf.clone(match.state)
        assert general.facts() == match.state.facts()
        assert StateOf.own_facts(match.state) == match.state.own_facts()
