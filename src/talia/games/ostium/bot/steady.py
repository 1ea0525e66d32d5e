"""A bot that plays sensibly by rules of thumb."""

from __future__ import annotations

from zlib import crc32

from talia.games.ostium.bot.answers import ANSWERS, card_of, spare
from talia.games.ostium.bot.evaluation import fit, notes, regroup, worth
from talia.games.ostium.cards.creatures import Creature, Rank
from talia.games.ostium.rules.actions import END, MOVE, RECALL, Call, Take, options_of
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.field import dismissal, waiting
from talia.games.ostium.rules.layout import PRIMALS, SOVEREIGNS
from talia.games.ostium.rules.scope import Scope
from talia.kernel.chance import Chance
from talia.kernel.decision import Decision, Option
from talia.kernel.match import Match

PRICE = 0.6
TASTE = 0.4
"""What a crystal is worth, and how far a player's liking for a creature may be from what it is worth."""

WORTH_TAKING = 4.0
ROOM = 2.0
"""How good a creature must be to be taken for a crystal, and how much better than one that is recalled for its place."""

REGROUP = 1.0
IDLE = 0.5
"""How much a move must add to the charges, and how good a familiar's place must be for it to stand there."""


class Steady:
    """Summons its warriors, turns familiars into crystals and crystals into warriors, and charges where it hurts most."""

    __slots__ = ("_likings", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._likings: dict[Creature, float] = {}

    def choose(self, match: Match, decision: Decision) -> Option:
        """One of the decision's options."""
        clash = match.state
        assert isinstance(clash, Clash)
        scope = decision.ctx
        assert isinstance(scope, Scope)
        if clash.phase == "attack" and clash.active == scope.side and clash.hand(scope.side):
            discarded = spare(clash, scope.side, decision)
            if discarded is not None:
                return discarded
        answer = ANSWERS.get(decision.word)
        if answer is not None:
            return answer(clash, scope.side, decision)
        if decision.word == "ask-console":
            return self._console(clash, decision)
        step = self._develop(clash, scope.side)
        if isinstance(step.action, (Call, Take)):  # such an option may point at the place where the creature waits
            return decision.option(step.key) or step
        return step

    # The development phase

    def _develop(self, clash: Clash, side: int) -> Option:
        """Warriors out of the hand first, then what crystals buy, then familiars where they are of use."""
        hand: list[Creature] = [clash.kinds[card] for card in clash.hand(side)]
        free = clash.free(side)
        troops = [kind for kind in hand if kind.rank != Rank.FAMILIAR]
        if troops and free:
            return options_of(max(troops, key=_first if len(free) > 1 else _entry)).summon_by[side]
        familiars = [kind for kind in hand if kind.rank == Rank.FAMILIAR]
        purse = clash.crystals + len(familiars)
        step = (
            self._call(clash, side, familiars, purse)
            if free
            else self._make_room(clash, side, troops, familiars, purse)
        )
        if step is None and purse:
            step = self._take(clash, side, familiars)
        if step is not None:
            return step
        if familiars and free and max(fit(clash, side, slot, familiars[0]) for slot in free) > IDLE:
            return options_of(familiars[0]).summon_by[side]
        if purse:
            moved = _regroup(clash, side)
            if moved is not None:
                return moved if clash.crystals else _discard_one(side, familiars)
        return options_of(hand[0]).discard_by[side] if hand else END

    def _best_buy(self, clash: Clash, purse: int) -> tuple[Creature | None, float]:
        """The creature of the field that is worth most beyond its price, and how much."""
        best, most = None, 0.0
        for number in (*waiting(clash), SOVEREIGNS, SOVEREIGNS + 1, PRIMALS):
            pile = clash.zones[number]
            if pile:
                kind: Creature = clash.kinds[pile[-1]]
                if kind.cost <= purse:
                    value = self._liking(kind) - PRICE * kind.cost
                    if value > most:
                        best, most = kind, value
        return best, most

    def _call(self, clash: Clash, side: int, familiars: list[Creature], purse: int) -> Option | None:
        """Call the best creature of the field, or discard towards it."""
        best, _ = self._best_buy(clash, purse)
        if best is None:
            return None
        return options_of(best).call if best.cost <= clash.crystals else _discard_one(side, familiars)

    def _make_room(
        self, clash: Clash, side: int, troops: list[Creature], familiars: list[Creature], purse: int
    ) -> Option | None:
        """Recall the worst creature for a better one that waits in hand or can be called."""
        standing = [slot for slot in range(6) if not clash.lies(side, slot)]
        if not standing or not purse:
            return None
        gain = max([_entry(kind) for kind in troops], default=0.0)
        gain = max(gain, self._best_buy(clash, purse - 1)[1])
        worst = min(standing, key=lambda slot: notes(clash.kinds[clash.at(side, slot)]).standing)
        if gain < notes(clash.kinds[clash.at(side, worst)]).standing + ROOM:
            return None
        return RECALL[side][worst] if clash.crystals else _discard_one(side, familiars)

    def _take(self, clash: Clash, side: int, familiars: list[Creature]) -> Option | None:
        """Take a creature from the dismissal zone, or discard for it."""
        for number in dismissal(clash):
            pile = clash.zones[number]
            if pile and self._liking(clash.kinds[pile[0]]) > WORTH_TAKING:
                return options_of(clash.kinds[pile[0]]).take if clash.crystals else _discard_one(side, familiars)
        return None

    def _console(self, clash: Clash, decision: Decision) -> Option:
        """The sovereign it likes better."""
        return max(decision.options, key=lambda option: self._liking(clash.kinds[card_of(option)]))

    def _liking(self, kind: Creature) -> float:
        """What a creature is worth to this player; no two players like all creatures equally well."""
        known = self._likings.get(kind)
        if known is None:
            chance = Chance(self._seed ^ crc32(kind.id.encode()))
            taste = TASTE * (chance.below(2001) / 1000 - 1)
            known = self._likings[kind] = worth(kind) + taste
        return known


def _first(kind: Creature) -> float:
    """Creatures that bring crystals or cards arrive before the others."""
    return worth(kind) + sum(5.0 for ability in kind.on_arrival if ability.id in ("crystal", "draw"))


def _entry(kind: Creature) -> float:
    """What a creature is worth for the last place, or for one that is recalled for it.

    Of what it does on arrival only strikes count: everything else could go round and round for ever.
    """
    note = notes(kind)
    return note.standing + note.strikes


def _regroup(clash: Clash, side: int) -> Option | None:
    """Move a creature of the attack row to a column where it does more."""
    best, most = None, REGROUP
    for one, other in ((0, 1), (0, 2), (1, 2)):
        lies = clash.lies(side, one) or clash.lies(side, other)
        gain = 0.0 if lies else regroup(clash, side, one, other)
        if gain > most:
            best, most = MOVE[side][one if clash.at(side, one) >= 0 else other], gain
    return best


def _discard_one(side: int, familiars: list[Creature]) -> Option:
    return options_of(min(familiars, key=lambda kind: kind.power)).discard_by[side]
