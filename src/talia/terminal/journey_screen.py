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

from talia.terminal import paint
from talia.terminal.app import Table
from talia.terminal.journey import Journey
from talia.terminal.journey_prose import page_lines
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
        told = [Content.styled(paragraph, paint.PLAIN) for paragraph in self._page["paragraphs"]]
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

    def __init__(self, journey: Journey) -> None:
        super().__init__()
        self._journey = journey

    def compose(self) -> ComposeResult:
        page, s = self._journey.page(), self._journey.speaker
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

    def __init__(self, journey: Journey, pace: float = PACE) -> None:
        super().__init__()
        self.journey = journey
        self._pace = pace

    def on_mount(self) -> None:
        self.run_worker(self._travel(), exclusive=True)

    async def _travel(self) -> None:
        journey = self.journey
        going = True
        if journey.session.match.keys or journey.campaign.past:
            going = await self._page() and not journey.campaign.over
            if going and journey.session.match.over:
                journey.go_on()
        while going:
            if not journey.session.match.over:
                if not journey.session.match.keys:
                    await self._story(journey.page()["story"]["before"])
                what = await self.push_screen_wait(TableScreen(journey.session, self._pace))
                if what != "new" or not journey.session.match.over:
                    break
                journey.lang = journey.session.lang
                await self._story(journey.page()["story"]["after"])
                if journey.campaign.step.camp and not journey.campaign.over:
                    journey.go_on()
                    continue
            going = await self._page() and not journey.campaign.over
            if going:
                journey.go_on()
        self.exit(journey.path)

    async def _page(self) -> bool:
        return await self.push_screen_wait(PageScreen(self.journey))

    async def _story(self, pages: list[dict[str, Any]]) -> None:
        for page in pages:
            if not await self.push_screen_wait(StoryScreen(page, self.journey.speaker)):
                return
