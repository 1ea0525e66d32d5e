"""Replays: a saved match stepped through forwards and backwards, and told as a story."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from talia.kernel.decision import Decision, Option
from talia.kernel.event import Event
from talia.kernel.history import QUIET
from talia.kernel.lines import in_seat_order
from talia.kernel.match import Match
from talia.kernel.registry import game as find_game
from talia.kernel.saves import read, text_of
from talia.kernel.scene import Scene
from talia.words.speaker import LANGUAGES, Speaker, speaker


class Replay:
    """A match that can be looked at after any number of its choices."""

    def __init__(self, match: Match, lang: str) -> None:
        self.game = match.game
        self.lang = lang if lang in LANGUAGES else "en"
        self.keys = [*match.keys, *(key for _, key in sorted(match.held, key=lambda each: in_seat_order(each[0])))]
        self._origin = match.origin
        self.match = self._fresh()
        self.at = 0
        self.last: tuple[Decision, Option] | None = None

    @classmethod
    def load(cls, path: Path, lang: str) -> Replay:
        """The replay of a save; `TaliaError` if the save is damaged."""
        return cls(read(text_of(path), find_game)[0], lang)

    def _fresh(self) -> Match:
        return self.game.again(self._origin)

    @property
    def speaker(self) -> Speaker:
        """Whoever tells the story."""
        return speaker(self.lang, self.game)

    @property
    def waiting(self) -> Decision | None:
        """The decision that was to be made then."""
        return None if self.match.over else self.match.decision

    @property
    def next_key(self) -> str | None:
        """What was chosen then."""
        return self.keys[self.at] if self.at < len(self.keys) else None

    def next_language(self) -> str:
        """Go on in the next language and say which."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        return self.lang

    def go(self, number: int) -> None:
        """Look at the match after so many choices; numbers out of bounds mean the first or the last."""
        number = max(0, min(number, len(self.keys)))
        if number < self.at:
            self.match, self.at, self.last = self._fresh(), 0, None
        while self.at < number:
            decision = self.match.decision
            option = decision.option(self.keys[self.at])
            self.match.choose(self.keys[self.at])
            self.last = (decision, option) if option is not None else None
            self.at += 1

    def scene(self) -> Scene:
        """The table, from the side of whoever decides."""
        decision = self.waiting
        return self.game.scene(self.match, decision.seat if decision is not None else None, self.speaker)

    def who(self, seat: int | None) -> str:
        """Whose decision it was."""
        s = self.speaker
        return s.say("ui-team") if seat is None else s.name(self.game.seats(self.match)[seat])

    def told(self) -> str:
        """The last choice in words."""
        if self.last is None:
            return self.speaker.say("ui-replay-start")
        decision, option = self.last
        return f"{self.who(decision.seat)}: {self.speaker.option(option, decision)}"

    def events(self, page: int) -> list[Event]:
        """What followed from a choice; page 0 is the set-up. A replay hides nothing that its watcher could not hide."""
        return [event for event in self.match.history.pages[page] if event.name not in QUIET]

    def story(self, to: int | None = None) -> Iterator[str]:
        """The whole story in lines, up to a choice."""
        last = len(self.keys) if to is None else max(0, min(to, len(self.keys)))
        s = self.speaker
        yield s.name(self.game.title)
        self.go(0)
        while True:
            if self.at:
                yield f"{self.at}. {self.told()}"
            for event in self.events(self.at):
                yield f"   {s.event(event)}"
            if self.at >= last:
                break
            self.go(self.at + 1)
        yield s.say("ui-replay-end", at=self.at, count=len(self.keys))


def tell(replay: Replay, to: int | None, out: TextIO) -> None:
    """Print the story."""
    for line in replay.story(to):
        out.write(line + "\n")
    out.flush()
