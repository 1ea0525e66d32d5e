"""Options that name a card. They come up all the time, so each is made once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules.energy import NO_TOKENS, Tokens
from talia.games.seasons.rules.layout import HAND, PLAY, zone
from talia.games.seasons.rules.tournament import PLAYERS, Tournament
from talia.kernel.decision import Action, Option
from talia.kernel.voice import Arg

DONE: Final = Option("done", "option-done")
YES: Final = Option("yes", "option-yes")
NO: Final = Option("no", "option-no")


class OfCard(Action):
    """To do something (`verb`) with a card, which is known by what is printed on it and lies somewhere (`place`); `copy`
    tells like cards in play apart, `seat` is whose it is."""

    __slots__ = ("copy", "kind", "place", "seat", "verb")

    def __init__(self, kind: PowerCard, seat: int, copy: int, verb: str, place: str) -> None:
        self.kind = kind
        self.seat = seat
        self.copy = copy
        self.verb = verb
        self.place = place


class OfSeat(Action):
    """A player."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


PLAYER: Final = [
    Option(f"player:{seat + 1}", "option-player", {"player": PLAYERS[seat]}, f"p{seat}", action=OfSeat(seat))
    for seat in range(4)
]

_made: dict[tuple[str, str, PowerCard, int, int, bool], Option] = {}
_hidden: dict[tuple[str, int, str], dict[PowerCard, Option]] = {}


def card_option(
    verb: str, kind: PowerCard, seat: int, copy: int = 1, place: str = "play", whose: bool = False
) -> Option:
    """An option to do something with a card that lies somewhere; `whose` says in its key whose it is."""
    key = (verb, place, kind, seat, copy, whose)
    option = _made.get(key)
    if option is None:
        again = f"#{copy}" if copy > 1 else ""
        told = f"{verb}:{kind.id}{again}" + (f"@{seat + 1}" if whose else "")
        args: dict[str, Arg] = {"card": kind.name}
        word = f"option-{verb}"
        if whose:
            args["player"] = PLAYERS[seat]
            word += "-of"
        about = f"p{seat}/play/{kind.id}{again}" if place == "play" else f"{place}/{kind.id}" if place else ""
        option = _made[key] = Option(told, word, args, about, action=OfCard(kind, seat, copy, verb, place))
    return option


def among_hidden(
    tournament: Tournament, verb: str, seat: int, cards: Iterable[int], place: str = "hand"
) -> list[Option]:
    """Options for cards that lie in no order; like ones are one option."""
    kinds = tournament.kinds
    return of_kinds([kinds[card] for card in cards], verb, seat, place)


def of_kinds(kinds: list[PowerCard], verb: str, seat: int, place: str) -> list[Option]:
    """An option for each of these kinds of cards."""
    shelf = _hidden.get((verb, seat, place))
    if shelf is None:
        shelf = _hidden[verb, seat, place] = {}
    try:
        options = [shelf[kind] for kind in kinds]
    except KeyError:  # some are needed for the first time
        for kind in kinds:
            shelf[kind] = shelf.get(kind) or card_option(verb, kind, seat, place=place)
        options = [shelf[kind] for kind in kinds]
    return options if len(set(options)) == len(options) else list(dict.fromkeys(options))


def among_played(
    tournament: Tournament, verb: str, seat: int, cards: Iterable[int], whose: bool = False
) -> list[Option]:
    """Options for some of the cards a seat has in play; those that cannot be told apart are one option."""
    wanted = set(cards)
    found = []
    copies: dict[PowerCard, list[int]] = {}
    for card in tournament.play(seat):
        kind = tournament.kinds[card]
        before = copies.setdefault(kind, [])
        before.append(card)
        if card in wanted:
            number = len(before)
            if number == 1 or is_another(tournament, card, [each for each in before[:-1] if each in wanted]):
                found.append(card_option(verb, kind, seat, number, whose=whose))
    return found


def is_another(tournament: Tournament, card: int, copies: list[int]) -> bool:
    """Whether a card in play can be told from others of its kind."""
    marks = marks_of(tournament, card)
    return all(marks_of(tournament, copy) != marks for copy in copies)


def marks_of(tournament: Tournament, card: int) -> tuple[object, ...]:
    """All that tells a card in play from another of its kind, the cards among it that it locks or that mimic it. (Before
    rules 5 only whether there are any.)"""
    dependents = [other for other, on in (*tournament.mimics.items(), *tournament.bolts.items()) if on == card]
    return (
        *_lies(tournament, card),
        tournament.bolts.get(card),
        tournament.mimics.get(card),
        sorted(
            [(tournament.kinds[other].id, tournament.owner(other), _lies(tournament, other)) for other in dependents]
        )
        if tournament.arena.rules > 4
        else bool(dependents),
    )


def _lies(tournament: Tournament, card: int) -> tuple[int, int, int, Tokens]:
    """How a card lies in play, and what lies on it."""
    return (
        tournament.turned >> card & 1,
        tournament.traps >> card & 1,
        tournament.marked >> card & 1,
        tournament.stored.get(card, NO_TOKENS),
    )


def chosen(tournament: Tournament, option: Option, where: int) -> int:
    """The card in a zone that an option means."""
    action = option.action
    assert isinstance(action, OfCard)
    kinds, kind, copy = tournament.kinds, action.kind, action.copy
    for card in tournament.zones[where]:
        if kinds[card] is kind:
            copy -= 1
            if not copy:
                return card
    raise AssertionError(f"{option!r} is not there")


def chosen_in_play(tournament: Tournament, option: Option) -> int:
    """The card in play that an option means."""
    assert isinstance(option.action, OfCard)
    return chosen(tournament, option, zone(option.action.seat, PLAY))


def chosen_in_hand(tournament: Tournament, option: Option) -> int:
    """The card in hand that an option means."""
    assert isinstance(option.action, OfCard)
    return chosen(tournament, option, zone(option.action.seat, HAND))
