"""Undo: freely where nobody else minds, and else with everybody's consent."""

from __future__ import annotations

from .house import House, Json, Person

WAR = "aeons-end/war-eternal"


def free(state: Json) -> bool:
    return bool(state["undo"]["can"] and state["undo"]["free"])


def asks(state: Json) -> bool:
    return bool(state["undo"]["can"] and not state["undo"]["free"])


def three(house: House) -> tuple[Person, Person, Person, str]:
    """Ann, Bob and Cid at a table where Ann's last choice cannot be undone without asking."""
    ann, bob, cid = house.people("Ann", "Bob", "Cid")
    table = ann.table(WAR, ["me", "open", "open"])
    bob.sit(table, 1)
    cid.sit(table, 2)
    house.play(table, ann, bob, cid, until=asks)
    return ann, bob, cid, table


def two(house: House, game: str = "ostium") -> tuple[Person, Person, str]:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table(game)
    bob.sit(table, 1)
    return ann, bob, table


def test_whoever_plays_alone_undoes_everything(house: House) -> None:
    ann = house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    start = ann.state(table)
    assert start["undo"] == {"can": False, "free": False, "redo": False, "asked": None, "refused": ""}
    assert ann.cannot(table, "undo") == "impossible"
    views = []
    for _ in range(20):
        views.append(ann.state(table)["view"])
        ann.choose(table)
    while ann.state(table)["undo"]["can"]:
        ann.do(table, "undo")
        assert ann.state(table)["view"] == views.pop()
    assert views == []
    assert ann.state(table)["log"] == start["log"]


def test_what_was_undone_is_redone(house: House) -> None:
    ann = house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    for _ in range(4):
        ann.choose(table)
    before = ann.state(table)
    for _ in range(3):
        ann.do(table, "undo")
    for _ in range(3):
        assert ann.state(table)["undo"]["redo"]
        ann.do(table, "redo")
    after = ann.state(table)
    assert (after["view"], after["log"]) == (before["view"], before["log"])
    assert ann.cannot(table, "redo") == "impossible"


def test_a_new_choice_ends_making_again(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    ann.choose(table)
    ann.do(table, "undo")
    ann.choose(table, 1)
    assert ann.state(table)["undo"]["redo"] is False
    assert ann.cannot(table, "redo") == "impossible"


def test_with_others_it_is_free_while_nothing_was_seen(house: House) -> None:
    ann, bob, table = two(house)
    house.play(table, ann, bob, until=free)
    before = ann.info(table)["choices"]
    ann.do(table, "undo")
    assert ann.info(table)["choices"] == before - 1
    assert bob.state(table)["undo"]["asked"] is None


def test_nobody_redoes_what_another_undid(house: House) -> None:
    ann, bob, table = two(house)
    house.play(table, ann, bob, until=free)
    ann.do(table, "undo")
    assert bob.state(table)["undo"]["redo"] is False
    assert bob.cannot(table, "redo") == "impossible"
    assert ann.state(table)["undo"]["redo"] is True
    ann.do(table, "redo")


def test_what_was_revealed_is_asked_for(house: House) -> None:
    ann, bob, cid, table = three(house)
    choices = ann.info(table)["choices"]
    ann.do(table, "undo")
    assert ann.info(table)["choices"] == choices, "nothing is undone yet"
    mine, theirs = ann.state(table)["undo"], bob.state(table)["undo"]
    what = mine["asked"]["what"]
    assert what == "End your main phase"
    assert mine["asked"] == {"by": "Ann", "mine": True, "waiting": ["Bob", "Cid"], "can_answer": False, "what": what}
    assert theirs["asked"] == {"by": "Ann", "mine": False, "waiting": ["Bob", "Cid"], "can_answer": True, "what": what}
    assert mine["can"] is False
    assert ann.cannot(table, "undo") == "stale", "once is enough"
    bob.do(table, "agree", yes=True)
    assert ann.state(table)["undo"]["asked"]["waiting"] == ["Cid"]
    assert ann.info(table)["choices"] == choices
    cid.do(table, "agree", yes=True)
    assert ann.info(table)["choices"] < choices
    assert ann.state(table)["undo"]["asked"] is None


def test_what_one_drew_oneself_is_not_unseen_either(house: House) -> None:
    ann, bob, table = two(house)

    def drew(state: Json) -> bool:
        return asks(state) and state["cause"] is not None and state["cause"]["seat"] == 0

    house.play(table, ann, bob, until=drew)
    assert ann.state(table)["over"] is None
    choices = ann.info(table)["choices"]
    ann.do(table, "undo")
    assert bob.state(table)["undo"]["asked"]["what"] == "", "rivals do not tell each other what they chose"
    bob.do(table, "agree", yes=True)
    assert ann.info(table)["choices"] == choices - 1, "nobody had chosen since"


def test_one_who_refuses_is_enough(house: House) -> None:
    ann, bob, cid, table = three(house)
    before = ann.state(table)
    ann.do(table, "undo")
    bob.do(table, "agree", yes=True)
    cid.do(table, "agree", yes=False)
    after = ann.state(table)
    assert after["undo"] == before["undo"] | {"refused": "Cid"}, "whoever asked is told who refused"
    assert after["view"] == before["view"]
    assert bob.state(table)["undo"]["refused"] == ""
    assert bob.cannot(table, "agree", yes=True) == "stale"


def test_whoever_asked_may_withdraw_but_not_agree(one_house: House) -> None:
    ann, _, _, table = three(one_house)
    ann.do(table, "undo")
    assert ann.cannot(table, "agree", yes=True) == "forbidden"
    ann.do(table, "agree", yes=False)
    assert ann.state(table)["undo"]["asked"] is None
    assert ann.state(table)["undo"]["can"]


def test_nobody_else_has_a_say(one_house: House) -> None:
    ann, _, _, table = three(one_house)
    ann.do(table, "undo")
    eve = one_house.person("Eve")
    for act, fields in (("agree", {"yes": True}), ("agree", {"yes": False}), ("undo", {}), ("redo", {})):
        assert eve.cannot(table, act, **fields) == "forbidden"
        assert one_house.guest.cannot(table, act, **fields) == "unknown"
    assert ann.state(table)["undo"]["asked"]["waiting"] == ["Bob", "Cid"]


def test_a_choice_made_meanwhile_ends_the_asking(one_house: House) -> None:
    ann, bob, cid, table = three(one_house)
    ann.do(table, "undo")
    one_house.play(table, ann, bob, cid, until=lambda state: state["undo"]["asked"] is None)
    assert ann.state(table)["over"] is None
    assert bob.cannot(table, "agree", yes=True) == "stale"


def test_another_persons_choice_since_is_asked_for_and_undone_too(house: House) -> None:
    ann, bob, table = two(house)

    def bobs_turn(state: Json) -> bool:
        return bool(state["undo"]["can"]) and not state["table"]["my_turn"]

    house.play(table, ann, bob, until=bobs_turn)
    choices = ann.info(table)["choices"]
    bob.choose(table)
    assert ann.state(table)["undo"]["free"] is False
    ann.do(table, "undo")
    bob.do(table, "agree", yes=True)
    assert ann.info(table)["choices"] == choices - 1
    ann.do(table, "redo")
    assert ann.info(table)["choices"] == choices + 1


def test_whoever_leaves_is_not_waited_for(house: House) -> None:
    ann, bob, cid, table = three(house)
    ann.do(table, "undo")
    bob.post(f"/api/tables/{table}/leave", {"seat": 1})
    assert ann.state(table)["undo"]["asked"]["waiting"] == ["Cid"]
    cid.post(f"/api/tables/{table}/leave", {"seat": 2})
    assert ann.state(table)["undo"]["asked"] is None, "there is nobody left to ask"
    assert ann.state(table)["undo"]["free"], "and nobody who minds"


def test_whoever_asked_and_left_asks_no_more(one_house: House) -> None:
    ann, bob, _, table = three(one_house)
    ann.do(table, "undo")
    ann.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert bob.state(table)["undo"]["asked"] is None
    assert bob.cannot(table, "agree", yes=True) == "stale"


def test_whoever_lets_a_bot_play_undoes_nothing(one_house: House) -> None:
    ann, bob, table = two(one_house)
    one_house.play(table, ann, bob, until=free)
    ann.post(f"/api/tables/{table}/resign", {"seat": 0, "bot": "search"})
    assert ann.cannot(table, "undo") == "forbidden"
    assert ann.state(table)["undo"]["can"] is False


def test_a_bot_waits_until_those_who_are_asked_have_answered(one_house: House) -> None:
    """Its choice would end the asking, and bots are quick."""
    ann, bob = one_house.people("Ann", "Bob")
    table = ann.table(WAR, ["me", "open", "open"])
    bob.sit(table, 1)
    cid = one_house.person("Cid")
    cid.sit(table, 2)
    one_house.play(table, ann, bob, cid, until=lambda state: asks(state) and state["decisions"][0]["seat"] == 2)
    assert ann.state(table)["over"] is None
    ann.do(table, "undo")
    cid.post(f"/api/tables/{table}/resign", {"seat": 2, "bot": "random"})
    open_table = one_house.run(lambda: one_house.open_tables.open(table))
    assert open_table.room.bot_to_move() is None
    bob.do(table, "agree", yes=False)
    with ann.line(table) as line:
        line.state(lambda state: not state["table"]["seats"][2]["deciding"])


def test_a_game_that_is_over_is_undone_only_with_consent(house: House) -> None:
    """It shows everybody's secrets; whoever has seen them cannot go on as if nothing had been."""
    ann, bob = house.people("Ann", "Bob")
    table = ann.table("ostium", ["me", "open"])
    bob.sit(table, 1)
    house.rush(table)
    for each in (ann, bob):
        undo = each.state(table)["undo"]
        assert (undo["can"], undo["free"]) == (True, False)
    ann.do(table, "undo")
    assert ann.state(table)["over"] is not None
    bob.do(table, "agree", yes=True)
    assert ann.state(table)["over"] is None
    assert ann.no(f"/api/tables/{table}/replay/0") == "forbidden"
