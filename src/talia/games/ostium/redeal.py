"""Dealing anew what a seat cannot know, for bots that imagine how a match may go on."""

from __future__ import annotations

from talia.games.ostium.actions import actions
from talia.games.ostium.clash import Clash
from talia.games.ostium.development import Development
from talia.games.ostium.discarding import DISCARDS, discards
from talia.games.ostium.layout import DECK, HAND, SOVEREIGN_DECK, WARRIOR_DECK, zone
from talia.games.ostium.powers import Remove
from talia.games.ostium.scope import Scope
from talia.kernel.chance import Chance
from talia.kernel.decision import Decision


def redeal(b: Clash, seat: int | None, chance: Chance) -> None:
    """Shuffle all decks, and deal the others' hands anew from what could be in them: their hand and deck."""
    asked = b.decision
    about = asked.ctx.card if asked is not None and isinstance(asked.ctx, Scope) else -1
    for number in (WARRIOR_DECK, SOVEREIGN_DECK):
        b.mix((number,), seat, chance)
    for side in range(b.sides):
        b.mix((zone(side, HAND), zone(side, DECK)), seat, chance, known=(about,))  # it is on its way from hand to place
    b.go_on_by(chance)
    b.ask_anew(seat, chance, lambda asked: _asked_anew(b, asked))


def _asked_anew(b: Clash, asked: Decision) -> Decision:
    """Somebody else is choosing from a hand that is another one now."""
    c, effect = asked.ctx, asked.effect
    assert isinstance(c, Scope)
    if isinstance(effect, Development):
        options = actions(b, c.side)
    elif isinstance(effect, Remove):
        options = effect.options(b, c)
    else:
        held = [number for number, option in enumerate(asked.options) if option.word == DISCARDS]
        if not held:
            return asked
        options = asked.options[: held[0]] + discards(b, c.side) + asked.options[held[-1] + 1 :]
    return Decision(asked.seat, asked.word, options, effect, c, asked.args)
