"""In whole games, everything that is asked, offered, told and shown can be said in both languages."""

from __future__ import annotations

import pytest

from talia.kernel.chance import Chance
from talia.kernel.scene import Scene
from tests.games.playing import GAMES, player_counts

from .listener import Listener


def shape(scene: Scene) -> list[object]:
    """What does not depend on the language."""
    return [
        (
            area.ref,
            area.place,
            area.active,
            len(area.facts),
            [(t.ref, t.tone, t.count, len(t.facts)) for t in area.things],
        )
        for area in scene.areas
    ]


@pytest.mark.parametrize("id", GAMES)
def test_everything_is_said_in_both_languages(id: str) -> None:
    game = GAMES[id]
    listener = Listener(game)
    counts = player_counts(game)
    for seed in range(4):
        match = game.new(players=counts[seed % len(counts)], seed=seed)
        chance = Chance(seed)
        listener.hear_match(match)
        while not match.over:
            decision = match.open[chance.below(len(match.open))]
            match.choose(chance.below(len(decision.options)), decision.seat)
            listener.hear_match(match)
        assert match.result is not None
        listener.hear(f"end-{match.result.why}", {})
        listener.hear(f"ending-{match.result.why}", {})
        for seat in game.seats(match):
            listener.hear(seat.word, seat.args)
    assert len(listener.heard) > 100
    assert listener.wrong == set()


@pytest.mark.parametrize("id", GAMES)
def test_games_played_by_those_who_know_how_are_said_too(id: str) -> None:
    """Later cards only come into games that are played well."""
    game = GAMES[id]
    makers = list(game.bots().values())
    listener = Listener(game)
    counts = player_counts(game)
    for seed in range(2 if makers else 0):
        match = game.new(players=counts[seed % len(counts)], seed=seed)
        bot = makers[seed % len(makers)](game, seed)
        while not match.over:
            listener.hear_match(match)
            decision = match.decision
            match.choose(bot.choose(match, decision), decision.seat)
        listener.hear_match(match)
    assert listener.wrong == set()


@pytest.mark.parametrize("id", GAMES)
def test_the_table_is_shown_in_all_languages_and_options_point_at_it(id: str) -> None:
    game = GAMES[id]
    listener = Listener(game)
    counts = player_counts(game)
    makers = list(game.bots().values())
    for seed in range(4):
        match = game.new(players=counts[seed % len(counts)], seed=seed)
        chance = Chance(seed)
        bot = makers[0](game, seed) if makers and seed % 4 == 3 else None
        while not match.over:
            if chance.below(8) == 0:
                decision = match.decision
                english, *others = listener.look(match, decision.seat)
                assert all(shape(other) == shape(english) for other in others)
                refs = [thing.ref for area in english.areas for thing in area.things]
                assert len(refs) == len(set(refs)), "every thing has a name of its own"
                places = {*refs, *(area.ref for area in english.areas)}
                pointed = {option.about for option in decision.options if option.about}
                assert pointed <= places, decision.word
            if bot is not None:
                match.choose(bot.choose(match, match.decision))
            else:
                match.choose(chance.below(len(match.decision.options)))
        listener.look(match, None)
    assert listener.wrong == set()
