"""The wheel holds everything that Talia needs when it is installed: words, looks, the house set and the browser's pages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

HERE = Path(__file__).parent.parent
SOURCES = HERE / "src"
PAGES = SOURCES / "talia" / "table" / "site"
NO_PAGES = "the browser's pages are not built: make web"
OLDEST = 77
NO_SETUPTOOLS = f"setuptools {OLDEST} or newer is not installed: make setup"

DATA = (".ftl", ".tcss", ".toml", ".typed")

BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"

LOOK = """
import talia
from talia.table.app import create_app
from starlette.testclient import TestClient
print(talia.__file__, *talia.games())
with TestClient(create_app("sqlite://")) as client:
    print(client.get("/").text)
"""


def setuptools_found() -> int:
    try:
        return int(version("setuptools").partition(".")[0])
    except PackageNotFoundError:
        return 0


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a wheel of this checkout holds. It is built from a copy, so that nothing is left lying in the checkout."""
    if setuptools_found() < OLDEST:
        pytest.skip(NO_SETUPTOOLS)
    copy = tmp_path_factory.mktemp("checkout")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(HERE / name, copy)
    shutil.copytree(SOURCES, copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so"))
    done = subprocess.run(
        [sys.executable, "-c", BUILD, "dist"], cwd=copy, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = (copy / "dist").glob("talia-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(copy / "installed")
    return copy / "installed"


def files(folder: Path) -> set[str]:
    """The files of the package below a folder, but for what Python makes itself."""
    found = (path.relative_to(folder) for path in (folder / "talia").rglob("*") if path.is_file())
    return {path.as_posix() for path in found if "__pycache__" not in path.parts}


def test_every_module_and_all_words_and_looks_are_in_it(unpacked: Path) -> None:
    wanted = {name for name in files(SOURCES) if name.endswith((".py", *DATA))}
    assert {Path(name).suffix for name in wanted} >= {*DATA, ".py"}
    assert wanted <= files(unpacked)


def test_nothing_is_in_it_that_is_not_in_the_checkout(unpacked: Path) -> None:
    assert files(unpacked) <= files(SOURCES)


def test_the_pages_are_in_it_and_are_served(unpacked: Path, tmp_path: Path) -> None:
    if not (PAGES / "index.html").exists():
        pytest.skip(NO_PAGES)
    wanted = {name for name in files(SOURCES) if name.startswith("talia/table/site/")}
    assert "talia/table/site/index.html" in wanted
    assert {Path(name).suffix for name in wanted if "/assets/" in name} >= {".js", ".css"}
    assert wanted <= files(unpacked)
    env = {**os.environ, "PYTHONPATH": str(unpacked), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", LOOK],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told, _, page = done.stdout.partition("\n")
    assert told.startswith(str(unpacked)), "it is the wheel that was tried"
    assert "ostium" in told
    assert page.strip() == (PAGES / "index.html").read_text(encoding="utf-8").strip()
