"""What matters is shown one thing at a time, at one's own pace; any key skips it, and little motion gets a list."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .player import OSTIUM, PATIENCE, SEASONS, WAR_ETERNAL, Player

STAGED = """() => {
  window.staged = []
  new MutationObserver(() => {
    const stage = document.querySelector('[data-testid="stage"]')
    const told = stage ? stage.dataset.kind + ' ' + stage.textContent.trim() : ''
    const last = window.staged.at(-1)
    if (told !== (last?.told ?? '')) window.staged.push({ told, at: performance.now() })
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}"""


def towards_the_nemesis(player: Player) -> None:
    """A table where ending the phase brings the nemesis' turn sooner or later."""
    player.lays_table(WAR_ETERNAL, "me", nemesis="umbra-titan", mages=["gex"])


def ends_phases_until(player: Player, sight: str) -> None:
    """Take what lets time pass until something is seen."""
    for _ in range(30):
        if player.at(sight).count():
            return
        keys = player.keys()
        calm = [key for key in keys if key in ("end", "rest", "done", "skip")]
        if not keys:
            player.page.wait_for_function(
                f"""() => document.querySelector('[data-testid="option"], [data-testid="{sight}"]')"""
            )
            continue
        wanted = calm[0] if calm else keys[0]
        player.page.locator(f'[data-testid="option"][data-key="{wanted}"]').click()
        player.page.wait_for_function(
            f"""() => document.querySelector('[data-testid="{sight}"]')
            || document.querySelector('[data-testid="option"]:not([aria-disabled="true"])')"""
        )
    raise AssertionError(f"{sight} was never seen")


def test_the_card_of_the_nemesis_comes_up_large_and_a_key_skips_it(person: Door) -> None:
    ann = person("Ann", motion=True)
    towards_the_nemesis(ann)
    ends_phases_until(ann, "stage")
    expect(ann.at("stage")).to_be_visible()
    expect(ann.options).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.at("stage")).to_have_count(0)


def test_nothing_that_matters_passes_faster_than_a_glance(person: Door) -> None:
    ann = person("Ann", motion=True)
    towards_the_nemesis(ann)
    ann.page.evaluate(STAGED)
    ends_phases_until(ann, "stage")
    expect(ann.at("stage")).to_have_count(0, timeout=2 * PATIENCE)
    seen = ann.page.evaluate("window.staged")
    told = [(one["told"], after["at"] - one["at"]) for one, after in pairwise(seen) if one["told"]]
    assert told
    assert all(long >= 290 for _, long in told), told


def test_at_once_means_at_once_and_little_motion_gets_a_list(person: Door) -> None:
    ann = person("Ann", motion=True)
    towards_the_nemesis(ann)
    ann.opens_menu()
    ann.at("speed").select_option("none")
    ann.page.keyboard.press("Escape")
    ends_phases_until(ann, "happened")
    expect(ann.at("stage")).to_have_count(0)
    bob = person("Bob")
    towards_the_nemesis(bob)
    ends_phases_until(bob, "happened")
    expect(bob.at("happened").locator("li").first).to_be_visible()


def test_the_log_is_grouped_by_turns_that_fold(person: Door) -> None:
    ann = person("Ann")
    towards_the_nemesis(ann)
    ends_phases_until(ann, "happened")
    turns = ann.at("fold-turn")
    expect(turns.first).to_be_visible()
    last = turns.nth(turns.count() - 2)  # the newest may not have anything to fold yet
    hidden = ann.page.locator('[data-testid="log"] p[hidden]').count()
    last.click()
    expect(last).to_have_attribute("aria-expanded", "false")
    assert ann.page.locator('[data-testid="log"] p[hidden]').count() > hidden
    last.click()
    expect(ann.page.locator('[data-testid="log"] p[hidden]')).to_have_count(hidden)


def test_how_the_nemesis_wins_is_in_sight_at_every_size(person: Door) -> None:
    ann = person("Ann")
    towards_the_nemesis(ann)
    for size in ((1280, 720), (1920, 1080), (390, 844)):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        rules = ann.at("nemesis-rules")
        expect(rules).to_be_visible()
        expect(rules).to_contain_text("no nemesis tokens left, the players lose")
        assert rules.evaluate("box => parseFloat(getComputedStyle(box).fontSize)") >= 11


def test_what_asks_a_question_stands_out_on_the_board(person: Door) -> None:
    ann = person("Ann")
    towards_the_nemesis(ann)
    for _ in range(40):
        if "Which of these happens?" in ann.question.inner_text():
            break
        keys = ann.keys()
        calm = [key for key in keys if key in ("end", "rest", "done", "skip")]
        ann.chooses(calm[0] if calm else keys[0])
    expect(ann.page.locator("[data-pointed]").first).to_be_visible()


@pytest.mark.parametrize("game", [WAR_ETERNAL, OSTIUM, SEASONS])
def test_a_table_that_waits_for_somebody_comes_to_rest(person: Door, game: str) -> None:
    """An animation without an end keeps a processor busy all evening, even when nobody looks."""
    ann = person("Ann", motion=True)
    ann.lays_table(game, "me", "random")
    expect(ann.options).not_to_have_count(0)
    endless = "document.getAnimations().filter((each) => each.effect.getTiming().iterations === Infinity).length"
    assert ann.page.evaluate(endless) == 0
