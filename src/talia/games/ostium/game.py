"""Ostium as the rest of Talia sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from talia.games.ostium.bot.odds import worth
from talia.games.ostium.bot.redeal import redeal
from talia.games.ostium.bot.steady import Steady
from talia.games.ostium.cards.creatures import Rank
from talia.games.ostium.lesson import DUEL
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.set_up import arrange, setup
from talia.games.ostium.set_up.telling import position
from talia.games.ostium.shown import cause, foresight, options, scene, story, text, together, why
from talia.games.ostium.shown.view import view
from talia.kernel.chance import Chance, Seed
from talia.kernel.decision import Decision, Option
from talia.kernel.foreseeing import Ahead, Foreseen, numbers
from talia.kernel.form import said
from talia.kernel.game import BotMaker, Cause, Choice, Field, Game, Holding, Listed, Together, WhyNot
from talia.kernel.kind import Kind
from talia.kernel.lesson import Lesson
from talia.kernel.match import Match
from talia.kernel.scene import Scene
from talia.kernel.state import State
from talia.kernel.story import Gauge, Teller
from talia.kernel.voice import Name, Voice

_HERE = Path(__file__).parent


SHOWS = {
    "turn": "turn",
    "charges": "card",
    "blocked": "banner",
    "gate-hit": "loss",
    "gate-repaired": "gain",
    "gate-fallen": "banner",
    "gate-rebuilt": "banner",
    "eliminated": "banner",
}
"""What deserves to be seen, and how."""


TERMS = (
    "domain",
    "main-domain",
    "side-domain",
    "clan",
    "charge",
    "attacked",
    "fusion",
    "gate",
    "crystal",
    "familiar",
    "sovereign",
    "primal",
    "summon",
    "recall",
    "repair",
)
"""Words that explain themselves, as the glossary lists them."""


class Ostium(Game):
    """Ostium for one, two or three players, with the house set or one of your own."""

    id = "ostium"
    title = Name("title-ostium")
    rules = setup.RULES
    setup_format = 3
    least = 1
    most = 3
    cooperative = False
    player_words = ("side-player",)
    shows: Mapping[str, str] = SHOWS
    aims = foresight.AIMS
    terms = TERMS
    counts: tuple[str, ...] = ("damage", "called")
    guide_parts: tuple[str, ...] = ("1", "2", "3", "4", "5", "6", "7", "8", "9")

    def __init__(self, chosen: str = setup.HOUSE, rules: int = setup.RULES) -> None:
        self._chosen = chosen
        self.rules = rules

    @property
    def fields(self) -> tuple[Field, ...]:
        return (
            Field(
                "set",
                Name("field-set"),
                (Choice(setup.HOUSE, Name("choice-house"), said("choice-house-text")),),
                setup.HOUSE,
            ),
        )

    def settle(self, players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
        return setup.settle(players, answers)

    def deal(self, players: int, seed: Seed, setup_: Mapping[str, Any]) -> State:
        return setup.deal(players, seed, setup_, self.rules)

    def lay_out(self, position: Mapping[str, Any], seed: Seed) -> State:
        return arrange.lay_out(position, seed, self.rules)

    def under(self, rules: int) -> Game:
        return OLDER.get(rules) or super().under(rules)

    def knows(self, rules: int, origin: Mapping[str, Any]) -> bool:
        return super().knows(rules, origin) and not (rules == 1 and setup.alone(origin))

    def settle_position(self, position: Mapping[str, Any], state: State) -> dict[str, Any]:
        return arrange.settle_position(position)

    def upgrade(self, origin: dict[str, Any], format: int) -> dict[str, Any]:
        return setup.upgrade(origin, format)

    def position(self, match: Match) -> dict[str, Any]:
        return position(match)

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        return view(match, seat)

    def scene(self, match: Match, seat: int | None, voice: Voice) -> Scene:
        return scene.scene(_clash(match), seat, voice)

    def seats(self, match: Match) -> list[Name]:
        clash = _clash(match)
        return [deeds.who(clash, side) for side in range(clash.sides) if clash.seat(side) == side]

    def round(self, match: Match) -> int:
        return _clash(match).round

    def together(self, match: Match, decision: Decision) -> Together | None:
        return together.together(match, decision)

    def usual(self, match: Match, decision: Decision) -> str | None:
        return together.usual(decision)

    def about(self, match: Match, option: Option) -> str:
        return cause.about(_clash(match), option)

    def option_text(self, match: Match, option: Option, voice: Voice) -> str | None:
        return options.option_text(_clash(match), option, voice)

    def cause(self, match: Match, decision: Decision) -> Cause | None:
        return cause.cause(_clash(match), decision)

    def why_not(self, match: Match, decision: Decision) -> list[WhyNot]:
        return why.why_not(_clash(match), decision)

    def foreseen(self, before: State, reached: Ahead) -> list[Foreseen]:
        return [*numbers(reached.events, self.shows), *foresight.foreseen(before, reached)]

    def gauges(self, match: Match) -> list[Gauge]:
        return story.gauges(_clash(match))

    def measured(self, voice: Voice) -> str:
        return voice.say("story-measured")

    def teller(self, match: Match) -> Teller:
        return story.ClashTeller(_clash(match))

    def words(self) -> Sequence[Path]:
        return (_HERE / "words", _HERE / "cards")

    def cards(self, voice: Voice) -> list[Listed]:
        return text.listed(setup.creature_set(self._chosen), voice)

    def with_cards(self, answers: Mapping[str, Any]) -> Game:
        return Ostium(str(answers["set"])) if "set" in answers else self

    def drawn_cards(self, voice: Voice) -> str | None:
        from talia.games.ostium.shown import sheet

        creatures = setup.creature_set(self._chosen)
        return sheet.draw(creatures, voice, lambda kind: text.creature_text(kind, voice))

    def blurb(self, voice: Voice) -> str:
        return voice.say("blurb-ostium")

    def lessons(self) -> Sequence[Lesson]:
        return (DUEL,)

    def kinds(self) -> Sequence[Kind]:
        return list(setup.creature_set(self._chosen).by_id.values())

    def redeal(self, match: Match, seat: int | None, chance: Chance) -> None:
        redeal(_clash(match), seat, chance)

    def worth(self, match: Match, seat: int | None) -> float:
        return worth(_clash(match), seat if seat is not None else 0)

    def holdings(self, match: Match) -> list[list[Holding]]:
        clash = _clash(match)
        clans = clash.arena.set.clans
        found: list[list[Holding]] = [[] for _ in self.seats(match)]
        for card, kind in enumerate(clash.kinds):
            side = clash.side_of(card)
            if 0 <= side < len(found) and kind.rank in (Rank.WARRIOR, Rank.SOVEREIGN):
                clan = clans[kind.clan]
                found[side].append(Holding(kind.id, kind.name, clan.id, clan.name, kind.cost))
        return found

    def bots(self) -> Mapping[str, BotMaker]:
        return {"steady": lambda game, seed: Steady(seed)}


GAME = Ostium()
OLDER = {rules: Ostium(rules=rules) for rules in range(1, setup.RULES)}
"""The game under earlier versions of its rules, for matches that began under them."""


def _clash(match: Match) -> Clash:
    assert isinstance(match.state, Clash)
    return match.state
