"""Compiles the core of Talia with mypyc when `TALIA_COMPILED=1` is set (`make compiled`, `make wheel`).

Everything else about the package stands in pyproject.toml. Without the variable Talia is plain Python from the same source.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import setup

ROOMS = ("rules", "cards", "boxes", "bot")
"""The rooms of a game where matches are played. Set-ups, views and texts stay plain Python."""

NOT_PLAYING = (
    *("called", "camp", "campaign", "campaign_page", "campaign_saves"),
    *("errors", "files", "form", "game", "positions", "registry", "saves", "scene", "seeds", "story", "verification"),
    *("voice", "write_fields"),
)
"""Modules of the kernel that read and write files, or speak to people."""

PLAIN = (
    "games/ostium/cards/sets.py",
    "games/aeons_end/boxes/war_eternal/first.py",
    "games/aeons_end/boxes/outcasts/expedition.py",
)
"""Modules of those rooms that only read files, hold what used to be, or lead from one battle to the next."""


def groups() -> list[tuple[list[str], str]]:
    """What is compiled together: the kernel, and each game."""
    source = Path("src/talia")
    kernel = [path for path in sorted((source / "kernel").glob("*.py")) if path.stem not in NOT_PLAYING]
    found = [(kernel, "talia_kernel")]
    for game in sorted((source / "games").iterdir()):
        files = [path for room in ROOMS for path in sorted((game / room).rglob("*.py"))]
        found.append((files, f"talia_{game.name}"))
    return [([str(path) for path in files if _compiled(path)], name) for files, name in found if files]


def _compiled(path: Path) -> bool:
    """A package that says nothing, a file that only lists cards, and whatever is named above, is left as it is."""
    text = path.read_text(encoding="utf-8")
    silent = path.name == "__init__.py" and "import" not in text
    only_cards = "boxes" in path.parts and "\nclass " not in text and "\ndef " not in text
    return not silent and not only_cards and not str(path).replace(os.sep, "/").endswith(PLAIN)


def extensions() -> list[object]:
    """The extension modules; none unless they are asked for."""
    if os.environ.get("TALIA_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    wanted = groups()
    files = [file for group, _ in wanted for file in group]
    level = os.environ.get("TALIA_OPTIMISE", "3")
    made = mypycify(
        ["--config-file", "pyproject.toml", *files],
        opt_level=level,
        debug_level="0",
        separate=wanted,
        multi_file=True,
    )
    for extension in made:
        extension.extra_compile_args.append("-fcommon")  # what groups share is declared in a header of all their files
    return list(made)


setup(ext_modules=extensions())
