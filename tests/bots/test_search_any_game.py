"""The search bot needs nothing but the kernel's interface: here it plays matching pennies, both seats at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from talia.bots import Search, bot, names, play
from talia.kernel.chance import Chance, Seed
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect
from talia.kernel.game import Field, Game, Listed
from talia.kernel.kind import Kind
from talia.kernel.match import Match
from talia.kernel.result import Result
from talia.kernel.scene import Scene
from talia.kernel.state import State
from talia.kernel.voice import Name, Voice

OPTIONS = [Option(key, f"option-{key}") for key in ("forfeit", "heads", "tails")]


class Table(State):
    """Two seats and the sides they have shown."""

    shown: dict[int, str]


class Show(Effect):
    """A seat shows its side."""

    def resolve(self, s: Table, c: int) -> None:
        raise AssertionError("it only asks")

    def answer(self, s: Table, c: int, option: Option) -> None:
        s.shown[c] = option.key


class Judge(Effect):
    """Equal sides win for the first seat, different ones for the second; who forfeits loses in any case."""

    def resolve(self, s: Table, c: int) -> None:
        first, second = s.shown[0], s.shown[1]
        same = first == second
        s.finish(Result((same and first != "forfeit", not same and second != "forfeit"), "shown"))


class Pennies(Game):
    """Matching pennies. Nothing is hidden but the other's answer."""

    id, title, rules, least, most, cooperative = "pennies", Name("pennies"), 1, 2, 2, False
    fields: tuple[Field, ...] = ()

    def settle(self, players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
        return {}

    def deal(self, players: int, seed: Seed, setup: Mapping[str, Any]) -> State:
        table = Table()
        table.begin([], 0, [], seed)
        table.shown = {}
        show = Show()
        table.ask_each([Decision(seat, "ask-show", OPTIONS, show, seat) for seat in (0, 1)], Judge(), 0)
        return table

    def lay_out(self, position: Mapping[str, Any], seed: Seed) -> State:
        return self.deal(2, seed, {})

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        return {}

    def scene(self, match: Match, seat: int | None, voice: Voice) -> Scene:
        return Scene("", (), ())

    def seats(self, match: Match) -> list[Name]:
        return [Name("first"), Name("second")]

    def round(self, match: Match) -> int:
        return 1

    def words(self) -> Sequence[Path]:
        return ()

    def cards(self, voice: Voice) -> list[Listed]:
        return []

    def kinds(self) -> Sequence[Kind]:
        return ()

    def redeal(self, match: Match, seat: int | None, chance: Chance) -> None:
        pass

    def worth(self, match: Match, seat: int | None) -> float:
        return 0.5


GAME = Pennies()


def decision_of(match: Match, seat: int) -> Decision:
    return next(decision for decision in match.open if decision.seat == seat)


def test_a_game_without_bots_of_its_own_has_the_general_ones() -> None:
    assert names(GAME) == ["random", "search"]


def test_bots_play_when_several_seats_decide_at_once() -> None:
    match = play(GAME.new(seed=1), [bot("search:12", GAME, 1), bot("random", GAME, 2)])
    assert match.over


@pytest.mark.parametrize("seat", [0, 1])
def test_each_seat_plays_for_itself(seat: int) -> None:
    for seed in range(10):
        match = GAME.new(seed=seed)
        assert Search(GAME, seed, playouts=30).choose(match, decision_of(match, seat)).key != "forfeit"


def test_an_answer_that_somebody_else_holds_changes_no_choice() -> None:
    for seed in range(10):
        chosen = set()
        for held in ("forfeit", "heads", "tails"):
            match = GAME.new(seed=seed)
            match.choose(held, seat=1)
            chosen.add(Search(GAME, seed, playouts=30).choose(match, decision_of(match, 0)).key)
        assert len(chosen) == 1
