"""Cards that leave play, or a hand: sacrificed, discarded, taken back, handed over; and what goes or comes with them."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.deeds import discard, gain_crystals, keep_within
from talia.games.seasons.rules.layout import DISCARD, HAND, PLAY, REMOVED, zone
from talia.games.seasons.rules.options import NO, YES, among_played, chosen_in_play
from talia.games.seasons.rules.powers import FIRST_MOMENT, LEAVES_PLAY, SACRIFICED, STANDS_IN
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import GONE, Tournament
from talia.kernel.decision import Decision, Option

STAND_IN_CRYSTALS: Final = 10


# Giving up a card by sacrifice or discard; another may stand in for it


def give_up(tournament: Tournament, seat: int, card: int) -> None:
    """A seat sacrifices a card that is in play, or discards one that is not, unless another card stands in for it."""
    if tournament.powers[seat][STANDS_IN] and substitutes(tournament, seat, card):
        tournament.agenda.append((STAND_IN, Scope(seat, card)))
    else:
        _give_up(tournament, seat, card)


def stands_in(tournament: Tournament, card: int) -> bool:
    """Whether a card in play may be sacrificed for another."""
    return tournament.owner(card) >= 0 and any(power == STANDS_IN for power, _ in tournament.acting(card).gives)


def substitutes(tournament: Tournament, seat: int, card: int) -> list[int]:
    """A seat's cards in play that may be sacrificed for this one. (Before rules 5 not for another such.)"""
    found = [other for other in tournament.play(seat) if other != card and stands_in(tournament, other)]
    if tournament.arena.rules < 5:
        return [] if stands_in(tournament, card) else found
    return [other for other in found if not _bereft(tournament, other)]


def _bereft(tournament: Tournament, card: int) -> bool:
    """Whether a card is about to be sacrificed because what it mimics has left play."""
    return card in tournament.mimics and tournament.owner(tournament.mimics[card]) < 0


def _give_up(tournament: Tournament, seat: int, card: int) -> None:
    if tournament.owner(card) >= 0:
        sacrifice(tournament, card)
    else:
        discard(tournament, seat, card)


class StandIn(Rule):
    """Sacrifice the card that stands in, or the one that was meant? Where several could, which of them (since rules 5)?"""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        seat, name = scope.seat, tournament.kinds[scope.card].name
        shields = substitutes(tournament, seat, scope.card)
        options = among_played(tournament, "sacrifice", seat, shields)
        if len(options) > 1 and tournament.arena.rules > 4:
            return Decision(seat, "ask-which-stands-in", [*options, NO], self, scope, {"card": name})
        args = {"card": name, "shield": tournament.kinds[shields[0]].name}
        return Decision(seat, "ask-stand-in", [YES, NO], self, scope, args)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is NO:
            _give_up(tournament, scope.seat, scope.card)
            return
        first = substitutes(tournament, scope.seat, scope.card)[0]
        sacrifice(tournament, first if option is YES else chosen_in_play(tournament, option))
        gain_crystals(tournament, scope.seat, STAND_IN_CRYSTALS)


STAND_IN: Final = StandIn()

# Leaving play


def leave_play(tournament: Tournament, card: int, to: int) -> None:
    """A card leaves play. What lies on it goes back to the stock, and what it did ends."""
    seat = tournament.owner(card)
    kind = tournament.kinds[card]
    deed = kind.moments[LEAVES_PLAY]  # of a locked card too: what it brought along goes with it
    tournament.stored.pop(card, None)
    tournament.bolts.pop(card, None)
    tournament.mimics.pop(card, None)
    mask = ~(1 << card)
    tournament.turned &= mask
    tournament.traps &= mask
    tournament.marked &= mask
    tournament.move(card, REMOVED if kind.replica else to)
    tournament.refresh(seat)
    _unlock(tournament, card)
    _bereave(tournament, card)
    if deed is not None:
        tournament.agenda.append((deed, Scope(seat, card)))
    keep_within(tournament, seat)


# Mimicry and locks


def _bereave(tournament: Tournament, card: int) -> None:
    """What mimics a card that has left play goes, too; if it is locked, once it is free. (Before rules 4 at once.)"""
    others = [other for other, mimicked in tournament.mimics.items() if mimicked == card]
    if tournament.arena.rules < 4:
        for other in others:
            sacrifice(tournament, other)
        return
    for other in reversed(others):
        if other in tournament.bolts:
            tournament.mimics[other] = GONE
        else:
            tournament.agenda.append((BEREFT, Scope(tournament.owner(other), other, n=card)))


class Bereft(Rule):
    """A card is sacrificed because what it mimics (`Scope.n`) has left play. Another may stand in for it."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.mimics.get(scope.card) == scope.n:
            tournament.agenda.append((MIMICS_NOTHING, scope))
            give_up(tournament, scope.seat, scope.card)


class MimicsNothing(Rule):
    """A card that stays though what it mimics has left play has none of its effects any more."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.mimics.get(scope.card) == scope.n:
            del tournament.mimics[scope.card]
            if tournament.arena.rules > 4:
                tournament.traps &= ~(1 << scope.card)  # the Trap was an effect of what it mimicked
            _changed(tournament, scope.card)


BEREFT: Final = Bereft()
MIMICS_NOTHING: Final = MimicsNothing()


def _unlock(tournament: Tournament, lock: int) -> None:
    """Open what a card locked that has left play, or that is locked itself now."""
    for familiar in [familiar for familiar, by in tournament.bolts.items() if by == lock]:
        del tournament.bolts[familiar]
        _changed(tournament, familiar)
        if tournament.events is not None:
            tournament.tell("unlocked", f"p{tournament.owner(familiar)}", card=tournament.kinds[familiar].name)
        if tournament.mimics.get(familiar) == GONE:
            tournament.agenda.append((BEREFT, Scope(tournament.owner(familiar), familiar, n=GONE)))


def lock(tournament: Tournament, familiar: int, by: int) -> None:
    """A familiar has no effect any more as long as the card that locks it is in play; what it locked itself opens."""
    tournament.bolts[familiar] = by
    _changed(tournament, familiar)
    _unlock(tournament, familiar)
    if tournament.events is not None:
        tournament.tell("locked", f"p{tournament.owner(familiar)}", card=tournament.kinds[familiar].name)


def _changed(tournament: Tournament, card: int) -> None:
    """A card in play does something else from now on: perhaps less fits into the reserve (seen to since rules 4)."""
    seat = tournament.owner(card)
    tournament.refresh(seat)
    if tournament.arena.rules > 3:
        keep_within(tournament, seat)


# Ways to leave play


def sacrifice(tournament: Tournament, card: int) -> None:
    """A card in play goes to the discard pile."""
    seat = tournament.owner(card)
    acting = tournament.acting(card)
    if tournament.events is not None:
        tournament.tell("sacrifices", f"p{seat}", player=tournament.who(seat), card=tournament.kinds[card].name)
    if tournament.powers[seat][FIRST_MOMENT + SACRIFICED]:
        deed = acting.moments[SACRIFICED]
        if deed is not None:
            tournament.agenda.append((deed, Scope(seat, card)))
    leave_play(tournament, card, DISCARD)


def to_hand(tournament: Tournament, card: int) -> None:
    """A card in play goes back to its player's hand."""
    seat = tournament.owner(card)
    if tournament.events is not None:
        tournament.tell("returns", f"p{seat}", player=tournament.who(seat), card=tournament.kinds[card].name)
    leave_play(tournament, card, zone(seat, HAND))


def hand_over(tournament: Tournament, card: int, to: int) -> None:
    """A card in play is handed to another player, as it lies but straightened; it does not enter play."""
    seat = tournament.owner(card)
    tournament.move(card, zone(to, PLAY))
    tournament.turned &= ~(1 << card)
    tournament.refresh(seat)
    tournament.refresh(to)
    keep_within(tournament, seat)
    keep_within(tournament, to)
    if tournament.events is not None:
        tournament.tell(
            "handed-over",
            f"p{to}",
            player=tournament.who(seat),
            to=tournament.who(to),
            card=tournament.kinds[card].name,
        )
