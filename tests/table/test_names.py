"""People are called by their names on the board and in the log, and pages come compressed."""

from __future__ import annotations

import talia
from talia.words import speaker

from .house import House

OSTIUM = talia.game("ostium")
WAR_ETERNAL = talia.game("aeons-end/war-eternal")


def test_a_person_goes_by_their_name_and_a_bot_by_its_number() -> None:
    s = speaker("en", OSTIUM, ("Ann", ""))
    match = OSTIUM.new(players=2, seed=8)
    assert [s.name(each) for each in OSTIUM.seats(match)] == ["Ann", "Player 2"]
    titles = [area.title for area in OSTIUM.scene(match, 0, s).areas]
    assert any("Ann" in title for title in titles)
    assert not any("Player 1" in title for title in titles)


def test_the_turn_order_says_who_it_is() -> None:
    s = speaker("pl", WAR_ETERNAL, ("Ania", "Bartek"))
    assert s.say("turn-player-2") == "Bartek"
    match = WAR_ETERNAL.new(players=2, seed=1)
    assert "Ania" in {area.title.split(":")[0] for area in WAR_ETERNAL.scene(match, 0, s).areas}
    assert speaker("pl", WAR_ETERNAL).say("turn-player-2") == "Gracz 2", "whoever has no name has a number"


def test_one_name_on_two_turn_order_cards_would_not_tell_whose_turn_it_is(one_house: House) -> None:
    ann = one_house.person("Ann")
    titles = {area["title"] for area in ann.state(ann.table(WAR_ETERNAL.id, ["me", "me"]))["scene"]["areas"]}
    assert {title.split(":")[0] for title in titles} >= {"Player 1", "Player 2"}
    titles = {area["title"] for area in ann.state(ann.table(WAR_ETERNAL.id, ["me", "random"]))["scene"]["areas"]}
    assert {title.split(":")[0] for title in titles} >= {"Ann", "Player 2"}


def test_a_prepped_spell_is_used_on_the_breach_it_lies_on() -> None:
    position = {"players": [{"mage": "Mist", "breaches": {"II": {"open": True, "prepped": ["Nova Forge"]}}}]}
    match = talia.arrange("aeons-end/war-eternal", position)
    while match.decision.word != "ask-main":
        match.choose("end")
    use = match.decision.option("use:nova-forge")
    assert use is not None
    assert WAR_ETERNAL.about(match, use) == "p0/breach/II"
