"""The chapters: who is fought, which rules have opened by then, and what a chapter brings when it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.boxes.legacy.gifts import ABILITY, BREACH, LAST, SECOND, START
from talia.games.aeons_end.rules.closed import BREACH_IV, CLOSED


@dataclass(frozen=True)
class Chapter:
    """A chapter. `again`: if it is lost it is fought again. `piles` are the four that come to choose from afterwards,
    `gifts` the sorts of gifts that every mage is given then, and `closed` the rules it is fought without."""

    number: int
    nemesis: str
    closed: tuple[str, ...] = ()
    again: bool = True
    piles: tuple[str, ...] = ()
    gifts: tuple[str, ...] = ()

    @property
    def stage(self) -> str:
        """Its id on the way."""
        return f"chapter-{self.number}"


MARKET: Final = (
    *("ancient-cyanolith", "branching-radite", "gilded-marble", "neural-wreath", "ethereal-hand", "fire-chakram"),
    *("warping-haze", "incinerating-fist", "gravity-node"),
)
"""The nine piles of the first chapter."""

CHAPTERS: Final = (
    Chapter(1, "maelstrom", CLOSED, again=False,
            piles=("crumbling-compound", "geophage", "breach-flare", "bending-beam")),
    Chapter(2, "bladius", CLOSED,
            piles=("entangled-shard", "starfire-frenzy", "force-transfusion", "brane-knife"), gifts=(START, ABILITY)),
    Chapter(3, "spawning-horror", (BREACH_IV,),
            piles=("soothing-torporene", "void-mill", "arcane-salvo", "breach-collision"), gifts=(BREACH,)),
    Chapter(4, "fungal-mesh",
            piles=("phased-portalite", "refined-lumenium", "reality-stabilizer", "pyro-geist")),
    Chapter(5, "haze-fiend", again=False,
            piles=("conductive-grit", "voltaic-relay", "infernal-mirror", "breach-communion"), gifts=(SECOND,)),
    Chapter(6, "deathmind",
            piles=("fulmite-slab", "prophetic-lens", "sparking-siphon", "thunderous-oath"), gifts=(LAST,)),
    Chapter(7, "maelstrom-risen",
            piles=("arcing-silicate", "adrenal-batteries", "fiery-conclusion", "sphere-of-inversion")),
    Chapter(8, "xaxos-ascended"),
)  # fmt: skip
"""All of them. Nobody is told of the last before the seventh is won."""

HIDDEN: Final = 8

OPENINGS: Final = {
    2: ("evolution",),
    3: ("charges", "deck", "shields", "exhaustion", "bonus"),
    4: ("breach-iv", "silence"),
    5: ("degrade", "flaws"),
    6: ("pulse",),
}
"""The rules that open at the start of a chapter, as the guide names them (`guide-opened-...`)."""

TOLD_BEFORE: Final = {
    "camp-2": "opened-charges",
    "camp-3": "opened-camp-3",
    "camp-5": "opened-pulse",
    "chapter-2": "opened-evolution",
    "chapter-3": "opened-chapter-3",
    "chapter-5": "opened-chapter-5",
}
"""By its step, what is told before a match of rules that are new; of what a camp brings, before that camp."""


def opened(chapter: int) -> tuple[str, ...]:
    """The rules that have opened by a chapter, in order."""
    return tuple(rule for number, rules in OPENINGS.items() if number <= chapter for rule in rules)
