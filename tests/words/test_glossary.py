"""The glossary: every game explains its words in both languages, and finds them on its cards."""

from __future__ import annotations

import re

import pytest

from talia.kernel.glossary import Term, glossary, seek, terms_in
from talia.kernel.registry import games
from talia.words import LANGUAGES, speaker

EXPLAINED = [id for id, game in games().items() if game.terms]


def test_all_three_games_have_one() -> None:
    assert {"aeons-end/war-eternal", "ostium", "seasons"} <= set(EXPLAINED)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", EXPLAINED)
def test_every_term_is_told_whole_and_no_form_means_two_things(id: str, lang: str) -> None:
    game = games()[id]
    terms = glossary(game, speaker(lang, game))
    assert [term.id for term in terms] == list(game.terms)
    for term in terms:
        assert term.title
        assert term.forms == tuple(form.strip() for form in term.forms)
        assert all(term.forms)
        assert term.text.endswith("."), term.id
        assert "\n" not in term.text, term.id
        assert len(term.text) < 200, term.id
    forms = [form.casefold() for term in terms for form in term.forms]
    assert len(forms) == len(set(forms))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", EXPLAINED)
def test_every_term_is_on_a_card_or_in_the_guide(id: str, lang: str) -> None:
    game = games()[id]
    s = speaker(lang, game)
    texts = [f"{card.text}\n{card.kind}\n{' '.join(card.facts)}" for card in game.cards(s)]
    texts += [line for part in game.guide(s) for line in part.lines]
    found = {term.id for text in texts for term in terms_in(text, glossary(game, s))}
    assert found == set(game.terms)


def test_the_set_up_of_a_nemesis_is_not_explained_as_prepping_in_polish() -> None:
    game = games()["aeons-end/all"]
    s = speaker("pl", game)
    [thrall] = [card for card in game.cards(s) if card.id == "risen-thrall"]
    assert "PRZYGOTOWANIE:" in thrall.text
    assert "prep" not in {term.id for term in terms_in(thrall.text, glossary(game, s))}


@pytest.mark.parametrize(("lang", "alone"), [("en", "own ally"), ("pl", "swoim sojusznikiem")])
def test_who_plays_alone_reads_that_they_are_their_own_ally(lang: str, alone: str) -> None:
    game = games()["aeons-end/war-eternal"]
    [ally] = [term for term in glossary(game, speaker(lang, game)) if term.id == "ally"]
    assert alone in ally.text


@pytest.mark.parametrize(
    ("id", "lang", "term", "beside"),
    [
        ("aeons-end/all", "en", "open", r"breach"),  # not hands or decks that lie open
        ("aeons-end/all", "pl", "tier", r"rząd po|rzędów|rzęd\w* \d"),  # not twice in a row
        ("ostium", "en", "charge", r"attack|creature|power|column|in a charge"),  # not free of charge
    ],
)
def test_a_word_is_not_explained_where_it_means_something_else(id: str, lang: str, term: str, beside: str) -> None:
    game = games()[id]
    s = speaker(lang, game)
    terms = [one for one in glossary(game, s) if one.id == term]
    lines = [line for part in game.guide(s) for line in part.lines if terms_in(line, terms)]
    assert lines
    assert [line for line in lines if not re.search(beside, line)] == []


def test_a_card_names_its_words_in_the_order_of_its_text() -> None:
    game = games()["aeons-end/war-eternal"]
    for lang, words in (("en", ["Charge", "Prep"]), ("pl", ["Ładunek", "Przygotowanie"])):
        s = speaker(lang, game)
        aurora = next(card for card in game.cards(s) if card.id == "aurora")
        told = [term.title for term in terms_in(aurora.text, glossary(game, s))]
        assert set(words) <= set(told)
    prep = Term("prep", "Prep", ("prep", "prepped"), "")
    assert terms_in("A preparation.", [prep]) == []
    assert terms_in("PREPPED!", [prep]) == [prep]


def test_whoever_seeks_needs_no_polish_keys() -> None:
    assert seek("zolc ", "Żółć")
    assert seek("ŁADUNEK", "jeden ładunek")
    assert not seek("breach", "gate")
