"""What can be done in one go: discarding all familiars in hand for their crystals, and all charges that ask nothing."""

from __future__ import annotations

from talia.games.ostium.cards.creatures import Rank
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.layout import HAND, zone
from talia.kernel.decision import Decision
from talia.kernel.game import Together
from talia.kernel.match import Match
from talia.kernel.voice import Name


def together(match: Match, decision: Decision) -> Together | None:
    """What of a phase needs no order and no thought."""
    clash = match.state
    assert isinstance(clash, Clash)
    if decision.seat is None:
        return None
    if decision.word == "ask-development":
        return _familiars(clash, decision.seat)
    if decision.word == "ask-charge" and clash.face_to_face:
        return _charges(match)
    if decision.word == "ask-lay-down":
        return _laid_down(decision)
    return None


def usual(decision: Decision) -> str | None:
    """Whatever leaves the field goes down as it stands."""
    return decision.options[0].key if decision.word == "ask-lay-down" else None


def _familiars(clash: Clash, side: int) -> Together | None:
    """The familiars that give nothing but crystals; to discard them in another order would be the same."""
    kinds = [clash.kinds[card] for card in clash.zones[zone(side, HAND)]]
    found = [kind for kind in kinds if kind.rank == Rank.FAMILIAR and kind.discard_crystals and not kind.discard_others]
    keys = tuple(f"discard:{kind.id}" for kind in found)
    return Together(Name("together-familiars", n=len(keys)), keys) if len(keys) > 1 else None


def _charges(match: Match) -> Together | None:
    """The charges that are not asked whether to strike, tried on a copy; each has its own column, so in any order."""
    tried = match.clone()
    keys: list[str] = []
    for option in match.decision.options:
        if not option.key.startswith("charge:") or tried.over or tried.decision.option(option.key) is None:
            continue
        before = tried.clone()
        tried.choose(option.key)
        if not tried.over and tried.decision.word == "ask-meet":
            tried = before
            continue
        keys.append(option.key)
    count = _to_come(match) - _to_come(tried)  # the last one charges without being chosen
    return Together(Name("together-charges", n=count), tuple(keys)) if count > 1 else None


def _laid_down(decision: Decision) -> Together | None:
    """All that leave the battlefield, as they stand; the last one follows without being chosen."""
    keys = [option.key for option in decision.options if option.key.startswith("next:")]
    return Together(Name("together-laid-down", n=len(keys)), tuple(keys[:-1])) if len(keys) > 2 else None


def _to_come(match: Match) -> int:
    """How many can still charge in this attack."""
    asked = not match.over and match.decision.word == "ask-charge"
    return sum(option.key.startswith("charge:") for option in match.decision.options) if asked else 0
