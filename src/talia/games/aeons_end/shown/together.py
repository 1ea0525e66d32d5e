"""What can be done in one go: playing all gems that only give aether."""

from __future__ import annotations

from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.decision import Decision
from talia.kernel.game import Together
from talia.kernel.match import Match
from talia.kernel.voice import Name


def together(match: Match, decision: Decision) -> Together | None:
    """The gems in hand that can be played without a question and without a loss, tried on a copy of the match."""
    battle = match.state
    if decision.word != "ask-main" or decision.seat is None or not isinstance(battle, Battle):
        return None
    keys: list[str] = []
    tried = match.clone()
    for card in battle.hand(decision.seat):
        kind = battle.kinds[card]
        if kind.sort != Sort.GEM:
            continue
        key, before = f"play:{kind.id}", tried.clone()
        tried.choose(key)
        if _only_gave(before, tried):
            keys.append(key)
        else:
            tried = before
    return Together(Name("together-gems", n=len(keys)), tuple(keys)) if len(keys) > 1 else None


def _only_gave(before: Match, after: Match) -> bool:
    """Whether a gem gave its aether, took nothing, and left the main phase where it was."""
    was, now = before.state, after.state
    assert isinstance(was, Battle)
    assert isinstance(now, Battle)
    same = not after.over and after.decision.word == "ask-main" and list(was.life) == list(now.life)
    return same and len(was.hand(was.active)) == len(now.hand(now.active)) + 1
