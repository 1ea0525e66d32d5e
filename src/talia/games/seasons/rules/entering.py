"""How a power card comes into play: summoned at its cost, or put into play; past the Traps that lie about."""

from __future__ import annotations

from talia.games.seasons.cards.card import Cost, PowerCard
from talia.games.seasons.rules import deeds, payment
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.giving_up import give_up
from talia.games.seasons.rules.layout import COMING, DISCARD, PLAY, REMOVED, zone
from talia.games.seasons.rules.options import among_played, chosen_in_play
from talia.games.seasons.rules.payment import Payment
from talia.games.seasons.rules.powers import FIRST_MOMENT, RIVAL_SUMMONS, TOLL, TRAP, YOU_SUMMON
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option

PUT, SUMMONED = 0, 1
"""`Scope.n` of a card that comes into play."""

_RIVAL_SUMMONS, _YOU_SUMMON = FIRST_MOMENT + RIVAL_SUMMONS, FIRST_MOMENT + YOU_SUMMON

DISCARD_IT = Option("discard-it", "option-discard-it")


def cost_of(t: Tournament, kind: PowerCard) -> Cost:
    """What a card costs with so many players."""
    return kind.costs[t.players - 2]


def toll(t: Tournament, seat: int) -> int:
    """How many crystals a seat must give to rivals before it may summon."""
    due = -t.powers[seat][TOLL]
    for powers in t.powers:
        due += powers[TOLL]
    return due


def summon(t: Tournament, seat: int, card: int) -> None:
    """Summon a card from wherever it lies: the toll, the cost, then it comes into play."""
    kind = t.kinds[card]
    cost = cost_of(t, kind)
    if t.events is not None:
        t.tell("summons", f"p{seat}", player=t.who(seat), card=kind.name)
    for rival in t.rivals(seat):
        if t.powers[rival][TOLL]:
            deeds.give_crystals(t, seat, rival, t.powers[rival][TOLL])
    if cost.crystals:
        deeds.lose_crystals(t, seat, cost.crystals)
    if cost.different or not payment.plain(t, seat):
        t.move(card, COMING)
        t.agenda.append((PAY_FOR, Scope(seat, card)))
        return
    need, reserve, spot = cost.energy, t.reserve, 4 * seat
    reserve[spot] -= need[0]
    reserve[spot + 1] -= need[1]
    reserve[spot + 2] -= need[2]
    reserve[spot + 3] -= need[3]
    if t.traps:
        t.move(card, COMING)
        t.agenda.append((ENTER, Scope(seat, card, n=SUMMONED, picked=need)))
    else:
        come_in(t, Scope(seat, card, n=SUMMONED, picked=need))


def put_into_play(t: Tournament, seat: int, card: int) -> None:
    """Put a card into play from wherever it lies, without paying; nothing that waits for summoning reacts."""
    t.move(card, COMING)
    if t.events is not None:
        t.tell("puts", f"p{seat}", player=t.who(seat), card=t.kinds[card].name)
    t.agenda.append((ENTER, Scope(seat, card, n=PUT)))


class PayFor(Rule):
    """Pay the energy of a card that is being summoned, where there is more than one way to."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        self.put(t, self.question(t, scope))

    def question(self, t: Tournament, scope: Scope) -> Decision:
        kind = t.kinds[scope.card]
        options = [way.option for way in payment.for_cost(t, scope.seat, cost_of(t, kind))]
        return Decision(scope.seat, "ask-pay-for", options, self, scope, {"card": kind.name})

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        way = option.action
        assert isinstance(way, Payment)
        payment.spend(t, scope.seat, way)
        t.agenda.append((ENTER, Scope(scope.seat, scope.card, n=SUMMONED, picked=way.counted)))


class Enter(Rule):
    """A card comes into play, unless a Trap catches it: then it is discarded, or another card sacrificed for it."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        if t.traps:
            self.put(t, self.question(t, scope))
        else:
            come_in(t, scope)

    def question(self, t: Tournament, scope: Scope) -> Decision:
        options = [DISCARD_IT, *among_played(t, "sacrifice", scope.seat, t.play(scope.seat))]
        return Decision(scope.seat, "ask-trap", options, self, scope, {"card": t.kinds[scope.card].name})

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        trap = (t.traps & -t.traps).bit_length() - 1  # the one that was set first of those on the table
        t.traps &= ~(1 << trap)
        if t.events is not None:
            t.tell("trap-springs", f"p{t.owner(trap)}", card=t.kinds[trap].name)
        if option is DISCARD_IT:
            kind = t.kinds[scope.card]
            if t.events is not None:
                t.tell("caught", "discard", player=t.who(scope.seat), card=kind.name)
            t.move(scope.card, REMOVED if kind.replica else DISCARD)
            return
        t.agenda.append((self, scope))
        give_up(t, scope.seat, chosen_in_play(t, option))


def come_in(t: Tournament, scope: Scope) -> None:
    """The card is in play now: what waits for that happens, its own effect first."""
    seat, card = scope.seat, scope.card
    kind = t.kinds[card]
    if scope.n == SUMMONED:
        _summoned(t, seat, card)
    t.move(card, zone(seat, PLAY))
    if kind.gives:
        t.refresh(seat)
        set_trap(t, seat, card)
        deeds.keep_within(t, seat)
    if kind.enters is not None:
        t.agenda.append((kind.enters, scope))


def set_trap(t: Tournament, seat: int, card: int) -> None:
    """Lay a Trap on a card that enters play with one."""
    if t.powers[seat][TRAP] and any(power == TRAP for power, _ in t.acting(card).gives):
        t.traps |= 1 << card


def _summoned(t: Tournament, seat: int, card: int) -> None:
    """Put what reacts to summoning on the agenda: rivals' cards after one's own."""
    for rival in reversed(t.rivals(seat)):
        if t.powers[rival][_RIVAL_SUMMONS]:
            for watching in reversed(t.play(rival)):
                deed = t.acting(watching).moments[RIVAL_SUMMONS]
                if deed is not None:
                    t.agenda.append((deed, Scope(rival, watching, seat)))
    if t.powers[seat][_YOU_SUMMON]:
        for watching in reversed(t.play(seat)):
            deed = t.acting(watching).moments[YOU_SUMMON]
            if deed is not None:
                t.agenda.append((deed, Scope(seat, watching)))


PAY_FOR = PayFor()
ENTER = Enter()
