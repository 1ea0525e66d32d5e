"""Dealing anew what a seat cannot know, for bots that imagine how a match may go on."""

from __future__ import annotations

from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.layout import hidden
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.chance import Chance
from talia.kernel.decision import Decision


def redeal(tournament: Tournament, seat: int | None, chance: Chance) -> None:
    """Every card that a seat does not see may be any other that it does not see."""
    known = [asked.ctx.card for asked in tournament.open if isinstance(asked.ctx, Scope) and asked.ctx.card >= 0]
    tournament.mix(hidden(tournament.players), seat, chance, known)
    tournament.go_on_by(chance)
    tournament.ask_anew(seat, chance, lambda asked: _asked_anew(tournament, asked))


def _asked_anew(tournament: Tournament, asked: Decision) -> Decision:
    """Somebody else is choosing from cards that are others now."""
    effect, scope = asked.effect, asked.ctx
    assert isinstance(effect, Rule)
    assert isinstance(scope, Scope)
    again = effect.question(tournament, scope)
    return again if again is not None and again.options else asked
