"""What people do in one go is offered as one action: the order of these choices does not matter."""

from __future__ import annotations

import random

import talia
from talia.words import LANGUAGES, speaker

WE = talia.game("aeons-end/war-eternal")
OSTIUM = talia.game("ostium")


def test_all_gems_are_played_in_one_go_but_none_that_asks_or_hurts() -> None:
    hand = ["Crystal", "Crystal", "Spark", "Coal Shard"]
    match = talia.arrange("aeons-end/war-eternal", {"players": [{"mage": "Gex", "hand": hand, "life": 10}]})
    offered = WE.together(match, match.decision)
    assert offered is not None
    assert offered.keys.count("play:crystal") == 2
    assert "play:coal-shard" not in offered.keys, "it costs life"
    for key in offered.keys:
        match.choose(key)
    assert match.decision.word == "ask-main"
    assert match.view(0)["players"][0]["aether"] >= 2


def test_one_gem_alone_needs_no_such_action() -> None:
    match = talia.arrange("aeons-end/war-eternal", {"players": [{"mage": "Gex", "hand": ["Crystal", "Spark"]}]})
    assert WE.together(match, match.decision) is None


def test_all_familiars_are_discarded_in_one_go() -> None:
    match = OSTIUM.new(players=2, seed=8)
    offered = OSTIUM.together(match, match.decision)
    assert offered is not None
    for key in offered.keys:
        match.choose(key)
    assert OSTIUM.together(match, match.decision) is None


def test_moving_and_recalling_name_the_creature_and_the_price() -> None:
    match = OSTIUM.new(players=2, seed=8)
    said: set[str] = set()
    chance = random.Random(4)
    for _ in range(400):
        if match.over:
            break
        decision = match.decision
        for option in decision.options:
            for lang in LANGUAGES:
                told = OSTIUM.option_text(match, option, speaker(lang, OSTIUM))
                assert told is None or "D1" not in told or lang == "en", "the defence row is O in Polish"
                if told is not None and lang == "en":
                    said.add(told)
        match.choose(chance.choice(decision.options))
    assert any(each.startswith("Move ") and each.endswith("(1 crystal)") for each in said)
    assert any(each.startswith("Recall ") for each in said)
    assert not speaker("pl", OSTIUM).mistakes
