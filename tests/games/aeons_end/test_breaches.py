"""Focusing, opening and prepping."""

import pytest

from tests.games.aeons_end.made_up import made_up
from tests.games.aeons_end.table import battle, breach, choose, dezmodia, gex, keys, mist, player, prepped, turn_order


@pytest.mark.parametrize(
    ("roman", "focus", "opening"),
    [("II", 2, (5, 4, 3, 2)), ("III", 3, (9, 7, 5, 3)), ("IV", 4, (13, 10, 7, 4))],
)
def test_what_focusing_and_opening_cost(roman: str, focus: int, opening: tuple[int, ...]) -> None:
    for stage, cost in enumerate(opening):
        sheet = dezmodia(aether=cost, breaches={roman: {"stage": stage}})
        match = battle(sheet, gex())
        assert (breach(match, roman)["focus"], breach(match, roman)["open"]) == (focus, cost)
        choose(match, f"open:{roman}")
        assert breach(match, roman)["state"] == "open"
        assert player(match)["aether"] == 0
        poor = battle({**sheet, "aether": cost - 1}, gex())
        assert f"open:{roman}" not in keys(poor)


@pytest.mark.parametrize(("roman", "focus"), [("II", 2), ("III", 3), ("IV", 4)])
def test_a_focus_turns_a_breach_a_quarter(roman: str, focus: int) -> None:
    match = battle(dezmodia(aether=focus, breaches={roman: {"stage": 1}}), gex())
    choose(match, f"focus:{roman}")
    assert breach(match, roman)["stage"] == 2
    assert breach(match, roman)["focused"]
    assert player(match)["aether"] == 0
    poor = battle(dezmodia(aether=focus - 1, breaches={roman: {"stage": 1}}), gex())
    assert f"focus:{roman}" not in keys(poor)


def test_a_breach_may_be_focused_as_often_as_one_can_pay_and_the_last_focus_opens_it() -> None:
    match = battle(dezmodia(aether=8, breaches={"II": {"stage": 0}}), gex())
    choose(match, "focus:II", "focus:II", "focus:II")
    assert breach(match, "II")["stage"] == 3
    assert "focus:II" not in keys(match)
    choose(match, "open:II")
    assert breach(match, "II")["state"] == "open"
    assert player(match)["aether"] == 0


def test_an_effect_that_focuses_a_breach_at_its_last_quarter_opens_it() -> None:
    match = battle(gex(hand=["Primordial Fetish", "Spark"], breaches={"III": {"stage": 3}}), dezmodia())
    choose(match, "play:primordial-fetish", "or:1", "focus:III/1")
    assert breach(match, "III")["state"] == "open"
    assert "prep:spark>III" in keys(match)


def test_breaches_are_opened_in_any_order() -> None:
    match = battle(dezmodia(aether=4, breaches={"IV": {"stage": 3}}), gex())
    choose(match, "open:IV")
    assert [breach(match, roman)["state"] for roman in ("II", "III", "IV")] == ["closed", "closed", "open"]


def test_an_open_breach_costs_nothing_more() -> None:
    match = battle(gex(aether=20, breaches={"III": {"open": True}, "IV": {"open": True}}), dezmodia())
    assert not [key for key in keys(match) if key.startswith(("focus:", "open:"))]


def test_spells_are_prepped_to_open_breaches() -> None:
    match = battle(dezmodia(hand=["Spark", "Crystal"]), gex())
    choose(match, "prep:spark>I")
    assert breach(match, "I")["prepped"] == ["spark"]
    assert player(match)["hand"] == ["crystal"]


def test_a_closed_breach_takes_a_spell_only_in_the_turn_it_was_focused() -> None:
    match = battle(dezmodia(hand=["Spark", "Crystal"], aether=2), gex())
    assert "prep:spark>II" not in keys(match)
    choose(match, "focus:II")
    assert "prep:spark>II" in keys(match)
    choose(match, "prep:spark>II")
    assert (breach(match, "II")["state"], breach(match, "II")["prepped"]) == ("closed", ["spark"])


def test_a_focus_is_forgotten_at_the_end_of_the_turn() -> None:
    order = {"deck": ["player 1", "player 2"], "discard": ["player 1", "player 2", "nemesis", "nemesis"]}
    match = battle(dezmodia(hand=["Spark"], aether=2), gex(), turn_order=order)
    choose(match, "focus:II", "end")
    assert not breach(match, "II")["focused"]
    assert "prep:spark>I" in keys(match)
    assert "prep:spark>II" not in keys(match)


def test_a_breach_opened_this_turn_takes_a_spell_at_once() -> None:
    match = battle(dezmodia(hand=["Spark"], aether=4), gex())
    choose(match, "open:II")
    assert "prep:spark>II" in keys(match)


def test_a_breach_holds_one_spell() -> None:
    match = battle(gex(hand=["Spark", "Crystal"], breaches={"II": prepped("Spark")}), dezmodia())
    assert keys(match) == ["play:crystal", "end"]


def test_nobody_preps_to_an_allys_breach() -> None:
    match = battle(gex(hand=["Spark"]), dezmodia())
    assert [key for key in keys(match) if key.startswith("prep:")] == ["prep:spark>II"]


def test_a_destroyed_breach_takes_nothing_and_cannot_be_focused() -> None:
    match = battle(mist(hand=["Spark"], aether=13, breaches={"IV": {"gone": True}, "I": {"gone": True}}), gex())
    assert not [key for key in keys(match) if key.endswith((":IV", ">IV", ">I"))]


def test_a_sigil_breach_is_open() -> None:
    match = battle(dezmodia(hand=["Spark"], breaches={"II": {"sigil": True}}), gex())
    assert [key for key in keys(match) if key.startswith("prep:")] == ["prep:spark>I", "prep:spark>II"]


def test_two_spells_with_link_share_a_breach() -> None:
    match = made_up(gex(hand=["Other Thread", "Crystal"], breaches={"II": prepped("Twin Thread")}), dezmodia())
    choose(match, "prep:other-thread>II")
    assert breach(match, "II")["prepped"] == ["twin-thread", "other-thread"]


def test_a_third_spell_with_link_finds_no_room() -> None:
    both = {"II": {"open": True, "prepped": ["Twin Thread", "Other Thread"]}}
    match = made_up(gex(hand=["Twin Thread", "Crystal"], breaches=both), dezmodia())
    assert keys(match) == ["play:crystal", "end"]


@pytest.mark.parametrize(("there", "held"), [("Spark", "Twin Thread"), ("Twin Thread", "Spark")])
def test_link_needs_both_spells_to_have_it(there: str, held: str) -> None:
    match = made_up(gex(hand=[held, "Crystal"], breaches={"II": prepped(there)}), dezmodia())
    assert keys(match) == ["play:crystal", "end"]


def test_linked_spells_are_cast_independently() -> None:
    both = {"II": {"open": True, "prepped": ["Twin Thread", "Other Thread"]}}
    match = made_up(gex(breaches=both), dezmodia(), phase="casting", turn_order=turn_order(2))
    assert set(keys(match)) == {"cast:twin-thread@II", "cast:other-thread@II", "end"}
    choose(match, "cast:other-thread@II", "end")
    assert match.view(0)["nemesis"]["life"] == 66
    assert breach(match, "II")["prepped"] == ["twin-thread"]
