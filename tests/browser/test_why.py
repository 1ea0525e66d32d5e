"""What cannot be chosen says why, and what can be chosen says what it would do."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Door
from .player import WAR_ETERNAL, Player


def a_spell_dragged_to_a_closed_breach_says_why_not(ann: Player) -> None:
    keys = ann.keys()
    prep = next(key for key in keys if key.startswith("prep:"))
    about = ann.page.locator(f'[data-testid="option"][data-key="{prep}"]').get_attribute("data-about") or ""
    lines = len(ann.log)
    ann.thing(about).first.drag_to(ann.thing(f"{about.split('/')[0]}/breach/IV"))
    expect(ann.page.get_by_role("status").filter(has_text="was not focused this turn").first).to_be_visible()
    assert len(ann.log) == lines


def a_card_that_is_too_dear_is_dim_and_says_why(ann: Player) -> None:
    dear = ann.page.locator('[data-ref^="market/"][data-dim]').first
    expect(dear).to_have_attribute("role", "img")
    dear.hover()
    expect(ann.at("why")).to_contain_text("aether short")
    dear.click()
    expect(ann.page.get_by_role("status").filter(has_text="aether short").first).to_be_visible()


def an_option_says_what_it_would_do(ann: Player) -> None:
    gain = ann.page.locator('[data-testid="option"][data-key^="gain:"]').first
    gain.hover()
    expect(gain.get_by_test_id("ahead")).to_contain_text("aether left")


def test_what_cannot_be_chosen_says_why_and_what_can_be_says_what_it_would_do(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(WAR_ETERNAL, "me", "hot:Bob", nemesis="umbra-titan", mages=["gex", "mist"])
    ann.is_asked("main phase")
    a_spell_dragged_to_a_closed_breach_says_why_not(ann)
    a_card_that_is_too_dear_is_dim_and_says_why(ann)
    dim = ann.page.locator('[data-ref^="market/"][data-dim]').count()
    ann.at("together").click()
    expect(ann.at("together")).to_have_count(0)
    ann.settles()
    assert ann.page.locator('[data-ref^="market/"][data-dim]').count() < dim
    an_option_says_what_it_would_do(ann)
