"""Several decide at once: each in their own time, and nobody sees another's answer before all are in."""

from __future__ import annotations

import json

import pytest

from .house import House, Json, Person

pytestmark = pytest.mark.usefixtures("toy")


def three(house: House) -> tuple[Person, Person, Person, str]:
    ann, bob, cid = house.people("Ann", "Bob", "Cid")
    table = ann.table("toy", ["me", "open", "open"])
    bob.sit(table, 1)
    cid.sit(table, 2)
    return ann, bob, cid, table


def key(decision: Json, pick: int = 0) -> str:
    return str(decision["options"][pick]["key"])


def test_all_are_asked_and_each_sees_only_their_own_options(house: House) -> None:
    ann, bob, cid, table = three(house)
    for seat, person in enumerate((ann, bob, cid)):
        state = person.state(table)
        assert [each["seat"] for each in state["decisions"]] == [seat, *(other for other in range(3) if other != seat)]
        assert [bool(each["options"]) for each in state["decisions"]] == [True, False, False]
        assert state["table"]["my_turn"] is True
    assert [seat["deciding"] for seat in house.guest.info(table)["seats"]] == [True] * 3


def test_each_keeps_its_number_while_the_others_answer(house: House) -> None:
    ann, bob, cid, table = three(house)
    decisions = [person.mine(table) for person in (ann, bob, cid)]
    assert len({each["number"] for each in decisions}) == 3
    ann.answer(table, decisions[0], key(decisions[0]))
    assert [person.mine(table)["number"] for person in (bob, cid)] == [each["number"] for each in decisions[1:]]
    cid.answer(table, decisions[2], key(decisions[2]))
    assert bob.mine(table)["number"] == decisions[1]["number"]
    assert [seat["deciding"] for seat in ann.info(table)["seats"]] == [False, True, False]
    bob.answer(table, decisions[1], key(decisions[1]))
    assert ann.mine(table)["seat"] == 0, "all are in: it goes on"


def test_a_doubled_answer_is_no_answer_for_somebody_else(house: House) -> None:
    """On a sofa one person answers for both; the same message twice must not be taken for the other's."""
    ann = house.person("Ann")
    table = ann.table("toy", ["me", "hot"])
    shown = {each["seat"]: each for each in ann.state(table)["decisions"]}
    for seat in (0, 1):
        ann.answer(table, shown[seat], key(shown[seat]))
    for _ in range(20):
        decisions = ann.state(table)["decisions"]
        if len(decisions) == 2 and any(option["key"] == "leave" for option in decisions[0]["options"]):
            break
        ann.answer(table, decisions[0], key(decisions[0], -1))
    first, second = decisions
    act = {"number": first["number"], "key": "leave", "seat": first["seat"]}
    ann.do(table, "choose", **act)
    assert ann.cannot(table, "choose", **act) == "stale"
    assert ann.cannot(table, "choose", number=first["number"], key="leave") == "stale"
    assert [each["number"] for each in ann.state(table)["decisions"]] == [second["number"]]


def test_nobody_sees_another_answer_before_all_are_in(house: House) -> None:
    """Two tables that differ in one held answer look the same to everybody else."""
    seen: list[list[str]] = []
    for pick in (0, 1):
        ann, bob, cid, table = three(house)
        decision = ann.mine(table)
        with bob.line(table) as line:
            line.state()
            ann.answer(table, decision, key(decision, pick))
            pushed = line.state()
        told = [pushed, bob.state(table), cid.state(table), house.guest.state(table)]
        seen.append([_comparable(each) for each in told])
    assert seen[0] == seen[1]


def _comparable(state: Json) -> str:
    """All of a state but what is different at every table."""
    state["table"].update(id="", made_at=0, changed_at=0)
    return json.dumps(state)


def test_an_answer_that_is_held_is_undone_freely(house: House) -> None:
    ann, bob, cid, table = three(house)
    decision = ann.mine(table)
    ann.answer(table, decision, key(decision))
    assert ann.state(table)["undo"] == {"can": True, "free": True, "redo": False, "asked": None, "refused": ""}
    assert bob.state(table)["undo"]["can"] is False
    ann.do(table, "undo")
    again = ann.mine(table)
    assert again["options"] == decision["options"]
    assert again["number"] != decision["number"]
    assert ann.cannot(table, "choose", number=decision["number"], key=key(decision)) == "stale"
    for person in (ann, bob, cid):
        person.choose(table)
    assert house.guest.info(table)["choices"] == 3


def test_once_others_have_answered_they_are_asked(house: House) -> None:
    ann, bob, _, table = three(house)
    ann.choose(table)
    bob.choose(table)
    assert ann.state(table)["undo"]["free"] is False
    assert bob.state(table)["undo"]["free"] is True, "his was the last"


def test_held_answers_outlive_a_restart(database: str) -> None:
    from .house import opened

    with opened(database) as house:
        ann, bob, cid, table = three(house)
        numbers = [person.mine(table)["number"] for person in (ann, bob, cid)]
        ann.choose(table)
        before = bob.state(table)
    with opened(database) as house:
        ann.house = bob.house = cid.house = house
        after = bob.state(table)
        assert {part: after[part] for part in ("view", "decisions", "log")} == {
            part: before[part] for part in ("view", "decisions", "log")
        }
        assert [person.mine(table)["number"] for person in (bob, cid)] == numbers[1:]
