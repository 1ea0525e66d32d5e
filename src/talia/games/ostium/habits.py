"""What a steady player answers to each question, besides what to do next in the development phase."""

from __future__ import annotations

from collections.abc import Callable

from talia.games.ostium.attack import HIT, PASS, power
from talia.games.ostium.clash import Clash
from talia.games.ostium.creatures import Creature, Rank
from talia.games.ostium.discarding import DISCARDS
from talia.games.ostium.fusion import chains, fusion
from talia.games.ostium.layout import SLOTS
from talia.games.ostium.powers import DONE
from talia.games.ostium.scope import Scope
from talia.games.ostium.solo_attack import YOU, Blows, blows, fusions
from talia.games.ostium.thumbs import (
    charge,
    charge_from,
    drive,
    fit,
    gift,
    harm,
    regroup,
    strike_first,
    worth,
)
from talia.kernel.decision import Decision, Option


def place(b: Clash, side: int, decision: Decision) -> Option:
    """Where a creature fits best."""
    scope = decision.ctx
    assert isinstance(scope, Scope)
    kind = b.kinds[scope.card]
    return max(decision.options, key=lambda option: fit(b, side, option.a, kind))


def move(b: Clash, side: int, decision: Decision) -> Option:
    """To the place where the two creatures do most together."""
    scope = decision.ctx
    assert isinstance(scope, Scope)
    return max(decision.options, key=lambda option: regroup(b, side, scope.a, option.a))


def first(b: Clash, side: int, decision: Decision) -> Option:
    """The first of them will do."""
    return decision.options[0]


# Abilities


def use(b: Clash, side: int, decision: Decision) -> Option:
    """Cards first, then what hurts most."""
    scope = decision.ctx
    assert isinstance(scope, Scope)
    best, most = DONE, 0.0
    for option in decision.options:
        if option is DONE:
            continue
        ability = scope.offer[option.a][0]
        value = 9.0 if ability.id == "draw" else gift(ability)
        if ability.id == "exile":
            source = scope.offer[option.a][1]
            value = max(_exile(b, side, clan, source) for clan in range(5))
        elif ability.id == "remove":
            value = 1.0 if _removable(b, side) else 0.0
        if value > most:
            best, most = option, value
    return best


def _removable(b: Clash, side: int) -> bool:
    return any(b.kinds[card].rank == Rank.FAMILIAR for card in (*b.hand(side), *b.discard(side)))


def _exile(b: Clash, side: int, clan: int, source: int) -> float:
    """What the rivals would lose more than this side."""
    value = 0.0
    for each in (side, *b.rivals(side)):
        for slot in b.taken(each):
            card = b.at(each, slot)
            if card != source and b.kinds[card].clan == clan:
                value += (-1 if each == side else 1) * (1 + worth(b.kinds[card]))
    return value


def exile(b: Clash, side: int, decision: Decision) -> Option:
    """The clan that hurts the rivals most."""
    scope = decision.ctx
    assert isinstance(scope, Scope)
    return max(decision.options, key=lambda option: _exile(b, side, option.a, scope.card))


def strike(b: Clash, side: int, decision: Decision) -> Option:
    """A gate that falls by it, else the weakest."""
    scope = decision.ctx
    assert isinstance(scope, Scope)
    return max(
        decision.options,
        key=lambda option: (harm(b, option.a, option.b, scope.a), -b.gates[3 * option.a + option.b]),
    )


def quake(b: Clash, side: int, decision: Decision) -> Option:
    """The rival whom it hurts most."""
    return max(decision.options, key=lambda option: sum(harm(b, option.a, column, 2) for column in range(3)))


def repair(b: Clash, side: int, decision: Decision) -> Option:
    """The weakest gate."""
    return min(decision.options, key=lambda option: b.gates[3 * option.a + option.b])


def rebuild(b: Clash, side: int, decision: Decision) -> Option:
    """The gate with somebody before it."""
    return max(decision.options, key=lambda option: b.at(option.a, 3 + option.b) >= 0)


def remove(b: Clash, side: int, decision: Decision) -> Option:
    """The worst card, rather from the discard pile than from hand."""
    return min(decision.options, key=lambda option: (worth(b.kinds[option.a]), option.word == "option-remove-hand"))


def banish(b: Clash, side: int, decision: Decision) -> Option:
    """The creature that its owner needs most."""
    return max(decision.options, key=lambda option: worth(b.kinds[b.at(option.a, option.b)]))


def give_up(b: Clash, side: int, decision: Decision) -> Option:
    """The creature that is needed least."""
    return min(decision.options, key=lambda option: worth(b.kinds[b.at(option.a, option.b)]))


def it_fuses(b: Clash, side: int, decision: Decision) -> Option:
    """The fusion that costs least."""
    found = fusions(b)
    return min(decision.options, key=lambda option: _loss(b, blows(b, found[option.a])))


def _loss(b: Clash, does: Blows) -> float:
    """What the opponent's charges take."""
    lost = 0.0
    for column, (beaten, damage) in enumerate(does):
        lost += harm(b, YOU, column, damage)
        lost += sum(1 + worth(b.kinds[b.at(YOU, slot)]) for slot in SLOTS[beaten])
    return lost


def lay_down(b: Clash, side: int, decision: Decision) -> Option:
    """What is laid down first is drawn first."""
    return max(besides_discarding(decision), key=lambda option: worth(b.kinds[b.at(option.a, option.b)]))


# The attack phase


def spare(b: Clash, side: int, decision: Decision) -> Option | None:
    """A card in hand that had better make room for a new one: a familiar, or anybody if there is no place for them."""
    found = [option for option in decision.options if option.word == DISCARDS]
    if not found:
        return None
    kinds: list[Creature] = [b.kinds[card] for card in b.hand(side)]
    idle = [kind for kind in kinds if kind.rank == Rank.FAMILIAR] if b.free(side) else kinds
    return min(idle, key=worth).discard_by[side] if idle else None


def besides_discarding(decision: Decision) -> list[Option]:
    """What else there is to choose."""
    return [option for option in decision.options if option.word != DISCARDS]


def keep(b: Clash, side: int, decision: Decision) -> Option:
    """What has not been discarded yet is worth keeping."""
    return DONE


def rally(b: Clash, side: int, decision: Decision) -> Option:
    """The clan with most creatures."""
    return max(besides_discarding(decision), key=lambda option: _count(option))


def _count(option: Option) -> int:
    count = option.args["n"]
    assert isinstance(count, int)
    return count


def chain(b: Clash, side: int, decision: Decision) -> Option:
    """The chain that adds most to a charge for each creature it ties up."""
    best, most = DONE, 0.0
    for option, (_, path) in zip(decision.options, chains(b, side), strict=False):
        end = path[-1]
        strength = power(b, side, end)
        more = charge_from(b, side, end, strength + fusion(b, side, path)) - charge_from(b, side, end, strength)
        value = more - 0.1 * len(path)
        if value > most:
            best, most = option, value
    return best


def charge_at(b: Clash, side: int, decision: Decision) -> Option:
    """The rival who can be hurt most."""
    scope = decision.ctx
    assert isinstance(scope, Scope)
    strength = power(b, side, scope.a)
    return max(besides_discarding(decision), key=lambda option: charge(b, option.a, option.b, strength))


def meet(b: Clash, side: int, decision: Decision) -> Option:
    """Strike or pass by, whichever does more."""
    scope = decision.ctx
    assert isinstance(scope, Scope)
    rival, column = divmod(scope.a, 3)
    return HIT if strike_first(b, rival, column, scope.b) > drive(b, rival, column, scope.b) else PASS


HABITS: dict[str, Callable[[Clash, int, Decision], Option]] = {
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
