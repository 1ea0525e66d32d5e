"""Xaxos: Outcast in Gravehold's place: his charges, his deck, and each of his abilities."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import Match, TaliaError
from talia.games.aeons_end.boxes.outcasts import BOX
from talia.words.speaker import speaker

from .outcasts import GAME, battle, hurt, ilya, kel, life_of, strike
from .table import breach, choose, foe, gravehold, in_play, keys, lives, mage, player

ALL = [card.id for card in BOX.abilities]
ALL_BOXES = talia.game("aeons-end/all")
TURNS = {"deck": ["player 2", "nemesis"], "discard": ["player 1", "player 1", "player 2", "nemesis"]}


def called(ability: str, *players: Any, **position: Any) -> Match:
    """Kel has just given Xaxos his eighth charge, and this ability lies on top of his deck."""
    sheets = players or (kel(hand=["crystal"]), ilya())
    first = {"aether": 2, **sheets[0]}
    xaxos = {"charges": 7, "deck": [ability, "obsidian-burst" if ability != "obsidian-burst" else "imbued-aura"]}
    order = TURNS if len(sheets) > 1 else {}
    match = battle(first, *sheets[1:], xaxos=xaxos, turn_order=order, **position)
    choose(match, "charge", "charge:xaxos")
    return match


def state(match: Match) -> Any:
    """Of Xaxos: charges, what is left of his deck, and his discard pile. Any: a view is JSON."""
    view = match.view(0)
    return view["xaxos"]["charges"], view["zones"]["xaxos-deck"], view["zones"]["xaxos-discard"]


# Charges


def test_a_player_who_gains_a_charge_may_give_it_to_him() -> None:
    match = battle(kel(aether=4), ilya(), xaxos={})
    match.choose("charge")
    assert keys(match) == ["charge:own", "charge:xaxos"]
    match.choose("charge:xaxos")
    assert (state(match)[0], player(match)["charges"]) == (1, 0)
    choose(match, "charge", "charge:own")
    assert (state(match)[0], player(match)["charges"]) == (1, 1)


def test_charges_gained_together_go_together_and_those_past_eight_are_lost() -> None:
    match = battle(
        kel(hand=["destiny-forger", "crystal"]), ilya(), xaxos={"charges": 7, "deck": ["crystalline-shield"]}
    )
    choose(match, "play:destiny-forger", "or:2", "charge:xaxos")
    assert keys(match) == ["or:1", "or:2"]  # Crystalline Shield
    assert state(match)[0] == 0


def test_a_player_without_room_can_still_buy_a_charge_for_him() -> None:
    match = battle(kel(aether=2, charges=6), ilya(), xaxos={})
    match.choose("charge")
    assert (state(match)[0], player(match)["charges"]) == (1, 6)


def test_convergence_is_for_arachnos_alone() -> None:
    there = {"I": {"open": True, "prepped": ["convergence"]}}
    sheet = {"mage": "Arachnos", "hand": ["destiny-forger", "crystal"], "deck": [], "breaches": there}
    match = battle(sheet, ilya(hand=[]), xaxos={})
    match.choose("play:destiny-forger")
    assert keys(match) == ["charge:own", "charge:xaxos"]  # the two charges of the relic, not that of the spell
    match.choose("charge:xaxos")
    assert (state(match)[0], player(match)["charges"]) == (2, 1)


def test_cards_that_speak_of_him_do_so_only_where_he_stands() -> None:
    alone = battle(kel(hand=["bottled-sun", "crystal"]), ilya())
    alone.choose("play:bottled-sun")
    assert "xaxos" not in alone.view(0)
    there = battle(kel(hand=["bottled-sun", "crystal"]), ilya(), xaxos={})
    there.choose("play:bottled-sun")
    assert state(there)[0] == 3


def test_the_effect_that_brought_the_last_charge_is_over_before_he_acts() -> None:
    match = battle(
        kel(hand=["reconstituting-circuit", "spark", "crystal"]),
        ilya(),
        xaxos={"charges": 7, "deck": ["crystalline-shield"]},
    )
    match.choose("play:reconstituting-circuit")
    assert "destroy:spark" in keys(match)  # the rest of the relic comes first
    match.choose("destroy:spark")
    assert keys(match) == ["or:1", "or:2"]


def hurt_taqren(nemesis: Any, phase: str, ability: str = "fortifying-blaze", game: Any = GAME) -> Match:
    """In the nemesis' turn Taqren suffers damage, and gives Xaxos his eighth charge for it. Any: positions are data."""
    told = {"phase": phase, "xaxos": {"charges": 7, "deck": [ability]}, "turn_order": {"deck": ["player 1"]}}
    foes = {"name": "Experiment 153", "deck": ["Topple"], **nemesis}
    match: Match = game.arrange({**told, "players": [mage("Taqren"), ilya()], "nemesis": foes})
    match.choose("go-on")
    while match.decision.word != "ask-charges":
        wanted = ("or:2", "player:1", "barrier:3")
        match.choose(next(key for key in wanted if key in keys(match)))
    match.choose("charge:xaxos")
    return match


TORMENT = {"in_play": [{"name": "Endless Torment", "tokens": 1}]}


def test_a_power_that_brought_the_last_charge_is_discarded_before_he_acts() -> None:
    match = hurt_taqren(TORMENT, "nemesis-main", "interceding-flare")
    assert match.decision.word == "ask-player"  # there is no power left to discard, so somebody gains spells
    assert foe(match)["discard"] == ["endless-torment"]


def test_so_is_an_attack() -> None:
    match = hurt_taqren({"deck": ["Hunt the Weak", "Topple"]}, "nemesis-draw")
    assert gravehold(match) == 27  # all of the attack has happened
    assert foe(match)["discard"] == ["hunt-the-weak"]
    assert state(match) == (0, 0, ["fortifying-blaze"])


def test_a_beacon_that_brought_it_as_it_was_drawn_is_in_play_before_he_acts() -> None:
    risen = {"name": "Maelstrom: Risen", "in_play": ["Wandering Lasher"], "crew": ["Draining Beacon"]}
    match = hurt_taqren(risen, "nemesis-main", game=ALL_BOXES)
    assert "draining-beacon" in in_play(match)
    assert state(match)[2] == ["fortifying-blaze"]


def test_he_acts_before_anything_else_happens_at_the_end_of_the_nemesis_turn() -> None:
    witch = {"name": "Gate Witch", "tokens": 5, "deck": ["Hunt the Weak", "Topple"]}
    match = hurt_taqren(witch, "nemesis-draw", game=ALL_BOXES)
    assert (foe(match)["tokens"], foe(match)["discard"]) == (5, ["hunt-the-weak"])
    assert state(match)[2] == ["fortifying-blaze"]


def test_in_a_battle_that_began_under_rules_10_he_acts_before_the_card_is_done_with() -> None:
    match = hurt_taqren(TORMENT, "nemesis-main", "interceding-flare", GAME.under(10))
    assert keys(match) == ["or:1", "or:2"]
    assert foe(match)["discard"] == []


def test_his_deck_is_shuffled_anew_when_it_is_empty() -> None:
    match = battle(kel(aether=2), ilya(), xaxos={"charges": 7, "deck": [], "discard": ["crystalline-shield"]})
    choose(match, "charge", "charge:xaxos", "or:1")
    assert state(match) == (0, 0, ["crystalline-shield"])
    assert gravehold(match) == 38


# His place


def test_what_hurts_gravehold_hurts_him_and_his_fall_loses() -> None:
    match = battle(
        kel(), ilya(), xaxos={}, gravehold=2, phase="nemesis-main", nemesis={"in_play": ["moonstruck-hound"]}
    )
    assert match.result is not None
    assert (match.result.won, match.result.why) == ((False, False), "xaxos-fallen")


def test_with_one_player_only_his_fall_loses() -> None:
    match = battle(kel(life=0, aether=1), xaxos={}, gravehold=3)
    assert not match.over


def test_gains_of_gravehold_are_his_up_to_what_he_began_with() -> None:
    there = {"I": {"open": True, "prepped": ["lightning-arrow"]}}
    match = battle(kel(hand=["crystal"], breaches=there), ilya(), phase="casting", gravehold=29, xaxos={}, run_on=False)
    match.choose("cast:lightning-arrow@I")
    strike(match)
    match.choose("discard:crystal")
    assert gravehold(match) == 30


# His abilities


def test_obsidian_burst_strikes_three_times_for_four() -> None:
    match = called("obsidian-burst")
    for _ in range(3):
        strike(match)
    assert hurt(match) == 12
    assert state(match) == (0, 1, ["obsidian-burst"])


def test_clarifying_light_opens_a_breach_and_gives_two_charges_and_life() -> None:
    match = called("clarifying-light", kel(life=7), ilya())
    choose(match, "player:1", "open:IV", "charge:own")
    assert breach(match, "IV")["state"] == "open"
    assert (player(match)["charges"], lives(match)) == (2, [9, 10])


def test_glowing_insight_draws_four_and_preps_what_one_likes() -> None:
    deck = ["spark", "twisted-fang", "crystal", "crystal", "crystal"]
    match = called("glowing-insight", kel(hand=["crystal"]), ilya(hand=[], deck=deck))
    choose(match, "player:2", "prep:twisted-fang>III", "prep:spark>I")
    assert match.decision.word == "ask-main"
    assert player(match, 1)["hand"] == ["crystal", "crystal"]
    assert [breach(match, each, 1)["prepped"] for each in ("I", "III")] == [["spark"], ["twisted-fang"]]


def test_crystalline_shield_gives_life_past_the_most() -> None:
    his = called("crystalline-shield")
    his.choose("or:1")
    assert gravehold(his) == 38
    theirs = called("crystalline-shield")
    choose(theirs, "or:2", "player:2")
    assert lives(theirs) == [10, 16]
    for match in (his, theirs):
        assert GAME.arrange(match.position()).fingerprint == match.fingerprint


def test_shattered_rewind_brings_a_turn_back_or_thins_a_deck() -> None:
    turn = called("shattered-rewind", kel(life=5), ilya())
    choose(turn, "or:1", "player:1")
    assert turn.view(0)["turn_order"]["deck"] == 3
    assert lives(turn) == [7, 10]
    thin = called("shattered-rewind", kel(hand=["crystal"], deck=["spark", "spark"], discard=["crystal"]), ilya())
    choose(thin, "or:2", "player:1", "destroy:spark", "destroy:spark", "done")
    assert thin.view(0)["destroyed"] == ["spark", "spark"]


def test_imbued_aura_gives_cards_back_to_two_players_or_ten_aether() -> None:
    cards = ["twisted-fang", "spark", "crystal"]
    back = called("imbued-aura", kel(discard=cards), ilya(hand=[], discard=cards))
    choose(back, "or:1", "take:spark", "done", "take:twisted-fang", "take:spark")
    assert player(back)["hand"] == ["crystal", "spark"]
    assert player(back, 1)["hand"] == ["twisted-fang", "spark"]
    rich = called("imbued-aura", kel(discard=cards), ilya())
    rich.choose("or:2")
    assert player(rich)["aether"] == 10


def test_imbued_aura_alone_is_for_the_one_player_twice() -> None:
    match = called("imbued-aura", kel(discard=["twisted-fang", "spark", "crystal"]))
    choose(match, "or:1", "take:twisted-fang", "done", "take:spark", "done")
    assert player(match)["hand"] == ["crystal", "twisted-fang", "spark"]


def test_interceding_flare_discards_a_power_or_brings_two_spells() -> None:
    foes = {"in_play": ["cascading-casualties"]}
    match = called("interceding-flare", nemesis=foes)
    match.choose("or:1")
    assert match.view(0)["nemesis"]["in_play"] == []
    spells = called("interceding-flare")
    choose(spells, "player:1", "gain:tornado-of-insight", "gain:twisted-fang")  # no power in play: no question
    assert player(spells)["discard"] == ["twisted-fang", "tornado-of-insight"]


def test_twisting_flame_casts_without_discarding_or_brings_gems_to_hand() -> None:
    there = {"I": {"open": True, "prepped": ["twisted-fang"]}}
    match = called("twisting-flame", kel(hand=["crystal"]), ilya(breaches=there))
    match.choose("or:1")
    for _ in range(3):
        strike(match)
    assert hurt(match) == 9
    assert breach(match, "I", 1)["prepped"] == ["twisted-fang"]
    gems = called("twisting-flame", kel(hand=["crystal"]), ilya(hand=[], breaches=there))
    choose(gems, "or:2", "player:1")
    assert "gain:duplicating-sazite" not in keys(gems)  # costs 6
    choose(gems, "gain:molten-peridot", "gain:petrified-phoenixium")
    assert player(gems)["hand"] == ["crystal", "molten-peridot"]
    assert player(gems, 1)["hand"] == ["petrified-phoenixium"]


def test_fortifying_blaze_discards_a_minion_or_brings_two_relics_onto_a_deck() -> None:
    match = called("fortifying-blaze")
    match.choose("or:1")
    assert match.view(0)["nemesis"]["in_play"] == []
    relics = called("fortifying-blaze")
    choose(relics, "or:2", "player:2", "gain:destiny-forger", "gain:transmuters-lens")
    assert relics.position()["players"][1]["deck"][:2] == ["transmuters-lens", "destiny-forger"]


def test_flickering_spirit_divides_ten_among_minions_or_strikes_the_nemesis() -> None:
    foes = {"in_play": ["vein-worms", {"name": "moonstruck-hound", "life": 3}]}
    match = called("flickering-spirit", nemesis=foes)
    choose(match, "or:1", "target:moonstruck-hound", "damage:3")
    assert hurt(match) == 7  # one minion is left, so it takes the rest
    strong = called("flickering-spirit")
    choose(strong, "or:2", "maw:ii")
    assert life_of(strong, "ii") == 5


# Set-up, position, table


def test_a_set_up_says_who_is_protected_and_what_his_deck_holds() -> None:
    match = GAME.new(players=2, seed=3, ally="xaxos", abilities="1")
    settled = match.origin["setup"]
    assert (settled["ally"], settled["abilities"]) == ("xaxos", ALL[:6])
    assert state(match) == (0, 6, [])
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    assert [len(GAME.new(players=1, seed=1, ally="xaxos", abilities=n).origin["setup"]["abilities"]) for n in "23"] == [
        8,
        10,
    ]
    own = GAME.new(players=1, seed=1, ally="xaxos", abilities=["Imbued Aura", "Obsidian Burst"])
    assert own.origin["setup"]["abilities"] == ["imbued-aura", "obsidian-burst"]
    city = GAME.new(players=1, seed=1)
    assert (city.origin["setup"]["ally"], city.origin["setup"]["abilities"]) == ("none", [])
    assert "xaxos" not in city.view(0)


@pytest.mark.parametrize(
    "answers", [{"ally": "gex"}, {"ally": "xaxos", "abilities": "4"}, {"ally": "xaxos", "abilities": []}]
)
def test_others_cannot_stand_there(answers: dict[str, Any]) -> None:
    with pytest.raises(TaliaError):
        GAME.new(players=1, seed=1, **answers)


def test_the_order_of_his_deck_is_hidden() -> None:
    from talia.kernel.chance import Chance

    match = battle(kel(), ilya(), xaxos={}, run_on=False)
    orders = set()
    for seed in range(9):
        twin = match.clone()
        GAME.redeal(twin, 0, Chance(seed))
        assert twin.view(0) == match.view(0)
        orders.add(tuple(GAME.position(twin)["xaxos"]["deck"]))
    assert len(orders) > 1


def test_he_is_on_the_table_in_both_languages() -> None:
    match = battle(kel(), ilya(), xaxos={"charges": 3})
    for lang, name in (("en", "Xaxos:\u2005Outcast"), ("pl", "Xaxos:\u2005Wygnaniec")):
        areas = {area.ref: area for area in GAME.scene(match, 0, speaker(lang, GAME)).areas}
        assert areas["gravehold"].title == name
        assert any("3/8" in fact for fact in areas["gravehold"].things[0].facts)
        assert "xaxos-deck" in areas


def test_a_card_that_gives_him_charges_says_so_where_he_does_not_stand() -> None:
    usual = [id for id in next(iter(BOX.markets.values())) if id != "destiny-forger"]
    market = dict.fromkeys([*usual, "bottled-sun"], 5)
    for stands in (True, False):
        match = battle(kel(), ilya(), market=market, **({"xaxos": {}} if stands else {}))
        for lang, words in (("en", "without Xaxos: no charges"), ("pl", "bez Xaxosa: bez ładunków")):
            scene = GAME.scene(match, 0, speaker(lang, GAME))
            facts = {thing.card: thing.facts for area in scene.areas for thing in area.things if area.ref == "market"}
            assert (words in facts["bottled-sun"]) is not stands
            assert not any(words in told for id, told in facts.items() if id == "twisted-fang")


# What is told when it is over


def test_what_his_ability_does_is_credited_to_it_and_not_to_what_was_played_before() -> None:
    match = battle(
        kel(hand=["destiny-forger"]), ilya(), xaxos={"charges": 7, "deck": ["obsidian-burst"]}, nemesis={"in_play": []}
    )
    teller = GAME.teller(match)
    choose(match, "play:destiny-forger", "or:2", "charge:xaxos", *["maw:i"] * 3)
    credits = [teller.read(event) for page in match.history.pages for event in page]
    told = [(each.by.card, each.who, each.n) for each in credits if each and each.what == "damage"]
    assert told == [("obsidian-burst", None, 4)] * 3
