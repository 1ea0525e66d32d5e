"""What an option would do is told beforehand where the rules can tell, and never by looking at what is hidden."""

from __future__ import annotations

import pytest

import talia
from talia.kernel.chance import Chance
from talia.kernel.foreseeing import ahead, preview
from talia.kernel.match import Match
from talia.words import LANGUAGES, speaker
from tests.games.aeons_end.table import dezmodia, gex, nemesis_acts
from tests.games.playing import GAMES, player_counts

WE = "aeons-end/war-eternal"
LEGACY = "aeons-end/legacy"


def told(match: Match, key: str) -> set[tuple[str, str]]:
    """What an option would do to which things, in English."""
    option = match.decision.option(key)
    assert option is not None
    say = speaker("en", match.game).name
    return {(each.about, say(each.name)) for each in preview(match, match.decision, option)}


def test_a_purchase_tells_what_it_leaves() -> None:
    market = {"Dread Diamond": 7, "Scoria Slag": 7}
    match = talia.arrange(WE, {"players": [{"mage": "Gex", "hand": ["Crystal"], "aether": 4}], "market": market})
    assert told(match, "gain:dread-diamond") == {("p0", "1 aether left")}
    assert told(match, "play:crystal") == {("p0", "5 aether")}


def test_a_spell_tells_each_target_what_would_befall_it() -> None:
    breaches = {"I": {"prepped": ["Spark"]}, "II": {"prepped": ["Spark"]}}
    player = {"mage": "Mist", "hand": ["Crystal"], "breaches": breaches}
    nemesis = {"name": "Umbra Titan", "life": 20, "in_play": [{"name": "Mangleroot", "life": 1}]}
    match = talia.arrange(WE, {"players": [player], "nemesis": nemesis, "phase": "casting", "run_on": True})
    assert told(match, "cast:spark@I") == {
        ("nemesis", "−1 → 19"),
        ("nemesis/mangleroot", "−1 → 0"),
        ("nemesis/mangleroot", "leaves play"),
    }
    assert all(each.either for each in preview(match, match.decision, match.decision.options[0])), (
        "one of them, not all"
    )
    match.choose("cast:spark@I")
    assert not any(each.either for each in preview(match, match.decision, match.decision.options[0]))
    assert told(match, "target:nemesis") == {("nemesis", "−1 → 19")}


def test_what_suffers_nothing_stays_as_it_is() -> None:
    players = [{"breaches": {"I": {"open": True, "prepped": ["Spark"]}}}]
    nemesis = {"name": "Magus of Cloaks", "tokens": 2, "in_play": ["Dusk Spawn"]}
    match = talia.arrange(
        "aeons-end/war-eternal", {"players": players, "nemesis": nemesis, "phase": "casting", "run_on": True}
    )
    match.choose("cast:spark@I")
    assert told(match, "target:nemesis") == {("nemesis", "stays 35")}


def test_tokens_are_not_told_as_life_and_shields_and_stickers_are_told() -> None:
    mages = [
        {"mage": "Bubda", "charges": 2, "breaches": {"I": {"open": True, "prepped": ["Spark"]}}},
        {"mage": "Ramzel"},
    ]
    foe = {"name": "Fungal Mesh", "tokens": 1, "deck": ["sap-campaign", "command"]}
    match = talia.arrange(LEGACY, {"players": mages, "nemesis": foe, "phase": "nemesis-draw", "run_on": True})
    assert ("nemesis", "+2 tokens → 3") in told(match, "or:1")
    assert ("nemesis/sap-campaign", "sticker 1 of 2") in told(match, "or:2")
    offer = "tempting-offer-campaign"
    foe = {"name": "Fungal Mesh", "in_play": [offer, "Maddening Spectre"], "changed": {offer: {"stickers": 2}}}
    match = talia.arrange(LEGACY, {"players": mages, "nemesis": foe})
    assert (f"nemesis/{offer}", "evolves") in told(match, f"discard:{offer}"), "into what, nobody is told before"
    match = talia.arrange(LEGACY, {"players": mages, "nemesis": foe, "phase": "casting"})
    assert ("nemesis/maddening-spectre", "−1 shield → 1") in told(match, "cast:spark@I")


def test_a_nemesis_of_several_parts_hides_no_target() -> None:
    """A blow to Experiment 153 goes to one of its maws, which is asked next: the minion is not the only one it could hit."""
    player = {"mage": "Kel", "hand": ["Crystal"], "breaches": {"I": {"open": True, "prepped": ["Spark"]}}}
    foe = {"name": "Experiment 153", "in_play": ["Wandering Lasher"]}
    match = talia.arrange("aeons-end/outcasts", {"players": [player], "phase": "casting", "nemesis": foe})
    cast = next(option for option in match.decision.options if option.key.startswith("cast:"))
    assert preview(match, match.decision, cast) == []
    match.choose(cast)
    assert [bool(preview(match, match.decision, option)) for option in match.decision.options] == [False, True]


def test_a_choice_that_leads_to_a_player_tells_what_would_befall_each() -> None:
    match = nemesis_acts(["Null Scion"], gex(), dezmodia(), nemesis_cards=1, deck=["Mangleroot"])
    assert told(match, "or:1") == {("p0", "−2 → 8"), ("p1", "−2 → 8")}
    assert told(match, "or:2") == {("nemesis", "−1 token → 7")}
    assert [each.way for each in preview(match, match.decision, match.decision.options[0])] == [0, 1], (
        "one or the other"
    )


def test_what_would_be_drawn_is_not_told() -> None:
    match = talia.arrange(WE, {"players": [{"mage": "Gex", "hand": ["Crystal"], "deck": ["Spark"], "aether": 4}]})
    assert told(match, "end") == set()


def test_a_charge_tells_what_it_breaks() -> None:
    match = GAMES["ostium"].new(players=2, seed=3)
    chance = Chance(3)
    kinds: set[str] = set()
    while not match.over and len(kinds) < 4:
        for option in match.decision.options:
            if match.decision.word in ("ask-charge", "ask-meet"):
                kinds |= {each.name.word for each in preview(match, match.decision, option)}
        match.choose(chance.below(len(match.decision.options)))
    assert kinds >= {"foreseen-loss", "foreseen-defeated", "foreseen-blocked"}


@pytest.mark.parametrize("id", GAMES)
def test_what_is_foreseen_comes_true_and_tells_no_secret(id: str) -> None:
    game = GAMES[id]
    counts = player_counts(game)
    for seed in range(6):
        match, chance = game.new(players=counts[seed % len(counts)], seed=seed), Chance(seed)
        while not match.over:
            decision = match.open[chance.below(len(match.open))]
            option = decision.options[chance.below(len(decision.options))]
            before = match.fingerprint if not chance.below(20) else ""
            foreseen = preview(match, decision, option)
            assert not before or before == match.fingerprint, "only a copy was played"
            expected = [event.name for event in ahead(match.state, decision, option).events] if foreseen else []
            if not chance.below(5):
                other = match.clone()
                game.redeal(other, decision.seat, Chance(seed + 1))
                like = other.decision.option(option.key) if other.decision.seat == decision.seat else None
                if like is not None and decision is match.decision:
                    assert preview(other, other.decision, like) == foreseen
                assert all(speaker(lang, game).name(each.name) for lang in LANGUAGES for each in foreseen)
            match.choose(option, decision.seat)
            if expected:
                seen = [event.name for event in match.events if event.seen_by(decision.seat)]
                assert seen[: len(expected)] == expected
    assert not [mistake for lang in LANGUAGES for mistake in speaker(lang, game).mistakes]
