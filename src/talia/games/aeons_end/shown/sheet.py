"""A set-up in words, for a real table with the real cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.rules import turn_order
from talia.games.aeons_end.rules.breaches import GONE, OPEN, ROMAN
from talia.games.aeons_end.set_up.setup import LEVELS, Level, full_nemesis_life
from talia.games.aeons_end.set_up.stock import copies
from talia.games.aeons_end.set_up.treasures import FIELDS, NONE, STARTS, start
from talia.games.aeons_end.shown.text import ability_text, kind_name, nemesis_text
from talia.kernel.voice import Voice


def sheet(box: Box, players: int, setup: Mapping[str, Any], v: Voice) -> list[tuple[str, list[str]]]:
    """The set-up as headings with lines. Any: a settled set-up is plain data."""
    level = LEVELS[setup["difficulty"]]
    nemesis = box.nemesis(setup["nemesis"])
    assert nemesis is not None
    foe = nemesis.with_harder_rule() if level.harder else nemesis
    parts = [
        (
            v.say("field-difficulty"),
            [
                v.say(f"difficulty-{setup['difficulty']}"),
                v.say("sheet-life", n=setup["life"]),
                v.say("sheet-gravehold", n=level.gravehold),
            ],
        ),
        (
            f"{v.say('field-nemesis')}: {v.say(nemesis.name.word)}",
            [*_life(foe, level, nemesis.life, v), *nemesis_text(foe, v, chosen=True).split("\n")],
        ),
        (v.say("sheet-basics"), _basics(foe.cards, [box.by_id[id] for id in setup["deck"]], v)),
    ]
    for number, id in enumerate(setup["mages"]):
        mage = box.mage(id)
        assert mage is not None
        player = v.say("player-number", n=number + 1)
        title = v.say("table-player", player=player, mage=v.say(mage.name.word, **mage.name.args))
        begins = setup[STARTS][number] if STARTS in setup else start(box, mage)
        lines = [
            v.say("sheet-breaches", list=", ".join(_breaches(mage, v))),
            v.say("sheet-hand", list=", ".join(_names(box, begins["hand"], v))),
            v.say("sheet-deck", list=", ".join(_names(box, begins["deck"], v))),
        ]
        if mage.gifts:  # no printed mat says what they can do
            lines += ability_text(mage, v).splitlines()
        own = setup.get(FIELDS[3], ())
        if own and own[number] != NONE:
            lines.append(v.say("sheet-treasures", list=", ".join(_names(box, [own[number]], v))))
        parts.append((title, lines))
    if setup.get(FIELDS[2], NONE) != NONE:
        parts.append((v.say("table-treasures-shared"), _names(box, [setup[FIELDS[2]]], v)))
    chosen = [*(box.by_id[id] for id in setup["market"]), *foe.piles]
    cards = sorted(chosen, key=lambda card: (card.sort, card.cost, card.id))
    market = [f"{v.say(card.name.word)} ({_cost(card, v)}) ×{copies(card)}" for card in cards]
    parts.append((v.say("field-market"), market))
    turns = turn_order.deck(players, setup["turn_order"], foe.turn_cards)
    counted = [f"{v.say(card.name.word)} ×{turns.count(card)}" for card in dict.fromkeys(turns)]
    parts.append((v.say("field-turn-order"), counted))
    return parts


def _life(foe: Nemesis, level: Level, printed: int, v: Voice) -> list[str]:
    """What the dial of a nemesis is set to, if it has life of its own, and what is printed where that is another number."""
    if foe.lifeless or foe.untouchable:
        return []
    life = full_nemesis_life(foe, level)
    if life == printed:
        return [v.say("sheet-nemesis-life", n=life)]
    return [v.say("sheet-nemesis-life-changed", n=life, printed=printed)]


def _cost(card: Card, v: Voice) -> str:
    return f"{kind_name(card, v)}, {v.say('table-cost', n=card.cost)}"


def _basics(own: Sequence[Card], deck: Sequence[Card], v: Voice) -> list[str]:
    lines = []
    for tier in (1, 2, 3):
        names = sorted(v.say(card.name.word) for card in deck if card.tier == tier and card not in own)
        lines.append(f"{v.say('fact-tier', n=tier)}: {', '.join(names)}")
    return lines


def _breaches(mage: Mage, v: Voice) -> list[str]:
    found = []
    for breach, stage in enumerate(mage.stages):
        if stage == GONE:
            state = v.say("table-breach-gone")
        elif stage == OPEN:
            state = v.say("table-breach-open")
        else:
            state = v.say("sheet-opens-for", n=mage.makes[breach].open[stage])
        found.append(f"{ROMAN[breach]} {state}")
    return found


def _names(box: Box, ids: Sequence[str], v: Voice) -> list[str]:
    return [v.say(box.by_id[id].name.word) for id in ids]
