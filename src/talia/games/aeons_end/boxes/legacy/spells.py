"""Spells of the market, by cost."""

from __future__ import annotations

from talia.games.aeons_end.cards.card import Card

SPELLS: tuple[Card, ...] = ()
