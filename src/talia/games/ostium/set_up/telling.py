"""The position that a match has come to, so that `arrange` leads there again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.cards.sets import described
from talia.games.ostium.rules.attack import CHAINS, CHARGES, RALLY
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.development import DEVELOPMENT
from talia.games.ostium.rules.layout import (
    DECK,
    DISCARD,
    DISMISSED,
    FIELD,
    HAND,
    PLACES,
    PRIMALS,
    REMOVED,
    SLOTS,
    SOVEREIGN_DECK,
    SOVEREIGN_PLACES,
    SOVEREIGNS,
    WARRIOR_DECK,
    place,
    zone,
)
from talia.games.ostium.rules.scope import OF_SIDE
from talia.games.ostium.rules.turns import FROM_ATTACK, FROM_ATTACK_1, FROM_DEVELOPMENT
from talia.games.ostium.set_up.arrange import STEPS
from talia.games.ostium.set_up.reading import COLUMN_BY_COLUMN, ROWS
from talia.kernel.chance import first
from talia.kernel.errors import TaliaError
from talia.kernel.match import Match
from talia.kernel.seeds import seed_of

# Any, all through this file: a position is plain JSON.

USUAL: dict[str, Any] = {"active": 0, "first": 0, "round": 1, "turn": 1, "idle": 0, "attack": {}, "removed": []}
"""What goes without saying."""

QUESTIONS = {"rally": RALLY, "chain": CHAINS, "charge": CHARGES}


def position(match: Match) -> dict[str, Any]:
    """Where a match is. In the middle of something, that is the last question of a phase and what was chosen since."""
    here = _clash(match)
    step = _step(here)
    if step is not None:
        return _Teller(here, _set_of(match.origin)).position(step)
    again = match.game.again(match.origin)
    told: dict[str, Any] = {}
    since = 0
    for number, key in enumerate([*match.keys, None]):
        step = _step(_clash(again))
        if step is not None:
            told, since = _Teller(_clash(again), _set_of(match.origin)).position(step), number
        if key is not None:
            again.choose(key)
    if again.fingerprint != match.fingerprint:
        raise TaliaError("error-position-imagined")
    if not told:  # it began in the middle of something
        chance = f"{first(seed_of(match.origin)):016x}"
        told = {"chance": chance, **match.origin["position"]}
    return {**told, "choices": [*told.get("choices", []), *match.keys[since:]]}


def _clash(match: Match) -> Clash:
    assert isinstance(match.state, Clash)
    return match.state


def _set_of(origin: Mapping[str, Any]) -> Any:
    """The set as a settled set-up or position says it: by name, or whole."""
    told = origin["position"] if "position" in origin else origin["setup"]
    return told["set"]


def _step(clash: Clash) -> str | None:
    """Which question of a phase is open: a step of the attack phase, "" for the development phase, None for any other."""
    asked = clash.decision
    if asked is None:
        return None
    side, scope = clash.active, OF_SIDE[clash.active]
    rest = FROM_ATTACK[side] if clash.arena.rules > 1 else FROM_ATTACK_1[side]
    if asked.effect is DEVELOPMENT:
        return "" if clash.agenda == rest + FROM_DEVELOPMENT[side][:-1] else None
    for name, effect in QUESTIONS.items():
        if asked.effect is effect:
            below = [(each, scope) for each in STEPS[name][:-1]]
            return name if clash.agenda == rest[:-1] + below else None
    return None


class _Teller:
    """Tells where everything is. Cards are told in the order in which they are laid out, which `numbers` needs."""

    def __init__(self, clash: Clash, chosen: Any) -> None:
        self.clash = clash
        self.chosen = chosen
        self.numbers: list[int] = []
        self.names: dict[str, Creature] = {}

    def position(self, step: str) -> dict[str, Any]:
        """The whole position, open at a question of a phase."""
        clash = self.clash
        removed = self.pile(REMOVED)
        players = [self.side(side) for side in range(clash.sides)]
        field = self.field()
        if clash.crystals:
            players[clash.active]["crystals"] = clash.crystals
        told = {
            "mode": clash.arena.mode,
            "set": self.chosen,
            "active": clash.active,
            "first": clash.arena.first,
            "phase": clash.phase,
            "round": clash.round,
            "turn": clash.turn,
            "idle": clash.idle,
            "attack": self.attack(step),
            "players": players,
            "field": field,
            "removed": removed,
            "numbers": self.numbers,
            "chance": f"{clash.chance:016x}",
        }
        return {name: value for name, value in told.items() if name not in USUAL or value != USUAL[name]}

    # Cards

    def creature(self, card: int) -> Any:
        """A creature by its id, or described if the set does not have it."""
        kind = self.clash.kinds[card]
        if self.names.setdefault(kind.id, kind) is not kind:
            raise TaliaError("error-position-namesakes", name=kind.name)
        creatures = self.clash.arena.set
        return kind.id if creatures.by_id.get(kind.id) is kind else described(kind, creatures.clans)

    def pile(self, number: int) -> list[Any]:
        """A pile from the top; it is laid out from the bottom."""
        cards = self.clash.zones[number]
        self.numbers += cards
        return [self.creature(card) for card in reversed(cards)]

    def hand(self, number: int) -> list[Any]:
        """A hand in the order it is held."""
        cards = self.clash.zones[number]
        self.numbers += cards
        return [self.creature(card) for card in cards]

    def row(self, numbers: Sequence[int]) -> list[Any]:
        """Places, with an empty string where nobody is."""
        return [(self.pile(number) or [""])[0] for number in numbers]

    # Parts of the table

    def side(self, side: int) -> dict[str, Any]:
        """A player, or the opponent that nobody sits at."""
        clash = self.clash
        sheet: dict[str, Any] = {"gates": clash.gates[3 * side : 3 * side + 3]}
        for name, start in ROWS.items():
            sheet[name] = self.row([place(side, start + column) for column in range(3)])
        if not (clash.arena.mode == SOLO and side == 1):
            sheet["hand"] = self.hand(zone(side, HAND))
            sheet["discard"] = self.pile(zone(side, DISCARD))
            sheet["deck"] = self.pile(zone(side, DECK))
        lying = _named(clash.lying >> 6 * side & 0b111111, PLACES)
        if lying:
            sheet["lying"] = lying
        if clash.losses >> side & 1:
            sheet["lost_gate"] = True
        return sheet

    def field(self) -> dict[str, Any]:
        """The field. Alone, its warriors are the opponent's."""
        solo = self.clash.arena.mode == SOLO
        warriors = [] if solo else self.row([FIELD + number for number in COLUMN_BY_COLUMN])
        told = {
            "warriors": warriors,
            "dismissed": self.pile(DISMISSED),
            "sovereigns": self.row(range(SOVEREIGNS, SOVEREIGNS + SOVEREIGN_PLACES)),
            "warrior_deck": self.pile(WARRIOR_DECK),
            "sovereign_deck": self.pile(SOVEREIGN_DECK),
            "primals": len(self.clash.zones[PRIMALS]),
        }
        self.numbers += self.clash.zones[PRIMALS]
        return told

    def attack(self, step: str) -> dict[str, Any]:
        """What has been done in the attack phase, or is left of the last one."""
        clash = self.clash
        told: dict[str, Any] = {
            "step": step,
            "charged": _named(clash.charged, PLACES),
            "chained": [column + 1 for column in SLOTS[clash.chained]],
            "linked": _named(clash.linked, PLACES),
            "bonus": list(clash.bonus) if any(clash.bonus) else [],
            "rallied": clash.arena.set.clans[clash.rallied].id if clash.rallied >= 0 else "",
            "discard_offered": clash.offered,
        }
        return {name: value for name, value in told.items() if value}


def _named(places: int, names: Sequence[str]) -> list[str]:
    """Places by their names, from a number with a bit for each."""
    return [names[slot] for slot in SLOTS[places]]
