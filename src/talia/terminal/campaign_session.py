"""A campaign that is being played at this terminal: who sits where, its language and its file."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from talia.kernel.campaign import Campaign, CampaignRules
from talia.kernel.campaign_saves import read, summary
from talia.kernel.errors import TaliaError
from talia.kernel.files import read_text
from talia.kernel.registry import campaign as find_campaign
from talia.kernel.registry import campaigns
from talia.kernel.saves import text_of
from talia.terminal import saved_games
from talia.terminal.session import HUMAN, Session, is_human
from talia.words.speaker import LANGUAGES, Speaker, campaign_speaker, system_language


class CampaignSession:
    """A campaign with its seats, language and file. `session` plays the match at hand and keeps the whole campaign."""

    def __init__(
        self,
        campaign: Campaign,
        seats: Sequence[str] | None = None,
        lang: str | None = None,
        path: Path | None = None,
        as_they_lie: bool = False,
    ) -> None:
        self.campaign = campaign
        names = campaign.origin.names
        given = list(seats) if seats is not None else [HUMAN] * len(names)
        if len(given) != len(names):
            raise TaliaError("ui-error-seats", count=len(given), players=len(names))
        self.seats = [f"{HUMAN}:{name}" if seat == HUMAN and name else seat for seat, name in zip(given, names)]
        self.lang = lang if lang in LANGUAGES else system_language()
        self.path = path if path is not None else new_path(campaign.rules)
        self.session = self._session(as_they_lie)

    @classmethod
    def continued(cls, path: Path, lang: str | None = None) -> CampaignSession:
        """The campaign that a file tells. It goes on in the same file."""
        campaign, table = read(text_of(path), find_campaign)
        seats = table.get("seats")
        return cls(
            campaign,
            [str(seat) for seat in seats] if isinstance(seats, list) else None,
            lang or str(table.get("lang", "")),
            path,
            table.get("as_they_lie") is True,
        )

    @property
    def speaker(self) -> Speaker:
        """Whoever says the words of the campaign."""
        return campaign_speaker(self.lang, self.campaign.rules)

    @property
    def humans(self) -> bool:
        """Whether any person plays."""
        return any(is_human(seat) for seat in self.seats)

    def page(self) -> dict[str, Any]:
        """What there is to show. Any: it is JSON."""
        return self.campaign.page(self.speaker)

    def go_on(self) -> Session:
        """Begin the next match and keep the campaign."""
        self.lang = self.session.lang
        self.campaign.go_on()
        self.session = self._session(self.session.as_they_lie)
        self.session.keep()
        return self.session

    def _session(self, as_they_lie: bool) -> Session:
        return Session(self.campaign.match, self.seats, self.lang, self.path, self._written, as_they_lie)

    def _written(self, table: dict[str, Any]) -> str:
        self.lang = table["lang"]
        told = {name: value for name, value in table.items() if name != "round"}
        return self.campaign.save({**told, "seats": self.seats, "over": self.campaign.over})


@dataclass(frozen=True, slots=True)
class KeptCampaign:
    """A campaign on the shelf: where it is, of which sort, when it was last played, and how far it got."""

    path: Path
    rules: CampaignRules
    when: datetime
    names: tuple[str, ...]
    players: int
    seed: int
    matches: int
    over: bool

    def told(self, lang: str) -> str:
        """A line that tells this campaign from others."""
        s = campaign_speaker(lang, self.rules)
        names = [name for name in self.names if name]
        return s.say(
            "campaign-kept",
            title=self.rules.title,
            players=self.players,
            names=", ".join(names) or "none",
            matches=self.matches,
            when=self.when.strftime("%Y-%m-%d %H:%M"),
            over="yes" if self.over else "no",
        )


def folder() -> Path:
    """The folder of campaigns, beside that of the saves."""
    return saved_games.folder().parent / "campaigns"


def new_path(rules: CampaignRules) -> Path:
    """Where a campaign that begins now is kept."""
    name = rules.id.replace("/", "-")
    return folder() / f"{name}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def kept() -> list[KeptCampaign]:
    """The campaigns that lie there, newest first."""
    found = []
    try:
        paths = list(folder().glob("*.json"))
    except OSError:
        paths = []
    for path in paths:
        try:
            brief, stamp = summary(read_text(path)), os.stat(path).st_mtime
        except (OSError, TaliaError):
            continue
        rules = campaigns().get(brief.campaign) if brief is not None else None
        if brief is None or rules is None:
            continue
        over = bool(brief.table.get("over"))
        names, when, matches = tuple(brief.names), datetime.fromtimestamp(stamp), len(brief.matches)
        found.append(KeptCampaign(path, rules, when, names, brief.players, brief.seed, matches, over))
    return sorted(found, key=lambda each: each.when, reverse=True)


def latest() -> Path:
    """The campaign that was played last and is not over; `TaliaError` if there is none."""
    found = next((each.path for each in kept() if not each.over), None)
    if found is None:
        raise TaliaError("error-campaign-none-kept")
    return found
