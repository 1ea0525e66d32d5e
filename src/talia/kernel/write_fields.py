"""Writes the methods of a state's class that follow from its fields: `python -m talia.kernel.write_fields FILE...`.

A class that wants them has the two marks below somewhere after its declarations. fields.py tells why. One whose fields have
no defaults, because its `begin` sets them, gets slots as well.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from pathlib import Path

from talia.kernel.fields import Field

BEGIN = "    # Written by `make fields` from the declarations above."
END = "    # End of what `make fields` writes."


def written(source: str) -> str:
    """A module with `clone`, `own_facts` and slots of each state in it written out anew between the two marks."""
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):
        if isinstance(node, ast.ClassDef) and BEGIN in lines[node.lineno : node.end_lineno]:
            begin, end = lines.index(BEGIN, node.lineno), lines.index(END, node.lineno)
            lines[begin : end + 1] = [BEGIN, "", *_methods(node), END]
    return "\n".join(lines) + "\n"


def _methods(node: ast.ClassDef) -> list[str]:
    fields = [
        Field(each.target.id, ast.unparse(each.annotation))
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    ]
    lines = [] if _has_defaults(node) else _slots(fields)
    lines += [f"    def clone(self) -> {node.name}:"]
    lines += ['        """An independent copy that keeps no events."""']
    lines += [f"        twin = {node.name}()", "        self.copy_onto(twin)"]
    lines += [f"        twin.{each.name} = self.{each.name}{each.copying}" for each in fields]
    lines += ["        return twin", "", "    def own_facts(self) -> list[object]:"]
    lines += ['        """Everything of the game\'s own that makes two states different."""']
    lines += ["        return ["]
    for each in fields:
        if each.mark == "Later":
            lines += [f"            *([self.{each.name}] if self.{each.name} else ()),"]
        elif each.mark == "Constant":
            lines += [f"            *self.{each.name}.facts(),"]
        elif not each.mark:
            lines += [f"            self.{each.name},"]
    return [*lines, "        ]", ""]


def _has_defaults(node: ast.ClassDef) -> bool:
    return any(isinstance(each, ast.AnnAssign) and each.value is not None for each in node.body)


def _slots(fields: Sequence[Field]) -> list[str]:
    """The fields as slots, which the interpreter reads and writes faster. A class with defaults in it can have none."""
    return ["    __slots__ = (", *(f'        "{name}",' for name in sorted(each.name for each in fields)), "    )", ""]


def main(paths: Sequence[str]) -> int:
    """Write the methods out in these files; with `--check`, only say which files are not as they should be."""
    stale = 0
    for path in (Path(each) for each in paths if each != "--check"):
        source = path.read_text(encoding="utf-8")
        if (right := written(source)) != source:
            stale += 1
            print(f"{path}: fields and copies differ")
            if "--check" not in paths:
                path.write_text(right, encoding="utf-8")
    return stale if "--check" in paths else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
