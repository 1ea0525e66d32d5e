"""What has changed on a card is seen on it: stickers and free places, and the forms that it had before."""

from __future__ import annotations

import pytest

from talia import Match
from talia.kernel.scene import Thing
from talia.words.speaker import speaker

from .legacy_basics import GAME, acts, battle, draws


def thing(match: Match, ref: str, lang: str = "en") -> Thing:
    """A thing of the table."""
    scene = GAME.scene(match, 0, speaker(lang, GAME))
    return next(each for area in scene.areas for each in area.things if each.ref == ref)


def test_stickers_and_the_places_that_are_left_are_drawn_on_the_card() -> None:
    fresh = battle(nemesis={"in_play": ["caustic-larva"]})
    assert thing(fresh, "nemesis/caustic-larva").marks == ("place", "place")
    assert thing(fresh, "nemesis/caustic-larva").changed == ""
    match = acts("caustic-larva")
    larva = thing(match, "nemesis/caustic-larva")
    assert larva.marks == ("sticker", "place")
    assert larva.changed == "stickers 1 of 2"
    assert thing(match, "nemesis/null-scion").marks == ()


@pytest.mark.parametrize(
    ("lang", "before"),
    [
        ("en", ["before: Leviathan Hatchling (minion)", "before: Leviathan Egg (minion)"]),
        ("pl", ["wcześniej: Pisklę Lewiatana (poplecznik)", "wcześniej: Jajo Lewiatana (poplecznik)"]),
    ],
)
def test_a_card_tells_every_form_it_had_with_what_it_said(lang: str, before: list[str]) -> None:
    changed = {"ravenous-leviathan-campaign": {"was": "leviathan-egg", "stickers": 2}}
    match = battle(nemesis={"in_play": ["ravenous-leviathan-campaign"], "changed": changed})
    shown = thing(match, "nemesis/ravenous-leviathan-campaign", lang)
    assert shown.marks == ("sticker", "sticker")
    lines = shown.changed.split("\n")
    assert [line for line in lines if line.startswith(before[0].partition(":")[0])] == before
    assert len(lines) == 1 + 4 + 3  # the stickers; the Hatchling with three lines of text, the Egg with two


def test_the_discard_pile_tells_what_has_evolved() -> None:
    match = draws("hunted-campaign")
    match.choose("player:1")
    assert thing(match, "nemesis-discard").text == "Hunted (before: Hunted)"


@pytest.mark.parametrize(("lang", "told"), [("en", "keeps its name"), ("pl", "zachowuje nazwę")])
def test_a_card_that_keeps_its_name_is_not_said_to_become_itself(lang: str, told: str) -> None:
    match = draws("hunted-campaign")
    match.choose("player:1")
    voice = speaker(lang, match.game)
    assert any(told in voice.event(event) for event in match.history.lines())
