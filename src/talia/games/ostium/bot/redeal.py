"""Dealing anew what a seat cannot know, for bots that imagine how a match may go on."""

from __future__ import annotations

from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.development import Development, possible_actions
from talia.games.ostium.rules.discarding import Discard
from talia.games.ostium.rules.layout import DECK, HAND, SOVEREIGN_DECK, WARRIOR_DECK, zone
from talia.games.ostium.rules.offers import discards
from talia.games.ostium.rules.powers import Remove
from talia.games.ostium.rules.scope import Scope
from talia.kernel.chance import Chance
from talia.kernel.decision import Decision


def redeal(clash: Clash, seat: int | None, chance: Chance) -> None:
    """Shuffle all decks, and deal the others' hands anew from what could be in them: their hand and deck."""
    asked = clash.decision
    about = asked.ctx.card if asked is not None and isinstance(asked.ctx, Scope) else -1
    for number in (WARRIOR_DECK, SOVEREIGN_DECK):
        clash.mix((number,), seat, chance)
    for side in range(clash.sides):
        clash.mix(
            (zone(side, HAND), zone(side, DECK)), seat, chance, known=(about,)
        )  # it is on its way from hand to place
    clash.go_on_by(chance)
    clash.ask_anew(seat, chance, lambda asked: _asked_anew(clash, asked))


def _asked_anew(clash: Clash, asked: Decision) -> Decision:
    """Somebody else is choosing from a hand that is another one now."""
    scope, effect = asked.ctx, asked.effect
    assert isinstance(scope, Scope)
    if isinstance(effect, Development):
        options = possible_actions(clash, scope.side)
    elif isinstance(effect, Remove):
        options = effect.options(clash, scope.side)
    else:
        held = [number for number, option in enumerate(asked.options) if isinstance(option.action, Discard)]
        if not held:
            return asked
        options = asked.options[: held[0]] + discards(clash, scope.side) + asked.options[held[-1] + 1 :]
    return Decision(asked.seat, asked.word, options, effect, scope, asked.args)
