"""The attack of the opponent that nobody sits at: its chains and charges are worked out so that they harm you most."""

from __future__ import annotations

from itertools import product
from typing import Final

from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.fusion import Chain, chains, fusion, lay
from talia.games.ostium.rules.layout import PLACES, SLOTS
from talia.games.ostium.rules.outcomes import Blow, Way, outcome, past, stands, through
from talia.games.ostium.rules.picks import OnChains
from talia.games.ostium.rules.powers import clans_in_play
from talia.games.ostium.rules.scope import Charging, Scope
from talia.games.ostium.rules.strength import power, rallies, resistance
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Arg, Name

YOU: Final = 0
IT: Final = 1

Fusion = tuple[Chain, ...]  # chains that are laid together
Bonus = tuple[int, ...]  # what it adds to the charge of each column
Blows = tuple[Blow, ...]  # what it does to you, one a column


class ChargeAll(Effect):
    """It lays the chains that harm you most, then every creature of its attack row charges."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Scope) -> None:
        clash.phase = "attack"
        clash.crystals = clash.charged = clash.chained = clash.linked = 0
        clash.bonus = (0, 0, 0)
        clash.rallied = -1
        if any(rallies(clash, IT, slot) for slot in range(3)):
            counts = clans_in_play(clash, -1)
            clash.rallied = counts.index(max(counts)) if any(counts) else -1
        for column in (2, 1, 0):
            clash.agenda.append((CHARGE, Charging(IT, column)))
        found = fusions(clash)
        if len(found) > 1:
            options = [_option(clash, laid) for laid in found]
            clash.ask(YOU, "ask-it-fuse", options, self, scope)
        else:
            self.fuse(clash, found[0])

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnChains)
        self.fuse(clash, action.chains)

    def fuse(self, clash: Clash, laid: Fusion) -> None:
        """Lay these chains."""
        for chain in laid:
            lay(clash, IT, chain)

    def __repr__(self) -> str:
        return "ChargeAll"


def _option(clash: Clash, laid: Fusion) -> Option:
    """A fusion as an option: where it runs, whom the charges would beat, and what they would do to your gates."""
    ways = [(column + 1, "-".join(PLACES[slot] for slot in path)) for column, path in laid]
    cards = []
    hits = []
    for column, (beaten, damage) in enumerate(blows(clash, laid)):
        cards += [clash.kinds[clash.at(YOU, slot)].name for slot in SLOTS[beaten]]
        if damage:
            hits.append(Name("fusion-hit", gate=column + 1, n=damage))
    args: dict[str, Arg] = {
        "ways": [Name("fusion-way", gate=gate, way=way) for gate, way in ways] or [Name("fusion-none")],
        "n": len(cards),
        "cards": cards,
        "hits": hits or [Name("fusion-no-hit")],
    }
    key = "+".join(f"{gate}>{way}" for gate, way in ways) or "none"
    about = f"p{IT}/gate/{laid[0][0]}" if laid else ""
    return Option(f"fuse:{key}", "option-it-fuse", args, about, action=OnChains(*laid))


# Its fusion


def fusions(clash: Clash) -> list[Fusion]:
    """The fusions that harm you most; of those that come to the very same, only the first."""
    every = chains(clash, IT)
    if not every:
        return [()]
    by_bonus: dict[Bonus, Fusion] = {}
    for left, middle, right in product(*(_from_gate(clash, column, every) for column in range(3))):
        if not (left[0] & middle[0] or (left[0] | middle[0]) & right[0]):
            bonus = tuple(map(sum, zip(left[1], middle[1], right[1], strict=True)))
            by_bonus.setdefault(bonus, left[2] + middle[2] + right[2])
    powers = _powers(clash)
    known: list[dict[int, Blow]] = [{}, {}, {}]
    found: dict[Blows, Fusion] = {}
    for bonus, laid in by_bonus.items():
        for column, more in enumerate(bonus):
            if more not in known[column]:
                known[column][more] = _blow(clash, column, powers[column], more)
        found.setdefault(tuple(each[more] for each, more in zip(known, bonus, strict=True)), laid)
    if len(found) == 1:
        return [*found.values()]
    return [found[does] for does in _worst(clash, list(found))]


def _from_gate(clash: Clash, column: int, every: list[Chain]) -> list[tuple[int, Bonus, Fusion]]:
    """What can be laid from one gate, nothing at first: its places, a bit a place, and its bonus."""
    found: list[tuple[int, Bonus, Fusion]] = [(0, (0, 0, 0), ())]
    for chain in every:
        if chain[0] == column:
            found.append((sum(1 << slot for slot in chain[1]), _bonus(clash, (chain,)), (chain,)))
    return found


def _bonus(clash: Clash, laid: Fusion) -> Bonus:
    bonus = [0, 0, 0]
    for _, path in laid:
        bonus[path[-1]] += fusion(clash, IT, path)
    return tuple(bonus)


def _powers(clash: Clash) -> list[int]:
    """With which its columns charge before any chain is laid; -1: nobody charges."""
    return [power(clash, IT, column) if _charges(clash, column) else -1 for column in range(3)]


def _blow(clash: Clash, column: int, strength: int, more: int) -> Blow:
    return outcome(clash, YOU, column, plan(clash, column, strength + more)) if strength >= 0 else (0, 0)


def blows(clash: Clash, laid: Fusion) -> Blows:
    """What its charges would do in each column with these chains."""
    bonus = _bonus(clash, laid)
    return tuple(_blow(clash, column, strength, bonus[column]) for column, strength in enumerate(_powers(clash)))


def _worst(clash: Clash, every: list[Blows]) -> list[Blows]:
    """Those that harm you most: they fell the last of your gates, or beat most of your creatures and then do most to your
    gates."""
    standing = len(clash.standing_gates(YOU))
    first = {does: (_felled(clash, does) == standing, _beaten(does)) for does in every}
    most = max(first.values())
    every = [does for does in every if first[does] == most]
    if most[0] or len(every) == 1:
        return every[:1]
    strengths = sorted({*clash.gates[:3]}, reverse=True)
    hits = {does: [_on_gates(clash, does, strength) for strength in strengths] for does in every}
    moot = [len({hit[number] for hit in hits.values()}) == 1 for number in range(len(strengths))]
    strongest = moot.index(False) if False in moot else 0

    def harm(does: Blows) -> list[int]:
        """The strongest gate to which fusion can add anything, then all, then rather the stronger, then how many fall."""
        hit = hits[does]
        return [hit[strongest], sum(hit), *hit, _felled(clash, does)]

    worst = max(harm(does) for does in every)
    return [does for does in every if harm(does) == worst]


def _beaten(does: Blows) -> int:
    return sum(beaten.bit_count() for beaten, _ in does)


def _on_gates(clash: Clash, does: Blows, strength: int) -> int:
    return sum(damage for gate, (_, damage) in zip(clash.gates, does, strict=False) if gate == strength)


def _felled(clash: Clash, does: Blows) -> int:
    return sum(damage == gate > 0 for gate, (_, damage) in zip(clash.gates, does, strict=False))


# Its charges


def plan(clash: Clash, column: int, strength: int) -> Way:
    """How a charge of this power goes, so that it beats most creatures, then does most to the gate.

    Past the attack row if that is as good: of two creatures it beats the one in the defence row, if only one of them.
    """
    by = past(clash, YOU, column, strength)
    if not stands(clash, YOU, column) or strength < resistance(clash, YOU, column):
        return by
    struck = through(clash, YOU, column, strength)
    return struck if _worse(outcome(clash, YOU, column, struck), outcome(clash, YOU, column, by)) else by


def _worse(one: Blow, other: Blow) -> bool:
    """Whether one blow harms you more than another: more creatures, then more damage."""
    return (one[0].bit_count(), one[1]) > (other[0].bit_count(), other[1])


def _is_blocked(clash: Clash, column: int, strength: int, beaten: int) -> bool:
    """Whether a charge that beats these is too weak for your defence row; it stops there unless it is spent before."""
    if beaten >> column + 3 & 1 or not stands(clash, YOU, column + 3):
        return False
    return not beaten >> column & 1 or strength > resistance(clash, YOU, column)


def _charges(clash: Clash, column: int) -> bool:
    return clash.at(IT, column) >= 0 and not clash.lies(IT, column)


class ChargeDown(Effect):
    """One of its creatures charges down its column."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Charging) -> None:
        column = scope.column
        if not _charges(clash, column):
            return
        strength = power(clash, IT, column)
        if clash.events is not None:
            clash.tell(
                "charges", "p1", side=deeds.who(clash, IT), card=clash.kinds[clash.at(IT, column)].name, n=strength
            )
        beaten, left = plan(clash, column, strength)
        blocked = _is_blocked(clash, column, strength, beaten)
        for slot in SLOTS[beaten]:
            deeds.defeat(clash, YOU, slot)
        if blocked and clash.events is not None:
            card = clash.kinds[clash.at(YOU, column + 3)].name
            clash.tell("blocked", f"p{YOU}/place/{PLACES[column + 3]}", card=card)
        deeds.hit_gate(clash, YOU, column, left, IT)

    def __repr__(self) -> str:
        return "ChargeDown"


CHARGE: Final = ChargeDown()
CHARGE_ALL: Final = ChargeAll()
