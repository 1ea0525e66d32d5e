"""What the form of a set-up says of its choices is so: for every installed game."""

from __future__ import annotations

from typing import Any

import pytest

from talia.kernel.errors import TaliaError
from talia.kernel.form import fields_that_matter
from talia.kernel.registry import games
from talia.words import LANGUAGES, Speaker, speaker
from talia.words.speaker import SHARED

GAMES = games()
WAR = GAMES["aeons-end/war-eternal"]
SEASONS = GAMES["seasons"]


def matter(id: str, players: int, **answers: str) -> list[str]:
    """The names of the questions that matter."""
    return [field.name for field in fields_that_matter(GAMES[id].fields, players, answers)]


@pytest.mark.parametrize("id", GAMES)
def test_the_default_a_form_tells_is_what_one_gets(id: str) -> None:
    game = GAMES[id]
    defaults = {field.name: field.default for field in game.fields}
    for players in range(game.least, game.most + 1):
        for seed in range(8):
            assert game.settle(players, seed, {}) == game.settle(players, seed, defaults)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_choice_says_what_it_means(id: str, lang: str) -> None:
    game = GAMES[id]
    voice = Speaker(lang, (SHARED, *game.words()))
    cards = {card.id: card for card in game.cards(voice)}
    for field in game.fields:
        for choice in (*field.choices, *field.parts):
            told = choice.text(voice) if choice.text is not None else cards[choice.card].text
            assert told.strip(), f"{field.name}: {choice.value}"
            assert not choice.card or cards[choice.card].art, "whatever is a card has a picture"
            assert all(held in cards for held in choice.holds)
            if choice.rating is not None:
                assert voice.name(choice.rating)
    assert voice.mistakes == []


@pytest.mark.parametrize("id", GAMES)
def test_a_question_that_is_not_asked_would_change_nothing(id: str) -> None:
    """Whatever one could answer to it is refused or gives the same deal, with any answer to the others."""
    game = GAMES[id]
    whole = [field for field in game.fields if len(field.choices) > 1]
    sets: list[dict[str, Any]] = [{}, {field.name: field.for_beginners for field in game.fields}]
    sets += [{field.name: choice.value} for field in whole for choice in field.choices]
    for players in range(game.least, game.most + 1):
        for answers in sets:
            try:
                usual = game.new(players, 5, **answers).fingerprint
            except TaliaError:
                continue
            asked = fields_that_matter(game.fields, players, answers)
            for field in whole:
                if field in asked or field.name in answers:
                    continue
                for choice in field.choices:
                    wish = {**answers, field.name: choice.value}
                    try:
                        other = game.new(players, 5, **wish).fingerprint
                    except TaliaError:
                        continue
                    assert other == usual, f"{field.name}={choice.value} with {answers}"


def test_only_one_mage_alone_is_asked_about_life_and_only_one_or_four_about_the_turn_order() -> None:
    always = ["nemesis", "mages", "market", "difficulty"]
    assert matter(WAR.id, 1) == [*always, "turn_order", "life"]
    assert matter(WAR.id, 2) == always
    assert matter(WAR.id, 3) == always
    assert matter(WAR.id, 4) == [*always, "turn_order"]


def test_seasons_asks_about_tokens_and_destiny_only_where_there_may_be_any() -> None:
    assert matter("seasons", 2, boxes="base", enchantment="none") == ["level", "boxes", "enchantment"]
    assert matter("seasons", 2, boxes="all", enchantment="tailwind")[-1] == "tokens"
    assert matter("seasons", 2, boxes="base", enchantment="random")[-1] == "destiny"


def test_a_form_with_nothing_to_choose_asks_nothing() -> None:
    assert matter("ostium", 2) == []


def test_a_first_game_is_what_the_guide_advises() -> None:
    first = {field.name: field.for_beginners for field in WAR.fields}
    assert (first["nemesis"], first["difficulty"]) == ("umbra-titan", "beginner")
    first = {field.name: field.for_beginners for field in SEASONS.fields}
    assert (first["level"], first["boxes"], first["enchantment"]) == ("apprentice", "base", "none")


@pytest.mark.parametrize("id", ["aeons-end/outcasts", "aeons-end/all"])
def test_a_first_battle_is_fought_by_the_mages_that_the_guide_names(id: str) -> None:
    game = GAMES[id]
    mages = next(field for field in game.fields if field.name == "mages")
    named = {part.value: speaker("en", game).name(part.name) for part in mages.parts}
    advice = next(
        line for part in game.guide(speaker("en", game)) for line in part.lines if "first battle take" in line
    )
    told = [named[mages.for_beginner(seat)] for seat in range(game.most)]
    assert len(set(told)) == game.most
    assert all(name in advice for name in told)


@pytest.mark.parametrize("id", GAMES)
def test_a_first_game_can_be_played_by_any_number(id: str) -> None:
    game = GAMES[id]
    for players in range(game.least, game.most + 1):
        asked = fields_that_matter(game.fields, players, {})
        first: dict[str, Any] = {field.name: field.for_beginners for field in asked}
        for field in asked:
            if field.each:
                first[field.name] = [field.for_beginner(seat) for seat in range(players)]
        assert not game.new(players, 1, **first).over
