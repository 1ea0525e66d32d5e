"""Somebody with a browser, in verbs: tests tell what people do, and this knows where to click."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

HAND = (Path(__file__).parent / "hand.js").read_text(encoding="utf-8")

WIDE = (1400, 900)
PHONE = (390, 844)

WAR_ETERNAL = "aeons-end/war-eternal"
OSTIUM = "ostium"
SEASONS = "seasons"
TOY = "toy"

Json = Any  # whatever JSON says

PATIENCE = 60_000
"""Milliseconds: a machine may be busy with other tests."""

GAME = 300_000
"""Milliseconds for a whole game."""

SETTLED = """(patience) => new Promise((settled, failed) => {
  setTimeout(() => failed(new Error('the table does not settle')), patience)
  const look = () => {
    const waits = document.querySelector('[data-testid="option"][aria-disabled="true"], [data-testid="hurry"]')
    const there = ['prompt', 'waiting', 'curtain-ready'].some((id) => document.querySelector(`[data-testid="${id}"]`))
    if (waits || !there) return
    watcher.disconnect()
    settled()
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document, { subtree: true, childList: true, attributes: true })
  look()
})"""
"""Until no choice is on its way and no bot's moves wait to be shown; a table may wait for players, too."""

UNPAINTED = """{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]
}"""
"""All is laid out, clicked, read and spoken as ever; only no colours are put on a screen that nobody looks at. In
play that is a third of what Chromium does. Whoever looks at colours calls `Player.paints` first."""

USUAL = -1
FIRST_SEAT_STARTS = {"ostium": 8}
"""Seeds by which whoever lays the table starts, where chance decides that."""


@dataclass
class Played:
    """What a hand did: how many choices, where it clicked, and what it could not have reached with a mouse."""

    choices: int
    on_board: int
    in_list: int
    covered: list[str]


@dataclass
class Player:
    """Somebody with a browser of their own."""

    name: str
    page: Page
    house: str
    trouble: list[str] = field(default_factory=list)
    """What went wrong in the browser; a test in which it is not empty fails."""
    forgiven: list[str] = field(default_factory=list)
    """Parts of messages that are no trouble in this test."""

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.trouble.append(f"{self.name}: {error}"))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        newcomer = "401" in message.text and "/api/me" in message.location["url"]
        if message.type == "error" and not newcomer and not any(part in message.text for part in self.forgiven):
            self.trouble.append(f"{self.name}: {message.text} ({message.location['url']})")

    @property
    def context(self) -> BrowserContext:
        """The browser's own cookies, storage and network."""
        return self.page.context

    # Where to look

    def at(self, testid: str) -> Locator:
        """What the page calls so."""
        return self.page.get_by_test_id(testid)

    @property
    def options(self) -> Locator:
        """What may be chosen, in the list."""
        return self.at("option")

    @property
    def lit(self) -> Locator:
        """What may be chosen, on the board."""
        return self.at("board").locator('[data-ref][role="button"]')

    @property
    def question(self) -> Locator:
        """What the decision is about."""
        return self.at("question")

    @property
    def log(self) -> list[str]:
        """The log, line by line."""
        return [" ".join(line.split()) for line in self.lines.all_text_contents()]

    @property
    def lines(self) -> Locator:
        """The lines of the log."""
        return self.at("log").locator("p")

    @property
    def table(self) -> str:
        """The id of the table this page shows."""
        found = re.search(r"/[tr]/([^/?]+)", self.page.url)
        assert found, f"{self.page.url} is no table's address"
        return found[1]

    def thing(self, ref: str) -> Locator:
        """A thing on the board."""
        return self.at("board").locator(f'[data-ref="{ref}"]')

    def seat(self, seat: int) -> Locator:
        """A seat in the list of seats."""
        return self.page.locator(f'[data-testid="seat"][data-seat="{seat}"]')

    def keys(self) -> list[str]:
        """The keys of what may be chosen."""
        return [str(option.get_attribute("data-key")) for option in self.options.all()]

    # Setting up

    def choice(self, field: str, value: str) -> Locator:
        """A choice of the set-up's form."""
        return self.at(f"field-{field}").locator(f'[data-testid="choice"][value="{value}"]')

    def answers(self, field: str, value: str) -> None:
        """Answer a question of the set-up."""
        self.choice(field, value).check()

    # Coming and going

    def opens(self, path: str = "/") -> None:
        """Load a page; a whole address will do, too."""
        self.page.goto(path if path.startswith("http") else self.house + path)

    def paints(self) -> None:
        """Show the page that is open in its colours."""
        self.page.evaluate("document.adoptedStyleSheets = []")

    def ask(self, method: str, path: str, body: Json = None) -> Json:
        """A request past the pages, as this browser: for what is not the story."""
        answer = self.context.request.fetch(
            f"{self.house}/api{path}",
            method=method,
            headers={"Content-Type": "application/json", "Origin": self.house},
            data=None if body is None else json.dumps(body),
        )
        assert answer.ok, answer.text()
        return answer.json()

    def becomes_known(self) -> None:
        """Be somebody to the server, as after the first seat."""
        self.ask("POST", "/people", {"name": self.name})

    def lays_table(
        self, game: str, *seats: str, seed: int | None = USUAL, listed: bool = False, **answers: Json
    ) -> str:
        """A table at once, past the form, opened: `me`, `open`, `hot:NAME`, or a bot for each seat. Its id.

        Without a seed the cards are sealed where rivals will sit down. Where they do, there is no board before all have.
        """
        table = self.has_table(game, *seats, seed=seed, listed=listed, **answers)
        self.opens(f"/t/{table}")
        self.settles()
        return table

    def has_table(self, game: str, *seats: str, seed: int | None = USUAL, listed: bool = False, **answers: Json) -> str:
        """The same without opening it, for whoever goes on to another table that is made from it."""
        self.becomes_known()
        if seed == USUAL:
            seed = FIRST_SEAT_STARTS.get(game, 1)
        table = self.ask(
            "POST",
            "/tables",
            {
                "game": game,
                "players": len(seats),
                **({} if seed is None else {"seed": seed}),
                "answers": answers,
                "seats": [seat_wish(seat) for seat in seats],
                "listed": listed,
            },
        )
        return str(table["id"])

    def ends_turn(self) -> None:
        """End the development phase, and keep the cards of a hand that may still be discarded."""
        self.chooses("end")
        self.chooses("done")

    def joins(self, table: str, seat: int = 1) -> None:
        """Open the link of a seat, give a name, sit down."""
        self.opens(f"/t/{table}?sit={seat}")
        self.at("sit-name").fill(self.name)
        self.at("sit-go").click()
        self.sits(seat)
        self.settles()

    def sits(self, seat: int) -> None:
        """Wait until the table knows that the seat is mine."""
        expect(self.seat(seat)).to_contain_text(self.name)
        expect(self.seat(seat).locator(".me")).to_be_visible()

    # Playing

    def settles(self) -> None:
        """Wait until no choice is on its way and nothing waits to be shown."""
        self.page.evaluate(SETTLED, PATIENCE)

    def is_asked(self, question: str | None = None) -> None:
        """Wait until this is mine to decide."""
        expect(self.at("prompt").locator(".option").first).to_be_visible()
        if question is not None:
            expect(self.question).to_contain_text(question)

    def chooses(self, key: str) -> None:
        """Click the option in the list."""
        self.page.locator(f'[data-testid="option"][data-key="{key}"]').click()
        self.settles()

    def picks(self, ref: str, key: str | None = None) -> None:
        """Click a thing on the board; where several things can be done with it, the one with that key."""
        self.thing(ref).first.click()
        if key is not None:
            self.page.locator(f'[data-testid="near-option"][data-key="{key}"]').click()
        self.settles()

    def plays_on(
        self, seed: int = 1, keen: Sequence[str] = (), ends: float = 0.3, team: bool = True, most: int = 10**6
    ) -> None:
        """Let a hand play on, with seeded dice, while the test goes on; `rests` tells what it did."""
        wish = {"seed": seed, "keen": list(keen), "ends": ends, "team": team, "most": most}
        self.page.evaluate(f"wish => {{ window.hand = ({HAND.strip()})(wish) }}", wish)

    def rests(self) -> Played:
        """Wait until the hand has made its choices, or the game is over."""
        late = "new Promise((_, late) => setTimeout(() => late(new Error('the hand is stuck')), patience))"
        told = self.page.evaluate(f"patience => Promise.race([window.hand, {late}])", GAME)
        self.settles()
        return Played(told["choices"], told["onBoard"], told["inList"], told["covered"])

    def says(self, text: str) -> None:
        """Say something to the table."""
        self.at("tab-chat").click()
        self.at("chat-input").fill(text)
        self.at("chat-input").press("Enter")

    def undoes(self) -> None:
        """Undo the last choice, or ask to."""
        self.at("undo").click()

    def opens_menu(self) -> None:
        """Unfold the menu of the table."""
        self.at("menu").click()


def both_used_list_and_board(*people: Player) -> None:
    """Wait until their hands rest: each clicked in the list and on the board, and a mouse would have reached all of it."""
    for each in people:
        played = each.rests()
        assert played.on_board > 0
        assert played.in_list > 0
        assert played.covered == [], f"lit on the board, but out of the mouse's reach: {played.covered}"


def seat_wish(seat: str) -> dict[str, str]:
    """A seat as the server is asked for it: `me`, `open`, `hot:NAME`, or the name of a bot."""
    if seat in ("me", "open"):
        return {"kind": seat}
    return {"kind": "hot", "name": seat[4:]} if seat.startswith("hot:") else {"kind": "bot", "bot": seat}
