"""How fair a campaign is: many by equal bots, who won its battles, and with what they were given on the way."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from talia.bots import bot
from talia.kernel.campaign import CampaignRules, Stage
from talia.kernel.game import Holding
from talia.kernel.voice import Name
from talia.lab import plots
from talia.lab.balance import APART, margin
from talia.lab.simulation import play_out
from talia.lab.tally import PLAYERS, Card
from talia.words import Speaker, campaign_speaker, in_figures

A_BATCH = 4
WORTH_SHARING = 8
"""How many campaigns a process is given at a time, and how many there must be before several processes are worth it."""

TRIALS = 200
"""How many single battles are fought beside each campaign, to measure what may be given: chapters that bots always lose
tell nothing about it."""


@dataclass
class Fought:
    """How often a battle of the way was fought and won."""

    stage: Stage
    fought: int = 0
    won: int = 0

    @property
    def share(self) -> float:
        """How many were won."""
        return self.won / max(1, self.fought)


@dataclass
class Tally:
    """What came of some campaigns by stage, and of single battles by what somebody had."""

    campaigns: int = 0
    errors: int = 0
    first_error: str = ""
    stages: dict[str, Fought] = field(default_factory=dict)
    given: dict[str, Card] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.campaigns += other.campaigns
        self.errors += other.errors
        self.first_error = self.first_error or other.first_error
        for id, stage in other.stages.items():
            fought = self.stages.setdefault(id, Fought(stage.stage))
            fought.fought += stage.fought
            fought.won += stage.won
        for id, card in other.given.items():
            mine = self.given.setdefault(id, Card(card.what))
            mine.owned += card.owned
            mine.won += card.won


@dataclass(frozen=True, slots=True)
class Row:
    """Something given beside the others of its sort: in how many battles somebody had it, how many of those were won, and
    how far that is from the average of its sort."""

    what: Holding
    owned: int
    won: float
    apart: float


@dataclass
class CampaignBalance:
    """The report."""

    rules: CampaignRules
    bots: str
    seed: int
    tally: Tally

    def ranking(self) -> list[Row]:
        """Everything given beside the others of its sort, in the order of the sorts, the best first."""
        groups: dict[str, list[Card]] = {}
        for card in self.tally.given.values():
            groups.setdefault(card.what.group, []).append(card)
        rows = []
        for cards in sorted(groups.values(), key=lambda each: each[0].what.cost):
            mean = sum(card.won for card in cards) / sum(card.owned for card in cards)
            found = [Row(card.what, card.owned, card.won / card.owned, card.won / card.owned - mean) for card in cards]
            rows += sorted(found, key=lambda row: (-row.won, row.what.id))
        return rows

    def within(self) -> bool:
        """Whether nothing given is too far from the others of its sort, but for what a rulebook prints."""
        return all(abs(row.apart) <= APART for row in self._ours())

    def _ours(self) -> list[Row]:
        return [row for row in self.ranking() if not row.what.printed]

    def as_json(self) -> dict[str, object]:
        """The report as one object."""
        tally = self.tally
        return {
            "campaign": self.rules.id,
            "players": PLAYERS,
            "setup": advised(self.rules),
            "bots": self.bots,
            "seed": self.seed,
            "campaigns": tally.campaigns,
            "errors": tally.errors,
            "first_error": tally.first_error,
            "battles": [
                {"id": id, "fought": each.fought, "won": each.won, "share": round(each.share, 4)}
                for id, each in tally.stages.items()
            ],
            "given": [
                {
                    "id": row.what.id,
                    "group": row.what.group,
                    "battles": row.owned,
                    "share": round(row.won, 4),
                    "apart": round(row.apart, 4),
                }
                for row in self.ranking()
            ],
            "within": self.within(),
        }

    def as_markdown(self, v: Speaker) -> str:
        """The report as a page, with its plots beside it."""
        tally = self.tally
        options = "" if self.bots == "steady" else f" --bots {self.bots}"
        count = tally.campaigns + tally.errors
        parts = [
            f"# {v.say('balance-title', game=self.rules.title)}",
            v.say(
                "campaign-balance-summary",
                campaigns=tally.campaigns,
                players=PLAYERS,
                bots=self.bots,
                first=str(self.seed),
                last=str(self.seed + count - 1),
                setup=", ".join(advised(self.rules).values()) or "-",
            ),
            f"{v.say('balance-command')} `talia lab balance {self.rules.id} --games {count} --seed {self.seed}{options}`",
        ]
        if tally.errors:
            parts.append(v.say("balance-errors", count=tally.errors, first=tally.first_error))
        rows = self.ranking()
        if rows:
            furthest = max(self._ours() or rows, key=lambda row: abs(row.apart))
            verdict = v.say("balance-within" if self.within() else "balance-outside")
            limit = v.say("campaign-balance-limit", points=f"{100 * APART:.0f}")
            found = f"{v.name(furthest.what.name)} {100 * furthest.apart:+.1f}"
            header = [v.say("balance-limit"), v.say("balance-found"), v.say("balance-verdict")]
            parts.append(_table(header, [[limit, found, verdict]]))
        parts += [f"## {v.say('campaign-balance-battles')}", self._battles(v), self._picture(v, "battles")]
        if rows:
            note = v.say("campaign-balance-given-note", points=f"{100 * APART:.0f}")
            parts += [f"## {v.say('campaign-balance-given')}", note, self._given(v, rows), self._picture(v, "given")]
        return "\n\n".join([*parts[:3], *(in_figures(v.lang, part) for part in parts[3:])]) + "\n"

    def _battles(self, v: Speaker) -> str:
        header = [v.say("campaign-balance-battle"), "", v.say("campaign-balance-fought"), v.say("balance-wins")]
        header += [v.say("balance-share"), v.say("balance-margin")]
        rows = []
        for each in self.tally.stages.values():
            off = f"± {100 * margin(each.share, each.fought):.1f}"
            about = v.name(each.stage.about) if each.stage.about is not None else ""
            rows.append([v.name(each.stage.name), about, str(each.fought), str(each.won), f"{each.share:.1%}", off])
        return _table(header, rows)

    def _given(self, v: Speaker, rows: Sequence[Row]) -> str:
        words = ("campaign-balance-name", "campaign-balance-sort", "campaign-balance-fought", "balance-share")
        header = [*(v.say(word) for word in words), v.say("campaign-balance-apart"), v.say("balance-margin")]
        return _table(
            header,
            [
                [
                    v.name(row.what.name),
                    v.name(row.what.group_name),
                    str(row.owned),
                    f"{row.won:.1%}",
                    f"{100 * row.apart:+.1f}",
                    f"± {100 * margin(row.won, row.owned):.1f}",
                ]
                for row in rows
            ],
        )

    def _picture(self, v: Speaker, name: str) -> str:
        return f"![{v.say(f'campaign-balance-{name}')}]({self._file(name)})"

    def _file(self, name: str) -> str:
        return f"{self.rules.id.replace('/', '-')}-balance-{name}.svg"

    def plots(self, v: Speaker | None = None) -> dict[str, str]:
        """The plots by file name, in English unless somebody else speaks."""
        v = v or campaign_speaker("en", self.rules)
        share = v.say("balance-share")
        stages = list(self.tally.stages.values())
        drawn = {
            "battles": plots.bars(
                v.say("campaign-balance-battles"),
                plots.shares(share),
                [(v.name(each.stage.name), each.share) for each in stages],
            )
        }
        rows = self.ranking()
        if rows:
            sorts: dict[str, Name] = {row.what.group: row.what.group_name for row in rows}
            order = list(sorts)
            dots = [
                (
                    order.index(row.what.group) + 1.0,
                    row.won,
                    order.index(row.what.group),
                    f"{v.name(row.what.name)}: {row.won:.1%}",
                )
                for row in rows
            ]
            marks = [float(number + 1) for number in range(len(order))]
            flat = plots.Axis(0.5, len(order) + 0.5, marks, v.say("campaign-balance-sort"))
            most = max(row.won for row in rows)
            drawn["given"] = plots.scatter(
                v.say("campaign-balance-given"),
                flat,
                plots.shares(share, most),
                dots,
                [v.name(sorts[id]) for id in order],
            )
        return {self._file(name): picture for name, picture in drawn.items()}


def _table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def advised(rules: CampaignRules) -> dict[str, str]:
    """The set-up that studies play: what a first game is better played with."""
    return {each.name: each.advised for each in rules.fields if each.advised}


def run(
    rules: CampaignRules, campaigns: int, seed: int, bots: str = "steady", progress: Callable[[int], None] | None = None
) -> CampaignBalance:
    """Play campaigns with the same bot at every seat, on every core there is. The same seed gives the same report."""
    report = CampaignBalance(rules, bots, seed, Tally())
    for part in _played(rules, campaigns, seed, bots):
        report.tally.add(part)
        if progress is not None:
            progress(part.campaigns + part.errors)
    return report


def _played(rules: CampaignRules, campaigns: int, seed: int, bots: str) -> Iterator[Tally]:
    """The tallies of all campaigns, batch by batch in the order of their seeds."""
    end = seed + campaigns
    batches = [range(first, min(first + A_BATCH, end)) for first in range(seed, end, A_BATCH)]
    cores = os.cpu_count() or 1
    if "fork" not in multiprocessing.get_all_start_methods() or cores == 1 or campaigns < WORTH_SHARING:
        for batch in batches:
            yield _tally(rules, bots, batch)
        return
    with multiprocessing.get_context("fork").Pool(cores, _begin, (rules, bots)) as pool:
        yield from pool.imap(_tally_of, batches)


_given: list[tuple[CampaignRules, str]] = []


def _begin(rules: CampaignRules, bots: str) -> None:
    _given[:] = [(rules, bots)]


def _tally_of(seeds: range) -> Tally:
    return _tally(*_given[0], seeds)


def _tally(rules: CampaignRules, bots: str, seeds: range) -> Tally:
    """Play one campaign for each seed. One that fails is counted, never hidden, and the rest go on."""
    tally = Tally()
    for seed in seeds:
        one = Tally(campaigns=1)
        try:
            _count(rules, bots, seed, one)
        except Exception as error:  # a campaign that breaks must show up in the report, with the seed to find it by
            one = Tally(errors=1, first_error=f"seed {seed}: {type(error).__name__}: {error}")
        tally.add(one)
    return tally


def _count(rules: CampaignRules, bots: str, seed: int, tally: Tally) -> None:
    answers: dict[str, Any] = {**advised(rules)}  # Any: as the set-up of any campaign takes them
    campaign = rules.new(players=PLAYERS, seed=seed, **answers)
    while True:
        match, step, before = campaign.match, campaign.step, campaign.ledger
        match.quiet = True
        number = seed * 101 + len(campaign.past) * 11
        play_out(match, [bot(bots, match.game, number + seat) for seat in range(PLAYERS)])
        if not step.camp:
            assert match.result is not None
            known = {stage.id: stage for stage in rules.stages(campaign.origin, before)}
            fought = tally.stages.setdefault(step.stage, Fought(known[step.stage]))
            fought.fought += 1
            fought.won += any(match.result.won)
        if campaign.over:
            break
        campaign.go_on()
    for number in range(TRIALS):
        _try(rules, bots, seed * TRIALS + number, tally)


def _try(rules: CampaignRules, bots: str, seed: int, tally: Tally) -> None:
    """A single battle with everything that may be given."""
    trial = rules.trial(PLAYERS, seed)
    if trial is None:
        return
    match, holdings = trial
    match.quiet = True
    play_out(match, [bot(bots, match.game, seed * 101 + seat) for seat in range(PLAYERS)])
    assert match.result is not None
    for seat, held in enumerate(holdings):
        for what in held:
            card = tally.given.setdefault(what.id, Card(what))
            card.owned += 1
            card.won += match.result.won[seat]
