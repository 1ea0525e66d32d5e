"""The basic nemesis cards of tier 3. Each Unleash costs Umbra Titan a token here, so tokens tell how many there were."""

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
)


def test_apocalypse_ritual_hurts_gravehold_for_each_nemesis_card_in_the_turn_order_discard_pile() -> None:
    for nemesis_cards, left in ((0, 30), (1, 25), (2, 20)):
        match = nemesis_acts(
            [{"name": "Apocalypse Ritual", "tokens": 1}], gex(), dezmodia(), nemesis_cards=nemesis_cards
        )
        assert gravehold(match) == left
        assert foe(match)["discard"] == ["apocalypse-ritual"]


def test_apocalypse_ritual_has_two_tokens_and_is_discarded_for_eight_aether() -> None:
    poor = battle(gex(aether=7), dezmodia(), nemesis={"in_play": ["Apocalypse Ritual"]})
    assert "discard:apocalypse-ritual" not in keys(poor)
    match = battle(gex(aether=10), dezmodia(), nemesis={"in_play": ["Apocalypse Ritual"]})
    assert in_play(match) == {"apocalypse-ritual": 2}
    choose(match, "discard:apocalypse-ritual")
    assert player(match)["aether"] == 2
    assert foe(match)["discard"] == ["apocalypse-ritual"]


def test_banish_hurts_the_player_with_the_most_prepped_spells_once_for_each() -> None:
    match = nemesis_draws(
        "Banish",
        gex(breaches={"II": prepped("Spark")}),
        dezmodia(breaches={"I": prepped("Spark"), "II": prepped("Spark")}),
    )
    assert foe(match)["tokens"] == 6
    assert lives(match) == [10, 8]


def test_cataclysmic_fate_hurts_the_player_with_the_lowest_life() -> None:
    match = nemesis_acts(["Cataclysmic Fate"], gex(life=9), dezmodia(life=6))
    assert lives(match) == [9, 2]
    assert foe(match)["tokens"] == 8


def test_cataclysmic_fate_is_discarded_for_a_dear_prepped_spell_and_its_breach() -> None:
    match = battle(
        gex(
            hand=["Crystal"],
            breaches={
                "II": prepped("Fiery Torrent"),
                "III": prepped("Jagged Lightning"),
                "IV": prepped("Reduce to Ash"),
            },
        ),
        dezmodia(),
        nemesis={"in_play": ["Cataclysmic Fate"]},
    )
    choose(match, "discard:cataclysmic-fate")
    assert set(keys(match)) == {"destroy:fiery-torrent@II", "destroy:reduce-to-ash@IV"}
    choose(match, "destroy:reduce-to-ash@IV")
    assert match.view(0)["destroyed"] == ["reduce-to-ash"]
    assert breach(match, "IV")["state"] == "gone"
    assert foe(match)["discard"] == ["cataclysmic-fate"]


def test_cataclysmic_fate_takes_neither_a_cheap_spell_nor_an_allys() -> None:
    match = battle(
        gex(hand=["Crystal"], breaches={"II": prepped("Jagged Lightning")}),
        dezmodia(breaches={"I": prepped("Reduce to Ash")}),
        nemesis={"in_play": ["Cataclysmic Fate"]},
    )
    assert "discard:cataclysmic-fate" not in keys(match)


def test_engulf_resolves_the_attack_discarded_last() -> None:
    match = nemesis_draws("Engulf", gex(), dezmodia(), discard=["Mangleroot", "Smite", "Nix"])
    assert foe(match)["tokens"] == 6
    assert gravehold(match) == 28
    assert foe(match)["discard"] == ["engulf", "mangleroot", "smite", "nix"]


def test_engulf_does_nothing_without_a_discarded_attack() -> None:
    match = nemesis_draws("Engulf", gex(), dezmodia(), discard=["Mangleroot"])
    assert (foe(match)["tokens"], gravehold(match), lives(match)) == (8, 30, [10, 10])


def test_monstrosity_of_omens_hurts_gravehold_by_its_life() -> None:
    match = nemesis_acts([{"name": "Monstrosity of Omens", "life": 4}], gex(), dezmodia())
    assert gravehold(match) == 26


def test_monstrosity_of_omens_suffers_but_one_damage_from_each_blow() -> None:
    match = battle(
        gex(breaches={"II": prepped("Conjure the Lost")}),
        dezmodia(),
        phase="casting",
        nemesis={"in_play": ["Monstrosity of Omens"]},
    )
    choose(match, "cast:conjure-the-lost@II", "target:monstrosity-of-omens")
    assert in_play(match) == {"monstrosity-of-omens": 4}


def test_quell_hurts_gravehold_or_unleashes_three_times() -> None:
    for choice, tokens, left in (("or:1", 8, 23), ("or:2", 5, 30)):
        match = nemesis_draws("Quell", gex(), dezmodia())
        assert match.decision.seat is None
        choose(match, choice)
        assert (foe(match)["tokens"], gravehold(match)) == (tokens, left)


def test_throttle_destroys_any_players_three_dearest_cards_in_hand() -> None:
    hand = ["Crystal", "Erratic Ingot", "Scoria Slag", "Jagged Lightning", "Mage's Totem"]
    match = nemesis_draws("Throttle", gex(hand=hand), dezmodia(hand=["Spark"] * 3))
    assert foe(match)["tokens"] == 6
    choose(match, "player:1")
    assert player(match)["hand"] == ["crystal", "mages-totem"], (
        "two of one price both go, so nobody is asked which first"
    )
    assert set(match.view(0)["destroyed"]) == {"erratic-ingot", "scoria-slag", "jagged-lightning"}


def test_withering_beam_destroys_the_two_dearest_prepped_spells_of_all() -> None:
    match = nemesis_acts(
        [{"name": "Withering Beam", "tokens": 1}],
        gex(breaches={"II": prepped("Fiery Torrent"), "III": prepped("Spark")}),
        dezmodia(breaches={"I": prepped("Conjure the Lost"), "II": prepped("Jagged Lightning")}),
    )
    assert foe(match)["tokens"] == 6
    assert match.view(0)["destroyed"] == ["fiery-torrent", "conjure-the-lost"]
    assert breach(match, "II", seat=1)["prepped"] == ["jagged-lightning"]
    assert breach(match, "II")["state"] == "open"


def test_withering_beam_lets_the_team_choose_between_equally_dear_spells() -> None:
    match = nemesis_acts(
        [{"name": "Withering Beam", "tokens": 1}],
        gex(breaches={"II": prepped("Spark"), "III": prepped("Spark")}),
        dezmodia(breaches={"I": prepped("Spark")}),
    )
    assert match.decision.seat is None
    assert set(keys(match)) == {"destroy:spark@II/1", "destroy:spark@III/1", "destroy:spark@I/2"}


def test_withering_beam_has_two_tokens_and_no_price() -> None:
    match = battle(gex(hand=["Crystal"] * 5, aether=20), dezmodia(), nemesis={"in_play": ["Withering Beam"]})
    assert in_play(match) == {"withering-beam": 2}
    assert not any(key.startswith("discard:") for key in keys(match))
