"""Umbra Titan: the players lose when it has no nemesis tokens left."""

from dataclasses import replace

from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.declared import Tokens
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones,
    dearest,
    destroy,
    discard,
    gravehold_suffers,
    life_of_this,
    loses_tokens,
    nemesis_tokens,
    nemesis_turns_discarded,
    players_lose,
    prepped_spell,
    return_last_minion,
    spend,
    suffers,
    unleash,
    when,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed


def titan_loses(n: int) -> Deed:
    """Umbra Titan loses so many nemesis tokens."""
    return loses_tokens("umbra-titan", n)


UMBRA_TITAN = NEMESIS(
    "umbra-titan",
    life=70,
    rating=3,
    tokens=Tokens(8),
    harder=lambda titan: replace(titan, tokens=Tokens(5)),
    unleash=(
        when(nemesis_turns_discarded().exactly(1), any_player >> suffers(2))
        + when(nemesis_turns_discarded().exactly(2), gravehold_suffers(2))
    )
    | titan_loses(1),
    no_tokens=players_lose("undermined"),
    cards=(
        MINION("cryptid", tier=1, life=6,
               persistent=discard(dearest(anyones(prepped_spell))) | titan_loses(1)),

        MINION("grubber", tier=1, life=5,
               persistent=when(nemesis_turns_discarded().exactly(2), titan_loses(1), gravehold_suffers(2))),

        POWER("seismic-roar", tier=1, tokens=3, discard_for=spend(6),
              power=titan_loses(2)),

        ATTACK("maul", tier=2,
               attack=destroy(dearest(anyones(prepped_spell)), 2) | titan_loses(2)),

        MINION("tombfright", tier=2, life=8,
               persistent=when(nemesis_tokens() >= 5, titan_loses(1), gravehold_suffers(3))),

        MINION("vault-behemoth", tier=2, life=9,
               persistent=(any_player >> suffers(2)) + when(life_of_this() <= 8, titan_loses(1))),

        ATTACK("crumble", tier=3,
               attack=titan_loses(3) | (unleash() + return_last_minion())),

        MINION("demi-ancient", tier=3, life=18,
               persistent=titan_loses(1)),

        POWER("yawning-black", tier=3, tokens=2, discard_for=spend(8),
              power=(any_player >> suffers(6)) | titan_loses(3)),
    ),
)  # fmt: skip
