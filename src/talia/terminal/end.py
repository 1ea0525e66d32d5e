"""What the terminal tells of a match that is over: what decided it, how it went, and who did what."""

from __future__ import annotations

from talia.kernel.match import Match
from talia.kernel.story import Line, Story, story
from talia.words.speaker import Speaker

BARS = "▁▂▃▄▅▆▇█"
ROWS = 4
"""How many cards a count tells of."""


def story_lines(match: Match, s: Speaker) -> list[str]:
    """The story in lines, with a small plot for every number that was worth following."""
    told = story(match)
    lines = told.decided(s)
    best = told.best()
    if best is not None:
        done = s.say(f"count-{told.counts[0]}-best", n=best.n)
        lines.append(f"{s.say('story-best', who=best.who, round=best.round)} ({done}).")
    names = [s.name(line.gauge.name) for line in told.lines]
    widest = max((len(name) for name in names), default=0)
    for name, line in zip(names, told.lines):
        lines.append(f"{name:<{widest}}  {plot(told, line)}  {line.points[0][1]} → {line.points[-1][1]}")
    for what in told.counts:
        rows = [
            f"{s.name(by)} {n}" if who is None else f"{s.name(by)} ({s.name(who)}) {n}"
            for by, who, n in told.by_card(what)[:ROWS]
        ]
        if rows:
            lines.append(f"{s.say(f'count-{what}')}: {', '.join(rows)}")
    for seat, parts in enumerate(match.game.score_parts(match)):
        lines.append(f"{s.name(told.seats[seat])}: {', '.join(s.name(part) for part in parts)}")
    return lines


def plot(told: Story, line: Line) -> str:
    """A bar for the beginning and for the end of every round."""
    ends = [0, *(at - 1 for _, at in told.rounds[1:]), told.choices]
    values = [line.at(at) for at in ends]
    top = max(1, line.gauge.full, *values)
    return "".join(BARS[max(0, min(7, value * 8 // top - (value == top)))] if value > 0 else "·" for value in values)
