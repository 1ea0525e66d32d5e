"""The wheel, the dice and transmuting, as cards speak of them."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.seasons.rules import die, transmuting, wheel
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Action, Decision, Option
from talia.kernel.voice import Voice


class Spaces(Action):
    """So many spaces forward, or back."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


MOVES = {
    n: Option(
        f"marker:{n:+d}",
        "option-marker-on" if n > 0 else "option-marker-back",
        {"n": abs(n)},
        "wheel",
        action=Spaces(n),
    )
    for n in (-3, -2, -1, 1, 2, 3)
}


@dataclass(frozen=True)
class MovesMarker(Choosing):
    """Move the season marker forward or back."""

    least: int
    most: int

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = [
            option for n, option in MOVES.items() if self.least <= abs(n) <= self.most and wheel.can_move(tournament, n)
        ]
        return Decision(scope.seat, "ask-marker", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, Spaces)
        wheel.move_marker(tournament, option.action.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-move-marker", form=form, least=self.least, most=self.most)


def move_marker(least: int, most: int) -> MovesMarker:
    """*Move the season marker so many spaces forward or back.*"""
    return MovesMarker(least, most)


@dataclass(frozen=True)
class RerollsDie(Deed):
    """Your season die is rolled again, before its actions."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        rolled = tournament.die[scope.seat]
        assert rolled is not None
        tournament.die[scope.seat] = die.reroll(tournament, rolled)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-reroll", form=form)


reroll_die = RerollsDie()


@dataclass(frozen=True)
class RollsDestiny(Deed):
    """The die of destiny is rolled, and its effect taken."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        die.roll_destiny(tournament, scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-roll-destiny", form=form)


roll_destiny = RollsDestiny()


@dataclass(frozen=True)
class LetsTransmute(Deed):
    """You may transmute this turn, perhaps for more."""

    more: int = 0

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        tournament.transmuting = True
        tournament.extra += self.more

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-let-transmute-more" if self.more else "do-let-transmute", form=form, n=self.more)


def may_transmute(more: int = 0) -> LetsTransmute:
    """*You may transmute this turn (for so much more per token).*"""
    return LetsTransmute(more)


@dataclass(frozen=True)
class TransmutesAll(Deed):
    """Every token of the reserve becomes so many crystals, and what else is paid for transmuting."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        seat = scope.seat
        held = tournament.held(seat)
        tournament.reserve[4 * seat : 4 * seat + 4] = [0, 0, 0, 0]
        if tournament.events is not None:
            tournament.tell("transmutes", f"p{seat}/reserve", player=tournament.who(seat), n=held)
        transmuting.receive(tournament, seat, held * (self.n + transmuting.more(tournament, seat)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-transmute-all", form=form, n=self.n)


def transmute_all(n: int) -> TransmutesAll:
    """*Transmute every energy token of your reserve into so many crystals.*"""
    return TransmutesAll(n)


@dataclass(frozen=True)
class TransmutesPaid(Deed):
    """The tokens that were just paid are transmuted at a fixed value each."""

    tokens: int
    crystals: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        each = self.crystals // self.tokens + transmuting.more(tournament, scope.seat)
        transmuting.receive(tournament, scope.seat, self.tokens * each)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-transmute-paid", form=form, n=self.crystals)


def transmute_paid(tokens: int, crystals: int) -> TransmutesPaid:
    """*... transmute them into so many crystals.*"""
    return TransmutesPaid(tokens, crystals)


@dataclass(frozen=True)
class BonusBack(Deed):
    """One step back on the bonus track; `must`: it cannot be done where there is no step to go back."""

    must: bool = False

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.bonuses[scope.seat]:
            tournament.bonuses[scope.seat] -= 1
            if tournament.events is not None:
                tournament.tell("bonus-back", f"p{scope.seat}", player=tournament.who(scope.seat))

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return tournament.bonuses[scope.seat] > 0 or not self.must

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-bonus-back", form=form)


bonus_back = BonusBack()
must_go_back = BonusBack(must=True)
