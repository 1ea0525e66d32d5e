"""Power cards 101 to 120, of Enchanted Kingdom; those with a longer effect of their own are in kingdom_seekers.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.seasons.cards.card import KINGDOM, PowerCard, Writer, cost
from talia.games.seasons.cards.kingdom_seekers import Mimics, PicksDiscarded, Seeks
from talia.games.seasons.cards.vocabulary import (
    bonus_back,
    crystals,
    discard_card,
    draws,
    each_opponent,
    each_player,
    either,
    energy,
    gauge,
    may,
    pay_crystals,
    reorder_top,
    sacrifice_this,
    store_one,
    when,
)
from talia.games.seasons.cards.vocabulary.base import Condition
from talia.games.seasons.cards.vocabulary.cards_in_play import lay_on, take_stored, tokens_on
from talia.games.seasons.cards.vocabulary.drawing import look_at_top
from talia.games.seasons.cards.vocabulary.prices import PaysAlike
from talia.games.seasons.rules import deeds, payment
from talia.games.seasons.rules.deed import Choosing, Deed
from talia.games.seasons.rules.energy import EARTH, ENERGIES, ENERGY_NAMES, NO_TOKENS
from talia.games.seasons.rules.entering import cost_of
from talia.games.seasons.rules.leaving import give_up, to_hand
from talia.games.seasons.rules.options import DONE, among_hidden, among_played, chosen_in_hand, chosen_in_play
from talia.games.seasons.rules.payment import Payment
from talia.games.seasons.rules.powers import CRYSTALS_TRANSMUTE, RESERVE_LESS, STANDS_IN, STEADFAST, Lasting
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.touching import CRYSTALS, LIGHT, TOKENS, Touch, losing
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.voice import Voice

_BOX = Writer(KINGDOM)
ITEM, FAMILIAR = _BOX.item, _BOX.familiar
CARDS = _BOX.cards


@dataclass(frozen=True)
class LaysEarthOnce(Deed):
    """Once a turn a token of earth comes onto this card."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if not tournament.marked >> scope.card & 1 and tournament.owner(scope.card) == scope.seat:
            tournament.marked |= 1 << scope.card
            lay_on(tournament, scope.card, EARTH)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lay-earth-once")


@dataclass(frozen=True)
class TakesStored(Deed):
    """The tokens on this card come to the reserve."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        deeds.gain_energy(tournament, scope.seat, take_stored(tournament, scope.card))

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return tokens_on(tournament, scope.card) > 0

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        held = tournament.stored.get(scope.card, NO_TOKENS)
        energies = sum([1 << energy for energy in range(4) if held[energy]])
        return Touch(TOKENS | LIGHT, TOKENS, 0, sum(held), energies) if energies else Touch(0, 0)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-stored")


ITEM(101, "Heart of Argos", 7, cost(earth=2), you_activate=LaysEarthOnce(), end_of_round=TakesStored())


@dataclass(frozen=True)
class DiscardsForEarth(Choosing):
    """Discard a token; it pays only if it is earth, or counts as earth."""

    n: int

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = [way.option for way in payment.any_tokens(tournament, scope.seat, 1)]
        return Decision(scope.seat, "ask-pay", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        way = option.action
        assert isinstance(way, Payment)
        earth = way.reserve[EARTH] or way.cards[EARTH] or (tournament.all_earth(scope.seat) and any(way.reserve))
        payment.spend(tournament, scope.seat, way)
        if earth:
            deeds.gain_crystals(tournament, scope.seat, self.n)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return Touch(TOKENS | LIGHT, TOKENS | CRYSTALS, fewer=1)

    def may_yet(self, tournament: Tournament, scope: Scope, others: Touch) -> bool:
        return others.more > 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-for-earth", n=self.n)


ITEM(102, "Horn of Plenty", 4, cost(water=1, earth=1), end_of_round=DiscardsForEarth(5))


@dataclass(frozen=True)
class TakesSomeStored(Choosing):
    """One or more of the tokens on this card come back to the reserve, one after the other. `Scope.n` have come."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        held = tournament.stored.get(scope.card, NO_TOKENS)
        options = [TAKE_BACK[each] for each in range(4) if held[each]]
        return Decision(scope.seat, "ask-take-stored", [*options, DONE] if scope.n else options, self, scope)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return tokens_on(tournament, scope.card) > 0

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is not DONE:
            taken = deeds.energy_of(option)
            tournament.reserve[4 * scope.seat + taken] += 1
            a, w, f, e = (n - (each == taken) for each, n in enumerate(tournament.stored[scope.card]))
            payment.store(tournament, scope.card, (a, w, f, e))
            if tokens_on(tournament, scope.card):
                tournament.agenda.append((self, Scope(scope.seat, scope.card, n=scope.n + 1)))
                return
        deeds.keep_within(tournament, scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-some-stored")


TAKE_BACK: Final = [
    Option(f"take-stored:{ENERGIES[each]}", "option-store", {"energy": ENERGY_NAMES[each]}, action=deeds.Type(each))
    for each in range(4)
]

ITEM(103, "Fairy Monolith", 6, cost(earth=2), activate=TakesSomeStored(), end_of_round=may(store_one))


@dataclass(frozen=True)
class TakesBackForEnergy(Choosing):
    """Take a magic item in play back to hand that costs energy and is no copy of this card."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        this = tournament.kinds[scope.card]
        if tournament.arena.rules > 3:
            this = tournament.acting(scope.card)  # it may mimic the one that says so
        cards = [
            card
            for card in tournament.play(scope.seat)
            if tournament.kinds[card] is not this and self._fits(tournament, card)
        ]
        return Decision(
            scope.seat, "ask-take-back", among_played(tournament, "take-back", scope.seat, cards), self, scope
        )

    def _fits(self, tournament: Tournament, card: int) -> bool:
        kind: PowerCard = tournament.kinds[card]
        return not kind.familiar and any(cost_of(tournament, kind).takes(each) for each in range(4))

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        to_hand(tournament, chosen_in_play(tournament, option))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-back-for-energy")


ITEM(104, "Selenia’s Codex", 6, cost(air=1, water=1), enters=TakesBackForEnergy())

ITEM(105, "Scroll of Ishtar", 7, cost(fire=2), enters=Seeks(familiars=False))

ITEM(
    106,
    "Mesodae’s Lantern",
    24,
    cost(air=3, water=3),
    always=Lasting(RESERVE_LESS),
    end_of_round=crystals(3),
    put_only_by_summoning=True,
)

ITEM(
    107,
    "Statue of Eolis",
    6,
    cost(water=1, fire=1, earth=1),
    always=Lasting(RESERVE_LESS),
    season_change=either(energy(1), crystals(2) + look_at_top),
)

ITEM(108, "Familiar Catcher", 7, cost(air=1, fire=1), enters=Seeks(familiars=True))


@dataclass(frozen=True)
class UsedThis(Condition):
    """This card let you transmute in this round, and you did."""

    def holds(self, tournament: Tournament, scope: Scope) -> bool:
        return bool(tournament.marked >> scope.card & 1)

    def goes_by(self) -> int:
        return 0

    def words(self, v: Voice) -> str:
        return v.say("if-used-this")


ITEM(
    109,
    "Io’s Transmuter",
    6,
    cost(water=1, earth=1),
    always=Lasting(CRYSTALS_TRANSMUTE),
    end_of_round=when(UsedThis(), crystals(2)),
)

ITEM(110, "Throne of Renewal", 10, cost(water=1, fire=2), enters=discard_card >> draws(1) + bonus_back)

ITEM(111, "Potion of Resurrection", 0, cost(fire=1, earth=1), activate=sacrifice_this >> PicksDiscarded(5))


@dataclass(frozen=True)
class KeepsOneOfPaid(PaysAlike):
    """Tokens of one energy are paid, and one of them stays on this card."""

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        super().answer(tournament, scope, option)
        assert isinstance(option.action, Payment)
        paid = option.action.reserve
        lay_on(tournament, scope.card, next(each for each in range(4) if paid[each]))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-keep-one-of-paid", n=self.n)


@dataclass(frozen=True)
class ScoresStored(Deed):
    """Enough tokens on this card are worth much, fewer cost something."""

    tokens: int
    gained: int
    lost: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tokens_on(tournament, scope.card) >= self.tokens:
            deeds.gain_crystals(tournament, scope.seat, self.gained)
        else:
            deeds.lose_crystals(tournament, scope.seat, self.lost)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        scores = tokens_on(tournament, scope.card) >= self.tokens
        touch = Touch(0, CRYSTALS) if scores else losing(tournament, scope.seat, self.lost)
        return touch._replace(by=touch.by | TOKENS)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-score-stored", n=self.tokens, gained=self.gained, lost=self.lost)


ITEM(
    112,
    "Jewel of the Ancients",
    10,
    cost(fire=2),
    activate=KeepsOneOfPaid(3, True),
    end_of_game=ScoresStored(3, 35, 10),
)

ITEM(113, "Shield of Zira", 5, cost(air=1), always=Lasting(STANDS_IN))

ITEM(114, "Steadfast Die", 10, cost(air=1, earth=1), always=Lasting(STEADFAST))


@dataclass(frozen=True)
class ChangesHand(Choosing):
    """Discard any number of cards and draw as many. `Scope.n` were discarded so far."""

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = among_hidden(tournament, "discard", scope.seat, tournament.hand(scope.seat))
        return Decision(scope.seat, "ask-change-hand", [*options, DONE], self, scope, {"n": scope.n})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is DONE:
            for _ in range(scope.n):
                deeds.draw(tournament, scope.seat)
            return
        tournament.agenda.append((self, Scope(scope.seat, scope.card, n=scope.n + 1)))
        give_up(tournament, scope.seat, chosen_in_hand(tournament, option))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-change-hand")


@dataclass(frozen=True)
class BeginsChange(Deed):
    """Count from nothing, whatever the card came into play with."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        tournament.agenda.append((ChangesHand(), Scope(scope.seat, scope.card)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-change-hand")


ITEM(115, "Amulet of Time", 9, cost(water=2), enters=energy(2) + BeginsChange())

ITEM(116, "Arcane Telescope", 8, activate=pay_crystals(2) >> reorder_top(3))

FAMILIAR(
    117,
    "Argos Hawk",
    4,
    cost(air=1, earth=1),
    enters=crystals(10) + gauge(1),
    activate=sacrifice_this >> each_opponent(gauge(-1) + crystals(6)),
)

FAMILIAR(118, "Raven the Usurper", 2, cost(fire=1), enters=Mimics())


@dataclass(frozen=True)
class DiscardsTokens(Choosing):
    """So many tokens of the reserve, or all there are."""

    n: int

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        count = min(self.n, tournament.held(scope.seat))
        options = [way.option for way in payment.any_tokens(tournament, scope.seat, count, True)] if count else []
        return Decision(scope.seat, "ask-pay", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, Payment)
        payment.spend(tournament, scope.seat, option.action)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-tokens", form=form, n=self.n)


FAMILIAR(
    119, "Warden of Argos", 6, cost(air=1), enters=either(each_player(DiscardsTokens(4)), each_player(discard_card))
)


@dataclass(frozen=True)
class TakesTokens(Choosing):
    """Up to so many tokens of an opponent's reserve (`Scope.rival`) come to yours. `Scope.n` have come."""

    most: int

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = [STEAL[each] for each in range(4) if tournament.reserve[4 * scope.rival + each]]
        options = [*options, DONE] if options and scope.n < self.most else []
        return Decision(scope.seat, "ask-steal", options, self, scope, {"player": tournament.who(scope.rival)})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is not DONE:
            taken = deeds.energy_of(option)
            tournament.reserve[4 * scope.rival + taken] -= 1
            tournament.reserve[4 * scope.seat + taken] += 1
            if tournament.events is not None:
                tournament.tell(
                    "steals",
                    f"p{scope.seat}/reserve",
                    player=tournament.who(scope.seat),
                    rival=tournament.who(scope.rival),
                    energy=ENERGY_NAMES[taken],
                )
            tournament.agenda.append((self, Scope(scope.seat, scope.card, scope.rival, scope.n + 1)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-tokens", n=self.most)


STEAL: Final = [
    Option(f"steal:{ENERGIES[each]}", "option-store", {"energy": ENERGY_NAMES[each]}, action=deeds.Type(each))
    for each in range(4)
]


@dataclass(frozen=True)
class TakesTokensFromAll(Deed):
    """From each opponent, then what is too many is given up."""

    most: int

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        tournament.agenda.append((deeds.GIVE_UP, Scope(scope.seat)))
        for rival in reversed(tournament.rivals(scope.seat)):
            tournament.agenda.append((TakesTokens(self.most), Scope(scope.seat, scope.card, rival)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-tokens", n=self.most)


FAMILIAR(120, "Ratty Nightshade", 8, cost(crystals=(2, 4, 6)), enters=TakesTokensFromAll(2))
