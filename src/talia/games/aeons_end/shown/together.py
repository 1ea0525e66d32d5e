"""What can be done in one go: playing all gems, prepping all spells, casting all that ask nothing, ending the turn."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.main_actions import Prep
from talia.games.aeons_end.rules.options import LEAVE
from talia.kernel.decision import Decision, Option
from talia.kernel.game import Together
from talia.kernel.match import Match
from talia.kernel.voice import Name

ORDERS: Final = frozenset({"ask-order", "ask-discard-next"})
"""Questions for the order in which cards are put down."""

MOST_AIMS: Final = 5
"""At so many targets one can cast everything in one go; with more of them a list would be longer than the way it saves."""


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


def further(match: Match, decision: Decision) -> list[Together]:
    """All gems and then all spells of a main phase; spells that ask nothing but whom they hit, all at one target."""
    if decision.seat is None or not isinstance(match.state, Battle):
        return []
    if decision.word == "ask-main":
        return _gems_and_preps(match, decision)
    return _casts_at(match, decision) if decision.word == "ask-casting" else []


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


def _gems_and_preps(match: Match, decision: Decision) -> list[Together]:
    gems = together(match, decision)
    if gems is None or gems.name.word != "together-gems":
        return []
    tried = match.clone()
    for key in gems.keys:
        tried.choose(key)
    preps = _preps(tried, least=1)
    if preps is None:
        return []
    name = Name("together-gems-preps", gems=len(gems.keys), n=len(preps.keys))
    return [Together(name, (*gems.keys, *preps.keys))]


def _casts_at(match: Match, decision: Decision) -> list[Together]:
    spells = [option for option in decision.options if option.key.startswith("cast:")]
    aims = dict.fromkeys(aim for spell in spells for aim in _aims(match, spell))
    found = [_all_at(match, [spell.key for spell in spells], aim) for aim in aims]
    return [each for each in found if each is not None][:MOST_AIMS]


def _aims(match: Match, spell: Option) -> list[tuple[str, ...]]:
    """The targets of a spell, each by the keys that lead there: a nemesis may have several parts."""
    tried = match.clone()
    tried.choose(spell.key)
    if not _aiming(tried, match.decision):
        return []
    found: list[tuple[str, ...]] = []
    for target in tried.decision.options:
        then = tried.clone()
        then.choose(target.key)
        parts = then.decision.options if _aiming(then, match.decision) and not _cast_by_itself(tried, then) else []
        found += [(target.key, part.key) for part in parts] or [(target.key,)]
    return found


def _all_at(match: Match, spells: list[str], aim: tuple[str, ...]) -> Together | None:
    """As many spells as it takes, one after the other: none once the target has fallen, none that asks or shows more."""
    keys: list[str] = []
    cast: list[Option] = []
    target: Option | None = None
    tried = match.clone()
    for spell in spells:
        before = tried.clone()
        taken = tried.decision.option(spell) if not tried.over and tried.decision.word == "ask-casting" else None
        if taken is None:
            break
        blow = [spell, *aim]
        for n, key in enumerate(blow):
            option = None if tried.over else tried.decision.option(key)
            if option is None or (n and not _aiming(tried, match.decision)):
                break
            at = tried.clone()
            tried.choose(key)
            target = target or (option if key == aim[-1] else None)
            if n == len(aim) and _aiming(tried, match.decision) and _cast_by_itself(at, tried):
                blow += aim
        else:
            if _shows_nothing(before, tried) and (tried.over or _only_gave(before, tried)):
                keys += blow
                cast += [taken] * ((len(blow) - 1) // len(aim))
                continue
        tried = before
    if target is None or not cast:
        return None
    only = cast[0].args["card"]
    assert isinstance(only, Name)
    return Together(only if len(cast) == 1 else Name("together-casts", n=len(cast)), tuple(keys), target)


def _aiming(match: Match, asked: Decision) -> bool:
    return not match.over and match.decision.word == "ask-target" and match.decision.seat == asked.seat


def _cast_by_itself(before: Match, after: Match) -> bool:
    """Whether one more spell was cast meanwhile: a last one that must be cast is no question."""
    was, now = before.state, after.state
    assert isinstance(was, Battle)
    assert isinstance(now, Battle)
    return len(now.prepped(was.active)) < len(was.prepped(was.active))


def _shows_nothing(before: Match, after: Match) -> bool:
    """Whether nobody would learn from the offer what they cannot know: nothing was revealed, and chance decided nothing."""
    return before.state.reveals == after.state.reveals and before.state.chance == after.state.chance


def _preps(match: Match, least: int = 2) -> Together | None:
    """All spells in hand, if there is room for all: the dearest to the breach that adds most."""
    battle = match.state
    assert isinstance(battle, Battle)
    spells = sum(battle.kinds[card].sort == Sort.SPELL for card in battle.hand(battle.active))
    tried = match.clone()
    keys: list[str] = []
    while len(keys) < spells and spells >= least:
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
