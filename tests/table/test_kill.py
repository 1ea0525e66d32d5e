"""Kill -9 in the middle of hundreds of choices: whatever was acknowledged is there."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal

from websockets.exceptions import ConnectionClosed, InvalidMessage

from .killing import TABLES, Player, check_all, check_reopened, play_and_kill
from .served import served

KILLS = 2
CHOICES = 120


def test_a_server_that_is_killed_loses_no_acknowledged_choice(sqlite: str) -> None:
    chance = random.Random(20)
    with served(sqlite) as server:
        players = [Player(server, number) for number in range(TABLES)]
        for _ in range(KILLS):
            play_and_kill(server, players, chance, 40, 80)
            server.start()
        check_reopened(players)


def test_a_worker_that_is_killed_loses_no_acknowledged_choice(postgres: str) -> None:
    chance = random.Random(21)
    with served(postgres, "--workers", "2") as server:
        players = [Player(server, number) for number in range(TABLES)]
        total = killed = 0
        next_kill = chance.randint(30, 50)

        def acknowledged() -> None:
            nonlocal total, killed, next_kill
            total += 1
            if total >= next_kill and killed < KILLS:
                os.kill(chance.choice(server.workers), signal.SIGKILL)
                killed += 1
                next_kill += chance.randint(30, 50)

        async def play_on(player: Player) -> None:
            while total < CHOICES:
                with contextlib.suppress(ConnectionClosed, OSError, InvalidMessage, EOFError):
                    await player.play(acknowledged_until_enough)

        def acknowledged_until_enough() -> None:
            acknowledged()
            if total >= CHOICES:
                raise EOFError

        async def play() -> None:
            await asyncio.gather(*(play_on(player) for player in players))

        asyncio.run(play())
        assert killed == KILLS
        check_all(players, postgres)
        check_reopened(players)
