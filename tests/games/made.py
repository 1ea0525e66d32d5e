"""Positions made so that something happens which few games from the beginning come to: one for every card, and late ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.breaches import GONE, ROMAN
from talia.games.ostium.cards import abilities, sets
from talia.games.ostium.cards.creatures import Creature
from talia.games.seasons.cards import all as power_cards
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.cards.enchantments import ENCHANTMENTS
from talia.kernel.chance import Chance

Position = dict[str, Any]  # Any, all through this file: a position is plain data
Made = tuple[str, Position]
"""The id of what is to be seen, and a position in which it soon is."""

T = TypeVar("T")


def some(things: Sequence[T], count: int, chance: Chance) -> list[T]:
    """So many different ones, by chance."""
    order = list(range(len(things)))
    chance.shuffle(order)
    return [things[number] for number in order[:count]]


def ids(things: Sequence[Any], count: int, chance: Chance) -> list[str]:
    """The ids of so many different ones, by chance."""
    return [str(each.id) for each in some(things, count, chance)]


# Aeon's End


def mage_sheet(game: AeonsEnd, mage: Mage, chance: Chance) -> Position:
    """A mage in the middle of things: some of everything in every pile."""
    cards = game.box.market
    gems = [card for card in cards if card.sort == Sort.GEM]
    single = [card for card in cards if card.sort == Sort.SPELL and not card.spans]
    breaches: Position = {}
    for roman, stage in zip(ROMAN, mage.stages):
        if stage != GONE and (roman in ("I", "II") or chance.below(2)):
            breaches[roman] = {"open": True, "prepped": ids(single, chance.below(2), chance)}
    if chance.below(4) == 0 and len(breaches) > 1:
        one, other, *_ = breaches
        breaches[one]["prepped"] = ids([card for card in cards if card.spans], 1, chance)
        breaches[other]["prepped"] = []
    return {
        "mage": mage.id,
        "life": 2 + chance.below(8),
        "charges": mage.charges,
        "hand": [*ids(cards, 3, chance), *mage.hand[:3]],
        "deck": [*ids(cards, 4, chance), *mage.deck],
        "discard": ids(cards, 4, chance),
        "played": ids(gems, 1, chance),
        "breaches": breaches,
    }


def foe_sheet(game: AeonsEnd, nemesis: Nemesis, first: Sequence[str], chance: Chance) -> Position:
    """A nemesis with some cards in play and `first` on top of its deck."""
    cards = [card for card in (*nemesis.cards, *game.box.basics) if card.id not in first]
    lasting = [card for card in cards if card.sort != Sort.ATTACK]
    there = some(lasting, 3, chance)
    crew = [
        {"name": card.id, "life": 1 + chance.below(min(5, card.life))} if card.life else {"name": card.id, "tokens": 1}
        for card in some([each for each in nemesis.crew if each.sort in (Sort.MINION, Sort.POWER)], 2, chance)
    ]
    rest = [card for card in cards if card not in there]
    in_play = [{"name": card.id, "life" if card.life else "tokens": 1} for card in there]
    return {"name": nemesis.id, "in_play": [*crew, *in_play], "deck": [*first, *ids(rest, 6, chance)]}


def battle(game: AeonsEnd, mages: Sequence[Mage], foe: Position, chance: Chance) -> Position:
    """These mages against that nemesis, everybody well supplied."""
    sheets = [mage_sheet(game, mage, chance) for mage in mages]
    sheets[0]["aether"] = 6
    position = {"players": sheets, "nemesis": foe, "gravehold": 12 + chance.below(10)}
    nemesis = game.box.nemesis(foe["name"])
    busy = [mark for mark in (nemesis.marks if nemesis else ()) if mark.startswith("souls-") or mark == "lantern"]
    if busy:
        position["marks"] = {mark: 3 if mark == "lantern" else chance.below(4) for mark in busy}
    hurt = [mark for mark in (nemesis.marks if nemesis else ()) if mark.startswith("maw-") and mark.endswith("-life")]
    if hurt:  # so that they have room to gain some
        position["marks"] = dict.fromkeys(hurt, 12)
    if game.box.treasures:
        position["treasures"] = ids([card for card in game.box.treasures if card.level == 2], 1, chance)
        sheets[0]["treasures"] = ids([card for card in game.box.treasures if card.level == 3], 1, chance)
    return position


def with_card(game: AeonsEnd, sheet: Position, card: Card) -> None:
    """Give a mage a card: gems and relics in hand, spells in hand and prepped, beside another of its kind if it fits."""
    sheet["hand"] = [card.id, *sheet["hand"][:4]]
    if card.sort == Sort.SPELL:
        opened = list(sheet["breaches"]) or ["IV"]
        fits = not card.spans or len(opened) > 1
        sheet["breaches"].setdefault(opened[0], {"open": True})["prepped"] = [card.id] if fits else []
        alike = [each for each in game.box.market if each.at_casting and each is not card and not each.spans]
        if len(opened) > 1:
            beside = [alike[0].id] if alike and card.at_casting and not card.spans else []
            sheet["breaches"][opened[1]] = {"open": True, "prepped": beside}


def aeons_end(game: AeonsEnd, seed: int) -> Iterator[Made]:
    """A position for every card, mage and nemesis of a box."""
    chance = Chance(seed)
    box = game.box

    def company(*first: Mage) -> list[Mage]:
        others = [mage for mage in box.mages if mage not in first]
        return [*first, *some(others, 1 + chance.below(4 - len(first)) - (not first), chance)] or [box.mages[0]]

    def any_foe(first: Sequence[str] = ()) -> Position:
        return foe_sheet(game, some(box.nemeses, 1, chance)[0], first, chance)

    for card in (*box.market, *box.starters, *(curse for curse, _ in box.curses)):
        position = battle(game, company(some(box.mages, 1, chance)[0]), any_foe(), chance)
        with_card(game, position["players"][0], card)
        if card.sort == Sort.SPELL and chance.below(2):
            position["phase"] = "casting"
            del position["players"][0]["aether"]
        yield card.id, position
    for card in box.abilities:
        position = battle(game, company(some(box.mages, 1, chance)[0]), any_foe(), chance)
        yield card.id, {**position, "xaxos": {"charges": 7, "deck": [card.id]}}
    for mage in box.mages:
        yield "ability", battle(game, company(mage), any_foe(), chance)
    for card in box.basics:
        yield card.id, nemesis_turn(battle(game, company(box.mages[0]), any_foe([card.id]), chance))
    for nemesis in box.nemeses:
        for card in nemesis.cards:
            foe = foe_sheet(game, nemesis, [card.id], chance)
            yield card.id, nemesis_turn(battle(game, company(some(box.mages, 1, chance)[0]), foe, chance))


def nemesis_turn(position: Position) -> Position:
    """The same when the nemesis is about to draw."""
    for sheet in position["players"]:
        sheet.pop("aether", None)
    return {**position, "phase": "nemesis-draw", "active": -1}


def late(game: AeonsEnd, nemesis: Nemesis, seed: int) -> Position:
    """A battle near its end: strong mages, a nemesis with little life left, and only cards of the last tier in its deck."""
    chance = Chance(seed)
    last = [card for card in nemesis.cards if card.tier == 3]
    basics = ids([card for card in game.box.basics if card.tier == 3], 5, chance)
    spells = [card for card in game.box.market if card.sort == Sort.SPELL and card.cost >= 5]
    mages = some(game.box.mages, 1 + seed % 4, chance)
    sheets = [mage_sheet(game, mage, chance) for mage in mages]
    for sheet in sheets:
        sheet["hand"] = [spells[chance.below(len(spells))].id for _ in range(5)]
        sheet["deck"] = [spells[chance.below(len(spells))].id for _ in range(10)]
        sheet["life"] = 1 + chance.below(5)
    fighters = [card for card in nemesis.crew if card.life]
    crew = [{"name": card.id, "life": min(4 + chance.below(8), card.life)} for card in some(fighters, 3, chance)]
    turned = seed % len(last)
    own = [card.id for card in last[turned:] + last[:turned]]
    foe: Position = {"name": nemesis.id, "in_play": crew, "deck": [*own[:2], *basics, *own[2:]]}
    if fighters:
        foe["crew"] = []
    if not nemesis.untouchable:
        foe["life"] = nemesis.life // 5 + chance.below(nemesis.life // 3)
    level = ("normal", "expert")[chance.below(2)]
    position = {"players": sheets, "nemesis": foe, "difficulty": level, "gravehold": 6 + chance.below(8)}
    if nemesis.own is not None:  # what stands for its life is low too
        marks = nemesis.own.at_first()
        position["marks"] = {name: 4 + chance.below(6) if name.endswith("-life") else n for name, n in marks.items()}
    return position


# Ostium

MODES = ("solo", "duel", "three")


def ostium(seed: int) -> Iterator[Made]:
    """A position for every creature of the house set, and one for every ability there is, in all modes."""
    chance = Chance(seed)
    house = sets.house()
    warriors, familiars = list(house.warriors), [each for deck in house.familiars for each in deck]
    for number, creature in enumerate((*warriors, *house.sovereigns, *familiars)):
        yield creature.id, clash(creature, MODES[(seed + number) % 3], chance)
    for ability in (*abilities.NUMBERED, *abilities.PLAIN):
        for mode in MODES:
            yield "", evenly(ability, mode, chance)


def clash(creature: Creature, mode: str, chance: Chance) -> Position:
    """One side holds the creature and much else; gates and rows are half full."""
    house = sets.house()
    familiars = [each for deck in house.familiars for each in deck if each is not creature]
    warriors = some([each for each in house.warriors if each is not creature], len(house.warriors) - 1, chance)
    drawn = some(familiars, len(familiars), chance)

    def take(pile: list[Creature], count: int) -> list[str]:
        return [pile.pop().id for _ in range(min(count, len(pile)))]

    def row(count: int) -> list[str]:
        return [*take(warriors, count), *[""] * (3 - count)]

    def side() -> Position:
        return {
            "gates": [1 + chance.below(15), 0 if mode == "three" else 5 + chance.below(10), chance.below(16)],
            "attack": row(1 + chance.below(2)),
            "defence": row(chance.below(3)),
            "hand": take(drawn, 2),
            "deck": take(drawn, 3),
            "discard": [*take(drawn, 1), *take(warriors, 1)],
        }

    sides = [side() for _ in range({"solo": 2, "duel": 2, "three": 3}[mode])]
    if mode == "solo":
        sides[1] = {key: sides[1][key] for key in ("gates", "attack", "defence")}
    sides[0]["hand"] = [creature.id, *sides[0]["hand"]]
    sides[0]["crystals"] = 9
    return {"mode": mode, "players": sides}


def evenly(ability: str, mode: str, chance: Chance) -> Position:
    """Everybody has two of everything alike, and creatures with this ability, so that much is left to choose."""

    def creature(name: str, *main: str) -> Position:
        printed: Position = {
            "kind": "warrior",
            "clan": "ABCDE"[chance.below(5)],
            "power": 1 + chance.below(2),
            "cost": 1,
        }
        return {"name": name, **printed, "main": list(main), "left": list(main), "right": list(main)}

    def side(number: int) -> Position:
        rows: Position = {
            "gates": ([0, 0, 7], [4, 4, 15], [7, 7, 0])[chance.below(3)],
            "attack": [creature(f"Keen {number}", ability), "", creature(f"Bold {number}", ability)],
            "defence": ["", creature(f"Calm {number}"), ""],
        }
        if mode == "three":
            rows["gates"] = [4, 0, 4]
        if mode == "solo" and number:
            return rows
        names = ("One", "Two", "Three")
        more = [f"last -> {ability}"] if ability in abilities.ACTIVE else []
        return {**rows, "hand": [creature(f"{name} of {number}", ability, *more) for name in names]}

    sides = [side(number) for number in range(3 if mode == "three" else 2)]
    sides[0]["crystals"] = 9
    deck = [creature(f"Next {number}", ability) for number in range(12)]
    return {"mode": mode, "players": sides, "field": {"warrior_deck": deck}}


# Seasons


def seasons(seed: int) -> Iterator[Made]:
    """A position for every power card, in hand and in play, with one enchantment and ability token after the other."""
    chance = Chance(seed)
    every = [card for card in power_cards.CARDS if not card.prelude_only]
    for enchantment in ("none", "crossed-paths"):
        yield "", {"phase": "prelude", "enchantment": enchantment, "players": [{}, {}]}
    for number, card in enumerate(every):
        others = some([each for each in every if each is not card], len(every) - 1, chance)
        yield card.id, tournament(card, others, number + seed, chance)
    yield (
        "twist-of-fate",
        {"phase": "prelude", "players": [{"kept": ["twist-of-fate"] + [each.id for each in every[:8]]}, {}]},
    )


def tournament(card: PowerCard, others: list[PowerCard], number: int, chance: Chance) -> Position:
    """The first player holds the card, or has it in play, and much else; the other players have something of everything."""

    def ids(count: int, familiars: bool | None = None) -> list[str]:
        found = [each for each in others if familiars is None or each.familiar == familiars][:count]
        for each in found:
            others.remove(each)
        return [each.id for each in found]

    def player() -> Position:
        return {
            "crystals": 5 + chance.below(30),
            "gauge": 10,
            "reserve": {"air": 1, "water": 1, "fire": 1, "earth": 1 + chance.below(4)},
            "hand": ids(2),
            "in_play": [*ids(1, False), *ids(1, True), *ids(1)],
            "library": {"2": ids(1), "3": ids(1)},
            "bonus_used": chance.below(3),
            "token": 1 + (number + chance.below(5)) % 18,
        }

    first = {**player(), "crystals": 40, "reserve": {"air": 3, "water": 3, "fire": 3, "earth": 3}}
    if number % 3 == 2:
        first["in_play"] = [card.id, *first["in_play"]]
    else:
        first["hand"] = [card.id, *first["hand"]]
    enchantments = ["none", *(each.id for each in ENCHANTMENTS)]
    return {
        "enchantment": enchantments[(number + chance.below(3)) % len(enchantments)],
        "month": 1 + chance.below(12),
        "year": 1 + chance.below(3),
        "die": {"transmute": True, "draw": chance.below(2) == 0, "crystals": chance.below(2)},
        "discard": ids(4),
        "players": [first, player(), *([player()] if number % 2 else [])],
    }
