"""The campaigns that are played at tables: each match of one is a table, and its people find their seats at the next.

A campaign in memory follows from its tables, as a room follows from its entries. Going on closes the table whose match is
over and stores the next one; whoever is second to say so is led to the same table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from talia.kernel.campaign import Campaign, Origin
from talia.kernel.campaign_saves import read as read_campaign
from talia.kernel.match import Match
from talia.kernel.registry import campaign as find_campaign
from talia.kernel.registry import game as find_game
from talia.kernel.saves import read as read_match
from talia.table import commands
from talia.table.campaign_store import CampaignStore, NewPlace, Place, StoredCampaign
from talia.table.entries import Answer, Chose, Closed, Entry, write
from talia.table.open_table import OpenTable
from talia.table.open_tables import Laid, OpenTables
from talia.table.refusal import Refusal
from talia.table.room import Chair, Terms
from talia.table.tokens import new_id
from talia.words.speaker import LANGUAGES, campaign_speaker

MOST_OPEN = 200
"""So many campaigns are kept in memory."""


@dataclass(slots=True)
class OpenCampaign:
    """A campaign in memory: what is stored of it, its matches, its tables, and that of the match at hand."""

    stored: StoredCampaign
    campaign: Campaign
    row: list[Place]
    camps: list[bool]  # by table: whether its match is a camp
    now: OpenTable

    @property
    def battles(self) -> list[str]:
        """The tables of the campaign's results, in order."""
        played = zip(self.row, self.camps, strict=True)
        return [place.table for place, camp in played if not camp][: len(self.campaign.results)]


class OpenCampaigns:
    """The campaigns of one worker of the server. Several workers share them through the database."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self.store = CampaignStore(tables.store)
        self._open: dict[str, OpenCampaign] = {}
        self._locks: dict[str, asyncio.Lock] = {}

    # Opening

    async def open(self, id: str) -> OpenCampaign:
        """A campaign as it stands now."""
        async with self._lock(id):
            return await self._opened(id)

    def _lock(self, id: str) -> asyncio.Lock:
        return self._locks.setdefault(id, asyncio.Lock())

    async def _opened(self, id: str) -> OpenCampaign:
        row = await asyncio.to_thread(self.store.row, id)
        if not row:
            self._locks.pop(id, None)
            raise Refusal("missing", "error-table-no-campaign", id=id)
        found = self._open.pop(id, None)
        if found is None or found.row[-1].table not in [place.table for place in row]:
            found = await self._begun(id, row)
        while len(found.row) < len(row):
            behind = len(found.row)
            self._place(found, row[behind - 1].ended)
            found.campaign.close()
            await self._enter(found, row[behind])
        found.now = await self.tables.open(row[-1].table)
        await self.tables.refresh(found.now)
        self._place(found, _moment(found.now.changed_at) if found.now.room.over else "")
        self._open[id] = found
        while len(self._open) > MOST_OPEN:
            del self._open[next(iter(self._open))]
        return found

    async def _begun(self, id: str, row: list[Place]) -> OpenCampaign:
        stored = await asyncio.to_thread(self.store.campaign, id)
        if stored is None:
            raise Refusal("missing", "error-table-no-campaign", id=id)
        rules = find_campaign(stored.campaign).under(stored.rules)
        told = stored.origin
        origin = Origin(told["players"], told["seed"], tuple(told["names"]), told["setup"])
        campaign = Campaign(rules, origin, one_person=False)
        now = await self.tables.open(row[0].table)
        found = OpenCampaign(stored, campaign, [], [], now)
        await self._enter(found, row[0])
        return found

    async def _enter(self, found: OpenCampaign, place: Place) -> None:
        """The next table of the row becomes the match at hand."""
        found.campaign.begin()
        found.now = await self.tables.open(place.table)
        found.row.append(place)
        found.camps.append(found.campaign.step.camp)

    def _place(self, found: OpenCampaign, ended: str) -> None:
        found.campaign.place(found.campaign.step, found.now.room.match, ended)

    # Beginning and going on

    async def create(self, campaign: Campaign, chairs: list[Chair], owner: str, listed: bool, chosen: bool) -> str:
        """Store a campaign that has just begun; its id."""
        id = new_id()
        terms = Terms(one_screen=_one_screen(chairs), chosen=chosen, campaign=id)
        match = campaign.match
        laid = await self.tables.lay(match.game, match.origin, chairs, owner, listed, terms)
        stored = _stored(id, campaign, owner)
        await asyncio.to_thread(self.store.add, stored, [NewPlace(laid.stored, laid.sitting)])
        self.tables.begin(laid)
        return id

    async def go_on(self, id: str, person: str, coming_from: str) -> OpenTable:
        """The table of the match that follows the one somebody comes from; it is laid if it is not there yet."""
        async with self._lock(id):
            found = await self._opened(id)
            room = found.now.room
            if coming_from and coming_from != room.id:
                return found.now
            if not room.seats_of(person):
                raise Refusal("forbidden", "error-table-not-seated")
            if not room.over:
                raise Refusal("stale", "error-campaign-not-yet")
            if found.campaign.over:
                raise Refusal("impossible", "error-campaign-over")
            if not room.closed:
                await self.tables.add(found.now, commands.close)
            del self._open[id]  # from here on it is not as it is stored
            laid = await self._next(found)
            ended = found.campaign.past[-1].ended
            place = NewPlace(laid.stored, laid.sitting)
            if await asyncio.to_thread(self.store.add_next, id, len(found.row), place, ended):
                self.tables.begin(laid)
            found = await self._opened(id)  # as somebody stored it
            await asyncio.to_thread(self.store.store_summary, id, _summary(found.campaign))
            return found.now

    async def _next(self, found: OpenCampaign) -> Laid:
        before = found.now
        match = found.campaign.go_on()
        chairs = [Chair(each.person, each.name, each.bot) for each in before.room.chairs]
        owner, terms = before.room.owner, before.room.terms
        return await self.tables.lay(match.game, match.origin, chairs, owner, before.facts.listed, terms)

    # Files

    def file(self, found: OpenCampaign, person: str) -> str:
        """The campaign's file, to those who may know everything that is in it."""
        room = found.now.room
        if not (room.over or found.campaign.step.camp or (person and room.alone(person))):
            raise Refusal("forbidden", "error-table-secret")
        seats = [each.bot or (f"human:{each.name}" if each.name else "human") for each in room.chairs]
        return found.campaign.save({"seats": seats})

    async def upload(self, text: str, chairs: Sequence[Chair] | None, person: str, name: str) -> str:
        """A campaign out of its file, played on at tables from now on; its id. Whoever brings it sits on every seat, unless
        `chairs` say otherwise."""
        campaign, _ = await asyncio.to_thread(read_campaign, text, find_campaign)
        names = campaign.origin.names
        sitting = list(chairs or [Chair(person, called or name) for called in names])
        if len(sitting) != campaign.origin.players:
            raise Refusal("impossible", "error-table-seats", count=len(sitting), players=campaign.origin.players)
        id = new_id()
        terms = Terms(one_screen=_one_screen(sitting), campaign=id)
        row = []
        for finished in campaign.past:
            match = (await asyncio.to_thread(read_match, finished.text, find_game))[0]
            if match.history.made or not finished.step.camp:  # a camp in which nothing was asked has no table
                laid = await self._laid_as_played(match, sitting, person, terms, closed=True)
                row.append(NewPlace(laid.stored, laid.sitting, _bodies(laid), finished.ended))
        last = await self._laid_as_played(campaign.match, sitting, person, terms, closed=False)
        row.append(NewPlace(last.stored, last.sitting, _bodies(last)))
        await asyncio.to_thread(self.store.add, _stored(id, campaign, person), row)
        self.tables.begin(last)
        return id

    async def _laid_as_played(
        self, match: Match, chairs: Sequence[Chair], person: str, terms: Terms, closed: bool
    ) -> Laid:
        """A table at which this match was played, by the person who brings it."""
        seats = [Chair(each.person, each.name, each.bot) for each in chairs]
        laid = await self.tables.lay(match.game, match.origin, seats, person, False, terms)
        entries: list[Entry] = [Chose(Answer(seat, key, person)) for seat, key, _ in match.history.made]
        room = laid.table.room
        for entry in [*entries, Closed()] if closed else entries:
            room.apply(entry)
        laid.table.changed(time.time())
        stored = replace(laid.stored, rules=match.game.rules, over=room.over, summary=laid.table.summary)
        return Laid(laid.table, stored, laid.sitting)


def _bodies(laid: Laid) -> list[str]:
    """The entries of a table that was played before it is stored."""
    room = laid.table.room
    bodies = [write(Chose(answer)) for answer in room.answers]
    return [*bodies, write(Closed())] if room.closed else bodies


def _stored(id: str, campaign: Campaign, owner: str) -> StoredCampaign:
    told = campaign.origin
    origin = {"players": told.players, "seed": told.seed, "names": list(told.names), "setup": dict(told.setup)}
    rules = campaign.rules
    return StoredCampaign(id, rules.id, rules.rules, origin, owner, time.time(), _summary(campaign))


def _summary(campaign: Campaign) -> dict[str, Any]:
    """What lists tell of a campaign, in every language, so that they need not open it. Any: plain JSON."""
    told = {}
    for lang in LANGUAGES:
        page = campaign.page(campaign_speaker(lang, campaign.rules))
        told[lang] = {"title": page["title"], "now": page["now"]["title"]}
    return {"told": told, "over": campaign.over, "won": campaign.won, "names": list(campaign.origin.names)}


def _one_screen(chairs: Sequence[Chair]) -> bool:
    people = [each.person for each in chairs if each.person]
    return len(set(people)) < len(people)


def _moment(seconds: float) -> str:
    """A time of the database as results keep it."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
