"""Maelstrom: the first battle of the campaign, fought beside the mages of Gravehold. Its deck is always the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.boxes.legacy.nemeses.assists import ASSIST_DECK, ASSISTS, Assist, LastAssist, MageDeals
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    discard,
    gravehold_suffers,
    in_hand,
    lowest_life,
    opened,
    player_with_fewest,
    player_with_most,
    prepped_spell,
    spend,
    suffers,
    unleash,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.nemesis_deck import draw_another, skip_top
from talia.games.aeons_end.cards.vocabulary.people import each_player
from talia.games.aeons_end.cards.vocabulary.picks import gem_in_hand
from talia.games.aeons_end.rules import foes
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import NEMESIS_DECK
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class PrepareMaelstrom(Deed):
    """The top card of the nemesis deck is placed into play. Until rules 3 the assist deck was dealt upside down and turned
    over here, also where a position told it as it should be."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.table.rules <= 3:
            for card in battle.pile(ASSIST_DECK)[-2::-1]:
                battle.move(card, battle.number(ASSIST_DECK))
        deck = battle.zones[NEMESIS_DECK]
        if deck:
            foes.enter_play(battle, deck[-1])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-maelstrom")


assist: Final = Assist()

MAELSTROM = NEMESIS(
    "maelstrom",
    life=99,
    rating=10,
    unleash=gravehold_suffers(3),
    prepares=PrepareMaelstrom(),
    battle_ends=LastAssist(),
    crew=ASSISTS,
    stacked=True,
    campaign_only=True,
    cards=(
        MINION("doom-crawler", tier=1, life=4,
               persistent=any_player >> suffers(1)),

        ATTACK("maelstrom-emerges", tier=1,
               attack=skip_top(4, 4, 2) + draw_another()),

        POWER("raining-daggers", tier=1, tokens=2, discard_for=spend(4),
              power=any_player >> suffers(4)),

        MINION("eye-grinder", tier=1, life=3,
               persistent=any_player >> suffers(2)),

        POWER("storm-of-knives", tier=1, tokens=2, discard_for=discard(prepped_spell, 2),
              power=gravehold_suffers(4)),

        ATTACK("slice", tier=1,
               attack=unleash()),

        ATTACK("impale", tier=1,
               attack=unleash() + assist),

        MINION("crust-smasher", tier=1, life=4,
               persistent=gravehold_suffers(2)),

        ATTACK("crack", tier=1,
               attack=(any_player >> suffers(2)) + (any_player >> discard(gem_in_hand)) + assist),

        MINION("mantle-auger", tier=1, life=8,
               immediately=assist,
               persistent=gravehold_suffers(1)),

        POWER("acid-fog", tier=1, tokens=2, discard_for=spend(6),
              power=unleash() + (player_with_most(opened) >> suffers(1))),

        MINION("merciless-titan", tier=2, life=10,
               persistent=lowest_life >> suffers(1)),

        ATTACK("inflame", tier=2,
               attack=unleash(2) + (player_with_fewest(opened) >> suffers(2)) + assist),

        POWER("dezmodias-flare", tier=2, tokens=4,
              immediately=assist + draw_another(),
              power=assist + MageDeals("dezmodia", 40)),

        ATTACK("ruin-maelstrom", tier=2,
               attack=unleash() + (any_player >> suffers(4))),

        MINION("temple-cutter", tier=2, life=11,
               immediately=assist,
               persistent=any_player >> suffers(2) + discard(in_hand)),

        POWER("shockwave", tier=2, tokens=3,
              immediately=assist,
              power=each_player(suffers(6))),

        MINION("bladius-minion", tier=3, life=40,
               immediately=player_with_fewest(opened) >> suffers(2),
               persistent=player_with_fewest(opened) >> suffers(2)),

        ATTACK("expunge", tier=3,
               attack=unleash()),

        ATTACK("cataclysm", tier=3,
               attack=unleash(4)),
    ),
)  # fmt: skip
