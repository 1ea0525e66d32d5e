"""The form of a set-up shows what one chooses, and asks only what matters."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .player import WAR_ETERNAL, Player

FORM = "/new/aeons-end~war-eternal"


def opens_form(player: Player, path: str = FORM) -> None:
    """Open the form, and wait until the preview has come."""
    with player.page.expect_response(lambda answer: "/api/setup" in answer.url):
        player.opens(path)
    expect(player.at("create")).to_be_enabled()


def lays(player: Player) -> dict[str, Any]:
    """Lay the table; what the server was asked for."""
    with player.page.expect_request(lambda asked: asked.method == "POST" and "/api/tables" in asked.url) as asked:
        player.at("create").click()
    wish: dict[str, Any] = json.loads(str(asked.value.post_data))
    return wish


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("pl", True)], ids=["en", "pl-phone"])
def test_whom_one_meets_and_plays_is_seen_with_picture_and_rules(person: Door, lang: str, phone: bool) -> None:
    ann = person("Ann", phone=phone, lang=lang)
    if not phone:
        ann.page.set_viewport_size({"width": 1280, "height": 720})
    cards = {card["id"]: card for card in ann.ask("GET", f"/games/aeons-end~war-eternal/cards?lang={lang}")["cards"]}
    opens_form(ann)
    nemesis = ann.at("field-nemesis")
    expect(nemesis.locator(".tile svg")).to_have_count(4)
    ann.answers("nemesis", "gate-witch")
    expect(nemesis.get_by_test_id("rules")).to_contain_text(cards["gate-witch"]["text"].splitlines()[-1])
    expect(nemesis.locator(".tile.on")).to_contain_text({"en": "hard (7 of 10)", "pl": "trudna (7 z 10)"}[lang])

    mages = ann.at("field-mages")
    expect(mages.locator(".tile svg")).to_have_count(8)
    ann.answers("mages", "gex")
    ability = cards["gex"]["text"].partition(":")[2].strip()
    expect(mages.get_by_test_id("rules")).to_contain_text(ability)
    expect(ann.at("whose").first).to_contain_text("Gex")

    market = ann.at("market-shown")
    expect(market.locator("article")).to_have_count(9)
    expect(market).to_contain_text(cards["frozen-magmite"]["name"])
    expect(market).to_contain_text(cards["frozen-magmite"]["text"])
    wide, seen = ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= seen
    small = ann.page.evaluate(
        "() => [...document.querySelectorAll('main *')].filter((e) => e.children.length === 0 && e.textContent.trim()"
        " && parseFloat(getComputedStyle(e).fontSize) < 11).map((e) => e.textContent)"
    )
    assert small == []


def test_what_does_not_apply_is_not_asked(person: Door) -> None:
    ann = person("Ann")
    opens_form(ann)
    expect(ann.at("field-life")).to_have_count(0)
    expect(ann.at("field-turn_order")).to_have_count(0)
    ann.at("players").select_option("1")
    expect(ann.at("field-life")).to_be_visible()
    expect(ann.at("field-turn_order")).to_be_visible()
    ann.answers("life", "12")
    ann.at("players").select_option("2")  # what was answered meanwhile does no harm
    expect(ann.at("field-life")).to_have_count(0)
    assert "life" not in lays(ann)["answers"]

    opens_form(ann, "/new/seasons")
    ann.answers("enchantment", "tailwind")
    expect(ann.at("field-destiny")).to_have_count(0)
    ann.answers("enchantment", "random")
    expect(ann.at("field-destiny")).to_be_visible()

    opens_form(ann, "/new/ostium")
    expect(ann.page.get_by_text("Set of creatures")).to_have_count(1)  # in the preview: there is nothing to choose


def test_the_first_game_is_what_the_guide_advises_and_the_second_as_usual(person: Door) -> None:
    ann = person("Ann")
    opens_form(ann)
    expect(ann.at("first-game")).to_be_visible()
    expect(ann.choice("nemesis", "umbra-titan")).to_be_checked()
    expect(ann.choice("difficulty", "beginner")).to_be_checked()
    asked = lays(ann)["answers"]
    assert (asked["nemesis"], asked["difficulty"]) == ("umbra-titan", "beginner")
    expect(ann.at("board")).to_be_visible()

    opens_form(ann)
    expect(ann.at("first-game")).to_have_count(0)
    expect(ann.choice("nemesis", "random")).to_be_checked()
    expect(ann.choice("difficulty", "normal")).to_be_checked()


def test_one_click_begins_a_newcomer_gently(person: Door) -> None:
    ann = person("Ann")
    ann.opens()
    ann.page.locator(f'[data-testid="quick-play"][data-game="{WAR_ETERNAL}"]').click()
    expect(ann.at("status")).to_contain_text("beginner")


def test_surprise_me_leaves_everything_to_chance_and_shows_what_it_gives(person: Door) -> None:
    ann = person("Ann")
    opens_form(ann)
    ann.answers("mages", "gex")
    with ann.page.expect_response(lambda answer: '"market":"random"' in str(answer.request.post_data)) as told:
        ann.at("surprise").click()
    for field in ("nemesis", "mages", "market"):
        expect(ann.choice(field, "random")).to_be_checked()
    settled = told.value.json()["settled"]
    named = {card["id"]: card["name"] for card in ann.ask("GET", "/games/aeons-end~war-eternal/cards")["cards"]}
    expect(ann.at("field-nemesis").get_by_test_id("rules")).to_contain_text(f"This time: {named[settled['nemesis']]}")
    for id in settled["market"]:
        expect(ann.at("market-shown")).to_contain_text(named[id])
    lays(ann)
    expect(ann.seat(0)).to_contain_text(named[settled["mages"][0]])  # and that is what lies on the table
