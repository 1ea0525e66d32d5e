"""Many campaigns by bots, and how many tries each of their battles took."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from talia.bots import bot
from talia.kernel.campaign import Campaign, CampaignRules
from talia.lab.simulation import in_columns, play_out, seated
from talia.words import Speaker

TRIES = 10
"""After so many lost tries at a battle bots give a campaign up, so that a simulation ends."""


@dataclass(frozen=True)
class CampaignPlan:
    """What to simulate. `bots` is one bot for all seats, or a list with commas, one for each seat. Any: plain answers."""

    rules: CampaignRules
    players: int
    bots: str
    games: int
    seed: int
    answers: Mapping[str, Any]
    tries: int = TRIES

    def seats(self) -> list[str]:
        """A bot's name for every seat."""
        return seated(self.bots, self.players)


@dataclass
class CampaignReport:
    """What came of it. `tries` counts, for each step in the order of the way, how many tries it took to win it; `lost` how
    many tries at it were lost in all."""

    plan: CampaignPlan
    campaigns: int = 0
    won: int = 0
    given_up: int = 0
    errors: int = 0
    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    tries: dict[str, Counter[int]] = field(default_factory=dict)
    lost: Counter[str] = field(default_factory=Counter)
    first_error: str = ""
    fingerprint: str = ""

    def as_json(self) -> dict[str, object]:
        """The report as one object."""
        return {
            "campaign": self.plan.rules.id,
            "players": self.plan.players,
            "bots": self.plan.seats(),
            "seed": self.plan.seed,
            "campaigns": self.campaigns,
            "won": self.won,
            "given_up": self.given_up,
            "most_tries": self.plan.tries,
            "errors": self.errors,
            "first_error": self.first_error,
            "battles": [self._battle(step) for step in self.tries],
            "matches": self.matches,
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "fingerprint": self.fingerprint,
        }

    def _battle(self, step: str) -> dict[str, object]:
        counts = self.tries[step]
        won = sum(counts.values())
        fought = won + self.lost[step]
        return {
            "step": step,
            "won": won,
            "fought": fought,
            "share_won": round(won / fought, 3) if fought else 0.0,
            "tries": {str(n): counts[n] for n in sorted(counts)},
            "mean_tries": round(sum(n * count for n, count in counts.items()) / won, 2) if won else None,
        }

    def as_table(self, v: Speaker) -> str:
        """The report as a table in words."""
        rows = [
            (v.say("sim-campaigns"), str(self.campaigns)),
            (v.say("sim-campaigns-won"), str(self.won)),
            (v.say("sim-given-up", n=self.plan.tries), str(self.given_up)),
        ]
        for step, counts in self.tries.items():
            won = sum(counts.values())
            fought = won + self.lost[step]
            share = f"{100 * won / fought:.1f}%" if fought else "-"
            mean = f"{sum(n * count for n, count in counts.items()) / won:.1f}" if won else "-"
            rows.append((f"  {step}", v.say("sim-battle", won=won, fought=fought, share=share, mean=mean)))
        rows += [
            (v.say("sim-decisions"), str(self.decisions)),
            (v.say("sim-speed"), f"{self.decisions / self.seconds:,.0f}" if self.seconds else "-"),
            (v.say("sim-errors"), str(self.errors) + (f" ({self.first_error})" if self.errors else "")),
            (v.say("sim-fingerprint"), self.fingerprint),
        ]
        return in_columns(rows, v)


def run(plan: CampaignPlan, progress: Callable[[int], None] | None = None) -> CampaignReport:
    """Play the campaigns one after the other. One that fails is counted, never hidden, and the rest go on."""
    report = CampaignReport(plan)
    total = hashlib.sha256()
    for number in range(plan.games):
        seed = plan.seed + number
        campaign = plan.rules.new(players=plan.players, seed=seed, **plan.answers)
        began = time.perf_counter()
        try:
            play(campaign, plan.seats(), plan.tries)
        except Exception as error:  # a campaign that breaks must show up in the report, with the seed to find it by
            report.errors += 1
            report.first_error = report.first_error or f"seed {seed}: {type(error).__name__}: {error}"
        report.seconds += time.perf_counter() - began
        _count(report, campaign)
        total.update(campaign.fingerprint.encode())
        if progress is not None:
            progress(1)
    report.fingerprint = total.hexdigest()[:16]
    return report


def play(campaign: Campaign, seats: list[str], tries: int = TRIES) -> bool:
    """Let bots play a campaign; False if they gave it up after so many lost tries at one battle."""
    while True:
        match, number = campaign.match, len(campaign.past)
        match.quiet = True
        seed = campaign.origin.seed * 101 + number * 11
        play_out(match, [bot(name, match.game, seed + seat) for seat, name in enumerate(seats)])
        if campaign.over:
            return True
        if not campaign.step.camp and not campaign.succeeded and campaign.attempt >= tries:
            return False
        campaign.go_on()


def _count(report: CampaignReport, campaign: Campaign) -> None:
    report.campaigns += 1
    report.matches += len(campaign.past) + 1
    report.decisions += sum(each.choices for each in campaign.past) + len(campaign.match.keys)
    over = campaign.over
    report.won += over and campaign.won
    report.given_up += not over
    for each in campaign.results:
        counts = report.tries.setdefault(each.step.id, Counter())
        if each.won:
            counts[each.attempt] += 1
        else:
            report.lost[each.step.id] += 1
