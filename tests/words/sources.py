"""What the source of a game can say: the words of its questions, options and events, and the arguments it gives them.

Games say words at three places only: `tell`, `ask` (or a `Decision`) and `Option`. Where the word and its arguments stand
there as literals they are read from the source, so that a word is known even when no game has ever come to it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

WORD = re.compile(r"(ask|option|event|end|ending)-[a-z][a-z0-9-]*$")
SHARED_ARGUMENTS = {"named": frozenset({"card"})}
"""What cards keep as arguments for the words about them."""


@dataclass(frozen=True)
class Use:
    """A word, and the arguments given to it; None where only playing shows them."""

    word: str
    args: frozenset[str] | None
    where: str


@dataclass(frozen=True)
class Pattern:
    """A word of which a part is only known when it is said, such as `option-{verb}`."""

    shape: re.Pattern[str]
    where: str


class Reader(ast.NodeVisitor):
    """Reads one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.uses: list[Use] = []
        self.patterns: list[Pattern] = []
        self._scopes: list[dict[str, list[ast.expr]]] = []
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self._within(tree)

    def _within(self, node: ast.AST) -> None:
        """Everything in a function or a file, with what its own names were assigned."""
        assigned: dict[str, list[ast.expr]] = {}
        for each in node.body if isinstance(node, ast.Module) else ast.walk(node):
            if isinstance(each, ast.Assign):
                for target in each.targets:
                    for name, value in _pairs(target, each.value):
                        assigned.setdefault(name, []).append(value)
            elif isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and each.value is not None:
                assigned.setdefault(each.target.id, []).append(each.value)
        self._scopes.append(assigned)
        self.generic_visit(node)
        self._scopes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._within(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and WORD.match(node.value):
            self.uses.append(Use(node.value, None, self._where(node)))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        parts = [re.escape(str(each.value)) if isinstance(each, ast.Constant) else ".+" for each in node.values]
        if re.match(r"(ask|option|event|end)\\-", parts[0]):
            self.patterns.append(Pattern(re.compile("".join(parts)), self._where(node)))

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        match node.func:
            case ast.Attribute(attr="tell"):
                words = [f"event-{name}" for name in self._texts(node.args[0])]
                given = [frozenset(each.arg for each in node.keywords if each.arg and each.arg != "seats")]
                if any(each.arg is None for each in node.keywords):
                    return
            case ast.Attribute(attr="ask") if len(node.args) >= 5:
                words, given = list(self._texts(node.args[1])), self._given(node, 5)
            case ast.Name(id="Decision"):
                words, given = list(self._texts(node.args[1])), self._given(node, 5)
            case ast.Name(id="Option"):
                words, given = list(self._texts(node.args[1])), self._given(node, 2)
            case _:
                return
        self.uses += [Use(word, args, self._where(node)) for word in words for args in given]

    def _where(self, node: ast.expr) -> str:
        return f"{self.path.name}:{node.lineno}"

    def _given(self, call: ast.Call, place: int) -> list[frozenset[str]]:
        """The names of the arguments that a call gives; several where they depend on something, none where unclear."""
        found = [each.value for each in call.keywords if each.arg == "args"]
        if len(call.args) > place:
            found = [call.args[place]]
        return list(self._names(found[0])) if found else [frozenset()]

    def _names(self, node: ast.expr) -> Iterator[frozenset[str]]:
        match node:
            case ast.Dict(keys=keys) if all(isinstance(key, ast.Constant) for key in keys):
                yield frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))
            case ast.Attribute(attr=attr) if attr in SHARED_ARGUMENTS:
                yield SHARED_ARGUMENTS[attr]
            case ast.IfExp(body=one, orelse=other):
                yield from self._names(one)
                yield from self._names(other)
            case ast.Name(id=name):
                for value in self._assigned(name):
                    yield from self._names(value)

    def _texts(self, node: ast.expr) -> Iterator[str]:
        match node:
            case ast.Constant(value=str(text)) if text:
                yield text
            case ast.IfExp(body=one, orelse=other):
                yield from self._texts(one)
                yield from self._texts(other)
            case ast.Name(id=name):
                for value in self._assigned(name):
                    yield from self._texts(value)

    def _assigned(self, name: str) -> list[ast.expr]:
        """What a name was assigned where it is used; never the name itself again."""
        found = next((scope[name] for scope in reversed(self._scopes) if name in scope), [])
        return [
            value
            for value in found
            if not any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(value))
        ]


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts):
            yield from _pairs(one, other)


def read(folders: Iterable[Path]) -> list[Reader]:
    """All files of these folders."""
    return [_reader(path) for folder in folders for path in sorted(folder.rglob("*.py"))]


@cache
def _reader(path: Path) -> Reader:
    return Reader(path)
