"""Tour: a tiny campaign of Menagerie, for the tests of campaigns and as the smallest example of one.

Three evenings, each against somebody better. Before each the keepers camp: the first decides how many animals everybody
gets, and every keeper takes a mascot that nobody has. An evening counts if the first keeper wins; otherwise it is played
again. Nobody is told of the last evening before the second is won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from talia.kernel.camp import Camp, Camping, Question, answers
from talia.kernel.campaign import CampaignRules, Ledger, Origin, Stage, Step
from talia.kernel.decision import Decision, Option
from talia.kernel.errors import TaliaError
from talia.kernel.game import Choice, Field, Game, Listed
from talia.kernel.match import Match
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.voice import Name, Voice

from .toy import ANIMALS, GAME

EVENINGS = 3


class ToyCamp(Camp):
    """Where the keepers decide."""

    id = "toy/camp"
    title = Name("toy-camp")
    least = 2
    most = 3

    def question(self, camp: Camping) -> Question | None:
        if not camp.said("hand:"):
            sizes = [Option(f"hand:{size}", f"toy-hand-{size}") for size in camp.setup["sizes"]]
            return Question(None, "toy-ask-hand", sizes)
        taken = camp.said("mascot:")
        if len(taken) == camp.players:
            return None
        free = [animal for animal in ANIMALS[: camp.players + 1] if animal.id not in taken]
        options = [
            Option(f"mascot:{each.id}", "toy-option-mascot", {"card": each.name}, f"mascots/{each.id}") for each in free
        ]
        return Question(len(taken), "toy-ask-mascot", options)

    def look(self, camp: Camping, seat: int | None, voice: Voice) -> Scene:
        taken = camp.said("mascot:")
        things = tuple(
            Thing(f"mascots/{each.id}", voice.say(each.name.word), card=each.id)
            for each in ANIMALS[: camp.players + 1]
            if each.id not in taken
        )
        return Scene(voice.say("toy-camp"), (), (Area("mascots", voice.say("toy-mascots"), "shared", things),))

    def advised(self, camp: Camping, decision: Decision) -> Option:
        return decision.options[-1]

    def words(self) -> Sequence[Path]:
        return GAME.words()

    def cards(self, voice: Voice) -> list[Listed]:
        return GAME.cards(voice)


CAMP = ToyCamp()


class Tour(CampaignRules):
    """The campaign."""

    id = "toy"
    game = "toy"
    title = Name("toy-tour")
    rules = 2
    least = 2
    most = 3

    @property
    def fields(self) -> tuple[Field, ...]:
        choices = tuple(Choice(sizes, Name(f"toy-sizes-{sizes}")) for sizes in ("34", "4"))
        return (Field("sizes", Name("toy-field-sizes"), choices, "34"),)

    def games(self) -> Sequence[Game]:
        return (CAMP, GAME)

    def settle(self, players: int, seed: int, answers: Mapping[str, Any]) -> dict[str, Any]:
        sizes = str(answers.get("sizes", "34"))
        if sizes not in ("34", "4"):
            raise TaliaError("toy-error-hand", value=sizes)
        return {"sizes": list(sizes)}

    def begin(self, origin: Origin) -> Ledger:
        return {"evening": 1, "camped": False, "hand": "", "mascots": [], "points": 0}

    def next(self, origin: Origin, ledger: Ledger) -> Step | None:
        evening = ledger["evening"]
        stage = f"evening-{evening}"
        if evening > EVENINGS:
            return None
        if not ledger["camped"]:
            return Step(f"camp-{evening}", stage, CAMP, {"sizes": origin.setup["sizes"], "evening": evening}, camp=True)
        return Step(stage, stage, GAME, {"hand": ledger["hand"]})

    def enter(self, origin: Origin, ledger: Ledger, step: Step, match: Match) -> Ledger:
        if step.camp:
            (_, size), *mascots = answers(match)
            ledger["hand"] = size.partition(":")[2]
            ledger["mascots"] = [key.partition(":")[2] for _, key in mascots]
            ledger["camped"] = True
            return ledger
        assert match.result is not None
        assert match.result.scores is not None
        if match.result.won[0]:
            ledger["evening"] += 1
            ledger["points"] += match.result.scores[0]
        ledger["camped"] = False
        return ledger

    def succeeded(self, origin: Origin, step: Step, match: Match) -> bool:
        return match.result is not None and match.result.won[0]

    def under(self, rules: int) -> CampaignRules:
        return self if rules == 1 else super().under(rules)

    def stages(self, origin: Origin, ledger: Ledger) -> Sequence[Stage]:
        known = EVENINGS if ledger["evening"] >= EVENINGS else EVENINGS - 1
        return [Stage(f"evening-{n}", Name("toy-evening", n=n)) for n in range(1, known + 1)]

    def shelves(self, origin: Origin, ledger: Ledger, voice: Voice) -> Sequence[Area]:
        things = tuple(Thing(f"mascots/{id}", voice.say(f"toy-{id}"), card=id) for id in ledger["mascots"])
        return [Area("mascots", voice.say("toy-mascots"), "shared", things)]

    def before(self, origin: Origin, ledger: Ledger, step: Step) -> Sequence[str]:
        return ["toy-curtain"] if step.id == "camp-1" else []

    def after(self, origin: Origin, ledger: Ledger, step: Step, match: Match) -> Sequence[str]:
        if step.camp:
            return []
        return ["toy-applause"] if self.succeeded(origin, step, match) else ["toy-silence"]

    def words(self) -> Sequence[Path]:
        return GAME.words()


TOUR = Tour()
