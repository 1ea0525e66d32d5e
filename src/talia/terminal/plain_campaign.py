"""A campaign in lines: its page, its story, and playing it through in the line mode."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any, TextIO

from talia.terminal.campaign_session import CampaignSession
from talia.terminal.plain import LEFT, WIDTH, Plain
from talia.terminal.plain_text import signs_of
from talia.words.speaker import Speaker

# Any, all through this file: the page of a campaign is JSON.

MARKS = {"won": "✓", "lost": "✗", "now": "▶", "to-come": "·"}
OWN = "mine"
"""The place of what belongs to those who play."""


def page_lines(page: Mapping[str, Any], s: Speaker) -> list[str]:
    """The whole page: the way, what is at hand, and the results."""
    names = ", ".join(name for name in page["names"] if name)
    head = s.say("campaign-of", players=page["players"], names=names or "none", seed=str(page["seed"]))
    lines = [page["title"], f"  {head}", *(f"  {each['label']}: {each['answer']}" for each in page["setup"])]
    lines += ["", *way_lines(page, s)]
    for shelf in page["shelves"]:
        lines += shelf_lines(shelf)
    if page["results"]:
        lines += ["", s.say("campaign-results"), *result_lines(page, s)]
    return lines


def shelf_lines(shelf: Mapping[str, Any]) -> list[str]:
    """A shelf and what lies there; of one's own mages all is told."""
    things = (line for thing in shelf["things"] for line in _thing(thing, shelf["place"] == OWN))
    return ["", shelf["title"], *things]


def way_lines(page: Mapping[str, Any], s: Speaker) -> list[str]:
    """The stages of the way, and what comes now."""
    lines = []
    for number, stage in enumerate(page["stages"], 1):
        rest = ", ".join(
            part for part in (stage["about"], s.say(f"campaign-{stage['state']}"), _tries(stage, s)) if part
        )
        lines.append(f"  {MARKS[stage['state']]} {number}. {stage['title']} ({rest})")
    if page["over"]:
        lines.append(f"  {s.say('campaign-is-won' if page['won'] else 'campaign-is-over')}")
    else:
        now = page["next"]
        lines.append(f"  {s.say('campaign-next', title=now['title'], attempt=now['try'])}")
    return lines


def _tries(stage: Mapping[str, Any], s: Speaker) -> str:
    """How many tries a stage took, or which try it is now; nothing of a first one."""
    if stage["state"] == "now" and stage["tries"] > 0:
        return s.say("campaign-try", n=stage["tries"] + 1)
    return s.say("campaign-tries", n=stage["tries"]) if stage["tries"] > 1 else ""


def result_lines(page: Mapping[str, Any], s: Speaker) -> list[str]:
    """The table of results."""
    return [
        "  "
        + s.say(
            "campaign-result",
            title=row["title"],
            attempt=row["try"],
            won=s.say("campaign-won" if row["won"] else "campaign-lost"),
            why=row["why"],
            rounds=row["rounds"],
            when=row["ended"].replace("T", " ").rstrip("Z"),
        )
        for row in page["results"]
    ]


def _thing(thing: Mapping[str, Any], whole: bool) -> list[str]:
    """A thing with what is drawn on it for good; what has become of it, and what it was before, in lines below."""
    facts = ", ".join(fact for fact in thing["facts"] if fact)
    signs = signs_of(thing["marks"])
    head = f"  {thing['title']}{f' {signs}' if signs else ''}{f' ({facts})' if facts else ''}"
    told = whole or "\n" in thing["changed"]  # what a card was before says little without what it is now
    below = [*(thing["text"].splitlines() if told else ()), *thing["changed"].splitlines()]
    return [head, *(f"    {line}" for line in below)]


def story_lines(pages: list[dict[str, Any]]) -> list[str]:
    """Parts of the story, each with its title."""
    lines = []
    for page in pages:
        lines += ["", f"  ~ {page['title']} ~"]
        for paragraph in page["paragraphs"]:
            lines += ["", *(f"  {line}" for line in wrap(paragraph, WIDTH))]
    return lines


class PlainCampaign:
    """One campaign in lines: match after match, until it is over or the person leaves."""

    def __init__(self, campaign_session: CampaignSession, lines: TextIO, out: TextIO) -> None:
        self.campaign_session = campaign_session
        self._in = lines
        self._out = out

    def play(self) -> None:
        """Play until the end of the campaign, or until the person leaves."""
        campaign_session = self.campaign_session
        self._tell(way_lines(campaign_session.page(), campaign_session.speaker))
        while True:
            session = campaign_session.session
            if not session.match.over:
                if not session.match.keys:
                    self._tell(story_lines(campaign_session.page()["story"]["before"]))
                if Plain(session, self._in, self._out).play() == LEFT:
                    return
            page = campaign_session.page()
            self._tell(story_lines(page["story"]["after"]))
            if not campaign_session.campaign.step.camp:
                self._tell(["", *way_lines(page, campaign_session.speaker)])
            if page["over"]:
                self._tell(
                    [
                        "",
                        campaign_session.speaker.say("campaign-results"),
                        *result_lines(page, campaign_session.speaker),
                    ]
                )
                self._tell([line for shelf in page["shelves"] if shelf["place"] == OWN for line in shelf_lines(shelf)])
                return
            if not self._onward():
                return
            campaign_session.go_on()

    def _onward(self) -> bool:
        """Ask whether to go on; whoever watches bots is not asked."""
        if not self.campaign_session.humans:
            return True
        s = self.campaign_session.speaker
        while True:
            self._out.write(f"{s.say('campaign-onward')} > ")
            self._out.flush()
            line = self._in.readline()
            word = line.strip().casefold()
            if not line or word == "q":
                self._tell([s.say("ui-saved", path=str(self.campaign_session.path))])
                return False
            if word == "":
                return True
            if word == "s":
                self._tell(page_lines(self.campaign_session.page(), s))

    def _tell(self, lines: list[str]) -> None:
        for line in lines:
            self._out.write(line + "\n")
        self._out.flush()
