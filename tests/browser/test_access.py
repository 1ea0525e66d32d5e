"""Everybody can use it: axe finds nothing on any page or board, by day and by night, and what sounds sounds softly."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Literal

import pytest

import talia
from talia import bots

from .conftest import Door
from .full_tables import laid
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
    selectors: false, // the element itself is told; to find a selector for each takes a tenth of the time and more
    ...(only.length ? { runOnly: { type: 'rule', values: only } } : {}),
    // A card is called by its name; what is printed on it is its description, and axe takes that for a part of the name.
    rules: only.length ? {} : { 'label-content-name-mismatch': { enabled: false } },
  })
  const told = (node) => `${node.html.slice(0, 140)} ${node.any[0]?.message ?? ''}`
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`))
}"""


def violations(ann: Player, *rules: str) -> list[str]:
    """What axe has to say of the page that is open, by those rules or by all."""
    ann.paints()
    if not ann.page.evaluate("'axe' in window"):
        ann.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = ann.page.evaluate(ASK, list(rules))
    return found


STANDING = """() => {
  // Words with nothing solid behind them: axe does not know what is drawn there.
  const solid = (one) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one)
    const clear = /^(?!rgb[(]).*[/,] (0|0?[.][0-9]+)[)]$/.test(backgroundColor)
    return !clear || backgroundImage !== 'none'
  }
  const found = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const holder = words.currentNode.parentElement
    if (!words.currentNode.data.trim() || holder.closest('svg, script, style, .hidden, [aria-disabled=true]')) continue
    if (!holder.checkVisibility({ opacityProperty: true })) continue
    let opacity = 1
    let one = holder
    for (; one !== document.body && !solid(one); one = one.parentElement) opacity *= getComputedStyle(one).opacity
    if (one !== document.body) continue
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    const { x, y, width, height } = range.getBoundingClientRect()
    if (x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight || !width) continue
    const style = getComputedStyle(holder)
    const wanted = parseFloat(style.fontSize) >= (style.fontWeight >= 700 ? 18.7 : 24) ? 3 : 4.5
    found.push({ text: words.currentNode.data.trim(), x, y, width, height, color: style.color, opacity, wanted })
  }
  return found
}"""

MEASURED_BEHIND = """async ([picture, words]) => {
  const image = new Image()
  image.src = `data:image/png;base64,${picture}`
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  pen.drawImage(image, 0, 0)
  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((one) => (one / 255 <= 0.04045 ? one / 3294.6 : ((one / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const faint = []
  const scale = image.width / innerWidth
  for (const { text, x, y, width, height, color, opacity, wanted } of words) {
    dot.clearRect(0, 0, 1, 1)
    dot.fillStyle = color
    dot.fillRect(0, 0, 1, 1)
    const ink = [...dot.getImageData(0, 0, 1, 1).data]
    const box = [x, y, Math.max(1, width), Math.max(1, height)].map((one) => Math.round(one * scale))
    const { data } = pen.getImageData(...box)
    const seen = []
    for (let n = 0; n < data.length; n += 4) {
      const behind = [data[n], data[n + 1], data[n + 2]]
      const [a, b] = [light(behind.map((one, i) => one + (ink[i] - one) * opacity)), light(behind)]
      seen.push((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05))
    }
    const low = seen.sort((a, b) => a - b)[Math.floor(seen.length / 4)]
    if (low < wanted) faint.push(`"${text}" has a contrast of ${low.toFixed(2)}`)
  }
  return faint
}"""

BARE = (
    "* { color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important }"
)


def faint_words(ann: Player) -> list[str]:
    """Words that stand on the scenery and are hard to read there: a quarter of what is behind them is too like them."""
    ann.paints()
    words = ann.page.evaluate(STANDING)
    if not words:
        return []
    style = ann.page.add_style_tag(content=BARE)
    picture = base64.b64encode(ann.page.screenshot()).decode()
    style.evaluate("style => style.remove()")
    found: list[str] = ann.page.evaluate(MEASURED_BEHIND, [picture, words])
    return found


PLACEHOLDERS = """() => {
  // axe does not look at them.
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  const light = (color) => {
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((one) => ((one / 255 + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  return [...document.querySelectorAll('input[placeholder]')].flatMap((input) => {
    const [a, b] = [getComputedStyle(input, '::placeholder').color, getComputedStyle(input).backgroundColor].map(light)
    const contrast = Math.max(a, b) / Math.min(a, b)
    return contrast < 4.5 ? [`${input.placeholder} has a contrast of ${contrast.toFixed(2)}`] : []
  })
}"""


def by_day_and_night(ann: Player) -> list[str]:
    """By all rules in the light; in the dark only the colours are others."""
    found = [*violations(ann), *ann.page.evaluate(PLACEHOLDERS)]
    ann.page.emulate_media(color_scheme="dark")
    by_night = [f"dark: {one}" for one in (*violations(ann, "color-contrast"), *ann.page.evaluate(PLACEHOLDERS))]
    ann.page.emulate_media(color_scheme="light")
    return found + by_night


pytestmark = pytest.mark.skipif(not AXE.exists(), reason="the pages' packages are not installed: make web")


PAGES = ("/", "/new/aeons-end~all", "/begin/aeons-end~legacy", "/how/seasons", "/code")


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(person: Door, path: str) -> None:
    ann = person("Ann")
    ann.opens(path)
    ann.page.get_by_role("main").get_by_role("heading").first.wait_for()
    assert by_day_and_night(ann) == []


SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

IN_THE_HAND = ("color-contrast", "target-size", "scrollable-region-focusable", "aria-hidden-focus", "region")
"""What depends on the places and colours of things; what they are and are called was looked at on the desk."""

BOARDS = ((WAR_ETERNAL, "me"), (OSTIUM, "random"), (SEASONS, "random"), (TOY, "random"))


@pytest.mark.parametrize(("game", "other"), BOARDS)
def test_axe_finds_nothing_on_any_board(person: Door, game: str, other: str) -> None:
    ann = person("Ann")
    ann.lays_table(game, "me", other)
    ann.is_asked()
    found = by_day_and_night(ann)
    ann.page.set_viewport_size({"width": 390, "height": 844})
    found += [f"in the hand: {one}" for one in violations(ann, *IN_THE_HAND)]
    for scheme in SCHEMES:
        ann.page.emulate_media(color_scheme=scheme)
        found += [f"in the hand, {scheme}: {one}" for one in faint_words(ann)]
    assert found == []


def test_words_before_the_scenery_can_be_read_in_every_season(person: Door, database: Path) -> None:
    ann = person("Ann", phone=True)
    match = talia.game(SEASONS).new(players=2, seed=1)
    adviser = bots.bot("steady", match.game, 1)
    met: set[str] = set()
    found = []
    while len(met) < 4:
        season = match.view(None)["season"]
        if season not in met and match.open[0].seat == 0:
            met.add(season)
            table = ann.has_table(SEASONS, "me", "random")
            ann.opens(f"/t/{laid(database, table, talia.arrange(SEASONS, match.position()))}")
            ann.is_asked()
            for scheme in SCHEMES:
                ann.page.emulate_media(color_scheme=scheme)
                found += [f"{season}, {scheme}: {one}" for one in faint_words(ann)]
        match.choose(adviser.choose(match, match.open[0]), match.open[0].seat)
    assert found == []


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
