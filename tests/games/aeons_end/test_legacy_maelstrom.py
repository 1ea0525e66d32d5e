"""Maelstrom: a deck that is always the same, the assist deck, and what the battle ends with."""

from typing import Any

import pytest

from talia import Match
from talia.games.aeons_end.boxes.legacy.nemeses.assists import ASSISTS
from talia.kernel.chance import Chance
from talia.kernel.story import story
from tests.games.aeons_end import legacy_table
from tests.games.aeons_end.legacy_table import GAME, table, turns
from tests.games.aeons_end.table import (
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    mist,
    pile,
    player,
    prepped,
    why,
)

NAME = "Maelstrom"
DECK = [
    *("maelstrom-emerges", "raining-daggers", "eye-grinder", "storm-of-knives", "slice", "impale", "crust-smasher"),
    *("crack", "mantle-auger", "acid-fog", "merciless-titan", "inflame", "dezmodias-flare", "ruin-maelstrom"),
    *("temple-cutter", "shockwave", "bladius-minion", "expunge", "cataclysm"),
]
"""The deck from the top, below the card that is in play from the start."""

OWN = [card.id for card in ASSISTS]


def draws(card: str, *players: Any, **rest: Any) -> Match:  # Any: positions are plain JSON
    """Maelstrom draws this card."""
    return legacy_table.draws(NAME, card, *players, **rest)


def acts(cards: list[Any], *players: Any, **rest: Any) -> Match:
    """Maelstrom's main phase with these cards in play."""
    return legacy_table.acts(NAME, cards, *players, **rest)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_its_deck_is_never_shuffled_and_the_top_card_is_in_play(players: int) -> None:
    for seed in (1, 2, 3):
        match = GAME.new(players=players, seed=seed, nemesis="maelstrom")
        assert match.origin["setup"]["deck"] == ["doom-crawler", *DECK]
    started = (GAME.new(players=players, seed=seed, nemesis="maelstrom") for seed in range(40))
    match = next(each for each in started if each.view(0)["turn"] == 1 and each.view(0)["active"] is not None)
    assert (in_play(match), foe(match)["deck"]) == ({"doom-crawler": 4}, 19)
    assert (foe(match)["life"], foe(match)["crew"]) == (99, 8)
    if match.decision.word == "ask-turn":
        match.choose(0)
    assert match.position()["nemesis"]["crew"] == OWN


def test_no_single_battle_offers_it() -> None:
    offered = next(field for field in GAME.fields if field.name == "nemesis")
    assert "maelstrom" not in [choice.value for choice in offered.choices]
    assert "bladius" in [choice.value for choice in offered.choices]
    assert all(GAME.new(players=1, seed=seed).view(0)["nemesis"]["id"] != "maelstrom" for seed in range(60))


def test_unleash_hurts_gravehold() -> None:
    assert gravehold(draws("Slice", gex(), dezmodia())) == 27
    assert gravehold(draws("Expunge", gex(), dezmodia())) == 27
    assert gravehold(draws("Cataclysm", gex(), dezmodia())) == 18


@pytest.mark.parametrize(("players", "gone"), [(1, 4), (2, 4), (3, 2), (4, 0)])
def test_maelstrom_emerges_skips_cards_and_draws_another(players: int, gone: int) -> None:
    sheets = [gex(), dezmodia(), mist(), {"mage": "Garu", "hand": ["Crystal"]}][:players]
    match = table(NAME, *sheets, phase="nemesis-draw", nemesis={"deck": DECK, "in_play": []}, turn_order=turns(players))
    skipped = DECK[1 : 1 + gone]
    found = foe(match)["discard"]
    assert set(skipped) <= set(found)
    assert "maelstrom-emerges" in found
    drawn = DECK[1 + gone]
    assert drawn in found or drawn in in_play(match)
    assert foe(match)["deck"] == len(DECK) - gone - 2


def test_doom_crawler_and_eye_grinder_hurt_any_player() -> None:
    for card, left in (("Doom Crawler", 9), ("Eye Grinder", 8)):
        match = acts([card], gex(), dezmodia())
        choose(match, "player:1")
        assert lives(match) == [left, 10]


def test_raining_daggers() -> None:
    match = acts([{"name": "Raining Daggers", "tokens": 1}], gex(), dezmodia())
    choose(match, "player:2")
    assert lives(match) == [10, 6]
    rich = table(NAME, gex(aether=4), dezmodia(), nemesis={"in_play": ["Raining Daggers"]})
    choose(rich, "discard:raining-daggers")
    assert player(rich)["aether"] == 0


def test_storm_of_knives_is_bought_off_with_two_prepped_spells() -> None:
    breaches = {"II": prepped("Spark"), "III": prepped("Spark")}
    match = table(NAME, gex(breaches=breaches), dezmodia(), nemesis={"in_play": ["Storm of Knives"]})
    choose(match, "discard:storm-of-knives")
    while match.decision.word != "ask-main":
        match.choose(match.decision.options[0])
    assert (player(match)["discard"], foe(match)["discard"]) == (["spark", "spark"], ["storm-of-knives"])
    poor = table(NAME, gex(breaches={"II": prepped("Spark")}), dezmodia(), nemesis={"in_play": ["Storm of Knives"]})
    assert "discard:storm-of-knives" not in keys(poor)


def test_impale_unleashes_and_assists() -> None:
    match = draws("Impale", gex(), dezmodia())
    assert (gravehold(match), foe(match)["life"]) == (27, 89)
    assert (foe(match)["crew_discard"], foe(match)["discard"]) == (["mists-fury"], ["impale"])


def test_crack() -> None:
    match = draws("Crack", gex(hand=["Crystal", "Spark"]), dezmodia(hand=["Spark"]))
    choose(match, "player:2")
    assert (lives(match), player(match)["hand"]) == ([10, 8], ["spark"])
    assert foe(match)["life"] == 89


def test_acid_fog() -> None:
    match = acts([{"name": "Acid Fog", "tokens": 1}], gex(breaches={"III": {"open": True}}), dezmodia())
    assert (gravehold(match), lives(match)) == (27, [9, 10])
    rich = table(NAME, gex(aether=6), dezmodia(), nemesis={"in_play": ["Acid Fog"]})
    choose(rich, "discard:acid-fog")
    assert player(rich)["aether"] == 0


def test_merciless_titan() -> None:
    assert lives(acts(["Merciless Titan"], gex(life=9), dezmodia())) == [8, 10]


def test_inflame() -> None:
    match = draws("Inflame", gex(breaches={"III": {"open": True}}), dezmodia())
    assert (gravehold(match), lives(match), foe(match)["life"]) == (24, [10, 8], 89)


def test_dezmodias_flare_assists_draws_another_card_and_then_is_placed() -> None:
    match = table(
        NAME,
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        nemesis={"deck": ["Dezmodia's Flare", "Crust Smasher", "Slice"], "in_play": []},
        turn_order=turns(2),
    )
    assert in_play(match) == {"crust-smasher": 4, "dezmodias-flare": 4}
    assert (foe(match)["deck"], foe(match)["life"]) == (1, 89)


def test_dezmodias_flare_burns_in_the_end() -> None:
    match = acts([{"name": "Dezmodia's Flare", "tokens": 1}], gex(), dezmodia())
    assert (foe(match)["life"], foe(match)["discard"]) == (99 - 10 - 40, ["dezmodias-flare"])


def test_ruin() -> None:
    match = draws("Ruin Maelstrom", gex(), dezmodia())
    choose(match, "player:1")
    assert (gravehold(match), lives(match)) == (27, [6, 10])


def test_temple_cutter() -> None:
    assert in_play(draws("Temple Cutter", gex(), dezmodia())) == {"temple-cutter": 11}
    match = acts(["Temple Cutter"], gex(hand=["Crystal", "Spark"]), dezmodia(hand=[]))
    choose(match, "discard:spark")
    assert (lives(match), player(match)["hand"]) == ([8, 10], ["crystal"])


def test_shockwave_hurts_each_player() -> None:
    match = draws("Shockwave", gex(), dezmodia())
    assert (in_play(match), foe(match)["life"]) == ({"shockwave": 3}, 89)
    match = acts([{"name": "Shockwave", "tokens": 1}], gex(), dezmodia(life=8), mist())
    assert lives(match) == [4, 2, 4]


def test_bladius_comes_as_a_minion() -> None:
    sheets = [gex(breaches={"III": {"open": True}}), dezmodia()]
    match = draws("Bladius Minion", *sheets)
    assert (in_play(match), lives(match)) == ({"bladius-minion": 40}, [10, 8])
    assert lives(acts(["Bladius Minion"], *sheets)) == [10, 8]


# The assist deck


def assisted(card: str, *players: Any, **rest: Any) -> Match:
    """Impale brings this assist."""
    return draws("Impale", *players, crew=[card], **rest)


@pytest.mark.parametrize(
    ("card", "damage"),
    [("Mist's Fury", 10), ("Dezmodia's Assault", 10), ("Xaxos Arrives", 10), ("Mist's Inferno", 15)],
)
def test_mages_of_gravehold_strike_maelstrom(card: str, damage: int) -> None:
    assert foe(assisted(card, gex(), dezmodia()))["life"] == 99 - damage


def test_a_mage_of_gravehold_may_strike_the_last_blow() -> None:
    assert why(assisted("Mist's Fury", gex(), dezmodia(), life=10)) == (True, "nemesis-slain")


def damage(match: Match) -> dict[str, int]:
    """What did how much damage, once the match is over."""
    assert match.over
    return {by.card: n for by, _, n in story(match).by_card("damage")}


def test_the_story_credits_an_assist_with_its_damage() -> None:
    told = story(assisted("Mist's Fury", gex(), dezmodia(), life=10))
    assert [(by.card, who, n) for by, who, n in told.by_card("damage")] == [("mists-fury", None, 10)]
    assert told.by_seat("damage") == []
    assert told.best() is None, "no player did it"


def test_the_story_credits_dezmodias_flare_apart_from_the_assist_that_it_brings() -> None:
    flare = [{"name": "Dezmodia's Flare", "tokens": 1}]
    assert damage(acts(flare, gex(), dezmodia(), life=45)) == {"mists-fury": 10, "dezmodias-flare": 40}


def test_bramas_rally_heals_any_player() -> None:
    match = assisted("Brama's Rally", gex(life=5), dezmodia(life=9))
    choose(match, "player:1")
    assert lives(match) == [7, 9]


def test_dezmodias_plan_and_bombardment_change_nothing() -> None:
    for card in ("Dezmodia's Plan", "Dezmodia's Bombardment"):
        match = assisted(card, gex(), dezmodia())
        assert (foe(match)["life"], gravehold(match), lives(match)) == (99, 27, [10, 10])
        assert foe(match)["crew_discard"] == [card.lower().replace("'", "").replace(" ", "-")]


def test_with_no_assist_left_nothing_happens() -> None:
    match = draws("Impale", gex(), dezmodia(), crew=[])
    assert (foe(match)["life"], gravehold(match)) == (99, 27)


def test_when_the_battle_ends_the_last_assist_is_told() -> None:
    match = draws("Cataclysm", gex(), dezmodia(), gravehold=5)
    assert why(match) == (False, "gravehold-fallen")
    assert foe(match)["crew_discard"] == ["dezmodias-bombardment"]
    assert [event.name for event in match.events][-1] != "lost"
    assert foe(match)["crew"] == 7
    spent = draws("Cataclysm", gex(), dezmodia(), gravehold=5, crew=[])
    assert foe(spent)["crew_discard"] == []


def test_nobody_sees_which_assists_are_to_come() -> None:
    match = table(NAME, gex(), dezmodia())
    twin = match.clone()
    GAME.redeal(twin, 0, Chance(5))
    assert (twin.view(0), foe(match)["crew"]) == (match.view(0), 8)


def test_the_first_chapter_without_the_rules_that_open_later() -> None:
    without = ["abilities", "breach-iv", "breach-bonus", "exhaustion"]
    match = GAME.new(players=2, seed=5, nemesis="maelstrom", mages=["gex", "dezmodia"], without=without)
    chance = Chance(5)
    while not match.over:
        assert breach(match, "IV")["state"] == "gone"
        assert not {"charge", "ability"} & set(keys(match))
        match.choose(chance.below(len(match.decision.options)))


def test_malastars_boon() -> None:
    """Any player gains a Gravity Node from the supply into hand, if there is one."""
    match = assisted("Malastar's Boon", gex(), dezmodia())
    assert player(match)["hand"] == ["crystal"]
    market = {"Gravity Node": 5, "Erratic Ingot": 7}
    match = assisted("Malastar's Boon", gex(), dezmodia(), market=market)
    choose(match, "player:1")
    assert (player(match)["hand"], pile(match, "gravity-node")) == (["crystal", "gravity-node"], 4)
