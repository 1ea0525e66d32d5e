"""Games: which are installed, their cards, and what a set-up would give."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from talia.kernel.registry import games
from talia.table import game_list, table_setup
from talia.table.messages import SetUp
from talia.table.request import body, language
from talia.table.response import Json


async def list_games(request: Request) -> Response:
    """Every installed game."""
    lang = language(request)
    return Json({"games": [game_list.game_info(game, lang) for game in games().values()]})


async def one_game(request: Request) -> Response:
    """A game, also one that only a campaign plays."""
    game = game_list.installed_game(request.path_params["game"].replace("~", "/"))
    return Json(game_list.game_info(game, language(request)))


async def list_cards(request: Request) -> Response:
    """Every card of a game."""
    game = game_list.installed_game(request.path_params["game"].replace("~", "/"))
    return Json({"cards": game_list.cards_info(game, language(request))})


async def preview_setup(request: Request) -> Response:
    """What a set-up would give."""
    wish = await body(request, SetUp)
    lang = language(request)
    return Json(await asyncio.to_thread(table_setup.preview, wish, lang))
