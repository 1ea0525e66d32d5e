"""Which words the code uses, and with which arguments: found by reading the code, not by running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
ASKED = re.compile(r"(ask|option)(-[a-z]+)+")

CALLS: dict[str, tuple[int, int]] = {"Option": (1, 2), "Decision": (1, 5), "ask": (1, 5), "Refusal": (1, -1)}
"""Where the word stands in a call, and where the mapping of its arguments; -1: they are keywords, as in all other calls."""

SAYING = {"say": "", "_say": "", "Name": "", "TaliaError": "", "Refusal": "", "tell": "event-"}
"""Calls whose keywords are the word's arguments, and how the word begins that they name."""

OTHER = {"Name": {"card"}, "tell": {"seats", "about"}}
"""Keywords that are no arguments of the word."""


@dataclass(frozen=True)
class Use:
    """A word in the code. `word` is a pattern if a piece of it is only known when the code runs; `given` are the names of
    its arguments, None where they cannot be read from the code."""

    word: str
    exact: bool
    given: frozenset[str] | None
    where: str

    def fits(self, known: str) -> bool:
        """Whether this may be that message."""
        return self.word == known if self.exact else re.fullmatch(self.word, known) is not None


def uses(path: Path) -> list[Use]:
    """All words that a file of code asks for."""
    return list(_Reader(path).uses())


class _Reader:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._tree = ast.parse(path.read_text(encoding="utf-8"))
        self._functions = [each for each in ast.walk(self._tree) if isinstance(each, ast.FunctionDef)]

    def uses(self) -> Iterator[Use]:
        for node in ast.walk(self._tree):
            if isinstance(node, ast.Call):
                yield from self._called(node)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and ASKED.fullmatch(node.value):
                yield Use(node.value, True, None, self._where(node))
            elif isinstance(node, ast.JoinedStr):
                pattern = _pattern(node)
                if pattern.startswith(("ask-", "option-")):
                    yield Use(pattern, False, None, self._where(node))

    def _called(self, call: ast.Call) -> Iterator[Use]:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name not in CALLS and name not in SAYING:
            return
        at, args = CALLS.get(name, (0, -1))
        if len(call.args) <= at or any(isinstance(each, ast.Starred) for each in call.args):
            return
        given = self._keywords(call, name) if args < 0 else self._mapping(call, args)
        for word, exact in self._words(call.args[at], call):
            word = SAYING.get(name, "") + word
            if not exact or WORD.fullmatch(word):
                yield Use(word, exact, given, self._where(call))

    def _words(self, node: ast.expr, call: ast.AST) -> Iterator[tuple[str, bool]]:
        for each in self._values(node, call):
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                yield each.value, True
            elif isinstance(each, ast.JoinedStr) and re.match("[a-z]+-", _pattern(each)):
                yield _pattern(each), False

    def _values(self, node: ast.expr | None, call: ast.AST) -> Iterator[ast.expr | None]:
        """What an expression may be: either side of a condition, or whatever a name was given before."""
        if isinstance(node, ast.IfExp):
            yield from self._values(node.body, call)
            yield from self._values(node.orelse, call)
        elif isinstance(node, ast.Name):
            around = [each for each in self._functions if each.lineno <= call.lineno <= (each.end_lineno or 0)]  # type: ignore[attr-defined]
            set_to = [value for each in around[-1:] for value in _assigned(each, node.id)]
            for value in set_to:
                yield from self._values(value, call)
            if not set_to:
                yield None
        else:
            yield node

    def _mapping(self, call: ast.Call, at: int) -> frozenset[str] | None:
        node = call.args[at] if len(call.args) > at else _keyword(call, "args")
        if node is None:
            return frozenset()
        values = list(self._values(node, call))
        if len(values) != 1 or not isinstance(values[0], ast.Dict):
            return None
        keys = [key.value if isinstance(key, ast.Constant) else None for key in values[0].keys]
        return frozenset(str(key) for key in keys) if None not in keys else None

    def _keywords(self, call: ast.Call, name: str) -> frozenset[str] | None:
        names = [each.arg for each in call.keywords]
        return frozenset(str(each) for each in names) - OTHER.get(name, set()) if None not in names else None

    def _where(self, node: ast.expr) -> str:
        return f"{self._path.name}:{node.lineno}"


def _pattern(node: ast.JoinedStr) -> str:
    parts = [re.escape(str(each.value)) if isinstance(each, ast.Constant) else "[a-z0-9-]+" for each in node.values]
    return "".join(parts).replace(r"\-", "-")


def _assigned(function: ast.FunctionDef, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if any(isinstance(each, ast.Name) and each.id == name for each in targets):
            value = getattr(node, "value", None)
            if value is not None:
                yield value


def _keyword(call: ast.Call, name: str) -> ast.expr | None:
    return next((each.value for each in call.keywords if each.arg == name), None)
