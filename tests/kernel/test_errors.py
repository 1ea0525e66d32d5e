"""Errors that can be told to a person, as programs catch them."""

from __future__ import annotations

import pytest

import talia


def test_a_program_that_catches_the_earlier_name_goes_on() -> None:
    with pytest.raises(talia.TaliaError, match='There is no game "whist"'):
        talia.game("whist")
    assert talia.TaliaError is talia.TaliaError
