"""What the nemesis will do next is in sight: who acts, what resolves, and how many of its turns are to come."""

from __future__ import annotations

from typing import Any

import talia
from talia.kernel.scene import Area, Thing
from talia.words import LANGUAGES, speaker

WE = "aeons-end/war-eternal"


def seen(position: dict[str, Any], lang: str = "en") -> dict[str, Area]:  # Any: positions are plain data
    match = talia.arrange(WE, {"players": [{"hand": ["Crystal"]}], **position})
    return {area.ref: area for area in match.game.scene(match, 0, speaker(lang, match.game)).areas}


def card(area: Area, ref: str) -> Thing:
    return next(thing for thing in area.things if thing.ref == ref)


IN_PLAY = ["Mangleroot", {"name": "Aphotic Sun", "tokens": 1}, {"name": "Chaos Flail", "tokens": 2}]


def test_minions_act_powers_resolve_and_a_card_is_drawn() -> None:
    nemesis = seen({"nemesis": {"in_play": IN_PLAY}})["nemesis"]
    assert nemesis.facts == ("Next nemesis turn: acting: Mangleroot; resolving: Aphotic Sun; then it draws a card.",)
    assert "resolves next" in card(nemesis, "nemesis/aphotic-sun").facts
    assert "resolves next" not in card(nemesis, "nemesis/chaos-flail").facts


def test_in_polish_several_act_in_the_plural_and_a_power_resolves_in_the_nemesis_turn() -> None:
    one, two = (seen({"nemesis": {"in_play": [*IN_PLAY, *more]}}, "pl")["nemesis"] for more in ([], ["Null Scion"]))
    assert ": działa: " in one.facts[0]
    assert ": działają: " in two.facts[0]
    assert "w turze nemezis" in card(one, "nemesis/aphotic-sun").facts


def test_an_empty_deck_unleashes() -> None:
    nemesis = seen({"nemesis": {"in_play": ["Mangleroot"], "deck": []}})["nemesis"]
    assert "it unleashes three times" in nemesis.facts[0]


def test_the_turns_to_come_are_counted() -> None:
    order = {"deck": ["player 1", "nemesis"], "discard": ["nemesis", "player 1", "player 1"]}
    assert "1 nemesis turn" in seen({"turn_order": order})["turn-order"].facts


def test_nothing_is_foretold_in_the_middle_of_its_turn_and_all_is_said_in_both_languages() -> None:
    for lang in LANGUAGES:
        assert seen({"nemesis": {"in_play": IN_PLAY}}, lang)["nemesis"].facts
        assert not seen({"nemesis": {"in_play": IN_PLAY}, "phase": "nemesis-main"}, lang)["nemesis"].facts
        assert not speaker(lang, talia.game(WE)).mistakes


def test_what_comes_first_is_not_told_as_what_comes_then() -> None:
    assert seen({"nemesis": {"in_play": []}})["nemesis"].facts == ("Next nemesis turn: it draws a card.",)
    assert seen({"nemesis": {"in_play": []}}, "pl")["nemesis"].facts == ("Następna tura nemezis: dobiera kartę.",)


def test_when_all_turn_cards_are_out_the_count_is_of_the_next_round() -> None:
    order = {"deck": [], "discard": ["nemesis", "player 1", "player 1", "nemesis", "player 1"]}
    assert "new round, 2 nemesis turns" in seen({"turn_order": order})["turn-order"].facts
