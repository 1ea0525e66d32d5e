"""What can be done in one go: playing all gems, prepping all spells, casting spells, ending the turn."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import PLAYED
from talia.games.aeons_end.rules.main_actions import Prep
from talia.games.aeons_end.rules.options import LEAVE
from talia.games.aeons_end.shown import casting_together
from talia.kernel.decision import Decision
from talia.kernel.game import Together
from talia.kernel.match import Match
from talia.kernel.voice import Name

ORDERS: Final = frozenset({"ask-order", "ask-discard-next"})
"""Questions for the order in which cards are put down."""


def together(match: Match, decision: Decision) -> Together | None:
    """What of a phase can be done without a question and without a loss, tried on a copy of the match."""
    battle = match.state
    if decision.seat is None or not isinstance(battle, Battle):
        return None
    if decision.word == "ask-main":
        gems = _gems(match)
        return Together(Name("together-gems", n=len(gems)), gems) if len(gems) > 1 else _preps(match)
    return casting_together.casts(match, decision) if decision.word == "ask-casting" else None


def further(match: Match, decision: Decision) -> list[Together]:
    """All gems and then all spells of a main phase; spells that are cast, all at one target."""
    if decision.seat is None or not isinstance(match.state, Battle):
        return []
    if decision.word == "ask-main":
        return _gems_and_preps(match)
    return casting_together.casts_at(match, decision) if decision.word == "ask-casting" else []


def usual(decision: Decision) -> str | None:
    """What is put onto a pile goes there as it lies."""
    return LEAVE.key if decision.word in ORDERS else None


def finish(match: Match, decision: Decision) -> Together | None:
    """End the main phase, and put down what was played as it lies: asked only because somebody may want another order."""
    if decision.word != "ask-main":
        return None
    tried = match.clone()
    tried.choose("end")
    if tried.over or tried.decision.word != "ask-order" or tried.decision.seat != decision.seat:
        return None
    return Together(Name("finish-turn"), ("end", LEAVE.key))


def _gems(match: Match) -> tuple[str, ...]:
    """The gems in hand that ask and take nothing."""
    battle = match.state
    assert isinstance(battle, Battle)
    hand = [battle.kinds[card] for card in battle.hand(battle.active)]
    keys: list[str] = []
    tried = match.clone()
    for key in [f"play:{kind.id}" for kind in hand if kind.sort == Sort.GEM]:
        if tried.decision.option(key) is None:
            break
        then = tried.clone()
        then.choose(key)
        if _gave(tried, then):
            keys.append(key)
            tried = then
    return tuple(keys)


def _gems_and_preps(match: Match) -> list[Together]:
    gems = _gems(match)
    tried = match.clone()
    for key in gems:
        tried.choose(key)
    preps = _preps(tried, least=1) if gems else None
    if preps is None:
        return []
    return [Together(Name("together-gems-preps", gems=len(gems), n=len(preps.keys)), (*gems, *preps.keys))]


def _same_phase(now: Match, before: Match) -> bool:
    """Whether the same question is asked as before: nobody else is at turn, and nothing else is asked."""
    assert isinstance(now.state, Battle)
    assert isinstance(before.state, Battle)
    if now.over or now.state.turn != before.state.turn:
        return False
    return now.decision.word == before.decision.word and now.decision.seat == before.decision.seat


def _preps(match: Match, least: int = 2) -> Together | None:
    """All spells in hand, the dearest to the breach that adds most; where there is no room for all, only equal ones."""
    battle = match.state
    assert isinstance(battle, Battle)
    kinds = [battle.kinds[card] for card in battle.hand(battle.active) if battle.kinds[card].sort == Sort.SPELL]
    spells, equal = len(kinds), len(set(kinds)) == 1
    tried = match.clone()
    keys: list[str] = []
    while len(keys) < spells and spells >= least:
        if not _same_phase(tried, match):
            return None  # the phase ended by itself before all were prepped
        found = [(option.key, option.action) for option in tried.decision.options if isinstance(option.action, Prep)]
        if not found:
            return Together(Name("together-preps-some", n=len(keys)), tuple(keys)) if len(keys) > 1 and equal else None
        best = max(found, key=lambda each: (each[1].kind.cost, battle.adds(battle.active, each[1].breach)))
        keys.append(best[0])
        tried.choose(best[0])  # the last of them may end the phase, if there is nothing else to do
    return Together(Name("together-preps", n=len(keys)), tuple(keys)) if keys else None


def _gave(before: Match, after: Match) -> bool:
    """Whether a card that was played did what it does without a question, took nothing, and lies in front of its player: one
    that goes onto a deck or back might do something else after other cards."""
    was, now = before.state, after.state
    assert isinstance(was, Battle)
    assert isinstance(now, Battle)
    if not _same_phase(after, before) or list(was.life) != list(now.life):
        return False
    lies = len(now.zone(now.active, PLAYED)) - len(was.zone(was.active, PLAYED)) == 1
    return lies and len(was.hand(was.active)) - len(now.hand(now.active)) == 1
