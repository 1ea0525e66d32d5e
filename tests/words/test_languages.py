"""Both languages have the same messages with the same variables, and say every card."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from talia.kernel.registry import games
from talia.words import LANGUAGES, Speaker, speaker
from talia.words.speaker import SHARED

FOLDERS = sorted({SHARED, *(folder for game in games().values() for folder in game.words())})
PAIRS = [
    (path, path.with_name(re.sub(r"en\.ftl$", "pl.ftl", path.name)))
    for folder in FOLDERS
    for path in sorted([*folder.glob("en.ftl"), *folder.glob("*-en.ftl")])
]
GRAMMAR = {"case", "form", "whose"}  # choose between "you do" and "they do"; a language may have one form for both


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file and the variables of each."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None, f"{path}: {entry.id.name} says nothing"
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_there_are_files_to_compare() -> None:
    assert len(PAIRS) >= 3
    assert all(english.parent in FOLDERS for english, _ in PAIRS)


@pytest.mark.parametrize(("english", "polish"), PAIRS, ids=[str(pair[0].parent.name) for pair in PAIRS])
def test_both_languages_have_the_same_messages_with_the_same_variables(english: Path, polish: Path) -> None:
    ours, theirs = messages(english), messages(polish)
    assert sorted(ours) == sorted(theirs)
    different = {
        word: (variables, theirs[word])
        for word, variables in ours.items()
        if variables - GRAMMAR != theirs[word] - GRAMMAR
    }
    assert different == {}


@pytest.mark.parametrize(("english", "polish"), PAIRS, ids=[str(pair[0].parent.name) for pair in PAIRS])
def test_both_languages_have_the_words_in_the_same_order(english: Path, polish: Path) -> None:
    assert list(messages(english)) == list(messages(polish))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_no_word_of_a_game_is_said_in_two_of_its_files(id: str, lang: str) -> None:
    folders = (SHARED, *games()[id].words())
    words = [word for folder in folders for path in folder.glob(f"*{lang}.ftl") for word in messages(path)]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_card_has_a_name_and_a_text(id: str, lang: str) -> None:
    game = games()[id]
    voice = Speaker(lang, (SHARED, *game.words()))
    cards = game.cards(voice)
    assert voice.mistakes == []
    assert len({card.id for card in cards}) == len(cards)
    for card in cards:
        assert ": " not in card.name, (
            f"{card.id}: a four-per-em space tells the colon of a name from one that ends a heading"
        )
        for said in (card.name, card.kind, card.group, card.text, *card.facts):
            assert said.strip(), card.id
            assert "{" not in said, card.id
            assert "  " not in said, card.id
            assert not re.search(r"\b(None|card|do|text|sort|group|who|measure)-[a-z]", said), f"{card.id}: {said}"
        for line in card.text.splitlines():
            assert re.match(r"[A-ZŁŚŻŹĆÓ]", line), f"{card.id}: {line}"
            assert re.search(r"[.!?:]$|^OR$|^ALBO$", line), f"{card.id}: {line}"


@pytest.mark.parametrize(("lang", "word"), [("en", "and"), ("pl", "i")])
@pytest.mark.parametrize("id", games())
def test_no_card_strings_its_deeds_together_with_and_after_and(id: str, lang: str, word: str) -> None:
    """*Suffers damage and gains a card and places it on top* does not say what belongs to what."""
    for card in games()[id].cards(speaker(lang, games()[id])):
        for part in re.split(r"[.,:;()\n]", card.text):
            assert part.count(f" {word} ") < 2, f"{card.id}: {part}"


@pytest.mark.parametrize("id", games())
def test_all_languages_list_the_same_cards(id: str) -> None:
    game = games()[id]
    english, *others = (game.cards(speaker(lang, game)) for lang in LANGUAGES)
    for other in others:
        assert [(card.id, card.cost, len(card.facts)) for card in english] == [
            (card.id, card.cost, len(card.facts)) for card in other
        ]
        assert all(one.text != told.text for one, told in zip(english, other))
    listed = {card.id for card in english}
    assert {kind.id for kind in game.kinds() if kind.name.word.startswith("card-")} <= listed


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_cards_of_one_name_have_one_name_in_other_languages_too(lang: str) -> None:
    """The same name is the same card to those who read: a spell of Xaxos is called what the players' one is."""
    game = games()["aeons-end/all"]
    both = zip(game.cards(speaker(LANGUAGES[0], game)), game.cards(speaker(lang, game)))
    names = {(one.name, other.name) for one, other in both}
    for number in (0, 1):
        said = [name[number] for name in names]
        assert {name for name in said if said.count(name) > 1} == set()


@pytest.mark.parametrize("id", games())
def test_ids_are_the_english_names(id: str) -> None:
    game = games()[id]
    for card in game.cards(speaker("en", game)):
        plain = card.name.lower().replace("'", "").replace("’", "")
        named = "-".join(re.findall(r"[a-z0-9]+", plain))
        assert card.id == named or card.id.startswith(f"{named}-") or card.id.endswith(f"-{named}"), (
            "a namesake has more"
        )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_question_of_the_set_up_can_be_said(id: str, lang: str) -> None:
    game = games()[id]
    voice = Speaker(lang, (SHARED, *game.words()))
    said = [voice.name(game.title)]
    for field in game.fields:
        said.append(voice.name(field.label))
        said += [voice.name(choice.name) for choice in (*field.choices, *field.parts)]
        assert field.default in [choice.value for choice in field.choices]
    assert all(said)
    assert voice.mistakes == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_what_all_of_them_are_called(lang: str) -> None:
    assert all(speaker(lang).knows(f"ui-language-{each}") for each in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_kind_has_a_name(id: str, lang: str) -> None:
    game = games()[id]
    voice = Speaker(lang, (SHARED, *game.words()))
    assert all(voice.name(kind.name) for kind in game.kinds())
    assert voice.mistakes == []
