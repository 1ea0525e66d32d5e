"""The mages of Legacy, who are made of the gifts they were given."""

from __future__ import annotations

from talia.games.aeons_end.cards.mage import Mage

MAGES: tuple[Mage, ...] = ()
