"""Somebody new learns both games from the front page by doing what the guide says, and looks words up."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .player import OSTIUM, WAR_ETERNAL, Player


def follows_the_guide(ann: Player) -> list[int]:
    """Take the first thing that is offered, until it is over; the steps that were seen."""
    seen: list[int] = []
    while not ann.at("prompt").locator(".end").is_visible():
        step = int(ann.at("lesson").get_attribute("data-step") or "-1")
        if step not in seen:
            seen.append(step)
        ann.options.first.click()
        ann.settles()
    return seen


@pytest.mark.parametrize(("game", "lang", "steps"), [(WAR_ETERNAL, "pl", 21), (OSTIUM, "en", 19)])
def test_one_click_and_the_guide_lead_to_victory(person: Door, game: str, lang: str, steps: int) -> None:
    ann = person("Ann", lang=lang)
    ann.opens()
    ann.page.locator(f'[data-testid="learn"][data-game="{game}"]').click()
    expect(ann.at("lesson")).to_be_visible()
    ann.settles()
    assert follows_the_guide(ann) == list(range(steps))
    expect(ann.at("lesson-text")).to_contain_text("!")
    expect(ann.at("over")).to_have_count(0)  # the guide has the last word
    ann.at("lesson-next").click()
    ann.at("prompt").locator(".end").click()
    expect(ann.at("over").get_by_role("heading", level=2)).to_contain_text("!")
    ann.page.keyboard.press("Escape")
    learnt = ann.table
    ann.at("lesson-onward").click()
    expect(ann.at("lesson")).to_have_count(0)
    expect(ann.at("status")).to_be_visible()
    assert ann.table != learnt
    if game == WAR_ETERNAL:  # whoever comes from the lesson begins gently
        expect(ann.at("status")).to_contain_text("początkujący" if lang == "pl" else "beginner")


def test_what_can_be_done_has_room_beside_the_guide(person: Door) -> None:
    ann = person("Ann")
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    ann.opens()
    ann.page.locator(f'[data-testid="learn"][data-game="{OSTIUM}"]').click()
    expect(ann.at("lesson")).to_be_visible()
    ann.settles()
    assert ann.options.count() == 3
    prompt = ann.at("prompt").bounding_box()
    assert prompt is not None
    for option in ann.options.all():
        box = option.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= prompt["y"] + prompt["height"]


def test_what_comes_under_a_mouse_that_rests_is_not_shown_large(person: Door) -> None:
    ann = person("Ann")
    ann.opens()
    ann.page.locator(f'[data-testid="learn"][data-game="{WAR_ETERNAL}"]').click()
    expect(ann.at("lesson")).to_be_visible()
    ann.settles()
    card = ann.page.locator('[data-ref^="market/"]').first
    card.hover()
    expect(ann.page.locator(".zoom")).to_be_visible()
    ann.page.mouse.move(2, 2)
    expect(ann.page.locator(".zoom")).to_have_count(0)
    box = card.bounding_box()
    assert box is not None
    lid = "<div id=lid style='position:fixed;inset:0;z-index:99'></div>"
    ann.page.evaluate("lid => document.body.insertAdjacentHTML('beforeend', lid)", lid)
    ann.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ann.page.evaluate("document.getElementById('lid').remove()")
    ann.page.evaluate("new Promise((done) => setTimeout(done, 400))")
    expect(ann.page.locator(".zoom")).to_have_count(0)
    ann.page.mouse.move(box["x"] + 25, box["y"] + 22)
    expect(ann.page.locator(".zoom")).to_be_visible()


def test_a_line_of_the_log_that_comes_under_a_mouse_that_rests_shows_no_card(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(WAR_ETERNAL, "me", nemesis="umbra-titan", mages="gex")
    ann.chooses("play:crystal")
    card = ann.at("log").locator(".card").last
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    lid = "<div id=lid style='position:fixed;inset:0;z-index:99'></div>"
    ann.page.evaluate("lid => document.body.insertAdjacentHTML('beforeend', lid)", lid)
    ann.page.mouse.move(box["x"] + 4, box["y"] + 5)
    ann.page.evaluate("document.getElementById('lid').remove()")
    ann.page.evaluate("new Promise((done) => setTimeout(done, 400))")
    expect(ann.page.locator(".zoom")).to_have_count(0)
    ann.page.mouse.move(box["x"] + 8, box["y"] + 6)
    expect(ann.page.locator(".zoom")).to_be_visible()


def test_the_guide_points_page_by_page_and_dims_what_comes_later(person: Door) -> None:
    ann = person("Ann")
    ann.opens()
    ann.page.locator(f'[data-testid="learn"][data-game="{WAR_ETERNAL}"]').click()
    expect(ann.at("lesson-text")).to_contain_text("Welcome, Mazahaedron!")
    expect(ann.thing("nemesis").first).to_have_attribute("data-pointed", "")
    ring = ann.thing("nemesis").first.evaluate("one => parseFloat(getComputedStyle(one).outlineOffset)")
    assert ring < 0  # it lies on what it marks, not on the words beside it
    for _ in range(3):
        ann.page.keyboard.press("Enter")
    expect(ann.at("lesson-text")).to_contain_text("Play all three")
    assert set(ann.keys()) == {"play:crystal"}
    spark = ann.thing("p0/hand/spark")
    expect(spark).to_have_attribute("data-dim", "")
    spark.hover()
    expect(ann.at("why")).to_contain_text("Not yet")
    expect(ann.at("words")).to_contain_text("in the casting phase that begins your turn")
    ann.page.keyboard.press("Space")
    expect(ann.at("lesson-text")).to_contain_text("Play all three")
    ann.page.keyboard.press("a")
    expect(ann.at("lesson-text")).to_contain_text("3 aether!")
    word = ann.at("lesson-text").locator('[data-term="aether"]')
    word.focus()
    expect(ann.at("told")).to_contain_text("What you pay with.")


def test_rules_and_words_are_found_by_what_is_typed(person: Door) -> None:
    ann = person("Ann", lang="pl")
    ann.opens("/how/ostium")
    expect(ann.at("rule")).to_have_count(9)
    ann.at("seek-rule").fill("lancuch")
    expect(ann.at("glossary")).to_contain_text("Fuzja mocy")
    expect(ann.at("rule").first).to_contain_text("Fuzja mocy")
    ann.at("seek-rule").fill("xyz")
    expect(ann.at("rule")).to_have_count(0)
