"""The camp after a chapter of Legacy: what a sensible player answers there, and which words explain themselves."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match, bots
from talia.games.aeons_end.boxes.legacy import BOX
from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.chapters.rules import CAMPAIGN
from talia.games.aeons_end.chapters.way import CHAPTERS, MARKET
from talia.kernel.glossary import glossary, terms_in
from talia.words.speaker import speaker


def held(
    chapter: int, market: tuple[str, ...] = MARKET, **told: Any
) -> Match:  # Any: what a camp is told is plain JSON
    """The camp after a chapter, with this market."""
    after = CHAPTERS[chapter - 1]
    setup = {
        **{"chapter": chapter, "names": ["Ada", "Bo"], "new": list(after.piles), "market": list(market)},
        **{"slots": list(after.gifts), "gifts": [[], []], "flaws": [0, 0], "dice": 1, **told},
    }
    return CAMPAIGN.camp.new(2, 1, **setup)


def advised(match: Match) -> list[str]:
    """What the camp advises, from the first question to the last."""
    adviser = bots.bot("steady", match.game, 1)
    while not match.over:
        match.choose(adviser.choose(match, match.decision))
    return list(match.keys)


def test_a_sensible_player_keeps_a_gem_for_3_through_all_chapters() -> None:
    market: tuple[str, ...] = MARKET
    for chapter in CHAPTERS[:-1]:
        keys = advised(held(chapter.number, market))
        added, gone = ([key.partition(":")[2] for key in keys if key.startswith(verb)] for verb in ("add", "banish"))
        assert (len(added), len(gone)) == (2, 2)
        market = (*(id for id in market if id not in gone), *added)
        cards = [BOX.by_id[id] for id in market]
        assert min(card.cost for card in cards if card.sort == Sort.GEM) == 3
        assert sum(card.sort == Sort.GEM for card in cards) >= 2
        assert min(card.cost for card in cards if card.sort == Sort.SPELL) <= 3


def test_what_brings_least_for_its_price_goes_first() -> None:
    keys = advised(held(1))
    assert "banish:ethereal-hand" in keys
    assert not {"banish:ancient-cyanolith", "banish:fire-chakram"} & set(keys)


@pytest.mark.parametrize(
    ("chapter", "known", "unknown"), [(1, "prep", "pulse"), (2, "charge", "silence"), (5, "pulse", "")]
)
def test_words_on_its_cards_explain_themselves_once_their_rules_have_opened(
    chapter: int, known: str, unknown: str
) -> None:
    match = held(chapter)
    words = [term.id for term in glossary(match.game.explained_by(match.origin), speaker("en", match.game))]
    assert known in words
    assert unknown not in words
    assert match.game.terms == ()  # its own guide tells of none: it is the same in every chapter


def test_a_new_pile_after_the_fifth_chapter_is_explained_in_both_languages() -> None:
    match = held(5)
    for lang in ("en", "pl"):
        voice = speaker(lang, match.game)
        cards = {thing.card: thing for area in match.game.scene(match, 0, voice).areas for thing in area.things}
        told = terms_in(cards["voltaic-relay"].text, glossary(match.game.explained_by(match.origin), voice))
        assert "pulse" in [term.id for term in told]
