"""Set-ups, as strangers may ask for them: what is shown, what is taken, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from talia.kernel.registry import games
from talia.words.speaker import speaker

from .fuzzing import ask
from .house import House, Json, wished

WAR = "aeons-end/war-eternal"


def test_what_is_left_to_chance_is_shown(one_house: House) -> None:
    wish = {"game": WAR, "players": 2, "seed": 3, "answers": {"nemesis": "random", "mages": "random"}}
    told = one_house.guest.post("/api/setup", wish)
    assert told["seed"] == 3
    game = games()[WAR]
    s = speaker("en", game)
    expected = game.sheet(2, 3, game.settle(2, 3, {"nemesis": "random", "mages": "random"}), s)
    assert told["sheet"] == [{"title": title, "lines": lines} for title, lines in expected]
    polish = one_house.guest.post("/api/setup", wish, lang="pl")
    assert [part["title"] for part in polish["sheet"]] != [part["title"] for part in told["sheet"]]


def test_without_a_seed_one_is_found_that_gives_the_same_again(one_house: House) -> None:
    wish = {"game": WAR, "players": 3, "answers": {"market": "random"}}
    told = one_house.guest.post("/api/setup", wish)
    assert one_house.guest.post("/api/setup", {**wish, "seed": told["seed"]}) == told
    assert one_house.guest.post("/api/setup", wish)["seed"] != told["seed"]


def test_a_table_gets_what_the_set_up_showed(one_house: House) -> None:
    answers = {"nemesis": "random", "mages": "random", "market": "random"}
    wish = {"game": WAR, "players": 2, "seed": 9, "answers": answers}
    told = one_house.guest.post("/api/setup", wish)
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "hot"], seed=9, answers=answers)
    mages = [seat["title"] for seat in ann.info(table)["seats"]]
    titles = [part["title"] for part in told["sheet"]]
    assert all(any(mage in title for title in titles) for mage in mages), "these mages were shown"


def test_a_list_of_parts_is_taken(one_house: House) -> None:
    mages = [part["value"] for part in one_house.fields(WAR)["mages"]["parts"][:2]]
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "hot"], answers={"mages": mages})
    by_name = {part["name"]: part["value"] for part in one_house.fields(WAR)["mages"]["parts"]}
    assert [by_name[seat["title"]] for seat in ann.info(table)["seats"]] == mages
    mixed = [mages[0], "random"]
    assert ann.table(WAR, ["me", "hot"], answers={"mages": mixed})


PASSWORDS = "/etc/passwd"


@pytest.mark.parametrize(
    ("game", "answers"),
    [
        ("ostium", {"set": PASSWORDS}),
        ("ostium", {"set": [PASSWORDS]}),
        ("ostium", {"set": "house.toml"}),
        ("ostium", {"set": ["house"]}),
        ("ostium", {"cards": "house"}),
        (WAR, {"nemesis": PASSWORDS}),
        (WAR, {"nemesis": ["umbra-titan"]}),
        (WAR, {"mages": [PASSWORDS, "gex"]}),
        (WAR, {"mages": ["gex"]}),
        (WAR, {"mages": ["gex", "gex"]}),
        (WAR, {"mages": ["gex", "dezmodia", "mist"]}),
        (WAR, {"mages": []}),
        (WAR, {"mages": ""}),
        (WAR, {"market": ["random"]}),
        (WAR, {"market": []}),
        (WAR, {"difficulty": "normal\x00"}),
    ],
)
def test_what_the_form_does_not_offer_is_refused(one_house: House, game: str, answers: dict[str, Any]) -> None:
    ann = one_house.person("Ann")
    wish = {"game": game, "players": 2, "seed": 1, "answers": answers}
    assert ann.no("/api/setup", wish) == "impossible"
    assert ann.no("/api/tables", wished(game, ["me", "open"], answers=answers)) == "impossible"
    assert one_house.open_tables.store.count_tables() == 0


def test_no_answer_crashes_a_set_up(one_house: House) -> None:
    """Every single answer that the form lets through is taken or refused in words, in turn for few players and for many."""
    wishes: list[Json] = []
    for game, info in games().items():
        for field in info.fields:
            values: list[Json] = [each.value for each in (*field.choices, *field.parts)]
            values += [values[:count] for count in (1, 2, 9, 40)]
            values += [[part.value for part in field.parts[:count]] for count in range(10)]
            for number, value in enumerate(values):
                players = (info.least, info.most)[number % 2]
                wishes.append({"game": game, "players": players, "seed": 1, "answers": {field.name: value}})

    async def ask_all() -> None:
        for wish in wishes:
            headers = {"content-type": "application/json"}
            status, answer = await ask(
                one_house.client.app, "POST", "/api/setup", "", headers, json.dumps(wish).encode()
            )
            assert status in (200, 422), (wish, answer)

    one_house.run(ask_all)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "whist", "players": 2}, "missing"),
        ({"game": "ostium", "players": 0}, "impossible"),
        ({"game": "ostium", "players": 4}, "impossible"),
        ({"game": "ostium", "players": 99}, "malformed"),
        ({"game": "ostium", "players": "2"}, "malformed"),
        ({"game": "ostium", "players": 2, "seed": -1}, "malformed"),
        ({"game": "ostium", "players": 2, "seed": 2**32}, "malformed"),
        ({"game": "ostium", "players": 2, "seed": 1.5}, "malformed"),
        ({"game": "ostium", "players": 2, "answers": {"set": 3}}, "malformed"),
        ({"game": "ostium", "players": 2, "answers": {"set": ["house"] * 65}}, "malformed"),
        ({"game": "o" * 101, "players": 2}, "malformed"),
        ({"players": 2}, "malformed"),
        ({"game": "ostium", "players": 2, "cheat": True}, "malformed"),
    ],
)
def test_a_wish_that_is_none_is_refused(one_house: House, wish: Json, code: str) -> None:
    assert one_house.guest.no("/api/setup", wish) == code
