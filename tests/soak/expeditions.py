"""`python -m tests.soak.expeditions --campaign aeons-end/outcasts --games 100 --bots random`: whole expeditions by bots."""

from __future__ import annotations

import sys
import time
import traceback
from collections import Counter

import click

import talia
from talia import Match
from talia.bots import bot
from talia.games.aeons_end.boxes.outcasts.expedition import EXPEDITION as OUTCASTS
from talia.games.aeons_end.expedition.own import EXPEDITION as OWN
from talia.games.aeons_end.expedition.own import OwnExpedition
from talia.games.aeons_end.expedition.rules import Expedition
from talia.kernel.campaign import Origin, Step
from talia.kernel.chance import Chance
from tests.games.playing import voices_of

from .campaigns import follow, loads


class Pardoned(Expedition):
    """An expedition in which every second lost battle counts as won: those who choose by chance never win one."""

    def succeeded(self, origin: Origin, step: Step, match: Match) -> bool:
        return super().succeeded(origin, step, match) or (match.over and int(match.fingerprint, 16) % 2 == 0)


class OwnPardoned(Pardoned, OwnExpedition):
    """The same of expeditions that chance lays out."""


EXPEDITIONS: dict[str, Expedition] = {
    OUTCASTS.id: Pardoned(
        OUTCASTS.battles, OUTCASTS.title, OUTCASTS.fixed, OUTCASTS.levels, OUTCASTS.tale, OUTCASTS.parts
    ),
    OWN.id: OwnPardoned(OWN.battles),
}


def expedition(id: str, seed: int, sort: str, figures: Counter[str]) -> None:
    """One expedition to its end: every match of it loads to where it stands, and so does the whole at its end."""
    rules, chance = EXPEDITIONS[id], Chance(seed)
    players = 1 + seed % 4
    played = rules.new(players=players, seed=seed, difficulty=rules.levels[chance.below(len(rules.levels))])
    while True:
        match = played.match
        follow(played, [bot(sort, match.game, seed + seat) for seat in range(players)], chance, figures)
        assert talia.load(match.save()).fingerprint == match.fingerprint
        figures.update({"camps" if played.step.camp else "battles": 1, "decisions": len(match.keys), "saves": 1})
        for voice in voices_of(match.game):
            assert played.page(voice)["stages"]
            assert voice.mistakes == [], voice.mistakes
        if played.over:
            break
        played.go_on()
    loads(played, figures)
    assert played.won
    lost = sum(not any(each.result.won) for each in played.results)
    figures.update({"expeditions": 1, f"of {players}": 1, "lost": lost, "tries": len(played.results)})


@click.command()
@click.option("--campaign", type=click.Choice(list(EXPEDITIONS)), default=OUTCASTS.id, show_default=True)
@click.option("--games", default=100, show_default=True, help="How many expeditions.")
@click.option("--seed", default=0, show_default=True, help="The first seed.")
@click.option("--bots", default="steady", show_default=True, help="Who plays.")
def main(campaign: str, games: int, seed: int, bots: str) -> None:
    """Play whole expeditions by bots, and tell what happened."""
    figures: Counter[str] = Counter()
    failed = []
    began = time.process_time()
    for number in range(seed, seed + games):
        try:
            expedition(campaign, number, bots, figures)
        except Exception:  # told with its seed, and the rest go on
            failed.append(number)
            click.echo(f"seed {number}\n{traceback.format_exc()}", err=True)
    click.echo(", ".join(f"{count:,} {name}" for name, count in figures.items()))
    click.echo(f"{time.process_time() - began:.0f} seconds of one core; failed: {failed or 'none'}")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
