"""Setting up a battle: what a settled set-up says is laid out on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from talia.games.aeons_end.cards.ally import Ally
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.cards.edition import TOKENS
from talia.games.aeons_end.cards.mage import ANY_MAIN, Mage, told_apart
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.cards.reaction import CASTING_ENDS, FIRST_TURN, OPENED, PLAYED, TURN_BEGINS
from talia.games.aeons_end.cards.vocabulary.curses import CURSES
from talia.games.aeons_end.rules import actions, options, pulse, scope, turn_order
from talia.games.aeons_end.rules.attached import ATTACH, attaching
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, PLAIN, WITHOUT_BONUS
from talia.games.aeons_end.rules.card_options import lay_options, options_of
from talia.games.aeons_end.rules.front import FRONT
from talia.games.aeons_end.rules.layout import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    NEMESIS_DECK,
    TURN_DECK,
    Layout,
    zone,
)
from talia.games.aeons_end.rules.main_actions import CHARGE_COST
from talia.games.aeons_end.rules.main_phase import offers_of
from talia.games.aeons_end.rules.moments import COUNTED, moments_of
from talia.games.aeons_end.rules.scope import NOBODY, NOBODYS
from talia.games.aeons_end.rules.table import Pile, Table
from talia.games.aeons_end.rules.treasures import OWN, SHARED, places, shared
from talia.games.aeons_end.rules.turns import NEXT_TURN
from talia.games.aeons_end.rules.wallet import USE_OF_SORT
from talia.games.aeons_end.set_up import ally as of_ally
from talia.games.aeons_end.set_up import treasures as of_treasures
from talia.games.aeons_end.set_up.changes import lay_changes
from talia.games.aeons_end.set_up.closed import under
from talia.games.aeons_end.set_up.closed import without as without_rules
from talia.games.aeons_end.set_up.stock import copies
from talia.kernel.chance import Seed

RULES = 13
"""The version of the rules. Version 1 spent restricted aether before all other, even if that lost a purchase; version 2
asked some questions whose answers were all the same; version 3 read some cards of Outcasts and Legacy less exactly, and some
gifts of Legacy were stronger or weaker; version 4 overlooked what cards do to each other in rare cases; with version 5 a
Pulse Anchor asked for one pulse token less; with version 6 there were twelve stickers for flaws, however many played;
version 7 asked in which order all of some cards go, where a blow goes in vain, and a few more questions whose answers were
all the same; version 8 still asked the rarer ones of these, and version 9 in which order cards go that two effects in a row
discard; version 10 read a few cards and rules less exactly, and version 11 a few that rarely meet; version 12 asked which of
the exhausted suffers damage that is counted, and nobody could refuse the charge with which Xaxos: Outcast acts. Battles that
began under them go on so."""

REACTIONS = (
    "spans",
    "link",
    "once",
    "host",
    "shield",
    "at_casting",
    "when_focusing",
    "when_nemesis_hurt",
    "closed_too",
    "asks_breach",
    "when_prepped",
    "counted",
    "doubles",
    "when_thrown",
    "any_turn",
    "in_hand",
    "wandering",
    "minion_armour",
    "before",
    "marks",
    "gravehold_bonus",
    "spell_bonus",
)
"""What only some cards do; a battle without any such card never looks for it."""

SHARED_BREACHES = ("spans", "link", "host", "closed_too")
"""Those by which a breach may hold more than one spell, or a spell lie on more than one breach."""


@dataclass(frozen=True)
class Level:
    """A level of difficulty."""

    life: int
    gravehold: int
    nemesis: int
    harder: bool


LEVELS = {
    "beginner": Level(life=12, gravehold=35, nemesis=-10, harder=False),
    "normal": Level(life=10, gravehold=30, nemesis=0, harder=False),
    "expert": Level(life=10, gravehold=30, nemesis=0, harder=True),
    "extinction": Level(life=8, gravehold=25, nemesis=10, harder=True),
}


def who_sits(box: Box, ids: Sequence[str]) -> list[Mage]:
    """Who sits where."""
    return [mage for mage in (box.mage(id) for id in ids) if mage is not None]


def full_nemesis_life(nemesis: Nemesis, level: Level) -> int:
    """A nemesis' life at a level of difficulty; one that cannot be hurt has the same at every level."""
    return nemesis.life if nemesis.untouchable else nemesis.life + level.nemesis


@cache
def _reactions_of(card: Card) -> frozenset[str]:
    """The same of one card, in all forms that it may take."""
    found: list[str] = []
    for kind in card.forms():
        found += [name for name in REACTIONS if getattr(kind, name) not in (None, False, "")]
        found += moments_of(kind)
        if kind.sort == Sort.TREASURE:
            found.append("treasures")
        if attaching(kind) is not None:
            found.append(ATTACH)
    return frozenset(found)


def _reactions(kinds: Sequence[Card], mages: Sequence[Mage]) -> Iterator[str]:
    """Which of the rarer things these cards and mages do, and which moments they react to."""
    for kind in dict.fromkeys(kinds):
        yield from _reactions_of(kind)
    for mage in mages:
        yield mage.when
        if mage.when_taken is not None:
            yield "when_taken"
        for make in mage.makes:
            if make.opened is not None:
                yield OPENED
            if make.many:
                yield "many"


def lay_table(
    box: Box,
    *,
    nemesis: Nemesis,
    mages: Sequence[Mage],
    market: Sequence[Card],
    difficulty: str,
    variant: str,
    life: int,
    deck: Sequence[Card],
    seed: Seed,
    extra: Sequence[Card] = (),
    crew: Sequence[Card] = (),
    curses: Sequence[Card] | None = None,
    beside: Sequence[tuple[Card, Zone]] = (),
    ally: Ally | None = None,
    chapter: int = 0,
    rules: int = RULES,
    without: Sequence[str] = (),
    expedition: bool = False,
    left: Mapping[str, int] | None = None,
) -> Battle:
    """An empty table with every card at hand: nothing is dealt yet except the market and the turn order deck.

    `deck` and `extra` are the nemesis cards and any other cards the battle needs; they are put where they belong by
    whoever calls this. `beside` are treasures and an ally's abilities, and where they lie. Rules that it is `without` are
    taken off the mages' sheets. Piles are whole, or have more cards where more are `left`.
    """
    mages = [without_rules(under(mage, rules), without) for mage in told_apart(mages)]
    players = len(mages)
    level = LEVELS[difficulty]
    in_order = sorted({*market, *nemesis.piles}, key=lambda card: (card.cost, card.sort, card.id))
    treasured = any(card.sort == Sort.TREASURE for card, _ in beside)
    zones = (*box.zones, *(places(players) if treasured else ()), *(ally.brings() if ally is not None else ()))
    layout = Layout(players, len(in_order), (*nemesis.brings(), *zones))
    piles = tuple(
        Pile(card, number, card.cost, USE_OF_SORT[card.sort], options_of(card).gain)
        for number, card in zip(layout.piles, in_order)
    )
    heaps = [max(copies(card), (left or {}).get(card.id, 0)) for card in in_order]
    supply = [card for card, heap in zip(in_order, heaps) for _ in range(heap)]
    foe = nemesis.on_expedition() if expedition else nemesis
    foe = foe.with_harder_rule() if level.harder else foe
    turns = turn_order.deck(players, variant, foe.turn_cards)
    if curses is None:
        curses = [card for card, copies in box.curses for _ in range(copies)]
    kinds = [*supply, *turns, *curses, *(card for card, _ in beside), *crew, *deck, *extra]
    if rules < RULES:
        kinds = [card.under(rules) for card in kinds]
    reacts = frozenset((*_reactions(kinds, mages), *(["own"] if nemesis.own is not None else [])))
    lasting = tuple(kind for kind in dict.fromkeys(kinds) if kind.this_turn is not None)
    scope.provide(len(kinds))
    actions.provide(len(kinds))
    battle = Battle()
    battle.begin(kinds, layout.count, layout.sight, seed)
    battle.table = Table(
        box=box.id,
        edition=box.edition,
        box_zones=zones,
        fronts=tuple(layout.numbers[each] for each in FRONT[:players] if each in layout.numbers),
        nemesis=foe,
        mages=tuple(mages),
        layout=layout,
        market=piles,
        ally=ally,
        keeps=foe.keeps,
        stalls=tuple((layout.numbers[each], each.id) for each in nemesis.supply),
        stall_zones=[layout.numbers[each] for each in nemesis.supply],
        prices=tuple((pile.cost, pile.zone, pile.option) for pile in piles),
        difficulty=difficulty,
        harder=level.harder,
        turn_order=variant,
        full_life=life,
        full_gravehold=level.gravehold,
        full_nemesis=full_nemesis_life(foe, level),
        reacts=reacts,
        simple_breaches=reacts.isdisjoint((*SHARED_BREACHES, "many")),
        quiet=reacts.isdisjoint((COUNTED, PLAYED, "doubles")),
        quiet_turns=reacts.isdisjoint((TURN_BEGINS, FIRST_TURN, CASTING_ENDS, "at_casting")),
        in_any_main=tuple(seat for seat, mage in enumerate(mages) if mage.when == ANY_MAIN),
        offers=offers_of(foe.own, bool(lasting), bool(nemesis.supply), reacts, aether=False),
        offers_for_aether=offers_of(foe.own, bool(lasting), bool(nemesis.supply), reacts, aether=True),
        full_charges=tuple(mage.charges for mage in mages),
        makes=tuple(make for mage in mages for make in mage.makes),
        plain_breaches=all(mage.makes is PLAIN or mage.makes is WITHOUT_BONUS for mage in mages),
        least_spent=_least_spent(mages, piles, rules),
        lasting=lasting,
        nemesis_turns=tuple(i for i, kind in enumerate(turns, len(supply)) if turn_order.is_nemesis_turn(kind)),
        who=tuple(options.player(seat, mage.name) for seat, mage in enumerate(mages)),
        pool={tier: () if chapter else box.pool(tier) for tier in (1, 2, 3)},  # a campaign's own cards are all known
        rules=rules,
        without=tuple(without),
        expedition=expedition,
        chapter=chapter,
    )
    lay_options(battle)
    battle.players = players
    battle.life = [life] * players
    battle.charges = [min(mage.starting_charges, mage.charges) for mage in mages]
    battle.stages = [stage for mage in mages for stage in (*mage.stages, *(GONE,) * (4 - len(mage.stages)))]
    battle.gravehold = level.gravehold
    battle.nemesis_life = battle.table.full_nemesis
    battle.tokens = battle.table.nemesis.tokens.start
    battle.counts = [0] * len(kinds)
    battle.trophies = [0] * players
    for seat, mage in enumerate(mages):
        if mage.pulse:
            pulse.gain(battle, seat, mage.pulse)
    card = 0
    for pile, heap in zip(piles, heaps):
        for _ in range(heap):
            battle.put(card, pile.zone)
            card += 1
    for _ in turns:
        battle.put(card, TURN_DECK)
        card += 1
    for _ in curses:
        battle.put(card, layout.numbers[CURSES])
        card += 1
    for _, place in beside:
        battle.put(card, layout.numbers[place])
        card += 1
    numbers = range(card, card + len(crew))
    for number in reversed(numbers) if nemesis.stacked and rules > 3 else numbers:
        kind = battle.kinds[number]
        deck_of = kind.crew.deck if kind.crew is not None else None
        if deck_of is None:
            battle.put(number, IN_PLAY)
            battle.counts[number] = kind.life or kind.tokens
        else:
            battle.put(number, layout.numbers[deck_of])
    return battle


def _least_spent(mages: Sequence[Mage], piles: Sequence[Pile], rules: int) -> int:
    """The least aether that buys anything: a charge, a card of the market, or the turn of a breach that is made to cost
    less. Until rules 10 nobody was offered anything for less than a charge costs."""
    if rules < 11:
        return CHARGE_COST
    breaches = [price for mage in mages for make in mage.makes for price in (make.focus, *make.open)]
    return min(CHARGE_COST, *breaches, *(pile.cost for pile in piles))


def deal(box: Box, players: int, seed: Seed, setup: Mapping[str, Any], rules: int = RULES) -> Battle:
    """A new battle, run up to its first decision. Any: a settled set-up is plain data."""
    battle = before_the_first_turn(box, players, seed, setup, rules)
    battle.run()
    return battle


def before_the_first_turn(box: Box, players: int, seed: Seed, setup: Mapping[str, Any], rules: int) -> Battle:
    """A new battle that is dealt and has not begun."""
    nemesis = box.nemesis(setup["nemesis"])
    sitting = who_sits(box, setup["mages"])
    if nemesis is None or len(sitting) != players:
        raise ValueError("not a settled set-up")
    deck = [box.by_id[id] for id in reversed(setup["deck"])]
    starts = setup.get(of_treasures.STARTS) or [of_treasures.start(box, mage) for mage in sitting]
    own = [box.by_id[id] for start in starts for id in (*start["hand"], *start["deck"], *start["discard"])]
    battle = lay_table(
        box,
        nemesis=nemesis,
        mages=sitting,
        market=[box.by_id[id] for id in setup["market"]],
        difficulty=setup["difficulty"],
        variant=setup["turn_order"],
        life=setup["life"],
        deck=deck,
        extra=own,
        crew=[box.by_id[id] for id in setup["crew"]],
        beside=[*_treasures(box, setup), *of_ally.cards(box, setup)],
        ally=of_ally.standing(box, setup),
        seed=seed,
        chapter=setup.get("chapter", 0),
        rules=rules,
        without=setup.get("without", ()),
        expedition=setup.get("expedition", False),
    )
    lay_changes(battle, box, setup.get("changed", {}))
    card = len(battle.kinds) - len(own) - len(deck)
    for _ in deck:
        battle.put(card, NEMESIS_DECK)
        card += 1
    for seat, start in enumerate(starts):
        for name, offset in (("hand", HAND), ("deck", DECK), ("discard", DISCARD)):
            numbers = range(card, card + len(start[name]))
            for each in numbers if offset == HAND else reversed(numbers):
                battle.put(each, zone(seat, offset))
            card += len(numbers)
    battle.shuffle(TURN_DECK)
    if battle.table.ally is not None:
        battle.shuffle(battle.number(battle.table.ally.deck))
    begin(battle)
    battle.reveals = 0
    return battle


def begin(battle: Battle) -> None:
    """Put on the agenda what comes before the first turn, last things first, and the first turn."""
    table = battle.table
    battle.agenda.append((NEXT_TURN, NOBODY))
    if battle.players == 3 and table.turn_order == TOKENS and not battle.mark(turn_order.X_HOLDER):
        battle.agenda.append((turn_order.GIVE_X_TOKEN, NOBODY))
    for card in shared(battle):
        at_start = battle.kinds[card].at_start
        if at_start is not None:
            battle.agenda.append((at_start, NOBODYS[card]))
    if table.nemesis.prepares is not None:
        battle.agenda.append((table.nemesis.prepares, NOBODY))


def _treasures(box: Box, setup: Mapping[str, Any]) -> list[tuple[Card, Zone]]:
    """The treasures that lie beside the players, and where."""
    named = [(setup.get(of_treasures.FIELDS[2], of_treasures.NONE), SHARED)]
    named += zip(setup.get(of_treasures.FIELDS[3], ()), OWN)
    return [(box.by_id[id], place) for id, place in named if id != of_treasures.NONE]
