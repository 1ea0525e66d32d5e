"""Flawed Crystals: Haze Fiend puts stickers on Crystals, and what is flawed stays so for the rest of a campaign."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from talia.games.aeons_end.boxes.legacy.starters import STARTERS
from talia.games.aeons_end.cards.card import GEM
from talia.games.aeons_end.cards.declared import MOST_MARKED, bounded
from talia.games.aeons_end.cards.vocabulary import any_player, gain, suffers
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed, called
from talia.games.aeons_end.cards.vocabulary.gains import NOT_A_CARD
from talia.games.aeons_end.cards.vocabulary.people import Who
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.rules import deeds, foes
from talia.games.aeons_end.rules.actions import chosen_card, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.card_options import options_of
from talia.games.aeons_end.rules.layout import DECK, DESTROYED, DISCARD, HAND, PLAYED, SEATS, zone
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice

CRYSTAL: Final = next(card for card in STARTERS if card.id == "crystal")
"""The Crystal that everybody starts with."""

FLAWED_CRYSTAL: Final = replace(
    GEM("flawed-crystal", cost=0, play=gain(1, NOT_A_CARD), starter=True),
    flaw_of=CRYSTAL,
)
"""What a flawed Crystal gives is in no source; this is ours."""

STICKERS: Final = 3
"""How many stickers there are for each player. Ours, too: with more of them, a player alone would be left without any
Crystal that gains a card, for the rest of a campaign."""
ALL_STICKERS: Final = STICKERS * SEATS
"""As many as there are for a full table; up to rules 6, for any number of players."""


HARM: Final = 2
NEEDED: Final = 2
"""What fracturing a Crystal costs a player, and how many tokens it takes."""


PLACES: Final = (HAND, DECK, DISCARD, PLAYED)
"""Where a player's Crystals may be."""

MOST_CRYSTALS: Final = MOST_MARKED * len(PLACES)
"""How many Crystals a player can have begun with: a position or a set-up may fill every place with them."""


def named(seat: int) -> str:
    """The mark that counts the Crystals without a flaw that bear a player's name, wherever they are."""
    return f"crystals-{seat + 1}"


def flaws(seat: int) -> str:
    """The mark that counts the stickers placed in this battle on Crystals that bear a player's name."""
    return f"flawed-{seat + 1}"


def _told(mark: Callable[[int], str], seat: int, most: int) -> str:
    """A mark of a player: of somebody who does not play there is nothing to count."""
    return bounded(mark(seat), lambda players, piles: most if seat < players else 0)


_FLAWS: Final = tuple(flaws(seat) for seat in range(SEATS))
MARKS: Final = (
    *(_told(named, seat, MOST_CRYSTALS) for seat in range(SEATS)),
    *(_told(flaws, seat, ALL_STICKERS) for seat in range(SEATS)),
)


def flawed(battle: Battle) -> list[int]:
    """What a campaign keeps of a battle: for each seat, how many of its Crystals got a flaw in it."""
    return [battle.mark(flaws(seat)) for seat in battle.everyone()]


def with_flaws(start: Mapping[str, Sequence[str]], n: int) -> dict[str, list[str]]:
    """The cards somebody starts with (as a set-up says them), so many Crystals among them flawed: those come last, from the
    bottom of the deck up, then in the hand."""
    piles = {name: list(start.get(name, ())) for name in ("hand", "deck", "discard")}
    for pile in (piles["deck"], piles["hand"]):
        for place in range(len(pile) - 1, -1, -1):
            if n and pile[place] == CRYSTAL.id:
                pile[place] = FLAWED_CRYSTAL.id
                n -= 1
    return piles


def stickers_left(battle: Battle) -> int:
    """How many more Crystals can be flawed."""
    used = 0
    for name, n in battle.marks:
        if name in _FLAWS:
            used += n
    there = STICKERS * battle.players if battle.table.rules > 6 else ALL_STICKERS
    return max(0, there - used)


def whole(battle: Battle, seat: int, places: tuple[int, ...]) -> list[int]:
    """The Crystals without a flaw in some of a player's places."""
    kinds = battle.kinds
    return [card for place in places for card in battle.zone(seat, place) if kinds[card] is CRYSTAL]


def at_hand(battle: Battle, seat: int) -> bool:
    """Whether a player has a Crystal without a flaw in hand or in the discard pile."""
    kinds = battle.kinds
    for place in (HAND, DISCARD):
        for card in battle.zones[zone(seat, place)]:
            if kinds[card] is CRYSTAL:
                return True
    return False


def destroyed(battle: Battle, seat: int) -> int:
    """How many Crystals without a flaw that bear a player's name are destroyed: all that the player does not have."""
    return max(0, battle.mark(named(seat)) - len(whole(battle, seat, PLACES)))


def marks_of_flaws(battle: Battle) -> dict[str, int]:
    """How many Crystals without a flaw bear each player's name in a position that does not say it: all that the mage starts
    with and that have not got one since. Until rules 3 it was none."""
    found: dict[str, int] = {}
    if battle.table.rules > 3:
        for seat, mage in enumerate(battle.table.mages):
            cracked = [
                card for place in PLACES for card in battle.zone(seat, place) if battle.kinds[card] is FLAWED_CRYSTAL
            ]
            found[named(seat)] = max(0, (*mage.hand, *mage.deck).count(CRYSTAL.id) - len(cracked))
    return found


def flaw(battle: Battle, seat: int, card: int) -> None:
    """A Crystal of a player has a flaw from now on."""
    battle.become(card, FLAWED_CRYSTAL)
    options = battle.options
    battle.options = (*options[:card], options_of(FLAWED_CRYSTAL), *options[card + 1 :])
    battle.set_mark(named(seat), max(0, battle.mark(named(seat)) - 1))
    battle.set_mark(flaws(seat), battle.mark(flaws(seat)) + 1)
    if battle.events is not None:
        battle.tell("flawed", f"p{seat}", mage=battle.mage(seat), card=FLAWED_CRYSTAL.name)


@dataclass(frozen=True)
class PrepareCrystals(Deed):
    """The Crystals that players begin with bear their names."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for seat in battle.everyone():
            battle.set_mark(named(seat), len(whole(battle, seat, PLACES)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-crystals", n=STICKERS)


@dataclass(frozen=True)
class FlawsCrystal(Choosing):
    """That player places a sticker on a Crystal without a flaw in their hand or discard pile."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        staying = battle.table.rules > 11
        return scope.seat, "ask-flaw", card_options(battle, self._cards(battle, scope), "flaw", False, staying=staying)

    def _cards(self, battle: Battle, scope: Scope) -> list[int]:
        return whole(battle, scope.seat, (HAND, DISCARD)) if stickers_left(battle) else []

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        flaw(battle, scope.seat, chosen_card(option))

    def full(self, battle: Battle, scope: Scope) -> bool:
        return at_hand(battle, scope.seat) and stickers_left(battle) > 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-flaw-crystal", form=form)


@dataclass(frozen=True)
class WithMostCrystals(Who):
    """*The player with the most Crystals in hand*, flawed or not; of several, the team chooses."""

    word: str = called("most-crystals")

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        kinds = battle.kinds
        have = [
            sum(kinds[card] in (CRYSTAL, FLAWED_CRYSTAL) for card in battle.hand(seat)) for seat in battle.everyone()
        ]
        return [seat for seat, number in enumerate(have) if number == max(have)]


@dataclass(frozen=True)
class FractureOne(Deed):
    """A Crystal is fractured: in a hand or discard pile, else among those destroyed; else it only hurts."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        left = stickers_left(battle)
        if left and any(at_hand(battle, seat) for seat in battle.everyone()):
            FLAW_AND_SUFFER.resolve(battle, scope)
            return
        left = left and any(battle.kinds[card] is CRYSTAL for card in battle.zones[DESTROYED])
        lost = [seat for seat in battle.everyone() if destroyed(battle, seat)] if left else []
        if lost:
            battle.ask(None, "ask-flaw-destroyed", [battle.table.who[seat] for seat in lost], self, scope)
        else:
            ONLY_SUFFER.resolve(battle, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        seat = chosen_player(option)
        card = next(card for card in battle.zones[DESTROYED] if battle.kinds[card] is CRYSTAL)
        flaw(battle, seat, card)
        deeds.suffer(battle, seat, HARM)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-fracture", n=HARM)


@dataclass(frozen=True)
class Fracture(Deed):
    """At the end of its turn the nemesis fractures a Crystal for every two tokens."""

    nemesis: str

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.tokens >= NEEDED:
            battle.agenda.append((self, scope))
            battle.agenda.append((SPEND_TOKENS, scope))
            FRACTURE_ONE.resolve(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-fracture-all", n=NEEDED, harm=HARM)


@dataclass(frozen=True)
class SpendTokens(Deed):
    """The nemesis loses the tokens that a Crystal took."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.lose_tokens(battle, NEEDED)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-fracture-all", n=NEEDED, harm=HARM)


FLAWS: Final = FlawsCrystal()
FLAW_AND_SUFFER: Final = any_player >> FLAWS + suffers(HARM)
ONLY_SUFFER: Final = any_player >> suffers(HARM)
FRACTURE_ONE: Final = FractureOne()
SPEND_TOKENS: Final = SpendTokens()
