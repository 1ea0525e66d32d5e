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
    for number in (WARRIOR_DECK, SOVEREIGN_DECK):
        b.zones[number].sort()
        chance.shuffle(b.zones[number])
    asked = b.decision
    about = asked.ctx.card if asked is not None and isinstance(asked.ctx, Scope) else -1
    for side in range(b.sides):
        hand, deck = b.zones[zone(side, HAND)], b.zones[zone(side, DECK)]
        if side == seat:
            deck.sort()
            chance.shuffle(deck)
            continue
        shown = [card for card in hand if card == about]  # it is on its way from the hand to a place
        pool = sorted(card for card in hand + deck if card not in shown)
        chance.shuffle(pool)
        count = len(hand) - len(shown)
        hand[:], deck[:] = shown + pool[:count], pool[count:]
        for card in hand:
            b.where[card] = zone(side, HAND)
        for card in deck:
            b.where[card] = zone(side, DECK)
    b.chance = chance.state
    if asked is not None and asked.seat != seat:
        _ask_again(b, asked)


def _ask_again(b: Clash, asked: Decision) -> None:
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
            return
        options = asked.options[: held[0]] + discards(b, c.side) + asked.options[held[-1] + 1 :]
    b.decision = Decision(asked.seat, asked.word, options, effect, c, asked.args)
