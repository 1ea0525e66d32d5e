"""All boxes at one table: whatever there is can be chosen, a question narrows what chance chooses, namesakes differ."""

from __future__ import annotations

from pathlib import Path

import pytest

import talia
from talia import TaliaError
from talia.games.aeons_end import boxes
from talia.games.aeons_end.all_boxes import BOX, GAME, found
from talia.games.aeons_end.cards.box import join
from talia.games.aeons_end.cards.edition import NEWEST
from talia.games.aeons_end.game import AeonsEnd
from talia.kernel.chance import Chance
from talia.words import LANGUAGES, speaker

BOXES = {box.id: box for box in BOX.parts}


def test_every_box_that_is_a_game_is_in_it() -> None:
    folders = {path.parent.name.replace("_", "-") for path in Path(boxes.__path__[0]).glob("*/__init__.py")}
    games = {id.removeprefix("aeons-end/") for id in talia.games() if id.startswith("aeons-end/")}
    assert set(BOXES) == folders & games
    assert {"war-eternal", "outcasts"} <= set(BOXES)


def test_a_box_that_comes_later_needs_nothing_else() -> None:
    """Whatever is playable by itself is joined: nowhere is there a list of them."""
    for box in found():
        assert set(box.by_id) <= set(BOX.by_id)
        assert set(box.mages) <= set(BOX.mages)
        assert set(box.nemeses) <= set(BOX.nemeses)
        assert box.id in [choice.value for choice in GAME.fields[0].choices]


def test_the_rules_of_the_newest_rulebook_hold() -> None:
    assert BOX.edition is NEWEST
    match = GAME.new(players=3, seed=4, nemesis="umbra-titan", mages=["gex", "mist", "kel"])
    assert match.decision.word == "ask-x-token"


def test_mages_nemesis_and_market_of_different_boxes_meet() -> None:
    market = [
        *(card.id for card in BOXES["war-eternal"].market[:5]),
        *(card.id for card in BOXES["outcasts"].market[:4]),
    ]
    match = GAME.new(players=2, seed=1, nemesis="gate-witch", mages=["zhana", "gex"], market=market)
    assert [player["mage"] for player in match.view(0)["players"]] == ["zhana", "gex"]
    assert {pile["id"] for pile in match.view(0)["market"]} == set(market)


@pytest.mark.parametrize("id", BOXES)
def test_boxes_narrow_what_chance_chooses(id: str) -> None:
    box = BOXES[id]
    for seed in range(6):
        settled = GAME.new(players=2, seed=seed, boxes=id).origin["setup"]
        assert settled["boxes"] == [id]
        assert box.nemesis(settled["nemesis"]) is not None
        assert not box.mages or all(box.mage(mage) is not None for mage in settled["mages"])
        assert all(card in box.by_id for card in (*settled["market"], *settled["deck"]))


def test_several_boxes_may_be_named() -> None:
    for asked in (["war-eternal", "outcasts"], "outcasts,war-eternal"):
        assert GAME.new(players=1, seed=2, boxes=asked).origin["setup"]["boxes"] == ["war-eternal", "outcasts"]


def test_what_is_named_may_be_of_another_box() -> None:
    match = GAME.new(players=1, seed=2, boxes="outcasts", nemesis="umbra-titan", mages=["gex"])
    assert match.view(0)["nemesis"]["id"] == "umbra-titan"
    own = {card.id for card in BOXES["war-eternal"].nemeses[0].cards}
    assert set(match.origin["setup"]["deck"]) - own <= {card.id for card in BOXES["outcasts"].basics}


@pytest.mark.parametrize("asked", ["seasons", "", [], 7, ["outcasts", "nothing"]])
def test_a_box_that_there_is_not_is_refused(asked: object) -> None:
    with pytest.raises(TaliaError):
        GAME.new(players=1, seed=2, boxes=asked)


def test_namesakes_have_a_name_of_their_own_each() -> None:
    names = ["Dezmodia", "Dezmodia, Void Risen"]
    for name, id in zip(names, ("dezmodia", "dezmodia-void-risen")):
        assert GAME.new(players=1, seed=1, mages=[name]).view(0)["players"][0]["mage"] == id
    for lang in LANGUAGES:
        voice = speaker(lang, GAME)
        listed = [voice.name(choice.name) for choice in next(f for f in GAME.fields if f.name == "mages").parts]
        assert len(listed) == len(set(listed))


def test_namesakes_at_one_table_are_told_apart_and_one_alone_keeps_the_short_name() -> None:
    voice = speaker("en", GAME)
    match = GAME.new(players=2, seed=1, mages=["dezmodia", "dezmodia-void-risen"])
    assert [voice.name(name) for name in GAME.seats(match)] == ["Dezmodia", "Dezmodia, Void Risen"]
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    alone = GAME.new(players=2, seed=1, mages=["gex", "dezmodia-void-risen"])
    assert [voice.name(name) for name in GAME.seats(alone)] == ["Gex", "Dezmodia"]


def test_a_set_up_stands_alone_when_a_box_is_added() -> None:
    """The save of a battle of two boxes is played again by a game of all of them, and deals the same cards."""
    two = AeonsEnd(join("all", *BOX.parts[:1], *BOX.parts[-1:]))
    match = two.new(players=2, seed=9)
    again = GAME.deal(2, 9, match.origin["setup"])
    assert [kind.id for kind in again.kinds] == [kind.id for kind in match.state.kinds]


@pytest.mark.parametrize("seed", range(12))
def test_battles_by_chance_end_and_positions_and_saves_lead_back(seed: int) -> None:
    chance = Chance(seed)
    match = GAME.new(players=1 + seed % 4, seed=seed, difficulty=("normal", "expert", "extinction")[seed % 3])
    made = 0
    while not match.over:
        decision = match.decision
        match.choose(chance.below(len(decision.options)), decision.seat)
        made += 1
        if made % 60 == 0 and not match.over:
            assert GAME.arrange(match.position()).fingerprint == match.fingerprint
            twin = match.clone()
            GAME.redeal(twin, 0, Chance(made))
            assert twin.view(0) == match.view(0)
    assert talia.load(match.save()).fingerprint == match.fingerprint


def test_the_bench_measures_each_nemesis_once_in_its_own_box() -> None:
    one_box = [talia.game(f"aeons-end/{box.id}").variants() for box in found()]
    assert {id for variants in one_box for id in variants} == {nemesis.id for nemesis in BOX.nemeses}
    assert list(GAME.variants().values()) == [{}]
