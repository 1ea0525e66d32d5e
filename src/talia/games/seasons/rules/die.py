"""What a player does with the die they took, and what may come instead."""

from __future__ import annotations

from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.dice import DICE, FATES, Rolled
from talia.games.seasons.rules.energy import NO_TOKENS
from talia.games.seasons.rules.looking import KEEP_OR_DISCARD, TAKE_ONE
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import MOST_BONUSES, Tournament
from talia.kernel.decision import Decision, Option


def roll(t: Tournament, season: int, number: int) -> Rolled:
    """Roll one season die."""
    if t.reroll is not None:
        rolled = t.reroll
        t.reroll = None
        return rolled
    return DICE[season][number][t.below(6)]


def reroll(t: Tournament, rolled: Rolled) -> Rolled:
    """Roll a die again; everybody sees it."""
    again = roll(t, rolled.season, rolled.number)
    if t.events is not None:
        t.tell("rerolled", "dice", face=again.face.words(), n=again.face.advance)
    t.reveals += 1
    return again


def use_die(t: Tournament, seat: int) -> None:
    """Do what the die shows: all of it, before anything else."""
    rolled = t.die[seat]
    assert rolled is not None
    face = rolled.face
    t.die_done = True
    if face.transmute:
        t.transmuting = True
    if face.card:
        t.agenda.append((DRAW_FOR_DIE, OF_SEAT[seat]))
    if face.star:
        deeds.move_gauge(t, seat, 1)
    if face.crystals:
        t.die_crystals = True
        deeds.gain_crystals(t, seat, face.crystals)
    if face.energy != NO_TOKENS:
        deeds.gain_energy(t, seat, face.energy)


DRAW_ONE = Option("draw", "option-draw", about="draw")
DRAW_TWO = Option("bonus:draw", "option-bonus-draw", about="bonuses")


class DrawForDie(Rule):
    """The die shows a card: draw one and keep or discard it; or, with a bonus, draw two and keep one."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        self.put(t, self.question(t, scope))

    def question(self, t: Tournament, scope: Scope) -> Decision:
        options = [DRAW_ONE, DRAW_TWO] if t.bonuses[scope.seat] < MOST_BONUSES else [DRAW_ONE]
        return Decision(scope.seat, "ask-draw", options, self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        if option is DRAW_TWO:
            spend_bonus(t, scope.seat)
            deeds.look(t, scope.seat, 2)
            t.agenda.append((TAKE_ONE, scope))
        elif deeds.look(t, scope.seat, 1):
            t.agenda.append((KEEP_OR_DISCARD, scope))


def spend_bonus(t: Tournament, seat: int) -> None:
    """One of the three bonuses of the game is used."""
    t.bonuses[seat] += 1
    if t.events is not None:
        t.tell("bonus", f"p{seat}", player=t.who(seat), left=MOST_BONUSES - t.bonuses[seat])


def roll_destiny(t: Tournament, seat: int) -> None:
    """Roll the die of destiny and do what it shows."""
    number = t.destiny_face if t.destiny_face >= 0 else t.below(6)
    t.destiny_face = -1
    t.reveals += 1
    fate = FATES[number]
    t.destiny[seat] += fate.destiny
    if t.events is not None:
        t.tell("destiny", "dice", player=t.who(seat), n=fate.destiny, left=t.destiny[seat])
    deeds.gain_crystals(t, seat, fate.crystals + t.arena.enchantment.destiny_crystals)
    if fate.gauge:
        deeds.move_gauge(t, seat, fate.gauge)
    if fate.energy:
        t.agenda.append((CHOOSE_ENERGY, Scope(seat, n=fate.energy)))


class ChooseEnergy(Rule):
    """Take so many tokens (`Scope.n`) of one's choice, one after the other; then give up what is too many."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        if scope.n > 0:
            self.put(t, self.question(t, scope))
        else:
            deeds.keep_within(t, scope.seat)

    def question(self, t: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-gain", deeds.GAIN, self, scope, {"n": scope.n})

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        seat = scope.seat
        t.reserve[4 * seat + deeds.energy_of(option)] += 1
        if t.events is not None:
            t.tell("energy", f"p{seat}/reserve", player=t.who(seat), tokens=option.args["energy"])
        t.agenda.append((self, Scope(seat, scope.card, n=scope.n - 1)))


def choose_energy(t: Tournament, seat: int, n: int) -> None:
    """A seat takes so many tokens of its choice."""
    if n > 0:
        t.agenda.append((CHOOSE_ENERGY, Scope(seat, n=n)))


DRAW_FOR_DIE, CHOOSE_ENERGY = DrawForDie(), ChooseEnergy()
