"""Every test of the terminal has a home of its own; some need no paint."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual._compositor import Compositor


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TALIA_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is painted: for long stories in which only what lies where is looked at, and half of the time would go into
    paint that nobody sees. Short ones paint the same screens."""

    def nothing(self: Compositor, *_: object, **__: object) -> None:
        self._dirty_regions.clear()

    monkeypatch.setattr(Compositor, "render_update", nothing)
