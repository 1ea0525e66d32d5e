"""Xaxos: Ascended: his breaches, his spell deck and concentrate deck, his spells, and his nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.aeons_end.bot.evaluation import standing
from talia.games.aeons_end.boxes.legacy.nemeses.ascended import CONCENTRATE_DECK, SPELL_DECK
from talia.games.aeons_end.expedition.deck import deck
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.chance import Chance
from talia.words.speaker import speaker

from .legacy_foes import GAME, acting, again, arranged, drawing, gex, last, mist, played_at_random
from .table import choose, foe, gravehold, in_play, keys, lives, player, why

NAME = "Xaxos: Ascended"
FIST, FLARE, NODE = "xaxos-incinerating-fist", "xaxos-flare", "xaxos-gravity-node"
COLLISION, PYROMANCY, SIPHON = "xaxos-breach-collision", "xaxos-pyromancy", "xaxos-sparking-siphon"
NOTHING_LEFT: dict[str, Any] = {"crew": [], "crew_discard": []}
"""Neither a concentrate deck nor a spell deck."""


def breaches(match: Match) -> list[str]:
    """What lies on his breaches, from left to right; empty: nothing."""
    return [(foe(match)[f"breach-{number}"] or [""])[0] for number in (1, 2, 3, 4)]


def deck_of(match: Match, zone: Any) -> list[str]:
    """A deck of his from the top, which nobody may see."""
    state = match.state
    assert isinstance(state, Battle)
    return [state.kinds[card].id for card in reversed(state.pile(zone))]


def spells(match: Match) -> list[str]:
    """His spell deck from the top."""
    return deck_of(match, SPELL_DECK)


def concentrating(match: Match) -> list[str]:
    """His concentrate deck from the top."""
    return deck_of(match, CONCENTRATE_DECK)


def on(*there: str) -> dict[str, Any]:
    """Spells on his breaches, from left to right."""
    return {"zones": {f"breach-{number}": [spell] for number, spell in enumerate(there, 1) if spell}}


def casting(spell: str, *players: Any, **position: Any) -> Match:
    """His turn begins with just this spell on his first breach."""
    nemesis = {**NOTHING_LEFT, **on(spell), **position.pop("nemesis", {})}
    return acting(NAME, [], *players, nemesis=nemesis, **position)


def xaxos(*players: Any, **position: Any) -> Match:
    """A main phase."""
    return arranged(NAME, *players, **position)


# Set-up


def test_the_cheapest_spells_lie_on_top_and_five_are_the_spell_deck() -> None:
    orders = set()
    for seed in range(20):
        match = GAME.new(players=2, seed=seed, nemesis="xaxos-ascended")
        state = match.state
        assert isinstance(state, Battle)
        if state.active < 0 or state.turn > 1:
            continue  # he had the first turn, and the decks are no longer as they were set up
        costs = [state.kinds[card].cost for card in reversed(state.pile(CONCENTRATE_DECK))]
        assert costs == [3, 4, 4, 4, 5, 5, 5]
        assert [state.kinds[card].cost for card in state.pile(SPELL_DECK)] == [3] * 5
        assert (foe(match)["crew"], foe(match)["crew_discard"]) == (7, 5)
        orders.add(tuple(spells(match)))
    assert len(orders) > 3


def test_with_the_harder_rule_two_spells_are_destroyed_and_he_concentrates_twice() -> None:
    match = GAME.new(players=2, seed=5, nemesis="xaxos-ascended", difficulty="expert")
    state = match.state
    assert isinstance(state, Battle)
    assert len(match.view(0)["destroyed"]) == 2
    assert [state.kinds[card].cost for card in reversed(state.pile(SPELL_DECK))] == [3, 3, 3, 3, 4]
    assert len(concentrating(match)) == 5


# Unleash and casting


def unleashed(**nemesis: Any) -> Match:
    """Null Scion unleashes once in his turn, whose beginning has nothing to cast."""
    return acting(NAME, ["Null Scion"], nemesis={"deck": ["Howling Spinners"], "crew": [], **nemesis})


def test_unleash_preps_the_top_spell_to_the_leftmost_empty_breach() -> None:
    match = unleashed(crew_discard=[FIST, FLARE])
    assert breaches(match) == [FIST, "", "", ""]
    assert spells(match) == [FLARE]
    assert gravehold(match) == 30


def test_unleash_with_full_breaches_casts_the_drawn_spell() -> None:
    there = on(FLARE, FLARE, NODE, NODE)
    match = drawing(
        NAME, "Beginning", nemesis={"deck": ["Beginning"], "crew": [SIPHON], "crew_discard": [FIST], **there}
    )
    assert gravehold(match) == 24  # the first Unleash casts the fist, which is the whole deck, and so does the second
    match.choose(0)
    assert len([each for each in breaches(match) if each]) == 3


def test_without_a_spell_deck_unleash_does_nothing() -> None:
    match = unleashed(**NOTHING_LEFT)
    assert breaches(match) == ["", "", "", ""]
    assert gravehold(match) == 30


def test_at_the_start_of_his_turn_he_casts_everything_from_left_to_right() -> None:
    match = acting(NAME, [], nemesis={"crew": [], "crew_discard": [FLARE], **on(FIST, COLLISION)})
    assert gravehold(match) == 22
    assert breaches(match) == ["", "", "", ""]
    assert spells(match) == [FLARE, FIST, COLLISION]


def test_a_spell_from_the_third_breach_hurts_a_player_and_from_the_fourth_gravehold() -> None:
    match = acting(NAME, [], mist(), gex(), nemesis={**NOTHING_LEFT, **on("", "", FIST, FIST)})
    assert gravehold(match) == 27
    match.choose("player:2")
    assert lives(match) == [10, 8]
    assert gravehold(match) == 30 - 3 - 3 - 2


def test_an_exhausted_player_costs_gravehold_five_damage_instead_of_two_unleashes() -> None:
    match = casting(NODE, mist(life=2), gex(), nemesis={"crew_discard": [FIST, FIST]})
    match.choose("player:1")
    assert gravehold(match) == 25
    assert breaches(match) == ["", "", "", ""]
    assert match.decision.word == "ask-destroy-breach"


# Charges


def test_a_player_loses_charges_to_send_a_spell_back() -> None:
    match = xaxos(
        mist(charges=4), gex(), nemesis={"crew": [], "crew_discard": [FLARE], **on(FIST, PYROMANCY, COLLISION)}
    )
    assert [key for key in keys(match) if key.startswith("quell")] == [f"quell:{FIST}@I", f"quell:{PYROMANCY}@II"]
    match.choose(f"quell:{PYROMANCY}@II")
    assert player(match)["charges"] == 0
    assert breaches(match) == [FIST, "", COLLISION, ""]
    assert spells(match) == [FLARE, PYROMANCY]
    assert not [key for key in keys(match) if key.startswith("quell")]


def test_charges_of_others_do_not_help() -> None:
    match = xaxos(mist(charges=2), gex(charges=5), nemesis=on(FIST))
    assert not [key for key in keys(match) if key.startswith("quell")]


# Concentrating


def test_he_concentrates_by_putting_a_spell_below_his_deck() -> None:
    nemesis = {"crew": [PYROMANCY, COLLISION], "crew_discard": [FIST]}
    match = acting(NAME, ["Prelatus of Fire"], nemesis=nemesis)
    assert concentrating(match) == [COLLISION]
    assert spells(match) == [PYROMANCY]  # the fist lay on top, cost 3, and is destroyed
    assert match.view(0)["destroyed"] == [FIST]


def test_with_no_concentrate_deck_he_unleashes_instead() -> None:
    match = acting(NAME, ["Prelatus of Fire"], nemesis={"crew": [], "crew_discard": [FIST, COLLISION]})
    assert breaches(match) == [FIST, "", "", ""]
    assert spells(match) == [COLLISION]
    assert match.view(0)["destroyed"] == []


# His spells


@pytest.mark.parametrize(("turn", "hurt"), [("player 2", [10, 8]), ("nemesis", [10, 10])])
def test_flare_hurts_gravehold_and_whoever_is_next(turn: str, hurt: list[int]) -> None:
    order = {"deck": [turn, "player 1"]}
    match = casting(FLARE, mist(), gex(), turn_order=order, nemesis={"deck": ["Howling Spinners", "Null Scion"]})
    assert (gravehold(match), lives(match)) == (29, hurt)


def test_gravity_node_hurts_and_takes_a_card() -> None:
    match = casting(NODE, mist(), gex())
    match.choose("player:2")
    assert lives(match) == [10, 8]
    assert player(match, 1)["hand"] == []


def test_incinerating_fist() -> None:
    assert gravehold(casting(FIST)) == 27


def test_breach_communion_falls_on_who_has_most_pulse() -> None:
    match = casting("xaxos-breach-communion", mist(pulse=1), gex(pulse=3))
    assert lives(match) == [10, 7]
    assert player(match, 1)["pulse"] == 2


def test_pyromancy_takes_two_cards_together() -> None:
    match = casting(PYROMANCY, mist(hand=["Crystal", "Spark"]), gex())
    choose(match, "discard:spark/1", "discard:crystal/2")
    assert gravehold(match) == 27
    assert (player(match)["hand"], player(match, 1)["hand"]) == (["crystal"], [])


def test_sparking_siphon_heals_him_for_a_pulse_token() -> None:
    match = casting(SIPHON, mist(), gex(pulse=2), nemesis={"life": 80})
    assert foe(match)["life"] == 83
    assert lives(match) == [10, 8]
    assert player(match, 1)["pulse"] == 1


def test_sparking_siphon_without_pulse_only_hurts() -> None:
    match = casting(SIPHON, mist(), gex(), nemesis={"life": 80})
    match.choose("player:1")
    assert (foe(match)["life"], lives(match)) == (80, [8, 10])


def test_he_never_has_more_life_than_he_began_with() -> None:
    assert foe(casting(SIPHON, mist(pulse=1), nemesis={"life": 89}))["life"] == 90


def test_breach_collision() -> None:
    assert gravehold(casting(COLLISION)) == 25


def test_the_players_share_the_seven_damage_of_monstrous_inferno() -> None:
    match = casting("xaxos-monstrous-inferno", mist(), gex())
    assert match.decision.seat is None
    assert keys(match) == [f"part:{n}" for n in range(8)]
    match.choose("part:3")
    assert lives(match) == [7, 6]
    assert lives(casting("xaxos-monstrous-inferno", mist())) == [3]


def test_pyro_geist_hurts_two_different_players() -> None:
    match = casting("xaxos-pyro-geist", mist(), gex())
    match.choose("player:2")
    assert lives(match) == [7, 8]


# The nine cards


def test_beginning_preps_two_spells_destroys_a_cheap_one_and_concentrates() -> None:
    nemesis = {"deck": ["Beginning"], "crew": [COLLISION], "crew_discard": [FIST, PYROMANCY, FLARE]}
    match = drawing(NAME, "Beginning", nemesis=nemesis)
    assert breaches(match) == ["", PYROMANCY, "", ""]
    assert match.view(0)["destroyed"] == [FIST]
    assert spells(match) == [FLARE, COLLISION]


def test_the_team_chooses_which_cheap_spell_is_destroyed() -> None:
    nemesis = {"deck": ["Beginning"], "crew": [COLLISION], "crew_discard": [FIST, FLARE]}
    match = drawing(NAME, "Beginning", nemesis=nemesis)
    assert (match.decision.seat, keys(match)) == (None, [f"destroy:{FIST}@I", f"destroy:{FLARE}@II"])
    match.choose(f"destroy:{FLARE}@II")
    assert breaches(match) == [FIST, "", "", ""]


def test_prelatus_of_fire_leaves_a_dear_spell_on_top() -> None:
    match = acting(NAME, ["Prelatus of Fire"], nemesis={"crew": [FIST], "crew_discard": [COLLISION]})
    assert spells(match) == [COLLISION, FIST]
    assert match.view(0)["destroyed"] == []


def test_prelatus_of_pain_hurts_gravehold_or_takes_a_charge() -> None:
    match = acting(NAME, ["Prelatus of Pain"], mist(charges=2), gex())
    match.choose("or:2")
    assert (player(match)["charges"], gravehold(match)) == (1, 30)
    assert gravehold(acting(NAME, ["Prelatus of Pain"], mist(), gex())) == 28


def test_prelatus_of_pain_lets_him_concentrate_when_it_falls() -> None:
    nemesis = {"in_play": [{"name": "Prelatus of Pain", "life": 1}], "crew": [COLLISION], "crew_discard": [FIST]}
    match = xaxos(mist(breaches={"I": {"prepped": ["Spark"]}}), phase="casting", run_on=False, nemesis=nemesis)
    choose(match, "cast:spark@I", "target:prelatus-of-pain")
    assert spells(match) == [FIST, COLLISION]


def test_firestorm_destroys_every_cheap_spell_and_concentrates_for_each() -> None:
    nemesis = {"deck": ["Firestorm"], "crew": [PYROMANCY, COLLISION], "crew_discard": [FIST, SIPHON], **on(FLARE)}
    match = drawing(NAME, "Firestorm", nemesis=nemesis)
    assert breaches(match) == ["", "", SIPHON, ""]
    assert set(match.view(0)["destroyed"]) == {FLARE, FIST}
    assert spells(match) == [PYROMANCY, COLLISION]


def test_inner_eye_takes_the_worst_spell_first() -> None:
    nemesis = {"crew": [PYROMANCY, COLLISION], "crew_discard": [FIST]}
    match = acting(NAME, [last("Inner Eye")], nemesis=nemesis)
    assert breaches(match) == [COLLISION, FIST, "", ""]
    assert concentrating(match) == [PYROMANCY]
    assert "discard:inner-eye" in keys(xaxos(mist(aether=9), nemesis={"in_play": ["Inner Eye"]}))
    assert "discard:inner-eye" not in keys(xaxos(mist(aether=8), nemesis={"in_play": ["Inner Eye"]}))


def test_prelatus_of_lore_concentrates_when_it_comes_and_preps_from_the_right() -> None:
    match = drawing(NAME, "Prelatus of Lore", nemesis={"crew": [COLLISION], "crew_discard": [FIST]})
    assert spells(match) == [FIST, COLLISION]
    match = acting(NAME, ["Prelatus of Lore"], nemesis={"crew": [], "crew_discard": [FIST]})
    assert breaches(match) == ["", "", "", FIST]


def test_prelatus_of_lore_with_full_breaches_casts() -> None:
    twice = ["Prelatus of Lore", "Null Scion"]
    full = {"deck": ["Firestorm"], "crew": [], "crew_discard": [COLLISION, PYROMANCY, SIPHON, FIST, FLARE]}
    match = acting(NAME, twice, nemesis={**full, "deck": ["Howling Spinners"]})
    assert breaches(match) == [PYROMANCY, "", "", COLLISION]


def test_break_concentrates_three_times_and_destroys_the_dearest_spell_with_its_breach() -> None:
    players = (
        mist(breaches={"I": {"prepped": ["Spark"]}, "II": {"open": True, "prepped": ["Fiery Torrent"]}}),
        gex(breaches={"II": {"prepped": ["Jagged Lightning"]}}),
    )
    nemesis = {"deck": ["Break"], "crew": [FIST, PYROMANCY, COLLISION], "crew_discard": []}
    match = drawing(NAME, "Break", *players, nemesis=nemesis)
    assert spells(match) == [FIST, PYROMANCY, COLLISION]
    assert match.view(0)["destroyed"] == ["fiery-torrent"]
    assert player(match)["breaches"][1]["state"] == "gone"
    assert player(match)["breaches"][0]["prepped"] == ["spark"]
    assert player(match, 1)["breaches"][1]["prepped"] == ["jagged-lightning"]


def test_final_form_concentrates_four_times_and_shuffles() -> None:
    nemesis = {"crew": [FIST, NODE, PYROMANCY, COLLISION, SIPHON], "crew_discard": [FLARE]}
    orders = set()
    for chance in range(6):
        match = acting(NAME, [last("Final Form")], nemesis=nemesis, chance=f"{chance:016x}")
        assert concentrating(match) == [SIPHON]
        assert sorted(spells(match)) == sorted([FIST, NODE, PYROMANCY, COLLISION, FLARE])
        orders.add(tuple(spells(match)))
    assert len(orders) > 1
    assert "discard:final-form" in keys(xaxos(mist(aether=10), nemesis={"in_play": ["Final Form"]}))
    assert "discard:final-form" not in keys(xaxos(mist(aether=9), nemesis={"in_play": ["Final Form"]}))


def test_prelatus_of_death_concentrates_and_casts_the_top_spell() -> None:
    match = acting(NAME, ["Prelatus of Death"], nemesis={"crew": [COLLISION], "crew_discard": [FIST]})
    assert gravehold(match) == 27
    assert spells(match) == [COLLISION, FIST]
    assert in_play(match)["prelatus-of-death"] == 24


# The table and the bot


def test_his_breaches_are_drawn_with_what_lies_on_them() -> None:
    match = xaxos(nemesis=on(FIST))
    again(match)
    scene = GAME.scene(match, 0, speaker("en", GAME))
    area = next(area for area in scene.areas if area.ref == "ascended")
    assert [thing.ref for thing in area.things] == ["ascended/I", "ascended/II", "ascended/III", "ascended/IV"]
    assert area.things[0].holds[0].card == FIST
    assert area.things[0].holds[0].cost == 3
    assert "Incinerating Fist" in area.things[0].facts


def test_nobody_sees_his_decks() -> None:
    view = xaxos(nemesis={"crew": [COLLISION], "crew_discard": [FIST]}).view(0)["nemesis"]
    assert (view["crew"], view["crew_discard"]) == (1, 1)


def test_every_prepped_spell_is_worse_and_the_bot_wards_one_off() -> None:
    none, one = xaxos().state, xaxos(nemesis=on(COLLISION)).state
    assert isinstance(none, Battle)
    assert isinstance(one, Battle)
    assert standing(none) > standing(one)
    match = xaxos(mist(hand=["Crystal"], charges=5), nemesis={**on("", "", "", COLLISION), "life": 60})
    bot = GAME.bots()["steady"](GAME, 1)
    seen = []
    while match.decision.word == "ask-main" and "end" not in seen:
        option = bot.choose(match, match.decision)
        seen.append(option.key)
        match.choose(option)
    assert f"quell:{COLLISION}@IV" in seen


def test_on_an_expedition_he_spares_three_harder_cards_of_each_tier() -> None:
    harder = [card.id for card in GAME.box.basics if card.upgraded and card.tier == 3][:4]
    drawn = deck(GAME.box, "xaxos-ascended", 2, harder, Chance(1))
    assert len([id for id in drawn if id in harder]) == 1


def test_random_play() -> None:
    levels = ("normal", "expert")
    ends = {why(played_at_random("xaxos-ascended", seed, difficulty=levels[seed % 2]))[1] for seed in range(12)}
    assert ends <= {"gravehold-fallen", "all-exhausted", "nemesis-slain", "nemesis-spent"}
