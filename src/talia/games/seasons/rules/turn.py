"""A player's turn: first the die, then whatever they want and can pay for."""

from __future__ import annotations

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.rules import deeds, die, entering, payment, transmuting
from talia.games.seasons.rules.activating import Activation, activate, activations
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.exchange import EXCHANGE_TOKENS
from talia.games.seasons.rules.layout import COMMON, DISCARD, FIRST_SEAT, HAND, PLAY, ZONES_A_SEAT, zone
from talia.games.seasons.rules.options import OfCard, chosen
from talia.games.seasons.rules.powers import (
    BEFORE_DIE,
    COMMON_CARDS,
    STEADFAST,
)
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.summoning import FROM_COMMON, FROM_GRAVE, FROM_HAND, summons
from talia.games.seasons.rules.tournament import MOST_BONUSES, MOST_GAUGE, Tournament
from talia.kernel.decision import Decision, Option

END = Option("end", "option-end")
USE_DIE = Option("die", "option-use-die", about="die")
ROLL_DESTINY = Option("destiny", "option-destiny", about="die")
TRANSMUTE = Option("transmute", "option-transmute", about="reserve")
EXCHANGE = Option("bonus:exchange", "option-bonus-exchange", about="bonuses")
BONUS_TRANSMUTE = Option("bonus:transmute", "option-bonus-transmute", about="bonuses")
BONUS_GAUGE = Option("bonus:gauge", "option-bonus-gauge", about="bonuses")
GRAVE = Option("grave", "option-grave", about="discard")
STEADFAST_OPTIONS = [
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
        powers = tournament.powers[seat]
        if powers[BEFORE_DIE] or powers[STEADFAST] or tournament.arena.enchantment.destiny or tournament.tokens[seat]:
            question = self.question(tournament, scope)
            if len(question.options) > 1:
                self.put(tournament, question)
                return
        die.use_die(tournament, seat)

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        seat = scope.seat
        options = [USE_DIE]
        if tournament.arena.enchantment.destiny and not scope.n:
            options.append(ROLL_DESTINY)
        number = tournament.tokens[seat]
        if number and ABILITIES[number].before_die and not tournament.used >> seat & 1:
            options.append(ABILITIES[number].option)
        options += activations(tournament, seat, before_die=True)
        if tournament.powers[seat][STEADFAST]:
            options += STEADFAST_OPTIONS
        return Decision(seat, "ask-die-actions", options, self, scope)

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
        tournament.ask(seat, "ask-turn", self.options(tournament, seat), self, scope)

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-turn", self.options(tournament, scope.seat), self, scope)

    def options(self, tournament: Tournament, seat: int) -> list[Option]:
        """Everything the active player can do now."""
        options: list[Option] = []
        play = tournament.zones[FIRST_SEAT + ZONES_A_SEAT * seat + PLAY]
        if len(play) < tournament.gauge[seat]:
            self._summons(tournament, seat, options)
        if play:
            options += activations(tournament, seat)
        held = tournament.held(seat)
        if (tournament.transmuting or transmuting.lent(tournament, seat)) and (held or any(tournament.on_cards(seat))):
            options.append(TRANSMUTE)
        if tournament.bonuses[seat] < MOST_BONUSES:
            if held:
                options.append(EXCHANGE)
            options.append(BONUS_TRANSMUTE)
            if tournament.gauge[seat] < MOST_GAUGE:
                options.append(BONUS_GAUGE)
        number = tournament.tokens[seat]
        if number and not tournament.used >> seat & 1:
            ability = ABILITIES[number]
            if not ability.before_die and can_use_token(tournament, seat):
                options.append(ability.option)
        options.append(END)
        return options

    def _summons(self, tournament: Tournament, seat: int, options: list[Option]) -> None:
        plain = payment.plain(tournament, seat)
        toll = entering.toll(tournament, seat)
        summons(tournament, seat, tournament.zones[FIRST_SEAT + ZONES_A_SEAT * seat], FROM_HAND, plain, toll, options)
        if (
            tournament.zones[COMMON]
            and not tournament.taken_common
            and any(powers[COMMON_CARDS] for powers in tournament.powers)
        ):
            summons(tournament, seat, tournament.zones[COMMON], FROM_COMMON, plain, toll, options)
        if tournament.arena.enchantment.from_grave and tournament.zones[DISCARD] and not tournament.graves >> seat & 1:
            options.append(GRAVE)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is END:
            return
        seat = scope.seat
        tournament.agenda.append((self, scope))
        action = option.action
        if isinstance(action, OfCard):
            if FROM_HAND.get(action.kind) is option:
                entering.summon(tournament, seat, chosen(tournament, option, zone(seat, HAND)))
            else:
                tournament.taken_common = True
                entering.summon(tournament, seat, chosen(tournament, option, COMMON))
        elif isinstance(action, Activation):
            activate(tournament, seat, action)
        elif option is TRANSMUTE:
            transmuting.begin(tournament, seat)
        elif option is EXCHANGE:
            die.spend_bonus(tournament, seat)
            tournament.agenda.append((EXCHANGE_TOKENS, Scope(seat)))
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
    if tournament.year > ability.last_year or (ability.with_destiny and not tournament.arena.enchantment.destiny):
        return False
    return ability.deed.full(tournament, OF_SEAT[seat])


def use_token(tournament: Tournament, seat: int) -> None:
    """A seat uses its ability token: once a game."""
    ability = ABILITIES[tournament.tokens[seat]]
    tournament.used |= 1 << seat
    if tournament.events is not None:
        tournament.tell("token", f"p{seat}", player=tournament.who(seat), token=ability.name)
    tournament.agenda.append((ability.deed, OF_SEAT[seat]))


START_TURN, ASK_ABOUT_DIE, USE_THE_DIE, MENU = StartTurn(), BeforeDie(), UseDie(), Menu()
