"""Boxes joined into one: everything of all of them, and nothing twice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from talia.games.aeons_end.boxes.war_eternal import BOX
from talia.games.aeons_end.cards.box import Box, join
from talia.games.aeons_end.cards.card import GEM
from talia.games.aeons_end.cards.vocabulary import gain
from talia.games.aeons_end.game import AeonsEnd
from talia.kernel.chance import Chance
from talia.words.speaker import speaker
from tests.games.aeons_end.made_up import FOES, GNASHER, SENTRY, SMALL, SPELLS

JOINED = join("all", BOX, SMALL)


def test_it_has_everything_of_all_of_them() -> None:
    assert JOINED.market == (*BOX.market, *SPELLS)
    assert JOINED.mages == (*BOX.mages, SENTRY)
    assert JOINED.nemeses == (*BOX.nemeses, GNASHER)
    assert JOINED.basics == (*BOX.basics, *FOES)
    assert JOINED.markets == BOX.markets
    assert JOINED.by_id.keys() == BOX.by_id.keys() | SMALL.by_id.keys()


def test_a_battle_mixes_cards_mages_and_nemeses_of_both() -> None:
    market = [*(card.id for card in SPELLS[:3]), *(card.id for card in BOX.market[:6])]
    match = AeonsEnd(JOINED).new(players=2, seed=3, nemesis="gnasher", mages=["sentry", "gex"], market=market)
    chance = Chance(5)
    offered: set[str] = set()
    while not match.over:
        offered.update(match.decision.keys)
        match.choose(chance.below(len(match.decision.options)))
    assert offered & {f"gain:{card.id}" for card in SPELLS}
    assert offered & {f"gain:{card.id}" for card in BOX.market}


def test_a_nemesis_deck_is_dealt_from_the_basic_cards_of_both() -> None:
    decks = [AeonsEnd(JOINED).new(players=4, seed=seed, nemesis="gnasher").origin["setup"]["deck"] for seed in range(9)]
    dealt = {id for deck in decks for id in deck}
    assert "herald" in dealt
    assert dealt & {card.id for card in BOX.basics}


def test_its_words_are_those_of_all_folders(tmp_path: Path) -> None:
    small, own = tmp_path / "small", tmp_path / "own"
    for folder, line in ((small, "card-ember = Ember"), (own, "title-both = All of It")):
        folder.mkdir()
        (folder / "en.ftl").write_text(line, encoding="utf-8")
    joined = join("both", BOX, replace(SMALL, folders=(small,)), folders=(own,))
    voice = speaker("en", AeonsEnd(joined))
    assert voice.say("card-ember") == "Ember"
    assert voice.say("card-kindle") == "Kindle"
    assert voice.say("title-both") == "All of It"


def test_what_both_have_is_there_once() -> None:
    other = Box("other", folders=BOX.folders, starters=BOX.starters, mages=BOX.mages[:1], market=SPELLS)
    joined = join("both", BOX, other, SMALL)
    assert joined.starters == BOX.starters
    assert joined.mages == (*BOX.mages, SENTRY)
    assert joined.market == (*BOX.market, *SPELLS)
    assert joined.folders == BOX.folders


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (Box("other", (), market=(GEM("kindle", cost=1, play=gain(1)),)), "two different cards are called kindle"),
        (Box("other", (), starters=(GEM("kindle", cost=1, play=gain(1)),)), "two different cards are called kindle"),
        (Box("other", (), mages=(replace(BOX.mages[0], charges=1),)), "two different mages are called dezmodia"),
        (
            Box("other", (), nemeses=(replace(BOX.nemeses[0], cards=()),)),
            "two different nemeses are called umbra-titan",
        ),
        (Box("other", (), markets={"deck-attrition": ()}), "two different markets are called deck-attrition"),
    ],
)
def test_namesakes_are_refused(other: Box, why: str) -> None:
    with pytest.raises(ValueError, match=f"all: {why}"):
        join("all", BOX, other)
