"""From the front page to a table: the form, the preview, the link that brings a friend."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from .conftest import Door
from .player import OSTIUM, WAR_ETERNAL, Player

OUTCASTS = "aeons-end/outcasts"


def form(player: Player, game: str) -> None:
    """Open the form of a game, from the front page."""
    player.opens()
    player.page.locator(f'[data-testid="new-table"][data-game="{game}"]').click()
    expect(player.at("create")).to_be_enabled()


def test_one_click_on_the_front_page_starts_a_game_with_a_bot(person: Door) -> None:
    ann = person("Ann")
    ann.opens()
    ann.at("name").fill("Ann")
    ann.page.locator(f'[data-testid="quick-play"][data-game="{OSTIUM}"]').click()
    expect(ann.seat(0)).to_contain_text("Ann")
    expect(ann.seat(1)).to_have_attribute("data-kind", "bot")
    ann.is_asked()
    ann.ends_turn()
    ann.is_asked()  # the bot has had its turn
    assert len(ann.log) > 3


def test_two_at_one_screen_who_leave_their_names_empty_are_told_apart(person: Door) -> None:
    ann = person("Ann")
    form(ann, OSTIUM)
    ann.at("seat-kind").nth(1).select_option("hot")
    ann.at("create").click()
    ann.at("curtain-ready").wait_for()
    [one, two] = [seat["name"] for seat in ann.ask("GET", f"/tables/{ann.table}/state")["table"]["seats"]]
    assert (one, two) == ("Player", "Player 2")


def test_a_table_is_set_up_with_every_sort_of_answer(person: Door) -> None:
    ann = person("Ann")
    form(ann, WAR_ETERNAL)
    ann.at("name").fill("Ann")
    ann.at("players").select_option("4")
    for seat, kind in enumerate(("me", "bot", "hot", "open")):
        ann.at("seat-kind").nth(seat).select_option(kind)
    ann.at("seat-bot").select_option("random")
    ann.at("seat-name").fill("Cleo")
    ann.answers("nemesis", "hollow-crown")
    ann.answers("difficulty", "beginner")

    # Two seats cannot be the same mage.
    ann.answers("mages", "gex")
    ann.at("whose").nth(1).click()
    expect(ann.choice("mages", "gex")).to_be_disabled()
    ann.answers("mages", "quilius")
    expect(ann.at("create")).to_be_enabled()

    # The market by hand: it begins with the nine that were shown; nothing happens before all nine are picked, and a tenth
    # cannot be.
    ann.answers("market", "*")
    cards = ann.at("field-market").get_by_role("checkbox")
    expect(ann.at("unpick")).to_have_count(9)
    expect(ann.at("create")).to_be_enabled()
    ann.at("unpick").first.click()
    expect(ann.page.get_by_text("8 of 9 picked")).to_be_visible()
    ann.at("unpick-all").click()
    picked = ["Dread Diamond", "Frozen Magmite", "Volcanic Glass", "Breach Ore", "Fiend Catcher"]
    picked += ["Cairn Compass", "Aurora", "Kindle", "Crystallize"]
    for name in picked[:8]:
        ann.page.get_by_role("checkbox", name=name, exact=True).check()
    expect(ann.page.get_by_text("8 of 9 picked")).to_be_visible()
    expect(ann.at("create")).to_be_disabled()
    ann.page.get_by_role("checkbox", name=picked[8], exact=True).check()
    assert all(card.is_checked() != card.is_disabled() for card in cards.all())

    preview = ann.page.get_by_role("region", name="What it will be")
    for told in ("Hollow Crown", "Gex", "Quilius", *picked):
        expect(preview).to_contain_text(told)
    ann.at("create").click()

    # And so it lies on the table.
    expect(ann.seat(0)).to_contain_text("Ann")
    expect(ann.seat(0)).to_contain_text("Gex")
    expect(ann.seat(1)).to_contain_text("bot: random")
    expect(ann.seat(1)).to_contain_text("Quilius")
    expect(ann.seat(2)).to_contain_text("Cleo")
    expect(ann.seat(3)).to_contain_text("Free seat")
    expect(ann.thing("nemesis").first).to_have_attribute("aria-label", re.compile("Hollow Crown"))
    for name in picked:
        expect(ann.at("board").locator(f'[data-ref^="market/"][aria-label^="{name}"]')).to_have_count(1)
    expect(ann.at("status")).to_contain_text("beginner")


def test_the_preview_tells_what_chance_will_give_and_the_table_holds_it(person: Door) -> None:
    ann = person("Ann")
    form(ann, WAR_ETERNAL)
    ann.answers("market", "random")
    ann.answers("nemesis", "random")
    preview = ann.page.locator("section", has=ann.at("another"))
    sheet = preview.locator("dl")
    seed = ann.at("seed")

    preview.get_by_text("Seed", exact=True).click()

    expect(seed).not_to_have_value("")  # the first preview is there

    def shown_for(number: str) -> list[str]:
        """Type a seed; what the preview shows when the server has told what it gives."""
        with ann.page.expect_response(lambda answer: f'"seed":{number}' in str(answer.request.post_data)) as told:
            seed.fill(number)
            seed.press("Tab")
        lines = [line for part in told.value.json()["sheet"] for line in part["lines"]]
        expect(sheet.locator("dd span")).to_have_text(lines)
        return lines

    first = shown_for("77")
    assert shown_for("78") != first
    assert shown_for("77") == first

    # Chance again, and then the table holds what was shown last.
    with ann.page.expect_response(lambda answer: "/api/setup" in answer.url) as another:
        ann.at("another").click()
    expect(seed).to_have_value(str(another.value.json()["seed"]))
    given = sheet.inner_text()

    ann.at("create").click()
    ann.settles()
    market = ann.at("board").locator('[data-ref^="market/"]')
    expect(market).to_have_count(9)
    for card in market.all():
        assert str(card.get_attribute("aria-label")).split(",")[0] in given


def test_who_lays_a_table_for_a_rival_does_not_know_how_the_cards_will_fall(person: Door) -> None:
    ann = person("Ann")
    form(ann, OSTIUM)
    ann.page.get_by_text("Seed", exact=True).click()
    expect(ann.page.get_by_role("region", name="What it will be").locator("dd").first).to_be_visible()
    expect(ann.at("seed")).to_have_value("")  # the preview was made with a seed, but the table will not be
    expect(ann.at("seed-or-sealed")).to_contain_text("The cards will be sealed")
    with ann.page.expect_request(
        lambda asked: asked.url.endswith("/api/tables") or "/api/tables?" in asked.url
    ) as asked:
        ann.at("create").click()
    wish = json.loads(str(asked.value.post_data))
    assert [seat["kind"] for seat in wish["seats"]] == ["me", "open"]
    assert "seed" not in wish
    ann.settles()
    expect(ann.at("sealed")).to_be_visible()


def test_who_types_a_seed_for_a_rival_is_told_that_everybody_will_know_it(person: Door) -> None:
    ann = person("Ann")
    form(ann, OSTIUM)
    ann.page.get_by_text("Seed", exact=True).click()
    ann.at("seed").fill("5")
    expect(ann.at("seed-or-sealed")).to_have_text("Everybody at the table will be told that you chose the seed 5.")
    ann.at("seat-kind").nth(1).select_option("bot")  # nobody else will sit down
    expect(ann.at("seed-or-sealed")).to_have_count(0)
    ann.at("seat-kind").nth(1).select_option("open")
    ann.at("create").click()
    expect(ann.at("seed-told")).to_contain_text("The seed is 5.")


def test_a_friend_opens_the_link_picks_a_name_and_is_in(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    form(ann, OSTIUM)
    ann.at("name").fill("Ann")
    ann.at("create").click()
    link = ann.seat(1).get_by_test_id("share").get_attribute("data-link")

    bob.opens(str(link))
    expect(bob.at("sit-down")).to_be_visible()
    bob.at("sit-name").fill("Bob")
    bob.at("sit-go").click()
    expect(bob.at("sit-down")).to_be_hidden()
    bob.sits(1)
    expect(ann.seat(1)).to_contain_text("Bob")  # without a reload

    table = str(link).partition("/t/")[2].partition("?")[0]
    first, then = (ann, bob) if ann.ask("GET", f"/tables/{table}")["my_turn"] else (bob, ann)
    first.ends_turn()
    then.is_asked("Your development phase")
    expect(first.options).to_have_count(0)


def test_a_link_that_lost_a_letter_says_so(person: Door) -> None:
    ann = person("Ann")
    ann.forgiven.append("404")
    for path in ("/t/nosuchtable", "/nowhere", "/new/chess"):
        ann.opens(path)
        expect(ann.page.get_by_role("alert")).to_be_visible()
        expect(ann.page.get_by_role("link", name="Front page")).to_be_visible()


def test_a_preview_that_goes_on_below_says_so(person: Door) -> None:
    ann = person("Ann")
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    form(ann, OUTCASTS)
    sheet = ann.page.locator('dl[aria-labelledby="preview"]')
    sign = ann.page.locator(".further")
    expect(sign).to_be_visible()
    sheet.evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    expect(sign).to_be_hidden()
    assert sheet.evaluate("sheet => getComputedStyle(sheet).maskImage") == "none", "its last line fades"


def test_no_line_of_a_market_card_is_cut(person: Door) -> None:
    ann = person("Ann", lang="pl")
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    form(ann, OUTCASTS)
    texts = ann.at("market-shown").locator(".text")
    expect(texts).to_have_count(9)
    cut = texts.evaluate_all(
        "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
    )
    assert cut == []
