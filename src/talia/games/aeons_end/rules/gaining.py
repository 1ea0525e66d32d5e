"""Gaining a card: onto the discard pile, or wherever an effect wants it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.reaction import GAINED
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.rules.actions import OnPlayer
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import DECK, DISCARD, HAND, zone
from talia.games.aeons_end.rules.moments import Cue, in_any_order, reacting
from talia.games.aeons_end.rules.options import SKIP
from talia.games.aeons_end.rules.scope import WITH_CARD, Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Arg, Name

ONTO_DECK: Final = "onto-deck"
TO_ALLY: Final = "to-ally"
"""Where effects may want the next card that is gained."""


def gained_by(seat: int) -> str:
    """How `Battle.done` says that somebody gained a card in a turn that is not theirs, where a card counts it."""
    return f"gained:{seat + 1}"


def gain_card(battle: Battle, seat: int, card: int) -> None:
    """A player gains a card: onto the discard pile at once, then whatever wants to redirect the next card gained, then
    what the card itself does when it is gained: on its owner's turn, or in any if it says so."""
    kind, pile = battle.kinds[card], battle.where[card]
    battle.move(card, zone(seat, DISCARD))
    if battle.events is not None:
        battle.tell("gained", f"p{seat}/discard", mage=battle.mage(seat), card=kind.name)
    if seat == battle.active:
        battle.gained = (*battle.gained, kind.id)
    elif "any_turn" in battle.table.reacts and battle.table.rules > 3:
        battle.done = (*battle.done, gained_by(seat))
    taken = _taken(battle, pile, seat) if "when_taken" in battle.table.reacts else []
    own = battle.table.nemesis.own
    if own is not None:
        taken += own.bought(battle, card, pile)
        if battle.result is not None and battle.table.rules > 12:
            return  # it was the last card that a nemesis had to lose (up to rules 12 what reacts was asked even so)
    if taken or GAINED in battle.table.reacts or _does_both(battle, seat, kind):
        _all_reacting(battle, seat, card, taken)
    elif seat == battle.active or _acts(battle, seat, kind):
        if kind.when_gained is not None:
            battle.agenda.append((kind.when_gained, WITH_CARD[seat][card]))
        if battle.redirects and seat == battle.active:
            redirects, battle.redirects = battle.redirects, ()
            battle.agenda.append((Redirect(redirects), Scope(seat, it=card)))


def _does_both(battle: Battle, seat: int, kind: Card) -> bool:
    """Whether a card does something when it is gained and is meant to go elsewhere, which happens in any order (up to rules
    11 only where other cards of the battle react to gains)."""
    if kind.when_gained is None or not battle.redirects or seat != battle.active:
        return False
    return battle.table.edition.any_order and battle.table.rules > 11


def _acts(battle: Battle, seat: int, kind: Card) -> bool:
    """Whether a card does now what it does when it is gained: on its owner's turn, and some of them on any turn (since
    rules 4)."""
    if kind.when_gained is None:
        return False
    return seat == battle.active or (kind.any_turn and battle.table.rules > 3)


def _taken(battle: Battle, pile: int, seat: int) -> list[Cue]:
    """What mages do because a card was gained from a pile. It happens at the same time as all the rest (up to rules 3, after
    that)."""
    watching = [mage.when_taken for mage in battle.table.mages if mage.when_taken is not None]
    found = [cue for when_taken in watching for cue in when_taken(battle, pile, seat)]
    if battle.table.rules > 3:
        return found
    for cue in reversed(found):
        cue.effect.resolve(battle, cue.scope)
    return []


def _all_reacting(battle: Battle, seat: int, card: int, cues: list[Cue]) -> None:
    """The same where others wait for somebody to gain a card: it all happens at the same time, some of it said already."""
    kind = battle.kinds[card]
    if seat == battle.active and battle.redirects:
        redirects, battle.redirects = battle.redirects, ()
        cues.append(Cue("redirect", Name("cue-redirect"), Redirect(redirects), Scope(seat, it=card)))
    if kind.when_gained is not None and _acts(battle, seat, kind):
        deed = _as_gained(battle, kind.when_gained, WITH_CARD[seat][card])
        if deed is not None:
            cues.append(Cue(kind.id, kind.name, deed, WITH_CARD[seat][card]))
    in_any_order(battle, [*cues, *reacting(battle, GAINED, seat, card)])


def _as_gained(battle: Battle, deed: Deed, scope: Scope) -> Deed | None:
    """What a card does when it is gained: its *if* is about that moment, whatever comes before it (since rules 5)."""
    return deed.settled(battle, scope) if battle.table.rules > 4 else deed


def place_on_deck(battle: Battle, seat: int, card: int) -> None:
    """A card goes on top of a player's deck."""
    battle.move(card, zone(seat, DECK))
    if battle.events is not None:
        battle.tell("onto-deck", f"p{seat}/deck", mage=battle.mage(seat), card=battle.kinds[card].name)


def give(battle: Battle, seat: int, card: int, ally: int) -> None:
    """A player's card goes to an ally's discard pile."""
    battle.move(card, zone(ally, DISCARD))
    if battle.events is not None:
        name = battle.kinds[card].name
        battle.tell("given", f"p{ally}/discard", mage=battle.mage(seat), ally=battle.mage(ally), card=name)


@dataclass(frozen=True)
class Redirect(Effect):
    """The card just gained (`scope.it`) goes elsewhere: if several effects want it, its owner chooses which one does.

    Onto the deck is a *may*; to an ally is not, so with both waiting there is no leaving it where it lies.
    """

    wanted: tuple[str, ...]
    placed: bool = False
    """Whether the effect by which it was gained has placed it in hand or on the deck, where it may be left."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.table.rules > 11 and not self._there(battle, scope):
            return  # it has gone elsewhere already
        on_deck = self.placed and battle.where[scope.it] == zone(scope.seat, DECK)
        found = elsewhere(battle, scope, tuple(each for each in self.wanted if each != ONTO_DECK or not on_deck))
        if TO_ALLY not in self.wanted or self.placed:
            found.append(SKIP)
        if self.placed:
            ask_where(battle, found, self, scope)
        else:
            battle.ask(scope.seat, "ask-redirect", found, self, scope, {"card": battle.kinds[scope.it].name})

    def __repr__(self) -> str:
        """As it was told when there was no other place to be left in: fingerprints of older saves have it."""
        return f"Redirect(wanted={self.wanted!r}{', placed=True' if self.placed else ''})"

    def _there(self, battle: Battle, scope: Scope) -> bool:
        """Whether it still lies where it came to lie when it was gained."""
        if self.placed:
            return battle.where[scope.it] in (zone(scope.seat, HAND), zone(scope.seat, DECK))
        return battle.where[scope.it] == zone(scope.seat, DISCARD)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is not SKIP and self._there(battle, scope):
            goes_elsewhere(battle, scope, option)


def ask_where(battle: Battle, found: list[Option], effect: Effect, scope: Scope) -> None:
    """Ask the owner of a gained card (`scope.it`): where the effect by which it was gained places it, or elsewhere?"""
    battle.ask(scope.seat, "ask-redirect-placed", found, effect, scope, {"card": battle.kinds[scope.it].name})


def elsewhere(battle: Battle, scope: Scope, wanted: tuple[str, ...]) -> list[Option]:
    """Where effects may want a gained card (`scope.it`), as options."""
    kind = battle.kinds[scope.it]
    found = []
    if ONTO_DECK in wanted:
        found.append(Option(f"top:{kind.id}", "option-onto-deck", {"card": kind.name}, f"p{scope.seat}/deck"))
    if TO_ALLY in wanted:
        for ally in battle.allies(scope.seat):
            args: dict[str, Arg] = {"card": kind.name, "mage": battle.mage(ally)}
            about = f"p{ally}/discard"
            found.append(Option(f"give:{ally + 1}", "option-to-ally", args, about, action=OnPlayer(ally)))
    return found


def goes_elsewhere(battle: Battle, scope: Scope, option: Option) -> None:
    """The gained card goes where its owner chose."""
    action = option.action
    if isinstance(action, OnPlayer):
        give(battle, scope.seat, scope.it, action.seat)
    else:
        place_on_deck(battle, scope.seat, scope.it)
