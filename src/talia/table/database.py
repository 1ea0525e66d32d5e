"""The tables of the database. schema.py says how one of an earlier version becomes one of today's."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # its hash; nobody can sit down with what is stored here
    Column("name", String(60), nullable=False),
    Column("made_at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(100), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("origin", Text, nullable=False),
    Column("chairs", Text, nullable=False),  # who sat where when it was made
    Column("owner", String(20), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # for lists of tables, so that they need not be played again
    Column("terms", Text, nullable=False, server_default="{}"),  # what was settled when it was made
    Index("tables_listed", "listed", "over", "changed_at"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("person", String(20), primary_key=True),
    Index("sitters_person", "person"),
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),  # its hash
    Column("table_id", String(20), nullable=False),
    Column("person", String(20), nullable=False),
    Column("until", Float, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("campaign", String(100), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("origin", Text, nullable=False),
    Column("owner", String(20), nullable=False),
    Column("made_at", Float, nullable=False),
    Column("summary", Text, nullable=False),  # for lists of campaigns
)

campaign_tables = Table(
    "campaign_tables",
    metadata,
    Column("campaign_id", String(20), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # its place in the row
    Column("table_id", String(20), nullable=False),
    Column("ended", String(20), nullable=False),  # when its match ended; nothing while it is the last
    Index("campaign_tables_table", "table_id"),
)
