"""Tokens on minions: a shield is lost instead of life, and silence makes a minion skip its persistent effect once."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.rules.battle import Battle

SHIELD: Final = "shield"
SILENCE: Final = "silence"


def gain_shields(battle: Battle, card: int, n: int) -> None:
    """A minion gains shield tokens."""
    if n <= 0:
        return
    left = battle.tokens_on(card, SHIELD) + n
    battle.set_tokens_on(card, SHIELD, left)
    if battle.events is not None:
        kind = battle.kinds[card]
        battle.tell("shields-gained", f"nemesis/{kind.id}", card=kind.name, n=n, left=left)


def parried(battle: Battle, card: int) -> bool:
    """Whether a minion that would be dealt damage loses a shield token instead, whatever the amount."""
    left = battle.tokens_on(card, SHIELD) - 1
    if left < 0:
        return False
    battle.set_tokens_on(card, SHIELD, left)
    if battle.events is not None:
        kind = battle.kinds[card]
        battle.tell("shield-lost", f"nemesis/{kind.id}", card=kind.name, left=left)
    return True


def silence(battle: Battle, card: int) -> None:
    """A minion without a silence token is given one."""
    battle.set_tokens_on(card, SILENCE, 1)
    if battle.events is not None:
        kind = battle.kinds[card]
        battle.tell("silenced", f"nemesis/{kind.id}", card=kind.name)


def kept_quiet(battle: Battle, card: int) -> bool:
    """Whether a minion that would act is silenced: its persistent effect is skipped, and the token goes."""
    if not battle.tokens_on(card, SILENCE):
        return False
    battle.set_tokens_on(card, SILENCE, 0)
    if battle.events is not None:
        kind = battle.kinds[card]
        battle.tell("kept-quiet", f"nemesis/{kind.id}", card=kind.name)
    return True


def clear(battle: Battle, card: int) -> None:
    """A card leaves play, and its tokens with it."""
    battle.on_cards = tuple(each for each in battle.on_cards if each[0] != card)
