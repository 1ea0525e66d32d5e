"""The command line's help and click's own errors, in the language that was asked for.

The Fluent word `help-COMMAND` says what a command does, `help-COMMAND-OPTION` (or, for what many have, `help-option-OPTION`)
what an option does, `help-place-NAME` what stands for a value (GAME, FILE). What no word says is said as it stands with the
command.
"""

from __future__ import annotations

import re
import sys

import click

from talia.words import LANGUAGES, Speaker, speaker, system_language


def language_of(arguments: list[str]) -> str:
    """The language asked for, even when the arguments could not be read."""
    for here, after in zip(arguments, [*arguments[1:], ""]):
        if here == "--lang" and after in LANGUAGES:
            return after
        if here.startswith("--lang=") and here[7:] in LANGUAGES:
            return here[7:]
    return system_language()


def _voice() -> Speaker:
    return speaker(language_of(sys.argv))


def _said(word: str, english: str | None) -> str:
    s = _voice()
    return s.say(word) if s.knows(word) else english or ""


class SpokenCommand(click.Command):
    """A command whose help speaks the reader's language."""

    @property
    def spoken(self) -> str:
        """What its words are called."""
        return self.name or ""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        params = super().get_params(ctx)
        for param in params:
            if isinstance(param, click.Option) and param.name is not None:
                name = "help" if "--help" in param.opts else param.name.replace("_", "-")
                shared, own = f"help-option-{name}", f"help-{self.spoken}-{name}"
                param.help = _said(own, _said(shared, param.help))
        return params

    def get_short_help_str(self, limit: int = 45) -> str:
        said = _said(f"help-{self.spoken}", None)
        return said.split("\n")[0] if said else super().get_short_help_str(limit)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, _placed(pieces), prefix=_voice().say("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        said = _said(f"help-{self.spoken}", None)
        if not said:
            super().format_help_text(ctx, formatter)
            return
        formatter.write_paragraph()
        with formatter.indentation():
            for line in said.split("\n"):
                formatter.write_text(line)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        rows = [row for option in options if (row := option.get_help_record(ctx)) is not None]
        if rows:
            with formatter.section(_voice().say("help-options")):
                formatter.write_dl([(_placed(left), _extras(right)) for left, right in rows])


class SpokenGroup(SpokenCommand, click.Group):
    """A group of such commands."""

    command_class = SpokenCommand

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        SpokenCommand.format_options(self, ctx, formatter)
        rows = [(name, self.commands[name].get_short_help_str(200)) for name in self.list_commands(ctx)]
        with formatter.section(_voice().say("help-commands")):
            formatter.write_dl(rows)

    group_class = type  # that is its own class: groups within it are spoken, too


def _placed(text: str) -> str:
    """What stands for values, in the reader's language; click says of some numbers that they are in a range, too."""
    text = text.replace(" RANGE", "")
    return re.sub(r"[A-Z]+", lambda found: _said(f"help-place-{found[0].lower()}", found[0]), text)


def _extras(text: str) -> str:
    return text.replace("[default: ", f"[{_voice().say('help-default')} ")


def help_instead(error: click.ClickException) -> str:
    """The help, where no command was named, with options such as `--lang pl` or without; nothing for any other error."""
    if type(error).__name__ == "NoArgsIsHelpError":  # so says click since 8.2
        return error.format_message()
    if isinstance(error, click.UsageError) and error.message == "Missing command." and error.ctx is not None:
        return error.ctx.get_help()
    return ""


def said_error(error: click.ClickException) -> str:
    """What click found wrong with the arguments, in one line."""
    s = _voice()
    message = " ".join(error.format_message().split()).replace("valid integer range", "valid integer")
    if s.lang == "en":
        return message
    if isinstance(error, click.NoSuchOption):
        return s.say("error-no-such-cli-option", name=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        needs = "requires" in message  # the one of its two complaints that asks for a value
        return s.say("error-cli-value" if needs else "error-no-cli-value", name=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        missing = error.param.make_metavar(error.ctx or click.get_current_context())
        return s.say("error-missing-cli", name=_placed(missing))
    if isinstance(error, click.BadParameter) and error.param is not None:
        possible = _possible(error.param, error.ctx)
        wrong = "error-bad-cli-of" if possible else "error-bad-cli"
        return s.say(wrong, name=error.param.opts[0], possible=possible)
    if type(error).__name__ == "NoSuchCommand":
        return s.say("error-no-such-command", name=str(getattr(error, "command_name", "")) or message)
    if surplus := re.fullmatch(r"Got unexpected extra arguments? \((.*)\)", message):
        return s.say("error-surplus-cli", args=surplus[1])
    return message


def _possible(param: click.Parameter, ctx: click.Context | None) -> str:
    """What an option may be, where that can be listed: its choices, or the range of its numbers."""
    if isinstance(param.type, click.Choice):
        return ", ".join(map(str, param.type.choices))
    return param.get_help_extra(ctx).get("range", "") if isinstance(param, click.Option) and ctx is not None else ""
