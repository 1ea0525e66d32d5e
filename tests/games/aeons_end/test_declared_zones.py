"""Zones and piles that a nemesis or a box brings to the table."""

from __future__ import annotations

from dataclasses import replace

from talia import Match
from talia.games.aeons_end.boxes.war_eternal import BOX
from talia.games.aeons_end.boxes.war_eternal.nemeses.acolytes import ACOLYTE_DECK, ACOLYTE_DISCARD
from talia.games.aeons_end.cards.box import join
from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import NEMESIS_DECK, Layout
from talia.kernel.chance import Chance
from talia.kernel.sight import EVERYBODY, NOBODY
from talia.words.speaker import speaker
from tests.games.aeons_end.made_up import SMALL

VAULT = Zone("vault", seen=NOBODY, word="table-crew")
CELLS = Zone("cells", word="table-discard")
PIT = Zone("pit", word="table-discard")
SHRINE = Zone("shrine", word="table-aside")


WARDEN = NEMESIS("warden", life=40, rating=1, unleash=BOX.nemeses[0].unleash, cards=(), zones=(VAULT, CELLS, PIT))
BIG = replace(
    join("big", BOX, replace(SMALL, nemeses=(WARDEN,))),
    piles={Sort.GEM: 4, Sort.RELIC: 2, Sort.SPELL: 4},
    zones=(SHRINE,),
)
GAME = AeonsEnd(BIG)


def battle_of(match: Match) -> Battle:
    assert isinstance(match.state, Battle)
    return match.state


def warden() -> Match:
    """A battle with nemesis cards in each of the places, two of them in the vault."""
    match = GAME.new(players=2, seed=4, nemesis="warden", market="random")
    battle = battle_of(match)
    for zone in (VAULT, VAULT, CELLS, PIT, SHRINE):
        battle.move(battle.zones[NEMESIS_DECK][-1], battle.number(zone))
    return match


def test_tables_without_anything_of_their_own_have_the_zones_they_always_had() -> None:
    for players in (1, 2, 3, 4):
        layout = Layout(players, 9, ())
        assert layout.count == 18 + 8 * players
        assert layout.piles == tuple(range(9, 18))


def test_the_acolytes_lie_where_they_always_lay() -> None:
    crown = battle_of(AeonsEnd(BOX).new(players=2, seed=1, nemesis="hollow-crown"))
    assert (crown.number(ACOLYTE_DECK), crown.number(ACOLYTE_DISCARD)) == (7, 8)
    assert (crown.sight[7], crown.sight[8]) == (NOBODY, EVERYBODY)
    assert len(crown.zones) == 34


def test_what_is_more_than_there_is_room_for_lies_behind_the_players() -> None:
    layout = Layout(2, 10, (VAULT, CELLS, PIT, SHRINE))
    assert [layout.numbers[zone] for zone in (VAULT, CELLS, PIT, SHRINE)] == [7, 8, 34, 35]
    assert layout.piles == (*range(9, 18), 36)
    assert layout.count == 37
    assert [number for number, seen in enumerate(layout.sight) if seen == NOBODY] == [0, 4, 7, 19, 27]


def test_a_zone_declared_twice_is_one_zone() -> None:
    assert Layout(1, 9, (VAULT, PIT, VAULT)).numbers == {VAULT: 7, PIT: 8}


def test_views_tell_what_lies_open_there_and_count_the_rest() -> None:
    match = warden()
    battle = battle_of(match)
    foe, zones = match.view(0)["nemesis"], match.view(0)["zones"]
    assert foe["vault"] == 2
    assert foe["cells"] == [battle.kinds[battle.pile(CELLS)[0]].id]
    assert len(foe["pit"]) == len(zones["shrine"]) == 1
    assert "zones" not in AeonsEnd(BOX).new(players=2, seed=1).view(0)


def test_the_table_shows_them() -> None:
    match = warden()
    scene = GAME.scene(match, 0, speaker("en", AeonsEnd(BOX)))
    refs = [thing.ref for area in scene.areas for thing in area.things]
    assert {"nemesis-cells", "nemesis-pit", "shrine"} <= set(refs)
    assert "nemesis-vault" not in refs


def test_cards_there_are_nobodys() -> None:
    battle = battle_of(warden())
    assert [battle.owner(battle.pile(zone)[0]) for zone in (VAULT, CELLS, PIT, SHRINE)] == [-1] * 4
    assert battle.owner(battle.hand(1)[0]) == 1


def test_the_tenth_pile_of_a_market_can_be_bought_from() -> None:
    match = warden()
    battle = battle_of(match)
    assert len(battle.table.market) == 10
    last = battle.table.market[-1]
    assert last.zone > 34
    before = match.view(0)["market"][-1]["left"]
    battle.aether = 9  # by hand, because a position has no more than nine piles
    match.choose(match.decision.options[0])
    match.choose(f"gain:{last.card.id}")
    assert match.view(0)["market"][-1]["left"] == before - 1
    assert last.card.id in match.view(0)["players"][battle.active]["discard"]


def test_what_lies_hidden_there_is_dealt_anew_for_bots() -> None:
    match = warden()
    seen = set()
    for seed in range(20):
        twin = match.clone()
        GAME.redeal(twin, 0, Chance(seed))
        seen.add(tuple(battle_of(twin).pile(VAULT)))
        assert battle_of(twin).pile(CELLS) == battle_of(match).pile(CELLS)
    assert len(seen) == 2


def test_a_whole_battle_can_be_played_there() -> None:
    match = warden()
    chance = Chance(9)
    while not match.over:
        match.choose(chance.below(len(match.decision.options)))
    battle = battle_of(match)
    assert sorted(card for zone in battle.zones for card in zone) == list(range(len(battle.kinds)))
