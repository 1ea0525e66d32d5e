"""What commands of the command line share: the language, files, seats, and the options that a set-up adds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from talia.cli_help import language_of
from talia.kernel.errors import TaliaError
from talia.kernel.files import path_of, unwritable
from talia.kernel.form import Field
from talia.kernel.game import Game
from talia.kernel.saves import keep
from talia.words import LANGUAGES, Speaker, speaker

# Any: set-up answers are plain data which the game checks.

REST = {"ignore_unknown_options": True, "allow_extra_args": True}
"""Commands that take set-up options of a game's or a campaign's own, which click cannot know beforehand."""


def _lang(**more: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option("--lang", type=click.Choice(LANGUAGES), help="The language; the system's by default.", **more)


def lang_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option that chooses the language; a group that the command belongs to may have been told it."""
    return _lang(default=lambda: language_of(sys.argv))(command)


def lang_of_group(group: Callable[..., Any]) -> Callable[..., Any]:
    """The same option for a group of commands: its help and its commands speak that language."""
    return _lang(expose_value=False)(group)


def usual_bots(asked: str, game: Game) -> str:
    """Who plays: as it was asked; where nobody did, `steady`, or `random` in a game that `steady` does not know."""
    from talia.bots import names

    told = click.get_current_context().get_parameter_source("bots") is not ParameterSource.DEFAULT
    return asked if told or asked in names(game) else "random"


def language_asked() -> bool:
    """Whether somebody chose the language themselves."""
    return any(word.startswith("--lang") for word in sys.argv)


def existing(value: str) -> Path:
    """A file that is there."""
    path = path_of(value)
    try:
        there = path.is_file()
    except (OSError, ValueError):  # in a folder that is closed to us, or no name that a file could have
        there = False
    if not there:
        raise TaliaError("error-cli-file", file=value)
    return path


def seats_of(bots: str | None, players: int | None) -> list[str] | None:
    """Who sits where: `--bots steady` gives every seat but the first to that bot; a list names every seat."""
    if bots is None:
        return None
    names = bots.split(",")
    count = players if players is not None else max(2, len(names))
    if len(names) == 1 and count > 1:
        return ["human"] + names * (count - 1)
    if len(names) != count:
        raise TaliaError("error-cli-seats", count=len(names), players=count)
    return names


def answers_to(context: click.Context, fields: Sequence[Field], v: Speaker, title: str) -> dict[str, Any]:
    """The set-up options that were given: `--nemesis umbra-titan --mages dezmodia,gex`."""
    known = {field.name.replace("_", "-"): field for field in fields}
    words = list(context.args)
    answers: dict[str, Any] = {}
    while words:
        word = words.pop(0)
        if word in ("--help", "-h"):
            click.echo(context.get_help())
            click.echo("\n" + _help(fields, v, title))
            context.exit(0)
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or name not in known:
            raise TaliaError("error-cli-option", name=word, possible=[f"--{each}" for each in known])
        if not equals:
            if not words or words[0].startswith("--"):
                raise TaliaError("error-cli-value", name=word)
            value = words.pop(0)
        answers[known[name].name] = value
    return answers


def _help(fields: Sequence[Field], v: Speaker, title: str) -> str:
    """What the set-up options are."""
    lines = [v.say("cli-setup-options", game=title)]
    for field in fields:
        listed = ", ".join(choice.value for choice in field.choices)
        if field.parts:
            parts = ", ".join(choice.value for choice in field.parts)
            listed += "; " + v.say("cli-or-list", parts=parts)
        lines.append(f"  --{field.name.replace('_', '-')}  {v.name(field.label)}: {listed} [{field.default}]")
    return "\n".join(lines)


def setup_answers(context: click.Context, game: Game, lang: str) -> dict[str, Any]:
    """A game's own set-up options that were given."""
    v = speaker(lang, game)
    return answers_to(context, game.fields, v, v.name(game.title))


def write_file(text: str, path: Path) -> None:
    """Write a file that was asked for, whole or not at all."""
    try:
        keep(text, path)
    except OSError as error:
        raise unwritable(path, error) from None
