"""The soak itself works, and what it once found stays mended."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import talia
from talia import TaliaError

from . import __main__ as soak
from . import trials, worker
from .trials import ROW, TRIALS, kind_of

QUICK = ["late", "position", "save", "seasons", "battles", "messages"]


def seed_for(kind: str) -> int:
    return next(seed for seed in range(1000) if kind_of(seed) == kind)


@pytest.mark.parametrize("kind", QUICK)
def test_a_trial_comes_to_its_end_and_the_same_seed_tells_it_again(kind: str) -> None:
    first, second = worker.tried(seed_for(kind)), worker.tried(seed_for(kind))
    assert (first.kind, first.trouble) == (kind, "")
    assert first.figures == second.figures != {}


def test_every_trial_has_its_turn() -> None:
    assert {kind_of(seed) for seed in range(500)} == set(TRIALS) == set(ROW)


def test_what_fails_is_said_and_kept_with_the_command_that_shows_it_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fails(seed: int) -> trials.Figures:
        raise ZeroDivisionError("too many zeros")

    monkeypatch.chdir(tmp_path)
    seed = seed_for("save")
    monkeypatch.setitem(TRIALS, "save", (fails, 1))
    summary = soak.Summary()
    summary.add(worker.tried(seed))
    assert summary.failed == [seed]
    kept = soak.FAILURES.read_text(encoding="utf-8")
    assert f'make soak ARGS="--again {seed}"' in kept
    assert "ZeroDivisionError: too many zeros" in kept
    again = CliRunner().invoke(soak.main, ["--again", str(seed)])
    assert (again.exit_code, "too many zeros" in again.output) == (1, True)


def test_the_summary_counts_what_was_done() -> None:
    summary = soak.Summary()
    for _ in range(2):
        summary.add(worker.Told(7, "game", 1.5, {"games": 1, "decisions": 600}))
    assert re.fullmatch(r"0:0\d 2 trials, 2 games, 1,200 decisions, 0 kills, 0 failed", summary.line)
    assert re.search(r"game +2 +3\.0  2 games, 1,200 decisions", summary.table())


def test_a_set_whose_name_no_file_can_have_is_refused() -> None:
    with pytest.raises(TaliaError):
        talia.arrange("ostium", {"set": "\x00"})


@pytest.mark.parametrize("field", ["mages", "market", "deck", "crew"])
@pytest.mark.parametrize("answer", [None, 3, {}])
def test_a_list_of_a_set_up_that_is_none_is_refused(field: str, answer: object) -> None:
    with pytest.raises(TaliaError):
        talia.game("aeons-end/war-eternal").new(**{field: answer})  # type: ignore[arg-type]  # that is the point
