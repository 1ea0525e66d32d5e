"""Three players: two gates each, directions by column, creatures that lie until their owner's turn, and going on as two."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.ostium.game import GAME
from talia.words import Speaker
from talia.words.speaker import SHARED
from tests.games.ostium.table import (
    ME,
    MOUSE,
    NOBODY,
    THIRD,
    YOU,
    asked,
    choose,
    creature,
    crystals,
    discard,
    end,
    gates,
    hand,
    keys,
    phase,
    rows,
    sovereign,
    summon,
    three,
    won,
)

RAM = creature("Ram", "A", 4)
POST = creature("Post", "C", 2)
BOLT = creature("Bolt", "E", main=["strike 3"])
FULL, GONE = [15, -1, 15], [0, -1, 0]
LEFT, RIGHT = YOU, THIRD
"""My left neighbour, who plays after me, and my right one, who plays before me."""

CROWN = {
    "sovereigns": [sovereign("Queen"), sovereign("King")],
    "sovereign_deck": [sovereign("Heir"), sovereign("Regent")],
}


def attack(mine: Any, left: Any = None, right: Any = None, **position: Any) -> Match:
    """My attack phase, with no card in hand. Any: sheets are plain data."""
    return three({"hand": [], **mine}, left or {}, right or {}, phase="attack", field=CROWN, **position)


def strike(column: int, at: int, mine: Any, left: Any = None, right: Any = None) -> Match:
    """My Bolt strikes a gate (columns from 1) in my development phase."""
    match = three({"hand": [BOLT, MOUSE], **mine}, left or {}, right or {}, field=CROWN)
    summon(match, "bolt", "D2")
    choose(match, "use:strike-3", f"gate:{at + 1}-{column}")
    return match


# Set-up


def test_three_players_begin_with_two_gates_and_three_four_and_five_cards() -> None:
    match = GAME.new(players=3, seed=5)
    assert [gates(match, seat) for seat in range(3)] == [FULL] * 3
    first = phase(match)[0]
    assert [len(hand(match, (first + number) % 3)) for number in range(3)] == [3, 4, 5]


def test_turns_go_round() -> None:
    match = three({}, {}, {})
    seen = []
    for _ in range(4):
        seen.append(phase(match)[0])
        end(match)
    assert seen == [ME, LEFT, RIGHT, ME]
    assert match.view(None)["round"] == 2


def test_creatures_may_be_summoned_to_the_middle_column() -> None:
    match = three({"hand": [RAM, POST, MOUSE]}, {}, {})
    summon(match, "ram", "A2")
    summon(match, "post", "D2")
    assert rows(match) == {"A2": "ram", "D2": "post"}


# Directions


def test_the_left_column_attacks_the_left_neighbours_right_column() -> None:
    match = attack({"attack": [RAM]})
    assert [gates(match, seat) for seat in range(3)] == [FULL, [15, -1, 11], FULL]


def test_the_right_column_attacks_the_right_neighbours_left_column() -> None:
    match = attack({"attack": [NOBODY, NOBODY, RAM]})
    assert [gates(match, seat) for seat in range(3)] == [FULL, FULL, [11, -1, 15]]


@pytest.mark.parametrize("active", [ME, LEFT, RIGHT])
def test_directions_are_the_same_for_everybody(active: int) -> None:
    sheets: list[dict[str, Any]] = [{}, {}, {}]
    sheets[active] = {"attack": [RAM, NOBODY, RAM]}
    match = three(*sheets, active=active, phase="attack")
    choose(match, "charge:left")
    assert gates(match, (active + 1) % 3) == [15, -1, 11]
    assert gates(match, (active - 1) % 3) == [11, -1, 15]


@pytest.mark.parametrize(("player", "beaten"), [("player:2", LEFT), ("player:3", RIGHT)])
def test_the_middle_column_attacks_the_middle_of_an_opponent_one_chooses(player: str, beaten: int) -> None:
    row = {"defence": [NOBODY, POST]}
    match = attack({"attack": [NOBODY, RAM]}, row, row)
    assert (asked(match), keys(match)) == ((ME, "ask-charge-at"), ["player:2", "player:3"])
    choose(match, player)
    assert [seat for seat in (LEFT, RIGHT) if rows(match, seat) != {"D2": "post"}] == [beaten]
    assert [gates(match, seat) for seat in range(3)] == [FULL] * 3, "there is no gate in the middle"


def test_the_middle_column_starts_no_fusion() -> None:
    match = attack({"attack": [NOBODY, RAM], "defence": [NOBODY, creature("Back", "A")]}, {"defence": [NOBODY, POST]})
    assert asked(match) == (ME, "ask-charge-at")


# Defeated creatures


def test_defeated_creatures_stay_until_their_owners_next_development_phase() -> None:
    match = attack({"attack": [RAM]}, {"defence": [NOBODY, NOBODY, POST]})
    assert phase(match) == (LEFT, "development")
    assert (rows(match, LEFT), discard(match, LEFT)) == ({}, ["post"])
    match = attack({"attack": [NOBODY, NOBODY, RAM]}, {}, {"defence": [POST]})
    assert phase(match) == (LEFT, "development")
    assert rows(match, RIGHT) == {"D1": "(post)"}
    end(match)
    assert (rows(match, RIGHT), discard(match, RIGHT)) == ({}, ["post"])


def test_a_defeated_creature_counts_as_power_0_when_attacked_again() -> None:
    front, back = creature("Front", "B", 2, main=["shield 2"]), creature("Back", "C", 4)
    row = {"attack": [NOBODY, front], "defence": [NOBODY, back]}
    match = attack({"attack": [NOBODY, RAM]}, {"attack": [NOBODY, RAM]}, row)
    choose(match, "player:3", "hit")
    assert rows(match, RIGHT) == {"A2": "(front)", "D2": "back"}
    choose(match, "end", "player:3")
    assert (asked(match), keys(match)) == ((RIGHT, "ask-lay-down"), ["next:front@A2", "next:back@D2"])


def test_the_last_of_a_defeated_creature_waits_for_its_owners_turn() -> None:
    imp = creature("Imp", "B", 1, main=["last -> quake", "last -> crystal 2"])
    match = attack({"attack": [NOBODY, NOBODY, RAM]}, {}, {"defence": [imp]})
    assert asked(match) == (LEFT, "ask-development")
    end(match)
    assert asked(match) == (RIGHT, "ask-use")
    assert crystals(match) == 2, "it is their development phase, so crystals can be spent"
    choose(match, "use:quake")
    assert keys(match) == ["player:1", "player:2"]
    choose(match, "player:2")
    assert (gates(match, LEFT), gates(match, ME)) == ([13, -1, 13], FULL)
    assert phase(match) == (RIGHT, "development")


def test_several_defeated_creatures_are_laid_down_in_the_order_their_owner_likes() -> None:
    match = attack(
        {"attack": [RAM]}, {"attack": [NOBODY, NOBODY, creature("Front", "B", 1)], "defence": [NOBODY, NOBODY, POST]}
    )
    choose(match, "hit")
    assert (asked(match), keys(match)) == ((LEFT, "ask-lay-down"), ["next:front@A3", "next:post@D3"])
    choose(match, "next:post@D3")
    assert discard(match, LEFT) == ["front", "post"]


BOMB = creature("Bomb", "B", 1, main=["last -> strike 3"])
GOLD = creature("Gold", "A", 4, main=["last -> crystal 3"])


def blasts(rules: int = GAME.rules) -> Match:
    """My right neighbour's Bomb lies and is collected; its strike fells my right gate, whose blast beats their Gold."""
    game = GAME if rules == GAME.rules else GAME.under(rules)
    mine, left = {"gates": [15, -1, 3], "defence": [NOBODY, NOBODY, POST]}, {"hand": [MOUSE]}
    theirs = {"hand": [MOUSE], "attack": [GOLD], "defence": [NOBODY, BOMB], "lying": ["D2"]}
    match = game.arrange({"mode": "three", "active": LEFT, "players": [mine, left, theirs]})
    choose(match, "end")
    if match.decision.word == "ask-discard":
        choose(match, "done")
    assert asked(match) == (RIGHT, "ask-use")
    choose(match, "use:strike-3", "gate:1-3")
    return match


def test_who_falls_while_creatures_are_collected_falls_in_that_development_phase_and_stays() -> None:
    match = blasts()
    assert (gates(match), rows(match)) == ([15, -1, 0], {"D3": "(post)"})
    assert (phase(match), crystals(match)) == ((RIGHT, "development"), 0)
    assert (rows(match, RIGHT), discard(match, RIGHT)) == ({"A1": "(gold)"}, ["bomb"])


def test_it_is_collected_at_the_beginning_of_its_owners_next_turn() -> None:
    match = blasts()
    choose(match, "end", *["done"] * (match.decision.word == "ask-discard"))
    while phase(match) != (RIGHT, "development"):
        choose(match, keys(match)[-1])
    assert (rows(match, RIGHT), discard(match, RIGHT)[:1]) == ({}, ["gold"])
    assert crystals(match) == 3


def test_before_rules_8_it_was_collected_at_once() -> None:
    match = blasts(7)
    assert (rows(match, RIGHT), discard(match, RIGHT), crystals(match)) == ({}, ["gold", "bomb"], 3)


def test_a_creature_that_lies_still_gives_synergy() -> None:
    guard = creature("Guard", "C", 1, left=["shield 3"])
    match = attack(
        {"attack": [NOBODY, NOBODY, RAM]}, {"attack": [NOBODY, creature("Second", "B", 3)]}, {"defence": [POST, guard]}
    )
    choose(match, "end")
    assert asked(match) == (LEFT, "ask-discard"), "nobody asks at whom to charge, because the guard holds"
    choose(match, "done")
    assert (rows(match, RIGHT), discard(match, RIGHT)) == ({"D2": "guard"}, ["post"])


# Gates


def test_the_blast_of_a_charge_follows_its_direction() -> None:
    match = attack(
        {"attack": [RAM, NOBODY, creature("Other", "B")], "defence": [POST]},
        {"attack": [POST, NOBODY, POST], "gates": [15, -1, 4]},
        {"attack": [POST, NOBODY, POST]},
    )
    choose(match, "pass")
    assert gates(match, LEFT) == [15, -1, 0]
    assert rows(match) == {"A1": "(ram)", "A3": "other", "D1": "post"}
    assert rows(match, LEFT) == {"A1": "post", "A3": "(post)"}
    assert rows(match, RIGHT) == {"A1": "post", "A3": "post"}


def test_strike_may_hit_any_enemy_gate() -> None:
    match = three({"hand": [BOLT, MOUSE]}, {}, {})
    summon(match, "bolt", "A1")
    choose(match, "use:strike-3")
    assert keys(match) == ["gate:2-1", "gate:2-3", "gate:3-1", "gate:3-3"]


def test_the_blast_of_a_struck_gate_that_faces_the_striker_reaches_their_attack_row() -> None:
    match = strike(3, LEFT, {"attack": [RAM, NOBODY, RAM]}, {"attack": [POST, NOBODY, POST], "gates": [15, -1, 3]})
    assert rows(match, LEFT) == {"A1": "post", "A3": "(post)"}
    assert rows(match) == {"A1": "(ram)", "A3": "ram", "D2": "bolt"}


def test_the_blast_of_a_struck_gate_that_faces_another_spares_the_striker() -> None:
    match = strike(
        1, LEFT, {"attack": [RAM, NOBODY, RAM]}, {"attack": [POST], "gates": [3, -1, 15]}, {"attack": [RAM, RAM, RAM]}
    )
    assert rows(match, LEFT) == {"A1": "(post)"}
    assert rows(match) == {"A1": "ram", "A3": "ram", "D2": "bolt"}
    assert rows(match, RIGHT) == {"A1": "ram", "A2": "ram", "A3": "ram"}


def test_a_quake_hits_both_gates_of_one_opponent() -> None:
    match = three({"hand": [creature("Rumble", "E", main=["quake"]), MOUSE]}, {}, {})
    summon(match, "rumble", "D2")
    choose(match, "use:quake")
    assert keys(match) == ["player:2", "player:3"]
    choose(match, "player:3")
    assert [gates(match, seat) for seat in range(3)] == [FULL, FULL, [13, -1, 13]]


def test_banish_and_exile_reach_everybody() -> None:
    judge = creature("Judge", "E", main=["banish", "exile"])
    match = three({"hand": [judge, MOUSE]}, {"attack": [POST]}, {"attack": [POST, RAM]})
    summon(match, "judge", "D2")
    choose(match, "use:banish")
    assert keys(match) == ["creature:post@A1/2", "creature:post@A1/3", "creature:ram@A2/3"]
    choose(match, "creature:ram@A2/3", "use:exile")
    assert (rows(match, LEFT), rows(match, RIGHT)) == ({}, {})


def test_rally_counts_all_three_battlefields() -> None:
    herald = creature("Herald", "C", 1, main=["rally"])
    match = attack({"attack": [herald]}, {"attack": [POST]}, {"attack": [POST, POST]})
    assert gates(match, LEFT) == [15, -1, 15 - 1 - 4]


def test_a_sovereign_for_whoever_lost_a_gate() -> None:
    match = attack({"attack": [RAM, NOBODY, RAM]}, {"gates": [15, -1, 4]}, {"gates": [4, -1, 15]})
    assert asked(match) == (LEFT, "ask-console")
    choose(match, "console:queen")
    assert asked(match) == (RIGHT, "ask-console")
    choose(match, "console:heir")
    assert (hand(match, LEFT), hand(match, RIGHT)) == (["mouse", "queen"], ["heir", "mouse"])


# Elimination


def test_who_loses_the_last_gate_is_out_and_the_others_play_on() -> None:
    match = attack({"attack": [RAM]}, {"gates": [0, -1, 4], "attack": [POST]})
    assert not match.over
    view = match.view(None)["players"][LEFT]
    assert (view["out"], rows(match, LEFT)) == (True, {})
    assert asked(match) == (RIGHT, "ask-development")
    end(match)
    assert phase(match)[0] == ME, "their turn is left out"


def test_nobody_who_is_out_takes_a_sovereign() -> None:
    match = attack({"attack": [RAM]}, {"gates": [0, -1, 4]})
    assert asked(match) == (RIGHT, "ask-development")
    assert hand(match, LEFT) == ["mouse"]


def test_the_blast_of_the_last_gate_still_reaches_the_destroyers_attacker() -> None:
    match = attack({"attack": [RAM, NOBODY, NOBODY]}, {"gates": [0, -1, 4]})
    assert (rows(match), discard(match)) == ({}, ["ram"]), "and it is laid down at once: two are left"


def test_the_blast_of_the_last_gate_struck_from_aside_spares_the_striker() -> None:
    match = strike(1, LEFT, {"attack": [RAM, NOBODY, RAM]}, {"gates": [3, -1, 0]})
    assert match.view(None)["players"][LEFT]["out"]
    assert rows(match) == {"A1": "ram", "A3": "ram", "D2": "bolt"}


def test_in_the_turn_of_the_elimination_a_column_that_looks_at_nobody_does_not_charge() -> None:
    match = strike(1, LEFT, {"attack": [RAM, NOBODY, RAM]}, {"gates": [3, -1, 0]})
    choose(match, "end")
    assert gates(match, RIGHT) == [11, -1, 15]


def test_in_that_turn_the_middle_column_charges_at_whoever_is_left() -> None:
    match = strike(1, LEFT, {"attack": [NOBODY, RAM]}, {"gates": [3, -1, 0]}, {"defence": [NOBODY, POST]})
    choose(match, "end")
    assert (asked(match), rows(match, RIGHT)) == ((ME, "ask-discard"), {"D2": "(post)"}), "nobody asks at whom"


def test_at_the_end_of_that_turn_both_who_are_left_collect() -> None:
    match = attack({"attack": [RAM, NOBODY, RAM]}, {"gates": [0, -1, 4]}, {"attack": [POST], "defence": [POST]})
    choose(match, "hit")
    assert (phase(match), discard(match), discard(match, RIGHT)) == ((RIGHT, "development"), ["ram"], ["post", "post"])


def two_left(**position: Any) -> Match:
    """The left neighbour is out. Any: a position is plain data."""
    return three(
        {"attack": [RAM, RAM, RAM]}, {"gates": GONE, "hand": [], "deck": []}, {"defence": [NOBODY, POST]}, **position
    )


def test_two_that_are_left_face_each_other_by_the_standard_rules() -> None:
    match = two_left(phase="attack")
    choose(match, "charge:left", "charge:middle")
    assert gates(match, RIGHT) == [11, -1, 11]
    assert (phase(match), rows(match, RIGHT)) == ((RIGHT, "development"), {})
    assert discard(match, RIGHT) == ["post"], "laid down at the end of the attack phase"


def test_two_that_are_left_strike_only_each_other() -> None:
    match = three({"hand": [BOLT, MOUSE], "attack": [RAM]}, {"gates": GONE}, {"gates": [15, -1, 3]})
    summon(match, "bolt", "D2")
    choose(match, "use:strike-3")
    assert keys(match) == ["gate:3-1", "gate:3-3"]
    choose(match, "gate:3-3")
    assert rows(match)["A1"] == "(ram)", "their right gate faces my left column now"


def test_the_last_with_a_gate_wins() -> None:
    match = three({"attack": [RAM]}, {"gates": GONE}, {"gates": [0, -1, 4]}, phase="attack")
    assert won(match) == [ME]


def test_one_turn_may_eliminate_both() -> None:
    match = attack({"attack": [RAM, NOBODY, RAM]}, {"gates": [0, -1, 4]}, {"gates": [4, -1, 0]})
    choose(match, "charge:left")
    assert won(match) == [ME]


def test_elimination_in_the_development_phase() -> None:
    sting = creature("Sting", main=["discard -> quake"])
    match = three({"hand": [sting, MOUSE]}, {"gates": [1, -1, 2]}, {"gates": [5, -1, 5]})
    choose(match, "discard:sting", "use:quake", "player:2")
    assert match.view(None)["players"][LEFT]["out"]
    assert asked(match) == (ME, "ask-development")


@pytest.mark.parametrize(("lang", "gate"), [("en", "Gate 3 of Bo"), ("pl", "Brama 3 (Bo)")])
def test_whose_gate_it_is_is_told_by_name(lang: str, gate: str) -> None:
    voice = Speaker(lang, (SHARED, *GAME.words())).calling(GAME.player_words, ("Ann", "Bo", "Cy"))
    match = three({"hand": [BOLT, MOUSE]})
    choose(match, "summon:bolt", "place:D2", "use:strike-3")
    told = {option.key: voice.option(option) for option in match.decision.options}
    choose(match, "gate:2-3")
    assert (told["gate:2-3"], voice.mistakes) == (gate, [])
    assert gate in voice.event(next(event for event in match.events if event.name == "gate-hit"))
