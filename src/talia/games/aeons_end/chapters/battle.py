"""The battle of a chapter: Legacy with the rules that have opened by then, and a guide that tells of no others."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from talia.games.aeons_end.boxes.legacy.flaws import FLAWED_CRYSTAL
from talia.games.aeons_end.boxes.legacy.gifts import of_slot
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.chapters.way import CHAPTERS, MARKET, opened
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.set_up.setup import RULES
from talia.games.aeons_end.shown.text import listed
from talia.kernel.game import Game, Listed
from talia.kernel.voice import Name, Voice

FIRST_PARTS = ("chapters-1", "chapters-2", "chapters-3", "chapters-4", "chapters-5")
"""The parts of the guide that hold from the first chapter on."""

FIRST_CARDS: Final = ("crystal", "spark")

LATER_TERMS = {
    "charge": "charges",
    "gift": "charges",
    "shield": "shields",
    "silence": "silence",
    "degrade": "degrade",
    "flaw": "flaws",
    "pulse": "pulse",
    "echo": "pulse",
    "attach": "pulse",
}
"""Words of the glossary that mean something only once a rule has opened; Echo and Attach are on cards with pulse."""

OWN_TERMS: Final = ("flaw",)
"""A word that only chapters have."""

IN_CHAPTERS: Final = {"destroy": "destroy-in-chapters", "gift": "gift-in-chapters"}
"""Words that mean something else where a battle is one of several: what is destroyed comes back, and nothing tells which
gifts will come."""

EARLIER: tuple[tuple[str, str, str], ...] = (
    ("breach", "bonus", "breach-at-first"),
    ("breach", "breach-iv", "breach-before-iv"),
)
"""Words that tell of a rule which opens later, and what stands for each until then: of several, the first."""


class ChapterBattle(AeonsEnd):
    """The game of one chapter. The campaign plays it; it is offered nowhere else."""

    def __init__(self, box: Box, chapter: int, rules: int = RULES) -> None:
        super().__init__(box, rules)
        self.chapter = chapter
        self.id = f"aeons-end/{box.id}/chapter-{chapter}"
        self.title = Name("title-chapter", n=chapter)
        known = opened(chapter)
        self.guide_parts = (*FIRST_PARTS, *(f"opened-{rule}" for rule in known))
        terms = (*self.terms, *OWN_TERMS)
        self.terms = tuple(_by_now(term, known) for term in terms if LATER_TERMS.get(term) in (None, *known))
        self._before: dict[int, ChapterBattle] = {}

    def under(self, rules: int) -> Game:
        if 1 <= rules < self.rules:
            return self._before.setdefault(rules, ChapterBattle(self.box, self.chapter, rules))
        return super().under(rules)

    def blurb(self, voice: Voice) -> str:
        return voice.say("blurb-chapter", n=self.chapter)

    def cards(self, voice: Voice) -> list[Listed]:
        """What people have met by now. What may still turn up in this chapter is sealed; of later ones nothing is said."""
        return listed(known_by(self.box, self.chapter), voice, sealed_in(self.box, self.chapter), met=True)


def known_by(box: Box, chapter: int) -> Box:
    """The box as it is open in a chapter: the cards of its mages, the piles that have come, and whom people have met."""
    rules, before = opened(chapter), CHAPTERS[: chapter - 1]
    piles = {*MARKET, *(id for each in before for id in each.piles)}
    given = {gift.id for each in before for slot in each.gifts for gift in of_slot(slot)}
    met = [each.nemesis for each in CHAPTERS[:chapter]]
    return replace(
        box,
        starters=tuple(
            card
            for card in box.starters
            if card.id in (*FIRST_CARDS, *given) or (card == FLAWED_CRYSTAL and "degrade" in rules)
        ),
        market=tuple(card for card in box.market if card.id in piles),
        basics=(),
        forms=tuple(dict.fromkeys(form for card in box.forms for form in card.forms())) if "evolution" in rules else (),
        mages=(),
        nemeses=tuple(nemesis for nemesis in box.nemeses if nemesis.id in met),
    )


def sealed_in(box: Box, chapter: int) -> frozenset[str]:
    """What nobody looks through before it comes: the cards of the nemesis that is fought, and every form of a basic card."""
    foe = box.nemesis(CHAPTERS[chapter - 1].nemesis)
    assert foe is not None
    return frozenset(card.id for card in (*foe.everything(), *(form for card in box.forms for form in card.forms())))


def _by_now(term: str, known: tuple[str, ...]) -> str:
    """A word of the glossary, or what stands for it until the rules have opened that it tells of."""
    early = next((early for word, rule, early in EARLIER if word == term and rule not in known), term)
    return IN_CHAPTERS.get(early, early)
