"""Hearing what is asked, offered, told and shown in both languages, and noticing what cannot be said."""

from __future__ import annotations

import re
from collections.abc import Mapping

from talia import Game, Match
from talia.kernel.scene import Scene
from tests.games.playing import voices_of


class Listener:
    """Hears everything once in each language: saying the same thing again would only take time."""

    def __init__(self, game: Game) -> None:
        self.voices = voices_of(game)
        self.heard: set[object] = set()
        self.words: set[str] = set()
        self.wrong: set[str] = set()

    def hear(self, word: str, args: Mapping[str, object]) -> None:
        told: object = (word, *args.items())
        try:
            known = told in self.heard
        except TypeError:  # a list among the arguments
            told = f"{word} {sorted((name, _plain(arg)) for name, arg in args.items())}"
            known = told in self.heard
        if known:
            return
        self.heard.add(told)
        self.words.add(word)
        for voice in self.voices:
            said = voice.say(word, **args)  # type: ignore[arg-type]  # they are what an option or an event carries
            if voice.mistakes:
                self.wrong.add(f"{voice.lang}: {voice.mistakes[0]}")
                voice.mistakes.clear()
            elif not said.strip() or re.search(r"\{|\}|\bNone\b|  |<", said):
                self.wrong.add(f"{voice.lang}: {word} is said as {said!r}")

    def hear_match(self, match: Match) -> None:
        for event in match.events:
            self.hear(f"event-{event.name}", event.args)
        for decision in match.open:
            self.hear(decision.word, decision.args)
            for option in decision.options:
                self.hear(option.word, option.args)

    def look(self, match: Match, seat: int | None) -> list[Scene]:
        scenes = [match.game.scene(match, seat, voice) for voice in self.voices]
        for voice in self.voices:
            self.wrong.update(f"{voice.lang}: {mistake}" for mistake in voice.mistakes)
            voice.mistakes.clear()
        return scenes


def _plain(arg: object) -> str:
    """An argument by what it says: a name's own arguments matter too."""
    return f"{arg!r}{getattr(arg, 'args', '')}"
