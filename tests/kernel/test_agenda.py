"""The agenda: effects wait on a stack of plain data, and the last one put there happens first."""

from __future__ import annotations

from talia.kernel.decision import Option
from talia.kernel.result import Result
from talia.kernel.sight import NOBODY

from .toy import GAME, Menagerie, Rule, table


class Say(Rule):
    """Tells its number, and puts the numbers below it on the agenda."""

    def resolve(self, s: Menagerie, c: int) -> None:
        s.tell("said", n=c)
        for smaller in range(c):
            s.agenda.append((SAY, smaller))


class AskThenSay(Rule):
    """Asks for a number, with a lone option when the scope is 1."""

    def resolve(self, s: Menagerie, c: int) -> None:
        options = [Option(str(number), "toy-option-done") for number in range(c)]
        s.ask(0, "toy-ask-vote", options, self, c)

    def answer(self, s: Menagerie, c: int, option: Option) -> None:
        s.agenda.append((SAY, int(option.key)))


class End(Rule):
    """The match is over, whatever still waits."""

    def resolve(self, s: Menagerie, c: int) -> None:
        s.finish(Result((True, False), "ended"))
        s.finish(Result((False, True), "too-late"))


SAY, ASK, END = Say(), AskThenSay(), End()


def empty() -> Menagerie:
    s = Menagerie()
    s.begin((), 1, (NOBODY,), 0)
    s.players, s.round, s.leaving, s.drafting, s.named = 2, 0, 0, False, ()
    return s


def said(s: Menagerie) -> list[object]:
    return [event.args["n"] for event in s.events or []]


def test_what_an_effect_adds_happens_before_what_waited() -> None:
    s = empty()
    s.agenda += [(SAY, 0), (SAY, 2)]
    s.run()
    assert said(s) == [2, 1, 0, 0, 0]
    assert s.agenda == []


def test_a_decision_stops_the_agenda_and_its_answer_goes_on() -> None:
    s = empty()
    s.agenda += [(SAY, 0), (ASK, 3)]
    s.run()
    assert said(s) == []
    assert s.decision is not None
    assert s.decision.keys == ["0", "1", "2"]
    s.take(s.decision.options[1])
    assert said(s) == [1, 0, 0]
    assert s.decision is None


def test_a_lone_option_does_not_stop_the_agenda() -> None:
    s = empty()
    s.agenda += [(SAY, 1), (ASK, 1)]
    s.run()
    assert said(s) == [0, 1, 0]


def test_nothing_resolves_after_the_end_and_the_first_result_stands() -> None:
    s = empty()
    s.agenda += [(SAY, 0), (ASK, 2), (END, 0)]
    s.run()
    assert said(s) == []
    assert s.agenda == []
    assert s.open == []
    assert s.result == Result((True, False), "ended")


def test_between_two_decisions_everything_is_on_the_agenda() -> None:
    match = GAME.new(players=2, seed=4)
    waiting = [repr(effect) for effect, _ in match.state.agenda]
    assert waiting == ["NextRound", "Swap", "Swap", "AllShown"]
    assert table(match).round == 1


def test_the_fingerprint_tells_agendas_apart() -> None:
    one, other = empty(), empty()
    assert one.fingerprint == other.fingerprint
    other.agenda.append((SAY, 0))
    assert one.fingerprint != other.fingerprint
    one.agenda.append((SAY, 1))
    assert one.fingerprint != other.fingerprint
