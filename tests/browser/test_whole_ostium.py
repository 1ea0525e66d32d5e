"""Two browsers play Ostium from its middle to its end, and sit down once more."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

import talia

from .conftest import Door
from .full_tables import laid, played_match
from .player import OSTIUM, both_used_list_and_board


def test_a_duel_of_ostium_to_the_end_and_once_more(person: Door, database: Path) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.has_table(OSTIUM, "me", "open", seed=51)
    table = laid(database, table, talia.arrange(OSTIUM, played_match(OSTIUM, 2, 120, seed=51).position()))
    ann.opens(f"/t/{table}")
    bob.joins(table)

    ann.plays_on(seed=11, keen=["^charge", "^place:A"], ends=0.6)
    bob.plays_on(seed=12, ends=0.8)
    both_used_list_and_board(ann, bob)

    # Who won, and why: both are told the same, each from their own side.
    expect(ann.at("over").get_by_role("heading", level=2)).to_have_text(re.compile("You won!|You lost"))
    won, lost = (ann, bob) if "won" in ann.at("over").get_by_role("heading", level=2).inner_text() else (bob, ann)
    expect(won.at("over").get_by_role("heading", level=2)).to_have_text("You won!")
    expect(lost.at("over").get_by_role("heading", level=2)).to_have_text("You lost")
    for each in (ann, bob):
        expect(each.at("over").locator(".why")).to_have_text("The last gate has fallen.")
        expect(each.at("over").locator("li.won")).to_contain_text(won.name)

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

    # And once more with the same game: the other is led there.
    bob.opens(f"/t/{table}")
    ann.at("rematch").click()
    expect(ann.at("create")).to_be_enabled()
    expect(ann.at("players")).to_have_value("2")
    ann.at("create").click()
    expect(bob.at("over")).to_contain_text("Ann has laid another table.")
    bob.at("rematch-go").click()
    bob.page.wait_for_url(lambda url: not url.endswith(table))
    bob.at("sit").click()
    bob.at("sit-go").click()
    ann.settles()
    assert ann.table == bob.table
    expect(ann.seat(1)).to_contain_text("Bob")
