"""Battles of Legacy by chance: they end, saves and positions lead back, and views tell nothing that is hidden."""

from __future__ import annotations

import pytest

from talia.games.aeons_end.boxes.legacy import BOX, GAME
from talia.games.aeons_end.boxes.outcasts import BOX as OUTCASTS
from talia.games.aeons_end.boxes.war_eternal import BOX as WAR_ETERNAL
from talia.games.aeons_end.cards.box import join
from talia.games.aeons_end.game import AeonsEnd
from talia.kernel.chance import Chance
from talia.kernel.errors import TaliaError
from talia.words.speaker import speaker

ALL = AeonsEnd(join("all", WAR_ETERNAL, OUTCASTS, BOX))
SINGLE = ["bladius", "spawning-horror", "fungal-mesh", "deathmind", "maelstrom-risen", "xaxos-ascended"]


def test_single_battles_are_against_six_nemeses() -> None:
    assert [nemesis.id for nemesis in BOX.offered()] == SINGLE
    field = next(each for each in GAME.fields if each.name == "nemesis")
    assert [choice.value for choice in field.choices] == [*SINGLE, "random"]


def test_a_mistaken_name_is_answered_with_those_six() -> None:
    with pytest.raises(TaliaError) as refused:
        GAME.new(players=2, seed=1, nemesis="Nobody")
    assert refused.value.args_of_word["possible"] == SINGLE


@pytest.mark.parametrize(("lang", "name"), [("en", "Ascended"), ("pl", "Przemieniony")])
def test_the_guide_does_not_name_whom_the_campaign_ends_with(lang: str, name: str) -> None:
    told = [line for part in GAME.guide(speaker(lang, GAME)) for line in part.lines]
    assert any("Deathmind" in line or "Martwomyśl" in line for line in told)
    assert not any(name in line for line in told)


@pytest.mark.parametrize("nemesis", SINGLE)
@pytest.mark.parametrize("seed", range(2))
def test_a_battle_ends_and_positions_lead_back(nemesis: str, seed: int) -> None:
    chance, players = Chance(seed), 1 + (seed + len(nemesis)) % 4
    level = ("normal", "expert")[seed % 2]
    match = GAME.new(players=players, seed=seed, nemesis=nemesis, market="random", difficulty=level)
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
    assert voice.mistakes == []


@pytest.mark.parametrize("seed", range(6))
def test_boxes_mix(seed: int) -> None:
    chance = Chance(seed)
    mages = ["Ada:living-crystal+purge+first-beat", *["random"] * (seed % 4)]
    match = ALL.new(players=1 + seed % 4, seed=seed, market="random", mages=mages)
    while not match.over:
        match.choose(chance.below(len(match.decision.options)), match.decision.seat)
    assert match.result is not None
