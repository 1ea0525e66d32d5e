"""Lessons at the table: one request begins one, the state tells what the guide says, and what leaves it is refused."""

from __future__ import annotations

import pytest

from .house import House, Json, Person

WAR = "aeons-end/war-eternal"


def lesson(ann: Person, game: str, **query: str) -> str:
    """A table at which Ann is taught a game."""
    told: Json = ann.post("/api/lessons", {"game": game}, **query)
    return str(told["id"])


def my_turn(ann: Person, table: str, lang: str) -> Json:
    """The state as soon as Ann has to decide, or when it is over: the tutor moves in between."""
    state = ann.state(table, lang=lang)
    while state["over"] is None and not any(each["mine"] for each in state["decisions"]):
        state = ann.state(table, lang=lang, since=state["version"], wait=5)
    return state


@pytest.mark.parametrize(("game", "lang", "steps"), [(WAR, "pl", 21), ("ostium", "en", 19)])
def test_whoever_takes_what_the_guide_allows_wins(one_house: House, game: str, lang: str, steps: int) -> None:
    ann = one_house.person("Ann")
    table = lesson(ann, game)
    seen: set[int] = set()
    while (state := my_turn(ann, table, lang))["over"] is None:
        told = state["lesson"]
        seen.add(told["done"])
        assert told["pages"]
        assert told["steps"] == steps
        decision = next(each for each in state["decisions"] if each["mine"])
        ann.answer(table, decision, decision["options"][-1]["key"])
    assert state["over"]["mine"] is True
    assert state["lesson"]["pages"]
    assert seen == set(range(steps))


def test_what_the_guide_comes_to_later_is_refused_in_a_sentence(house: House) -> None:
    ann = house.person("Ann")
    table = lesson(ann, WAR)
    decision = ann.mine(table)
    assert [each["key"] for each in decision["options"]] == ["play:crystal"]
    assert ann.cannot(table, "choose", number=decision["number"], key="end") == "impossible"
    why = {each["about"]: each["text"] for each in decision["why_not"]}
    assert why["p0/hand/spark"].startswith("Not yet: the guide will come to that.")


def test_only_what_keeps_to_the_lesson_is_done_in_one_go(house: House) -> None:
    ann = house.person("Ann")
    assert ann.mine(lesson(ann, WAR))["together"]["keys"] == ["play:crystal"] * 3
    assert ann.mine(lesson(ann, "ostium"))["together"] is None


def test_a_choice_that_is_undone_takes_the_guide_back(house: House) -> None:
    ann = house.person("Ann")
    table = lesson(ann, WAR)
    for _ in range(3):
        ann.choose(table, "play:crystal")
    assert ann.state(table)["lesson"]["done"] == 1
    ann.do(table, "undo")
    assert ann.state(table)["lesson"]["done"] == 0


def test_whoever_looks_on_and_every_other_table_has_no_guide(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = lesson(ann, WAR)
    assert bob.state(table)["lesson"] is None
    assert ann.state(ann.table("ostium", ("me", "random")))["lesson"] is None


def test_a_game_tells_its_lessons_and_what_has_none_is_refused(house: House) -> None:
    ann = house.person("Ann")
    found = {each["id"]: each["lessons"] for each in ann.get("/api/games", lang="pl")["games"]}
    assert [each["title"] for each in found[WAR]] == ["Pierwsza bitwa"]
    assert ann.no("/api/lessons", {"game": WAR, "lesson": "advanced"}) == "impossible"
    assert ann.no("/api/lessons", {"game": "nothing"}) == "missing"
    assert house.guest.no("/api/lessons", {"game": WAR}) == "unknown"
