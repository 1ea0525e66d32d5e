"""How a power card comes into play: summoned at its cost, or put into play; past the Traps that lie about."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.cards.card import Cost, PowerCard
from talia.games.seasons.rules import deeds, payment
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.layout import COMING, PLAYS
from talia.games.seasons.rules.leaving import give_up
from talia.games.seasons.rules.options import OfCard, among_played, chosen_in_play
from talia.games.seasons.rules.payment import Payment
from talia.games.seasons.rules.powers import (
    ANY_RIVAL_SUMMONS,
    ANY_TOLL,
    ANY_YOU_SUMMON,
    RIVAL_SUMMONS,
    TOLL,
    TRAP,
    YOU_SUMMON,
)
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option

PUT, SUMMONED = 0, 1
"""`Scope.n` of a card that comes into play."""

DISCARD_IT: Final = Option("discard-it", "option-discard-it")


def cost_of(tournament: Tournament, kind: PowerCard) -> Cost:
    """What a card costs with so many players."""
    return kind.costs[tournament.players - 2]


def toll(tournament: Tournament, seat: int) -> int:
    """How many crystals a seat must give to rivals before it may summon."""
    due = 0
    for rival in tournament.rivals(seat):
        due += tournament.powers[rival][TOLL]
    return due


def summon(tournament: Tournament, seat: int, card: int) -> None:
    """Summon a card from wherever it lies: the toll, the cost, then it comes into play."""
    kind = tournament.kinds[card]
    cost = cost_of(tournament, kind)
    if tournament.events is not None:
        tournament.tell("summons", f"p{seat}", player=tournament.who(seat), card=kind.name)
    if tournament.anyone & ANY_TOLL:
        for rival in tournament.rivals(seat):
            if tournament.powers[rival][TOLL]:
                deeds.give_crystals(tournament, seat, rival, tournament.powers[rival][TOLL])
    if cost.crystals:
        deeds.lose_crystals(tournament, seat, cost.crystals)
    if cost.different or not payment.plain(tournament, seat):
        tournament.move(card, COMING)
        tournament.agenda.append((PAY_FOR, Scope(seat, card)))
        return
    need, reserve, spot = cost.energy, tournament.reserve, 4 * seat
    reserve[spot] -= need[0]
    reserve[spot + 1] -= need[1]
    reserve[spot + 2] -= need[2]
    reserve[spot + 3] -= need[3]
    if tournament.traps:
        tournament.move(card, COMING)
        tournament.agenda.append((ENTER, Scope(seat, card, n=SUMMONED, picked=need)))
    else:
        come_in(tournament, Scope(seat, card, n=SUMMONED, picked=need))


def put_into_play(tournament: Tournament, seat: int, card: int) -> None:
    """Put a card into play from wherever it lies, without paying; nothing that waits for summoning reacts."""
    tournament.move(card, COMING)
    if tournament.events is not None:
        tournament.tell("puts", f"p{seat}", player=tournament.who(seat), card=tournament.kinds[card].name)
    tournament.agenda.append((ENTER, Scope(seat, card, n=PUT)))


class PayFor(Rule):
    """Pay the energy of a card that is being summoned, where there is more than one way to."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        kind = tournament.kinds[scope.card]
        options = [way.option for way in payment.for_cost(tournament, scope.seat, cost_of(tournament, kind))]
        return Decision(scope.seat, "ask-pay-for", options, self, scope, {"card": kind.name})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        way = option.action
        assert isinstance(way, Payment)
        payment.spend(tournament, scope.seat, way)
        tournament.agenda.append((ENTER, Scope(scope.seat, scope.card, n=SUMMONED, picked=way.counted)))


class Enter(Rule):
    """A card comes into play, unless a Trap catches it: then it is discarded, or another card sacrificed for it.

    `Scope.rival` is the card whose Trap springs, where whoever brings the card said which of several (since rules 5).
    """

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.where[scope.card] != COMING:
            return  # it was caught
        if trap(tournament) >= 0:
            self.put(tournament, self.question(tournament, scope))
        else:
            come_in(tournament, scope)

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        seat, name = scope.seat, tournament.kinds[scope.card].name
        if scope.rival < 0 and tournament.arena.rules > 4:
            which = self._which(tournament, seat)
            if len(which) > 1:
                return Decision(seat, "ask-which-trap", which, self, scope, {"card": name})
        options = [DISCARD_IT, *among_played(tournament, "sacrifice", seat, tournament.play(seat))]
        return Decision(seat, "ask-trap", options, self, scope, {"card": name})

    def _which(self, tournament: Tournament, seat: int) -> list[Option]:
        """The Traps that could spring, others' first."""
        springing = traps(tournament)
        options: list[Option] = []
        if len(springing) > 1:
            for owner in (*tournament.rivals(seat), seat):
                cards = [card for card in springing if tournament.owner(card) == owner]
                options += among_played(tournament, "spring", owner, cards, whose=True)
        return options

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        action = option.action
        if isinstance(action, OfCard) and action.verb == "spring":
            first = chosen_in_play(tournament, option)
            self.put(tournament, self.question(tournament, Scope(scope.seat, scope.card, first, scope.n, scope.picked)))
            return
        springs = scope.rival if scope.rival >= 0 else trap(tournament)
        tournament.traps &= ~(1 << springs)
        if tournament.events is not None:
            tournament.tell("trap-springs", f"p{tournament.owner(springs)}", card=tournament.kinds[springs].name)
        tournament.agenda.append((self, Scope(scope.seat, scope.card, n=scope.n, picked=scope.picked)))
        if option is not DISCARD_IT:
            give_up(tournament, scope.seat, chosen_in_play(tournament, option))
        elif tournament.arena.rules > 3:
            give_up(tournament, scope.seat, scope.card)
        else:  # nothing stood in for it
            deeds.discard(tournament, scope.seat, scope.card)


def trap(tournament: Tournament) -> int:
    """The first Trap that catches cards, -1 if there is none."""
    if not tournament.traps:
        return -1
    return next(iter(traps(tournament)), -1)


def traps(tournament: Tournament) -> list[int]:
    """The cards whose Traps catch cards; those of locked cards do not (since rules 4)."""
    found: list[int] = []
    left = tournament.traps
    while left:
        card = (left & -left).bit_length() - 1
        if card not in tournament.bolts or tournament.arena.rules < 4:
            found.append(card)
        left &= left - 1
    return found


def come_in(tournament: Tournament, scope: Scope) -> None:
    """The card is in play now: what waits for that happens, its own effect first."""
    seat, card = scope.seat, scope.card
    kind = tournament.kinds[card]
    if scope.n == SUMMONED and tournament.anyone & (ANY_YOU_SUMMON | ANY_RIVAL_SUMMONS):
        _summoned(tournament, seat, card)
    tournament.move(card, PLAYS[seat])
    if kind.does:
        tournament.add_powers(seat, card)
        set_trap(tournament, seat, card)
        deeds.keep_within(tournament, seat)
    if kind.enters is not None:
        tournament.agenda.append((kind.enters, scope))


def set_trap(tournament: Tournament, seat: int, card: int) -> None:
    """Lay a Trap on a card that enters play with one."""
    if tournament.powers[seat][TRAP] and any(power == TRAP for power, _ in tournament.acting(card).gives):
        tournament.traps |= 1 << card


def _summoned(tournament: Tournament, seat: int, card: int) -> None:
    """Put what reacts to summoning on the agenda: rivals' cards after one's own."""
    for rival in reversed(tournament.rivals(seat)):
        if tournament.does[rival] & ANY_RIVAL_SUMMONS:
            for watching in reversed(tournament.play(rival)):
                deed = tournament.acting(watching).moments[RIVAL_SUMMONS]
                if deed is not None:
                    tournament.agenda.append((deed, Scope(rival, watching, seat)))
    if tournament.does[seat] & ANY_YOU_SUMMON:
        for watching in reversed(tournament.play(seat)):
            deed = tournament.acting(watching).moments[YOU_SUMMON]
            if deed is not None:
                tournament.agenda.append((deed, Scope(seat, watching)))


PAY_FOR: Final = PayFor()
ENTER: Final = Enter()
