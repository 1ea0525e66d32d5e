"""What an option would do, beside the numbers of life that events tell: tokens, who falls or evolves, what a purchase
leaves, how it would end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.kernel.event import Event
from talia.kernel.foreseeing import GAIN, LOSS, Ahead, Foreseen, numbers
from talia.kernel.state import State
from talia.kernel.voice import Name

AIMS: Final = frozenset({"ask-target", "ask-player"})

TOKENS: Final = {"tokens-lost": LOSS, "tokens-gained": GAIN}
"""Events that tell of the nemesis' tokens: bare numbers would be read as its life."""


def of_life(events: list[Event], shows: Mapping[str, str]) -> list[Foreseen]:
    """The numbers that stand for life."""
    return numbers([event for event in events if event.name not in TOKENS], shows)


def foreseen(before: State, reached: Ahead) -> list[Foreseen]:
    """What changes on the table."""
    after = reached.state
    assert isinstance(before, Battle)
    assert isinstance(after, Battle)
    found = [
        Foreseen(each.about, Name(f"foreseen-tokens-{each.tone}", "", **each.name.args), each.tone)
        for each in numbers(reached.events, TOKENS)
    ]
    found += _changes(before, after)
    for card in before.zones[IN_PLAY]:
        if after.where[card] != IN_PLAY:
            found.append(Foreseen(f"nemesis/{before.kinds[card].id}", Name("foreseen-leaves"), GAIN))
    if after.aether != before.aether and after.active >= 0:
        more = after.aether > before.aether
        name = Name("foreseen-aether" if more else "foreseen-aether-left", n=after.aether)
        found.append(Foreseen(f"p{after.active}", name, GAIN if more else ""))
    for event in reached.events:
        if event.name == "shield-lost":
            found.append(Foreseen(event.about, Name("foreseen-shield", left=int(str(event.args["left"])))))
        elif event.name == "exhausted":
            found.append(Foreseen(event.about, Name("foreseen-exhausted"), LOSS))
        elif event.name in ("won", "lost"):
            found.append(Foreseen("", Name(f"foreseen-{event.name}"), GAIN if event.name == "won" else LOSS))
    return found


def _changes(before: Battle, after: Battle) -> list[Foreseen]:
    """Nemesis cards that would take a sticker, or become what nobody has seen yet."""
    found = []
    for each in after.changed:
        card, _, count = each
        if each not in before.changed:
            kind = before.kinds[card]
            same = after.kinds[card] is kind
            name = Name("foreseen-sticker", n=count, places=kind.places) if same else Name("foreseen-evolves")
            found.append(Foreseen(f"nemesis/{kind.id}", name, LOSS))
    return found
