"""What can happen to a player's breaches: they are focused, opened and destroyed."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.aeons_end.cards.reaction import FOCUSED, OPENED
from talia.games.aeons_end.rules.attached import ATTACH, fall
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN, ROMAN
from talia.games.aeons_end.rules.deeds import discard
from talia.games.aeons_end.rules.moments import Cue, in_any_order, reacting
from talia.games.aeons_end.rules.scope import OF_SEAT, WITH_CARD
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


def minded(battle: Battle, breaches: Sequence[tuple[int, int]], by: int) -> bool:
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


def destroy_breach(battle: Battle, seat: int, breach: int) -> None:
    """A breach is gone for good; what was prepped to it is discarded."""
    for card in battle.occupants(seat, breach)[:]:
        discard(battle, card)
    if ATTACH in battle.table.reacts:
        fall(battle, seat, breach)
    battle.stages[4 * seat + breach] = GONE
    if battle.events is not None:
        battle.tell("breach-destroyed", f"p{seat}/breach/{ROMAN[breach]}", mage=battle.mage(seat), breach=ROMAN[breach])
