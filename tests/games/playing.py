"""Playing by chance over every set-up of every game, and what must hold all the while.

The suite plays a few well-chosen games of this; `make soak` plays for hours.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from talia import Decision, Event, Game, Match, Option, Result, TaliaError
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.layout import FIELD, SOVEREIGN_PLACES, SOVEREIGNS, place
from talia.kernel.chance import Chance
from talia.kernel.game import Bot, Field
from talia.kernel.registry import games
from talia.kernel.saves import read
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED

GAMES = games()
ENOUGH = 5_000  # no game takes so many choices, however badly it is played

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


Setup = tuple[int, dict[str, Any]]
"""How many play, and the answers to the questions of the set-up."""


def possible_answers(game: Game, players: int, chance: Chance) -> dict[str, list[Any]]:
    """The answers to each question of the set-up that so many players may give."""
    return {
        field.name: [value for value in values(field, players, chance) if fits(game, players, {field.name: value})]
        for field in game.fields
    }


def any_of(possible: dict[str, list[Any]], chance: Chance) -> dict[str, Any]:
    """One answer to each question, by chance."""
    return {name: some[chance.below(len(some))] for name, some in possible.items()}


def setups(game: Game) -> list[Setup]:
    """For every number of players, each possible answer to each question, with the other questions left to chance. A set-up
    of which every answer was given before, with as many players, is left out."""
    found = []
    given: set[tuple[int, str, str]] = set()
    for players in player_counts(game):
        chance = Chance(players)
        possible = possible_answers(game, players, chance)
        for name, answers in possible.items():
            for answer in answers:
                setup = {**any_of(possible, chance), name: answer}
                told = {(players, field, str(value)) for field, value in setup.items()}
                if not told <= given:
                    given |= told
                    found.append((players, setup))
    return found


def any_setup(game: Game, chance: Chance) -> Setup:
    """One of all possible set-ups, by chance."""
    counts = player_counts(game)
    players = counts[chance.below(len(counts))]
    return players, any_of(possible_answers(game, players, chance), chance)


# What always holds


def check(match: Match, cards: int) -> None:
    """What holds for every game at every moment."""
    state = match.state
    where = [-1] * cards
    for number, zone in enumerate(state.zones):
        for card in zone:
            where[card] = number
    assert sum(map(len, state.zones)) == cards, "every card is in exactly one zone"
    assert state.where == where, "and the state knows in which"
    if match.over:
        assert match.open == []
    else:
        assert match.open, "a dead end"
        assert len({decision.seat for decision in match.open}) == len(match.open)
        assert match.decision is match.open[0]
    for decision in match.open:
        arranged = (
            not match.keys and "position" in match.origin
        )  # a position stands where it says, even at a lone option
        assert len(decision.options) >= 2 - arranged, "a lone option is taken by itself"
        assert len(set(decision.keys)) == len(decision.keys), "keys tell options apart"
    extra = next((rule for prefix, rule in EXTRA.items() if match.game.id.startswith(prefix)), None)
    if extra is not None and (match.over or len(match.keys) % 6 == 0):  # a view takes longer than a choice
        extra(match)


def check_aeons_end(match: Match) -> None:
    """Life, charges, tokens and piles keep within what is printed."""
    view = match.view(None)
    nemesis, gravehold = view["nemesis"], view["gravehold"]
    ally = "xaxos" in view  # where he stands, life may rise above what it was
    assert 0 <= gravehold["life"] <= (99 if ally else gravehold["full"])
    if nemesis["life"] is None:  # one that is beaten part by part
        assert nemesis["full"] is None
    else:
        assert 0 <= nemesis["life"] <= nemesis["full"]
    assert nemesis["tokens"] >= 0
    assert nemesis["id"] != "umbra-titan" or nemesis["tokens"] <= 8, "its tokens only ever leave"
    assert 1 <= nemesis["tier"] <= 3
    for card in nemesis["in_play"]:
        if "life" in card:
            most = (
                999 if "position" in match.origin else 40
            )  # a position may tell of any life beside a nemesis' own rules
            assert 1 <= card["life"] <= most or card["id"] == "breeding-chamber", (
                "it may be empty, and fills without end"
            )
        else:
            assert 0 <= card["tokens"] <= 9, "a power without tokens is being resolved"
    for player in view["players"]:
        assert 0 <= player["life"] <= (99 if ally else player["full"])
        assert player["exhausted"] == (player["life"] == 0)
        assert 0 <= player["charges"] <= player["charges_needed"]
        assert player["aether"] >= 0
        assert all(amount > 0 for _, amount in player["purses"])
        for breach in player["breaches"]:
            assert len(breach["prepped"]) <= 2 or player["mage"] == "dezmodia-void-risen", (
                "only her Void breach holds more"
            )
            assert breach["state"] != "gone" or not breach["prepped"]
    dealt = "position" not in match.origin  # where a position says so, more cards lie about than a pile has
    for pile in view["market"]:
        assert 0 <= pile["left"] <= 7 or pile["id"] == "soulfire" or not dealt
    turns = view["turn_order"]["deck"] + len(view["turn_order"]["discard"])
    assert turns == 6 or (turns == 5 and len(view["players"]) == 1)
    if match.result is None:
        assert gravehold["life"] > 0
        assert len(view["players"]) == 1 or any(player["life"] > 0 for player in view["players"])
    else:
        assert len(set(match.result.won)) == 1, "all win or lose together"
        won = ("nemesis-slain", "nemesis-spent", "acolytes-gone", "maws-gone", "dreams-gone")
        assert match.result.won[0] == (match.result.why in won)
        assert match.result.why != "nemesis-slain" or nemesis["life"] == 0
        assert match.result.why != "gravehold-fallen" or gravehold["life"] == 0


def check_seasons(match: Match) -> None:
    """Crystals, gauges, reserves and the wheel keep within their bounds; there are ten Replicas and no more."""
    view = match.view(None)
    assert 1 <= view["month"] <= 12
    assert 1 <= view["year"] <= (4 if match.over else 3) or view["month"] <= 3, "past the end by no more than a move"
    asked = {decision.word for decision in match.open}
    replicas = view["replicas_left"] + view["removed"].count("replica") + view["coming"].count("replica")
    for player in view["players"]:
        assert player["crystals"] >= 0
        assert 0 <= player["gauge"] <= 15
        assert 0 <= player["bonus_used"] <= 3
        assert player["destiny"] >= 0
        assert all(count >= 0 for count in player["reserve"].values())
        if ("ask-turn" in asked or "ask-die" in asked) and "position" not in match.origin:  # which may say more
            assert sum(player["reserve"].values()) <= player["reserve_limit"]
        replicas += sum(card["id"] == "replica" for card in player["in_play"])
    assert replicas in (0, 10)
    if "ask-turn" in asked or "ask-die" in asked:
        assert view["coming"] == []
        assert all(player["looked"] == 0 for player in view["players"])
    if match.result is not None:
        best = max(match.result.scores or ())
        assert all(not won or score == best for won, score in zip(match.result.won, match.result.scores or ()))


def check_ostium(match: Match) -> None:
    """Places hold one creature each, gates keep within their bounds, and whoever has no gate left is out."""
    b = match.state
    assert isinstance(b, Clash)
    single = [*range(FIELD, SOVEREIGNS + SOVEREIGN_PLACES)]
    single += [place(side, slot) for side in range(b.sides) for slot in range(6)]
    assert all(len(b.zones[number]) <= 1 for number in single)
    assert b.crystals >= 0
    for side in range(b.sides):
        own = b.gates[3 * side : 3 * side + 3]
        assert all(0 <= gate <= 15 or (gate == -1 and column == 1 and b.sides == 3) for column, gate in enumerate(own))
        assert bool(b.standing_gates(side)) != bool(b.out >> side & 1)
        assert not b.out >> side & 1 or not b.taken(side) or match.over
        assert all(b.at(side, slot) >= 0 for slot in range(6) if b.lies(side, slot))
    if match.result is not None:
        assert sum(match.result.won) <= 1
        assert match.result.why in ("gates-fallen", "warriors-gone")
    for decision in match.open:
        assert decision.seat is not None
        assert not b.out >> decision.seat & 1


EXTRA: dict[str, Callable[[Match], None]] = {
    "aeons-end/": check_aeons_end,
    "ostium": check_ostium,
    "seasons": check_seasons,
}


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
    """Both languages can say what is asked, why, and what can be done in one go, which really can."""
    game = match.game
    for decision in match.open:
        for each in (game.together(match, decision), *game.further(match, decision)):
            tried = match.clone()
            for key in each.keys if each is not None else ():
                assert not tried.over
                tried.choose(key, decision.seat)
        usual = game.usual(match, decision)
        assert usual is None or decision.option(usual) is not None
    for voice in voices:
        for decision in match.open:
            said = [voice.question(decision, game.cause(match, decision)), voice.question_of_others(decision)]
            said += [voice.together(each) for each in game.further(match, decision)]
            said += [
                game.option_text(match, option, voice) or voice.option(option, decision) for option in decision.options
            ]
            assert all(said)
            assert not [each for each in said if CUT_SHORT.search(each)]
        assert voice.mistakes == []


@cache
def voices_of(game: Game) -> list[Speaker]:
    return [Speaker(lang, (SHARED, *game.words())) for lang in LANGUAGES]


def never(match: Match) -> bool:
    """No moment for a closer look."""
    return False


def at(*moments: int) -> Callable[[Match], bool]:
    """Whether a match has come to one of these moments, counted in choices."""
    return lambda match: len(match.keys) in moments


def look_closely(match: Match, chance: Chance) -> None:
    """Everything that takes too long to be checked at every choice."""
    check_views(match, chance)
    check_copies(match)
    check_words(match, voices_of(match.game))
    check_undo(match, 1 + chance.below(12))


Hearer = Callable[[list[Event]], None]


def deaf(events: list[Event]) -> None:
    """Listens to no event."""


Chooser = Callable[[Match], tuple[Decision, Option]]
"""Whoever plays: which of the open decisions is answered, and how."""


def by_chance(pick: Callable[[int], int]) -> Chooser:
    """Any of the open decisions, any of its options."""

    def choose(match: Match) -> tuple[Decision, Option]:
        decision = match.open[pick(len(match.open))]
        return decision, decision.options[pick(len(decision.options))]

    return choose


def by_bots(bots: Sequence[Bot], chance: Chance, whims: int = 0) -> Chooser:
    """A bot a seat; one choice in so many `whims` is made by chance instead."""
    acted = 0

    def choose(match: Match) -> tuple[Decision, Option]:
        nonlocal acted
        decision = match.decision
        acted = acted if decision.seat is None else decision.seat
        if whims and chance.below(whims) == 0:
            return decision, decision.options[chance.below(len(decision.options))]
        return decision, bots[acted].choose(match, decision)

    return choose


def play(match: Match, choose: Chooser, look: Callable[[Match], bool], seed: int, hear: Hearer = deaf) -> Result:
    """Play to the end and check everything: the cheap things always, the others when `look` says so. `hear` is told every
    event."""
    cards = len(match.state.kinds)
    chance = Chance(seed)
    check(match, cards)
    hear(match.events)
    for _ in range(ENOUGH):
        if match.over:
            break
        if look(match):
            look_closely(match, chance)
        decision, option = choose(match)
        match.choose(option, decision.seat)
        hear(match.events)
        check(match, cards)
    assert match.result is not None, "it does not end"
    check_views(match, chance)
    check_copies(match)
    return match.result
