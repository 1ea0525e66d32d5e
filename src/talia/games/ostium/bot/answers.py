"""What a steady player answers to each question, besides what to do next in the development phase."""

from __future__ import annotations

from collections.abc import Callable

from talia.games.ostium.bot.evaluation import (
    ability_worth,
    charge,
    charge_from,
    drive,
    fit,
    harm,
    regroup,
    strike_first,
    worth,
)
from talia.games.ostium.cards.creatures import Creature, Rank
from talia.games.ostium.rules.actions import options_of
from talia.games.ostium.rules.attack import HIT, PASS
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.discarding import Discard
from talia.games.ostium.rules.fusion import fusion
from talia.games.ostium.rules.layout import HAND, SLOTS, zone
from talia.games.ostium.rules.picks import OnCard, OnChains, OnClan, OnGate, OnOffer, OnPlace, OnRival
from talia.games.ostium.rules.powers import DONE
from talia.games.ostium.rules.scope import Arriving, Charging, Meeting, Offering, Shifting, Using
from talia.games.ostium.rules.solo_attack import YOU, Blows, Fusion, blows
from talia.games.ostium.rules.strength import power
from talia.kernel.decision import Decision, Option


def place(clash: Clash, side: int, decision: Decision) -> Option:
    """Where a creature fits best."""
    scope = decision.ctx
    assert isinstance(scope, Arriving)
    kind = clash.kinds[scope.card]
    return max(decision.options, key=lambda option: fit(clash, side, _place(option).slot, kind))


def move(clash: Clash, side: int, decision: Decision) -> Option:
    """To the place where the two creatures do most together."""
    scope = decision.ctx
    assert isinstance(scope, Shifting)
    return max(decision.options, key=lambda option: regroup(clash, side, scope.slot, _place(option).slot))


def first(clash: Clash, side: int, decision: Decision) -> Option:
    """The first of them will do."""
    return decision.options[0]


# Abilities


def use(clash: Clash, side: int, decision: Decision) -> Option:
    """Cards first, then what hurts most."""
    scope = decision.ctx
    assert isinstance(scope, Offering)
    best, most = DONE, 0.0
    for option in decision.options:
        action = option.action
        if not isinstance(action, OnOffer):
            continue
        ability, source = scope.offer[action.number]
        value = 9.0 if ability.id == "draw" else ability_worth(ability)
        if ability.id == "exile":
            value = max(_exile(clash, side, clan, source) for clan in range(5))
        elif ability.id == "remove":
            value = 1.0 if _removable(clash, side) else 0.0
        if value > most:
            best, most = option, value
    return best


def _removable(clash: Clash, side: int) -> bool:
    return any(clash.kinds[card].rank == Rank.FAMILIAR for card in (*clash.hand(side), *clash.discard(side)))


def _exile(clash: Clash, side: int, clan: int, source: int) -> float:
    """What the rivals would lose more than this side."""
    value = 0.0
    for each in (side, *clash.rivals(side)):
        for slot in clash.taken(each):
            card = clash.at(each, slot)
            if card != source and clash.kinds[card].clan == clan:
                value += (-1 if each == side else 1) * (1 + worth(clash.kinds[card]))
    return value


def exile(clash: Clash, side: int, decision: Decision) -> Option:
    """The clan that hurts the rivals most."""
    scope = decision.ctx
    assert isinstance(scope, Using)
    return max(decision.options, key=lambda option: _exile(clash, side, _clan(option).clan, scope.card))


def strike(clash: Clash, side: int, decision: Decision) -> Option:
    """A gate that falls by it, else the weakest."""
    scope = decision.ctx
    assert isinstance(scope, Using)
    damage = scope.amount

    def value(option: Option) -> tuple[float, int]:
        gate = _gate(option)
        return harm(clash, gate.side, gate.column, damage), -_strength(clash, gate)

    return max(decision.options, key=value)


def quake(clash: Clash, side: int, decision: Decision) -> Option:
    """The rival whom it hurts most."""
    return max(
        decision.options, key=lambda option: sum(harm(clash, _rival(option).side, column, 2) for column in range(3))
    )


def repair(clash: Clash, side: int, decision: Decision) -> Option:
    """The weakest gate."""
    return min(decision.options, key=lambda option: _strength(clash, _gate(option)))


def rebuild(clash: Clash, side: int, decision: Decision) -> Option:
    """The gate with somebody before it."""
    return max(decision.options, key=lambda option: clash.at(_gate(option).side, 3 + _gate(option).column) >= 0)


def remove(clash: Clash, side: int, decision: Decision) -> Option:
    """The worst card, rather from the discard pile than from hand."""

    def value(option: Option) -> tuple[float, bool]:
        card = card_of(option)
        return worth(clash.kinds[card]), clash.where[card] == zone(side, HAND)

    return min(decision.options, key=value)


def banish(clash: Clash, side: int, decision: Decision) -> Option:
    """The creature that its owner needs most."""
    return max(decision.options, key=lambda option: _worth_there(clash, _place(option)))


def give_up(clash: Clash, side: int, decision: Decision) -> Option:
    """The creature that is needed least."""
    return min(decision.options, key=lambda option: _worth_there(clash, _place(option)))


def it_fuses(clash: Clash, side: int, decision: Decision) -> Option:
    """The fusion that costs least."""
    return min(decision.options, key=lambda option: _loss(clash, blows(clash, _chains(option))))


def _loss(clash: Clash, does: Blows) -> float:
    """What the opponent's charges take."""
    lost = 0.0
    for column, (beaten, damage) in enumerate(does):
        lost += harm(clash, YOU, column, damage)
        lost += sum(1 + worth(clash.kinds[clash.at(YOU, slot)]) for slot in SLOTS[beaten])
    return lost


def lay_down(clash: Clash, side: int, decision: Decision) -> Option:
    """What is laid down first is drawn first."""
    return max(besides_discarding(decision), key=lambda option: _worth_there(clash, _place(option)))


# The attack phase


def spare(clash: Clash, side: int, decision: Decision) -> Option | None:
    """A card in hand that had better make room for a new one: a familiar, or anybody if there is no place for them."""
    if not any(isinstance(option.action, Discard) for option in decision.options):
        return None
    kinds: list[Creature] = [clash.kinds[card] for card in clash.hand(side)]
    idle = [kind for kind in kinds if kind.rank == Rank.FAMILIAR] if clash.free(side) else kinds
    return options_of(min(idle, key=worth)).discard_by[side] if idle else None


def besides_discarding(decision: Decision) -> list[Option]:
    """What else there is to choose."""
    return [option for option in decision.options if not isinstance(option.action, Discard)]


def keep(clash: Clash, side: int, decision: Decision) -> Option:
    """What has not been discarded yet is worth keeping."""
    return DONE


def rally(clash: Clash, side: int, decision: Decision) -> Option:
    """The clan with most creatures."""
    return max(besides_discarding(decision), key=lambda option: _count(option))


def _count(option: Option) -> int:
    count = option.args["n"]
    assert isinstance(count, int)
    return count


def chain(clash: Clash, side: int, decision: Decision) -> Option:
    """The chain that adds most to a charge for each creature it ties up."""
    best, most = DONE, 0.0
    for option in decision.options:
        if not isinstance(option.action, OnChains):
            continue
        ((_, path),) = option.action.chains
        end = path[-1]
        strength = power(clash, side, end)
        more = charge_from(clash, side, end, strength + fusion(clash, side, path)) - charge_from(
            clash, side, end, strength
        )
        value = more - 0.1 * len(path)
        if value > most:
            best, most = option, value
    return best


def charge_at(clash: Clash, side: int, decision: Decision) -> Option:
    """The rival who can be hurt most."""
    scope = decision.ctx
    assert isinstance(scope, Charging)
    strength = power(clash, side, scope.column)

    def value(option: Option) -> float:
        rival = _rival(option)
        return charge(clash, rival.side, rival.column, strength)

    return max(besides_discarding(decision), key=value)


def meet(clash: Clash, side: int, decision: Decision) -> Option:
    """Strike or pass by, whichever does more."""
    scope = decision.ctx
    assert isinstance(scope, Meeting)
    rival, column, strength = scope.rival, scope.column, scope.strength
    return HIT if strike_first(clash, rival, column, strength) > drive(clash, rival, column, strength) else PASS


# What options pick


def card_of(option: Option) -> int:
    """The card that an option picks."""
    assert isinstance(option.action, OnCard)
    return option.action.card


def _gate(option: Option) -> OnGate:
    assert isinstance(option.action, OnGate)
    return option.action


def _strength(clash: Clash, gate: OnGate) -> int:
    return clash.gates[3 * gate.side + gate.column]


def _place(option: Option) -> OnPlace:
    assert isinstance(option.action, OnPlace)
    return option.action


def _worth_there(clash: Clash, there: OnPlace) -> float:
    return worth(clash.kinds[clash.at(there.side, there.slot)])


def _rival(option: Option) -> OnRival:
    assert isinstance(option.action, OnRival)
    return option.action


def _clan(option: Option) -> OnClan:
    assert isinstance(option.action, OnClan)
    return option.action


def _chains(option: Option) -> Fusion:
    assert isinstance(option.action, OnChains)
    return option.action.chains


ANSWERS: dict[str, Callable[[Clash, int, Decision], Option]] = {
    "ask-place": place,
    "ask-move": move,
    "ask-use": use,
    "ask-exile": exile,
    "ask-strike": strike,
    "ask-quake": quake,
    "ask-repair": repair,
    "ask-rebuild": rebuild,
    "ask-remove": remove,
    "ask-banish": banish,
    "ask-lay-down": lay_down,
    "ask-rally": rally,
    "ask-chain": chain,
    "ask-charge": first,
    "ask-charge-at": charge_at,
    "ask-meet": meet,
    "ask-discard": keep,
    "ask-it-strike": first,
    "ask-it-repair": first,
    "ask-it-rebuild": first,
    "ask-it-banish": give_up,
    "ask-it-exile": first,
    "ask-it-fuse": it_fuses,
}
