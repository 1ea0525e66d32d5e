"""The table in words: what lies where, for front ends that know no rules."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.aeons_end.cards.ally import Ally
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.vocabulary.ally import without_ally
from talia.games.aeons_end.rules import evolution, hidden_sides, pulse
from talia.games.aeons_end.rules.ally import charges
from talia.games.aeons_end.rules.attached import under
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN, ROMAN, SIGIL
from talia.games.aeons_end.rules.card_tokens import SHIELD, SILENCE
from talia.games.aeons_end.rules.front import FRONT, before
from talia.games.aeons_end.rules.layout import (
    ASIDE,
    DECK,
    DISCARD,
    IN_PLAY,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    PLAYED,
    TURN_DECK,
    TURN_DISCARD,
)
from talia.games.aeons_end.rules.treasures import OWN, shared
from talia.games.aeons_end.rules.turn_order import is_nemesis_turn
from talia.games.aeons_end.shown import changed, intent, purses
from talia.games.aeons_end.shown.known import breaches_of
from talia.games.aeons_end.shown.text import ability_text, art_of, card_text, kind_name, nemesis_text
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.voice import Voice


def scene(battle: Battle, seat: int | None, v: Voice) -> Scene:
    """The whole table. The side of `seat` comes first among the players; for one who only watches, the acting player's."""
    table = battle.table
    near = seat if seat is not None else max(battle.active, 0)
    order = [near, *(other for other in battle.everyone() if other != near)]
    status = (
        v.say("table-round", n=battle.round),
        v.say(f"phase-{battle.phase}" if begun(battle) else "phase-none"),
        v.say(f"difficulty-{table.difficulty}"),
    )
    areas = [_nemesis(battle, v), _gravehold(battle, v), _turn_order(battle, v), _market(battle, v)]
    if table.nemesis.own is not None:
        areas[1:1] = table.nemesis.own.areas(battle, v)
    if any(battle.kinds[card].sort <= Sort.SPELL for card in battle.zones[ASIDE]):
        areas.append(_aside(battle, v))
    areas += [_declared(battle, zone, v) for zone in table.box_zones if zone.word and zone not in FRONT]
    if shared(battle):
        areas.append(_cards(battle, "treasures", shared(battle), v.say("table-treasures-shared"), "shared", v))
    for each in order:
        areas += _player(battle, each, "mine" if each == near else "ally", v)
    title = v.say("title-chapter", n=table.chapter) if table.chapter else v.say(f"title-{table.box}")
    return Scene(title, status, tuple(areas))


def card_thing(
    ref: str,
    card: Card,
    v: Voice,
    facts: tuple[str, ...] = (),
    count: int = 1,
    stickers: int = 0,
    earlier: Sequence[Card] = (),
    turned: bool = False,
) -> Thing:
    """A card as a thing on the table, with its stickers and the forms it had before; of a turned one all sides are seen."""
    title, text, tone, cost, kind = _printed(card, v, turned)
    marks, words = changed.marks(card, stickers), changed.words(card, v, stickers, earlier)
    return Thing(ref, title, facts, text, tone, count, card.id, tone, cost, kind, marks=marks, changed=words)


_faces: dict[tuple[Card, str, bool], tuple[str, str, str, int | None, str]] = {}
"""What is printed on cards, by language: the same whoever looks, and a table shows it again and again."""


def _printed(card: Card, v: Voice, turned: bool) -> tuple[str, str, str, int | None, str]:
    face = _faces.get((card, v.lang, turned))
    if face is None:
        kind = kind_name(card, v)
        cost = card.cost if card.sort <= Sort.SPELL else None
        face = (v.say(card.name.word), f"{kind}\n{card_text(card, v, turned)}", art_of(card), cost, kind)
        _faces[card, v.lang, turned] = face
    return face


def _nemesis(battle: Battle, v: Voice) -> Area:
    table = battle.table
    name = v.say(table.nemesis.name.word)
    facts = []
    if not (table.nemesis.untouchable or table.nemesis.lifeless):
        facts.append(v.say("table-life", n=battle.nemesis_life, full=table.full_nemesis))
    if table.nemesis.tokens.start or battle.tokens:
        facts.append(v.say(table.nemesis.tokens.word, n=battle.tokens))
    facts.append(v.say("table-tier", n=battle.tier()))
    facts.append(v.say("table-deck-left", n=len(battle.zones[NEMESIS_DECK])))
    shown = [zone for zone in table.nemesis.brings() if zone.word]
    facts += [v.say(zone.word, n=len(battle.pile(zone))) for zone in shown if not zone.seen]
    text = nemesis_text(table.nemesis, v, chosen=True)
    things = [Thing("nemesis", name, tuple(facts), text, "nemesis", card=table.nemesis.id, art="nemesis")]
    seen: dict[str, int] = {}
    resolving = [card for card in battle.zones[ASIDE] if battle.kinds[card].sort > Sort.SPELL]
    for card in [*battle.zones[IN_PLAY], *resolving]:
        kind = battle.kinds[card]
        again = seen[kind.id] = seen.get(kind.id, 0) + 1
        ref = f"nemesis/{kind.id}" + (f"#{again}" if again > 1 else "")
        count = battle.counts[card]
        fact: tuple[str, ...] = ()
        turned = kind.crew is not None and bool(kind.crew.hidden) and hidden_sides.turned(battle, card)
        if card not in resolving:
            fact = (_count(kind, count, v),)
            if intent.resolves_next(battle, card):
                fact = (*fact, v.say("intent-power"))
            if turned:
                fact = (*fact, v.say("table-side-real"))
            if battle.on_cards:
                fact = (*fact, *_tokens(battle, card, v))
        before = evolution.earlier(battle, card)
        things.append(card_thing(ref, kind, v, fact, 1, evolution.stickers(battle, card), before, turned))
    if battle.zones[NEMESIS_DISCARD]:
        things.append(_pile("nemesis-discard", battle, battle.zones[NEMESIS_DISCARD], v.say("table-discard"), v))
    for zone in shown:
        if zone.seen and battle.pile(zone):
            things.append(_pile(f"nemesis-{zone.id}", battle, battle.pile(zone), v.say(zone.word), v))
    return Area(
        "nemesis", v.say("table-nemesis"), "foe", tuple(things), intent.next_turn(battle, v), active=battle.active < 0
    )


def _tokens(battle: Battle, card: int, v: Voice) -> list[str]:
    """The shield and silence tokens on a minion."""
    shields = battle.tokens_on(card, SHIELD)
    found = [v.say("table-shields", n=shields)] if shields else []
    return [*found, v.say("table-silenced")] if battle.tokens_on(card, SILENCE) else found


def _count(kind: Card, count: int, v: Voice) -> str:
    """A minion's life, or a power's tokens."""
    if kind.boundless:
        return v.say("table-life-only", n=count)
    return v.say("table-life", n=count, full=kind.life) if kind.life else v.say("table-tokens", n=count)


def _gravehold(battle: Battle, v: Voice) -> Area:
    if battle.table.ally is not None:
        return _ally(battle, battle.table.ally, v)
    life = v.say("table-city-life", n=battle.gravehold, full=battle.table.full_gravehold)
    thing = Thing("gravehold", v.say("table-gravehold"), (life,), "", "gravehold", card="gravehold", art="city")
    return Area("gravehold", v.say("table-gravehold"), "track", (thing,))


def _ally(battle: Battle, ally: Ally, v: Voice) -> Area:
    """Who stands in Gravehold's place."""
    name = v.say(ally.name.word)
    facts = (
        v.say("table-life", n=battle.gravehold, full=battle.table.full_gravehold),
        v.say("table-ally-charges", n=charges(battle, ally), full=ally.charges),
    )
    text = v.say(f"text-{ally.id}", n=ally.charges)
    return Area(
        "gravehold", name, "track", (Thing("gravehold", name, facts, text, "gravehold", card=ally.id, art="mage"),)
    )


def _turn_order(battle: Battle, v: Voice) -> Area:
    things = []
    for number, card in enumerate(battle.zones[TURN_DISCARD]):
        kind = battle.kinds[card]
        tone = "nemesis" if is_nemesis_turn(kind) else "player"
        things.append(Thing(f"turn-order/{number}", v.say(kind.name.word), (), "", tone, card=kind.id, art="turn"))
    left = v.say("table-left", n=len(battle.zones[TURN_DECK]))
    return Area(
        "turn-order", v.say("table-turn-order"), "track", tuple(things), (left, intent.turns_to_come(battle, v))
    )


def _market(battle: Battle, v: Voice) -> Area:
    things = []
    own = battle.table.nemesis.own
    for pile in battle.table.market:
        left = len(battle.zones[pile.zone])
        facts = [v.say("table-cost", n=pile.cost), v.say("table-left", n=left) if left else v.say("table-empty")]
        if battle.table.ally is None:
            facts += without_ally(pile.card, v)
        if own is not None:
            facts += own.at_pile(battle, pile.zone, v)
        for mage in battle.table.mages:
            if mage.at_pile is not None:
                facts += [v.say(name.word) for name in mage.at_pile(battle, pile.zone)]
        things.append(card_thing(f"market/{pile.card.id}", pile.card, v, tuple(facts)))
    return Area("market", v.say("table-market"), "shared", tuple(things), columns=3 if len(things) <= 9 else 4)


def _aside(battle: Battle, v: Voice) -> Area:
    cards = [card for card in battle.zones[ASIDE] if battle.kinds[card].sort <= Sort.SPELL]
    return _cards(battle, "aside", cards, v.say("table-aside"), "shared", v)


def _declared(battle: Battle, zone: Zone, v: Voice) -> Area:
    """A zone that the box brought: its pile, or how many cards there are where nobody sees them."""
    cards, title = battle.pile(zone), v.say(zone.word)
    if zone.seen:
        return Area(zone.id, title, "shared", (_pile(zone.id, battle, cards, title, v),))
    art = "back" if cards else ""
    thing = Thing(zone.id, title, (v.say("table-cards", n=len(cards)),), "", "pile", art=art)
    return Area(zone.id, title, "shared", (thing,))


def _pile(ref: str, battle: Battle, cards: list[int], title: str, v: Voice) -> Thing:
    """A face-up pile: how many cards, the top one, and all of them (top first) on focus."""
    if battle.changed:
        names = [changed.in_short(battle, card, v) for card in reversed(cards)]
    else:
        names = [v.say(battle.kinds[card].name.word) for card in reversed(cards)]
    facts = [v.say("table-cards", n=len(cards))]
    if names:
        facts.append(v.say("table-top", card=battle.kinds[cards[-1]].name))
    top = battle.kinds[cards[-1]] if cards else None
    shown = (top.id, art_of(top)) if top is not None else ("", "")
    return Thing(ref, title, tuple(facts), "\n".join(names), "pile", 1, *shown)


def face(mage: Mage) -> str:
    """What a mage's picture is drawn from: one who is made of gifts keeps it, whatever is given later."""
    return mage.id.partition(":")[0] or mage.id


def begun(battle: Battle) -> bool:
    """Whether the first turn has begun. What is prepared before it is in no phase, and nobody's turn."""
    return battle.turn > 0


def _player(battle: Battle, seat: int, place: str, v: Voice) -> list[Area]:
    mage = battle.table.mages[seat]
    ref = f"p{seat}"
    active = battle.active == seat and begun(battle)
    life = v.say("table-life", n=battle.life[seat], full=battle.table.full_life)
    facts = [v.say("table-exhausted") if battle.exhausted(seat) else life]
    charges = (v.say("table-charges", n=battle.charges[seat], full=mage.charges),) if mage.charges else ()
    facts += charges
    if battle.trophies[seat]:
        facts.append(v.say("table-trophies", n=battle.trophies[seat]))
    if pulse.held(battle, seat):
        facts.append(v.say("table-pulse", n=pulse.held(battle, seat)))
    if mage.token is not None:
        facts.append(v.say(f"mage-{mage.id}-shown", text=mage.token(battle).text(v)))
    if active:
        facts += purses.told(battle.purses, v)
        facts.append(purses.aether(battle.aether, battle.purses, v))  # last: a narrow table has room for one of them
    player, called = v.say("player-number", n=seat + 1), v.say(mage.name.word, **mage.name.args)
    title = called if player == called else v.say("table-player", player=player, mage=called)
    text = ability_text(mage, v)
    name = v.say(mage.ability_name.word if mage.charges else "table-apprentice")
    ability = Thing(f"{ref}/ability", name, charges, text, "ability", card=face(mage), art="mage")
    left = len(battle.zone(seat, DECK))
    deck = Thing(
        f"{ref}/deck", v.say("table-deck"), (v.say("table-cards", n=left),), "", "pile", art="back" if left else ""
    )
    discard = _pile(f"{ref}/discard", battle, battle.zone(seat, DISCARD), v.say("table-discard"), v)
    sheet = Area(ref, title, place, (ability, deck, discard), tuple(facts), active=active)
    breaches = Area(
        f"{ref}/breaches",
        v.say("table-breaches"),
        place,
        tuple(_breach(battle, seat, breach, v) for breach in breaches_of(battle, seat)),
        columns=4,
    )
    areas = [sheet, breaches, _cards(battle, f"{ref}/hand", battle.hand(seat), v.say("table-hand"), place, v)]
    played = battle.zone(seat, PLAYED)
    if played:
        areas.append(_cards(battle, f"{ref}/played", played, v.say("table-played"), place, v))
    own = OWN[seat]
    if own in battle.table.layout.numbers and battle.pile(own):
        areas.append(_cards(battle, f"{ref}/treasures", battle.pile(own), v.say("table-treasures"), place, v))
    laid = before(battle, seat)
    if laid:
        areas.append(_cards(battle, f"{ref}/front", laid, v.say("table-front"), place, v))
    return areas


def _cards(battle: Battle, ref: str, cards: list[int], title: str, place: str, v: Voice) -> Area:
    """Cards in a hand or in front of a player; those of one name lie together."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[battle.kinds[card]] = counts.get(battle.kinds[card], 0) + 1
    things = tuple(card_thing(f"{ref}/{kind.id}", kind, v, (), count) for kind, count in counts.items())
    return Area(ref, title, place, things)


def _breach(battle: Battle, seat: int, breach: int, v: Voice) -> Thing:
    stage = battle.stages[4 * seat + breach]
    roman, make = ROMAN[breach], battle.make(seat, breach)
    if stage == GONE:
        facts = [v.say("table-breach-gone")]
    elif stage == SIGIL:
        facts = [v.say("table-breach-sigil", n=battle.adds(seat, breach))]
    elif stage == OPEN:
        more = battle.adds(seat, breach)
        facts = [v.say("table-breach-bonus", n=more) if more else v.say("table-breach-open")]
    else:
        facts = [v.say("table-breach-closed", focus=make.focus, open=make.open[stage])]
        if battle.focused >> (4 * seat + breach) & 1:
            facts.append(v.say("table-breach-focused"))
    spells = [battle.kinds[card] for card in battle.occupants(seat, breach)]
    relic = under(battle, seat, breach)
    if relic >= 0:
        spells.append(battle.kinds[relic])
    facts += [v.say(kind.name.word) for kind in spells]
    text = "\n".join(f"{v.say(kind.name.word)}: {card_text(kind, v)}" for kind in spells)
    tone = "gone" if stage == GONE else "open" if stage >= OPEN else "closed"
    ref = f"p{seat}/breach/{roman}"
    cards = tuple(card_thing(f"{ref}/{kind.id}", kind, v) for kind in spells)
    return Thing(ref, v.say("table-breach", breach=roman), tuple(facts), text, tone, art="breach", holds=cards)
