"""A game that somebody installs later appears at the table with no change to the server."""

from __future__ import annotations

import random

import pytest

import talia

from .house import House

pytestmark = pytest.mark.usefixtures("toy")


def test_it_is_on_the_front_page_with_its_form_and_cards(one_house: House) -> None:
    told = {each["id"]: each for each in one_house.guest.get("/api/games", lang="pl")["games"]}
    assert told["toy"]["title"] == "Menażeria"
    assert [field["name"] for field in told["toy"]["fields"]] == ["hand", "draft"]
    cards = one_house.guest.get("/api/games/toy/cards")["cards"]
    assert [card["name"] for card in cards][:3] == ["Ant", "Bee", "Cat"]
    sheet = one_house.guest.post("/api/setup", {"game": "toy", "players": 2, "seed": 1, "answers": {"hand": "4"}})
    assert sheet["sheet"]


def test_it_is_played_to_the_end_by_people(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table("toy", answers={"hand": "4"})
    bob.sit(table, 1)
    house.play(table, ann, bob)
    over = ann.state(table)["over"]
    assert len(over["scores"]) == 2
    assert over["won"] == [score == max(over["scores"]) for score in over["scores"]]
    assert house.guest.get(f"/api/tables/{table}/replay/3")["chosen"]


def test_bots_that_never_heard_of_it_play_it_in_a_process_of_their_own(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("toy", ["me", "random"])
    chance = random.Random(2)
    with ann.line(table) as line:
        while (state := line.state(lambda each: each["over"] or each["decisions"][0]["mine"]))["over"] is None:
            decision = state["decisions"][0]
            line.send("choose", number=decision["number"], key=chance.choice(decision["options"])["key"])
    assert talia.load(one_house.guest.ask("GET", f"/api/tables/{table}/save").text).over


def test_when_it_is_gone_its_tables_are_not_listed_and_say_why(sqlite: str) -> None:
    from talia.kernel.registry import campaigns, games

    from .house import opened

    with opened(sqlite) as house:
        ann = house.person("Ann")
        table = ann.table("toy", ["me", "hot"])
    found, tours = dict(games()), dict(campaigns())
    games.cache_clear()
    campaigns.cache_clear()
    try:
        games().pop("toy")
        campaigns().pop("toy")
        with opened(sqlite) as house:
            ann.house = house
            assert ann.get("/api/tables")["tables"] == []
            assert ann.get("/api/tables/mine")["tables"] == []
            assert ann.no(f"/api/tables/{table}") == "impossible"
    finally:
        games().update(found)
        campaigns().update(tours)
