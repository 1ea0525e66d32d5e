"""Campaigns as text: what one was made from, and the saves of its matches, each as it would stand alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from talia.kernel.campaign import Campaign, CampaignRules, Origin
from talia.kernel.errors import TaliaError, UnknownRules
from talia.kernel.game import Game
from talia.kernel.match import Match
from talia.kernel.saves import DAMAGE, line_of, line_of_damage, wrong_field
from talia.kernel.saves import read as read_match
from talia.kernel.saves import write as write_match

# Any, all through this file: set-ups are plain JSON, each campaign's own.

FORMAT = 1


class _Head(msgspec.Struct):
    """What files of every format have; `talia` is in the save of a single match."""

    talia_campaign: int = 0
    talia: int = 0


class _Match(msgspec.Struct, forbid_unknown_fields=True):
    """A match of the row: when it ended (nothing: it has not), and its save."""

    ended: str
    save: msgspec.Raw


class _Save(msgspec.Struct, forbid_unknown_fields=True):
    """What the file of a campaign holds."""

    talia_campaign: int
    campaign: str
    rules: int
    players: int
    seed: int
    names: list[str]
    setup: dict[str, Any]
    one_person: bool
    matches: list[_Match]
    table: dict[str, Any] = {}  # who sits at the table; the front end's own


class Summary(msgspec.Struct):
    """What a list of campaigns tells of one without playing it again."""

    talia_campaign: int
    campaign: str
    names: list[str]
    players: int
    seed: int
    matches: list[_Match]
    table: dict[str, Any] = {}


def write(campaign: Campaign, table: Mapping[str, Any]) -> str:
    """A campaign as text."""
    origin, encode = campaign.origin, msgspec.json.encode
    fields: dict[str, object] = {
        "talia_campaign": FORMAT,
        "campaign": campaign.rules.id,
        "rules": campaign.rules.rules,
        "players": origin.players,
        "seed": origin.seed,
        "names": origin.names,
        "setup": origin.setup,
        "one_person": campaign.one_person,
        "table": dict(table),
    }
    head = "".join(f'  "{name}": {encode(value).decode()},\n' for name, value in fields.items())
    rows = [(each.ended, each.text) for each in campaign.past]
    rows.append((campaign.ended, write_match(campaign.match)))
    told = ",\n".join(f'{{"ended": {encode(ended).decode()}, "save":\n{text.rstrip()}\n}}' for ended, text in rows)
    return f'{{\n{head}  "matches": [\n{told}\n]}}\n'


def read(text: str, find: Callable[[str], CampaignRules]) -> tuple[Campaign, dict[str, Any]]:
    """The campaign that a file tells, its matches played again, and the front end's own part of the file."""
    save = _decoded(text)
    try:
        rules = find(save.campaign).under(save.rules)
    except UnknownRules as error:
        word = "error-campaign-newer" if save.rules > find(save.campaign).rules else "error-save-rules"
        raise TaliaError(word, line=line_of(text, "rules"), reason=error) from None
    except TaliaError as error:
        raise TaliaError("error-save-wrong", line=line_of(text, "campaign"), reason=error) from None
    origin = Origin(save.players, save.seed, tuple(save.names), save.setup)
    if not save.matches or not rules.least <= save.players <= rules.most or len(save.names) != save.players:
        raise TaliaError("error-campaign-damaged", line=line_of(text, "players"))
    try:
        campaign = Campaign(rules, origin, save.one_person)
        _play(campaign, text, save.matches)
    except DAMAGE:
        raise TaliaError("error-campaign-damaged", line=line_of(text, "setup")) from None
    return campaign, save.table


def summary(text: str) -> Summary | None:
    """What a list tells of a campaign's file; None if it is none."""
    try:
        return msgspec.json.decode(text.encode(), type=Summary)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _decoded(text: str) -> _Save:
    try:
        head = msgspec.json.decode(text.encode(), type=_Head)
        if head.talia and not head.talia_campaign:
            raise TaliaError("error-campaign-is-match")
        if not head.talia_campaign:
            raise TaliaError("error-campaign-is-none")
        if not 1 <= head.talia_campaign <= FORMAT:
            line = line_of(text, "talia_campaign")
            raise TaliaError("error-save-format", line=line, found=head.talia_campaign, known=FORMAT)
        return msgspec.json.decode(text.encode(), type=_Save)
    except msgspec.ValidationError as error:
        raise wrong_field(text, str(error), "error-campaign-is-none") from None
    except msgspec.DecodeError as error:
        raise TaliaError("error-save-damaged", line=line_of_damage(text, str(error))) from None
    except (UnicodeError, RecursionError):  # half a letter, or nested deeper than anything that is ever written
        raise TaliaError("error-campaign-is-none") from None


def _play(campaign: Campaign, text: str, matches: list[_Match]) -> None:
    """Play all matches again, in order; each must be the one that follows from those before it."""
    games = {game.id: game for game in campaign.rules.games()}
    at = 0
    for number, kept in enumerate(matches, 1):
        told = bytes(kept.save).decode()
        at = text.index(told, at)
        first = text.count("\n", 0, at)
        at += len(told)
        step = campaign.expected()
        if step is None:
            raise TaliaError("error-campaign-too-long", line=first + 1, n=number)
        match = _match(told, first, games)
        if match.game.id != step.game.id or len(match.game.seats(match)) != campaign.origin.players:
            raise TaliaError("error-campaign-other-match", line=first + 1, n=number)
        campaign.place(step, match, kept.ended)
        if number < len(matches):
            if not match.over:
                raise TaliaError("error-campaign-unfinished", line=first + 1, n=number)
            campaign.close()


def _match(told: str, first: int, games: Mapping[str, Game]) -> Match:
    """A match of the row; what is wrong with it is told with its line in the whole file."""

    def find(id: str) -> Game:
        if id not in games:
            raise TaliaError("error-no-such-game", id=id, possible=list(games))
        return games[id]

    try:
        return read_match(told, find)[0]
    except TaliaError as error:
        line = error.args_of_word.get("line")
        if not isinstance(line, int):
            raise
        raise TaliaError(error.word, **{**error.args_of_word, "line": line + first}) from None
