"""The steady bot wins where random play does not, and uses nothing that lies in a deck."""

from __future__ import annotations

import talia
from talia.bots import bot, play
from talia.kernel.chance import Chance
from talia.kernel.match import Match

GAME = talia.game("aeons-end/war-eternal")


def wins(name: str, seeds: range) -> int:
    """How many of the seeded battles against Umbra Titan two of these bots win at the easiest level."""
    won = 0
    for seed in seeds:
        match = GAME.new(players=2, seed=seed, difficulty="beginner", nemesis="umbra-titan")
        match.quiet = True
        result = play(match, [bot(name, GAME, 10 * seed + seat) for seat in range(2)]).result
        won += result is not None and result.won[0]
    return won


def test_two_steady_players_usually_beat_umbra_titan_at_beginner() -> None:
    assert wins("steady", range(1, 25)) >= 16


def test_two_random_players_almost_never_win() -> None:
    assert wins("random", range(1, 31)) <= 1


def steady_match(seed: int) -> Match:
    return play(GAME.new(players=2, seed=seed), [bot("steady", GAME, 1), bot("steady", GAME, 2)])


def test_the_same_seed_makes_the_same_choices() -> None:
    assert steady_match(3).keys == steady_match(3).keys


def test_what_lies_in_the_decks_changes_no_choice() -> None:
    for seed in range(40, 44):
        match = GAME.new(players=2, seed=seed)
        match.quiet = True
        guide = bot("steady", GAME, 0)
        while not match.over:
            decision = match.decision
            other = match.clone()
            GAME.redeal(other, decision.seat, Chance(seed))
            chosen = bot("steady", GAME, 7).choose(match, decision)
            assert bot("steady", GAME, 7).choose(other, other.decision).key == chosen.key
            match.choose(guide.choose(match, decision))
