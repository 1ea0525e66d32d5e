"""Power cards 1 to 30 of the base game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from talia.games.seasons.cards.card import BASE, Writer, cost
from talia.games.seasons.cards.vocabulary import (
    ITEM as AN_ITEM,
)
from talia.games.seasons.cards.vocabulary import (
    an_opponent,
    crystals,
    discard_all_energy,
    draws,
    draws_keeps_one,
    each_opponent,
    each_player,
    energy,
    gauge,
    gives_you,
    loses,
    move_marker,
    pay,
    pay_alike,
    put_from_hand,
    puts_one_of,
    reroll_die,
    sacrifice,
    sacrifice_this,
    take_back_a,
    tokens_held,
    transmute_all,
    transmute_paid,
    when,
    your_other_items,
)
from talia.games.seasons.cards.vocabulary.base import Condition
from talia.games.seasons.cards.vocabulary.picks import GivesCards
from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Deed
from talia.games.seasons.rules.energy import Tokens
from talia.games.seasons.rules.powers import CHEAPER, RESERVE_TEN, TOKENS_PAY, TRANSMUTE_MORE, Lasting
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.touching import PLAYED
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.voice import Voice

_BOX = Writer(BASE)
ITEM, FAMILIAR = _BOX.item, _BOX.familiar
CARDS = _BOX.cards

ITEM(1, "Amulet of Air", 6, cost(air=2), enters=gauge(2))

ITEM(2, "Amulet of Fire", 6, cost(fire=2), enters=draws_keeps_one(4))

ITEM(3, "Amulet of Earth", 6, cost(earth=2), enters=crystals(9))


@dataclass(frozen=True)
class TokensOnThis(Deed):
    """Tokens of one's choice come onto the card itself, where they pay costs. `Scope.n` counts those that have come."""

    n: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        self.put(tournament, self.question(tournament, Scope(scope.seat, scope.card)))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-gain", deeds.GAIN, self, scope, {"n": self.n - scope.n})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        held = list(tournament.stored.get(scope.card, (0, 0, 0, 0)))
        held[deeds.energy_of(option)] += 1
        air, water, fire, earth = held
        stored: Tokens = (air, water, fire, earth)
        tournament.stored[scope.card] = stored
        if scope.n + 1 < self.n:
            self.put(tournament, self.question(tournament, Scope(scope.seat, scope.card, n=scope.n + 1)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-tokens-on-this", form=form, n=self.n)


ITEM(4, "Amulet of Water", 6, cost(water=2), enters=TokensOnThis(4), always=Lasting(TOKENS_PAY))

ITEM(5, "Balance of Ishtar", 4, cost(crystals=2), activate=pay_alike(3) >> transmute_paid(3, 9))

ITEM(6, "Staff of Spring", 9, cost(earth=3), you_summon=crystals(3))

ITEM(7, "Temporal Boots", 8, enters=move_marker(1, 3))

ITEM(8, "Purse of Io", 6, cost(air=1, fire=1), always=Lasting(TRANSMUTE_MORE))

ITEM(9, "Divine Chalice", 10, cost(air=1, water=1, fire=1, earth=1), enters=puts_one_of(4))

FAMILIAR(10, "Syllas the Faithful", 14, cost(fire=3), enters=each_opponent(sacrifice))

FAMILIAR(11, "Figrim the Avaricious", 7, cost(crystals=(3, 6, 9)), season_change=each_opponent(gives_you(1)))


@dataclass(frozen=True)
class DrawsForAll(Deed):
    """Draw a card for every player: one for yourself, one for each of the others."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if deeds.look(tournament, scope.seat, tournament.players):
            tournament.agenda.append((GivesCards(), Scope(scope.seat, scope.card)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-for-all", form=form)


FAMILIAR(12, "Naria the Prophetess", 8, cost(crystals=3), enters=DrawsForAll())

ITEM(13, "Wondrous Chest", 4, cost(water=1, fire=1), end_of_round=when(tokens_held(least=4), crystals(3)))

ITEM(14, "Beggar’s Horn", 8, cost(air=1, earth=1), end_of_round=when(tokens_held(most=1), energy(1)))

ITEM(15, "Die of Malice", 8, activate=reroll_die + crystals(2), before_die=True)

FAMILIAR(16, "Kairn the Destroyer", 9, cost(air=3), activate=pay(1) >> each_opponent(loses(4)))

FAMILIAR(17, "Amsug Longneck", 8, cost(water=1, air=1), enters=each_player(take_back_a(AN_ITEM)))

ITEM(18, "Bespelled Grimoire", 8, cost(water=1, earth=1), enters=energy(2), always=Lasting(RESERVE_TEN))


@dataclass(frozen=True)
class MostCards(Condition):
    """You have more cards in play than each opponent."""

    def holds(self, tournament: Tournament, scope: Scope) -> bool:
        mine = len(tournament.play(scope.seat))
        return all(len(tournament.play(rival)) < mine for rival in tournament.rivals(scope.seat))

    def goes_by(self) -> int:
        return PLAYED

    def words(self, v: Voice) -> str:
        return v.say("if-most-cards")


ITEM(19, "Ragfield’s Helm", 10, cost(air=3), end_of_game=when(MostCards(), crystals(20)))

ITEM(20, "Hand of Fortune", 9, cost(earth=1, fire=1, air=1, crystals=3), always=Lasting(CHEAPER))


@dataclass(frozen=True)
class CopiesReserve(Deed):
    """The same tokens as in the reserve of `Scope.rival`."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        deeds.gain_energy(tournament, scope.seat, tournament.in_reserve(scope.rival))

    def alike(self, tournament: Tournament, rivals: Sequence[int]) -> bool:
        return len({tournament.in_reserve(rival) for rival in rivals}) == 1

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-copy-reserve", form=form)


FAMILIAR(21, "Lewis Greyface", 6, cost(fire=1, air=1), enters=an_opponent(CopiesReserve()))

ITEM(22, "Runic Cube of Eolis", 30, cost(crystals=20))

ITEM(23, "Potion of Power", 0, cost(fire=2), activate=sacrifice_this >> draws(1) + gauge(2))

ITEM(24, "Potion of Dreams", 0, cost(air=2), activate=sacrifice_this + discard_all_energy >> put_from_hand)

ITEM(25, "Potion of Knowledge", 0, cost(water=2), activate=sacrifice_this >> energy(5))

ITEM(26, "Potion of Life", 0, cost(earth=2), activate=sacrifice_this >> transmute_all(4))

ITEM(27, "Hourglass of Time", 6, cost(air=1, water=1, fire=1, earth=1), season_change=energy(1))

ITEM(28, "Scepter of Greatness", 8, cost(air=1, water=1, fire=1, earth=1), enters=crystals(3, your_other_items))

ITEM(29, "Olaf’s Blessed Statue", 0, cost(water=3), enters=crystals(20))

ITEM(30, "Yjang’s Forgotten Vase", 6, cost(water=1, fire=1, earth=1), you_summon=energy(1))
