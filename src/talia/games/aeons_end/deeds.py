"""What can happen at an Aeon's End table: one function for each, used by every card and every rule."""

from __future__ import annotations

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.breaches import GONE, OPEN, ROMAN
from talia.games.aeons_end.layout import (
    ASIDE,
    BREACH,
    CREW_DECK,
    CREW_DISCARD,
    DECK,
    DESTROYED,
    DISCARD,
    FIRST_PLAYER,
    HAND,
    IN_PLAY,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    ZONES_A_PLAYER,
    zone,
)
from talia.games.aeons_end.scope import NOBODY, NOBODYS, WITH_CARD, Scope
from talia.games.aeons_end.wallet import holds, spent, ways
from talia.kernel.result import Result
from talia.kernel.voice import Name

# The end


def win(b: Battle, why: str) -> None:
    """The players win, at once."""
    if b.result is not None:
        return
    b.tell("won", why=Name(f"end-{why}"))
    b.finish(Result((True,) * b.players, why))


def lose(b: Battle, why: str) -> None:
    """The players lose, at once."""
    if b.result is not None:
        return
    b.tell("lost", why=Name(f"end-{why}"))
    b.finish(Result((False,) * b.players, why))


# Damage


def suffer(b: Battle, seat: int, amount: int) -> None:
    """A player suffers damage; an exhausted one passes it on to Gravehold, doubled."""
    if amount <= 0:
        return
    if "shield" in b.table.reacts:
        for card in b.prepped(seat):
            shield = b.kinds[card].shield
            if shield is not None:
                amount = shield.lessen(amount)
    life = b.life[seat]
    if life == 0:
        gravehold_suffers(b, 2 * amount)
        return
    taken = amount if amount < life else life
    b.life[seat] = life - taken
    if b.events is not None:
        b.tell("player-suffers", f"p{seat}", mage=b.mage(seat), n=taken, left=life - taken)
    if taken == life:
        exhaust(b, seat, amount - taken)


def exhaust(b: Battle, seat: int, rest: int) -> None:
    """A player's life has reached 0. An Unleash under way is finished first: its mark on the agenda shows where it ends."""
    from talia.games.aeons_end.exhaustion import EXHAUSTION, UNLEASHED

    if b.events is not None:
        b.tell("exhausted", f"p{seat}", mage=b.mage(seat))
    if b.players > 1 and not any(b.life):
        lose(b, "all-exhausted")
        return
    agenda = b.agenda
    frame = (EXHAUSTION, Scope(seat, n=rest))
    for index in range(len(agenda) - 1, -1, -1):
        if agenda[index][0] is UNLEASHED:
            while index and agenda[index - 1][0] is EXHAUSTION:  # of several, first come, first served
                index -= 1
            agenda.insert(index, frame)
            return
    agenda.append(frame)


def gravehold_suffers(b: Battle, amount: int) -> None:
    """Gravehold suffers damage; at 0 it has fallen."""
    if amount <= 0:
        return
    b.gravehold = b.gravehold - amount if b.gravehold > amount else 0
    if b.events is not None:
        b.tell("gravehold-suffers", "gravehold", n=amount, left=b.gravehold)
    if b.gravehold == 0:
        lose(b, "gravehold-fallen")


def hit_nemesis(b: Battle, amount: int) -> None:
    """The nemesis is dealt damage, as far as it lets itself be hurt."""
    nemesis = b.table.nemesis
    if amount <= 0 or nemesis.untouchable:
        return
    if nemesis.armour is not None:
        amount = max(0, nemesis.armour.lessen(b, -1, amount))
        nemesis.armour.after(b)
    b.nemesis_life = max(0, b.nemesis_life - amount)
    if b.events is not None:
        b.tell("nemesis-suffers", "nemesis", nemesis=nemesis.name, n=amount, left=b.nemesis_life)
    if b.nemesis_life == 0:
        win(b, "nemesis-slain")
    elif amount and "when_foe_hurt" in b.table.reacts:
        for card in b.zones[IN_PLAY][:]:
            deed = b.kinds[card].when_foe_hurt
            if deed is not None:
                deed.resolve(b, NOBODYS[card])


def hit_minion(b: Battle, card: int, amount: int) -> None:
    """A minion in play is dealt damage."""
    if amount <= 0 or b.where[card] != IN_PLAY:
        return
    kind = b.kinds[card]
    if kind.armour is not None:
        amount = max(0, kind.armour.lessen(b, card, amount))
    left = b.counts[card] - amount
    if left < 0:
        left = 0
    b.counts[card] = left
    if b.events is not None:
        b.tell("minion-suffers", f"nemesis/{kind.id}", card=kind.name, n=amount, left=left)
    if amount and kind.when_hurt is not None:
        kind.when_hurt.resolve(b, NOBODYS[card])
    if left == 0:
        discard_nemesis_card(b, card)


def discard_nemesis_card(b: Battle, card: int) -> None:
    """A minion or power leaves play, or an attack is over."""
    if b.where[card] not in (IN_PLAY, ASIDE):
        return
    kind = b.kinds[card]
    from_play = b.where[card] == IN_PLAY
    b.counts[card] = 0
    b.move(card, CREW_DISCARD if kind.crew else NEMESIS_DISCARD)
    if b.events is not None:
        b.tell("nemesis-card-discarded", card=kind.name)
    if from_play and kind.when_discarded is not None:
        kind.when_discarded.resolve(b, NOBODYS[card])
    check_beaten(b)


def to_bottom(b: Battle, card: int) -> None:
    """A nemesis card goes to the bottom of its deck: of the nemesis deck, or of the deck it came from."""
    b.counts[card] = 0
    b.move(card, CREW_DECK if b.kinds[card].crew else NEMESIS_DECK, bottom=True)
    if b.events is not None:
        b.tell("to-bottom", "nemesis", card=b.kinds[card].name)


def enter_play(b: Battle, card: int) -> None:
    """A minion or power is placed into play with its life or tokens."""
    kind = b.kinds[card]
    b.counts[card] = kind.life or kind.tokens
    b.move(card, IN_PLAY)
    if b.events is not None:
        word = "minion-enters" if kind.life else "power-enters"
        b.tell(word, f"nemesis/{kind.id}", card=kind.name, n=b.counts[card])


def check_beaten(b: Battle) -> None:
    """The players win when the nemesis deck is empty and nothing of it is in play."""
    if b.beaten():
        win(b, "nemesis-spent")


def lose_tokens(b: Battle, amount: int) -> None:
    """The nemesis loses tokens, down to as few as it can have."""
    nemesis = b.table.nemesis
    lost = min(amount, b.tokens - nemesis.least)
    if lost <= 0:
        return
    b.tokens -= lost
    if b.events is not None:
        b.tell("tokens-lost", "nemesis", nemesis=nemesis.name, n=lost, left=b.tokens)
    if b.tokens == 0 and nemesis.no_tokens is not None:
        nemesis.no_tokens.resolve(b, NOBODY)


def gain_tokens(b: Battle, amount: int) -> None:
    """The nemesis gains tokens, up to as many as it can have."""
    nemesis = b.table.nemesis
    gained = min(amount, nemesis.most - b.tokens)
    if gained <= 0:
        return
    b.tokens += gained
    if b.events is not None:
        b.tell("tokens-gained", "nemesis", nemesis=nemesis.name, n=gained, left=b.tokens)


# Life, charges, aether


def gain_life(b: Battle, seat: int, amount: int) -> None:
    """A player gains life, up to what they started with. The exhausted cannot."""
    life = b.life[seat]
    gained = min(amount, b.table.full_life - life)
    if life == 0 or gained <= 0:
        return
    b.life[seat] = life + gained
    if b.events is not None:
        b.tell("player-heals", f"p{seat}", mage=b.mage(seat), n=gained, left=life + gained)


def gravehold_gains(b: Battle, amount: int) -> None:
    """Gravehold gains life, up to what it started with."""
    gained = min(amount, b.table.full_gravehold - b.gravehold)
    if gained <= 0:
        return
    b.gravehold += gained
    if b.events is not None:
        b.tell("gravehold-heals", "gravehold", n=gained, left=b.gravehold)


def gain_charge(b: Battle, seat: int, amount: int = 1) -> None:
    """A player gains charges, as far as there is room."""
    gained = min(amount, b.table.mages[seat].charges - b.charges[seat])
    if gained <= 0:
        return
    b.charges[seat] += gained
    if b.events is not None:
        b.tell("charge", f"p{seat}/ability", mage=b.mage(seat), n=gained, left=b.charges[seat])


def lose_charges(b: Battle, seat: int, amount: int = 99) -> None:
    """A player loses charges, all of them unless a number is said."""
    lost = min(amount, b.charges[seat])
    if lost:
        b.charges[seat] -= lost
        if b.events is not None:
            b.tell("charges-lost", f"p{seat}/ability", mage=b.mage(seat), n=lost)


def pay(b: Battle, use: int, amount: int) -> None:
    """Spend aether: what is good for little else first; how else it may have been paid is remembered."""
    if not b.purses and not b.wallets:
        b.aether -= amount
        return
    wallets = [(b.aether, b.purses), *b.wallets]
    paid = next(wallet for wallet in wallets if holds(wallet, use) >= amount)
    b.aether, b.purses = spent(paid, use, amount)
    if b.table.rules > 1:
        others = {way for wallet in wallets for way in ways(wallet, use, amount)}
        b.wallets = tuple(sorted(others - ways((b.aether, b.purses), use, 0)))


# Breaches


def focus(b: Battle, seat: int, breach: int) -> None:
    """Turn a breach a quarter; one that stands at its last quarter opens. Either way a spell may be prepped to it."""
    spot = 4 * seat + breach
    stage = b.stages[spot]
    if stage >= OPEN:
        return
    b.focused |= 1 << spot
    b.stages[spot] = stage + 1
    if b.events is not None:
        word = "breach-focused" if stage < 3 else "breach-opened"
        b.tell(word, f"p{seat}/breach/{ROMAN[breach]}", mage=b.mage(seat), breach=ROMAN[breach])
    if "when_focusing" in b.table.reacts:
        _after_focusing(b, seat)


def open_breach(b: Battle, seat: int, breach: int) -> None:
    """Turn a breach to its open side, for good."""
    b.stages[4 * seat + breach] = OPEN
    if b.events is not None:
        b.tell("breach-opened", f"p{seat}/breach/{ROMAN[breach]}", mage=b.mage(seat), breach=ROMAN[breach])
    if "when_focusing" in b.table.reacts:
        _after_focusing(b, seat)


def _after_focusing(b: Battle, seat: int) -> None:
    """What the acting player's prepped spells do when one of that player's breaches is focused or opened."""
    if seat == b.active:
        for card in reversed(b.prepped(seat)):
            deed = b.kinds[card].when_focusing
            if deed is not None:
                b.agenda.append((deed, WITH_CARD[seat][card]))


def destroy_breach(b: Battle, seat: int, breach: int) -> None:
    """A breach is gone for good; what was prepped to it is discarded."""
    for card in b.occupants(seat, breach)[:]:
        discard(b, card)
    b.stages[4 * seat + breach] = GONE
    if b.events is not None:
        b.tell("breach-destroyed", f"p{seat}/breach/{ROMAN[breach]}", mage=b.mage(seat), breach=ROMAN[breach])


# Cards


def discard(b: Battle, card: int) -> None:
    """A card goes to the discard pile of whoever has it."""
    seat = b.owner(card)
    b.move(card, FIRST_PLAYER + ZONES_A_PLAYER * seat + DISCARD)
    if b.events is not None:
        b.tell("discarded", f"p{seat}/discard", mage=b.mage(seat), card=b.kinds[card].name)


def destroy(b: Battle, card: int) -> None:
    """A card leaves the game for good."""
    b.move(card, DESTROYED)
    if b.events is not None:
        b.tell("destroyed", card=b.kinds[card].name)


def to_hand(b: Battle, card: int, seat: int) -> None:
    """A card goes to a player's hand."""
    b.move(card, zone(seat, HAND))
    if b.events is not None:
        b.tell("to-hand", f"p{seat}", mage=b.mage(seat), card=b.kinds[card].name)


def prep(b: Battle, card: int, seat: int, breach: int) -> None:
    """A spell is prepped to a breach."""
    b.move(card, zone(seat, BREACH + breach))
    if b.events is not None:
        kind = b.kinds[card]
        about = f"p{seat}/breach/{ROMAN[breach]}"
        b.tell("prepped", about, mage=b.mage(seat), card=kind.name, breach=kind.named_breach(breach))


def top_of_deck(b: Battle, seat: int) -> int:
    """The top card of a player's deck, turning the discard pile over if need be; -1 if there is none."""
    first = FIRST_PLAYER + ZONES_A_PLAYER * seat
    if not b.zones[first + DECK]:
        if not b.zones[first + DISCARD]:
            return -1
        b.turn_over(first + DISCARD, first + DECK)
        if b.events is not None:
            b.tell("turned-over", f"p{seat}/deck", mage=b.mage(seat))
    return b.zones[first + DECK][-1]


def draw(b: Battle, seat: int, amount: int) -> None:
    """A player draws cards, as many as there are."""
    hand = FIRST_PLAYER + ZONES_A_PLAYER * seat
    drawn = 0
    while drawn < amount:
        if not b.zones[hand + DECK] and top_of_deck(b, seat) < 0:
            break
        left = len(b.zones[hand + DECK])
        count = amount - drawn if amount - drawn < left else left
        b.move_top(hand + DECK, hand, count)
        drawn += count
    if drawn and b.events is not None:
        cards = [b.kinds[card].name for card in b.zones[hand][-drawn:]]
        b.tell("drawn", f"p{seat}", mage=b.mage(seat), cards=cards, n=drawn)
