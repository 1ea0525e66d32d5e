"""What makes a question be asked: the creature whose ability it is; and where an option belongs."""

from __future__ import annotations

from talia.games.ostium.rules.attack import HIT, HIT_OR_PASS
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.layout import PLACES
from talia.games.ostium.rules.scope import Meeting, Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.game import Cause


def cause(clash: Clash, decision: Decision) -> Cause | None:
    """The creature that asks; a question that names a card already needs no more."""
    scope = decision.ctx
    if "card" in decision.args or not isinstance(scope, Scope) or scope.card < 0:
        return None
    kind = clash.kinds[scope.card]
    return Cause(kind.name, kind.id)


def about(clash: Clash, option: Option) -> str:
    """Where an option is seen: whom a charge strikes, or what it meets when it passes by."""
    scope = clash.decision.ctx if clash.decision is not None else None
    if not isinstance(scope, Meeting) or option not in HIT_OR_PASS:
        return option.about
    if option is HIT:
        return f"p{scope.rival}/place/{PLACES[scope.column]}"
    if clash.at(scope.rival, scope.column + 3) >= 0:
        return f"p{scope.rival}/place/{PLACES[scope.column + 3]}"
    return f"p{scope.rival}/gate/{scope.column}"
