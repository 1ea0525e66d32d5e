"""Campaigns as they are offered and as people ask for them."""

from __future__ import annotations

import secrets
from typing import Any

from talia.bots import names as bot_names
from talia.kernel.campaign import Campaign, CampaignRules
from talia.kernel.errors import TaliaError
from talia.kernel.registry import campaign as find_campaign
from talia.table import table_setup
from talia.table.game_list import field_info
from talia.table.messages import LONGEST_NAME, NewCampaign, clean
from talia.table.presentation import bot_name
from talia.table.refusal import Refusal
from talia.table.room import Chair
from talia.words.speaker import campaign_speaker


def info(rules: CampaignRules, lang: str) -> dict[str, Any]:
    """The protocol's CampaignInfo. Any: it is plain JSON."""
    s = campaign_speaker(lang, rules)
    bots = [bot for bot in bot_names(rules.games()[0]) if all(bot in bot_names(game) for game in rules.games())]
    return {
        "id": rules.id,
        "game": rules.game,
        "title": s.name(rules.title),
        "blurb": rules.blurb(s),
        "least": rules.least,
        "most": rules.most,
        "players": max(rules.least, min(2, rules.most)),
        "bots": [{"id": bot, "name": bot_name(bot, s)} for bot in bots],
        "fields": [field_info(field, s) for field in rules.fields],
    }


def begin(wish: NewCampaign) -> Campaign:
    """A wished campaign, checked, at its first match."""
    try:
        rules = find_campaign(wish.campaign)
    except TaliaError:
        raise Refusal("missing", "error-table-missing") from None
    table_setup.check_answers(rules.fields, wish.answers)
    seed = secrets.randbelow(2**32) if wish.seed is None else wish.seed
    names = [clean(name, LONGEST_NAME) for name in wish.names]
    defaults = {field.name: field.default for field in rules.fields}
    return rules.new(wish.players, seed, names, one_person=False, **{**defaults, **wish.answers})


def chairs(wish: NewCampaign, campaign: Campaign, person: str, name: str) -> list[Chair]:
    """Who sits where in a new campaign. Every match of it must know the bots."""
    for game in campaign.rules.games():
        found = table_setup.chairs(wish.seats, game, campaign.origin.players, person, name)
    return found
