"""What cannot be chosen says why, and what can be chosen says what it would do."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Door
from .player import WAR_ETERNAL, Player


def with_gems(player: Player) -> None:
    """At a table where somebody has the main phase, gems in hand and no aether."""
    player.lays_table(WAR_ETERNAL, "me", "hot:Bob", nemesis="umbra-titan", mages=["gex", "mist"])
    player.is_asked("main phase")
    expect(player.at("together")).to_be_visible()


def test_a_card_that_is_too_dear_is_dim_and_says_why(person: Door) -> None:
    ann = person("Ann")
    with_gems(ann)
    dear = ann.page.locator('[data-ref^="market/"][data-dim]').first
    expect(dear).to_have_attribute("role", "img")
    dear.hover()
    expect(ann.at("why")).to_contain_text("aether short")
    dear.click()
    expect(ann.page.get_by_role("status").filter(has_text="aether short").first).to_be_visible()
    dim = ann.page.locator('[data-ref^="market/"][data-dim]').count()
    ann.at("together").click()
    ann.settles()
    assert ann.page.locator('[data-ref^="market/"][data-dim]').count() < dim


def test_an_option_says_what_it_would_do(person: Door) -> None:
    ann = person("Ann")
    with_gems(ann)
    ann.at("together").click()
    expect(ann.at("together")).to_have_count(0)
    ann.settles()
    gain = ann.page.locator('[data-testid="option"][data-key^="gain:"]').first
    gain.hover()
    expect(gain.get_by_test_id("ahead")).to_contain_text("aether left")


def test_a_spell_dragged_to_a_closed_breach_says_why_not(person: Door) -> None:
    ann = person("Ann")
    with_gems(ann)
    keys = ann.keys()
    prep = next(key for key in keys if key.startswith("prep:"))
    about = ann.page.locator(f'[data-testid="option"][data-key="{prep}"]').get_attribute("data-about") or ""
    lines = len(ann.log)
    ann.thing(about).first.drag_to(ann.thing(f"{about.split('/')[0]}/breach/IV"))
    expect(ann.page.get_by_role("status").filter(has_text="was not focused this turn").first).to_be_visible()
    assert len(ann.log) == lines
