"""What people do in one go is offered as one action: the order of these choices does not matter."""

from __future__ import annotations

import random
from collections.abc import Sequence

import talia
from talia.kernel.match import Match
from talia.words import LANGUAGES, speaker

WE = talia.game("aeons-end/war-eternal")
OSTIUM = talia.game("ostium")


def test_all_gems_are_played_in_one_go_but_none_that_asks_or_hurts() -> None:
    hand = ["Crystal", "Crystal", "Spark", "Coal Shard"]
    match = talia.arrange("aeons-end/war-eternal", {"players": [{"mage": "Gex", "hand": hand, "life": 10}]})
    offered = WE.together(match, match.decision)
    assert offered is not None
    assert offered.keys.count("play:crystal") == 2
    assert "play:coal-shard" not in offered.keys, "it costs life"
    for key in offered.keys:
        match.choose(key)
    assert match.decision.word == "ask-main"
    assert match.view(0)["players"][0]["aether"] >= 2


def test_a_gem_that_goes_elsewhere_is_not_played_with_the_others() -> None:
    """A Cursed Shard could be destroyed for the aether of the other gems, instead of going onto the deck."""
    hand = ["Cursed Shard", "Crystal", "Crystal"]
    match = talia.arrange("aeons-end/outcasts", {"players": [{"mage": "Kel", "hand": hand}]})
    offered = talia.game("aeons-end/outcasts").together(match, match.decision)
    assert offered is not None
    assert offered.keys == ("play:crystal", "play:crystal")


def test_one_gem_alone_needs_no_such_action() -> None:
    match = talia.arrange("aeons-end/war-eternal", {"players": [{"mage": "Gex", "hand": ["Crystal", "Spark"]}]})
    assert WE.together(match, match.decision) is None


def test_all_familiars_are_discarded_in_one_go() -> None:
    match = OSTIUM.new(players=2, seed=8)
    offered = OSTIUM.together(match, match.decision)
    assert offered is not None
    for key in offered.keys:
        match.choose(key)
    assert OSTIUM.together(match, match.decision) is None


def test_moving_and_recalling_name_the_creature_and_the_price() -> None:
    match = OSTIUM.new(players=2, seed=8)
    said: set[str] = set()
    chance = random.Random(4)
    for _ in range(400):
        if match.over:
            break
        decision = match.decision
        for option in decision.options:
            for lang in LANGUAGES:
                told = OSTIUM.option_text(match, option, speaker(lang, OSTIUM))
                assert told is None or "D1" not in told or lang == "en", "the defence row is O in Polish"
                if told is not None and lang == "en":
                    said.add(told)
        match.choose(chance.choice(decision.options))
    assert any(each.startswith("Move ") and each.endswith("(1 crystal)") for each in said)
    assert any(each.startswith("Recall ") for each in said)
    assert not speaker("pl", OSTIUM).mistakes


def test_all_spells_are_prepped_in_one_go_if_there_is_room_for_all() -> None:
    breaches = {"I": {"open": True}, "III": {"open": True}}
    hand = ["Spark", "Thoughtform Familiar", "Mage's Totem"]
    player = {"mage": "Mist", "hand": hand, "breaches": breaches}
    match = talia.arrange("aeons-end/war-eternal", {"players": [player]})
    offered = WE.together(match, match.decision)
    assert offered is not None
    assert offered.keys == ("prep:thoughtform-familiar>III", "prep:spark>I"), "the dearest where most is added"
    player["breaches"] = {"I": {"open": True}}
    match = talia.arrange("aeons-end/war-eternal", {"players": [player]})
    assert WE.together(match, match.decision) is None


def test_equal_spells_are_prepped_in_one_go_as_far_as_there_is_room() -> None:
    player = {"mage": "Mist", "hand": ["Spark", "Spark", "Spark", "Mage's Totem"], "breaches": {"II": {"open": True}}}
    match = talia.arrange("aeons-end/war-eternal", {"players": [player]})
    offered = WE.together(match, match.decision)
    assert offered is not None
    assert speaker("en", WE).together(offered) == "Prep 2 spells"
    assert offered.keys == ("prep:spark>I", "prep:spark>II")


def test_spells_there_is_no_room_for_are_not_prepped_by_whoever_comes_next() -> None:
    """Once a Spark is prepped there is nothing left to do: the turn ends by itself, and the next one has spells too."""
    sparks = {"hand": ["Spark", "Spark"], "breaches": {"I": {"open": True}}}
    players = [{"mage": "Mist", **sparks}, {"mage": "Dezmodia", **sparks}]
    match = talia.arrange("aeons-end/war-eternal", {"players": players, "turn_order": {"deck": ["player 2"]}})
    assert match.decision.keys == ["prep:spark>I", "end"]
    assert WE.together(match, match.decision) is None
    match.choose("prep:spark>I")
    assert match.decision.seat == 1


def test_no_more_is_prepped_once_the_battle_is_over() -> None:
    deck = ["nemesis", "player 1"]
    foe = {"name": "Umbra Titan", "in_play": ["Mangleroot"]}
    player = {"mage": "Mist", "hand": ["Spark", "Spark"], "breaches": {"I": {"open": True}}}
    told = {"players": [player], "nemesis": foe, "gravehold": 1, "turn_order": {"deck": deck}}
    match = talia.arrange("aeons-end/war-eternal", told)
    tried = match.clone()
    tried.choose("prep:spark>I")
    assert tried.over
    assert WE.together(match, match.decision) is None


def test_spells_that_ask_nothing_are_cast_in_one_go() -> None:
    breaches = {roman: {"open": True, "prepped": ["Spark"]} for roman in ("I", "II", "III")}
    position = {"players": [{"mage": "Mist", "hand": ["Crystal"], "breaches": breaches}], "phase": "casting"}
    match = talia.arrange("aeons-end/war-eternal", {**position, "nemesis": {"life": 30}})
    offered = WE.together(match, match.decision)
    assert offered is not None
    for key in offered.keys:
        match.choose(key)
    assert match.decision.word == "ask-main"
    assert match.view(0)["nemesis"]["life"] == 26, "breach III adds one"
    match = talia.arrange("aeons-end/war-eternal", {**position, "nemesis": {"in_play": ["Mangleroot"]}})
    assert WE.together(match, match.decision) is None, "each could go elsewhere"


def casting(in_play: Sequence[object], *prepped: str, **more: object) -> Match:
    """The casting phase of a mage with these spells, against a nemesis that has these cards in play."""
    breaches = {roman: {"open": True, "prepped": [spell]} for roman, spell in zip(("I", "II", "III"), prepped)}
    player = {"mage": "Mist", "hand": ["Crystal"], "breaches": breaches, **more}
    position = {"players": [player], "phase": "casting", "nemesis": {"life": 30, "in_play": list(in_play)}}
    return talia.arrange("aeons-end/war-eternal", position)


def said(match: Match, lang: str = "en") -> dict[str, tuple[str, ...]]:
    """What else can be done in one go, by its words."""
    s = speaker(lang, WE)
    return {s.together(each): each.keys for each in WE.further(match, match.decision)}


def test_spells_are_all_cast_at_one_target_in_one_go() -> None:
    match = casting([{"name": "Mangleroot", "life": 9}], "Spark", "Spark", "Spark")
    assert list(said(match)) == ["Cast 3 spells: The nemesis", "Cast 3 spells: Mangleroot (9 life)"]
    for key in said(match)["Cast 3 spells: Mangleroot (9 life)"]:
        match.choose(key)
    assert match.decision.word == "ask-main"
    assert match.view(0)["nemesis"]["life"] == 30
    match = casting([{"name": "Mangleroot", "life": 9}], "Spark")
    assert {text.partition(":")[0] for text in said(match, "pl")} == {"Iskra"}


def test_no_more_spells_are_cast_than_it_takes() -> None:
    match = casting([{"name": "Mangleroot", "life": 2}], "Spark", "Spark", "Spark")
    keys = said(match)["Cast 2 spells: Mangleroot (2 life)"]
    for key in keys:
        match.choose(key)
    assert match.view(0)["nemesis"]["in_play"] == []
    assert [option.key for option in match.decision.options] == ["cast:spark@III", "end"], "what is left may be kept"


def test_a_spell_that_asks_more_is_cast_last_and_its_question_comes_next() -> None:
    match = casting([{"name": "Mangleroot", "life": 9}], "Jagged Lightning", "Spark", "Jagged Lightning")
    assert list(said(match)) == ["Cast 2 spells: The nemesis", "Cast 2 spells: Mangleroot (9 life)"]
    for key in said(match)["Cast 2 spells: Mangleroot (9 life)"]:
        match.choose(key)
    assert match.decision.word == "ask-discard-one"
    match.choose("skip")
    assert list(said(match)) == ["Jagged Lightning: The nemesis", "Jagged Lightning: Mangleroot (5 life)"]
    match = casting([{"name": "Mangleroot", "life": 3}], "Spark", "Jagged Lightning")
    assert "Cast 2 spells: Mangleroot (3 life)" in said(match), "it slays though it is more than it takes"
    alone = casting([], "Jagged Lightning", "Spark")
    assert said(alone) == {}, "there is nobody else to aim at: `together` does it"
    offered = WE.together(alone, alone.decision)
    assert offered is not None
    assert (offered.name.word, offered.keys) == ("together-spells", ("cast:spark@II", "cast:jagged-lightning@I"))


def test_a_spell_that_shows_something_is_cast_by_itself() -> None:
    match = casting([{"name": "Mangleroot", "life": 9}], "Carbonize", "Spark")
    assert list(said(match)) == ["Spark: The nemesis", "Spark: Mangleroot (9 life)"]
    match = casting([], "Carbonize", "Spark")
    assert WE.together(match, match.decision) is None


def test_a_spell_that_counts_the_others_is_cast_before_them() -> None:
    for foes in ([], [{"name": "Mangleroot", "life": 9}]):
        match = casting(foes, "Spark", "Thoughtform Familiar", "Spark")
        offered = WE.further(match, match.decision)[0] if foes else WE.together(match, match.decision)
        assert offered is not None
        assert offered.keys[0] == "cast:thoughtform-familiar@II"
        for key in offered.keys:
            match.choose(key)
        assert match.view(0)["nemesis"]["life"] == 30 - 4 - 1 - 2, "breach III adds one"


def test_spells_that_must_be_cast_are_aimed_like_the_others() -> None:
    """The last of them is cast by itself: what its target is asked for is no part of the first one's target."""
    breaches = {"I": {"open": True, "prepped": ["Spark"]}, "IV": {"prepped": ["Spark"]}}
    match = casting([{"name": "Mangleroot", "life": 5}], breaches=breaches)
    assert list(said(match)) == ["Cast 2 spells: The nemesis", "Cast 2 spells: Mangleroot (5 life)"]
    for key in said(match)["Cast 2 spells: Mangleroot (5 life)"]:
        match.choose(key)
    assert (match.decision.word, match.view(0)["nemesis"]["life"]) == ("ask-main", 30)
    assert match.view(0)["nemesis"]["in_play"][0]["life"] == 3
    match = casting([{"name": "Mangleroot", "life": 1}, "Howling Spinners"], breaches=breaches)
    for key in said(match)["Spark: Mangleroot (1 life)"]:
        match.choose(key)
    assert match.decision.word == "ask-target", "and where the other one goes is asked"


def test_a_spell_that_must_be_cast_goes_with_the_one_before_it() -> None:
    """The last spell left, if it must be cast, is cast by itself: whom it hits is no question about the one before."""
    breaches = {"I": {"open": True, "prepped": ["Spark"]}, "II": {"stage": 1, "prepped": ["Spark"]}}
    match = casting([{"name": "Mangleroot", "life": 9}], breaches=breaches)
    offered = [speaker("en", WE).together(each) for each in WE.further(match, match.decision)]
    assert offered == ["Cast 2 spells: The nemesis", "Cast 2 spells: Mangleroot (9 life)"]
    for key in said(match)["Cast 2 spells: Mangleroot (9 life)"]:
        match.choose(key)
    assert match.decision.word == "ask-main"
    assert match.view(0)["nemesis"]["in_play"][0]["life"] == 7


def test_the_last_blow_is_cast_with_the_others() -> None:
    match = casting(["Mangleroot"], "Spark", "Spark", "Spark")
    position = match.position()
    position["nemesis"]["life"] = 2
    match = talia.arrange("aeons-end/war-eternal", position)
    for key in said(match)["Cast 2 spells: The nemesis"]:
        match.choose(key)
    assert match.over


def test_all_gems_are_played_and_all_spells_prepped_in_one_go() -> None:
    player = {"mage": "Mist", "hand": ["Crystal", "Crystal", "Spark"], "breaches": {"I": {"open": True}}}
    match = talia.arrange("aeons-end/war-eternal", {"players": [player]})
    assert said(match) == {"Play 2 gems, prep 1 spell": ("play:crystal", "play:crystal", "prep:spark>I")}
    player["hand"] = ["Crystal", "Crystal", "Spark", "Thoughtform Familiar"]
    match = talia.arrange("aeons-end/war-eternal", {"players": [player]})
    assert said(match) == {}, "which of them is a question"
    player["hand"] = ["Crystal", "Spark"]
    match = talia.arrange("aeons-end/war-eternal", {"players": [player]})
    assert said(match) == {"Play 1 gem, prep 1 spell": ("play:crystal", "prep:spark>I")}


def test_who_does_not_mind_an_order_leaves_it_as_it_is() -> None:
    player = {"mage": "Mist", "hand": ["Spark"], "played": ["Crystal", "Mage's Totem"]}
    match = talia.arrange("aeons-end/war-eternal", {"players": [player, {}]})
    assert WE.usual(match, match.decision) is None
    match.choose("end")
    assert (match.decision.word, WE.usual(match, match.decision)) == ("ask-order", "rest")


def test_the_turn_ends_at_once_where_only_an_order_would_be_asked() -> None:
    player = {"mage": "Mist", "hand": ["Spark"], "played": ["Crystal", "Mage's Totem"]}
    match = talia.arrange("aeons-end/war-eternal", {"players": [player, {}]})
    finish = WE.finish(match, match.decision)
    assert finish is not None
    assert finish.keys == ("end", "rest")
    player["played"] = ["Crystal"]
    match = talia.arrange("aeons-end/war-eternal", {"players": [player, {}]})
    assert WE.finish(match, match.decision) is None


def test_charges_that_meet_nobody_go_in_one_go_and_are_dropped_on_whom_they_strike() -> None:
    chance = random.Random(2)
    seen: set[str] = set()
    for seed in range(12):
        match = OSTIUM.new(players=2, seed=seed)
        while not match.over and len(seen) < 3:
            decision = match.decision
            offered = OSTIUM.together(match, decision)
            if decision.word == "ask-charge" and offered is not None:
                seen.add("together")
                tried = match.clone()
                for key in offered.keys:
                    tried.choose(key)
                assert tried.over or tried.decision.word != "ask-meet" or len(decision.options) > 2
            if decision.word == "ask-meet":
                where = [OSTIUM.about(match, option) for option in decision.options[:2]]
                assert where[0] != where[1]
                seen.add(where[1].split("/")[1])
            match.choose(chance.choice(decision.options))
    assert seen == {"together", "place", "gate"}


def aimed(match: Match) -> list[str]:
    """What spells can be aimed at in one go, as it is offered."""
    return [offer.at.key for offer in match.game.further(match, match.decision) if offer.at is not None]


def test_spells_in_one_go_are_offered_first_where_they_hurt() -> None:
    """While Aural Carnivore is there, maws suffer no damage: whoever takes the first offer does not cast in vain."""
    kel = {"mage": "Kel", "breaches": {"I": {"open": True, "prepped": ["Spark"]}}}
    for foes, first in ((["Aural Carnivore"], "target:aural-carnivore"), (["Vein Worms"], "maw:i")):
        position = {"phase": "casting", "nemesis": {"name": "Experiment 153", "in_play": foes}, "players": [kel]}
        targets = aimed(talia.arrange("aeons-end/outcasts", position))
        assert targets[0] == first, targets
        assert len(targets) > 1
