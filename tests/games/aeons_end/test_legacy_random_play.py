"""The first nemeses of Legacy by chance: battles end, positions lead back, and views tell nothing that is hidden."""

from __future__ import annotations

import pytest

from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.kernel.chance import Chance
from talia.words import speaker
from tests.games.aeons_end.legacy_table import GAME

NEMESES = ("bladius", "spawning-horror", "fungal-mesh", "maelstrom")
LEVELS = ("beginner", "normal", "expert", "extinction")
ENDS = ("nemesis-slain", "nemesis-spent", "gravehold-fallen", "all-exhausted", "escaped", "metamorphosis")


def check(battle: Battle) -> None:
    """Every card lies in just one zone, and lives and tokens are in bounds."""
    lying = [card for zone in battle.zones for card in zone]
    assert len(lying) == len(set(lying)) == len(battle.kinds)
    assert 0 <= battle.nemesis_life <= battle.table.full_nemesis
    assert battle.tokens >= 0
    for card in battle.zones[IN_PLAY]:
        kind = battle.kinds[card]
        least, most = (1, 999) if kind.boundless else (int(bool(kind.life)), kind.life or kind.tokens)
        assert least <= battle.counts[card] <= most


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("level", LEVELS)
def test_battles_end_and_positions_lead_back(nemesis: str, level: str) -> None:
    for number in range(4):
        seed = 100 * LEVELS.index(level) + number
        players = 1 + number % 4
        match = GAME.new(players=players, seed=seed, nemesis=nemesis, difficulty=level, market="random")
        chance, made = Chance(seed), 0
        voice = speaker(("en", "pl")[number % 2], GAME)
        while not match.over:
            decision = match.decision
            match.choose(chance.below(len(decision.options)), decision.seat)
            made += 1
            assert made < 5_000
            assert isinstance(match.state, Battle)
            check(match.state)
            if made % 60 == 0 and not match.over:
                assert GAME.arrange(match.position()).fingerprint == match.fingerprint
                GAME.scene(match, 0, voice)
                twin = match.clone()
                GAME.redeal(twin, 0, Chance(made))
                assert twin.view(0) == match.view(0)
        assert match.result is not None
        assert match.result.why in ENDS
        again = GAME.again(match.origin)
        for key in match.keys:
            again.choose(key)
        assert again.fingerprint == match.fingerprint


@pytest.mark.parametrize("nemesis", NEMESES)
def test_steady_fights_to_the_end(nemesis: str) -> None:
    bot = GAME.bots()["steady"](GAME, 3)
    match = GAME.new(players=2, seed=3, nemesis=nemesis, mages=["gex", "dezmodia"])
    for _ in range(2_000):
        if match.over:
            break
        match.choose(bot.choose(match, match.decision), match.decision.seat)
    assert match.over
