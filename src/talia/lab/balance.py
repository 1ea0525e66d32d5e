"""How fair a game is: many games by equal bots, and who won them with which cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from talia.kernel.game import Game, Holding
from talia.lab import plots
from talia.lab.tally import PLAYERS, Card, Tally, played
from talia.words import Speaker, speaker

LEAST, MOST = 0.45, 0.55
"""What each should win when there are two; other numbers of players are measured against their fair share."""

ABOVE_FAIR = 4 / 3
"""How much of the winning decks a group may have, beside its fair share."""

APART = 0.05
TIMES = 2.0
"""How far a card may be from others of its cost: in win share, and in how often it is gained."""


@dataclass
class Balance:
    """The report."""

    game: Game
    bots: str
    seed: int
    tally: Tally

    # Figures

    def seat_shares(self) -> list[float]:
        """How many of the games each won, by order of play."""
        games = max(1, self.tally.games)
        return [self.tally.wins[seat] / games for seat in range(PLAYERS)]

    def group_names(self) -> dict[str, Holding]:
        """Every group there is, with one card of it."""
        return {card.what.group: card.what for card in sorted(self.tally.cards.values(), key=lambda each: each.what.id)}

    def group_shares(self) -> dict[str, float]:
        """Each group's share of the cards in winning decks."""
        cards = max(1, sum(self.tally.groups.values()))
        return {group: self.tally.groups[group] / cards for group in sorted(self.group_names())}

    def fair_share(self, group: str = "") -> float:
        """What a group's share should be: the same for all, or in a draft as much as it has of the different cards."""
        if self.game.drafted and group:
            cards = [card.what.group for card in self.tally.cards.values()]
            return cards.count(group) / len(cards)
        return 1 / max(1, len(self.group_names()))

    def group_limit(self, group: str) -> float:
        """What a group's share may be."""
        return ABOVE_FAIR * self.fair_share(group)

    @property
    def groups_plot(self) -> str:
        """The plot of the groups."""
        return "kinds" if self.game.drafted else "clans"

    def word(self, name: str) -> str:
        """The word for something that is told otherwise where cards are taken in a draft."""
        return f"balance-{name}-drafted" if self.game.drafted else f"balance-{name}"

    def ranking(self) -> list[Row]:
        """Every card beside the others of its cost, the cheapest first and then the best."""
        by_cost: dict[int, list[Card]] = {}
        for card in self.tally.cards.values():
            by_cost.setdefault(card.what.cost, []).append(card)
        rows = []
        for cards in by_cost.values():
            owned = sum(card.owned for card in cards)
            share = sum(card.won for card in cards) / owned
            for card in cards:
                own = card.won / card.owned
                often = card.owned * len(cards) / owned
                rows.append(Row(card.what, card.owned / self.tally.games, own, own - share, often))
        return sorted(rows, key=lambda row: (row.what.cost, -row.won, row.what.id))

    def within(self) -> dict[str, bool]:
        """Whether the order of play, groups and cards are within their limits."""
        rows = self.ranking()
        return {
            "seats": all(LEAST <= share <= MOST for share in self.seat_shares()),
            "groups": all(share <= self.group_limit(group) for group, share in self.group_shares().items()),
            "cards": all(abs(row.apart) <= APART for row in rows),
            "gained": all(1 / TIMES <= row.often <= TIMES for row in rows),
        }

    def mean_rounds(self) -> float:
        """How long a game lasts on average."""
        return sum(rounds * count for rounds, count in self.tally.rounds.items()) / max(1, self.tally.games)

    def middle_rounds(self) -> int:
        """How long the shorter half of the games lasts at most."""
        lengths = sorted(self.tally.rounds.elements())
        return lengths[(len(lengths) - 1) // 2] if lengths else 0

    # Telling

    def as_json(self) -> dict[str, object]:
        """The report as one object."""
        tally = self.tally
        return {
            "game": self.game.id,
            "players": PLAYERS,
            "bots": self.bots,
            "seed": self.seed,
            "games": tally.games,
            "errors": tally.errors,
            "first_error": tally.first_error,
            "seats": [
                {"seat": seat, "wins": tally.wins[seat], "share": round(share, 4)}
                for seat, share in enumerate(self.seat_shares())
            ],
            "groups": [
                {"id": group, "cards": tally.groups[group], "share": round(share, 4)}
                for group, share in self.group_shares().items()
            ],
            "fair_share": round(self.fair_share(), 4),
            "cards": [
                {
                    "id": row.what.id,
                    "group": row.what.group,
                    "cost": row.what.cost,
                    "owned": round(row.owned, 4),
                    "share": round(row.won, 4),
                    "apart": round(row.apart, 4),
                    "often": round(row.often, 3),
                }
                for row in self.ranking()
            ],
            "rounds": {str(rounds): tally.rounds[rounds] for rounds in sorted(tally.rounds)},
            "mean_rounds": round(self.mean_rounds(), 2),
            "within": self.within(),
        }

    def as_markdown(self, v: Speaker) -> str:
        """The report as a page, with its plots beside it."""
        from talia.lab.balance_page import page

        return page(self, v)

    def plots(self, v: Speaker | None = None) -> dict[str, str]:
        """The plots by file name, in English unless somebody else speaks."""
        v = v or speaker("en", self.game)
        groups = self.group_shares()
        named = {group: v.name(what.group_name) for group, what in self.group_names().items()}
        order = list(groups)
        rows = self.ranking()
        costs = sorted({row.what.cost for row in rows}) or [0]
        share = v.say("balance-share")
        dots = [
            (float(row.what.cost), row.won, order.index(row.what.group), f"{v.name(row.what.name)}: {row.won:.1%}")
            for row in rows
        ]
        limits = () if self.game.drafted else (self.fair_share(), self.group_limit(""))
        most = max([*limits, *groups.values()], default=1.0)
        drawn = {
            "seats": plots.bars(
                v.say("balance-seats"),
                plots.shares(share, 0.6),
                [(v.say("balance-seat", seat=seat + 1), won) for seat, won in enumerate(self.seat_shares())],
                (LEAST, MOST),
            ),
            self.groups_plot: plots.bars(
                v.say(self.word("groups")),
                plots.shares(v.say(self.word("group-share")), most, 0.05 if most < 0.5 else 0.1),
                [(named[group], groups[group]) for group in order],
                limits,
            ),
            "cards": plots.scatter(
                v.say("balance-cards"),
                plots.Axis(costs[0] - 0.5, costs[-1] + 0.5, [float(cost) for cost in costs], v.say("balance-cost")),
                plots.shares(share, 0.8),
                dots,
                [named[group] for group in order],
            ),
            "rounds": plots.histogram(
                v.say("balance-length"),
                v.say("balance-rounds"),
                v.say("balance-games"),
                [(rounds, self.tally.rounds[rounds]) for rounds in sorted(self.tally.rounds)],
            ),
        }
        return {plot_name(self.game, name): picture for name, picture in drawn.items()}


@dataclass(frozen=True, slots=True)
class Row:
    """A card beside the others of its cost: how often it was owned and won with, and how far that is from them."""

    what: Holding
    owned: float
    won: float
    apart: float
    often: float


def plot_name(game: Game, name: str) -> str:
    """The file of a plot."""
    return f"{game.id.replace('/', '-')}-balance-{name}.svg"


def margin(share: float, games: int) -> float:
    """How far off a share may be by luck, nineteen times of twenty."""
    return 1.96 * sqrt(share * (1 - share) / max(1, games))


def run(
    game: Game, games: int, seed: int, bots: str = "steady", progress: Callable[[int], None] | None = None
) -> Balance:
    """Play games with the same bot at every seat, on every core there is. The same seed gives the same report."""
    report = Balance(game, bots, seed, Tally())
    for part in played(game, games, seed, bots):
        report.tally.add(part)
        if progress is not None:
            progress(part.games)
    return report
