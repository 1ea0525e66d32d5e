"""What can happen at an Aeon's End table: one function for each, used by every card and every rule."""

from __future__ import annotations

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.reaction import FOCUSED, OPENED
from talia.games.aeons_end.rules import card_tokens, xaxos
from talia.games.aeons_end.rules.attached import ATTACH, fall
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN, ROMAN
from talia.games.aeons_end.rules.front import before, take_away
from talia.games.aeons_end.rules.layout import (
    ASIDE,
    BREACH,
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
from talia.games.aeons_end.rules.moments import Cue, in_any_order, reacting
from talia.games.aeons_end.rules.scope import NOBODY, NOBODYS, OF_SEAT, WITH_CARD, Scope
from talia.games.aeons_end.rules.treasures import nurture
from talia.games.aeons_end.rules.wallet import holds, spent, ways
from talia.kernel.result import Result
from talia.kernel.voice import Name

# The end


def win(battle: Battle, why: str) -> None:
    """The players win, at once."""
    if battle.result is not None:
        return
    battle.tell("won", why=Name(f"end-{why}"))
    battle.finish(Result((True,) * battle.players, why))
    _ended(battle)


def lose(battle: Battle, why: str) -> None:
    """The players lose, at once."""
    if battle.result is not None:
        return
    battle.tell("lost", why=Name(f"end-{why}"))
    battle.finish(Result((False,) * battle.players, why))
    _ended(battle)


def _ended(battle: Battle) -> None:
    """What only happens once the battle is over, and changes nothing of its end."""
    deed = battle.table.nemesis.battle_ends
    if deed is not None:
        deed.resolve(battle, NOBODY)


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
    battle.gravehold = battle.gravehold - amount if battle.gravehold > amount else 0
    if battle.events is not None:
        word = "xaxos-suffers" if battle.table.xaxos else "gravehold-suffers"
        battle.tell(word, "gravehold", n=amount, left=battle.gravehold)
    if battle.gravehold == 0:
        lose(battle, "xaxos-fallen" if battle.table.xaxos else "gravehold-fallen")


def hit_nemesis(battle: Battle, amount: int) -> None:
    """The nemesis is dealt damage, as far as it lets itself be hurt."""
    nemesis = battle.table.nemesis
    if amount <= 0 or nemesis.untouchable:
        return
    if nemesis.diverts is not None and diverted(battle, amount):
        return
    if nemesis.struck is not None:
        battle.agenda.append((nemesis.struck, Scope(battle.active, n=amount)))
        return
    if nemesis.armour is not None:
        amount = max(0, nemesis.armour.lessen(battle, -1, amount))
        nemesis.armour.after(battle)
    battle.nemesis_life = max(0, battle.nemesis_life - amount)
    if battle.events is not None:
        battle.tell("nemesis-suffers", "nemesis", nemesis=nemesis.name, n=amount, left=battle.nemesis_life)
    if battle.nemesis_life == 0:
        win(battle, "nemesis-slain")
    elif amount and "when_foe_hurt" in battle.table.reacts:
        for card in battle.zones[IN_PLAY][:]:
            deed = battle.kinds[card].when_foe_hurt
            if deed is not None:
                deed.resolve(battle, NOBODYS[card])


def diverted(battle: Battle, amount: int) -> bool:
    """Whether the nemesis makes this damage go elsewhere now; then it does."""
    deed = battle.table.nemesis.diverts
    if deed is None or deed.idle(battle, NOBODY):
        return False
    battle.agenda.append((deed, Scope(-1, battle.casting, n=amount)))
    return True


def hit_minion(battle: Battle, card: int, amount: int, striker: int = -1) -> None:
    """A minion in play is dealt damage, less what it or other cards keep from it; `striker` is whose blow it is."""
    if amount <= 0 or battle.where[card] != IN_PLAY:
        return
    if battle.table.nemesis.diverts is not None and diverted(battle, amount):
        return
    if battle.on_cards and not _prevented(battle, card) and card_tokens.parried(battle, card):
        return
    kind = battle.kinds[card]
    if kind.armour is not None:
        amount = max(0, kind.armour.lessen(battle, card, amount))
    if kind.wandering and amount > 1:
        amount = 1
    if "veil" in battle.table.reacts:
        for other in battle.zones[IN_PLAY]:
            veil = battle.kinds[other].veil
            if veil is not None and veil.covers(kind):
                amount = veil.lessen(battle, card, amount)
    wound(battle, card, amount, striker)


def _prevented(battle: Battle, card: int) -> bool:
    """Whether a card in play keeps all damage from this minion, so that not even a shield is lost."""
    if "veil" not in battle.table.reacts:
        return False
    kinds = battle.kinds
    veils = [kinds[other].veil for other in battle.zones[IN_PLAY]]
    return any(veil is not None and veil.covers(kinds[card]) and not veil.lessen(battle, card, 1) for veil in veils)


def wound(battle: Battle, card: int, amount: int, striker: int = -1) -> None:
    """A minion loses life, and what follows from that (`scope.it` is the player whose blow it was)."""
    kind = battle.kinds[card]
    left = battle.counts[card] - amount
    if left < 0:
        left = 0
    battle.counts[card] = left
    if battle.events is not None:
        battle.tell("minion-suffers", f"nemesis/{kind.id}", card=kind.name, n=amount, left=left)
    if amount and kind.when_hurt is not None:
        kind.when_hurt.resolve(battle, NOBODYS[card] if striker < 0 else Scope(-1, card, striker))
    if left == 0:
        discard_nemesis_card(battle, card)


def discard_nemesis_card(battle: Battle, card: int) -> None:
    """A minion or power leaves play, or an attack is over."""
    if battle.where[card] not in (IN_PLAY, ASIDE):
        return
    kind = battle.kinds[card]
    from_play = battle.where[card] == IN_PLAY
    battle.counts[card] = 0
    if battle.on_cards:
        card_tokens.clear(battle, card)
    battle.move(card, _discard_of(battle, kind))
    if battle.events is not None:
        battle.tell("nemesis-card-discarded", card=kind.name)
    if from_play and kind.when_discarded is not None:
        kind.when_discarded.resolve(battle, NOBODYS[card])
    if not battle.table.edition.spent_at_turn_end:
        check_beaten(battle)


def _discard_of(battle: Battle, kind: Card) -> int:
    """Where a nemesis card is discarded to."""
    if kind.crew is None or kind.crew.discard is None:
        return NEMESIS_DISCARD
    return battle.number(kind.crew.discard)


def to_bottom(battle: Battle, card: int) -> None:
    """A nemesis card goes to the bottom of its deck: of the nemesis deck, or of the deck it came from."""
    battle.counts[card] = 0
    if battle.on_cards:
        card_tokens.clear(battle, card)
    crew = battle.kinds[card].crew
    deck = NEMESIS_DECK if crew is None or crew.deck is None else battle.number(crew.deck)
    battle.move(card, deck, bottom=True)
    if battle.events is not None:
        battle.tell("to-bottom", "nemesis", card=battle.kinds[card].name)


def enter_play(battle: Battle, card: int, more: int = 0) -> None:
    """A minion or power is placed into play with its life or tokens, perhaps with more life than is printed."""
    kind = battle.kinds[card]
    own = battle.table.nemesis.own
    if own is not None and kind.life:
        more += own.arrives(battle, card)
    battle.counts[card] = (kind.life or kind.tokens) + more
    battle.move(card, IN_PLAY)
    if battle.events is not None:
        word = "minion-enters" if kind.life else "power-enters"
        battle.tell(word, f"nemesis/{kind.id}", card=kind.name, n=battle.counts[card])
    if kind.shields:
        card_tokens.gain_shields(battle, card, kind.shields)


def check_beaten(battle: Battle) -> None:
    """The players win when the nemesis deck is empty and nothing of it is in play."""
    if battle.beaten():
        win(battle, "nemesis-spent")


def lose_tokens(battle: Battle, amount: int) -> None:
    """The nemesis loses tokens, down to as few as it can have."""
    nemesis = battle.table.nemesis
    lost = min(amount, battle.tokens - nemesis.tokens.least)
    if lost <= 0:
        return
    battle.tokens -= lost
    if battle.events is not None:
        battle.tell("tokens-lost", "nemesis", nemesis=nemesis.name, n=lost, left=battle.tokens)
    if battle.tokens == 0 and nemesis.no_tokens is not None:
        nemesis.no_tokens.resolve(battle, NOBODY)


def gain_tokens(battle: Battle, amount: int) -> None:
    """The nemesis gains tokens, up to as many as it can have."""
    nemesis = battle.table.nemesis
    gained = min(amount, nemesis.tokens.most - battle.tokens)
    if gained <= 0:
        return
    battle.tokens += gained
    if battle.events is not None:
        battle.tell("tokens-gained", "nemesis", nemesis=nemesis.name, n=gained, left=battle.tokens)


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
    if "nurtures" in battle.table.reacts and amount > 0:
        amount += nurture(battle)
    gained = amount if past else min(amount, battle.table.full_gravehold - battle.gravehold)
    if gained <= 0:
        return
    battle.gravehold += gained
    if battle.events is not None:
        word = "xaxos-heals" if battle.table.xaxos else "gravehold-heals"
        battle.tell(word, "gravehold", n=gained, left=battle.gravehold)


def room_for_charges(battle: Battle, seat: int, own: bool = False) -> int:
    """How many charges a player could gain at once: for the ability or, unless they must be their own, for Xaxos."""
    room = battle.table.mages[seat].charges - battle.charges[seat]
    if battle.table.xaxos and not own:
        room = max(room, xaxos.MOST - xaxos.charges(battle))
    return max(0, room)


def gain_charge(battle: Battle, seat: int, amount: int = 1, own: bool = False) -> None:
    """A player gains charges, as far as there is room. Where Xaxos stands, he may have them instead."""
    if battle.table.xaxos and not own:
        xaxos.who_gains(battle, seat, amount)
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
    if not battle.purses and not battle.wallets:
        battle.aether -= amount
        return
    wallets = [(battle.aether, battle.purses), *battle.wallets]
    paid = next(wallet for wallet in wallets if holds(wallet, use) >= amount)
    battle.aether, battle.purses = spent(paid, use, amount)
    if battle.table.rules > 1:
        others = {way for wallet in wallets for way in ways(wallet, use, amount)}
        battle.wallets = tuple(sorted(others - ways((battle.aether, battle.purses), use, 0)))


# Breaches


def focus(battle: Battle, seat: int, breach: int) -> None:
    """Turn a breach a quarter; one that stands at its last quarter opens. Either way a spell may be prepped to it."""
    spot = 4 * seat + breach
    stage = battle.stages[spot]
    if stage >= OPEN:
        return
    battle.focused |= 1 << spot
    battle.stages[spot] = stage + 1
    reacts = battle.table.reacts
    if battle.events is not None:
        word = "breach-focused" if stage < 3 else "breach-opened"
        battle.tell(word, f"p{seat}/breach/{ROMAN[breach]}", mage=battle.mage(seat), breach=ROMAN[breach])
    if FOCUSED in reacts or (OPENED in reacts and stage == 3):
        _all_after_focusing(battle, seat, breach, stage == 3)
    elif "when_focusing" in reacts:
        _after_focusing(battle, seat)


def open_breach(battle: Battle, seat: int, breach: int) -> None:
    """Turn a breach to its open side, for good."""
    battle.stages[4 * seat + breach] = OPEN
    if battle.events is not None:
        battle.tell("breach-opened", f"p{seat}/breach/{ROMAN[breach]}", mage=battle.mage(seat), breach=ROMAN[breach])
    reacts = battle.table.reacts
    if FOCUSED in reacts or OPENED in reacts:
        _all_after_focusing(battle, seat, breach, True)
    elif "when_focusing" in reacts:
        _after_focusing(battle, seat)


def _all_after_focusing(battle: Battle, seat: int, breach: int, opened: bool) -> None:
    """What follows when a breach was focused or opened, where more than prepped spells can react to it."""
    cues = reacting(battle, FOCUSED, seat)
    if seat == battle.active and "when_focusing" in battle.table.reacts:
        for card in battle.prepped(seat):
            kind = battle.kinds[card]
            if kind.when_focusing is not None:
                cues.append(Cue(kind.id, kind.name, kind.when_focusing, WITH_CARD[seat][card]))
    if opened:
        make = battle.make(seat, breach)
        if make.opened is not None:
            cues.append(Cue(make.id, Name(f"make-{make.id}"), make.opened, OF_SEAT[seat]))
        cues += reacting(battle, OPENED, seat)
    in_any_order(battle, cues)


def _after_focusing(battle: Battle, seat: int) -> None:
    """What the acting player's prepped spells do when one of that player's breaches is focused or opened."""
    if seat == battle.active:
        for card in reversed(battle.prepped(seat)):
            deed = battle.kinds[card].when_focusing
            if deed is not None:
                battle.agenda.append((deed, WITH_CARD[seat][card]))


def destroy_breach(battle: Battle, seat: int, breach: int) -> None:
    """A breach is gone for good; what was prepped to it is discarded."""
    for card in battle.occupants(seat, breach)[:]:
        discard(battle, card)
    if ATTACH in battle.table.reacts:
        fall(battle, seat, breach)
    battle.stages[4 * seat + breach] = GONE
    if battle.events is not None:
        battle.tell("breach-destroyed", f"p{seat}/breach/{ROMAN[breach]}", mage=battle.mage(seat), breach=ROMAN[breach])


# Cards


def discard(battle: Battle, card: int) -> None:
    """A card goes to the discard pile of whoever has it."""
    seat = battle.owner(card)
    battle.move(card, FIRST_PLAYER + ZONES_A_PLAYER * seat + DISCARD)
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
    battle.move(card, zone(seat, HAND))
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
    battle.move(card, zone(seat, BREACH + breach))
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
    first = FIRST_PLAYER + ZONES_A_PLAYER * seat
    if not battle.zones[first + DECK]:
        if not battle.zones[first + DISCARD]:
            return -1
        battle.turn_over(first + DISCARD, first + DECK)
        if battle.events is not None:
            battle.tell("turned-over", f"p{seat}/deck", mage=battle.mage(seat))
    return battle.zones[first + DECK][-1]


def draw(battle: Battle, seat: int, amount: int) -> None:
    """A player draws cards, as many as there are."""
    hand = FIRST_PLAYER + ZONES_A_PLAYER * seat
    drawn = 0
    while drawn < amount:
        if not battle.zones[hand + DECK] and top_of_deck(battle, seat) < 0:
            break
        left = len(battle.zones[hand + DECK])
        count = amount - drawn if amount - drawn < left else left
        battle.move_top(hand + DECK, hand, count)
        drawn += count
    if drawn and battle.events is not None:
        cards = [battle.kinds[card].name for card in battle.zones[hand][-drawn:]]
        battle.tell("drawn", f"p{seat}", mage=battle.mage(seat), cards=cards, n=drawn)
    if drawn and "in_hand" in battle.table.reacts:
        _held(battle, battle.zones[hand][-drawn:], seat)
