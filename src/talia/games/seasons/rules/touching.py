"""What an effect reads and what it changes, so that nobody is asked for an order that makes no difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from talia.games.seasons.rules.tournament import Tournament

CRYSTALS: Final = 1
"""Those of whoever acts. Gaining some changes them without going by how many there were."""
RIVALS: Final = 2
"""The crystals of everybody else."""
TOKENS: Final = 4
"""The energy of whoever acts, in the reserve or on a card."""
HELD: Final = 8
"""The cards in the hand of whoever acts."""
PLAYED: Final = 16
"""The cards in play, anybody's."""
LIGHT: Final = 32
"""What comes to light, a die or a card; whoever is asked something goes by that, too."""
EVERYTHING: Final = 63


MANY: Final = 99
"""More tokens than there can be."""
ANY_ENERGY: Final = 15


class Touch(NamedTuple):
    """What a deed goes by, and what it changes, as bits; and how far it goes in what it changes."""

    by: int
    changed: int
    lost: int = 0  # so many crystals of whoever acts, as far as there are any
    more: int = 0  # so many tokens, at most, come to the reserve
    energies: int = 0  # of which energies, a bit each
    fewer: int = 0  # so many tokens, at most, leave the reserve


ALL: Final = Touch(EVERYTHING, EVERYTHING, 0, MANY, ANY_ENERGY, MANY)


def losing(tournament: Tournament, seat: int, n: int) -> Touch:
    """Crystals are lost, as far as there are any. (Before rules 4 each loss was looked at as if it were the only one.)"""
    if tournament.arena.rules < 4:
        return Touch(0 if tournament.crystals[seat] >= n else CRYSTALS, CRYSTALS)
    return Touch(0, 0, n)


def joined(touches: list[Touch]) -> Touch:
    """What several deeds go by and change."""
    by = changed = lost = more = energies = fewer = 0
    for touch in touches:
        by |= touch.by
        changed |= touch.changed
        lost += touch.lost
        more += touch.more
        energies |= touch.energies
        fewer += touch.fewer
    return Touch(by, changed, lost, more, energies, fewer)


def apart(touches: list[Touch], crystals: int, held: int) -> bool:
    """Whether these deeds come to the same in any order: none goes by what another changes. So many crystals are there, and
    so many tokens are held. (Before rules 6 those were not looked at: -1.)"""
    short = sum([touch.lost for touch in touches]) > crystals
    plenty = sum([touch.fewer for touch in touches]) <= held
    for number, one in enumerate(touches):
        for other in touches[:number]:
            if minds(one, other, short, plenty) or minds(other, one, short, plenty):
                return False
    return True


def minds(one: Touch, other: Touch, short: bool, plenty: bool) -> bool:
    """Whether a deed goes by what another changes. `short`: not all that is to be lost is there, so a loss goes by gains.
    `plenty`: there is a token for whatever takes one, so those that only take some do not mind each other."""
    changed = other.changed | CRYSTALS if other.lost else other.changed
    if plenty and one.fewer and other.fewer and not (one.more or other.more):
        changed &= ~TOKENS
    return bool(one.by & changed) or (short and one.lost > 0 and bool(other.changed & CRYSTALS))
