"""What is said: chat, and everything in two languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Door
from .player import OSTIUM, TOY, WAR_ETERNAL


def test_what_one_says_arrives_at_the_other_as_it_was_said(person: Door) -> None:
    ann, bob = person("<i>Ann</i>"), person("Bob")
    bob.joins(ann.lays_table(OSTIUM, "me", "open"))
    ann.says("Hello <b>Bob</b> <img src=x onerror=alert(1)> &amp; all")
    expect(bob.at("tab-chat")).to_contain_text("1")  # unread
    bob.at("tab-chat").click()
    line = bob.at("chat").locator("p")
    expect(line).to_contain_text("Hello <b>Bob</b> <img src=x onerror=alert(1)> &amp; all")
    expect(line).to_contain_text("<i>Ann</i>")
    expect(line.locator("i, img")).to_have_count(0)
    bob.says("Hi!")
    expect(ann.at("chat")).to_contain_text("Hi!")
    expect(bob.at("tab-chat")).to_have_text("Chat")  # read by now


def test_the_language_is_switched_in_the_middle_of_a_game(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(WAR_ETERNAL, "me", "hot:Bob")
    ann.chooses("play:crystal")
    html, lines = ann.page.locator("html"), ann.lines
    expect(html).to_have_attribute("lang", "en")
    expect(ann.thing("gravehold").first).to_have_attribute("aria-label", re.compile("Gravehold"))
    keys, count = ann.keys(), len(ann.log)

    ann.at("lang").click()
    expect(html).to_have_attribute("lang", "pl")
    expect(ann.at("prompt").get_by_role("heading")).to_contain_text("Decyduje")
    expect(ann.question).to_have_text("Twoja faza główna: co teraz?")
    expect(lines.filter(has_text="Kryształ")).to_have_count(1)
    expect(lines).to_have_count(count)
    expect(ann.thing("p0/hand/crystal").first).to_have_attribute("aria-label", re.compile("Kryształ"))
    assert ann.keys() == keys
    ann.page.reload()
    expect(html).to_have_attribute("lang", "pl")  # remembered
    ann.is_asked("Twoja faza główna")

    ann.page.keyboard.press("l")
    expect(html).to_have_attribute("lang", "en")
    expect(ann.question).to_have_text("Your main phase: what next?")
    expect(lines.filter(has_text="plays Crystal")).to_have_count(1)


def test_two_people_play_in_two_languages(person: Door) -> None:
    ann, ola = person("Ann"), person("Ola", lang="pl")
    ola.opens()
    expect(ola.page.locator("html")).to_have_attribute("lang", "pl")
    expect(ola.page.get_by_role("heading", name="Gry", exact=True)).to_be_visible()
    ola.joins(ann.lays_table(OSTIUM, "me", "open"))
    ann.ends_turn()
    ola.is_asked("Twoja faza rozwoju")
    expect(ann.at("prompt").get_by_role("heading")).to_contain_text("Waiting for Ola")


def test_a_game_without_a_board_of_its_own_is_played_by_all_at_once(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.joins(ann.lays_table(TOY, "me", "open"))
    for each in (ann, bob):
        each.is_asked()
        expect(each.lit).not_to_have_count(0)
    expect(ann.at("prompt")).to_contain_text("Still thinking: Player 2")
    ann.lit.first.click()
    ann.settles()
    expect(ann.options).to_have_count(0)
    expect(ann.at("prompt")).to_contain_text("Waiting for Player 2")
    bob.is_asked()  # still Bob's own decision
    for each in (ann, bob):
        each.plays_on(seed=1, ends=0.5)
    for each in (ann, bob):
        assert each.rests().covered == []
        expect(each.at("over")).to_be_visible()


def test_the_end_of_the_log_is_in_sight_whatever_room_it_has(person: Door) -> None:
    ann = person("Ann")
    ann.page.set_viewport_size({"width": 1400, "height": 1000})
    ann.lays_table(OSTIUM, "me", "random", seed=1)
    ann.plays_on(most=20)
    ann.rests()
    log = ann.at("log")
    assert log.evaluate("log => log.scrollHeight > log.clientHeight + 200")
    at_its_end = """() => {
      const log = document.querySelector('[data-testid=log]')
      const low = (part) => part.getBoundingClientRect().bottom
      const inside = low(log.querySelector('p:last-child')) <= low(log.closest('aside'))
      return log.scrollHeight - log.scrollTop - log.clientHeight < 3 && inside
    }"""
    for height in (820, 1000, 820):
        ann.page.set_viewport_size({"width": 1400, "height": height})
        ann.page.wait_for_function(at_its_end)
    ann.page.add_style_tag(content=".prompt { min-height: 500px }")  # a longer question takes the room
    ann.page.wait_for_function(at_its_end)
    # Whoever reads further up is left there.
    log.evaluate("log => log.scrollTo(0, 0)")
    ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    ann.page.set_viewport_size({"width": 1400, "height": 900})
    ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert log.evaluate("log => log.scrollTop") == 0
