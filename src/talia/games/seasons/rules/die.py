"""What a player does with the die they took, and what may come instead."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.dice import DICE, FATES, Rolled
from talia.games.seasons.rules.energy import NO_TOKENS, tokens
from talia.games.seasons.rules.looking import KEEP_OR_DISCARD, TAKE_ONE
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import MOST_BONUSES, Tournament
from talia.games.seasons.rules.wheel import closing
from talia.kernel.decision import Decision, Option


def roll(tournament: Tournament, season: int, number: int) -> Rolled:
    """Roll one season die."""
    if tournament.reroll is not None:
        rolled = tournament.reroll
        tournament.reroll = None
        return rolled
    return DICE[season][number][tournament.below(6)]


def reroll(tournament: Tournament, rolled: Rolled) -> Rolled:
    """Roll a die again; everybody sees it."""
    again = roll(tournament, rolled.season, rolled.number)
    if tournament.events is not None:
        tournament.tell("rerolled", "dice", face=again.face.words(), n=again.face.advance)
    tournament.reveals += 1
    return again


def use_die(tournament: Tournament, seat: int) -> None:
    """Do what the die shows: all of it, before anything else."""
    rolled = tournament.die[seat]
    assert rolled is not None
    face = rolled.face
    tournament.die_done = True
    if face.transmute:
        tournament.transmuting = True
    if face.card:
        tournament.agenda.append((DRAW_FOR_DIE, OF_SEAT[seat]))
    if face.star:
        deeds.move_gauge(tournament, seat, 1)
    if face.crystals:
        tournament.die_crystals = True
        deeds.gain_crystals(tournament, seat, face.crystals)
    if face.energy != NO_TOKENS:
        deeds.gain_energy(tournament, seat, face.energy)


DRAW_ONE: Final = Option("draw", "option-draw", about="draw")
DRAW_TWO: Final = Option("bonus:draw", "option-bonus-draw", about="bonuses")


class DrawForDie(Rule):
    """The die shows a card: draw one and keep or discard it; or, with a bonus, draw two and keep one."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = [DRAW_ONE, DRAW_TWO] if tournament.bonuses[scope.seat] < MOST_BONUSES else [DRAW_ONE]
        return Decision(scope.seat, "ask-draw", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is DRAW_TWO:
            spend_bonus(tournament, scope.seat)
            deeds.look(tournament, scope.seat, 2)
            tournament.agenda.append((TAKE_ONE, scope))
        elif deeds.look(tournament, scope.seat, 1):
            tournament.agenda.append((KEEP_OR_DISCARD, scope))


def spend_bonus(tournament: Tournament, seat: int) -> None:
    """One of the three bonuses of the game is used."""
    tournament.bonuses[seat] += 1
    if tournament.events is not None:
        tournament.tell("bonus", f"p{seat}", player=tournament.who(seat), left=MOST_BONUSES - tournament.bonuses[seat])


def roll_destiny(tournament: Tournament, seat: int) -> None:
    """Roll the die of destiny and do what it shows."""
    number = tournament.destiny_face if tournament.destiny_face >= 0 else tournament.below(6)
    tournament.destiny_face = -1
    tournament.reveals += 1
    fate = FATES[number]
    tournament.destiny[seat] += fate.destiny
    if tournament.events is not None:
        tournament.tell("destiny", "dice", player=tournament.who(seat), n=fate.destiny, left=tournament.destiny[seat])
    deeds.gain_crystals(tournament, seat, fate.crystals + tournament.arena.enchantment.destiny_crystals)
    if fate.gauge:
        deeds.move_gauge(tournament, seat, fate.gauge)
    if fate.energy:
        tournament.agenda.append((CHOOSE_ENERGY, Scope(seat, n=fate.energy)))


class ChooseEnergy(Rule):
    """Take so many tokens (`Scope.n`) of one's choice, one after the other; then give up what is too many."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if scope.n > 0 and closing(tournament):
            seat = scope.seat
            room = tournament.reserve_limit(seat) - tournament.held(seat)
            deeds.gain_energy(tournament, seat, tokens(air=max(0, min(scope.n, room))))
        elif scope.n > 0:
            self.put(tournament, self.question(tournament, scope))
        else:
            deeds.keep_within(tournament, scope.seat)

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-gain", deeds.GAIN, self, scope, {"n": scope.n})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        seat = scope.seat
        tournament.reserve[4 * seat + deeds.energy_of(option)] += 1
        if tournament.events is not None:
            tournament.tell("energy", f"p{seat}/reserve", player=tournament.who(seat), tokens=option.args["energy"])
        self.resolve(tournament, Scope(seat, scope.card, n=scope.n - 1, asks=scope.asks))


def choose_energy(tournament: Tournament, seat: int, n: int, card: int = -1) -> None:
    """A seat takes so many tokens of its choice; `card` is what they come from."""
    if n > 0:
        tournament.agenda.append((CHOOSE_ENERGY, Scope(seat, n=n, asks=card)))


DRAW_FOR_DIE: Final = DrawForDie()
CHOOSE_ENERGY: Final = ChooseEnergy()
