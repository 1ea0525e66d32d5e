"""The basic nemesis cards of tier 1. Each Unleash costs Umbra Titan a token here, so tokens tell how many there were."""

from tests.games.aeons_end.table import (
    battle,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
)


def test_afflict_hurts_any_player_who_may_take_a_card_back_from_the_discard_pile() -> None:
    match = nemesis_draws("Afflict", gex(), dezmodia(discard=["Spark", "Fiery Torrent", "Crystal"]))
    assert foe(match)["tokens"] == 7
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert lives(match) == [10, 7]
    assert match.decision.seat == 1
    assert set(keys(match)) == {"take:spark", "take:fiery-torrent", "take:crystal", "skip"}
    choose(match, "take:fiery-torrent")
    assert player(match, 1)["hand"] == ["crystal", "fiery-torrent"]
    assert player(match, 1)["discard"] == ["spark", "crystal"]
    assert foe(match)["discard"] == ["afflict"]


def test_afflicts_card_may_be_left() -> None:
    match = nemesis_draws("Afflict", gex(), dezmodia(discard=["Spark"]))
    choose(match, "player:2", "skip")
    assert player(match, 1)["hand"] == ["crystal"]
    assert player(match, 1)["discard"] == ["spark"]


def test_catacomb_drone_unleashes_and_hurts_gravehold() -> None:
    match = nemesis_acts(["Catacomb Drone"], gex(), dezmodia())
    assert foe(match)["tokens"] == 7
    assert gravehold(match) == 29
    assert in_play(match)["catacomb-drone"] == 5


def test_encroach_hurts_the_player_whose_turn_card_is_on_top() -> None:
    match = nemesis_draws("Encroach", gex(), dezmodia())
    assert foe(match)["tokens"] == 7
    assert lives(match) == [8, 10]
    assert gravehold(match) == 30
    assert match.view(0)["active"] == 0


def test_encroach_hurts_gravehold_when_the_card_is_the_nemesis() -> None:
    match = battle(
        gex(hand=["Crystal"]),
        dezmodia(hand=["Crystal"]),
        phase="nemesis-draw",
        nemesis={"deck": ["Encroach", "Null Scion", "Smite"]},
        turn_order={"deck": ["nemesis", "player 2"], "discard": ["player 1", "player 1", "player 2", "nemesis"]},
    )
    choose(match, "or:2")
    assert gravehold(match) == 27
    assert lives(match) == [10, 10]


def test_encroach_lets_the_team_choose_whom_the_wild_card_means() -> None:
    match = battle(
        gex(),
        dezmodia(),
        {"mage": "Mist"},
        phase="nemesis-draw",
        nemesis={"deck": ["Encroach", "Null Scion"]},
        turn_order={"deck": ["wild", "player 1", "nemesis"]},
    )
    choose(match, "or:2")
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2", "player:3"])
    choose(match, "player:3")
    assert lives(match) == [10, 10, 8]


def test_encroach_reshuffles_an_empty_turn_order_deck_before_it_reveals() -> None:
    match = battle(
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        nemesis={"deck": ["Encroach", "Null Scion", "Smite", "Maul"]},
        turn_order={"deck": []},
    )
    choose(match, "or:2")
    hurt = 30 - gravehold(match), 10 - lives(match)[0], 10 - lives(match)[1]
    assert hurt in {(3, 0, 0), (0, 2, 0), (0, 0, 2)}
    assert match.view(0)["round"] == 2


def test_heart_of_nothing_is_discarded_for_four_cards_in_hand() -> None:
    match = battle(gex(hand=["Crystal"] * 3 + ["Spark"] * 2), dezmodia(), nemesis={"in_play": ["Heart of Nothing"]})
    choose(match, "discard:heart-of-nothing", "discard:crystal", "discard:spark", "discard:crystal", "discard:crystal")
    assert player(match)["hand"] == ["spark"]
    assert foe(match)["discard"] == ["heart-of-nothing"]
    assert in_play(match) == {}


def test_heart_of_nothing_cannot_be_discarded_for_three_cards() -> None:
    match = battle(gex(hand=["Crystal"] * 3), dezmodia(), nemesis={"in_play": ["Heart of Nothing"]})
    assert "discard:heart-of-nothing" not in keys(match)


def test_heart_of_nothings_power_unleashes_twice_or_hurts_any_player() -> None:
    for choices, tokens, life in ((["or:1"], 6, 10), (["or:2", "player:2"], 8, 6)):
        match = nemesis_acts([{"name": "Heart of Nothing", "tokens": 1}], gex(), dezmodia())
        assert match.decision.seat is None
        choose(match, *choices)
        assert (foe(match)["tokens"], lives(match)[1]) == (tokens, life)
        assert foe(match)["discard"] == ["heart-of-nothing"]


def test_howling_spinners_hurt_any_player() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(), dezmodia())
    assert match.decision.seat is None
    choose(match, "player:2")
    assert lives(match) == [10, 8]
    assert in_play(match)["howling-spinners"] == 5


def test_night_unending_hurts_gravehold_for_the_prepped_spells_of_whoever_has_most() -> None:
    match = nemesis_acts(
        [{"name": "Night Unending", "tokens": 1}],
        gex(breaches={"II": prepped("Spark")}),
        dezmodia(breaches={"I": prepped("Spark"), "II": prepped("Spark")}),
    )
    assert gravehold(match) == 30 - 2 * 2
    assert foe(match)["discard"] == ["night-unending"]


def test_night_unending_has_three_tokens_and_no_price() -> None:
    match = battle(gex(hand=["Crystal"] * 5, aether=20), dezmodia(), nemesis={"in_play": ["Night Unending"]})
    assert in_play(match) == {"night-unending": 3}
    assert not any(key.startswith("discard:") for key in keys(match))


def test_nix_hurts_any_player_who_discards_the_most_expensive_card_in_hand() -> None:
    match = nemesis_draws(
        "Nix", gex(hand=["Crystal", "Erratic Ingot", "Fiery Torrent", "Scoria Slag"]), dezmodia(hand=["Spark"])
    )
    assert foe(match)["tokens"] == 7
    choose(match, "player:1")
    assert lives(match) == [9, 10]
    assert set(keys(match)) == {"discard:erratic-ingot", "discard:fiery-torrent"}
    choose(match, "discard:fiery-torrent")
    assert player(match)["discard"] == ["fiery-torrent"]


def test_nix_falls_on_somebody_who_has_a_card_to_discard() -> None:
    match = nemesis_draws("Nix", gex(hand=[]), dezmodia(hand=["Spark"]))
    assert lives(match) == [10, 9]
    assert player(match, 1)["discard"] == ["spark"]


def test_planar_collision_is_discarded_for_two_of_your_prepped_spells() -> None:
    match = battle(
        gex(
            hand=["Crystal"], breaches={"II": prepped("Spark"), "III": prepped("Fiery Torrent"), "IV": prepped("Spark")}
        ),
        dezmodia(),
        nemesis={"in_play": ["Planar Collision"]},
    )
    choose(match, "discard:planar-collision")
    assert set(keys(match)) == {"discard:spark@II", "discard:fiery-torrent@III", "discard:spark@IV"}
    choose(match, "discard:spark@II", "discard:fiery-torrent@III")
    assert player(match)["discard"] == ["fiery-torrent", "spark"]
    assert foe(match)["discard"] == ["planar-collision"]


def test_planar_collision_does_not_take_an_allys_spells() -> None:
    match = battle(
        gex(hand=["Crystal"], breaches={"II": prepped("Spark")}),
        dezmodia(breaches={"I": prepped("Spark")}),
        nemesis={"in_play": ["Planar Collision"]},
    )
    assert "discard:planar-collision" not in keys(match)


def test_planar_collisions_power_unleashes_twice() -> None:
    match = nemesis_acts([{"name": "Planar Collision", "tokens": 1}], gex(), dezmodia())
    assert foe(match)["tokens"] == 6


def test_thrash_takes_two_cards_from_the_players_hands_together() -> None:
    match = nemesis_draws("Thrash", gex(hand=["Crystal", "Crystal"]), dezmodia(hand=["Spark"]))
    assert foe(match)["tokens"] == 7
    assert match.decision.seat is None
    assert set(keys(match)) == {"discard:crystal/1", "discard:spark/2"}
    choose(match, "discard:spark/2")
    assert player(match)["hand"] == ["crystal"]
    assert player(match)["discard"] == ["crystal"]
    assert player(match, 1)["discard"] == ["spark"]


def test_thrash_takes_what_there_is() -> None:
    match = nemesis_draws("Thrash", gex(hand=[]), dezmodia(hand=["Spark"]))
    assert player(match, 1)["discard"] == ["spark"]
    assert foe(match)["discard"] == ["thrash"]


def test_powers_of_tier_1_and_their_tokens() -> None:
    for name, tokens in (("Heart of Nothing", 2), ("Night Unending", 3), ("Planar Collision", 2)):
        match = nemesis_draws(name, gex(), dezmodia())
        assert list(in_play(match).values()) == [tokens]
        assert foe(match)["tokens"] == 8
