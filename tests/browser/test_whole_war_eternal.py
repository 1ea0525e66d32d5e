"""Two browsers play Aeon's End to its end, and look at it again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Door
from .player import WAR_ETERNAL, both_used_list_and_board


def test_two_mages_fight_a_nemesis_to_the_end_and_replay_it(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.lays_table(WAR_ETERNAL, "me", "open", seed=2, difficulty="extinction")
    bob.joins(table)

    ann.plays_on(seed=3, ends=0.2)
    bob.plays_on(seed=4, ends=0.1, team=False)
    both_used_list_and_board(ann, bob)

    for each in (ann, bob):
        expect(each.at("over").get_by_role("heading", level=2)).to_have_text("We lost")
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
    expect(ann.at("replay-told")).to_contain_text(re.compile("Gravehold|exhausted"))

    # Whoever gets the link sees that position, without a seat.
    cleo = person("Cleo")
    cleo.opens(str(link))
    expect(cleo.at("replay-at")).to_have_text(f"7 / {count}")
    expect(cleo.at("chosen")).to_have_text(chosen)
