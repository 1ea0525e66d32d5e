"""Gate Witch: her tokens, how she accelerates time, and her nine cards."""

from typing import Any

import pytest

import talia
from talia import Match
from tests.games.aeons_end.nemesis_table import WITCH, last_token, of_the_nemesis, only_turns, tokens, turns, with_life
from tests.games.aeons_end.table import (
    GAME,
    battle,
    choose,
    dezmodia,
    drawn_in_a_round,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    mage,
    mist,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
    turn_order,
    why,
)

QUIET = ["Mage Ender", "Portal Wretch", "Howling Spinners", "Rift Scourge"]
"""Cards that give her no token when they are drawn."""


def draws(card: str, *players: Any, **rest: Any) -> Match:  # Any: positions are plain JSON
    """Gate Witch draws this card."""
    return nemesis_draws(card, *players, name=WITCH, **rest)


def acts(cards: list[Any], *players: Any, **rest: Any) -> Match:
    """Gate Witch's main phase with these cards in play."""
    return nemesis_acts(cards, *players, name=WITCH, **rest)


def witch(*players: Any, nemesis: dict[str, Any], **position: Any) -> Match:
    """A position against Gate Witch."""
    return battle(*players, nemesis={"name": WITCH, **nemesis}, **position)


def drawn_this_round(match: Match) -> dict[str, int]:
    """How often each turn order card is still drawn before the round is over."""
    cards = drawn_in_a_round(match)
    return {card.removeprefix("turn-"): cards.count(card) for card in sorted(set(cards))}


# The sheet


@pytest.mark.parametrize(("level", "life"), [("beginner", 60), ("normal", 70), ("expert", 70), ("extinction", 80)])
def test_she_begins_with_one_token_at_every_level(level: str, life: int) -> None:
    game = talia.game(GAME)
    started = (game.new(players=2, seed=seed, nemesis="gate-witch", difficulty=level) for seed in range(50))
    match = next(each for each in started if each.view(0)["turn"] == 1 and each.view(0)["active"] is not None)
    assert (tokens(match), foe(match)["life"]) == (1, life)
    assert (foe(match)["deck"], in_play(match)) == (9 + 3 + 5 + 7, {})


def test_unleash_gives_her_a_token() -> None:
    match = acts(["Null Scion"], gex(), dezmodia(), tokens=1)
    assert (tokens(match), gravehold(match), lives(match)) == (2, 30, [10, 10])


def test_an_empty_deck_is_three_tokens() -> None:
    match = draws("Smite", gex(), dezmodia(), tokens=1, deck=[], in_play=["Mage Ender"])
    assert tokens(match) == 4


# Accelerating time


@pytest.mark.parametrize(("level", "left"), [("beginner", 1), ("normal", 1), ("expert", 2), ("extinction", 2)])
def test_five_tokens_and_one_nemesis_card_accelerate_time(level: str, left: int) -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        difficulty=level,
        nemesis={"tokens": 5, "deck": QUIET},
        turn_order=turn_order(2, 1),
    )
    assert tokens(match) == left
    assert "accelerates-time" in [event.name for event in match.events]
    assert drawn_this_round(match) == {"nemesis": 2, "player-1": 2, "player-2": 2}


@pytest.mark.parametrize(("level", "left"), [("normal", 0), ("expert", 1)])
def test_in_an_expedition_she_pays_one_token_more(level: str, left: int) -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        difficulty=level,
        expedition=True,
        nemesis={"tokens": 5, "deck": QUIET},
        turn_order=turn_order(2, 1),
    )
    assert tokens(match) == left
    assert talia.arrange(GAME, match.position()).fingerprint == match.fingerprint


def test_more_than_five_tokens_lose_four_too() -> None:
    match = draws("Mage Ender", gex(), dezmodia(), tokens=9, nemesis_cards=1, deck=QUIET)
    assert tokens(match) == 5


def test_four_tokens_are_too_few() -> None:
    match = draws("Mage Ender", gex(), dezmodia(), tokens=4, nemesis_cards=1, deck=QUIET)
    assert (tokens(match), of_the_nemesis(match)) == (4, 1)
    assert drawn_this_round(match) == {"nemesis": 1, "player-1": 2, "player-2": 2}


def test_with_both_nemesis_cards_discarded_time_runs_as_ever() -> None:
    match = draws("Mage Ender", gex(), dezmodia(), tokens=9, nemesis_cards=2, deck=QUIET)
    assert (tokens(match), of_the_nemesis(match)) == (9, 2)
    assert drawn_this_round(match) == {"player-1": 2, "player-2": 2}


def test_with_no_nemesis_card_discarded_there_is_none_to_shuffle_in() -> None:
    match = draws("Mage Ender", gex(), dezmodia(), tokens=9, nemesis_cards=0, deck=QUIET)
    assert (tokens(match), turns(match)["deck"]) == (9, 5)


def test_time_is_accelerated_only_once_the_draw_phase_is_over() -> None:
    smitten = draws("Smite", gex(), dezmodia(), tokens=3, nemesis_cards=1, deck=["Smite", *QUIET])
    assert (tokens(smitten), gravehold(smitten)) == (1, 28)
    beast = acts(["Paradox Beast"], gex(), dezmodia(), tokens=5, nemesis_cards=1, deck=QUIET)
    assert next(event.args["n"] for event in beast.events if event.name == "gravehold-suffers") == 5
    assert (tokens(beast), in_play(beast)["mage-ender"]) == (1, 9)


def test_a_players_turn_does_not_accelerate_time() -> None:
    match = witch(
        gex(), dezmodia(), nemesis={"tokens": 9, "deck": QUIET}, turn_order={**turn_order(2, 1), "deck": ["player 2"]}
    )
    choose(match, "end")
    assert (match.decision.seat, tokens(match), of_the_nemesis(match)) == (1, 9, 2)


def test_time_is_not_accelerated_for_ever() -> None:
    """With nothing to draw, and a minion that does no more than Unleash, nobody would ever take a turn again."""
    match = witch(
        gex(),
        phase="nemesis-draw",
        nemesis={"tokens": 9, "deck": [], "in_play": ["Null Scion"]},
        turn_order={"deck": ["nemesis"], "discard": ["nemesis", "player 1", "player 1", "player 1"]},
        run_on=True,
    )
    assert (match.decision.seat, gravehold(match), player(match)["life"]) == (0, 30, 10)
    assert sum(event.name == "accelerates-time" for event in match.events) == 99
    assert "marks" not in match.position()


def test_the_card_shuffled_in_is_drawn_again() -> None:
    match = witch(
        gex(),
        phase="nemesis-draw",
        nemesis={"tokens": 5, "deck": ["Mage Ender", "Portal Wretch", "Howling Spinners", "Rift Scourge"]},
        turn_order={"deck": ["nemesis"], "discard": ["nemesis", "player 1", "player 1", "player 1"]},
    )
    names = [event.name for event in match.events]
    until = names.index("round")
    assert names[:until].count("nemesis-draws") == 3
    assert names[:until].count("accelerates-time") == 1


# Deep Abomination


def test_deep_abomination_hurts_each_player_for_each_of_their_turns() -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-main",
        nemesis={"in_play": ["Deep Abomination"], "deck": QUIET},
        turn_order={"deck": ["player 2", "nemesis"]},
    )
    assert (lives(match), gravehold(match)) == ([8, 9], 30)


def test_deep_abomination_hurts_nobody_who_has_not_had_a_turn() -> None:
    match = acts(["Deep Abomination"], gex(), dezmodia(), nemesis_cards=1)
    assert (lives(match), gravehold(match), tokens(match)) == ([10, 10], 30, 1)


def test_deep_abomination_deals_one_blow() -> None:
    """Equilibrium lessens each blow by one, but never to nothing: of one blow of two, one is left."""
    match = witch(
        mist(breaches={"I": prepped("Equilibrium")}),
        dezmodia(),
        phase="nemesis-main",
        nemesis={"in_play": ["Deep Abomination"], "deck": QUIET},
        turn_order={"deck": ["player 2", "player 2", "nemesis"]},
    )
    assert lives(match) == [9, 10]


def test_deep_abomination_asks_whose_the_x_is() -> None:
    match = witch(
        gex(),
        dezmodia(),
        mist(),
        phase="nemesis-main",
        nemesis={"in_play": ["Deep Abomination"], "deck": QUIET},
        turn_order={"deck": ["player 1", "player 3", "nemesis"]},
    )
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2", "player:3"])
    other = match.clone()
    choose(match, "player:2")
    assert lives(match) == [10, 8, 10]
    choose(other, "player:3")
    assert lives(other) == [10, 9, 9]


def test_deep_abomination_asks_for_each_card_of_a_pair() -> None:
    match = witch(
        gex(),
        dezmodia(),
        mist(),
        mage("Garu"),
        phase="nemesis-main",
        turn_order_variant="easier",
        nemesis={"in_play": ["Deep Abomination"], "deck": QUIET},
        turn_order={"deck": ["pair 3 4", "nemesis"], "discard": ["nemesis", "pair 1 2", "pair 1 2", "pair 3 4"]},
    )
    asked = []
    while match.decision.word == "ask-player":
        asked.append(keys(match))
        choose(match, keys(match)[-1])
    assert sorted(asked) == [["player:1", "player:2"], ["player:1", "player:2"], ["player:3", "player:4"]]
    assert lives(match) == [10, 8, 10, 9]


def test_deep_abomination_and_an_exhausted_player() -> None:
    match = witch(
        gex(life=0),
        dezmodia(),
        phase="nemesis-main",
        nemesis={"in_play": ["Deep Abomination"], "deck": QUIET},
        turn_order={"deck": ["player 2", "player 2", "nemesis"]},
    )
    assert (lives(match), gravehold(match)) == ([0, 10], 26)


def test_deep_abomination_goes_on_after_somebodys_exhaustion() -> None:
    match = witch(
        gex(life=1),
        dezmodia(),
        phase="nemesis-main",
        nemesis={"tokens": 1, "in_play": ["Deep Abomination"], "deck": QUIET},
        turn_order={"deck": ["player 2", "nemesis"]},
    )
    assert (lives(match), tokens(match), match.decision.word) == ([0, 10], 3, "ask-destroy-breach")
    choose(match, "destroy-breach:III")
    assert (lives(match), gravehold(match)) == ([0, 9], 28)


# Hasten


def test_hasten_hurts_any_player_by_her_tokens_before_she_gains_one() -> None:
    match = draws("Hasten", gex(), dezmodia(), tokens=3)
    assert (match.decision.seat, keys(match), tokens(match)) == (None, ["player:1", "player:2"], 3)
    choose(match, "player:2")
    assert (lives(match), tokens(match), gravehold(match)) == ([10, 7], 4, 30)


def test_hasten_goes_under_the_nemesis_deck() -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        nemesis={"tokens": 1, "deck": ["Hasten", "Mage Ender"]},
        turn_order={"deck": ["nemesis", "player 1"], "discard": ["nemesis"]},
    )
    choose(match, "player:1")
    assert (foe(match)["discard"], foe(match)["deck"]) == ([], 1)
    assert in_play(match) == {"mage-ender": 9}


def test_hasten_as_the_last_card_of_the_deck_is_no_victory() -> None:
    match = draws("Hasten", gex(), dezmodia(), tokens=1, deck=["Hasten"])
    choose(match, "player:1")
    assert not match.over
    assert foe(match)["deck"] == 1


def test_hasten_without_tokens_hurts_nobody() -> None:
    match = draws("Hasten", gex(), dezmodia(), tokens=0)
    assert (lives(match), tokens(match), foe(match)["deck"]) == ([10, 10], 1, 2)


def test_hasten_on_an_exhausted_player() -> None:
    match = draws("Hasten", gex(), dezmodia(life=0), tokens=3)
    choose(match, "player:2")
    assert (gravehold(match), tokens(match)) == (24, 4)


def test_hasten_exhausts_somebody_before_its_own_unleash() -> None:
    match = draws("Hasten", gex(life=2), dezmodia(), tokens=3)
    choose(match, "player:1")
    assert (tokens(match), match.decision.word) == (5, "ask-destroy-breach")
    choose(match, "destroy-breach:IV")
    assert (gravehold(match), tokens(match), foe(match)["deck"]) == (28, 6, 2)


def test_engulf_resolves_hasten_if_it_lies_discarded() -> None:
    match = draws("Engulf", gex(), dezmodia(), tokens=3, discard=["Hasten", "Smite"])
    choose(match, "player:2")
    assert (lives(match), tokens(match), gravehold(match)) == ([10, 7], 4, 30)
    assert foe(match)["deck"] == 2
    assert len(foe(match)["discard"]) == 2


def test_engulf_does_not_find_a_hasten_that_went_under_the_deck() -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        nemesis={"tokens": 1, "deck": ["Hasten", "Engulf", "Mage Ender"], "discard": ["Smite"]},
        turn_order={"deck": ["nemesis", "player 1"], "discard": ["nemesis"]},
    )
    choose(match, "player:1")
    assert (lives(match), gravehold(match), tokens(match)) == ([9, 10], 28, 4)
    assert foe(match)["discard"] == ["engulf", "smite"]


# Temporal Nimbus


def test_temporal_nimbus_unleashes_and_lets_her_draw_two_cards() -> None:
    match = acts(
        [last_token("Temporal Nimbus")], gex(), dezmodia(), tokens=1, deck=["Mage Ender", "Rift Scourge", "Nix"]
    )
    assert (tokens(match), foe(match)["deck"]) == (2, 1)
    assert in_play(match) == {"mage-ender": 9, "rift-scourge": 13}
    assert foe(match)["discard"] == ["temporal-nimbus"]


def test_temporal_nimbus_with_tokens_left_does_nothing_yet() -> None:
    match = acts(["Temporal Nimbus"], gex(), dezmodia(), tokens=1)
    assert (tokens(match), in_play(match)) == (1, {"temporal-nimbus": 2, "mage-ender": 9})


def test_temporal_nimbus_serves_one_turn_only() -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-main",
        nemesis={
            "in_play": [last_token("Temporal Nimbus")],
            "deck": ["Paradox Beast", "Deep Abomination", "Smite", "Nix"],
        },
        turn_order={"deck": ["nemesis", "player 1"], "discard": ["nemesis"]},
    )
    assert (foe(match)["deck"], foe(match)["discard"]) == (1, ["smite", "temporal-nimbus"])


def test_both_cards_of_temporal_nimbus_come_before_time_is_accelerated() -> None:
    match = acts(
        [last_token("Temporal Nimbus")],
        gex(),
        dezmodia(),
        tokens=3,
        nemesis_cards=1,
        deck=["Mage Ender", "Smite", *QUIET[1:]],
    )
    assert tokens(match) == 3 + 1 + 2 - 4


def test_the_second_card_of_temporal_nimbus_may_be_an_empty_deck() -> None:
    match = acts([last_token("Temporal Nimbus")], gex(), dezmodia(), tokens=1, deck=["Mage Ender"])
    assert (tokens(match), in_play(match)) == (1 + 1 + 3, {"mage-ender": 9})


# Nether Spiral


def test_nether_spiral_keeps_one_players_card_and_shuffles_all_others_in() -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-main",
        nemesis={"in_play": [last_token("Nether Spiral")], "deck": QUIET},
        turn_order=only_turns("player 2"),
    )
    assert (match.decision.seat, set(keys(match))) == (None, {"keep:player-1", "keep:player-2"})
    choose(match, "keep:player-2")
    assert turns(match)["discard"][-1] == "turn-player-2"
    assert drawn_this_round(match) == {"nemesis": 2, "player-1": 2, "player-2": 1}


def test_nether_spiral_leaves_no_choice_among_cards_of_one_player() -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-main",
        nemesis={"in_play": [last_token("Nether Spiral")], "deck": QUIET},
        turn_order=only_turns("player 2", "player 2", "nemesis"),
    )
    assert drawn_this_round(match) == {"nemesis": 2, "player-1": 1, "player-2": 2}


def test_nether_spiral_without_a_players_card_shuffles_everything_in() -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-main",
        nemesis={"in_play": [last_token("Nether Spiral")], "deck": QUIET},
        turn_order=turn_order(2, 1),
    )
    assert drawn_this_round(match) == {"nemesis": 2, "player-1": 2, "player-2": 2}


def test_nether_spiral_may_keep_the_x() -> None:
    match = witch(
        gex(),
        dezmodia(),
        mist(),
        phase="nemesis-main",
        nemesis={"in_play": [last_token("Nether Spiral")], "deck": QUIET},
        turn_order=only_turns("player 2", "player 3", "nemesis"),
    )
    assert set(keys(match)) == {"keep:player-1", "keep:wild"}
    choose(match, "keep:wild")
    assert drawn_this_round(match) == {"nemesis": 2, "player-1": 1, "player-2": 1, "player-3": 1}


def test_after_nether_spiral_no_nemesis_card_is_left_to_accelerate_time() -> None:
    match = acts([last_token("Nether Spiral")], gex(), dezmodia(), tokens=9, nemesis_cards=1, deck=["Smite", *QUIET])
    first = [event.name for event in match.events]
    assert "accelerates-time" not in first[: first.index("turn-card")]
    assert foe(match)["discard"][-1] == "nether-spiral"


# Paradox Beast


@pytest.mark.parametrize(("held", "left"), [(0, 30), (1, 29), (6, 24)])
def test_paradox_beast_hurts_gravehold_by_her_tokens(held: int, left: int) -> None:
    match = acts(["Paradox Beast"], gex(), dezmodia(), tokens=held)
    assert (gravehold(match), tokens(match), lives(match)) == (left, held, [10, 10])


# Portal Wretch


def test_portal_wretch_hurts_the_player_with_most_charges() -> None:
    match = acts(["Portal Wretch"], gex(charges=1), dezmodia(charges=2))
    assert lives(match) == [10, 8]
    tie = acts(["Portal Wretch"], gex(charges=1), dezmodia(charges=1), mist())
    assert (tie.decision.seat, keys(tie)) == (None, ["player:1", "player:2"])
    none = acts(["Portal Wretch"], gex(), dezmodia(life=0))
    choose(none, "player:2")
    assert gravehold(none) == 26


@pytest.mark.parametrize(("discarded", "after"), [(2, 1), (1, 0), (0, 0)])
def test_portal_wretch_shuffles_a_nemesis_card_in_when_it_falls(discarded: int, after: int) -> None:
    match = witch(
        gex(breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(),
        phase="casting",
        nemesis={"in_play": [with_life("Portal Wretch", 2)]},
        turn_order=turn_order(2, discarded),
    )
    choose(match, "cast:fiery-torrent@II", "target:portal-wretch")
    assert (foe(match)["discard"], in_play(match)) == (["portal-wretch"], {})
    assert (of_the_nemesis(match), turns(match)["deck"]) == (after, 6 - after)
    assert tokens(match) == 1


def test_portal_wretch_leaves_the_turn_order_deck_as_it_lies_when_no_nemesis_card_is_discarded() -> None:
    match = witch(
        gex(breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(),
        phase="casting",
        nemesis={"in_play": [with_life("Portal Wretch", 2)], "deck": QUIET[2:]},
        turn_order=only_turns("player 2", "player 1", "player 2", "nemesis", "nemesis"),
    )
    choose(match, "cast:fiery-torrent@II", "target:portal-wretch")
    told = ["player-2", "player-1", "player-2", "nemesis", "nemesis"]
    assert drawn_in_a_round(match) == [f"turn-{card}" for card in told]


def test_portal_wretch_only_hurt_shuffles_nothing_in() -> None:
    match = witch(
        gex(breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(),
        phase="casting",
        nemesis={"in_play": ["Portal Wretch"]},
        turn_order=turn_order(2, 1),
    )
    choose(match, "cast:fiery-torrent@II", "target:portal-wretch")
    assert (of_the_nemesis(match), in_play(match)) == (1, {"portal-wretch": 6})


# Distort


def test_distort_discards_the_turn_of_a_player() -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        nemesis={"tokens": 1, "deck": ["Distort", "Mage Ender"]},
        turn_order=only_turns("player 1", "player 2", "nemesis"),
    )
    assert (tokens(match), gravehold(match), match.decision.seat) == (2, 30, 1)
    assert turns(match)["discard"][:2] == ["turn-player-2", "turn-player-1"]
    assert (foe(match)["deck"], foe(match)["discard"]) == (2, [])


def test_distort_leaves_a_nemesis_card_on_top_and_hurts_gravehold() -> None:
    match = witch(
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        nemesis={"tokens": 1, "deck": ["Distort", "Mage Ender"]},
        turn_order=only_turns("nemesis", "player 1", "player 2"),
    )
    assert (tokens(match), gravehold(match)) == (2, 25)
    assert (in_play(match), foe(match)["deck"], foe(match)["discard"]) == ({"mage-ender": 9}, 1, [])
    assert (match.decision.seat, turns(match)["discard"][:2]) == (0, ["turn-player-1", "turn-nemesis"])


def test_distort_discards_the_x_without_asking_whose_it_is() -> None:
    match = witch(
        gex(),
        dezmodia(),
        mist(),
        phase="nemesis-draw",
        nemesis={"deck": ["Distort", "Mage Ender"]},
        turn_order=only_turns("wild", "player 2", "nemesis"),
    )
    assert (match.decision.seat, match.decision.word) == (1, "ask-main")
    assert turns(match)["discard"][:2] == ["turn-player-2", "turn-wild"]


def test_distort_makes_an_empty_turn_order_deck_anew() -> None:
    seen = set()
    for seed in range(30):
        match = talia.arrange(
            GAME,
            {
                "players": [gex(), dezmodia()],
                "phase": "nemesis-draw",
                "nemesis": {"name": WITCH, "deck": ["Distort", *QUIET]},
                "turn_order": {"deck": []},
                "run_on": True,
            },
            seed,
        )
        events = [(event.name, event.args.get("card")) for event in match.events]
        shown = next(str(card) for name, card in events if name == "turn-card-revealed")
        first = next(str(card) for name, card in events if name == "turn-card")
        hurt = ("gravehold-suffers", None) in events
        assert match.view(0)["round"] == 2
        assert hurt == ("emesis" in shown)
        assert not hurt or first == shown
        seen.add(hurt)
    assert seen == {True, False}


def test_distort_as_the_last_card_of_the_deck_is_no_victory() -> None:
    match = draws("Distort", gex(), dezmodia(), deck=["Distort"])
    assert not match.over
    assert (foe(match)["deck"], match.decision.seat) == (1, 1)


# Infinite Enmity


@pytest.mark.parametrize(("held", "after"), [(1, 6), (5, 6), (6, 6), (8, 8)])
def test_infinite_enmity_unleashes_until_she_has_six_tokens(held: int, after: int) -> None:
    match = acts([last_token("Infinite Enmity")], gex(), dezmodia(), tokens=held)
    assert tokens(match) == after
    assert (foe(match)["discard"], foe(match)["deck"]) == ([], 2)
    assert in_play(match) == {"mage-ender": 9}


def test_infinite_enmity_feeds_the_acceleration_of_time() -> None:
    match = acts([last_token("Infinite Enmity")], gex(), dezmodia(), tokens=1, nemesis_cards=1, deck=QUIET)
    assert tokens(match) == 2


def test_infinite_enmity_from_an_empty_deck_is_drawn_again_at_once() -> None:
    match = acts([last_token("Infinite Enmity")], gex(), dezmodia(), tokens=1, deck=[])
    assert not match.over
    assert (in_play(match), foe(match)["deck"], tokens(match)) == ({"infinite-enmity": 2}, 0, 6)


def test_infinite_enmity_paid_for_is_discarded_and_may_win_the_battle() -> None:
    match = witch(gex(aether=8), dezmodia(), nemesis={"in_play": ["Infinite Enmity"], "deck": []})
    choose(match, "discard:infinite-enmity")
    assert why(match) == (True, "nemesis-spent")
    assert foe(match)["discard"] == ["infinite-enmity"]


# Rift Scourge


def test_rift_scourge_hurts_any_player() -> None:
    match = acts(["Rift Scourge"], gex(life=9), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert lives(match) == [9, 6]


def test_rift_scourge_goes_under_the_nemesis_deck_when_it_falls() -> None:
    match = witch(
        gex(breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(),
        phase="casting",
        nemesis={"in_play": [with_life("Rift Scourge", 2)], "deck": ["Paradox Beast"], "discard": ["Smite"]},
        turn_order=only_turns("nemesis", "nemesis", "player 2"),
    )
    choose(match, "cast:fiery-torrent@II", "target:rift-scourge")
    assert (in_play(match), foe(match)["deck"], foe(match)["discard"]) == ({}, 2, ["smite"])
    choose(match, "end")
    assert in_play(match) == {"paradox-beast": 8, "rift-scourge": 13}


def test_rift_scourge_falling_on_an_empty_deck_is_no_victory() -> None:
    match = witch(
        gex(breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(),
        phase="casting",
        nemesis={"in_play": [with_life("Rift Scourge", 1)], "deck": []},
    )
    choose(match, "cast:fiery-torrent@II", "target:rift-scourge")
    assert not match.over
    assert foe(match)["deck"] == 1


# Prices


@pytest.mark.parametrize(("power", "price"), [("temporal-nimbus", 6), ("nether-spiral", 7), ("infinite-enmity", 8)])
def test_her_powers_are_discarded_for_aether(power: str, price: int) -> None:
    poor = witch(gex(aether=price - 1), dezmodia(), nemesis={"in_play": [power]})
    assert f"discard:{power}" not in keys(poor)
    match = witch(gex(aether=price + 1), dezmodia(), nemesis={"in_play": [power]})
    choose(match, f"discard:{power}")
    assert (player(match)["aether"], foe(match)["discard"], in_play(match)) == (1, [power], {})
    assert tokens(match) == 1


@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("deep-abomination", 6),
        ("temporal-nimbus", 3),
        ("nether-spiral", 3),
        ("paradox-beast", 8),
        ("portal-wretch", 8),
        ("infinite-enmity", 2),
        ("rift-scourge", 13),
    ],
)
def test_what_enters_play_waits_there_whole(card: str, count: int) -> None:
    match = draws(card, gex(), dezmodia(), tokens=2)
    assert in_play(match) == {card: count}
    assert (lives(match), gravehold(match), tokens(match)) == ([10, 10], 30, 2)
