"""The end: what every player's points are made of, and who wins."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.rules.tournament import PENALTIES, Tournament
from talia.kernel.result import Result

HAND_PENALTY: Final = -5
DESTINY_LEADER: Final = 20
DESTINY_SHARED: Final = 10


def parts(tournament: Tournament, seat: int) -> tuple[tuple[str, int], ...]:
    """What a seat would score now, part by part."""
    prestige = 0
    for card in tournament.play(seat):
        kind = tournament.kinds[card]
        prestige += kind.prestige
    token = tournament.tokens[seat] if tournament.used >> seat & 1 else 0  # in a position a used one may be nowhere
    ability = ABILITIES[token] if token else None
    each = ability.hand_value if ability is not None and ability.hand_value else HAND_PENALTY
    return (
        ("crystals", tournament.crystals[seat]),
        ("cards", prestige),
        ("hand", each * len(tournament.hand(seat))),
        ("bonuses", -PENALTIES[tournament.bonuses[seat]]),
        ("token", ability.points if ability is not None else 0),
        ("destiny", _destiny(tournament, seat)),
    )


def _destiny(tournament: Tournament, seat: int) -> int:
    most = max(tournament.destiny)
    if most == 0 or tournament.destiny[seat] < most:
        return 0
    return DESTINY_LEADER if tournament.destiny.count(most) == 1 else DESTINY_SHARED


def total(tournament: Tournament, seat: int) -> int:
    """What a seat would score now."""
    return sum(points for _, points in parts(tournament, seat))


def score(tournament: Tournament) -> None:
    """Count, and end the match. A tie goes to whoever has more cards in play, else it is shared."""
    tournament.phase = "over"
    tournament.breakdown = tuple(parts(tournament, seat) for seat in range(tournament.players))
    scores = tuple(sum(points for _, points in told) for told in tournament.breakdown)
    ranks = [(scores[seat], len(tournament.play(seat))) for seat in range(tournament.players)]
    best = max(ranks)
    won = tuple(rank == best for rank in ranks)
    for seat, told in enumerate(tournament.breakdown):
        points = dict(told)
        tournament.tell(
            "scores",
            f"p{seat}",
            player=tournament.who(seat),
            n=scores[seat],
            crystals=points["crystals"],
            cards=points["cards"],
            hand=points["hand"],
            bonuses=points["bonuses"],
            token=points["token"],
            destiny=points["destiny"],
        )
    winners = [tournament.who(seat) for seat in range(tournament.players) if won[seat]]
    tournament.tell("wins", players=winners, count=len(winners))
    tournament.finish(Result(won, "most-points" if sum(won) == 1 else "shared", scores))
