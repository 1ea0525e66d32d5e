"""Answers: JSON, errors that never show the inside of the server, and the security headers on all of them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from talia.kernel.errors import TaliaError
from talia.table.refusal import STATUS, code_of, error_json, internal_error
from talia.table.request import access_of, language

SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

Handler = Callable[[Request], Awaitable[Response]]

_log = logging.getLogger("talia.table")


class Json(Response):
    """An answer in JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The content as JSON. Any: whatever msgspec can write."""
        return msgspec.json.encode(content)


def error_response(error: TaliaError, lang: str) -> Json:
    """An answer that says no."""
    code = code_of(error)
    headers = {"retry-after": "3"} if code == "too-many" else {}
    return Json({"error": error_json(error, lang)}, STATUS[code], headers)


def catch_errors(handler: Handler) -> Handler:
    """A handler whose refusals are told in the language asked for, and whose bugs tell nothing but that there is one.

    It refuses addresses that ask too much, too.
    """

    async def caught(request: Request) -> Response:
        lang = language(request)
        try:
            access_of(request).check_address(request)
            return await handler(request)
        except TaliaError as error:
            return error_response(error, lang)
        except Exception as error:
            return error_response(internal_error(f"{request.method} {request.url.path} failed", error), lang)

    return caught


class SecurityHeaders:
    """Middleware that puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and add the headers to what begins an answer."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)
