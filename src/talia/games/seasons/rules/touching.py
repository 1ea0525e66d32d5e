"""What a deed goes by and what it changes, so that nobody is asked for an order that makes no difference."""

from __future__ import annotations

from typing import Final

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

Touch = tuple[int, int]
"""What a deed goes by, and what it changes, as bits."""

ALL: Final[Touch] = (EVERYTHING, EVERYTHING)


def joined(touches: list[Touch]) -> Touch:
    """What several deeds go by and change."""
    by = changed = 0
    for one, other in touches:
        by |= one
        changed |= other
    return by, changed


def apart(touches: list[Touch]) -> bool:
    """Whether these deeds come to the same in any order: none changes what another goes by."""
    for number, (by, changed) in enumerate(touches):
        for other_by, other_changed in touches[:number]:
            if by & other_changed or changed & other_by:
                return False
    return True
