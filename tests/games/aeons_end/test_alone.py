"""One player, one mage."""

from tests.games.aeons_end.table import (
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    keys,
    lives,
    mist,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
    why,
)


def test_a_player_alone_is_their_own_ally() -> None:
    match = battle(gex(charges=5, life=5, hand=[], deck=["Erratic Ingot"]))
    choose(match, "ability")
    assert lives(match) == [7]
    assert player(match)["hand"] == ["erratic-ingot"]


def test_a_player_alone_takes_their_own_top_discard() -> None:
    match = battle(gex(hand=["Shattered Geode"], discard=["Spark", "Crystal"]))
    choose(match, "play:shattered-geode", "take:spark")
    assert player(match)["hand"] == ["spark"]


def test_a_player_alone_preps_their_own_spell() -> None:
    match = battle(mist(hand=["Amethyst Paragon", "Spark", "Crystal"]))
    choose(match, "play:amethyst-paragon")
    assert keys(match) == ["prep:spark>I", "prep:spark>II", "prep:spark>III", "prep:spark>IV", "skip"]
    choose(match, "prep:spark>IV")
    assert breach(match, "IV")["prepped"] == ["spark"]


def test_mist_alone_takes_the_spells_she_cast_into_her_own_hand() -> None:
    match = battle(mist(charges=6, hand=[], breaches={"I": prepped("Spark")}))
    choose(match, "ability", "cast:spark@I")
    assert foe(match)["life"] == 69
    assert player(match)["hand"] == ["spark"]


def test_any_player_is_the_only_one() -> None:
    match = nemesis_acts(["Howling Spinners"], gex())
    assert lives(match) == [8]


def test_exhaustion_does_not_lose_the_battle_of_one() -> None:
    match = nemesis_acts(["Howling Spinners"], dezmodia(life=1, charges=2))
    assert match.decision.word == "ask-destroy-breach"
    choose(match, "destroy-breach:IV")
    assert not match.over
    assert player(match)["exhausted"]
    assert (player(match)["charges"], gravehold(match), foe(match)["tokens"]) == (0, 28, 6)


def test_the_lowest_life_is_the_only_player_exhausted_or_not() -> None:
    match = nemesis_acts(["Cataclysmic Fate"], gex(life=0))
    assert gravehold(match) == 30 - 2 * 4


def test_gravehold_falling_loses_the_battle_of_one() -> None:
    match = nemesis_draws("Smite", gex(), gravehold=2)
    assert why(match) == (False, "gravehold-fallen")


def test_options_need_no_number_of_a_player() -> None:
    match = nemesis_draws("Thrash", gex(hand=["Crystal", "Spark", "Spark", "Crystal"]))
    assert set(keys(match)) == {"discard:crystal", "discard:spark"}
