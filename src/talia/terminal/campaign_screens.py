"""A campaign on the full screen: the story before and after each match, and the page between them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from talia.terminal import styles
from talia.terminal.app import Table
from talia.terminal.campaign_session import CampaignSession
from talia.terminal.plain_campaign import page_lines
from talia.terminal.table_screen import PACE, TableScreen
from talia.words.speaker import Speaker


class StoryScreen(ModalScreen[bool]):
    """A part of the story. Enter turns the page; Escape skips the rest."""

    AUTO_FOCUS = "#next"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss(True)", show=False, priority=True),
        Binding("escape,q", "dismiss(False)", show=False, priority=True),
    ]

    def __init__(self, page: dict[str, Any], s: Speaker) -> None:
        super().__init__()
        self._page = page
        self._s = s

    def compose(self) -> ComposeResult:
        told = [Content.styled(paragraph, styles.PLAIN) for paragraph in self._page["paragraphs"]]
        box = Vertical(
            VerticalScroll(Static(Content("\n\n").join(told), markup=False), classes="page"),
            Horizontal(
                Button(self._s.say("campaign-story-next"), id="next", variant="primary", compact=True),
                Button(self._s.say("campaign-story-skip"), id="skip", compact=True),
                classes="buttons",
            ),
            classes="dialog",
        )
        box.border_title = self._page["title"]
        yield box

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "next")


class PageScreen(ModalScreen[bool]):
    """The page of the campaign: go on (True) or leave."""

    AUTO_FOCUS = "#next"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss(True)", show=False, priority=True),
        Binding("escape,q", "dismiss(False)", show=False, priority=True),
    ]

    def __init__(self, campaign_session: CampaignSession) -> None:
        super().__init__()
        self._campaign_session = campaign_session

    def compose(self) -> ComposeResult:
        page, s = self._campaign_session.page(), self._campaign_session.speaker
        title, *lines = page_lines(page, s)
        buttons = [Button(s.say("ui-leave"), id="leave", compact=True)]
        if not page["over"]:
            buttons.insert(0, Button(s.say("ui-end-go-on"), id="next", variant="primary", compact=True))
        box = Vertical(
            VerticalScroll(Static("\n".join(lines).strip("\n"), markup=False), classes="page"),
            Horizontal(*buttons, classes="buttons"),
            classes="dialog",
        )
        box.border_title = title
        yield box

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "next")


class CampaignApp(Table[Path]):
    """A campaign from match to match, until it is over or the person leaves."""

    def __init__(self, campaign_session: CampaignSession, pace: float = PACE) -> None:
        super().__init__()
        self.campaign_session = campaign_session
        self._pace = pace

    def on_mount(self) -> None:
        self.run_worker(self._travel(), exclusive=True)

    async def _travel(self) -> None:
        campaign_session = self.campaign_session
        going = True
        if campaign_session.session.match.keys or campaign_session.campaign.past:
            going = await self._page() and not campaign_session.campaign.over
            if going and campaign_session.session.match.over:
                campaign_session.go_on()
        while going:
            if not campaign_session.session.match.over:
                if not campaign_session.session.match.keys:
                    await self._story(campaign_session.page()["story"]["before"])
                what = await self.push_screen_wait(TableScreen(campaign_session.session, self._pace))
                if what != "new" or not campaign_session.session.match.over:
                    break
                campaign_session.lang = campaign_session.session.lang
                await self._story(campaign_session.page()["story"]["after"])
                if campaign_session.campaign.step.camp and not campaign_session.campaign.over:
                    campaign_session.go_on()
                    continue
            going = await self._page() and not campaign_session.campaign.over
            if going:
                campaign_session.go_on()
        self.exit(campaign_session.path)

    async def _page(self) -> bool:
        return await self.push_screen_wait(PageScreen(self.campaign_session))

    async def _story(self, pages: list[dict[str, Any]]) -> None:
        for page in pages:
            if not await self.push_screen_wait(StoryScreen(page, self.campaign_session.speaker)):
                return
