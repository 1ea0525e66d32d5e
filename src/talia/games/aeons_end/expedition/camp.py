"""The camp before a battle: mages, treasures and supply piles are chosen out of the barracks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.expedition import shown
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.set_up.treasures import FIELDS, NONE
from talia.kernel.camp import Camp, Camping, Question
from talia.kernel.decision import Decision, Option
from talia.kernel.game import Game, Listed
from talia.kernel.scene import Scene
from talia.kernel.voice import Arg, Name, Voice

# Any, all through this file: what a campaign tells its camp is plain JSON.

MAGE, BANISH = "mage:", "banish:"
TREASURE = {1: "treasure-1:", 2: "treasure-2:", 3: "treasure-3:"}
"""How the keys of the answers begin. A treasure of level 2 is everybody's; of the others each player takes one."""

SHARED_LEVEL = 2


class ExpeditionCamp(Camp):
    """The camp of an expedition that is fought with the cards of one box."""

    least = 1
    most = 4

    def __init__(self, game: AeonsEnd) -> None:
        self.battles = game
        self.box = game.box
        self.id = f"{game.id}/camp"
        self.title = Name("expedition-camp")

    # What is asked

    def question(self, camp: Camping) -> Question | None:
        return self._mage(camp) or self._treasure(camp) or self._pile(camp)

    def _mage(self, camp: Camping) -> Question | None:
        taken = camp.said(MAGE)
        if len(taken) == camp.players:
            return None
        free = [id for id in camp.setup["mages"] if id not in taken]
        return Question(len(taken), "ask-camp-mage", [self._option(MAGE, "mages", id) for id in free])

    def _treasure(self, camp: Camping) -> Question | None:
        for level, beginning in TREASURE.items():
            found = treasures_of(self.box, camp.setup["treasures"], level)
            taken = camp.said(beginning)
            if len(taken) == min(len(found), 1 if level == SHARED_LEVEL else camp.players):
                continue
            free = [self._option(beginning, "treasures", id) for id in found if id not in taken]
            return Question(None if level == SHARED_LEVEL else len(taken), f"ask-camp-treasure-{level}", free)
        return None

    def _pile(self, camp: Camping) -> Question | None:
        banished = camp.said(BANISH)
        for sort, wanted in self.box.piles.items():
            left = [id for id in camp.setup["market"] if self.box.by_id[id].sort == sort and id not in banished]
            if len(left) > wanted:
                piles = [self._option(BANISH, "market", id) for id in left]
                args: dict[str, Arg] = {"sort": Name(f"sort-{Sort(sort).name.lower()}"), "n": len(left) - wanted}
                return Question(None, "ask-camp-banish", piles, args)
        return None

    def _option(self, beginning: str, area: str, id: str) -> Option:
        word = f"option-camp-{beginning.rstrip('-123:')}"
        return Option(f"{beginning}{id}", word, {"card": shown.name_of(self.box, id)}, f"{area}/{id}")

    # What a sensible player answers

    def advised(self, camp: Camping, decision: Decision) -> Option:
        """The first mage and treasure will do. Piles: the cheapest spell and relic go; of gems the cheapest stays, for the
        first turns, and the second cheapest goes."""
        if not decision.options[0].key.startswith(BANISH):
            return decision.options[0]
        cards = [self.box.by_id[option.key.removeprefix(BANISH)] for option in decision.options]
        order = sorted(range(len(cards)), key=lambda n: (cards[n].cost, cards[n].id))
        return decision.options[order[1] if cards[0].sort == Sort.GEM else order[0]]

    # What is seen

    def seat_name(self, camp: Camping, seat: int) -> Name:
        name = camp.setup["names"][seat]
        return Name("camp-named", name=name) if name else super().seat_name(camp, seat)

    def look(self, camp: Camping, seat: int | None, voice: Voice) -> Scene:
        return shown.camp(self.box, camp, voice)

    def explained_by(self, origin: Mapping[str, Any]) -> Game:
        return self.battles

    def words(self) -> Sequence[Path]:
        return self.battles.words()

    def cards(self, voice: Voice) -> list[Listed]:
        return self.battles.cards(voice)


def treasures_of(box: Box, ids: Sequence[str], level: int) -> list[str]:
    """The treasures of a level among these."""
    return [id for id in ids if box.by_id[id].level == level]


def taken(given: Sequence[tuple[int | None, str]], beginning: str) -> list[str]:
    """What was answered with keys that begin so, in order."""
    return [key.removeprefix(beginning) for _, key in given if key.startswith(beginning)]


def packed(given: Sequence[tuple[int | None, str]]) -> Mapping[str, Any]:
    """What a camp decided, as answers to the set-up of the battle. Where treasures are few, the last players have none."""
    mages = taken(given, MAGE)
    found: dict[str, Any] = {"mages": mages}
    for level, beginning in TREASURE.items():
        chosen = taken(given, beginning)
        if chosen:
            each = [*chosen, *[NONE] * (len(mages) - len(chosen))]
            found[FIELDS[level]] = chosen[0] if level == SHARED_LEVEL else each
    return found
