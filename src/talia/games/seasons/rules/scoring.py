"""The end: what every player's points are made of, and who wins."""

from __future__ import annotations

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.rules.tournament import PENALTIES, Tournament
from talia.kernel.result import Result

HAND_PENALTY = -5
DESTINY_LEADER = 20
DESTINY_SHARED = 10


def parts(t: Tournament, seat: int) -> tuple[tuple[str, int], ...]:
    """What a seat would score now, part by part."""
    prestige = 0
    for card in t.play(seat):
        kind = t.kinds[card]
        prestige += kind.prestige
    ability = ABILITIES[t.tokens[seat]] if t.used >> seat & 1 else None
    each = ability.hand_value if ability is not None and ability.hand_value else HAND_PENALTY
    return (
        ("crystals", t.crystals[seat]),
        ("cards", prestige),
        ("hand", each * len(t.hand(seat))),
        ("bonuses", -PENALTIES[t.bonuses[seat]]),
        ("token", ability.points if ability is not None else 0),
        ("destiny", _destiny(t, seat)),
    )


def _destiny(t: Tournament, seat: int) -> int:
    most = max(t.destiny)
    if most == 0 or t.destiny[seat] < most:
        return 0
    return DESTINY_LEADER if t.destiny.count(most) == 1 else DESTINY_SHARED


def total(t: Tournament, seat: int) -> int:
    """What a seat would score now."""
    return sum(points for _, points in parts(t, seat))


def score(t: Tournament) -> None:
    """Count, and end the match. A tie goes to whoever has more cards in play, else it is shared."""
    t.phase = "over"
    t.breakdown = tuple(parts(t, seat) for seat in range(t.players))
    scores = tuple(sum(points for _, points in told) for told in t.breakdown)
    ranks = [(scores[seat], len(t.play(seat))) for seat in range(t.players)]
    best = max(ranks)
    won = tuple(rank == best for rank in ranks)
    for seat, told in enumerate(t.breakdown):
        points = dict(told)
        t.tell(
            "scores",
            f"p{seat}",
            player=t.who(seat),
            n=scores[seat],
            crystals=points["crystals"],
            cards=points["cards"],
            hand=points["hand"],
            bonuses=points["bonuses"],
            token=points["token"],
            destiny=points["destiny"],
        )
    winners = [t.who(seat) for seat in range(t.players) if won[seat]]
    t.tell("wins", players=winners, count=len(winners))
    t.finish(Result(won, "most-points" if sum(won) == 1 else "shared", scores))
