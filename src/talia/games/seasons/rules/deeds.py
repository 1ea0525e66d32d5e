"""What can happen at a table of Seasons: one function for each."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.energy import ENERGIES, ENERGY_NAMES, Tokens, named
from talia.games.seasons.rules.layout import COMING, DISCARD, DRAW, HAND, LOOKED, REMOVED, zone
from talia.games.seasons.rules.powers import ANY_OF_RESERVE, REFUSES
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import MOST_GAUGE, RESERVE, Tournament
from talia.kernel.decision import Action, Decision, Option
from talia.kernel.sight import only

# Crystals and the gauge


def gain_crystals(tournament: Tournament, seat: int, n: int) -> int:
    """A seat gains crystals, unless one of its cards refuses them; how many it really gained."""
    if n <= 0 or tournament.powers[seat][REFUSES]:
        return 0
    tournament.crystals[seat] += n
    if tournament.events is not None:
        tournament.tell("crystals", f"p{seat}", player=tournament.who(seat), n=n, left=tournament.crystals[seat])
    return n


def lose_crystals(tournament: Tournament, seat: int, n: int) -> int:
    """A seat loses crystals, never more than it has; how many."""
    lost = min(n, tournament.crystals[seat])
    if lost > 0:
        tournament.crystals[seat] -= lost
        if tournament.events is not None:
            tournament.tell(
                "lost-crystals", f"p{seat}", player=tournament.who(seat), n=lost, left=tournament.crystals[seat]
            )
    return lost


def give_crystals(tournament: Tournament, seat: int, to: int, n: int) -> int:
    """A seat gives crystals to another, as far as it has any; how many it gave, whether or not they arrived."""
    given = lose_crystals(tournament, seat, n)
    gain_crystals(tournament, to, given)
    return given


def move_gauge(tournament: Tournament, seat: int, n: int) -> None:
    """A seat's summoning gauge rises or falls, between 0 and 15."""
    before = tournament.gauge[seat]
    after = min(MOST_GAUGE, max(0, before + n))
    tournament.gauge[seat] = after
    if tournament.events is not None and after != before:
        tournament.tell(
            "gauge-rises" if n > 0 else "gauge-falls",
            f"p{seat}",
            player=tournament.who(seat),
            n=abs(after - before),
            left=after,
        )


# Energy


class Type(Action):
    """One energy."""

    __slots__ = ("energy",)

    def __init__(self, energy: int) -> None:
        self.energy = energy


GAIN: Final = [
    Option(f"gain:{ENERGIES[energy]}", "option-gain", {"energy": ENERGY_NAMES[energy]}, "reserve", action=Type(energy))
    for energy in range(4)
]
GIVE_UP_ONE: Final = [
    Option(
        f"give-up:{ENERGIES[energy]}",
        "option-give-up",
        {"energy": ENERGY_NAMES[energy]},
        "reserve",
        action=Type(energy),
    )
    for energy in range(4)
]


def energy_of(option: Option) -> int:
    """Which energy an option is about."""
    assert isinstance(option.action, Type)
    return option.action.energy


def gain_energy(tournament: Tournament, seat: int, gained: Tokens) -> None:
    """Tokens come to a seat's reserve; if they are too many, it gives some up."""
    spot = 4 * seat
    reserve = tournament.reserve
    reserve[spot] = air = reserve[spot] + gained[0]
    reserve[spot + 1] = water = reserve[spot + 1] + gained[1]
    reserve[spot + 2] = fire = reserve[spot + 2] + gained[2]
    reserve[spot + 3] = earth = reserve[spot + 3] + gained[3]
    if tournament.events is not None:
        tournament.tell("energy", f"p{seat}/reserve", player=tournament.who(seat), tokens=named(gained))
    if air + water + fire + earth > (
        tournament.reserve_limit(seat) if tournament.does[seat] & ANY_OF_RESERVE else RESERVE
    ):
        tournament.agenda.append((GIVE_UP, OF_SEAT[seat]))


def keep_within(tournament: Tournament, seat: int) -> None:
    """Let a seat give up tokens if its reserve holds too many."""
    limit = tournament.reserve_limit(seat) if tournament.does[seat] & ANY_OF_RESERVE else RESERVE
    if tournament.held(seat) > limit:
        tournament.agenda.append((GIVE_UP, OF_SEAT[seat]))


class GiveUp(Rule):
    """Too many tokens in a reserve: give one up after the other."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        question = self.question(tournament, scope)
        if question is not None:
            self.put(tournament, question)

    def question(self, tournament: Tournament, scope: Scope) -> Decision | None:
        seat = scope.seat
        over = tournament.held(seat) - tournament.reserve_limit(seat)
        if over <= 0:
            return None
        options = [option for option, n in zip(GIVE_UP_ONE, tournament.in_reserve(seat)) if n]
        return Decision(seat, "ask-give-up", options, self, scope, {"n": over})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        tournament.reserve[4 * scope.seat + energy_of(option)] -= 1
        if tournament.events is not None:
            tournament.tell(
                "gives-up", f"p{scope.seat}/reserve", player=tournament.who(scope.seat), energy=option.args["energy"]
            )
        self.resolve(tournament, scope)


GIVE_UP: Final = GiveUp()


# The piles


def top(tournament: Tournament) -> int:
    """The top card of the draw pile, -1 if there is none anywhere. An empty pile is made anew from the discard pile.

    Cards that only the prelude knows leave the game as soon as they are seen.
    """
    while True:
        pile = tournament.zones[DRAW]
        if not pile:
            if not tournament.zones[DISCARD]:
                return -1
            tournament.pour(DISCARD, DRAW)
            tournament.shuffle(DRAW)
            tournament.tell("reshuffled")
            pile = tournament.zones[DRAW]
        card = pile[-1]
        kind = tournament.kinds[card]
        if not kind.prelude_only:
            return card
        tournament.move(card, REMOVED)
        if tournament.events is not None:
            tournament.tell("removed", "removed", card=kind.name)


def draw(tournament: Tournament, seat: int) -> int:
    """A seat draws a card into its hand; -1 if there is none."""
    card = top(tournament)
    if card >= 0:
        tournament.move(card, zone(seat, HAND))
        if tournament.events is not None:
            tournament.tell("draws", f"p{seat}/hand", player=tournament.who(seat), n=1)
            tournament.tell("you-draw", f"p{seat}/hand", seats=(seat,), card=tournament.kinds[card].name)
    return card


def look(tournament: Tournament, seat: int, n: int) -> list[int]:
    """A seat takes so many cards from the draw pile to look at them; they wait in its own zone for that."""
    looked = zone(seat, LOOKED)
    for _ in range(n):
        card = top(tournament)
        if card < 0:
            break
        tournament.move(card, looked)
    if tournament.events is not None:
        tournament.tell("looks", f"p{seat}", player=tournament.who(seat), n=len(tournament.zones[looked]))
    return tournament.zones[looked][:]


def look_at_top(tournament: Tournament, seat: int) -> int:
    """A seat looks at the top card of the draw pile where it lies; -1 if there is none."""
    card = top(tournament)
    if card >= 0:
        tournament.show(card, only(seat))
        if tournament.events is not None:
            tournament.tell("looks", f"p{seat}", player=tournament.who(seat), n=1)
    return card


def discard(tournament: Tournament, seat: int, card: int) -> None:
    """A seat lays a card that is not in play on the discard pile, face down; a Replica leaves the game."""
    kind = tournament.kinds[card]
    was_coming = tournament.where[card] == COMING
    tournament.move(card, REMOVED if kind.replica else DISCARD)
    if tournament.events is not None:
        if was_coming:  # everybody saw it
            tournament.tell("caught", "discard", player=tournament.who(seat), card=kind.name)
        else:
            tournament.tell("discards", "discard", player=tournament.who(seat), n=1)
