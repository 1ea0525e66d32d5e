"""What is told of a battle that is over."""

from __future__ import annotations

from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.cards.vocabulary.base import walk
from talia.games.aeons_end.cards.vocabulary.damage import GraveholdSuffers, Suffers
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
}
"""Events after which something of ours, or of the nemesis', is at work, and which of their arguments names it."""

ALLY_ACTS = "ally-acts"
"""The event after which an ability of an ally is at work: it is nobody's, and it fights on our side."""

WITHIN_OVER = ("tokens-anew", "nemesis-card-discarded")
"""Events with which a power that lost its last token, or an assist, has done all it does."""

DONE = ("nemesis-card-discarded", "minion-enters", "power-enters")
"""Events with which a card that was drawn has done all it does for now: what follows is the nemesis' own deed."""

HARM = ("player-suffers", "gravehold-suffers", "ally-suffers")
"""Events in which those are harmed who fight, or whom they protect."""

WOUNDS = ("nemesis-suffers", "minion-suffers", "part-suffers")
"""Events in which the nemesis, one of its minions or a part of it is dealt damage."""


def gauges(battle: Battle) -> list[Gauge]:
    """The life of the nemesis, unless it cannot be hurt, of Gravehold, of every mage, and tokens that decide a battle."""
    table = battle.table
    found = [Gauge(Name("table-gravehold"), battle.gravehold, table.full_gravehold)]
    if table.nemesis.lifeless and table.nemesis.own is not None:
        found.insert(0, Gauge(table.nemesis.name, round(table.nemesis.own.life(battle)), table.nemesis.life))
    elif not table.nemesis.untouchable:
        found.insert(0, Gauge(table.nemesis.name, battle.nemesis_life, table.full_nemesis))
    if table.nemesis.no_tokens is not None:
        found.append(Gauge(Name("gauge-tokens"), battle.tokens, table.nemesis.tokens.start))
    return [
        *found,
        *(Gauge(mage.name, battle.life[seat], table.full_life, seat) for seat, mage in enumerate(table.mages)),
    ]


class BattleTeller(Teller):
    """Credits damage to the spell, relic or ability that was last used, and harm to the nemesis' card that acted: to a power
    from its last token until it is over, and then again to the card that took the token. In its turn, what no card does is
    its own deed; so is what follows where a card says *Unleash*, but only if its Unleash hurts by itself. Whoever fights
    beside the players has the credit of their own deeds: assists, a power that strikes its nemesis, the abilities of
    an ally."""

    def __init__(self, nemesis: Nemesis) -> None:
        self.who: Name | None = None
        self.by: Name | None = None
        self._ours = False  # what is at work fights on our side
        self._nemesis = nemesis.name
        self._outer: list[tuple[Name, Name | None, Name | None, bool]] = []  # at work, and what was at work before
        self._gained = False  # a card was gained just now
        self._in_the_way = nemesis.own is not None  # it may have rules of its own for what is gained
        self._unleash_hurts = any(isinstance(deed, (Suffers, GraveholdSuffers)) for deed in walk(nemesis.unleash))

    def read(self, event: Event) -> Credit | None:
        name, args = event.name, event.args
        gained = self._gained
        self._gained = gained and name == "moved"
        if name in OURS:
            self._works(_named(args[OURS[name]]), _named(args["mage"]), ours=True)
        elif name in THEIRS:
            self._works(_named(args[THEIRS[name]]))
        elif name == ALLY_ACTS:
            self._works(_named(args["card"]), ours=True)
        elif name == "assist":
            self._works_within(_named(args["card"]), ours=True)
        elif name == "unleash":
            if self._unleash_hurts or self.by is None or self._ours:
                self._works(self._nemesis)
        elif name == "power-token":
            if args["left"] == 0:
                self._works_within(_named(args["card"]))
        elif name in WITHIN_OVER and self._outer and self._outer[-1][0] == args["card"]:
            _, self.who, self.by, self._ours = self._outer.pop()
        elif name in DONE:
            if not self._ours and self.by == args["card"]:
                self.by = self._nemesis
        elif name in ("turn-of-player", "turn-of-nemesis"):
            self._works(self._nemesis if name == "turn-of-nemesis" else None)
            self._outer.clear()
        elif name == "gained":
            self._gained = True
            return Credit("gained", 1, _named(args["mage"]), _named(args["card"]))
        elif self.by is not None:
            n = args.get("n")
            if name in WOUNDS and isinstance(n, int) and (self._ours or self._strikes_its_nemesis(name)):
                return Credit("damage", n, self.who, self.by)
            if name in HARM and isinstance(n, int):
                beside = self._ours and self.who is None  # an ally of the players hurts nobody
                return Credit("harm", n, None, self._nemesis if beside or (gained and self._in_the_way) else self.by)
        return None

    def _works(self, by: Name | None, who: Name | None = None, ours: bool = False) -> None:
        """From now on this is at work, in these hands."""
        self.who, self.by, self._ours = who, by, ours

    def _works_within(self, by: Name, ours: bool = False) -> None:
        """This is at work until it is over, and then again what was before."""
        self._outer.append((by, self.who, self.by, self._ours))
        self._works(by, ours=ours)

    def _strikes_its_nemesis(self, wound: str) -> bool:
        """Whether a card of the nemesis deals the nemesis damage, as only Dezmodia's Flare does."""
        return wound == "nemesis-suffers" and self.by != self._nemesis


def _named(arg: Arg) -> Name:
    assert isinstance(arg, Name)
    return arg
