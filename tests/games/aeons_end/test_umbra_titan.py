"""Umbra Titan: its Unleash, its tokens and its nine cards."""

import pytest

from tests.games.aeons_end.table import (
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
    why,
)


def test_unleash_with_no_nemesis_card_in_the_turn_order_discard_pile_costs_a_token() -> None:
    match = nemesis_acts(["Null Scion"], gex(), dezmodia(), deck=["Mangleroot"])
    assert (foe(match)["tokens"], lives(match), gravehold(match)) == (7, [10, 10], 30)


def test_unleash_with_one_nemesis_card_hurts_any_player_or_costs_a_token() -> None:
    match = nemesis_acts(["Null Scion"], gex(), dezmodia(), nemesis_cards=1, deck=["Mangleroot"])
    assert (match.decision.seat, keys(match)) == (None, ["or:1", "or:2"])
    token = match.clone()
    choose(match, "or:1", "player:2")
    assert (foe(match)["tokens"], lives(match), gravehold(match)) == (8, [10, 8], 30)
    choose(token, "or:2")
    assert (foe(token)["tokens"], lives(token), gravehold(token)) == (7, [10, 10], 30)


def test_unleash_with_two_nemesis_cards_hurts_gravehold_or_costs_a_token() -> None:
    match = nemesis_acts(["Null Scion"], gex(), dezmodia(), nemesis_cards=2, deck=["Mangleroot"])
    token = match.clone()
    choose(match, "or:1")
    assert (foe(match)["tokens"], lives(match), gravehold(match)) == (8, [10, 10], 28)
    choose(token, "or:2")
    assert (foe(token)["tokens"], lives(token), gravehold(token)) == (7, [10, 10], 30)


def test_the_players_lose_when_the_last_token_is_gone() -> None:
    match = nemesis_acts(["Null Scion"], gex(), dezmodia(), tokens=1)
    assert why(match) == (False, "undermined")


def test_nothing_more_resolves_once_the_last_token_is_gone() -> None:
    match = nemesis_draws("Smite", gex(), dezmodia(), tokens=1)
    assert why(match) == (False, "undermined")
    assert gravehold(match) == 30


def test_cryptid_discards_the_dearest_prepped_spell_or_costs_a_token() -> None:
    match = nemesis_acts(
        ["Cryptid"],
        gex(breaches={"II": prepped("Spark")}),
        dezmodia(breaches={"I": prepped("Fiery Torrent")}),
    )
    token = match.clone()
    choose(match, "or:1")
    assert player(match, 1)["discard"] == ["fiery-torrent"]
    assert breach(match, "II")["prepped"] == ["spark"]
    assert foe(match)["tokens"] == 8
    choose(token, "or:2")
    assert player(token, 1)["discard"] == []
    assert foe(token)["tokens"] == 7


def test_cryptid_costs_a_token_when_nothing_is_prepped() -> None:
    match = nemesis_acts(["Cryptid"], gex(), dezmodia())
    assert foe(match)["tokens"] == 7


def test_grubber_hurts_gravehold_unless_both_nemesis_cards_lie_discarded() -> None:
    for nemesis_cards, tokens, left in ((0, 8, 28), (1, 8, 28), (2, 7, 30)):
        match = nemesis_acts(["Grubber"], gex(), dezmodia(), nemesis_cards=nemesis_cards)
        assert (foe(match)["tokens"], gravehold(match)) == (tokens, left)


def test_seismic_roar_costs_two_tokens() -> None:
    match = nemesis_acts([{"name": "Seismic Roar", "tokens": 1}], gex(), dezmodia())
    assert foe(match)["tokens"] == 6
    assert foe(match)["discard"] == ["seismic-roar"]


def test_seismic_roar_is_discarded_for_six_aether() -> None:
    poor = battle(gex(aether=5), dezmodia(), nemesis={"in_play": ["Seismic Roar"]})
    assert "discard:seismic-roar" not in keys(poor)
    match = battle(gex(aether=8), dezmodia(), nemesis={"in_play": ["Seismic Roar"]})
    choose(match, "discard:seismic-roar")
    assert player(match)["aether"] == 2
    assert (foe(match)["tokens"], foe(match)["discard"]) == (8, ["seismic-roar"])


def test_maul_destroys_the_two_dearest_prepped_spells_or_costs_two_tokens() -> None:
    match = nemesis_draws(
        "Maul",
        gex(breaches={"II": prepped("Spark"), "III": prepped("Jagged Lightning")}),
        dezmodia(breaches={"I": prepped("Fiery Torrent")}),
    )
    token = match.clone()
    choose(match, "or:1")
    assert match.view(0)["destroyed"] == ["jagged-lightning", "fiery-torrent"]
    assert breach(match, "II")["prepped"] == ["spark"]
    assert foe(match)["tokens"] == 8
    choose(token, "or:2")
    assert token.view(0)["destroyed"] == []
    assert foe(token)["tokens"] == 6


def test_maul_costs_two_tokens_when_only_one_spell_is_prepped() -> None:
    match = nemesis_draws("Maul", gex(breaches={"II": prepped("Spark")}), dezmodia())
    assert foe(match)["tokens"] == 6
    assert breach(match, "II")["prepped"] == ["spark"]


def test_maul_leaves_the_choice_when_neither_side_can_be_done_in_full() -> None:
    match = nemesis_draws("Maul", gex(breaches={"II": prepped("Spark")}), dezmodia(), tokens=1)
    assert keys(match) == ["or:1", "or:2"]
    choose(match, "or:1")
    assert match.view(0)["destroyed"] == ["spark"]


def test_tombfright_costs_a_token_while_there_are_five() -> None:
    for tokens, after, left in ((5, 4, 30), (4, 4, 27)):
        match = nemesis_acts(["Tombfright"], gex(), dezmodia(), tokens=tokens)
        assert (foe(match)["tokens"], gravehold(match)) == (after, left)


def test_vault_behemoth_costs_a_token_too_once_it_is_hurt() -> None:
    for life, tokens in ((9, 8), (8, 7)):
        match = nemesis_acts([{"name": "Vault Behemoth", "life": life}], gex(), dezmodia())
        choose(match, "player:2")
        assert lives(match) == [10, 8]
        assert foe(match)["tokens"] == tokens


def test_crumble_costs_three_tokens_or_unleashes_and_brings_the_last_minion_back() -> None:
    match = nemesis_draws("Crumble", gex(), dezmodia(), discard=["Smite", "Mangleroot", "Cryptid"])
    token = match.clone()
    choose(match, "or:2")
    assert foe(match)["tokens"] == 7
    assert in_play(match) == {"mangleroot": 12}
    assert foe(match)["discard"] == ["crumble", "smite", "cryptid"]
    choose(token, "or:1")
    assert foe(token)["tokens"] == 5
    assert in_play(token) == {}


def test_crumble_costs_three_tokens_when_no_minion_was_discarded() -> None:
    match = nemesis_draws("Crumble", gex(), dezmodia(), discard=["Smite"])
    assert foe(match)["tokens"] == 5


def test_crumble_brings_the_minion_back_when_there_are_too_few_tokens() -> None:
    match = nemesis_draws("Crumble", gex(), dezmodia(), discard=["Cryptid"], tokens=2)
    assert foe(match)["tokens"] == 1
    assert in_play(match) == {"cryptid": 6}


def test_demi_ancient_costs_a_token() -> None:
    match = nemesis_acts(["Demi-Ancient"], gex(), dezmodia())
    assert foe(match)["tokens"] == 7


def test_yawning_black_hurts_any_player_or_costs_three_tokens() -> None:
    match = nemesis_acts([{"name": "Yawning Black", "tokens": 1}], gex(), dezmodia())
    token = match.clone()
    choose(match, "or:1", "player:1")
    assert (lives(match), foe(match)["tokens"]) == ([4, 10], 8)
    choose(token, "or:2")
    assert (lives(token), foe(token)["tokens"]) == ([10, 10], 5)


def test_yawning_black_is_discarded_for_eight_aether() -> None:
    poor = battle(gex(aether=7), dezmodia(), nemesis={"in_play": ["Yawning Black"]})
    assert "discard:yawning-black" not in keys(poor)
    match = battle(gex(aether=10), dezmodia(), nemesis={"in_play": ["Yawning Black"]})
    choose(match, "discard:yawning-black")
    assert player(match)["aether"] == 2


@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("cryptid", 6),
        ("grubber", 5),
        ("seismic-roar", 3),
        ("tombfright", 8),
        ("vault-behemoth", 9),
        ("demi-ancient", 18),
        ("yawning-black", 2),
    ],
)
def test_its_minions_and_powers_enter_with_their_life_and_tokens(card: str, count: int) -> None:
    match = nemesis_draws(card, gex(), dezmodia())
    assert in_play(match) == {card: count}
    assert (foe(match)["tokens"], gravehold(match), lives(match)) == (8, 30, [10, 10])
