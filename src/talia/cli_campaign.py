"""`talia campaign`: begin, go on with, show and list campaigns."""

from __future__ import annotations

import json

import click

import talia
from talia.cli_help import SpokenCommand, SpokenGroup
from talia.cli_options import REST, answers_to, existing, lang_of_group, lang_option, language_asked, seats_of
from talia.kernel.campaign import CampaignRules
from talia.kernel.errors import TaliaError
from talia.kernel.files import path_of
from talia.words import campaign_speaker, speaker


class CampaignCommand(SpokenCommand):
    """A command of this group, whose help is not that of its namesake outside."""

    @property
    def spoken(self) -> str:
        return f"campaign-{self.name}"


class CampaignGroup(SpokenGroup):
    """The group itself."""

    command_class = CampaignCommand


@click.group(cls=CampaignGroup)
@lang_of_group
def campaign() -> None:
    """Play campaigns: rows of battles with a camp between them."""


def _title(rules: CampaignRules, lang: str) -> str:
    return campaign_speaker(lang, rules).name(rules.title)


@campaign.command("new", context_settings={**REST, "help_option_names": []})
@click.argument("id", metavar="CAMPAIGN")
@click.option("--players", type=int, help="How many players.")
@click.option("--seed", type=int, help="The same seed gives the same campaign.")
@click.option("--names", default="", help="What the players are called: Ann,Bo.")
@click.option("--bots", default=None, help="A bot for each seat but the first, or a list for every seat: human,steady.")
@click.option("--file", help="Where to keep it; a place of its own by default.")
@click.option("--later", is_flag=True, help="Only write its file, and say where it is.")
@click.option("--plain", is_flag=True, help="A line mode for pipes and screen readers.")
@click.option("--people", is_flag=True, help="Several people share this keyboard: undo stops at what was revealed.")
@lang_option
@click.pass_context
def new(
    context: click.Context,
    id: str,
    players: int | None,
    seed: int | None,
    names: str,
    bots: str | None,
    file: str | None,
    later: bool,
    plain: bool,
    people: bool,
    lang: str,
) -> int:
    """Begin a campaign."""
    from talia import terminal
    from talia.terminal.campaign_session import CampaignSession

    if id in ("--help", "-h"):
        click.echo(context.get_help())
        return 0
    rules = talia.campaign(id)
    v = campaign_speaker(lang, rules)
    answers = answers_to(context, rules.fields, v, v.name(rules.title))
    called = [name.strip() for name in names.split(",")] if names.strip() else []
    seats = seats_of(bots, players)
    if players is None:
        players = len(seats) if seats is not None else max(rules.least, min(len(called) or 2, rules.most))
    path = path_of(file) if file is not None else None
    if path is not None and path.exists():
        raise TaliaError("error-campaign-file-exists", file=str(path))
    begun = rules.new(players, seed, called, not people, **answers)
    campaign_session = CampaignSession(begun, seats, lang, path)
    if not later:
        return terminal.play_campaign(campaign_session, plain=plain)
    campaign_session.session.keep()
    if not campaign_session.session.kept:
        click.echo(campaign_session.session.warning(), err=True)
        return terminal.UNSAVED
    click.echo(str(campaign_session.path))
    return 0


@campaign.command("play")
@click.argument("file", required=False)
@click.option("--plain", is_flag=True, help="A line mode for pipes and screen readers.")
@lang_option
def play(file: str | None, plain: bool, lang: str) -> int:
    """Go on with a campaign: with that of a file, or with the last one that is not over."""
    from talia import terminal
    from talia.terminal.campaign_session import CampaignSession, latest

    path = existing(file) if file is not None else latest()
    return terminal.play_campaign(CampaignSession.continued(path, lang if language_asked() else None), plain=plain)


@campaign.command("show")
@click.argument("file", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@lang_option
def show(file: str | None, as_json: bool, lang: str) -> None:
    """Show a campaign: the way, what is at hand, and the results."""
    from talia.terminal.campaign_session import latest
    from talia.terminal.plain_campaign import page_lines

    found = talia.load_campaign(existing(file) if file is not None else latest())
    v = campaign_speaker(lang, found.rules)
    page = found.page(v)
    if as_json:
        click.echo(json.dumps(page, ensure_ascii=False, indent=2))
        return
    for number, line in enumerate(page_lines(page, v)):
        click.echo(click.style(line, bold=True) if number == 0 or (line and not line.startswith(" ")) else line)


@campaign.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@lang_option
def list_(as_json: bool, lang: str) -> None:
    """List the campaigns there are, and those that were begun here."""
    from talia.terminal.campaign_session import kept

    offered = talia.campaigns()
    begun = kept()
    if as_json:
        rows = {
            "campaigns": [
                {"id": id, "title": _title(rules, lang), "players": f"{rules.least}-{rules.most}"}
                for id, rules in offered.items()
            ],
            "begun": [
                {
                    "file": str(each.path),
                    "campaign": each.rules.id,
                    "players": each.players,
                    "names": list(each.names),
                    "seed": each.seed,
                    "matches": each.matches,
                    "over": each.over,
                    "when": each.when.isoformat(timespec="seconds"),
                }
                for each in begun
            ],
        }
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for id, rules in offered.items():
        players = speaker(lang).say("cli-players", range=f"{rules.least}-{rules.most}")
        click.echo(f"{id:<26} {_title(rules, lang):<32} {players}")
    if begun:
        click.echo(f"\n{click.style(speaker(lang).say('campaign-begun'), bold=True)}")
    for each in begun:
        click.echo(f"  {each.told(lang)}\n    {each.path}")
