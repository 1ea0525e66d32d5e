"""A bot that plays by rules of thumb: drafts by worth, summons what it can, transmutes what it does not need."""

from __future__ import annotations

from talia.games.seasons.bot.worth import IN_HAND, card_worth, face_worth, left, needs, price
from talia.games.seasons.rules import deeds, transmuting
from talia.games.seasons.rules.activating import Activation
from talia.games.seasons.rules.dice import Rolled
from talia.games.seasons.rules.options import DONE, OfCard
from talia.games.seasons.rules.payment import Payment
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.match import Match

GIVING = (
    "ask-sacrifice",
    "ask-discard",
    "ask-give-up-card",
    "ask-cross",
    "ask-pass",
    "ask-give-to",
    "ask-trap",
    "ask-take-back",
)
"""Questions that take something away: the least is given."""

TOKENS_USED = (5, 7, 8, 11, 14, 15, 16, 18)
"""Ability tokens that are used as soon as they can be; the others want an occasion."""

LATE = 0.12
"""How much of the game is left when a new card is only a burden."""

GOOD_DIE = 7.0
"""A die that is worth so much is used, whatever could be done instead."""

LAST = 0.06
"""How much of the game is left when nothing is kept for later any more."""


class Steady:
    """Plays by rules of thumb."""

    def choose(self, match: Match, decision: Decision) -> Option:
        """One of the decision's options."""
        tournament = match.state
        assert isinstance(tournament, Tournament)
        seat = decision.seat or 0
        word, options = decision.word, decision.options
        if word == "ask-turn":
            return self._turn(tournament, seat, options)
        if word == "ask-die":
            return max(options, key=lambda option: self._die(tournament, seat, option))
        if word == "ask-die-actions":
            return self._instead(tournament, seat, options)
        if word == "ask-take" and options[-1].key == "discard-it" and left(tournament) < LATE:
            return options[-1]
        if word == "ask-transmute":
            return self._transmute(tournament, seat, decision)
        if word in ("ask-gain", "ask-give-up", "ask-store", "ask-steal", "ask-take-stored"):
            return self._energy(tournament, seat, options, word)
        if word in ("ask-pay", "ask-pay-for"):
            return min(options, key=lambda option: self._paid(tournament, seat, option))
        if word in GIVING:
            return min(options, key=lambda option: self._card(tournament, seat, option))
        if word == "ask-order":
            return options[-1]
        if word == "ask-take-top":
            return options[-1]
        if word == "ask-change-hand":
            return options[-1]
        if isinstance(options[0].action, OfCard):
            return max(options, key=lambda option: self._card(tournament, seat, option))
        return options[0]

    def _turn(self, tournament: Tournament, seat: int, options: list[Option]) -> Option:
        """Summon the best card, activate what pays, use the token, transmute what is not needed, and end the turn."""
        time = left(tournament)
        best, most = options[-1], 0.0
        for option in options:
            worth = 0.0
            if isinstance(option.action, OfCard):
                worth = (
                    50
                    + card_worth(tournament, option.action.kind, time)
                    + IN_HAND
                    - price(tournament, option.action.kind)
                )
            elif isinstance(option.action, Activation):
                worth = 30.0 if self._worth_activating(tournament, seat, option.action, time) else 0.0
            elif option.key == "transmute":
                worth = 20.0 if self._spare(tournament, seat) else 0.0
            elif option.key.startswith("token:"):
                worth = 40.0 if tournament.tokens[seat] in TOKENS_USED else 0.0
            elif option.key == "bonus:gauge":
                full = len(tournament.play(seat)) >= tournament.gauge[seat] and bool(tournament.hand(seat))
                worth = 10.0 if full and tournament.bonuses[seat] == 0 and time < 0.4 else 0.0
            elif option.key == "bonus:transmute":
                worth = (
                    5.0
                    if time <= LAST
                    and not tournament.transmuting
                    and tournament.held(seat) > 5
                    and not tournament.bonuses[seat]
                    else 0.0
                )
            if worth > most:
                best, most = option, worth
        return best

    def _instead(self, tournament: Tournament, seat: int, options: list[Option]) -> Option:
        """Use the die, unless it is poor and the lead in destiny is not safe."""
        rolled = tournament.die[seat]
        good = rolled is not None and face_worth(tournament, seat, rolled.face) >= GOOD_DIE
        behind = tournament.destiny[seat] <= max(tournament.destiny[rival] for rival in tournament.rivals(seat)) + 1
        if not good and behind:
            return next((option for option in options if option.key == "destiny"), options[0])
        return options[0]

    def _worth_activating(self, tournament: Tournament, seat: int, action: Activation, time: float) -> bool:
        """Potions are drunk when their time has come; what costs cards is left alone."""
        text = repr(action.kind.activates[action.which])
        if "GivesUp" in text or "SacrificesSeveral" in text or "Mirrors" in text or "Reorders" in text:
            return False
        if "LooksAndMayPut" in text or "DiscardsTop" in text or "StraightensOther" in text or "LetsTransmute" in text:
            return False
        if "TransmutesAll" in text:
            return tournament.held(seat) >= 4 or time <= LAST
        if "DiscardsAllEnergy" in text:
            return tournament.held(seat) <= 2 or time <= LAST
        if "PaysAny" in text or "PaysAlike" in text:
            return tournament.held(seat) >= 4 or time <= LAST
        if "SacrificesThis" in text:
            return tournament.held(seat) <= 3 or time <= 0.15
        return True

    def _spare(self, tournament: Tournament, seat: int, picked: tuple[int, ...] = ()) -> list[int]:
        """The energies of which there are tokens to transmute now, beside those that are picked already."""
        time = left(tournament)
        wanted = needs(tournament, seat) if time > LAST else [0, 0, 0, 0]
        crowded = tournament.held(seat) >= tournament.reserve_limit(seat) - 2
        return [
            energy
            for energy in range(4)
            if tournament.reserve[4 * seat + energy] - (picked[energy] if picked else 0) > wanted[energy]
            and (time <= LAST or transmuting.value(tournament, seat, energy, True) >= (1 if crowded else 2))
        ]

    def _transmute(self, tournament: Tournament, seat: int, decision: Decision) -> Option:
        options, scope = decision.options, decision.ctx
        assert isinstance(scope, Scope)
        if left(tournament) <= LAST:
            return next((option for option in options if option.key == "all"), options[0])
        spare = self._spare(tournament, seat, scope.picked)
        for option in options:
            if isinstance(option.action, transmuting.Spot) and option.action.spot in spare:
                return option
        return DONE if DONE in options else options[0]

    def _energy(self, tournament: Tournament, seat: int, options: list[Option], word: str) -> Option:
        wanted = needs(tournament, seat)
        typed = [option for option in options if isinstance(option.action, deeds.Type)]

        def use(option: Option) -> float:
            energy = deeds.energy_of(option)
            lacking = wanted[energy] - tournament.reserve[4 * seat + energy]
            return 3.0 * (lacking > 0) + transmuting.value(tournament, seat, energy, True) / 4

        if word in ("ask-give-up", "ask-store"):
            return min(typed, key=use) if typed else options[0]
        return max(typed, key=use) if typed else options[0]

    def _paid(self, tournament: Tournament, seat: int, option: Option) -> float:
        way = option.action
        if not isinstance(way, Payment):
            return 99.0
        wanted = needs(tournament, seat)
        lost = sum(count * (2.0 + (wanted[energy] > 0)) for energy, count in enumerate(way.reserve))
        return lost + sum(way.cards)

    def _die(self, tournament: Tournament, seat: int, option: Option) -> float:
        return face_worth(tournament, seat, option.action.face) if isinstance(option.action, Rolled) else 0.0

    def _card(self, tournament: Tournament, seat: int, option: Option) -> float:
        if not isinstance(option.action, OfCard):
            return 6.0
        kind = option.action.kind
        return card_worth(tournament, kind, left(tournament)) - price(tournament, kind)
