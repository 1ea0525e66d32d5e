"""A player's turn: first the die, then whatever they want and can pay for."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.rules import deeds, die, entering, transmuting
from talia.games.seasons.rules.activating import Activation, activate, activations
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.exchange import EXCHANGE_TOKENS
from talia.games.seasons.rules.layout import COMMON, DISCARD, HANDS, PLAYS
from talia.games.seasons.rules.options import OfCard, chosen
from talia.games.seasons.rules.powers import (
    ANY_ACTIVATES,
    ANY_BEFORE_DIE,
    ANY_COMMON_CARDS,
    ANY_STEADFAST,
    ANY_TOKENS_PAY,
)
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.summoning import FROM_COMMON, FROM_GRAVE, FROM_HAND, summons
from talia.games.seasons.rules.tournament import MOST_BONUSES, MOST_GAUGE, YEARS, Tournament
from talia.kernel.decision import Decision, Option

END: Final = Option("end", "option-end")
USE_DIE: Final = Option("die", "option-use-die", about="die")
ROLL_DESTINY: Final = Option("destiny", "option-destiny", about="die")
TRANSMUTE: Final = Option("transmute", "option-transmute", about="reserve")
EXCHANGE: Final = Option("bonus:exchange", "option-bonus-exchange", about="bonuses")
BONUS_TRANSMUTE: Final = Option("bonus:transmute", "option-bonus-transmute", about="bonuses")
BONUS_GAUGE: Final = Option("bonus:gauge", "option-bonus-gauge", about="bonuses")
GRAVE: Final = Option("grave", "option-grave", about="discard")
BONUSES = (
    ((BONUS_TRANSMUTE,), (BONUS_TRANSMUTE, BONUS_GAUGE)),
    ((EXCHANGE, BONUS_TRANSMUTE), (EXCHANGE, BONUS_TRANSMUTE, BONUS_GAUGE)),
)
"""The bonuses that can be used: with tokens to exchange or without, with a gauge that can rise or not."""

STEADFAST_OPTIONS: Final = [
    Option(f"steadfast:{what}", f"option-steadfast-{what}", about="die") for what in ("gauge", "energy", "transmute")
]


# Before the die


class StartTurn(Rule):
    """What to do with the die: its actions, or what comes before or instead of them."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        seat = scope.seat
        tournament.active = seat
        tournament.phase = "turn"
        tournament.die_done = tournament.die_crystals = tournament.transmuting = tournament.taken_common = False
        tournament.extra = 0
        if tournament.events is not None:
            tournament.tell("turn", f"p{seat}", player=tournament.who(seat))
        tournament.agenda.append((MENU, scope))
        ASK_ABOUT_DIE.resolve(tournament, scope)


class BeforeDie(Rule):
    """Asked again after every reroll. `Scope.n`: the die was rerolled, so destiny cannot be asked any more."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        seat = scope.seat
        number = tournament.tokens[seat]
        if (
            tournament.does[seat] & (ANY_BEFORE_DIE | ANY_STEADFAST)
            or tournament.arena.enchantment.destiny
            or (number and ABILITIES[number].before_die)
        ):
            options = self.options(tournament, scope)
            if len(options) > 1:
                self.put(tournament, Decision(seat, "ask-die-actions", options, self, scope))
                return
        die.use_die(tournament, seat)

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-die-actions", self.options(tournament, scope), self, scope)

    def options(self, tournament: Tournament, scope: Scope) -> list[Option]:
        """The die, and what can be done before or instead."""
        seat = scope.seat
        does = tournament.does[seat]
        options = [USE_DIE]
        if tournament.arena.enchantment.destiny and not scope.n:
            options.append(ROLL_DESTINY)
        number = tournament.tokens[seat]
        if number and ABILITIES[number].before_die and not tournament.used >> seat & 1:
            options.append(ABILITIES[number].option)
        if does & ANY_BEFORE_DIE:
            options += activations(tournament, seat, before_die=True)
        if does & ANY_STEADFAST:
            options += STEADFAST_OPTIONS
        return options

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        seat = scope.seat
        if option is USE_DIE:
            die.use_die(tournament, seat)
        elif option is ROLL_DESTINY:
            tournament.die_done = True
            die.roll_destiny(tournament, seat)
        elif option in STEADFAST_OPTIONS:
            tournament.die_done = True
            if option is STEADFAST_OPTIONS[0]:
                deeds.move_gauge(tournament, seat, 1)
            elif option is STEADFAST_OPTIONS[1]:
                die.choose_energy(tournament, seat, 1)
            else:
                tournament.transmuting = True
        elif isinstance(option.action, Activation):
            tournament.agenda.append((self, Scope(seat, n=1)))
            activate(tournament, seat, option.action)
        else:
            tournament.agenda.append((USE_THE_DIE, scope))
            use_token(tournament, seat)


class UseDie(Rule):
    """Do what the die shows, without another question."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        die.use_die(tournament, scope.seat)


# The menu


class Menu(Rule):
    """What next? Asked until the player ends the turn."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        seat = scope.seat
        options = self.options(tournament, seat)
        if len(options) > 1:
            tournament.decision = Decision(seat, "ask-turn", options, self, scope)

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-turn", self.options(tournament, scope.seat), self, scope)

    def options(self, tournament: Tournament, seat: int) -> list[Option]:
        """Everything the active player can do now."""
        options: list[Option] = []
        zones, does, gauge = tournament.zones, tournament.does[seat], tournament.gauge[seat]
        if len(zones[PLAYS[seat]]) < gauge:
            if zones[HANDS[seat]]:
                options = summons(tournament, seat, zones[HANDS[seat]], FROM_HAND)
            if zones[COMMON] and not tournament.taken_common and tournament.anyone & ANY_COMMON_CARDS:
                options += summons(tournament, seat, zones[COMMON], FROM_COMMON)
            if tournament.arena.enchantment.from_grave and zones[DISCARD] and not tournament.graves >> seat & 1:
                options.append(GRAVE)
        if does & ANY_ACTIVATES:
            options += activations(tournament, seat)
        reserve, spot = tournament.reserve, 4 * seat
        held = bool(reserve[spot] or reserve[spot + 1] or reserve[spot + 2] or reserve[spot + 3])
        if (tournament.transmuting or (tournament.die_crystals and transmuting.lent(tournament, seat))) and (
            held or (does & ANY_TOKENS_PAY and any(tournament.on_cards(seat)))
        ):
            options.append(TRANSMUTE)
        if tournament.bonuses[seat] < MOST_BONUSES:
            options += BONUSES[held][gauge < MOST_GAUGE]
        number = tournament.tokens[seat]
        if number and not tournament.used >> seat & 1:
            ability = ABILITIES[number]
            if not ability.before_die and can_use_token(tournament, seat):
                options.append(ability.option)
        options.append(END)
        return options

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is END:
            return
        seat = scope.seat
        tournament.agenda.append((self, scope))
        action = option.action
        if isinstance(action, OfCard):
            if FROM_HAND.get(action.kind) is option:
                entering.summon(tournament, seat, chosen(tournament, option, HANDS[seat]))
            else:
                tournament.taken_common = True
                entering.summon(tournament, seat, chosen(tournament, option, COMMON))
        elif isinstance(action, Activation):
            activate(tournament, seat, action)
        elif option is TRANSMUTE:
            transmuting.begin(tournament, seat)
        elif option is EXCHANGE:
            die.spend_bonus(tournament, seat)
            EXCHANGE_TOKENS.resolve(tournament, OF_SEAT[seat])
        elif option is BONUS_TRANSMUTE:
            die.spend_bonus(tournament, seat)
            tournament.transmuting = True
            tournament.extra += 1
        elif option is BONUS_GAUGE:
            die.spend_bonus(tournament, seat)
            deeds.move_gauge(tournament, seat, 1)
        elif option is GRAVE:
            tournament.graves |= 1 << seat
            tournament.agenda.append((FROM_GRAVE, scope))
        else:
            use_token(tournament, seat)


def can_use_token(tournament: Tournament, seat: int) -> bool:
    """Whether a seat could use its ability token now."""
    ability = ABILITIES[tournament.tokens[seat]]
    last = ability.last_year if tournament.arena.rules > 3 else ability.last_year or YEARS
    if last is not None and tournament.year > last:
        return False
    if ability.with_destiny and not tournament.arena.enchantment.destiny:
        return False
    return ability.deed.full(tournament, OF_SEAT[seat])


def use_token(tournament: Tournament, seat: int) -> None:
    """A seat uses its ability token: once a game."""
    ability = ABILITIES[tournament.tokens[seat]]
    tournament.used |= 1 << seat
    if tournament.events is not None:
        tournament.tell("token", f"p{seat}", player=tournament.who(seat), token=ability.name)
    tournament.agenda.append((ability.deed, OF_SEAT[seat]))


START_TURN: Final = StartTurn()
ASK_ABOUT_DIE: Final = BeforeDie()
USE_THE_DIE: Final = UseDie()
MENU: Final = Menu()
