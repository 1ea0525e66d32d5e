"""Without a mouse, and without eyes."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import talia

from .conftest import Door
from .player import OSTIUM, WAR_ETERNAL, Player

FOCUS = """() => {
  const at = document.activeElement
  const style = getComputedStyle(at)
  return {
    lost: at === document.body,
    visible: at.matches(':focus-visible') && (style.outlineStyle !== 'none' || style.boxShadow !== 'none'),
    is: at.dataset.testid ?? '', game: at.dataset.game ?? '', ref: at.dataset.ref ?? '', key: at.dataset.key ?? '',
  }
}"""


def focus(player: Player) -> dict[str, str]:
    """Where the focus is; it is somewhere, and can be seen."""
    told: dict[str, str] = player.page.evaluate(FOCUS)
    assert not told["lost"], "the focus is lost"
    assert told["visible"], f"the focus cannot be seen on {told}"
    return told


def tab_to(player: Player, **wanted: str) -> None:
    """Press Tab until the focus is there, looking at every step whether it can be seen."""
    for _ in range(60):
        player.page.keyboard.press("Tab")
        told = focus(player)
        if all(told[name] == value for name, value in wanted.items()):
            return
    raise AssertionError(f"Tab never came to {wanted}")


def test_from_the_front_page_into_a_game_with_keys_only(person: Door) -> None:
    ann = person("Ann")
    press = ann.page.keyboard.press
    ann.opens()
    expect(ann.at("quick-play")).to_have_count(len(talia.games()) + 1)  # and the toy, which only the server knows
    press("Tab")
    expect(ann.page.get_by_role("link", name="Skip to the main part")).to_be_focused()
    tab_to(ann, **{"is": "quick-play", "game": WAR_ETERNAL})
    press("Enter")
    ann.is_asked()
    expect(ann.at("prompt")).to_be_focused()  # a screen reader reads on where play begins
    focus(ann)

    # By its number.
    assert ann.options.first.locator("kbd").first.inner_text() == "1"
    expect(ann.at("undo")).to_be_disabled()
    press("1")
    expect(ann.at("undo")).to_be_enabled()


def test_who_begins_with_the_mouse_is_at_the_question_too_and_sees_no_ring(person: Door) -> None:
    ann = person("Ann")
    ann.opens()
    ann.page.locator(f'[data-testid="quick-play"][data-game="{WAR_ETERNAL}"]').click()
    ann.is_asked()
    expect(ann.at("prompt")).to_be_focused()
    assert not ann.page.evaluate("document.activeElement.matches(':focus-visible')")


def test_who_lifts_the_curtain_is_at_the_question(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(OSTIUM, "me", "hot:Bob")
    expect(ann.at("curtain-ready")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.is_asked()
    expect(ann.at("prompt")).to_be_focused()
    focus(ann)


def test_a_game_is_played_with_keys_only_and_the_focus_is_never_lost(person: Door) -> None:
    ann = person("Ann")
    press = ann.page.keyboard.press
    ann.lays_table(WAR_ETERNAL, "me", "hot:Bob")

    # By the arrows and Enter, in the list; the focus goes on to the next decision.
    press("ArrowDown")
    assert focus(ann)["is"] == "option"
    press("ArrowDown")
    press("ArrowUp")
    chosen = focus(ann)["key"]
    assert chosen == ann.keys()[0]
    press("Enter")
    ann.settles()
    ann.is_asked()
    assert focus(ann)["is"] == "option"

    # And on the board.
    press("ArrowRight")
    ref = focus(ann)["ref"]
    assert ref
    expect(ann.thing(ref).first).to_have_attribute("role", "button")
    before = len(ann.log)
    press("Enter")
    if ann.at("near").count():
        assert focus(ann)["is"] == "near-option"
        press("Enter")
    ann.settles()
    assert len(ann.log) > before
    ann.is_asked()
    assert focus(ann)["is"] or focus(ann)["ref"]

    # u undoes, f folds, ? helps, / talks.
    count = len(ann.log)
    press("u")
    expect(ann.lines).to_have_count(before)
    press("r")
    expect(ann.lines).to_have_count(count)
    press("f")
    expect(ann.options).to_have_count(0)
    expect(ann.question).to_be_visible()
    press("f")
    expect(ann.options.first).to_be_visible()
    press("?")
    expect(ann.at("help")).to_be_visible()
    press("u")  # not while the help is open
    press("Escape")
    expect(ann.at("help")).to_be_hidden()
    assert len(ann.log) == count
    press("/")
    expect(ann.at("chat-input")).to_be_focused()
    ann.page.keyboard.type("1 u f?")
    press("Enter")
    expect(ann.at("chat")).to_contain_text("1 u f?")


def test_space_ends_the_turn_and_escape_closes_what_lies_beside_a_card(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.joins(ann.lays_table(OSTIUM, "me", "open"))
    ann.thing("p0/hand/pebblekin").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.at("near-option")).to_have_count(2)
    ann.page.keyboard.press("Escape")
    expect(ann.at("near")).to_have_count(0)
    assert focus(ann)["ref"] == "p0/hand/pebblekin"
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.keyboard.press("Space")
    ann.chooses("done")
    bob.is_asked()


ADDED = """log => {
  window.added = []
  new MutationObserver((all) => {
    const nodes = all.flatMap(({ addedNodes }) => [...addedNodes])
    window.added.push(...nodes.filter((node) => node.nodeName === 'P').map((node) => node.textContent))
  }).observe(log, { childList: true, subtree: true })
}"""

NAMED = "button|link|textbox|combobox|checkbox|slider|tab|searchbox|img|dialog|region"
NAMELESS = re.compile(rf'^\s*- (?:{NAMED})\b(?! ").*$', re.MULTILINE)


def everything_has_a_name(player: Player) -> None:
    """As the browser tells it to a screen reader."""
    told = player.page.locator("body").aria_snapshot()
    assert [line.group(0) for line in NAMELESS.finditer(told)] == []
    assert player.page.get_by_role("main").count() == 1
    assert player.page.get_by_role("heading", level=1).count() == 1


def a_board_has_its_landmarks(player: Player) -> None:
    """Whoever cannot see it finds the parts of a table."""
    expect(player.page.get_by_role("banner")).to_have_count(1)
    expect(player.page.get_by_role("main", name="The board")).to_be_visible()
    expect(player.page.get_by_role("region", name="Decision")).to_be_visible()
    expect(player.page.get_by_role("complementary", name="Seats, log and chat")).to_be_visible()
    everything_has_a_name(player)


def test_a_screen_reader_finds_landmarks_and_names_everywhere(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    for path in ("/", "/new/aeons-end~war-eternal", "/how/ostium", "/code"):
        ann.opens(path)
        expect(ann.page.get_by_role("main").get_by_role("button").or_(ann.at("seek")).first).to_be_visible()
        everything_has_a_name(ann)
        assert ann.page.get_by_role("contentinfo").count() == 1

    # A board; then one that waits for Bob, and afterwards is a board, too.
    ann.lays_table(WAR_ETERNAL, "me", "open")
    a_board_has_its_landmarks(ann)
    ann.lays_table(OSTIUM, "me", "open", seed=8)
    expect(ann.page.get_by_role("main", name="Waiting for players")).to_be_visible()
    everything_has_a_name(ann)
    expect(ann.page.get_by_role("status").filter(has_text="One seat is open")).to_be_visible()
    bob.joins(ann.table)
    a_board_has_its_landmarks(ann)

    # What happens is said: the new line of the log politely, my decision at once.
    log = bob.page.get_by_role("log", name="Log")
    expect(log).to_have_attribute("aria-live", "polite")
    spoken = bob.page.locator('[role="status"][aria-live="assertive"]')
    expect(spoken).to_be_empty()
    before = log.locator("p").count()
    log.evaluate(ADDED)
    ann.ends_turn()
    expect(spoken).to_have_text("You decide. Your development phase: what next?")
    added = bob.page.evaluate("window.added")
    assert added  # appended, not drawn anew: only what is new is read out
    assert len(added) == log.locator("p").count() - before
