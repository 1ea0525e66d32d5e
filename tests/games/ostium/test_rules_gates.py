"""Falling gates: the blast in both phases, gates of both sides, the end of the match, and sovereigns of consolation."""

from __future__ import annotations

from talia import Match
from tests.games.ostium.table import (
    ME,
    MOUSE,
    NOBODY,
    YOU,
    asked,
    attack,
    choose,
    creature,
    discard,
    duel,
    end,
    familiar,
    field,
    gates,
    hand,
    keys,
    phase,
    rows,
    sovereign,
    summon,
    won,
)

RAM = creature("Ram", "A", 4)
POST = creature("Post", "C", 2)
BOLT = creature("Bolt", "E", main=["strike 3"])
FOUR = {
    "sovereigns": [sovereign("Queen"), sovereign("King")],
    "sovereign_deck": [sovereign("Heir"), sovereign("Regent")],
}


# The blast


def test_the_blast_defeats_the_owners_column_and_the_destroyers_attacker_but_not_their_defender() -> None:
    match = attack(
        {"attack": [NOBODY, RAM, NOBODY], "defence": [NOBODY, creature("Mine", "B")]},
        {
            "attack": [familiar("Far"), creature("Front", "C", 1)],
            "defence": [NOBODY, NOBODY, familiar("Near")],
            "gates": [15, 4, 15],
        },
    )
    choose(match, "pass")
    assert gates(match, YOU) == [15, 0, 15]
    assert rows(match, YOU) == {"A1": "far", "D3": "near"}
    assert rows(match) == {"D2": "mine"}
    assert (discard(match), discard(match, YOU)) == (["ram"], ["front"])


def test_a_gate_falls_below_1_and_not_before() -> None:
    match = attack({"attack": [NOBODY, RAM]}, {"gates": [15, 5, 15]})
    assert (gates(match, YOU), rows(match)) == ([15, 1, 15], {"A2": "ram"})


def test_more_damage_than_strength_is_lost() -> None:
    match = attack({"attack": [NOBODY, RAM]}, {"gates": [15, 1, 15]})
    assert gates(match, YOU) == [15, 0, 15]


def test_a_gate_struck_down_in_the_development_phase_blasts_too() -> None:
    match = duel(
        {"hand": [BOLT, MOUSE], "attack": [RAM, creature("Aside", "B", 1)], "defence": [creature("Mine", "B")]},
        {"attack": [NOBODY, NOBODY, POST], "defence": [NOBODY, POST, POST], "gates": [15, 15, 2]},
    )
    summon(match, "bolt", "D3")
    choose(match, "use:strike-3", "gate:2-3")
    assert gates(match, YOU) == [15, 15, 0]
    assert rows(match, YOU) == {"A3": "(post)", "D2": "post", "D3": "(post)"}
    assert rows(match) == {"A1": "(ram)", "A2": "aside", "D1": "mine", "D3": "bolt"}
    assert phase(match) == (ME, "development")
    choose(match, "end")
    assert gates(match, YOU) == [15, 15, 0], "Ram does not charge, and Aside is stopped"


def test_a_creature_that_lies_is_not_moved_or_recalled_and_keeps_its_place() -> None:
    match = duel({"hand": [BOLT, MOUSE], "attack": [RAM], "defence": [POST], "crystals": 3}, {"gates": [15, 15, 2]})
    summon(match, "bolt", "D3")
    choose(match, "use:strike-3", "gate:2-3")
    assert {"move:A1", "recall:A1"}.isdisjoint(keys(match))
    choose(match, "move:D1")
    assert "place:A1" not in keys(match)


def test_a_quake_may_fell_several_gates_at_once() -> None:
    match = duel(
        {"hand": [creature("Rumble", "E", main=["quake"]), MOUSE], "attack": [RAM, NOBODY, RAM]},
        {"gates": [1, 2, 3], "attack": [POST, POST, POST]},
    )
    summon(match, "rumble", "D1")
    choose(match, "use:quake")
    assert gates(match, YOU) == [0, 0, 1]
    assert rows(match, YOU) == {"A1": "(post)", "A2": "(post)", "A3": "post"}
    assert rows(match) == {"A1": "ram", "A3": "(ram)", "D1": "rumble"}


def test_the_column_of_a_fallen_gate_stays_usable() -> None:
    match = duel({"hand": [RAM, MOUSE], "gates": [0, 15, 15]})
    summon(match, "ram", "A1")
    choose(match, "end")
    assert gates(match, YOU) == [15, 15, 11]


# Laying down


def test_the_defender_lays_down_first_each_in_the_order_they_like() -> None:
    match = attack(
        {"attack": [RAM, RAM, NOBODY]},
        {"attack": [NOBODY, NOBODY, POST], "defence": [NOBODY, creature("Two", "B", 1)], "gates": [15, 3, 2]},
    )
    assert gates(match, YOU) == [15, 0, 0]
    assert asked(match) == (YOU, "ask-lay-down")
    choose(match, "next:two@D2")
    assert discard(match, YOU) == ["post", "two"]
    assert discard(match) == ["ram", "ram"], "like ones lie in any order"


def test_three_or_more_are_laid_down_as_they_stand_in_one_go() -> None:
    three = [creature(name, "B", 1) for name in ("One", "Two", "Three")]
    match = attack({"attack": [RAM, RAM, RAM]}, {"defence": three})
    assert asked(match) == (YOU, "ask-lay-down")
    offered = match.game.together(match, match.decision)
    assert offered is not None
    choose(match, *offered.keys)
    assert (sorted(discard(match, YOU)), phase(match)) == (["one", "three", "two"], (YOU, "development"))


def test_last_is_done_as_the_creature_reaches_the_pile() -> None:
    one, two = creature("One", "A", 1, main=["last -> remove"]), creature("Two", "B", 1)
    match = attack({"attack": [RAM, RAM]}, {"defence": [NOBODY, one, two]})
    choose(match, "next:two@D3")
    assert asked(match) == (YOU, "ask-use")
    choose(match, "use:remove")
    assert keys(match) == ["remove:mouse@hand", "remove:one@discard", "remove:two@discard"]
    choose(match, "remove:two@discard")
    assert discard(match, YOU) == ["one"]


def test_last_is_optional() -> None:
    match = attack({"attack": [RAM]}, {"defence": [NOBODY, NOBODY, creature("Imp", "B", 1, main=["last -> quake"])]})
    choose(match, "done")
    assert (gates(match), phase(match)) == ([15, 15, 15], (YOU, "development"))


def vengeance(**mine: object) -> Match:
    """My Ram defeats an Imp whose last strikes my left gate down."""
    imp = creature("Imp", "B", 1, main=["last -> strike 5"])
    match = attack(
        {"attack": [RAM], "defence": [POST], "gates": [5, 15, 15], **mine},
        {"attack": [NOBODY, NOBODY, imp], "defence": [NOBODY, NOBODY, familiar("Kit")], "gates": [15, 15, 3]},
        field=FOUR,
    )
    return match


def test_a_last_may_fell_a_gate_of_the_attacker_and_its_blast_is_laid_down_too() -> None:
    match = vengeance()
    assert gates(match, YOU) == [15, 15, 0]
    choose(match, "next:imp@A3", "use:strike-5", "gate:1-1")
    assert gates(match) == [0, 15, 15]
    assert asked(match) == (ME, "ask-lay-down")
    assert rows(match) == {"A1": "(ram)", "D1": "(post)"}
    choose(match, "next:post@D1")
    assert (rows(match), discard(match)) == ({}, ["ram", "post"])


def test_both_who_lost_a_gate_take_a_sovereign_the_defender_first_and_the_field_is_refilled_between() -> None:
    match = vengeance()
    choose(match, "next:imp@A3", "use:strike-5", "gate:1-1", "next:post@D1")
    assert (asked(match), keys(match)) == ((YOU, "ask-console"), ["console:queen", "console:king"])
    choose(match, "console:queen")
    assert (asked(match), keys(match)) == ((ME, "ask-console"), ["console:heir", "console:king"])
    choose(match, "console:king")
    assert "queen" in hand(match, YOU)
    assert (len(hand(match)), "king" in hand(match)) == (6, True)
    assert field(match)["sovereigns"] == ["heir", "regent"]


def test_the_blast_of_the_attackers_gate_reaches_the_defenders_attack_row() -> None:
    imp = creature("Imp", "B", 1, main=["last -> strike 5"])
    match = attack(
        {"attack": [NOBODY, RAM], "gates": [5, 15, 15]},
        {"attack": [NOBODY, NOBODY, POST], "defence": [NOBODY, imp, POST]},
        field=FOUR,
    )
    choose(match, "use:strike-5", "gate:1-1")
    assert rows(match, YOU) == {"D3": "post"}
    assert discard(match, YOU) == ["post", "imp"]


# Drawing up


def test_the_active_player_draws_up_to_five() -> None:
    match = duel({"hand": [RAM, POST], "deck": [MOUSE] * 9})
    end(match)
    assert hand(match) == ["mouse", "mouse", "mouse", "post", "ram"]
    assert len(hand(match, YOU)) == 1


def test_nobody_discards_down() -> None:
    match = duel({"hand": [MOUSE] * 7, "deck": [RAM]})
    end(match)
    assert len(hand(match)) == 7


def test_the_discard_pile_is_turned_over_when_the_next_card_is_needed_and_never_shuffled() -> None:
    names = ["Ada", "Bea", "Cleo", "Dot"]
    pile = [familiar(name) for name in names]
    match = duel({"hand": [MOUSE, MOUSE], "deck": [RAM], "discard": pile})
    end(match)
    assert hand(match) == ["cleo", "dot", "mouse", "mouse", "ram"]
    assert (discard(match), match.view(ME)["players"][ME]["deck"]) == ([], 2)


def test_an_exactly_spent_deck_is_not_turned_over_yet() -> None:
    match = duel({"hand": [MOUSE] * 4, "deck": [RAM], "discard": [POST]})
    end(match)
    assert (discard(match), match.view(ME)["players"][ME]["deck"]) == (["post"], 0)


def test_who_has_too_few_cards_draws_what_there_is() -> None:
    match = duel({"hand": [MOUSE], "deck": [RAM], "discard": []})
    end(match)
    assert hand(match) == ["mouse", "ram"]


def test_creatures_laid_down_can_be_drawn_in_the_same_turn() -> None:
    match = attack({"attack": [NOBODY, RAM], "hand": [], "deck": []}, {"gates": [15, 1, 15]}, field=FOUR)
    assert hand(match) == ["ram"]


# Consolation


def test_only_one_sovereign_for_two_gates() -> None:
    match = attack({"attack": [RAM, RAM]}, {"gates": [15, 4, 4]}, field=FOUR)
    assert asked(match) == (YOU, "ask-console")
    choose(match, "console:king")
    assert hand(match, YOU) == ["king", "mouse"]
    assert phase(match) == (YOU, "development")


def test_a_sovereign_also_for_a_gate_that_fell_in_the_development_phase() -> None:
    match = duel({"hand": [BOLT]}, {"gates": [15, 2, 15]}, field=FOUR)
    summon(match, "bolt", "D1")
    choose(match, "use:strike-3", "gate:2-2")
    assert (asked(match), len(hand(match))) == ((YOU, "ask-console"), 5)


def test_no_sovereign_where_none_is_left() -> None:
    match = attack({"attack": [NOBODY, RAM]}, {"gates": [15, 4, 15]}, field={"sovereigns": [], "sovereign_deck": []})
    assert (hand(match, YOU), phase(match)) == (["mouse"], (YOU, "development"))


def test_no_sovereign_for_a_gate_that_fell_earlier() -> None:
    match = attack({"attack": [NOBODY, RAM]}, {"gates": [0, 15, 15]}, field=FOUR)
    assert (hand(match, YOU), phase(match)) == (["mouse"], (YOU, "development"))


def test_a_gate_felled_and_rebuilt_in_one_turn_still_brings_its_sovereign() -> None:
    phoenix = creature("Phoenix", "B", 1, main=["last -> rebuild"])
    match = attack({"attack": [NOBODY, RAM]}, {"attack": [NOBODY, phoenix], "gates": [15, 3, 15]}, field=FOUR)
    choose(match, "use:rebuild")
    assert gates(match, YOU) == [15, 4, 15]
    assert asked(match) == (YOU, "ask-console")


# The end


def test_the_last_gate_ends_the_match_at_once() -> None:
    match = attack({"attack": [RAM, RAM]}, {"gates": [0, 15, 4]})
    assert not match.over
    match = attack({"attack": [RAM, RAM]}, {"gates": [0, 0, 4], "attack": [NOBODY, creature("Other", "B", 1)]})
    choose(match, "charge:left")
    assert (won(match), match.result and match.result.why) == ([ME], "gates-fallen")


def test_the_match_may_end_in_the_development_phase() -> None:
    match = duel({"hand": [creature("Sting", main=["discard -> strike 2"]), MOUSE]}, {"gates": [0, 2, 0]})
    choose(match, "discard:sting", "use:strike-2")
    assert won(match) == [ME]
    assert phase(match) == (ME, "development")


def test_a_quake_may_end_the_match() -> None:
    match = duel({"hand": [creature("Rumble", main=["quake"]), MOUSE]}, {"gates": [1, 2, 2]})
    summon(match, "rumble", "A1")
    choose(match, "use:quake")
    assert won(match) == [ME]


def test_no_last_is_done_at_the_end() -> None:
    imp = creature("Imp", "B", 1, main=["last -> quake"])
    match = attack({"attack": [NOBODY, RAM], "gates": [2, 0, 0]}, {"attack": [NOBODY, imp], "gates": [0, 3, 0]})
    choose(match, "hit")
    assert (won(match), gates(match)) == ([ME], [2, 0, 0])


def test_a_last_may_win_the_match_for_the_defender() -> None:
    imp = creature("Imp", "B", 1, main=["last -> quake"])
    match = attack({"attack": [NOBODY, RAM], "gates": [2, 0, 0]}, {"attack": [NOBODY, imp]})
    choose(match, "hit", "use:quake")
    assert won(match) == [YOU]
