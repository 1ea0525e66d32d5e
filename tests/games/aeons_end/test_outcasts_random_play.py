"""Battles of Outcasts by chance: they end, saves and positions lead back, and views tell nothing that is hidden."""

from __future__ import annotations

import pytest

import talia
from talia.games.aeons_end.boxes.outcasts import BOX
from talia.games.aeons_end.boxes.war_eternal import BOX as WAR_ETERNAL
from talia.games.aeons_end.cards.box import join
from talia.games.aeons_end.game import AeonsEnd
from talia.kernel.chance import Chance
from talia.words.speaker import speaker

GAME = AeonsEnd(BOX)
ALL = AeonsEnd(join("all", WAR_ETERNAL, BOX))


@pytest.mark.parametrize("seed", range(8))
def test_a_battle_ends_and_positions_lead_back(seed: int) -> None:
    chance, players = Chance(seed), 1 + seed % 4
    level = ("normal", "expert")[seed % 2]
    match = GAME.new(**{**GAME.surprise(seed), "players": players, "seed": seed, "difficulty": level})
    voice = speaker(("en", "pl")[seed % 2], GAME)
    made = 0
    while not match.over:
        decision = match.decision
        match.choose(chance.below(len(decision.options)), decision.seat)
        made += 1
        if made % 40 == 0 and not match.over:
            assert GAME.arrange(match.position()).fingerprint == match.fingerprint
            assert match.clone().fingerprint == match.fingerprint
            GAME.scene(match, 0, voice)
            before = match.view(0)
            twin = match.clone()
            GAME.redeal(twin, 0, Chance(made))
            assert twin.view(0) == before
    assert match.result is not None


@pytest.mark.parametrize("seed", range(6))
def test_boxes_mix(seed: int) -> None:
    chance = Chance(seed)
    match = ALL.new(players=1 + seed % 4, seed=seed, market="random")
    while not match.over:
        match.choose(chance.below(len(match.decision.options)), match.decision.seat)
    assert match.result is not None


def test_the_newest_rules_hold_where_boxes_mix() -> None:
    assert talia.game("aeons-end/war-eternal").box.edition.number == 1  # type: ignore[attr-defined]  # of this game
    assert ALL.box.edition is BOX.edition
    assert ALL.new(players=1, seed=1).view(0)["turn_order"]["deck"] + 1 == 6
