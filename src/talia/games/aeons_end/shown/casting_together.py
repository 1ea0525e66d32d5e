"""Which spells can be cast in one go: those that ask nothing, or nothing but whom they hit, all at one target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.decision import Decision, Option
from talia.kernel.game import Together
from talia.kernel.match import Match
from talia.kernel.voice import Name

MOST_AIMS: Final = 5
"""At so many targets one can cast everything in one go; with more of them a list would be longer than the way it saves."""
MOST_ORDERED: Final = 4
"""Of so many spells all orders are tried, where one of them counts the others."""

Aim = tuple[str, ...]
"""The keys that lead to a target: a nemesis may have several parts. None where nobody is asked."""


@dataclass(frozen=True)
class Row:
    """Spells cast one after the other: the keys, the cards, the target as it is called before anything hits it, and the
    match after them."""

    after: Match
    keys: tuple[str, ...] = ()
    cast: tuple[int, ...] = ()
    target: Option | None = None

    def then(self, more: Row) -> Row:
        """This and then more."""
        return Row(more.after, self.keys + more.keys, self.cast + more.cast, self.target or more.target)


def casts(match: Match, decision: Decision) -> Together | None:
    """Spells that nobody needs to aim."""
    spells = _spells(decision)
    row = _row(match, _in_order(match, spells, ()), ())
    if len(row.keys) < 2:
        return None
    word = "together-spells" if len(row.keys) == len(spells) else "together-casts"
    return Together(Name(word, n=len(row.keys)), row.keys)


def casts_at(match: Match, decision: Decision) -> list[Together]:
    """Spells at one target or another; first where they hurt: a target may be out of harm's way."""
    spells = _spells(decision)
    aims = list(dict.fromkeys(aim for spell in spells for aim in _aims(match, spell)))
    ordered = _in_order(match, spells, aims[0]) if aims else spells
    rows = sorted((_row(match, ordered, aim) for aim in aims), key=lambda row: _life(row.after) >= _life(match))
    found = [_at(match, row) for row in rows]
    return [each for each in found if each is not None][:MOST_AIMS]


def _spells(decision: Decision) -> list[str]:
    return [option.key for option in decision.options if option.key.startswith("cast:")]


def _at(match: Match, row: Row) -> Together | None:
    if row.target is None:
        return None
    cards = dict.fromkeys(row.cast)
    name = Name("together-casts", n=len(cards))
    return Together(match.state.kinds[row.cast[0]].name if len(cards) == 1 else name, row.keys, row.target)


def _aims(match: Match, spell: str) -> list[Aim]:
    """The targets of a spell."""
    tried = match.clone()
    tried.choose(spell)
    if not _aiming(tried, match):
        return []
    targets = tried.decision.keys
    found: list[Aim] = []
    for target in targets:
        then = tried.clone()
        then.choose(target)
        parts = then.decision.keys if _aiming(then, match) else []
        if not set(parts).isdisjoint(targets):
            parts = []  # the next blow: a second one of this spell, or that of the only spell left, which is cast by itself
        found += [(target, part) for part in parts] or [(target,)]
    return found


def _row(match: Match, spells: Sequence[str], aim: Aim) -> Row:
    """As many spells as it takes: none once the target has fallen, none that shows more, and one that asks more only as the
    last of them, so that its question comes next."""
    row = Row(match)
    for may_ask in (False, True):
        for spell in spells:
            now = row.after
            if now.over or now.decision.word != match.decision.word:
                return row
            if now.decision.option(spell) is None:
                continue
            if may_ask and _weaker(spell, aim, now, match):
                continue  # it is better cast before the others
            done = _cast(now, spell, aim, may_ask)
            row = row.then(done) if done is not None else row
    return row


def _cast(match: Match, spell: str, aim: Aim, may_ask: bool) -> Row | None:
    """Cast a spell, and what is cast after it by itself, as far as nothing else is asked."""
    tried = match.clone()
    tried.choose(spell)
    if not aim:
        fine = not _aiming(tried, match) and _goes_on(match, tried, may_ask)
        return Row(tried, (spell,), (-1,)) if fine else None
    row: Row | None = None
    done = Row(match, (spell,))
    while _aiming(tried, match):
        card = _battle(tried).casting
        for key in aim:
            target = tried.decision.option(key) if _aiming(tried, match) else None
            if target is None:
                return row
            tried.choose(key)
        if not _goes_on(match, tried, may_ask or _aiming(tried, match)):
            return row
        done = row = done.then(Row(tried.clone(), aim, (card,), target))
    return row


def _aiming(match: Match, before: Match) -> bool:
    return not match.over and match.decision.word == "ask-target" and match.decision.seat == before.decision.seat


def _goes_on(before: Match, after: Match, may_ask: bool) -> bool:
    """Whether nothing was taken by what was cast, and nothing shown: nobody learns from an offer what they cannot know.
    Whoever cast it casts on, or has their main phase; or they are asked something, if that may be."""
    was, now = _battle(before), _battle(after)
    if was.reveals != now.reveals or was.chance != now.chance:
        return False
    if after.over:
        return True
    if now.turn != was.turn or now.life != was.life or len(now.hand(now.active)) != len(was.hand(was.active)):
        return False
    asked = after.decision.seat == before.decision.seat
    return asked and (may_ask or after.decision.word in (before.decision.word, "ask-main"))


# The order


def _in_order(match: Match, spells: list[str], aim: Aim) -> Sequence[str]:
    """As they are listed, unless one of them counts the others: then as they deal most."""
    if not 1 < len(spells) <= MOST_ORDERED:
        return spells
    if _dealt(match, spells, aim) == [sum(_dealt(match, [spell], aim)) for spell in spells]:
        return spells
    return max(permutations(spells), key=lambda order: sum(_dealt(match, order, aim)))


def _weaker(spell: str, aim: Aim, now: Match, before: Match) -> bool:
    """Whether a spell deals less damage than it would have dealt before: not where it still slays its target."""
    after = _struck(now, spell, aim)
    if after.over or len(_battle(after).minions()) < len(_battle(now).minions()):
        return False
    return _life(now) - _life(after) < _life(before) - _life(_struck(before, spell, aim))


def _dealt(match: Match, spells: Sequence[str], aim: Aim) -> list[int]:
    """How much damage each spell deals, cast in this order; one that asks more is left for later."""
    found: list[int] = []
    now = match
    for spell in spells:
        if now.over or now.decision.option(spell) is None:
            break
        then = _struck(now, spell, aim)
        asks = not then.over and then.decision.word not in (match.decision.word, "ask-main")
        found.append(0 if asks else _life(now) - _life(then))
        now = now if asks else then
    return found


def _struck(match: Match, spell: str, aim: Aim) -> Match:
    """The match after a spell has hit a target."""
    tried = match.clone()
    tried.choose(spell)
    while _aiming(tried, match) and aim and tried.decision.option(aim[0]) is not None:
        for key in aim:
            if not tried.over and tried.decision.option(key) is not None:
                tried.choose(key)
    return tried


def _life(match: Match) -> int:
    """What is left of the nemesis, or of its parts where only they have life, and of its minions."""
    battle = _battle(match)
    nemesis = battle.table.nemesis
    own = round(nemesis.own.life(battle)) if nemesis.lifeless and nemesis.own is not None else battle.nemesis_life
    return own + sum(battle.counts[card] for card in battle.minions())


def _battle(match: Match) -> Battle:
    battle = match.state
    assert isinstance(battle, Battle)
    return battle
