"""What an option means: the thing on the table that is picked by it, or something that is done."""

from __future__ import annotations

from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.fusion import Chain
from talia.kernel.decision import Action


class OnGate(Action):
    """The gate of a side's column."""

    __slots__ = ("column", "side")

    def __init__(self, side: int, column: int) -> None:
        self.side = side
        self.column = column


class OnPlace(Action):
    """A place of a side's battlefield, or the creature there. The attack row's three places are the columns that charge."""

    __slots__ = ("side", "slot")

    def __init__(self, side: int, slot: int) -> None:
        self.side = side
        self.slot = slot


class OnCard(Action):
    """A card, wherever it is."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class OnRival(Action):
    """Another side, and the column there that a charge goes to."""

    __slots__ = ("column", "side")

    def __init__(self, side: int, column: int = 0) -> None:
        self.side = side
        self.column = column


class OnClan(Action):
    """A clan, by its number in the set."""

    __slots__ = ("clan",)

    def __init__(self, clan: int) -> None:
        self.clan = clan


class OnOffer(Action):
    """One of the abilities on offer, by its number among them."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class OnChains(Action):
    """Fusion chains that are laid together; a player lays one at a time."""

    __slots__ = ("chains",)

    def __init__(self, *chains: Chain) -> None:
        self.chains = chains


class DevelopmentAction(Action):
    """Something a player may do in the development phase."""

    __slots__ = ()

    def do(self, clash: Clash, side: int) -> None:
        """Do it, or begin it with a question."""
        raise AssertionError(f"{type(self).__name__} does nothing")
