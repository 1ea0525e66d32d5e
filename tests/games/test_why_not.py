"""What cannot be chosen says why, out of the same rules that make the options."""

from __future__ import annotations

import pytest

import talia
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.main_phase import actions
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.development import possible_actions
from talia.kernel.chance import Chance
from talia.kernel.game import WhyNot
from talia.kernel.match import Match
from talia.words import LANGUAGES, speaker
from tests.games.playing import GAMES, player_counts

WE = "aeons-end/war-eternal"


def why(match: Match, about: str, to: str = "") -> str:
    """What is said of a thing, in English; nothing if it has no reason."""
    found = [each for each in match.game.why_not(match, match.decision) if (each.about, each.to) == (about, to)]
    return speaker("en", match.game).name(found[0].name) if found else ""


# Aeon's End


def test_a_card_that_is_too_dear_says_how_much_aether_is_missing() -> None:
    market = {"Dread Diamond": 7, "Scoria Slag": 7, "Breach Ore": 0}
    match = talia.arrange(WE, {"players": [{"mage": "Gex", "hand": ["Crystal"], "aether": 2}], "market": market})
    assert why(match, "market/scoria-slag") == "2 aether short"
    assert why(match, "market/breach-ore") == "This pile is empty."
    match.choose("play:crystal")
    assert why(match, "market/scoria-slag") == "1 aether short"
    assert why(match, "market/dread-diamond") == ""


def test_a_breach_that_was_not_focused_takes_no_spell() -> None:
    match = talia.arrange(WE, {"players": [{"mage": "Gex", "hand": ["Spark"], "aether": 3}]})
    spark = "p0/hand/spark"
    assert why(match, spark, "p0/breach/III") == "Breach III is closed and was not focused this turn."
    match.choose("focus:III")
    assert why(match, spark, "p0/breach/III") == ""


def test_a_spell_without_room_says_so_and_waits_on_its_breach() -> None:
    hand = ["Spark", "Spark", "Crystal"]
    breaches = {"I": {"open": True}, "II": {"gone": True}, "III": {"open": False}, "IV": {"gone": True}}
    match = talia.arrange(WE, {"players": [{"mage": "Mist", "hand": hand, "breaches": breaches}]})
    match.choose("prep:spark>I")
    assert why(match, "p0/hand/spark") == "No breach that can be used has room for it."
    assert "casting phase" in why(match, "p0/breach/I/spark")
    assert why(match, "p0/breach/II") == "Breach II is destroyed."


def test_the_ability_says_how_many_charges_it_needs() -> None:
    match = talia.arrange(WE, {"players": [{"mage": "Gex", "hand": ["Spark"], "charges": 1, "aether": 1}]})
    assert why(match, "p0/ability").startswith("The ability needs ")
    assert why(match, "p0/ability").endswith("1 aether short for the next one.")


def test_a_power_says_what_its_price_lacks() -> None:
    nemesis = {"in_play": ["Aphotic Sun", "Heart of Nothing"]}
    match = talia.arrange(WE, {"players": [{"hand": ["Spark"], "aether": 5}], "nemesis": nemesis})
    assert why(match, "nemesis/aphotic-sun") == "2 aether short"
    assert why(match, "nemesis/heart-of-nothing") == "What this asks for cannot be paid in full."


def test_while_spells_are_cast_the_rest_waits() -> None:
    player = {"mage": "Mist", "hand": ["Crystal"], "breaches": {"I": {"prepped": ["Spark"]}}}
    match = talia.arrange(WE, {"players": [player], "phase": "casting", "run_on": True})
    assert match.decision.word == "ask-casting"
    assert "main phase" in why(match, "p0/hand/crystal")
    assert why(match, "p0/breach/I") == ""


# Ostium


def test_a_creature_of_the_field_says_how_many_crystals_are_missing() -> None:
    match = GAMES["ostium"].new(players=2, seed=8)
    dear = [each for each in GAMES["ostium"].why_not(match, match.decision) if each.about.startswith("field/")]
    assert dear
    assert all(each.name.word == "why-crystals-short" for each in dear)


# Everywhere


def led(match: Match, each: WhyNot) -> list[str]:
    """The options that do what a reason says is not possible."""
    options = match.decision.options
    if not each.to:
        return [option.key for option in options if match.game.about(match, option) == each.about]
    end = each.to.rpartition("/")[2]
    return [option.key for option in options if option.about == each.about and option.key.partition(">")[2] == end]


def short_of_aether(match: Match, each: WhyNot) -> None:
    """With what is missing it can be chosen, and not with less."""
    for more, enough in ((int(each.name.args["n"]), True), (int(each.name.args["n"]) - 1, False)):
        battle = match.state.clone()
        assert isinstance(battle, Battle)
        battle.aether += more
        lit = {option.about for option in actions(battle, battle.active)}
        assert (each.about in lit) is enough, (each, more)


def short_of_crystals(match: Match, each: WhyNot) -> None:
    for more, enough in ((int(each.name.args["n"]), True), (int(each.name.args["n"]) - 1, False)):
        clash = match.state.clone()
        assert isinstance(clash, Clash)
        clash.crystals += more
        lit = {option.about for option in possible_actions(clash, clash.active)}
        assert (each.about in lit) is enough, (each, more)


PROVED = {("why-aether-short", WE): short_of_aether, ("why-crystals-short", "ostium"): short_of_crystals}


@pytest.mark.parametrize("id", GAMES)
def test_no_reason_is_given_for_what_is_possible_and_none_tells_a_secret(id: str) -> None:
    game = GAMES[id]
    counts = player_counts(game)
    given: set[str] = set()
    for seed in range(9):
        match, chance = game.new(players=counts[seed % len(counts)], seed=seed), Chance(seed)
        while not match.over:
            decision = match.open[chance.below(len(match.open))]
            if decision is match.decision:
                reasons = game.why_not(match, decision)
                assert not [(each, led(match, each)) for each in reasons if led(match, each)]
                for each in reasons:
                    given.add(each.name.word)
                    if (each.name.word, id) in PROVED:
                        PROVED[each.name.word, id](match, each)
                    if not chance.below(50):
                        assert all(speaker(lang, game).name(each.name) for lang in LANGUAGES)
                if reasons and not chance.below(10):
                    other = match.clone()
                    game.redeal(other, decision.seat, Chance(seed + 1))
                    assert game.why_not(other, decision) == reasons
            match.choose(chance.below(len(decision.options)), decision.seat)
    assert len(given) > 4, given
    assert not [mistake for lang in LANGUAGES for mistake in speaker(lang, game).mistakes]
