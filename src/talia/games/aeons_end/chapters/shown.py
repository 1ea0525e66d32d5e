"""What people see of Legacy's campaign: the camp, the mages with their gifts, the market, and what has become of cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.aeons_end.boxes.legacy.gifts import GIFTS, SLOTS, of_slot
from talia.games.aeons_end.boxes.legacy.mages import made, written
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.chapters.way import CHAPTERS
from talia.games.aeons_end.expedition.shown import cards, piles
from talia.games.aeons_end.shown.scene import card_thing, face
from talia.games.aeons_end.shown.text import ability_text
from talia.kernel.camp import Camping
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.voice import Voice

# Any, all through this file: ledgers are plain JSON.


def camp(box: Box, held: Camping, v: Voice) -> Scene:
    """The camp as those who decide see it: what came, what there is, what may be given, and who they are by now."""
    setup = held.setup
    added, gone = held.said("add:"), held.said("banish:")
    market = [id for id in (*setup["market"], *added) if id not in gone]
    new = [id for id in setup["new"] if id not in added] if len(added) < 2 else []
    gifts = [list(ids) for ids in setup["gifts"]]
    for seat, key in held.given:
        if seat is not None and key.startswith("gift:"):
            gifts[seat].append(key.partition(":")[2])
    areas = []
    if new:
        areas.append(piles(box, "new", v.say("chapters-new"), new, v))
    areas.append(piles(box, "market", v.say("chapters-market"), market, v))
    asked = next((key for key in (_slot_asked(held),) if key), "")
    if asked:
        taken = {id for ids in gifts for id in ids}
        seat = len(held.said("gift:")) % held.players
        offered = tuple(gift_thing(gift.id, gifts[seat], v) for gift in of_slot(asked) if gift.id not in taken)
        areas.insert(0, Area("gifts", v.say(f"chapters-gifts-{asked}"), "shared", offered))
    areas.append(mages(setup["names"], gifts, setup["flaws"], v))
    status = (v.say("chapters-status", n=setup["chapter"]),)
    return Scene(v.say("chapters-camp"), status, tuple(areas))


def _slot_asked(held: Camping) -> str:
    """The sort of gift that is being given now."""
    given = len(held.said("gift:"))
    slots: Sequence[str] = held.setup["slots"]
    done = len(held.said("banish:")) == 2 and given < held.players * len(slots)
    return slots[given // held.players] if done else ""


def gift_thing(id: str, held: Sequence[str], v: Voice) -> Thing:
    """A gift, for a mage who holds those: a card shows itself, everything else says what it does, and how an ability would
    read that it changes."""
    gift = GIFTS[id]
    ref = f"gifts/{id}"
    if gift.card is not None:
        return card_thing(ref, gift.card, v)
    text = gift.text(v)
    now, then = made(written("", held)), made(written("", (*held, id)))
    if now is not None and then is not None and now.charges and then.charges:
        before, after = (ability_text(mage, v).splitlines()[0] for mage in (now, then))
        text = text if before == after else f"{text}\n{after}"
    return Thing(ref, v.say(gift.name.word), (), text, "ability", card=id, art="", kind=v.say(f"gift-{gift.slot}"))


def mages(
    called: Sequence[str], gifts: Sequence[Sequence[str]], flaws: Sequence[int], v: Voice, free: bool = False
) -> Area:
    """The mages of the campaign, with all they were given. Those who are `free` may sit at other tables, which is told: as
    one of several mages with commas between them, so a name is told without those that it has."""
    things = []
    for seat, (name, given) in enumerate(zip(called, gifts)):
        mage = made(written(name, given))
        assert mage is not None
        order = sorted(given, key=lambda id: SLOTS.index(GIFTS[id].slot))
        facts = [v.say(GIFTS[id].name.word) for id in order]
        if flaws[seat]:
            facts.append(v.say("chapters-flaws", n=flaws[seat]))
        text = ability_text(mage, v) if mage.charges else v.say("table-apprentice")
        if free:
            text = f"{text}\n{v.say('chapters-free', mage=written(name.replace(',', ''), given))}"
        kind = v.say("sort-mage", mage="legacy")
        things.append(Thing(f"mages/{seat}", name, tuple(facts), text, "mage", 1, face(mage), "mage", None, kind))
    return Area("mages", v.say("chapters-mages"), "mine", tuple(things))


def shelves(box: Box, called: Sequence[str], ledger: Mapping[str, Any], v: Voice) -> list[Area]:
    """What the campaign has at hand: mages, market, changed nemesis cards, and what was banished for good."""
    found = [
        mages(called, ledger["gifts"], ledger["flaws"], v, free=ledger["chapter"] > len(CHAPTERS)),
        piles(box, "market", v.say("chapters-market"), ledger["market"], v),
    ]
    grown = []
    for first, kept in ledger["basics"].items():
        if kept["card"] != first or kept["stickers"]:
            card, came = box.by_id[kept["card"]], box.by_id[first]
            forms = came.forms()
            earlier = forms[: forms.index(card)][::-1]
            grown.append(card_thing(f"changed/{card.id}", card, v, stickers=kept["stickers"], earlier=earlier))
    if grown:
        found.append(Area("changed", v.say("chapters-changed"), "foe", tuple(grown)))
    if ledger["gone"]:
        found.append(cards(box, "gone", v.say("chapters-gone"), list(ledger["gone"].values()), v))
    if ledger["banished"]:
        found.append(piles(box, "banished", v.say("chapters-banished"), ledger["banished"], v, brief=True))
    return found
