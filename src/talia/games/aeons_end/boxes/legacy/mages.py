"""The mages of Legacy, who are made of the gifts they were given.

A mage can be said as plain data: `Bubda:kindred-crystal+shelter+fourth-breach`, a name and gifts in any order. So a set-up
or a position stands alone, whatever a campaign does next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from talia.games.aeons_end.boxes.legacy.gifts import ABILITY, BREACH, GIFTS, LAST, SECOND, SLOTS, START, Gift, of_slot
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.vocabulary.base import NOTHING
from talia.games.aeons_end.rules.breaches import PLAIN, Make
from talia.kernel.form import Choice
from talia.kernel.names import slug
from talia.kernel.voice import Name, Voice

NAMELESS = Name("mage-legacy")
TITLE = Name("mage-legacy-title")


def legacy_mage(
    name: str,
    start: str = "",
    ability: str = "",
    breach: str = "",
    second: str = "",
    last: str = "",
) -> Mage:
    """A mage of this name and these gifts, each an id or nothing; the same mage whenever it is said again."""
    return _made_of(name, tuple(id for id in (start, ability, breach, second, last) if id))


@cache
def _made_of(name: str, ids: tuple[str, ...], ready: bool = False) -> Mage:
    """One who is `ready` is in the box: the name is an id there, and has words of its own."""
    gifts = [GIFTS[id] for id in ids]
    by_slot = {gift.slot: gift for gift in gifts}
    skill = by_slot.get(ABILITY)
    gate = by_slot.get(BREACH)
    mage = Mage(
        name if ready else written(name, ids),
        breaches=("open", "down", "down", gate.side if gate is not None and gate.side else "none"),
        makes=PLAIN if gate is None or gate.make is None else _with_make(gate.breach, gate.make),
        hand=(_card(by_slot.get(START)), "crystal", "crystal", "crystal", "spark"),
        deck=("crystal", "crystal", "crystal", _card(by_slot.get(SECOND)), "spark"),
        charges=skill.charges if skill is not None else 0,
        ability=skill.ability if skill is not None and skill.ability is not None else NOTHING,
        gifts=ids,
        named=Name(f"mage-{name}") if ready else Name("mage-named", name=name) if name else NAMELESS,
        given_title=TITLE,
        given_ability=skill.name if skill is not None else None,
        tells=lambda v: _lines(gifts, v),
    )
    grown = by_slot.get(LAST)
    return mage if grown is None or grown.change is None else grown.change(mage, skill)


def _card(gift: Gift | None) -> str:
    """The starting card that stands in a Crystal's place."""
    return "crystal" if gift is None else gift.id


def _with_make(breach: int, make: Make) -> tuple[Make, ...]:
    return (*PLAIN[:breach], make, *PLAIN[breach + 1 :])


def _lines(gifts: Iterable[Gift], v: Voice) -> list[str]:
    """What a mage's sheet says beside the ability."""
    return [gift.text(v) for gift in gifts if gift.slot in (BREACH, LAST)]


def written(name: str, gifts: Iterable[str]) -> str:
    """A mage as plain data."""
    return f"{name}:{'+'.join(gifts)}"


USUAL_NAMES = ("Asha", "Brennar", "Cirel", "Dovan")
"""What mages are called whom nobody gave a name; ours."""


def sorts_of_gifts() -> tuple[tuple[str, tuple[Choice, ...]], ...]:
    """The gifts by their sort, as a form offers them: cards show themselves, all else says what it does."""
    return tuple((slot, tuple(_offered(gift) for gift in of_slot(slot))) for slot in SLOTS)


def _offered(gift: Gift) -> Choice:
    if gift.card is not None:
        return Choice(gift.id, gift.name, card=gift.id)
    return Choice(gift.id, gift.name, gift.text)


def usually_called(seat: int, gifts: Sequence[str]) -> str:
    """A mage of these gifts whom nobody gave a name, as plain data."""
    return written(USUAL_NAMES[seat], gifts)


def made(id: str) -> Mage | None:
    """The mage that plain data says, or nobody: each gift must exist, and none be of the same sort as another."""
    name, colon, told = id.partition(":")
    if not colon:
        return None
    given: dict[str, str] = {}
    for part in told.split("+"):
        gift = GIFTS.get(slug(part))
        if part.strip() and (gift is None or gift.slot in given):
            return None
        if gift is not None:
            given[gift.slot] = gift.id
    return legacy_mage(name.strip(), *(given.get(slot, "") for slot in SLOTS))


MAGES = tuple(
    _made_of(name, gifts, ready=True)
    for name, gifts in (
        ("bubda", ("kindred-crystal", "shelter", "fourth-breach", "wardens-drum", "iron-heart")),
        ("ramzel", ("hunting-spark", "burning-lash", "keen-breach", "surging-spark", "first-beat")),
        ("ivane", ("seeking-spark", "torrent-of-will", "giving-breach", "echoing-spark", "deep-well")),
        ("tolgrim", ("living-crystal", "mending-touch", "warding-breach", "mending-crystal", "greater-power")),
        ("sennet", ("guiding-spark", "four-winds", "shared-breach", "pulse-anchor", "wide-gates")),
        ("orsha", ("hoarding-crystal", "recollection", "singing-breach", "charging-crystal", "ready-heart")),
    )
)
"""Mages who are ready for a single battle; no two of them have a gift in common."""
