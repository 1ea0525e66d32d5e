"""Bladius: it escapes, and the players lose, when it should draw a card and has none."""

from dataclasses import replace

from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones,
    destroy,
    discard,
    gravehold_suffers,
    in_hand,
    opened,
    player_with_fewest,
    players_lose,
    prepped_spell,
    spend,
    suffers,
    that_spell,
    unleash,
)
from talia.games.aeons_end.cards.vocabulary.nemesis_deck import draw_another, skip_top
from talia.games.aeons_end.cards.vocabulary.people import WithDearestSpell

BLADIUS = NEMESIS(
    "bladius",
    life=40,
    rating=1,
    unleash=player_with_fewest(opened) >> suffers(2),
    deck_spent=players_lose("escaped"),
    harder=lambda bladius: replace(bladius, life=90),
    cards=(
        ATTACK("lunge", tier=1,
               attack=gravehold_suffers(4) + (any_player >> discard(in_hand))),

        ATTACK("parry", tier=1,
               attack=gravehold_suffers(2) + (any_player >> discard(prepped_spell))),

        MINION("vile-impaler", tier=1, life=5,
               persistent=unleash()),

        MINION("hate-hound", tier=2, life=7,
               persistent=gravehold_suffers(3)),

        ATTACK("riposte", tier=2,
               attack=unleash() + discard(anyones(in_hand), 3)),

        MINION("voracious-corroders", tier=2, life=9,
               persistent=gravehold_suffers(2)),

        POWER("fleche", tier=3, tokens=2,
              power=unleash(2) + (WithDearestSpell() >> discard(that_spell))),

        POWER("flying-guillotine", tier=3, tokens=2, discard_for=spend(8),
              power=gravehold_suffers(6)),

        MINION("iron-charger", tier=3, life=13,
               persistent=any_player >> destroy(prepped_spell) + discard(in_hand)),
    ),
    campaign=(
        ATTACK("bladius-attacks", tier=1,
               attack=skip_top(5, 4, 3, banished=True) + draw_another()),
    ),
)  # fmt: skip
