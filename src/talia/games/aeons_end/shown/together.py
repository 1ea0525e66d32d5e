"""What can be done in one go: playing all gems, prepping all spells, casting all that ask nothing, ending the turn."""

from __future__ import annotations

from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.main_actions import Prep
from talia.games.aeons_end.rules.options import LEAVE
from talia.kernel.decision import Decision
from talia.kernel.game import Together
from talia.kernel.match import Match
from talia.kernel.voice import Name


def together(match: Match, decision: Decision) -> Together | None:
    """What of a phase can be done without a question and without a loss, tried on a copy of the match."""
    battle = match.state
    if decision.seat is None or not isinstance(battle, Battle):
        return None
    if decision.word == "ask-main":
        gems = [kind for kind in (battle.kinds[card] for card in battle.hand(decision.seat)) if kind.sort == Sort.GEM]
        return _tried(match, [f"play:{kind.id}" for kind in gems], "together-gems") or _preps(match)
    if decision.word == "ask-casting":
        spells = [option.key for option in decision.options if option.key.startswith("cast:")]
        return _tried(match, spells, "together-spells")
    return None


def finish(match: Match, decision: Decision) -> Together | None:
    """End the main phase, and put down what was played as it lies: asked only because somebody may want another order."""
    if decision.word != "ask-main":
        return None
    tried = match.clone()
    tried.choose("end")
    if tried.over or tried.decision.word != "ask-order" or tried.decision.seat != decision.seat:
        return None
    return Together(Name("finish-turn"), ("end", LEAVE.key))


def _preps(match: Match) -> Together | None:
    """All spells in hand, if there is room for all: the dearest to the breach that adds most."""
    battle = match.state
    assert isinstance(battle, Battle)
    spells = sum(battle.kinds[card].sort == Sort.SPELL for card in battle.hand(battle.active))
    tried = match.clone()
    keys: list[str] = []
    while len(keys) < spells and spells > 1:
        if tried.over or tried.decision.word != match.decision.word or tried.decision.seat != match.decision.seat:
            return None  # the phase ended by itself before all were prepped
        found = [(option.key, option.action) for option in tried.decision.options if isinstance(option.action, Prep)]
        if not found:
            return None
        best = max(found, key=lambda each: (each[1].kind.cost, battle.adds(battle.active, each[1].breach)))
        keys.append(best[0])
        tried.choose(best[0])  # the last of them may end the phase, if there is nothing else to do
    return Together(Name("together-preps", n=len(keys)), tuple(keys)) if keys else None


def _tried(match: Match, wanted: list[str], word: str) -> Together | None:
    keys: list[str] = []
    tried = match.clone()
    for key in wanted:
        before = tried.clone()
        if tried.over or tried.decision.option(key) is None:
            break
        tried.choose(key)
        if _only_gave(before, tried):
            keys.append(key)
        else:
            tried = before
    return Together(Name(word, n=len(keys)), tuple(keys)) if len(keys) > 1 else None


def _only_gave(before: Match, after: Match) -> bool:
    """Whether a card did what it does without a question, took nothing, and left the phase or led to the main phase."""
    was, now = before.state, after.state
    assert isinstance(was, Battle)
    assert isinstance(now, Battle)
    if after.over or after.decision.word not in (before.decision.word, "ask-main") or now.turn != was.turn:
        return False
    left = len(was.hand(was.active)) - len(now.hand(now.active))
    return list(was.life) == list(now.life) and left == (1 if before.decision.word == "ask-main" else 0)
