"""Screenshots of every page and every board, in both languages, by day and by night, on desks and in hands.

.venv/bin/python tests/browser/pictures.py [--out build/pictures] [--only PART] [--look PART]

The same seeds give the same pictures. A name tells what is on it: war-eternal-hollow-crown-2.pl.dark.wide.png
By night there are only the sizes `wide` and `phone`, where a subject has them: the arrangement is the same as by day.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby, product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import Error as BrowserError

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import talia
from talia import bots
from tests.browser.full_tables import LEGACY_FOES, OUTCASTS_FOES, full_table, laid
from tests.browser.house import CHROMIUM, NO_CHROMIUM, Served, launched, served
from tests.browser.player import OSTIUM, PATIENCE, PHONE, SEASONS, SETTLED, TOY, WAR_ETERNAL, WIDE, seat_wish

Json = Any  # whatever JSON says

MILD = {"difficulty": "beginner"}  # dice play badly; harder, and the game is over too soon
OUTCASTS = "aeons-end/outcasts"
LEGACY = "aeons-end/legacy"
ALL_BOXES = "aeons-end/all"
ONLY_IN_CHAPTERS = ("haze-fiend", "maelstrom")
NEMESES = ("umbra-titan", "hollow-crown", "gate-witch", "magus-of-cloaks")


@dataclass(frozen=True)
class Look:
    """How a picture is taken."""

    lang: str
    scheme: str
    size: str

    def device(self) -> tuple[str, str, bool]:
        """What has to be alike for one browser to take several pictures, one after the other."""
        return self.lang, self.scheme, self.size in TOUCHED

    @property
    def viewport(self) -> ViewportSize:
        """How large the window is."""
        width, height = SIZES[self.size]
        return {"width": width, "height": height}

    @property
    def tail(self) -> str:
        """The end of the picture's name."""
        return f"{self.lang}.{self.scheme}.{self.size}.png"


SIZES = {
    "wide": WIDE,
    "laptop": (1280, 720),
    "large": (1920, 1080),
    "phone": PHONE,
    "across": (PHONE[1], PHONE[0]),
}
TOUCHED = ("phone", "across")
EVERY_SIZE = tuple(SIZES)
READ = ("wide", "laptop", "phone")
"""Sizes of pages that are read from top to bottom; a picture shows the whole of such a page."""
BY_NIGHT = ("wide", "phone")


@dataclass(frozen=True)
class Subject:
    """What a picture shows: a table after so many choices, or an address.

    `seats` are wished for as they are, and Bob sits down on the last one if it is to be played; otherwise Ann plays all
    `players`. `seen_by` is whose browser it is; somebody who is neither is a guest. `bot` plays instead of dice, where these
    would get nowhere. A `position` is laid out instead, and `tab` is the part of the board that a phone shows. Of a
    `campaign` it is what is at hand after so many `matches` and then choices, or its page. A `lesson` shows the first
    lesson of that game, after so many choices that it asks for.
    """

    name: str
    path: str = ""
    game: str = ""
    players: int = 0
    choices: int = 0
    answers: dict[str, Json] = field(default_factory=dict)
    seed: int | None = 1
    seats: tuple[str, ...] = ()
    seen_by: str = "Ann"
    click: str = ""
    tab: str = ""
    position: dict[str, Json] = field(default_factory=dict)
    bot: str = ""
    campaign: str = ""
    matches: int = 0
    page: bool = False
    lesson: str = ""
    sizes: tuple[str, ...] = ("wide", "phone")

    @property
    def waits(self) -> bool:
        """Whether the cards are not dealt."""
        return bool(self.seats) and self.choices == 0

    @property
    def looks(self) -> list[Look]:
        """How it is taken."""
        by_night = [size for size in self.sizes if size in BY_NIGHT] or self.sizes
        sizes = {"light": self.sizes, "dark": by_night}
        return [
            Look(lang, *look) for lang in ("en", "pl") for scheme in sizes for look in product((scheme,), sizes[scheme])
        ]

    @property
    def read(self) -> bool:
        """Whether it is a page to be read, not a table."""
        return self.page or bool(self.path)

    @property
    def to_the_end(self) -> bool:
        """Whether the game is played to its end, and its replay is shown."""
        return self.choices < 0


def subjects() -> Iterator[Subject]:
    """Everything there is to see."""
    yield Subject("front", path="/", sizes=EVERY_SIZE)
    for game in (WAR_ETERNAL, OUTCASTS, LEGACY, ALL_BOXES, OSTIUM, SEASONS):
        short = game.split("/")[-1]
        yield Subject(f"new-{short}", path=f"/new/{game.replace('/', '~')}", sizes=READ)
        yield Subject(f"how-{short}", path=f"/how/{game.replace('/', '~')}", sizes=READ)
    yield Subject("code", path="/code", sizes=READ)
    for campaign, seed, moments in (  # seeds by which the bot wins soon: later camps have more on their shelves
        (OUTCASTS, 1, ((0, 0), (1, 30), (2, 4), (6, 4))),
        (LEGACY, 3, ((0, 30), (1, 0), (3, 4), (5, 5))),
        (ALL_BOXES, 2, ((0, 0), (2, 4), (6, 4), (8, 0))),
    ):
        short = campaign.split("/")[-1]
        yield Subject(f"begin-{short}", path=f"/begin/{campaign.replace('/', '~')}", sizes=READ)
        for matches, choices in moments:
            told = Subject(
                f"campaign-{short}-{matches}",
                campaign=campaign,
                matches=matches,
                choices=choices,
                seed=seed,
                sizes=EVERY_SIZE,
            )
            yield told
            yield replace(told, name=f"{told.name}-page", page=True, sizes=READ)
    for nemesis in NEMESES:
        answers = {**MILD, "nemesis": nemesis}
        yield Subject(
            f"war-eternal-{nemesis}-2", game=WAR_ETERNAL, players=2, choices=30, answers=answers, sizes=EVERY_SIZE
        )
    for players in (1, 3, 4):
        titan = Subject(f"war-eternal-umbra-titan-{players}", game=WAR_ETERNAL, players=players, answers=MILD)
        yield replace(titan, choices=15 * players, sizes=EVERY_SIZE)
    yield from _newer_boxes()
    for players, name in ((1, "solo"), (2, "duel"), (3, "three")):
        yield Subject(f"ostium-{name}", game=OSTIUM, players=players, choices=30 * min(players, 2), sizes=EVERY_SIZE)
    for name, players, choices, answers in (
        ("draft", 2, 4, {"boxes": "all"}),
        ("libraries", 3, 29, {}),
        ("dice", 4, 340, {"level": "apprentice"}),
        ("turn", 2, 182, {"boxes": "all", "enchantment": "divine-fate"}),
        ("late", 2, 208, {"boxes": "all", "enchantment": "natural-balance"}),
        ("three", 3, 259, {"level": "magician"}),
        ("four", 4, 449, {"boxes": "all", "enchantment": "force-of-destiny"}),
        ("over", 3, -1, {}),
    ):
        yield Subject(
            f"seasons-{name}",
            game=SEASONS,
            players=players,
            choices=choices,
            answers=answers,
            bot="steady",
            click="look-table" if name == "over" else "",
            sizes=EVERY_SIZE,
        )
    rivals = Subject("", game=OSTIUM, seats=("me", "open"), seed=None, sizes=("laptop", "phone"))
    yield replace(rivals, name="waiting")
    yield replace(rivals, name="waiting-sealed", click="sealed")
    yield replace(rivals, name="waiting-guest", seats=("me", "hot:Bartek", "open"), seed=5, seen_by="Gus")
    yield replace(rivals, name="waiting-sit-down", seats=("me", "open"), seed=5, seen_by="Gus", click="sit")
    yield replace(rivals, name="over-sealed", choices=-1, click="check")
    for game in (WAR_ETERNAL, OSTIUM):
        for choices in (0, 4, 12):
            yield Subject(f"lesson-{game.split('/')[-1]}-{choices}", lesson=game, choices=choices, sizes=EVERY_SIZE)
    yield replace(rivals, name="over-ostium", seats=(), players=2, choices=-1, seed=1, sizes=EVERY_SIZE)
    yield Subject("plain-board", game=TOY, players=2, choices=3, sizes=EVERY_SIZE)
    yield Subject("replay-war-eternal", game=WAR_ETERNAL, players=2, choices=-1, answers={"difficulty": "extinction"})
    yield Subject(
        "over-war-eternal", game=WAR_ETERNAL, players=2, choices=-1, answers={"difficulty": "extinction"}, seed=2
    )


def _newer_boxes() -> Iterator[Subject]:
    """The boards of Outcasts, Legacy and all boxes: two players early on, and four at a full table."""
    for nemesis in OUTCASTS_FOES:
        ally = "xaxos" if nemesis == "fountain-of-souls" else "none"
        who: dict[str, Json] = {**MILD, "nemesis": nemesis, "mages": ["zhana", "taqren"], "ally": ally}
        yield Subject(f"outcasts-{nemesis}-2", game=OUTCASTS, players=2, choices=40, answers=who, sizes=EVERY_SIZE)
    for nemesis in LEGACY_FOES:
        early = Subject(f"legacy-{nemesis}-2", game=LEGACY, players=2, choices=40, sizes=EVERY_SIZE)
        if nemesis in ONLY_IN_CHAPTERS:
            yield replace(early, position=full_table(nemesis, players=2))
        else:
            yield replace(early, answers={**MILD, "nemesis": nemesis})
    everything = {**MILD, "nemesis": "deathmind", "mages": ["gex", "qu", "ivane"], "market": "random"}
    yield Subject("all-deathmind-3", game=ALL_BOXES, players=3, choices=60, answers=everything, sizes=EVERY_SIZE)
    for nemesis in (*OUTCASTS_FOES, *LEGACY_FOES):
        game = OUTCASTS if nemesis in OUTCASTS_FOES else LEGACY
        full = Subject(f"full-{nemesis}", game=game, players=4, position=full_table(nemesis), sizes=EVERY_SIZE)
        yield full
        if nemesis in ("fountain-of-souls", "deathmind"):
            for tab in ("market", "city", "allies"):
                yield replace(full, name=f"{full.name}-{tab}", tab=tab, sizes=TOUCHED)


class Painter:
    """Plays with one person's hands for all seats, and takes the pictures."""

    def __init__(self, house: Served, browser: Browser, folder: Path) -> None:
        self.house = house.address
        self.database = house.database
        self.browser = browser
        self.folder = folder
        self.tokens: dict[str, str] = {}
        for name in ("Ann", "Bob"):
            self.tokens[name] = self._ask("POST", "/people", {"name": name}, "")["token"]

    def _ask(self, method: str, path: str, body: Json = None, who: str = "Ann") -> Json:
        headers = {"Content-Type": "application/json"}
        if who:
            headers["Authorization"] = f"Bearer {self.tokens[who]}"
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(
            urllib.request.Request(f"{self.house}/api{path}", data, headers, method=method)
        ) as answer:
            return json.load(answer)

    def paint(self, subject: Subject, wanted: str = "") -> None:
        """All pictures of a subject, or those whose look has `wanted` in its name."""
        looks = [look for look in subject.looks if wanted in look.tail]
        if not looks:
            return
        path = subject.path or self._made(subject)
        for _, alike in groupby(sorted(looks, key=Look.device), key=Look.device):
            first, *others = alike
            context = self.browser.new_context(
                viewport=first.viewport,
                has_touch=first.size in TOUCHED,
                is_mobile=first.size in TOUCHED,
                locale={"en": "en-GB", "pl": "pl-PL"}[first.lang],
                color_scheme="dark" if first.scheme == "dark" else "light",
                reduced_motion="reduce",
            )
            if not subject.path and subject.seen_by in self.tokens:
                context.add_cookies([{"name": "talia", "value": self.tokens[subject.seen_by], "url": self.house}])
            context.set_default_timeout(PATIENCE)
            page = context.new_page()
            page.goto(self.house + path)
            self._wait(page, subject)
            if subject.click:
                page.get_by_test_id(subject.click).press("Enter")
            for look in (first, *others):
                page.set_viewport_size(look.viewport)
                if subject.tab:
                    page.locator(f'[data-tab="{subject.tab}"]').press("Enter")
                page.screenshot(path=self.folder / f"{subject.name}.{look.tail}", full_page=subject.read)
            context.close()

    def _wait(self, page: Page, subject: Subject) -> None:
        if not subject.game and not subject.lesson:
            page.wait_for_load_state("networkidle")
            for heard in ("tale-next", "curtain-ready"):  # the story and the curtain lie over the table
                while subject.campaign and page.get_by_test_id(heard).count():
                    page.get_by_test_id(heard).press("Enter")
            return
        if subject.name.startswith("replay"):
            page.get_by_test_id("chosen").wait_for()
            return
        page.evaluate(SETTLED, PATIENCE)
        if subject.waits:
            page.get_by_test_id("seat").first.wait_for()
            return
        if subject.to_the_end:
            page.get_by_test_id("over").wait_for()
        curtain = page.get_by_test_id("curtain-ready")
        if curtain.count():
            curtain.press("Enter")  # a mouse would stay over a card, and that would be shown large
        page.get_by_test_id("board").locator("[data-ref]").first.wait_for()

    def _made(self, subject: Subject) -> str:
        if subject.campaign:
            return self._bring(subject)
        return self._teach(subject) if subject.lesson else self._lay(subject)

    def _teach(self, subject: Subject) -> str:
        """A lesson, followed so far; the address of its table."""
        table = self._ask("POST", "/lessons", {"game": subject.lesson})["id"]
        for _ in range(subject.choices):
            mine: list[Json] = []
            while not mine:  # the rival of a lesson answers by itself, a moment later
                decisions = self._ask("GET", f"/tables/{table}/state")["decisions"]
                mine = [decision for decision in decisions if decision["mine"]]
            (decision,) = mine
            key = decision["options"][0]["key"]
            self._ask("POST", f"/tables/{table}/do", {"type": "choose", "number": decision["number"], "key": key})
        return f"/t/{table}"

    def _bring(self, subject: Subject) -> str:
        """A campaign, played so far by a bot and brought as a file; the address of its page or of the match at hand."""
        assert subject.seed is not None
        row = talia.campaign(subject.campaign).new(
            players=2, seed=subject.seed, names=["Ann", "Bo"], difficulty="beginner"
        )
        for _ in range(subject.matches):
            adviser = bots.bot("steady", row.match.game, subject.seed)
            while not row.match.over:
                row.match.choose(adviser.choose(row.match, row.match.decision))
            if not row.over:
                row.go_on()
        adviser = bots.bot("steady", row.match.game, subject.seed)
        for _ in range(subject.choices):
            if not row.match.over:
                row.match.choose(adviser.choose(row.match, row.match.decision))
        made = self._ask("POST", "/campaigns/file", {"file": row.save()})
        return f"/c/{made['id']}" if subject.page else f"/t/{made['table']['id']}"

    def _lay(self, subject: Subject) -> str:
        """A table, played so far with seeded dice; the address that shows it."""
        names = ("Ann", "Bartek", "Cleo", "Daria")
        seats = subject.seats or ("me", *(f"hot:{name}" for name in names[1 : subject.players]))
        wish = {"game": subject.game, "players": len(seats), "answers": subject.answers, "listed": False}
        chance = {} if subject.seed is None else {"seed": subject.seed}
        table = self._ask("POST", "/tables", {**wish, **chance, "seats": [seat_wish(seat) for seat in seats]})["id"]
        if subject.position:
            match = talia.arrange(subject.game, subject.position, subject.seed or 0)
            return f"/t/{laid(self.database, table, match)}"
        if subject.waits:
            return f"/t/{table}"
        if subject.seats:
            self._ask("POST", f"/tables/{table}/sit", {"seat": len(seats) - 1, "name": "Bob"}, "Bob")
        dice = random.Random(subject.seed)
        twin, adviser = None, None
        if subject.bot and subject.seed is not None:
            twin = talia.game(subject.game).new(players=len(seats), seed=subject.seed, **subject.answers)
            adviser = bots.bot(subject.bot, twin.game, subject.seed)
        made = 0
        who = "Ann"
        while True:
            state = self._ask("GET", f"/tables/{table}/state", None, who)
            if not state["over"] and not any(decision["mine"] for decision in state["decisions"]):
                who = "Bob" if who == "Ann" else "Ann"
                continue
            mine = [decision for decision in state["decisions"] if decision["mine"]]
            enough = (
                made >= subject.choices and len(mine[0]["options"]) > 2 if mine and not subject.to_the_end else False
            )
            if state["over"] or enough:
                break
            options = mine[0]["options"]
            option = dice.choice(options)
            if twin is not None and adviser is not None:
                asked = next(decision for decision in twin.open if decision.seat == mine[0]["seat"])
                advised = adviser.choose(twin, asked)
                option = {"key": advised.key}
                twin.choose(advised, asked.seat)
            act = {"type": "choose", "number": mine[0]["number"], "key": option["key"]}
            if mine[0]["seat"] is not None:
                act["seat"] = mine[0]["seat"]
            self._ask("POST", f"/tables/{table}/do", act, who)
            made += 1
        if subject.name.startswith("replay"):
            return f"/r/{table}?at={made // 2}"
        if not subject.to_the_end:
            self._ask("POST", f"/tables/{table}/do", {"type": "chat", "text": "Good luck! Powodzenia!"})
        return f"/t/{table}"


def main() -> None:
    """Take all pictures, or those whose name has a part in it."""
    asked = argparse.ArgumentParser(description="Screenshots of every page and board.")
    asked.add_argument("--out", type=Path, default=Path("build/pictures"))
    asked.add_argument("--only", default="", metavar="PART")
    asked.add_argument("--look", default="", metavar="PART", help="such as pl, dark.phone or laptop")
    wish = asked.parse_args()
    if CHROMIUM is None:
        sys.exit(NO_CHROMIUM)
    wish.out.mkdir(parents=True, exist_ok=True)
    # The toy is not among the games that people find here: its server is another one.
    with served() as house, served(toy=True) as nursery, sync_playwright() as playwright:
        browser = launched(playwright)
        painters = {
            False: Painter(house, browser, wish.out),
            True: Painter(nursery, browser, wish.out),
        }
        missing = []
        for subject in subjects():
            if wish.only not in subject.name:
                continue
            for trial in (1, 2):  # a browser on a busy machine now and then gives no picture
                try:
                    painters[subject.game == TOY].paint(subject, wish.look)
                    print(subject.name, flush=True)
                    break
                except BrowserError as error:
                    print(f"{subject.name}: {error.message.splitlines()[0]}", flush=True)
                    if trial == 2:
                        missing.append(subject.name)
        browser.close()
    if missing:
        sys.exit("No pictures of: " + ", ".join(missing))


if __name__ == "__main__":
    main()
