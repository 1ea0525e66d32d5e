"""Somebody new learns both games from the front page by doing what the guide says, and looks words up."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .player import OSTIUM, WAR_ETERNAL, Player


def follows_the_guide(ann: Player) -> list[int]:
    """Take the first thing that is offered, until it is over; the steps that were seen."""
    seen: list[int] = []
    while not ann.at("over").is_visible():
        step = int(ann.at("lesson").get_attribute("data-step") or "-1")
        if step not in seen:
            seen.append(step)
        ann.options.first.click()
        ann.settles()
    return seen


@pytest.mark.parametrize(("game", "lang", "steps"), [(WAR_ETERNAL, "pl", 21), (OSTIUM, "en", 20)])
def test_one_click_and_the_guide_lead_to_victory(person: Door, game: str, lang: str, steps: int) -> None:
    ann = person("Ann", lang=lang)
    ann.opens()
    ann.page.locator(f'[data-testid="learn"][data-game="{game}"]').click()
    expect(ann.at("lesson")).to_be_visible()
    ann.settles()
    assert follows_the_guide(ann) == list(range(steps))
    expect(ann.at("over").get_by_role("heading", level=2)).to_contain_text("!")


def test_the_guide_points_page_by_page_and_dims_what_comes_later(person: Door) -> None:
    ann = person("Ann")
    ann.opens()
    ann.page.locator(f'[data-testid="learn"][data-game="{WAR_ETERNAL}"]').click()
    expect(ann.at("lesson-text")).to_contain_text("Welcome, Mazahaedron!")
    expect(ann.thing("nemesis").first).to_have_attribute("data-pointed", "")
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
