"""The story of a match that is over: its numbers are those of the match."""

from __future__ import annotations

import pytest

import talia
from talia.bots import bot
from talia.kernel.errors import TaliaError
from talia.kernel.match import Match
from talia.kernel.registry import games
from talia.kernel.story import Best, Credit, Gauge, Line, Story, Turn, story
from talia.kernel.voice import Name
from talia.words.speaker import LANGUAGES, SHARED, Speaker

BATTLE = {
    "players": [
        {"mage": "Mist", "breaches": {"I": {"prepped": ["Spark"]}, "II": {"open": True, "prepped": ["Fiery Torrent"]}}}
    ],
    "nemesis": {"name": "Umbra Titan", "life": 3, "tokens": 8},
    "phase": "casting",
}


def played(id: str, players: int = 2, seed: int = 3) -> Match:
    """A whole match by bots."""
    game = games()[id]
    match = game.new(players, seed)
    who = bot("random", game, seed)
    while not match.over:
        match.choose(who.choose(match, match.decision), match.decision.seat)
    return match


def test_there_is_no_story_before_the_end() -> None:
    with pytest.raises(TaliaError):
        story(games()["ostium"].new(2, 1))


def test_damage_is_credited_to_the_spell_and_its_caster() -> None:
    match = talia.arrange("aeons-end/war-eternal", BATTLE)
    while not match.over:
        casts = [key for key in match.decision.keys if key.startswith("cast:")]
        match.choose(casts[-1] if casts else match.decision.options[0])
    told = story(match)
    mist = match.game.seats(match)[0]
    spells = {by.card: n for by, who, n in told.by_card("damage") if who == mist}
    assert spells == {"spark": 1, "fiery-torrent": 2}
    assert told.by_seat("damage") == [(mist, 3)]
    titan = next(line for line in told.lines if line.gauge.name.word.endswith("umbra-titan"))
    assert titan.points[0][1] == 3
    assert titan.points[-1][1] == 0
    best = told.best()
    assert best is not None
    assert (best.who, best.n) == (mist, 3)


def test_a_gate_takes_what_the_plot_shows() -> None:
    """In a whole duel of Ostium the damage credited to creatures is what the gates lost, repairs counted in."""
    match = played("ostium", seed=2)
    told = story(match)
    mended = 0
    for page in match.history.pages:
        for event in page:
            if event.name in ("gate-repaired", "gate-rebuilt"):
                mended += int(str(event.args.get("n", 4)))  # a rebuilt gate has 4
    lost = sum(line.points[0][1] - line.points[-1][1] for line in told.lines)
    assert sum(n for _, _, n in told.by_card("damage")) == lost + mended
    assert any(line.points[-1][1] == 0 for line in told.lines)


def test_crystals_are_credited_and_the_points_add_up() -> None:
    match = played("seasons")
    told = story(match)
    gained = [0, 0]
    for page in match.history.pages:
        for event in page:
            if event.name == "crystals":
                gained[int(event.about[1])] += int(str(event.args["n"]))
    assert [n for _, n in told.by_seat("crystals")] == gained
    assert match.result is not None
    assert match.result.scores is not None
    for parts, score in zip(match.game.score_parts(match), match.result.scores):
        assert sum(int(part.args["n"]) for part in parts) == score


@pytest.mark.parametrize("id", games())
def test_every_game_tells_its_story_in_both_languages(id: str) -> None:
    match = played(id, seed=2)  # in which the players do anything at all
    told = story(match)
    assert told.rounds[0][1] == 0
    assert told.rounds[-1][0] == match.game.round(match)
    for line, gauge in zip(told.lines, match.game.gauges(match), strict=True):
        assert line.points[-1][1] == gauge.value
        assert [at for at, _ in line.points] == sorted({at for at, _ in line.points})
    assert isinstance(told.best(), Best)
    for lang in LANGUAGES:
        voice = Speaker(lang, (SHARED, *match.game.words()))
        assert told.decided(voice)
        for what in told.counts:
            voice.say(f"count-{what}")
            voice.say(f"count-{what}-best", n=2)
            voice.say(f"count-{what}-most", n=2, card=Name(f"count-{what}"))
            for by, who, _ in told.by_card(what):
                voice.name(by)
                if who is not None:
                    voice.name(who)
        assert voice.mistakes == []


def test_a_card_is_told_with_what_it_did_in_all_hands() -> None:
    told = Story(("x",), [Name("a"), Name("b")], (True, True), True, choices=9)
    ann, bo, mine, shared = Name("a"), Name("b"), Name("mine"), Name("shared")
    credits = [Credit("x", 6, ann, mine), Credit("x", 5, ann, shared), Credit("x", 4, bo, shared)]
    told.turns = [Turn(0, 1, credits)]

    class Voice:
        lang = "en"

        def say(self, word: str, **args: object) -> str:
            return f"{word} {args['card']} {args['n']}"

    assert told.decided(Voice()) == [f"count-x-most {shared} 9"]
    assert told.by_card("x")[0] == (mine, ann, 6), "the table tells whose they were"


def test_the_winner_was_ahead_from_some_round_on() -> None:
    told = Story(("x",), [Name("a"), Name("b")], (True, False), False, choices=9)
    told.rounds = [(1, 0), (2, 3), (3, 6)]
    told.lines = [
        Line(Gauge(Name("a"), 9, seat=0), [(0, 0), (2, 5), (7, 9)]),
        Line(Gauge(Name("b"), 8, seat=1), [(0, 0), (4, 7), (8, 8)]),
    ]

    class Voice:
        lang = "en"

        def say(self, word: str, **args: object) -> str:
            return f"{word} {args.get('round', '')}"

    assert told.decided(Voice()) == ["story-lead 3"]


def test_one_of_a_team_who_falls_does_not_decide_it() -> None:
    told = Story((), [Name("a"), Name("b")], (False, False), True, choices=9)
    told.rounds = [(1, 0), (2, 3), (3, 6)]
    ann = Line(Gauge(Name("ann"), 10, 10, seat=0), [(0, 10), (4, 0)])
    bo = Line(Gauge(Name("bo"), 10, 10, seat=1), [(0, 10)])
    tokens = Line(Gauge(Name("tokens"), 8, 8), [(0, 8), (8, 0)])

    class Voice:
        lang = "en"

        def say(self, word: str, **args: object) -> str:
            return f"{word} {args['name']} {args['round']}"

    told.lines = [tokens, ann, bo]
    assert told.decided(Voice()) == [f"story-fall {Name('tokens')} 3"]
    told.lines = [ann, bo]
    assert told.decided(Voice()) == []
    bo.points.append((9, 0))
    assert told.decided(Voice()) == [f"story-fall {Name('ann')} 2"], "all have fallen"
