"""Random play over every set-up of every game: nothing crashes, nothing leaks, and everything can be replayed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from talia import Game, Match, TaliaError
from talia.kernel.chance import Chance
from talia.kernel.game import Field
from talia.kernel.registry import games
from talia.kernel.saves import read
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED

GAMES = games()
ENOUGH = 5_000  # no game takes so many choices, however badly it is played


REPEATS = 4

CUT_SHORT = re.compile(r"[,:] ?\.|\(\)|  ")
"""What a sentence looks like when a piece of it was left empty."""


# Set-ups


def player_counts(game: Game) -> list[int]:
    """For how many players there are enough parts: a mage each, for example."""
    each = [len(field.parts) for field in game.fields if field.parts and not field.count]
    return list(range(game.least, min([game.most, *each]) + 1))


def values(field: Field, players: int, chance: Chance) -> Iterator[Any]:
    """The answers to a question of the set-up: every choice, and one list of parts. Any: an answer is plain data."""
    for choice in field.choices:
        yield choice.value
    if field.parts:
        order = list(range(len(field.parts)))
        chance.shuffle(order)
        yield [field.parts[number].value for number in order[: field.count or players]]


def fits(game: Game, players: int, answers: dict[str, Any]) -> bool:
    """Whether the game takes these answers."""
    try:
        game.settle(players, 0, answers)
    except TaliaError:
        return False
    return True


def setups(game: Game) -> list[tuple[int, dict[str, Any]]]:
    """For every number of players, each possible answer to each question, with the other questions left to chance."""
    found = []
    for players in player_counts(game):
        chance = Chance(players)
        possible = {
            field.name: [value for value in values(field, players, chance) if fits(game, players, {field.name: value})]
            for field in game.fields
        }
        for name, answers in possible.items():
            for answer in answers:
                for _ in range(REPEATS):
                    others = {other: some[chance.below(len(some))] for other, some in possible.items()}
                    found.append((players, {**others, name: answer}))
    return found


ALL = {id: setups(game) for id, game in GAMES.items()}


# What always holds


def check(match: Match, cards: int) -> None:
    """What holds for every game at every moment."""
    state = match.state
    lying = sorted(card for zone in state.zones for card in zone)
    assert lying == list(range(cards)), "every card is in exactly one zone"
    for number, zone in enumerate(state.zones):
        assert all(state.where[card] == number for card in zone)
    if match.over:
        assert match.open == []
    else:
        assert match.open, "a dead end"
        assert len({decision.seat for decision in match.open}) == len(match.open)
        assert match.decision is match.open[0]
    for decision in match.open:
        assert len(decision.options) >= 2
        assert len(set(decision.keys)) == len(decision.keys)
    extra = next((rule for prefix, rule in EXTRA.items() if match.game.id.startswith(prefix)), None)
    if extra is not None:
        extra(match)


def check_aeons_end(match: Match) -> None:
    """Life, charges, tokens and piles keep within what is printed."""
    view = match.view(None)
    nemesis, gravehold = view["nemesis"], view["gravehold"]
    assert 0 <= gravehold["life"] <= gravehold["full"]
    assert 0 <= nemesis["life"] <= nemesis["full"]
    assert nemesis["tokens"] >= 0
    assert nemesis["id"] != "umbra-titan" or nemesis["tokens"] <= 8, "its tokens only ever leave"
    assert 1 <= nemesis["tier"] <= 3
    for card in nemesis["in_play"]:
        if "life" in card:
            assert 1 <= card["life"] <= 30
        else:
            assert 0 <= card["tokens"] <= 9, "a power without tokens is being resolved"
    for player in view["players"]:
        assert 0 <= player["life"] <= player["full"]
        assert player["exhausted"] == (player["life"] == 0)
        assert 0 <= player["charges"] <= player["charges_needed"]
        assert player["aether"] >= 0
        assert all(amount > 0 for _, amount in player["purses"])
        for breach in player["breaches"]:
            assert len(breach["prepped"]) <= 2
            assert breach["state"] != "gone" or not breach["prepped"]
    for pile in view["market"]:
        assert 0 <= pile["left"] <= 7
    turns = view["turn_order"]["deck"] + len(view["turn_order"]["discard"])
    assert turns == 6 or (turns == 5 and len(view["players"]) == 1)
    if match.result is None:
        assert gravehold["life"] > 0
        assert len(view["players"]) == 1 or any(player["life"] > 0 for player in view["players"])
    else:
        assert len(set(match.result.won)) == 1, "all win or lose together"
        assert match.result.won[0] == (match.result.why in ("nemesis-slain", "nemesis-spent", "acolytes-gone"))
        assert match.result.why != "nemesis-slain" or nemesis["life"] == 0
        assert match.result.why != "gravehold-fallen" or gravehold["life"] == 0


EASIER: dict[str, dict[str, Any]] = {"aeons-end": {"difficulty": "beginner"}}
"""What makes it easier to win where that is hard. Any: an answer is plain data."""

EXTRA: dict[str, Callable[[Match], None]] = {"aeons-end/": check_aeons_end}


# The same thing twice


def check_views(match: Match, chance: Chance) -> None:
    """Views and scenes are equal in matches that differ only in what the seat cannot see; views are JSON."""
    voice = voices_of(match.game)[0]
    for seat in (*range(len(match.game.seats(match))), None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view
        other = match.clone()
        match.game.redeal(other, seat, chance)
        assert other.view(seat) == view
        check_dealt_anew(match, other, seat)
        assert match.game.scene(other, seat, voice) == match.game.scene(match, seat, voice)
        assert sorted(card for zone in other.state.zones for card in zone) == list(range(len(other.state.kinds)))


def check_dealt_anew(match: Match, other: Match, seat: int | None) -> None:
    """What a seat sees lies where it lay, and the secret by which the cards would fall is gone."""
    for here, there in zip(match.state.zones, other.state.zones, strict=True):
        assert len(here) == len(there)
        for card, dealt in zip(here, there, strict=True):
            if match.state.sees(seat, card):
                assert dealt == card
                assert other.state.kinds[card] is match.state.kinds[card]
                assert other.state.sees(seat, card)
    assert other.state.key == b""


def check_copies(match: Match) -> None:
    """A clone, a save and a replay of the keys are the same match."""
    assert match.clone().fingerprint == match.fingerprint
    loaded, _ = read(match.save(), GAMES.__getitem__)
    assert loaded.fingerprint == match.fingerprint
    assert loaded.save() == match.save()
    again = match.game.again(match.origin)
    for key in match.keys:
        again.choose(key)
    for seat, key in match.held:
        again.choose(key, seat)
    assert again.fingerprint == match.fingerprint
    assert again.result == match.result


def check_undo(match: Match, steps: int) -> None:
    """Some choices back and forth again."""
    here = match.save()
    back = 0
    while back < steps and match.can_undo:
        match.undo()
        back += 1
    while match.can_redo:
        match.redo()
        back -= 1
    assert back == 0
    assert match.save() == here


def check_words(match: Match, voices: list[Speaker]) -> None:
    """Both languages can say what is asked."""
    for voice in voices:
        for decision in match.open:
            said = [voice.question(decision), *(voice.option(option) for option in decision.options)]
            assert all(said)
            assert not [each for each in said if CUT_SHORT.search(each)]
        assert voice.mistakes == []


@cache
def voices_of(game: Game) -> list[Speaker]:
    return [Speaker(lang, (SHARED, *game.words())) for lang in LANGUAGES]


def at(moments: set[int], match: Match) -> bool:
    """Whether a match has come to one of these moments, counted in choices."""
    return len(match.keys) in moments


def play(match: Match, pick: Callable[[int], int], look: Callable[[Match], bool], seed: int) -> None:
    """Play to the end by `pick` and check everything: the cheap things always, the others when `look` says so."""
    cards = len(match.state.kinds)
    chance = Chance(seed)
    voices = voices_of(match.game)
    check(match, cards)
    for _ in range(ENOUGH):
        if match.over:
            break
        if look(match):
            check_views(match, chance)
            check_copies(match)
            check_words(match, voices)
            check_undo(match, 1 + chance.below(6))
        decision = match.open[pick(len(match.open))]
        match.choose(pick(len(decision.options)), decision.seat)
        check(match, cards)
    assert match.over
    check_views(match, chance)
    check_copies(match)


# Playing


@pytest.mark.parametrize("id", GAMES)
def test_every_choice_of_every_question_is_taken_by_some_set_up(id: str) -> None:
    taken = {(name, str(value)) for _, answers in ALL[id] for name, value in answers.items()}
    for field in GAMES[id].fields:
        for choice in field.choices:
            assert (field.name, choice.value) in taken
        assert not field.parts or any(isinstance(answers[field.name], list) for _, answers in ALL[id])
    assert {players for players, _ in ALL[id]} == set(player_counts(GAMES[id]))


@pytest.mark.parametrize("id", GAMES)
def test_every_set_up_is_played_to_its_end(id: str) -> None:
    for seed, (players, answers) in enumerate(ALL[id]):
        match = GAMES[id].new(players=players, seed=seed, **answers)
        chance = Chance(seed)
        play(match, chance.below, partial(at, set()), seed)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("part", range(4))
def test_many_seeds(id: str, part: int) -> None:
    """Each match is looked at closely at one or two moments."""
    possible = ALL[id]
    for seed in range(1000 * part, 1000 * part + 75):
        chance = Chance(seed)
        players, answers = possible[chance.below(len(possible))]
        match = GAMES[id].new(players=players, seed=seed, **answers)
        play(match, chance.below, partial(at, {chance.below(20), chance.below(80)}), seed)


@pytest.mark.parametrize("id", GAMES)
@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(
    setup=st.integers(0, 2**16),
    seed=st.integers(0, 2**40),
    choices=st.lists(st.integers(0, 50), max_size=150),
    moment=st.integers(0, 60),
)
def test_any_choices(id: str, setup: int, seed: int, choices: list[int], moment: int) -> None:
    """What hypothesis chooses comes first; when it has run out, chance goes on."""
    players, answers = ALL[id][setup % len(ALL[id])]
    match = GAMES[id].new(players=players, seed=seed, **answers)
    waiting = iter(choices)
    chance = Chance(seed)

    def pick(count: int) -> int:
        wanted = next(waiting, None)
        return chance.below(count) if wanted is None else wanted % count

    play(match, pick, partial(at, {moment}), seed)


@pytest.mark.parametrize("id", GAMES)
def test_better_play_gets_further(id: str) -> None:
    """The game's own bots see what those who stumble about never see, with some whims in between or without: then they win
    now and then."""
    makers = list(GAMES[id].bots().values())
    voices = voices_of(GAMES[id])
    won = set()
    for seed in range(15 if makers else 0):
        chance = Chance(seed)
        whimsical = seed % 3 == 2
        players, answers = ALL[id][chance.below(len(ALL[id]))]
        if not whimsical:
            answers = {**answers, **EASIER.get(id.partition("/")[0], {})}
        match = GAMES[id].new(players=players, seed=seed, **answers)
        bot = makers[seed % len(makers)](GAMES[id], seed)
        cards = len(match.state.kinds)
        while not match.over and len(match.keys) < ENOUGH:
            if chance.below(60) == 0:
                check_views(match, chance)
                check_copies(match)
                check_words(match, voices)
                check_undo(match, 1 + chance.below(20))
            decision = match.decision
            whim = whimsical and chance.below(12) == 0
            option = decision.options[chance.below(len(decision.options))] if whim else bot.choose(match, decision)
            match.choose(option, decision.seat)
            check(match, cards)
        assert match.result is not None
        check_copies(match)
        won.add(match.result.won[0])
    assert not makers or won == {True, False}, "games are won and games are lost"


@pytest.mark.parametrize("id", GAMES)
def test_a_match_dealt_anew_plays_to_its_end(id: str) -> None:
    for seed in range(30):
        chance = Chance(seed)
        players, answers = ALL[id][chance.below(len(ALL[id]))]
        match = GAMES[id].new(players=players, seed=seed, **answers)
        for _ in range(chance.below(40)):
            if not match.over:
                match.choose(chance.below(len(match.decision.options)))
        twin = match.clone()
        GAMES[id].redeal(twin, seed % players, chance)
        before = match.save()
        for _ in range(ENOUGH):
            if twin.over:
                break
            twin.choose(chance.below(len(twin.decision.options)))
            check(twin, len(match.state.kinds))
        assert twin.over
        assert match.save() == before


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_and_choices_give_the_same_match(id: str) -> None:
    prints = []
    for _ in range(2):
        match = GAMES[id].new(players=player_counts(GAMES[id])[-1], seed=77)
        chance = Chance(77)
        while not match.over:
            match.choose(chance.below(len(match.decision.options)))
        prints.append((match.fingerprint, match.keys))
    assert prints[0] == prints[1]
