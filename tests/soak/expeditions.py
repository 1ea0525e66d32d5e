"""`python -m tests.soak.expeditions --campaign aeons-end/outcasts --games 100 --bots random`: whole campaigns by bots."""

from __future__ import annotations

import sys
import time
import traceback
from collections import Counter

import click

from talia.bots import bot
from talia.kernel.campaign import Campaign, CampaignRules
from talia.kernel.campaign_saves import read
from talia.kernel.registry import campaign as find_campaign
from talia.kernel.registry import campaigns
from talia.lab.simulation import play_out
from talia.words import LANGUAGES
from tests.games.playing import voices_of

PATIENCE = 2
"""So many lost tries at a battle; from then on `steady` fights it, since those who choose by chance never win."""

TRIES = 25
"""After so many lost tries in all a battle is given up: even `steady` may have a market that wins nothing."""


def expedition(rules: CampaignRules, seed: int, name: str, figures: Counter[str]) -> Campaign:
    """One campaign to its end. After every match its save is loaded, and stands at the same place."""
    campaign = rules.new(players=1 + seed % 4, seed=seed)
    while True:
        match, fought = campaign.match, campaign.attempt
        match.quiet = True
        who = name if campaign.step.camp or fought <= PATIENCE else "steady"
        play_out(match, [bot(who, match.game, seed * 101 + seat) for seat in range(campaign.origin.players)])
        figures.update({"camps" if campaign.step.camp else "battles": 1, "decisions": len(match.keys)})
        check(campaign, figures)
        if campaign.over or (not campaign.succeeded and fought >= TRIES):
            return campaign
        campaign.go_on()
        check(campaign, figures)


def check(campaign: Campaign, figures: Counter[str]) -> None:
    """The save leads back, and both languages can say the campaign's page."""
    loaded, _ = read(campaign.save(), find_campaign)
    assert loaded.fingerprint == campaign.fingerprint
    assert loaded.ledger == campaign.ledger
    assert loaded.over == campaign.over
    figures["saves"] += 1
    for voice in voices_of(campaign.match.game):
        assert campaign.page(voice)["stages"]
        assert voice.mistakes == [], voice.mistakes


@click.command()
@click.option("--campaign", type=click.Choice(list(campaigns())), default="aeons-end/outcasts", show_default=True)
@click.option("--games", default=100, show_default=True, help="How many campaigns.")
@click.option("--seed", default=0, show_default=True, help="The first seed.")
@click.option("--bots", default="steady", show_default=True, help="Who plays.")
def main(campaign: str, games: int, seed: int, bots: str) -> None:
    """Play whole campaigns by bots, and tell what happened."""
    figures: Counter[str] = Counter()
    failed = []
    began = time.process_time()
    for number in range(seed, seed + games):
        try:
            played = expedition(find_campaign(campaign), number, bots, figures)
            figures.update({"campaigns": 1, "to the end": int(played.over), "won": int(played.won)})
        except Exception:  # whatever it is: that is what a soak looks for
            failed.append(number)
            click.echo(f"seed {number}\n{traceback.format_exc()}", err=True)
    click.echo(", ".join(f"{count:,} {name}" for name, count in figures.items()))
    click.echo(f"{time.process_time() - began:.0f} seconds of one core, {len(LANGUAGES)} languages; failed: {failed or 'none'}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
