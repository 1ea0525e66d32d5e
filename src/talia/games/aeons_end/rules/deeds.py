"""What can happen to players and their cards: one function for each, used by every card and every rule."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.aeons_end.rules import ally
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import ROMAN
from talia.games.aeons_end.rules.ending import lose
from talia.games.aeons_end.rules.front import before, take_away
from talia.games.aeons_end.rules.layout import (
    BREACHES,
    DECKS,
    DESTROYED,
    DISCARDS,
    HANDS,
    PLACE_OF,
)
from talia.games.aeons_end.rules.scope import OF_SEAT, WITH_CARD, Scope
from talia.games.aeons_end.rules.treasures import nurture
from talia.games.aeons_end.rules.wallet import holds, spent, ways

# Damage


def suffer(battle: Battle, seat: int, amount: int) -> None:
    """A player suffers damage; an exhausted one passes it on to Gravehold, doubled."""
    if amount <= 0:
        return
    if "shield" in battle.table.reacts:
        for card in battle.prepped(seat):
            shield = battle.kinds[card].shield
            if shield is not None:
                amount = shield.lessen(amount)
    mage = battle.table.mages[seat]
    if mage.when_hurt is not None:
        battle.agenda.append((mage.when_hurt, OF_SEAT[seat]))
    life = battle.life[seat]
    if life == 0:
        gravehold_suffers(battle, mage.burden * amount)
        return
    taken = amount if amount < life else life
    battle.life[seat] = life - taken
    if battle.events is not None:
        battle.tell("player-suffers", f"p{seat}", mage=battle.mage(seat), n=taken, left=life - taken)
    if taken == life:
        exhaust(battle, seat, amount - taken)


def gravehold_suffers_alike(battle: Battle, seats: Sequence[int]) -> bool:
    """Whether it comes to the same which of these players suffers: all are exhausted, and Gravehold suffers as much."""
    mages = battle.table.mages
    if "shield" in battle.table.reacts and (battle.table.rules < 9 or any(_shielded(battle, seat) for seat in seats)):
        return False
    if any(battle.life[seat] or mages[seat].when_hurt is not None for seat in seats):
        return False
    return len({mages[seat].burden for seat in seats}) == 1


def _shielded(battle: Battle, seat: int) -> bool:
    """Whether a prepped spell of theirs lessens damage."""
    return any(battle.kinds[card].shield is not None for card in battle.prepped(seat))


def exhaust(battle: Battle, seat: int, rest: int) -> None:
    """A player's life has reached 0. An Unleash under way is finished first: its mark on the agenda shows where it ends."""
    from talia.games.aeons_end.rules.exhaustion import EXHAUSTION, UNLEASHED

    if battle.events is not None:
        battle.tell("exhausted", f"p{seat}", mage=battle.mage(seat))
    if battle.players > 1 and not any(battle.life):
        lose(battle, "all-exhausted")
        return
    if "marks" in battle.table.reacts:
        for card in before(battle, seat)[:]:
            if battle.kinds[card].marks:
                take_away(battle, card)
    agenda = battle.agenda
    frame = (EXHAUSTION, Scope(seat, n=rest))
    for index in range(len(agenda) - 1, -1, -1):
        if agenda[index][0] is UNLEASHED:
            while index and agenda[index - 1][0] is EXHAUSTION:  # of several, first come, first served
                index -= 1
            agenda.insert(index, frame)
            return
    agenda.append(frame)


def gravehold_suffers(battle: Battle, amount: int) -> None:
    """Gravehold suffers damage; at 0 it has fallen."""
    if amount <= 0:
        return
    stands = battle.table.ally
    battle.gravehold = battle.gravehold - amount if battle.gravehold > amount else 0
    if battle.events is not None:
        if stands is None:
            battle.tell("gravehold-suffers", "gravehold", n=amount, left=battle.gravehold)
        else:
            battle.tell("ally-suffers", "gravehold", ally=stands.name, n=amount, left=battle.gravehold)
    if battle.gravehold == 0:
        lose(battle, "gravehold-fallen" if stands is None else f"{stands.id}-fallen")


# Life, charges, aether


def gain_life(battle: Battle, seat: int, amount: int, past: bool = False) -> None:
    """A player gains life, up to what they started with or, where an effect says so, past it. The exhausted cannot."""
    life = battle.life[seat]
    gained = amount if past else min(amount, battle.table.full_life - life)
    if life == 0 or gained <= 0:
        return
    battle.life[seat] = life + gained
    if battle.events is not None:
        battle.tell("player-heals", f"p{seat}", mage=battle.mage(seat), n=gained, left=life + gained)


def gravehold_gains(battle: Battle, amount: int, past: bool = False) -> None:
    """Gravehold gains life, up to what it started with or, where an effect says so, past it."""
    if "gravehold_bonus" in battle.table.reacts and amount > 0:
        amount += nurture(battle)
    gained = amount if past else min(amount, battle.table.full_gravehold - battle.gravehold)
    if gained <= 0:
        return
    battle.gravehold += gained
    if battle.events is not None:
        stands = battle.table.ally
        if stands is None:
            battle.tell("gravehold-heals", "gravehold", n=gained, left=battle.gravehold)
        else:
            battle.tell("ally-heals", "gravehold", ally=stands.name, n=gained, left=battle.gravehold)


def room_for_charges(battle: Battle, seat: int, own: bool = False) -> int:
    """How many charges a player could gain at once: for the ability or, unless they must be their own, for an ally."""
    room = battle.table.mages[seat].charges - battle.charges[seat]
    if battle.table.ally is not None and not own:
        room = max(room, ally.room(battle, battle.table.ally))
    return max(0, room)


def gain_charge(battle: Battle, seat: int, amount: int = 1, own: bool = False, sought: bool = False) -> None:
    """A player gains charges, as far as there is room. Unless they must be their `own`, an ally in Gravehold's place may
    have them instead; `sought`: the player could have done without, and did it for nothing else."""
    if battle.table.ally is not None and not own:
        ally.who_gains(battle, battle.table.ally, seat, amount, sought)
        return
    gained = min(amount, battle.table.mages[seat].charges - battle.charges[seat])
    if gained <= 0:
        return
    battle.charges[seat] += gained
    if battle.events is not None:
        battle.tell("charge", f"p{seat}/ability", mage=battle.mage(seat), n=gained, left=battle.charges[seat])


def lose_charges(battle: Battle, seat: int, amount: int = 99) -> None:
    """A player loses charges, all of them unless a number is said."""
    lost = min(amount, battle.charges[seat])
    if lost:
        battle.charges[seat] -= lost
        if battle.events is not None:
            battle.tell("charges-lost", f"p{seat}/ability", mage=battle.mage(seat), n=lost)


def pay(battle: Battle, use: int, amount: int) -> None:
    """Spend aether: what is good for little else first; how else it may have been paid is remembered."""
    if battle.purses or battle.wallets:
        _pay_from_purses(battle, use, amount)
    else:
        battle.aether -= amount


def _pay_from_purses(battle: Battle, use: int, amount: int) -> None:
    wallets = [(battle.aether, battle.purses), *battle.wallets]
    paid = next(wallet for wallet in wallets if holds(wallet, use) >= amount)
    battle.aether, battle.purses = spent(paid, use, amount)
    if battle.table.rules > 1:
        others = {way for wallet in wallets for way in ways(wallet, use, amount)}
        battle.wallets = tuple(sorted(others - ways((battle.aether, battle.purses), use, 0)))


# Cards


def discard(battle: Battle, card: int) -> None:
    """A card goes to the discard pile of whoever has it."""
    seat = PLACE_OF[battle.where[card]][0]
    battle.move(card, DISCARDS[seat])
    if battle.events is not None:
        battle.tell("discarded", f"p{seat}/discard", mage=battle.mage(seat), card=battle.kinds[card].name)
    if "when_thrown" in battle.table.reacts and _allys_turn(battle, seat):
        thrown = battle.kinds[card].when_thrown
        if thrown is not None:
            battle.agenda.append((thrown, WITH_CARD[seat][card]))


def _allys_turn(battle: Battle, seat: int) -> bool:
    """Whether it is the turn of an ally of this player; whoever plays alone is their own ally."""
    return battle.active >= 0 and (battle.active != seat or battle.players == 1)


def destroy(battle: Battle, card: int) -> None:
    """A card leaves the game for good."""
    battle.move(card, DESTROYED)
    if battle.events is not None:
        battle.tell("destroyed", card=battle.kinds[card].name)


def to_supply(battle: Battle, card: int) -> None:
    """A card goes back to its supply pile; one that has none leaves the game."""
    kind = battle.kinds[card]
    pile = next((pile for pile in battle.table.market if pile.card is kind), None)
    if pile is None:
        destroy(battle, card)
        return
    battle.move(card, pile.zone)
    if battle.events is not None:
        battle.tell("to-supply", f"market/{kind.id}", card=kind.name)


def to_hand(battle: Battle, card: int, seat: int) -> None:
    """A card goes to a player's hand."""
    battle.move(card, HANDS[seat])
    if battle.events is not None:
        battle.tell("to-hand", f"p{seat}", mage=battle.mage(seat), card=battle.kinds[card].name)
    if "in_hand" in battle.table.reacts:
        _held(battle, [card], seat)


def _held(battle: Battle, cards: list[int], seat: int) -> None:
    """What cards do at once when somebody holds them."""
    for card in cards:
        deed = battle.kinds[card].in_hand
        if deed is not None:
            battle.agenda.append((deed, WITH_CARD[seat][card]))


def prep(battle: Battle, card: int, seat: int, breach: int) -> None:
    """A spell is prepped to a breach."""
    battle.move(card, BREACHES[seat] + breach)
    if battle.events is not None:
        kind = battle.kinds[card]
        about = f"p{seat}/breach/{ROMAN[breach]}"
        battle.tell("prepped", about, mage=battle.mage(seat), card=kind.name, breach=kind.named_breach(breach))
    if "when_prepped" in battle.table.reacts:
        then = battle.kinds[card].when_prepped
        if then is not None:
            battle.agenda.append((then, WITH_CARD[seat][card]))


def top_of_deck(battle: Battle, seat: int) -> int:
    """The top card of a player's deck, turning the discard pile over if need be; -1 if there is none."""
    deck, discarded = DECKS[seat], DISCARDS[seat]
    if not battle.zones[deck]:
        if not battle.zones[discarded]:
            return -1
        battle.turn_over(discarded, deck)
        if battle.events is not None:
            battle.tell("turned-over", f"p{seat}/deck", mage=battle.mage(seat))
    return battle.zones[deck][-1]


def _tell_drawn(battle: Battle, seat: int, drawn: list[int]) -> None:
    cards = [battle.kinds[card].name for card in drawn]
    battle.tell("drawn", f"p{seat}", mage=battle.mage(seat), cards=cards, n=len(drawn))


def draw(battle: Battle, seat: int, amount: int) -> None:
    """A player draws cards, as many as there are."""
    zones, hand, deck = battle.zones, HANDS[seat], DECKS[seat]
    missing = amount
    while missing > 0:
        there = len(zones[deck])
        if there >= missing:
            battle.move_top(deck, hand, missing)
            missing = 0
        elif there:
            battle.move_top(deck, hand, there)
            missing -= there
        elif top_of_deck(battle, seat) < 0:
            break
    if missing < amount:
        if battle.events is not None:
            _tell_drawn(battle, seat, zones[hand][missing - amount :])
        if "in_hand" in battle.table.reacts:
            _held(battle, zones[hand][missing - amount :], seat)
