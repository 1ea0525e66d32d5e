"""Rules that a campaign opens one after the other. A battle may be fought without any of them."""

from typing import Final

ABILITIES: Final = "abilities"
BREACH_IV: Final = "breach-iv"
BREACH_BONUS: Final = "breach-bonus"
EXHAUSTION: Final = "exhaustion"
CLOSED: Final = (ABILITIES, BREACH_IV, BREACH_BONUS, EXHAUSTION)
"""What a battle may be without: charges and abilities; breach IV; the damage that open breaches add; and the price of
exhaustion, of which only the doubled damage is left."""


def known_breaches(without: tuple[str, ...]) -> range:
    """The breaches that anybody knows of, counted from 0: breach IV is not told of before its rule has opened."""
    return range(3 if BREACH_IV in without else 4)
