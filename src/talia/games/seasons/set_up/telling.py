"""Telling a match as a position that is laid out to the very same state.

The questions of the prelude, of taking dice and of turns can be told by what lies on the table. In the middle of an effect,
what is told is the last such question before it, and the choices made since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from talia.games.seasons.rules import layout
from talia.games.seasons.rules.dice import Rolled
from talia.games.seasons.rules.energy import SEASONS
from talia.games.seasons.rules.layout import (
    COMMON,
    DISCARD,
    DRAW,
    HAND,
    KEPT,
    LIBRARY_2,
    LIBRARY_3,
    PACK,
    PLAY,
    REMOVED,
    zone,
)
from talia.games.seasons.rules.prelude import AtOnce
from talia.games.seasons.rules.rounds import ChooseDie
from talia.games.seasons.rules.tournament import MONTHS, YEARS, Tournament
from talia.games.seasons.rules.turn import BeforeDie, Menu
from talia.games.seasons.set_up.arrange import lay_out
from talia.games.seasons.set_up.marks import told_in_play, told_order, told_seen, told_tokens
from talia.kernel.chance import first
from talia.kernel.errors import TaliaError
from talia.kernel.match import Match
from talia.kernel.positions import told_chance
from talia.kernel.seeds import seed_of

# Any, all through this file: positions are plain JSON.

Told = dict[str, Any]


def position(match: Match) -> Told:
    """The position a match stands in."""
    told = _told_exactly(_tournament(match))
    return told if told is not None else _told_by_choices(match)


def _tournament(match: Match) -> Tournament:
    assert isinstance(match.state, Tournament)
    return match.state


def _told_by_choices(match: Match) -> Told:
    """The last question that can be told exactly, and what was chosen since: the match is played again up to it."""
    again = match.game.again(match.origin)
    again.quiet = True
    before: list[tuple[int, Tournament]] = []
    for number, key in enumerate(match.keys):
        if _of_a_phase(_tournament(again)):
            before.append((number, _tournament(again).clone()))
        again.choose(key)
    if match.held:
        before.append((len(match.keys), _tournament(again).clone()))
    for seat, key in match.held:
        again.choose(key, seat)
    if again.fingerprint != match.fingerprint:
        raise TaliaError("error-position-imagined")
    held = [{"seat": seat, "choice": key} for seat, key in match.held]
    for number, tournament in reversed(before):
        told = _told_exactly(tournament)
        if told is not None:
            return {**told, "choices": [*match.keys[number:], *held]}
    told = {"chance": f"{first(seed_of(match.origin)):016x}", **match.origin["position"]}
    return {**told, "choices": [*told.get("choices", []), *match.keys, *held]}


def _of_a_phase(tournament: Tournament) -> bool:
    """Whether what is asked is a question that a position may begin with."""
    asked = tournament.decision
    return asked is not None and isinstance(asked.effect, (Menu, BeforeDie, ChooseDie, AtOnce))


def _told_exactly(tournament: Tournament) -> Told | None:
    """A position that is laid out to this very state, if there is one."""
    if not _of_a_phase(tournament):
        return None
    told = _told(tournament)
    for more in ({}, {"run_on": True}):  # where several are asked, one of them may have had a lone option
        if lay_out({**told, **more}, 0, tournament.arena.rules).fingerprint == tournament.fingerprint:
            return {**told, **more}
    return None


def _told(tournament: Tournament) -> Told:
    """Everything on the table. What goes without saying is left out."""
    year, month = tournament.year, tournament.month
    late = year > YEARS
    told = {
        "level": _unless(tournament.arena.level, "archmage"),
        "enchantment": _unless(tournament.arena.enchantment.id, "none"),
        "year": YEARS if late else year,
        "month": month + MONTHS * late,
        "round": tournament.round,
        "first": tournament.first,
        "active": tournament.active,
        "phase": tournament.phase,
        "season_dice": [[number + 1 for number in numbers] for numbers in tournament.arena.dice],
        "players": [_player(tournament, seat) for seat in range(tournament.players)],
        "dice": [_die(rolled) for rolled in tournament.dice] or None,
        "left_die": _die(tournament.left_die),
        "reroll": _die(tournament.reroll),
        "destiny_face": _unless(tournament.destiny_face + 1, 0),
        "die_done": tournament.die_done,
        "transmuting": tournament.transmuting,
        "die_crystals": tournament.die_crystals,
        "extra": _unless(tournament.extra, 0),
        "took_common": _unless(tournament.taken_common, False),
        "opened": _unless(tournament.opened, min(year, YEARS)),
        "draw_pile": _ids(tournament, DRAW)[::-1],
        "discard": _unless(_ids(tournament, DISCARD)[::-1], []),
        "removed": _unless(_ids(tournament, REMOVED), []),
        "common": _unless(_ids(tournament, COMMON), []),
        "replicas_left": len(tournament.zones[layout.REPLICAS]),
        "seen": _unless(told_seen(tournament), []),
        "order": _unless(told_order(tournament), {}),
        "numbers": _numbers(tournament),
        "chance": told_chance(tournament),
    }
    if tournament.voids != (1 << year - 1) - 1:
        told["thresholds_asked"] = [change + 1 for change in range(YEARS) if tournament.voids >> change & 1]
    if tournament.phase == "turn":
        told["die"] = _die(tournament.die[tournament.active])
    return {name: value for name, value in told.items() if value is not None}


def _unless(value: Any, usual: Any) -> Any:
    """A value, or None where it is the usual one."""
    return None if value == usual else value


def _ids(tournament: Tournament, number: int) -> list[str]:
    return [tournament.kinds[card].id for card in tournament.zones[number]]


def _player(tournament: Tournament, seat: int) -> Told:
    choices = tournament.token_choices
    library = {str(year): _ids(tournament, zone(seat, which)) for year, which in ((2, LIBRARY_2), (3, LIBRARY_3))}
    told = {
        "crystals": tournament.crystals[seat],
        "gauge": tournament.gauge[seat],
        "reserve": told_tokens(tournament.in_reserve(seat)),
        "bonus_used": tournament.bonuses[seat],
        "hand": _ids(tournament, zone(seat, HAND)),
        "in_play": told_in_play(tournament, seat),
        "library": {year: cards for year, cards in library.items() if cards},
        "token": tournament.tokens[seat],
        "token_used": bool(tournament.used >> seat & 1),
        "token_choices": list(choices[seat]) if choices else [],
        "grave_used": bool(tournament.graves >> seat & 1),
        "destiny": tournament.destiny[seat],
        "pack": _ids(tournament, zone(seat, PACK)),
        "kept": _ids(tournament, zone(seat, KEPT)),
        "die": _die(tournament.die[seat]) if tournament.phase == "dice" or seat != tournament.active else None,
    }
    return {name: value for name, value in told.items() if value or name == "gauge"}


def _die(rolled: Rolled | None) -> Told | None:
    """A die with the face that is up."""
    if rolled is None:
        return None
    face = rolled.face
    gives = {
        "energy": told_tokens(face.energy),
        "crystals": face.crystals,
        "star": face.star,
        "draw": face.card,
        "transmute": face.transmute,
    }
    where = {"advance": face.advance, "season": SEASONS[rolled.season], "number": rolled.number + 1}
    return {name: value for name, value in gives.items() if value} | where


def _numbers(tournament: Tournament) -> list[int] | None:
    """The number of each card, in the order in which they are laid out; None if it is that order."""
    zones: Sequence[int] = [
        *(
            zone(seat, which)
            for seat in range(tournament.players)
            for which in (HAND, LIBRARY_2, LIBRARY_3, PACK, KEPT, PLAY)
        ),
        *(DISCARD, REMOVED, COMMON, DRAW, layout.REPLICAS),
    ]
    numbers = [card for number in zones for card in tournament.zones[number]]
    return numbers if numbers != sorted(numbers) else None
