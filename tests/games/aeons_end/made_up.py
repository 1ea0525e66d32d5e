"""A box of made-up cards, for rules that no card of the first box shows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from talia import Match
from talia.games.aeons_end.boxes.war_eternal import BOX
from talia.games.aeons_end.cards.box import Box, join
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER, SPELL
from talia.games.aeons_end.cards.mage import MAGE
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import (
    deal,
    draws,
    gain,
    gravehold_gains,
    gravehold_suffers,
    lowest_life,
    suffers,
    unleash,
)
from talia.games.aeons_end.game import AeonsEnd

SPELLS = (
    SPELL("ember", cost=3, cast=deal(1), once=gain(1)),
    SPELL("hush", cost=3, cast=gravehold_gains(1)),
    SPELL("two-blows", cost=3, cast=deal(2) + deal(1)),
    SPELL("twin-thread", cost=3, cast=deal(2), link=True),
    SPELL("other-thread", cost=3, cast=deal(4), link=True),
)

FOES = (
    MINION("herald", tier=1, life=4, immediately=gravehold_suffers(5), persistent=gravehold_suffers(1)),
    POWER("omen", tier=1, tokens=2, immediately=unleash(), power=gravehold_suffers(7)),
    MINION("shade", tier=0, life=2, persistent=gravehold_suffers(1)),
)

GNASHER = NEMESIS(
    "gnasher",
    life=40,
    rating=1,
    unleash=(lowest_life >> suffers(3)) + gravehold_suffers(1),
    cards=(),
)
"""A nemesis whose Unleash goes on after it has hurt somebody."""

SENTRY = MAGE(
    "sentry",
    breaches=("open", "right", "right", "right"),
    hand=("crystal",) * 5,
    deck=("crystal",) * 5,
    charges=4,
    ability=draws(1),
)
"""A fourth mage."""

SMALL = Box("small", folders=(), market=SPELLS, mages=(SENTRY,), nemeses=(GNASHER,), basics=FOES)

MADE_UP = AeonsEnd(join("made-up", BOX, SMALL))

DOZER = NEMESIS(
    "dozer",
    life=40,
    rating=1,
    unleash=gravehold_gains(1),
    cards=tuple(
        ATTACK(f"own-{tier}-{n}", tier=tier, attack=gravehold_gains(1)) for tier in (1, 2, 3) for n in range(3)
    ),
)

CALM = AeonsEnd(
    replace(
        BOX,
        id="calm",
        mages=(*BOX.mages, SENTRY),
        nemeses=(DOZER,),
        basics=tuple(
            ATTACK(f"basic-{tier}-{n}", tier=tier, attack=gravehold_gains(1))
            for tier, count in ((1, 9), (2, 8), (3, 8))
            for n in range(count)
        ),
    )
)
"""A box that hurts nobody, so that a nemesis deck can be seen to its last card."""


def made_up(*players: dict[str, Any], **position: Any) -> Match:
    """A position with made-up cards. Any: it is plain JSON."""
    return MADE_UP.arrange({"players": list(players), "run_on": True, **position})
