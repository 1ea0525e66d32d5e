"""Undo: free alone, and with others where nothing was seen; else the others are asked."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Door
from .player import WAR_ETERNAL


def test_alone_a_choice_is_undone_and_redone(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(WAR_ETERNAL, "me", "hot:Bob")
    expect(ann.at("undo")).to_be_disabled()
    log, keys = ann.log, ann.keys()
    ann.chooses("play:crystal")
    ann.chooses("end")  # even what was revealed since
    ann.undoes()
    ann.undoes()
    expect(ann.at("undo")).to_be_disabled()
    assert (ann.log, ann.keys()) == (log, keys)
    ann.at("redo").click()
    expect(ann.lines).not_to_have_count(len(log))
    assert any("Crystal" in line for line in ann.log)


def test_after_a_reveal_the_other_is_asked_and_may_refuse_or_agree(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.joins(ann.lays_table(WAR_ETERNAL, "me", "open"))
    ann.chooses("play:crystal")
    ann.undoes()  # nothing was seen: nobody is asked
    expect(ann.at("undo")).to_be_disabled()
    expect(bob.at("asked")).to_have_count(0)

    ann.chooses("end")
    bob.is_asked()
    log = bob.log
    expect(ann.at("undo")).to_have_text("↶Ask for undo")
    ann.undoes()
    expect(ann.at("asked")).to_contain_text("Waiting for Bob")
    expect(bob.at("asked")).to_contain_text("Ann asks to undo: End your main phase.")
    bob.at("refuse").click()
    expect(ann.page.get_by_text("Bob does not agree.")).to_be_visible()
    for each in (ann, bob):
        expect(each.at("asked")).to_have_count(0)
    bob.is_asked()
    assert bob.log[: len(log)] == log
    expect(ann.options).to_have_count(0)

    # Whoever asks may think better of it.
    ann.undoes()
    expect(bob.at("agree")).to_be_visible()
    ann.at("withdraw").click()
    expect(bob.at("asked")).to_have_count(0)
    bob.is_asked()

    ann.undoes()
    bob.at("agree").click()
    ann.is_asked("Your main phase")
    expect(bob.options).to_have_count(0)
    for each in (ann, bob):
        expect(each.at("asked")).to_have_count(0)
