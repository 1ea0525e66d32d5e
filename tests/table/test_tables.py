"""Tables: making one, finding one, sitting down, standing up, and taking one's seat along."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from talia.table.handlers.seats import CODE_MINUTES

from .house import House, Json, opened, wished

WAR = "aeons-end/war-eternal"


def kinds(info: Json) -> list[str]:
    return [seat["kind"] for seat in info["seats"]]


# Making


def test_a_new_table_has_the_seats_that_were_wished_for(house: House) -> None:
    ann = house.person("Ann")
    wish = wished(WAR, ["me", "hot", "open", "steady"])
    wish["seats"][1]["name"] = "Dad"
    told = ann.post("/api/tables", wish)
    assert kinds(told) == ["person", "person", "open", "bot"]
    assert [seat["name"] for seat in told["seats"]] == ["Ann", "Dad", "", "bot: steady"]
    assert [seat["bot"] for seat in told["seats"]] == [None, None, None, "steady"]
    assert [seat["mine"] for seat in told["seats"]] == [True, True, False, False]
    assert told["mine"] == [0, 1]
    assert len({seat["title"] for seat in told["seats"]}) == 4, "everybody is another mage"
    assert (told["game"], told["players"], told["cooperative"], told["over"]) == (WAR, 4, True, False)
    assert told["made_at"] <= told["changed_at"]


def test_hot_seats_without_names_can_be_told_apart(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "hot", "hot"])
    assert [seat["name"] for seat in ann.info(table)["seats"]] == ["Ann", "Ann 2", "Ann 3"]


def test_a_game_for_one_has_one_seat(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me"])
    assert ann.info(table)["mine"] == [0]
    assert ann.mine(table)["options"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": [{"kind": "me"}]}, "impossible"),
        ({"seats": [{"kind": "me"}] * 3}, "impossible"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, "impossible"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, "impossible"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:1000000000"}]}, "impossible"),
        ({"seats": [{"kind": "me"}, {"kind": "you"}]}, "malformed"),
        ({"seats": [{"kind": "me"}, {"kind": "hot", "name": "n" * 31}]}, "malformed"),
        ({"seats": [{"kind": "me"}] * 33}, "malformed"),
        ({"listed": "yes"}, "malformed"),
        ({"game": "whist"}, "missing"),
    ],
)
def test_a_table_that_cannot_be_is_not_made(one_house: House, change: Json, code: str) -> None:
    ann = one_house.person("Ann")
    assert ann.no("/api/tables", {**wished("ostium", ["me", "open"]), **change}) == code
    assert one_house.open_tables.store.count_tables() == 0


def test_a_guest_makes_no_table(one_house: House) -> None:
    assert one_house.guest.no("/api/tables", wished("ostium", ["me", "open"])) == "unknown"


def test_there_is_no_other_table(house: House) -> None:
    ann = house.person("Ann")
    for id in ("nothing", "%00", "a%2Fb", "x" * 300, "ó", "mine%20"):
        assert ann.no(f"/api/tables/{id}") == "missing", id
        assert ann.no(f"/api/tables/{id}/state") == "missing", id


# Finding


def test_listed_tables_are_found_by_everybody_and_others_by_their_link(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    known, secret = ann.table(listed=True), ann.table(listed=False)
    for each in (ann, bob, house.guest):
        assert [told["id"] for told in each.get("/api/tables")["tables"]] == [known]
    assert bob.info(secret)["listed"] is False


def test_the_list_is_in_the_language_asked_for(one_house: House) -> None:
    ann = one_house.person("Ann")
    ann.table(WAR, ["me", "open"])
    english, polish = (ann.get("/api/tables", lang=lang)["tables"][0] for lang in ("en", "pl"))
    assert english["id"] == polish["id"]
    assert english["title"] != polish["title"]


def test_tables_that_are_over_or_forgotten_are_not_listed(house: House, clock: Callable[[float], None]) -> None:
    ann = house.person("Ann")
    over = ann.table(WAR, ["me", "hot"])
    old = ann.table()
    house.rush(over)
    house.run(house.open_tables._store_summaries)  # what the server does twice a second
    assert [each["id"] for each in ann.get("/api/tables")["tables"]] == [old]
    clock(13 * 24 * 3600)
    fresh = ann.table()
    assert {each["id"] for each in ann.get("/api/tables")["tables"]} == {old, fresh}
    clock(2 * 24 * 3600)
    assert [each["id"] for each in ann.get("/api/tables")["tables"]] == [fresh]


def test_my_tables_begin_with_those_that_wait_for_me(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    quiet = ann.table("ostium", ["open", "me"])
    waiting = ann.table("ostium", ["me", "open"])
    also_quiet = ann.table("ostium", ["open", "me"])
    assert not any(each["my_turn"] for each in ann.get("/api/tables/mine")["tables"]), "nothing is dealt yet"
    for table, seat in ((waiting, 1), (also_quiet, 0)):
        bob.sit(table, seat)
    bob.table()
    told = ann.get("/api/tables/mine")["tables"]
    assert [each["my_turn"] for each in told] == [True, False, False]
    assert told[0]["id"] == waiting
    assert {each["id"] for each in told[1:]} == {quiet, also_quiet}
    assert house.guest.no("/api/tables/mine") == "unknown"


def test_lists_tell_the_same_after_a_restart(database: str) -> None:
    with opened(database) as house:
        ann = house.person("Ann")
        table = ann.table(WAR, ["me", "hot"])
        ann.choose(table)
        before = ann.get("/api/tables/mine")["tables"]
    with opened(database) as house:
        ann.house = house
        after = ann.get("/api/tables/mine")["tables"]
        assert after == before
        assert after == ann.get("/api/tables")["tables"]
        assert after[0]["choices"] == 1


def test_who_is_here_and_how_many_watch(one_house: House) -> None:
    ann, bob = one_house.people("Ann", "Bob")
    table = ann.table()
    bob.sit(table, 1)
    with ann.line(table) as line:
        assert [seat["here"] for seat in line.state()["table"]["seats"]] == [True, False]
        with bob.line(table):
            line.state(lambda state: [seat["here"] for seat in state["table"]["seats"]] == [True, True])
        line.state(lambda state: [seat["here"] for seat in state["table"]["seats"]] == [True, False])
        with one_house.guest.line(table):
            line.state(lambda state: state["table"]["watching"] == 1)
            with one_house.guest.line(table):
                line.state(lambda state: state["table"]["watching"] == 2)
            line.state(lambda state: state["table"]["watching"] == 1)
        line.state(lambda state: state["table"]["watching"] == 0)


# Sitting


def test_a_friend_takes_the_open_seat(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table()
    told = bob.sit(table, 1, "Robert")
    assert (told["mine"], told["seats"][1]["name"]) == ([1], "Robert")
    assert [each["id"] for each in bob.get("/api/tables/mine")["tables"]] == [table]


def test_whoever_gives_no_name_keeps_their_own(one_house: House) -> None:
    ann, bob = one_house.people("Ann", "Bob")
    table = ann.table()
    assert bob.sit(table, 1, " \n")["seats"][1]["name"] == "Bob"


def test_a_seat_is_taken_once(house: House) -> None:
    ann, bob, eve = house.people("Ann", "Bob", "Eve")
    table = ann.table("ostium", ["me", "open", "random"])
    bob.sit(table, 1)
    for seat in (0, 1, 2):
        assert eve.no(f"/api/tables/{table}/sit", {"seat": seat, "name": "Eve"}) == "stale"
    assert eve.no(f"/api/tables/{table}/sit", {"seat": 3, "name": "Eve"}) == "missing"
    assert names(house, table) == ["Ann", "Bob", "bot: random"]


def names(house: House, table: str) -> list[str]:
    return [seat["name"] for seat in house.guest.info(table)["seats"]]


def test_a_guest_cannot_sit_leave_or_resign(one_house: House) -> None:
    table = one_house.person("Ann").table()
    for deed, body in (("sit", {"seat": 1}), ("leave", {"seat": 0}), ("resign", {"seat": 0, "bot": "random"})):
        assert one_house.guest.no(f"/api/tables/{table}/{deed}", body) == "unknown"
    assert one_house.guest.no(f"/api/tables/{table}/code", {}) == "unknown"


def test_whoever_leaves_makes_room(house: House) -> None:
    ann, bob, eve = house.people("Ann", "Bob", "Eve")
    table = ann.table()
    bob.sit(table, 1)
    assert eve.no(f"/api/tables/{table}/leave", {"seat": 1}) == "forbidden"
    assert ann.no(f"/api/tables/{table}/leave", {"seat": 1}) == "forbidden", "not even whoever made the table"
    assert kinds(bob.post(f"/api/tables/{table}/leave", {"seat": 1})) == ["person", "open"]
    assert bob.get("/api/tables/mine")["tables"] == []
    assert eve.sit(table, 1)["mine"] == [1]


def test_only_whoever_made_the_table_sends_its_bots_away(one_house: House) -> None:
    ann, bob = one_house.people("Ann", "Bob")
    table = ann.table(WAR, ["me", "random"])
    assert bob.no(f"/api/tables/{table}/leave", {"seat": 1}) == "forbidden"
    assert kinds(ann.post(f"/api/tables/{table}/leave", {"seat": 1})) == ["person", "open"]


@pytest.mark.usefixtures("quick_bots")
def test_a_bot_plays_on_and_keeps_the_seat(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table()
    bob.sit(table, 1)
    with bob.line(table) as line:
        told = ann.post(f"/api/tables/{table}/resign", {"seat": 0, "bot": "steady"})
        assert (kinds(told), told["seats"][0]["kept"], told["mine"]) == (["bot", "person"], True, [0])
        assert told["my_turn"] is False
        assert bob.info(table)["seats"][0]["kept"] is False, "it is kept for Ann"
        line.state(lambda state: state["decisions"][0]["mine"])  # the bot has made its turn
    assert bob.info(table)["choices"] > 0
    assert bob.no(f"/api/tables/{table}/sit", {"seat": 0}) == "stale"
    back = ann.sit(table, 0)
    assert (kinds(back), back["seats"][0]["name"]) == (["person", "person"], "Ann")


def test_a_hot_seat_that_was_kept_has_its_name_again(one_house: House) -> None:
    ann = one_house.person("Ann")
    wish = wished("ostium", ["me", "hot"])
    wish["seats"][1]["name"] = "Dad"
    table = ann.post("/api/tables", wish)["id"]
    ann.post(f"/api/tables/{table}/resign", {"seat": 1, "bot": "random"})
    assert ann.sit(table, 1)["seats"][1]["name"] == "Dad"


@pytest.mark.usefixtures("quick_bots")
def test_a_bot_plays_on_for_one_of_the_team_who_is_away(one_house: House) -> None:
    ann, bob = one_house.people("Ann", "Bob")
    table = ann.table("aeons-end/war-eternal")
    bob.sit(table, 1)
    wish = {"seat": 1, "bot": "steady"}
    with bob.line(table):
        assert ann.no(f"/api/tables/{table}/resign", wish) == "forbidden", "he is here"
    assert one_house.person("Eve").no(f"/api/tables/{table}/resign", wish) == "forbidden"
    told = ann.post(f"/api/tables/{table}/resign", wish)
    assert kinds(told) == ["person", "bot"]
    assert bob.info(table)["seats"][1]["kept"] is True
    assert kinds(bob.sit(table, 1)) == ["person", "person"]


def test_those_who_played_are_told_where_they_play_once_more(one_house: House) -> None:
    ann, bob, eve = one_house.people("Ann", "Bob", "Eve")
    table = ann.table()
    bob.sit(table, 1)
    early = ann.table(after=table)
    assert early != table
    assert bob.state(table)["followed"] is None, "the match is not over yet"
    one_house.rush(table)
    assert bob.state(table)["over"] is not None
    eve.table(after=table)
    ann.table(seats=["me", "random"], after=table)
    assert bob.state(table)["followed"] is None, "she did not play; and there is no room for him"
    again = ann.table(after=table)
    bob.table(after=table)
    ann.table(after="nowhere")
    assert bob.state(table)["followed"] == {"table": again, "by": "Ann", "mine": False}
    assert ann.state(table)["followed"]["mine"] is True


def test_nobody_resigns_for_others_or_to_a_bot_that_is_not_offered(one_house: House) -> None:
    ann, bob = one_house.people("Ann", "Bob")
    table = ann.table()
    bob.sit(table, 1)
    assert bob.no(f"/api/tables/{table}/resign", {"seat": 0, "bot": "random"}) == "forbidden"
    for bot in ("nobody", "", "search:99999999", "random:3"):
        assert ann.no(f"/api/tables/{table}/resign", {"seat": 0, "bot": bot}) == "impossible"
    assert ann.no(f"/api/tables/{table}/resign", {"seat": 9, "bot": "random"}) == "missing"


# On another device


def test_a_code_moves_my_seats_to_another_device_once(house: House) -> None:
    ann, phone, eve = house.people("Ann", "Ann's phone", "Eve")
    table = ann.table("ostium", ["me", "hot"])
    ann.choose(table)
    told = ann.post(f"/api/tables/{table}/code", {})
    assert told["minutes"] == CODE_MINUTES
    assert phone.post("/api/code", {"code": f" {told['code'].upper()} "})["mine"] == [0, 1]
    assert phone.choose(table)
    assert ann.info(table)["mine"] == []
    assert ann.get("/api/tables/mine")["tables"] == []
    assert eve.no("/api/code", {"code": told["code"]}) == "impossible"


def test_what_i_chose_and_asked_moves_along(house: House) -> None:
    ann, bob, phone = house.people("Ann", "Bob", "Ann's phone")
    table = ann.table(WAR, ["me", "open"])
    bob.sit(table, 1)
    house.play(table, ann, bob, until=lambda state: state["undo"]["can"] and not state["undo"]["free"])
    ann.do(table, "undo")
    phone.post("/api/code", {"code": ann.post(f"/api/tables/{table}/code", {})["code"]})
    asked = phone.state(table)["undo"]["asked"]
    assert (asked["mine"], asked["can_answer"], asked["waiting"]) == (True, False, ["Bob"])
    assert phone.cannot(table, "agree", yes=True) == "forbidden"
    choices = phone.info(table)["choices"]
    bob.do(table, "agree", yes=True)
    assert phone.info(table)["choices"] < choices
    phone.do(table, "redo")
    assert phone.info(table)["choices"] == choices
    assert phone.state(table)["undo"]["can"], "it is the phone's choice now"


def test_a_code_is_too_old_after_a_while(house: House, clock: Callable[[float], None]) -> None:
    ann, phone = house.people("Ann", "Ann's phone")
    table = ann.table()
    told = ann.post(f"/api/tables/{table}/code", {})
    clock(60 * CODE_MINUTES + 1)
    assert phone.no("/api/code", {"code": told["code"]}) == "impossible"
    assert ann.info(table)["mine"] == [0]


def test_a_code_is_stored_as_a_hash_only(house: House) -> None:
    from sqlalchemy import select

    from talia.table.database import codes

    ann = house.person("Ann")
    told = ann.post(f"/api/tables/{ann.table()}/code", {})
    with house.open_tables.store.engine.connect() as connection:
        assert told["code"] not in str(connection.execute(select(codes)).all())


def test_only_whoever_sits_gets_a_code_and_only_the_known_use_one(one_house: House) -> None:
    ann, eve = one_house.people("Ann", "Eve")
    table = ann.table()
    assert eve.no(f"/api/tables/{table}/code", {}) == "forbidden"
    told = ann.post(f"/api/tables/{table}/code", {})
    assert one_house.guest.no("/api/code", {"code": told["code"]}) == "unknown"
    assert eve.no("/api/code", {"code": "aaaaa-aaaaa"}) == "impossible"
    assert eve.no("/api/code", {"code": "a" * 41}) == "malformed"
    assert eve.post("/api/code", {"code": told["code"]})["mine"] == [0], "and it still works"


def test_the_table_itself_goes_along(one_house: House) -> None:
    ann, phone = one_house.people("Ann", "Ann's phone")
    table = ann.table(WAR, ["me", "random"])
    phone.post("/api/code", {"code": ann.post(f"/api/tables/{table}/code", {})["code"]})
    assert ann.no(f"/api/tables/{table}/leave", {"seat": 1}) == "forbidden"
    assert kinds(phone.post(f"/api/tables/{table}/leave", {"seat": 1})) == ["person", "open"]
