"""What the README shows must work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
CODE = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.S)


def test_there_is_something_to_show() -> None:
    assert len(CODE) >= 2


@pytest.mark.parametrize("number", range(len(CODE)))
def test_its_python_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    told: dict[str, object] = {}
    exec("\n".join(["import talia", CODE[number]]), told)
    assert "match" in told
    capsys.readouterr()


def test_its_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README.read_text(encoding="utf-8")):
        assert (README.parent / target).exists(), target
