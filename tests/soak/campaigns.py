"""`python -m tests.soak.campaigns --campaigns 200`: whole campaigns of Legacy by bots, for one to four mages."""

from __future__ import annotations

import time
from collections import Counter

import click

import talia
from talia import Campaign, Match
from talia.bots import bot
from talia.games.aeons_end.chapters.rules import CAMPAIGN, LegacyCampaign
from talia.kernel.campaign import Origin, Step
from talia.kernel.campaign_saves import read
from talia.kernel.chance import Chance
from talia.kernel.game import Bot
from tests.games.playing import check
from tests.words.listener import Listener

CHECKED = 12
"""One decision in so many is checked; at one decision of each match the whole campaign is saved and loaded."""


class Pardoned(LegacyCampaign):
    """Legacy, in which every second lost battle counts as won, so that bots see the whole campaign, and lost tries too."""

    def succeeded(self, origin: Origin, step: Step, match: Match) -> bool:
        return super().succeeded(origin, step, match) or (match.over and int(match.fingerprint, 16) % 2 == 0)


RULES = Pardoned(CAMPAIGN.single)


def campaign(seed: int, figures: Counter[str]) -> None:
    """One campaign to its end: every chapter and camp loads to where it stands."""
    chance = Chance(seed)
    players, sort = seed % 4 + 1, ("random", "random", "steady")[chance.below(3)]
    level = ("beginner", "normal")[chance.below(2)]
    played = RULES.new(players=players, seed=seed, difficulty=level)
    while True:
        seats = [bot(sort, played.match.game, seed + seat) for seat in range(players)]
        follow(played, seats, chance, figures)
        loads(played, figures)
        figures.update({"camps" if played.step.camp else "battles": 1, "decisions": len(played.match.keys)})
        figures["lost"] += not played.step.camp and not CAMPAIGN.succeeded(played.origin, played.step, played.match)
        if played.over:
            break
        played.go_on()
    assert played.won
    assert all(len(given) == 5 for given in played.ledger["gifts"])
    figures.update({"campaigns": 1, f"of {players}": 1, f"by {sort}": 1})


def follow(played: Campaign, seats: list[Bot], chance: Chance, figures: Counter[str]) -> None:
    """Play the match at hand to its end, with every check, hearing some of what is said."""
    match = played.match
    cards, saved, listener = len(match.state.kinds), chance.below(120), Listener(match.game)
    acted = 0
    while not match.over:
        decision = match.decision
        acted = decision.seat if decision.seat is not None else acted
        match.choose(seats[acted].choose(match, decision), decision.seat)
        if chance.below(CHECKED) == 0:
            listener.hear_match(match)
            if not played.step.camp:
                check(match, cards)
        if len(match.keys) == saved:
            loads(played, figures)
    assert listener.wrong == set(), listener.wrong


def loads(played: Campaign, figures: Counter[str]) -> None:
    """The campaign, and the match at hand by itself, load to where they stand."""
    again = read(played.save(), lambda id: played.rules)[0]
    assert (again.fingerprint, again.ledger) == (played.fingerprint, played.ledger)
    assert talia.load(played.match.save()).fingerprint == played.match.fingerprint
    figures["saves"] += 1


def a_campaign(seed: int) -> dict[str, int]:
    """One campaign: a trial of the soak."""
    figures: Counter[str] = Counter()
    campaign(seed, figures)
    return {name: figures[name] for name in ("campaigns", "battles", "lost", "decisions", "saves")}


@click.command()
@click.option("--campaigns", default=200, show_default=True, help="How many campaigns.")
@click.option("--seed", default=0, show_default=True, help="The first seed.")
def main(campaigns: int, seed: int) -> None:
    """Play whole campaigns, and tell what was done."""
    figures: Counter[str] = Counter()
    began = time.process_time()
    for number in range(campaigns):
        try:
            campaign(seed + number, figures)
        except Exception as error:  # told with its seed, and the rest go on
            figures["errors"] += 1
            click.echo(f"seed {seed + number}: {type(error).__name__}: {error}")
    click.echo(", ".join(f"{count:,} {name}" for name, count in figures.items()))
    click.echo(f"{time.process_time() - began:.0f} seconds of one core")
    raise SystemExit(1 if figures["errors"] else 0)


if __name__ == "__main__":
    main()
