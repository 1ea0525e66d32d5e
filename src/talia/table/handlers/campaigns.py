"""Campaigns: what is offered, mine, one of them, going on, and their files."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from talia.kernel.registry import campaigns as installed_campaigns
from talia.table import campaign_setup
from talia.table.handlers.play import file_response
from talia.table.messages import LARGEST_FILE, CampaignFile, EmptyBody, GoOn, NewCampaign
from talia.table.open_campaigns import OpenCampaign
from talia.table.request import access_of, body, language, open_campaigns_of, person_id, require_person
from talia.table.response import Json
from talia.table.room import Chair
from talia.words.speaker import campaign_speaker


async def list_campaigns(request: Request) -> Response:
    """Every campaign that can be begun."""
    lang = language(request)
    return Json({"campaigns": [campaign_setup.info(rules, lang) for rules in installed_campaigns().values()]})


async def my_campaigns(request: Request) -> Response:
    """The campaigns I play in."""
    person, lang = await require_person(request), language(request)
    stored = await asyncio.to_thread(open_campaigns_of(request).store.campaigns_of, person.id)
    told = [
        {
            "id": each.id,
            "campaign": each.campaign,
            "made_at": each.made_at,
            **each.summary,
            **each.summary["told"][lang],
        }
        for each in stored
        if each.campaign in installed_campaigns()
    ]
    return Json({"campaigns": [{name: value for name, value in each.items() if name != "told"} for each in told]})


async def new_campaign(request: Request) -> Response:
    """A new campaign."""
    person, wish = await require_person(request), await body(request, NewCampaign)
    access_of(request).check_creation(request)
    campaign = await asyncio.to_thread(campaign_setup.begin, wish)
    chairs = campaign_setup.chairs(wish, campaign, person.id, person.name)
    id = await open_campaigns_of(request).create(campaign, chairs, person.id, wish.listed, wish.seed is not None)
    return await _told(request, id, person.id, 201)


async def one_campaign(request: Request) -> Response:
    """A campaign, as its page shows it."""
    return await _told(request, request.path_params["id"], await person_id(request))


async def go_on(request: Request) -> Response:
    """The table of the next match."""
    person, wish = await require_person(request), await body(request, GoOn)
    access_of(request).check_person(person.id)
    table = await open_campaigns_of(request).go_on(request.path_params["id"], person.id, wish.table)
    return Json(table.info(person.id, language(request)))


async def download(request: Request) -> Response:
    """The campaign's file."""
    campaigns, person = open_campaigns_of(request), await person_id(request)
    found = await campaigns.open(request.path_params["id"])
    return file_response(campaigns.file(found, person), f"talia-campaign-{found.stored.id}.json")


async def upload(request: Request) -> Response:
    """A campaign out of its file: it goes on here."""
    person = await require_person(request)
    access_of(request).check_creation(request)
    wish = await body(request, CampaignFile, LARGEST_FILE)
    id = await open_campaigns_of(request).upload(wish.file, None, person.id, person.name)
    return await _told(request, id, person.id, 201)


async def copy(request: Request) -> Response:
    """Another campaign that stands where this one does: mine are my seats and the bots', all others are open."""
    await body(request, EmptyBody)
    campaigns, person = open_campaigns_of(request), await require_person(request)
    access_of(request).check_creation(request)
    found = await campaigns.open(request.path_params["id"])
    text = campaigns.file(found, person.id)
    seats = found.now.room.chairs
    chairs = [Chair(each.person, each.name, each.bot) if each.person in ("", person.id) else Chair() for each in seats]
    if not any(each.person == person.id for each in chairs):
        chairs = [Chair(person.id, each.name or person.name) if each.open else each for each in chairs]
    id = await campaigns.upload(text, chairs, person.id, person.name)
    return await _told(request, id, person.id, 201)


async def _told(request: Request, id: str, person: str, status: int = 200) -> Response:
    """The protocol's CampaignState."""
    found, lang = await open_campaigns_of(request).open(id), language(request)
    return Json(_state(found, person, lang), status)


def _state(found: OpenCampaign, person: str, lang: str) -> dict[str, object]:
    return {
        "id": found.stored.id,
        "page": found.campaign.page(campaign_speaker(lang, found.campaign.rules)),
        "table": found.now.info(person, lang),
        "battles": found.battles,
        "mine": bool(person) and bool(found.now.room.seats_of(person)),
        "chosen": found.now.room.terms.chosen,
    }
