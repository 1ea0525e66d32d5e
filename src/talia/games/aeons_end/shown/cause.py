"""What makes a question be asked (the card, the ability or the nemesis behind it), and where an option belongs."""

from __future__ import annotations

from talia.games.aeons_end.cards.mage import ANY_MAIN
from talia.games.aeons_end.cards.vocabulary.base import walk
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import ROMAN
from talia.games.aeons_end.rules.focusing import BREACH_FALLS
from talia.games.aeons_end.rules.layout import ASIDE, IN_PLAY
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.game import Cause
from talia.kernel.voice import Name

PLAIN = ("ask-main", "ask-casting", "ask-casting-begins", "ask-order", "ask-turn", "ask-x-token", "ask-destroy-breach")
"""Questions of the turn itself, which no card asks."""


def cause(battle: Battle, decision: Decision) -> Cause | None:
    """The card that asks, or the spell being cast; without one, the breach that was opened, the ability being used, or the
    nemesis: in its turn, or because of what it lets players do in theirs."""
    scope = decision.ctx
    if decision.word in PLAIN or "card" in decision.args or not isinstance(scope, Scope):
        return None
    if decision.effect is BREACH_FALLS and scope.card < 0:  # its owner is exhausted
        return None
    card = scope.card if scope.card >= 0 or scope.seat < 0 else battle.casting
    if card >= 0:
        kind = battle.kinds[card]
        shown = battle.where[card] in (IN_PLAY, ASIDE)
        return Cause(kind.name, kind.id, f"nemesis/{kind.id}" if shown and scope.seat < 0 else "")
    if scope.seat >= 0 and (own_thing := _opened(battle, scope.seat, decision) or _token(battle, decision)) is not None:
        return own_thing
    own = battle.table.nemesis.own
    asked_by_own = own is not None and decision.word in own.asks()
    if scope.seat >= 0 and battle.active >= 0 and not asked_by_own:
        mages = battle.table.mages
        # Most abilities are used in one's own turn, whoever has to decide something because of them.
        user = scope.seat if mages[scope.seat].when == ANY_MAIN else battle.active
        if mages[user].charges:
            return Cause(mages[user].ability_name, "", f"p{user}/ability")
        return None
    return Cause(battle.table.nemesis.name, battle.table.nemesis.id, "nemesis")


def _opened(battle: Battle, seat: int, decision: Decision) -> Cause | None:
    """The breach of a player's whose opening asks."""
    for breach, name in enumerate(ROMAN):
        make = battle.make(seat, breach)
        if make.opened is not None and any(part is decision.effect for part in walk(make.opened)):
            return Cause(Name(f"make-{make.id}"), "", f"p{seat}/breach/{name}")
    return None


def _token(battle: Battle, decision: Decision) -> Cause | None:
    """The token of a mage's that asks, such as a barrier or a glyph whose gift it is."""
    for seat, mage in enumerate(battle.table.mages):
        for name, deed in mage.asking:
            if any(part is decision.effect for part in walk(deed)):
                return Cause(name, "", f"p{seat}/ability")
    return None


def about(battle: Battle, option: Option) -> str:
    """Where an option is seen: a prepped spell is used on the breach it lies on."""
    verb, _, card = option.key.partition(":")
    seat = battle.active
    if verb != "use" or seat < 0:
        return option.about
    for breach, roman in enumerate(ROMAN):
        if any(battle.kinds[spell].id == card for spell in battle.occupants(seat, breach)):
            return f"p{seat}/breach/{roman}"
    return option.about
