"""pyminion, driven with random choices, so that its speed can stand beside ours. It is only imported where installed."""

from __future__ import annotations

import contextlib
import importlib
import logging
import random
import time
from collections.abc import Callable
from typing import Any  # all through this file: pyminion is not ours to type


def games_of_dominion(seconds: float) -> tuple[int, float]:
    """Play two-player games of Dominion's base set for a while; the decisions made and the seconds they took."""
    base: Any = importlib.import_module("pyminion.expansions.base")
    core: Any = importlib.import_module("pyminion.game")
    bots: Any = importlib.import_module("pyminion.bots.bot")
    logging.disable(logging.CRITICAL)
    chance = random.Random(1)
    count = [0]
    decider = _random_decider(bots.BotDecider, chance, count)
    spent, seed = 0.0, 0
    try:
        while spent < seconds:
            random.seed(seed)
            seed += 1
            players = [bots.Bot(decider(), player_id=f"p{seat}") for seat in range(2)]
            game = core.Game(players=players, expansions=[base.base_set], log_stdout=False)
            began = time.perf_counter()
            with contextlib.suppress(
                AssertionError, IndexError
            ):  # where its simple decider gives no answer, a game ends
                game.play()
            spent += time.perf_counter() - began
    finally:
        logging.disable(logging.NOTSET)
    return count[0], spent


def _random_decider(basis: Any, chance: random.Random, count: list[int]) -> Any:
    """pyminion's own simple decider, with the choices of cards to play and buy made at random and all of them counted."""

    def counted(answer: Callable[..., Any]) -> Callable[..., Any]:
        def ask(self: Any, *args: Any, **kwargs: Any) -> Any:
            count[0] += 1
            return answer(self, *args, **kwargs)

        return ask

    def any_card(self: Any, *asked: Any, **named: Any) -> Any:
        cards = asked[0] if asked else named["valid_cards"]
        return chance.choice([*cards, None])

    asked = [name for name in dir(basis) if name.endswith("_decision")]
    answers: dict[str, Any] = {name: counted(getattr(basis, name)) for name in asked}
    answers["action_phase_decision"] = counted(any_card)
    answers["buy_phase_decision"] = counted(any_card)
    return type("RandomDecider", (basis,), answers)
