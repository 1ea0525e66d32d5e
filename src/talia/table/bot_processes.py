"""Bots think in processes of their own, so that nobody waits for somebody else's bot.

A process keeps the matches it thought about last; it is sent a match's set-up and answers and plays only what is new.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from typing import Any

from talia.kernel.match import Match
from talia.table.entries import Answer

MOST_MATCHES = 200


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: which match, from which seat, and whose decision it is."""

    table: str
    game: str
    rules: int
    origin: dict[str, Any]  # Any: the game's own set-up, as plain JSON
    answers: list[tuple[int | None, str]]
    decides: int | None
    seat: int
    bot: str


class BotProcesses:
    """A pool of processes in which bots choose."""

    def __init__(self, count: int = 1) -> None:
        self._count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, mp_context=get_context("spawn"), initializer=_start)

    async def answer(self, question: Question) -> str:
        """The key of the option a bot takes. A process that died is replaced, and the question asked again."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, think, question)
        except BrokenProcessPool:
            self._pool.shutdown(wait=False)
            self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, think, question)

    def close(self) -> None:
        """Stop the processes, in the middle of a choice if need be."""
        for process in list(
            (self._pool._processes or {}).values()
        ):  # a pool has no other way to stop a long computation
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


def question(table: str, match: Match, answers: list[Answer], decides: int | None, seat: int, bot: str) -> Question:
    """What a bot is asked about a match."""
    told = [(each.seat, each.key) for each in answers]
    return Question(table, match.game.id, match.game.rules, match.origin, told, decides, seat, bot)


_matches: OrderedDict[str, tuple[Match, list[tuple[int | None, str]]]] = OrderedDict()


def _start() -> None:
    """Leave Ctrl+C to the server, which stops its processes itself; one that was killed cannot, so they watch for that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_the_server, daemon=True).start()
    import talia  # noqa: F401  # the games are found before the first question


def _exit_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(question: Question) -> str:
    """The key of the option that a bot takes; runs in a process of the pool."""
    from talia.bots import bot
    from talia.kernel.registry import game
    from talia.kernel.seeds import seed_of_bots

    match, played = _matches.pop(question.table, (None, []))
    if match is None or question.answers[: len(played)] != played:
        match, played = game(question.game).under(question.rules).again(question.origin), []
        match.quiet = True
    for seat, key in question.answers[len(played) :]:
        match.choose(key, seat)
    _matches[question.table] = (match, question.answers)
    while len(_matches) > MOST_MATCHES:
        _matches.popitem(last=False)
    decision = next(each for each in match.open if each.seat == question.decides)
    seed = seed_of_bots(question.origin) * 8191 + len(question.answers) * 31 + question.seat
    chooser = bot(question.bot, match.game, seed)
    return chooser.choose(match.clone(), decision).key
