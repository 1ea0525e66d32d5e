"""Random play in all three modes: nothing crashes, nothing gets lost, and everything can be replayed.

A few matches of each mode; `test_random_play` plays Ostium with the same checks, and `make soak` does for hours."""

from __future__ import annotations

import json
from functools import cache

import pytest

from talia import Match
from talia.games.ostium.game import GAME
from talia.kernel.chance import Chance
from talia.kernel.saves import read
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED
from tests.games.ostium.table import Sheet, creature
from tests.games.playing import check as check_any
from tests.games.playing import check_ostium

ENOUGH = 20_000  # no match takes so many choices, however badly it is played
MODES = pytest.mark.parametrize("players", [1, 2, 3])


@cache
def voices() -> list[Speaker]:
    return [Speaker(lang, (SHARED, *GAME.words())) for lang in LANGUAGES]


def check(match: Match) -> None:
    """What holds at every moment of every match."""
    check_any(match, len(match.state.kinds))
    check_ostium(match)  # at every moment here; in other games that are played by chance at every sixth one


def check_copies(match: Match) -> None:
    """A clone, a save and a replay of the keys are the same match."""
    assert match.clone().fingerprint == match.fingerprint
    loaded, _ = read(match.save(), lambda id: GAME)
    assert (loaded.fingerprint, loaded.save()) == (match.fingerprint, match.save())
    again = GAME.again(match.origin)
    for key in match.keys:
        again.choose(key)
    assert (again.fingerprint, again.result) == (match.fingerprint, match.result)


def check_views(match: Match, chance: Chance) -> None:
    """Views are JSON, and equal in matches that differ only in what the seat cannot see."""
    for seat in (*range(len(GAME.seats(match))), None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        other = match.clone()
        GAME.redeal(other, seat, chance)
        assert other.view(seat) == view


def check_words(match: Match) -> None:
    """Both languages can tell what is asked, what happened and what lies on the table."""
    for voice in voices():
        for decision in match.open:
            assert voice.question(decision)
            assert all(voice.option(option) for option in decision.options)
        assert all(voice.event(event) for event in match.events)
        for seat in (*range(len(GAME.seats(match))), None):
            assert GAME.scene(match, seat, voice).areas
        assert voice.mistakes == []


def step(match: Match, chance: Chance) -> None:
    """One random choice, with phases ended more often than chance would, or matches would take very long."""
    decision = match.decision
    ends = decision.keys[-1] == "end" and chance.below(3) == 0
    match.choose(decision.options[-1] if ends else decision.options[chance.below(len(decision.options))])


@MODES
def test_every_moment_of_many_matches(players: int) -> None:
    for seed in range(3):
        match = GAME.new(players=players, seed=seed)
        chance = Chance(seed)
        check(match)
        while not match.over:
            step(match, chance)
            check(match)
            assert len(match.keys) < ENOUGH


@MODES
def test_copies_views_and_words_at_some_moments(players: int) -> None:
    for seed in range(100, 103):
        match = GAME.new(players=players, seed=seed)
        chance = Chance(seed)
        moments = {chance.below(30), chance.below(150), chance.below(400)}
        while not match.over:
            if len(match.keys) in moments:
                check_copies(match)
                check_views(match, chance)
                check_words(match)
            step(match, chance)
        check_copies(match)
        check_views(match, chance)
        check_words(match)


@MODES
def test_what_was_undone_can_be_redone(players: int) -> None:
    for seed in range(200, 202):
        match = GAME.new(players=players, seed=seed)
        chance = Chance(seed)
        for _ in range(chance.below(120)):
            if not match.over:
                step(match, chance)
        here, back = match.save(), min(25, len(match.keys))
        for _ in range(back):
            match.undo()
        for _ in range(back):
            match.redo()
        assert match.save() == here


@MODES
def test_a_match_dealt_anew_plays_to_its_end(players: int) -> None:
    for seed in range(300, 302):
        match = GAME.new(players=players, seed=seed)
        chance = Chance(seed)
        for _ in range(chance.below(200)):
            if not match.over:
                step(match, chance)
        before = match.save()
        twin = match.clone()
        seats = [*range(players), None]
        GAME.redeal(twin, seats[chance.below(len(seats))], chance)
        while not twin.over:
            step(twin, chance)
            check(twin)
        assert match.save() == before


@MODES
def test_many_quiet_matches_end(players: int) -> None:
    """Without events, as bots and laboratories play."""
    for seed in range(1000, 1004):
        match = GAME.new(players=players, seed=seed)
        match.quiet = True
        chance = Chance(seed)
        while not match.over:
            match.choose(chance.below(len(match.decision.options)))
        assert match.result is not None
        assert match.result.why in ("gates-fallen", "warriors-gone")


# Any creatures

ACTIVE = ["repair 2", "rebuild", "draw 2", "remove", "strike 4", "quake", "banish", "exile", "crystal 3"]
PASSIVE = ["shield 2", "rally", "charge 2", "swift", "both ways", "fuse 1", "fuse-any 1"]


def any_ability(chance: Chance) -> str:
    kind = chance.below(4)
    if kind == 0:
        return PASSIVE[chance.below(len(PASSIVE))]
    active = ACTIVE[chance.below(len(ACTIVE))]
    return active if kind == 1 else f"{('discard', 'last')[kind - 2]} -> {active}"


def any_creature(number: int, chance: Chance) -> Sheet:
    def domain() -> list[str]:
        return [any_ability(chance) for _ in range(chance.below(3))]

    clan, power, cost = "ABCDE"[chance.below(5)], chance.below(6), chance.below(4)
    return creature(f"W{number}", clan, power, cost, main=domain(), left=domain(), right=domain())


def any_position(seed: int) -> dict[str, object]:
    """A position full of creatures that no set has, in any mode and phase."""
    chance = Chance(seed)
    mode = ("solo", "duel", "three")[seed % 3]
    made = [any_creature(number, chance) for number in range(90)]

    def some(count: int) -> list[Sheet | str]:
        return [made.pop() if chance.below(4) else "primal" for _ in range(count)]

    def one_side() -> dict[str, object]:
        gate = [1 + chance.below(15), 0, chance.below(16)]
        rows = {"gates": gate, "attack": some(3), "defence": some(chance.below(4))}
        return {**rows, "hand": some(4), "deck": some(4), "discard": some(chance.below(3))}

    sides = [one_side() for _ in range(3 if mode == "three" else 2)]
    if mode == "solo":
        sides[1] = {key: value for key, value in sides[1].items() if key in ("gates", "attack", "defence")}
    twin = any_creature(90, chance)  # like ones wait in several places
    if mode == "solo":
        sides[1].update(attack=[twin, "primal", twin], defence=[made.pop(), "", twin])
    warriors = [] if mode == "solo" else [*made[:3], twin, made[3], twin]
    field = {"warriors": warriors, "warrior_deck": made[6:], "sovereigns": [], "sovereign_deck": [], "primals": 3}
    return {"mode": mode, "phase": ("development", "attack")[chance.below(2)], "players": sides, "field": field}


def test_creatures_with_any_abilities_in_any_domain() -> None:
    for seed in range(18):
        match = GAME.arrange(any_position(seed), seed)
        chance = Chance(seed)
        check(match)
        for _ in range(150):
            if match.over:
                break
            step(match, chance)
            check(match)
        check_copies(match)
        check_views(match, chance)
        check_words(match)
