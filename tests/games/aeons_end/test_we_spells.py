"""The spells of War Eternal beyond the first market that lie on one breach."""

from tests.games.aeons_end.table import (
    battle,
    breach,
    choose,
    dezmodia,
    drawn_in_a_round,
    foe,
    gex,
    in_play,
    keys,
    mist,
    player,
    prepped,
)
from tests.games.aeons_end.we_table import turns_to_come

# Thoughtform Familiar


def test_thoughtform_familiar_deals_one_more_for_each_of_your_other_prepped_spells() -> None:
    breaches = {"I": prepped("Thoughtform Familiar"), "II": prepped("Spark"), "III": prepped("Thoughtform Familiar")}
    match = battle(
        dezmodia(breaches=breaches), gex(breaches={"II": prepped("Spark"), "III": prepped("Spark")}), phase="casting"
    )
    choose(match, "cast:thoughtform-familiar@I")
    assert foe(match)["life"] == 70 - (2 + 2)


def test_thoughtform_familiar_alone_deals_two() -> None:
    match = battle(dezmodia(breaches={"I": prepped("Thoughtform Familiar")}), gex(), phase="casting")
    choose(match, "cast:thoughtform-familiar@I")
    assert foe(match)["life"] == 68


def test_thoughtform_familiar_counts_spells_on_closed_breaches_and_both_on_kindles() -> None:
    breaches = {
        "I": prepped("Thoughtform Familiar"),
        "II": {"open": True, "prepped": ["Kindle", "Spark"]},
        "III": prepped("Spark", stage=1),
    }
    match = battle(dezmodia(breaches=breaches), gex(), phase="casting")
    choose(match, "cast:thoughtform-familiar@I")
    assert foe(match)["life"] == 70 - (2 + 3)


def test_thoughtform_familiars_additional_damage_joins_the_same_blow() -> None:
    match = battle(
        dezmodia(breaches={"I": prepped("Thoughtform Familiar"), "II": prepped("Spark")}),
        gex(),
        phase="casting",
        nemesis={"in_play": ["Cryptid"]},
    )
    choose(match, "cast:thoughtform-familiar@I", "target:cryptid")
    assert in_play(match) == {"cryptid": 3}
    assert match.decision.word == "ask-casting"


# Carbonize


def test_carbonize_may_put_any_turn_at_the_bottom() -> None:
    match = battle(
        gex(breaches={"II": prepped("Carbonize")}),
        dezmodia(),
        phase="casting",
        turn_order=turns_to_come("player 2", "nemesis", "player 1"),
    )
    choose(match, "cast:carbonize@II")
    assert foe(match)["life"] == 67
    assert (match.decision.seat, keys(match)) == (0, ["bottom:turn-player-2", "skip"])
    choose(match, "bottom:turn-player-2")
    assert drawn_in_a_round(match) == ["turn-nemesis", "turn-player-1", "turn-player-2"]


def test_carbonize_may_leave_the_turn_on_top() -> None:
    match = battle(
        gex(breaches={"II": prepped("Carbonize")}),
        dezmodia(),
        phase="casting",
        turn_order=turns_to_come("nemesis", "player 2"),
    )
    choose(match, "cast:carbonize@II", "skip")
    assert drawn_in_a_round(match) == ["turn-nemesis", "turn-player-2"]


def test_carbonize_looks_past_the_end_of_the_turn_order_deck() -> None:
    match = battle(gex(breaches={"II": prepped("Carbonize")}), dezmodia(), phase="casting", turn_order=turns_to_come())
    choose(match, "cast:carbonize@II")
    assert match.view(0)["turn_order"] == {"deck": 6, "discard": []}
    assert match.view(0)["round"] == 2
    assert match.decision.word == "ask-bury"


# Kindle


def test_kindle_deals_three() -> None:
    match = battle(gex(breaches={"II": prepped("Kindle")}), dezmodia(), phase="casting")
    choose(match, "cast:kindle@II")
    assert foe(match)["life"] == 67


def test_kindle_makes_room_for_one_spark_on_its_own_breach() -> None:
    match = battle(
        gex(hand=["Crystal", "Spark", "Spark", "Fiery Torrent"], breaches={"II": prepped("Kindle")}), dezmodia()
    )
    assert keys(match) == ["play:crystal", "prep:spark>II", "end"]
    choose(match, "prep:spark>II")
    assert keys(match) == ["play:crystal", "end"]
    assert breach(match, "II")["prepped"] == ["kindle", "spark"]
    assert player(match)["hand"] == ["crystal", "spark", "fiery-torrent"]


def test_kindles_spark_may_follow_in_the_turn_kindle_is_prepped() -> None:
    match = battle(gex(hand=["Kindle", "Spark", "Crystal"]), dezmodia())
    choose(match, "prep:kindle>II", "prep:spark>II")
    assert breach(match, "II")["prepped"] == ["kindle", "spark"]


def test_kindles_spark_may_go_to_a_closed_breach_that_was_not_focused() -> None:
    match = battle(gex(hand=["Spark", "Crystal"], breaches={"III": prepped("Kindle", stage=1)}), dezmodia())
    assert "prep:spark>III" in keys(match)
    choose(match, "prep:spark>III")
    assert breach(match, "III")["prepped"] == ["kindle", "spark"]
    assert not breach(match, "III")["focused"]


def test_a_spark_makes_no_room_for_kindle() -> None:
    match = battle(gex(hand=["Kindle", "Crystal"], breaches={"II": prepped("Spark")}), dezmodia())
    assert keys(match) == ["play:crystal", "end"]


def test_kindle_and_its_spark_are_cast_each_by_itself() -> None:
    breaches = {"III": {"open": True, "prepped": ["Kindle", "Spark"]}}
    match = battle(gex(breaches=breaches), dezmodia(), phase="casting")
    assert set(keys(match)) == {"cast:kindle@III", "cast:spark@III", "end"}
    choose(match, "cast:spark@III")
    assert foe(match)["life"] == 70 - (1 + 1)
    assert keys(match) == ["cast:kindle@III", "end"]
    choose(match, "cast:kindle@III")
    assert foe(match)["life"] == 68 - (3 + 1)


def test_kindle_may_be_cast_while_its_spark_stays() -> None:
    breaches = {"II": {"open": True, "prepped": ["Kindle", "Spark"]}}
    match = battle(gex(hand=["Spark", "Kindle", "Crystal"], breaches=breaches), dezmodia(), phase="casting")
    choose(match, "cast:kindle@II", "end")
    assert breach(match, "II")["prepped"] == ["spark"]
    assert keys(match) == ["play:crystal", "end"]


def test_on_a_closed_breach_kindle_and_its_spark_must_both_be_cast() -> None:
    breaches = {"III": {"stage": 1, "prepped": ["Kindle", "Spark"]}}
    match = battle(gex(breaches=breaches), dezmodia(), phase="casting")
    assert set(keys(match)) == {"cast:kindle@III", "cast:spark@III"}
    choose(match, "cast:kindle@III")
    assert foe(match)["life"] == 70 - 3 - 1
    assert breach(match, "III")["prepped"] == []


def test_a_new_spark_may_join_kindle_once_the_old_one_was_cast() -> None:
    breaches = {"II": {"open": True, "prepped": ["Kindle", "Spark"]}}
    match = battle(gex(hand=["Spark", "Crystal"], breaches=breaches), dezmodia(), phase="casting")
    choose(match, "cast:spark@II", "end", "prep:spark>II")
    assert breach(match, "II")["prepped"] == ["kindle", "spark"]


def test_amethyst_paragon_puts_no_spark_beside_an_allys_kindle() -> None:
    breaches = {"II": prepped("Kindle"), "III": prepped("Spark")}
    match = battle(mist(hand=["Amethyst Paragon", "Crystal"]), gex(hand=["Spark"], breaches=breaches))
    choose(match, "play:amethyst-paragon")
    assert keys(match) == ["prep:spark>IV", "skip"]


def test_destroying_the_breach_under_kindle_discards_both_spells() -> None:
    breaches = {"II": {"open": True, "prepped": ["Kindle", "Spark"]}, "III": prepped("Spark")}
    match = battle(
        gex(life=1, hand=["Crystal"], breaches=breaches),
        dezmodia(),
        phase="nemesis-main",
        nemesis={"in_play": ["Howling Spinners"], "deck": ["Mage Ender", "Smite"]},
        turn_order=turns_to_come("player 1", "player 2", "nemesis", "nemesis"),
    )
    choose(match, "player:1", "destroy-breach:II", "discard:kindle@II")
    assert player(match)["discard"] == ["spark", "kindle"]
    assert breach(match, "II")["state"] == "gone"
    assert breach(match, "III")["prepped"] == ["spark"]


# Celestial Spire


def test_celestial_spire_deals_three() -> None:
    match = battle(
        gex(breaches={"II": prepped("Celestial Spire")}), dezmodia(), phase="casting", market={"Celestial Spire": 1}
    )
    choose(match, "cast:celestial-spire@II")
    assert foe(match)["life"] == 67
    assert player(match, 1)["hand"] == ["crystal"]


def test_celestial_spire_lets_an_ally_draw_when_its_supply_pile_is_empty() -> None:
    match = battle(
        gex(breaches={"II": prepped("Celestial Spire")}),
        dezmodia(deck=["Spark", "Crystal"]),
        phase="casting",
        market={"Celestial Spire": 0},
    )
    choose(match, "cast:celestial-spire@II")
    assert foe(match)["life"] == 67
    assert player(match, 1)["hand"] == ["crystal", "spark"]
    assert player(match)["hand"] == ["crystal"]


def test_celestial_spires_ally_turns_the_discard_pile_over() -> None:
    match = battle(
        gex(breaches={"II": prepped("Celestial Spire")}),
        dezmodia(hand=[], deck=[], discard=["Spark", "Crystal"]),
        phase="casting",
        market={"Celestial Spire": 0},
    )
    choose(match, "cast:celestial-spire@II")
    sheet = player(match, 1)
    assert (sheet["hand"], sheet["deck"], sheet["discard"]) == (["crystal"], 1, [])


def test_celestial_spire_is_chosen_an_ally_who_has_a_card_to_draw() -> None:
    spire = {"II": prepped("Celestial Spire")}
    match = battle(gex(breaches=spire), dezmodia(deck=[]), mist(), phase="casting", market={"Celestial Spire": 0})
    choose(match, "cast:celestial-spire@II")
    assert [len(player(match, seat)["hand"]) for seat in (1, 2)] == [1, 2]
    match = battle(gex(breaches=spire), dezmodia(), mist(), phase="casting", market={"Celestial Spire": 0})
    choose(match, "cast:celestial-spire@II")
    assert (match.decision.seat, keys(match)) == (0, ["player:2", "player:3"])


def test_celestial_spire_with_no_card_left_to_draw() -> None:
    match = battle(
        gex(breaches={"II": prepped("Celestial Spire")}),
        dezmodia(deck=[]),
        phase="casting",
        market={"Celestial Spire": 0},
    )
    choose(match, "cast:celestial-spire@II")
    assert player(match, 1)["hand"] == ["crystal"]
    assert match.decision.word == "ask-main"


# Convection Field


def test_convection_field_deals_four() -> None:
    match = battle(gex(breaches={"II": prepped("Convection Field")}), dezmodia(), phase="casting")
    choose(match, "cast:convection-field@II")
    assert keys(match) == ["or:1", "or:2"]
    choose(match, "or:1")
    assert foe(match)["life"] == 66
    assert (match.decision.seat, match.decision.word) == (0, "ask-main")


def test_convection_field_deals_two_and_an_ally_may_destroy_a_card_in_hand() -> None:
    match = battle(
        gex(breaches={"II": prepped("Convection Field")}), dezmodia(hand=["Crystal", "Spark"]), phase="casting"
    )
    choose(match, "cast:convection-field@II", "or:2")
    assert foe(match)["life"] == 68
    assert match.decision.seat == 1
    assert set(keys(match)) == {"destroy:crystal", "destroy:spark", "skip"}
    choose(match, "destroy:spark")
    assert match.view(0)["destroyed"] == ["spark"]
    assert player(match, 1)["hand"] == ["crystal"]


def test_convection_fields_ally_may_keep_everything() -> None:
    match = battle(gex(breaches={"II": prepped("Convection Field")}), dezmodia(), phase="casting")
    choose(match, "cast:convection-field@II", "or:2", "skip")
    assert player(match, 1)["hand"] == ["crystal"]
    assert match.view(0)["destroyed"] == []


def test_convection_fields_ally_without_a_card_in_hand_is_not_asked() -> None:
    match = battle(gex(breaches={"II": prepped("Convection Field")}), dezmodia(hand=[]), phase="casting")
    choose(match, "cast:convection-field@II", "or:2")
    assert (foe(match)["life"], match.decision.seat) == (68, 0)


def test_a_breachs_bonus_joins_either_side_of_convection_field() -> None:
    for side, damage in (("or:1", 4 + 1), ("or:2", 2 + 1)):
        match = battle(gex(breaches={"III": prepped("Convection Field")}), dezmodia(hand=[]), phase="casting")
        choose(match, "cast:convection-field@III", side)
        assert foe(match)["life"] == 70 - damage


def test_convection_field_asks_which_ally() -> None:
    match = battle(gex(breaches={"II": prepped("Convection Field")}), dezmodia(), mist(), phase="casting")
    choose(match, "cast:convection-field@II", "or:2")
    assert (match.decision.seat, keys(match)) == (0, ["player:2", "player:3"])
    choose(match, "player:3")
    assert match.decision.seat == 2


# Reduce to Ash


def test_reduce_to_ash_deals_four() -> None:
    match = battle(gex(deck=[], breaches={"II": prepped("Reduce to Ash")}), dezmodia(), phase="casting")
    choose(match, "cast:reduce-to-ash@II")
    assert foe(match)["life"] == 66


def test_reduce_to_ash_puts_a_card_back_onto_the_deck_it_turned_over() -> None:
    match = battle(
        gex(
            hand=["Crystal"] * 4,
            deck=[],
            discard=["Spark", "Erratic Ingot"],
            breaches={"II": prepped("Reduce to Ash")},
        ),
        dezmodia(),
        phase="casting",
        turn_order=turns_to_come("player 1"),
    )
    assert match.view(0)["aside"] == ["erratic-ingot"]
    choose(match, "skip")
    assert (match.view(0)["aside"], player(match)["deck"], player(match)["discard"]) == ([], 2, [])
    choose(match, "end", "end")
    assert player(match)["hand"][-1] == "erratic-ingot"


def test_reduce_to_ash_on_a_closed_breach_reveals_before_it_must_be_cast() -> None:
    match = battle(
        gex(deck=["Spark"], breaches={"III": prepped("Reduce to Ash", stage=1)}), dezmodia(), phase="casting"
    )
    choose(match, "destroy:spark")
    assert match.view(0)["destroyed"] == ["spark"]
    assert foe(match)["life"] == 66


def test_reduce_to_ash_reveals_nothing_in_the_turn_it_is_prepped() -> None:
    match = battle(gex(hand=["Reduce to Ash", "Crystal"], deck=["Spark"]), dezmodia())
    choose(match, "prep:reduce-to-ash>II")
    assert (match.decision.word, match.view(0)["aside"]) == ("ask-main", [])
