"""What can happen to a player's breaches: they are focused, opened and destroyed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from talia.games.aeons_end.cards.reaction import FOCUSED, OPENED
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.rules.actions import chosen_card
from talia.games.aeons_end.rules.attached import ATTACH, fall, options_under, under
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN, ROMAN
from talia.games.aeons_end.rules.deeds import discard
from talia.games.aeons_end.rules.moments import Cue, in_any_order, reacting
from talia.games.aeons_end.rules.options import LEAVE
from talia.games.aeons_end.rules.scope import OF_SEAT, WITH_CARD, Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Name


def focus(battle: Battle, seat: int, breach: int, by: int = -1) -> None:
    """Turn a breach a quarter; one that stands at its last quarter opens. Either way a spell may be prepped to it. `by` is
    who focuses it, if it is not their own."""
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
        _all_after_focusing(battle, seat, breach, stage == 3, by)
    elif "when_focusing" in reacts:
        _after_focusing(battle, seat)


def open_breach(battle: Battle, seat: int, breach: int, by: int = -1) -> None:
    """Turn a breach to its open side, for good."""
    battle.stages[4 * seat + breach] = OPEN
    if battle.events is not None:
        battle.tell("breach-opened", f"p{seat}/breach/{ROMAN[breach]}", mage=battle.mage(seat), breach=ROMAN[breach])
    reacts = battle.table.reacts
    if FOCUSED in reacts or OPENED in reacts:
        _all_after_focusing(battle, seat, breach, True, by)
    elif "when_focusing" in reacts:
        _after_focusing(battle, seat)


def _all_after_focusing(battle: Battle, seat: int, breach: int, opened: bool, by: int) -> None:
    """What follows when a breach was focused or opened, where more than prepped spells can react to it. Who waits for that
    is whoever did it (since rules 4), what a breach of its own make does is its owner's."""
    if by < 0 or battle.table.rules < 4:
        by = seat
    cues = reacting(battle, FOCUSED, by)
    if seat == battle.active and "when_focusing" in battle.table.reacts:
        for card in battle.prepped(seat):
            kind = battle.kinds[card]
            if kind.when_focusing is not None:
                cues.append(Cue(kind.id, kind.name, kind.when_focusing, WITH_CARD[seat][card]))
    if opened:
        make = battle.make(seat, breach)
        if make.opened is not None:
            cues.append(Cue(make.id, Name(f"make-{make.id}"), make.opened, OF_SEAT[seat]))
        cues += reacting(battle, OPENED, by)
    in_any_order(battle, cues)


def may_react(battle: Battle, breaches: Sequence[tuple[int, int]], by: int) -> bool:
    """Whether anything might react if these breaches, each a seat's, were focused or opened by a player."""
    reacts = battle.table.reacts
    if "when_focusing" in reacts or FOCUSED in reacts:
        return True
    if OPENED not in reacts:
        return False
    if battle.waiting or "treasures" in reacts or any(battle.kinds[card].reaction for card in battle.prepped(by)):
        return True
    return any(battle.make(seat, breach).opened is not None for seat, breach in breaches)


def _after_focusing(battle: Battle, seat: int) -> None:
    """What the acting player's prepped spells do when one of that player's breaches is focused or opened."""
    if seat == battle.active:
        for card in reversed(battle.prepped(seat)):
            deed = battle.kinds[card].when_focusing
            if deed is not None:
                battle.agenda.append((deed, WITH_CARD[seat][card]))


def destroy_breach(battle: Battle, seat: int, breach: int, by: int = -1) -> None:
    """A breach is gone for good; the spells on it and the relic under it are discarded, different ones in the order their
    owner likes (until rules 10 as they lay). `by` is the card that destroys it; without one its owner is exhausted."""
    if battle.table.rules > 10 and _differ(battle, _at(battle, seat, breach)):
        battle.agenda.append((BREACH_FALLS, Scope(seat, by, breach)))
    else:
        _destroy_at_once(battle, seat, breach)


def _at(battle: Battle, seat: int, breach: int) -> list[int]:
    """The spells on a breach, and the relic under it."""
    spells = battle.occupants(seat, breach)
    relic = under(battle, seat, breach) if ATTACH in battle.table.reacts else -1
    return spells if relic < 0 else [*spells, relic]


def _differ(battle: Battle, cards: list[int]) -> bool:
    """Whether it matters in which order these cards come to lie on their owner's discard pile."""
    kinds = battle.kinds
    return any(kinds[card] is not kinds[cards[0]] for card in cards)


def _destroy_at_once(battle: Battle, seat: int, breach: int) -> None:
    for card in battle.occupants(seat, breach)[:]:
        discard(battle, card)
    if ATTACH in battle.table.reacts:
        fall(battle, seat, breach)
    battle.stages[4 * seat + breach] = GONE
    if battle.events is not None:
        battle.tell("breach-destroyed", f"p{seat}/breach/{ROMAN[breach]}", mage=battle.mage(seat), breach=ROMAN[breach])


class BreachFalls(Effect):
    """A player's breach (`scope.it`) is being destroyed: what is there is discarded card by card, then it is gone."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if _differ(battle, _at(battle, scope.seat, scope.it)):
            found = card_options(battle, battle.occupants(scope.seat, scope.it), "discard", False)
            if ATTACH in battle.table.reacts:
                found += options_under(battle, scope.seat, scope.it, "discard")
            battle.ask(scope.seat, "ask-discard-next", [*found, LEAVE], self, scope)
        else:
            _destroy_at_once(battle, scope.seat, scope.it)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is LEAVE:
            _destroy_at_once(battle, scope.seat, scope.it)
            return
        card = chosen_card(option)
        if battle.owner(card) < 0:  # the relic
            fall(battle, scope.seat, scope.it)
        else:
            discard(battle, card)
        self.resolve(battle, scope)

    def __repr__(self) -> str:
        return "BreachFalls"


BREACH_FALLS: Final = BreachFalls()
