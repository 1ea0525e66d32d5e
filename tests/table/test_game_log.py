"""The log in pieces: put together they are the sentence, and the names of cards point at the cards."""

from __future__ import annotations

import random

import pytest

from talia.kernel.registry import games
from talia.table.game_log import card_ids, parts
from talia.words.speaker import LANGUAGES, speaker


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_the_pieces_of_every_line_make_the_line(id: str, lang: str) -> None:
    game = games()[id]
    s = speaker(lang, game)
    ids = card_ids(game)
    pointed = set()
    for seed in range(8):
        chance = random.Random(seed)
        match = game.new(chance.randint(game.least, game.most), seed, **game.surprise(seed))
        while True:
            for event in match.events:
                pieces = parts(event, game, s)
                assert "".join(each if isinstance(each, str) else each["text"] for each in pieces) == s.event(event)
                for piece in pieces:
                    assert piece, "no empty pieces"
                    if not isinstance(piece, str):
                        assert piece["card"] in ids
                        pointed.add(piece["card"])
            if match.over:
                break
            decision = chance.choice(match.open)
            match.choose(chance.choice(decision.options), decision.seat)
    assert len(pointed) > 10, "many cards were named"
