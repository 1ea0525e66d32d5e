"""A player's turn: first the die, then whatever they want and can pay for."""

from __future__ import annotations

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules import deeds, die, entering, payment, transmuting
from talia.games.seasons.rules.deed import Deed, Rule
from talia.games.seasons.rules.energy import ENERGIES, ENERGY_NAMES
from talia.games.seasons.rules.layout import COMMON, DISCARD, FIRST_SEAT, HAND, PLAY, ZONES_A_SEAT, zone
from talia.games.seasons.rules.options import OfCard, chosen
from talia.games.seasons.rules.powers import (
    BEFORE_DIE,
    COMMON_CARDS,
    FIRST_MOMENT,
    RIVAL_ACTIVATES,
    STEADFAST,
    YOU_ACTIVATE,
)
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import MOST_BONUSES, MOST_GAUGE, Tournament
from talia.kernel.decision import Action, Decision, Option
from talia.kernel.sight import only
from talia.kernel.voice import Arg

END = Option("end", "option-end")
USE_DIE = Option("die", "option-use-die", about="die")
ROLL_DESTINY = Option("destiny", "option-destiny", about="die")
TRANSMUTE = Option("transmute", "option-transmute", about="reserve")
EXCHANGE = Option("bonus:exchange", "option-bonus-exchange", about="bonuses")
BONUS_TRANSMUTE = Option("bonus:transmute", "option-bonus-transmute", about="bonuses")
BONUS_GAUGE = Option("bonus:gauge", "option-bonus-gauge", about="bonuses")
GRAVE = Option("grave", "option-grave", about="discard")
LEAVE = Option("leave", "option-leave")
STEADFAST_OPTIONS = [
    Option(f"steadfast:{what}", f"option-steadfast-{what}", about="die") for what in ("gauge", "energy", "transmute")
]


class Activation(Action):
    """To activate a card; `which` is the printed effect, `copy` tells like cards apart."""

    __slots__ = ("copy", "kind", "which")

    def __init__(self, kind: PowerCard, which: int, copy: int) -> None:
        self.kind = kind
        self.which = which
        self.copy = copy


_from_hand: dict[PowerCard, Option] = {}
_from_common: dict[PowerCard, Option] = {}
_from_grave: dict[PowerCard, Option] = {}
_activations: dict[tuple[str, str, int, int], Option] = {}


def _summon_option(kind: PowerCard, made: dict[PowerCard, Option]) -> Option:
    place = "hand" if made is _from_hand else "common" if made is _from_common else "grave"
    beside = "" if place == "hand" else f"@{place}"
    word, about = f"option-summon-{place}", "discard" if place == "grave" else f"{place}/{kind.id}"
    option = Option(f"summon:{kind.id}{beside}", word, {"card": kind.name}, about, action=OfCard(kind, 0, 1))
    made[kind] = option
    return option


def _activation(kind: PowerCard, acting: PowerCard, which: int, copy: int, seat: int) -> Option:
    key = (kind.id, acting.id, 8 * seat + which, copy)
    option = _activations.get(key)
    if option is None:
        again = f"#{copy}" if copy > 1 else ""
        told = f"activate:{kind.id}{again}" + (f">{which + 1}" if len(acting.activates) > 1 else "")
        deed: Deed = acting.activates[which]
        args: dict[str, Arg] = {"card": kind.name, "deed": deed}
        about = f"p{seat}/play/{kind.id}{again}"
        option = Option(told, "option-activate", args, about, action=Activation(kind, which, copy))
        _activations[key] = option
    return option


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
        self.summons(t, seat, t.zones[FIRST_SEAT + ZONES_A_SEAT * seat], _from_hand, plain, toll, options)
        if t.zones[COMMON] and not t.taken_common and any(powers[COMMON_CARDS] for powers in t.powers):
            self.summons(t, seat, t.zones[COMMON], _from_common, plain, toll, options)
        if t.arena.enchantment.from_grave and t.zones[DISCARD] and not t.graves >> seat & 1:
            options.append(GRAVE)

    def summons(
        self,
        t: Tournament,
        seat: int,
        cards: list[int],
        made: dict[PowerCard, Option],
        plain: bool,
        toll: int,
        options: list[Option],
    ) -> None:
        """Add an option for every card of some that the seat could pay for; like ones are one option."""
        kinds = t.kinds
        spot = t.players - 2
        for card in cards:
            kind = kinds[card]
            if payment.can_pay(t, seat, kind.costs[spot], plain, toll):
                option = made.get(kind) or _summon_option(kind, made)
                if option not in options:
                    options.append(option)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        if option is END:
            return
        seat = scope.seat
        t.agenda.append((self, scope))
        action = option.action
        if isinstance(action, OfCard):
            if _from_hand.get(action.kind) is option:
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


# Activating


def activations(t: Tournament, seat: int, before_die: bool = False) -> list[Option]:
    """Every printed effect of a card in play that its player could activate now."""
    options: list[Option] = []
    kinds, turned = t.kinds, t.turned
    plain = not t.bolts and not t.mimics
    play = t.zones[FIRST_SEAT + ZONES_A_SEAT * seat + PLAY]
    for number, card in enumerate(play):
        kind = kinds[card]
        acting = kind if plain else t.acting(card)
        if not acting.activates or acting.before_die != before_die or turned >> card & 1:
            continue
        scope = Scope(seat, card)
        for which, deed in enumerate(acting.activates):
            if deed.full(t, scope):
                copy = 1
                for earlier in play[:number]:
                    if kinds[earlier] is kind:
                        copy += 1
                options.append(_activation(kind, acting, which, copy, seat))
    return options


def activate(t: Tournament, seat: int, action: Activation) -> None:
    """Turn a card and do what it says; those who wait for that react afterwards."""
    copy = 0
    for card in t.zones[zone(seat, PLAY)]:
        if t.kinds[card] is action.kind:
            copy += 1
            if copy == action.copy:
                break
    t.turned |= 1 << card
    if t.events is not None:
        t.tell("activates", f"p{seat}", player=t.who(seat), card=action.kind.name)
    for rival in reversed(t.rivals(seat)):
        if t.powers[rival][FIRST_MOMENT + RIVAL_ACTIVATES]:
            for watching in reversed(t.play(rival)):
                deed = t.acting(watching).moments[RIVAL_ACTIVATES]
                if deed is not None:
                    t.agenda.append((deed, Scope(rival, watching, seat)))
    if t.powers[seat][FIRST_MOMENT + YOU_ACTIVATE]:
        for watching in reversed(t.play(seat)):
            deed = t.acting(watching).moments[YOU_ACTIVATE]
            if deed is not None:
                t.agenda.append((deed, Scope(seat, watching, n=card)))
    t.agenda.append((t.acting(card).activates[action.which], Scope(seat, card)))


# Bonuses and the discard pile


class Swap(Action):
    """A token that is given for one of another energy."""

    __slots__ = ("gained", "given")

    def __init__(self, given: int, gained: int) -> None:
        self.given = given
        self.gained = gained


SWAPS = [
    [
        Option(
            f"swap:{ENERGIES[given]}>{ENERGIES[gained]}",
            "option-swap",
            {"given": ENERGY_NAMES[given], "gained": ENERGY_NAMES[gained]},
            "reserve",
            action=Swap(given, gained),
        )
        for gained in range(4)
        if gained != given
    ]
    for given in range(4)
]
ENOUGH = Option("done", "option-done")


class ExchangeTokens(Rule):
    """The bonus of exchanging: one or two tokens for others. `Scope.picked` are the energies that came in so far."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        self.put(t, self.question(t, scope))

    def question(self, t: Tournament, scope: Scope) -> Decision:
        spot = 4 * scope.seat
        options: list[Option] = []
        for energy in range(4):
            if t.reserve[spot + energy] > scope.picked.count(energy):  # what came in does not go out again
                options += SWAPS[energy]
        if scope.picked:
            options.append(ENOUGH)
        return Decision(scope.seat, "ask-exchange", options, self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        if option is ENOUGH:
            return
        swap = option.action
        assert isinstance(swap, Swap)
        spot = 4 * scope.seat
        t.reserve[spot + swap.given] -= 1
        t.reserve[spot + swap.gained] += 1
        if t.events is not None:
            t.tell(
                "swaps",
                f"p{scope.seat}/reserve",
                player=t.who(scope.seat),
                given=option.args["given"],
                gained=option.args["gained"],
            )
        if not scope.picked and t.held(scope.seat) > 1:
            t.agenda.append((self, Scope(scope.seat, picked=(swap.gained,))))


class FromGrave(Rule):
    """Look through the discard pile, and summon one of its cards as if it were in hand."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        for card in t.zones[DISCARD]:
            t.show(card, only(scope.seat))
        if t.events is not None:
            t.tell("looks-through", "discard", player=t.who(scope.seat))
        self.put(t, self.question(t, scope))

    def question(self, t: Tournament, scope: Scope) -> Decision:
        seat = scope.seat
        options: list[Option] = []
        toll = entering.toll(t, seat)
        MENU.summons(t, seat, t.zones[DISCARD], _from_grave, payment.plain(t, seat), toll, options)
        return Decision(seat, "ask-grave", [*options, LEAVE], self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        if option is not LEAVE:
            entering.summon(t, scope.seat, chosen(t, option, DISCARD))


START_TURN, ASK_ABOUT_DIE, USE_THE_DIE, MENU = StartTurn(), BeforeDie(), UseDie(), Menu()
EXCHANGE_TOKENS, FROM_GRAVE = ExchangeTokens(), FromGrave()
