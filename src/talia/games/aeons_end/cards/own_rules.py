"""The rules that only one nemesis has, at the moments when the rest of the game has to ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.kernel.decision import Option
from talia.kernel.scene import Area
from talia.kernel.voice import Voice

if TYPE_CHECKING:
    from talia.games.aeons_end.rules.moments import Cue


def forbidden(battle: Battle, what: str) -> bool:
    """Whether a card in play forbids something of the nemesis' own rules."""
    kinds = battle.kinds
    for card in battle.zones[IN_PLAY]:  # noqa: SIM110 - a plain loop, because this is asked all the time
        if kinds[card].forbids == what:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnRules:
    """What a nemesis has beside cards and tokens: a track, a mat, a lantern. One that has nothing of a sort leaves it out.

    Nothing that asks these questions knows whose rules they are: the main phase, views and tables, the bots.
    """

    __slots__ = ()

    def least(self) -> int:
        """The least aether that anything it offers takes, 0 if something may be free: with less, nobody is offered it."""
        return 0

    def offers(self, battle: Battle, seat: int, found: list[Option]) -> None:
        """Add what a player may do in the main phase because of this nemesis: options with an `OwnAction`."""

    def asks(self) -> tuple[str, ...]:
        """The questions that follow from what it offers: the nemesis asks them, and no ability of whoever chooses."""
        return ()

    def arrives(self, battle: Battle, card: int) -> int:
        """The additional life that a minion comes into play with."""
        return 0

    def intends(self, battle: Battle, v: Voice) -> str:
        """What its next turn will begin with, as far as everybody knows."""
        return ""

    def threat(self, battle: Battle, card: int) -> float:
        """How much harm a minion in play does each turn because of these rules, for bots."""
        return 0.0

    def blow(self, battle: Battle, damage: int) -> float:
        """What a blow at the nemesis is worth, for bots, in points of damage."""
        return float(damage)

    def haste(self, battle: Battle) -> float:
        """How much its minions matter now beside another nemesis', for bots: less than 1 where it had better be beaten
        soon."""
        return 1.0

    def bought(self, battle: Battle, card: int, place: int) -> list[Cue]:
        """Somebody gained a card, which lay in this zone: what happens now, at the same time as all else that follows."""
        return []

    def prize(self, battle: Battle, card: Card, have: float) -> float:
        """What a card of the supply is worth beside what it brings anyway, for bots; each player has bought `have` of its
        sort."""
        return 0.0

    def kept(self, battle: Battle) -> list[int]:
        """Cards of the supply that lie in no pile, for bots: what kinds they are, everybody knows, if not their order."""
        return []

    def at_first(self) -> dict[str, int]:
        """Marks of which some are there as long as a battle goes on, as they are when it begins: a position that tells none
        of the nemesis' marks has these."""
        return {}

    def settle(self, battle: Battle) -> str:
        """Put straight what a position tells of its marks; one that cannot be at all is named."""
        return ""

    def lost(self, battle: Battle) -> bool:
        """Whether the players have lost by these rules as the table lies: then it is no position."""
        return False

    def life(self, battle: Battle) -> float:
        """How much damage is left to be done, for bots."""
        return float(battle.nemesis_life)

    def sooner(self) -> float:
        """How much of the time that this life tells a battle lasts, for bots: less than 1 where Gravehold falls before."""
        return 1.0

    def harm(self, battle: Battle) -> float:
        """What all of this will still cost the players, in points of damage to the nemesis, for bots."""
        return 0.0

    def tells(self, battle: Battle) -> dict[str, Any]:
        """What a view tells of it, all of it open. Any: it is JSON."""
        return {}

    def at_pile(self, battle: Battle, place: int, v: Voice) -> list[str]:
        """What the table says of a supply pile (its zone) because of it."""
        return []

    def areas(self, battle: Battle, v: Voice) -> list[Area]:
        """The parts of the table that show it."""
        return []

    def endings(self, v: Voice) -> list[str]:
        """How they let a battle end, a line for each."""
        return []

    def text(self, v: Voice) -> list[str]:
        """The other rules, a line for each."""
        return []

    def difference(self, v: Voice) -> list[str]:
        """What is different where they stand for milder ones."""
        return []
