"""Where the time goes: the functions that random play spends most of its time in, and how often each decision calls them.

.venv/bin/python bench/where.py aeons-end/war-eternal
"""

from __future__ import annotations

import cProfile
import pstats
import random
import sys

import talia

GAMES = 200
ROWS = 25


def main(id: str) -> None:
    """Profile whole games of random choices and print the dearest functions."""
    game = talia.game(id)
    matches = [game.new(players=2, seed=seed) for seed in range(GAMES)]
    chance = random.Random(1).random
    profile = cProfile.Profile()
    made = 0
    for match in matches:
        match.quiet = True
        profile.enable()
        while not match.over:
            options = match.decision.options
            match.choose(options[int(chance() * len(options))])
        profile.disable()
        made += len(match.keys)
    stats = pstats.Stats(profile).stats  # type: ignore[attr-defined]  # the typeshed does not tell of it
    total = sum(row[2] for row in stats.values())
    print(f"{made} decisions, {sum(row[0] for row in stats.values()) / made:.1f} calls each")
    for (file, line, name), row in sorted(stats.items(), key=lambda item: -item[1][2])[:ROWS]:
        place = f"{file.rpartition('/')[2]}:{line}"
        print(f"{100 * row[2] / total:5.1f}%  {row[0] / made:6.2f} a decision  {place} {name}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "aeons-end/war-eternal")
