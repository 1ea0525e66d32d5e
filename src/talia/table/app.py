"""The server as an application: what it needs while it runs, from its start to its end."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware

from talia.table.access import Access
from talia.table.bot_processes import BotProcesses
from talia.table.open_campaigns import OpenCampaigns
from talia.table.open_tables import OpenTables
from talia.table.response import SecurityHeaders
from talia.table.routes import ROUTES
from talia.table.store import Store


def create_app(database: str, several_workers: bool = False, bot_processes: int = 1, limits: bool = True) -> Starlette:
    """The server as an application, on a database. Without `limits` anybody may ask as much as they like."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, database, f"{os.getpid()}-{secrets.token_hex(4)}")
        tables = app.state.open_tables = OpenTables(store, BotProcesses(bot_processes), several_workers)
        app.state.open_campaigns = OpenCampaigns(tables)
        app.state.access = Access(limits)
        tables.start()
        try:
            yield
        finally:
            await tables.close()

    app = Starlette(routes=ROUTES, lifespan=lifespan)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(SecurityHeaders)
    return app
