"""What is told of a tournament that is over."""

from __future__ import annotations

from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.event import Event
from talia.kernel.story import Credit, Gauge, Teller
from talia.kernel.voice import Arg, Name

AT_WORK = {
    "summons": "card",
    "puts": "card",
    "activates": "card",
    "acts": "card",
    "token": "token",
    "enchantment-acts": "enchantment",
}
"""Events after which a card is at work, and which of their arguments names it."""

DEEDS = {"turn": Name("count-by-dice"), "destiny": Name("count-by-dice"), "transmutes": Name("count-by-transmuting")}
OTHER = Name("count-by-other")


def gauges(tournament: Tournament) -> list[Gauge]:
    """Everybody's crystals."""
    return [Gauge(tournament.who(seat), tournament.crystals[seat], seat=seat) for seat in range(tournament.players)]


def score_parts(tournament: Tournament) -> list[list[Name]]:
    """What every player's points are made of; what brought nothing is left out."""
    return [
        [Name(f"score-{part}", n=points) for part, points in told if points or part == "crystals"]
        for told in tournament.breakdown
    ]


class TournamentTeller(Teller):
    """Credits crystals to the card that acted last, to transmuting or to the dice."""

    def __init__(self) -> None:
        self.by = OTHER
        self.who: Name | None = None

    def read(self, event: Event) -> Credit | None:
        name, args = event.name, event.args
        if name in AT_WORK:
            self.who, self.by = _named(args["player"]), _named(args[AT_WORK[name]])
            if name == "summons":
                return Credit("summoned", 1, self.who, self.by)
        elif name in DEEDS:
            self.who, self.by = _named(args["player"]), DEEDS[name]
        elif name in ("round", "marker-moves", "season-changes"):
            self.who, self.by = None, OTHER
        elif name == "crystals":
            n, player = args["n"], _named(args["player"])
            assert isinstance(n, int)
            return Credit("crystals", n, player, self.by if self.who in (None, player) else OTHER)
        return None


def _named(arg: Arg) -> Name:
    assert isinstance(arg, Name)
    return arg
