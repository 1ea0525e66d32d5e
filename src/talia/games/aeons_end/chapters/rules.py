"""The way from chapter to chapter. What is won or lost, changed, flawed and given stays so for the rest of the campaign."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from talia.games.aeons_end.boxes.legacy import BOX
from talia.games.aeons_end.boxes.legacy.flaws import flawed, with_flaws
from talia.games.aeons_end.boxes.legacy.gifts import GIFTS, SLOTS, START, Gift, of_slot
from talia.games.aeons_end.boxes.legacy.mages import USUAL_NAMES, written
from talia.games.aeons_end.chapters import shown
from talia.games.aeons_end.chapters.battle import ChapterBattle
from talia.games.aeons_end.chapters.camp import ChapterCamp, decided
from talia.games.aeons_end.chapters.deck import COME_LATER, banished, basics_at_first, changed, deck
from talia.games.aeons_end.chapters.way import CHAPTERS, HIDDEN, MARKET, TOLD_BEFORE, Chapter, opened
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.evolution import changes
from talia.games.aeons_end.set_up.setup import LEVELS
from talia.games.aeons_end.set_up.treasures import STARTS, start
from talia.kernel.camp import answers
from talia.kernel.campaign import CampaignRules, Ledger, Origin, Stage, Step
from talia.kernel.chance import Chance
from talia.kernel.errors import TaliaError
from talia.kernel.form import Choice, Field, said
from talia.kernel.game import Game, Guide, Holding
from talia.kernel.match import Match
from talia.kernel.scene import Area
from talia.kernel.voice import Name, Voice

# Any, all through this file: set-ups and ledgers are plain JSON.

_DECKS = 0xC4A9_0000
_DICE = 0xC4A9_8000
"""What tells the chance of decks, and of what bots take in camps, from all other."""

TRIALS = (
    ("bladius", "normal"),
    ("spawning-horror", "expert"),
    ("fungal-mesh", "normal"),
    ("deathmind", "beginner"),
    ("maelstrom-risen", "beginner"),
)
"""Against whom gifts are measured, early chapters and late ones, at levels where bots both win and lose."""

LEVELS_OFFERED = ("beginner", "normal")


class LegacyCampaign(CampaignRules):
    """The campaign. The ledger: `chapter` is the one to be fought; `fought` counts battles and `lost` how often this chapter
    was lost; `camp` is the chapter whose camp is still to be held, 0 for none; `market` and `banished` are piles, `basics`
    the nemesis' basic cards as they are now, `gone` the nemesis cards that were banished (the form in which each came, its
    last one), `gifts` those of each seat, and `flaws` how many of its Crystals are flawed."""

    rules = 2
    """Under version 1 the second chapter had cards that speak of charges and shields, too."""
    least = 1
    most = 4
    title = Name("campaign-legacy")

    def __init__(self, game: AeonsEnd, once: bool = False, rules: int = 2) -> None:
        """`once`: no chapter is fought again."""
        self.once = once
        self.rules = rules
        self.id = game.id
        self.game = game.id
        self.single = game
        self.box = game.box
        self.battles = {chapter.number: ChapterBattle(game.box, chapter.number) for chapter in CHAPTERS}
        self.camp = ChapterCamp(game, self.battles)

    @property
    def fields(self) -> tuple[Field, ...]:
        levels = []
        for id in LEVELS_OFFERED:
            level = LEVELS[id]
            told = said(f"difficulty-{id}-text", life=level.life, gravehold=level.gravehold, n=abs(level.nemesis))
            levels.append(Choice(id, Name(f"difficulty-{id}"), told))
        return (Field("difficulty", Name("field-difficulty"), tuple(levels), "normal", advised="beginner"),)

    def settle(self, players: int, seed: int, answers: Mapping[str, Any]) -> dict[str, Any]:
        for name in answers:
            if name != "difficulty":
                raise TaliaError("error-setup-field", name=name, possible=["difficulty"])
        level = str(answers.get("difficulty", "normal"))
        if level not in LEVELS_OFFERED:
            raise TaliaError("error-setup-value", field="difficulty", value=level, possible=list(LEVELS_OFFERED))
        return {"difficulty": level}

    def under(self, rules: int) -> CampaignRules:
        return LegacyCampaign(self.single, self.once, rules) if rules == 1 < self.rules else super().under(rules)

    def games(self) -> Sequence[Game]:
        return (self.camp, *self.battles.values())

    # From match to match

    def begin(self, origin: Origin) -> Ledger:
        return {
            "chapter": 1,
            "fought": 0,
            "lost": 0,
            "camp": 0,
            "market": list(MARKET),
            "banished": [],
            "basics": basics_at_first(self.box),
            "gone": {},
            "gifts": [[] for _ in range(origin.players)],
            "flaws": [0] * origin.players,
        }

    def next(self, origin: Origin, ledger: Ledger) -> Step | None:
        if ledger["camp"]:
            return self._camp(origin, ledger, CHAPTERS[ledger["camp"] - 1])
        if ledger["chapter"] > len(CHAPTERS):
            return None
        chapter = CHAPTERS[ledger["chapter"] - 1]
        game = self.battles[chapter.number]
        return Step(chapter.stage, chapter.stage, game, self._battle(origin, ledger, chapter))

    def _camp(self, origin: Origin, ledger: Ledger, over: Chapter) -> Step:
        told = {
            "chapter": over.number,
            "names": names(origin),
            "new": list(over.piles),
            "market": ledger["market"],
            "slots": list(over.gifts),
            "gifts": ledger["gifts"],
            "flaws": ledger["flaws"],
            "dice": Chance(origin.seed ^ (_DICE + over.number)).below(2**62),
        }
        return Step(f"camp-{over.number}", f"chapter-{over.number + 1}", self.camp, told, camp=True)

    def _battle(self, origin: Origin, ledger: Ledger, chapter: Chapter) -> dict[str, Any]:
        """The answers to the set-up of a chapter's battle; they say all it needs of the ledger."""
        mages = [written(name, gifts) for name, gifts in zip(names(origin), ledger["gifts"])]
        found: dict[str, Any] = {
            "nemesis": chapter.nemesis,
            "mages": mages,
            "market": ledger["market"],
            "difficulty": origin.setup["difficulty"],
            "chapter": chapter.number,
            "without": list(chapter.closed),
        }
        chance = Chance(origin.seed ^ (_DECKS + ledger["fought"]))
        late = COME_LATER if self.rules > 1 else ()
        cards = deck(self.box, chapter, origin.players, ledger["basics"], list(ledger["gone"]), chance, late)
        if cards is not None:
            found["deck"] = cards
            found["changed"] = changed(self.box, ledger["basics"], cards)
        if any(ledger["flaws"]):
            sitting = [mage for mage in map(self.box.mage, mages) if mage is not None]
            starts = [with_flaws(start(self.box, mage), n) for mage, n in zip(sitting, ledger["flaws"])]
            found[STARTS] = starts
        return found

    def enter(self, origin: Origin, ledger: Ledger, step: Step, match: Match) -> Ledger:
        if step.camp:
            told = decided(answers(match))
            over = CHAPTERS[ledger["camp"] - 1]
            ledger["market"] = [id for id in ledger["market"] if id not in told["banish"]] + told["add"]
            ledger["banished"] += [*told["banish"], *(id for id in over.piles if id not in told["add"])]
            for seat, gift in told["gifts"]:
                ledger["gifts"][seat].append(gift)
            ledger["camp"] = 0
            return ledger
        battle = match.state
        assert isinstance(battle, Battle)
        chapter = CHAPTERS[ledger["chapter"] - 1]
        ledger["fought"] += 1
        for first, change in changes(battle).items():
            ledger["basics"][first] = {"card": change.card.id, "stickers": change.stickers}
        for first, last in banished(battle).items():
            ledger["basics"].pop(first, None)
            ledger["gone"][first] = last
        ledger["flaws"] = [before + new for before, new in zip(ledger["flaws"], flawed(battle))]
        if self.succeeded(origin, step, match) or not chapter.again:
            ledger["chapter"] += 1
            ledger["lost"] = 0
            ledger["camp"] = chapter.number if chapter.piles else 0
        else:
            ledger["lost"] += 1
        return ledger

    def succeeded(self, origin: Origin, step: Step, match: Match) -> bool:
        return match.over if self.once else super().succeeded(origin, step, match)

    # Studies

    def studied(self) -> CampaignRules:
        return LegacyCampaign(self.single, once=True, rules=self.rules)

    def trial(self, players: int, seed: int) -> tuple[Match, list[list[Holding]]]:
        """A single battle against the nemesis of a chapter, with a market by chance and mages who have all their gifts."""
        chance = Chance(seed ^ _DICE)
        given: list[list[str]] = [[] for _ in range(players)]
        for slot in SLOTS:
            left = [gift.id for gift in of_slot(slot)]
            for mine in given:
                mine.append(left.pop(chance.below(len(left))))
        mages = [written(name, gifts) for name, gifts in zip(USUAL_NAMES, given)]
        nemesis, level = TRIALS[seed % len(TRIALS)]
        match = self.single.new(players, seed, nemesis=nemesis, mages=mages, difficulty=level, market="random")
        return match, [[_holding(GIFTS[id]) for id in mine] for mine in given]

    # Looking

    def stages(self, origin: Origin, ledger: Ledger) -> Sequence[Stage]:
        """The chapters; who is fought is told when one comes to it, and the last chapter only then."""
        reached = ledger["chapter"]
        found = []
        for chapter in CHAPTERS:
            if chapter.number == HIDDEN > reached:
                continue
            foe = self.box.nemesis(chapter.nemesis)
            assert foe is not None
            known = chapter.number <= reached
            about = Name(foe.name.word, card=foe.id) if known else Name("chapter-sealed")
            found.append(Stage(chapter.stage, Name("chapter", n=chapter.number), about, foe.id if known else ""))
        return found

    def shelves(self, origin: Origin, ledger: Ledger, voice: Voice) -> Sequence[Area]:
        return shown.shelves(self.box, names(origin), ledger, voice)

    def guide(self, origin: Origin, ledger: Ledger, voice: Voice) -> Sequence[Guide]:
        """The rules that have opened, the newest last."""
        rules = opened(min(ledger["chapter"], len(CHAPTERS)))
        return [
            Guide(voice.say(f"guide-opened-{rule}-title"), tuple(voice.say(f"guide-opened-{rule}-text").splitlines()))
            for rule in rules
        ]

    def before(self, origin: Origin, ledger: Ledger, step: Step) -> Sequence[str]:
        """A chapter's beginning is told once: not again when it is fought again."""
        return () if step.camp or ledger["lost"] else (f"legacy-{ledger['chapter']}",)

    def opening(self, origin: Origin, ledger: Ledger, step: Step) -> Sequence[str]:
        """The rules that are new, told once, too."""
        return (TOLD_BEFORE[step.id],) if step.id in TOLD_BEFORE and not ledger["lost"] else ()

    def after(self, origin: Origin, ledger: Ledger, step: Step, match: Match) -> Sequence[str]:
        """How a chapter ended, and what has become of cards that evolved in it; not of those nobody will meet again."""
        if step.camp:
            return ()
        won = self.succeeded(origin, step, match)
        if won and ledger["chapter"] == len(CHAPTERS):
            return (f"legacy-{len(CHAPTERS)}-won",)
        battle = match.state
        assert isinstance(battle, Battle)
        grown = [
            f"evolved-{change.card.id}"
            for first, change in changes(battle).items()
            if change.card.id != ledger["basics"][first]["card"]
        ]
        ended = () if not won and ledger["lost"] else (f"legacy-{ledger['chapter']}-{'won' if won else 'lost'}",)
        return (*grown, *ended)

    def blurb(self, voice: Voice) -> str:
        return voice.say("campaign-legacy-blurb")

    def words(self) -> Sequence[Path]:
        return self.single.words()


def _holding(gift: Gift) -> Holding:
    sort = Name(f"gift-{gift.slot}")
    return Holding(gift.id, gift.name, gift.slot, sort, SLOTS.index(gift.slot), printed=gift.slot == START)


def names(origin: Origin) -> list[str]:
    """What the mages are called: as the players say, each otherwise."""
    found: list[str] = []
    for seat in range(origin.players):
        given = origin.names[seat].replace(":", " ").strip() if seat < len(origin.names) else ""
        name = given or next(each for each in USUAL_NAMES if each not in (*found, *origin.names))
        while name in found:
            name = f"{name} II"
        found.append(name)
    return found


CAMPAIGN = LegacyCampaign(AeonsEnd(BOX))
