"""The gems, relics and spells of the first market."""

from tests.games.aeons_end.table import (
    battle,
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
    pile,
    player,
    prepped,
    turn_order,
)

# Gems


def test_frozen_magmite_may_put_the_next_card_gained_on_top_of_the_deck() -> None:
    match = battle(gex(hand=["Frozen Magmite"], aether=5), dezmodia())
    choose(match, "play:frozen-magmite")
    assert player(match)["aether"] == 7
    choose(match, "gain:scoria-slag")
    assert keys(match) == ["top:scoria-slag", "skip"]
    choose(match, "top:scoria-slag", "end")
    assert "scoria-slag" in player(match)["hand"]


def test_frozen_magmite_may_leave_the_card_on_the_discard_pile() -> None:
    match = battle(gex(hand=["Frozen Magmite", "Crystal"], aether=2), dezmodia())
    choose(match, "play:frozen-magmite", "gain:scoria-slag", "skip")
    assert player(match)["discard"] == ["scoria-slag"]
    assert player(match)["deck"] == 5


def test_frozen_magmite_concerns_only_the_next_card() -> None:
    match = battle(gex(hand=["Frozen Magmite"], aether=6), dezmodia())
    choose(match, "play:frozen-magmite", "gain:mages-totem", "skip", "gain:mages-totem")
    assert match.decision.word == "ask-main"
    assert player(match)["discard"] == ["mages-totem", "mages-totem"]


def test_two_frozen_magmites_both_mean_the_same_next_card() -> None:
    match = battle(gex(hand=["Frozen Magmite", "Frozen Magmite"], aether=2), dezmodia())
    choose(match, "play:frozen-magmite", "play:frozen-magmite", "gain:mages-totem")
    assert keys(match) == ["top:mages-totem", "skip"]
    choose(match, "top:mages-totem")
    assert player(match)["deck"] == 6
    choose(match, "gain:mages-totem")
    assert player(match)["discard"] == ["mages-totem"]


def test_frozen_magmite_is_forgotten_at_the_end_of_the_turn() -> None:
    order = turn_order(2)
    match = battle(gex(hand=["Frozen Magmite"]), dezmodia(), turn_order=order)
    choose(match, "play:frozen-magmite", "end")
    choose(match, "play:crystal", "play:crystal", "gain:mages-totem")
    assert match.decision.word == "ask-main"


def test_scoria_slag_gives_two_aether_at_tier_1() -> None:
    match = battle(gex(hand=["Scoria Slag"]), dezmodia(), nemesis={"discard": ["Nix"]})
    choose(match, "play:scoria-slag")
    assert player(match)["aether"] == 2


def test_scoria_slag_gives_three_aether_from_tier_2_on() -> None:
    for nemesis in ({"discard": ["Smite"]}, {"in_play": ["Mage Ender"]}, {"discard": ["Banish"]}):
        match = battle(gex(hand=["Scoria Slag"]), dezmodia(), nemesis=nemesis)
        choose(match, "play:scoria-slag")
        assert player(match)["aether"] == 3


def test_erratic_ingot_gives_two_more_aether_with_a_nemesis_card_in_the_turn_order_discard_pile() -> None:
    for nemesis_cards, aether in ((0, 2), (1, 4), (2, 4)):
        match = battle(gex(hand=["Erratic Ingot"]), dezmodia(), turn_order=turn_order(2, nemesis_cards))
        choose(match, "play:erratic-ingot")
        assert player(match)["aether"] == aether


# Relics


def test_mages_totem_destroys_a_gem_or_relic_played_this_turn() -> None:
    match = battle(gex(hand=["Mage's Totem", "Crystal", "Spark"]), dezmodia(), gravehold=20)
    choose(match, "play:crystal", "play:mages-totem", "or:1")
    assert keys(match) == ["destroy:mages-totem", "destroy:crystal"]
    choose(match, "destroy:crystal")
    assert match.view(0)["destroyed"] == ["crystal"]
    assert player(match)["played"] == ["mages-totem"]
    assert player(match)["aether"] == 1
    assert gravehold(match) == 20


def test_mages_totem_destroys_itself_for_a_life_of_gravehold() -> None:
    match = battle(gex(hand=["Mage's Totem", "Crystal"]), dezmodia(), gravehold=20)
    choose(match, "play:crystal", "play:mages-totem", "or:2")
    assert gravehold(match) == 21
    assert match.view(0)["destroyed"] == ["mages-totem"]


def test_primordial_fetish_focuses_any_players_breach() -> None:
    match = battle(gex(hand=["Primordial Fetish", "Crystal"], life=5), dezmodia())
    choose(match, "play:primordial-fetish", "or:1")
    assert keys(match) == ["focus:III/1", "focus:IV/1", "focus:II/2", "focus:III/2", "focus:IV/2"]
    choose(match, "focus:III/2")
    assert breach(match, "III", seat=1)["stage"] == 1
    assert player(match)["played"] == ["primordial-fetish"]


def test_primordial_fetish_destroys_itself_for_three_life() -> None:
    match = battle(gex(hand=["Primordial Fetish"], life=5), dezmodia())
    choose(match, "play:primordial-fetish", "or:2")
    assert lives(match) == [8, 10]
    assert match.view(0)["destroyed"] == ["primordial-fetish"]


def test_primordial_fetish_cannot_heal_the_exhausted_while_there_is_a_breach_to_focus() -> None:
    match = battle(gex(hand=["Primordial Fetish"], life=0), dezmodia())
    choose(match, "play:primordial-fetish")
    assert match.decision.word == "ask-focus"


def test_primordial_fetish_heals_when_every_breach_is_open() -> None:
    opened = {roman: {"open": True} for roman in ("II", "III", "IV")}
    match = battle(gex(hand=["Primordial Fetish"], life=9, breaches=opened), dezmodia(breaches=opened))
    choose(match, "play:primordial-fetish")
    assert lives(match) == [10, 10]
    assert match.view(0)["destroyed"] == ["primordial-fetish"]


# Spells


def test_jagged_lightning_discards_a_card_to_focus_any_players_cheapest_closed_breach() -> None:
    match = battle(
        gex(hand=["Crystal", "Spark"], breaches={"II": prepped("Jagged Lightning")}), dezmodia(), phase="casting"
    )
    choose(match, "cast:jagged-lightning@II")
    assert foe(match)["life"] == 67
    assert set(keys(match)) == {"discard:crystal", "discard:spark", "skip"}
    choose(match, "discard:spark")
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert breach(match, "II", seat=1)["stage"] == 2
    assert breach(match, "III", seat=1)["stage"] == 0
    assert player(match)["discard"] == ["spark", "jagged-lightning"]


def test_jagged_lightning_without_a_discard_focuses_nothing() -> None:
    match = battle(gex(hand=["Crystal"], breaches={"II": prepped("Jagged Lightning")}), dezmodia(), phase="casting")
    choose(match, "cast:jagged-lightning@II", "skip")
    assert player(match)["hand"] == ["crystal"]
    assert [breach(match, "III")["stage"], breach(match, "II", seat=1)["stage"]] == [1, 1]


def test_jagged_lightning_asks_nothing_with_an_empty_hand() -> None:
    breaches = {"II": prepped("Jagged Lightning"), "III": prepped("Spark")}
    match = battle(gex(hand=[], breaches=breaches), dezmodia(), phase="casting")
    choose(match, "cast:jagged-lightning@II")
    assert foe(match)["life"] == 67
    assert keys(match) == ["cast:spark@III", "end"]


def test_jagged_lightning_falls_only_on_those_with_a_closed_breach() -> None:
    opened = {"II": prepped("Jagged Lightning"), "III": {"open": True}, "IV": {"open": True}}
    match = battle(gex(hand=["Crystal"], breaches=opened), dezmodia(), phase="casting")
    choose(match, "cast:jagged-lightning@II", "discard:crystal")
    assert breach(match, "II", seat=1)["stage"] == 2


def test_jagged_lightning_asks_for_nobody_when_every_breach_is_open() -> None:
    opened = {roman: {"open": True} for roman in ("II", "III", "IV")}
    mine = {**opened, "II": prepped("Jagged Lightning")}
    match = battle(gex(hand=["Crystal", "Crystal"], breaches=mine), dezmodia(breaches=opened), phase="casting")
    choose(match, "cast:jagged-lightning@II", "discard:crystal")
    assert match.decision.word == "ask-main"
    assert player(match)["discard"] == ["crystal", "jagged-lightning"]


def test_fiery_torrent_deals_two_more_for_each_other_one_prepped_by_anyone() -> None:
    match = battle(
        gex(breaches={"II": prepped("Fiery Torrent"), "III": prepped("Spark")}),
        dezmodia(breaches={"I": prepped("Fiery Torrent"), "II": prepped("Fiery Torrent")}),
        phase="casting",
    )
    choose(match, "cast:fiery-torrent@II")
    assert foe(match)["life"] == 70 - (2 + 2 * 2)


def test_fiery_torrent_alone_deals_two() -> None:
    match = battle(gex(breaches={"II": prepped("Fiery Torrent")}), dezmodia(), phase="casting")
    choose(match, "cast:fiery-torrent@II")
    assert foe(match)["life"] == 68


def test_fiery_torrents_additional_damage_joins_the_same_blow() -> None:
    match = battle(
        gex(breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(breaches={"I": prepped("Fiery Torrent")}),
        phase="casting",
        nemesis={"in_play": ["Cryptid"]},
    )
    choose(match, "cast:fiery-torrent@II", "target:cryptid")
    assert in_play(match) == {"cryptid": 2}
    assert foe(match)["life"] == 70


def test_conjure_the_lost_may_be_destroyed_for_four_life_of_gravehold() -> None:
    match = battle(gex(breaches={"II": prepped("Conjure the Lost")}), dezmodia(), phase="casting", gravehold=20)
    choose(match, "cast:conjure-the-lost@II")
    assert (foe(match)["life"], keys(match)) == (65, ["yes", "skip"])
    choose(match, "yes")
    assert gravehold(match) == 24
    assert match.view(0)["destroyed"] == ["conjure-the-lost"]
    assert player(match)["discard"] == []


def test_conjure_the_lost_may_be_kept() -> None:
    match = battle(gex(breaches={"II": prepped("Conjure the Lost")}), dezmodia(), phase="casting", gravehold=20)
    choose(match, "cast:conjure-the-lost@II", "skip")
    assert gravehold(match) == 20
    assert player(match)["discard"] == ["conjure-the-lost"]


def test_reduce_to_ash_reveals_the_top_card_at_the_start_of_the_casting_phase() -> None:
    match = battle(
        gex(deck=["Crystal", "Spark"], breaches={"II": prepped("Reduce to Ash")}), dezmodia(), phase="casting"
    )
    assert match.view(0)["aside"] == ["crystal"]
    assert keys(match) == ["destroy:crystal", "skip"]
    choose(match, "destroy:crystal")
    assert match.view(0)["destroyed"] == ["crystal"]
    assert player(match)["deck"] == 1
    choose(match, "cast:reduce-to-ash@II")
    assert foe(match)["life"] == 66


def test_reduce_to_ash_puts_the_card_back_on_top_when_it_is_not_destroyed() -> None:
    match = battle(
        gex(deck=["Erratic Ingot", "Spark"], hand=["Crystal"] * 4, breaches={"II": prepped("Reduce to Ash")}),
        dezmodia(),
        phase="casting",
    )
    choose(match, "skip", "end", "end")
    assert "erratic-ingot" in player(match)["hand"]
    assert "spark" not in player(match)["hand"]


def test_reduce_to_ash_reveals_every_turn_it_stays_prepped_and_once_for_each_copy() -> None:
    match = battle(
        gex(
            deck=["Crystal", "Spark", "Crystal"],
            breaches={"II": prepped("Reduce to Ash"), "III": prepped("Reduce to Ash")},
        ),
        dezmodia(),
        phase="casting",
    )
    choose(match, "destroy:crystal", "destroy:spark")
    assert match.view(0)["destroyed"] == ["spark", "crystal"]
    assert keys(match) == ["cast:reduce-to-ash@II", "cast:reduce-to-ash@III", "end"]


def test_reduce_to_ash_reveals_nothing_when_it_is_prepped_by_somebody_else() -> None:
    match = battle(gex(), dezmodia(breaches={"I": prepped("Reduce to Ash")}), phase="casting")
    assert match.view(0)["aside"] == []


def test_reduce_to_ash_reveals_past_the_end_of_the_deck() -> None:
    match = battle(
        gex(deck=[], discard=["Spark", "Crystal"], breaches={"II": prepped("Reduce to Ash")}), mist(), phase="casting"
    )
    assert keys(match) == ["destroy:crystal", "skip"]
    assert player(match)["discard"] == []


def test_reduce_to_ash_with_no_cards_at_all_reveals_nothing() -> None:
    match = battle(gex(deck=[], breaches={"II": prepped("Reduce to Ash")}), mist(), phase="casting")
    assert keys(match) == ["cast:reduce-to-ash@II", "end"]


def test_gained_cards_leave_their_pile_one_by_one() -> None:
    match = battle(gex(aether=4), dezmodia())
    choose(match, "gain:mages-totem")
    assert pile(match, "mages-totem") == 4
