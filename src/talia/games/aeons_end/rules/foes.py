"""What can happen to the nemesis, its minions and its powers: one function for each."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Crew
from talia.games.aeons_end.rules import card_tokens
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.ending import win
from talia.games.aeons_end.rules.layout import (
    ASIDE,
    IN_PLAY,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
)
from talia.games.aeons_end.rules.scope import NOBODY, NOBODYS, Scope

ALLY: Final = -2
"""Whose blow it is that an ally in Gravehold's place strikes: no player's."""


def striker(battle: Battle, scope: Scope) -> int:
    """Whose blow it is: a player's, or that of an ally whose ability it is (since rules 4)."""
    if scope.card >= 0 and battle.kinds[scope.card].sort == Sort.ABILITY and battle.table.rules > 3:
        return ALLY
    return scope.seat


def hit_nemesis(battle: Battle, amount: int, seat: int = -1) -> None:
    """The nemesis is dealt damage, as far as it lets itself be hurt; `seat` is who decides where the blow goes."""
    nemesis = battle.table.nemesis
    if amount <= 0 or nemesis.untouchable:
        return
    if nemesis.diverts is not None and diverted(battle, amount):
        return
    if nemesis.struck is not None:
        chooser = seat if seat >= 0 and battle.table.rules > 3 else battle.active
        battle.agenda.append((nemesis.struck, Scope(chooser, n=amount)))
        return
    if nemesis.armour is not None:
        amount = max(0, nemesis.armour.lessen(battle, -1, amount))
        nemesis.armour.after(battle)
    battle.nemesis_life = max(0, battle.nemesis_life - amount)
    if battle.events is not None:
        battle.tell("nemesis-suffers", "nemesis", nemesis=nemesis.name, n=amount, left=battle.nemesis_life)
    if battle.nemesis_life == 0:
        win(battle, "nemesis-slain")
    elif amount and "when_nemesis_hurt" in battle.table.reacts:
        for card in battle.zones[IN_PLAY][:]:
            deed = battle.kinds[card].when_nemesis_hurt
            if deed is not None:
                deed.resolve(battle, NOBODYS[card])


def out_of_reach(battle: Battle) -> bool:
    """Whether a blow can go nowhere: the nemesis cannot be dealt damage, and has no minion in play."""
    nemesis = battle.table.nemesis
    return nemesis.untouchable and nemesis.diverts is None and not battle.minions()


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
    wound(battle, card, dealt(battle, card, amount, striker), striker)


def dealt(battle: Battle, card: int, amount: int, striker: int) -> int:
    """What a minion and the cards in play leave of a blow."""
    kind = battle.kinds[card]
    if kind.armour is not None and not (kind.by_players and striker == ALLY):
        amount = max(0, kind.armour.lessen(battle, card, amount))
    if kind.wandering and amount > 1:
        amount = 1
    return armoured(battle, card, amount) if "minion_armour" in battle.table.reacts else amount


def in_vain(battle: Battle, minions: list[int], amount: int, scope: Scope) -> bool:
    """Whether a blow changes nothing, wherever it goes: neither the nemesis nor one of these minions feels it."""
    armour = battle.table.nemesis.armour
    if armour is None or armour.wears(battle) or armour.lessen(battle, -1, amount) > 0:
        return False
    if battle.on_cards:  # a shield may be lost
        return False
    by = striker(battle, scope)
    return all(dealt(battle, card, amount, by) <= 0 for card in minions)


def hunt(battle: Battle, card: int, amount: int, hunter: int) -> None:
    """A wandering minion is dealt damage by spent aether, less what other cards keep from it (since rules 4)."""
    if battle.table.rules < 4:
        wound(battle, card, amount)
        return
    if battle.on_cards and not _prevented(battle, card) and card_tokens.parried(battle, card):
        return
    wound(battle, card, armoured(battle, card, amount), hunter)


def armoured(battle: Battle, card: int, amount: int) -> int:
    """What cards in play leave of the damage that would be dealt to a minion."""
    for other in battle.zones[IN_PLAY]:
        armour = battle.kinds[other].minion_armour
        if armour is not None and armour.covers(battle.kinds[card]):
            amount = armour.lessen(battle, card, amount)
    return amount


def _prevented(battle: Battle, card: int) -> bool:
    """Whether a card in play keeps all damage from this minion, so that not even a shield is lost."""
    if "minion_armour" not in battle.table.reacts:
        return False
    kinds = battle.kinds
    armours = [kinds[other].minion_armour for other in battle.zones[IN_PLAY]]
    return any(each is not None and each.covers(kinds[card]) and not each.lessen(battle, card, 1) for each in armours)


def wound(battle: Battle, card: int, amount: int, striker: int = -1) -> None:
    """A minion loses life, and what follows from that (`scope.it` is the player whose blow it was)."""
    kind = battle.kinds[card]
    left = battle.counts[card] - amount
    if left < 0:
        left = 0
    battle.counts[card] = left
    if battle.events is not None:
        battle.tell("minion-suffers", f"nemesis/{kind.id}", card=kind.name, n=amount, left=left)
    if amount and kind.when_hurt is not None and not (kind.by_players and striker == ALLY):
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
    if kind.crew is not None and kind.crew.at_once and battle.table.rules > 10:
        make_anew(battle, kind.crew)
    if from_play and kind.when_discarded is not None:
        kind.when_discarded.resolve(battle, NOBODYS[card])
    if not battle.table.edition.spent_at_turn_end:
        check_beaten(battle)


def _discard_of(battle: Battle, kind: Card) -> int:
    """Where a nemesis card is discarded to."""
    if kind.crew is None or kind.crew.discard is None:
        return NEMESIS_DISCARD
    return battle.number(kind.crew.discard)


def make_anew(battle: Battle, crew: Crew) -> None:
    """The deck of a crew is made anew from its discard pile if it is empty."""
    assert crew.deck is not None
    assert crew.discard is not None
    deck = battle.number(crew.deck)
    if not battle.zones[deck]:
        for card in battle.pile(crew.discard)[:]:
            battle.move(card, deck)
        battle.shuffle(deck)


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
    room = nemesis.tokens.most - battle.tokens
    gained = amount if amount < room else room
    if gained <= 0:
        return
    battle.tokens += gained
    if battle.events is not None:
        battle.tell("tokens-gained", "nemesis", nemesis=nemesis.name, n=gained, left=battle.tokens)
