"""Secrets: nobody is told what their seat may not know, and guests only what lies open."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import talia
from talia.kernel.history import QUIET
from talia.table.game_log import log_page
from talia.table.room import Room
from talia.words.speaker import speaker

from .house import House, Json, Person

WAR = "aeons-end/war-eternal"


def two(house: House, game: str = "ostium") -> tuple[Person, Person, str]:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table(game)
    bob.sit(table, 1)
    return ann, bob, table


def room(house: House, table: str) -> Room:
    return house.run(lambda: house.open_tables.open(table)).room


def plain(value: object) -> Any:
    """As it comes out of JSON. Any: that is what JSON gives."""
    return json.loads(msgspec.json.encode(value))


def words(value: Json) -> Iterator[str]:
    """Every string anywhere in it."""
    if isinstance(value, dict):
        yield from value
        for each in value.values():
            yield from words(each)
    elif isinstance(value, list):
        for each in value:
            yield from words(each)
    elif isinstance(value, str):
        yield value


def refs(scene: Json) -> set[str]:
    return set(words(scene))


@pytest.mark.parametrize("game", ["ostium", WAR])
def test_everybody_is_told_what_their_seat_may_know_and_no_more(one_house: House, game: str) -> None:
    ann, bob, table = two(one_house, game)
    eve = one_house.person("Eve")
    chance = random.Random(7)
    before: dict[str, Json] = {}
    steps = 0
    while steps < 40:
        steps += 1
        inside = room(one_house, table)
        match, chosen = inside.match, inside.game
        for name, person, seat in (
            ("ann", ann, 0),
            ("bob", bob, 1),
            ("eve", eve, None),
            ("guest", one_house.guest, None),
        ):
            state = person.state(table)
            assert state["seat"] == seat
            assert state["view"] == plain(match.view(seat))
            assert state["scene"] == plain(chosen.scene(match, seat, speaker("en", chosen, inside.names())))
            told = enumerate(inside.pages)
            pages = [log_page(events, page, seat, chosen, "en", inside.names()) for page, events in told]
            assert state["log"]["lines"] == plain([line for page in pages for line in page])
            for decision in state["decisions"]:
                assert bool(decision["options"]) is decision["mine"] is inside.may_answer(person.id, match.open[0])
                assert decision["question"] or not (decision["mine"] or chosen.cooperative)
            if state["cause"] is not None and state["cause"]["about"]:
                known = refs(state["scene"]) | refs(before.get(name, {}))
                assert state["cause"]["about"] in known, "it points at something they can see"
            before[name] = state["scene"]
        if match.over:
            break
        for person in (ann, bob):
            decision = person.state(table)["decisions"][0]
            if decision["mine"]:
                person.answer(table, decision, chance.choice(decision["options"])["key"])
                break
    assert steps > 20


def test_a_hand_in_ostium_is_nowhere_in_what_others_are_told(one_house: House) -> None:
    """The same again, without trusting the game's views: what nobody has shown is in nobody else's messages."""
    ann, bob, table = two(one_house)
    hidden = 0
    for _ in range(6):
        one_house.rush(table, choices=15)
        told = [ann.state(table), bob.state(table)]
        shown = set(words(one_house.guest.state(table)))
        for seat in (0, 1):
            other = told[1 - seat]
            secret = set(told[seat]["view"]["players"][seat]["hand"]) - shown
            own = set(words(other["view"]["players"][1 - seat]))
            assert not secret & (set(words(other)) - own)
            hidden += len(secret)
    assert hidden, "there was something to hide"


def test_what_only_one_seat_sees_is_in_no_other_log(one_house: House) -> None:
    ann, bob, table = two(one_house)
    one_house.rush(table, choices=60)
    inside = room(one_house, table)
    hidden = [event for page in inside.pages for event in page if event.seats is not None and event.name not in QUIET]
    assert hidden, "there was something to hide"
    for person, seat in ((ann, 0), (bob, 1), (one_house.guest, None)):
        told = len(person.state(table)["log"]["lines"])
        everything = sum(event.name not in QUIET for page in inside.pages for event in page)
        assert told == everything - sum(not event.seen_by(seat) for event in hidden)


def test_nobody_looks_from_a_seat_that_is_not_theirs(house: House) -> None:
    ann, bob, table = two(house)
    watched = house.guest.state(table)
    for seat in (0, 7, 31, "guest"):
        told = bob.state(table, seat=seat)
        assert (told["seat"], told["view"], told["log"]) == (None, watched["view"], watched["log"])
    for person, seat in ((house.guest, 0), (house.person("Eve"), 1)):
        assert person.state(table, seat=seat)["view"] == watched["view"]
    with bob.line(table, seat=0) as line:
        assert line.state()["view"] == watched["view"]
        line.send("look", seat=0)
        assert line.state()["seat"] is None
        line.send("look", seat=1)
        assert line.state()["seat"] == 1
    assert ann.state(table, seat="0")["seat"] == 0


def test_whoever_leaves_sees_no_more(house: House) -> None:
    _, bob, table = two(house)
    with bob.line(table) as line:
        assert line.state()["seat"] == 1
        bob.post(f"/api/tables/{table}/leave", {"seat": 1})
        told = line.state(lambda state: state["seat"] is None)
    assert told["view"] == house.guest.state(table)["view"]
    assert told["log"]["keep"] == 0, "the log of the seat is gone too"


def test_guests_watch_and_do_nothing(house: House) -> None:
    ann, _, table = two(house)
    before = ann.state(table)
    decision = before["decisions"][0]
    acts: list[Json] = [
        {"type": "choose", "number": decision["number"], "key": "x"},
        {"type": "undo"},
        {"type": "redo"},
        {"type": "agree", "yes": True},
        {"type": "chat", "text": "Boo"},
    ]
    eve = house.person("Eve")
    with house.guest.line(table) as line:
        assert line.state()["seat"] is None
        for act in acts:
            fields = dict(act)
            assert house.guest.cannot(table, fields.pop("type"), **fields) == "unknown"
            assert eve.cannot(table, act["type"], **fields) == "forbidden"
            assert line.send(act["type"], **fields)["error"]["code"] == "unknown"
        assert line.send("ping")["ok"]
        assert line.send("look", lang="pl")["ok"]
        assert line.state()["lang"] == "pl"
    assert ann.state(table)["version"] == before["version"]


# Saves, reports and replays


def test_while_several_people_play_nobody_gets_the_save(house: House) -> None:
    ann, bob, table = two(house)
    for each in (ann, bob, house.guest):
        assert each.no(f"/api/tables/{table}/save") == "forbidden"
        assert each.get(f"/api/tables/{table}/report")["save"] is None


def test_a_seat_that_a_bot_keeps_is_still_somebodys(house: House) -> None:
    ann, bob, table = two(house)
    ann.post(f"/api/tables/{table}/resign", {"seat": 0, "bot": "random"})
    assert bob.no(f"/api/tables/{table}/save") == "forbidden"


def test_whoever_plays_alone_gets_the_save_and_it_loads(house: House) -> None:
    ann = house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    house.rush(table, choices=30)
    answer = ann.ask("GET", f"/api/tables/{table}/save")
    assert answer.headers["content-disposition"] == f'attachment; filename="talia-{table}.json"'
    match = talia.load(answer.text)
    assert match.fingerprint == room(house, table).match.fingerprint
    assert len(match.keys) == 30
    assert house.guest.no(f"/api/tables/{table}/save") == "forbidden"
    assert house.person("Eve").no(f"/api/tables/{table}/save") == "forbidden"


def test_a_game_that_is_over_is_anybodys_to_save(house: House) -> None:
    _, _, table = two(house, WAR)
    house.rush(table)
    answer = house.guest.ask("GET", f"/api/tables/{table}/save")
    assert talia.load(answer.text).result == room(house, table).match.result


def test_a_save_tells_the_terminal_who_sat_where(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "random"])
    save = json.loads(ann.ask("GET", f"/api/tables/{table}/save").text)
    assert save["table"]["seats"] == ["human:Ann", "random"]


def test_a_report_tells_what_the_seat_sees_and_which_rules_were_played(house: House) -> None:
    ann, bob, table = two(house)
    for person, seat in ((ann, 0), (bob, 1), (house.guest, None)):
        told = person.get(f"/api/tables/{table}/report")
        assert (told["talia"], told["game"]) == (talia.__version__, "ostium")
        assert told["rules"] == talia.game("ostium").rules
        assert told["state"]["seat"] == seat
        assert told["state"]["view"] == person.state(table)["view"]
    assert bob.get(f"/api/tables/{table}/report", seat=0)["state"]["seat"] is None
    alone = ann.table("ostium", ["me", "hot"])
    assert talia.load(ann.get(f"/api/tables/{alone}/report")["save"]).keys == []


def test_a_game_is_replayed_when_it_is_over_and_not_before(house: House) -> None:
    ann, _, table = two(house, WAR)
    assert ann.no(f"/api/tables/{table}/replay/0") == "forbidden"
    house.rush(table)
    match = room(house, table).match
    count = len(match.keys)
    told = [house.guest.get(f"/api/tables/{table}/replay/{at}") for at in range(count + 1)]
    assert [each["at"] for each in told] == list(range(count + 1))
    assert {each["count"] for each in told} == {count}
    assert (told[0]["asked"], told[0]["chosen"], told[0]["who"]) == ("", "", "")
    assert all(each["asked"] and each["chosen"] and each["who"] for each in told[1:])
    lines = [line for each in told for line in each["log"]]
    assert lines == house.guest.state(table)["log"]["lines"]
    assert [each["over"] is not None for each in told] == [False] * count + [True]
    assert told[-1]["scene"] == house.guest.state(table)["scene"]
    assert house.guest.no(f"/api/tables/{table}/replay/{count + 1}") == "missing"
    polish = house.guest.get(f"/api/tables/{table}/replay/1", lang="pl")
    assert polish["asked"] != told[1]["asked"]


def test_a_replay_shows_any_seat_to_anybody(one_house: House) -> None:
    ann, bob, table = two(one_house)
    one_house.rush(table)
    match = room(one_house, table).match
    again = match.game.again(match.origin)
    for seat, told in ((0, 0), (1, 1), ("guest", None), ("9", None)):
        step = one_house.guest.get(f"/api/tables/{table}/replay/0", seat=seat)
        assert (step["seat"], step["view"]) == (told, plain(again.view(told)))
    assert bob.get(f"/api/tables/{table}/replay/3")["seat"] == 1, "mine, if nobody says which"
    assert ann.get(f"/api/tables/{table}/replay/3", seat=1)["seat"] == 1
