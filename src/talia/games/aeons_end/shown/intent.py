"""What the nemesis will do in its next turn, as far as everybody knows: how it begins, who acts, which powers resolve."""

from __future__ import annotations

from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY, NEMESIS_DECK, TURN_DECK
from talia.kernel.voice import Name, Voice


def next_turn(battle: Battle, v: Voice) -> tuple[str, ...]:
    """The next nemesis turn in a line; nothing while one is under way, or when all is over."""
    if battle.active < 0 or battle.result is not None:
        return ()
    kinds = battle.kinds
    acting: list[Name] = []
    resolving: list[Name] = []
    for card in battle.zones[IN_PLAY]:
        if kinds[card].persistent is not None:
            acting.append(kinds[card].name)
        if resolves_next(battle, card):
            resolving.append(kinds[card].name)
    own = battle.table.nemesis.own
    first = own.intends(battle, v) if own is not None else ""
    told = [first] if first else []
    if acting:
        told.append(v.say("intent-acts", cards=acting, form="one" if len(acting) == 1 else "many"))
    if resolving:
        told.append(v.say("intent-resolves", cards=resolving))
    last = "intent-draws" if battle.zones[NEMESIS_DECK] else "intent-unleashes"
    told.append(v.say(last if told else f"{last}-only"))
    return (v.say("intent-next", what="; ".join(told)),)


def resolves_next(battle: Battle, card: int) -> bool:
    """Whether a power has so few tokens that it resolves in the next nemesis turn."""
    return battle.kinds[card].power is not None and battle.counts[card] == 1


def turns_to_come(battle: Battle, v: Voice) -> str:
    """How many of the turn order cards to come are the nemesis': everybody knows that, if not their order."""
    total = len(battle.table.nemesis_turns)
    if not battle.zones[TURN_DECK]:
        return v.say("intent-turns-anew", n=total)
    return v.say("intent-turns", n=total - battle.nemesis_turns_discarded())
