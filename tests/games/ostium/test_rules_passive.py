"""The passive abilities in the main and the side domains: shield, charge, rally, fuse, swift and the double arrow."""

from __future__ import annotations

import pytest

from talia import Match
from tests.games.ostium.table import (
    MOUSE,
    NOBODY,
    PRIMAL,
    YOU,
    attack,
    call,
    choose,
    creature,
    crystals,
    discard,
    duel,
    familiar,
    gates,
    keys,
    phase,
    power_of_charges,
    rows,
    summon,
)

KIN, STRANGER = familiar("Kin", "A"), familiar("Stranger", "B")


def charged_by(power: int, defence: list[object]) -> Match:
    """A charge at the middle of your defence row."""
    return attack({"attack": [NOBODY, creature("Charger", "E", power)]}, {"defence": defence})


def charge_of(row: list[object], **sheet: object) -> Match:
    """A charge of my attack row at empty places."""
    return attack({"attack": row, **sheet})


# Shield


def test_a_shield_in_the_main_domain_always_counts() -> None:
    match = charged_by(4, [NOBODY, creature("Guard", power=1, main=["shield 3"])])
    assert (discard(match, YOU), gates(match, YOU)) == (["guard"], [15, 15, 15])


def test_a_shield_in_the_left_domain_counts_beside_kin() -> None:
    match = charged_by(4, [KIN, creature("Guard", power=1, left=["shield 3"])])
    assert (discard(match, YOU), gates(match, YOU)) == (["guard"], [15, 15, 15])


def test_a_shield_in_the_right_domain_counts_beside_kin() -> None:
    match = charged_by(4, [NOBODY, creature("Guard", power=1, right=["shield 3"]), KIN])
    assert (discard(match, YOU), gates(match, YOU)) == (["guard"], [15, 15, 15])


@pytest.mark.parametrize("beside", [NOBODY, STRANGER])
def test_a_shield_in_a_side_domain_is_idle_without_kin(beside: object) -> None:
    match = charged_by(4, [beside, creature("Guard", power=1, left=["shield 3"])])
    assert gates(match, YOU) == [15, 12, 15]


def test_shields_add_up() -> None:
    guard = creature("Guard", power=1, main=["shield 1"], left=["shield 1"], right=["shield 2"])
    match = charged_by(6, [KIN, guard, familiar("Cousin", "A")])
    assert gates(match, YOU) == [15, 14, 15]


def test_a_shield_does_not_help_a_charge_and_a_charge_bonus_does_not_help_the_attacked() -> None:
    match = attack(
        {"attack": [NOBODY, creature("Charger", "E", 2, main=["shield 5"])]},
        {"defence": [NOBODY, creature("Guard", power=1, main=["charge 5"])]},
    )
    assert gates(match, YOU) == [15, 14, 15]


def test_the_shield_of_a_neighbour_does_not_help() -> None:
    match = charged_by(2, [creature("Beside", "A", right=["shield 3"]), creature("Guard", "A", power=1)])
    assert gates(match, YOU) == [15, 14, 15]


# Charge


def test_a_charge_bonus_in_the_main_domain_always_counts() -> None:
    assert gates(charge_of([NOBODY, creature("Ram", power=1, main=["charge 2"])]), YOU) == [15, 12, 15]


def test_a_charge_bonus_in_a_side_domain_counts_beside_kin() -> None:
    match = charge_of([KIN, creature("Ram", power=1, left=["charge 2"], right=["charge 4"])])
    assert gates(match, YOU) == [15, 12, 15]


def test_a_charge_bonus_in_a_side_domain_is_idle_beside_strangers() -> None:
    match = charge_of([STRANGER, creature("Ram", power=1, left=["charge 2"])])
    assert gates(match, YOU) == [15, 14, 15]


# Rally


def test_rally_counts_every_creature_of_the_chosen_clan_on_both_sides_itself_included() -> None:
    match = attack(
        {"attack": [creature("Herald", "A", 1, main=["rally"])], "defence": [NOBODY, NOBODY, KIN]},
        {"attack": [creature("Foe", "A", 1)], "defence": [familiar("Other", "B")]},
    )
    assert keys(match) == ["clan:lode", "clan:pyre"]
    choose(match, "clan:lode")
    assert power_of_charges(match) == [1 + 3]
    assert gates(match, YOU) == [15, 15, 11]


def test_rally_may_choose_another_clan_than_its_own() -> None:
    others = [familiar("Other", "B"), familiar("Another", "B")]
    match = attack({"attack": [creature("Herald", "A", 1, main=["rally"])]}, {"attack": others})
    choose(match, "clan:pyre")
    assert gates(match, YOU) == [15, 15, 12]


def test_primals_count_for_no_clan_in_rally() -> None:
    match = attack({"attack": [creature("Herald", "A", 1, main=["rally"])], "defence": [NOBODY, NOBODY, PRIMAL]})
    assert gates(match, YOU) == [15, 15, 13]


def test_one_clan_is_rallied_for_all_that_rally() -> None:
    heralds = [creature("Herald", "A", 1, main=["rally"]), creature("Crier", "B", 0, main=["rally"]), NOBODY]
    match = attack({"attack": heralds, "defence": [NOBODY, NOBODY, KIN]})
    choose(match, "clan:lode")
    assert gates(match, YOU) == [15, 13, 12]


def test_rally_in_a_side_domain_works_beside_kin_only() -> None:
    herald = creature("Herald", "A", 1, left=["rally"])
    match = charge_of([KIN, herald])
    assert gates(match, YOU) == [15, 12, 15]
    match = charge_of([STRANGER, herald])
    assert gates(match, YOU) == [15, 14, 15]


def test_nobody_is_asked_to_rally_without_a_charger_that_rallies() -> None:
    herald = creature("Herald", "A", 1, main=["rally"])
    match = attack({"attack": [KIN], "defence": [STRANGER, NOBODY, herald]}, {"attack": [herald]})
    assert phase(match) == (YOU, "development")


# Fuse


@pytest.mark.parametrize(("end", "start", "bonus"), [([], [], 2), (["fuse 1"], [], 3), ([], ["fuse 2"], 4)])
def test_fuse_counts_wherever_it_is_in_the_chain(end: list[str], start: list[str], bonus: int) -> None:
    match = charge_of([creature("End", main=end)], defence=[creature("Start", main=start)])
    choose(match, "chain:1>D1-A1")
    assert gates(match, YOU) == [15, 15, 15 - bonus]


def test_fuse_in_a_side_domain_counts_beside_kin() -> None:
    start = creature("Start", right=["fuse 3"])
    match = charge_of([creature("End")], defence=[start, KIN])
    choose(match, "chain:1>D1-A1")
    assert gates(match, YOU) == [15, 15, 10]
    match = charge_of([creature("End")], defence=[start, STRANGER])
    choose(match, "chain:1>D1-A1")
    assert gates(match, YOU) == [15, 15, 13]


def test_fuse_counts_only_on_the_way_of_the_chain() -> None:
    match = charge_of([creature("End")], defence=[creature("Start"), creature("Beside", main=["fuse 5"])])
    choose(match, "chain:1>D1-A1")
    assert gates(match, YOU) == [15, 15, 13]


def test_fuse_any_takes_part_for_any_clan_and_strengthens() -> None:
    match = charge_of([creature("End", "B", 1)], defence=[creature("Start", "A", main=["fuse-any 1"])])
    choose(match, "chain:1>D1-A1")
    assert gates(match, YOU) == [15, 15, 15 - 1 - 2 - 1]


def test_fuse_any_in_a_side_domain_needs_kin_beside_it() -> None:
    start = creature("Start", "A", right=["fuse-any 1"])
    match = charge_of([creature("End", "B", 1)], defence=[start, KIN])
    choose(match, "chain:1>D1-A1")
    assert gates(match, YOU) == [15, 15, 11]
    match = charge_of([creature("End", "B", 1)], defence=[start, STRANGER])
    assert gates(match, YOU) == [15, 15, 14]


def test_fuse_any_does_not_make_synergy() -> None:
    match = duel(
        {"hand": [creature("Hero", "B", left=["crystal 1"]), MOUSE], "attack": [creature("Any", main=["fuse-any 1"])]}
    )
    summon(match, "hero", "A2")
    assert crystals(match) == 0


# Swift


def test_a_swift_creature_is_recalled_for_free_at_any_time() -> None:
    match = duel({"attack": [creature("Hare", main=["swift"]), creature("Ox")], "hand": [MOUSE]})
    assert [key for key in keys(match) if key.startswith("recall")] == ["recall:A1"]
    choose(match, "recall:A1")
    assert (discard(match), rows(match)) == (["hare"], {"A2": "ox"})


def test_recalling_a_swift_creature_leaves_the_crystals() -> None:
    match = duel({"attack": [creature("Hare", main=["swift"])], "crystals": 2})
    choose(match, "recall:A1")
    assert crystals(match) == 2


def test_swift_in_a_side_domain_works_beside_kin() -> None:
    hare = creature("Hare", cost=1, main=["crystal 3"], left=["swift"])
    match = duel({"attack": [KIN], "crystals": 1}, field={"warriors": [hare]})
    call(match, "hare", "A2")
    assert crystals(match) == 3
    choose(match, "recall:A2")
    assert crystals(match) == 3


def test_swift_in_a_side_domain_is_idle_beside_strangers() -> None:
    hare = creature("Hare", cost=1, main=["crystal 3"], left=["swift"])
    match = duel({"attack": [STRANGER], "crystals": 1}, field={"warriors": [hare]})
    call(match, "hare", "A2")
    assert crystals(match) == 0
    assert "recall:A2" not in keys(match)


# Both ways, and primals


def test_the_double_arrow_lets_the_neighbour_it_points_at_use_its_side() -> None:
    bridge = creature("Bridge", "A", right=["both ways"])
    match = duel({"hand": [bridge, MOUSE], "attack": [NOBODY, creature("There", "B", left=["crystal 2"])]})
    summon(match, "bridge", "A1")
    assert crystals(match) == 2


def test_a_creature_that_arrives_beside_the_double_arrow_uses_its_side() -> None:
    bridge = creature("Bridge", "A", left=["both ways"])
    match = duel({"hand": [creature("Comer", "B", right=["crystal 2"]), MOUSE], "attack": [NOBODY, bridge]})
    summon(match, "comer", "A1")
    assert crystals(match) == 2


def test_the_double_arrow_works_only_where_it_points() -> None:
    bridge = creature("Bridge", "A", left=["both ways"])
    there = creature("There", "B", left=["crystal 2"])
    match = duel({"hand": [bridge, MOUSE], "attack": [NOBODY, NOBODY, there]})
    summon(match, "bridge", "A2")
    assert crystals(match) == 0


def test_the_double_arrow_does_not_let_its_own_card_use_its_other_abilities() -> None:
    bridge = creature("Bridge", "A", left=["both ways", "crystal 1"])
    match = duel({"hand": [bridge, MOUSE], "attack": [creature("There", "B", right=["crystal 2"])]})
    summon(match, "bridge", "A2")
    assert crystals(match) == 2


def test_the_double_arrow_and_synergy_together_count_once() -> None:
    bridge = creature("Bridge", "A", right=["both ways"])
    match = duel({"hand": [bridge, MOUSE], "attack": [NOBODY, creature("There", "A", left=["crystal 2"])]})
    summon(match, "bridge", "A1")
    assert crystals(match) == 2


def test_the_double_arrow_carries_passive_abilities_too() -> None:
    bridge = creature("Bridge", "A", right=["both ways"])
    match = charged_by(4, [bridge, creature("Guard", "B", 1, left=["shield 3"])])
    assert gates(match, YOU) == [15, 15, 15]
    assert discard(match, YOU) == ["guard"]


def test_a_primal_is_kin_to_everybody_on_both_sides_and_counts_once() -> None:
    row = [creature("One", "A", right=["crystal 1"]), NOBODY, creature("Two", "B", left=["crystal 2"])]
    match = duel({"hand": [PRIMAL, MOUSE], "attack": row})
    summon(match, "primal", "A2")
    assert crystals(match) == 3


def test_a_creature_that_arrives_beside_a_primal_uses_its_side() -> None:
    match = duel({"hand": [creature("Comer", "C", left=["crystal 2"]), MOUSE], "attack": [PRIMAL]})
    summon(match, "comer", "A2")
    assert crystals(match) == 2


def test_both_neighbours_act_when_kin_arrives_between_them_and_again_each_time() -> None:
    row = [creature("One", "A", right=["crystal 1"]), NOBODY, creature("Two", "A", left=["crystal 1"])]
    match = duel({"hand": [creature("Comer", "A", left=["crystal 1"], right=["crystal 1"]), MOUSE], "attack": row})
    summon(match, "comer", "A2")
    assert crystals(match) == 4
    choose(match, "recall:A2")
    match = duel({"hand": [KIN, KIN, MOUSE], "attack": row, "crystals": 1})
    summon(match, "kin", "A2")
    choose(match, "recall:A2")
    summon(match, "kin", "A2")
    assert crystals(match) == 1 + 2 - 1 + 2
