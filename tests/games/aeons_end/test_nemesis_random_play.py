"""Hundreds of random battles over all nemeses, levels, numbers of players, markets and mages."""

from collections.abc import Iterator
from typing import Any

import pytest

import talia
from talia import Match
from talia.games.aeons_end.boxes.war_eternal.nemeses.acolytes import ACOLYTE_DECK, ACOLYTE_DISCARD
from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY, TURN_DECK, TURN_DISCARD
from talia.kernel.chance import Chance
from tests.games.aeons_end.table import GAME

NEMESES = ("umbra-titan", "hollow-crown", "gate-witch", "magus-of-cloaks")
LEVELS = ("beginner", "normal", "expert", "extinction")
BATTLES = 8  # for each of the sixteen cases: one for every number of players and turn order
ENOUGH = 5_000  # no battle takes so many choices, however badly it is fought
WON = ("nemesis-slain", "nemesis-spent", "acolytes-gone")
LOST = ("all-exhausted", "gravehold-fallen", "undermined", "final-form")


def played(match: Match, seed: int) -> Iterator[Battle]:
    """The battle at every decision of uniformly random choices, and once more at its end."""
    match.quiet = True
    chance = Chance(seed)
    b = match.state
    assert isinstance(b, Battle)
    for _ in range(ENOUGH):
        yield b
        if match.over:
            return
        options = match.decision.options
        match.choose(options[chance.below(len(options))])
    raise AssertionError("the battle does not end")


def check_cards(battle: Battle) -> None:
    """Every card lies in just one zone, and the zone knows it."""
    lying = [card for zone in battle.zones for card in zone]
    assert len(lying) == len(set(lying)) == len(battle.kinds)
    assert all(battle.where[card] == number for number, zone in enumerate(battle.zones) for card in zone)


def check_bounds(battle: Battle) -> None:
    """Nothing rises above or falls below what is printed."""
    table, nemesis = battle.table, battle.table.nemesis
    assert 0 <= battle.gravehold <= table.full_gravehold
    assert 0 <= battle.nemesis_life <= table.full_nemesis
    assert nemesis.tokens.least <= battle.tokens <= nemesis.tokens.most
    assert all(0 <= life <= table.full_life for life in battle.life)
    assert all(0 <= held <= mage.charges for held, mage in zip(battle.charges, table.mages))
    assert battle.aether >= 0
    for card in battle.zones[IN_PLAY]:
        kind = battle.kinds[card]
        assert (1 if kind.life else 0) <= battle.counts[card] <= (kind.life or kind.tokens)
    crew = [card for card, kind in enumerate(battle.kinds) if kind.crew]
    if crew:
        places = (battle.number(ACOLYTE_DECK), battle.number(ACOLYTE_DISCARD), IN_PLAY)
        assert all(battle.where[card] in places for card in crew)
    turns = [card for card, kind in enumerate(battle.kinds) if kind.sort == Sort.TURN]
    assert len(battle.zones[TURN_DECK]) + len(battle.zones[TURN_DISCARD]) == len(turns)


def check_decision(battle: Battle) -> None:
    """A decision leaves a choice, and its keys tell the options apart."""
    assert battle.decision is not None
    assert len(set(battle.decision.keys)) == len(battle.decision.options) >= 2


def check_end(battle: Battle) -> None:
    """Everybody wins or loses together, for a reason that is so."""
    assert battle.result is not None
    assert battle.decision is None
    assert set(battle.result.won) == {battle.result.why in WON}
    so = {
        "nemesis-slain": battle.nemesis_life == 0,
        "nemesis-spent": battle.beaten(),
        "acolytes-gone": not any(battle.kinds[card].crew for card in battle.zones[IN_PLAY]),
        "gravehold-fallen": battle.gravehold == 0,
        "all-exhausted": battle.players > 1 and not any(battle.life),
        "undermined": battle.tokens == 0,
        "final-form": battle.table.nemesis.id == "magus-of-cloaks",
    }
    assert so[battle.result.why]


def fight(match: Match, seed: int) -> Battle:
    """A whole battle, checked all the way."""
    for b in played(match, seed):
        check_cards(b)
        check_bounds(b)
        if not match.over:
            check_decision(b)
    check_end(b)
    return b


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("level", LEVELS)
def test_random_battles_come_to_their_end(nemesis: str, level: str) -> None:
    game = talia.game(GAME)
    first = 10_000 * NEMESES.index(nemesis) + 1_000 * LEVELS.index(level)
    for number in range(BATTLES):
        players = 1 + number % 4
        easier = players in (1, 4) and number % 8 >= 4
        match = game.new(
            players=players,
            seed=first + number,
            nemesis=nemesis,
            difficulty=level,
            mages="random",
            market="random",
            turn_order="easier" if easier else "standard",
        )
        fight(match, first + number)


def late(nemesis: str, seed: int) -> dict[str, Any]:  # Any: a position is JSON
    """A battle near its end: strong mages, the last cards of the nemesis, and all of its own that stay already there."""
    chance = Chance(seed)
    spells = ["Nova Forge", "Equilibrium", "Fiery Torrent", "Kindle", "Aurora", "Carbonize", "Reduce to Ash"]
    mages = ["Garu", "Dezmodia", "Ulgimor", "Quilius"][: 1 + seed % 4]
    sheets = [
        {
            "mage": name,
            "hand": [spells[chance.below(len(spells))] for _ in range(5)],
            "deck": [spells[chance.below(len(spells))] for _ in range(10)],
            "charges": chance.below(6),
            "life": 1 + chance.below(10),
            "breaches": {roman: {"open": True} for roman in ("I", "II", "III", "IV")},
        }
        for name in mages
    ]
    cards = LATE[nemesis]
    stay = [card for card in cards if chance.below(2) == 0 and card not in ATTACKS]
    foe: dict[str, Any] = {
        "name": nemesis,
        "in_play": [*(ACOLYTES if nemesis == "hollow-crown" else []), *stay],
        "deck": [card for card in cards if card not in stay],
    }
    if nemesis == "hollow-crown":
        foe["crew"] = ["kurgax"]
    else:
        foe["life"] = 5 + chance.below(20)
    return {"players": sheets, "nemesis": foe, "difficulty": LEVELS[seed // 4 % 2 + 1]}


ACOLYTES = [{"name": "solara", "life": 4}, {"name": "edryss-tragg", "life": 3}]
ATTACKS = (
    "maul",
    "crumble",
    "beseech",
    "reign",
    "dominate",
    "hasten",
    "distort",
    "enshroud",
    "eclipse",
    "engulf",
    "nix",
)
LATE = {
    "umbra-titan": ["maul", "tombfright", "vault-behemoth", "crumble", "demi-ancient", "yawning-black", "engulf"],
    "hollow-crown": ["beseech", "reign", "dominate", "nameless-faith", "viscera-bride", "infernal-domain", "engulf"],
    "gate-witch": ["hasten", "distort", "engulf", "infinite-enmity", "rift-scourge", "nether-spiral", "portal-wretch"],
    "magus-of-cloaks": ["enshroud", "eclipse", "shadows-reach", "veil-daughter", "black-solstice", "dusk-spawn", "nix"],
}
"""What each nemesis ends with; few random battles get so far by themselves."""


@pytest.mark.parametrize("nemesis", NEMESES)
def test_random_ends_of_battles(nemesis: str) -> None:
    whys = set()
    for seed in range(32):
        b = fight(talia.arrange(GAME, late(nemesis, seed), seed), seed)
        assert b.result is not None
        whys.add(b.result.why)
    assert whys & set(WON), "strong mages win now and then"
    assert whys & set(LOST)
