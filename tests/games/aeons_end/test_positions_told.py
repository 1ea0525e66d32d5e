"""Telling a battle as a position: laid out, it is the same battle again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import talia
from talia import Match, TaliaError
from talia.kernel.chance import Chance
from tests.games.aeons_end.table import GAME, battle, choose, dezmodia, gex, keys, mist, player, prepped
from tests.games.aeons_end.test_nemesis_random_play import LEVELS, NEMESES
from tests.games.aeons_end.we_table import garu, turns_to_come

TABLES = ((1, "standard"), (1, "easier"), (2, "standard"), (3, "standard"), (4, "standard"), (4, "easier"))
EACH = 48
"""One decision of so many is told, in the mean."""

Position = dict[str, Any]  # Any: a position is plain JSON


def again(match: Match) -> Match:
    """The match laid out from its own position, as somebody gets it who has it from a file."""
    return talia.arrange(GAME, json.loads(json.dumps(match.position())))


def pick(match: Match, chance: Chance) -> str:
    """A random choice that rather does something than nothing, so that more is there to be told."""
    busy = [key for key in keys(match) if key not in ("end", "done", "skip")]
    found = busy if busy and chance.below(10) else keys(match)
    return found[chance.below(len(found))]


def played(match: Match, chance: Chance) -> Iterator[Match]:
    """The match at a few of its decisions, the first among them, and at its end."""
    yield match
    while not match.over:
        match.choose(pick(match, chance))
        if match.over or not chance.below(EACH):
            yield match


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("level", LEVELS)
def test_random_battles_are_told_and_laid_out_again(nemesis: str, level: str) -> None:
    chance = Chance(10 * NEMESES.index(nemesis) + LEVELS.index(level))
    for players, order in TABLES:
        match = talia.game(GAME).new(
            players=players,
            seed=chance.below(10**6),
            nemesis=nemesis,
            difficulty=level,
            turn_order=order,
            mages="random",
            market="random",
            life=("usual", "12", "15")[chance.below(3)] if players == 1 else "usual",
        )
        match.quiet = True
        for here in played(match, chance):
            twin, original = again(here), here.clone()
            assert twin.fingerprint == here.fingerprint
            for _ in range(5):
                if not original.over:
                    key = pick(original, chance)
                    original.choose(key)
                    twin.choose(key)
            assert twin.fingerprint == original.fingerprint


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("aether", 3),
        ("purses", [{"aether": 2, "for": ["gems", "relics"]}]),
        ("wallets", [{"aether": 0, "purses": [{"aether": 1, "for": ["spells"]}]}]),
        ("gained", ["erratic-ingot"]),
        ("redirects", ["onto-deck", "to-ally"]),
        ("trophies", 2),
        ("life", 4),
        ("charges", 3),
        ("played", ["crystal", "scoria-slag"]),
        ("breaches", {"II": {"sigil": True}, "III": {"stage": 2, "focused": True}, "IV": {"gone": True}}),
    ],
)
def test_what_was_laid_out_is_told_with_what_it_says(name: str, value: Any) -> None:
    match = talia.arrange(GAME, {"players": [gex(**{name: value}), dezmodia()]})
    assert match.position()["players"][0][name] == value
    assert again(match).fingerprint == match.fingerprint


def test_what_is_as_usual_is_left_out() -> None:
    told = talia.arrange(GAME, {"players": [gex(), dezmodia()], "turn_order": turns_to_come("player 1")}).position()
    assert list(told) == ["players", "nemesis", "turn_order", "market", "chance"]
    assert list(told["players"][0]) == ["mage", "hand", "deck"]
    assert list(told["nemesis"]) == ["name", "deck"]


def test_a_position_has_no_numbers_where_the_cards_lie_as_they_were_laid_out() -> None:
    market = {"Erratic Ingot": 3, "Mage's Totem": 0}
    players = [gex(discard=["Erratic Ingot"]), dezmodia()]
    match = talia.arrange(GAME, {"players": players, "market": market, "turn_order": turns_to_come("player 1")})
    assert "numbers" not in match.position()
    assert again(match).fingerprint == match.fingerprint


def test_a_card_taken_from_the_market_keeps_its_number() -> None:
    match = battle(gex(aether=5), dezmodia())
    choose(match, "gain:erratic-ingot")
    told = match.position()
    assert len(told["numbers"]) == len(set(told["numbers"]))
    assert again(match).fingerprint == match.fingerprint


def test_in_the_middle_of_an_effect_the_choices_since_are_told() -> None:
    match = battle(
        gex(breaches={"II": prepped("Spark")}), dezmodia(), phase="casting", nemesis={"in_play": ["Cryptid"]}
    )
    choose(match, "cast:spark@II")
    told = match.position()
    assert (told["phase"], told["choices"]) == ("casting", ["cast:spark@II"])
    twin = again(match)
    assert keys(twin) == keys(match) == ["target:nemesis", "target:cryptid"]
    assert twin.fingerprint == match.fingerprint


def test_a_battle_that_begins_in_the_middle_of_an_effect_is_told_from_before_its_first_turn() -> None:
    game = talia.game(GAME)
    starts = (game.new(players=3, seed=seed, nemesis="hollow-crown", difficulty="expert") for seed in range(200))
    match = next(match for match in starts if match.decision.word not in ("ask-main", "ask-casting"))
    told = match.position()
    assert (told["phase"], told["turn"], told["choices"]) == ("next-turn", 0, ["go-on"])
    assert again(match).fingerprint == match.fingerprint


def test_a_position_that_ran_on_into_an_effect_is_told_as_it_was_said() -> None:
    match = battle(gex(), dezmodia(), phase="nemesis-draw", nemesis={"deck": ["Mage Ender", "Smite"]})
    while match.decision.word == "ask-main":
        choose(match, "end")
    twin = again(match)
    assert twin.fingerprint == match.fingerprint
    assert keys(twin) == keys(match)


def test_a_battle_that_is_over_is_told_by_the_choice_that_ended_it() -> None:
    match = battle(gex(breaches={"II": prepped("Spark")}), dezmodia(), phase="casting", nemesis={"life": 1})
    choose(match, "cast:spark@II")
    assert match.over
    assert match.position()["choices"] == ["cast:spark@II"]
    assert again(match).result == match.result


def test_casting_that_has_begun_is_not_begun_again() -> None:
    breaches = {"I": prepped("Reduce to Ash"), "II": prepped("Spark")}
    match = battle(mist(breaches=breaches), dezmodia(), phase="casting")
    while match.decision.word != "ask-casting":
        match.choose(0)
    assert match.position()["casting_begun"] is True
    assert again(match).fingerprint == match.fingerprint


def test_a_spell_used_this_turn_is_told_by_its_name() -> None:
    once = next(card for card in talia.game(GAME).kinds() if getattr(card, "once", None) is not None)
    sheet = garu(breaches={"I": prepped(once.id)}, aether=9, hand=["Crystal", "Spark"])
    match = talia.arrange(GAME, {"players": [{**sheet, "used": [once.id]}, dezmodia()]})
    assert f"use:{once.id}" not in keys(match)
    assert match.position()["players"][0]["used"] == [once.id]
    assert again(match).fingerprint == match.fingerprint


def test_who_holds_a_pairs_token_is_told() -> None:
    position: Position = {
        "players": [gex(hand=[]), dezmodia(), mist(), garu()],
        "turn_order_variant": "easier",
        "turn_order": {"deck": ["pair 1 2", "nemesis"], "tokens": ["player 1", "player 4"]},
    }
    match = talia.arrange(GAME, position)
    assert match.position()["turn_order"]["tokens"] == ["player 1", "player 4"]
    choose(match, "end")
    assert (match.decision.word, match.decision.seat) == ("ask-main", 1)


def test_additional_nemesis_cards_are_drawn() -> None:
    foe = {"deck": ["Null Scion", "Catacomb Drone", "Smite"], "extra_draws": 1}
    match = battle(gex(), dezmodia(), phase="nemesis-draw", nemesis=foe, turn_order=turns_to_come("player 1"))
    assert [card["id"] for card in match.view(0)["nemesis"]["in_play"]] == ["null-scion", "catacomb-drone"]


def test_a_position_is_saved_and_loaded() -> None:
    match = talia.game(GAME).new(players=2, seed=3)
    for _ in range(25):
        match.choose(0)
    twin = again(match)
    twin.choose(0)
    match.choose(0)
    assert talia.load(twin.save()).fingerprint == match.fingerprint
    twin.undo()
    assert twin.keys == []


def test_a_search_cannot_tell_what_it_imagines_in_the_middle_of_an_effect() -> None:
    foe = {"in_play": ["Cryptid"]}
    match = battle(gex(breaches={"II": prepped("Spark")}), dezmodia(), phase="casting", nemesis=foe)
    choose(match, "cast:spark@II")
    imagined = match.clone()
    match.game.redeal(imagined, 0, Chance(9))
    with pytest.raises(TaliaError, match="dealt anew in the middle of something"):
        imagined.position()


def test_restricted_aether_buys_what_it_may() -> None:
    sheet = gex(purses=[{"aether": 4, "for": ["relics"]}])
    match = talia.arrange(GAME, {"players": [sheet, dezmodia()], "market": {"Mage's Totem": 5, "Scoria Slag": 7}})
    assert [key for key in keys(match) if key.startswith("gain:")] == ["gain:mages-totem"]
    choose(match, "gain:mages-totem")
    assert player(match)["discard"] == ["mages-totem"]
