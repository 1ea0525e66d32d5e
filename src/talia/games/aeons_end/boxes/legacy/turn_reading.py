"""Effects that depend on whose turn order card comes next."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.rules import turn_order
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class RevealTurn(Deed):
    """Reveal the top turn order card, which stays there: one thing follows if it is a player's, another if it is not."""

    player: Deed
    otherwise: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = turn_order.reveal(battle)
        follows = self.otherwise if self._of_nemesis(battle, card) else self.player
        follows.resolve(battle, scope)

    def _of_nemesis(self, battle: Battle, card: int) -> bool:
        """Whether a turn order card is the nemesis'. Until rules 3 an Assault was taken for a player's."""
        kind = battle.kinds[card]
        return turn_order.is_nemesis_turn(kind) if battle.table.rules > 3 else kind is turn_order.NEMESIS_TURN

    def parts(self) -> tuple[Deed, ...]:
        return (self.player, self.otherwise)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return RevealTurn(*parts)

    def clause(self, v: Voice, form: str) -> str:
        player, otherwise = (part.clause(v, form) for part in self.parts())
        return v.say("do-reveal-turn", player=player, otherwise=otherwise)


def reveal_turn(player: Deed, otherwise: Deed) -> Deed:
    """Reveal the top card of the turn order deck."""
    return RevealTurn(player, otherwise)
