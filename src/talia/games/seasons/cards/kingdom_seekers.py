"""Effects of Enchanted Kingdom that go through a pile or through the others' cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules import deeds, payment
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.energy import ENERGIES, ENERGY_NAMES
from talia.games.seasons.rules.entering import cost_of, set_trap
from talia.games.seasons.rules.laying_down import DISCARD_LOOKED_AT, order_counts
from talia.games.seasons.rules.layout import DISCARD, DRAW, HAND, LOOKED, zone
from talia.games.seasons.rules.options import NO, YES, among_hidden, among_played, chosen, chosen_in_play
from talia.games.seasons.rules.payment import Payment
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.sight import EVERYBODY
from talia.kernel.voice import Voice

NAME: Final = [
    Option(f"name:{ENERGIES[each]}", "option-store", {"energy": ENERGY_NAMES[each]}, action=deeds.Type(each))
    for each in range(4)
]
KEEP_IT: Final = Option("keep-it", "option-keep-it")
DISCARD_IT: Final = Option("discard-it", "option-discard-it")


@dataclass(frozen=True)
class Seeks(Deed):
    """Reveal cards of the draw pile until one fits; keep it or discard it, and in that case search once more if you like.

    Familiars are sought as they are, magic items by an energy of their cost that is named first.
    """

    familiars: bool

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        _seek(tournament, self.familiars, Scope(scope.seat, scope.card, n=0))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-seek-familiar" if self.familiars else "do-seek-item")


def _seek(tournament: Tournament, familiars: bool, scope: Scope) -> None:
    if familiars:
        _reveal(tournament, familiars, -1, scope)
    else:
        tournament.agenda.append((NamesEnergy(), scope))


@dataclass(frozen=True)
class NamesEnergy(Choosing):
    """Name an energy; then magic items that cost it are sought."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-name-energy", NAME, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        _reveal(tournament, False, deeds.energy_of(option), scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-seek-item")


def _reveal(tournament: Tournament, familiars: bool, energy: int, scope: Scope) -> None:
    """Go through the draw pile until a card fits. The others lie aside until then, so that none comes up twice though the
    discard pile becomes a new draw pile. (Before rules 4 the search ended with the pile.)"""
    looked = zone(scope.seat, LOOKED)
    card = deeds.top(tournament)
    left = len(tournament.zones[DRAW])
    while card >= 0 and not _fits(tournament, familiars, energy, card, scope.seat):
        if tournament.arena.rules > 3:
            tournament.move(card, looked)
            card = deeds.top(tournament)
        else:
            deeds.discard(tournament, scope.seat, card)
            left -= 1
            card = deeds.top(tournament) if left and tournament.zones[DRAW] else -1
    for other in tournament.zones[looked][:]:
        deeds.discard(tournament, scope.seat, other)
    if card >= 0:
        tournament.move(card, looked)
        tournament.show(card, EVERYBODY)
        tournament.agenda.append((KeepsFound(familiars), scope))


def _fits(tournament: Tournament, familiars: bool, energy: int, card: int, seat: int) -> bool:
    """Reveal a card to everybody: is it what is sought?"""
    kind: PowerCard = tournament.kinds[card]
    if tournament.events is not None:
        tournament.tell("reveals", "draw", player=tournament.who(seat), card=kind.name)
    tournament.reveals += 1
    return kind.familiar if familiars else not kind.familiar and cost_of(tournament, kind).takes(energy)


@dataclass(frozen=True)
class KeepsFound(Choosing):
    """Keep the card that was found, or discard it."""

    familiars: bool

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        card = tournament.zones[zone(scope.seat, LOOKED)][-1]
        return Decision(
            scope.seat, "ask-keep-found", [KEEP_IT, DISCARD_IT], self, scope, {"card": tournament.kinds[card].name}
        )

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        card = tournament.zones[zone(scope.seat, LOOKED)][-1]
        if option is KEEP_IT:
            tournament.move(card, zone(scope.seat, HAND))
            tournament.show(card, EVERYBODY)
            return
        deeds.discard(tournament, scope.seat, card)
        if scope.n == 0:
            tournament.agenda.append((SeeksAgain(self.familiars), Scope(scope.seat, scope.card, n=1)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-seek-familiar" if self.familiars else "do-seek-item")


@dataclass(frozen=True)
class SeeksAgain(Choosing):
    """Once more?"""

    familiars: bool

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-seek-again", [YES, NO], self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is YES:
            _seek(tournament, self.familiars, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-seek-familiar" if self.familiars else "do-seek-item")


@dataclass(frozen=True)
class PicksDiscarded(Choosing):
    """Look at the top cards of the discard pile: one comes to hand, the others go to the bottom of the pile. If that is all
    there is of it, it may make a difference which of them lies on top."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        looked = zone(scope.seat, LOOKED)
        top = tournament.zones[DISCARD][-self.n :]
        for card in top if tournament.arena.rules > 5 else reversed(top):
            tournament.move(card, looked)
        if tournament.zones[looked]:
            self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = among_hidden(tournament, "take", scope.seat, tournament.zones[zone(scope.seat, LOOKED)], "looked")
        return Decision(scope.seat, "ask-take", options, self, scope, {"or_none": 0})

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return True

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        looked = zone(scope.seat, LOOKED)
        tournament.move(chosen(tournament, option, looked), zone(scope.seat, HAND))
        cards = tournament.zones[looked][:]
        if not tournament.zones[DISCARD] and order_counts(tournament, cards):
            tournament.agenda.append((DISCARD_LOOKED_AT, scope))
            return
        for card in reversed(cards) if tournament.arena.rules > 5 else cards:
            tournament.move(card, DISCARD, bottom=True)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-pick-discarded", n=self.n)


# Mimicry


@dataclass(frozen=True)
class Mimics(Choosing):
    """Choose an opponent's magic item and pay its cost: from now on this card has its effects, those of entering too."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        seat = scope.seat
        options: list[Option] = []
        for rival in tournament.rivals(seat):
            cards = [
                card
                for card in tournament.play(rival)
                if not tournament.kinds[card].familiar and self._can_pay(tournament, seat, card)
            ]
            options += among_played(tournament, "mimic", rival, cards, whose=True)
        return Decision(seat, "ask-mimic", [*options, NO] if options else [], self, scope)

    def _can_pay(self, tournament: Tournament, seat: int, card: int) -> bool:
        return payment.can_pay(tournament, seat, cost_of(tournament, tournament.kinds[card]), False, 0)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is not NO:
            tournament.agenda.append(
                (PaysForMimicked(), Scope(scope.seat, scope.card, n=chosen_in_play(tournament, option)))
            )

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-mimic")


@dataclass(frozen=True)
class PaysForMimicked(Choosing):
    """Pay what the mimicked card (`Scope.n`) costs."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        kind: PowerCard = tournament.kinds[scope.n]
        options = [way.option for way in payment.for_cost(tournament, scope.seat, cost_of(tournament, kind))]
        return Decision(scope.seat, "ask-pay-for", options, self, scope, {"card": kind.name})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        way = option.action
        assert isinstance(way, Payment)
        kind: PowerCard = tournament.kinds[scope.n]
        deeds.lose_crystals(tournament, scope.seat, cost_of(tournament, kind).crystals)
        payment.spend(tournament, scope.seat, way)
        tournament.mimics[scope.card] = scope.n
        tournament.refresh(scope.seat)
        set_trap(tournament, scope.seat, scope.card)
        deeds.keep_within(tournament, scope.seat)
        if tournament.events is not None:
            tournament.tell("mimics", f"p{scope.seat}", player=tournament.who(scope.seat), card=kind.name)
        if kind.enters is not None:
            tournament.agenda.append((kind.enters, Scope(scope.seat, scope.card, picked=way.counted)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-mimic")
