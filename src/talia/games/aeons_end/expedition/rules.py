"""The way of an expedition: camp, battle, and what a battle brings; a lost battle is fought again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.expedition import shown
from talia.games.aeons_end.expedition.camp import BANISH, ExpeditionCamp, packed, taken
from talia.games.aeons_end.expedition.deck import deck
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.set_up.ally import ABILITIES, ALLY
from talia.games.aeons_end.set_up.setup import LEVELS
from talia.kernel.camp import answers
from talia.kernel.campaign import CampaignRules, Ledger, Origin, Stage, Step
from talia.kernel.chance import Chance
from talia.kernel.errors import TaliaError
from talia.kernel.form import Choice, Field, said
from talia.kernel.game import Game
from talia.kernel.match import Match
from talia.kernel.scene import Area
from talia.kernel.voice import Name, Voice

# Any, all through this file: set-ups and ledgers are plain JSON.

_DECKS = 0xE7DE_0000
"""What tells the chance that deals nemesis decks from all other."""


class Expedition(CampaignRules):
    """An expedition with the cards of one game. What it leads through is in its settled set-up (`route.told`).

    The ledger: `battle` is how many battles are won, `fought` how many there were, `lost` how often the next one was lost;
    `market`, `mages`, `treasures` and `abilities` are what the barracks hold, `banished` the piles that are gone for good,
    `upgraded` the harder cards that have come up; `packed` is what the camp decided, until the battle is fought.
    """

    least = 1
    most = 4

    def __init__(
        self,
        game: AeonsEnd,
        title: Name,
        way: Mapping[str, Any],
        levels: tuple[str, ...] = tuple(LEVELS),
        tale: str = "",
        parts: tuple[str, ...] = (),
    ) -> None:
        self.battles = game
        self.box = game.box
        self.camp = ExpeditionCamp(game)
        self.id = game.id
        self.game = game.id
        self.title = title
        self.fixed = way  # what it leads through, where that is always the same
        self.levels = levels
        self.tale = tale
        self.parts = parts  # the parts of its story: `start`, and for each battle `battle-1`, `won-1`, `lost-1`

    @property
    def fields(self) -> tuple[Field, ...]:
        levels = tuple(
            Choice(
                id,
                Name(f"difficulty-{id}"),
                said(
                    f"difficulty-{id}-text",
                    life=LEVELS[id].life,
                    gravehold=LEVELS[id].gravehold,
                    n=abs(LEVELS[id].nemesis),
                ),
            )
            for id in self.levels
        )
        lives = tuple(
            Choice(id, Name(f"life-{id}"), said("life-usual-text" if id == "usual" else "life-more-text", n=id))
            for id in ("usual", "12", "15")
        )
        return (
            Field("difficulty", Name("field-difficulty"), levels, "normal", advised="beginner"),
            Field("life", Name("field-life"), lives, "usual", players=(1,)),
        )

    def settle(self, players: int, seed: int, answers: Mapping[str, Any]) -> dict[str, Any]:
        known = [field.name for field in self.fields]
        settled: dict[str, Any] = {}
        for name in answers:
            if name not in known:
                raise TaliaError("error-setup-field", name=name, possible=known)
        for field in self.fields:
            value = str(answers.get(field.name, field.default))
            possible = [choice.value for choice in field.choices]
            if value not in possible:
                raise TaliaError("error-setup-value", field=field.name, value=value, possible=possible)
            settled[field.name] = value
        if settled["life"] != "usual" and players != 1:
            raise TaliaError("error-setup-life", value=settled["life"])
        return {**settled, **self.way(players, seed, settled)}

    def way(self, players: int, seed: int, settled: Mapping[str, Any]) -> dict[str, Any]:
        """What the expedition leads through, as `route.told` tells it."""
        return dict(self.fixed)

    def pool(self, setup: Mapping[str, Any]) -> Box:
        """The box that nemeses and their basic cards come out of."""
        return self.box

    def games(self) -> Sequence[Game]:
        return (self.camp, self.battles)

    # From match to match

    def begin(self, origin: Origin) -> Ledger:
        setup = origin.setup
        return {
            "battle": 0,
            "fought": 0,
            "lost": 0,
            "market": list(setup["market"]),
            "banished": [],
            "mages": list(setup["mages"]),
            "treasures": [],
            "abilities": [],
            "upgraded": list(setup["battles"][0]["upgraded"]),
            "packed": None,
        }

    def next(self, origin: Origin, ledger: Ledger) -> Step | None:
        battles = origin.setup["battles"]
        number = ledger["battle"] + 1
        if number > len(battles):
            return None
        stage, nemesis = f"battle-{number}", battles[number - 1]["nemesis"]
        if ledger["packed"] is None:
            told = {name: ledger[name] for name in ("mages", "treasures", "market")}
            about = {"battle": number, "of": len(battles), "nemesis": nemesis, "names": list(origin.names)}
            level = {"difficulty": origin.setup["difficulty"]}
            return Step(f"camp-{number}", stage, self.camp, {**about, **level, **told}, camp=True)
        return Step(stage, stage, self.battles, self._battle(origin, ledger, nemesis))

    def _battle(self, origin: Origin, ledger: Ledger, nemesis: str) -> dict[str, Any]:
        """The answers to the set-up of the battle that comes next; they say all it needs of the ledger."""
        setup, players = origin.setup, origin.players
        chance = Chance(origin.seed ^ (_DECKS + ledger["fought"]))
        found = {
            "nemesis": nemesis,
            "market": ledger["market"],
            "difficulty": setup["difficulty"],
            "expedition": True,
            "deck": deck(self.pool(setup), nemesis, players, ledger["upgraded"], chance),
            **ledger["packed"],
        }
        if setup["life"] != "usual":
            found["life"] = setup["life"]
        if ledger["abilities"] and self.box.ally is not None:
            found |= {ALLY: self.box.ally.id, ABILITIES: ledger["abilities"]}
        return found

    def enter(self, origin: Origin, ledger: Ledger, step: Step, match: Match) -> Ledger:
        if step.camp:
            given = answers(match)
            gone = taken(given, BANISH)
            ledger["market"] = [id for id in ledger["market"] if id not in gone]
            ledger["banished"] += gone
            ledger["packed"] = packed(given)
            return ledger
        ledger["fought"] += 1
        ledger["packed"] = None
        if self.succeeded(origin, step, match):
            self._gain(origin, ledger)
        else:
            ledger["lost"] += 1
        return ledger

    def _gain(self, origin: Origin, ledger: Ledger) -> None:
        """What a battle that was won brings, and the harder cards of the next."""
        battles = origin.setup["battles"]
        gains = battles[ledger["battle"]]["gains"]
        for name in ("market", "mages", "treasures", "abilities"):
            ledger[name] += gains[name]
        ledger["battle"] += 1
        ledger["lost"] = 0
        if ledger["battle"] < len(battles):
            ledger["upgraded"] += battles[ledger["battle"]]["upgraded"]

    # Looking

    def stages(self, origin: Origin, ledger: Ledger) -> Sequence[Stage]:
        found = []
        for number, battle in enumerate(origin.setup["battles"], 1):
            foe = self.box.nemesis(battle["nemesis"])
            assert foe is not None
            about = Name("expedition-against", n=foe.rating)
            found.append(Stage(f"battle-{number}", Name(foe.name.word, card=foe.id), about, foe.id))
        return found

    def shelves(self, origin: Origin, ledger: Ledger, voice: Voice) -> Sequence[Area]:
        areas = shown.barracks(self.box, ledger, voice)
        if ledger["abilities"]:
            areas.append(shown.cards(self.box, "ally", voice.say("camp-ally"), ledger["abilities"], voice))
        if ledger["upgraded"]:
            met = shown.cards(self.box, "upgraded", voice.say("camp-upgraded"), ledger["upgraded"], voice, brief=True)
            areas.append(met)
        if ledger["banished"]:
            gone = shown.piles(self.box, "banished", voice.say("camp-banished"), ledger["banished"], voice, brief=True)
            areas.append(gone)
        return areas

    def before(self, origin: Origin, ledger: Ledger, step: Step) -> Sequence[str]:
        """What is told once: not again when a lost battle is fought again."""
        if ledger["lost"]:
            return ()
        return self._told("start") if step.id == "camp-1" else self._told(step.id)

    def after(self, origin: Origin, ledger: Ledger, step: Step, match: Match) -> Sequence[str]:
        if step.camp or (ledger["lost"] and not self.succeeded(origin, step, match)):
            return ()
        number = ledger["battle"] + 1
        return self._told(f"won-{number}" if self.succeeded(origin, step, match) else f"lost-{number}")

    def _told(self, part: str) -> Sequence[str]:
        return (f"{self.tale}-{part}",) if part in self.parts else ()

    def blurb(self, voice: Voice) -> str:
        return voice.say(f"{self.title.word}-blurb")

    def words(self) -> Sequence[Path]:
        return self.camp.words()
