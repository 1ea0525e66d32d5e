"""Positions: every key, what is taken for granted, and what is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from talia import TaliaError
from talia.games.seasons.game import GAME
from talia.games.seasons.set_up.arrange import FACE_KEYS, PLAYED_KEYS, PLAYER_KEYS, TOP_KEYS
from talia.kernel.saves import read

WHOLE: dict[str, Any] = {
    "year": 2,
    "month": 5,
    "first": 1,
    "active": 1,
    "phase": "turn",
    "enchantment": "Boskie fatum",
    "dice": [{"energy": {"air": 2}, "star": True, "draw": False, "transmute": False, "crystals": 0, "advance": 1}],
    "die": {"energy": {"water": 2}, "star": True, "draw": False, "transmute": False, "crystals": 0, "advance": 3},
    "die_done": False,
    "left_die": {"crystals": 6, "advance": 2},
    "destiny_face": 4,
    "reroll": {"crystals": 6, "advance": 3},
    "draw_pile": ["Dragonsoul", "Purse of Io"],
    "discard": ["Amulet of Air", "Amulet of Fire"],
    "removed": ["Twist of Fate"],
    "common": ["Amulet of Earth"],
    "replicas_left": 4,
    "players": [
        {
            "crystals": 12,
            "gauge": 6,
            "reserve": {"air": 1, "water": 2, "fire": 0, "earth": 3},
            "bonus_used": 2,
            "hand": ["Temporal Boots"],
            "in_play": [
                "Staff of Spring",
                {"name": "Amulet of Water", "energy": {"fire": 2}},
                {"name": "Urmian Psychic Cage", "trap": True, "turned": False},
                {"name": "Kairn the Destroyer", "turned": True, "deadbolt": True},
                {"name": "Raven the Usurper", "mimics": "Hand of Fortune"},
            ],
            "library": {"2": [], "3": ["Divine Chalice"]},
            "token": 13,
            "token_used": True,
            "destiny": 4,
        },
        {"in_play": ["Hand of Fortune", "Argosian Tangleweed"], "token": 17},
    ],
}


def test_a_position_says_everything() -> None:
    match = GAME.arrange(WHOLE)
    view = match.view(0)
    assert (view["year"], view["month"], view["season"], view["first"], view["active"]) == (2, 5, "spring", 1, 1)
    assert (view["enchantment"], view["left_die"]["crystals"], view["die_done"]) == ("divine-fate", 6, False)
    assert (view["removed"], view["common"], view["replicas_left"]) == (["twist-of-fate"], ["amulet-of-earth"], 4)
    assert (view["draw_pile"]["count"], view["discard"]["count"]) == (2, 2)
    mine = view["players"][0]
    assert (mine["crystals"], mine["gauge"], mine["bonus_used"], mine["destiny"]) == (12, 6, 2, 4)
    assert mine["reserve"] == {"air": 1, "water": 2, "fire": 0, "earth": 3}
    assert (mine["hand"], mine["library"]["3"], mine["token"], mine["token_used"]) == (
        ["temporal-boots"],
        ["divine-chalice"],
        13,
        True,
    )
    assert mine["in_play"] == [
        {"id": "staff-of-spring", "turned": False},
        {"id": "amulet-of-water", "turned": False, "energy": {"air": 0, "water": 0, "fire": 2, "earth": 0}},
        {"id": "urmian-psychic-cage", "turned": False, "trap": True},
        {"id": "kairn-the-destroyer", "turned": True, "deadbolt": True},
        {"id": "raven-the-usurper", "turned": False, "mimics": "hand-of-fortune"},
    ]
    assert match.decision.keys == ["die", "destiny", "token:17"]
    match.choose("destiny")
    assert match.view(1)["players"][1]["crystals"] == 3


def test_the_next_roll_shows_what_the_position_says_and_the_top_of_a_pile_is_told_first() -> None:
    match = GAME.arrange({**WHOLE, "enchantment": "none"})
    match.choose("token:17")
    assert match.view(1)["players"][1]["crystals"] == 6


def test_the_emptiest_position_is_a_turn_in_the_first_month() -> None:
    match = GAME.arrange({})
    view = match.view(None)
    assert (view["phase"], view["year"], view["month"], match.decision.word) == ("turn", 1, 1, "ask-turn")
    assert view["draw_pile"]["count"] == 2 * 90, "all power cards, but for the one that only the prelude knows"


def test_a_prelude_without_cards_deals_nine_to_everybody() -> None:
    match = GAME.arrange({"phase": "prelude", "players": [{}, {}, {}]})
    assert [len(match.view(seat)["players"][seat]["pack"]) for seat in range(3)] == [9, 9, 9]


def test_dice_are_rolled_if_none_are_said() -> None:
    match = GAME.arrange({"phase": "dice", "month": 8, "players": [{}, {}, {}, {}]})
    assert {die["season"] for die in match.view(None)["dice"]} == {"summer"}
    assert len(match.decision.options) == 5


def test_a_position_saves_and_loads_with_its_draw_pile_said() -> None:
    match = GAME.arrange({"players": [{"gauge": 3}, {}]}, seed=4)
    match.choose("bonus:gauge")
    again, _ = read(match.save(), lambda id: GAME)
    assert again.fingerprint == match.fingerprint
    assert len(match.origin["position"]["draw_pile"]) == 180


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ({"colour": 1}, "colour"),
        ({"year": 4}, "year"),
        ({"month": 0}, "month"),
        ({"phase": "noon"}, "phase"),
        ({"enchantment": "sleep"}, "enchantment"),
        ({"players": [{"hand": ["Excalibur"]}, {}]}, "Excalibur"),
        ({"players": [{"reserve": {"aether": 1}}, {}]}, "aether"),
        ({"players": [{"token": 19}, {}]}, "token"),
        ({"players": [{"in_play": [{"name": "Raven the Usurper", "mimics": "Purse of Io"}]}, {}]}, "mimics"),
        ({"players": [{}] * 5}, "players"),
        ({"die": {"advance": 4}}, "advance"),
        ({"destiny_face": 7}, "destiny_face"),
        ({"destiny_face": {"destiny": 9}}, "destiny_face"),
    ],
)
def test_what_is_impossible_is_refused_with_its_place(position: dict[str, Any], where: str) -> None:
    with pytest.raises(TaliaError, match=where):
        GAME.arrange(position)


def test_the_example_of_the_documentation_can_be_played_and_every_key_is_named_there() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    told = page.partition("\n## Seasons\n")[2]
    example = tomllib.loads(told.partition("```toml\n")[2].partition("```")[0])
    assert example.pop("game") == GAME.id
    assert GAME.arrange(example).decision.keys == ["die", "destiny", "token:17"]
    for key in (*TOP_KEYS, *PLAYER_KEYS, *PLAYED_KEYS, *FACE_KEYS):
        assert f"`{key}`" in told or key == "players", key
