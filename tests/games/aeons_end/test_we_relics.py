"""The relics of War Eternal beyond the first market."""

from tests.games.aeons_end.table import (
    battle,
    breach,
    choose,
    dezmodia,
    drawn_in_a_round,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    mist,
    player,
    prepped,
)
from tests.games.aeons_end.we_table import opened, turns_to_come

# Conclave Scroll


def test_conclave_scroll_gives_a_charge() -> None:
    match = battle(
        gex(hand=["Conclave Scroll", "Crystal"], charges=1),
        dezmodia(discard=["Spark"]),
        market={"Conclave Scroll": 1},
    )
    choose(match, "play:conclave-scroll")
    assert (match.decision.word, player(match)["charges"]) == ("ask-main", 2)
    assert player(match, 1)["discard"] == ["spark"]


def test_conclave_scroll_gives_no_charge_without_room() -> None:
    match = battle(gex(hand=["Conclave Scroll", "Crystal"], charges=5), dezmodia(), market={"Conclave Scroll": 1})
    choose(match, "play:conclave-scroll")
    assert player(match)["charges"] == 5


def test_conclave_scroll_may_destroy_an_allys_top_card_when_its_supply_pile_is_empty() -> None:
    match = battle(
        gex(hand=["Conclave Scroll", "Crystal"], discard=["Crystal"]),
        dezmodia(discard=["Spark", "Crystal"]),
        mist(discard=["Crystal"]),
        market={"Conclave Scroll": 0},
    )
    choose(match, "play:conclave-scroll")
    assert match.decision.seat == 0
    assert set(keys(match)) == {"destroy:spark/2", "destroy:crystal/3", "skip"}
    choose(match, "destroy:spark/2")
    assert player(match)["charges"] == 1
    assert player(match, 1)["discard"] == ["crystal"]
    assert "spark" in match.view(0)["destroyed"]


def test_conclave_scroll_may_spare_the_card() -> None:
    match = battle(gex(hand=["Conclave Scroll", "Crystal"]), dezmodia(discard=["Spark"]), market={"Conclave Scroll": 0})
    choose(match, "play:conclave-scroll", "skip")
    assert player(match, 1)["discard"] == ["spark"]


def test_conclave_scroll_asks_nothing_when_no_ally_has_a_discard_pile() -> None:
    match = battle(
        gex(hand=["Conclave Scroll", "Crystal"], discard=["Spark"]), dezmodia(), market={"Conclave Scroll": 0}
    )
    choose(match, "play:conclave-scroll")
    assert (match.decision.word, player(match)["charges"]) == ("ask-main", 1)


def test_conclave_scroll_destroys_a_card_even_without_room_for_a_charge() -> None:
    match = battle(
        gex(hand=["Conclave Scroll", "Crystal"], charges=5), dezmodia(discard=["Spark"]), market={"Conclave Scroll": 0}
    )
    choose(match, "play:conclave-scroll", "destroy:spark/2")
    assert player(match, 1)["discard"] == []


# Fiend Catcher

NEMESIS_NEXT = turns_to_come("nemesis", "player 1", "player 2")
PLAYER_NEXT = turns_to_come("player 1", "nemesis", "player 2")


def test_fiend_catcher_destroys_a_card_in_hand_or_in_the_discard_pile() -> None:
    match = battle(
        gex(hand=["Fiend Catcher", "Crystal"], discard=["Spark", "Scoria Slag"]), dezmodia(), turn_order=PLAYER_NEXT
    )
    choose(match, "play:fiend-catcher")
    assert set(keys(match)) == {"destroy:crystal", "destroy:spark", "destroy:scoria-slag", "skip"}
    choose(match, "destroy:spark")
    assert match.view(0)["destroyed"] == ["spark"]
    assert player(match)["discard"] == ["scoria-slag"]


def test_fiend_catcher_tells_a_card_in_hand_from_one_in_the_discard_pile() -> None:
    for held, thrown in ((1, 0), (0, 1)):
        match = battle(
            gex(hand=["Fiend Catcher", "Crystal", "Spark"], discard=["Crystal"]), dezmodia(), turn_order=PLAYER_NEXT
        )
        choose(match, "play:fiend-catcher")
        crystals = [key for key in keys(match) if key.startswith("destroy:crystal")]
        assert len(crystals) == 2
        place = f"p0/{'discard' if held else 'hand/crystal'}"
        choose(match, next(option.key for option in match.decision.options if option.about == place))
        assert [player(match)[zone].count("crystal") for zone in ("hand", "discard")] == [held, thrown]


def test_fiend_catcher_may_destroy_nothing() -> None:
    match = battle(gex(hand=["Fiend Catcher", "Crystal"], discard=["Spark"]), dezmodia(), turn_order=PLAYER_NEXT)
    choose(match, "play:fiend-catcher", "skip")
    assert match.view(0)["destroyed"] == []
    assert match.decision.word == "ask-main"


def test_fiend_catcher_does_not_destroy_itself_or_played_cards() -> None:
    match = battle(gex(hand=["Fiend Catcher"], played=["Crystal"]), dezmodia(), turn_order=NEMESIS_NEXT)
    choose(match, "play:fiend-catcher")
    assert keys(match) == ["bottom:turn-nemesis", "skip"]


def test_fiend_catcher_may_put_the_nemesis_turn_at_the_bottom() -> None:
    match = battle(gex(hand=["Fiend Catcher", "Crystal"]), dezmodia(), turn_order=NEMESIS_NEXT)
    choose(match, "play:fiend-catcher", "skip")
    assert (match.decision.seat, keys(match)) == (0, ["bottom:turn-nemesis", "skip"])
    choose(match, "bottom:turn-nemesis")
    assert drawn_in_a_round(match) == ["turn-player-1", "turn-player-2", "turn-nemesis"]


def test_fiend_catcher_may_leave_the_nemesis_turn_on_top() -> None:
    match = battle(gex(hand=["Fiend Catcher", "Crystal"]), dezmodia(), turn_order=NEMESIS_NEXT)
    choose(match, "play:fiend-catcher", "skip", "skip")
    assert drawn_in_a_round(match) == ["turn-nemesis", "turn-player-1", "turn-player-2"]


def test_fiend_catcher_leaves_a_players_turn_on_top() -> None:
    match = battle(gex(hand=["Fiend Catcher", "Crystal"]), dezmodia(), turn_order=PLAYER_NEXT)
    choose(match, "play:fiend-catcher", "skip")
    assert match.decision.word == "ask-main"
    assert drawn_in_a_round(match) == ["turn-player-1", "turn-nemesis", "turn-player-2"]


def test_fiend_catcher_looks_past_the_end_of_the_turn_order_deck() -> None:
    match = battle(gex(hand=["Fiend Catcher", "Crystal"]), dezmodia(), turn_order=turns_to_come())
    choose(match, "play:fiend-catcher", "skip")
    assert match.view(0)["turn_order"] == {"deck": 6, "discard": []}
    assert match.view(0)["round"] == 2


# Cairn Compass


def test_cairn_compass_lets_an_ally_prep_a_spell_from_their_discard_pile() -> None:
    match = battle(
        gex(hand=["Cairn Compass", "Crystal"], discard=["Spark"]),
        dezmodia(hand=["Spark"], discard=["Crystal", "Fiery Torrent"], breaches={"II": prepped("Spark")}),
    )
    choose(match, "play:cairn-compass")
    assert match.decision.seat == 1
    assert keys(match) == ["prep:fiery-torrent>I", "prep:fiery-torrent>III", "prep:fiery-torrent>IV", "skip"]
    choose(match, "prep:fiery-torrent>III")
    assert (breach(match, "III", seat=1)["prepped"], breach(match, "III", seat=1)["state"]) == (
        ["fiery-torrent"],
        "closed",
    )
    assert player(match, 1)["discard"] == ["crystal"]
    assert match.decision.seat == 0


def test_a_spell_prepped_by_cairn_compass_to_a_closed_breach_must_be_cast() -> None:
    match = battle(
        gex(hand=["Cairn Compass", "Crystal"]),
        dezmodia(discard=["Fiery Torrent"]),
        turn_order=turns_to_come("player 2", "player 1"),
    )
    choose(match, "play:cairn-compass", "prep:fiery-torrent>IV", "end")
    assert foe(match)["life"] == 68
    assert player(match, 1)["discard"] == ["fiery-torrent"]


def test_cairn_compass_is_a_may() -> None:
    match = battle(gex(hand=["Cairn Compass", "Crystal"]), dezmodia(discard=["Spark"]))
    choose(match, "play:cairn-compass", "skip")
    assert player(match, 1)["discard"] == ["spark"]


def test_cairn_compass_preps_a_spell_to_two_breaches_of_any_kind() -> None:
    match = battle(gex(hand=["Cairn Compass", "Crystal"]), dezmodia(discard=["Pyrotechnic Surge"]))
    choose(match, "play:cairn-compass")
    assert keys(match) == [
        "prep:pyrotechnic-surge>I+II",
        "prep:pyrotechnic-surge>II+III",
        "prep:pyrotechnic-surge>III+IV",
        "skip",
    ]
    choose(match, "prep:pyrotechnic-surge>III+IV")
    assert [breach(match, roman, seat=1)["prepped"] for roman in ("II", "III", "IV")] == [
        [],
        ["pyrotechnic-surge"],
        ["pyrotechnic-surge"],
    ]


def test_cairn_compass_is_given_to_an_ally_who_can_use_it() -> None:
    match = battle(
        gex(hand=["Cairn Compass", "Crystal"]),
        dezmodia(discard=["Crystal"]),
        mist(discard=["Spark"]),
    )
    choose(match, "play:cairn-compass")
    assert match.decision.seat == 2


def test_cairn_compass_asks_which_ally() -> None:
    match = battle(gex(hand=["Cairn Compass", "Crystal"]), dezmodia(discard=["Spark"]), mist(discard=["Spark"]))
    choose(match, "play:cairn-compass")
    assert (match.decision.seat, keys(match)) == (0, ["player:2", "player:3"])
    choose(match, "player:2")
    assert match.decision.seat == 1


def test_cairn_compass_asks_nobody_without_a_discarded_spell_or_a_free_breach() -> None:
    full = {roman: prepped("Spark") for roman in ("I", "II", "III", "IV")}
    match = battle(gex(hand=["Cairn Compass", "Crystal"]), dezmodia(discard=["Crystal"]))
    choose(match, "play:cairn-compass")
    assert match.decision.word == "ask-main"
    match = battle(gex(hand=["Cairn Compass", "Crystal"]), dezmodia(discard=["Spark"], breaches=full))
    choose(match, "play:cairn-compass")
    assert match.decision.word == "ask-main"


def test_cairn_compass_puts_no_spark_beside_an_allys_kindle() -> None:
    breaches = {"I": prepped("Kindle"), "II": prepped("Spark"), "III": prepped("Spark")}
    match = battle(gex(hand=["Cairn Compass", "Crystal"]), dezmodia(discard=["Spark"], breaches=breaches))
    choose(match, "play:cairn-compass")
    assert keys(match) == ["prep:spark>IV", "skip"]


# Vortex Gauntlet


def test_vortex_gauntlet_casts_an_allys_spell_and_returns_it_to_that_allys_hand() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"], breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(breaches={"I": prepped("Spark")}),
    )
    choose(match, "play:vortex-gauntlet")
    assert set(keys(match)) == {"cast:fiery-torrent@II/1", "cast:spark@I/2"}
    choose(match, "cast:spark@I/2")
    assert foe(match)["life"] == 69
    assert (player(match, 1)["hand"], player(match, 1)["discard"]) == (["crystal", "spark"], [])
    assert breach(match, "I", seat=1)["prepped"] == []
    assert breach(match, "II")["prepped"] == ["fiery-torrent"]


def test_a_spell_cast_by_vortex_gauntlet_takes_the_bonus_of_its_owners_breach() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"], breaches=opened("III", "IV")),
        dezmodia(breaches={"I": {"sigil": True, "prepped": ["Spark"]}}),
    )
    choose(match, "play:vortex-gauntlet")
    assert foe(match)["life"] == 70 - (1 + 2)


def test_a_spell_on_an_allys_closed_breach_may_be_cast_too_and_takes_no_bonus() -> None:
    match = battle(gex(hand=["Vortex Gauntlet", "Crystal"]), dezmodia(breaches={"III": prepped("Spark", stage=2)}))
    choose(match, "play:vortex-gauntlet")
    assert foe(match)["life"] == 69


def test_whoever_plays_vortex_gauntlet_makes_the_choices_of_the_spell() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"]),
        dezmodia(hand=["Spark"], breaches={"I": prepped("Jagged Lightning")}),
        nemesis={"in_play": ["Cryptid"]},
    )
    choose(match, "play:vortex-gauntlet")
    assert (match.decision.seat, keys(match)) == (0, ["target:nemesis", "target:cryptid"])
    choose(match, "target:cryptid")
    assert in_play(match) == {"cryptid": 3}
    assert (match.decision.seat, keys(match)) == (0, ["discard:crystal", "skip"])
    choose(match, "skip")
    assert player(match, 1)["hand"] == ["spark", "jagged-lightning"]


def test_your_other_prepped_spells_are_those_of_whoever_casts() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"], breaches={"II": prepped("Spark"), "III": prepped("Spark")}),
        dezmodia(
            breaches={
                "I": prepped("Thoughtform Familiar"),
                "II": prepped("Spark"),
                "III": prepped("Spark"),
                "IV": prepped("Spark"),
            }
        ),
    )
    choose(match, "play:vortex-gauntlet", "cast:thoughtform-familiar@I/2")
    assert foe(match)["life"] == 70 - (2 + 2)


def test_a_spell_of_your_own_comes_back_and_may_be_prepped_again() -> None:
    match = battle(gex(hand=["Vortex Gauntlet"], breaches={"II": prepped("Fiery Torrent")}), dezmodia())
    choose(match, "play:vortex-gauntlet")
    assert foe(match)["life"] == 68
    choose(match, "prep:fiery-torrent>II")
    assert breach(match, "II")["prepped"] == ["fiery-torrent"]


def test_vortex_gauntlet_fizzles_when_nothing_is_prepped() -> None:
    match = battle(gex(hand=["Vortex Gauntlet", "Crystal"]), dezmodia())
    choose(match, "play:vortex-gauntlet")
    assert match.decision.word == "ask-main"
    assert player(match)["played"] == ["vortex-gauntlet"]


def test_an_exhausted_allys_spell_may_be_cast() -> None:
    match = battle(gex(hand=["Vortex Gauntlet", "Crystal"]), dezmodia(life=0, breaches={"I": prepped("Spark")}))
    choose(match, "play:vortex-gauntlet")
    assert foe(match)["life"] == 69
    assert player(match, 1)["hand"] == ["crystal", "spark"]


def test_a_spell_stays_in_the_deck_when_its_owner_turned_the_discard_pile_over_meanwhile() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"]),
        dezmodia(hand=[], deck=[], discard=["Crystal"], breaches={"I": prepped("Celestial Spire")}),
        market={"Celestial Spire": 0},
    )
    choose(match, "play:vortex-gauntlet")
    sheet = player(match, 1)
    assert (sheet["hand"], sheet["deck"], sheet["discard"]) == (["crystal"], 1, [])


def test_a_spell_that_destroyed_itself_does_not_come_back() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"]),
        dezmodia(breaches={"I": prepped("Conjure the Lost")}),
        gravehold=20,
    )
    choose(match, "play:vortex-gauntlet", "yes")
    assert gravehold(match) == 24
    assert match.view(0)["destroyed"] == ["conjure-the-lost"]
    assert player(match, 1)["hand"] == ["crystal"]


def test_vortex_gauntlet_casts_kindle_and_leaves_its_spark() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"]),
        dezmodia(breaches={"I": {"open": True, "prepped": ["Kindle", "Spark"]}}),
    )
    choose(match, "play:vortex-gauntlet", "cast:kindle@I/2")
    assert foe(match)["life"] == 67
    assert breach(match, "I", seat=1)["prepped"] == ["spark"]
