"""What options say where that depends on the table: who moves or is recalled, and for how much."""

from __future__ import annotations

from talia.games.ostium.rules.actions import MOVE_COST, Move, Recall
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.layout import PLACES
from talia.games.ostium.rules.offers import swift
from talia.games.ostium.rules.picks import OnChains
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Voice


def option_text(clash: Clash, option: Option, v: Voice) -> str | None:
    """The option with the creature and the price it means now; None where its own words say enough."""
    action = option.action
    if option.word == "option-chain":
        return v.say("option-chain", gate=option.args["gate"], way=_way(option.args["way"], v))
    if option.word == "option-it-fuse" and isinstance(action, OnChains) and action.chains:
        ways = [
            v.say("fusion-way", gate=column + 1, way=_way("-".join(PLACES[slot] for slot in path), v))
            for column, path in action.chains
        ]
        return v.say(option.word, **{**option.args, "ways": ways})
    if not isinstance(action, (Move, Recall)):
        return None
    side, slot = clash.active, action.slot
    kind = clash.kinds[clash.at(side, slot)]
    if isinstance(action, Move):
        return v.say("move-creature", card=kind.name, place=PLACES[slot], cost=MOVE_COST)
    free = kind.can_be_swift and swift(clash, side, slot, kind)
    return v.say("recall-creature", card=kind.name, place=PLACES[slot], cost=0 if free else MOVE_COST)


def _way(way: Arg, v: Voice) -> str:
    """The places a chain runs through, by the names they have in this language."""
    return "-".join(v.say("place-name", place=place) for place in str(way).split("-"))
