"""Every path of the server, with what answers it. docs/protocol.md tells what each of them says."""

from __future__ import annotations

from starlette.routing import BaseRoute, Route, WebSocketRoute

from talia.table.handlers import campaigns, games, pages, people, play, seats, tables
from talia.table.response import Handler, catch_errors
from talia.table.websocket import serve_websocket

API: list[tuple[str, str, Handler]] = [
    ("POST", "/api/people", people.new_person),
    ("GET", "/api/me", people.me),
    ("PATCH", "/api/me", people.rename),
    ("GET", "/api/games", games.list_games),
    ("GET", "/api/games/{game}", games.one_game),
    ("GET", "/api/games/{game}/cards", games.list_cards),
    ("POST", "/api/setup", games.preview_setup),
    ("GET", "/api/tables", tables.list_tables),
    ("GET", "/api/tables/mine", tables.my_tables),  # before {id}, which would take it
    ("POST", "/api/tables", tables.new_table),
    ("POST", "/api/lessons", tables.new_lesson),
    ("GET", "/api/campaigns", campaigns.list_campaigns),
    ("POST", "/api/campaigns", campaigns.new_campaign),
    ("GET", "/api/campaigns/mine", campaigns.my_campaigns),  # before {id}, which would take it
    ("POST", "/api/campaigns/file", campaigns.upload),
    ("GET", "/api/campaigns/{id}", campaigns.one_campaign),
    ("POST", "/api/campaigns/{id}/on", campaigns.go_on),
    ("GET", "/api/campaigns/{id}/file", campaigns.download),
    ("POST", "/api/campaigns/{id}/copy", campaigns.copy),
    ("GET", "/api/tables/{id}", tables.one_table),
    ("POST", "/api/tables/{id}/sit", seats.sit),
    ("POST", "/api/tables/{id}/leave", seats.leave),
    ("POST", "/api/tables/{id}/resign", seats.resign),
    ("POST", "/api/tables/{id}/code", seats.new_code),
    ("POST", "/api/code", seats.use_code),
    ("GET", "/api/tables/{id}/state", play.state),
    ("POST", "/api/tables/{id}/do", play.do),
    ("GET", "/api/tables/{id}/save", play.save),
    ("GET", "/api/tables/{id}/report", play.report),
    ("GET", "/api/tables/{id}/replay/{at:int}", play.show_replay),
    ("GET", "/api/tables/{id}/story", play.tell_story),
]

ROUTES: list[BaseRoute] = [
    *(Route(path, catch_errors(handler), methods=[method]) for method, path, handler in API),
    WebSocketRoute("/api/tables/{id}/live", serve_websocket),
    Route("/api/{rest:path}", catch_errors(pages.no_such_path), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
    Route("/{path:path}", catch_errors(pages.page), methods=["GET"]),
]
"""The first that fits answers."""
