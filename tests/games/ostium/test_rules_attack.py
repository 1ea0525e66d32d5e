"""The attack phase: charges and what they meet, and fusion chains with all their limits."""

from __future__ import annotations

import pytest

from talia import Match
from tests.games.ostium.table import (
    ME,
    MOUSE,
    NOBODY,
    PRIMAL,
    YOU,
    asked,
    attack,
    choose,
    creature,
    discard,
    duel,
    familiar,
    gates,
    keys,
    phase,
    power_of_charges,
    rows,
)

RAM = creature("Ram", "A", 4)
WALL = creature("Wall", "B", 3)
POST = creature("Post", "C", 2)


def middle(charger: object, front: object = NOBODY, back: object = NOBODY, **yours: object) -> Match:
    """A charge down the middle column."""
    sheet = {"attack": [NOBODY, front], "defence": [NOBODY, back], **yours}
    return attack({"attack": [NOBODY, charger]}, sheet)


# Charging


ROW = [creature("One", "A", 1), creature("Two", "B", 2), creature("Three", "C", 3)]


def test_charging_is_a_duty_in_an_order_the_attacker_chooses() -> None:
    match = attack({"attack": ROW, "hand": [MOUSE]})
    assert keys(match) == ["charge:left", "charge:middle", "charge:right", "discard:mouse"]
    choose(match, "charge:middle")
    assert gates(match, YOU) == [15, 13, 15]
    assert keys(match) == ["charge:left", "charge:right", "discard:mouse"]
    choose(match, "charge:right")
    assert gates(match, YOU) == [12, 13, 14]


def test_they_simply_charge_where_the_order_makes_no_difference() -> None:
    match = attack({"attack": ROW})
    assert gates(match, YOU) == [12, 13, 14]
    assert phase(match) == (YOU, "development")


def test_the_defence_row_does_not_charge() -> None:
    match = attack({"defence": [RAM, RAM, RAM], "gates": [0, 0, 1]})
    assert (gates(match, YOU), phase(match)) == ([15, 15, 15], (YOU, "development"))


@pytest.mark.parametrize(("row", "left"), [(0, [15, 15, 11]), (1, [15, 11, 15]), (2, [11, 15, 15])])
def test_a_charge_goes_straight_ahead_so_ones_left_is_the_others_right(row: int, left: list[int]) -> None:
    places = [NOBODY] * 3
    match = attack({"attack": [RAM if column == row else place for column, place in enumerate(places)]})
    assert gates(match, YOU) == left


def test_a_charge_may_pass_by_the_attack_row() -> None:
    match = middle(RAM, front=WALL)
    assert keys(match) == ["hit", "pass"]
    choose(match, "pass")
    assert (gates(match, YOU), rows(match, YOU)) == ([15, 11, 15], {"A2": "wall"})


def test_a_charge_never_passes_by_the_defence_row() -> None:
    match = middle(RAM, back=creature("Giant", power=9))
    assert (gates(match, YOU), rows(match, YOU)) == ([15, 15, 15], {"D2": "giant"})


def test_having_passed_the_attack_row_it_meets_the_defence_row() -> None:
    match = middle(RAM, front=WALL, back=POST)
    choose(match, "pass")
    assert gates(match, YOU) == [15, 13, 15]
    assert (discard(match, YOU), rows(match, YOU)) == (["post"], {"A2": "wall"})


def test_more_power_breaks_through_with_the_rest() -> None:
    match = middle(RAM, front=WALL)
    choose(match, "hit")
    assert (gates(match, YOU), discard(match, YOU)) == ([15, 14, 15], ["wall"])


def test_a_charge_may_break_through_both_rows() -> None:
    match = middle(creature("Ram", power=7), front=WALL, back=POST)
    choose(match, "hit")
    assert gates(match, YOU) == [15, 13, 15]
    assert keys(match) == ["next:wall@A2", "next:post@D2"]


def test_equal_power_defeats_and_stops() -> None:
    match = middle(creature("Ram", power=3), front=WALL, back=creature("Straw", power=0))
    choose(match, "hit")
    assert (gates(match, YOU), discard(match, YOU), rows(match, YOU)) == ([15] * 3, ["wall"], {"D2": "straw"})


def test_less_power_does_nothing_and_a_blocker_never_harms_the_charger() -> None:
    match = middle(creature("Lamb", power=2), front=WALL)
    choose(match, "hit")
    assert (gates(match, YOU), rows(match, YOU)) == ([15] * 3, {"A2": "wall"})
    assert rows(match) == {"A2": "lamb"}


def test_the_rest_of_a_charge_may_be_too_little_for_the_defence_row() -> None:
    match = middle(RAM, front=WALL, back=POST)
    choose(match, "hit")
    assert (discard(match, YOU), rows(match, YOU), gates(match, YOU)) == (["wall"], {"D2": "post"}, [15] * 3)


def test_power_0_against_power_0_is_equal() -> None:
    match = middle(MOUSE, back=creature("Straw", power=0))
    assert (discard(match, YOU), gates(match, YOU)) == (["straw"], [15] * 3)


def test_damage_to_a_fallen_gate_is_lost() -> None:
    match = middle(RAM, back=POST, gates=[15, 0, 15])
    assert (gates(match, YOU), discard(match, YOU)) == ([15, 0, 15], ["post"])
    assert rows(match) == {"A2": "ram"}, "no second blast"


def test_defeated_creatures_lie_until_all_charges_are_done() -> None:
    match = attack({"attack": [RAM, NOBODY, RAM]}, {"defence": [WALL, NOBODY, POST]})
    assert rows(match, YOU) == {"D1": "(wall)", "D3": "(post)"}
    assert match.decision.word == "ask-lay-down"


def test_a_defeated_creature_still_gives_synergy_to_its_neighbour() -> None:
    guard = creature("Guard", "C", 1, right=["shield 3"])
    match = attack({"attack": [RAM, creature("Second", "B", 4)]}, {"defence": [NOBODY, guard, POST]})
    assert rows(match, YOU)["D3"] == "(post)"
    assert gates(match, YOU) == [15, 15, 13], "the shield still counted: 4 against 4"
    assert rows(match, YOU) == {"D2": "(guard)", "D3": "(post)"}


def test_a_defeated_creature_in_the_attack_row_is_not_met_again() -> None:
    """It lies there since the development phase, where its gate fell."""
    match = duel(
        {"hand": [creature("Bolt", main=["strike 1"]), MOUSE], "attack": [NOBODY, NOBODY, RAM]},
        {
            "attack": [NOBODY, NOBODY, WALL],
            "defence": [POST, NOBODY, creature("Keep", main=["shield 9"])],
            "gates": [15, 15, 1],
        },
    )
    choose(match, "summon:bolt", "place:D2", "use:strike-1", "gate:2-3")
    assert rows(match, YOU) == {"A3": "(wall)", "D1": "post", "D3": "(keep)"}
    choose(match, "end")
    assert gates(match, YOU) == [13, 15, 0]


# Fusion


def fused(attackers: list[object], defenders: list[object], **mine: object) -> Match:
    return attack({"attack": attackers, "defence": defenders, **mine})


def chains(match: Match) -> list[str]:
    return [key for key in keys(match) if key.startswith("chain:")]


A0, B0 = creature("A zero", "A"), creature("B zero", "B")


def test_a_chain_needs_two_creatures_of_a_clan_and_ends_in_the_attack_row() -> None:
    match = fused([A0, B0], [A0, A0])
    assert chains(match) == ["chain:1>D1-A1", "chain:2>D2-D1-A1"]


def test_a_chain_enters_at_the_creature_in_front_of_its_gate() -> None:
    match = fused([A0], [NOBODY, A0])
    assert phase(match) == (YOU, "development")


def test_a_chain_does_not_run_aslant() -> None:
    match = fused([NOBODY, A0], [A0])
    assert gates(match, YOU) == [15, 15, 15]
    assert phase(match) == (YOU, "development")


def test_a_fallen_gate_starts_no_chain() -> None:
    match = fused([A0], [A0], gates=[0, 15, 15])
    assert phase(match) == (YOU, "development")


def test_a_fallen_gate_is_no_obstacle_on_the_way() -> None:
    match = fused([A0], [A0, A0], gates=[0, 15, 15])
    assert chains(match) == ["chain:2>D2-D1-A1"]


def test_chains_may_wind_through_both_rows() -> None:
    match = fused([A0, A0, A0], [A0, A0, A0])
    assert "chain:1>D1-D2-D3-A3-A2-A1" in chains(match)
    assert "chain:2>D2-A2-A1" in chains(match)
    choose(match, "chain:1>D1-D2-D3-A3-A2-A1")
    assert phase(match) == (YOU, "development"), "no creature is left for another chain"


def test_one_chain_a_gate() -> None:
    match = fused([A0, A0], [A0])
    assert chains(match) == ["chain:1>D1-A1", "chain:1>D1-A1-A2"]
    choose(match, "chain:1>D1-A1-A2")
    assert phase(match) == (YOU, "development")


def test_one_chain_through_a_creature() -> None:
    match = fused([A0], [A0, A0])
    choose(match, "chain:2>D2-D1-A1")
    assert gates(match, YOU) == [15, 15, 13]
    assert phase(match) == (YOU, "development")


def test_as_many_chains_as_gates_stand() -> None:
    match = fused([A0, B0, A0], [A0, B0, A0])
    choose(match, "chain:1>D1-A1", "chain:2>D2-A2", "chain:3>D3-A3")
    assert gates(match, YOU) == [13, 13, 13]


def test_chains_are_optional() -> None:
    match = fused([RAM], [A0])
    choose(match, "done")
    assert gates(match, YOU) == [15, 15, 11]


def test_chains_are_laid_before_the_first_charge() -> None:
    match = fused([RAM, NOBODY, RAM], [A0])
    assert match.decision.word == "ask-chain"
    choose(match, "done")
    assert gates(match, YOU) == [11, 15, 11]


def test_powers_are_not_added_up() -> None:
    match = fused([creature("End", "A", 1)], [creature("Strong", "A", 9)])
    choose(match, "chain:1>D1-A1")
    assert power_of_charges(match) == [3]


def test_a_creature_passed_through_charges_without_the_bonus() -> None:
    match = fused([creature("End", "A", 1), creature("Passed", "A", 1)], [NOBODY, A0])
    choose(match, "chain:2>D2-A2-A1")
    assert gates(match, YOU) == [15, 14, 12]


def test_a_familiar_takes_part() -> None:
    match = fused([familiar("Cub", "A", 1)], [familiar("Kit", "A")])
    choose(match, "chain:1>D1-A1")
    assert gates(match, YOU) == [15, 15, 12]


def test_a_primal_joins_a_chain_of_any_clan_but_of_one_only() -> None:
    match = fused([A0, B0], [PRIMAL, NOBODY])
    assert chains(match) == ["chain:1>D1-A1"]
    match = fused([PRIMAL, B0], [A0])
    assert chains(match) == ["chain:1>D1-A1"], "a chain of one clan cannot change through the primal"


def test_a_chain_may_consist_of_primals() -> None:
    match = fused([PRIMAL], [PRIMAL])
    choose(match, "chain:1>D1-A1")
    assert gates(match, YOU) == [15, 15, 13]


def test_a_chain_may_run_through_several_primals_to_one_clan() -> None:
    match = fused([PRIMAL, creature("End", "B", 1)], [PRIMAL])
    choose(match, "chain:1>D1-A1-A2")
    assert gates(match, YOU) == [15, 12, 15]


def test_fusion_does_not_help_the_attacked() -> None:
    match = attack({"attack": [NOBODY, RAM]}, {"attack": [NOBODY, A0], "defence": [NOBODY, creature("Post", "A", 3)]})
    choose(match, "hit")
    assert gates(match, YOU) == [15, 14, 15]


def test_a_creature_that_lies_cannot_end_a_chain_but_carries_it() -> None:
    """My attack row's Ram was defeated by the blast of the gate I felled before attacking."""
    match = duel(
        {"hand": [creature("Bolt", main=["strike 1"])], "attack": [RAM, creature("Next", "A", 1)], "defence": [A0]},
        {"gates": [15, 15, 1]},
    )
    choose(match, "summon:bolt", "place:D3", "use:strike-1", "gate:2-3")
    assert rows(match)["A1"] == "(ram)"
    assert chains(match) == ["chain:1>D1-A1-A2"]
    choose(match, "chain:1>D1-A1-A2")
    assert gates(match, YOU) == [15, 12, 0]
    assert asked(match) == (YOU, "ask-console")
    assert discard(match, ME) == ["ram"]
