"""What cards in play do all the time is kept as numbers, so that rules need not look at the cards."""

from __future__ import annotations

import pytest

from talia.games.seasons.game import GAME
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.chance import Chance


@pytest.mark.parametrize("seed", range(3))
def test_the_numbers_are_those_of_the_cards_in_play_at_every_decision(seed: int) -> None:
    match = GAME.new(players=2 + seed, seed=seed, level="archmage", boxes="all", enchantment="none")
    chance = Chance(seed)
    while not match.over:
        decision = match.decision
        match.choose(chance.below(len(decision.options)), decision.seat)
        kept = match.state
        anew = kept.clone()
        assert isinstance(kept, Tournament)
        assert isinstance(anew, Tournament)
        for seat in range(kept.players):
            anew.refresh(seat)
        assert (anew.powers, anew.does, anew.anyone, anew.actives) == (
            kept.powers,
            kept.does,
            kept.anyone,
            kept.actives,
        )
