"""Evolution: basic nemesis cards of a campaign that take stickers, and become other cards for good.

A card is a frozen value, so a copy that evolves is of another kind from then on (`State.become`). `Battle.changed` remembers
which copies have changed, in this battle or before it: the form each came in, and how many stickers are on it now.
"""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.rules.battle import Battle


@dataclass(frozen=True)
class Change:
    """What has become of a card that came into the campaign in some form: its form now, and the stickers on it."""

    card: Card
    stickers: int


def stickers(battle: Battle, card: int) -> int:
    """How many stickers are on a copy."""
    for each, _, count in battle.changed:
        if each == card:
            return count
    return 0


def came_as(battle: Battle, card: int) -> Card:
    """The form in which a copy came into the campaign."""
    for each, first, _ in battle.changed:
        if each == card:
            return first
    return battle.kinds[card]


def earlier(battle: Battle, card: int) -> list[Card]:
    """The forms that a copy has left behind, the last one first."""
    forms = came_as(battle, card).forms()
    return forms[: forms.index(battle.kinds[card])][::-1]


def note(battle: Battle, card: int, first: Card, count: int) -> None:
    """Remember in which form a copy came and how many stickers are on it now."""
    others = [each for each in battle.changed if each[0] != card]
    battle.changed = tuple(sorted([*others, (card, first, count)], key=lambda each: each[0]))


def can_evolve(battle: Battle, card: int) -> bool:
    """Whether a copy has a place for a sticker, or another form to take."""
    kind = battle.kinds[card]
    return kind.becomes is not None or stickers(battle, card) < kind.places


def evolve(battle: Battle, card: int) -> None:
    """Put a sticker on a copy while it has a place for one; then it becomes its next form, which has none yet.

    A minion in play stays there with the life and tokens it has. An attack or power goes to the discard pile as it always
    does once it is resolved or paid for, and lies there in its new form.
    """
    kind = battle.kinds[card]
    first, count = came_as(battle, card), stickers(battle, card)
    if count < kind.places:
        note(battle, card, first, count + 1)
        if battle.events is not None:
            battle.tell("sticker", f"nemesis/{kind.id}", card=kind.name, n=count + 1, places=kind.places)
        return
    form = kind.becomes
    if form is None:
        return
    battle.become(card, form)
    note(battle, card, first, 0)
    if battle.events is not None:
        same = "yes" if kind.id == f"{form.id}-campaign" else "no"  # some keep their name and are harder all the same
        battle.tell("evolves", f"nemesis/{form.id}", card=form.name, was=kind.name, same=same)


def changes(battle: Battle) -> dict[str, Change]:
    """What a campaign keeps of a battle: by the form it came in, every card that has a sticker or has evolved."""
    return {first.id: Change(battle.kinds[card], count) for card, first, count in battle.changed}
