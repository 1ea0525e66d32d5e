"""Cards as they are printed. A card is its effects: `GEM("crystal", cost=0, play=gain(1))`."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from talia.kernel.decision import Option
from talia.kernel.kind import Kind
from talia.kernel.voice import Arg

if TYPE_CHECKING:
    from talia.games.aeons_end.vocabulary.base import Deed
    from talia.games.aeons_end.vocabulary.damage import Armour

from talia.games.aeons_end.breaches import ROMAN

SEATS = 4


class Sort(IntEnum):
    """The types of cards."""

    GEM = 0
    RELIC = 1
    SPELL = 2
    ATTACK = 3
    MINION = 4
    POWER = 5
    TURN = 6


class Card(Kind):
    """A kind of card. What a card does not have printed on it is `None` or 0.

    Player cards: `cost`, and `play` for gems and relics or `cast` for spells; `at_casting` is a spell's *while prepped, at
    the start of your casting phase*. Nemesis cards: `tier`, then `attack`, or `life` and `persistent`, or `tokens`,
    `power` and `discard_for`; `immediately` before a minion or power is placed; `armour` changes damage dealt to it.
    """

    __slots__ = (
        "armour",
        "at_casting",
        "attack",
        "cast",
        "cast_from",
        "cost",
        "discard_for",
        "gain",
        "immediately",
        "life",
        "link",
        "persistent",
        "play",
        "play_by",
        "power",
        "prep_to",
        "put_down",
        "sort",
        "starter",
        "tier",
        "tokens",
    )

    def __init__(
        self,
        sort: Sort,
        id: str,
        *,
        cost: int = 0,
        starter: bool = False,
        play: Deed | None = None,
        cast: Deed | None = None,
        at_casting: Deed | None = None,
        link: bool = False,
        tier: int = 0,
        attack: Deed | None = None,
        life: int = 0,
        persistent: Deed | None = None,
        armour: Armour | None = None,
        tokens: int = 0,
        power: Deed | None = None,
        discard_for: Deed | None = None,
        immediately: Deed | None = None,
    ) -> None:
        super().__init__(id)
        self.sort = sort
        self.cost = cost
        self.starter = starter
        self.play = play
        self.cast = cast
        self.at_casting = at_casting
        self.link = link
        self.tier = tier
        self.attack = attack
        self.life = life
        self.persistent = persistent
        self.armour = armour
        self.tokens = tokens
        self.power = power
        self.discard_for = discard_for
        self.immediately = immediately
        self._make_options()

    def _make_options(self) -> None:
        """The options of the main and casting phases are the same for every copy and every match: made once, here."""
        id, named = self.id, {"card": self.name}
        self.gain = Option(f"gain:{id}", "option-gain", {"card": self.name, "cost": self.cost}, f"market/{id}")
        self.play_by: list[Option] = []
        self.put_down: list[Option] = []
        self.prep_to: list[list[Option]] = []
        self.cast_from: list[list[Option]] = []
        if self.sort > Sort.SPELL:
            return
        for seat in range(SEATS):
            hand = f"p{seat}/hand/{id}"
            self.play_by.append(Option(f"play:{id}", "option-play", named, hand))
            self.put_down.append(Option(f"next:{id}", "option-next", named, f"p{seat}/played/{id}"))
            preps, casts = [], []
            for breach, roman in enumerate(ROMAN):
                args: dict[str, Arg] = {"card": self.name, "breach": roman}
                preps.append(Option(f"prep:{id}>{roman}", "option-prep", args, hand, 0, breach))
                spot = f"p{seat}/breach/{roman}"
                casts.append(Option(f"cast:{id}@{roman}", "option-cast", args, spot, 0, breach))
            self.prep_to.append(preps)
            self.cast_from.append(casts)


def GEM(id: str, cost: int, play: Deed, starter: bool = False) -> Card:  # noqa: N802 - reads like the card
    """A gem."""
    return Card(Sort.GEM, id, cost=cost, play=play, starter=starter)


def RELIC(id: str, cost: int, play: Deed, starter: bool = False) -> Card:  # noqa: N802
    """A relic."""
    return Card(Sort.RELIC, id, cost=cost, play=play, starter=starter)


def SPELL(  # noqa: N802
    id: str, cost: int, cast: Deed, at_casting: Deed | None = None, link: bool = False, starter: bool = False
) -> Card:
    """A spell."""
    return Card(Sort.SPELL, id, cost=cost, cast=cast, at_casting=at_casting, link=link, starter=starter)


def ATTACK(id: str, tier: int, attack: Deed) -> Card:  # noqa: N802
    """An attack: resolved at once, then discarded."""
    return Card(Sort.ATTACK, id, tier=tier, attack=attack)


def MINION(  # noqa: N802
    id: str, tier: int, life: int, persistent: Deed, immediately: Deed | None = None, armour: Armour | None = None
) -> Card:
    """A minion: stays until it has no life, and acts in every nemesis turn."""
    return Card(Sort.MINION, id, tier=tier, life=life, persistent=persistent, immediately=immediately, armour=armour)


def POWER(  # noqa: N802
    id: str,
    tier: int,
    tokens: int,
    power: Deed,
    discard_for: Deed | None = None,
    immediately: Deed | None = None,
) -> Card:
    """A power: resolves when its last token leaves, unless somebody pays to discard it."""
    return Card(Sort.POWER, id, tier=tier, tokens=tokens, power=power, discard_for=discard_for, immediately=immediately)
