"""The commands that study the games: `talia simulate`, `talia bench` and `talia lab`."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable
from typing import Any

import click

import talia
from talia.cli_help import SpokenCommand, SpokenGroup
from talia.cli_options import REST, answers_to, lang_of_group, lang_option, setup_answers, usual_bots, write_file
from talia.kernel.files import path_of
from talia.kernel.garbage import collect_seldom
from talia.kernel.registry import campaigns
from talia.words import campaign_speaker, speaker


@click.command(cls=SpokenCommand, context_settings={**REST, "help_option_names": []})
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True, help="How many players.")
@click.option("--bots", default="steady", show_default=True, help="A bot for all seats, or a list: steady,random.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first game's seed; the others follow it.")
@click.option("--surprise", is_flag=True, help="Leave the set-up of every game to chance.")
@click.option("--campaign", "whole", is_flag=True, help="Play whole campaigns; count how many tries each battle took.")
@click.option(
    "--tries", type=click.IntRange(1), default=10, show_default=True, help="Lost tries until bots give a campaign up."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@lang_option
@click.pass_context
def simulate(
    context: click.Context,
    game: str,
    players: int,
    bots: str,
    count: int,
    seed: int,
    surprise: bool,
    whole: bool,
    tries: int,
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play many games and count what happens."""
    from talia.lab import simulation

    if game in ("--help", "-h"):
        click.echo(context.get_help())
        return
    collect_seldom()
    if whole:
        _simulate_campaigns(context, game, (players, bots, count, seed, tries), as_json, lang)
        return
    chosen = talia.game(game)
    answers = setup_answers(context, chosen, lang)
    plan = simulation.Plan(chosen, players, usual_bots(bots, chosen), count, seed, answers, surprise)
    v = speaker(lang, chosen)
    if as_json or not sys.stderr.isatty():
        report = simulation.run(plan)
    else:
        with click.progressbar(length=count, label=v.say("cli-simulating"), file=sys.stderr) as bar:
            report = simulation.run(plan, bar.update)
    click.echo(json.dumps(report.as_json()) if as_json else report.as_table(v))


def _simulate_campaigns(
    context: click.Context, id: str, numbers: tuple[int, str, int, int, int], as_json: bool, lang: str
) -> None:
    from talia.lab import expeditions

    rules = talia.campaign(id)
    v = campaign_speaker(lang, rules)
    players, bots, count, seed, tries = numbers
    answers = answers_to(context, rules.fields, v, v.name(rules.title))
    plan = expeditions.CampaignPlan(rules, players, bots, count, seed, answers, tries)
    if as_json or not sys.stderr.isatty():
        report = expeditions.run(plan)
    else:
        with click.progressbar(length=count, label=v.say("cli-simulating"), file=sys.stderr) as bar:
            report = expeditions.run(plan, bar.update)
    click.echo(json.dumps(report.as_json()) if as_json else report.as_table(v))


class Seconds(click.FloatRange):
    """How long something lasts; what is no number is no time either."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds = float(super().convert(value, param, ctx))
        return self.fail(f"{value} is not a number.", param, ctx) if math.isnan(seconds) else seconds


@click.command(cls=SpokenCommand)
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@click.option("--peers", is_flag=True, help="Measure pyminion and OpenSpiel in the same run, where installed.")
@click.option(
    "--seconds",
    type=Seconds(0, 3600, min_open=True),
    default=2.0,
    show_default=True,
    help="How long to measure each thing.",
)
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="How often to measure all of it; the best of each counts.",
)
@lang_option
def bench(game: str | None, as_json: bool, peers: bool, seconds: float, rounds: int, lang: str) -> None:
    """Measure speed: decisions and clones a second, memory of a live match."""
    from talia.lab import speed

    collect_seldom()
    v = speaker(lang)
    chosen = [talia.game(game)] if game is not None else list(talia.games().values())
    rows: list[speed.Row] = []
    for _ in range(rounds):
        found = [row for each in chosen for row in speed.measure(each, seconds)]
        if peers:
            found += speed.peers(seconds)
        rows = speed.best_of(rows, found)
    click.echo(json.dumps([row.as_json() for row in rows]) if as_json else speed.table(rows, v))


@click.group(cls=SpokenGroup)
@lang_of_group
def lab() -> None:
    """Study the games."""
    collect_seldom()


@lab.command()
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The first game's seed; the others follow it.")
@click.option("--bots", default="steady", show_default=True, help="Who plays.")
@click.option("--out", help="Write the report and its plots beside this Markdown file.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@lang_option
def balance(game: str, count: int, seed: int, bots: str, out: str | None, as_json: bool, lang: str) -> None:
    """How fair a game is: win share by seat, by clan, by card against its cost, and how long games last. Of a campaign: win
    share by battle, and by what was given on the way."""
    from talia.lab import balance as study
    from talia.lab import campaign_balance

    offered = campaigns().get(game)
    way = offered.studied() if offered is not None else None
    chosen = talia.game(game)
    v = speaker(lang, chosen) if way is None else campaign_speaker(lang, way)

    def run(progress: Callable[[int], None] | None = None) -> study.Balance | campaign_balance.CampaignBalance:
        if way is not None:
            return campaign_balance.run(way, count, seed, bots, progress)
        return study.run(chosen, count, seed, usual_bots(bots, chosen), progress)

    if as_json or not sys.stderr.isatty():
        found = run()
    else:
        with click.progressbar(length=count, label=v.say("cli-simulating"), file=sys.stderr) as bar:
            found = run(bar.update)
    if out is not None:
        path = path_of(out)
        for name, drawn in found.plots().items():
            write_file(drawn, path.parent / name)
        write_file(found.as_markdown(v), path)
        click.echo(v.say("cli-report-written", file=out))
    else:
        click.echo(json.dumps(found.as_json()) if as_json else found.as_markdown(v))
