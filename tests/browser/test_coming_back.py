"""Nothing is lost: not by a reload, not by a broken line, not by next week."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Download, Route, WebSocketRoute, expect

import talia

from .conftest import Door
from .player import OSTIUM, TOY, WAR_ETERNAL, Player


def test_a_reload_in_the_middle_keeps_the_seat_and_the_log(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.joins(ann.lays_table(WAR_ETERNAL, "me", "open"))
    ann.chooses("play:crystal")
    ann.chooses("end")
    bob.is_asked()
    log, asked, keys = bob.log, bob.question.inner_text(), bob.keys()
    assert len(log) > 3

    bob.page.reload()
    bob.is_asked(asked)
    assert bob.log == log
    assert bob.keys() == keys
    bob.chooses(keys[0])
    expect(ann.lines).to_have_count(len(bob.log))


def test_next_week_the_table_waits_on_the_front_page(person: Door) -> None:
    ann = person("Ann")
    ann.opens()
    ann.page.locator(f'[data-testid="quick-play"][data-game="{WAR_ETERNAL}"]').click()
    ann.is_asked()
    table = ann.table
    ann.opens()
    mine = ann.page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("waits for you")
    mine.get_by_test_id("table-link").click()
    ann.is_asked()
    assert ann.table == table


def test_many_games_of_mine_leave_the_games_in_reach(person: Door) -> None:
    ann = person("Ann")
    ann.becomes_known()
    for _ in range(7):
        ann.ask(
            "POST",
            "/tables",
            {"game": TOY, "players": 2, "answers": {}, "seats": [{"kind": "me"}] * 2, "listed": False},
        )
    ann.opens()
    ann.page.evaluate("localStorage.setItem('talia.known', 'yes')")  # they were laid past the pages
    ann.page.reload()
    mine = ann.page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(mine).to_have_count(5)
    ann.page.get_by_role("button", name="All 7 games").click()
    expect(mine).to_have_count(7)
    ann.page.get_by_role("button", name="Fewer games").click()
    expect(mine).to_have_count(5)


@pytest.mark.parametrize("lost", [1, 1000])
def test_a_board_whose_file_is_gone_is_fetched_with_a_newer_page_or_a_plain_one_stands_in(
    person: Door, lost: int
) -> None:
    ann = person("Ann")
    ann.forgiven.append("ERR_FAILED")
    asked: list[Route] = []

    def answer(route: Route) -> None:
        asked.append(route)
        if len(asked) > lost:
            route.continue_()
        else:
            route.abort()

    ann.opens()
    ann.page.route("**/assets/Ostium-*.js", answer)
    ann.page.locator(f'[data-testid="quick-play"][data-game="{OSTIUM}"]').click()
    expect(ann.at("board").get_by_text("Gate 2")).to_have_count(2)
    expect(ann.page.get_by_text("could not be loaded")).to_have_count(0 if lost == 1 else 1)
    ann.is_asked()
    ann.chooses("end")


@pytest.mark.parametrize("page", ["/t/{table}", "/new/ostium", "/how/ostium", "/begin/toy"])
def test_a_page_that_was_opened_without_a_connection_can_be_tried_again(person: Door, page: str) -> None:
    ann = person("Ann")
    ann.forgiven.append("ERR_INTERNET_DISCONNECTED")
    address = page.format(table=ann.has_table(OSTIUM, "me", "steady"))
    ann.opens("/code")
    ann.context.set_offline(True)
    ann.page.evaluate(
        "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')) }", address
    )
    expect(ann.page.get_by_role("alert")).to_contain_text("The server does not answer")
    ann.context.set_offline(False)
    ann.at("again").click()
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ann.at("again")).to_have_count(0)
    expect(ann.page.get_by_role("alert")).to_have_count(0)


class Line:
    """The line between a browser and the server, in our hands."""

    def __init__(self, player: Player) -> None:
        self.cut_off = False
        self.open: WebSocketRoute | None = None
        player.page.route_web_socket(re.compile("/live"), self._dial)

    def _dial(self, socket: WebSocketRoute) -> None:
        if self.cut_off:
            socket.close()
            return
        self.open = socket
        socket.connect_to_server()

    def cut(self) -> None:
        """Nothing goes through any more."""
        self.cut_off = True
        assert self.open
        self.open.close()

    def mend(self, player: Player) -> None:
        """The network is back, and the browser hears of it."""
        self.cut_off = False
        player.page.evaluate("dispatchEvent(new Event('online'))")


def test_a_cut_line_is_told_and_nothing_is_lost_or_doubled(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    line = Line(ann)
    bob.joins(ann.lays_table(WAR_ETERNAL, "me", "open"))
    ann.chooses("play:crystal")
    expect(ann.at("broken")).to_have_count(0)

    line.cut()
    expect(ann.at("broken")).to_be_visible()
    # What Ann chooses now waits for the line; what Bob says meanwhile waits for Ann.
    before = len(bob.log)
    ann.page.locator('[data-testid="option"][data-key="play:crystal"]').click()
    bob.says("Are you there?")
    expect(bob.at("chat")).to_contain_text("Are you there?")
    assert len(bob.log) == before

    line.mend(ann)
    expect(ann.at("broken")).to_have_count(0)
    ann.settles()
    ann.at("tab-chat").click()
    expect(ann.at("chat").get_by_text("Are you there?")).to_have_count(1)
    expect(bob.lines).not_to_have_count(before)
    assert ann.log == bob.log
    assert len([told for told in ann.log if "plays Crystal" in told]) == 2

    # And once more, while the other moves.
    line.cut()
    expect(ann.at("broken")).to_be_visible()
    ann.page.locator('[data-testid="option"][data-key="end"]').click()
    line.mend(ann)
    bob.is_asked()
    line.cut()
    bob.chooses("play:crystal")
    bob.chooses("play:crystal")
    line.mend(ann)
    expect(ann.lines).to_have_count(len(bob.log))
    assert ann.log == bob.log


def test_the_tab_says_when_it_becomes_my_decision(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.joins(ann.lays_table(OSTIUM, "me", "open"))
    expect(ann.page).to_have_title("● Your turn – Ostium – Talia")
    expect(bob.page).to_have_title("Ostium – Talia")
    icon = bob.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/favicon.svg")
    ann.ends_turn()
    expect(bob.page).to_have_title("● Your turn – Ostium – Talia")
    expect(icon).to_have_attribute("href", "/favicon-dot.svg")
    expect(ann.page).to_have_title("Ostium – Talia")


def downloaded(player: Player, what: str) -> Download:
    """Take a file from the menu."""
    player.opens_menu()
    with player.page.expect_download() as coming:
        player.at(what).click()
    return coming.value


def test_the_save_and_the_report_are_files_that_hold_the_game(person: Door, tmp_path: Path) -> None:
    ann = person("Ann")
    ann.lays_table(WAR_ETERNAL, "me", "hot:Bob", seed=5)
    ann.plays_on(seed=2, most=6)
    ann.rests()

    save = tmp_path / "save.json"
    downloaded(ann, "save").save_as(save)
    match = talia.load(save)
    assert {option.key for option in match.decision.options} == set(ann.keys())

    report = tmp_path / "report.json"
    downloaded(ann, "report").save_as(report)
    told = json.loads(report.read_text(encoding="utf-8"))
    assert (
        talia.load(json.dumps(told["save"]) if isinstance(told["save"], dict) else told["save"]).view() == match.view()
    )


def test_while_others_play_the_save_with_its_secrets_is_refused_in_a_sentence(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.joins(ann.lays_table(TOY, "me", "open"))
    ann.forgiven.append("403")
    ann.opens_menu()
    ann.at("save").click()
    expect(ann.page.get_by_role("alert").first).to_be_visible()
