"""Power cards 31 to 50 of the base game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.seasons.cards.card import ALL_DIFFERENT, BASE, PowerCard, Writer, cost
from talia.games.seasons.cards.vocabulary import FAMILIAR as A_FAMILIAR
from talia.games.seasons.cards.vocabulary import (
    crystals,
    discard_all_energy,
    discard_or_sacrifice_a,
    draws,
    each_opponent,
    either,
    energy,
    energy_of,
    gauge,
    gives_you,
    loses,
    may_transmute,
    pass_left,
    pay,
    pay_crystals,
    rival_gives,
    store_one_of,
    tokens_in_reserve,
    when,
    your_familiars,
    your_other_items,
)
from talia.games.seasons.cards.vocabulary.base import Condition
from talia.games.seasons.cards.vocabulary.cards_in_play import take_stored, tokens_on
from talia.games.seasons.cards.vocabulary.drawing import can_be_put
from talia.games.seasons.cards.vocabulary.picks import GivesUp
from talia.games.seasons.rules import deeds, die, payment
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.energy import AIR, EARTH, ENERGIES, ENERGY_NAMES, FIRE, WATER, Tokens, tokens
from talia.games.seasons.rules.entering import put_into_play
from talia.games.seasons.rules.laying_down import sacrifice_all
from talia.games.seasons.rules.layout import DISCARD, DRAW
from talia.games.seasons.rules.leaving import give_up
from talia.games.seasons.rules.options import NO, YES, among_hidden, chosen_in_hand
from talia.games.seasons.rules.payment import Payment
from talia.games.seasons.rules.powers import LEAVES_PLAY, SACRIFICED, STANDS_IN, TOLL, Lasting
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.touching import ALL, CRYSTALS, LIGHT, PLAYED, RIVALS, Touch
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Action, Decision, Option
from talia.kernel.sight import EVERYBODY
from talia.kernel.voice import Voice

_BOX = Writer(BASE)
ITEM, FAMILIAR = _BOX.item, _BOX.familiar
CARDS = _BOX.cards


@dataclass(frozen=True)
class ForPaid(Deed):
    """Something for each energy that was paid. Put into play, the card was paid with none."""

    deeds: tuple[tuple[int, Deed], ...]

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        for paid, deed in reversed(self.deeds):
            if scope.picked and scope.picked[paid]:
                tournament.agenda.append((deed, Scope(scope.seat, scope.card)))

    def clause(self, v: Voice, form: str) -> str:
        told = [
            v.say("do-for-paid", energy=ENERGY_NAMES[paid], clause=deed.clause(v, form)) for paid, deed in self.deeds
        ]
        return "; ".join(told)


ITEM(
    31,
    "Elemental Amulet",
    2,
    ALL_DIFFERENT,
    enters=ForPaid(((WATER, energy(2)), (EARTH, crystals(5)), (FIRE, draws(1)), (AIR, gauge(1)))),
)

ITEM(
    32,
    "Tree of Light",
    12,
    cost(earth=2),
    activate=(pay_crystals(3) >> energy(1), pay(1) >> may_transmute()),
)

FAMILIAR(33, "Arcano Leech", 8, cost(crystals=(2, 5, 8)), always=Lasting(TOLL))


@dataclass(frozen=True)
class LooksAndMayPut(Deed):
    """Look at the top card of the draw pile; for a price it comes into play, otherwise it stays where it is."""

    price: Deed

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        card = deeds.look_at_top(tournament, scope.seat)
        if (
            card >= 0
            and can_be_put(tournament, card)
            and tournament.has_room(scope.seat)
            and self.price.full(tournament, scope)
        ):
            self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-put-top", [YES, NO], self, scope)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return bool(tournament.zones[DRAW] or tournament.zones[DISCARD])

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is YES:
            tournament.agenda.append((PUT_TOP, scope))
            tournament.agenda.append((self.price, scope))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-look-and-may-put", price=self.price.clause(v, form))


@dataclass(frozen=True)
class PutsTop(Deed):
    """The top card of the draw pile comes into play."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        put_into_play(tournament, scope.seat, tournament.zones[DRAW][-1])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-put-top", form=form)


PUT_TOP: Final = PutsTop()


@dataclass(frozen=True)
class DiscardsTop(Deed):
    """The top card of the draw pile goes to the discard pile."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        card = deeds.top(tournament)
        if card >= 0:
            deeds.discard(tournament, scope.seat, card)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return bool(tournament.zones[DRAW] or tournament.zones[DISCARD])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-top", form=form)


ITEM(
    34,
    "Crystal Orb",
    6,
    cost(earth=1, fire=1),
    activate=(LooksAndMayPut(pay(4)), pay_crystals(3) >> DiscardsTop()),
)


@dataclass(frozen=True)
class SacrificedWhenFull(Deed):
    """With so many tokens on it the card is sacrificed: they come to the reserve, and crystals with them."""

    tokens: int
    gained: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tokens_on(tournament, scope.card) >= self.tokens:
            back = take_stored(tournament, scope.card)
            give_up(tournament, scope.seat, scope.card)
            deeds.gain_crystals(tournament, scope.seat, self.gained)
            deeds.gain_energy(tournament, scope.seat, back)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-sacrificed-when-full", n=self.tokens, gained=self.gained)


ITEM(35, "Glutton Cauldron", 0, activate=store_one_of(7) >> SacrificedWhenFull(7, 15))


@dataclass(frozen=True)
class DiscardsForEnergy(Choosing):
    """Discard a card: as many tokens as it has prestige."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = among_hidden(tournament, "discard", scope.seat, tournament.hand(scope.seat))
        return Decision(scope.seat, "ask-discard", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        card = chosen_in_hand(tournament, option)
        kind: PowerCard = tournament.kinds[card]
        die.choose_energy(tournament, scope.seat, kind.prestige)
        give_up(tournament, scope.seat, card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-for-energy", form=form)


@dataclass(frozen=True)
class DrawsForEnergy(Deed):
    """Draw a card and show it: as many tokens as it has prestige."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        card = deeds.draw(tournament, scope.seat)
        if card >= 0:
            tournament.show(card, EVERYBODY)
            kind: PowerCard = tournament.kinds[card]
            if tournament.events is not None:
                tournament.tell("shows", f"p{scope.seat}/hand", player=tournament.who(scope.seat), card=kind.name)
            die.choose_energy(tournament, scope.seat, kind.prestige)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-for-energy", form=form)


ITEM(36, "Vampiric Crown", 0, cost(water=1, air=1), enters=either(DiscardsForEnergy(), DrawsForEnergy()))


@dataclass(frozen=True)
class SacrificesSeveral(Deed):
    """So many cards in play, one after the other; if there are no more, all at once (since rules 3), unless it makes a
    difference which of them lies on top of the discard pile (since rules 6)."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        cards = tournament.play(scope.seat)
        if len(cards) == self.n and tournament.arena.rules > 2 and self._in_any_order(tournament, scope.seat):
            sacrifice_all(tournament, scope)
            return
        for _ in range(self.n):
            tournament.agenda.append((GivesUp(played=True), scope))

    def _in_any_order(self, tournament: Tournament, seat: int) -> bool:
        """Whether nothing happens when one of them is sacrificed, none stands in for another, and none goes with another."""
        if tournament.powers[seat][STANDS_IN] or tournament.mimics:
            return False
        moments = [tournament.kinds[card].moments for card in tournament.play(seat)]
        return all(each[SACRIFICED] is None and each[LEAVES_PLAY] is None for each in moments)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return len(tournament.play(scope.seat)) >= self.n

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-sacrifice-several", form=form, n=self.n)


ITEM(37, "Dragon Skull", 9, cost(water=1, earth=1, fire=1), activate=SacrificesSeveral(3) >> crystals(15))

FAMILIAR(38, "Demon of Argos", 16, cost(air=1, water=1, fire=1, earth=1), enters=each_opponent(gauge(-1) + draws(1)))


@dataclass(frozen=True)
class TakesFromAll(Deed):
    """Each opponent gives a crystal; if one has none to give, this card is sacrificed."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        given = [deeds.give_crystals(tournament, rival, scope.seat, 1) for rival in tournament.rivals(scope.seat)]
        if 0 in given:
            give_up(tournament, scope.seat, scope.card)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        if all(tournament.crystals[rival] for rival in tournament.rivals(scope.seat)):
            return Touch(RIVALS, RIVALS | CRYSTALS)
        if tournament.arena.rules < 4:
            return ALL
        return Touch(RIVALS | PLAYED | LIGHT, RIVALS | CRYSTALS | PLAYED)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-from-all")


FAMILIAR(39, "Titus Deepgaze", 4, cost(fire=(1, 2, 3)), end_of_round=TakesFromAll())


@dataclass(frozen=True)
class TurnsToAir(Deed):
    """All tokens of a reserve become air."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        spot = 4 * scope.seat
        tournament.reserve[spot : spot + 4] = [tournament.held(scope.seat), 0, 0, 0]
        if tournament.events is not None:
            tournament.tell("turns-to-air", f"p{scope.seat}/reserve", player=tournament.who(scope.seat))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-turn-to-air")


FAMILIAR(40, "Air Elemental", 12, cost(air=3), enters=each_opponent(TurnsToAir()))

FAMILIAR(41, "Thieving Fairies", 6, cost(crystals=(0, 3, 6)), rival_activates=rival_gives(1) + crystals(1))

ITEM(
    42,
    "Cursed Treatise of Arus",
    -10,
    cost(water=1),
    enters=energy(2) + crystals(10) + gauge(1),
    sacrificed=discard_all_energy,
)

ITEM(
    43,
    "Idol of the Familiar",
    0,
    cost(air=1, water=1, fire=1, earth=1),
    enters=crystals(10),
    activate=crystals(1, your_familiars),
)

ITEM(44, "Necrotic Kriss", 6, cost(water=1, air=2), activate=discard_or_sacrifice_a(A_FAMILIAR) >> energy(4))

ITEM(45, "Lantern of Xidit", 24, cost(earth=3, fire=3), end_of_game=crystals(3, tokens_in_reserve))


@dataclass(frozen=True)
class OnlyItems(Condition):
    """You have no familiar in play."""

    def holds(self, tournament: Tournament, scope: Scope) -> bool:
        return not any(tournament.kinds[card].familiar for card in tournament.play(scope.seat))

    def goes_by(self) -> int:
        return PLAYED

    def words(self, v: Voice) -> str:
        return v.say("if-only-items")


ITEM(46, "Sealed Chest of Urm", 10, cost(water=2, earth=1), end_of_game=when(OnlyItems(), crystals(20)))


class Change(Action):
    """Tokens of one energy become tokens of another."""

    __slots__ = ("gained", "given", "n")

    def __init__(self, given: int, gained: int, n: int) -> None:
        self.given = given
        self.gained = gained
        self.n = n


MIRRORED = {
    (given, gained, n): Option(
        f"mirror:{n}-{ENERGIES[given]}>{ENERGIES[gained]}",
        "option-mirror",
        {"n": n, "given": ENERGY_NAMES[given], "gained": ENERGY_NAMES[gained]},
        "reserve",
        action=Change(given, gained, n),
    )
    for given in range(4)
    for gained in range(4)
    for n in range(1, 11)
}


@dataclass(frozen=True)
class Mirrors(Choosing):
    """For a crystal each, tokens of one energy become tokens of another. Tokens that count as earth are of one energy, too
    (since rules 5); `Scope.picked` is then what they become and how many, and it is asked which they are."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        seat = scope.seat
        if scope.picked:
            gained, n = scope.picked
            ways = payment.ways(tournament, seat, tokens(earth=n), True)
            return Decision(seat, "ask-mirror", [way.option for way in ways if not way.reserve[gained]], self, scope)
        options = [
            MIRRORED[given, gained, n]
            for given in range(4)
            for gained in range(4)
            if gained != given
            for n in range(1, min(tournament.crystals[seat], self._most(tournament, seat, given, gained)) + 1)
            if n > 1 or tournament.reserve[4 * seat + given]
        ]
        return Decision(seat, "ask-mirror", options, self, scope)

    def _most(self, tournament: Tournament, seat: int, given: int, gained: int) -> int:
        """How many tokens of an energy can become another: as earth also different ones, of which none is that already."""
        held = tournament.in_reserve(seat)
        others = [held[energy] for energy in range(4) if held[energy] and energy != gained]
        return sum(others) if given == EARTH and len(others) > 1 and self._mixes(tournament, seat) else held[given]

    def _mixes(self, tournament: Tournament, seat: int) -> bool:
        return tournament.arena.rules > 4 and tournament.all_earth(seat)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return tournament.crystals[scope.seat] > 0 and tournament.held(scope.seat) > 0

    def halves(self) -> tuple[Deed | None, Deed | None]:
        return self, None

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        change = option.action
        if isinstance(change, Payment):
            self._change(tournament, scope.seat, change.reserve, scope.picked[0])
            return
        assert isinstance(change, Change)
        if change.given == EARTH and change.n > 1 and self._mixes(tournament, scope.seat):
            self.put(
                tournament, self.question(tournament, Scope(scope.seat, scope.card, picked=(change.gained, change.n)))
            )
            return
        given = [change.n if energy == change.given else 0 for energy in range(4)]
        self._change(tournament, scope.seat, (given[0], given[1], given[2], given[3]), change.gained)

    def _change(self, tournament: Tournament, seat: int, given: Tokens, gained: int) -> None:
        deeds.lose_crystals(tournament, seat, sum(given))
        for each in range(4):
            tournament.reserve[4 * seat + each] -= given[each]
        tournament.reserve[4 * seat + gained] += sum(given)
        if tournament.events is not None:
            player, into = tournament.who(seat), ENERGY_NAMES[gained]
            for each in range(4):
                if given[each]:
                    told = ENERGY_NAMES[each]
                    tournament.tell("swaps", f"p{seat}/reserve", player=player, given=told, gained=into)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-mirror", form=form)


ITEM(47, "Mirror of the Seasons", 8, cost(crystals=3), activate=Mirrors())

ITEM(48, "Pendant of Ragnor", 0, cost(water=1, fire=1, air=1), enters=energy(1, your_other_items))


@dataclass(frozen=True)
class MostCrystals(Condition):
    """You have more crystals than each opponent."""

    def holds(self, tournament: Tournament, scope: Scope) -> bool:
        return all(
            tournament.crystals[rival] < tournament.crystals[scope.seat] for rival in tournament.rivals(scope.seat)
        )

    def words(self, v: Voice) -> str:
        return v.say("if-most-crystals")


FAMILIAR(49, "Sid Nightshade", 6, cost(earth=(1, 2, 3)), enters=when(MostCrystals(), each_opponent(gives_you(5))))

FAMILIAR(
    50,
    "Damned Soul of Onys",
    -5,
    cost(water=1),
    enters=crystals(10) + energy_of(water=1),
    activate=pay(water=1) >> pass_left,
    end_of_round=loses(3),
)
