"""Choices: who may make which, and what becomes of those that come too late, twice or from the wrong side."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from .house import House, Json, Person

WAR = "aeons-end/war-eternal"


def two(house: House, game: str = "ostium") -> tuple[Person, Person, str]:
    """Ann and Bob at a table; Ann is whoever decides first."""
    ann, bob = house.people("Ann", "Bob")
    table = ann.table(game)
    bob.sit(table, 1)
    return (ann, bob, table) if ann.info(table)["my_turn"] else (bob, ann, table)


def until_team(house: House, ann: Person, bob: Person, table: str) -> Json:
    """Play on until the team has to decide something."""
    house.play(table, ann, bob, until=lambda state: any(each["seat"] is None for each in state["decisions"]))
    return ann.mine(table)


def same(before: Json, after: Json) -> bool:
    """Whether nothing has happened between two states."""
    return all(before[part] == after[part] for part in ("version", "view", "scene", "decisions", "log", "undo"))


def test_a_choice_is_made_and_seen_by_everybody(house: House) -> None:
    ann, bob, table = two(house)
    decision = ann.mine(table)
    answer = ann.answer(table, decision, decision["options"][0]["key"])
    told = bob.state(table)
    assert told["version"] == answer["version"]
    assert told["table"]["choices"] == 1
    assert ann.mine(table)["number"] != decision["number"]


def test_who_waits_reads_what_the_other_does_and_not_your(house: House) -> None:
    ann, bob, table = two(house, WAR)
    assert ann.mine(table)["question"] == "Your main phase: what next?"
    for person in (bob, house.guest):
        told = person.state(table)["decisions"][0]
        assert (told["mine"], told["question"]) == (False, "Main phase")
    house.play(table, ann, bob, until=lambda state: state["decisions"][0]["question"].startswith("“"))
    assert ann.state(table)["decisions"][0]["mine"] is False, "what has no words of its own is quoted"


def test_a_choice_with_a_wrong_number_changes_nothing(house: House) -> None:
    ann, _, table = two(house)
    before = ann.state(table)
    decision = before["decisions"][0]
    for number in (decision["number"] + 1, 0, 2**53):
        assert ann.cannot(table, "choose", number=number, key=decision["options"][0]["key"]) == "stale"
    assert same(before, ann.state(table))


def test_a_doubled_choice_changes_nothing_more(house: House) -> None:
    ann, _, table = two(house)
    decision = ann.mine(table)
    ann.answer(table, decision, decision["options"][0]["key"])
    before = ann.state(table)
    assert ann.cannot(table, "choose", number=decision["number"], key=decision["options"][0]["key"]) == "stale"
    assert same(before, ann.state(table))


def test_another_persons_decision_is_not_mine_to_make(house: House) -> None:
    ann, bob, table = two(house)
    before = ann.state(table)
    decision = before["decisions"][0]
    key = decision["options"][0]["key"]
    assert bob.cannot(table, "choose", number=decision["number"], key=key) == "forbidden"
    eve = house.person("Eve")
    assert eve.cannot(table, "choose", number=decision["number"], key=key) == "forbidden"
    assert house.guest.cannot(table, "choose", number=decision["number"], key=key) == "unknown"
    assert same(before, ann.state(table))


def test_what_the_rules_do_not_allow_is_said_in_a_sentence(house: House) -> None:
    ann, _, table = two(house)
    before = ann.state(table)
    number = before["decisions"][0]["number"]
    answer = ann.ask("POST", f"/api/tables/{table}/do", {"type": "choose", "number": number, "key": "win"}, lang="pl")
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "impossible"
    assert "win" in answer.json()["error"]["text"]
    assert "możliw" in answer.json()["error"]["text"].lower(), "in the language asked for"
    assert same(before, ann.state(table))


def test_a_choice_named_for_another_seat_is_not_made(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    decision = ann.mine(table)
    other = 1 - decision["seat"]
    fields = {"number": decision["number"], "key": decision["options"][0]["key"]}
    assert ann.cannot(table, "choose", seat=other, **fields) == "stale"
    ann.do(table, "choose", seat=decision["seat"], **fields)


def test_a_number_never_comes_back(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    seen = [ann.mine(table)["number"]]
    for _ in range(3):
        ann.choose(table)
        seen.append(ann.mine(table)["number"])
        ann.do(table, "undo")
        seen.append(ann.mine(table)["number"])
        ann.do(table, "redo")
        seen.append(ann.mine(table)["number"])
    assert len(set(seen)) == len(seen)


def test_chat_and_seats_leave_the_number_as_it_is(one_house: House) -> None:
    ann, bob, table = two(one_house)
    number = ann.mine(table)["number"]
    ann.do(table, "chat", text="hm")
    bob.post(f"/api/tables/{table}/leave", {"seat": bob.info(table)["mine"][0]})
    assert ann.mine(table)["number"] == number


def test_everybody_on_the_team_may_make_the_teams_decision(house: House) -> None:
    ann, bob, table = two(house, WAR)
    decision = until_team(house, ann, bob, table)
    theirs = bob.mine(table)
    assert decision["seat"] is theirs["seat"] is None
    assert (decision["number"], decision["options"]) == (theirs["number"], theirs["options"])
    assert decision["who"] == "The team"
    bob.answer(table, theirs, theirs["options"][0]["key"])


def test_two_who_answer_the_teams_decision_at_once_get_one_winner_and_one_clear_answer(house: House) -> None:
    ann, bob, table = two(house, WAR)
    for _ in range(3):
        decision = until_team(house, ann, bob, table)
        choices = ann.info(table)["choices"]
        act = {"type": "choose", "number": decision["number"], "key": decision["options"][0]["key"]}

        def send(person: Person, act: Json = act) -> httpx.Response:
            return person.ask("POST", f"/api/tables/{table}/do", act)

        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(send, (ann, bob)))
        assert sorted(each.status_code for each in answers) == [200, 409]
        loser = next(each for each in answers if each.status_code == 409)
        assert loser.json()["error"]["code"] == "stale"
        assert ann.info(table)["choices"] == choices + 1
        if ann.state(table)["over"] is not None:
            break


def test_choices_go_over_the_live_line_too(house: House) -> None:
    ann, bob, table = two(house)
    with ann.line(table) as mine, bob.line(table) as theirs:
        decision = mine.state()["decisions"][0]
        key = decision["options"][0]["key"]
        theirs.state()
        assert theirs.send("choose", number=decision["number"], key=key)["error"]["code"] == "forbidden"
        answer = mine.send("choose", number=decision["number"], key=key)
        assert answer["ok"] is True
        assert mine.send("choose", number=decision["number"], key=key)["error"]["code"] == "stale"
        assert theirs.state(lambda state: state["version"] == answer["version"])["table"]["choices"] == 1


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.parametrize("game", ["ostium", WAR])
def test_a_game_against_bots_is_played_to_its_end(one_house: House, game: str) -> None:
    ann = one_house.person("Ann")
    table = ann.table(game, ["me", "steady"])
    chance = random.Random(3)
    with ann.line(table) as line:
        while True:
            state = line.state(lambda state: state["over"] is not None or state["decisions"][0]["mine"])
            if state["over"] is not None:
                break
            decision = state["decisions"][0]
            key = chance.choice(decision["options"])["key"]
            assert line.send("choose", number=decision["number"], key=key)["ok"]
    over = ann.state(table)["over"]
    assert over["why"]
    assert over["mine"] is over["won"][0]
    assert ann.state(table)["decisions"] == []
    assert ann.cannot(table, "choose", number=1, key="pass") == "stale"


@pytest.mark.usefixtures("quick_bots")
def test_bots_alone_play_while_somebody_watches(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["random", "random"])
    assert one_house.guest.info(table)["choices"] == 0, "nobody watches"
    with one_house.guest.line(table) as line:
        assert line.state(lambda state: state["over"] is not None)["table"]["choices"] > 0
