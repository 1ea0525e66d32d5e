"""Seats: watched, left to a bot and taken back, moved to another device, shared by two people at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Door
from .player import OSTIUM, WAR_ETERNAL


def test_a_guest_watches_a_listed_table_and_cannot_choose(person: Door) -> None:
    ann, guest = person("Ann"), person("Gus")
    ann.lays_table(OSTIUM, "me", "steady", listed=True)
    guest.opens()
    tables = guest.page.locator("section", has=guest.page.get_by_role("heading", name="Open tables"))
    tables.locator("li", has_text="Ann").get_by_test_id("table-link").first.click()

    expect(guest.at("prompt").get_by_role("heading")).to_contain_text("Waiting for Ann")
    expect(guest.options).to_have_count(0)
    expect(guest.lit).to_have_count(0)
    expect(guest.at("undo")).to_have_count(0)
    expect(ann.page.get_by_text("1 guest is watching")).to_be_visible()

    ann.chooses("summon:pebblekin")
    ann.chooses("place:A1")
    expect(guest.thing("p0/place/A1")).to_have_attribute("aria-label", re.compile("Pebblekin"))


def test_a_guest_sees_nobodys_hand(person: Door) -> None:
    ann, guest = person("Ann"), person("Gus")
    guest.opens(f"/t/{ann.lays_table(OSTIUM, 'me', 'random')}")
    guest.settles()
    expect(ann.at("board").locator('[data-ref*="/hand/"]')).to_have_count(3)
    expect(guest.at("board").locator('[data-ref*="/place/"]')).to_have_count(12)
    expect(guest.at("board").locator('[data-ref*="/hand/"]')).to_have_count(0)


def test_a_seat_is_left_to_a_bot_and_taken_back(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    ann.lays_table(WAR_ETERNAL, "open", "me")  # the first seat begins
    expect(ann.question).to_have_text("Main phase")
    expect(ann.at("nobody")).to_contain_text("Nobody sits there yet.")
    expect(ann.at("share-prompt")).to_be_visible()
    table = ann.lays_table(WAR_ETERNAL, "me", "open")
    bob.joins(table)
    bob.seat(1).locator("summary").click()
    bob.at("resign").click()
    expect(bob.seat(1)).to_have_attribute("data-kind", "bot")
    expect(ann.seat(1)).to_have_attribute("data-kind", "bot")

    # The bot plays for Bob, until he comes back.
    ann.chooses("end")
    ann.is_asked()
    assert any("Mazahaedron" in line or "Player 2" in line for line in ann.log)
    expect(bob.at("prompt")).to_contain_text("A bot plays Mazahaedron for you.")
    expect(bob.at("take-back-prompt")).to_be_visible()
    bob.at("take-back").click()
    expect(bob.seat(1)).to_have_attribute("data-kind", "person")
    bob.sits(1)
    expect(ann.seat(1)).to_contain_text("Bob")


def test_a_seat_moves_to_another_device_with_a_code(person: Door) -> None:
    ann, phone = person("Ann"), person("Ann", phone=True)
    table = ann.lays_table(OSTIUM, "me", "random")
    ann.opens_menu()
    ann.at("move-seat").click()
    code = ann.at("move-code").inner_text()

    phone.opens("/code")
    phone.at("code").fill(code)
    phone.at("code").press("Enter")
    phone.page.wait_for_url(f"**/t/{table}")
    phone.is_asked("Your development phase")
    phone.chooses("end")

    # It moved: the old device is a guest there, and the code is spent.
    ann.page.reload()
    ann.settles()
    expect(ann.options).to_have_count(0)
    ann.forgiven.append("422")
    ann.opens("/code")
    ann.at("code").fill(code)
    ann.at("code").press("Enter")
    expect(ann.page.get_by_role("alert")).to_be_visible()


def test_at_one_screen_nobody_sees_the_others_hand(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(OSTIUM, "me", "hot:Bob")
    curtain, hands = ann.at("curtain-ready"), ann.at("board").locator('[data-ref*="/hand/"]')
    # Whatever is drawn from now on, however briefly.
    ann.page.evaluate(
        """() => {
          window.seen = []
          const hands = () => document.querySelectorAll('[data-ref*="/hand/"]')
          new MutationObserver(() => window.seen.push(...[...hands()].map((card) => card.dataset.ref.slice(0, 2))))
            .observe(document, { subtree: true, childList: true, attributes: true })
        }"""
    )
    expect(curtain).to_have_text("I am Ann")
    expect(ann.at("board")).to_have_count(0)
    curtain.click()
    expect(hands).to_have_count(3)
    ann.ends_turn()

    expect(curtain).to_have_text("I am Bob")
    expect(ann.at("board")).to_have_count(0)
    expect(ann.options).to_have_count(0)
    assert set(ann.page.evaluate("window.seen")) == {"p0"}
    ann.page.keyboard.press("Enter")  # the curtain has the focus
    expect(hands).to_have_count(5)
    expect(hands.first).to_have_attribute("data-ref", re.compile("^p1/"))
    ann.is_asked("Your development phase")
    ann.page.evaluate("window.seen.length = 0")
    ann.ends_turn()
    expect(curtain).to_have_text("I am Ann")
    assert set(ann.page.evaluate("window.seen")) <= {"p1"}


def test_one_person_plays_two_mages_and_the_view_follows_the_decision(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(WAR_ETERNAL, "me", "hot:Bob")
    expect(ann.at("curtain-ready")).to_have_count(0)  # allies have no secrets from each other
    for seat in ("0", "1", "guest", "follow"):
        ann.at("look").select_option(seat)
        ann.is_asked()
    first = ann.at("prompt").get_by_role("heading").inner_text()
    ann.plays_on(keen=["^end$"], most=4)
    ann.rests()
    expect(ann.at("prompt").get_by_role("heading")).not_to_have_text(first)
