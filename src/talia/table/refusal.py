"""Refusals: what was wrong, as a code for programs and a sentence for people."""

from __future__ import annotations

import logging

from sqlalchemy.exc import OperationalError

from talia.kernel.errors import TaliaError
from talia.kernel.voice import Arg
from talia.table.messages import Malformed
from talia.words.speaker import broad_speaker

_log = logging.getLogger("talia.table")

STATUS = {
    "malformed": 400,
    "unknown": 401,
    "forbidden": 403,
    "missing": 404,
    "stale": 409,
    "too-large": 413,
    "impossible": 422,
    "too-many": 429,
    "trouble": 500,
}


class Refusal(TaliaError):
    """An error that has a code of the protocol."""

    def __init__(self, code: str, word: str, **args: Arg) -> None:
        super().__init__(word, **args)
        self.code = code


def code_of(error: TaliaError) -> str:
    """The protocol's code of an error; whatever the rules refuse is impossible."""
    if isinstance(error, Refusal):
        return error.code
    return "malformed" if isinstance(error, Malformed) else "impossible"


def internal_error(failed: str, error: Exception) -> Refusal:
    """What is told of a failure that is ours; the log has it in one line if the database is away or full, else with all."""
    if isinstance(error, OperationalError):
        _log.error("%s: %s", failed, error.orig)
        return Refusal("trouble", "error-table-unstored")
    _log.error("%s", failed, exc_info=error)
    return Refusal("trouble", "error-table-trouble")


def error_json(error: TaliaError, lang: str) -> dict[str, str]:
    """A error as the protocol tells it."""
    return {"code": code_of(error), "text": broad_speaker(lang).error(error)}
