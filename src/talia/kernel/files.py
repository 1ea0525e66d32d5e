"""Files that cannot be read or written: why, in words that every language has."""

from __future__ import annotations

import errno
import os
from os import PathLike
from pathlib import Path

from talia.kernel.errors import TaliaError
from talia.kernel.voice import Name

LONGEST = 1000

_REASONS = {
    errno.ENOENT: "missing",
    errno.ENAMETOOLONG: "missing",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "in-the-way",
    errno.EEXIST: "in-the-way",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}


def reason(error: OSError) -> Name:
    """Why the system did not do it."""
    return Name(f"reason-{_REASONS.get(error.errno or 0, 'refused')}")


def path_of(told: str | PathLike[str]) -> Path:
    """The path that a person tells: `~` is where that person's files are."""
    path = Path(os.fsdecode(told))
    try:
        return path.expanduser()
    except RuntimeError:  # nobody of that name has a home here
        return path


def named(path: Path) -> str:
    """A path as a sentence can hold it: something that was never meant to be a path may be very long."""
    name = str(path)
    return name if len(name) <= LONGEST else f"{name[:LONGEST]}…"


def unwritable(path: Path, error: OSError) -> TaliaError:
    """The error of a file that could not be written."""
    return TaliaError("error-file-unwritten", file=named(path), reason=reason(error))


def read_text(path: Path) -> str:
    """The text of a file, whatever is in it; `TaliaError` that names the file if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig", errors="replace")
    except OSError as error:
        why = reason(error)
    except ValueError:  # no path has a zero in it
        why = Name("reason-missing")
    raise TaliaError("error-file-unread", file=named(path), reason=why)
