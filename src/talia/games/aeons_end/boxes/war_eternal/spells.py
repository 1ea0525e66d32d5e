"""Spells, in the order of their cost."""

from talia.games.aeons_end.cards import SPELL
from talia.games.aeons_end.vocabulary import (
    any_player,
    deal,
    destroy_this,
    discard,
    focus_lowest,
    gravehold_gains,
    in_hand,
    may,
    others_prepped,
    reveal_top_may_destroy,
)

SPELLS = (
    SPELL("jagged-lightning", cost=4,
          cast=deal(3) + may(discard(in_hand)).if_done(any_player >> focus_lowest())),

    SPELL("fiery-torrent", cost=5,
          cast=deal(2 + 2 * others_prepped("fiery-torrent"))),

    SPELL("conjure-the-lost", cost=6,
          cast=deal(5) + may(destroy_this()).if_done(gravehold_gains(4))),

    SPELL("reduce-to-ash", cost=7,
          at_casting=reveal_top_may_destroy(),
          cast=deal(4)),
)  # fmt: skip
