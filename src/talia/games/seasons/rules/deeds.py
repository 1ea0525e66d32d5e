"""What can happen at a table of Seasons: one function for each."""

from __future__ import annotations

from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.energy import ENERGIES, ENERGY_NAMES, Tokens, named
from talia.games.seasons.rules.layout import DISCARD, DRAW, HAND, LOOKED, PLAY, REMOVED, zone
from talia.games.seasons.rules.powers import FIRST_MOMENT, LEAVES_PLAY, REFUSES, SACRIFICED
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import MOST_GAUGE, Tournament
from talia.kernel.decision import Action, Decision, Option
from talia.kernel.sight import only

# Crystals and the gauge


def gain_crystals(t: Tournament, seat: int, n: int) -> int:
    """A seat gains crystals, unless one of its cards refuses them; how many it really gained."""
    if n <= 0 or t.powers[seat][REFUSES]:
        return 0
    t.crystals[seat] += n
    if t.events is not None:
        t.tell("crystals", f"p{seat}", player=t.who(seat), n=n, left=t.crystals[seat])
    return n


def lose_crystals(t: Tournament, seat: int, n: int) -> int:
    """A seat loses crystals, never more than it has; how many."""
    lost = min(n, t.crystals[seat])
    if lost > 0:
        t.crystals[seat] -= lost
        if t.events is not None:
            t.tell("lost-crystals", f"p{seat}", player=t.who(seat), n=lost, left=t.crystals[seat])
    return lost


def give_crystals(t: Tournament, seat: int, to: int, n: int) -> int:
    """A seat gives crystals to another, as far as it has any; how many it gave, whether or not they arrived."""
    given = lose_crystals(t, seat, n)
    gain_crystals(t, to, given)
    return given


def move_gauge(t: Tournament, seat: int, n: int) -> None:
    """A seat's summoning gauge rises or falls, between 0 and 15."""
    before = t.gauge[seat]
    after = min(MOST_GAUGE, max(0, before + n))
    t.gauge[seat] = after
    if t.events is not None and after != before:
        t.tell(
            "gauge-rises" if n > 0 else "gauge-falls", f"p{seat}", player=t.who(seat), n=abs(after - before), left=after
        )


# Energy


class Type(Action):
    """One energy."""

    __slots__ = ("energy",)

    def __init__(self, energy: int) -> None:
        self.energy = energy


GAIN = [
    Option(f"gain:{ENERGIES[energy]}", "option-gain", {"energy": ENERGY_NAMES[energy]}, "reserve", action=Type(energy))
    for energy in range(4)
]
GIVE_UP_ONE = [
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


def gain_energy(t: Tournament, seat: int, gained: Tokens) -> None:
    """Tokens come to a seat's reserve; if they are too many, it gives some up."""
    spot = 4 * seat
    reserve = t.reserve
    reserve[spot] += gained[0]
    reserve[spot + 1] += gained[1]
    reserve[spot + 2] += gained[2]
    reserve[spot + 3] += gained[3]
    if t.events is not None:
        t.tell("energy", f"p{seat}/reserve", player=t.who(seat), tokens=named(gained))
    keep_within(t, seat)


def keep_within(t: Tournament, seat: int) -> None:
    """Let a seat give up tokens if its reserve holds too many."""
    if t.held(seat) > t.reserve_limit(seat):
        t.agenda.append((GIVE_UP, OF_SEAT[seat]))


class GiveUp(Rule):
    """Too many tokens in a reserve: give one up after the other."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        question = self.question(t, scope)
        if question is not None:
            self.put(t, question)

    def question(self, t: Tournament, scope: Scope) -> Decision | None:
        seat = scope.seat
        over = t.held(seat) - t.reserve_limit(seat)
        if over <= 0:
            return None
        options = [GIVE_UP_ONE[energy] for energy in range(4) if t.reserve[4 * seat + energy]]
        return Decision(seat, "ask-give-up", options, self, scope, {"n": over})

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        t.reserve[4 * scope.seat + energy_of(option)] -= 1
        if t.events is not None:
            t.tell("gives-up", f"p{scope.seat}/reserve", player=t.who(scope.seat), energy=option.args["energy"])
        if t.held(scope.seat) > t.reserve_limit(scope.seat):
            t.agenda.append((self, scope))


GIVE_UP = GiveUp()


# The piles


def top(t: Tournament) -> int:
    """The top card of the draw pile, -1 if there is none anywhere. An empty pile is made anew from the discard pile.

    Cards that only the prelude knows leave the game as soon as they are seen.
    """
    while True:
        pile = t.zones[DRAW]
        if not pile:
            if not t.zones[DISCARD]:
                return -1
            t.pour(DISCARD, DRAW)
            t.shuffle(DRAW)
            t.tell("reshuffled")
            pile = t.zones[DRAW]
        card = pile[-1]
        kind = t.kinds[card]
        if not kind.prelude_only:
            return card
        t.move(card, REMOVED)
        if t.events is not None:
            t.tell("removed", "removed", card=kind.name)


def draw(t: Tournament, seat: int) -> int:
    """A seat draws a card into its hand; -1 if there is none."""
    card = top(t)
    if card >= 0:
        t.move(card, zone(seat, HAND))
        if t.events is not None:
            t.tell("draws", f"p{seat}/hand", player=t.who(seat), n=1)
            t.tell("you-draw", f"p{seat}/hand", seats=(seat,), card=t.kinds[card].name)
    return card


def look(t: Tournament, seat: int, n: int) -> list[int]:
    """A seat takes so many cards from the draw pile to look at them; they wait in its own zone for that."""
    looked = zone(seat, LOOKED)
    for _ in range(n):
        card = top(t)
        if card < 0:
            break
        t.move(card, looked)
    if t.events is not None:
        t.tell("looks", f"p{seat}", player=t.who(seat), n=len(t.zones[looked]))
    return t.zones[looked][:]


def look_at_top(t: Tournament, seat: int) -> int:
    """A seat looks at the top card of the draw pile where it lies; -1 if there is none."""
    card = top(t)
    if card >= 0:
        t.show(card, only(seat))
        if t.events is not None:
            t.tell("looks", f"p{seat}", player=t.who(seat), n=1)
    return card


def discard(t: Tournament, seat: int, card: int) -> None:
    """A seat lays a card that is not in play on the discard pile, face down."""
    t.move(card, DISCARD)
    if t.events is not None:
        t.tell("discards", "discard", player=t.who(seat), n=1)


# Leaving play


def leave_play(t: Tournament, card: int, to: int) -> None:
    """A card leaves play. What lies on it goes back to the stock, and what it did ends."""
    seat = t.owner(card)
    kind = t.kinds[card]
    deed = kind.moments[LEAVES_PLAY]  # of a locked card too: what it brought along goes with it
    t.stored.pop(card, None)
    t.bolts.pop(card, None)
    t.mimics.pop(card, None)
    mask = ~(1 << card)
    t.turned &= mask
    t.traps &= mask
    t.marked &= mask
    t.move(card, REMOVED if kind.replica else to)
    t.refresh(seat)
    _unlock(t, card)
    for raven in [raven for raven, mimicked in t.mimics.items() if mimicked == card]:
        sacrifice(t, raven)
    if deed is not None:
        t.agenda.append((deed, Scope(seat, card)))
    keep_within(t, seat)


def _unlock(t: Tournament, lock: int) -> None:
    """Open what a card locked that has left play, or that is locked itself now."""
    for familiar in [familiar for familiar, by in t.bolts.items() if by == lock]:
        del t.bolts[familiar]
        t.refresh(t.owner(familiar))
        if t.events is not None:
            t.tell("unlocked", f"p{t.owner(familiar)}", card=t.kinds[familiar].name)


def lock(t: Tournament, familiar: int, by: int) -> None:
    """A familiar has no effect any more as long as the card that locks it is in play; what it locked itself opens."""
    t.bolts[familiar] = by
    t.refresh(t.owner(familiar))
    _unlock(t, familiar)
    if t.events is not None:
        t.tell("locked", f"p{t.owner(familiar)}", card=t.kinds[familiar].name)


def sacrifice(t: Tournament, card: int) -> None:
    """A card in play goes to the discard pile."""
    seat = t.owner(card)
    acting = t.acting(card)
    if t.events is not None:
        t.tell("sacrifices", f"p{seat}", player=t.who(seat), card=t.kinds[card].name)
    if t.powers[seat][FIRST_MOMENT + SACRIFICED]:
        deed = acting.moments[SACRIFICED]
        if deed is not None:
            t.agenda.append((deed, Scope(seat, card)))
    leave_play(t, card, DISCARD)


def to_hand(t: Tournament, card: int) -> None:
    """A card in play goes back to its player's hand."""
    seat = t.owner(card)
    if t.events is not None:
        t.tell("returns", f"p{seat}", player=t.who(seat), card=t.kinds[card].name)
    leave_play(t, card, zone(seat, HAND))


def hand_over(t: Tournament, card: int, to: int) -> None:
    """A card in play is handed to another player, as it lies but straightened; it does not enter play."""
    seat = t.owner(card)
    t.move(card, zone(to, PLAY))
    t.turned &= ~(1 << card)
    t.refresh(seat)
    t.refresh(to)
    keep_within(t, seat)
    keep_within(t, to)
    if t.events is not None:
        t.tell("handed-over", f"p{to}", player=t.who(seat), to=t.who(to), card=t.kinds[card].name)
