"""The market of Outcasts: what each card does, in a small position of its own."""

from __future__ import annotations

from .outcasts import battle, cast, casting, hurt, ilya, kel, strike
from .table import breach, choose, gravehold, keys, lives, player


def aether(*hand: str) -> int:
    """What Kel has after playing these cards and saying no to everything."""
    match = battle(kel(hand=[*hand, "crystal"]), ilya())
    for card in hand:
        match.choose(f"play:{card}")
        while match.decision.word != "ask-main":
            match.choose("skip")
    return int(player(match)["aether"])


# Gems


def test_gems_give_what_they_say() -> None:
    assert [aether(gem) for gem in ("unstable-pyrite", "helix-of-amber", "molten-peridot")] == [1, 2, 2]
    assert [aether(gem) for gem in ("elongated-looq", "galvanized-sapphire", "petrified-phoenixium")] == [2, 2, 2]
    assert [aether(gem) for gem in ("vigorous-sunstone", "duplicating-sazite")] == [3, 3]


def test_unstable_pyrite_gives_two_more_when_it_is_destroyed() -> None:
    match = battle(kel(hand=["unstable-pyrite"]), ilya())
    choose(match, "play:unstable-pyrite", "yes")
    assert player(match)["aether"] == 3
    assert match.view(0)["destroyed"] == ["unstable-pyrite"]


def test_helix_of_amber_costs_a_wound_and_destroys_a_card_that_costs_nothing() -> None:
    match = battle(kel(hand=["helix-of-amber", "spark", "molten-peridot"]), ilya())
    choose(match, "play:helix-of-amber", "yes")
    assert lives(match) == [9, 10]
    assert match.view(0)["destroyed"] == ["spark"]


def test_molten_peridot_is_destroyed_for_a_card_only_the_second_time() -> None:
    match = battle(kel(hand=["molten-peridot", "molten-peridot"]), ilya())
    match.choose("play:molten-peridot")
    assert match.decision.word == "ask-main"
    choose(match, "play:molten-peridot", "yes")
    assert "gain:destiny-forger" in keys(match)  # costs 4
    assert "gain:transmuters-lens" not in keys(match)  # costs 5
    match.choose("gain:destiny-forger")
    assert player(match)["discard"] == ["destiny-forger"]


def test_elongated_looq_waits_for_the_next_focus_and_only_that() -> None:
    match = battle(kel(hand=["elongated-looq", "elongated-looq"], aether=2), ilya())
    choose(match, "play:elongated-looq", "focus:II")
    assert player(match)["charges"] == 1
    match.choose("focus:II")
    assert player(match)["charges"] == 1


def test_petrified_phoenixium_lets_a_prepped_spell_be_cast_at_the_next_gain() -> None:
    there = {"I": {"open": True, "prepped": ["spark"]}}
    match = battle(kel(hand=["petrified-phoenixium"], aether=2), ilya(breaches=there))
    choose(match, "play:petrified-phoenixium", "gain:destiny-forger")
    assert keys(match) == ["cast:spark@I/2", "skip"]
    cast(match, "cast:spark@I/2")
    assert hurt(match) == 1
    assert player(match, 1)["discard"] == ["spark"]


def test_vigorous_sunstone_comes_to_hand_as_the_second_card_gained() -> None:
    market = {"vigorous-sunstone": 5, "molten-peridot": 5}
    first = battle(kel(aether=5), ilya(), market=market)
    first.choose("gain:vigorous-sunstone")
    assert player(first)["discard"] == ["vigorous-sunstone"]
    second = battle(kel(aether=5, gained=["molten-peridot"]), ilya(), market=market)
    second.choose("gain:vigorous-sunstone")
    assert "vigorous-sunstone" in player(second)["hand"]


def test_duplicating_sazite_gives_an_ally_a_card_no_dearer_for_a_prepped_spell() -> None:
    there = {"I": {"open": True, "prepped": ["fortified-frost"]}}
    match = battle(kel(hand=["duplicating-sazite"], aether=2, breaches=there), ilya())
    choose(match, "play:duplicating-sazite", "gain:twisted-fang", "discard:fortified-frost@I")
    assert "gain:transmuters-lens" not in keys(match)
    match.choose("gain:destiny-forger")
    assert player(match, 1)["discard"] == ["destiny-forger"]


# Relics


def test_orb_of_the_deep_focuses_or_is_destroyed_for_a_charge() -> None:
    match = battle(kel(hand=["orb-of-the-deep", "orb-of-the-deep"]), ilya())
    choose(match, "play:orb-of-the-deep", "or:1")
    assert breach(match, "II")["stage"] == 1
    choose(match, "play:orb-of-the-deep", "or:2")
    assert player(match)["charges"] == 1
    assert match.view(0)["destroyed"] == ["orb-of-the-deep"]


def test_carnivorous_roox_eats_a_card_for_its_cost_or_turns_a_breach_twice() -> None:
    match = battle(kel(hand=["carnivorous-roox", "carnivorous-roox", "twisted-fang"]), ilya())
    choose(match, "play:carnivorous-roox", "or:1", "destroy:twisted-fang")
    assert player(match)["aether"] == 5
    choose(match, "play:carnivorous-roox", "or:2")
    assert breach(match, "II")["stage"] == 2


def test_rift_dagger_gains_from_another_pile_dearer_if_destroyed_and_to_hand_for_aether() -> None:
    market = {"rift-dagger": 5, "molten-peridot": 5, "destiny-forger": 5, "transmuters-lens": 5}
    match = battle(kel(hand=["rift-dagger"], aether=1), ilya(), market=market)
    choose(match, "play:rift-dagger", "yes")
    assert keys(match) == ["gain:molten-peridot", "gain:destiny-forger"]
    choose(match, "gain:destiny-forger", "yes")
    assert "destiny-forger" in player(match)["hand"]
    assert player(match)["aether"] == 0
    assert "rift-dagger" in match.view(0)["destroyed"]


def test_chain_of_retrieval_focuses_an_allys_breach_or_takes_a_cheap_card_back() -> None:
    match = battle(
        kel(hand=["chain-of-retrieval", "chain-of-retrieval"], discard=["bottled-sun", "arcane-relay"]), ilya()
    )
    choose(match, "play:chain-of-retrieval", "or:1")
    assert all(key.endswith("/2") for key in keys(match))
    choose(match, "focus:III/2", "play:chain-of-retrieval", "or:2")
    assert "bottled-sun" in player(match)["hand"]  # costs 6; Arcane Relay costs 8


def test_destiny_forger_makes_an_allys_card_a_dearer_one() -> None:
    match = battle(kel(hand=["destiny-forger"]), ilya(hand=["fortified-frost"]))
    choose(match, "play:destiny-forger", "or:1", "destroy:fortified-frost")
    assert {"gain:destiny-forger", "skip"} <= set(keys(match))
    assert "gain:transmuters-lens" not in keys(match)
    match.choose("gain:twisted-fang")
    assert player(match, 1)["hand"] == ["twisted-fang"]


def test_transmuters_lens_is_destroyed_and_gains_a_card_of_up_to_six() -> None:
    match = battle(kel(hand=["transmuters-lens", "spark"]), ilya())
    choose(match, "play:transmuters-lens", "destroy:spark", "gain:tornado-of-insight")
    assert set(match.view(0)["destroyed"]) == {"spark", "transmuters-lens"}
    assert player(match)["discard"] == ["tornado-of-insight"]


def test_unhinged_vortex_has_an_ally_draw_three_and_discard_one() -> None:
    match = battle(kel(hand=["unhinged-vortex"]), ilya(hand=["spark"], deck=["crystal"] * 4))
    choose(match, "play:unhinged-vortex", "or:1", "discard:spark")
    assert player(match, 1)["hand"] == ["crystal"] * 3


# Spells


def test_spells_deal_what_they_say() -> None:
    plain = {"gathered-will": 2, "lightning-arrow": 3, "unstable-rift": 4, "hasted-intellect": 4, "swarm-of-flame": 5}
    plain |= {"infused-ignition": 3, "paired-storm": 2, "twisted-fang": 3, "tornado-of-insight": 5, "dizzying-burst": 6}
    assert {spell: hurt(casting(spell)) for spell in plain} == plain


def test_fortified_frost_deals_one_more_in_the_same_blow_for_a_card() -> None:
    match = casting("fortified-frost", hand=["crystal"])
    match.choose("discard:crystal")
    strike(match)
    assert hurt(match) == 3


def test_two_paired_storms_share_a_breach_and_the_second_deals_two_more() -> None:
    there = {"I": {"open": True, "prepped": ["paired-storm", "paired-storm"]}}
    match = battle(kel(breaches=there), ilya(), phase="casting", run_on=False)
    cast(match, "cast:paired-storm@I")
    cast(match, "cast:paired-storm@I")
    assert hurt(match) == 6


def test_shattering_bolt_may_throw_a_gem_for_four_damage() -> None:
    match = casting("shattering-bolt", hand=["crystal"])
    match.choose("or:2")
    strike(match)
    assert hurt(match) == 4
    assert "crystal" in player(match)["discard"]


def test_twisted_fang_deals_one_more_when_its_pile_is_empty() -> None:
    there = {"I": {"open": True, "prepped": ["twisted-fang"]}}
    match = battle(kel(breaches=there), ilya(), phase="casting", run_on=False, market={"twisted-fang": 0})
    cast(match, "cast:twisted-fang@I")
    assert hurt(match) == 4


def test_gathered_will_puts_a_cheap_spell_onto_the_deck() -> None:
    match = casting("gathered-will")
    match.choose("gain:twisted-fang")
    deck = player(match)["deck"]
    match.choose("end")
    assert deck == 6


def test_lightning_arrow_heals_gravehold_for_a_card() -> None:
    match = casting("lightning-arrow", hand=["crystal"])
    assert gravehold(match) == 30
    hurt_city = battle(
        kel(hand=["crystal"], breaches={"I": {"open": True, "prepped": ["lightning-arrow"]}}),
        ilya(),
        phase="casting",
        run_on=False,
        gravehold=20,
    )
    cast(hurt_city, "cast:lightning-arrow@I")
    hurt_city.choose("discard:crystal")
    assert gravehold(hurt_city) == 21


def test_unstable_rift_strikes_and_pays_when_the_casting_phase_ends_without_it() -> None:
    there = {"I": {"open": True, "prepped": ["unstable-rift"]}}
    match = battle(kel(breaches=there), ilya(), phase="casting", run_on=False)
    match.choose("end")
    strike(match)
    assert hurt(match) == 1
    assert player(match)["aether"] == 1


def test_hasted_intellect_may_put_what_is_gained_onto_the_deck() -> None:
    there = {"I": {"open": True, "prepped": ["hasted-intellect"]}}
    match = battle(kel(breaches=there, aether=4), ilya())
    choose(match, "gain:twisted-fang", "yes")
    assert player(match)["deck"] == 6
    assert player(match)["discard"] == []


def test_swarm_of_flame_casts_another_spell_of_up_to_five() -> None:
    there = {"II": {"open": True, "prepped": ["tornado-of-insight"]}, "III": {"open": True, "prepped": ["spark"]}}
    match = casting("swarm-of-flame", breaches=there)
    assert "cast:spark@III/1" in keys(match)
    assert "cast:tornado-of-insight@II/1" not in keys(match)  # costs 6


def test_tornado_of_insight_gives_a_charge_when_no_breach_is_closed() -> None:
    opened = {roman: {"open": True} for roman in ("II", "III", "IV")}
    assert player(casting("tornado-of-insight", breaches=opened))["charges"] == 1
    assert player(casting("tornado-of-insight"))["charges"] == 0


def test_arcane_relay_counts_what_an_ally_holds_after_drawing() -> None:
    match = casting("arcane-relay", ilya(hand=["twisted-fang", "crystal"], deck=["bottled-sun"]))
    strike(match)
    assert hurt(match) == 6


def test_dizzying_burst_orders_the_turns_to_come() -> None:
    there = {"I": {"open": True, "prepped": ["dizzying-burst"]}}
    turns = {"deck": ["nemesis", "player 2", "player 1"], "discard": ["nemesis", "player 1", "player 2"]}
    match = battle(kel(breaches=there), ilya(), phase="casting", run_on=False, turn_order=turns)
    cast(match, "cast:dizzying-burst@I")
    assert keys(match) == ["bottom:nemesis", "bottom:player-2", "bottom:player-1", "rest"]
    choose(match, "bottom:nemesis", "bottom:player-2")
    match.choose("end")
    while match.view(0)["turn_order"]["discard"][0] == "turn-nemesis":
        match.choose(match.decision.options[-1])
    assert match.view(0)["turn_order"]["discard"][0] == "turn-player-1"
