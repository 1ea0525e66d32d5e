"""The worked examples of the Ostium rulebook, with the numbers it prints. Marta and Agata play."""

from talia import Match
from tests.games.ostium.table import (
    MOUSE,
    NOBODY,
    PRIMAL,
    attack,
    call,
    choose,
    creature,
    crystals,
    discard,
    duel,
    end,
    familiar,
    field,
    gates,
    grunts,
    hand,
    keys,
    phase,
    power_of_charges,
    rows,
    summon,
)

MARTA, AGATA = 0, 1


def test_discarding_a_familiar_gives_a_crystal() -> None:
    """Przykład A."""
    match = duel({"hand": [familiar("Newt"), MOUSE]})
    choose(match, "discard:newt")
    assert crystals(match) == 1
    assert discard(match) == ["newt"]


def test_summoning_from_hand_uses_the_active_ability_of_the_main_domain() -> None:
    """Przykład B."""
    match = duel({"hand": [creature("Ram", main=["crystal 1", "shield 1"])]})
    summon(match, "ram", "A2")
    assert crystals(match) == 1
    assert rows(match) == {"A2": "ram"}
    assert "summon:ram" not in keys(match)


def test_clan_synergy_uses_both_touching_side_domains() -> None:
    """Przykład C."""
    there = creature("There", "C", right=["crystal 1"], left=["strike 9"])
    match = duel(
        {
            "attack": [there],
            "hand": [creature("Comer", "C", left=["repair 2"], right=["strike 9"])],
            "gates": [15, 10, 15],
        }
    )
    summon(match, "comer", "A2")
    assert crystals(match) == 1
    assert keys(match) == ["use:repair-2", "done"]
    choose(match, "use:repair-2")
    assert gates(match) == [15, 12, 15]
    assert gates(match, AGATA) == [15, 15, 15]


def test_remove_shift_and_fill_up() -> None:
    """Przykład D. The upper row has lost its middle warrior, the lower one its left and its right one."""
    upper, lower = grunts(3), grunts(3, 4)
    waiting = [upper[0], NOBODY, NOBODY, lower[1], upper[2], NOBODY]
    match = duel({"hand": [MOUSE]}, field={"warriors": waiting, "warrior_deck": grunts(4, 7), "dismissed": []})
    assert field(match)["warriors"] == ["grunt-1", None, "grunt-3", None, "grunt-5", None]
    end(match)
    assert phase(match) == (AGATA, "development")
    assert field(match)["dismissed"] == ["grunt-3"]
    found = field(match)["warriors"]
    assert (found[2], found[5]) == ("grunt-1", "grunt-5")
    assert sorted([found[0], found[1], found[3], found[4]]) == ["grunt-10", "grunt-7", "grunt-8", "grunt-9"]
    assert field(match)["warrior_deck"] == 0


def fusion_of_example_e() -> Match:
    """(1) stands before gate A, (2) before gate B with (3) in front of it and (4) beside that, (5) is a primal."""
    return attack(
        {
            "attack": [creature("4", "B", 1), creature("3", "B", 1), creature("6", "C", 1)],
            "defence": [creature("1", "A", 1), creature("2", "B", 1), PRIMAL],
        }
    )


def test_gate_a_cannot_begin_a_fusion() -> None:
    """Przykład E."""
    match = fusion_of_example_e()
    assert not [key for key in keys(match) if key.startswith("chain:1>")]


def test_gate_b_fuses_to_4_or_stops_at_3_and_gate_c_fuses_to_6() -> None:
    """Przykład E."""
    match = fusion_of_example_e()
    assert "chain:2>D2-A2" in keys(match)
    choose(match, "chain:2>D2-A2-A1")
    assert keys(match) == ["chain:3>D3-A3", "done"]
    choose(match, "chain:3>D3-A3")
    assert power_of_charges(match) == [3, 1, 3]
    assert gates(match, AGATA) == [12, 14, 12]


def test_a_fusion_that_stops_at_3_strengthens_the_charge_at_the_middle_gate() -> None:
    """Przykład E."""
    match = fusion_of_example_e()
    choose(match, "chain:2>D2-A2", "done")
    assert gates(match, AGATA) == [14, 12, 14]


def charge_with(power: int, defender: dict[str, object], beside: object = NOBODY) -> Match:
    """A charge at somebody in the middle of the defence row."""
    return attack(
        {"attack": [NOBODY, creature("Charger", power=power)]}, {"defence": [beside, defender], "hand": [MOUSE]}
    )


def test_a_shield_adds_to_the_power_of_the_attacked() -> None:
    """Przykład F."""
    guard = creature("Guard", power=1, main=["shield 1"])
    assert rows(charge_with(1, guard), AGATA) == {"D2": "guard"}
    match = charge_with(2, guard)
    assert (discard(match, AGATA), gates(match, AGATA)) == (["guard"], [15, 15, 15])
    assert gates(charge_with(3, guard), AGATA) == [15, 14, 15]


def test_a_shield_of_a_side_domain_counts_beside_kin() -> None:
    """Przykład G."""
    guard = creature("Guard", "D", power=2, left=["shield 1"])
    kin = familiar("Kin", "D")
    assert rows(charge_with(2, guard, kin), AGATA) == {"D1": "kin", "D2": "guard"}
    match = charge_with(3, guard, kin)
    assert (discard(match, AGATA), gates(match, AGATA)) == (["guard"], [15, 15, 15])
    assert gates(charge_with(4, guard, kin), AGATA) == [15, 14, 15]
    assert gates(charge_with(3, guard), AGATA) == [15, 14, 15]


# The worked turn

SENTRY = creature("Sentry", "B", 1, left=["crystal 1"], right=["repair 1"])
RIDER = creature("Rider", "A", 3, main=["crystal 1", "charge 1"], right=["both ways"])
ANVIL = creature("Anvil", "C", 2, 3, main=["fuse 2"])
PILLAR = creature("Pillar", "A", 1, main=["fuse 1"])
OWL, CUB = familiar("Owl", "D"), familiar("Cub", "B")


def martas_turn() -> Match:
    """Marta's Sentry guards the middle of her attack row; Agata has four creatures."""
    return duel(
        {
            "attack": [NOBODY, SENTRY],
            "hand": [RIDER, OWL, PILLAR, CUB, PRIMAL],
            "gates": [15, 11, 15],
            "deck": [MOUSE] * 6,
        },
        {
            "attack": [NOBODY, creature("Eight", "B", 3), creature("Skipped", "D", 9)],
            "defence": [creature("Nine", "A", 2, main=["shield 2"]), NOBODY, creature("Seven", "C", 0)],
        },
        field={"warriors": [ANVIL, *grunts(5)], "warrior_deck": grunts(3, 6)},
    )


def martas_development_phase() -> Match:
    match = martas_turn()
    summon(match, "rider", "A1")
    choose(match, "discard:owl")
    call(match, "anvil", "D3")
    summon(match, "pillar", "D1")
    summon(match, "cub", "D2")
    choose(match, "summon:primal")
    return match


def test_summoning_beside_the_sentry_and_discarding_a_familiar_pay_for_a_warrior() -> None:
    """Przykładowa tura."""
    match = martas_turn()
    summon(match, "rider", "A1")
    assert crystals(match) == 2
    choose(match, "discard:owl")
    assert crystals(match) == 3
    call(match, "anvil", "D3")
    assert crystals(match) == 0
    summon(match, "pillar", "D1")
    assert (crystals(match), match.decision.word) == (0, "ask-development")
    summon(match, "cub", "D2")
    assert (crystals(match), match.decision.word) == (0, "ask-development")


def test_the_primal_lets_the_sentry_repair_the_gate_at_11() -> None:
    """Przykładowa tura."""
    match = martas_development_phase()
    assert keys(match) == ["use:repair-1", "done"]
    choose(match, "use:repair-1")
    assert gates(match) == [15, 12, 15]
    assert phase(match) == (MARTA, "attack")
    assert field(match)["warriors"].count(None) == 0


def test_martas_charges() -> None:
    """Przykładowa tura: 7 to gate D past the attack row, 3 against 3, 4 against 4; then five new cards."""
    match = martas_development_phase()
    choose(match, "use:repair-1", "chain:1>D1-A1", "chain:2>D2-A2", "chain:3>D3-A3")
    assert power_of_charges(match) == [3 + 1 + 2 + 1]
    choose(match, "pass")
    assert gates(match, AGATA) == [15, 15, 15 - 7]
    assert rows(match, AGATA)["D3"] == "(seven)"
    assert rows(match, AGATA)["A3"] == "skipped"
    assert power_of_charges(match) == [1 + 2]
    choose(match, "hit")
    assert power_of_charges(match) == [0 + 2 + 2]
    assert rows(match, AGATA) == {"A2": "(eight)", "A3": "skipped", "D1": "(nine)", "D3": "(seven)"}
    assert gates(match, AGATA) == [15, 15, 8]
    choose(match, "next:nine@D1", "next:seven@D3")
    assert discard(match, AGATA) == ["eight", "seven", "nine"]
    assert rows(match, AGATA) == {"A3": "skipped"}
    assert hand(match) == ["mouse"] * 5
    assert len(rows(match)) == 6
    assert phase(match) == (AGATA, "development")
