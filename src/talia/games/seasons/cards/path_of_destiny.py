"""Power cards 201 to 222, of Path of Destiny; what its familiars do to others is in destiny_familiars.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.seasons.cards.card import DESTINY, NEVER, Writer, cost
from talia.games.seasons.cards.destiny_familiars import (
    DrawsForCommon,
    ForRich,
    GivesToFewest,
    Locks,
    NamesCard,
    TakesAwayCommon,
)
from talia.games.seasons.cards.vocabulary import (
    ITEM as AN_ITEM,
)
from talia.games.seasons.cards.vocabulary import (
    crystals,
    discard_a,
    discard_or_sacrifice,
    draw_or_not,
    draws,
    draws_keeps_one,
    each_player,
    either,
    energy,
    energy_of,
    gauge,
    may,
    pass_left,
    pay,
    pay_alike,
    pay_crystals,
    puts_one_of,
    sacrifice_this,
    store_one,
    tokens_held,
    transmute_all,
    when,
)
from talia.games.seasons.cards.vocabulary.base import Condition
from talia.games.seasons.cards.vocabulary.cards_in_play import tokens_on
from talia.games.seasons.rules import deeds, die, payment
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.entering import put_into_play
from talia.games.seasons.rules.layout import DISCARD, DRAW, HAND, LOOKED, zone
from talia.games.seasons.rules.layout import REPLICAS as REPLICA_PILE
from talia.games.seasons.rules.options import NO, YES, among_hidden, among_played, chosen, chosen_in_play
from talia.games.seasons.rules.powers import COMMON_CARDS, REFUSES, TRAP, WINTER_EARTH, Lasting
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.touching import ALL, HELD, LIGHT, PLAYED, Touch
from talia.games.seasons.rules.tournament import YEARS, Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.sight import only
from talia.kernel.voice import Voice

_BOX = Writer(DESTINY)
ITEM, FAMILIAR = _BOX.item, _BOX.familiar
CARDS = _BOX.cards


@dataclass(frozen=True)
class StraightensOther(Choosing):
    """Straighten a turned card that does not do the same as this one."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        this = tournament.acting(scope.card)
        cards = [
            card
            for card in tournament.play(scope.seat)
            if tournament.turned >> card & 1
            and tournament.acting(card) is not this
            and tournament.kinds[card] is not this
        ]
        return Decision(
            scope.seat, "ask-straighten", among_played(tournament, "straighten", scope.seat, cards), self, scope
        )

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        card = chosen_in_play(tournament, option)
        tournament.turned &= ~(1 << card)
        if tournament.events is not None:
            tournament.tell(
                "straightens", f"p{scope.seat}", player=tournament.who(scope.seat), card=tournament.kinds[card].name
            )

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-straighten")


ITEM(201, "Dragonsoul", 8, activate=pay_crystals(1) >> StraightensOther())

ITEM(
    202,
    "Magma Core",
    0,
    cost(fire=(1, 2, 3)),
    rival_summons=energy_of(fire=1),
    activate=sacrifice_this >> energy_of(fire=3),
)

ITEM(203, "Twist of Fate", 0, NEVER, prelude_only=True)


class TwoOf(Choosing):
    """Choose two different effects, one after the other. `Scope.picked` is the first one."""

    __slots__ = ("options", "sides")

    def __init__(self, *sides: Deed) -> None:
        self.sides = sides
        self.options = [Option(f"or:{number + 1}", "option-or", {"deed": side}) for number, side in enumerate(sides)]

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        self.put(tournament, self.question(tournament, Scope(scope.seat, scope.card)))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = [option for number, option in enumerate(self.options) if number not in scope.picked]
        return Decision(scope.seat, "ask-either", options, self, scope)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return True

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        number = self.options.index(option)
        if not scope.picked:
            tournament.agenda.append((Second(self), Scope(scope.seat, scope.card, picked=(number,))))
        tournament.agenda.append((self.sides[number], Scope(scope.seat, scope.card)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-two-of", deeds="; ".join(side.clause(v, form) for side in self.sides))

    def __repr__(self) -> str:
        return f"TwoOf{self.sides!r}"


@dataclass(frozen=True)
class Second(Choosing):
    """The second of two effects."""

    of: TwoOf

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        asked = self.of.question(tournament, scope)
        return Decision(asked.seat, asked.word, asked.options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        self.of.answer(tournament, scope, option)

    def clause(self, v: Voice, form: str) -> str:
        return self.of.clause(v, form)


ITEM(
    204,
    "Potion of the Ancients",
    0,
    cost(air=1, water=1, fire=1, earth=1),
    activate=sacrifice_this >> TwoOf(transmute_all(4), draws_keeps_one(2), gauge(2), energy(4)),
)


@dataclass(frozen=True)
class NoHand(Condition):
    """You have no power cards in hand."""

    def holds(self, tournament: Tournament, scope: Scope) -> bool:
        return not tournament.hand(scope.seat)

    def goes_by(self) -> int:
        return HELD

    def may_hold(self, tournament: Tournament, scope: Scope, others: Touch) -> bool:
        return False  # between turns cards come to hand, and none leave it

    def words(self, v: Voice) -> str:
        return v.say("if-no-hand")


ITEM(205, "Ethiel’s Fountain", 7, cost(earth=2), end_of_round=when(NoHand(), crystals(3)))


@dataclass(frozen=True)
class MoreThanSomeone(Condition):
    """You have more cards in play than at least one opponent."""

    def holds(self, tournament: Tournament, scope: Scope) -> bool:
        return any(
            len(tournament.play(rival)) < len(tournament.play(scope.seat)) for rival in tournament.rivals(scope.seat)
        )

    def goes_by(self) -> int:
        return PLAYED

    def words(self, v: Voice) -> str:
        return v.say("if-more-than-someone")


@dataclass(frozen=True)
class RerollsLeftDie(Deed):
    """The die nobody took is rolled again; it only tells how far the marker goes, if that goes anywhere (since rules 5)."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.left_die is not None:
            tournament.left_die = die.reroll(tournament, tournament.left_die)
            tournament.dice = (tournament.left_die,)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        moves = tournament.year <= YEARS or tournament.arena.rules < 5
        return moves and tournament.left_die is not None

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return Touch(LIGHT, LIGHT)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-reroll-left")


ITEM(
    206,
    "Dial of Colof",
    12,
    cost(water=1, fire=1, earth=1),
    enters=gauge(2),
    end_of_round=when(MoreThanSomeone(), may(RerollsLeftDie())),
)


@dataclass(frozen=True)
class PaysStored(Deed):
    """So many tokens that lie on this card; which of them makes no difference to anybody."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        held = list(tournament.stored[scope.card])
        left = self.n
        for each in range(4):
            taken = min(left, held[each])
            held[each] -= taken
            left -= taken
        air, water, fire, earth = held
        payment.store(tournament, scope.card, (air, water, fire, earth))

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return tokens_on(tournament, scope.card) >= self.n

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-pay-stored", n=self.n)


ITEM(
    207,
    "Chalice of Eternity",
    10,
    cost(air=1, water=1, fire=1, earth=1),
    end_of_round=may(store_one),
    activate=PaysStored(4) >> puts_one_of(4),
)

ITEM(208, "Staff of Winter", 6, cost(water=2), always=Lasting(WINTER_EARTH), activate=discard_a(AN_ITEM) >> energy(3))


@dataclass(frozen=True)
class SortsDiscarded(Choosing):
    """The top three cards of the discard pile: one to hand, one onto the draw pile, one below it, as far as there are any.

    `Scope.n` counts those that have found their place.
    """

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        looked = zone(scope.seat, LOOKED)
        if not tournament.zones[looked]:
            for card in tournament.zones[DISCARD][:-4:-1]:
                tournament.move(card, looked)
            scope = Scope(scope.seat, scope.card)
        if tournament.zones[looked]:
            self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        looked = tournament.zones[zone(scope.seat, LOOKED)]
        word = "ask-onto-pile" if scope.n else "ask-take"  # the third card has but one place to go
        options = among_hidden(tournament, "take", scope.seat, looked, "looked")
        return Decision(scope.seat, word, options, self, scope, {"or_none": 0})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        seat = scope.seat
        card = chosen(tournament, option, zone(seat, LOOKED))
        if scope.n == 0:
            tournament.move(card, zone(seat, HAND))
        else:
            tournament.move(card, DRAW, bottom=scope.n == 2)
            tournament.show(card, only(seat))
        if tournament.zones[zone(seat, LOOKED)]:
            self.put(tournament, self.question(tournament, Scope(seat, scope.card, n=scope.n + 1)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-sort-discarded")


ITEM(209, "Sepulchral Amulet", 8, cost(fire=2), enters=SortsDiscarded())


@dataclass(frozen=True)
class PutsReplica(Deed):
    """A Replica comes into play, as long as there are any and there is room."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if self.full(tournament, scope):
            put_into_play(tournament, scope.seat, tournament.zones[REPLICA_PILE][-1])

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return bool(tournament.zones[REPLICA_PILE]) and tournament.has_room(scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-put-replica")


ITEM(210, "Eolis’s Replicator", 7, cost(water=1), activate=pay(water=1) >> PutsReplica())

ITEM(211, "Estorian Harp", 8, cost(air=1), activate=pay_alike(2) >> gauge(1) + crystals(3))


@dataclass(frozen=True)
class MovedForward(Condition):
    """The marker has moved so many spaces forward, or more, in one go."""

    n: int

    def holds(self, tournament: Tournament, scope: Scope) -> bool:
        return scope.n >= self.n

    def goes_by(self) -> int:
        return 0

    def words(self, v: Voice) -> str:
        return v.say("if-moved-forward", n=self.n)


ITEM(
    212,
    "Chrono-Ring",
    12,
    cost(crystals=(2, 1, 0), water=1, earth=1),
    marker_moves=when(MovedForward(3), either(crystals(4), energy(1))),
)

ITEM(213, "Arus’s Mimicry", 10, cost(water=1, air=1, earth=1), enters=discard_or_sacrifice >> crystals(12))


@dataclass(frozen=True)
class LooksAndMayTake(Deed):
    """Look at the top card of the draw pile: leave it, or take it and lower the gauge by 1; not below the cards in play."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if deeds.look_at_top(tournament, scope.seat) >= 0 and tournament.has_room(scope.seat):
            self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-take-top", [YES, NO], self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is YES:
            deeds.draw(tournament, scope.seat)
            deeds.move_gauge(tournament, scope.seat, -1)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return Touch(PLAYED | LIGHT, HELD | LIGHT) if tournament.arena.rules > 3 else ALL

    def optional(self) -> bool:
        return True

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-look-and-may-take")


ITEM(
    214,
    "Carnivora Strombosea",
    12,
    cost(earth=1, fire=1, air=1),
    end_of_round=when(tokens_held(most=0), LooksAndMayTake()),
)

ITEM(215, "Urmian Psychic Cage", 10, cost(crystals=2), always=Lasting(TRAP))

FAMILIAR(216, "Servant of Ragfield", 10, cost(fire=1, air=1), enters=each_player(ForRich(10, gauge(1) + draw_or_not)))

FAMILIAR(217, "Argosian Tangleweed", 14, cost(earth=1, air=1), enters=Locks(), locks=True)

FAMILIAR(
    218,
    "Io’s Minion",
    -5,
    cost(air=1),
    enters=energy_of(air=1) + gauge(1),
    always=Lasting(REFUSES),
    activate=pay(air=1) >> pass_left,
)

FAMILIAR(
    219,
    "Otus the Oracle",
    10,
    cost(water=1, air=1),
    enters=DrawsForCommon(),
    always=Lasting(COMMON_CARDS),
    leaves_play=TakesAwayCommon(),
)

FAMILIAR(220, "Crafty Nightshade", 4, cost(fire=1), enters=draws(2) + GivesToFewest())

FAMILIAR(221, "Igramul the Banisher", 7, cost(crystals=3), enters=NamesCard())

REPLICA: Final = ITEM(222, "Replica", 7, NEVER, replica=True)
REPLICAS: Final = 10
"""How many there are: never in the draw pile, never in hand."""
