"""A campaign in the browser: begun with one form, its page, the story that can be skipped, one click to the next match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import talia
from talia import bots
from tests.kernel.toy_campaign import TOUR

from .conftest import Door
from .player import Player
from .test_access import by_day_and_night


def begins(ann: Player) -> None:
    """Begin the toy's tour with two seats at this screen."""
    ann.opens("/")
    ann.page.locator('[data-campaign="toy"]').click()
    ann.at("name").fill("Ann")
    expect(ann.page.locator("main")).not_to_contain_text("{")
    ann.at("seat-kind").nth(1).select_option("hot")
    ann.at("campaign-name").first.fill("Keeper Ann")
    ann.at("seed").fill("a seed")
    expect(ann.page.get_by_text("A seed is a whole number")).to_be_visible()
    expect(ann.at("create")).to_be_disabled()
    ann.at("seed").fill("3")
    ann.at("create").click()
    ann.at("campaign-go").wait_for()


def strikes_camp(ann: Player) -> None:
    """Answer what the camp asks."""
    for key in ("hand:4", "mascot:bee", "mascot:ant"):
        ready = ann.at("curtain-ready")
        if ready.count():
            ready.click()
        ann.chooses(key)


def test_a_campaign_from_the_front_page_to_its_first_battle(person: Door) -> None:
    ann = person("Ann")
    begins(ann)
    ann.opens("/")
    mine = ann.page.get_by_role("region", name="My games").get_by_role("listitem")
    expect(mine).to_contain_text("Camp – The Tour")
    expect(mine).not_to_contain_text("round")  # a camp has none
    ann.at("my-campaign").click()
    expect(ann.at("tale-now")).to_be_visible()
    expect(ann.at("way").locator('[data-state="now"]')).to_have_count(1)
    expect(ann.at("campaign-seed")).to_have_text("3")
    assert by_day_and_night(ann) == []
    ann.at("campaign-go").click()
    ann.at("board").or_(ann.at("curtain-ready")).first.wait_for()
    expect(ann.at("tale")).to_have_count(0)  # the story stood on the page: once is enough
    ann.page.reload()
    ann.at("board").wait_for()
    expect(ann.at("tale")).to_have_count(0)
    strikes_camp(ann)
    expect(ann.at("over")).to_contain_text("The camp is struck")
    for told in ("story", "replay"):
        expect(ann.at(told)).to_have_count(0)
    ann.at("campaign-on").click()
    expect(ann.at("over")).to_have_count(0)
    ready = ann.at("curtain-ready")
    ready.or_(ann.at("question")).first.wait_for()
    ann.opens("/")
    expect(mine).to_contain_text("– ")  # which campaign it is a part of
    expect(mine).to_contain_text(ann.at("my-campaign").locator("xpath=..").locator("strong").inner_text())
    ann.at("my-campaign").click()
    expect(ann.at("campaign-go")).to_be_visible()
    expect(ann.at("campaign-next")).to_have_text("Evening 1")


def test_the_file_of_a_campaign_is_downloaded_brought_and_copied(person: Door, tmp_path: Path) -> None:
    ann, bob = person("Ann"), person("Bob", lang="pl")
    begins(ann)
    with ann.page.expect_download() as waiting:
        ann.at("campaign-download").click()
    file = tmp_path / "campaign.json"
    waiting.value.save_as(file)
    assert json.loads(file.read_text())["names"][0] == "Keeper Ann"
    here = ann.page.url
    ann.at("campaign-copy").click()
    ann.page.wait_for_url(lambda url: url != here)
    expect(ann.at("campaign-go")).to_be_visible()
    bob.opens("/begin/toy")
    bob.at("campaign-file").set_input_files(file)
    expect(bob.at("campaign-go")).to_have_text("Do obozu")


def test_the_page_of_a_campaign_that_is_over_tells_how_it_ended(person: Door, tmp_path: Path) -> None:
    tour = TOUR.new(players=2, seed=3)
    while not tour.over:
        if tour.match.over:
            tour.go_on()
        else:
            tour.match.choose(0)
    file = tmp_path / "campaign.json"
    file.write_text(tour.save(), encoding="utf-8")
    ann = person("Ann")
    ann.opens("/begin/toy")
    ann.at("campaign-file").set_input_files(file)
    expect(ann.at("campaign-over")).to_be_visible()
    expect(ann.at("tale-now")).to_have_count(1)
    assert by_day_and_night(ann) == []
    ann.at("campaign-new").click()
    expect(ann.at("create")).to_be_visible()


def test_two_people_go_on_together(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    ann.opens("/begin/toy")
    ann.at("seat-kind").nth(1).select_option("open")
    ann.at("seed").fill("4294967295")  # as long as those that the server draws
    ann.at("create").click()
    ann.at("campaign-go").click()
    table = ann.table
    bob.joins(table)
    bob.at("tale-next").click()
    expect(bob.at("tale")).to_have_count(0)
    ann.chooses("hand:4")
    ann.chooses("mascot:bee")
    bob.chooses("mascot:ant")
    ann.at("campaign-on").click()
    ann.page.wait_for_url(lambda url: not url.endswith(table))
    bob.at("campaign-on").click()
    bob.page.wait_for_url(lambda url: not url.endswith(table))
    assert ann.table == bob.table


@pytest.mark.parametrize("phone", [False, True])
def test_the_button_that_begins_is_in_reach_from_the_first_line_of_a_long_form(person: Door, phone: bool) -> None:
    ann = person("Ann", phone=phone)
    if not phone:
        ann.page.set_viewport_size({"width": 1280, "height": 720})
    ann.opens("/begin/aeons-end~all")
    expect(ann.at("create")).to_be_in_viewport(ratio=1)
    expect(ann.at("field-difficulty")).to_be_attached()
    assert ann.page.evaluate("document.documentElement.scrollHeight > innerHeight + 300"), (
        "all of it is in sight anyway"
    )
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(ann.at("create")).to_be_in_viewport(ratio=1)
    expect(ann.page.get_by_text("Go on with a campaign's file")).to_be_in_viewport(ratio=1)  # the bar lies on nothing


def test_the_stations_of_the_way_break_alike_in_the_hand(person: Door) -> None:
    ann = person("Ann", phone=True, lang="pl")
    ann.opens("/begin/aeons-end~all")
    ann.at("seed").fill("1")
    ann.at("create").click()
    ann.at("way").wait_for()
    rows = ann.at("way").evaluate(
        """(way) => [...way.children].map((row) => {
          const box = (one) => row.querySelector(one).getBoundingClientRect()
          const [name, about, state] = [box('strong'), box('.about'), box('.muted')]
          const below = about.top >= name.bottom - 1
          return [below, Math.abs(state.bottom - about.bottom) < 2, Math.round(about.left), Math.round(state.right)]
        })"""
    )
    assert len(rows) == 4
    assert all(row == rows[0] for row in rows), rows
    assert rows[0][:2] == [True, True]


def test_a_camp_shows_all_its_cards_to_be_read_and_turns_to_what_is_asked(person: Door) -> None:
    ann = person("Ann", phone=True)
    ann.opens("/begin/aeons-end~outcasts")
    ann.at("players").select_option("1")
    ann.at("create").click()
    ann.at("campaign-go").click()
    ann.is_asked()
    board = ann.at("board")
    expect(board.get_by_text("Experiment 153")).to_be_visible()
    expect(ann.thing("mages/taqren")).to_contain_text("Sustain")
    expect(ann.thing("mages/ilya")).to_be_in_viewport()
    expect(board.locator('[data-shelf="market"] [data-ref]')).to_have_count(9)
    assert by_day_and_night(ann) == []
    ann.thing("mages/kel").click()
    expect(ann.at("campaign-on")).to_be_visible()


def test_other_options_than_before_are_read_from_the_first_one_on(person: Door, tmp_path: Path) -> None:
    row = talia.campaign("aeons-end/legacy").new(players=2, seed=3, difficulty="beginner")
    bots.play(row.match, [bots.bot("steady", row.match.game, seat) for seat in range(2)])
    row.go_on()
    file = tmp_path / "campaign.json"
    file.write_text(row.save(), encoding="utf-8")
    ann = person("Ann", phone=True)
    ann.opens("/begin/aeons-end~legacy")
    expect(ann.page.get_by_role("radio", name="Beginner")).to_be_checked()  # as it is advised for a first one
    ann.at("campaign-file").set_input_files(file)
    ann.at("campaign-go").click()
    ann.is_asked()
    strip = ann.at("prompt").locator(".about")
    for key in ("add:geophage", "add:breach-flare"):
        strip.evaluate("list => list.scrollTo(9999, 0)")
        ann.chooses(key)
    expect(ann.at("question")).to_contain_text("banished for good. Which one?")
    assert strip.evaluate("list => list.scrollLeft") == 0


def words_of_mages_stand_beside_their_portraits(ann: Player) -> None:
    mage = ann.at("shelf").first.locator(".plate").first
    portrait = mage.locator(".art").bounding_box()
    assert portrait is not None
    assert portrait["height"] > 70
    for part in (".name", ".told", ".text"):
        beside = mage.locator(part).bounding_box()
        assert beside is not None
        assert beside["x"] > portrait["x"] + portrait["width"], part


def five_mages_leave_no_place_empty(ann: Player) -> None:
    mages = ann.at("shelf").first.locator("ul")
    expect(mages.locator("li")).to_have_count(4)
    left, right = mages.evaluate(
        """(all) => {
          const fifth = all.lastElementChild.cloneNode(true)
          all.append(fifth)
          const [box, last] = [all.getBoundingClientRect(), fifth.getBoundingClientRect()]
          fifth.remove()
          return [last.left - box.left, box.right - last.right]
        }"""
    )
    assert (round(left), round(right)) == (0, 0)


def test_a_camp_is_looked_at_explains_its_cards_and_is_struck_not_won(person: Door) -> None:
    ann = person("Ann")
    ann.opens("/begin/aeons-end~outcasts")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("The Expedition of the Outcasts")
    ann.at("players").select_option("1")
    ann.at("create").click()
    ann.at("campaign-go").wait_for()
    words_of_mages_stand_beside_their_portraits(ann)
    five_mages_leave_no_place_empty(ann)
    ann.at("campaign-go").click()
    ann.is_asked()
    ann.at("board").locator('[data-shelf="market"] [data-ref]').last.hover()
    expect(ann.at("words")).to_contain_text("in the casting phase that begins your turn")
    ann.thing("mages/kel").click()
    expect(ann.at("over").get_by_role("heading", level=2)).to_have_text("The camp is struck")
    expect(ann.at("campaign-on")).to_be_visible()
    expect(ann.at("plot")).to_have_count(0)
    expect(ann.at("story")).to_have_count(0)


def test_the_guide_of_a_chapter_gives_nothing_away(person: Door) -> None:
    ann = person("Ann")
    ann.opens("/how/aeons-end~legacy~chapter-1")
    expect(ann.at("rule").first).to_be_visible()
    expect(ann.page.locator("#cards")).to_contain_text("Gravity Node")
    told = ann.page.locator("main").inner_text()
    for later in ("Ascended", "Bladius", "pulse", "Temple Cutter", "Set up a table"):
        assert later not in told
    ann.opens("/how/aeons-end~legacy~camp")
    expect(ann.at("rule")).to_have_count(1)
    expect(ann.page.locator("#cards")).to_have_count(0)


def test_a_camp_on_a_window_that_is_turned_still_shows_what_may_be_chosen(person: Door) -> None:
    ann = person("Ann")
    ann.becomes_known()
    row = talia.campaign("aeons-end/outcasts").new(players=2, seed=1, names=["Ann", "Bo"])
    made = ann.ask("POST", "/campaigns/file", {"file": row.save()})
    ann.opens(f"/t/{made['table']['id']}")
    lit = ann.page.locator(".shelves .spot.lit").first
    for heard in ("tale-next", "curtain-ready"):
        ann.page.locator(f'.shelves .spot.lit, [data-testid="{heard}"]').first.wait_for()
        while ann.at(heard).count():
            ann.at(heard).press("Enter")
    for width, height in ((390, 844), (844, 390), (1400, 900)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(lit).to_be_in_viewport(ratio=0.9)
