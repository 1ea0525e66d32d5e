"""Two browsers play Seasons from the draft to the last point; and at every size the board can be used and read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import talia
from talia import bots

from .conftest import Door
from .full_tables import laid, played_match
from .player import SEASONS, Json, Player, both_used_list_and_board

KEEN = ["^die$", "^summon:", "^year-", "^token:"]


def test_a_draft_is_chosen_at_once_and_leads_to_the_first_rounds(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.lays_table(SEASONS, "me", "open", seed=5)
    bob.joins(table)

    # Both choose at once: whoever was quicker sees the own pick marked, and nothing of the other's.
    ann.is_asked("Keep which card?")
    bob.is_asked("Keep which card?")
    first = ann.at("board").locator('[data-ref^="pack/"]').first
    picked = str(first.get_attribute("data-ref"))
    offered = bob.at("board").locator('[data-ref^="pack/"]').count()
    first.click()
    expect(ann.thing(picked)).to_contain_text("your pick")
    expect(bob.at("board").locator('[data-ref^="pack/"]')).to_have_count(offered)
    expect(bob.at("board")).not_to_contain_text("your pick")

    ann.plays_on(seed=21, keen=KEEN, ends=0.7, most=30)
    bob.plays_on(seed=22, keen=KEEN, ends=0.9)
    both_used_list_and_board(ann)


def test_the_last_rounds_lead_to_the_scores(person: Door, database: Path) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.has_table(SEASONS, "me", "open", seed=5)
    table = laid(database, table, talia.arrange(SEASONS, played_match(SEASONS, 2, 220, seed=5).position()))
    ann.opens(f"/t/{table}")
    bob.joins(table)
    ann.plays_on(seed=21, keen=KEEN, ends=0.7)
    bob.plays_on(seed=22, keen=KEEN, ends=0.9)
    both_used_list_and_board(ann, bob)

    # What everybody's points are made of, in a table behind the result.
    for each in (ann, bob):
        each.at("look-table").click()
        scores = each.at("scores")
        expect(scores.get_by_role("columnheader")).to_have_text([re.compile("Ann|Bob")] * 2)
        expect(scores.get_by_role("rowheader", name="Crystals")).to_be_visible()
        told = scores.locator("tbody tr").all()
        rows = [[_number(cell) for cell in row.locator("td").all_inner_texts()] for row in told]
        total = [_number(cell) for cell in scores.locator("tfoot td").all_inner_texts()]
        assert [sum(column) for column in zip(*rows)] == total
        each.page.set_viewport_size({"width": 1280, "height": 720})
        each.page.evaluate(DRAWN)
        high, seen = each.at("board").evaluate("board => [board.scrollHeight, board.clientHeight]")
        assert high <= seen + 1, "the scores push the hand off the window"


def _number(told: str) -> int:
    return int(told.replace("−", "-"))


# Sizes

SIZES = {"laptop": (1280, 720), "wide": (1400, 900), "large": (1920, 1080), "phone": (390, 844), "across": (844, 390)}

UNREADABLE = """() => {
  const board = document.querySelector('[data-testid="board"]')
  const found = []
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const at = node.parentElement
    if (!node.textContent.trim() || at.closest('svg, .hidden') || !at.checkVisibility()) continue
    const size = parseFloat(getComputedStyle(at).fontSize)
    if (size < 11) found.push(`${size}px: ${node.textContent.trim().slice(0, 30)}`)
  }
  for (const text of board.querySelectorAll('.power.normal .text, .power.normal, .token')) {
    if (text.scrollHeight > text.clientHeight + 2) found.push(`cut: ${text.innerText.slice(0, 40)}`)
  }
  for (const thing of board.querySelectorAll('[data-ref]')) {
    const box = thing.getBoundingClientRect()
    if (thing.closest('.below') || !box.width) continue
    const frame = (thing.closest('[data-pane]') ?? board).getBoundingClientRect() // a page that is turned to, or all of it
    if (box.left < frame.left - 1 || box.right > frame.right + 1) found.push(`sticks out: ${thing.dataset.ref}`)
  }
  return found
}"""

COVERED = """() => {
  const found = []
  for (const thing of document.querySelectorAll('[data-testid="board"] [data-ref][role]')) {
    if (thing.closest('.slot')) continue
    const tab = document.querySelector(`[data-tab="${thing.closest('[data-pane]')?.dataset.pane}"]`)
    if (tab?.checkVisibility()) tab.click()
    thing.scrollIntoView({ block: 'center' })
    const box = thing.getBoundingClientRect()
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!hit || !thing.contains(hit)) found.push(`${thing.dataset.ref} under ${hit?.className}`)
  }
  document.querySelector('[data-testid="board"]').scrollTo(0, 0)
  scrollTo(0, 0)
  return found
}"""


DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""Until the page is drawn anew: in a window of another size it is laid out in another way."""


def check(player: Player) -> None:
    """Nothing lies over anything, no word is cut or smaller than 11 pixels, and nothing sticks out of the window."""
    player.page.evaluate(DRAWN)
    size = player.page.viewport_size
    assert (size, player.page.evaluate(UNREADABLE)) == (size, [])
    assert (size, player.page.evaluate(COVERED)) == (size, [])


def sees_ahead(player: Player, database: Path, players: int, choices: int, **answers: Json) -> None:
    """A table of one person's seats as it is after so many choices of the bot `steady`, and on until somebody with cards in
    hand has a turn, unless it is the draft that is wanted."""
    table = player.has_table(SEASONS, "me", *(f"hot:P{n}" for n in range(2, players + 1)), seed=1, **answers)
    match = talia.game(SEASONS).new(players=players, seed=1, **answers)
    adviser = bots.bot("steady", match.game, 1)
    made = 0
    while made < choices or (choices and not _has_turn(match)):
        made += 1
        asked = match.open[0]
        match.choose(adviser.choose(match, asked), asked.seat)
    if choices:
        table = laid(database, table, talia.arrange(SEASONS, match.position()))
    player.opens(f"/t/{table}")
    player.at("curtain-ready").click()
    player.is_asked()


def _has_turn(match: talia.Match) -> bool:
    asked = match.open[0]
    assert asked.seat is not None
    return asked.word == "ask-turn" and len(match.view(asked.seat)["players"][asked.seat]["hand"]) > 1


# The draft of a large box; five dice and boards of ten cards; libraries, an enchantment and the die of destiny.
@pytest.mark.parametrize(
    ("players", "choices", "lang", "answers"),
    [
        (2, 0, "en", {"boxes": "all"}),
        (4, 330, "pl", {"level": "apprentice"}),
        (3, 120, "en", {"level": "magician", "enchantment": "divine-fate"}),
    ],
)
def test_at_every_size_nothing_is_cut_or_covered(
    person: Door, database: Path, players: int, choices: int, lang: str, answers: dict[str, Json]
) -> None:
    ann = person("Ann", lang=lang)
    sees_ahead(ann, database, players, choices, **answers)
    ann.at("fold").click()
    for width, height in SIZES.values():
        ann.page.set_viewport_size({"width": width, "height": height})
        check(ann)


def test_wheel_rivals_my_board_and_hand_are_in_sight_without_scrolling(person: Door, database: Path) -> None:
    ann = person("Ann")
    sees_ahead(ann, database, 2, 120, boxes="all", enchantment="divine-fate")
    for size in ("laptop", "wide", "large"):
        width, height = SIZES[size]
        ann.page.set_viewport_size({"width": width, "height": height})
        for what in ('[data-ref="wheel"]', '[data-ref="p0"]', '[data-ref="p1"]', '[data-ref$="/hand"]'):
            box = ann.at("board").locator(what).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, (size, what)
