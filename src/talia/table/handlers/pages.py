"""Pages: the files of the browser's side, and what is said where there is nothing."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from talia.table.refusal import Refusal
from talia.table.request import language
from talia.words.speaker import speaker

SITE = Path(__file__).parents[1] / "site"
"""Where `make web` puts the built pages."""


async def page(request: Request) -> Response:
    """A file of the client; any other path is a page of the client itself."""
    path = _site_file(request.path_params["path"])
    if path is not None:
        cached = "public, max-age=31536000, immutable" if path.parent.name == "assets" else "no-cache"
        return FileResponse(path, headers={"cache-control": cached})
    index = SITE / "index.html"
    if not index.is_file():
        return PlainTextResponse(speaker(language(request)).say("hall-not-built"), 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def _site_file(wish: str) -> Path | None:
    """The file of the client that a path names, if there is one; whatever else strangers write there names none."""
    site = SITE.resolve()
    try:
        path = (site / wish).resolve()
        return path if wish and path.is_relative_to(site) and path.is_file() else None
    except (OSError, ValueError):  # too long for a name, or no name at all
        return None


async def no_such_path(request: Request) -> Response:
    """A path that begins like one of the protocol and is none."""
    raise Refusal("missing", "error-table-missing")
