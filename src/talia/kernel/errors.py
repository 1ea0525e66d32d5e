"""Errors that can be told to a person, in any language."""

from __future__ import annotations

from collections.abc import Mapping

from talia.kernel.voice import Arg, Voice, plain_voice


class TaliaError(Exception):
    """Something a person asked for that cannot be. It carries a word and its arguments, so it can be said in any language.

    `str(error)` is plain English through the default words; front ends say it in the player's own language.
    """

    def __init__(self, word: str, **args: Arg) -> None:
        super().__init__(word)
        self.word = word
        self.args_of_word: Mapping[str, Arg] = args

    def text(self, v: Voice) -> str:
        """What went wrong, so that one error can be the reason another gives."""
        return v.say(self.word, **self.args_of_word).replace("\N{MINUS SIGN}", "-")  # numbers as they were written

    def __str__(self) -> str:
        return self.text(plain_voice())


class UnknownRules(TaliaError):
    """A match that began under a version of the rules that is not known any more."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__("error-rules", found=found, known=known)
