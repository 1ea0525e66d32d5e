"""A speaker says words in one language; errors are told in any."""

from __future__ import annotations

import locale
from pathlib import Path
from typing import Any

import pytest

import talia
from talia import Decision, Event, Option, TaliaError
from talia.kernel.chance import Chance
from talia.kernel.effect import Effect
from talia.kernel.voice import Name, Voice
from talia.words import LANGUAGES, Speaker, broad_speaker, speaker, system_language
from talia.words.speaker import SHARED


@pytest.fixture
def voice(tmp_path: Path) -> Speaker:
    """A speaker with a few words of its own, from two files of one folder."""
    (tmp_path / "en.ftl").write_text("hello = Hello, { $who }!\nred = the red one\nsome-red = some of { $what }\n")
    (tmp_path / "more-en.ftl").write_text("count = { $n ->\n    [one] one thing\n   *[other] { $n } things\n}\n")
    (tmp_path / "pl.ftl").write_text("hello = Cześć, { $who }!\n", encoding="utf-8")
    return Speaker("en", [tmp_path])


class Shout:
    """Something that says itself."""

    def text(self, v: Voice) -> str:
        return v.say("red").upper()


class Nothing(Effect):
    """An effect that asks and does nothing."""

    def resolve(self, s: object, c: object) -> None:
        raise AssertionError


def test_arguments_are_numbers_strings_names_things_that_say_themselves_and_lists(voice: Speaker) -> None:
    assert voice.say("hello", who=3) == "Hello, 3!"
    assert voice.say("hello", who="you") == "Hello, you!"
    assert voice.say("hello", who=Name("red")) == "Hello, the red one!"
    assert voice.say("hello", who=Name("some-red", what="us")) == "Hello, some of us!"
    assert voice.say("hello", who=Shout()) == "Hello, THE RED ONE!"
    assert voice.say("hello", who=["you", Name("red"), 3]) == "Hello, you, the red one, 3!"
    assert voice.mistakes == []


def test_files_of_a_folder_belong_together(voice: Speaker) -> None:
    assert voice.say("count", n=1) == "one thing"
    assert voice.say("count", n=4) == "4 things"
    assert voice.knows("count")
    assert voice.knows("hello")


def test_what_cannot_be_said_is_a_mistake_and_the_word_itself(voice: Speaker) -> None:
    assert voice.say("goodbye") == "goodbye"
    assert not voice.knows("goodbye")
    assert voice.mistakes == ["no word goodbye"]
    voice.say("hello")
    assert len(voice.mistakes) == 2
    assert voice.mistakes[1].startswith("hello: ")
    assert "who" in voice.mistakes[1]


def test_options_questions_events_and_names(voice: Speaker) -> None:
    option = Option("a", "hello", {"who": "option"})
    decision = Decision(0, "hello", [option, option], Nothing(), None, {"who": "question"})
    assert voice.option(option) == "Hello, option!"
    assert voice.question(decision) == "Hello, question!"
    assert voice.name(Name("hello", who="name")) == "Hello, name!"
    assert voice.event(Event("unheard-of", {})) == "event-unheard-of"
    assert voice.mistakes == ["no word event-unheard-of"]


def test_a_speaker_is_made_once_for_a_language_and_a_game() -> None:
    game = talia.game("aeons-end/war-eternal")
    assert speaker("pl", game) is speaker("pl", game)
    assert speaker("pl") is not speaker("pl", game)
    assert speaker("pl", game).knows("card-crystal")
    assert not speaker("pl").knows("card-crystal")
    assert broad_speaker("pl").knows("card-crystal")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "PL"}, "pl"),
        ({"LANG": "sw_KE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_US", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
    ],
)
def test_the_system_says_which_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


@pytest.mark.parametrize(
    ("code", "language"), [("pl_PL", "pl"), ("Polish_Poland", "pl"), ("en_US", "en"), (None, "en")]
)
def test_where_the_environment_is_silent_the_locale_is_asked(
    code: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (code, None))
    assert system_language() == language


# Errors


def test_an_error_is_english_when_nobody_translates_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    error = TaliaError("error-players", count=9, least=1, most=4)
    assert str(error) == "This game is for 1 to 4 players, not for 9."
    assert speaker("pl").error(error) == "W tej grze bierze udział od 1 do 4 graczy, nie 9."


def test_an_error_of_a_game_is_english_too() -> None:
    with pytest.raises(TaliaError) as error:
        talia.game("aeons-end/war-eternal").new(players=2, nemesis="bunny")
    assert str(error.value).startswith('"bunny" does not fit the option "nemesis". Possible: umbra-titan')


def test_one_error_can_be_the_reason_of_another() -> None:
    error = TaliaError("error-save-wrong", line=4, reason=TaliaError("error-nothing-to-undo"))
    assert str(error) == "The save is damaged at line 4: There is nothing to undo."
    assert speaker("pl").error(error) == "Zapis jest uszkodzony w wierszu 4: Nie ma czego cofnąć."


BAD_SETUPS: list[dict[str, Any]] = [
    {"players": 0},
    {"players": 2, "colour": "red"},
    {"players": 2, "difficulty": "trivial"},
    {"players": 2, "nemesis": "bunny"},
    {"players": 2, "mages": "gex"},
    {"players": 2, "mages": ["gex", "gex"]},
    {"players": 2, "mages": ["gex", "merlin"]},
    {"players": 2, "market": "empty"},
    {"players": 2, "market": ["frozen-magmite"]},
    {"players": 2, "turn_order": "easier"},
    {"players": 2, "turn_order": "backwards"},
    {"players": 1, "life": 99},
    {"players": 2, "life": 12},
]


@pytest.mark.parametrize("answers", BAD_SETUPS, ids=str)
def test_every_impossible_set_up_is_refused_in_both_languages(answers: dict[str, Any]) -> None:
    game = talia.game("aeons-end/war-eternal")
    with pytest.raises(TaliaError) as error:
        game.new(seed=1, **answers)
    said = []
    for lang in LANGUAGES:
        voice = Speaker(lang, (SHARED, *game.words()))
        said.append(voice.error(error.value))
        assert voice.mistakes == []
    assert said[0] == str(error.value)
    assert said[0] != said[1]


def test_errors_of_playing_are_said_in_both_languages() -> None:
    game = talia.game("aeons-end/war-eternal")
    match = game.new(players=1, seed=Chance(1).below(100))
    for pick in ("fly", 1000, -1):
        with pytest.raises(TaliaError) as error:
            match.choose(pick)
        for lang in LANGUAGES:
            voice = Speaker(lang, (SHARED, *game.words()))
            assert voice.error(error.value)
            assert voice.mistakes == []


def test_a_number_below_nought_has_a_minus_and_in_an_error_what_was_written(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("count = { $n } points\nerror-test = { $n } is too little\n")
    found = Speaker("en", [tmp_path])
    assert found.say("count", n=-16) == "\N{MINUS SIGN}16 points"
    assert found.say("count", n=16) == "16 points"
    assert found.error(TaliaError("error-test", n=-16)) == "-16 is too little"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [10**15, 10**30, -(10**40)])
def test_a_number_of_any_size_is_said(lang: str, number: int) -> None:
    with pytest.raises(TaliaError) as refused:
        talia.arrange("ostium", {"round": number})
    assert str(number) in broad_speaker(lang).error(refused.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_people_write_may_be_of_any_length(lang: str) -> None:
    v = speaker(lang, talia.game("seasons"))
    with pytest.raises(TaliaError) as refused:
        talia.arrange("seasons", {"players": [{"hand": ["x" * 5000]}, {}]})
    said = refused.value.text(v)
    assert said.startswith("players[0].hand[0]: ")
    assert "x" * 2000 in said
    assert said.endswith("…")
    with pytest.raises(TaliaError) as refused:
        talia.game("ostium").new(seed=1).choose("y" * 5000)
    assert "y" * 2000 in refused.value.text(v)
    with pytest.raises(TaliaError) as refused:
        talia.game("ostium").new(seed=1).choose(10**5000)  # Python itself does not write so many digits
    assert "0x31e2080" in refused.value.text(v)
    assert v.mistakes == []


def test_half_a_letter_can_be_printed() -> None:
    with pytest.raises(TaliaError) as refused:
        talia.game("ostium").new(seed=1).choose("\ud800")
    assert str(refused.value).encode().startswith(b'"?" is not possible now')
