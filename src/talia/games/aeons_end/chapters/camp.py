"""The camp after a chapter: the market grows, and mages are given gifts that no other mage of the campaign has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from talia.games.aeons_end.bot.evaluation import strength
from talia.games.aeons_end.boxes.legacy.gifts import GIFTS, of_slot
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.chapters import shown
from talia.games.aeons_end.game import AeonsEnd
from talia.kernel.camp import Camp, Camping, Question
from talia.kernel.chance import Chance
from talia.kernel.decision import Decision, Option
from talia.kernel.game import Game, Listed
from talia.kernel.scene import Scene
from talia.kernel.voice import Name, Voice

# Any, all through this file: what a campaign tells its camp is plain JSON.

ADD: Final = "add:"
BANISH: Final = "banish:"
GIFT: Final = "gift:"
"""How the keys of the answers begin."""

CHANGED: Final = 2
"""So many piles come, and so many go."""

FIRST_TURNS: Final = ((Sort.GEM, 2), (Sort.SPELL, 1))
"""So many of the cheapest piles of a sort a sensible player keeps; of gems the rulebook advises it, too."""

AETHER: Final = 0.5
"""What an aether of its price takes from what a card brings."""


class ChapterCamp(Camp):
    """The camp after a chapter of Legacy."""

    least = 1
    most = 4
    guide_parts = ("chapters-camp",)

    def __init__(self, game: AeonsEnd, chapters: Mapping[int, Game]) -> None:
        self.battles = game
        self.chapters = chapters
        self.box: Box = game.box
        self.id = f"{game.id}/camp"
        self.title = Name("chapters-camp")

    # What is asked

    def question(self, camp: Camping) -> Question | None:
        return self._pile(camp) or self._gift(camp)

    def _pile(self, camp: Camping) -> Question | None:
        for verb, area in ((ADD, "new"), (BANISH, "market")):
            done = camp.said(verb)
            if len(done) < CHANGED:
                piles = [self._option(verb, area, id) for id in camp.setup[area] if id not in done]
                return Question(None, f"ask-chapters-{verb[:-1]}", piles, {"n": CHANGED - len(done)})
        return None

    def _gift(self, camp: Camping) -> Question | None:
        given = camp.said(GIFT)
        number = len(given)
        if number == camp.players * len(camp.setup["slots"]):
            return None
        slot, seat = camp.setup["slots"][number // camp.players], number % camp.players
        taken = {*given, *(id for ids in camp.setup["gifts"] for id in ids)}
        free = [self._option(GIFT, "gifts", gift.id) for gift in of_slot(slot) if gift.id not in taken]
        return Question(seat, f"ask-chapters-{slot}", free)

    def _option(self, verb: str, area: str, id: str) -> Option:
        name = GIFTS[id].name if verb == GIFT else self.box.by_id[id].name
        return Option(f"{verb}{id}", f"option-chapters-{verb[:-1]}", {"card": Name(name.word, card=id)}, f"{area}/{id}")

    # What a sensible player answers

    def advised(self, camp: Camping, decision: Decision) -> Option:
        """What brings most for its price comes, and what brings least goes; but the two cheapest gems and the cheapest spell
        stay, for the first turns. All gifts are worth about the same: which one it is, chance says, the same to everybody
        who asks."""
        key = decision.options[0].key
        if key.startswith(GIFT):
            dice: int = camp.setup["dice"]
            return decision.options[Chance(dice + len(camp.said(GIFT))).below(len(decision.options))]
        cards = [self.box.by_id[option.key.partition(":")[2]] for option in decision.options]
        if key.startswith(ADD):
            return decision.options[max(range(len(cards)), key=lambda n: (_worth(cards[n]), cards[n].id))]
        gone = camp.said(BANISH)
        market = [self.box.by_id[id] for id in (*camp.setup["market"], *camp.said(ADD)) if id not in gone]
        stay = [id for sort, count in FIRST_TURNS for id in _cheapest(market, sort, count)]
        order = sorted(range(len(cards)), key=lambda n: (cards[n].id in stay, _worth(cards[n]), cards[n].id))
        return decision.options[order[0]]

    # What is seen

    def seat_name(self, camp: Camping, seat: int) -> Name:
        return Name("camp-named", name=camp.setup["names"][seat])

    def look(self, camp: Camping, seat: int | None, voice: Voice) -> Scene:
        return shown.camp(self.box, camp, voice)

    def explained_by(self, origin: Mapping[str, Any]) -> Game:
        """The chapter that comes: its words are those that the camp after the one before may have on its cards."""
        return self.chapters.get(origin.get("setup", {}).get("chapter", 0) + 1, self)

    def words(self) -> Sequence[Path]:
        return self.battles.words()

    def cards(self, voice: Voice) -> list[Listed]:
        """Camps after every chapter are the same game: what lies there shows itself, and no list tells of what will."""
        return [replace(card, sealed=True) for card in self.battles.cards(voice)]


def _worth(card: Card) -> float:
    """What a pile of a card is good for, by what one brings and what it costs."""
    return strength(card) - AETHER * card.cost


def _cheapest(market: Sequence[Card], sort: Sort, count: int) -> list[str]:
    """The cheapest cards of a sort; of those that cost the same, the stronger ones."""
    found = sorted((card for card in market if card.sort == sort), key=lambda card: (card.cost, -strength(card)))
    return [card.id for card in found[:count]]


def decided(given: Sequence[tuple[int | None, str]]) -> Mapping[str, Any]:
    """What a camp decided: piles that come and go, and each seat's gifts."""
    found: dict[str, Any] = {"add": [], "banish": [], "gifts": []}
    for seat, key in given:
        verb, _, id = key.partition(":")
        if f"{verb}:" == GIFT:
            found["gifts"].append((seat, id))
        else:
            found[verb].append(id)
    return found
