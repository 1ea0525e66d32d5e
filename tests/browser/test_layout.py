"""Nothing is covered, cut or too small to read: every board at every size, for every number of players."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import talia
from talia.words.speaker import MINUS

from .conftest import Door
from .full_tables import FOES, LEGACY, LEGACY_MARKET, OUTCASTS, OUTCASTS_FOES, full_table, laid
from .player import OSTIUM, SEASONS, WAR_ETERNAL, Player

DESKS = {"laptop": (1280, 720), "wide": (1400, 900), "large": (1920, 1080)}
HANDS = {"upright": (390, 844), "across": (844, 390)}

MOST = {WAR_ETERNAL: 4, OSTIUM: 3}
SETTINGS = {
    f"{game.split('/')[-1]}-{players}": (game, players) for game, most in MOST.items() for players in range(1, most + 1)
}

LOOK = """async ([width, height]) => {
  // A new size is laid out within the next pictures: then nothing moves any more.
  const frame = () => new Promise(requestAnimationFrame)
  const boxes = () => [...document.querySelectorAll('.table, .table [data-ref]')].map((one) => one.getBoundingClientRect())
  const mat = '[data-testid="board"] :is(.mine, .held) [data-ref]' // a table that has just come may show no seat as mine yet
  const laid = () => innerWidth === width && Math.abs(boxes()[0].height - height) < 2 && document.querySelector(mat)
  await document.fonts.ready // letters of another language may still be on their way
  for (let n = 0, before = '', now = ''; n < 100 && (n < 3 || before !== now || !laid()); n++) {
    await frame()
    await document.fonts.ready
    before = now
    now = JSON.stringify(boxes())
  }
  const trouble = []
  const board = document.querySelector('[data-testid="board"]')
  const html = document.documentElement
  if (html.scrollWidth > innerWidth) trouble.push(`the page is ${html.scrollWidth - innerWidth} pixels too wide`)
  if (html.scrollHeight > innerHeight) trouble.push(`the page is ${html.scrollHeight - innerHeight} pixels too high`)
  if (board.scrollHeight > board.clientHeight + 1) trouble.push('the board scrolls')

  const within = (part, what) => {
    const box = part.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (box.width < 8 || box.height < 8) trouble.push(`${what} has no size`)
    else if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) trouble.push(`${what} is out of sight`)
    else {
      const hit = document.elementFromPoint(x, y)
      if (!part.contains(hit)) trouble.push(`${what} is covered by ${hit?.outerHTML.slice(0, 80)}`)
    }
  }
  /** Some part of the box that its frame cuts off. */
  const cut = (part, frame, what) => {
    const [a, b] = [part.getBoundingClientRect(), frame.getBoundingClientRect()]
    const out = Math.max(b.left - a.left, a.right - b.right, b.top - a.top, a.bottom - b.bottom)
    if (out > 1) trouble.push(`${what} is cut`)
  }
  /** What holds a spell is seen by the spell in it. */
  const seen = (thing) => thing.closest('.breach')?.querySelector('.prepped [data-ref]') ?? thing
  const all = (pattern) => [...board.querySelectorAll('[data-ref]')].filter((thing) => pattern.test(thing.dataset.ref))

  const turned = board.querySelector('[data-tab]')?.checkVisibility() ?? false
  const mine = [...board.querySelectorAll('.mine [data-ref], .held [data-ref]')]
  if (!mine.length) trouble.push('nothing is mine')
  for (const thing of mine.filter((one) => one.checkVisibility())) {
    // What I hold, have played and have beside it may be a strip to push along: then the first card of the hand is in sight.
    const inHand = /[/](hand|played)[/]/.test(thing.dataset.ref)
    if (turned && thing.closest('.slot:not(:first-child), .played, .beside')) continue
    within(seen(thing), `my ${thing.dataset.ref}`)
    if (!inHand) cut(thing, board, `my ${thing.dataset.ref}`)
  }
  const prompt = document.querySelector('[data-testid="prompt"]')
  const option = prompt.querySelector('.option.plain') ?? prompt.querySelector('.option')
  if (option) within(option, 'what may be chosen')
  else trouble.push('there is nothing to choose')

  const panes = [...board.querySelectorAll('.pane')]
  for (const pane of panes) {
    if (turned) board.querySelector(`[data-tab="${pane.dataset.pane}"]`).click()
    for (const thing of pane.querySelectorAll('[data-ref]')) {
      if (!thing.checkVisibility()) continue
      const told = `${pane.dataset.pane}: ${thing.dataset.ref}`
      if (turned) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      else if (thing.closest('.pile')) cut(thing, pane, told)
      within(seen(thing), told)
    }
  }
  // Titles are not covered, and nothing that belongs to a mat sticks out of it; cards below a card may be seen.
  for (const mat of board.querySelectorAll('.mat')) {
    if (turned) board.querySelector(`[data-tab="${mat.closest('.pane')?.dataset.pane}"]`)?.click()
    for (const thing of [...mat.querySelectorAll('[data-ref]')].filter((one) => one.checkVisibility())) {
      const [inner, outer] = [thing.getBoundingClientRect(), mat.getBoundingClientRect()]
      const beside = turned ? 0 : inner.right - outer.right // in the hand there is a strip to push along
      if (Math.max(inner.bottom - outer.bottom, beside) > 1) trouble.push(`${thing.dataset.ref} sticks out of its mat`)
    }
  }
  for (const pane of turned ? [] : panes) {
    const low = pane.getBoundingClientRect().bottom + 1
    const shown = [...pane.querySelectorAll('[data-ref]')].filter((one) => one.checkVisibility() && !one.closest('.mat'))
    const out = shown.filter((thing) => thing.getBoundingClientRect().bottom > low)
    for (const thing of out) trouble.push(`${thing.dataset.ref} sticks out of its part`)
  }
  // So do places of a mat that a nemesis brings.
  for (const mat of turned ? [] : board.querySelectorAll('.own')) {
    const right = mat.getBoundingClientRect().right
    const out = [...mat.querySelectorAll('[data-ref]')].filter((one) => one.getBoundingClientRect().right > right)
    for (const thing of out) trouble.push(`${thing.dataset.ref} sticks out of ${mat.getAttribute('aria-label')}`)
  }
  // The frame of an ability that may be used is as large as what it frames.
  for (const skill of board.querySelectorAll('.mine .ability .skill')) {
    const [inner, outer] = [skill.getBoundingClientRect(), skill.closest('.ability').getBoundingClientRect()]
    if (outer.height - inner.height > 1) trouble.push(`${skill.textContent.trim()} is smaller than its frame`)
  }
  for (const title of board.querySelectorAll('section > h3')) {
    const pane = title.closest('.pane')
    if (!pane || !title.checkVisibility()) continue
    if (turned) board.querySelector(`[data-tab="${pane.dataset.pane}"]`).click()
    if (turned) title.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    within(title, `the title ${title.textContent.trim()}`)
  }
  // How many there are of a card does not hide what it costs.
  for (const count of board.querySelectorAll('.frame > .count')) {
    const cost = count.parentElement.querySelector('.cost')
    if (!cost?.checkVisibility()) continue
    const [a, b] = [count, cost].map((one) => one.getBoundingClientRect())
    const beside = Math.max(a.left, b.left) - Math.min(a.right, b.right)
    const below = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)
    if (Math.max(beside, below) < -2) trouble.push(`${count.closest('[data-ref]')?.dataset.ref} hides its cost`)
  }
  // The name of a pile can be read, whatever the scenery behind it.
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const seenOn = (ground, ...colors) => {
    for (const color of [ground, ...colors]) {
      paint.fillStyle = color
      paint.fillRect(0, 0, 1, 1)
    }
    const light = (one) => (one > 10 ? ((one / 255 + 0.055) / 1.055) ** 2.4 : one / 3295)
    const linear = [...paint.getImageData(0, 0, 1, 1).data].map(light)
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
  for (const title of board.querySelectorAll('.nemesis .pile > .title')) {
    const { color, backgroundColor } = getComputedStyle(title)
    for (const scenery of title.checkVisibility() ? ['#000', '#fff'] : []) {
      const [one, other] = [seenOn(scenery, backgroundColor), seenOn(scenery, backgroundColor, color)].sort((a, b) => a - b)
      const contrast = (other + 0.05) / (one + 0.05)
      if (contrast < 4.5) trouble.push(`${title.textContent} has a contrast of ${contrast.toFixed(1)} on ${scenery}`)
    }
  }
  // On a desk no word in my hand lies under the next card.
  for (const card of turned ? [] : board.querySelectorAll('.mine .fan > .slot:not(:last-child) .frame')) {
    const slot = card.closest('.slot')
    const under = slot.offsetLeft + card.offsetWidth - slot.nextElementSibling.offsetLeft
    if (under > 2) trouble.push(`${under} pixels of ${card.querySelector('.name').textContent} lie under the next card`)
  }
  // The name of a spell is clear of the breach below it, and of the mark that it may carry.
  for (const name of board.querySelectorAll('.mine .breach .spell span')) {
    const box = name.getBoundingClientRect()
    const below = [...board.querySelectorAll('.mine .breach .hole')].map((hole) => hole.getBoundingClientRect())
    const under = below.filter((hole) => hole.left < box.right && hole.right > box.left)
    const hit = under.some((hole) => hole.top > box.top && hole.top - 10 < box.bottom)
    if (hit) trouble.push(`${name.textContent} touches the breach below`)
  }
  // Rules that are all in sight do not fade.
  for (const rules of board.querySelectorAll('.rules')) {
    const faded = getComputedStyle(rules).maskImage !== 'none'
    if (faded && rules.scrollHeight - rules.clientHeight < 8) trouble.push('the rules fade at their end')
  }
  const offers = all(/^(market|field)[/]/)
  for (const offer of offers) {
    if (!offer.querySelector('.name')?.checkVisibility()) trouble.push(`${offer.dataset.ref} has no name`)
    if (!offer.querySelector('.text')?.checkVisibility()) trouble.push(`${offer.dataset.ref} does not tell what it does`)
    // On a desk two hundred letters are whole on the field; what is longer may have to be looked at closely.
    const long = !/^field/.test(offer.dataset.ref) || offer.querySelector('.text')?.innerText.length > 200
    const over = !turned && !long && offer.querySelector('[data-over]')
    if (over) trouble.push(`${offer.dataset.ref} does not tell all that it does`)
  }

  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const holder = words.currentNode.parentElement
    if (!words.currentNode.data.trim() || holder.closest('svg, script, style, .hidden')) continue
    if (!holder.checkVisibility()) continue
    const size = parseFloat(getComputedStyle(holder).fontSize)
    if (size < 11) trouble.push(`"${words.currentNode.data.trim().slice(0, 30)}" has letters of ${size} pixels`)
  }
  return [...new Set(trouble)]
}"""


BROKEN = """() => {
  // Names whose longest word is wider than the line they have: it would be cut or broken in the middle.
  const names = document.querySelectorAll('.breach:not(.small *) .spell span, .turn span, .portrait h2, .plainly b')
  const broken = [...names].filter((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth + 1)
  return broken.map((name) => name.textContent)
}"""


TORN = """() => {
  // Words that go on in another line, without a hyphen or away from their colon.
  const torn = []
  for (const name of document.querySelectorAll('.nemesis .own .cell b, .nemesis .cards .text b')) {
    const words = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
    while (name.checkVisibility() && words.nextNode()) {
      for (const { 0: word, index } of words.currentNode.data.matchAll(/[^\\s\\u00ad-]+/g)) {
        const range = document.createRange()
        range.setStart(words.currentNode, index)
        range.setEnd(words.currentNode, index + word.length)
        if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1) torn.push(`${word} is torn`)
      }
    }
  }
  return torn
}"""


CUT = """() => {
  // Words that a frame cuts off, told with the thing they are on. What ends in dots is told with its letters instead.
  const board = document.querySelector('[data-testid="board"]')
  const turned = board.querySelector('[data-tab]')?.checkVisibility() ?? false
  const dots = (part) => ['', '::after'].some((of) => getComputedStyle(part, of).content.includes('…'))
  const found = new Map()
  for (const part of board.querySelectorAll('[data-over]')) {
    if (!part.checkVisibility()) continue
    const ref = part.closest('[data-ref]').dataset.ref
    const said = part.querySelectorAll('p').length ? [...part.querySelectorAll('p')] : [part]
    if (!dots(part)) found.set(`${ref} is cut without dots`, 0)
    else found.set(ref, said.reduce((all, one) => all + one.innerText.trim().length, 0))
  }
  const words = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const holder = words.currentNode.parentElement
    if (!words.currentNode.data.trim() || holder.closest('svg, .hidden, [data-over]') || !holder.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5)
    for (let at = holder; lines.length && at !== board; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.clipPath.startsWith('inset')) break // only said aloud
      // In the hand one pushes along what is longer.
      const more = Math.max(at.scrollHeight - at.clientHeight, at.scrollWidth - at.clientWidth)
      if (turned && /auto/.test(style.overflow) && more > 1) break
      const box = at.getBoundingClientRect()
      const cut = (line) =>
        (style.overflowY !== 'visible' && Math.max(line.bottom - box.bottom, box.top - line.top) > line.height * 0.25 + 1) ||
        (style.overflowX !== 'visible' && Math.max(line.right - box.right, box.left - line.left) > 2)
      const ref = holder.closest('[data-ref]')?.dataset.ref ?? ''
      if (lines.some(cut)) found.set(`${ref}: "${holder.innerText.trim().slice(0, 40)}" is cut`, 0)
    }
  }
  return [...found]
}"""

DOTS = {"laptop": 110, "wide": 220, "large": 1000, "upright": 150, "across": 150}
"""Of how many letters a text at least is that may end in dots; whoever points at it or touches it reads all of it."""


def resize(ann: Player, width: int, height: int) -> None:
    """Another window."""
    ann.page.set_viewport_size({"width": width, "height": height})


OUT_OF_SIGHT = """() => {
  document.querySelector('[data-tab="nemesis"]').click()
  const rules = document.querySelector('[data-testid="nemesis-rules"]')
  rules.scrollTo(0, 0)
  const fades = rules.hasAttribute('data-below') ? parseFloat(getComputedStyle(rules).fontSize) : 0
  const low = rules.getBoundingClientRect().bottom - fades
  const matters = /^Następna tura|^WYZWOLENIE:|gracze (wygrywają|przegrywają)/
  const lines = [...rules.querySelectorAll('p')].filter((line) => matters.test(line.textContent.trim()))
  const hidden = lines.filter((line) => [...line.getClientRects()].at(-1).bottom > low)
  const all = hidden.map((line) => `hidden: ${line.textContent.trim()}`)
  return lines.length > 1 ? all : [...all, 'no rules']
}"""
"""What is hidden of the rules that say what the nemesis does next, what Unleash does and how the battle may end."""


def troubles(
    ann: Player,
    sizes: dict[str, tuple[int, int]],
    rules: bool = False,
    words: bool = False,
    spells: bool = False,
    seats: int = 0,
) -> list[str]:
    """What is wrong at each of the sizes, told with the size; with `rules` also what is cut of the nemesis' rules on desks
    and which of those that matter most are hidden in the hand; with `words` also which words nobody can read; with `spells`
    whether their names leave enough of them in sight; with `seats` whether so many leave the log its room. Each size is laid
    out once for all of that."""
    wrong = []
    for name, (width, height) in sizes.items():
        resize(ann, width, height)
        found = ann.page.evaluate(LOOK, [width, height])  # first: it waits until everything is laid out
        if rules and name in DESKS:
            found += rules_cut(ann)
        elif rules:
            found += ann.page.evaluate(OUT_OF_SIGHT)
        if words:
            found += cut_words(ann, name)
        if spells and name in DESKS:
            found += covered_spells(ann)
        if seats and name in ("wide", "large"):
            found += squeezed_log(ann, height, seats)
        wrong += [f"{name}: {trouble}" for trouble in found]
    return wrong


def rules_cut(ann: Player) -> list[str]:
    """Whether the rules of the nemesis are longer than what one sees of them."""
    room, words = ann.at("nemesis-rules").evaluate("rules => [rules.clientHeight, rules.scrollHeight]")
    return [f"{words - room} pixels of the rules are cut"] if words > room else []


def covered_spells(ann: Player) -> list[str]:
    """Spells in my breaches of which their names leave too little in sight."""
    covered = ann.page.locator(".mine .breach .spell:has(span)").evaluate_all(
        """spells => spells.map((spell) => {
             const [all, name] = [spell, spell.querySelector('span')].map((one) => one.getBoundingClientRect())
             return (all.bottom - name.top) / all.height
           })"""
    )
    if not covered:
        return ["there is no spell"]
    return ["the name of a spell covers it"] if max(covered) >= 0.45 else []


def squeezed_log(ann: Player, height: int, seats: int) -> list[str]:
    """What is wrong where the seats stand above the log: all of them are in sight, and so is as much of it as one reads."""
    log = ann.page.locator(".side .keep").bounding_box()
    room = log is not None and log["height"] >= 120 and log["y"] + log["height"] <= height
    wrong = [] if room else [f"the log has no room: {log}"]
    seen = above_the_log(ann)
    return wrong if seen == seats else [*wrong, f"{seen} of {seats} seats are in sight"]


def cut_words(ann: Player, size: str) -> list[str]:
    """Words that nobody can read at this size without pointing at them, but for few and long ones. What the nemesis has
    in play is always there to read on a desk."""
    wrong = []
    for what, letters in ann.page.evaluate(CUT):
        if letters < DOTS[size] or (size in DESKS and what.startswith("nemesis/")):
            wrong.append(what + (f" ends in dots after {letters} letters" if letters else ""))
    wrong += ann.page.evaluate(TORN)
    if size == "large":
        wrong += [f"{word} is broken" for word in ann.page.evaluate(BROKEN)]
    return wrong


@pytest.mark.parametrize("setting", SETTINGS)
def test_nothing_is_covered_cut_or_tiny_at_any_size(person: Door, setting: str) -> None:
    game, players = SETTINGS[setting]
    ann = person("Ann", lang="pl")  # the longer words
    ann.lays_table(game, "me", *["random" if game == OSTIUM else "me"] * (players - 1))
    ann.plays_on(most=12)
    ann.rests()
    # Larger windows have the same arrangement with more room: the most players will do there.
    sizes = {**DESKS, **HANDS} if players == MOST[game] else {"laptop": DESKS["laptop"], **HANDS}
    seats = players if setting == "ostium-3" else 0  # three, each with a row of their own
    assert not (found := troubles(ann, sizes, seats=seats)), "\n".join(found)


@pytest.mark.parametrize("nemesis", ["umbra-titan", "hollow-crown"])
def test_the_rules_of_a_nemesis_are_in_sight_on_a_desk(person: Door, nemesis: str) -> None:
    ann = person("Ann", lang="pl")
    ann.lays_table(WAR_ETERNAL, "me", "me", nemesis=nemesis)
    assert not (found := troubles(ann, DESKS, rules=True)), "\n".join(found)


def above_the_log(player: Player) -> int:
    """How many seats are whole and in sight, with the choice of a seat to look from if there is one."""
    return int(
        player.page.evaluate(
            """() => {
              const boxOf = (one) => document.querySelector(one).getBoundingClientRect()
              const [side, tabs] = [boxOf('.side aside'), boxOf('.side .tabs')]
              const within = (part) => {
                const box = part.getBoundingClientRect()
                return box.height > 20 && box.top >= side.top && box.bottom <= tabs.top
              }
              const look = document.querySelector('[data-testid=look]')
              return look && !within(look) ? 0 : [...document.querySelectorAll('[data-testid=seat]')].filter(within).length
            }"""
        )
    )


SOME = ("thief-of-dreams", "fountain-of-souls", "deathmind")
FULL = FOES if os.environ.get("TALIA_ALL_TABLES") else SOME
"""Full tables that are looked at: those with a mat, a ring and a map of their own; all of them with TALIA_ALL_TABLES=1."""


@pytest.mark.parametrize("nemesis", FULL)
def test_a_full_table_has_room_for_everything(person: Door, database: Path, nemesis: str) -> None:
    game = OUTCASTS if nemesis in OUTCASTS_FOES else LEGACY
    ann = person("Ann", lang="pl")
    table = ann.has_table(game, *["me"] * 4)
    ann.opens(f"/t/{laid(database, table, talia.arrange(game, full_table(nemesis)))}")
    ann.settles()
    ann.is_asked()
    found = troubles(ann, {**DESKS, **HANDS}, rules=True, words=True, spells=nemesis == "thief-of-dreams")
    if nemesis == "thief-of-dreams":  # the spaces of a mat have the numbers that its rules speak of
        mat = ann.page.locator('.own:has([data-ref="nemesis/dream-1"])')
        expect(mat.locator(".nth")).to_have_text(["1", "2", "3", "4", "5"])
    if nemesis == "deathmind":  # it says of every pile whether bridges lead there
        assert ann.page.locator('[data-pane="market"] .laid').count() == len(LEGACY_MARKET)
        resize(ann, *HANDS["upright"])  # more to the side is hinted at
        for row in (".mine .cards", ".prompt .about", ".pane.nemesis"):
            assert "gradient" in ann.page.locator(row).evaluate("row => getComputedStyle(row).maskImage"), row
        resize(ann, *HANDS["across"])
        expect(ann.page.locator(".nemesis .side")).to_have_css("mask-image", re.compile("gradient"))
        resize(ann, *DESKS["laptop"])
        short = ann.page.locator('[data-ref^="market/"]:has([data-over])').first
        told = (short.get_attribute("aria-description") or "").split("\n")[-1]
        short.hover()
        expect(ann.page.locator(".zoom")).to_contain_text(told[-20:])
        for size in ("wide", "large"):  # a long question leaves all seats in sight
            resize(ann, *DESKS[size])
            assert above_the_log(ann) == 4
    assert not found, "\n".join(found)


def test_what_a_nemesis_will_do_is_in_sight_in_the_hand(person: Door, database: Path) -> None:
    ann = person("Ann", phone=True)
    table = ann.has_table(LEGACY, *["me"] * 4)
    ann.opens(f"/t/{laid(database, table, talia.arrange(LEGACY, full_table('xaxos-ascended')))}")
    ann.settles()
    ann.page.locator('[data-tab="nemesis"]').click()
    for size, (width, height) in HANDS.items():
        resize(ann, width, height)
        ann.page.evaluate(LOOK, [width, height])
        ann.page.locator('[data-tab="nemesis"]').click()
        ann.page.locator('[data-pane="nemesis"]').evaluate("pane => pane.querySelector('.side').scrollTo(0, 0)")
        ann.page.locator('[data-pane="nemesis"]').evaluate("pane => pane.scrollTo(0, 0)")
        words = ann.page.locator(".nemesis .cards .text p").first.bounding_box()
        pane = ann.page.locator('[data-pane="nemesis"]').bounding_box()
        assert words is not None
        assert pane is not None
        assert words["y"] + 24 < pane["y"] + pane["height"], size  # two lines


def test_the_growth_mat_says_what_its_spaces_do(person: Door, database: Path) -> None:
    ann = person("Ann")
    table = ann.has_table(OUTCASTS, *["me"] * 4)
    ann.opens(f"/t/{laid(database, table, talia.arrange(OUTCASTS, full_table('experiment-153')))}")
    maw = ann.page.locator('[data-ref="nemesis/maw-i"]')
    expect(maw).to_contain_text("at 4: Gravehold −2, player −2")
    expect(maw.locator(".acts")).to_have_count(2)
    expect(maw.locator(".steps i").nth(3)).to_contain_class("acts")
    maw.hover()
    expect(ann.page.locator(".zoom")).to_contain_text("Space 8: Any player suffers 4 damage.")


@pytest.mark.parametrize("nemesis", ["deathmind", "xaxos-ascended", "fountain-of-souls"])
def test_long_rules_that_are_shown_large_are_whole(person: Door, database: Path, nemesis: str) -> None:
    game = OUTCASTS if nemesis in OUTCASTS_FOES else LEGACY
    ann = person("Ann", lang="pl")
    table = ann.has_table(game, *["me"] * 4)
    ann.opens(f"/t/{laid(database, table, talia.arrange(game, full_table(nemesis)))}")
    resize(ann, *DESKS["laptop"])
    ann.thing("nemesis").hover()
    large = ann.page.locator(".zoom article")
    expect(large.locator("footer")).to_be_in_viewport(ratio=1)
    expect(large.locator(".text p").last).to_be_in_viewport(ratio=1)
    expect(ann.page.locator(".zoom")).not_to_contain_text("Kładziesz zaklęcie")  # a nemesis' set-up preps no spell


def test_what_an_ally_has_played_pushes_nothing_over_their_mat(person: Door, database: Path) -> None:
    ann = person("Ann")
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    table = ann.has_table(WAR_ETERNAL, "me", "me", seed=1)
    played = {"mage": "Mist", "hand": ["Crystal", "Crystal", "Crystal", "Spark"], "played": ["Amethyst Paragon"]}
    position = {"players": [{"mage": "Yan Magda"}, played], "active": 1}
    ann.opens(f"/t/{laid(database, table, talia.arrange(WAR_ETERNAL, position))}")
    ann.at("tab-seats").click()
    ann.at("look").select_option("0")
    expect(ann.page.locator(".mat.ally .breaches")).to_be_visible()
    expect(ann.page.locator(".mat.ally .ability")).to_be_visible()
    sheet, breaches = (ann.page.locator(f".mat.ally {part}").first.bounding_box() for part in (".ability", ".breaches"))
    assert sheet is not None
    assert breaches is not None
    assert sheet["y"] + sheet["height"] <= breaches["y"] + 1


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_turn_order_card_tells_the_beginning_of_a_long_name(person: Door, phone: bool) -> None:
    ann, bob = person("Aleksandra Wiśniewska-Kowalska", phone=phone), person("Bob")
    table = ann.lays_table(WAR_ETERNAL, "me", "open", seed=1)
    bob.joins(table)
    if phone:
        ann.at("board").locator('[data-tab="city"]').click()
    ann.page.set_viewport_size({"width": 390, "height": 844} if phone else {"width": 1280, "height": 720})
    name = ann.at("board").locator(".turn span").filter(has_text="Aleksandra").first
    card, told = name.locator("..").bounding_box(), name.bounding_box()
    assert card is not None
    assert told is not None
    assert told["y"] >= card["y"], "the first line is above the card"


ON_CARDS = """() => {
  const trouble = []
  const around = (node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  for (const card of document.querySelectorAll('.power')) {
    const name = card.querySelector('h4')
    const shield = card.querySelector('.prestige')
    const number = shield.querySelector('b')
    const over = around(number).width - shield.getBoundingClientRect().width
    if (over > 1) trouble.push(`${number.textContent} on ${name.textContent}`)
    if (!card.classList.contains('small')) continue
    for (const laid of card.querySelectorAll('.laid > *')) {
      if (laid.getBoundingClientRect().bottom > around(name).top + 2) trouble.push(`something covers ${name.textContent}`)
    }
  }
  return trouble
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_power_cards_show_whole_what_they_cost_in_the_end_and_their_names(
    person: Door, database: Path, phone: bool
) -> None:
    ann = person("Ann", phone=phone, lang="pl")
    cards = [{"name": "Urmian Psychic Cage", "trap": True}, "Cursed Treatise of Arus"]
    sheets = [{"gauge": 15, "in_play": cards, "hand": ["Cursed Treatise of Arus"]} for _ in range(4)]
    table = ann.has_table(SEASONS, *["me"] * 4)
    ann.opens(f"/t/{laid(database, table, talia.arrange(SEASONS, {'players': sheets}))}")
    ann.at("curtain-ready").press("Enter")
    expect(ann.page.locator(".power .prestige b", has_text=f"{MINUS}10").first).to_be_visible()
    for width, height in (HANDS if phone else DESKS).values():
        resize(ann, width, height)
        assert ann.page.evaluate(ON_CARDS) == []
