"""What makes a question be asked: the creature whose ability it is."""

from __future__ import annotations

from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.scope import Scope
from talia.kernel.decision import Decision
from talia.kernel.game import Cause


def cause(clash: Clash, decision: Decision) -> Cause | None:
    """The creature that asks; a question that names a card already needs no more."""
    scope = decision.ctx
    if "card" in decision.args or not isinstance(scope, Scope) or scope.card < 0:
        return None
    kind = clash.kinds[scope.card]
    return Cause(kind.name, kind.id)
