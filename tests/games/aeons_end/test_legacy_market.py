"""The market of Legacy: what each card does, in a small position of its own."""

from __future__ import annotations

from .legacy import battle, casting, gex, hurt, mist, strike
from .table import breach, choose, gravehold, keys, lives, pile, player


def aether(*hand: str, **sheet: object) -> int:
    """What Mist has after playing these cards and saying no to everything."""
    match = battle(mist(hand=[*hand, "crystal"], **sheet), gex())
    for card in hand:
        match.choose(f"play:{card}")
        while match.decision.word != "ask-main":
            match.choose(0 if match.decision.word in ("ask-either", "ask-player", "ask-lose-pulse") else "skip")
    return int(player(match)["aether"])


# Gems


def test_gems_give_what_they_say() -> None:
    gems = ("ancient-cyanolith", "conductive-grit", "soothing-torporene", "arcing-silicate", "branching-radite")
    assert [aether(gem) for gem in gems] == [2, 2, 2, 2, 2]
    gems = ("entangled-shard", "phased-portalite", "crumbling-compound", "refined-lumenium", "fulmite-slab")
    assert [aether(gem) for gem in gems] == [2, 2, 2, 2, 1]
    assert aether("gilded-marble") == 3


def test_conductive_grit_stores_pulse_or_turns_it_into_aether() -> None:
    match = battle(mist(hand=["conductive-grit", "conductive-grit", "crystal"]), gex())
    match.choose("play:conductive-grit")
    assert (player(match)["aether"], player(match)["pulse"]) == (2, 1)
    choose(match, "play:conductive-grit", "or:2")
    assert player(match)["aether"] == 5
    assert "pulse" not in player(match)


def test_soothing_torporene_silences_a_minion_instead() -> None:
    match = battle(mist(hand=["soothing-torporene", "crystal"]), gex())
    choose(match, "play:soothing-torporene", "or:2")
    assert player(match)["aether"] == 0
    assert match.view(0)["nemesis"]["in_play"] == [{"id": "mangleroot", "life": 12, "silenced": True}]


def test_arcing_silicate_turns_pulse_into_damage() -> None:
    match = battle(mist(hand=["arcing-silicate", "crystal"], pulse=2), gex())
    choose(match, "play:arcing-silicate", "pulse:3", "target:mangleroot")
    assert hurt(match) == 3
    assert player(match)["aether"] == 2


def test_branching_radite_gives_more_with_two_prepped_spells() -> None:
    one = {"I": {"prepped": ["spark"]}}
    two = {**one, "II": {"open": True, "prepped": ["spark"]}}
    assert aether("branching-radite", breaches=one) == 2
    assert aether("branching-radite", breaches=two) == 3


def test_entangled_shard_gives_more_with_three_charges() -> None:
    assert aether("entangled-shard", charges=2) == 2
    assert aether("entangled-shard", charges=3) == 3


def test_phased_portalite_gives_more_with_breach_iii_open() -> None:
    assert aether("phased-portalite", breaches={"II": {"open": True}}) == 2
    assert aether("phased-portalite", breaches={"III": {"open": True}}) == 3


def test_crumbling_compound_gives_more_for_a_gem() -> None:
    match = battle(mist(hand=["crumbling-compound", "crystal", "spark"]), gex())
    match.choose("play:crumbling-compound")
    assert keys(match) == ["discard:crystal", "skip"]
    match.choose("discard:crystal")
    assert player(match)["aether"] == 4
    assert player(match)["discard"] == ["crystal"]


def test_refined_lumenium_lets_an_ally_draw() -> None:
    match = battle(mist(hand=["refined-lumenium", "crystal"]), gex())
    match.choose("play:refined-lumenium")
    assert len(player(match, 1)["hand"]) == 2


def test_fulmite_slab_turns_pulse_into_aether_all_turn_long() -> None:
    match = battle(mist(hand=["fulmite-slab", "crystal"], pulse=1), gex())
    assert "use:fulmite-slab" not in keys(match)
    choose(match, "play:fulmite-slab", "use:fulmite-slab", "play:crystal", "use:fulmite-slab")
    assert (player(match)["aether"], player(match)["pulse"]) == (4, 1)
    match.choose("use:fulmite-slab")
    assert "use:fulmite-slab" not in keys(match)
    match = battle(mist(hand=["fulmite-slab"]), gex())
    choose(match, "play:fulmite-slab", "end")
    assert "use:fulmite-slab" not in keys(match)


# Relics


def test_brane_knife_charges_and_focuses_an_allys_cheapest_breach() -> None:
    match = battle(mist(hand=["brane-knife", "crystal"]), gex())
    match.choose("play:brane-knife")
    assert player(match)["charges"] == 1
    assert breach(match, "III", 1)["stage"] == 2


def test_geophage_may_destroy_a_gem() -> None:
    match = battle(mist(hand=["geophage", "crystal", "spark"]), gex())
    choose(match, "play:geophage", "destroy:crystal")
    assert match.view(0)["destroyed"] == ["crystal"]
    assert player(match)["aether"] == 1


def test_neural_wreath_focuses_and_lets_any_player_prep() -> None:
    match = battle(mist(hand=["neural-wreath", "crystal"]), gex(hand=["spark"]))
    choose(match, "play:neural-wreath", "focus:III/2", "player:2", "prep:spark>III")
    assert breach(match, "III", 1)["prepped"] == ["spark"]


def test_prophetic_lens_destroys_the_top_card_or_gives_aether() -> None:
    match = battle(mist(hand=["prophetic-lens", "crystal"], deck=["spark"] * 5), gex())
    choose(match, "play:prophetic-lens", "skip")
    assert (player(match)["aether"], player(match)["charges"], player(match)["deck"]) == (1, 1, 5)
    match = battle(mist(hand=["prophetic-lens", "crystal"], deck=["spark"] * 5), gex())
    choose(match, "play:prophetic-lens", "destroy:spark")
    assert (player(match)["aether"], player(match)["charges"], player(match)["deck"]) == (0, 1, 4)


def test_voltaic_relay_gives_pulse_and_destroys_for_one() -> None:
    match = battle(mist(hand=["voltaic-relay", "crystal"]), gex(hand=["spark", "crystal"]))
    choose(match, "play:voltaic-relay", "player:2", "yes", "destroy:spark")
    assert player(match, 1)["pulse"] == 2
    assert match.view(0)["destroyed"] == ["spark"]


def test_infernal_mirror_casts_for_two_pulse_with_one_more_damage() -> None:
    spark = {"II": {"prepped": ["spark"]}}
    match = battle(mist(hand=["infernal-mirror", "crystal"]), gex(breaches=spark))
    choose(match, "play:infernal-mirror", "player:1")
    assert player(match, 1)["charges"] == 1
    assert player(match)["pulse"] == 2
    choose(match, "yes", "target:mangleroot")
    assert hurt(match) == 2
    assert "pulse" not in player(match)


def test_void_mill_focuses_and_cleans_two_discard_piles() -> None:
    match = battle(mist(hand=["void-mill", "crystal"], discard=["spark", "crystal"]), gex(discard=["crystal"]))
    choose(match, "play:void-mill", "focus:III/1", "destroy:spark/1")
    assert keys(match) == ["destroy:crystal/2", "done"]
    match.choose("destroy:crystal/2")
    assert match.view(0)["destroyed"] == ["crystal", "spark"]
    assert player(match)["discard"] == ["crystal"]


def test_void_mill_alone_goes_twice_for_the_same_pile() -> None:
    match = battle(mist(hand=["void-mill", "crystal"], discard=["spark", "crystal", "spark"]))
    choose(match, "play:void-mill", "focus:III", "destroy:spark", "destroy:crystal")
    assert player(match)["discard"] == ["spark"]


def test_ethereal_hand_draws_two_cards_for_an_ally() -> None:
    match = battle(mist(hand=["ethereal-hand", "crystal"]), gex())
    match.choose("play:ethereal-hand")
    assert len(player(match, 1)["hand"]) == 3


def test_reality_stabilizer_charges_twice_and_silences() -> None:
    match = battle(mist(hand=["reality-stabilizer", "crystal"]), gex())
    match.choose("play:reality-stabilizer")
    assert player(match)["charges"] == 2
    assert match.view(0)["nemesis"]["in_play"][0]["silenced"]


def test_adrenal_batteries_open_a_breach_and_prep_a_new_spell() -> None:
    match = battle(mist(hand=["adrenal-batteries", "crystal"], pulse=2), gex())
    choose(match, "play:adrenal-batteries", "yes", "open:III/2", "gain:gravity-node", "prep-it:III/2")
    assert breach(match, "III", 1)["state"] == "open"
    assert breach(match, "III", 1)["prepped"] == ["gravity-node"]
    assert pile(match, "gravity-node") == 4
    match = battle(mist(hand=["adrenal-batteries", "crystal"], pulse=1), gex())
    match.choose("play:adrenal-batteries")
    assert player(match)["pulse"] == 3


# Spells


def test_spells_deal_what_they_say() -> None:
    spells = ("fire-chakram", "sparking-siphon", "warping-haze", "breach-communion", "force-transfusion")
    assert [hurt(casting(spell)) for spell in spells] == [2, 2, 2, 2, 3]
    dearer = ("incinerating-fist", "arcane-salvo", "bending-beam", "fiery-conclusion")
    assert [hurt(casting(spell)) for spell in dearer] == [3, 4, 2, 4]


def test_breach_flare_focuses_breach_iii_only() -> None:
    match = casting("breach-flare", gex())
    assert hurt(match) == 2
    assert keys(match) == ["focus:III/1", "focus:III/2"]
    match.choose("focus:III/2")
    assert breach(match, "III", 1)["stage"] == 2


def test_sparking_siphon_brings_pulse_and_heals_for_it() -> None:
    market = {"sparking-siphon": 5, "fire-chakram": 5}
    match = battle(mist(hand=["crystal"], aether=3), gex(), market=market)
    match.choose("gain:sparking-siphon")
    assert player(match)["pulse"] == 2
    match = casting("sparking-siphon", gex(life=5), pulse=2)
    choose(match, "yes", "player:2")
    assert lives(match) == [10, 6]
    assert player(match)["pulse"] == 1


def test_warping_haze_with_two_other_prepped_spells() -> None:
    others = {"II": {"open": True, "prepped": ["spark"]}, "III": {"open": True, "prepped": ["spark"]}}
    assert hurt(casting("warping-haze", breaches=others)) == 3


def test_breach_communion_gains_a_pulse_each_turn_and_spends_two_on_a_blow() -> None:
    match = battle(mist(breaches={"I": {"prepped": ["breach-communion"]}}), gex())
    match.choose("use:breach-communion")
    assert player(match)["pulse"] == 1
    assert "use:breach-communion" not in keys(match)
    match = casting("breach-communion", pulse=3)
    match.choose("yes")
    strike(match)
    assert hurt(match) == 5
    assert player(match)["pulse"] == 1


def test_force_transfusion_charges_who_has_three() -> None:
    assert player(casting("force-transfusion", charges=2))["charges"] == 2
    assert player(casting("force-transfusion", charges=3))["charges"] == 4


def test_arcane_salvo_places_a_relic_on_the_deck_each_turn() -> None:
    salvo = {"I": {"prepped": ["arcane-salvo"]}}
    match = battle(mist(hand=["geophage", "crystal"], discard=["void-mill"], breaches=salvo), gex())
    choose(match, "play:geophage", "skip", "use:arcane-salvo")
    assert sorted(keys(match)) == ["top:geophage", "top:void-mill"]
    match.choose("top:geophage")
    assert player(match)["played"] == []
    assert player(match)["deck"] == 6
    assert "use:arcane-salvo" not in keys(match)


def test_bending_beam_from_an_open_breach_iii() -> None:
    assert hurt(casting("bending-beam", breach="III")) == 2 + 3 + 1
    closed = {"III": {"stage": 2, "prepped": ["bending-beam"]}}
    match = battle(mist(breaches=closed), gex(), phase="casting", run_on=False)
    match.choose("cast:bending-beam@III")
    strike(match)
    assert hurt(match) == 2


def test_fiery_conclusion_with_three_empty_piles() -> None:
    fire = {"I": {"prepped": ["fiery-conclusion"]}}
    for empty, damage in ((2, 4), (3, 7)):
        piles = ["fire-chakram", "gravity-node", "incinerating-fist", "warping-haze"]
        market = {id: 0 if number < empty else 5 for number, id in enumerate(piles)}
        match = battle(mist(breaches=fire), gex(), phase="casting", run_on=False, market=market)
        match.choose("cast:fiery-conclusion@I")
        strike(match)
        assert hurt(match) == damage


def test_gravity_node_strikes_for_a_discarded_card() -> None:
    match = casting("gravity-node", gex(hand=["spark", "crystal"]))
    choose(match, "player:2", "discard:spark")
    strike(match)
    assert hurt(match) == 4
    assert player(match, 1)["discard"] == ["spark"]
    match = casting("gravity-node", gex(hand=[]), hand=[])
    assert hurt(match) == 0


def test_pyro_geist_strikes_when_prepped_and_twice_when_cast() -> None:
    match = battle(mist(hand=["pyro-geist", "crystal"]), gex())
    match.choose("prep:pyro-geist>I")
    strike(match)
    assert hurt(match) == 1
    match = casting("pyro-geist", breach="III")
    strike(match)
    assert hurt(match) == (1 + 1) + (2 + 1)


def test_starfire_frenzy_burns_a_spell_in_hand() -> None:
    match = casting("starfire-frenzy", hand=["spark", "crystal"])
    match.choose("discard:spark")
    strike(match)
    assert hurt(match) == 5
    assert player(match)["charges"] == 1
    match = casting("starfire-frenzy", hand=["spark", "crystal"])
    match.choose("skip")
    strike(match)
    assert hurt(match) == 4
    assert player(match)["charges"] == 0


def test_breach_collision_may_go_to_anyone_and_mends_gravehold() -> None:
    market = {"breach-collision": 5, "fire-chakram": 5}
    match = battle(mist(aether=7), gex(), market=market)
    choose(match, "gain:breach-collision", "player:2")
    assert player(match, 1)["discard"] == ["breach-collision"]
    sheet = mist(breaches={"I": {"prepped": ["breach-collision"]}})
    match = battle(sheet, gex(), phase="casting", run_on=False, gravehold=20)
    match.choose("cast:breach-collision@I")
    strike(match)
    assert (hurt(match), gravehold(match)) == (5, 21)


def test_thunderous_oath_turns_pulse_into_cards_for_an_ally() -> None:
    match = casting("thunderous-oath", pulse=1)
    match.choose("pulse:2")
    assert hurt(match) == 6
    assert len(player(match, 1)["hand"]) == 3


def test_sphere_of_inversion_heals_an_ally_for_a_card() -> None:
    match = casting("sphere-of-inversion", gex(life=4, hand=["spark", "crystal"]))
    match.choose("destroy:spark")
    assert hurt(match) == 7
    assert lives(match) == [10, 6]
