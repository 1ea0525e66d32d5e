"""Looking for questions whose answers are all the same, by trying every answer on a copy."""

from __future__ import annotations

from collections.abc import Collection

from talia import Match
from talia.kernel.chance import Chance


def table(match: Match) -> str:
    """Everything on the table and what is asked; cards of one kind are alike where they lie."""
    state = match.state
    facts = state.facts()
    facts[1:3] = [[[state.kinds[card].id for card in zone] for zone in state.zones]]
    asked = [(decision.effect, decision.ctx, decision.keys) for decision in match.open]
    return repr((facts, asked))


def all_the_same(match: Match) -> bool:
    """Whether every answer leads to the same table."""
    first = ""
    for number in range(len(match.decision.options)):
        tried = match.clone()
        tried.choose(number)
        led_to = table(tried)
        if number and led_to != first:
            return False
        first = led_to
    return not tried.over  # how a match ends is its players' to choose


def idle_questions(match: Match, words: Collection[str], most: int = 1500) -> list[str]:
    """The questions of these words, in a match played by chance, whose answers were all the same."""
    chance = Chance(match.origin["seed"])
    match.quiet = True
    found: list[str] = []
    while not match.over and len(match.keys) < most:
        decision = match.decision
        if decision.word in words and all_the_same(match):
            found.append(f"{decision.word} after {len(match.keys)} choices: {decision.keys}")
        match.choose(chance.below(len(decision.options)), decision.seat)
    return found
