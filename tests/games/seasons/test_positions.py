"""Positions: every key, what is taken for granted, and what is refused."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from talia import TaliaError
from talia.games.seasons.game import GAME
from talia.games.seasons.set_up.reading import FACE_KEYS, PLAYED_KEYS, PLAYER_KEYS, TOP_KEYS
from talia.kernel.chance import Chance
from talia.kernel.saves import read
from talia.words import broad_speaker, speaker

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


# Every key by itself


def at(view: dict[str, Any], path: str) -> Any:
    """A piece of a view: `players.0.crystals`. Any: a view is JSON."""
    for step in path.split("."):
        view = view[int(step)] if step.isdigit() else view[step]  # type: ignore[index]
    return view


NONE = {"air": 0, "water": 0, "fire": 0, "earth": 0}
BLANK = {"energy": NONE, "star": False, "draw": False, "transmute": False, "crystals": 0, "advance": 1}
TABLE_KEYS: list[tuple[dict[str, Any], str, Any, Any]] = [
    ({"year": 3}, "year", 1, 3),
    ({"month": 12}, "month", 1, 12),
    ({"month": 7}, "season", "winter", "summer"),
    ({"first": 1}, "first", 0, 1),
    ({"first": 1}, "active", 0, 1),
    ({"active": 1}, "active", 0, 1),
    ({"phase": "dice"}, "phase", "turn", "dice"),
    ({"enchantment": "Żyzna mogiła"}, "enchantment", "none", "fertile-grave"),
    ({"enchantment": "tailwind"}, "enchantment", "none", "tailwind"),
    ({"die": {"crystals": 6}}, "players.0.die.crystals", 0, 6),
    ({"die": {"crystals": 6}}, "die_done", True, False),
    ({"die": {"crystals": 6}, "die_done": True}, "die_done", True, True),
    ({"die": {"transmute": True}, "die_done": True}, "transmuting", False, True),
    ({"left_die": {"advance": 3}}, "left_die.advance", 1, 3),
    ({"discard": ["Dragonsoul", "Purse of Io"]}, "discard.count", 0, 2),
    ({"draw_pile": []}, "draw_pile.count", 180, 0),
    ({"removed": ["Replica"]}, "removed", [], ["replica"]),
    ({"removed": ["Replica"]}, "replicas_left", 10, 9),
    ({"common": ["Dragonsoul"]}, "common", [], ["dragonsoul"]),
    ({"replicas_left": 3}, "replicas_left", 10, 3),
    ({"round": 9}, "round", 1, 9),
    ({"level": "magician"}, "level", "archmage", "magician"),
    ({"transmuting": True}, "transmuting", False, True),
    ({"extra": 2}, "extra", 0, 2),
    ({"die_done": False}, "die_done", True, False),
]
PLAYER: list[tuple[str, Any, str, Any, Any]] = [
    ("crystals", 9, "crystals", 0, 9),
    ("gauge", 4, "gauge", 0, 4),
    ("reserve", {"fire": 3}, "reserve", NONE, {**NONE, "fire": 3}),
    ("bonus_used", 2, "bonus_used", 0, 2),
    ("hand", ["Dragonsoul"], "hand", [], ["dragonsoul"]),
    ("hand", [201], "hand", [], ["dragonsoul"]),
    ("in_play", ["Purse of Io"], "in_play", [], [{"id": "purse-of-io", "turned": False}]),
    ("in_play", ["Purse of Io"], "gauge", 0, 1),
    ("in_play", [{"name": "Purse of Io", "turned": True}], "in_play", [], [{"id": "purse-of-io", "turned": True}]),
    ("library", {2: ["Dragonsoul"]}, "library", {"2": [], "3": []}, {"2": ["dragonsoul"], "3": []}),
    ("library", {"3": ["Dragonsoul"]}, "library", {"2": [], "3": []}, {"2": [], "3": ["dragonsoul"]}),
    ("token", 13, "token", None, 13),
    ("token_used", True, "token_used", False, True),
    ("destiny", 5, "destiny", 0, 5),
    ("grave_used", True, "grave_used", False, True),
]


@pytest.mark.parametrize(("told", "path", "usual", "value"), TABLE_KEYS)
def test_a_key_of_the_table(told: dict[str, Any], path: str, usual: Any, value: Any) -> None:
    assert at(GAME.arrange({}).view(0), path) == usual
    assert at(GAME.arrange(told).view(0), path) == value


@pytest.mark.parametrize(("key", "told", "path", "usual", "value"), PLAYER)
def test_a_key_of_a_player(key: str, told: Any, path: str, usual: Any, value: Any) -> None:
    assert GAME.arrange({}).view(0)["players"][0][path] == usual
    assert GAME.arrange({"players": [{key: told}, {}]}).view(0)["players"][0][path] == value
    assert GAME.arrange({"players": [{}, {key: told}]}).view(1)["players"][1][path] == value


def test_every_key_of_the_table_and_of_players_has_a_test_of_its_own() -> None:
    table = {key for told, *_ in TABLE_KEYS for key in told}
    others = {"dice", "reroll", "destiny_face", "players", "run_on", "choices"}
    exact = {"season_dice", "die_crystals", "took_common", "opened", "thresholds_asked"}
    exact |= {"seen", "order", "numbers", "chance"}
    assert table | others | exact == set(TOP_KEYS), "those that positions of matches tell are in test_positions_told.py"
    assert {key for key, *_ in PLAYER} | {"pack", "kept", "die", "token_choices"} == set(PLAYER_KEYS)


def test_dice_on_the_table_are_told_by_what_they_give() -> None:
    told = {"energy": {"water": 2}, "star": True, "draw": False, "transmute": False, "crystals": 0, "advance": 2}
    match = GAME.arrange({"phase": "dice", "dice": [told, {"draw": True}, {"crystals": 6, "advance": 3}]})
    assert match.decision.keys == ["die:water+water+star>2", "die:card>1", "die:6-crystals>3"]
    dice = match.view(None)["dice"]
    assert {key: dice[0][key] for key in told} == {**told, "energy": {**NONE, "water": 2}}
    assert all(rolled["season"] == "winter" for rolled in dice)


def test_what_is_not_said_of_a_die_is_not_on_it() -> None:
    dice = GAME.arrange({"die": {}}).view(None)["players"]
    assert {key: dice[0]["die"][key] for key in BLANK} == BLANK
    assert {key: dice[1]["die"][key] for key in BLANK} == BLANK


@pytest.mark.parametrize(("face", "crystals"), [(4, 3), ({"crystals": 1, "destiny": 2}, 1)])
def test_the_die_of_destiny_shows_what_is_said(face: Any, crystals: int) -> None:
    match = GAME.arrange({"enchantment": "Boskie fatum", "die": {}, "destiny_face": face})
    match.choose("destiny")
    player = match.view(0)["players"][0]
    assert (player["crystals"], player["destiny"]) == (crystals, 2)


def test_a_draft_goes_on_with_the_packs_and_what_was_kept() -> None:
    mine = {"pack": ["Dragonsoul", "Purse of Io"], "kept": ["Amulet of Air"]}
    match = GAME.arrange({"phase": "prelude", "players": [mine, {"pack": ["Replica", "Amulet of Fire"]}]})
    assert match.decision.keys == ["keep:dragonsoul", "keep:purse-of-io"]
    match.choose("keep:dragonsoul", 0)
    match.choose("keep:replica", 1)
    assert match.view(0)["players"][0]["kept"] == ["amulet-of-air", "dragonsoul", "amulet-of-fire"]


def test_without_packs_the_libraries_are_made_of_what_was_kept() -> None:
    match = GAME.arrange({"phase": "prelude", "players": [{"kept": ["Dragonsoul", "Purse of Io"]}, {}]})
    assert [(asked.seat, asked.keys) for asked in match.open] == [(0, ["year-1:dragonsoul", "year-1:purse-of-io"])]


def test_when_the_libraries_are_made_tokens_are_chosen() -> None:
    players = [{"hand": ["Dragonsoul"], "token_choices": [3, 7]}, {"token_choices": [4, 5]}]
    match = GAME.arrange({"phase": "prelude", "players": players})
    assert [(asked.seat, asked.keys) for asked in match.open] == [
        (0, ["keep-token:3", "keep-token:7"]),
        (1, ["keep-token:4", "keep-token:5"]),
    ]


# Where a position stops


def test_a_position_stands_before_the_die_even_if_nothing_else_can_be_done() -> None:
    match = GAME.arrange({"die": {"crystals": 6}})
    assert (match.decision.word, match.decision.keys) == ("ask-die-actions", ["die"])
    match.choose("die")
    assert match.view(0)["players"][0]["crystals"] == 6
    assert match.decision.word == "ask-turn"


def test_a_position_stands_in_a_turn_in_which_nothing_can_be_done() -> None:
    match = GAME.arrange({"players": [{"bonus_used": 3}, {"bonus_used": 3}]})
    assert (match.decision.seat, match.decision.keys) == (0, ["end"])
    match.choose("end")
    assert match.view(None)["phase"] == "dice", "from there on lone options are taken"


def test_a_position_stands_at_a_lone_die() -> None:
    match = GAME.arrange({"phase": "dice", "dice": [{"crystals": 6}]})
    assert match.decision.keys == ["die:6-crystals>1"]
    match.choose(0)
    assert match.decision.keys[-1] == "end", "for the other player there is none, and the turns begin"
    match.choose("end")
    match.choose("end")
    assert match.decision.word == "ask-die"
    assert len(match.decision.keys) == 3


def test_a_position_stands_at_the_last_card_of_each_pack() -> None:
    players = [{"pack": ["Dragonsoul"]}, {"pack": ["Purse of Io", "Amulet of Air"]}]
    match = GAME.arrange({"phase": "prelude", "players": players})
    assert [asked.keys for asked in match.open] == [["keep:dragonsoul"], ["keep:purse-of-io", "keep:amulet-of-air"]]


def test_a_position_runs_on_when_asked_to() -> None:
    match = GAME.arrange({"die": {"crystals": 6}, "players": [{"bonus_used": 3}, {}], "run_on": True})
    assert (match.decision.seat, match.decision.word) == (1, "ask-turn")
    assert match.view(0)["players"][0]["crystals"] == 6


def test_choices_are_made_once_all_is_laid_out() -> None:
    match = GAME.arrange({"die": {"draw": True}, "draw_pile": ["Dragonsoul"], "choices": ["die", "draw"]})
    assert match.decision.keys == ["take:dragonsoul", "discard-it"]


def test_a_position_of_the_first_format_runs_on() -> None:
    origin = GAME.arrange({"die": {"crystals": 6}}).origin
    old = GAME.again({**origin, "format": 1})
    assert old.decision.word == "ask-turn"
    assert old.origin["format"] == 2
    assert GAME.again(old.origin).fingerprint == old.fingerprint
    assert GAME.again(origin).decision.word == "ask-die-actions"


# What is taken for granted


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


def test_a_token_may_have_been_used_that_nobody_has() -> None:
    match = GAME.arrange({"year": 3, "month": 12, "players": [{"token_used": True}, {}]})
    while not match.over:
        match.choose("end" if "end" in match.decision.keys else 0)
    assert match.result is not None
    assert match.result.scores is not None


# What is refused

MINION: dict[str, Any] = {"name": "Io's Minion"}


def of_a_player(**told: Any) -> dict[str, Any]:
    """A position in which this is told of the first player. Any: it is plain data."""
    return {"players": [told, {}]}


@pytest.mark.parametrize(
    ("position", "where", "why"),
    [
        ({"colour": 1}, "position", 'there is no "colour" here; possible: year, month'),
        ({"year": 4}, "year", "4 is not between 1 and 3"),
        ({"year": "two"}, "year", "expected a whole number"),
        ({"month": 0}, "month", "0 is not between 1 and 12"),
        ({"year": 3, "month": 14, "phase": "dice"}, "month", "the match would be over"),
        ({"month": 13}, "month", "13 is not between 1 and 12"),
        ({"first": 2}, "first", "2 is not between 0 and 1"),
        ({"active": -1}, "active", "-1 is not between 0 and 1"),
        ({"phase": "noon"}, "phase", '"noon" is not one of prelude, dice'),
        ({"enchantment": "sleep"}, "enchantment", 'there is no enchantment "sleep"'),
        ({"enchantment": ["none"]}, "enchantment", "there is no enchantment"),
        ({"enchantment": None}, "enchantment", "there is no enchantment"),
        ({"seen": [{}]}, "seen[0].card", "expected a whole number"),
        ({"seen": [{"by": "all"}]}, "seen[0].card", "expected a whole number"),
        ({"choices": [{"seat": 0, "choice": "draw"}]}, "choices[0].choice", "cannot be chosen then"),
        ({"order": {"energy": [1]}}, "order.energy", "each once: -"),
        ({"numbers": [0]}, "numbers", "one for every card of the match"),
        (of_a_player(hand=["²"]), "players[0].hand[0]", "there is no power card"),
        (
            of_a_player(in_play=[{"name": "Excalibur"}]),
            "players[0].in_play[0].name",
            'there is no power card "Excalibur"',
        ),
        (of_a_player(in_play=[{**MINION, "mimics": None}]), "players[0].in_play[0].mimics", "there is no power card"),
        (of_a_player(in_play=[{**MINION, "mimics": []}]), "players[0].in_play[0].mimics", "there is no power card"),
        ({"dice": [{}] * 4}, "dice", "4 are too many; at most 3"),
        ({"dice": [{"stars": 1}]}, "dice[0]", 'there is no "stars" here; possible: energy, star'),
        ({"die": {"advance": 4}}, "die.advance", "4 is not between 1 and 3"),
        ({"die": {"season": "monsoon"}}, "die.season", '"monsoon" is not one of winter'),
        ({"die_done": 1}, "die_done", "expected true or false"),
        ({"left_die": 6}, "left_die", "expected a table"),
        (
            {"die": {"crystals": 6}, "players": [{"die": {"crystals": 1}}, {}]},
            "players[0].die",
            "only one of these: die, players[0].die",
        ),
        ({"reroll": {"energy": {"wood": 1}}}, "reroll.energy", 'there is no "wood" here'),
        ({"destiny_face": 7}, "destiny_face", "7 is not between 1 and 6"),
        ({"destiny_face": {"destiny": 9}}, "destiny_face", "the die of destiny has no such face"),
        ({"draw_pile": "Dragonsoul"}, "draw_pile", "expected a list"),
        ({"discard": ["Excalibur"]}, "discard[0]", 'there is no power card "Excalibur"'),
        ({"removed": [True]}, "removed[0]", 'there is no power card "True"'),
        ({"common": [999]}, "common[0]", 'there is no power card "999"'),
        ({"replicas_left": 11}, "replicas_left", "11 is not between 0 and 10"),
        ({"players": [{}] * 5}, "players", "5 are too many; at most 4"),
        ({"players": [3]}, "players[0]", "expected a table"),
        (of_a_player(crystals=-1), "players[0].crystals", "-1 is not between 0 and 999"),
        (of_a_player(gauge=16), "players[0].gauge", "16 is not between 0 and 15"),
        (of_a_player(reserve={"aether": 1}), "players[0].reserve", 'there is no "aether" here'),
        (of_a_player(bonus_used=4), "players[0].bonus_used", "4 is not between 0 and 3"),
        (of_a_player(hand=["Excalibur"]), "players[0].hand[0]", 'there is no power card "Excalibur"'),
        (of_a_player(in_play=[{}]), "players[0].in_play[0]", 'there is no power card ""'),
        (of_a_player(in_play=[{**MINION, "face": 1}]), "players[0].in_play[0]", 'there is no "face" here'),
        (of_a_player(in_play=[{**MINION, "turned": 1}]), "players[0].in_play[0].turned", "expected true or false"),
        (of_a_player(in_play=[{**MINION, "trap": "no"}]), "players[0].in_play[0].trap", "expected true or false"),
        (of_a_player(in_play=[{**MINION, "deadbolt": 1}]), "players[0].in_play[0].deadbolt", "expected true or false"),
        (of_a_player(in_play=[{**MINION, "energy": 2}]), "players[0].in_play[0].energy", "expected a table"),
        (
            of_a_player(in_play=[{**MINION, "mimics": "Purse of Io"}]),
            "players[0].in_play[0].mimics",
            'no opponent has "Purse of Io" in play',
        ),
        (
            of_a_player(in_play=[{**MINION, "mimics": {"player": 1}}]),
            "players[0].in_play[0].mimics",
            "player 1 has no card in play",
        ),
        (of_a_player(library={"1": []}), "players[0].library", 'there is no "1" here; possible: 2'),
        (of_a_player(token=19), "players[0].token", "19 is not between 0 and 18"),
        (of_a_player(token_used="yes"), "players[0].token_used", "expected true or false"),
        (of_a_player(destiny=-1), "players[0].destiny", "-1 is not between 0 and 999"),
        (of_a_player(pack=3), "players[0].pack", "expected a list"),
        (of_a_player(kept=["Excalibur"]), "players[0].kept[0]", 'there is no power card "Excalibur"'),
        (of_a_player(token_choices=[0]), "players[0].token_choices[0]", "0 is not between 1 and 18"),
        ({"season_dice": [[1, 2, 2]]}, "season_dice[0]", "there must be 3 different dice, one more than players"),
        ({"numbers": [0]}, "numbers", "each number from 0 to 189 must be there once"),
        ({"order": {"energy": [3]}}, "order.energy", "must be the numbers of the cards"),
        ({"seen": [{"card": 190}]}, "seen[0].card", "190 is not between 0 and 189"),
        ({"chance": 5}, "chance", "expected 16 hexadecimal digits"),
        ({"run_on": "yes"}, "run_on", "expected true or false"),
        ({"choices": ["draw"]}, "choices[0]", '"draw" cannot be chosen then; possible: bonus:transmute'),
        ({"choices": [{"seat": 1, "choice": "end"}]}, "choices[0].seat", "player 1 is not asked anything then"),
        ({"year": 3, "month": 12, "choices": ["end"] * 99}, "choices[2]", "the match would be over"),
    ],
)
def test_what_is_impossible_is_refused_in_a_sentence_that_says_where(
    position: dict[str, Any], where: str, why: str
) -> None:
    with pytest.raises(TaliaError) as refused:
        GAME.arrange(position)
    assert where in str(refused.value)
    assert why in str(refused.value)
    polish = broad_speaker("pl")
    assert where in polish.error(refused.value)
    assert polish.mistakes == []


# The documentation

SECTION = (
    (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8").partition("\n## Seasons\n")[2]
)
EXAMPLES = re.findall(r"^```(toml|python)\n(.*?)^```", SECTION, flags=re.M | re.S)


@pytest.mark.parametrize("text", [text for language, text in EXAMPLES if language == "python"])
def test_every_program_of_the_documentation_runs(text: str) -> None:
    exec(text, {})


def test_the_example_of_the_documentation_can_be_played_and_every_key_is_named_there() -> None:
    example = tomllib.loads(next(text for language, text in EXAMPLES if language == "toml"))
    assert example.pop("game") == GAME.id
    assert GAME.arrange(example).decision.keys == ["die", "destiny", "token:17"]
    for key in (*TOP_KEYS, *PLAYER_KEYS, *PLAYED_KEYS, *FACE_KEYS):
        assert f"`{key}`" in SECTION, key


def test_every_key_of_an_option_that_comes_up_is_told() -> None:
    told = SECTION.partition("### Keys of options")[2].partition("\n### ")[0]
    listed = {key.partition(":")[0] for key in re.findall(r"`([a-z][^`]*)`", told)}
    chance = Chance(5)
    met: set[str] = set()
    for seed in range(90):
        match = GAME.new(players=2 + seed % 3, seed=seed, level="archmage", boxes="all", enchantment="random")
        while not match.over:
            decision = match.decision
            met |= {key.partition(":")[0] for key in decision.keys}
            match.choose(chance.below(len(decision.keys)))
    assert met - listed == set()
    assert len(met) > 40


# Names in Polish


def test_every_card_and_every_enchantment_goes_by_its_polish_name() -> None:
    polish = speaker("pl", GAME)
    cards = [kind for kind in GAME.kinds() if kind.id != "replica"]
    hand = [polish.name(kind.name) for kind in cards]
    assert GAME.arrange({"players": [{"hand": hand}]}).position()["players"][0]["hand"] == [kind.id for kind in cards]
    asked = next(field for field in GAME.fields if field.name == "enchantment")
    for choice in asked.choices[2:]:
        named = polish.name(choice.name).upper()
        assert GAME.arrange({"enchantment": named}).position()["enchantment"] == choice.value
        assert GAME.new(2, 1, enchantment=named).origin["setup"]["enchantment"] == choice.value


def test_a_save_keeps_ids_where_a_position_says_polish_names() -> None:
    polish: dict[str, Any] = {
        "enchantment": "Żyzna mogiła",
        "discard": ["Amulet wody"],
        "players": [
            {"hand": ["BERŁO WIOSNY"], "library": {"3": ["Berło wiosny"]}},
            {"in_play": [{"name": "Berło wiosny", "turned": True}, "Amulet of Air"]},
        ],
    }
    match = GAME.arrange(polish)
    told = match.origin["position"]
    assert (told["enchantment"], told["discard"]) == ("fertile-grave", ["amulet-of-water"])
    assert told["players"][0] == {"hand": ["staff-of-spring"], "library": {"3": ["staff-of-spring"]}}
    assert told["players"][1]["in_play"] == [{"name": "staff-of-spring", "turned": True}, "Amulet of Air"]
    assert GAME.again(match.origin).fingerprint == match.fingerprint


def test_a_save_in_which_an_enchantment_goes_by_its_printed_name_is_read() -> None:
    origin = GAME.arrange({"enchantment": "tailwind"}).origin
    older = {**origin, "position": {**origin["position"], "enchantment": "Wiatr w plecy"}}
    assert GAME.again(older).fingerprint == GAME.again(origin).fingerprint


@pytest.mark.parametrize(
    "position",
    [[], {"players": 3}, {"players": [3]}, {"players": [{"hand": "x", "library": 1, "in_play": [[]]}]}, {"discard": 1}],
)
def test_what_is_no_list_of_names_is_refused_as_ever(position: Any) -> None:
    with pytest.raises(TaliaError, match=r"^[a-z_]+.*: "):
        GAME.arrange(position)
