"""Pages that are read: what one came for is in sight, no word is broken, and nothing ends in the middle of a line."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .player import OSTIUM, SEASONS, WAR_ETERNAL
from .test_set_up import form

BROKEN = """() => {
  const broken = []
  for (const one of document.querySelectorAll('main *')) {
    for (const text of one.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue
      for (const word of text.textContent.matchAll(/\\p{L}{3,}/gu)) {
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        const rows = new Set([...range.getClientRects()].filter((box) => box.width).map((box) => Math.round(box.top)))
        if (rows.size > 1) broken.push(word[0])
      }
    }
  }
  return broken
}"""
"""Words that stand on two lines."""


def test_on_a_laptop_the_first_games_can_be_begun_without_scrolling(person: Door) -> None:
    ann = person("Ann")
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    ann.opens()
    expect(ann.page.locator(f'[data-testid="quick-play"][data-game="{WAR_ETERNAL}"]')).to_be_in_viewport(ratio=1)
    expect(ann.at("name")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", [WAR_ETERNAL, "aeons-end/legacy"])
def test_names_of_portraits_are_whole_in_the_hand(person: Door, game: str) -> None:
    ann = person("Ann", phone=True, lang="pl")
    form(ann, game)
    assert ann.page.evaluate(BROKEN) == []


def test_a_preview_shows_all_of_itself_in_the_hand_and_names_the_players(person: Door) -> None:
    ann = person("Ann", phone=True, lang="pl")
    form(ann, WAR_ETERNAL)
    sheet = ann.page.locator("dl")
    expect(sheet).to_contain_text("Gracz 1: ")
    assert sheet.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_ends_a_phase_is_whole_however_long_the_list_is(person: Door, lang: str) -> None:
    ann = person("Ann", lang=lang)
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    ann.lays_table(OSTIUM, "me", "random")
    ann.is_asked()
    end = ann.page.locator('[data-testid="option"][data-key="end"]')
    assert end.evaluate(
        "(one) => one.getBoundingClientRect().bottom <= one.closest('ul').getBoundingClientRect().bottom + 1"
    )


def test_how_far_it_is_ends_with_a_whole_word_in_the_hand(person: Door) -> None:
    ann = person("Ann", phone=True)
    ann.lays_table(OSTIUM, "me", "random")
    ann.is_asked()
    told = ann.at("status")
    expect(told).to_contain_text("development phase")
    assert told.evaluate(
        """(bar) => [...bar.children].every((one) => {
          const [box, frame] = [one.getBoundingClientRect(), bar.getBoundingClientRect()]
          const seen = box.top < frame.bottom - 1
          return !seen || (box.right <= frame.right + 1 && box.bottom <= frame.bottom + 2)
        })"""
    ), "a word is cut"


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_language_and_the_light_are_changed_at_the_top_of_a_page(person: Door, phone: bool) -> None:
    ann = person("Ann", phone=phone)
    ann.opens()
    for switch in ("lang", "theme"):
        box = ann.at(switch).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 100
    ann.at("lang").click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Siadaj, karty już rozdane")


def test_the_letter_of_a_kind_is_told_only_beside_other_kinds(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(SEASONS, "me", "random")
    ann.is_asked()  # nine cards, all of which may be laid aside for the first year
    expect(ann.options.first.locator("kbd")).to_have_count(1)
    ann.lays_table(WAR_ETERNAL, "me", nemesis="umbra-titan", mages="gex")
    ann.is_asked()  # to play a gem, or to prep a spell
    expect(ann.options.first.locator("kbd.kind")).to_have_count(1)
