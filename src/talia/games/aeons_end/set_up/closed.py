"""Mages as they are before all rules of a campaign have opened, and as they were under older versions of the rules."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cache

from talia.games.aeons_end.cards.mage import MAIN, Mage
from talia.games.aeons_end.cards.vocabulary.base import NOTHING
from talia.games.aeons_end.rules.breaches import PLAIN, WITHOUT_BONUS
from talia.games.aeons_end.rules.closed import ABILITIES, BREACH_BONUS, BREACH_IV


def without(mage: Mage, closed: Collection[str]) -> Mage:
    """A mage by the rules that have opened so far: most of what is closed is just not on the mage's sheet."""
    return _without(mage, frozenset(closed)) if closed else mage


@cache
def under(mage: Mage, rules: int) -> Mage:
    """A mage as the sheet was under a version of the rules."""
    if all(make.former is None or rules >= make.since for make in mage.makes):
        return mage
    makes = (make.former if make.former is not None and rules < make.since else make for make in mage.makes)
    return replace(mage, makes=tuple(makes))


@cache
def _without(mage: Mage, closed: frozenset[str]) -> Mage:
    if ABILITIES in closed:
        mage = replace(mage, charges=0, ability=NOTHING, when=MAIN)
    if BREACH_IV in closed:
        mage = replace(mage, breaches=mage.breaches[:3])
    if BREACH_BONUS in closed:
        plain = mage.makes is PLAIN
        mage = replace(mage, makes=WITHOUT_BONUS if plain else tuple(replace(make, bonus=0) for make in mage.makes))
    return mage
