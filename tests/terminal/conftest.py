"""Every test of the terminal has a home of its own; some need no paint."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual._compositor import Compositor
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.css.types import CSSLocation


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TALIA_HOME", str(tmp_path))
    return tmp_path


READ: dict[tuple[object, ...], list[RuleSet]] = {}
"""What is said of the look, as it was read: each application would read all of it anew, and it is always the same."""


@pytest.fixture(autouse=True)
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parse_rules = Stylesheet._parse_rules

    def read(
        self: Stylesheet,
        css: str,
        read_from: CSSLocation,
        is_default_rules: bool = False,
        tie_breaker: int = 0,
        scope: str = "",
    ) -> list[RuleSet]:
        told = (css, read_from, is_default_rules, tie_breaker, scope)
        key = (*told, *self._variables.items())
        if key not in READ:
            READ[key] = parse_rules(self, *told)
        return READ[key]

    monkeypatch.setattr(Stylesheet, "_parse_rules", read)


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted: for long stories in which only what lies where is looked at, and half of the time would go into
    paint that nobody sees. Short ones paint the same screens."""

    def nothing(self: Compositor, *_: object, **__: object) -> None:
        self._dirty_regions.clear()

    monkeypatch.setattr(Compositor, "render_update", nothing)
