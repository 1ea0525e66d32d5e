"""What is told of a battle that is over."""

from __future__ import annotations

from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.event import Event
from talia.kernel.story import Credit, Gauge, Teller
from talia.kernel.voice import Arg, Name

OURS = {"cast": "card", "played": "card", "used": "card", "ability": "ability"}
THEIRS = {
    "nemesis-draws": "card",
    "acts": "card",
    "resolved-again": "card",
    "blood-magic": "card",
    "unleash": "nemesis",
}
"""Events after which something of ours, or of the nemesis', is at work, and which of their arguments names it."""


WOUNDS = ("nemesis-suffers", "minion-suffers", "part-suffers")
"""Events in which the nemesis, one of its minions or a part of it is dealt damage."""


def gauges(battle: Battle) -> list[Gauge]:
    """The life of the nemesis, unless it cannot be hurt, of Gravehold, of every mage, and tokens that decide a battle."""
    table = battle.table
    found = [Gauge(Name("table-gravehold"), battle.gravehold, table.full_gravehold)]
    if table.nemesis.lifeless and table.nemesis.own is not None:
        found.insert(0, Gauge(table.nemesis.name, round(table.nemesis.own.life(battle)), table.full_nemesis))
    elif not table.nemesis.untouchable:
        found.insert(0, Gauge(table.nemesis.name, battle.nemesis_life, table.full_nemesis))
    if table.nemesis.no_tokens is not None:
        found.append(Gauge(Name("gauge-tokens"), battle.tokens, table.nemesis.tokens.start))
    return [
        *found,
        *(Gauge(mage.name, battle.life[seat], table.full_life, seat) for seat, mage in enumerate(table.mages)),
    ]


class BattleTeller(Teller):
    """Credits damage to the spell, relic or ability that was last used, and harm to the nemesis' card that acted."""

    def __init__(self) -> None:
        self.who: Name | None = None
        self.by: Name | None = None

    def read(self, event: Event) -> Credit | None:
        name, args = event.name, event.args
        if name in OURS:
            self.who, self.by = _named(args["mage"]), _named(args[OURS[name]])
        elif name in THEIRS:
            self.who, self.by = None, _named(args[THEIRS[name]])
        elif name in ("turn-of-player", "turn-of-nemesis"):
            self.who = self.by = None
        elif name == "gained":
            return Credit("gained", 1, _named(args["mage"]), _named(args["card"]))
        elif self.by is not None:
            n = args.get("n")
            if name in WOUNDS and self.who is not None and isinstance(n, int):
                return Credit("damage", n, self.who, self.by)
            if name in ("player-suffers", "gravehold-suffers", "xaxos-suffers") and isinstance(n, int):
                return Credit("harm", n, None, self.by)
        return None


def _named(arg: Arg) -> Name:
    assert isinstance(arg, Name)
    return arg
