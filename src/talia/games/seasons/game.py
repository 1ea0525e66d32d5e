"""Seasons as the rest of Talia sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from talia.games.seasons.bot.odds import worth
from talia.games.seasons.bot.redeal import redeal
from talia.games.seasons.bot.steady import Steady
from talia.games.seasons.cards.all import CARDS
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.cards.path_of_destiny import REPLICA
from talia.games.seasons.rules.layout import HAND, LIBRARY_2, LIBRARY_3, PLAY, zone
from talia.games.seasons.rules.tournament import PLAYERS, Tournament
from talia.games.seasons.set_up import arrange, form, named, setup, telling
from talia.games.seasons.shown import cause, scene, story, text, together, why
from talia.games.seasons.shown.view import view
from talia.kernel.chance import Chance, Seed
from talia.kernel.decision import Decision, Option
from talia.kernel.game import BotMaker, Cause, Field, Game, Holding, Listed, Together, WhyNot
from talia.kernel.kind import Kind
from talia.kernel.match import Match
from talia.kernel.scene import Scene
from talia.kernel.state import State
from talia.kernel.story import Gauge, Teller
from talia.kernel.voice import Name, Voice

_HERE = Path(__file__).parent


SHOWS = {
    "turn": "turn",
    "round": "banner",
    "rerolled": "banner",
    "summons": "card",
    "puts": "card",
    "activates": "card",
    "acts": "card",
    "enchantment-acts": "banner",
    "sacrifices": "card",
    "caught": "card",
    "handed-over": "card",
    "reveals": "card",
    "shows": "card",
    "names": "card",
    "mimics": "card",
    "trap-springs": "banner",
    "locked": "banner",
    "token": "banner",
    "destiny": "banner",
    "season-changes": "banner",
    "year": "banner",
    "crystals": "gain",
    "lost-crystals": "loss",
}
"""What deserves to be seen, and how."""


TERMS = (
    "crystal",
    "energy",
    "transmute",
    "gauge",
    "prestige",
    "reserve",
    "summon",
    "entering",
    "activate",
    "always",
    "sacrifice",
    "season",
    "power-card",
    "bonus",
)
"""Words that explain themselves, as the glossary lists them."""


class Seasons(Game):
    """Seasons for two to four players."""

    id = "seasons"
    title = Name("title-seasons")
    rules = setup.RULES
    setup_format = 2
    least = 2
    most = 4
    cooperative = False
    drafted = True
    player_words = ("player-name",)
    shows: Mapping[str, str] = SHOWS
    horizon = 12  # about a round: what dice and cards bring later says more about luck than about the choice
    counts: tuple[str, ...] = ("crystals", "summoned")
    guide_parts: tuple[str, ...] = ("1", "2", "3", "4", "5", "6", "7", "8", "9")
    terms = TERMS

    def __init__(self, rules: int = setup.RULES) -> None:
        self.rules = rules

    @property
    def fields(self) -> tuple[Field, ...]:
        return form.fields()

    def settle(self, players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
        return setup.settle(players, seed, answers)

    def deal(self, players: int, seed: Seed, setup_: Mapping[str, Any]) -> State:
        return setup.deal(players, seed, setup_, self.rules)

    def by_ids(self, position: Any) -> Any:
        return named.by_ids(position)

    def lay_out(self, position: Mapping[str, Any], seed: Seed) -> State:
        return arrange.lay_out(position, seed, self.rules)

    def under(self, rules: int) -> Game:
        return OLDER.get(rules) or super().under(rules)

    def settle_position(self, position: Mapping[str, Any], state: State) -> dict[str, Any]:
        assert isinstance(state, Tournament)
        return arrange.settle_position(position, state)

    def upgrade(self, origin: dict[str, Any], format: int) -> dict[str, Any]:
        return arrange.upgrade(origin, format)

    def position(self, match: Match) -> dict[str, Any]:
        return telling.position(match)

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        return view(match, seat)

    def scene(self, match: Match, seat: int | None, voice: Voice) -> Scene:
        given = [key for who, key in match.held if who == seat]
        return scene.scene(_tournament(match), seat, voice, given)

    def seats(self, match: Match) -> list[Name]:
        return list(PLAYERS[: _tournament(match).players])

    def round(self, match: Match) -> int:
        return _tournament(match).round

    def cause(self, match: Match, decision: Decision) -> Cause | None:
        return cause.cause(_tournament(match), decision)

    def usual(self, match: Match, decision: Decision) -> str | None:
        return cause.usual(decision)

    def about(self, match: Match, option: Option) -> str:
        return cause.about(option)

    def further(self, match: Match, decision: Decision) -> list[Together]:
        return together.further(match, decision)

    def why_not(self, match: Match, decision: Decision) -> list[WhyNot]:
        return why.why_not(_tournament(match), decision)

    def gauges(self, match: Match) -> list[Gauge]:
        return story.gauges(_tournament(match))

    def measured(self, voice: Voice) -> str:
        return voice.say("story-measured")

    def teller(self, match: Match) -> Teller:
        return story.TournamentTeller()

    def score_parts(self, match: Match) -> list[list[Name]]:
        return story.score_parts(_tournament(match))

    def words(self) -> Sequence[Path]:
        return (_HERE / "words", _HERE / "cards")

    def cards(self, voice: Voice) -> list[Listed]:
        return [text.listed(card, voice) for card in (*CARDS, REPLICA)]

    def kinds(self) -> Sequence[Kind]:
        return (*CARDS, REPLICA)

    def blurb(self, voice: Voice) -> str:
        return voice.say("blurb-seasons")

    def redeal(self, match: Match, seat: int | None, chance: Chance) -> None:
        redeal(_tournament(match), seat, chance)

    def worth(self, match: Match, seat: int | None) -> float:
        return worth(_tournament(match), seat if seat is not None else 0)

    def bots(self) -> Mapping[str, BotMaker]:
        return {"steady": lambda game, seed: Steady()}

    def starter(self, match: Match) -> int:
        return _tournament(match).first

    def holdings(self, match: Match) -> list[list[Holding]]:
        tournament = _tournament(match)
        return [
            [
                _holding(tournament.kinds[card])
                for which in (PLAY, HAND, LIBRARY_2, LIBRARY_3)
                for card in tournament.zones[zone(seat, which)]
                if not tournament.kinds[card].replica
            ]
            for seat in range(tournament.players)
        ]


def _holding(kind: PowerCard) -> Holding:
    group = "familiar" if kind.familiar else "item"
    return Holding(kind.id, kind.name, group, Name(f"kind-{group}"), kind.costs[0].tokens)


GAME = Seasons()
OLDER = {rules: Seasons(rules) for rules in range(1, setup.RULES)}
"""The game under earlier versions of its rules, for matches that began under them."""


def _tournament(match: Match) -> Tournament:
    assert isinstance(match.state, Tournament)
    return match.state
