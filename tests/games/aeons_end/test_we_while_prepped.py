"""What Aurora, Nova Forge and Equilibrium do while they are prepped."""

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
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
)
from tests.games.aeons_end.we_table import gains_on_offer, turns_to_come, ulgimor

# Aurora


def test_aurora_gives_a_charge_once_a_turn() -> None:
    match = battle(gex(breaches={"II": prepped("Aurora")}), dezmodia())
    choose(match, "use:aurora")
    assert player(match)["charges"] == 1
    assert "use:aurora" not in keys(match)
    assert breach(match, "II")["prepped"] == ["aurora"]


def test_aurora_gives_a_charge_in_the_turn_it_is_prepped_and_in_the_next() -> None:
    match = battle(gex(hand=["Aurora", "Crystal"]), dezmodia(), turn_order=turns_to_come("player 1"))
    assert "use:aurora" not in keys(match)
    choose(match, "prep:aurora>II", "use:aurora", "end")
    assert keys(match) == ["cast:aurora@II", "end"]
    choose(match, "end", "use:aurora")
    assert player(match)["charges"] == 2


def test_aurora_is_of_no_use_without_room_for_a_charge() -> None:
    match = battle(gex(charges=5, breaches={"II": prepped("Aurora")}), dezmodia())
    assert "use:aurora" not in keys(match)


def test_two_auroras_give_a_charge_each() -> None:
    match = battle(gex(breaches={"II": prepped("Aurora"), "III": prepped("Aurora")}), dezmodia())
    choose(match, "use:aurora", "use:aurora")
    assert player(match)["charges"] == 2
    assert "use:aurora" not in keys(match)


def test_aurora_works_on_a_closed_breach_but_not_in_the_casting_phase() -> None:
    match = battle(gex(breaches={"II": prepped("Aurora")}), dezmodia(), phase="casting")
    assert keys(match) == ["cast:aurora@II", "end"]
    match = battle(gex(breaches={"III": prepped("Aurora", stage=1)}), dezmodia())
    assert "use:aurora" in keys(match)


def test_aurora_used_prepped_again_in_the_same_turn_gives_no_second_charge() -> None:
    match = battle(gex(hand=["Vortex Gauntlet", "Crystal"], breaches={"II": prepped("Aurora")}), dezmodia())
    choose(match, "use:aurora", "play:vortex-gauntlet", "prep:aurora>II")
    assert foe(match)["life"] == 67
    assert "use:aurora" not in keys(match)


def test_aurora_deals_three() -> None:
    match = battle(gex(breaches={"II": prepped("Aurora")}), dezmodia(), phase="casting")
    choose(match, "cast:aurora@II")
    assert foe(match)["life"] == 67


# Nova Forge

SUPPLY = {"Dread Diamond": 7, "Mage's Totem": 5, "Thoughtform Familiar": 5, "Carbonize": 5}


def test_nova_forges_aether_gains_nothing_but_spells() -> None:
    match = battle(
        dezmodia(aether=1, breaches={"I": prepped("Nova Forge")}),
        gex(),
        market=SUPPLY,
        nemesis={"in_play": ["Seismic Roar"]},
    )
    choose(match, "use:nova-forge")
    assert gains_on_offer(match) == ["thoughtform-familiar"]
    assert not {"charge", "focus:II", "open:II", "use:nova-forge"} & set(keys(match))


def test_nova_forges_aether_pays_no_price_of_a_power() -> None:
    for free, offered in ((5, False), (6, True)):
        match = battle(
            gex(aether=free, breaches={"II": prepped("Nova Forge")}),
            dezmodia(),
            nemesis={"in_play": ["Seismic Roar"]},
        )
        choose(match, "use:nova-forge")
        assert ("discard:seismic-roar" in keys(match)) == offered


def test_nova_forges_aether_is_spent_first_on_a_spell() -> None:
    match = battle(gex(aether=4, breaches={"II": prepped("Nova Forge")}), dezmodia(), market=SUPPLY)
    choose(match, "use:nova-forge", "gain:carbonize")
    assert player(match)["aether"] == 2
    assert gains_on_offer(match) == ["mages-totem"]


def test_nova_forge_may_be_used_in_the_turn_it_is_prepped() -> None:
    match = battle(gex(hand=["Nova Forge", "Crystal"], aether=1), dezmodia(), market=SUPPLY)
    choose(match, "prep:nova-forge>II", "use:nova-forge", "gain:thoughtform-familiar")
    assert player(match)["discard"] == ["thoughtform-familiar"]


def test_two_nova_forges_give_four_aether_for_spells() -> None:
    breaches = {"II": prepped("Nova Forge"), "III": prepped("Nova Forge")}
    match = battle(gex(breaches=breaches), dezmodia(), market=SUPPLY)
    choose(match, "use:nova-forge", "use:nova-forge")
    assert gains_on_offer(match) == ["thoughtform-familiar", "carbonize"]


def test_nova_forges_aether_is_lost_at_the_end_of_the_turn() -> None:
    match = battle(
        gex(hand=["Crystal", "Crystal"], breaches={"II": prepped("Nova Forge")}),
        dezmodia(),
        market=SUPPLY,
        turn_order=turns_to_come("player 1"),
    )
    choose(match, "use:nova-forge", "end", "end", "play:crystal")
    assert gains_on_offer(match) == []
    choose(match, "use:nova-forge")
    assert gains_on_offer(match) == ["thoughtform-familiar"]


def test_nova_forge_deals_four() -> None:
    match = battle(gex(breaches={"II": prepped("Nova Forge")}), dezmodia(), phase="casting")
    choose(match, "cast:nova-forge@II")
    assert foe(match)["life"] == 66


# Equilibrium

BALANCED = {"II": prepped("Equilibrium")}
TWICE = {"II": prepped("Equilibrium"), "III": prepped("Equilibrium")}


def test_equilibrium_deals_four() -> None:
    match = battle(gex(breaches=BALANCED), dezmodia(), phase="casting")
    choose(match, "cast:equilibrium@II")
    assert foe(match)["life"] == 66


def test_equilibrium_takes_one_off_the_damage_its_owner_suffers() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(breaches=BALANCED), dezmodia())
    choose(match, "player:1")
    assert lives(match) == [9, 10]
    assert breach(match, "II")["prepped"] == ["equilibrium"]


def test_equilibrium_does_not_protect_an_ally() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(breaches=BALANCED), dezmodia())
    choose(match, "player:2")
    assert lives(match) == [10, 8]


def test_equilibrium_in_hand_protects_nobody() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(hand=["Equilibrium"]), dezmodia())
    choose(match, "player:1")
    assert lives(match) == [8, 10]


def test_equilibrium_leaves_at_least_one_damage() -> None:
    match = nemesis_draws("Nix", gex(hand=["Spark"], breaches=BALANCED), dezmodia())
    choose(match, "player:1")
    assert lives(match) == [9, 10]


def test_two_equilibria_take_off_two_but_leave_one() -> None:
    match = nemesis_draws("Afflict", gex(breaches=TWICE), dezmodia())
    choose(match, "player:1")
    assert lives(match) == [9, 10]
    match = nemesis_acts(["Howling Spinners"], gex(breaches=TWICE), dezmodia())
    choose(match, "player:1")
    assert lives(match) == [9, 10]


def test_equilibrium_lessens_every_blow() -> None:
    match = nemesis_acts(["Howling Spinners", "Vault Behemoth"], gex(breaches=BALANCED), dezmodia())
    choose(match, "player:1", "player:1")
    assert lives(match) == [8, 10]


def test_equilibrium_does_not_protect_gravehold() -> None:
    match = nemesis_acts(["Grubber"], gex(breaches=BALANCED), dezmodia(breaches={"I": prepped("Equilibrium")}))
    assert gravehold(match) == 28


def test_equilibrium_comes_before_the_doubling_when_its_owner_is_exhausted() -> None:
    for breaches, damage in ((BALANCED, 2 * (3 - 1)), (TWICE, 2 * (3 - 2)), ({}, 2 * 3)):
        match = nemesis_draws("Afflict", gex(life=0, breaches=breaches), dezmodia())
        choose(match, "player:1")
        assert gravehold(match) == 30 - damage


def test_equilibrium_lessens_the_damage_that_exhausts_before_the_rest_is_doubled() -> None:
    match = nemesis_draws("Afflict", gex(life=1, breaches=BALANCED), dezmodia())
    choose(match, "player:1", "destroy-breach:II")
    assert player(match)["exhausted"]
    assert gravehold(match) == 30 - 2 * 1
    assert player(match)["discard"] == ["equilibrium"]


def test_equilibrium_lessens_what_a_coal_shard_costs() -> None:
    match = battle(ulgimor(hand=["Coal Shard", "Crystal"], breaches={"I": prepped("Equilibrium")}), gex())
    choose(match, "play:coal-shard")
    assert lives(match) == [9, 10]
