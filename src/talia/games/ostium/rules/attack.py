"""The attack phase: a clan is rallied, chains are laid, then every creature of the attack row charges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.discarding import FirstQuestion, OrDiscard, drawn_again, or_discard
from talia.games.ostium.rules.fusion import Chain, chains, lay
from talia.games.ostium.rules.layout import BATTLEFIELD, FIRST_SIDE, PLACES, SLOTS, ZONES_A_SIDE
from talia.games.ostium.rules.outcomes import (
    Blow,
    blows,
    fells_a_gate,
    felt,
    idle_chains,
    idle_rally,
    in_vain,
    order_matters,
    stands,
)
from talia.games.ostium.rules.picks import OnChains, OnClan, OnPlace, OnRival
from talia.games.ostium.rules.powers import DONE, clan_option, clans_in_play, rival_option
from talia.games.ostium.rules.scope import OF_SIDE, Charging, Meeting, Scope
from talia.games.ostium.rules.strength import power, resistance, somebody_rallies, targets
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Arg

COLUMNS: Final = ("left", "middle", "right")
CHARGE: Final = [
    [
        Option(
            f"charge:{name}",
            "option-charge",
            {"column": name},
            f"p{side}/place/{PLACES[column]}",
            action=OnPlace(side, column),
        )
        for column, name in enumerate(COLUMNS)
    ]
    for side in range(3)
]
HIT: Final = Option("hit", "option-hit")
PASS: Final = Option("pass", "option-pass")
HIT_OR_PASS: Final = [HIT, PASS]

# The opponent that nobody sits at charges by itself. Only people are asked here, and a person's seat is their side's number.


class AttackPhase(Effect):
    """The attack begins: choose a clan to rally if it matters, lay chains, charge."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Scope) -> None:
        clash.phase = "attack"
        clash.crystals = 0
        clash.charged = clash.chained = clash.linked = 0
        clash.bonus = (0, 0, 0)
        clash.rallied = -1
        # Where the field is not refilled, nothing is new since the development phase.
        clash.offered = clash.arena.mode == SOLO
        clash.agenda.append((CHARGES, scope))
        if clash.arena.rallies and somebody_rallies(clash, scope.side):
            clash.agenda.append((CHAINS, scope))
            clash.agenda.append((RALLY, scope))
        else:
            CHAINS.resolve(clash, scope)

    def __repr__(self) -> str:
        return "AttackPhase"


class Rally(FirstQuestion):
    """Choose the clan whose creatures, everyone's, strengthen those that rally, as far as it matters (since rules 9)."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        found = self.clans(clash)
        if len(found) > 1 and not self.same(clash, scope.side, found):
            clash.decision = Decision(scope.side, "ask-rally", or_discard(clash, scope.side, found), self, scope)
        elif found:
            self.choose(clash, scope, found[0])

    def ask_anyway(self, clash: Clash, scope: Scope) -> None:
        """Ask even if there is only one clan."""
        found = self.clans(clash)
        if len(found) == 1:
            clash.decision = Decision(scope.side, "ask-rally", self.besides(clash, scope.side, found), self, scope)
        else:
            self.resolve(clash, scope)

    def same(self, clash: Clash, side: int, found: list[Option]) -> bool:
        """Whether it is the same which of these clans is rallied, and there is nothing to discard meanwhile."""
        if clash.arena.rules < 9 or clash.hand(side):
            return False
        return idle_rally(clash, side, [option.action.clan for option in found if isinstance(option.action, OnClan)])

    def clans(self, clash: Clash) -> list[Option]:
        """The clans that are on the battlefields."""
        counts = clans_in_play(clash, -1)
        return [clan_option(clash, clan, counts[clan]) for clan in range(5) if counts[clan]]

    def choose(self, clash: Clash, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnClan)
        clash.rallied = action.clan


def may_discard(clash: Clash, side: int, charging: Sequence[int]) -> bool:
    """Whether there is something to discard, and it is not drawn again whatever these columns do."""
    if not clash.zones[FIRST_SIDE + ZONES_A_SIDE * side]:
        return False
    return not drawn_again(clash, side) or fells_a_gate(clash, side, charging)


class Chains(OrDiscard):
    """Lay fusion chains, one a gate, until the player has enough of it or (since rules 6) none makes a difference."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        side = scope.side
        found = chains(clash, side)
        if found:
            if clash.arena.rules > 5 and not self.may_discard(clash, side) and idle_chains(clash, side, found):
                return
            options = [chain_option(side, chain) for chain in found]
            clash.decision = Decision(side, "ask-chain", [*or_discard(clash, side, options), DONE], self, scope)

    def may_discard(self, clash: Clash, side: int) -> bool:
        """Whether there is something to discard, and (since rules 9) it is not drawn again whatever the charges do."""
        if clash.arena.rules < 9:
            return bool(clash.hand(side))
        return may_discard(clash, side, [column for column in range(3) if stands(clash, side, column)])

    def choose(self, clash: Clash, scope: Scope, option: Option) -> None:
        if option is DONE:
            return
        action = option.action
        assert isinstance(action, OnChains)
        clash.agenda.append((self, scope))
        chain = action.chains[0]
        lay(clash, scope.side, chain)
        if clash.events is not None:
            end = clash.kinds[clash.at(scope.side, chain[1][-1])].name
            clash.tell(
                "chain", f"p{scope.side}/gate/{chain[0]}", gate=chain[0] + 1, card=end, n=clash.bonus[chain[1][-1]]
            )


@cache
def chain_option(side: int, chain: Chain) -> Option:
    """A chain as an option."""
    column, path = chain
    way = "-".join(PLACES[slot] for slot in path)
    about, action = f"p{side}/gate/{column}", OnChains(chain)
    return Option(f"chain:{column + 1}>{way}", "option-chain", {"gate": column + 1, "way": way}, about, action=action)


class Charges(FirstQuestion):
    """Every standing creature of the attack row charges, in the order the player chooses, as far as it matters (since
    rules 5) or there are cards that may be discarded meanwhile, and (since rules 6) are not all drawn again."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        side = scope.side
        ready = self.ready(clash, side)
        if ready:
            asked = ASK_CHARGE[side][ready]
            if len(asked.options) == 1:
                self.choose(clash, scope, asked.options[0])
            elif may_discard(clash, side, SLOTS[ready]):
                clash.decision = Decision(side, "ask-charge", or_discard(clash, side, asked.options), self, scope)
            elif clash.arena.rules > 4 and not order_matters(clash, side, SLOTS[ready]):
                self.choose(clash, scope, asked.options[0])
            else:
                clash.decision = asked

    def ask_anyway(self, clash: Clash, scope: Scope) -> None:
        """Ask even if only one creature can charge, or nobody."""
        side = scope.side
        ready = self.ready(clash, side)
        if not ready:
            clash.decision = Decision(side, "ask-charge", [*self.besides(clash, side, []), DONE], self, scope)
        elif len(SLOTS[ready]) == 1:
            lone = self.besides(clash, side, ASK_CHARGE[side][ready].options)
            clash.decision = Decision(side, "ask-charge", lone, self, scope)
        else:
            self.resolve(clash, scope)

    def ready(self, clash: Clash, side: int) -> int:
        """The columns that can still charge, a bit a column."""
        first = FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD
        left, middle, right = clash.zones[first : first + 3]
        held_back = clash.charged | clash.lying >> 6 * side
        ready = 0
        if left and not held_back & 1:
            ready = 1
        if middle and not held_back & 2:
            ready += 2
        if right and not held_back & 4:
            ready += 4
        if clash.sides > 2:
            for column in SLOTS[ready]:
                if not targets(clash, side, column):
                    ready -= 1 << column
        return ready

    def choose(self, clash: Clash, scope: Scope, option: Option) -> None:
        action = option.action
        if not isinstance(action, OnPlace):  # nobody could
            return
        side, column = scope.side, action.slot
        clash.charged |= 1 << column
        clash.agenda.append((self, scope))
        if clash.sides == 2:
            charge(clash, side, column, 1 - side, column if clash.arena.mode == SOLO else 2 - column)
            return
        found = targets(clash, side, column)
        if len(found) == 1 or (clash.arena.rules > 3 and in_vain(clash, side, column)):
            charge(clash, side, column, *found[0])
        else:
            clash.agenda.append((CHARGE_AT, Charging(side, column)))


def charge(clash: Clash, side: int, column: int, rival: int, towards: int) -> None:
    """One creature charges at a rival's column: perhaps past the enemy's attack row, never past its defence row."""
    strength = power(clash, side, column)
    if clash.events is not None:
        card = clash.kinds[clash.at(side, column)].name
        clash.tell("charges", f"p{side}/place/{PLACES[column]}", side=deeds.who(clash, side), card=card, n=strength)
    there = clash.zones[FIRST_SIDE + ZONES_A_SIDE * rival + BATTLEFIELD + towards]
    if there and not clash.lying >> (6 * rival + towards) & 1:
        MEET.resolve(clash, Meeting(side, rival, towards, strength))
    else:
        go_through(clash, side, rival, towards, strength)


class ChargeAt(OrDiscard):
    """The middle column of three chooses whom to charge at."""

    def resolve(self, clash: Clash, scope: Charging) -> None:
        found = targets(clash, scope.side, scope.column)
        options = [rival_option(clash, OnRival(rival, column)) for rival, column in found]
        clash.decision = Decision(scope.side, "ask-charge-at", or_discard(clash, scope.side, options), self, scope)

    def choose(self, clash: Clash, scope: Charging, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnRival)
        charge(clash, scope.side, scope.column, action.side, action.column)


class Meet(OrDiscard):
    """Strike the creature in the enemy's attack row, or pass it by."""

    def resolve(self, clash: Clash, scope: Meeting) -> None:
        rival, column = scope.rival, scope.column
        if self.same(clash, scope):
            self.choose(clash, scope, HIT)
            return
        kind = clash.kinds[clash.at(rival, column)]
        args: dict[str, Arg] = {"card": kind.name, "n": resistance(clash, rival, column), "power": scope.strength}
        clash.decision = Decision(scope.side, "ask-meet", or_discard(clash, scope.side, HIT_OR_PASS), self, scope, args)

    def same(self, clash: Clash, scope: Meeting) -> bool:
        """Whether it is the same if the charge strikes or passes by; the blow that ends a match is left to its player.

        Under rules 3 that was seen only of a charge too weak for everybody there, and before every charge was asked.
        """
        rival, column, strength = scope.rival, scope.column, scope.strength
        if clash.arena.rules > 3:
            found = felt(clash, rival, column, blows(clash, rival, column, strength))
            return len(found) == 1 and not self.ends(clash, scope, found)
        if clash.arena.rules < 3 or strength >= resistance(clash, rival, column):
            return False
        if clash.zones[FIRST_SIDE + ZONES_A_SIDE * rival + BATTLEFIELD + 3 + column]:
            return strength < resistance(clash, rival, column + 3)
        return strength <= 0

    def ends(self, clash: Clash, scope: Meeting, found: set[Blow]) -> bool:
        """Whether such a blow fells the last gate of the last rival."""
        if len(clash.rivals(scope.side)) > 1 or clash.standing_gates(scope.rival) != [scope.column]:
            return False
        gate = clash.gates[3 * scope.rival + scope.column]
        return all(damage == gate for _, damage in found)

    def choose(self, clash: Clash, scope: Meeting, option: Option) -> None:
        rival, column, left = scope.rival, scope.column, scope.strength
        if option is HIT:
            left = fight(clash, rival, column, left)
            if left <= 0:
                return
        go_through(clash, scope.side, rival, column, left)


def fight(clash: Clash, side: int, slot: int, strength: int) -> int:
    """A charge meets a creature: the stronger defeats it and goes on with the rest, an equal defeats it and stops."""
    against = resistance(clash, side, slot)
    if strength < against:
        if clash.events is not None:
            clash.tell("blocked", f"p{side}/place/{PLACES[slot]}", card=clash.kinds[clash.at(side, slot)].name)
        return 0
    deeds.defeat(clash, side, slot)
    return strength - against


def go_through(clash: Clash, side: int, rival: int, column: int, left: int) -> None:
    """What is left of a side's charge meets the defence row, then the gate."""
    if clash.zones[FIRST_SIDE + ZONES_A_SIDE * rival + BATTLEFIELD + 3 + column]:
        left = fight(clash, rival, column + 3, left)
    if left > 0:
        deeds.hit_gate(clash, rival, column, left, side)


RALLY: Final = Rally()
CHAINS: Final = Chains()
CHARGES: Final = Charges()
CHARGE_AT: Final = ChargeAt()
MEET: Final = Meet()
ATTACK: Final = AttackPhase()
ASK_CHARGE: Final = [
    [
        Decision(scope.side, "ask-charge", [CHARGE[scope.side][slot] for slot in SLOTS[ready]], CHARGES, scope)
        for ready in range(8)
    ]
    for scope in OF_SIDE
]
"""For each side and set of columns: which of them charges next."""
