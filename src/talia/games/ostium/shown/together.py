"""What can be done in one go: discarding all familiars in hand for their crystals."""

from __future__ import annotations

from talia.games.ostium.cards.creatures import Rank
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.layout import HAND, zone
from talia.kernel.decision import Decision
from talia.kernel.game import Together
from talia.kernel.voice import Name


def together(clash: Clash, decision: Decision) -> Together | None:
    """The familiars that give nothing but crystals; to discard them in another order would be the same."""
    if decision.word != "ask-development" or decision.seat is None:
        return None
    kinds = [clash.kinds[card] for card in clash.zones[zone(decision.seat, HAND)]]
    found = [kind for kind in kinds if kind.rank == Rank.FAMILIAR and kind.discard_crystals and not kind.discard_others]
    keys = tuple(f"discard:{kind.id}" for kind in found)
    return Together(Name("together-familiars", n=len(keys)), keys) if len(keys) > 1 else None
