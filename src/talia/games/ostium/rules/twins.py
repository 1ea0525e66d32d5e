"""Like creatures that wait in several places: where it matters which of them goes, each is an option (since rules 8)."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.rules.actions import Call, Take, options_of
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.field import dismissal, waiting
from talia.games.ostium.rules.layout import DISMISSAL, FIELD, FIRST_SIDE, PLACES, PRIMALS, SOVEREIGNS, place
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Name

Spots = dict[str, int]
"""Where creatures of one kind wait, as far as it matters: the name of each spot, and the first zone of it."""


def calls(clash: Clash, crystals: int) -> list[Option]:
    """Calling each creature that can be paid for."""
    found = []
    for kind, spots in _by_kind(clash, (*waiting(clash), SOVEREIGNS, SOVEREIGNS + 1, PRIMALS)).items():
        if kind.cost > crystals:
            continue
        for run, (spot, number) in enumerate(spots.items(), 1):
            lone = options_of(kind).call_from(number)
            if len(spots) == 1:
                found.append(lone)
            else:
                args: dict[str, Arg] = {"card": kind.name, "cost": kind.cost, "spot": _told(spot)}
                call = Call(kind, number)
                found.append(Option(_key(lone, run), "option-call-from", args, lone.about, action=call))
    return found


def takes(clash: Clash) -> list[Option]:
    """Taking each warrior of the dismissal zone."""
    found = []
    for kind, spots in _by_kind(clash, dismissal(clash)).items():
        for run, (spot, number) in enumerate(spots.items(), 1):
            lone = options_of(kind).take_from(number)
            if len(spots) == 1:
                found.append(lone)
            else:
                args: dict[str, Arg] = {"card": kind.name, "spot": _told(spot)}
                take = Take(kind, number)
                found.append(Option(_key(lone, run), "option-take-dismissed-from", args, lone.about, action=take))
    return found


def _by_kind(clash: Clash, numbers: Sequence[int]) -> dict[Creature, Spots]:
    found: dict[Creature, Spots] = {}
    for number in numbers:
        pile = clash.zones[number]
        if pile:
            kind: Creature = clash.kinds[pile[-1]]
            found.setdefault(kind, {}).setdefault(_spot(number), number)
    return found


def _spot(number: int) -> str:
    """The spot that a zone belongs to. On the opponent's battlefield each place is one. In the field the dismissal zone is
    one, because whoever is left there will be dismissed, and so is the rest of each row, which is shifted to the right."""
    if number >= FIRST_SIDE:
        return PLACES[number - place(1, 0)]
    if number == PRIMALS:
        return "primals"
    if number >= SOVEREIGNS:
        return "sovereigns"
    if number - FIELD in DISMISSAL:
        return "dismissal"
    return "upper" if number - FIELD < 3 else "lower"


def _told(spot: str) -> Name:
    return Name("spot-place", place=spot) if spot in PLACES else Name(f"spot-{spot}")


def _key(option: Option, run: int) -> str:
    """The first of them has the key that a lone one has."""
    return option.key if run == 1 else f"{option.key}#{run}"
