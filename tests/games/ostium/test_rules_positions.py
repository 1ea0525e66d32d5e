"""Arranged positions: what can be told, what is left out, and what cannot be."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from talia import TaliaError
from talia.games.ostium.cards.sets import HOUSE
from talia.games.ostium.game import GAME
from tests.games.ostium.table import (
    IT,
    ME,
    YOU,
    asked,
    creature,
    crystals,
    discard,
    end,
    field,
    gates,
    hand,
    keys,
    phase,
    player,
    rows,
)

Position = dict[str, Any]  # Any: a position is plain data

TOML = """
mode = "duel"
active = 1
phase = "development"
round = 4

[[players]]
gates = [15, 7, 0]
attack = ["Ember Imp", "", { name = "W1", kind = "warrior", clan = "A", power = 2, cost = 3, main = ["crystal 1"] }]
defence = ["", "Primal"]
hand = ["moss-mouse"]
deck = ["reed-piper", "echo-chick"]
discard = ["pocket-bat", "candle-wisp"]

[[players]]
crystals = 4
hand = ["W1", { name = "W2", clan = "pyre", left = ["repair 1"], right = [] }]

[field]
warriors = ["W1", "", "", "", "W2"]
warrior_deck = ["W1"]
dismissed = ["W2"]
sovereigns = [{ name = "S1", kind = "sovereign", clan = "E", power = 5, cost = 8 }]
sovereign_deck = []
primals = 3
"""


def told() -> Position:
    return tomllib.loads(TOML)


# What can be told


def test_a_position_written_as_toml_lies_as_it_is_told() -> None:
    match = GAME.arrange(told())
    assert (phase(match), match.view(None)["round"], crystals(match)) == ((YOU, "development"), 4, 4)
    assert (gates(match), gates(match, YOU)) == ([15, 7, 0], [15, 15, 15])
    assert rows(match) == {"A1": "ember-imp", "A3": "w1", "D2": "primal"}
    assert (hand(match), hand(match, YOU)) == (["moss-mouse"], ["w1", "w2"])
    assert discard(match) == ["pocket-bat", "candle-wisp"]
    view = field(match)
    assert view["warriors"] == ["w1", None, "w2", None, None, None]
    assert (view["warrior_deck"], view["dismissed"], view["primals"]) == (1, ["w2"], 3)
    assert (view["sovereigns"], view["sovereign_deck"]) == (["s1", None], 0)


def test_a_deck_is_told_from_the_top() -> None:
    sheet = {"hand": ["ash-kitten"] * 4, "deck": ["reed-piper", "echo-chick"]}
    match = GAME.arrange({"players": [sheet, {"hand": ["ash-kitten"]}]})
    end(match)
    assert "reed-piper" in hand(match)


def test_what_is_left_out_is_as_at_the_start() -> None:
    match = GAME.arrange({"players": [{"hand": ["ash-kitten"]}, {}]})
    assert (phase(match), match.view(None)["mode"]) == ((ME, "development"), "duel")
    assert (player(match)["deck"], player(match, YOU)["deck"]) == (9, 10), "the rest of the starting deck"
    assert [gates(match, seat) for seat in (ME, YOU)] == [[15] * 3] * 2
    assert field(match)["sovereigns"].count(None) == 0
    assert field(match)["primals"] == 10


@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (2, "duel"), (3, "three")])
def test_the_number_of_players_tells_the_mode(players: int, mode: str) -> None:
    sheet = {"hand": ["ember-imp"]}
    assert GAME.arrange({"players": [sheet] * players}).view(None)["mode"] == mode


def test_the_attack_phase_may_be_told() -> None:
    match = GAME.arrange({"phase": "attack", "players": [told()["players"][0], {}]})
    assert asked(match) == (ME, "ask-charge")


def test_names_in_both_languages_and_ids_are_understood() -> None:
    for name in ("Ember Imp", "ember-imp", str(GAME.kinds()[2].name.args["pl"])):
        assert len(hand(GAME.arrange({"players": [{"hand": [name]}, {}]}))) == 1


def test_clans_are_letters_or_names() -> None:
    for clan in ("B", "b", "pyre", "Pyre", "Żar"):
        match = GAME.arrange({"players": [{"hand": [creature("W", clan)], "attack": ["ember-imp"]}, {}]})
        assert "summon:w" in keys(match)
        kinds = {kind.id: kind for kind in match.state.kinds}
        assert kinds["w"].clan == kinds["ember-imp"].clan


def test_a_creature_told_twice_alike_is_one_kind_with_two_cards() -> None:
    one = creature("W", "A", 2, 3, main=["crystal 1"])
    match = GAME.arrange({"players": [{"hand": [one, copy.deepcopy(one), "W"]}, {}]})
    assert hand(match) == ["w", "w", "w"]
    assert keys(match).count("summon:w") == 1


def test_once_described_a_creature_goes_by_all_its_names() -> None:
    ram = {"name": "Ram", "name_pl": "Baran", "id": "old-ram", "clan": "pyre", "cost": 3}
    match = GAME.arrange({"players": [{"hand": [ram, "Ram", "old-ram"], "discard": ["Baran"]}, {}]})
    assert hand(match, ME) == ["old-ram"] * 3
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint


def test_named_creatures_are_not_in_the_decks_as_well() -> None:
    warrior = next(kind for kind in GAME.kinds() if kind.id == "lens-oracle")
    match = GAME.arrange({"players": [{"hand": [warrior.id]}, {}], "field": {"sovereigns": ["great-conductor"]}})
    assert (field(match)["warrior_deck"], field(match)["sovereign_deck"]) == (49, 9)


def test_alone_the_field_may_be_told_as_the_field_or_as_its_rows() -> None:
    w = [creature(f"W{n}") for n in range(6)]
    by_field = GAME.arrange({"players": [{"hand": ["ember-imp"]}], "field": {"warriors": w}})
    sheet = {"attack": [w[0], w[2], w[4]], "defence": [w[1], w[3], w[5]]}
    by_rows = GAME.arrange({"mode": "solo", "players": [{"hand": ["ember-imp"]}, sheet]})
    assert rows(by_field, IT) == rows(by_rows, IT)
    assert len(rows(by_rows, IT)) == 6


def test_of_three_one_may_be_out_already() -> None:
    match = GAME.arrange({"players": [{"hand": ["ember-imp"]}, {"gates": [0, 0, 0]}, {}]})
    assert match.view(None)["players"][YOU]["out"]


def test_a_position_is_saved_with_the_match() -> None:
    match = GAME.arrange(told())
    again = GAME.again(match.origin)
    assert again.fingerprint == match.fingerprint
    assert player(again, YOU) == player(match, YOU)


# What cannot be


def with_player(**sheet: Any) -> Position:
    return {"players": [sheet, {}]}


def changed_house(section: str, number: int, **entry: Any) -> dict[str, Any]:
    """The house set as plain data, with something else in one of its entries."""
    told = tomllib.loads(HOUSE.read_text(encoding="utf-8"))
    (told[section][number] if isinstance(told[section], list) else told[section]).update(entry)
    return told


IMPOSSIBLE: list[tuple[Position, str, str]] = [
    ({"mode": "four"}, "mode", "duel"),
    ({"phase": "draw"}, "phase", "attack"),
    ({"weather": "rain"}, "position", "weather"),
    ({"players": 2}, "players", "list"),
    (["players"], "position", "table"),  # type: ignore[list-item]
    (None, "position", "table"),  # type: ignore[list-item]
    ({"set": 5}, "set", "the path of a set's file"),
    ({"set": {"name": {1, 2}}}, "set", "no file could hold"),
    ({"set": {"name": "Mine"}}, "set", '"name_pl" is missing'),
    ({"set": changed_house("warrior", 3, power="big")}, "set.warrior[3]", '"power" must be a whole number'),
    ({"set": changed_house("clan", 1, name=7)}, "set.clan[1]", '"name"'),
    ({"set": changed_house("primal", 0, main=["zzz"])}, "set.primal", '"zzz"'),
    (with_player(hand=[["ember-imp"]]), "players[0].hand[0]", "ember-imp"),
    (with_player(attack=[0]), "players[0].attack[0]", '"0"'),
    ({"chance": "0x00000000000000"}, "chance", "sixteen"),
    ({"chance": "-00000000000000f"}, "chance", "sixteen"),
    (with_player(gates=[0, 0, 0]), "players[0].gates", "the match would be over"),
    ({"players": [{}, {}, {}, {}]}, "players", "4"),
    ({"mode": "duel", "players": [{}, {}, {}]}, "players", "3"),
    ({"players": ["me", "you"]}, "players[0]", "table"),
    ({"active": 2}, "active", "2"),
    ({"active": "first"}, "active", "number"),
    ({"round": 0}, "round", "0"),
    ({"field": []}, "field", "table"),
    ({"field": {"familiars": []}}, "field", "familiars"),
    ({"field": {"warriors": ["lens-oracle"] * 7}}, "field.warriors", "7"),
    ({"field": {"warriors": ["No One"]}}, "field.warriors[0]", "No One"),
    (with_player(hand=["ash-kitten", "No One", "ash-kitten", "ash-kitten"]), "players[0].hand[1]", "No One"),
    (with_player(deck=["ash-kitten", "ash-kitten", "No One"]), "players[0].deck[2]", "No One"),
    ({"field": {"sovereigns": ["great-conductor"] * 3}}, "field.sovereigns", "3"),
    ({"field": {"primals": -1}}, "field.primals", "-1"),
    ({"field": {"primals": True}}, "field.primals", "number"),
    ({"field": {"warrior_deck": "lens-oracle"}}, "field.warrior_deck", "list"),
    (with_player(life=3), "players[0]", "life"),
    (with_player(gates=[15, 15]), "players[0].gates", "2"),
    (with_player(gates=[15, 15, 16]), "players[0].gates[2]", "16"),
    (with_player(gates=[15, -1, 15]), "players[0].gates[1]", "-1"),
    (with_player(gates=[15, "full", 15]), "players[0].gates[1]", "number"),
    (with_player(gates=[15, 15, 15, 15]), "players[0].gates", "4"),
    (with_player(gates=[0, 0, 0]), "players[0].gates", "over"),
    (with_player(attack=["ember-imp"] * 4), "players[0].attack", "4"),
    (with_player(attack="ember-imp"), "players[0].attack", "list"),
    (with_player(defence=["Nobody Known"]), "players[0].defence[0]", "Nobody Known"),
    (with_player(hand=[7]), "players[0].hand[0]", "7"),
    (with_player(hand=[{"name": "W", "clan": "Q"}]), "players[0].hand[0]", "Q"),
    (with_player(hand=[{"clan": "A"}]), "players[0].hand[0]", "name"),
    (with_player(hand=[{"name": "W"}]), "players[0].hand[0]", "clan"),
    (with_player(hand=[{"name": "W", "clan": "A", "cost": -1}]), "players[0].hand[0]", "-1"),
    (with_player(hand=[{"name": "W", "clan": "A", "power": "much"}]), "players[0].hand[0]", "power"),
    (with_player(hand=[{"name": "W", "clan": "A", "kind": "dragon"}]), "players[0].hand[0]", "dragon"),
    (with_player(hand=[{"name": "W", "clan": "A", "main": ["fly"]}]), "players[0].hand[0]", "fly"),
    (with_player(hand=[{"name": "W", "clan": "A", "main": "crystal 1"}]), "players[0].hand[0]", "main"),
    (with_player(hand=[{"name": "W", "clan": "A", "main": ["crystal 10"]}]), "players[0].hand[0]", "crystal 10"),
    (with_player(hand=[{"name": "W", "clan": "A", "main": ["last -> shield 1"]}]), "players[0].hand[0]", "last"),
    (with_player(hand=[{"name": "W", "clan": "A", "speed": 3}]), "players[0].hand[0]", "speed"),
    (
        with_player(hand=[{"name": "F", "clan": "A", "kind": "familiar", "left": ["crystal 1"]}]),
        "players[0].hand[0]",
        "left",
    ),
    (with_player(hand=["ash-kitten", creature("W", "A", 1), creature("W", "A", 2)]), "players[0].hand[2]", "W"),
    (with_player(lying=["A4"]), "players[0].lying[0]", "A4"),
    (with_player(attack=["ember-imp"], lying=["A1", "D1"]), "players[0].lying[1]", "nobody is at D1"),
    (with_player(lost_gate=1), "players[0].lost_gate", "true or false"),
    ({"removed": ["ember-imp", "No One"]}, "removed[1]", "No One"),
    ({"first": 2}, "first", "2"),
    ({"turn": -1}, "turn", "-1"),
    ({"idle": "long"}, "idle", "number"),
    ({"chance": 7}, "chance", "sixteen"),
    ({"chance": "0123456789abcdeg"}, "chance", "sixteen"),
    ({"numbers": [0, 1]}, "numbers", "cards"),
    ({"numbers": [0] * 90}, "numbers[1]", "0"),
    ({"run_on": "yes"}, "run_on", "true or false"),
    ({"choices": "end"}, "choices", "list"),
    ({"players": [{"hand": ["ember-imp"]}, {}], "choices": ["summon:ember-imp", "place:B1"]}, "choices[1]", "place:A1"),
    ({"attack": {"step": "charge"}}, "attack.step", "attack phase"),
    ({"phase": "attack", "attack": {"step": "draw"}}, "attack.step", "rally"),
    ({"mode": "solo", "active": 1, "phase": "attack", "attack": {"step": "charge"}}, "attack.step", "player"),
    ({"attack": {"charged": ["A1", "D1"]}}, "attack.charged[1]", "D1"),
    ({"attack": {"chained": [1, 4]}}, "attack.chained[1]", "4"),
    ({"attack": {"linked": ["A7"]}}, "attack.linked[0]", "A7"),
    ({"attack": {"bonus": [1, 2]}}, "attack.bonus", "2"),
    ({"attack": {"bonus": [1, 2, -3]}}, "attack.bonus[2]", "-3"),
    ({"attack": {"rallied": "nobody"}}, "attack.rallied", "nobody"),
    ({"attack": {"power": 3}}, "attack", "power"),
    (with_player(crystals=-1), "players[0].crystals", "-1"),
    ({"active": 1, "players": [{"crystals": 2}, {}]}, "players[0].crystals", "2"),
    ({"phase": "attack", "players": [{"crystals": 2}, {}]}, "players[0].crystals", "2"),
    ({"players": [{}, {}, {"gates": [15, 15, 15]}]}, "players[2].gates[1]", "middle"),
    ({"players": [{"gates": [0, 0, 0]}, {}, {}]}, "players", "over"),
    ({"players": [{}, {"gates": [0, 0, 0]}, {"gates": [0, 0, 0]}]}, "players", "over"),
    ({"players": [{}, {"gates": [0, 0, 0], "attack": ["ember-imp"]}, {}]}, "players[1]", "1"),
    ({"mode": "solo", "players": [{}, {"hand": ["ember-imp"]}]}, "players[1]", "hand"),
    ({"mode": "solo", "players": [{}, {"crystals": 2}]}, "players[1]", "crystals"),
    ({"mode": "solo", "players": [{}, {}], "field": {"warrior_deck": []}}, "field.warrior_deck", "over"),
    (
        {"mode": "solo", "players": [{}, {"attack": ["lens-oracle"]}], "field": {"warriors": ["twin-flute"]}},
        "field.warriors[0]",
        "only one of these: players[1].attack[0], field.warriors[0]",
    ),
]


@pytest.mark.parametrize(("position", "where", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_the_place_and_the_reason(
    position: Position, where: str, reason: str
) -> None:
    with pytest.raises(TaliaError) as caught:
        GAME.arrange(position)
    said = str(caught.value)
    assert said.startswith(f"{where}: ")
    assert reason in said


def test_a_set_that_is_not_there_is_refused() -> None:
    with pytest.raises(TaliaError, match="nowhere"):
        GAME.arrange({"set": "/nowhere/my.toml"})
