"""Rivals: nobody knows more than their seat shows, and nobody undoes more than the others allow.

Whoever lays a table, comes late, leaves, or has a script. Most of these ways to look ahead were open once.
"""

from __future__ import annotations

import json

import pytest

import talia
from talia.kernel.chance import Secret

from .house import House, Person
from .test_secrets import room

WAR = "aeons-end/war-eternal"


def sealed(ann: Person, seats: tuple[str, ...] = ("me", "open")) -> str:
    """A table among rivals, laid without a seed."""
    return ann.table("ostium", seats, seed=None)


def duel(house: House) -> tuple[Person, Person, str]:
    """Two rivals whose cards have been dealt."""
    ann, bob = house.people("Ann", "Bob")
    table = sealed(ann)
    bob.sit(table, 1)
    return ann, bob, table


def leave(person: Person, table: str, seat: int) -> None:
    person.post(f"/api/tables/{table}/leave", {"seat": seat})


def resign(person: Person, table: str, seat: int, bot: str = "random") -> None:
    person.post(f"/api/tables/{table}/resign", {"seat": seat, "bot": bot})


def mover(table: str, *players: Person) -> Person:
    """Whoever has to decide."""
    return next(each for each in players if each.info(table)["my_turn"])


# The cards are dealt when all have sat down


def test_the_cards_are_dealt_when_all_have_sat_down(house: House) -> None:
    ann, bob, cid = house.people("Ann", "Bob", "Cid")
    table = ann.table("ostium", ["me", "open", "open"], seed=None)
    told = ann.info(table)
    assert (told["dealt"], told["my_turn"], told["round"], told["choices"]) == (False, False, 0, 0)
    state = ann.state(table)
    assert (state["decisions"], state["view"], state["scene"]["areas"], state["over"]) == ([], {}, [], None)
    assert "2 seats are open" in state["scene"]["status"][0]
    assert [each["title"] for each in told["seats"]] == ["Player 1", "Player 2", "Player 3"]
    with ann.line(table) as line:
        bob.sit(table, 1)
        assert line.state(lambda state: state["table"]["seats"][1]["kind"] == "person")["table"]["dealt"] is False
        cid.sit(table, 2)
        dealt = line.state(lambda state: state["table"]["dealt"])
    assert dealt["scene"]["areas"]
    assert dealt["log"]["keep"] == 0
    assert sum(each.info(table)["my_turn"] for each in (ann, bob, cid)) == 1


def test_a_bot_in_the_last_seat_has_them_dealt_too(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table("ostium", ["me", "open", "open"], seed=None)
    bob.sit(table, 1)
    assert bob.info(table)["dealt"] is False
    bob.sit(ann.table("ostium", ["me", "random", "open"], seed=None), 2)
    assert all(each["dealt"] for each in bob.get("/api/tables/mine")["tables"] if each["id"] != table)


def test_a_team_begins_at_once_as_before(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "open"])
    assert ann.info(table)["dealt"] is True
    assert ann.state(table)["scene"]["areas"]


def test_before_that_there_is_nothing_to_save_choose_or_undo(house: House) -> None:
    ann = house.person("Ann")
    table = sealed(ann)
    assert ann.no(f"/api/tables/{table}/save") == "impossible"
    assert ann.get(f"/api/tables/{table}/report")["save"] is None
    assert ann.no(f"/api/tables/{table}/replay/0") == "forbidden"
    assert ann.cannot(table, "undo") == "impossible"
    assert ann.cannot(table, "choose", number=1, key="end") == "stale"
    ann.do(table, "chat", text="Who comes?")


def test_a_table_that_waits_still_waits_after_a_restart(database: str) -> None:
    from .house import opened

    with opened(database) as house:
        ann, bob = house.people("Ann", "Bob")
        table = sealed(ann)
        hash = ann.info(table)["chance"]["hash"]
    with opened(database) as house:
        ann.house = bob.house = house
        assert ann.info(table)["dealt"] is False
        bob.sit(table, 1)
        told = bob.info(table)
        assert (told["dealt"], told["chance"]["hash"]) == (True, hash)


# Sealed chance


def test_the_hash_is_public_from_the_start_and_the_secret_at_the_end(one_house: House) -> None:
    ann, bob, table = duel(one_house)
    before = [each.info(table)["chance"] for each in (ann, bob, one_house.guest)]
    hash = before[0]["hash"]
    assert before == [{"seed": None, "hash": hash, "secret": None}] * 3
    one_house.rush(table)
    after = bob.info(table)["chance"]
    assert after["hash"] == hash
    assert Secret(bytes.fromhex(after["secret"])).hash == hash
    save = json.loads(bob.ask("GET", f"/api/tables/{table}/save").text)
    assert save["origin"]["sealed"] == {"hash": hash, "secret": after["secret"]}
    assert talia.load(json.dumps(save)).over


def test_nothing_that_is_told_before_the_end_holds_the_secret(one_house: House) -> None:
    ann, bob, table = duel(one_house)
    secret = room(one_house, table).origin["sealed"]["secret"]
    for _ in range(15):
        mover(table, ann, bob).choose(table)
    for person in (ann, bob, one_house.guest):
        paths = ["", "/state", "/save", "/report", "/replay/3"]
        told = [person.ask("GET", f"/api/tables/{table}{path}").text for path in paths]
        told += [person.ask("GET", path).text for path in ("/api/tables", "/api/tables/mine")]
        assert not any(secret in each for each in told)


def test_two_tables_never_have_the_same_secret(one_house: House) -> None:
    ann = one_house.person("Ann")
    assert len({ann.info(sealed(ann))["chance"]["hash"] for _ in range(5)}) == 5


def test_a_chosen_seed_is_told_to_everybody(one_house: House) -> None:
    ann, bob = one_house.people("Ann", "Bob")
    table = ann.table("ostium", ["me", "open"], seed=77)
    for person in (ann, bob, one_house.guest):
        assert person.info(table)["chance"] == {"seed": 77, "hash": None, "secret": None}
    (listed,) = bob.get("/api/tables")["tables"]
    assert listed["chance"]["seed"] == 77


def test_who_plays_with_bots_or_in_a_team_needs_no_seal(one_house: House) -> None:
    ann = one_house.person("Ann")
    for table in (ann.table("ostium", ["me", "random"], seed=None), ann.table(WAR, ["me", "open"], seed=None)):
        assert ann.info(table)["chance"] == {"seed": None, "hash": None, "secret": None}
        assert "seed" in room(one_house, table).origin


# Whose cards one sees


def test_no_save_with_the_seed_while_a_seat_is_open(house: House) -> None:
    """A rival may still sit down, or has left and may come back."""
    ann, bob, table = duel(house)
    mover(table, ann, bob).choose(table)
    leave(bob, table, 1)
    assert ann.no(f"/api/tables/{table}/save") == "forbidden"
    assert ann.get(f"/api/tables/{table}/report")["save"] is None
    resigned = duel(house)
    resign(resigned[1], resigned[2], 1)
    assert resigned[0].no(f"/api/tables/{resigned[2]}/save") == "forbidden"


def test_nobody_sits_on_two_rival_seats(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table("ostium", ["me", "open", "open"], seed=None)
    assert ann.no(f"/api/tables/{table}/sit", {"seat": 1}) == "forbidden"
    bob.sit(table, 2)
    assert bob.no(f"/api/tables/{table}/sit", {"seat": 1}) == "forbidden"
    assert ann.info(table)["dealt"] is False


def test_nobody_goes_from_one_rival_seat_to_another_once_the_cards_are_dealt(house: House) -> None:
    ann, bob, table = duel(house)
    leave(ann, table, 0)
    leave(bob, table, 1)
    assert ann.no(f"/api/tables/{table}/sit", {"seat": 1}) == "forbidden"
    ann.sit(table, 0)
    assert ann.state(table)["seat"] == 0
    cid = house.person("Cid")
    cid.sit(table, 1)
    assert bob.no(f"/api/tables/{table}/sit", {"seat": 1}) == "stale"


def test_but_one_may_before_they_are_dealt(one_house: House) -> None:
    ann, bob = one_house.people("Ann", "Bob")
    table = sealed(ann)
    leave(ann, table, 0)
    ann.sit(table, 1)
    bob.sit(table, 0)
    assert ann.info(table)["dealt"] is True


def test_a_code_does_not_lead_to_a_second_seat(one_house: House) -> None:
    ann, bob, table = duel(one_house)
    code = ann.post(f"/api/tables/{table}/code", {})["code"]
    assert bob.no("/api/code", {"code": code}) == "forbidden"
    assert [each["name"] for each in bob.info(table)["seats"]] == ["Ann", "Bob"]
    phone = one_house.person("Ann's phone")
    phone.post("/api/code", {"code": ann.post(f"/api/tables/{table}/code", {})["code"]})
    leave(bob, table, 1)
    assert phone.no(f"/api/tables/{table}/sit", {"seat": 1}) == "forbidden", "what one device has seen both have seen"


def test_a_table_laid_for_one_screen_says_so_to_all(one_house: House) -> None:
    ann, bob = one_house.people("Ann", "Bob")
    table = ann.table("ostium", ["me", "hot", "open"], seed=None)
    assert bob.info(table)["one_screen"] is True
    assert one_house.guest.state(table)["table"]["one_screen"] is True
    bob.sit(table, 2)
    assert [each["name"] for each in bob.info(table)["seats"]] == ["Ann", "Ann 2", "Bob"]
    assert ann.no(f"/api/tables/{table}/save") == "forbidden", "Bob is a rival all the same"
    assert one_house.guest.info(sealed(ann))["one_screen"] is False
    assert one_house.guest.info(ann.table(WAR, ["me", "hot"]))["one_screen"] is False, "a team has nothing to hide"


def test_a_bot_that_plays_against_me_is_not_sent_away_for_a_friend_once_i_know_the_cards(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table("ostium", ["me", "random"])
    assert ann.ask("GET", f"/api/tables/{table}/save").status_code == 200, "alone, one may know everything"
    assert ann.no(f"/api/tables/{table}/leave", {"seat": 1}) == "forbidden"
    assert bob.no(f"/api/tables/{table}/sit", {"seat": 1}) == "stale"
    waiting = ann.table("ostium", ["me", "random", "open"], seed=None)
    leave(ann, waiting, 1)
    assert [each["kind"] for each in ann.info(waiting)["seats"]] == ["person", "open", "open"], "before, one may"


# Undo


def test_nobody_plays_ahead_and_takes_back_what_they_saw(house: House) -> None:
    """While a rival is away, or may still come, their agreement cannot be had by waiting until they are gone."""
    ann, bob, table = duel(house)
    while ann.info(table)["my_turn"] is False:
        bob.choose(table)
    leave(bob, table, 1)
    drew = room(house, table).match.state.reveals
    while room(house, table).match.state.reveals == drew and ann.info(table)["my_turn"]:
        ann.choose(table, -1)
    undo = ann.state(table)["undo"]
    assert (undo["can"], undo["free"]) == (False, False)
    assert ann.cannot(table, "undo") == "forbidden"
    cid = house.person("Cid")
    cid.sit(table, 1)
    ann.do(table, "undo")
    assert cid.state(table)["undo"]["asked"]["can_answer"] is True, "who plays now is asked"


@pytest.mark.usefixtures("quick_bots")
def test_nobody_takes_a_whole_game_back_after_a_rival_handed_over_to_a_bot(house: House) -> None:
    ann, bob, table = duel(house)
    house.rush(table, choices=20)
    resign(bob, table, 1, "steady")
    for _ in range(40):
        if not ann.state(table)["undo"]["can"]:
            break
        ann.do(table, "undo")
    else:
        pytest.fail("the whole game was undone")
    assert len(room(house, table).answers) > 10


def test_nobody_agrees_for_a_rival_who_is_away(one_house: House) -> None:
    ann, bob, cid = players = one_house.people("Ann", "Bob", "Cid")
    table = ann.table("ostium", ["me", "open", "open"], seed=None)
    bob.sit(table, 1)
    cid.sit(table, 2)
    one_house.rush(table, choices=80)
    by = [next(each for each in players if each.id == answer.by) for answer in room(one_house, table).answers]
    away = by[-1]
    asks = next(each for each in reversed(by) if each is not away)
    assert asks.state(table)["undo"]["can"] is True
    assert asks.state(table)["undo"]["free"] is False
    resign(away, table, players.index(away))
    assert asks.state(table)["undo"]["can"] is False
    assert asks.cannot(table, "undo") == "forbidden"


def test_a_sealed_game_that_is_over_is_not_undone_even_by_agreement(one_house: House) -> None:
    """Its secret is told: whoever went on would know how all cards fall."""
    ann, bob, table = duel(one_house)
    one_house.rush(table)
    for each in (ann, bob):
        assert each.state(table)["undo"]["can"] is False
        assert each.cannot(table, "undo") == "forbidden"


# A bot in an open seat


@pytest.mark.usefixtures("quick_bots")
def test_whoever_laid_the_table_lets_a_bot_sit_down_where_nobody_came(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = sealed(ann)
    assert (ann.info(table)["host"], bob.info(table)["host"]) == (True, False)
    assert bob.no(f"/api/tables/{table}/resign", {"seat": 1, "bot": "random"}) == "forbidden"
    assert ann.no(f"/api/tables/{table}/resign", {"seat": 1, "bot": "nobody"}) == "impossible"
    resign(ann, table, 1)
    told = ann.info(table)
    assert (told["dealt"], [each["kind"] for each in told["seats"]]) == (True, ["person", "bot"])
    assert ann.no(f"/api/tables/{table}/leave", {"seat": 1}) == "forbidden"
    assert ann.ask("GET", f"/api/tables/{table}/save").status_code == 200, "now nobody else is concerned"


@pytest.mark.usefixtures("quick_bots")
def test_a_game_whose_rival_left_is_finished_against_a_bot(one_house: House) -> None:
    ann, bob, table = duel(one_house)
    one_house.rush(table, choices=10)
    leave(bob, table, 1)
    resign(ann, table, 1)
    assert ann.info(table)["seats"][1]["kind"] == "bot"
    assert ann.no(f"/api/tables/{table}/save") == "forbidden", "what Bob saw is his"
    assert bob.no(f"/api/tables/{table}/sit", {"seat": 1}) == "stale"


def test_what_nobody_has_seen_is_still_undone_freely(one_house: House) -> None:
    ann, bob, table = duel(one_house)
    player = mover(table, ann, bob)
    before = room(one_house, table).match.fingerprint
    lay = next(each for each in player.mine(table)["options"] if each["key"] != "end")
    seen = room(one_house, table).match.state.reveals
    player.choose(table, lay["key"])
    if room(one_house, table).match.state.reveals == seen:
        player.do(table, "undo")
        assert room(one_house, table).match.fingerprint == before


def test_who_plays_all_seats_takes_back_everything(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    start = room(one_house, table).match.fingerprint
    one_house.rush(table, choices=30)
    while ann.state(table)["undo"]["can"]:
        ann.do(table, "undo")
    assert room(one_house, table).match.fingerprint == start


@pytest.mark.usefixtures("quick_bots")
def test_and_so_does_who_plays_against_bots_only(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "random"])
    with ann.line(table) as line:
        for _ in range(12):
            line.state(lambda state: state["decisions"] and state["decisions"][0]["mine"])
            ann.choose(table, -1)
    while ann.state(table)["undo"]["can"]:
        assert ann.state(table)["undo"]["free"]
        ann.do(table, "undo")
    assert all(each.by == "bot" for each in room(one_house, table).answers)
