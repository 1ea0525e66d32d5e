"""What can be done in one go: several tokens of one energy, where a question takes them one after the other."""

from __future__ import annotations

from typing import Final

from talia.kernel.decision import Decision, Option
from talia.kernel.game import Together
from talia.kernel.match import Match
from talia.kernel.voice import Name

ONE_BY_ONE: Final = ("ask-gain", "ask-give-up", "ask-transmute")
"""Questions about several tokens, asked anew for each of them."""


def further(match: Match, decision: Decision) -> list[Together]:
    """By energy, as many of its tokens as there are or as are asked for."""
    if decision.word not in ONE_BY_ONE or decision is not match.state.decision:
        return []
    found = []
    for option in decision.options:
        energy = option.args.get("energy")
        count = _repeated(match, decision, option) if isinstance(energy, Name) and "@" not in option.key else 0
        if count > 1 and isinstance(energy, Name):
            name = Name(energy.word.replace("energy-", "together-"), n=count)
            found.append(Together(name, (option.key,) * count))
    return found


def _repeated(match: Match, decision: Decision, option: Option) -> int:
    """How often one could choose the same before something else is asked, tried on a copy."""
    asked_for = decision.args.get("n")
    most = asked_for if decision.word != "ask-transmute" and isinstance(asked_for, int) else len(match.state.kinds)
    tried, count = match.clone(), 0
    while count < most and not tried.over and tried.state.decision is not None:
        now = tried.decision
        if now.word != decision.word or now.seat != decision.seat or now.option(option.key) is None:
            break
        tried.choose(option.key)
        count += 1
    return count
