"""What the steady bot chooses in small positions of Outcasts."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.bots import bot
from talia.kernel.match import Match

GAME = talia.game("aeons-end/outcasts")
DECK = ["Topple", "Breach Spike", "Throttle", "Nyx, the Spine Cruncher", "Endless Torment", "Apocalypse Ritual"]
LONG_DECK = [
    *(
        "Imbue",
        "Vampiric Thrall",
        "Weeping Hex",
        "Withering Rot",
        "Twisting Deceit",
        "Conjured Grapple",
        "Marked for Death",
    ),
    *("Engulfing Hordes", "Aura Drain", "Noxious Winds", "Spiralling Illusion", "Thrall Hybrid", "Suffocating Haze"),
    *("Undying Force", "Cutting Image", "Distortion Smoke", *DECK),
]


def arrange(nemesis: str, foe: dict[str, Any], **position: Any) -> Match:  # Any: a position is plain data
    return GAME.arrange({"run_on": True, "nemesis": {"name": nemesis, **foe}, **position})


def chosen(match: Match) -> str:
    return bot("steady", GAME, 1).choose(match, match.decision).key


def test_a_card_is_discarded_for_a_stronger_blow() -> None:
    breaches = {"I": {"prepped": ["Fortified Frost"]}}
    players = [{"mage": "Arachnos", "hand": ["Crystal"], "breaches": breaches}, {}]
    match = arrange("Fountain of Souls", {}, phase="casting", players=players)
    match.choose("cast:fortified-frost@I")
    assert match.decision.word == "ask-discard-one"
    assert chosen(match) == "discard:crystal"


@pytest.mark.parametrize(
    ("hand", "choice"), [(["Crystal"], "skip"), (["Crystal", "Cursed Manacles"], "discard:cursed-manacles")]
)
def test_only_what_is_worth_less_than_aether_is_discarded_for_an_allys(hand: list[str], choice: str) -> None:
    players = [{"mage": "Kel", "hand": ["Trulite of Energy"]}, {"mage": "Arachnos", "hand": hand}]
    match = arrange("Fountain of Souls", {}, players=players)
    match.choose("play:trulite-of-energy")
    assert match.decision.word == "ask-discard-one"
    assert match.decision.seat == 1
    assert chosen(match) == choice


def test_a_relic_does_not_stay_in_hand_in_the_way_of_other_cards() -> None:
    players = [{"mage": "Arachnos", "hand": ["Destiny Forger"]}, {"mage": "Kel", "hand": ["Tornado of Insight"]}]
    assert chosen(arrange("Fountain of Souls", {}, players=players)) == "play:destiny-forger"


def test_a_power_that_hurts_with_every_token_is_paid_off() -> None:
    foe = {"life": 20, "in_play": [{"name": "Toxic Subterfuge", "tokens": 3}]}
    players = [{"mage": "Arachnos", "aether": 7, "hand": []}, {}]
    assert chosen(arrange("Fountain of Souls", foe, players=players, gravehold=18)) == "discard:toxic-subterfuge"


def test_aether_goes_to_a_wandering_minion_before_a_card_on_the_dream_mat() -> None:
    foe = {
        "life": 30,
        "in_play": [{"name": "Wandering Observer", "life": 5}],
        "zones": {"dream-5": ["Transmuter's Lens"], "dream-4": ["Destiny Forger"]},
    }
    players = [{"mage": "Arachnos", "aether": 3, "hand": []}, {}]
    assert chosen(arrange("Thief of Dreams", foe, players=players, gravehold=14)).startswith("hunt:wandering-observer")


@pytest.mark.parametrize(("deck", "choice"), [(LONG_DECK, "or:2"), (DECK, "or:1")])
def test_a_curse_that_comes_back_is_destroyed_while_there_is_time(deck: list[str], choice: str) -> None:
    players = [{"mage": "Arachnos", "aether": 2, "hand": ["Cursed Shard"]}, {}]
    match = arrange("Risen Thrall", {"deck": deck}, players=players)
    match.choose("play:cursed-shard")
    assert match.decision.word == "ask-either"
    assert chosen(match) == choice


def test_against_thief_of_dreams_a_gem_is_bought_first_and_spells_later() -> None:
    players = [{"mage": "Arachnos", "aether": 4, "hand": []}, {}]
    first = chosen(arrange("Thief of Dreams", {}, players=players))
    assert first in ("gain:molten-peridot", "gain:petrified-phoenixium")
    assert chosen(arrange("Thief of Dreams", {"life": 50}, players=players)) == "gain:twisted-fang"


def test_of_cards_about_as_good_the_one_on_the_dream_mat_is_bought() -> None:
    foe = {"life": 50, "zones": {"dream-2": ["Twisted Fang"]}}
    match = arrange("Thief of Dreams", foe, players=[{"mage": "Arachnos", "aether": 5, "hand": []}, {}])
    assert "gain:lightning-arrow" in match.decision.keys
    assert chosen(match) == "gain:twisted-fang@dream-2"


def test_a_spell_is_prepped_first_where_gaining_a_card_may_cast_it() -> None:
    players = [{"mage": "Arachnos", "hand": ["Petrified Phoenixium", "Crystal", "Crystal", "Tornado of Insight"]}, {}]
    match = arrange("Thief of Dreams", {"life": 60}, players=players)
    keys: list[str] = []
    while match.decision.seat == 0 and match.decision.word != "ask-target" and len(keys) < 9:
        keys.append(chosen(match))
        match.choose(keys[-1])
    assert keys[3].startswith("prep:tornado-of-insight")
    assert keys[4].startswith("gain:")
    assert keys[5].startswith("cast:tornado-of-insight")


@pytest.mark.parametrize(("life", "target"), [(78, "scion-of-dreams"), (30, "nemesis")])
def test_minions_of_thief_of_dreams_are_fought_early_and_left_alone_late(life: int, target: str) -> None:
    breaches = {"I": {"prepped": ["Twisted Fang"]}}
    players = [{"mage": "Arachnos", "hand": [], "breaches": breaches}, {}]
    foe = {"life": life, "in_play": ["Scion of Dreams"]}
    match = arrange("Thief of Dreams", foe, phase="casting", players=players, gravehold=20)
    match.choose("cast:twisted-fang@I")
    assert match.decision.word == "ask-target"
    assert chosen(match) == f"target:{target}"


def test_no_blow_is_wasted_on_maws_that_cannot_be_hurt() -> None:
    breaches = {"I": {"prepped": ["Twisted Fang"]}}
    players = [{"mage": "Arachnos", "hand": [], "breaches": breaches}, {}]
    foe = {"in_play": ["Aural Carnivore"], "deck": DECK[:1]}
    match = arrange("Experiment 153", foe, phase="casting", players=players)
    match.choose("cast:twisted-fang@I")
    assert match.decision.word == "ask-target"
    assert chosen(match) == "target:aural-carnivore"


def test_a_maw_is_struck_rather_than_a_minion_that_would_live() -> None:
    breaches = {"I": {"prepped": ["Twisted Fang"]}}
    players = [{"mage": "Arachnos", "hand": [], "breaches": breaches}, {}]
    deck = ["Weeping Hex", "Withering Rot", "Conjured Grapple", "Marked for Death", "Aura Drain", *DECK]
    foe = {"in_play": [{"name": "Corrupting Chitterer", "life": 6}], "deck": deck}
    match = arrange("Experiment 153", foe, phase="casting", players=players, gravehold=30)
    match.choose("cast:twisted-fang@I")
    assert match.decision.word == "ask-target"
    assert chosen(match) == "target:nemesis"


def test_experiment_153_is_not_let_take_whole_hands() -> None:
    marks = {f"maw-{maw}-place": 3 for maw in ("i", "ii", "iii", "iv")}
    hand = ["Crystal", "Fortified Frost", "Fortified Frost", "Twisted Fang", "Twisted Fang"]
    players = [{"mage": "Arachnos", "hand": hand}, {"mage": "Qu", "hand": hand}]
    told = {"difficulty": "beginner", "phase": "nemesis-draw", "marks": marks, "players": players}
    match = arrange("Experiment 153", {"deck": ["Lunging Jaws"]}, **told)
    assert match.decision.word == "ask-maw-forward"
    assert chosen(match) != "maw:iv"


@pytest.mark.parametrize(("count", "choice"), [(2, "or:1"), (4, "or:2")])
def test_many_players_rather_suffer_themselves_than_let_gravehold(count: int, choice: str) -> None:
    foe = {"deck": ["Whirlpool", "Starry Smogling"]}
    players = [{"life": 10}] * count
    match = arrange("Fountain of Souls", foe, phase="nemesis-draw", players=players, gravehold=20, marks={"souls-6": 4})
    assert match.decision.word == "ask-either"
    assert chosen(match) == choice


def test_the_blow_that_slays_the_last_maw_is_dealt_to_it() -> None:
    lives = {f"maw-{maw}-{what}": 0 for maw in ("i", "ii", "iii") for what in ("place", "life")}
    marks = {**lives, "maw-iv-place": 4, "maw-iv-life": 1}
    foe = {"in_play": [{"name": "Chitin Crawler", "life": 1}]}
    breaches = {"I": {"prepped": ["Spark"]}}
    players = [{"mage": "Arachnos", "life": 2, "breaches": breaches}, {"life": 2}]
    match = arrange("Experiment 153", foe, phase="casting", players=players, gravehold=5, marks=marks)
    match.choose("cast:spark@I")
    assert chosen(match) == "target:nemesis"


def test_a_battle_that_can_only_be_put_off_comes_to_its_end() -> None:
    """Nobody has a breach left, and as long as the fourth maw is the one that moves, nobody is hurt."""
    foe = {"deck": [], "in_play": ["Vein Worms"]}
    maws = {"maw-i-life": 0, "maw-ii-life": 0, "maw-iii-life": 13, "maw-iii-place": 5, "maw-iv-life": 16}
    breaches = {name: {"gone": True} for name in ("I", "II", "III", "IV")}
    player = {"mage": "Dezmodia", "life": 0, "hand": ["Crystal"], "deck": ["Crystal"] * 6, "breaches": breaches}
    match = arrange("Experiment 153", foe, players=[player], gravehold=10, round=55, marks={**maws, "maw-iv-place": 8})
    steady = bot("steady", GAME, 1)
    for _ in range(1000):
        if not match.over:
            match.choose(steady.choose(match, match.decision))
    assert match.over
    assert GAME.round(match) > 60
