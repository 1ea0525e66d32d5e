"""Aeon's End as the rest of Talia sees it: one class for every box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from talia.games.aeons_end.bot.odds import worth
from talia.games.aeons_end.bot.redeal import redeal
from talia.games.aeons_end.bot.steady import Steady
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.rules import turn_order
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import DECLARED, DESTROYED, FIRST_PLAYER, NEMESIS_DECK, NEMESIS_DISCARD
from talia.games.aeons_end.set_up import arrange, by_ids, form, settling, setup, stock, telling
from talia.games.aeons_end.shown import cause, foresight, scene, sheet, story, text, together, why
from talia.games.aeons_end.shown.view import view
from talia.kernel.chance import Chance, Seed
from talia.kernel.decision import Decision, Option
from talia.kernel.foreseeing import Ahead, Foreseen
from talia.kernel.game import BotMaker, Cause, Field, Game, Listed, Together, WhyNot
from talia.kernel.kind import Kind
from talia.kernel.lesson import Lesson
from talia.kernel.match import Match
from talia.kernel.scene import Scene
from talia.kernel.state import State
from talia.kernel.story import Gauge, Teller
from talia.kernel.voice import Name, Voice

_HERE = Path(__file__).parent


SHOWS = {
    "turn-of-player": "turn",
    "turn-of-nemesis": "turn",
    "nemesis-draws": "card",
    "acts": "card",
    "resolved-again": "card",
    "blood-magic": "card",
    "evolves": "card",
    "unleash": "banner",
    "accelerates-time": "banner",
    "nemesis-deck-empty": "banner",
    "exhausted": "banner",
    "player-suffers": "loss",
    "gravehold-suffers": "loss",
    "ally-suffers": "loss",
    "nemesis-suffers": "loss",
    "minion-suffers": "loss",
    "part-suffers": "loss",
    "tokens-lost": "loss",
    "player-heals": "gain",
    "gravehold-heals": "gain",
    "ally-heals": "gain",
    "ally-acts": "card",
    "minion-heals": "gain",
    "nemesis-heals": "gain",
    "part-heals": "gain",
    "tokens-gained": "gain",
}
"""What deserves to be seen, and how."""


TERMS = (
    "aether",
    "prep",
    "cast",
    "breach",
    "focus",
    "open",
    "charge",
    "gravehold",
    "unleash",
    "persistent",
    "minion",
    "power",
    "to-discard",
    "tier",
    "destroy",
    "turn-order",
    "supply",
    "ally",
)
"""Words that explain themselves, as the glossary lists them; a box adds its own."""

GUIDE = ("1", "2", "3", "4", "5", "6", "7", "8")
"""The parts of the guide that hold for every box; its edition and the box itself add theirs."""


class AeonsEnd(Game):
    """Aeon's End with the cards of one box."""

    rules = setup.RULES
    setup_format = 3
    least = 1
    most = 4
    cooperative = True
    player_words = ("player-number", "turn-player")
    shows: Mapping[str, str] = SHOWS
    aims = foresight.AIMS
    counts: tuple[str, ...] = ("damage", "harm", "gained")

    def __init__(self, box: Box, rules: int = setup.RULES, lessons: tuple[Lesson, ...] = ()) -> None:
        self.box = box
        self.rules = rules
        self._lessons = lessons
        self._older: dict[int, AeonsEnd] = {}  # the game under older versions of its rules, once somebody wants them
        self.id = f"aeons-end/{box.id}"
        self.title = Name(f"title-{box.id}")
        self.guide_parts = (*GUIDE, f"edition-{box.edition.number}", *box.guide)
        self.terms = (*TERMS, *box.terms)

    @property
    def fields(self) -> tuple[Field, ...]:
        return form.fields(self.box)

    def settle(self, players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
        return settling.settle(self.box, players, seed, answers)

    def deal(self, players: int, seed: Seed, setup_: Mapping[str, Any]) -> State:
        return _begun(setup.deal(self.box, players, seed, setup_, self.rules))

    def by_ids(self, position: Any) -> Any:
        return by_ids.by_ids(self.box, position)

    def lay_out(self, position: Mapping[str, Any], seed: Seed) -> State:
        return _begun(arrange.lay_out(self.box, position, seed, self.rules))

    def settle_position(self, position: Mapping[str, Any], state: State) -> dict[str, Any]:
        return stock.settle_position(stock.stock_of(self.box), self.box.by_id, position)

    def upgrade(self, origin: dict[str, Any], format: int) -> dict[str, Any]:
        return stock.upgrade(self.box, origin, format)

    def position(self, match: Match) -> dict[str, Any]:
        return telling.position(self.box, match)

    def under(self, rules: int) -> Game:
        if 1 <= rules < self.rules:
            return self._older.setdefault(rules, AeonsEnd(self.box, rules, self._lessons))
        return super().under(rules)

    def surprise(self, seed: int) -> dict[str, Any]:
        levels = list(setup.LEVELS)
        chosen = levels[Chance(seed ^ 0x50B7).below(len(levels))]
        return {**super().surprise(seed), "difficulty": chosen}

    def sheet(self, players: int, seed: Seed, settled: Mapping[str, Any], voice: Voice) -> list[tuple[str, list[str]]]:
        return sheet.sheet(self.box, players, settled, voice)

    def variants(self) -> Mapping[str, Mapping[str, Any]]:
        return {nemesis.id: {"nemesis": nemesis.id} for nemesis in self.box.nemeses}

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        return view(match, seat)

    def scene(self, match: Match, seat: int | None, voice: Voice) -> Scene:
        return scene.scene(_battle(match), seat, voice)

    def seats(self, match: Match) -> list[Name]:
        return [mage.name for mage in _battle(match).table.mages]

    def round(self, match: Match) -> int:
        return _battle(match).round

    def about(self, match: Match, option: Option) -> str:
        return cause.about(_battle(match), option)

    def together(self, match: Match, decision: Decision) -> Together | None:
        return together.together(match, decision)

    def further(self, match: Match, decision: Decision) -> list[Together]:
        return together.further(match, decision)

    def usual(self, match: Match, decision: Decision) -> str | None:
        return together.usual(decision)

    def finish(self, match: Match, decision: Decision) -> Together | None:
        return together.finish(match, decision)

    def cause(self, match: Match, decision: Decision) -> Cause | None:
        return cause.cause(_battle(match), decision)

    def why_not(self, match: Match, decision: Decision) -> list[WhyNot]:
        return why.why_not(_battle(match), decision)

    def foreseen(self, before: State, reached: Ahead) -> list[Foreseen]:
        return [*foresight.of_life(reached.events, self.shows), *foresight.foreseen(before, reached)]

    def gauges(self, match: Match) -> list[Gauge]:
        return story.gauges(_battle(match))

    def measured(self, voice: Voice) -> str:
        return voice.say("story-measured")

    def teller(self, match: Match) -> Teller:
        return story.BattleTeller(_battle(match).table.nemesis)

    def words(self) -> Sequence[Path]:
        return (_HERE / "words", *self.box.folders)

    def cards(self, voice: Voice) -> list[Listed]:
        return text.listed(self.box, voice)

    def named(self) -> Mapping[str, str]:
        mages = {mage.name.word: mage.id for mage in self.box.mages if not mage.name.args}
        return {**super().named(), **mages, **{nemesis.name.word: nemesis.id for nemesis in self.box.nemeses}}

    def blurb(self, voice: Voice) -> str:
        return voice.say(f"blurb-{self.box.id}")

    def lessons(self) -> Sequence[Lesson]:
        return self._lessons

    def kinds(self) -> Sequence[Kind]:
        return (*self.box.by_id.values(), *turn_order.TURN_CARDS, *self._turn_cards())

    def _turn_cards(self) -> list[Kind]:
        """Turn order cards that only some nemeses have."""
        return list(dict.fromkeys(card for nemesis in self.box.nemeses for card in nemesis.turn_cards))

    def redeal(self, match: Match, seat: int | None, chance: Chance) -> None:
        redeal(_battle(match), chance)

    def worth(self, match: Match, seat: int | None) -> float:
        return worth(_battle(match))

    def bots(self) -> Mapping[str, BotMaker]:
        return {"steady": lambda game, seed: Steady(seed)}


def _battle(match: Match) -> Battle:
    assert isinstance(match.state, Battle)
    return match.state


def _begun(battle: Battle) -> Battle:
    """A battle that is laid out. From now on the market and the nemesis' piles change seldom beside all others."""
    battle.keep_still((NEMESIS_DECK, NEMESIS_DISCARD, DESTROYED, *range(DECLARED, FIRST_PLAYER)))
    return battle
