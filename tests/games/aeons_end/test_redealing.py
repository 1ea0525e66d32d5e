"""What a bot imagines of the nemesis deck can be dealt with as if it were there."""

from __future__ import annotations

import talia
from talia.games.aeons_end.rules import foes
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import NEMESIS_DECK
from talia.games.aeons_end.rules.main_phase import actions
from talia.games.aeons_end.rules.scope import OF_SEAT
from talia.kernel.chance import Chance

GAME = talia.game("aeons-end/war-eternal")


def test_a_power_that_is_only_imagined_can_be_paid_for() -> None:
    match = GAME.new(players=2, seed=1, mages=["gex", "mist"], nemesis="umbra-titan")
    paid = 0
    for seed in range(20):
        twin = match.clone()
        GAME.redeal(twin, 0, Chance(seed))
        battle, there = twin.state, match.state
        assert isinstance(battle, Battle)
        assert isinstance(there, Battle)
        for card in tuple(battle.zones[NEMESIS_DECK]):
            kind = battle.kinds[card]
            if kind.discard_for is None or there.kinds[card].discard_for is not None:
                continue
            foes.enter_play(battle, card)
            battle.aether = 9
            if kind.discard_for.full(battle, OF_SEAT[0]):
                assert f"discard:{kind.id}" in [option.key for option in actions(battle, 0)]
                paid += 1
    assert paid > 3
