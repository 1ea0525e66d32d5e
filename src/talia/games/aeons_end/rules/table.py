"""What stays the same all through a battle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from talia.games.aeons_end.cards.ally import Ally
from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.cards.edition import Edition
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.rules.breaches import Make
from talia.games.aeons_end.rules.layout import Layout
from talia.kernel.decision import Option

if TYPE_CHECKING:
    from talia.games.aeons_end.rules.battle import Battle

Offer = Callable[["Battle", int, list[Option]], None]
"""Adds to a list what a player (a seat) may do because of something."""


@dataclass(frozen=True)
class Pile:
    """A supply pile of the market: which card, which zone, and what gaining from it costs and is."""

    card: Card
    zone: int
    cost: int
    use: int
    option: Option


@dataclass(frozen=True)
class Table:
    """What stays the same all through a battle; clones share it."""

    box: str
    edition: Edition
    """The rules of the box where boxes differ."""
    box_zones: tuple[Zone, ...]
    """The zones that the box brought to the table."""
    fronts: tuple[int, ...]
    """By seat, the zone of the cards that lie before a player; none where no card ever does."""
    nemesis: Nemesis
    mages: tuple[Mage, ...]
    layout: Layout
    market: tuple[Pile, ...]
    """The piles, cheapest first."""
    prices: tuple[tuple[int, int, Option], ...]
    """Cost, zone and option of each of them: all that the main phase needs, which asks for it all the time."""
    keeps: int
    """How many cards of each pile nobody can gain."""
    stalls: tuple[tuple[int, str], ...]
    """Number and id of the zones of the nemesis whose cards, one in each, are part of the supply but no pile."""
    stall_zones: list[int]
    """Their numbers alone, for whoever moves what lies there."""
    ally: Ally | None
    """Who stands in Gravehold's place, if anybody does."""
    difficulty: str
    harder: bool
    turn_order: str
    full_life: int
    full_gravehold: int
    full_nemesis: int
    reacts: frozenset[str]
    """Which of the rarer things the cards of this battle do at all: nothing looks for what no card does."""
    simple_breaches: bool
    """Whether a spell of this battle goes to any breach that is empty: none of them spans, is host to others or has Link."""
    quiet: bool
    """Whether nothing in this battle reacts to cards being played: most boxes have nothing of the kind."""
    quiet_turns: bool
    """Whether nothing reacts to a player's turn or casting phase beginning or ending."""
    in_any_main: tuple[int, ...]
    """The seats of mages whose ability is used in any player's main phase."""
    offers: tuple[Offer, ...]
    """What adds to what players may do in the main phase, because of the nemesis or of some card or mage."""
    offers_for_aether: tuple[Offer, ...]
    """The same for whoever has enough aether to spend, or some that is for some uses only."""
    full_charges: tuple[int, ...]
    """By seat, how many charges an ability takes."""
    makes: tuple[Make, ...]
    """How the breaches are made, four a seat."""
    plain_breaches: bool
    """Whether no mage has breaches of their own make."""
    least_spent: int
    """With less aether than this nothing can be bought, beside what the nemesis' own rules and wandering minions offer."""
    lasting: tuple[Card, ...]
    """The cards that let whoever played them do something until the turn ends."""
    nemesis_turns: tuple[int, ...]
    """The nemesis' turn order cards."""
    who: tuple[Option, ...]
    """The players as options, by seat."""
    pool: dict[int, tuple[Card, ...]]
    """Basic nemesis cards of the box by tier, from which the deck was dealt: all that a player knows of it."""
    rules: int
    """The version of the rules that the battle is played by."""
    without: tuple[str, ...] = ()
    """Rules that have not opened yet, see rules/closed.py."""
    chapter: int = 0
    """The chapter of a campaign that the battle belongs to, 0 for none."""
    expedition: bool = False
    """Whether it is a battle of an expedition, where some nemeses are different."""

    def facts(self) -> tuple[object, ...]:
        """What makes two battles different."""
        told = (self.difficulty, self.turn_order, *self.without, *((self.chapter,) if self.chapter else ()))
        return (*told, "expedition") if self.expedition else told
