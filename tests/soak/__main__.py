"""`python -m tests.soak --minutes 60`: trials by chance on every core, until the time is over or Ctrl-C."""

from __future__ import annotations

import multiprocessing
import os
import queue
import secrets
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import click

from .trials import TRIALS
from .worker import Told, tried, work

FAILURES = Path("build") / "soak" / "failures.txt"


@dataclass
class Summary:
    """All that was tried so far."""

    began: float = field(default_factory=time.monotonic)
    trials: Counter[str] = field(default_factory=Counter)
    seconds: Counter[str] = field(default_factory=Counter)
    figures: dict[str, Counter[str]] = field(default_factory=dict)
    failed: list[int] = field(default_factory=list)
    died: int = 0
    """Workers that came to an end before their time."""

    def add(self, told: Told) -> None:
        """Count one more trial, and keep what went wrong."""
        self.trials[told.kind] += 1
        self.seconds[told.kind] += int(1000 * told.seconds)
        self.figures.setdefault(told.kind, Counter()).update(told.figures)
        if told.trouble:
            self.failed.append(told.seed)
            keep(told)

    @property
    def line(self) -> str:
        """Where it stands, short enough for a line."""
        passed = int(time.monotonic() - self.began)
        total: Counter[str] = sum(self.figures.values(), Counter())
        return (
            f"{passed // 60}:{passed % 60:02} {self.trials.total()} trials, {total['games']} games, "
            f"{total['decisions']:,} decisions, {total['kills']} kills, {len(self.failed)} failed"
        )

    def table(self) -> str:
        """A line for each kind of trial."""
        lines = ["trial      times    seconds  what was done"]
        for kind in TRIALS:
            if self.trials[kind]:
                done = ", ".join(f"{count:,} {name}" for name, count in self.figures[kind].items())
                lines.append(f"{kind:9} {self.trials[kind]:6} {self.seconds[kind] / 1000:10,.1f}  {done}")
        return "\n".join(lines)


def again(seed: int) -> str:
    """The command that makes a trial once more."""
    return f'make soak ARGS="--again {seed}"'


def keep(told: Told) -> None:
    """Write a failure down and say it."""
    FAILURES.parent.mkdir(parents=True, exist_ok=True)
    head = f"{time.strftime('%Y-%m-%d %H:%M')} {told.kind}, seed {told.seed}: {again(told.seed)}"
    with FAILURES.open("a", encoding="utf-8") as file:
        file.write(f"{head}\n{told.trouble}\n")
    last = told.trouble.strip().split("\n")[-1][:300]
    click.echo(f"\r\x1b[K{head}\n  {last}", err=True)


def run(minutes: float, seed: int, workers: int, only: frozenset[str]) -> Summary:
    """Let all workers try things for so many minutes, or until Ctrl-C."""
    context = multiprocessing.get_context("spawn")
    told: multiprocessing.Queue[Told] = context.Queue()
    stop = context.Event()
    processes = [
        context.Process(target=work, args=(seed + number, workers, only, stop, told)) for number in range(workers)
    ]
    for process in processes:
        process.start()
    summary = Summary()
    until = summary.began + 60 * minutes
    shown = sys.stderr.isatty()
    try:
        while time.monotonic() < until and any(process.is_alive() for process in processes):
            drain(told, summary, 1.0)
            if shown:
                click.echo(f"\r\x1b[K{summary.line}", nl=False, err=True)
    except KeyboardInterrupt:
        click.echo("\nThe trials under way are ended.", err=True)
    stop.set()
    while any(process.is_alive() for process in processes):
        drain(told, summary, 0.2)
    drain(told, summary, 0.0)
    summary.died = sum(process.exitcode != 0 for process in processes)
    if shown:
        click.echo("\r\x1b[K", nl=False, err=True)
    return summary


def drain(told: multiprocessing.Queue[Told], summary: Summary, patience: float) -> None:
    """Add what has been told so far, and wait a moment for the first of it."""
    try:
        while True:
            summary.add(told.get(timeout=patience) if patience else told.get_nowait())
            patience = 0.0
    except queue.Empty:
        pass


@click.command()
@click.option("--minutes", type=float, default=60.0, show_default=True, help="How long.")
@click.option("--seed", type=int, help="The first seed; the same seeds make the same trials.")
@click.option(
    "--workers", type=click.IntRange(1), default=os.cpu_count() or 1, help="Processes; one a core by default."
)
@click.option(
    "--only", multiple=True, type=click.Choice(list(TRIALS)), help="Only this kind of trial; may be repeated."
)
@click.option("--again", "once", type=int, help="Make the trial of one seed once more, and nothing else.")
def main(minutes: float, seed: int | None, workers: int, only: tuple[str, ...], once: int | None) -> None:
    """Try everything by chance, for hours."""
    if once is not None:
        told = tried(once)
        click.echo(told.trouble or f"{told.kind}, seed {once}: {told.figures}")
        sys.exit(bool(told.trouble))
    first = secrets.randbelow(10**9) if seed is None else seed
    click.echo(f"Trials from seed {first} on, with {workers} workers, for {minutes:g} minutes.")
    summary = run(minutes, first, workers, frozenset(only))
    click.echo(f"{summary.line}\n{summary.table()}")
    for failed in summary.failed:
        click.echo(f"failed: {again(failed)}")
    if summary.failed:
        click.echo(f"What went wrong is in {FAILURES}.")
    if summary.died:
        click.echo(f"{summary.died} workers died.")
    sys.exit(bool(summary.failed or summary.died))


if __name__ == "__main__":
    main()
