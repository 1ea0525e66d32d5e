"""Where a position begins: the month, the dice, whose turn it is, and the question that stands there.

A match takes a lone option by itself. A position that was just laid out does not, unless it says `run_on`: it stands where
it says, and the one thing that can be done is asked as a decision with one option.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.seasons.rules.dice import Face, Rolled
from talia.games.seasons.rules.energy import NO_TOKENS, season_of
from talia.games.seasons.rules.layout import DRAW, HAND, KEPT, LIBRARY_2, LIBRARY_3, PACK, zone
from talia.games.seasons.rules.prelude import AtOnce, begin_prelude
from talia.games.seasons.rules.rounds import CHOOSE_DIE, NEXT_ROUND, ChooseDie, begin_choosing, begin_turns
from talia.games.seasons.rules.scope import OF_SEAT
from talia.games.seasons.rules.tournament import MONTHS, YEARS, Tournament
from talia.games.seasons.rules.turn import ASK_ABOUT_DIE, MENU, BeforeDie, Menu
from talia.games.seasons.set_up.reading import PositionReader
from talia.games.seasons.set_up.setup import A_DRAFT
from talia.kernel.lines import Line
from talia.kernel.positions import fail

# Any, all through this file: a position is written by people, and reading it is what checks its types.

Told = Mapping[str, Any]
PHASES = ("prelude", "dice", "turn")
MOST = 9999

CHOICE_KEYS = ("seat", "choice")


def begin(read: PositionReader, tournament: Tournament, top: Told, sheets: Sequence[Told]) -> None:
    """Set the wheel, put what is to come on the agenda, and ask what stands there."""
    _wheel(read, tournament, top)
    players = tournament.players
    tournament.first = read.number(top.get("first", 0), 0, players - 1, "first")
    tournament.active = read.number(top.get("active", tournament.first), 0, players - 1, "active")
    season = season_of(tournament.month)
    if "reroll" in top:
        tournament.reroll = read.die(top["reroll"], season, 0, "reroll")
    if "destiny_face" in top:
        tournament.destiny_face = read.fate(top["destiny_face"])
    dice = [
        read.die(each, season, min(n, 4), f"dice[{n}]")
        for n, each in enumerate(read.row(top.get("dice", []), "dice", players + 1))
    ]
    tournament.dice = tuple(dice)
    phase = read.one_of(top.get("phase", "turn"), PHASES, "phase")
    tournament.phase = phase
    tournament.round = read.number(top.get("round", int(phase != "prelude")), 0, MOST, "round")
    for seat, sheet in enumerate(sheets):
        if "die" in sheet:
            where = f"players[{seat}].die"
            if "die" in top and phase == "turn" and seat == tournament.active:
                raise fail(where, "position-only-one", possible=["die", where])
            tournament.die[seat] = read.die(sheet["die"], season, seat, where)
    if phase == "prelude":
        _prelude(tournament)
    elif phase == "dice":
        _dice(tournament)
    else:
        _turn(read, tournament, top)
    _marks_of_turn(read, tournament, top)
    _stop(tournament, read.flag(top.get("run_on", False), "run_on"))


def _wheel(read: PositionReader, tournament: Tournament, top: Told) -> None:
    """Year and month; past the end of the last year the months are counted on."""
    year = read.number(top.get("year", 1), 1, YEARS, "year")
    month = read.number(top.get("month", 1), 1, MONTHS * (1 + (year == YEARS)), "month")
    tournament.year, tournament.month = (year, month) if month <= MONTHS else (year + 1, month - MONTHS)
    tournament.opened = read.number(top.get("opened", year), 1, YEARS, "opened")
    if "thresholds_asked" in top:
        for n, each in enumerate(read.row(top["thresholds_asked"], "thresholds_asked")):
            tournament.voids |= 1 << read.number(each, 1, YEARS, f"thresholds_asked[{n}]") - 1
    else:
        tournament.voids = (1 << tournament.year - 1) - 1


# The phases


def _prelude(tournament: Tournament) -> None:
    seats = range(tournament.players)
    dealt = any(tournament.zones[zone(seat, which)] for seat in seats for which in (PACK, KEPT))
    split = any(tournament.zones[zone(seat, which)] for seat in seats for which in (HAND, LIBRARY_2, LIBRARY_3))
    if not dealt and not (split and any(tournament.token_choices)):
        for seat in seats:
            tournament.move_top(DRAW, zone(seat, PACK), min(A_DRAFT, len(tournament.zones[DRAW])))
    begin_prelude(tournament)


def _dice(tournament: Tournament) -> None:
    """Dice are being taken, by the active player next; without dice on the table they are rolled."""
    if not tournament.dice:
        tournament.round = max(0, tournament.round - 1)
        tournament.agenda.append((NEXT_ROUND, OF_SEAT[0]))
        return
    for step in range(tournament.players):
        seat = (tournament.first + step) % tournament.players
        if step >= (tournament.active - tournament.first) % tournament.players:
            tournament.die[seat] = None
        elif tournament.die[seat] is None:
            tournament.die[seat] = _blank(tournament, seat)
    begin_choosing(tournament, tournament.active)
    for step in range(len(tournament.dice), tournament.players):  # nothing is left for them
        seat = (tournament.active + step) % tournament.players
        frame = (CHOOSE_DIE, OF_SEAT[seat])
        if frame in tournament.agenda:
            tournament.agenda.remove(frame)
            tournament.die[seat] = _blank(tournament, seat)


def _blank(tournament: Tournament, number: int) -> Rolled:
    """A die that gives nothing, so that nothing unsaid happens."""
    return Rolled(tournament.season, number, Face(NO_TOKENS))


def _turn(read: PositionReader, tournament: Tournament, top: Told) -> None:
    """In a player's turn, before or after what the die shows."""
    seat = tournament.active
    for each in range(tournament.players):
        if tournament.die[each] is None:
            tournament.die[each] = _blank(tournament, each)
    if "die" in top:
        tournament.die[seat] = read.die(top["die"], tournament.season, 0, "die")
    tournament.die_done = read.flag(top.get("die_done", "die" not in top), "die_done")
    if "left_die" in top:
        tournament.left_die = read.die(top["left_die"], tournament.season, tournament.players, "left_die")
    else:
        tournament.left_die = tournament.dice[0] if tournament.dice else _blank(tournament, tournament.players)
    begin_turns(tournament, seat)
    tournament.agenda.pop()  # the active player is in the middle of it
    tournament.agenda.append((MENU, OF_SEAT[seat]))
    rolled = tournament.die[seat]
    if not tournament.die_done:
        tournament.agenda.append((ASK_ABOUT_DIE, OF_SEAT[seat]))
    elif "die" in top and rolled is not None:
        tournament.transmuting = rolled.face.transmute
        tournament.die_crystals = rolled.face.crystals > 0


def _marks_of_turn(read: PositionReader, tournament: Tournament, top: Told) -> None:
    """What has been done in this turn; outside of turns, what the last one has left."""
    tournament.die_done = read.flag(top.get("die_done", tournament.die_done), "die_done")
    tournament.transmuting = read.flag(top.get("transmuting", tournament.transmuting), "transmuting")
    tournament.die_crystals = read.flag(top.get("die_crystals", tournament.die_crystals), "die_crystals")
    tournament.taken_common = read.flag(top.get("took_common", False), "took_common")
    tournament.extra = read.number(top.get("extra", 0), 0, 99, "extra")


# Asking what stands there, though it may be a lone option


def _stop(tournament: Tournament, run_on: bool) -> None:
    """Run to the first question of a phase and ask it, even if there is only one answer to it."""
    agenda = tournament.agenda
    while not run_on and not tournament.open and agenda:
        effect, scope = agenda[-1]
        if isinstance(effect, (Menu, BeforeDie, ChooseDie)):
            agenda.pop()
            tournament.active = scope.seat
            tournament.decision = effect.question(tournament, scope)
        elif isinstance(effect, AtOnce) and effect.questions(tournament):
            agenda[-1] = (effect.gather, scope)
            tournament.lines = tuple(Line(asked, asked, ()) for asked in effect.questions(tournament))
            tournament.decision = tournament.open[0]
        else:
            agenda.pop()
            effect.resolve(tournament, scope)
    tournament.run()


def answer(read: PositionReader, tournament: Tournament, told: Any) -> None:
    """Make the choices that a position tells: a key, or a table that says whose it is where several are asked."""
    for number, value in enumerate(read.row(told, "choices", MOST)):
        where = f"choices[{number}]"
        named = read.table(value, CHOICE_KEYS, where) if isinstance(value, Mapping) else {"choice": value}
        if not tournament.open:
            raise fail(where, "position-match-over")
        decision = tournament.open[0]
        if "seat" in named:
            seats = {asked.seat: asked for asked in tournament.open}
            seat = read.number(named["seat"], 0, tournament.players - 1, f"{where}.seat")
            if seat not in seats:
                raise fail(f"{where}.seat", "position-not-asked", seat=seat)
            decision = seats[seat]
        option = decision.option(str(named.get("choice", "")))
        if option is None:
            place = f"{where}.choice" if isinstance(value, Mapping) else where
            raise fail(place, "position-no-such-choice", key=str(named.get("choice", "")), possible=decision.keys)
        if tournament.events is not None:
            tournament.events = []
        if tournament.lines:
            tournament.hold(decision, option)
        else:
            tournament.take(option)
