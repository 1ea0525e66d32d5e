"""Where campaigns are kept: each is its origin and a row of tables. The database takes each place of a row once."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from talia.table.database import campaign_tables, campaigns, entries, sitters
from talia.table.store import Store, StoredTable, as_json, insert_table


@dataclass(frozen=True, slots=True)
class StoredCampaign:
    """A campaign as it is stored. Any: origin and summary are plain JSON."""

    id: str
    campaign: str
    rules: int
    origin: dict[str, Any]
    owner: str
    made_at: float
    summary: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the row: which table, and when its match ended (nothing: it has not, or is the last)."""

    table: str
    ended: str


@dataclass(frozen=True, slots=True)
class NewPlace:
    """A table that is stored with a campaign: who sits there, and the entries it has already."""

    table: StoredTable
    sitting: Sequence[str]
    bodies: Sequence[str] = ()
    ended: str = ""


class CampaignStore:
    """The campaigns of a database. Its methods wait for it, so they are called from threads."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, campaign: StoredCampaign, row: Sequence[NewPlace]) -> None:
        """Store a new campaign with the tables that it has so far: all of it or nothing."""
        with self._store.write_transaction() as connection:
            connection.execute(
                insert(campaigns).values(
                    id=campaign.id,
                    campaign=campaign.campaign,
                    rules=campaign.rules,
                    origin=as_json(campaign.origin),
                    owner=campaign.owner,
                    made_at=campaign.made_at,
                    summary=as_json(campaign.summary),
                )
            )
            for number, place in enumerate(row):
                _insert_place(connection, campaign.id, number, place)

    def add_next(self, campaign: str, number: int, place: NewPlace, ended: str) -> bool:
        """Store the next table of a campaign, and when the match before it ended; False if somebody else just did."""
        try:
            with self._store.write_transaction() as connection:
                _insert_place(connection, campaign, number, place)
                before = (campaign_tables.c.campaign_id == campaign) & (campaign_tables.c.number == number - 1)
                connection.execute(update(campaign_tables).where(before).values(ended=ended))
        except IntegrityError:
            return False
        return True

    def campaign(self, id: str) -> StoredCampaign | None:
        """A campaign."""
        with self._store.engine.connect() as connection:
            row = connection.execute(select(campaigns).where(campaigns.c.id == id)).mappings().first()
        return _stored(row) if row is not None else None

    def row(self, id: str) -> list[Place]:
        """The tables of a campaign, in order."""
        query = select(campaign_tables).where(campaign_tables.c.campaign_id == id).order_by(campaign_tables.c.number)
        with self._store.engine.connect() as connection:
            return [Place(row.table_id, row.ended) for row in connection.execute(query)]

    def store_summary(self, id: str, summary: dict[str, Any]) -> None:
        """Store what lists of campaigns tell. Any: plain JSON."""
        with self._store.write_transaction() as connection:
            connection.execute(update(campaigns).where(campaigns.c.id == id).values(summary=as_json(summary)))

    def campaigns_of(self, person: str, limit: int = 50) -> list[StoredCampaign]:
        """The campaigns at any of whose tables a person sits, the newest first."""
        query = (
            select(campaigns)
            .join(campaign_tables, campaign_tables.c.campaign_id == campaigns.c.id)
            .join(sitters, sitters.c.table_id == campaign_tables.c.table_id)
            .where(sitters.c.person == person)
            .distinct()
            .order_by(campaigns.c.made_at.desc())
            .limit(limit)
        )
        with self._store.engine.connect() as connection:
            return [_stored(row) for row in connection.execute(query).mappings()]


def _insert_place(connection: Connection, campaign: str, number: int, place: NewPlace) -> None:
    table = place.table
    row = {"campaign_id": campaign, "number": number, "table_id": table.id, "ended": place.ended}
    connection.execute(insert(campaign_tables).values(row))
    insert_table(connection, table, place.sitting)
    if place.bodies:
        now = time.time()
        rows = [{"table_id": table.id, "number": n, "body": body, "at": now} for n, body in enumerate(place.bodies, 1)]
        connection.execute(insert(entries), rows)


def _stored(row: Any) -> StoredCampaign:  # Any: a row of whatever driver the database has
    return StoredCampaign(
        row["id"],
        row["campaign"],
        row["rules"],
        msgspec.json.decode(row["origin"]),
        row["owner"],
        row["made_at"],
        msgspec.json.decode(row["summary"]),
    )
