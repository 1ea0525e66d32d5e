"""Every installed game says what it is and how it is played, in both languages."""

from __future__ import annotations

import re

import pytest

from talia.games.aeons_end.chapters.battle import FIRST_PARTS
from talia.games.aeons_end.chapters.camp import ChapterCamp
from talia.games.aeons_end.chapters.way import CHAPTERS, opened
from talia.kernel.registry import games
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED

GAMES = games()


def voice_of(id: str, lang: str) -> Speaker:
    return Speaker(lang, (SHARED, *GAMES[id].words()))


def reads_well(said: str) -> bool:
    """Whether this is a line of text: neither empty nor a word's name, and nothing left to be filled in."""
    return bool(said.strip()) and said == said.strip() and not re.search(r"[{}]|  |^(guide|blurb)-", said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_a_blurb(id: str, lang: str) -> None:
    voice = voice_of(id, lang)
    blurb = GAMES[id].blurb(voice)
    assert voice.mistakes == []
    assert reads_well(blurb)
    assert blurb.endswith(".")
    assert blurb != voice.name(GAMES[id].title)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_a_guide(id: str, lang: str) -> None:
    voice = voice_of(id, lang)
    guide = GAMES[id].guide(voice)
    assert voice.mistakes == []
    assert len(guide) >= 6
    assert len({part.title for part in guide}) == len(guide)
    for part in guide:
        assert reads_well(part.title)
        assert part.lines
        for line in part.lines:
            assert reads_well(line), line
            assert line.endswith("."), line


@pytest.mark.parametrize("id", GAMES)
def test_no_part_of_a_guide_is_left_unsaid(id: str) -> None:
    texts = [path.read_text(encoding="utf-8") for folder in GAMES[id].words() for path in folder.glob("*en.ftl")]
    written = re.findall(r"^guide-(.+)-title = ", "\n".join(texts), re.MULTILINE)
    told = {part for game in GAMES.values() if set(game.words()) & set(GAMES[id].words()) for part in game.guide_parts}
    told |= {*FIRST_PARTS, *(f"opened-{rule}" for rule in opened(len(CHAPTERS)))}  # told chapter by chapter
    told |= set(ChapterCamp.guide_parts)
    assert set(GAMES[id].guide_parts) <= set(written)
    assert set(written) <= told


@pytest.mark.parametrize("id", GAMES)
def test_both_languages_tell_the_same(id: str) -> None:
    """The same parts with as many paragraphs, but not the same words."""
    english, polish = (GAMES[id].guide(voice_of(id, lang)) for lang in LANGUAGES)
    assert [len(part.lines) for part in english] == [len(part.lines) for part in polish]
    assert all(one.lines != other.lines for one, other in zip(english, polish))
    assert GAMES[id].blurb(voice_of(id, "en")) != GAMES[id].blurb(voice_of(id, "pl"))
