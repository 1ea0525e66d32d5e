"""What people see of an expedition: the camp, and what the barracks hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.set_up.setup import LEVELS, full_nemesis_life
from talia.games.aeons_end.shown.scene import card_thing
from talia.games.aeons_end.shown.text import ability_text, kind_name, nemesis_text
from talia.kernel.camp import Camping
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.voice import Name, Voice

# Any, all through this file: ledgers are plain JSON.


def name_of(box: Box, id: str) -> Name:
    """The name of a card, a mage or a nemesis."""
    if id in box.by_id:
        return Name(box.by_id[id].name.word, card=id)
    mage = box.mage(id)
    found = mage.listed if mage is not None else _nemesis(box, id).name
    return Name(found.word, card=id, **found.args)


def camp(box: Box, held: Camping, v: Voice) -> Scene:
    """The camp as those who decide see it: who is to be fought, and what lies in the barracks, less what was banished."""
    setup = held.setup
    banished = held.said("banish:")
    ledger = {**setup, "market": [id for id in setup["market"] if id not in banished]}
    owners = {key.partition(":")[2]: seat for seat, key in held.given if seat is not None}
    owned = {id: v.say("camp-taken", name=held.camp.seat_name(held, seat)) for id, seat in owners.items()}
    owned |= {id: v.say("camp-shared") for id in held.said("treasure-2:")}
    foe = Area("foe", v.say("camp-foe"), "foe", (nemesis(box, setup["nemesis"], v, setup.get("difficulty", "")),))
    status = (v.say("camp-status", n=setup["battle"], of=setup["of"]),)
    return Scene(v.say("expedition-camp"), status, (foe, *barracks(box, ledger, v, owned)))


def barracks(box: Box, ledger: Mapping[str, Any], v: Voice, owned: Mapping[str, str] | None = None) -> list[Area]:
    """What the barracks hold: mages, treasures, supply piles. `owned` is what is said of things that somebody took."""
    said = owned or {}

    def facts(id: str) -> tuple[str, ...]:
        return (said[id],) if id in said else ()

    mages = tuple(mage(box, id, v, facts(id)) for id in ledger["mages"])
    areas = [Area("mages", v.say("camp-mages"), "shared", mages)]
    treasures = tuple(
        card_thing(f"treasures/{id}", box.by_id[id], v, (v.say("camp-level", n=box.by_id[id].level), *facts(id)))
        for id in ledger["treasures"]
    )
    if treasures:
        areas.append(Area("treasures", v.say("camp-treasures"), "shared", treasures))
    areas.append(piles(box, "market", v.say("camp-market"), ledger["market"], v))
    return areas


def piles(box: Box, ref: str, title: str, ids: Sequence[str], v: Voice, brief: bool = False) -> Area:
    """Supply piles by what they are and cost."""
    cards = sorted((box.by_id[id] for id in ids), key=lambda card: (card.sort, card.cost, card.id))
    things = (
        card_thing(f"{ref}/{card.id}", card, v, (v.say("table-cost", n=card.cost), kind_name(card, v)))
        for card in cards
    )
    return Area(ref, title, "shared", tuple(things), columns=3, brief=brief)


def cards(box: Box, ref: str, title: str, ids: Sequence[str], v: Voice, brief: bool = False) -> Area:
    """Other cards, in their order."""
    things = tuple(card_thing(f"{ref}/{id}", box.by_id[id], v) for id in ids)
    return Area(ref, title, "shared", things, brief=brief)


def mage(box: Box, id: str, v: Voice, facts: tuple[str, ...] = ()) -> Thing:
    """A mage of the barracks."""
    found = box.mage(id)
    assert found is not None, id
    start = [v.say(box.by_id[card].name.word) for card in (*found.hand, *found.deck) if _own(box, card)]
    if start:
        facts = (*facts, v.say("camp-starts", cards=", ".join(dict.fromkeys(start))))
    kind = v.say("sort-mage", mage=found.id)
    title, text = v.say(found.listed.word, **found.listed.args), ability_text(found, v)
    return Thing(f"mages/{id}", title, (v.say(found.title.word), *facts), text, "mage", 1, id, "mage", None, kind)


def _own(box: Box, id: str) -> bool:
    """Whether a starting card is a mage's own, and not one that everybody has."""
    return box.by_id[id].sort <= Sort.SPELL and not all(id in (*mage.hand, *mage.deck) for mage in box.mages)


def nemesis(box: Box, id: str, v: Voice, difficulty: str) -> Thing:
    """Whoever is to be fought, at the level of difficulty of the expedition; older camps do not say which that is."""
    foe = _nemesis(box, id)
    life = foe.life
    if difficulty:
        level = LEVELS[difficulty]
        foe = foe.with_harder_rule() if level.harder else foe
        life = full_nemesis_life(foe, level)
    facts = [] if foe.lifeless or foe.untouchable else [v.say("fact-life", n=life)]
    facts.append(v.say("fact-rating", n=foe.rating))
    title, kind = v.say(foe.name.word), v.say("sort-nemesis")
    text = nemesis_text(foe, v, chosen=bool(difficulty))
    return Thing("nemesis", title, tuple(facts), text, "nemesis", card=foe.id, art="nemesis", kind=kind)


def _nemesis(box: Box, id: str) -> Nemesis:
    found = box.nemesis(id)
    assert found is not None, id
    return found
