"""The line mode: everything as text, answers as numbers or keys, and a save whenever the input ends."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest

import talia
from talia import terminal
from talia.kernel.history import QUIET
from talia.kernel.scene import Area, Thing
from talia.terminal.plain import LEFT, OVER, Plain
from talia.terminal.plain_text import area_lines
from talia.terminal.session import Session
from talia.terminal.wizard import PlainWizard, Setup, usual_sitter
from talia.words import speaker
from talia.words.speaker import Speaker

GAME = talia.game("aeons-end/war-eternal")


def session(lang: str = "en", seed: int = 5, seats: tuple[str, ...] = ("human", "human")) -> Session:
    match = GAME.new(players=len(seats), seed=seed, mages=["gex", "dezmodia"], nemesis="umbra-titan")
    return Session(match, list(seats), lang)


def told(played: Session, lines: str) -> str:
    out = io.StringIO()
    Plain(played, io.StringIO(lines), out).play()
    return out.getvalue()


def test_the_table_the_log_the_question_and_the_options_are_told() -> None:
    played = session()
    text = told(played, "")
    s, scene = played.speaker, played.scene()
    for area in scene.areas:
        assert area.title in text
        for thing in area.things:
            assert thing.title in text
            assert all(fact in text for fact in thing.facts)
    for event in played.events():
        assert s.event(event) in text
    assert s.question(played.match.decision) in text
    for number, option in enumerate(played.match.decision.options, 1):
        assert f"{number}. {s.option(option)}  [{option.key}]" in text


class _Player(io.TextIOBase):
    """Types a seeded number for every question it is asked."""

    def __init__(self, played: Session, seed: int) -> None:
        self._played = played
        self._chance = random.Random(seed)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        return f"{self._chance.randint(1, len(self._played.match.decision.options))}\n"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_whole_game_by_numbers(lang: str) -> None:
    played = session(lang, seed=11)
    played.speaker.mistakes.clear()
    out = io.StringIO()
    player: io.TextIOBase = _Player(played, 3)
    assert Plain(played, player, out).play() == OVER  # type: ignore[arg-type]
    assert played.match.over
    assert played.speaker.say("ui-lost") in out.getvalue() or played.speaker.say("ui-won") in out.getvalue()
    assert played.speaker.mistakes == []
    events = [event for page in played.match.history.pages for event in page if event.name not in QUIET]
    assert all(played.speaker.event(event) in out.getvalue() for event in events)


def test_the_end_of_the_input_saves_and_says_where() -> None:
    played = session()
    out = io.StringIO()
    assert Plain(played, io.StringIO("1\n"), out).play() == LEFT
    assert str(played.path) in out.getvalue()
    assert talia.load(played.path).fingerprint == played.match.fingerprint


def test_ctrl_c_says_where_the_save_is(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["1\n"]

    def line() -> str:
        if not typed:
            raise KeyboardInterrupt
        return typed.pop()

    played, keyboard, out = session(), io.StringIO(), io.StringIO()
    monkeypatch.setattr(keyboard, "readline", line)
    with pytest.raises(KeyboardInterrupt):
        Plain(played, keyboard, out).play()
    assert f"Saved. To go on later: {played.path}" in out.getvalue()
    assert len(talia.load(played.path).keys) == 1


def test_options_are_taken_by_key_too() -> None:
    played = session()
    key = played.match.decision.keys[1]
    told(played, f"{key}\n")
    assert played.match.keys == [key]


@pytest.mark.parametrize("typed", ["nonsense", "0", "99", "-1", "1.5", "", "c", "c no such card", "²", "u", "r"])
def test_bad_input_gets_one_sentence_and_is_asked_again(typed: str) -> None:
    played = session()
    before = told(session(), "")
    text = told(played, f"{typed}\n")
    assert played.match.keys == []
    answer = text[before.rindex("> ") + 2 :].splitlines()
    assert len(answer) == 3  # the sentence, the next prompt, and where the save is
    assert answer[0].endswith(".")
    assert answer[1].startswith("> ")


def test_undo_redo_language_help_table_and_card() -> None:
    played = session()
    text = told(played, "1\nu\nr\nl\n?\nt\nc iskra\n")
    assert len(played.match.keys) == 1
    assert "Undone." in text
    assert "Redone." in text
    assert "Teraz po polsku." in text
    assert "u cofnij" in text
    assert text.count("Runda 1") == 2
    assert "Zadaj 1 obrażenie" in text


def test_a_card_that_is_not_on_the_table_can_be_read() -> None:
    away = next(card for card in GAME.cards(session().speaker) if "Mangleroot" in card.name)
    assert away.text.splitlines()[0] in told(session(), "c mangleroot\n")


def test_people_are_called_by_their_names_wherever_the_table_counts_players() -> None:
    text = told(session(seats=("human:Ann", "human")), "1\n" * 20)
    assert "Turn order: Ann." in text
    assert "Ann: Gex" in text
    assert "Ann (Gex): Your main phase" in text
    assert "Player 1" not in text
    assert "Player 2: Dezmodia" in text


def test_c_tells_all_of_a_player_or_another_part_of_the_table() -> None:
    played = session(seats=("human:Ann", "human"))
    ability = next(thing for area in played.scene().areas for thing in area.things if thing.ref == "p0/ability")
    for name in ("ann", "gex"):
        text = told(session(seats=("human:Ann", "human")), f"c {name}\n").rpartition("> Ann: Gex")[2]
        assert ability.text.splitlines()[0] in text
        assert "Breach II (" in text
        assert "Hand: " in text
    assert "There is nothing called" in told(session(), "c nobody at all\n")


def test_the_table_is_told_again_when_the_same_player_takes_the_next_turn() -> None:
    position = {
        "players": [{"mage": "Gex", "hand": ["Crystal"], "deck": ["Crystal"] * 5}, {"mage": "Mist"}],
        "nemesis": {"name": "Umbra Titan"},
        "turn_order": {"deck": ["player 1", "nemesis"]},
    }
    text = told(Session(GAME.arrange(position), ["human", "human"], "en"), "end\n")
    assert text.count("main phase · ") == 2


def test_bots_move_by_themselves() -> None:
    played = session(seats=("human", "random"))
    text = told(played, "1\n" * 40)
    assert len(played.match.keys) > 40
    assert re.search(r"Player 1: .*\?", text)


# The questions before a game


def asked(lines: str, setup: Setup | None = None) -> tuple[Session | None, str]:
    out = io.StringIO()
    return PlainWizard(setup or Setup(GAME, "en", seed=1), io.StringIO(lines), out).ask(), out.getvalue()


def test_enter_takes_every_default() -> None:
    played, _ = asked("\n" * 20)
    assert played is not None
    assert played.seats == ["human", "human"]
    assert played.path.exists()


def test_questions_are_answered_by_number_value_or_name() -> None:
    lines = "polski\n1\nsteady\n\ngex\n2\nbeginner\n\n12\n"
    played, text = asked(lines)
    assert played is not None
    assert played.lang == "pl"
    assert played.seats == ["steady"]
    setup = played.match.origin["setup"]
    assert (setup["mages"], setup["difficulty"]) == (["gex"], "beginner")
    assert "Liczba graczy" in text


def test_the_questions_tell_what_the_answers_mean_and_leave_out_what_does_not_matter() -> None:
    played, text = asked("\n" * 20)
    assert played is not None
    assert "Set up for a first game" in text
    assert "Umbra Titan: gentle (3\u00a0of\u00a010)" in text
    assert "each mage has 12 life" in text
    assert "Frozen Magmite (3)" in text
    assert "Starting life" not in text, "two play"
    assert played.match.origin["setup"]["difficulty"] == "beginner"
    played, text = asked("\n" * 20)
    assert played is not None
    assert "Set up for a first game" not in text, "it is the second"
    assert played.match.origin["setup"]["difficulty"] == "normal"


def test_a_market_is_picked_by_hand() -> None:
    given: dict[str, object] = {field.name: field.default for field in GAME.fields if field.name != "market"}
    field = next(field for field in GAME.fields if field.name == "market")
    numbers = " ".join(str(number) for number in range(1, 10))
    setup = Setup(GAME, "en", 2, ["human", "human"], given, 1)
    played, text = asked(f"\n{len(field.choices) + 1}\n1 2 3\n{numbers}\n", setup)
    assert played is not None
    assert played.match.origin["setup"]["market"] == [part.value for part in field.parts[:9]]
    assert "9 different numbers" in text


def test_trouble_is_said_and_the_questions_stay() -> None:
    lines = "\n2\n\n\n\ngex\ngex\n" + "\n" * 30
    played, text = asked(lines)
    assert played is not None
    assert 'The mage "gex" cannot be played by two players.' in text


def test_what_is_known_is_not_asked_and_the_end_of_the_input_starts_nothing() -> None:
    given: dict[str, object] = {field.name: field.default for field in GAME.fields}
    played, text = asked("", Setup(GAME, "en", 2, None, given))
    assert played is None
    assert "Players" not in text
    assert "No game was started." in text


# As the command line calls it


def run(monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))


def test_play_offer_and_continue(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "1\n1\n")
    code = terminal.play_new(
        GAME, players=2, seats=["human", "human"], answers={}, seed=4, lang="en", plain=True, people=False
    )
    assert code == 0
    assert "Saved." in capsys.readouterr().out

    run(monkeypatch, "what\ny\n")
    path = terminal.offer_interrupted(lang="en", plain=True, game=GAME)
    assert path is not None
    assert "Please answer" in capsys.readouterr().out
    assert len(talia.load(path).keys) == 2

    run(monkeypatch, "1\n")
    assert terminal.play_saved(path, lang="pl", plain=True) == 0
    assert "Zapisano." in capsys.readouterr().out
    assert len(talia.load(path).keys) == 3

    run(monkeypatch, "n\n")
    assert terminal.offer_interrupted(lang="pl", plain=True, game=None) is None


def test_a_terminal_that_only_writes_lines_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    class Tty(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown = Tty()
    monkeypatch.setattr("sys.stdin", Tty("1\n"))
    monkeypatch.setattr("sys.stdout", shown)
    monkeypatch.setenv("TERM", "dumb")
    assert terminal.play_match(GAME.new(players=1, seed=3), seats=None, lang="en") == 0
    assert "Your main phase" in shown.getvalue()


def test_a_position_is_played_and_impossible_set_ups_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch, "1\n")
    match = GAME.new(players=1, seed=3)
    assert terminal.play_match(match, seats=None, lang="en", plain=True, people=True) == 0
    assert not match.one_person
    with pytest.raises(talia.TaliaError):
        terminal.play_new(GAME, players=9, seats=["human"] * 9, answers={}, seed=1, lang="en", plain=True, people=False)


def test_both_languages_know_the_same_words() -> None:
    words = Path(talia.__file__).parent / "words"
    ids = {
        lang: set(re.findall(r"^([a-z][\w-]*) =", (words / f"terminal-{lang}.ftl").read_text("utf-8"), re.MULTILINE))
        for lang in ("en", "pl")
    }
    assert ids["en"] == ids["pl"]
    used = set()
    for path in Path(terminal.__file__).parent.glob("*.py"):
        used |= set(re.findall(r'"(ui-[a-z][a-z-]*[a-z])"', path.read_text("utf-8")))
    assert used <= ids["en"]
    for lang, known in ids.items():
        s = Speaker(lang, [words])
        numbers = ("n", "number", "count", "round", "choices", "most", "at", "players")
        names = ("name", "who", "typed", "path", "game", "when", "field", "reason")
        args: dict[str, int | str] = {**dict.fromkeys(numbers, 2), **dict.fromkeys(names, "x")}
        for word in known:
            assert s.say(word, **args)
        assert s.mistakes == []


def test_the_end_tells_how_it_went() -> None:
    played = session(seats=("random", "random"))
    text = told(played, "")
    assert "Damage suffered from:" in text
    assert re.search(r"Gravehold +[▁▂▃▄▅▆▇█·]+  \d+ → \d+", text)
    assert re.search(r"Best turn: .+, round \d+ \(.+\)\.", text)


def test_a_word_after_the_question_mark_is_looked_up_and_cards_explain_theirs() -> None:
    out = io.StringIO()
    played = Session(GAME.new(players=1, seed=5, mages=["gex"], nemesis="umbra-titan"), ["human"], "en")
    Plain(played, io.StringIO("? persistent\n? xyzzy\nc Spark\nq\n"), out).play()
    assert "Persistent: What this minion does on every turn of the nemesis" in out.getvalue()
    assert "Nothing here is like that." in out.getvalue()
    assert "Cast: To let a prepped spell do what it says" in out.getvalue()


def test_a_game_that_goes_on_tells_only_what_happened_last() -> None:
    played = session()
    for _ in range(40):
        played.choose(played.match.decision.options[0].key)
    before = told(Session.continued(played.path), "q\n").split("==")[0].splitlines()
    assert before[0] == "  …"
    assert 1 < len([line for line in before if line]) <= 13


def test_a_whole_sentence_about_a_part_of_the_table_stands_in_its_own_line() -> None:
    titan = Thing("nemesis/self", "Titan")
    area = Area("nemesis", "Nemesis", "foe", (titan,), facts=("tier 2", "It comes next: the end."))
    assert area_lines(area, speaker("en"), {}) == ["Nemesis, tier 2:", "  It comes next: the end.", "  Titan"]


def test_a_grid_with_gaps_takes_a_line_for_each_row() -> None:
    things = tuple(Thing(f"grid/{n}", title) for n, title in enumerate(("Pile", "bridge", "Pile", "", "no bridge", "")))
    area = Area("grid", "Bridges", "foe", things, columns=3)
    told = area_lines(area, speaker("en"), {"grid/4": [0]})
    assert told == ["Bridges:", "  Pile · bridge · Pile", "  no bridge [1]"]


def test_what_may_be_chosen_says_all_that_stands_on_it_where_that_is_wanted() -> None:
    things = (
        Thing("new/a", "Ash", text="Gain 2 aether.\nDraw a card."),
        Thing("new/b", "Birch", text="Deal 1 damage."),
    )
    area = Area("new", "New piles", "shared", things)
    told = area_lines(area, speaker("en"), {"new/a": [0]}, whole=True)
    assert told == ["New piles:", "  Ash [1]", "    Gain 2 aether.", "    Draw a card.", "  Birch"]
    assert len(area_lines(area, speaker("en"), {"new/a": [0]})) == 3


def test_a_rival_is_a_bot_unless_several_people_share_the_keyboard() -> None:
    seasons, battle = talia.game("seasons"), talia.game("aeons-end/outcasts")
    assert [usual_sitter(Setup(seasons, "en"), seat) for seat in range(2)] == ["human", "steady"]
    assert usual_sitter(Setup(seasons, "en", people=True), 1) == "human"
    assert usual_sitter(Setup(battle, "en"), 1) == "human", "whoever plays alone may lead two mages"
