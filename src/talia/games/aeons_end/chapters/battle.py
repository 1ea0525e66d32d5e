"""The battle of a chapter: Legacy with the rules that have opened by then, and a guide that tells of no others."""

from __future__ import annotations

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.chapters.way import opened
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.set_up.setup import RULES
from talia.kernel.game import Game
from talia.kernel.voice import Name, Voice

FIRST_PARTS = ("chapters-1", "chapters-2", "chapters-3", "chapters-4", "chapters-5")
"""The parts of the guide that hold from the first chapter on."""

LATER_TERMS = {
    "charge": "charges",
    "gift": "charges",
    "shield": "shields",
    "silence": "silence",
    "degrade": "degrade",
    "pulse": "pulse",
}
"""Words of the glossary that mean something only once a rule has opened."""


class ChapterBattle(AeonsEnd):
    """The game of one chapter. The campaign plays it; it is offered nowhere else."""

    def __init__(self, box: Box, chapter: int, rules: int = RULES) -> None:
        super().__init__(box, rules)
        self.chapter = chapter
        self.id = f"aeons-end/{box.id}/chapter-{chapter}"
        self.title = Name("title-chapter", n=chapter)
        known = opened(chapter)
        self.guide_parts = (*FIRST_PARTS, *(f"opened-{rule}" for rule in known))
        self.terms = tuple(term for term in self.terms if LATER_TERMS.get(term) in (None, *known))
        self._before: dict[int, ChapterBattle] = {}

    def under(self, rules: int) -> Game:
        if 1 <= rules < self.rules:
            return self._before.setdefault(rules, ChapterBattle(self.box, self.chapter, rules))
        return super().under(rules)

    def blurb(self, voice: Voice) -> str:
        return voice.say("blurb-chapter", n=self.chapter)
