"""Bladius: its Unleash, its escape and its cards."""

from typing import Any

import pytest

from talia import Match
from talia.words import speaker
from tests.games.aeons_end import legacy_table
from tests.games.aeons_end.legacy_table import GAME, table, turns
from tests.games.aeons_end.table import (
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    mist,
    player,
    prepped,
    why,
)

NAME = "Bladius"
TWO_OPEN = {"II": {"open": True}, "III": {"open": True}}


def draws(card: str, *players: Any, **rest: Any) -> Match:  # Any: positions are plain JSON
    """Bladius draws this card."""
    return legacy_table.draws(NAME, card, *players, **rest)


def acts(cards: list[Any], *players: Any, **rest: Any) -> Match:
    """Bladius' main phase with these cards in play."""
    return legacy_table.acts(NAME, cards, *players, **rest)


def test_unleash_hurts_the_player_with_the_fewest_open_breaches() -> None:
    match = acts(["Vile Impaler"], gex(breaches=TWO_OPEN), dezmodia())
    assert (lives(match), gravehold(match)) == ([10, 8], 30)


def test_where_two_have_as_few_the_team_chooses() -> None:
    match = acts(["Vile Impaler"], gex(), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert lives(match) == [10, 8]


def test_it_escapes_when_there_is_nothing_left_to_draw() -> None:
    match = acts(["Hate Hound"], gex(), dezmodia(), deck=[])
    assert why(match) == (False, "escaped")
    assert gravehold(match) == 27


def test_the_players_win_before_that_if_nothing_is_in_play_either() -> None:
    spell = {"II": prepped("Fiery Torrent")}
    match = table(
        NAME,
        gex(breaches=spell),
        dezmodia(),
        phase="casting",
        nemesis={"deck": [], "in_play": [{"name": "Hate Hound", "life": 2}]},
        turn_order=turns(2),
    )
    choose(match, "cast:fiery-torrent@II", "target:hate-hound")
    assert why(match) == (True, "nemesis-spent")


@pytest.mark.parametrize(("level", "life"), [("beginner", 30), ("normal", 40), ("expert", 90), ("extinction", 100)])
def test_with_the_harder_rule_it_starts_with_90_life(level: str, life: int) -> None:
    match = GAME.new(players=2, seed=1, nemesis="bladius", difficulty=level, mages=["gex", "dezmodia"])
    assert (foe(match)["life"], foe(match)["full"]) == (life, life)


def test_its_sheet_says_the_harder_life() -> None:
    for lang, said in (("en", "It starts with 90 life."), ("pl", "Zaczyna z 90 punktami życia.")):
        text = next(each.text for each in GAME.cards(speaker(lang, GAME)) if each.id == "bladius")
        assert said in text


def test_lunge() -> None:
    match = draws("Lunge", gex(hand=["Crystal", "Spark"]), dezmodia(hand=[]))
    assert gravehold(match) == 26
    choose(match, "discard:spark")
    assert (player(match)["hand"], player(match)["discard"]) == (["crystal"], ["spark"])


def test_parry_takes_a_prepped_spell_of_any_player() -> None:
    match = draws("Parry", gex(breaches={"II": prepped("Spark")}), dezmodia())
    assert gravehold(match) == 28
    assert (breach(match, "II")["prepped"], player(match)["discard"]) == ([], ["spark"])


def test_hate_hound_and_voracious_corroders_hurt_gravehold() -> None:
    assert gravehold(acts(["Hate Hound"], gex(), dezmodia())) == 27
    assert gravehold(acts(["Voracious Corroders"], gex(), dezmodia())) == 28


def test_riposte_unleashes_and_takes_three_cards_of_all_hands() -> None:
    match = draws("Riposte", gex(breaches=TWO_OPEN, hand=["Spark", "Crystal"]), dezmodia(hand=["Spark", "Spark"]))
    assert (lives(match), match.decision.seat) == ([10, 8], None)
    choose(match, "discard:spark/2", "discard:spark/2", "discard:spark/1")
    assert [player(match, seat)["hand"] for seat in (0, 1)] == [["crystal"], []]


def test_fleche_unleashes_twice_and_takes_the_dearest_spell() -> None:
    match = acts(
        [{"name": "Fleche", "tokens": 1}],
        gex(breaches={**TWO_OPEN, "II": prepped("Spark")}),
        dezmodia(breaches={"I": prepped("Fiery Torrent")}),
    )
    assert lives(match) == [10, 6]
    assert (player(match)["discard"], player(match, 1)["discard"]) == ([], ["fiery-torrent"])


def test_flying_guillotine() -> None:
    match = acts([{"name": "Flying Guillotine", "tokens": 1}], gex(), dezmodia())
    assert gravehold(match) == 24
    rich = table(NAME, gex(aether=8), dezmodia(), nemesis={"in_play": ["Flying Guillotine"]})
    choose(rich, "discard:flying-guillotine")
    assert (player(rich)["aether"], foe(rich)["discard"]) == (0, ["flying-guillotine"])
    poor = table(NAME, gex(aether=7), dezmodia(), nemesis={"in_play": ["Flying Guillotine"]})
    assert "discard:flying-guillotine" not in keys(poor)


def test_iron_charger_destroys_a_spell_and_takes_a_card_of_the_same_player() -> None:
    match = acts(["Iron Charger"], gex(hand=["Crystal", "Crystal"], breaches={"II": prepped("Spark")}), dezmodia())
    assert match.view(0)["destroyed"] == ["spark"]
    assert (player(match)["hand"], player(match, 1)["hand"]) == (["crystal"], ["crystal"])


@pytest.mark.parametrize(("players", "gone"), [(1, 5), (2, 4), (3, 3), (4, 0)])
def test_bladius_attacks_banishes_cards_and_draws_another(players: int, gone: int) -> None:
    below = ["Lunge", "Parry", "Riposte", "Fleche", "Flying Guillotine", "Hate Hound", "Iron Charger", "Smite"]
    sheets = [gex(), dezmodia(), mist(), {"mage": "Garu", "hand": ["Crystal"]}][:players]
    match = table(
        NAME,
        *sheets,
        phase="nemesis-draw",
        nemesis={"deck": ["Bladius Attacks", *below]},
        turn_order=turns(players),
    )
    names = [name.lower().replace(" ", "-") for name in below]
    assert match.view(0)["destroyed"] == names[:gone][::-1]
    assert foe(match)["deck"] == len(below) - gone - 1
    assert foe(match)["discard"][-1] == "bladius-attacks"
    drawn = names[gone]
    assert drawn in (*in_play(match), *foe(match)["discard"], *match.view(0)["aside"])


def test_only_a_campaign_has_bladius_attacks_in_its_deck() -> None:
    deck = ["bladius-attacks", "vile-impaler", "parry", "smite"]
    match = GAME.new(players=2, seed=4, nemesis="bladius", mages=["gex", "dezmodia"], deck=deck)
    assert match.origin["setup"]["deck"] == deck
    for seed in range(20):
        usual = GAME.new(players=4, seed=seed, nemesis="bladius").origin["setup"]["deck"]
        assert "bladius-attacks" not in usual
