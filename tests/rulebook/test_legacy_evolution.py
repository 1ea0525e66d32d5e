"""Worked examples of the Legacy rulebook: evolution (chapter 2, sticker S)."""

from __future__ import annotations

from tests.games.aeons_end.legacy_basics import GAME, acts, draws, form, unleashed
from tests.games.aeons_end.table import choose, foe, gex, gravehold, lives, mist, player


def test_scatter_that_evolves_becomes_demolish() -> None:
    """*Evolution*: Scatter, once it evolves, becomes Demolish, a far stronger attack, and lies in the discard pile."""
    match = draws("Scatter (Campaign)", gex(hand=["Crystal", "Spark"]), mist(hand=["Spark"]))
    choose(match, "player:1", "destroy:crystal")
    assert unleashed(match) == 2
    assert player(match)["hand"] == ["spark"]
    assert foe(match)["discard"] == ["demolish"]
    assert form(match, "scatter-campaign") == ("demolish", 0)


def test_demolish_is_what_the_nemesis_draws_from_then_on() -> None:
    """*Evolution*: the same basic cards are used for the rest of the campaign, in the forms they have by then."""
    deck = ["demolish", "smite", "throttle"]
    changed = {"demolish": {"was": "scatter-campaign"}}
    later = GAME.new(players=1, seed=1, nemesis="umbra-titan", deck=deck, chapter=3, changed=changed)
    assert form(later, "scatter-campaign") == ("demolish", 0)
    drawn = draws("Demolish", gex(hand=["Crystal", "Crystal", "Crystal", "Spark"]), mist())
    choose(drawn, "destroy:crystal", "destroy:crystal", "destroy:crystal")
    assert (unleashed(drawn), gravehold(drawn), player(drawn)["hand"]) == (3, 28, ["spark"])


def test_a_minion_that_evolves_stays_in_play_with_the_tokens_it_had() -> None:
    """*Evolution*: Humming Hive, shown with 7 life and 2 shields, takes two stickers; then it is another minion."""
    for stickers in (0, 1):
        match = acts("Humming Hive (Campaign)", gex(), mist(), stickers=stickers)
        choose(match, "player:1")
        assert form(match, "humming-hive-campaign") == ("humming-hive-campaign", stickers + 1)
    match = acts("Humming Hive (Campaign)", gex(), mist(), stickers=2, life=5, shields=1)
    choose(match, "player:2")
    (hive,) = (card for card in foe(match)["in_play"] if card["id"] == "humming-drones")
    assert (hive["life"], hive["shields"], lives(match)) == (5, 1, [10, 8])
