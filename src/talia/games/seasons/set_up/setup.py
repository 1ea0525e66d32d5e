"""Setting up a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.cards.all import BY_ID, BY_NUMBER, DECKS, pool
from talia.games.seasons.cards.card import BASE, DESTINY, KINGDOM, PowerCard
from talia.games.seasons.cards.enchantments import BY_ID as ENCHANTMENTS_BY_ID
from talia.games.seasons.cards.enchantments import ENCHANTMENTS
from talia.games.seasons.cards.path_of_destiny import REPLICA, REPLICAS
from talia.games.seasons.rules import layout
from talia.games.seasons.rules.dice import DICE_A_SEASON
from talia.games.seasons.rules.energy import SEASONS
from talia.games.seasons.rules.layout import DRAW, KEPT, PACK, sight, zone, zones
from talia.games.seasons.rules.payment import packed_cost
from talia.games.seasons.rules.powers import NO_POWERS
from talia.games.seasons.rules.prelude import begin_prelude
from talia.games.seasons.rules.scope import provide
from talia.games.seasons.rules.tournament import Arena, Tournament
from talia.games.seasons.set_up.named import enchantment_called
from talia.kernel.chance import Chance, Seed, derived
from talia.kernel.errors import TaliaError
from talia.kernel.game import RANDOM
from talia.kernel.names import slug_of
from talia.kernel.positions import Reader, fail

# Any, all through this file: answers and settled set-ups are plain data from people and files, checked here.

LEVELS = ("apprentice", "magician", "archmage")
BOX_CHOICES = {"base": (), KINGDOM: (KINGDOM,), DESTINY: (DESTINY,), "all": (KINGDOM, DESTINY)}
YES, NO = "yes", "no"
DEFAULTS = {"level": "magician", "boxes": DESTINY, "enchantment": RANDOM, "tokens": YES, "destiny": YES}
PINNED = ("first", "dice", "cards", "decks", "dealt_tokens")
A_DRAFT = 9
RULES = 6
"""The version of the rules. Version 6 asks less often what comes to the same, and in which order cards go onto the discard
pile where it does not. Version 5 mended a few cases in which cards meet, as version 4 did: CHANGELOG.md has both. Under
version 2 three cards asked for what comes to the same: which is the last token of a Glutton Cauldron, which of like
reserves Lewis copies, and what to name where nobody holds a card. Under version 1 it was also asked in which order cards
act, although it came to the same. Matches that began so go on so."""
COPIES = 2
_PURPOSE = 12


def settle(players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
    """A whole set-up as plain data: what was answered, and what chance decided beside the order of the cards."""
    for name in answers:
        if name not in DEFAULTS and name not in PINNED:
            raise TaliaError("error-setup-field", name=name, possible=list(DEFAULTS))
    level = _one_of(answers, "level", LEVELS)
    boxes = _one_of(answers, "boxes", tuple(BOX_CHOICES))
    destiny = _one_of(answers, "destiny", (YES, NO))
    tokens = _one_of(answers, "tokens", (YES, NO))
    asked = answers.get("enchantment", RANDOM)
    if asked != RANDOM and slug_of(enchantment_called(asked)) in ENCHANTMENTS_BY_ID:
        answers = {**answers, "enchantment": slug_of(enchantment_called(asked))}
    enchantment = _one_of(answers, "enchantment", ("none", RANDOM, *(each.id for each in ENCHANTMENTS)))
    drawable = [each.id for each in ENCHANTMENTS if destiny == YES or not each.destiny]  # one that is named is played
    chance = Chance(derived(seed, _PURPOSE))
    first = chance.below(players)
    dice = [sorted(_some(chance, DICE_A_SEASON, players + 1)) for _ in range(4)]
    drawn = drawable[chance.below(len(drawable))]
    enchantment = drawn if enchantment == RANDOM else enchantment
    decks = [DECKS[number] for number in _some(chance, len(DECKS), players)] if level == "apprentice" else []
    cards = [card.id for card in pool(level, BOX_CHOICES[boxes])]
    settled = {
        "level": level,
        "boxes": boxes,
        "enchantment": enchantment,
        "tokens": tokens,
        "destiny": destiny,
        "first": first,
        "dice": dice,
        "cards": cards,
        "decks": [[BY_NUMBER[number].id for number in deck] for deck in decks],
        "dealt_tokens": _tokens(chance, players, boxes, tokens, ENCHANTMENTS_BY_ID[enchantment].destiny),
    }
    return {**settled, **_pinned(players, answers, cards)}


def _pinned(players: int, answers: Mapping[str, Any], cards: list[str]) -> dict[str, Any]:
    """What a settled set-up that is settled again says of itself, checked. Any: it comes from people, too."""
    read, told = Reader(), {name: answers[name] for name in PINNED if name in answers}
    if "first" in told:
        read.number(told["first"], 0, players - 1, "first")
    for season in range(len(SEASONS)) if "dice" in told else ():
        where = f"dice[{season}]"
        rows = read.row(told["dice"], "dice", len(SEASONS))
        row = read.row(rows[season] if season < len(rows) else [], where, players + 1)
        if len({read.number(each, 0, DICE_A_SEASON - 1, f"{where}[{n}]") for n, each in enumerate(row)}) <= players:
            raise fail(where, "position-season-dice", count=players + 1)
    if "cards" in told:
        cards = [read.one_of(id, list(BY_ID), f"cards[{n}]") for n, id in enumerate(read.row(told["cards"], "cards"))]
    dealt: list[str] = []
    for name in ("decks", "dealt_tokens"):
        rows = read.row(told.get(name, []), name)
        if name in told and len(rows) != players and (rows or name != "decks"):
            raise fail(name, "position-one-each", players=players)
        for seat, row in enumerate(rows):
            for n, each in enumerate(read.row(row, f"{name}[{seat}]", A_DRAFT)):
                where = f"{name}[{seat}][{n}]"
                if name == "dealt_tokens":
                    read.number(each, 1, len(ABILITIES), where)
                    continue
                dealt.append(read.one_of(each, cards, where))
                if dealt.count(each) > COPIES * cards.count(each):
                    raise fail(where, "position-too-many", count=dealt.count(each), most=COPIES)
    if "cards" in told and not dealt and len(cards) * COPIES < players * A_DRAFT:
        raise fail("cards", "position-too-few", count=len(cards) * COPIES, least=players * A_DRAFT)
    return told


def _one_of(answers: Mapping[str, Any], name: str, possible: Sequence[str]) -> str:
    value = answers.get(name, DEFAULTS[name])
    if value is True or value is False:
        value = YES if value else NO
    if value not in possible:
        raise TaliaError("error-seasons-setup", name=name, value=str(value), possible=list(possible))
    return str(value)


def _some(chance: Chance, among: int, count: int) -> list[int]:
    numbers = list(range(among))
    chance.shuffle(numbers)
    return numbers[:count]


def _tokens(chance: Chance, players: int, boxes: str, wanted: str, destiny: bool) -> list[list[int]]:
    """The ability tokens each player is dealt: one, or three to choose from with Enchanted Kingdom."""
    in_play = BOX_CHOICES[boxes]
    numbers = [
        number
        for number, ability in ABILITIES.items()
        if ability.box in in_play and (destiny or not ability.with_destiny)
    ]
    chance.shuffle(numbers)
    if wanted == NO or not numbers:
        return [[] for _ in range(players)]
    each = 3 if KINGDOM in in_play else 1
    return [sorted(numbers[each * seat : each * (seat + 1)]) for seat in range(players)]


def empty(players: int, kinds: Sequence[PowerCard], seed: Seed, arena: Arena) -> Tournament:
    """A table at the beginning of the first year, with no card laid out yet."""
    provide(len(kinds))
    tournament = Tournament()
    tournament.begin(kinds, zones(players), sight(players), seed)
    tournament.arena = arena
    tournament.players = players
    tournament.crystals = [0] * players
    tournament.gauge = [0] * players
    tournament.reserve = [0] * (4 * players)
    tournament.bonuses = [0] * players
    tournament.tokens = [0] * players
    tournament.destiny = [0] * players
    tournament.stored, tournament.bolts, tournament.mimics = {}, {}, {}
    tournament.die = [None] * players
    tournament.powers = [NO_POWERS] * players
    tournament.does = [0] * players
    tournament.actives = [[] for _ in range(players)]
    tournament.prices = tuple(packed_cost(kind.costs[players - 2]) for kind in kinds)
    return tournament


def deal(players: int, seed: Seed, setup: Mapping[str, Any], rules: int = RULES) -> Tournament:
    """A new match, run up to its first decision."""
    cards = [BY_ID[id] for id in setup["cards"] for _ in range(COPIES)]
    boxes = BOX_CHOICES[setup["boxes"]]
    replicas = REPLICAS if DESTINY in boxes else 0
    dice = tuple(tuple(numbers) for numbers in setup["dice"])
    enchantment = ENCHANTMENTS_BY_ID[setup["enchantment"]]
    arena = Arena(players, setup["level"], dice, enchantment, (BASE, *boxes), rules=rules)
    tournament = empty(players, [*cards, *(REPLICA,) * replicas], seed, arena)
    tournament.first = tournament.active = setup["first"]
    for card in range(len(cards)):
        tournament.put(card, DRAW)
    for card in range(len(cards), len(cards) + replicas):
        tournament.put(card, layout.REPLICAS)
    for seat, deck in enumerate(setup["decks"]):
        for id in deck:
            tournament.move(
                next(card for card in tournament.zones[DRAW] if tournament.kinds[card].id == id), zone(seat, KEPT)
            )
    tournament.shuffle(DRAW)
    if not setup["decks"]:
        for seat in range(players):
            tournament.move_top(DRAW, zone(seat, PACK), A_DRAFT)
    dealt = setup["dealt_tokens"]
    if any(len(numbers) > 1 for numbers in dealt):
        tournament.token_choices = tuple(tuple(numbers) for numbers in dealt)
    else:
        tournament.tokens = [numbers[0] if numbers else 0 for numbers in dealt]
    begin_prelude(tournament)
    tournament.reveals = 0
    tournament.run()
    return tournament
