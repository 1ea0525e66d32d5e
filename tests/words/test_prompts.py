"""Questions name what asks them, refusals name what is refused, and numbers are written as the language writes them."""

from __future__ import annotations

import pytest

import talia
from talia import Match
from talia.words import in_figures, speaker
from tests.games.aeons_end.souls import fountain

GAME = talia.game("aeons-end/war-eternal")


def test_a_question_names_the_card_that_asks_it() -> None:
    position = {"players": [{"mage": "Gex", "hand": ["Oblivion Shard", "Spark"]}, {"mage": "Mist"}]}
    match = talia.arrange("aeons-end/war-eternal", position)
    assert GAME.cause(match, match.decision) is None, "one's own phase needs no cause"
    match = talia.arrange("aeons-end/war-eternal", {"players": [{"mage": "Gex", "hand": ["Mage's Totem", "Crystal"]}]})
    match.choose("play:crystal")
    match.choose("play:mages-totem")
    cause = GAME.cause(match, match.decision)
    assert cause is not None
    assert cause.card == "mages-totem"
    assert speaker("en", GAME).question(match.decision, cause).startswith("Mage's Totem: ")
    assert speaker("pl", GAME).question(match.decision, cause).startswith("Totem Maga: ")


def test_a_refusal_says_what_is_refused() -> None:
    position = {"players": [{"mage": "Gex", "hand": ["Cairn Compass"]}, {"mage": "Mist", "discard": ["Spark"]}]}
    match = talia.arrange("aeons-end/war-eternal", position)
    match.choose("play:cairn-compass")
    skip = match.decision.option("skip")
    assert skip is not None
    assert speaker("en", GAME).option(skip, match.decision) == "Prep nothing"
    assert speaker("pl", GAME).option(skip, match.decision) == "Nic nie przygotowuj"


@pytest.mark.parametrize(("lang", "said"), [("en", "Put none on it"), ("pl", "Nie kładź żadnej")])
def test_who_is_asked_which_energy_to_store_refuses_with_more_than_no(lang: str, said: str) -> None:
    seasons = talia.game("seasons")
    player = {"in_play": ["Fairy Monolith"], "reserve": {"air": 1, "fire": 1}}
    match = seasons.arrange({"players": [player, {}]})
    while match.decision.word != "ask-store":
        match.choose("end" if "end" in match.decision.keys else match.decision.options[0])
    assert speaker(lang, seasons).option(match.decision.options[-1], match.decision) == said


def test_polish_tables_have_a_decimal_comma() -> None:
    assert in_figures("pl", "1,234 (56.7%)") == "1\N{NO-BREAK SPACE}234 (56,7%)"
    assert in_figures("en", "1,234 (56.7%)") == "1,234 (56.7%)"


def test_a_question_names_the_ability_that_is_used_not_that_of_whoever_decides() -> None:
    legacy = talia.game("aeons-end/legacy")
    position = {
        "players": [
            {"mage": "Ada:purge", "charges": 4, "hand": ["Crystal"]},
            {"mage": "Bo:foresight", "discard": ["Crystal", "Spark"]},
        ]
    }
    match = talia.arrange("aeons-end/legacy", position)
    match.choose(next(option.key for option in match.decision.options if option.key.startswith("ability")))
    match.choose("player:2")
    assert match.decision.seat == 1
    asked = speaker("en", legacy).question(match.decision, legacy.cause(match, match.decision))
    assert asked.startswith("Purge: "), asked


def test_a_spell_that_must_choose_a_maw_is_named() -> None:
    outcasts = talia.game("aeons-end/outcasts")
    position = {
        "nemesis": {"name": "Experiment 153"},
        "phase": "casting",
        "players": [{"mage": "Ilya", "breaches": {"I": {"open": True, "prepped": ["Spark"]}}}],
    }
    match = talia.arrange("aeons-end/outcasts", position)
    match.choose("cast:spark@I")
    asked = speaker("en", outcasts).question(match.decision, outcasts.cause(match, match.decision))
    assert asked.startswith("Spark: Deal 1 damage"), asked


def test_what_a_nemesis_lets_players_do_is_asked_in_its_name() -> None:
    legacy, outcasts = talia.game("aeons-end/legacy"), talia.game("aeons-end/outcasts")
    position = {"nemesis": {"name": "Deathmind"}, "players": [{"mage": "Bubda", "aether": 9}]}
    match = talia.arrange("aeons-end/legacy", position)
    match.choose("bridge")
    asked = speaker("en", legacy).question(match.decision, legacy.cause(match, match.decision))
    assert asked.startswith("Deathmind: "), asked
    match = fountain({"mage": "Ilya"}, souls={1: 1, 2: 1}, fuel=3)
    match.choose("lantern")
    asked = speaker("en", outcasts).question(match.decision, outcasts.cause(match, match.decision))
    assert asked.startswith("Fountain of Souls: "), asked


def test_who_begins_with_the_x_token_is_asked_by_the_rules_and_not_by_the_nemesis() -> None:
    outcasts = talia.game("aeons-end/outcasts")
    match = outcasts.new(players=3, seed=1, nemesis="risen-thrall")
    assert match.decision.word == "ask-x-token"
    assert outcasts.cause(match, match.decision) is None


@pytest.mark.parametrize(("lang", "barrier", "glyph"), [("en", "Barrier: ", "Gate: "), ("pl", "Bariera: ", "Brama: ")])
def test_what_a_mages_own_token_asks_is_asked_in_its_name(lang: str, barrier: str, glyph: str) -> None:
    """Not in that of the nemesis that hurt Taqren, nor of an ability that nobody uses."""
    outcasts = talia.game("aeons-end/outcasts")
    voice = speaker(lang, outcasts)

    def asked(match: Match) -> str:
        return voice.question(match.decision, outcasts.cause(match, match.decision))

    taqren = {"mage": "Taqren", "hand": ["Esoteric Amplifier", "Spark", "Paired Storm"]}
    match = talia.arrange("aeons-end/outcasts", {"players": [taqren, {"mage": "Ilya"}]})
    match.choose("play:esoteric-amplifier")
    match.choose("yes")
    assert asked(match).startswith(barrier)
    match.choose("barrier:4")
    assert asked(match).startswith(barrier)
    ilya = {"mage": "Ilya", "aether": 2}
    marks = {"glyph-gate": "Fortified Frost"}
    match = talia.arrange("aeons-end/outcasts", {"players": [ilya, {"mage": "Z'hana"}], "marks": marks})
    match.choose("gain:fortified-frost")
    assert not asked(match).startswith(glyph), "the question says whose gift it is"
    match.choose("player:1")
    assert asked(match).startswith(glyph)


@pytest.mark.parametrize(("rules", "asks"), [(9, "Mountain of Wrath: "), (8, "Deal ")])
def test_a_quake_is_asked_in_the_name_of_the_creature(rules: int, asks: str) -> None:
    ostium = talia.game("ostium").under(rules) if rules < talia.game("ostium").rules else talia.game("ostium")
    match = ostium.arrange({"players": [{"hand": ["Mountain of Wrath"]}, {}, {}]})
    for key in ("summon:mountain-of-wrath", "place:A1", "use:quake"):
        if key in match.decision.keys:
            match.choose(key)
    assert match.decision.word == "ask-quake"
    asked = speaker("en", ostium).question(match.decision, ostium.cause(match, match.decision))
    assert asked.startswith(asks)
