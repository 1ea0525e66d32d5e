"""Thief of Dreams: what it steals, how that slips away, and how players take it back."""

from __future__ import annotations

from collections import Counter

from talia import Match
from talia.words.speaker import speaker

from .dreams import DREAMS, dreams, mat, of_deck, thief
from .outcasts import GAME, ilya, kel
from .table import choose, drawn_in_a_round, foe, gravehold, keys, lives, mage, pile, player, why

FULL_MAT = dict(enumerate(["twisted-fang", "lightning-arrow", "destiny-forger", "fortified-frost", "twisted-fang"], 1))


# Set-up


def test_it_steals_most_of_every_pile_but_the_cheapest_gem() -> None:
    match = GAME.new(players=2, seed=3, nemesis="thief-of-dreams")
    left = {each["id"]: each["left"] for each in match.view(0)["market"]}
    assert left.pop("molten-peridot") == 7
    assert set(left.values()) == {1}
    assert len(left) == 8
    assert dreams(match) + sum(card is not None for card in mat(match)) == 2 * 6 + 2 * 4 + 4 * 4


def test_it_begins_with_two_cards_on_the_mat() -> None:
    for seed in range(9):
        match = GAME.new(players=2, seed=seed, nemesis="thief-of-dreams")
        if "turn-nemesis" not in match.view(0)["turn_order"]["discard"] and dreams(match) == 34:
            assert [card is None for card in mat(match)] == [False, False, True, True, True]
            return
    raise AssertionError("in no battle a player begins")


def test_of_two_cheapest_gems_the_players_choose_which_stays_whole() -> None:
    gems = ["molten-peridot", "helix-of-amber", "duplicating-sazite"]
    others = [
        "destiny-forger",
        "transmuters-lens",
        "fortified-frost",
        "twisted-fang",
        "lightning-arrow",
        "unstable-rift",
    ]
    match = GAME.new(players=1, seed=3, nemesis="thief-of-dreams", market=gems + others)
    assert sorted(keys(match)) == ["whole:helix-of-amber", "whole:molten-peridot"]
    match.choose("whole:helix-of-amber")
    assert (pile(match, "helix-of-amber"), pile(match, "molten-peridot")) == (7, 1)


# The turn order


def test_one_of_its_turn_order_cards_is_delirium() -> None:
    match = GAME.new(players=2, seed=5, nemesis="thief-of-dreams")
    expected = {"turn-player-1": 2, "turn-player-2": 2, "turn-nemesis": 1, "turn-delirium": 1}
    assert Counter(drawn_in_a_round(match)) == expected


def test_with_the_harder_rule_both_are() -> None:
    match = GAME.new(players=2, seed=5, nemesis="thief-of-dreams", difficulty="expert")
    assert Counter(drawn_in_a_round(match))["turn-delirium"] == 2


def test_delirium_unleashes_before_the_nemesis_turn() -> None:
    deck = {"deck": ["delirium", "player 1", "player 2"]}
    quiet = {"in_play": ["scion-of-dreams"], "deck": ["backlash"]}
    match = thief(mat={}, phase="next-turn", turn_order=deck, nemesis=quiet)
    assert match.decision.word != "ask-main"
    assert mat(match)[:2] == [None, "twisted-fang"]  # unleashed first, then moved by the minion
    usual = {"deck": ["nemesis", "player 1", "player 2"]}
    assert mat(thief(mat={2: "twisted-fang"}, phase="next-turn", turn_order=usual, nemesis=quiet))[2] == "twisted-fang"


def test_delirium_counts_as_a_card_of_the_nemesis() -> None:
    match = thief(turn_order={"deck": ["player 1"], "discard": ["delirium", "nemesis"]})
    assert match.state.nemesis_turns_discarded() == 2  # type: ignore[attr-defined]  # a battle's, not every state's
    scene = GAME.scene(match, 0, speaker("en", GAME))
    turns = next(area for area in scene.areas if area.ref == "turn-order")
    assert {(thing.title, thing.tone) for thing in turns.things if thing.tone == "nemesis"} >= {("Delirium", "nemesis")}


# Unleash


def unleashed(spaces: dict[int, str], dreams: list[str] | None = None) -> list[str | None]:
    """The mat after one Unleash: the empty nemesis deck would be three, a drawn Delirium is one."""
    quiet = {"in_play": [], "deck": ["eternal-dreamer"]}
    turns = {"deck": ["delirium", "player 1", "player 2"]}
    return mat(thief(mat=spaces, dreams=dreams, phase="next-turn", turn_order=turns, nemesis=quiet))


def test_a_new_card_pushes_others_only_as_far_as_they_stand_in_the_way() -> None:
    assert unleashed({}) == ["twisted-fang", None, None, None, None]
    assert unleashed({1: "destiny-forger"}) == ["twisted-fang", "destiny-forger", None, None, None]
    gap = unleashed({1: "destiny-forger", 3: "fortified-frost"})
    assert gap == ["twisted-fang", "destiny-forger", "fortified-frost", None, None]
    assert unleashed({2: "destiny-forger"}) == ["twisted-fang", "destiny-forger", None, None, None]


def test_a_card_that_is_pushed_off_goes_below_the_dream_deck_and_hurts_any_player() -> None:
    quiet = {"in_play": [], "deck": ["eternal-dreamer"]}
    turns = {"deck": ["delirium", "player 1", "player 2"]}
    match = thief(mat={**FULL_MAT, 5: "transmuters-lens"}, phase="next-turn", turn_order=turns, nemesis=quiet)
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    match.choose("player:2")
    assert lives(match) == [10, 8]
    assert mat(match) == ["twisted-fang", "twisted-fang", "lightning-arrow", "destiny-forger", "fortified-frost"]
    assert of_deck(match) == [*DREAMS[1:], "transmuters-lens"]


def test_with_the_harder_rule_that_is_three_damage() -> None:
    quiet = {"in_play": [], "deck": ["eternal-dreamer"]}
    turns = {"deck": ["delirium", "player 1", "player 2"]}
    match = thief(mat=FULL_MAT, phase="next-turn", turn_order=turns, nemesis=quiet, difficulty="expert")
    match.choose("player:1")
    assert lives(match) == [7, 10]


def test_an_empty_dream_deck_has_nothing_to_unleash() -> None:
    assert unleashed({2: "destiny-forger"}, dreams=[]) == [None, "destiny-forger", None, None, None]


# The supply


def test_cards_on_the_mat_are_bought_for_their_price() -> None:
    match = thief(kel(aether=4), ilya(), mat={1: "fortified-frost", 2: "lightning-arrow", 4: "twisted-fang"})
    assert "gain:lightning-arrow@dream-2" not in keys(match)
    match.choose("gain:twisted-fang@dream-4")
    assert player(match)["discard"] == ["twisted-fang"]
    assert player(match)["aether"] == 0
    assert (mat(match)[3], pile(match, "twisted-fang")) == (None, 1)


def test_restricted_aether_buys_there_what_it_may_be_spent_on() -> None:
    purse = [{"aether": 5, "for": ["spells"]}]
    spaces = {1: "destiny-forger", 2: "twisted-fang"}
    match = thief(kel(purses=purse), ilya(), mat=spaces)
    assert "gain:twisted-fang@dream-2" in keys(match)
    assert "gain:destiny-forger@dream-1" not in keys(match)


def test_an_effect_that_says_supply_pile_does_not_mean_the_mat() -> None:
    match = thief(kel(hand=["transmuters-lens"]), ilya(), mat={1: "fortified-frost", 2: "lightning-arrow"})
    choose(match, "play:transmuters-lens")
    while match.decision.word != "ask-gain":
        match.choose(keys(match)[-1])
    assert "gain:lightning-arrow" in keys(match)
    assert not any("dream" in key for key in keys(match))


def test_an_effect_that_says_supply_does() -> None:
    spell = {"I": {"open": True, "prepped": ["twisted-fang"]}}
    match = thief(
        kel(hand=["duplicating-sazite"], aether=2, breaches=spell),
        ilya(),
        mat={1: "fortified-frost", 3: "transmuters-lens"},
    )
    choose(match, "play:duplicating-sazite", "gain:lightning-arrow", "discard:twisted-fang@I")
    assert (match.decision.seat, match.decision.word) == (1, "ask-gain")
    match.choose("gain:transmuters-lens@dream-3")
    assert player(match, 1)["discard"] == ["transmuters-lens"]
    assert mat(match)[2] is None


def with_glyph(onto: str) -> Match:
    """Z'hana has laid a glyph on a card of the mat, and a Scion of Dreams has moved all cards since: player 2's turn."""
    zhana = mage("Z'hana", hand=["glyph-carver"])
    match = thief(
        zhana,
        ilya(life=7, hand=["crystal", "crystal"]),
        mat={2: "fortified-frost", 5: "twisted-fang"},
        nemesis={"in_play": ["scion-of-dreams"], "deck": ["dream-devourer", "eternal-dreamer"]},
        turn_order={"deck": ["nemesis", "player 2"]},
    )
    choose(match, "play:glyph-carver", "or:2", "glyph:heart", onto)
    while match.decision.word != "ask-player":
        match.choose(keys(match)[-1])
    match.choose("player:1")
    return match


def test_a_glyph_on_the_mat_moves_with_its_card() -> None:
    match = with_glyph("onto:fortified-frost@dream-2")
    choose(match, "play:crystal", "play:crystal", "gain:fortified-frost@dream-3", "first:zhana", "player:2")
    assert lives(match)[1] == 8


def test_a_glyph_comes_back_when_its_card_slips_away() -> None:
    match = with_glyph("onto:twisted-fang@dream-5")
    assert "glyph-heart" not in match.position().get("marks", {})
    assert "glyph-heart" in with_glyph("onto:fortified-frost@dream-2").position()["marks"]


def test_three_aether_destroy_a_card_on_the_mat() -> None:
    match = thief(kel(aether=3), ilya(), mat={1: "fortified-frost", 5: "tornado-of-insight"})
    match.choose("destroy:tornado-of-insight@dream-5")
    assert mat(match) == ["fortified-frost", None, None, None, None]
    assert match.view(0)["destroyed"][0] == "tornado-of-insight"
    assert player(match)["aether"] == 0


def test_two_aether_do_not() -> None:
    match = thief(kel(aether=2), ilya(), mat={5: "tornado-of-insight"})
    assert not any(key.startswith("destroy:") for key in keys(match))


def test_the_last_card_that_leaves_the_mat_unleashes() -> None:
    bought = thief(kel(aether=2), ilya(), mat={3: "fortified-frost"})
    bought.choose("gain:fortified-frost@dream-3")
    assert mat(bought) == ["twisted-fang", None, None, None, None]
    destroyed = thief(kel(aether=3), ilya(), mat={3: "fortified-frost"})
    destroyed.choose("destroy:fortified-frost@dream-3")
    assert (mat(destroyed)[0], dreams(destroyed)) == ("twisted-fang", 3)


def test_the_last_of_all_dreams_wins_the_battle() -> None:
    match = thief(kel(aether=2), ilya(), mat={3: "fortified-frost"}, dreams=[])
    match.choose("gain:fortified-frost@dream-3")
    assert why(match) == (True, "dreams-gone")
    other = thief(kel(aether=3), ilya(), mat={1: "fortified-frost"}, dreams=[])
    other.choose("destroy:fortified-frost@dream-1")
    assert why(other) == (True, "dreams-gone")


def test_exhaustion_hurts_gravehold_instead_of_unleashing() -> None:
    quiet = {"in_play": [], "deck": ["eternal-dreamer"]}
    turns = {"deck": ["delirium", "player 1", "player 2"]}
    match = thief(kel(life=2), ilya(), mat=FULL_MAT, phase="next-turn", turn_order=turns, nemesis=quiet)
    match.choose("player:1")
    assert gravehold(match) == 25
    assert dreams(match) == 4  # one drawn, one pushed off


def test_its_life_is_eighty() -> None:
    assert foe(thief())["full"] == 80


# The table


def test_the_table_shows_every_space_and_what_it_costs() -> None:
    match = thief(mat={2: "twisted-fang"})
    area = next(area for area in GAME.scene(match, 0, speaker("en", GAME)).areas if area.ref == "dream-mat")
    assert [thing.ref for thing in area.things] == [f"nemesis/dream-{space}" for space in range(1, 6)]
    assert (area.things[1].title, area.things[1].card) == ("Twisted Fang", "twisted-fang")
    assert area.things[1].facts == ("space 2 of 5", "4 aether")
    assert area.things[0].facts == ("empty",)


def test_nobody_sees_the_dream_deck() -> None:
    assert dreams(thief()) == len(DREAMS)
    one, other = thief(), thief(dreams=DREAMS[::-1])
    assert one.view(0) == other.view(0)


def test_a_position_tells_it_all() -> None:
    match = thief(kel(aether=3), ilya(), mat={1: "fortified-frost", 4: "twisted-fang"}, marks={"dream-shorter": 1})
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    match.choose("destroy:twisted-fang@dream-4")
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
