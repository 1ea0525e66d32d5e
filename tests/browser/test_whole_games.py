"""Two browsers play each game to its end, and look at it again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Door
from .player import OSTIUM, WAR_ETERNAL, Player


def test_two_mages_fight_a_nemesis_to_the_end_and_replay_it(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.lays_table(WAR_ETERNAL, "me", "open", seed=12, difficulty="extinction")
    bob.joins(table)

    ann.plays_on(seed=3, ends=0.2)
    bob.plays_on(seed=4, ends=0.1, team=False)
    both_used_list_and_board(ann, bob)

    for each in (ann, bob):
        expect(each.at("over").get_by_role("heading")).to_have_text("We lost")
        expect(each.at("over").locator(".why")).to_have_text(re.compile("Gravehold|exhausted"))
        expect(each.options).to_have_count(0)

    # The replay: buttons, the slider, the arrow keys, and a link to a position.
    ann.at("over").get_by_test_id("replay").click()
    slider, where = ann.at("replay-slider"), ann.at("replay-at")
    expect(where).to_have_text(re.compile(r"^0 / \d+$"))
    count = int(where.inner_text().split("/")[1])
    assert count > 20
    ann.at("step-on").click()
    expect(where).to_have_text(f"1 / {count}")
    expect(ann.at("chosen")).not_to_be_empty()
    ann.page.keyboard.press("ArrowRight")
    expect(where).to_have_text(f"2 / {count}")
    ann.page.keyboard.press("ArrowLeft")
    ann.at("step-back").click()
    expect(where).to_have_text(f"0 / {count}")
    slider.fill("7")
    expect(where).to_have_text(f"7 / {count}")
    link = ann.at("share-replay").get_attribute("data-link")
    chosen = ann.at("chosen").inner_text()
    slider.press("End")
    expect(ann.page.locator(".told")).to_contain_text(re.compile("Gravehold|exhausted"))

    # Whoever gets the link sees that position, without a seat.
    cleo = person("Cleo")
    cleo.opens(str(link))
    expect(cleo.at("replay-at")).to_have_text(f"7 / {count}")
    expect(cleo.at("chosen")).to_have_text(chosen)


def test_a_duel_of_ostium_to_the_end_and_once_more(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.lays_table(OSTIUM, "me", "open", seed=0)
    bob.joins(table)

    ann.plays_on(seed=11, keen=["^place:A"], ends=0.6)
    bob.plays_on(seed=12, ends=0.8)
    both_used_list_and_board(ann, bob)

    # Who won, and why: both are told the same, each from their own side.
    expect(ann.at("over").get_by_role("heading")).to_have_text("You won!")
    expect(bob.at("over").get_by_role("heading")).to_have_text("You lost")
    for each in (ann, bob):
        expect(each.at("over").locator(".why")).to_have_text("The last gate has fallen.")
        expect(each.at("over").locator("li.won")).to_contain_text("Ann")

    bob.at("look-table").click()
    expect(bob.at("over")).to_be_hidden()
    expect(bob.question).to_have_text("The last gate has fallen.")

    # In the replay one may sit on any chair: now nothing is secret.
    bob.opens(f"/r/{table}?at=0")
    expect(bob.thing("p1/place/A1")).to_be_visible()
    hand = bob.at("board").locator('[data-ref^="p1/hand/"]')
    expect(hand).to_have_count(0)
    bob.at("replay-seat").select_option("1")
    expect(hand).to_have_count(5)

    # And once more with the same game.
    ann.at("rematch").click()
    expect(ann.at("create")).to_be_enabled()
    expect(ann.at("players")).to_have_value("2")


def both_used_list_and_board(*people: Player) -> None:
    """Wait for the end; everybody clicked in the list and on the board, and whatever was lit a mouse would have reached."""
    for each in people:
        played = each.rests()
        assert played.on_board > 0
        assert played.in_list > 0
        assert played.covered == [], "lit on the board, but out of the mouse's reach"
