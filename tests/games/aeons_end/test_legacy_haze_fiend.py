"""Haze Fiend: flawed Crystals, degraded cards, and its nine cards."""

from __future__ import annotations

from typing import Any

from talia import Match
from talia.games.aeons_end.boxes.legacy.flaws import STICKERS
from talia.games.aeons_end.rules.battle import Battle

from .legacy_foes import DRAWS, GAME, acting, again, arranged, drawing, gex, last, mist, played_at_random
from .table import choose, foe, gravehold, in_play, keys, lives, player, why

NAME = "Haze Fiend"
CRYSTAL, FLAWED = "crystal", "flawed-crystal"


def mark(match: Match, name: str) -> int:
    """What the table counts under this name."""
    state = match.state
    assert isinstance(state, Battle)
    return state.mark(name)


def ending(tokens: int, *players: Any, **position: Any) -> Match:
    """The end of a nemesis turn with so many tokens: it has drawn a card that does nothing by itself."""
    nemesis = {"tokens": tokens, **position.pop("nemesis", {})}
    return arranged(NAME, *players, phase="nemesis-draw", nemesis=nemesis, **position)


# Set-up, and where it is fought


def test_the_crystals_that_players_begin_with_bear_their_names() -> None:
    match = GAME.new(players=2, seed=1, nemesis="haze-fiend", mages=["mist", "gex"])
    for seat in (0, 1):
        sheet = player(match, seat)
        state = match.state
        assert isinstance(state, Battle)
        mine = [card for card in range(len(state.kinds)) if state.owner(card) == seat]
        assert mark(match, f"crystals-{seat + 1}") == sum(state.kinds[card].id == CRYSTAL for card in mine) > 0
        assert FLAWED not in sheet["hand"]


def test_nobody_meets_it_by_chance() -> None:
    assert "haze-fiend" not in [nemesis.id for nemesis in GAME.box.offered()]
    assert GAME.new(players=1, seed=1, nemesis="haze-fiend").view(0)["nemesis"]["id"] == "haze-fiend"


# A flawed Crystal


def test_aether_of_a_flawed_crystal_gains_no_card() -> None:
    match = arranged(NAME, mist(hand=["Flawed Crystal"] * 3 + ["Crystal"]))
    choose(match, "play:flawed-crystal", "play:flawed-crystal", "play:flawed-crystal")
    assert not [key for key in keys(match) if key.startswith("gain:")]
    assert "charge" in keys(match)
    assert "focus:II" in keys(match)
    choose(match, "play:crystal", "charge")
    assert player(match)["charges"] == 1


def test_a_flawed_crystal_costs_nothing_and_is_a_gem() -> None:
    match = drawing(NAME, "Smog Beast", mist(hand=["Flawed Crystal"]), gex(hand=[]))
    assert player(match)["hand"] == [FLAWED]
    match = acting(NAME, ["Smog Beast"], mist(hand=["Flawed Crystal"]), gex(hand=[]))
    assert player(match)["discard"] == [FLAWED]


# Fracturing


def test_two_tokens_at_the_end_of_its_turn_fracture_a_crystal() -> None:
    match = ending(2, mist(hand=["Crystal", "Spark"], discard=["Crystal", "Spark"]), gex())
    match.choose("player:1")
    assert keys(match) == ["flaw:crystal", "flaw:crystal@hand"]
    match.choose("flaw:crystal@hand")
    assert player(match)["hand"] == [FLAWED, "spark"]
    assert player(match)["discard"] == [CRYSTAL, "spark"]
    assert lives(match) == [8, 10]
    assert foe(match)["tokens"] == 0
    again(match)


def test_a_flawed_crystal_stays_where_it_lies() -> None:
    match = ending(2, mist(hand=[], discard=["Spark", "Crystal", "Spark"]), gex(hand=[]))
    assert player(match)["discard"] == ["spark", FLAWED, "spark"]


def test_one_token_does_nothing() -> None:
    match = ending(1, mist(), gex())
    assert (lives(match), foe(match)["tokens"]) == ([10, 10], 1)
    assert player(match)["hand"] == [CRYSTAL]


def test_it_goes_on_while_it_has_two_tokens() -> None:
    match = ending(5, mist(hand=["Crystal"] * 3))
    assert sorted(player(match)["hand"]) == [CRYSTAL, FLAWED, FLAWED]
    assert (lives(match), foe(match)["tokens"]) == ([6], 1)


def test_only_a_player_with_a_crystal_at_hand_can_do_it() -> None:
    match = ending(2, mist(hand=["Spark"]), gex())
    assert lives(match) == [10, 8]
    assert player(match, 1)["hand"] == [FLAWED]


def test_with_no_crystal_at_hand_a_destroyed_one_is_flawed_and_hurts_whose_it_was() -> None:
    marks = {"crystals-1": 5, "crystals-2": 6}  # the second player's sixth is destroyed
    players = mist(hand=[]), gex(hand=[])
    match = ending(2, *players, destroyed=["Crystal"], marks=marks)
    assert lives(match) == [10, 8]
    assert match.view(0)["destroyed"][0] == FLAWED
    assert (mark(match, "crystals-2"), mark(match, "flawed-2")) == (5, 1)


def test_the_team_chooses_whose_destroyed_crystal_it_is() -> None:
    marks = {"crystals-1": 6, "crystals-2": 6}
    match = ending(2, mist(hand=[]), gex(hand=[]), destroyed=["Crystal", "Crystal"], marks=marks)
    assert (match.decision.seat, match.decision.word) == (None, "ask-flaw-destroyed")
    match.choose("player:1")
    assert lives(match) == [8, 10]


def test_with_no_crystal_anywhere_it_only_hurts() -> None:
    match = ending(2, mist(hand=[]), gex(hand=[]))
    match.choose("player:2")
    assert lives(match) == [10, 8]


def test_with_no_sticker_left_it_only_hurts() -> None:
    """There are three for each player, whoever's Crystals they are on."""
    match = ending(2, mist(), gex(), marks={"flawed-1": 2 * STICKERS})
    match.choose("player:1")
    assert lives(match) == [8, 10]
    assert player(match)["hand"] == [CRYSTAL]


def alone(rules: int | None = None) -> Match:
    """The end of a nemesis turn that flaws one Crystal more than there are stickers for a player alone."""
    position = {
        "players": [mist(hand=["Crystal"] * 5)],
        "nemesis": {"name": NAME, "tokens": 2 * (STICKERS + 1), "deck": [DRAWS, "Howling Spinners"]},
        "turn_order": {"deck": ["player 1"]},
        "phase": "nemesis-draw",
        "marks": {"crystals-1": 5},
        "run_on": True,
    }
    return (GAME if rules is None else GAME.under(rules)).arrange(position)


def test_a_player_alone_keeps_crystals_that_gain_cards() -> None:
    match = alone()
    assert (mark(match, "crystals-1"), mark(match, "flawed-1")) == (5 - STICKERS, STICKERS)
    assert lives(match) == [10 - 2 * (STICKERS + 1)]


def test_battles_begun_under_older_rules_have_twelve_stickers() -> None:
    assert mark(alone(rules=6), "flawed-1") == STICKERS + 1


def test_what_was_flawed_is_counted_for_a_campaign() -> None:
    match = ending(4, mist(hand=["Crystal"] * 2), marks={"crystals-1": 7})
    assert (mark(match, "crystals-1"), mark(match, "flawed-1")) == (5, 2)


def test_unleash_is_a_token() -> None:
    match = acting(NAME, ["Null Scion"], nemesis={"deck": ["Howling Spinners"]})
    assert foe(match)["tokens"] == 1


# The nine cards


def test_debilitating_impact_degrades_the_dearest_spell_in_hand() -> None:
    hands = mist(hand=["Frozen Magmite", "Jagged Lightning"]), gex(hand=["Conjure the Lost"])
    match = acting(NAME, [last("Debilitating Impact")], *hands)
    assert gravehold(match) == 27
    assert set(keys(match)) == {"gain:jagged-lightning", "gain:fiery-torrent", "skip"}
    assert match.decision.seat == 1
    match.choose("gain:fiery-torrent")
    assert player(match, 1)["hand"] == ["fiery-torrent"]
    assert lives(match) == [10, 10]


def test_debilitating_impact_hurts_who_holds_only_a_spark() -> None:
    match = acting(NAME, [last("Debilitating Impact")], mist(hand=["Spark", "Erratic Ingot"]), gex())
    assert lives(match) == [8, 10]
    assert player(match)["hand"] == ["spark", "erratic-ingot"]


def test_fracture_flaws_a_crystal_of_who_holds_most() -> None:
    match = drawing(NAME, "Fracture", mist(), gex(hand=["Crystal", "Flawed Crystal"]))
    assert gravehold(match) == 28
    assert player(match, 1)["hand"] == [FLAWED, FLAWED]
    assert player(match)["hand"] == [CRYSTAL]
    assert lives(match) == [10, 10]


def test_smog_beast_hurts_gravehold_and_takes_a_gem() -> None:
    match = acting(NAME, ["Smog Beast"], mist(hand=["Spark"]), gex(hand=["Erratic Ingot", "Spark"]))
    assert gravehold(match) == 29
    assert (player(match)["hand"], player(match, 1)["hand"]) == (["spark"], ["spark"])


def test_poison_flaws_a_crystal_and_degrades_a_card_of_somebody_else() -> None:
    match = drawing(NAME, "Poison", mist(hand=["Crystal", "Fiery Torrent"]), gex(hand=["Crystal", "Erratic Ingot"]))
    match.choose("player:1")
    assert player(match)["hand"] == [FLAWED, "fiery-torrent"]
    assert match.decision.seat == 1
    match.choose("gain:scoria-slag")
    assert player(match, 1)["hand"] == [CRYSTAL, "scoria-slag"]
    assert lives(match) == [10, 8]


def test_rune_prisoner_degrades_a_card_of_whoever_strikes_it() -> None:
    striking = mist(hand=["Erratic Ingot", "Crystal"], breaches={"I": {"prepped": ["Spark"]}})
    match = arranged(
        NAME, gex(), striking, phase="casting", active=1, run_on=False, nemesis={"in_play": ["Rune Prisoner"]}
    )
    choose(match, "cast:spark@I", "target:rune-prisoner")
    assert (match.decision.seat, set(keys(match))) == (1, {"gain:frozen-magmite", "gain:scoria-slag", "skip"})
    match.choose("skip")
    assert player(match, 1)["hand"] == [CRYSTAL]
    assert in_play(match)["rune-prisoner"] == 6


def test_rune_prisoner_hurts_who_has_nothing_to_degrade() -> None:
    striking = mist(breaches={"I": {"prepped": ["Spark"]}})
    match = arranged(NAME, striking, gex(), phase="casting", run_on=False, nemesis={"in_play": ["Rune Prisoner"]})
    choose(match, "cast:spark@I", "target:rune-prisoner")
    assert lives(match) == [8, 10]
    assert gravehold(acting(NAME, ["Rune Prisoner"])) == 27


def test_smoke_guardian_degrades_and_hurts_gravehold() -> None:
    match = acting(NAME, ["Smoke Guardian"], mist(hand=["Frozen Magmite"]), gex())
    assert match.view(0)["destroyed"] == ["frozen-magmite"]
    assert (gravehold(match), lives(match)) == (29, [10, 10])
    match = acting(NAME, ["Smoke Guardian"], mist(), gex())
    match.choose("player:2")
    assert lives(match) == [10, 8]


def test_aether_channel_piles_cheap_cards_onto_a_deck() -> None:
    discard = ["Spark", "Erratic Ingot", "Crystal", "Crystal"]
    match = acting(NAME, [last("Aether Channel")], mist(discard=discard, deck=["Spark"], hand=["Spark"] * 5), gex())
    assert keys(match) == ["next:crystal", "next:spark"] or keys(match) == ["next:spark", "next:crystal"]
    choose(match, "next:spark")
    assert player(match)["discard"] == ["erratic-ingot"]
    assert player(match)["deck"] == 4
    state = match.state
    assert isinstance(state, Battle)
    deck = [state.kinds[card].id for card in reversed(state.zone(0, 1))]
    assert deck == [CRYSTAL, CRYSTAL, "spark", "spark"]
    assert gravehold(match) == 27


def test_disintegrate_degrades_all_dear_cards_of_one_hand() -> None:
    hands = mist(hand=["Frozen Magmite", "Scoria Slag", "Crystal"]), gex(hand=["Fiery Torrent"])
    match = drawing(NAME, "Disintegrate", *hands, nemesis={"deck": ["Disintegrate"]})
    assert (gravehold(match), foe(match)["tokens"]) == (27, 1)
    match.choose("gain:frozen-magmite")
    assert sorted(match.view(0)["destroyed"]) == ["frozen-magmite", "scoria-slag"]
    assert player(match)["hand"] == [CRYSTAL, "frozen-magmite"]
    assert player(match, 1)["hand"] == ["fiery-torrent"]


def test_toxic_breath_destroys_the_dearest_card_of_all_hands() -> None:
    match = acting(
        NAME, ["Toxic Breath"], mist(hand=["Erratic Ingot", "Crystal"]), gex(hand=["Fiery Torrent", "Conjure the Lost"])
    )
    assert gravehold(match) == 28
    assert match.view(0)["destroyed"] == ["conjure-the-lost"]
    assert player(match, 1)["hand"] == ["fiery-torrent"]


def test_random_play() -> None:
    ends = {why(played_at_random("haze-fiend", seed))[1] for seed in range(12)}
    assert ends <= {"gravehold-fallen", "all-exhausted", "nemesis-slain", "nemesis-spent"}


# What is told when it is over


def test_what_fracturing_costs_is_credited_to_the_fiend_and_not_to_the_card_it_drew() -> None:
    nemesis = {"tokens": 1, "deck": ["Disintegrate", "Howling Spinners"]}
    match = arranged(NAME, mist(hand=["Crystal"]), nemesis=nemesis, turn_order={"deck": ["nemesis", "player 1"]})
    teller = GAME.teller(match)
    match.choose("end")
    credits = [teller.read(event) for event in match.events]
    assert [(each.by.word, each.n) for each in credits if each] == [
        ("card-disintegrate", 3),
        ("card-disintegrate", 2),  # nothing to degrade
        ("nemesis-haze-fiend", 2),
    ]
