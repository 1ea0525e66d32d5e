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

    def resolve(self, t: Tournament, scope: Scope) -> None:
        seat = scope.seat
        t.active = seat
        t.phase = "turn"
        t.die_done = t.die_crystals = t.transmuting = t.taken_common = False
        t.extra = 0
        if t.events is not None:
            t.tell("turn", f"p{seat}", player=t.who(seat))
        t.agenda.append((MENU, scope))
        ASK_ABOUT_DIE.resolve(t, scope)


class BeforeDie(Rule):
    """Asked again after every reroll. `Scope.n`: the die was rerolled, so destiny cannot be asked any more."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        seat = scope.seat
        powers = t.powers[seat]
        if powers[BEFORE_DIE] or powers[STEADFAST] or t.arena.enchantment.destiny or t.tokens[seat]:
            question = self.question(t, scope)
            if len(question.options) > 1:
                self.put(t, question)
                return
        die.use_die(t, seat)

    def question(self, t: Tournament, scope: Scope) -> Decision:
        seat = scope.seat
        options = [USE_DIE]
        if t.arena.enchantment.destiny and not scope.n:
            options.append(ROLL_DESTINY)
        number = t.tokens[seat]
        if number and ABILITIES[number].before_die and not t.used >> seat & 1:
            options.append(ABILITIES[number].option)
        options += activations(t, seat, before_die=True)
        if t.powers[seat][STEADFAST]:
            options += STEADFAST_OPTIONS
        return Decision(seat, "ask-die-actions", options, self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        seat = scope.seat
        if option is USE_DIE:
            die.use_die(t, seat)
        elif option is ROLL_DESTINY:
            t.die_done = True
            die.roll_destiny(t, seat)
        elif option in STEADFAST_OPTIONS:
            t.die_done = True
            if option is STEADFAST_OPTIONS[0]:
                deeds.move_gauge(t, seat, 1)
            elif option is STEADFAST_OPTIONS[1]:
                die.choose_energy(t, seat, 1)
            else:
                t.transmuting = True
        elif isinstance(option.action, Activation):
            t.agenda.append((self, Scope(seat, n=1)))
            activate(t, seat, option.action)
        else:
            t.agenda.append((USE_THE_DIE, scope))
            use_token(t, seat)


class UseDie(Rule):
    """Do what the die shows, without another question."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        die.use_die(t, scope.seat)


# The menu


class Menu(Rule):
    """What next? Asked until the player ends the turn."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        seat = scope.seat
        t.ask(seat, "ask-turn", self.options(t, seat), self, scope)

    def question(self, t: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-turn", self.options(t, scope.seat), self, scope)

    def options(self, t: Tournament, seat: int) -> list[Option]:
        """Everything the active player can do now."""
        options: list[Option] = []
        play = t.zones[FIRST_SEAT + ZONES_A_SEAT * seat + PLAY]
        if len(play) < t.gauge[seat]:
            self._summons(t, seat, options)
        if play:
            options += activations(t, seat)
        held = t.held(seat)
        if (t.transmuting or transmuting.lent(t, seat)) and (held or any(t.on_cards(seat))):
            options.append(TRANSMUTE)
        if t.bonuses[seat] < MOST_BONUSES:
            if held:
                options.append(EXCHANGE)
            options.append(BONUS_TRANSMUTE)
            if t.gauge[seat] < MOST_GAUGE:
                options.append(BONUS_GAUGE)
        number = t.tokens[seat]
        if number and not t.used >> seat & 1:
            ability = ABILITIES[number]
            if not ability.before_die and can_use_token(t, seat):
                options.append(ability.option)
        options.append(END)
        return options

    def _summons(self, t: Tournament, seat: int, options: list[Option]) -> None:
        plain = payment.plain(t, seat)
        toll = entering.toll(t, seat)
        summons(t, seat, t.zones[FIRST_SEAT + ZONES_A_SEAT * seat], FROM_HAND, plain, toll, options)
        if t.zones[COMMON] and not t.taken_common and any(powers[COMMON_CARDS] for powers in t.powers):
            summons(t, seat, t.zones[COMMON], FROM_COMMON, plain, toll, options)
        if t.arena.enchantment.from_grave and t.zones[DISCARD] and not t.graves >> seat & 1:
            options.append(GRAVE)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        if option is END:
            return
        seat = scope.seat
        t.agenda.append((self, scope))
        action = option.action
        if isinstance(action, OfCard):
            if FROM_HAND.get(action.kind) is option:
                entering.summon(t, seat, chosen(t, option, zone(seat, HAND)))
            else:
                t.taken_common = True
                entering.summon(t, seat, chosen(t, option, COMMON))
        elif isinstance(action, Activation):
            activate(t, seat, action)
        elif option is TRANSMUTE:
            transmuting.begin(t, seat)
        elif option is EXCHANGE:
            die.spend_bonus(t, seat)
            t.agenda.append((EXCHANGE_TOKENS, Scope(seat)))
        elif option is BONUS_TRANSMUTE:
            die.spend_bonus(t, seat)
            t.transmuting = True
            t.extra += 1
        elif option is BONUS_GAUGE:
            die.spend_bonus(t, seat)
            deeds.move_gauge(t, seat, 1)
        elif option is GRAVE:
            t.graves |= 1 << seat
            t.agenda.append((FROM_GRAVE, scope))
        else:
            use_token(t, seat)


def can_use_token(t: Tournament, seat: int) -> bool:
    """Whether a seat could use its ability token now."""
    ability = ABILITIES[t.tokens[seat]]
    if t.year > ability.last_year or (ability.with_destiny and not t.arena.enchantment.destiny):
        return False
    return ability.deed.full(t, OF_SEAT[seat])


def use_token(t: Tournament, seat: int) -> None:
    """A seat uses its ability token: once a game."""
    ability = ABILITIES[t.tokens[seat]]
    t.used |= 1 << seat
    if t.events is not None:
        t.tell("token", f"p{seat}", player=t.who(seat), token=ability.name)
    t.agenda.append((ability.deed, OF_SEAT[seat]))


START_TURN, ASK_ABOUT_DIE, USE_THE_DIE, MENU = StartTurn(), BeforeDie(), UseDie(), Menu()
