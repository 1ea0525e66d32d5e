"""The ten enchantments of Path of Destiny."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.seasons.cards.enchantment import NONE, Enchantment
from talia.games.seasons.cards.vocabulary import crystals, draw_or_not, may, pay_from_reserve, when
from talia.games.seasons.cards.vocabulary.base import Condition
from talia.games.seasons.rules.energy import EARTH, ENERGIES
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.touching import TOKENS, Touch
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class AllFour(Condition):
    """All four energies are in your reserve. (Since rules 5 any token that counts as earth may be the one of earth.)"""

    def holds(self, tournament: Tournament, scope: Scope) -> bool:
        return not self._missing(tournament, scope.seat) and tournament.held(scope.seat) >= len(ENERGIES)

    def may_hold(self, tournament: Tournament, scope: Scope, others: Touch) -> bool:
        missing = self._missing(tournament, scope.seat)
        enough = tournament.held(scope.seat) + others.more >= len(ENERGIES)
        return enough and len(missing) <= others.more and not sum(missing) & ~others.energies

    def stays(self, tournament: Tournament, scope: Scope, others: Touch) -> bool:
        room = tournament.reserve_limit(scope.seat) - tournament.held(scope.seat)
        return not others.fewer and others.more <= room

    def _missing(self, tournament: Tournament, seat: int) -> list[int]:
        """The energies, a bit each, of which there must be a token and is none."""
        any_is_earth = tournament.arena.rules > 4 and tournament.all_earth(seat)
        held = tournament.in_reserve(seat)
        return [
            1 << energy for energy, count in enumerate(held) if not count and not (energy == EARTH and any_is_earth)
        ]

    def goes_by(self) -> int:
        return TOKENS

    def words(self, v: Voice) -> str:
        return v.say("if-all-four")


ENCHANTMENTS = (
    Enchantment("divine-fate", destiny=True),
    Enchantment("rule-of-arus", passes_cards=True),
    Enchantment("mastery-of-io", great_transmuting=15, great_transmuting_brings=may(draw_or_not)),
    Enchantment("change-of-season", end_of_round=when(AllFour(), crystals(4))),
    Enchantment("into-the-void", thresholds=(15, 30, 50)),
    Enchantment("force-of-destiny", destiny=True, destiny_crystals=3),
    Enchantment("fertile-grave", from_grave=True),
    Enchantment("tailwind", end_of_round=may(pay_from_reserve(air=1) >> crystals(4))),
    Enchantment("natural-balance", value=2),
    Enchantment("crossed-paths", crossed=True),
)
BY_ID = {enchantment.id: enchantment for enchantment in (NONE, *ENCHANTMENTS)}
