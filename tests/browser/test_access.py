"""Everybody can use it: axe finds nothing on any page or board, by day and by night, and what sounds sounds softly."""

from __future__ import annotations

import pytest

from .conftest import Door
from .house import ROOT
from .player import OSTIUM, SEASONS, TOY, WAR_ETERNAL, Player

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

ASK = """async (only) => {
  await document.fonts.ready
  const drawn = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))
  const moving = () => document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < Infinity)
  for (await drawn(); moving().length; await drawn()) { // colours that follow the theme arrive one after the other
    await Promise.allSettled(moving().map((each) => each.finished))
  }
  const found = await axe.run(document, {
    resultTypes: ['violations'],
    ...(only.length ? { runOnly: { type: 'rule', values: only } } : {}),
    // A card is called by its name; what is printed on it is its description, and axe takes that for a part of the name.
    rules: only.length ? {} : { 'label-content-name-mismatch': { enabled: false } },
  })
  const told = (node) => `${node.html.slice(0, 140)} ${node.any[0]?.message ?? ''}`
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`))
}"""


def violations(ann: Player, *rules: str) -> list[str]:
    """What axe has to say of the page that is open, by those rules or by all."""
    if not ann.page.evaluate("'axe' in window"):
        ann.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = ann.page.evaluate(ASK, list(rules))
    return found


def by_day_and_night(ann: Player) -> list[str]:
    """By all rules in the light; in the dark only the colours are others."""
    found = violations(ann)
    ann.page.emulate_media(color_scheme="dark")
    by_night = [f"dark: {one}" for one in violations(ann, "color-contrast")]
    ann.page.emulate_media(color_scheme="light")
    return found + by_night


pytestmark = pytest.mark.skipif(not AXE.exists(), reason="the pages' packages are not installed: make web")


PAGES = ("/", "/new/aeons-end~war-eternal", "/new/aeons-end~all", "/begin/aeons-end~legacy", "/how/ostium", "/code")


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(person: Door, path: str) -> None:
    ann = person("Ann")
    ann.opens(path)
    ann.page.get_by_role("main").get_by_role("heading").first.wait_for()
    assert by_day_and_night(ann) == []


BOARDS = ((WAR_ETERNAL, "me"), (OSTIUM, "random"), (SEASONS, "random"), (TOY, "random"))


@pytest.mark.parametrize(("game", "other"), BOARDS)
def test_axe_finds_nothing_on_any_board(person: Door, game: str, other: str) -> None:
    ann = person("Ann")
    ann.lays_table(game, "me", other)
    ann.is_asked()
    found = by_day_and_night(ann)
    ann.page.set_viewport_size({"width": 390, "height": 844})
    assert [*found, *(f"in the hand: {one}" for one in violations(ann))] == []


HEARD = """() => {
  window.AudioContext = function () {
    window.heard = new OfflineAudioContext(1, 44100, 44100)
    return window.heard
  }
}"""

MEASURED = """async () => {
  const sound = (await window.heard.startRendering()).getChannelData(0)
  const loud = (level) => [...sound.keys()].filter((n) => Math.abs(sound[n]) > level)
  return { peak: Math.max(...sound.map(Math.abs)), lasts: (loud(0.0015).at(-1) ?? 0) / 44100 }
}"""


def test_the_chime_is_soft_short_and_never_clips(person: Door) -> None:
    ann = person("Ann")
    ann.page.add_init_script(f"({HEARD})()")
    ann.lays_table(OSTIUM, "me", "random")
    ann.ends_turn()  # until it is mine again
    ann.is_asked()
    heard = ann.page.evaluate(MEASURED)
    assert 0.05 < heard["peak"] < 0.3
    assert 0.2 < heard["lasts"] < 0.8
