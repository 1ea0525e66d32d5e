"""The sheet of a set-up, as forms preview it and `talia setup` prints it, is said whole in both languages."""

from __future__ import annotations

import pytest

from talia.kernel.registry import games
from talia.words.speaker import LANGUAGES, speaker


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", sorted(games()))
def test_a_sheet_misses_no_word(id: str, lang: str) -> None:
    game, s = games()[id], speaker(lang, games()[id])
    s.mistakes.clear()
    for players in range(game.least, game.most + 1):
        titles = [title for title, _ in game.sheet(players, 1, game.settle(players, 1, {}), s)]
        assert len(set(titles)) == len(titles), "parts of the sheet are told apart"
    assert s.mistakes == []
