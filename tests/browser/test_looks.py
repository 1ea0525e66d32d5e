"""How it looks: on a phone, by day and by night, close up, and in motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .player import OSTIUM, TOY, WAR_ETERNAL, Player


def fits(player: Player) -> None:
    """The page does not scroll sideways."""
    wide, seen = player.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= seen, f"{player.page.url} is {wide - seen} pixels too wide"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_fits_on_a_phone(person: Door, lang: str) -> None:
    ann = person("Ann", phone=True, lang=lang)
    for path in ("/", "/new/aeons-end~war-eternal", "/new/ostium", "/how/ostium", "/code"):
        ann.opens(path)
        expect(ann.page.get_by_role("main").get_by_role("button").or_(ann.at("seek")).first).to_be_visible()
        fits(ann)
    for game, seats in (
        (WAR_ETERNAL, ["me", "me", "me", "me"]),
        (OSTIUM, ["me", "random", "random"]),
        (TOY, ["me", "random"]),
    ):
        ann.lays_table(game, *seats)
        ann.is_asked()
        fits(ann)
    ann.lays_table(OSTIUM, "me", "hot:Bartek", "open", seed=5)
    expect(ann.at("waiting")).to_be_visible()
    fits(ann)


def test_on_a_phone_the_prompt_folds_away_from_the_board(person: Door) -> None:
    ann = person("Ann", phone=True)
    ann.lays_table(WAR_ETERNAL, "me", "open")
    prompt = ann.at("prompt")
    tall = prompt.bounding_box()
    ann.at("fold").tap()
    expect(ann.options).to_have_count(0)
    expect(ann.question).to_be_visible()
    low = prompt.bounding_box()
    assert tall is not None
    assert low is not None
    assert low["height"] < tall["height"] / 2
    # What is lit can still be touched while the list is folded.
    card = ann.thing("p0/hand/crystal").first
    card.scroll_into_view_if_needed()
    before = str(card.get_attribute("aria-label"))
    card.tap()
    expect(card).not_to_have_attribute("aria-label", before)
    ann.at("fold").tap()
    expect(ann.options.first).to_be_visible()


def test_on_a_phone_the_button_that_lays_a_table_stands_on_a_ground_of_its_own(person: Door) -> None:
    ann = person("Ann", phone=True)
    ann.opens(f"/new/{WAR_ETERNAL.replace('/', '~')}")
    expect(ann.at("create")).to_be_enabled()
    # At the foot of the window, from edge to edge: whatever passes below is not read through it.
    grounds = ann.at("create").evaluate(
        """button => {
             const [low, high] = [innerHeight - 2, button.getBoundingClientRect().top - 4]
             const under = ([x, y]) => getComputedStyle(document.elementFromPoint(x, y)).backgroundColor
             return [[1, low], [innerWidth - 2, low], [1, high]].map(under)
           }"""
    )
    ground = ann.at("create").evaluate("button => getComputedStyle(button.parentElement).backgroundColor")
    assert grounds == [ground] * 3
    assert "rgba" not in ground
    assert ann.at("create").evaluate("button => getComputedStyle(button.parentElement).position") == "sticky"


def test_on_a_phone_a_row_tells_on_which_sides_it_goes_on(person: Door) -> None:
    ann = person("Ann", phone=True)
    ann.lays_table(OSTIUM, "me", "random")
    row = ann.at("prompt").locator(".about")
    expect(row).to_have_attribute("data-more", "right")
    row.evaluate("row => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' })")
    expect(row).to_have_attribute("data-more", "left")
    ann.page.set_viewport_size({"width": 1400, "height": 900})  # there the options stand below each other
    expect(row).to_have_attribute("data-more", "")


def test_light_and_dark_are_switched_and_remembered(person: Door) -> None:
    ann = person("Ann", scheme="dark")
    body, switch = ann.page.locator("body"), ann.at("theme")
    ann.opens("/code")
    expect(switch).to_have_attribute("data-theme-now", "system")
    dark = body.evaluate("body => getComputedStyle(body).backgroundColor")
    switch.click()
    expect(switch).to_have_attribute("data-theme-now", "light")
    expect(body).not_to_have_css("background-color", dark)
    ann.page.reload()
    expect(switch).to_have_attribute("data-theme-now", "light")
    expect(body).not_to_have_css("background-color", dark)
    switch.click()
    expect(switch).to_have_attribute("data-theme-now", "dark")
    expect(body).to_have_css("background-color", dark)


def test_a_card_is_shown_large_when_pointed_at_or_in_focus(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(WAR_ETERNAL, "me", "open")
    large, card = ann.page.locator(".zoom"), ann.thing("market/frozen-magmite")
    expect(large).to_have_count(0)
    card.hover()
    expect(large).to_contain_text("Frozen Magmite")
    small_box, large_box = card.bounding_box(), large.bounding_box()
    assert small_box is not None
    assert large_box is not None
    assert large_box["width"] > small_box["width"]
    ann.at("status").hover()
    expect(large).to_have_count(0)

    ann.page.keyboard.press("ArrowRight")  # the first thing that is lit
    expect(large).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(large).to_have_count(0)

    # The log links to its cards, too.
    ann.chooses("play:crystal")
    ann.at("log").get_by_role("button", name="Crystal").last.hover()
    expect(large).to_contain_text("Crystal")


@pytest.mark.parametrize(("lang", "before"), [("en", "before: a new pen"), ("pl", "wcześniej: nowa zagroda")])
def test_what_has_changed_on_a_card_is_drawn_on_it_and_told_where_it_is_large(
    person: Door, lang: str, before: str
) -> None:
    ann = person("Ann", lang=lang)
    ann.lays_table(TOY, "me", "random")
    pen = ann.thing("p0/pen")
    drawn = pen.locator("[data-mark]")
    expect(drawn).to_have_count(3)
    assert [drawn.nth(n).get_attribute("data-mark") for n in range(3)] == ["sticker", "place", "flaw"]
    card = pen.bounding_box()
    for n in range(2):
        mark = drawn.nth(n).bounding_box()
        assert card is not None
        assert mark is not None
        assert mark["width"] >= 10
        assert card["x"] <= mark["x"] <= mark["x"] + mark["width"] <= card["x"] + card["width"]
    expect(ann.at("changed")).to_have_count(0)
    pen.hover()
    expect(ann.page.locator(".zoom").get_by_test_id("changed")).to_contain_text(before)
    expect(pen).to_have_attribute("aria-description", re.compile(before))


def test_on_a_phone_a_long_press_shows_a_card_and_chooses_nothing(person: Door) -> None:
    ann = person("Ann", phone=True)
    ann.lays_table(WAR_ETERNAL, "me", "open")
    large, card = ann.page.locator(".zoom"), ann.thing("p0/hand/crystal").first
    before = len(ann.log)
    card.scroll_into_view_if_needed()
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(large).to_contain_text("Crystal")
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    card.dispatch_event("click", {"pointerType": "touch"})
    assert len(ann.log) == before
    expect(large).to_be_visible()


GHOSTS = """() => {
  window.ghosts = 0
  new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const node of addedNodes) if (node.inert) window.ghosts += 1
  }).observe(document.body, { childList: true })
}"""


@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_a_card_flies_to_where_it_goes_unless_the_system_asks_for_rest(person: Door, motion: bool) -> None:
    ann = person("Ann", motion=motion)
    ann.lays_table(OSTIUM, "me", "random")
    ann.page.evaluate(GHOSTS)
    ann.chooses("summon:pebblekin")
    ann.chooses("place:A1")
    expect(ann.thing("p0/place/A1")).to_have_attribute("aria-label", re.compile("Pebblekin"))
    assert (ann.page.evaluate("window.ghosts") > 0) == motion
    expect(ann.page.locator("body > [inert]")).to_have_count(0)  # it lands
