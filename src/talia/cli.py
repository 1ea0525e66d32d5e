"""The `talia` command."""

from __future__ import annotations

import json
import os
import secrets
import sys
import tomllib
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import click

import talia
from talia.cli_campaign import campaign
from talia.cli_help import SpokenGroup, help_instead, language_of, said_error
from talia.cli_options import (
    REST,
    existing,
    lang_of_group,
    lang_option,
    language_asked,
    seats_of,
    setup_answers,
    write_file,
)
from talia.cli_study import bench, lab, simulate
from talia.kernel.errors import TaliaError
from talia.kernel.files import path_of, unwritable
from talia.words import broad_speaker, speaker

# Any: click does not say what it hands on.


class OneLine(SpokenGroup):
    """A group whose errors are one clear line and whose exit code for bad input is 2."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        _make_sure_of_streams()
        out = sys.stdout
        try:
            code = super().main(*args, **kwargs)
            sys.exit(code if isinstance(code, int) else 0)
        except SystemExit:
            if sys.stdout is not out:  # whoever read what is printed has enough: click silences it, and says 1
                sys.exit(0)
            raise
        except TaliaError as error:
            _complain(broad_speaker(language_of(sys.argv)).error(error))
        except click.exceptions.Exit as leave:
            sys.exit(leave.exit_code)
        except click.Abort:
            sys.exit(130)
        except click.ClickException as error:
            if told := help_instead(error):
                click.echo(told, err=True)
            else:
                _complain(said_error(error))
        except BrokenPipeError:
            sys.stderr.close()
            sys.exit(0)
        except OSError as error:  # what is printed goes to a full disk, for example
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left need not be written
            unprinted = unwritable(Path(error.filename or "stdout"), error)
            _complain(broad_speaker(language_of(sys.argv)).error(unprinted))
        sys.exit(2)


def _make_sure_of_streams() -> None:
    """Streams that the shell has closed are nowhere, and letters that one cannot write are question marks there."""
    for name, way in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, way, encoding="utf-8"))  # noqa: SIM115  # open as long as we run
        elif way == "w" and isinstance(stream, TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def _complain(said: str) -> None:
    """Say what is wrong, in one line, if there is anybody to say it to."""
    try:
        click.echo(f"talia: {said}", err=True)
    except OSError:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


def _position(path: Path, id: str | None) -> talia.Match:
    try:
        position = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError):
        raise TaliaError("error-cli-file", file=str(path)) from None
    except (ValueError, RecursionError) as error:  # also numbers and nests too big to read
        raise TaliaError("error-cli-toml", file=str(path), reason=str(error)) from None
    return talia.arrange(id or position.get("game", next(iter(talia.games()))), position)


@click.group("talia", cls=OneLine, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(talia.__version__, prog_name="talia")
@lang_of_group
def main() -> None:
    """A table for deck-building card games: play alone, with bots, replay, and study."""


@main.command()
@lang_option
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def games(lang: str, as_json: bool) -> None:
    """List the games there are."""
    rows = []
    for id, game in talia.games().items():
        v = speaker(lang, game)
        rows.append({"id": id, "title": v.name(game.title), "players": f"{game.least}-{game.most}"})
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for row in rows:
        players = speaker(lang).say("cli-players", range=row["players"])
        click.echo(f"{row['id']:<26} {row['title']:<32} {players}")


@main.command(context_settings={**REST, "help_option_names": []})
@click.argument("game", required=False)
@click.option("--players", type=int, help="How many players (the mages at the table).")
@click.option("--bots", default=None, help="A bot for each seat but the first, or a list for every seat: human,steady.")
@click.option("--seed", type=int, help="The same seed gives the same game.")
@click.option("--load", "save", help="Go on with a saved game.")
@click.option("--position", help="Begin at a position told in a TOML file.")
@click.option("--plain", is_flag=True, help="A line mode for pipes and screen readers.")
@click.option("--people", is_flag=True, help="Several people share this keyboard: undo stops at what was revealed.")
@click.option("--surprise", is_flag=True, help="Leave the whole set-up to chance.")
@click.option("--new", is_flag=True, help="Do not offer to go on with an interrupted game.")
@lang_option
@click.pass_context
def play(
    context: click.Context,
    game: str | None,
    players: int | None,
    bots: str | None,
    seed: int | None,
    save: str | None,
    position: str | None,
    plain: bool,
    people: bool,
    surprise: bool,
    new: bool,
    lang: str,
) -> int:
    """Play a game in the terminal.

    Without set-up options you are asked for them; `talia play GAME --help` lists a game's own.
    """
    from talia import terminal

    if game in ("--help", "-h"):
        click.echo(context.get_help())
        return 0
    if save is not None:
        return terminal.play_saved(existing(save), lang=lang if language_asked() else None, plain=plain)
    seats = seats_of(bots, players)
    if position is not None:
        match = _position(existing(position), game)
        return terminal.play_match(match, seats=seats, lang=lang, plain=plain, people=people)
    chosen = talia.game(game) if game is not None else _for_newcomers()
    answers = setup_answers(context, chosen, lang)
    if surprise:
        seed = secrets.randbelow(2**32) if seed is None else seed
        answers = {**chosen.surprise(seed), **answers}
    settled = bool(answers) or players is not None or bots is not None or seed is not None
    if not settled and not new:
        interrupted = terminal.offer_interrupted(lang=lang, plain=plain, game=chosen if game is not None else None)
        if interrupted is not None:
            return terminal.play_saved(interrupted, lang=lang if language_asked() else None, plain=plain)
    if settled and players is None:
        players = len(seats) if seats is not None else 2
    return terminal.play_new(
        chosen,
        players=players,
        seats=seats if seats is not None or not settled else ["human"] * (players or 2),
        answers=answers,
        seed=seed,
        lang=lang,
        plain=plain,
        people=people,
    )


@main.command()
@click.argument("game", required=False)
@click.option("--plain", is_flag=True, help="A line mode for pipes and screen readers.")
@lang_option
def learn(game: str | None, plain: bool, lang: str) -> int:
    """Learn a game by playing: a guided match of about ten minutes."""
    from talia import terminal

    return terminal.learn(talia.game(game) if game is not None else _for_newcomers(), lang=lang, plain=plain)


def _for_newcomers() -> talia.Game:
    """The game that is offered first where none is named: one that can be learned by playing."""
    return max(talia.games().values(), key=lambda each: bool(each.lessons()))


@main.command(context_settings={**REST, "help_option_names": []})
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True, help="How many players.")
@click.option("--seed", type=int, help="The same seed gives the same set-up.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@lang_option
@click.pass_context
def setup(context: click.Context, game: str, players: int, seed: int | None, as_json: bool, lang: str) -> None:
    """Print a set-up for a real table. What you do not choose is left to chance."""
    if game in ("--help", "-h"):
        click.echo(context.get_help())
        return
    chosen = talia.game(game)
    seed = secrets.randbelow(2**32) if seed is None else seed
    answers = {**chosen.surprise(seed), **setup_answers(context, chosen, lang)}
    match = chosen.new(players=players, seed=seed, **answers)
    settled = match.origin["setup"]
    v = speaker(lang, chosen)
    if as_json:
        click.echo(json.dumps({"game": chosen.id, "players": players, "seed": seed, "setup": settled}))
        return
    click.echo(click.style(v.say("cli-setup-of", game=v.name(chosen.title), seed=seed), bold=True))
    for title, lines in chosen.sheet(players, seed, settled, v):
        click.echo(f"\n{click.style(title, bold=True)}")
        for line in lines:
            click.echo(f"    {line}")


@main.command()
@click.argument("file")
@click.option("--to", type=click.IntRange(0), help="Stop after so many choices.")
@click.option("--plain", is_flag=True, help="Print the story as text.")
@lang_option
def replay(file: str, to: int | None, plain: bool, lang: str) -> int:
    """Step through a saved game, forwards and backwards."""
    from talia import terminal

    return terminal.replay(existing(file), to=to, plain=plain, lang=lang)


@main.command()
@click.argument("file")
@click.option("--hash", "expected", metavar="HASH", help="The hash that was told before the game, or its beginning.")
@lang_option
def verify(file: str, expected: str | None, lang: str) -> int:
    """Check a finished game: that its choices obey the rules, and that its cards fell by the secret that was sealed.

    The exit code is 0 if all is well, and 1 if it is not.
    """
    from talia.kernel.verification import verify as check

    v = speaker(lang)
    found = check(existing(file), expected)
    for line in found.lines(v):
        click.echo(line)
    return 0 if found.fine else 1


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 is every one.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="The port.")
@click.option(
    "--database", metavar="URL", help="sqlite:///PATH or postgresql://USER@HOST/NAME; a file of yours by default."
)
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Server processes.")
@click.option(
    "--thinkers", type=click.IntRange(1, 64), default=1, show_default=True, help="Bots' processes per worker."
)
@click.option(
    "--limits/--no-limits", default=True, help="Whether people are kept from asking too much; for load tests."
)
@click.option("--open", "show", is_flag=True, help="Open the browser too.")
@lang_option
def serve(
    host: str, port: int, database: str | None, workers: int, thinkers: int, limits: bool, show: bool, lang: str
) -> None:
    """Serve the table in the browser."""
    from talia.table import serve as server

    server.serve(host, port, database or server.home_database(), workers, thinkers, limits, lang, show)


@main.command()
@click.argument("game")
@click.option("--search", "word", metavar="WORD", default="", help="Only what has this word.")
@lang_option
def guide(game: str, word: str, lang: str) -> int:
    """How to play a game, and what its words mean."""
    from talia.terminal.plain_text import guide_lines

    chosen = talia.game(game)
    v = speaker(lang, chosen)
    told = guide_lines(chosen, v, word)
    for line in told[1:] or [v.say("ui-help-nothing")]:
        click.echo(line if line.startswith("  ") else click.style(line, bold=True))
    return 0 if told else 1


@main.command(context_settings={**REST, "help_option_names": []})
@click.argument("game")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
@click.option("--sheet", "sheet_file", help="Draw all cards into an SVG file to print, for games whose cards are ours.")
@lang_option
@click.pass_context
def cards(context: click.Context, game: str, as_json: bool, sheet_file: str | None, lang: str) -> None:
    """Every card of a game with its text."""
    if game in ("--help", "-h"):
        click.echo(context.get_help())
        return
    chosen = talia.game(game)
    chosen = chosen.with_cards(setup_answers(context, chosen, lang))
    v = speaker(lang, chosen)
    if sheet_file is not None:
        drawn = chosen.drawn_cards(v)
        if drawn is None:
            raise TaliaError("error-cli-no-sheet", id=chosen.id)
        write_file(drawn, path_of(sheet_file))
        click.echo(v.say("cli-sheet-drawn", file=sheet_file))
        return
    listed = [card for card in chosen.cards(v) if not card.sealed]
    if as_json:
        rows = []
        for card in listed:
            row: dict[str, object] = {"id": card.id, "name": card.name, "kind": card.kind, "text": card.text}
            if card.cost is not None:
                row["cost"] = card.cost
            rows.append({**row, "group": card.group, "facts": list(card.facts)})
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    group = ""
    for card in listed:
        if card.group != group:
            group = card.group
            click.echo(f"\n{click.style(group, bold=True)}\n")
        facts = [card.kind, *([v.say("cli-cost", n=card.cost)] if card.cost is not None else []), *card.facts]
        click.echo(f"{click.style(card.name, bold=True)} ({', '.join(facts)})")
        for line in card.text.split("\n"):
            click.echo(f"    {line}")


for command in (campaign, simulate, bench, lab):
    main.add_command(command)


if __name__ == "__main__":
    main()
