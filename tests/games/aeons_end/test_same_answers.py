"""No question is asked whose answers are all the same; battles that began when it was asked still ask it."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.kernel.match import Match
from tests.games.aeons_end.table import asked, laid_out, prepped

GAME = talia.game("aeons-end/war-eternal")
NOW_AND_BEFORE = pytest.mark.parametrize(("rules", "question"), [(GAME.rules, False), (7, True)])


def totem(**more: Any) -> dict[str, Any]:  # Any: positions are plain data
    return {"players": [{"hand": ["Mage's Totem", "Spark"], **more}]}


def played(position: dict[str, Any], rules: int = GAME.rules) -> Match:
    match = GAME.under(rules).arrange(position) if rules != GAME.rules else GAME.arrange(position)
    match.choose("play:mages-totem")
    return match


def test_mages_totem_alone_at_full_gravehold_is_simply_destroyed() -> None:
    match = played(totem())
    assert match.decision.word == "ask-main"
    assert match.view(0)["players"][0]["played"] == []


def test_it_is_asked_when_gravehold_would_gain_life() -> None:
    assert played({**totem(), "gravehold": 20}).decision.word == "ask-either"


def test_it_is_asked_when_another_card_could_be_destroyed() -> None:
    assert played(totem(played=["Crystal"])).decision.word == "ask-either"


def test_a_battle_that_began_under_rules_2_still_asks() -> None:
    assert played(totem(), rules=2).decision.word == "ask-either"


@pytest.mark.parametrize(("lives", "question"), [((8, 8), False), ((8, 8, 8), True), ((1, 1), True)])
def test_holadran_asks_whom_only_if_it_matters(lives: tuple[int, ...], question: bool) -> None:
    nemesis = {"name": "Hollow Crown", "in_play": ["Holadran"], "deck": ["Heart of Nothing"]}
    players = [{"life": life} for life in lives]
    match = GAME.arrange({"players": players, "nemesis": nemesis, "phase": "nemesis-main", "run_on": True})
    assert (match.decision.word == "ask-player") is question
    if not question:
        first, second = [each["life"] for each in match.view(0)["players"]]
        assert first == second < 8


@pytest.mark.parametrize(("deck", "question"), [(["nemesis"], False), (["nemesis", "player 1"], True)])
def test_the_only_turn_card_is_not_asked_to_be_buried(deck: list[str], question: bool) -> None:
    players = [{"hand": ["Fiend Catcher"], "played": ["Crystal"]}, {}]
    match = GAME.arrange({"players": players, "turn_order": {"deck": deck}})
    match.choose("play:fiend-catcher")
    assert (match.decision.word == "ask-bury") is question


# Since rules 8


def told(match: Match, name: str) -> list[str]:
    """The cards of which the log tells so, since the last choice."""
    return [str(event.args["card"]) for event in match.events if event.name == name]


def mutilated(rules: int, *players: dict[str, Any]) -> Match:
    """Two prepped spells are discarded, anybody's."""
    nemesis = {"name": "Umbra Titan", "deck": ["Mutilate", "Null Scion"]}
    return laid_out(rules, {"players": list(players), "nemesis": nemesis, "phase": "nemesis-draw"})


def spells(**breaches: str) -> dict[str, Any]:
    return {"breaches": {breach: prepped(spell) for breach, spell in breaches.items()}}


@NOW_AND_BEFORE
def test_all_spells_go_in_any_order_where_each_player_has_one(rules: int, question: bool) -> None:
    match = mutilated(rules, spells(I="Spark"), spells(I="Kindle"))
    while match.decision.word not in ("ask-discard", "ask-player"):
        match.choose(0)
    assert (match.decision.word == "ask-discard") is question
    if not question:
        assert [each["discard"] for each in match.view(0)["players"]] == [["spark"], ["kindle"]]
        assert len(told(match, "discarded")) == 2


@NOW_AND_BEFORE
def test_all_spells_go_in_any_order_where_they_are_alike(rules: int, question: bool) -> None:
    match = mutilated(rules, spells(I="Spark", II="Spark"), {})
    while match.decision.word not in ("ask-discard", "ask-player"):
        match.choose(0)
    assert (match.decision.word == "ask-discard") is question


@pytest.mark.parametrize("others", [{"I": "Spark", "II": "Kindle"}, {"I": "Spark", "II": "Spark", "III": "Spark"}])
def test_which_goes_first_onto_a_pile_is_asked_and_which_of_three(others: dict[str, str]) -> None:
    match = mutilated(GAME.rules, spells(**others), {})
    while match.decision.word not in ("ask-discard", "ask-player"):
        match.choose(0)
    assert match.decision.word == "ask-discard"


def blow_at_magus(
    rules: int, tokens: int, life: int = 5, spell: str = "Spark", minion: str = "Ashen Haruspex"
) -> Match:
    nemesis = {"name": "Magus of Cloaks", "tokens": tokens, "in_play": [{"name": minion, "life": life}]}
    match = laid_out(rules, {"players": [spells(I=spell), {}], "nemesis": nemesis, "phase": "casting"})
    match.choose(f"cast:{spell.lower()}@I")
    return match


@NOW_AND_BEFORE
def test_nobody_is_asked_where_a_blow_goes_that_nobody_feels(rules: int, question: bool) -> None:
    match = blow_at_magus(rules, tokens=2)
    assert (match.decision.word == "ask-target") is question
    if not question:
        assert "nemesis-suffers" in [event.name for event in match.events], "the log tells that it was in vain"


@pytest.mark.parametrize(
    ("tokens", "spell", "minion"),
    [(3, "Spark", "Ashen Haruspex"), (2, "Spark", "Dusk Spawn"), (2, "Kindle", "Ashen Haruspex")],
)
def test_it_is_asked_where_somebody_feels_it_or_a_token_goes(tokens: int, spell: str, minion: str) -> None:
    assert blow_at_magus(GAME.rules, tokens, spell=spell, minion=minion).decision.word == "ask-target"


@NOW_AND_BEFORE
def test_nobody_is_asked_which_maw_does_not_feel_it(rules: int, question: bool) -> None:
    nemesis = {"name": "Experiment 153", "in_play": ["Aural Carnivore"]}
    match = laid_out(rules, {"players": [spells(I="Spark")], "nemesis": nemesis, "phase": "casting"}, "outcasts")
    match.choose("cast:spark@I")
    match.choose("target:nemesis")
    assert (match.decision.word == "ask-target") is question


@pytest.mark.parametrize(
    ("rules", "deck", "question"),
    [(8, ["nemesis", "nemesis"], False), (7, ["nemesis", "nemesis"], True), (8, ["nemesis", "player 1"], True)],
)
def test_a_turn_card_is_not_asked_to_be_buried_among_its_like(rules: int, deck: list[str], question: bool) -> None:
    players = [{"hand": ["Fiend Catcher"], "played": ["Crystal"]}, {}]
    match = laid_out(rules, {"players": players, "turn_order": {"deck": deck}})
    match.choose("play:fiend-catcher")
    assert (match.decision.word == "ask-bury") is question


@NOW_AND_BEFORE
def test_all_bridges_go_in_any_order(rules: int, question: bool) -> None:
    nemesis = {"name": "Deathmind", "in_play": ["Brama's Torment"]}
    marks = {"bridge-1-2": 1, "bridge-2-3": 1}
    match = laid_out(rules, {"players": [{}, {}], "nemesis": nemesis, "marks": marks}, "legacy")
    match.choose("discard:bramas-torment")
    assert (match.decision.word == "ask-sever") is question
    if not question:
        assert [event.name for event in match.events].count("bridge-gone") == 2


@pytest.mark.parametrize(
    ("rules", "lives", "question"), [(8, (0, 0, 9), False), (7, (0, 0, 9), True), (8, (0, 5, 9), True)]
)
def test_which_of_the_exhausted_suffers_is_not_asked(rules: int, lives: tuple[int, ...], question: bool) -> None:
    """They have most opened breaches, and Gravehold suffers for either."""
    opened = {"breaches": {breach: {"open": True} for breach in ("I", "II", "III", "IV")}}
    players = [{"life": life, **(opened if seat < 2 else {})} for seat, life in enumerate(lives)]
    nemesis = {"name": "Umbra Titan", "in_play": ["Mage Ender"], "deck": ["Heart of Nothing"]}
    match = laid_out(rules, {"players": players, "nemesis": nemesis, "gravehold": 20, "phase": "nemesis-main"})
    assert (match.decision.word == "ask-player") is question
    if not question:
        assert next(event.args["n"] for event in match.events if event.name == "gravehold-suffers") == 4


@pytest.mark.parametrize(("rules", "gravehold", "question"), [(8, 9, False), (7, 9, True), (8, 2, True)])
def test_holadran_does_not_ask_whom_first_of_one_who_is_exhausted(rules: int, gravehold: int, question: bool) -> None:
    nemesis = {"name": "Hollow Crown", "in_play": ["Holadran"], "deck": ["Heart of Nothing"]}
    position = {"players": [{"life": 0}, {"life": 8}], "nemesis": nemesis, "gravehold": gravehold}
    match = laid_out(rules, {**position, "phase": "nemesis-main"})
    assert (not match.over and match.decision.word == "ask-player") is question


@pytest.mark.parametrize(
    ("rules", "hand", "question"), [(8, "Crystal", False), (7, "Crystal", True), (8, "Spark", True)]
)
def test_nobody_is_asked_which_ally_may_do_what_none_can(rules: int, hand: str, question: bool) -> None:
    players = [{"hand": ["Kindred Crystal"]}, {"hand": [hand]}, {"hand": [hand]}]
    match = laid_out(rules, {"players": players}, "all")
    match.choose("play:kindred-crystal")
    assert (match.decision.word == "ask-player") is question


# Since rules 9

SHIELD = "Equilibrium"
SINCE_9 = pytest.mark.parametrize(("rules", "question"), [(GAME.rules, False), (8, True)])


def throttled(rules: int, *hand: str) -> Match:
    """Three of the dearest cards in hand are destroyed."""
    nemesis = {"name": "Umbra Titan", "deck": ["Throttle", "Null Scion"], "tokens": 8}
    return laid_out(rules, {"players": [{"hand": list(hand)}], "nemesis": nemesis, "phase": "nemesis-draw"})


@SINCE_9
def test_the_dearest_cards_go_in_any_order_where_all_of_them_go(rules: int, question: bool) -> None:
    match = throttled(rules, "Carbonize", "Kindle", "Crystal", "Crystal")
    assert asked(match, "ask-destroy") is question
    if not question:
        assert match.view(0)["players"][0]["hand"] == ["crystal"], "the third was dearest without the two"


def test_which_of_the_dearest_cards_go_is_asked_where_one_stays() -> None:
    match = throttled(GAME.rules, "Nova Forge", "Jagged Lightning", "Carbonize", "Kindle", "Crystal")
    assert asked(match, "ask-destroy")
    assert len(match.decision.options) == 3, "the dearest of all has gone"


def crystallized(rules: int, *hands: list[str]) -> Match:
    """Damage for the gems in an ally's hand."""
    players = [{"breaches": {"I": prepped("Crystallize"), "II": {"open": True}}}, *({"hand": hand} for hand in hands)]
    match = laid_out(rules, {"players": players, "phase": "casting", "nemesis": {"name": "Umbra Titan", "life": 40}})
    match.choose(next(key for key in match.decision.keys if key.startswith("cast:crystallize")))
    return match


@SINCE_9
def test_which_ally_reveals_as_many_gems_is_not_asked(rules: int, question: bool) -> None:
    match = crystallized(rules, ["Crystal", "Crystal", "Spark"], ["Crystal", "Crystal"])
    assert (match.decision.word == "ask-ally-hand") is question
    if not question:
        assert match.view(0)["nemesis"]["life"] == 36


def test_which_ally_reveals_is_asked_where_one_has_more_gems() -> None:
    assert crystallized(GAME.rules, ["Crystal", "Spark"], ["Crystal", "Crystal"]).decision.word == "ask-ally-hand"


@pytest.mark.parametrize(("rules", "life", "question"), [(9, 8, False), (8, 8, True), (9, 1, True)])
def test_a_shield_at_the_table_is_no_reason_to_ask_whom_first(rules: int, life: int, question: bool) -> None:
    nemesis = {"name": "Hollow Crown", "in_play": ["Holadran"], "deck": ["Heart of Nothing"]}
    players = [{"life": life}, {"life": life, **spells(I=SHIELD)}]
    match = laid_out(rules, {"players": players, "nemesis": nemesis, "phase": "nemesis-main"})
    assert (match.decision.word == "ask-player") is question
    if not question:
        assert [event.args["left"] for event in match.events if event.name == "player-suffers"][:2] == [7, 7]


@pytest.mark.parametrize(("rules", "shielded", "question"), [(9, 2, False), (8, 2, True), (9, 0, True)])
def test_which_of_the_exhausted_suffers_is_asked_only_if_one_is_shielded(
    rules: int, shielded: int, question: bool
) -> None:
    nemesis = {"name": "Umbra Titan", "in_play": ["Mage Ender"], "deck": ["Heart of Nothing"]}
    opened = {breach: {"open": True} for breach in ("I", "II", "III", "IV")}
    players: list[dict[str, Any]] = [{"life": life, "breaches": dict(opened)} for life in (0, 0, 9)]
    players[2]["breaches"] = {"II": {"open": True}}
    players[shielded]["breaches"]["II"] = prepped(SHIELD)
    match = laid_out(rules, {"players": players, "nemesis": nemesis, "gravehold": 20, "phase": "nemesis-main"})
    assert (match.decision.word == "ask-player") is question


@pytest.mark.parametrize(
    ("rules", "glyph", "question"), [(9, "glyph-wall", False), (8, "glyph-wall", True), (9, "glyph-mind", True)]
)
def test_for_whom_gravehold_gains_life_is_not_asked(rules: int, glyph: str, question: bool) -> None:
    players = [{"mage": "Taqren", "aether": 3, "deck": ["Spark"]}, {"mage": "Z'hana", "deck": ["Spark"]}]
    position = {"players": players, "gravehold": 20, "marks": {glyph: "Molten Peridot"}}
    match = laid_out(rules, position, "outcasts")
    match.choose("gain:molten-peridot")
    assert (match.decision.word == "ask-glyph-for") is question
    if not question:
        assert match.view(0)["gravehold"]["life"] == 21


@pytest.mark.parametrize(("rules", "life", "question"), [(9, 20, False), (8, 20, True), (9, 12, True)])
def test_which_maw_without_room_gains_life_is_not_asked(rules: int, life: int, question: bool) -> None:
    nemesis = {"name": "Experiment 153", "in_play": [{"name": "Restless Maws", "tokens": 1}], "deck": ["Vein Worms"]}
    marks = {f"maw-{maw}-life": life for maw in ("i", "ii", "iii", "iv")}
    position = {"players": [{}, {}], "nemesis": nemesis, "marks": marks, "phase": "nemesis-main"}
    assert asked(laid_out(rules, position, "outcasts"), "ask-maw-gains") is question


@pytest.mark.parametrize(
    ("rules", "stage", "gift", "question"),
    [
        (9, 3, "kindred-crystal", False),
        (8, 3, "kindred-crystal", True),
        (9, 0, "kindred-crystal", True),
        (9, 3, "shared-breach", True),
    ],
)
def test_which_breach_is_focused_first_is_not_asked_where_all_of_them_open(
    rules: int, stage: int, gift: str, question: bool
) -> None:
    """Four Winds focuses four times; a shared breach brings cards when it is opened."""
    opened = {"II": {"open": True}, "III": {"stage": stage}}
    mages = [f"Bubda:{gift}+four-winds", "Tolgrim:living-crystal+shelter"]
    players = [{"mage": mage, "charges": 4 + (mage == mages[0]), "breaches": dict(opened)} for mage in mages]
    match = laid_out(rules, {"players": players}, "legacy")
    match.choose("ability")
    assert (match.decision.word == "ask-focus") is question
    if not question:
        assert [each["breaches"][2]["state"] for each in match.view(0)["players"]] == ["open", "open"]


@pytest.mark.parametrize(
    ("rules", "soldiers", "gravehold", "question"),
    [(9, 4, 20, False), (8, 4, 20, True), (9, 3, 20, True), (9, 4, 13, True)],
)
def test_who_strikes_first_of_many_thralls_is_not_asked(
    rules: int, soldiers: int, gravehold: int, question: bool
) -> None:
    """Whoever is exhausted brings more of them: a fourth Soldier of Rot strikes harder, a fifth does not."""
    thralls = ["Soldier of Rot"] * soldiers + ["Shambling Infantry"]
    nemesis = {"name": "Risen Thrall", "in_play": thralls, "deck": ["Imbue"]}
    position = {"players": [{"life": 1}], "nemesis": nemesis, "gravehold": gravehold, "phase": "next-turn"}
    match = laid_out(rules, {**position, "turn_order": {"deck": ["nemesis", "player 1"]}}, "outcasts")
    assert (not match.over and match.decision.word == "ask-first") is question
    if not question:
        assert next(event.args["left"] for event in match.events if event.name == "gravehold-suffers") == gravehold - 4


@pytest.mark.parametrize(
    ("rules", "lives", "question"), [(9, (8, 1), False), (8, (8, 1), True), (9, (0, 1), True), (9, (1, 1), True)]
)
def test_holadran_does_not_ask_whom_first_where_one_is_exhausted(
    rules: int, lives: tuple[int, int], question: bool
) -> None:
    """Their exhaustion waits for the end of the Unleash, when both have suffered."""
    nemesis = {"name": "Hollow Crown", "in_play": ["Holadran"], "deck": ["Heart of Nothing"]}
    position = {"players": [{"life": life} for life in lives], "nemesis": nemesis, "phase": "nemesis-main"}
    match = laid_out(rules, position)
    assert (not match.over and match.decision.word == "ask-player") is question
    if not question:
        assert match.decision.word == "ask-destroy-breach"
        assert [each["life"] for each in match.view(0)["players"]] == [7, 0]


@pytest.mark.parametrize(
    ("rules", "second", "question"), [(9, "Spark", False), (8, "Spark", True), (9, "Unstable Rift", True)]
)
def test_which_of_like_spells_ilya_casts_first_is_not_asked(rules: int, second: str, question: bool) -> None:
    players = [{"mage": "Ilya", "charges": 5, **spells(I="Spark", II=second)}, {"mage": "Kel"}]
    nemesis = {"name": "Thief of Dreams", "life": 60}
    match = laid_out(rules, {"players": players, "nemesis": nemesis}, "outcasts")
    match.choose("ability")
    assert (match.decision.word == "ask-cast") is question
    if not question:
        assert match.view(0)["nemesis"]["life"] == 58


def test_which_of_like_spells_is_cast_first_is_asked_where_a_breach_adds_damage() -> None:
    players = [{"mage": "Ilya", "charges": 5, **spells(I="Spark", IV="Spark")}, {"mage": "Kel"}]
    match = laid_out(GAME.rules, {"players": players}, "outcasts")
    match.choose("ability")
    assert match.decision.word == "ask-cast"


@pytest.mark.parametrize(
    ("rules", "hand", "question"),
    [(9, ["Entwined Amethyst"], False), (8, ["Entwined Amethyst"], True), (9, ["Entwined Amethyst", "Spark"], True)],
)
def test_cards_that_react_to_it_in_players_turns_are_thrown_away_in_any_order(
    rules: int, hand: list[str], question: bool
) -> None:
    """Thrash discards two cards in hand, anybody's."""
    nemesis = {"name": "Umbra Titan", "deck": ["Thrash"], "tokens": 8}
    players = [{"mage": "Ilya", "hand": hand}, {"mage": "Kel", "hand": ["Crystal"]}]
    match = laid_out(rules, {"players": players, "nemesis": nemesis, "phase": "nemesis-draw"}, "all")
    assert asked(match, "ask-discard") is question
    if not question:
        assert [(each["hand"], each["charges"]) for each in match.view(0)["players"]] == [([], 0), ([], 0)]


# Since rules 10


@pytest.mark.parametrize(
    ("rules", "hands", "question"),
    [
        (10, (["Crystal"] * 5, ["Spark"] * 5), False),
        (9, (["Crystal"] * 5, ["Spark"] * 5), True),
        (10, (["Crystal"] * 6, ["Spark"] * 5), True),
        (10, (["Crystal"] * 5, ["Spark"] * 4 + ["Crystal"]), True),
    ],
    ids=["all", "before", "one stays", "two kinds"],
)
def test_cards_that_go_by_two_effects_in_a_row_go_in_any_order(
    rules: int, hands: tuple[list[str], list[str]], question: bool
) -> None:
    """Thrash unleashes, whereupon a maw of Experiment 153 has eight cards discarded, and discards two more."""
    nemesis = {"name": "Experiment 153", "deck": ["Thrash"]}
    maws = {"maw-iv-life": 9, "maw-iv-place": 7, **{f"maw-{maw}-life": 0 for maw in ("i", "ii", "iii")}}
    players = [{"hand": hand} for hand in hands]
    position = {"players": players, "nemesis": nemesis, "marks": maws, "phase": "nemesis-draw"}
    match = laid_out(rules, position, "all")
    assert asked(match, "ask-discard") is question
    if not question:
        assert [len(each["hand"]) for each in match.view(0)["players"]] == [0, 0]


# Since rules 12

LEGACY_MAGES = ("Bubda", "Ramzel", "Ivane")


def suffering(rules: int, lives: tuple[int, ...], nemesis: dict[str, Any]) -> Match:
    """The nemesis' main phase; whose life is 0 is exhausted."""
    players = [{"mage": mage, "life": life} for mage, life in zip(LEGACY_MAGES, lives)]
    return laid_out(rules, {"players": players, "nemesis": nemesis, "phase": "nemesis-main"}, "all")


def gravehold_lost(match: Match) -> int:
    return sum(int(str(event.args["n"])) for event in match.events if event.name == "gravehold-suffers")


@pytest.mark.parametrize(
    ("rules", "lives", "question"), [(12, (9, 0, 0), False), (11, (9, 0, 0), True), (12, (4, 9, 0), True)]
)
def test_which_of_the_exhausted_is_the_different_player_is_not_asked(
    rules: int, lives: tuple[int, ...], question: bool
) -> None:
    """Cracking Earth deals 4 damage to somebody else than the one with the lowest life."""
    cracking = {"name": "Maelstrom: Risen", "in_play": [{"name": "Cracking Earth", "tokens": 1}], "deck": ["Bladius"]}
    match = suffering(rules, lives, cracking)
    assert (not match.over and match.decision.keys == ["player:2", "player:3"]) is question
    if not question:
        assert gravehold_lost(match) == 8


@pytest.mark.parametrize(
    ("rules", "lives", "question"), [(12, (9, 0, 0), False), (11, (9, 0, 0), True), (12, (9, 0, 3), True)]
)
def test_how_the_exhausted_share_damage_is_not_asked(rules: int, lives: tuple[int, ...], question: bool) -> None:
    """Of Monstrous Inferno's 7 damage the first player takes 2; Gravehold takes the rest, whoever's part it is."""
    xaxos = {"name": "Xaxos: Ascended", "zones": {"breach-1": ["Monstrous Inferno"]}, "deck": ["Prelatus of Fire"]}
    match = suffering(rules, lives, xaxos)
    match.choose("part:2")
    assert (match.decision.word == "ask-part") is question
    if not question:
        assert gravehold_lost(match) == 10


@pytest.mark.parametrize(
    ("rules", "spell", "question"), [(12, "Spark", False), (11, "Spark", True), (12, "Fire Chakram", True)]
)
@pytest.mark.parametrize(("card", "lost"), [("Poison", 8), ("Debilitating Impact", 7)])
def test_which_of_the_exhausted_cannot_degrade_is_not_asked(
    rules: int, spell: str, question: bool, card: str, lost: int
) -> None:
    """Who cannot degrade suffers 2 damage, of Poison 2 more, and the Impact hits Gravehold for 3 first."""
    players = [
        {"mage": mage, "life": life, "hand": [held]}
        for mage, life, held in zip(LEGACY_MAGES, (9, 0, 0), ("Crystal", spell, spell))
    ]
    haze: dict[str, Any] = {"name": "Haze Fiend", "deck": ["Smog Beast"]}
    attacks = card == "Poison"
    haze |= {"deck": [card, "Smog Beast"]} if attacks else {"in_play": [{"name": card, "tokens": 1}]}
    phase = "nemesis-draw" if attacks else "nemesis-main"
    position = {"players": players, "nemesis": haze, "phase": phase, "turn_order": {"deck": ["player 1"]}}
    match = laid_out(rules, position, "legacy")
    assert (match.decision.keys == ["player:2", "player:3"]) is question
    if not question:
        assert gravehold_lost(match) == lost
