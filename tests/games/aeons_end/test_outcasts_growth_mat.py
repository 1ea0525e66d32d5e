"""The maws of Experiment 153 on the table: everybody sees where they are, and a bot knows what they mean."""

from __future__ import annotations

from talia.games.aeons_end.bot.steady import Steady
from talia.words.speaker import speaker

from .outcasts import GAME, battle, kel


def test_the_table_shows_every_maw_that_is_left() -> None:
    match = battle(kel(), marks={"maw-ii-place": 5, "maw-ii-life": 7, "maw-iv-place": 0, "maw-iv-life": 0})
    mat = next(area for area in GAME.scene(match, 0, speaker("en", GAME)).areas if area.ref == "growth-mat")
    assert [thing.ref for thing in mat.things] == ["nemesis/maw-i", "nemesis/maw-ii", "nemesis/maw-iii"]
    assert mat.things[1].facts == ("7/20 life", "space 5 of 8", "at 8: Gravehold −7")
    assert mat.things[1].text == "Space 4: Gravehold suffers 4 damage.\nSpace 8: Gravehold suffers 7 damage."


def test_a_maw_tells_what_the_next_space_does_that_does_anything() -> None:
    def ahead(lang: str, maw: str, place: int) -> str:
        scene = GAME.scene(battle(kel(), marks={f"maw-{maw}-place": place}), 0, speaker(lang, GAME))
        things = next(area for area in scene.areas if area.ref == "growth-mat").things
        return next(thing for thing in things if thing.ref == f"nemesis/maw-{maw}").facts[-1]

    assert ahead("en", "i", 3) == "at 4: Gravehold −2, player −2"
    assert ahead("en", "i", 4) == "at 8: player −4, Gravehold −3"
    assert ahead("en", "iv", 8) == "at 8: discard 8 cards"
    assert ahead("pl", "iv", 1) == "na 4: odrzucacie 4 karty"


def test_a_view_tells_place_and_life() -> None:
    match = battle(kel(), marks={"maw-iii-place": 4, "maw-iii-life": 2})
    assert match.view(0)["nemesis"]["maws"][2] == {"place": 4, "life": 2}


def test_the_nemesis_has_no_life_of_its_own_to_show() -> None:
    scene = GAME.scene(battle(kel()), 0, speaker("en", GAME))
    assert not any("life" in fact for fact in scene.areas[0].things[0].facts)


def test_steady_finishes_a_maw_that_is_almost_slain() -> None:
    breaches = {"I": {"open": True, "prepped": ["Spark"]}}
    marks = {"maw-i-life": 20, "maw-ii-life": 1, "maw-ii-place": 7}
    match = battle(kel(breaches=breaches), marks=marks, phase="casting", nemesis={"in_play": []})
    bot = Steady(1)
    while match.decision.word != "ask-target":
        match.choose("cast:spark@I")
    assert bot.choose(match, match.decision).key == "maw:ii"
