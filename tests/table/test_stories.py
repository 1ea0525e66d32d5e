"""The story of a finished game, as everybody may read it, and nobody before the end."""

from __future__ import annotations

import pytest

from talia.kernel.registry import games

from .house import House

WAR = "aeons-end/war-eternal"


def test_nobody_reads_the_story_of_a_game_that_goes_on(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "hot"])
    assert ann.no(f"/api/tables/{table}/story") == "forbidden"
    assert one_house.guest.no(f"/api/tables/{table}/story") == "forbidden"


@pytest.mark.parametrize("id", games())
def test_a_finished_game_tells_how_it_went(one_house: House, id: str) -> None:
    ann = one_house.person("Ann")
    table = ann.table(id, ["me", "hot"], seed=2)
    one_house.rush(table)
    told = one_house.guest.get(f"/api/tables/{table}/story")
    info = ann.info(table)
    assert told["choices"] == info["choices"]
    assert told["rounds"][-1]["round"] == info["round"]
    assert told["decided"]
    assert told["lines"]
    assert told["measured"]
    assert told["counts"][0]["cards"]
    assert told["best"]["at"] <= told["choices"]
    assert one_house.guest.get(f"/api/tables/{table}/replay/{told['best']['at']}")["at"] == told["best"]["at"]
    polish = one_house.guest.get(f"/api/tables/{table}/story", lang="pl")
    assert [line["points"] for line in polish["lines"]] == [line["points"] for line in told["lines"]]
    assert polish["counts"][0]["title"] != told["counts"][0]["title"]


def test_people_are_called_by_their_names(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "hot"], seed=2)
    one_house.rush(table)
    told = ann.get(f"/api/tables/{table}/story")
    assert told["lines"][0]["name"] == "Ann"
