"""Positions of matches whose game cannot tell them, or whose chance is nobody's to know."""

from __future__ import annotations

import pytest

from talia import TaliaError
from talia.kernel.chance import Secret
from tests.kernel.toy import GAME


def test_a_game_that_cannot_tell_its_positions_says_so() -> None:
    with pytest.raises(TaliaError, match="cannot tell its positions"):
        GAME.new(players=2, seed=1).position()


def test_sealed_chance_is_never_told() -> None:
    with pytest.raises(TaliaError, match="sealed"):
        GAME.new(players=2, seed=Secret(bytes(32))).position()
