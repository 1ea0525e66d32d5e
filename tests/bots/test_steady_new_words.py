"""What the steady bot makes of untouchable and armoured nemeses, of spells on two breaches, and of rarer questions."""

from __future__ import annotations

from typing import Any

import talia
from talia.bots import bot
from talia.games.aeons_end.bot.evaluation import foe_life, standing, strength
from talia.games.aeons_end.bot.odds import worth
from talia.games.aeons_end.boxes.war_eternal import BOX
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.match import Match

GAME = talia.game("aeons-end/war-eternal")
CROWN, WITCH, MAGUS = "hollow crown", "gate witch", "magus of cloaks"


def arrange(**position: Any) -> Match:  # Any: a position is plain data
    return GAME.arrange(position)


def table(**position: Any) -> Battle:
    state = arrange(**position).state
    assert isinstance(state, Battle)
    return state


def prepped(**breaches: str) -> dict[str, Any]:
    """Open breaches with a spell on each."""
    return {roman: {"open": True, "prepped": [spell]} for roman, spell in breaches.items()}


def answers(match: Match, word: str) -> list[str]:
    """The keys chosen from now on, as long as questions are of this word or none was asked yet."""
    steady = bot("steady", GAME, 1)
    chosen: list[str] = []
    while not match.over:
        decision = match.decision
        option = steady.choose(match, decision)
        if decision.word == word:
            chosen.append(option.key)
        elif chosen:
            break
        match.choose(option)
        if decision.word == word and len(chosen) == 1:
            break
    return chosen


def turn_keys(match: Match) -> list[str]:
    """The keys of a whole main phase."""
    steady = bot("steady", GAME, 1)
    turn = match.view()["turn"]
    while not match.over and match.view()["turn"] == turn:
        match.choose(steady.choose(match, match.decision))
    return match.keys


def test_who_has_no_ability_may_still_charge_an_ally() -> None:
    """Xaxos stands beside a mage who has not learned anything: the charge is weighed, and may go to him."""
    game = talia.game("aeons-end/all")
    told = {"players": [{"mage": "gex", "hand": [], "aether": 2}], "without": ["abilities"], "xaxos": {"charges": 7}}
    match = game.arrange(told)
    assert "charge" in match.decision.keys
    match.choose(bot("steady", game, 1).choose(match, match.decision))
    assert match.keys


# A nemesis that cannot be hurt


def test_the_crew_is_what_is_left_to_beat() -> None:
    b = table(players=[{}, {}], nemesis={"name": CROWN, "in_play": ["lurzan", "kurgax"], "crew": ["mord"]})
    assert foe_life(b) == 33
    hurt = table(
        players=[{}, {}],
        nemesis={"name": CROWN, "in_play": [{"name": "lurzan", "life": 4}, "kurgax"], "crew": ["mord"]},
    )
    assert foe_life(hurt) == 26
    assert standing(hurt) > standing(b)
    assert worth(hurt) > worth(b)


def test_the_last_of_the_crew_is_struck_down() -> None:
    match = arrange(
        phase="casting",
        players=[{"mage": "mist", "breaches": prepped(I="spark")}, {}],
        nemesis={"name": CROWN, "in_play": [{"name": "lurzan", "life": 1}, "howling spinners"], "crew": []},
    )
    assert answers(match, "ask-target") == ["target:lurzan"]


# Armour and tokens


def test_against_armour_small_blows_come_first() -> None:
    sheet = {"mage": "mist", "hand": [], "breaches": prepped(I="conjure the lost", II="spark")}
    match = arrange(phase="casting", players=[sheet, {}], nemesis={"name": MAGUS, "tokens": 5})
    assert answers(match, "ask-casting") == ["cast:spark@II"]
    plain = arrange(phase="casting", players=[sheet, {}])
    assert answers(plain, "ask-casting") == ["cast:conjure-the-lost@I"]


def test_tokens_mean_what_the_nemesis_makes_of_them() -> None:
    for name, better, worse in (("umbra titan", 8, 3), (WITCH, 1, 5), (MAGUS, 2, 8)):
        good, bad = (table(players=[{}, {}], nemesis={"name": name, "tokens": n}) for n in (better, worse))
        assert standing(good) > standing(bad)
        assert worth(good) > worth(bad)


def test_a_strong_spell_is_not_wasted_on_a_minion_that_feels_no_more_than_one() -> None:
    sheet = {"mage": "mist", "hand": [], "breaches": prepped(I="conjure the lost", II="spark")}
    match = arrange(
        phase="casting",
        players=[sheet, {}],
        gravehold=12,
        nemesis={"life": 40, "in_play": [{"name": "monstrosity of omens", "life": 1}]},
    )
    assert turn_keys(match)[:2] == ["cast:spark@II", "target:monstrosity-of-omens"]


# Spells


def test_a_spell_on_two_breaches_must_be_worth_both() -> None:
    opened = {"II": {"open": True}}
    strong = {"mage": "mist", "hand": ["crystallize", "spark", "spark"], "breaches": opened}
    assert turn_keys(arrange(players=[strong, {}]))[0] == "prep:crystallize>I+II"
    weak = {"mage": "mist", "hand": ["pyrotechnic surge", "kindle", "aurora"], "breaches": opened}
    keys = turn_keys(arrange(players=[weak, {}]))
    assert not any("pyrotechnic" in key for key in keys)


def test_a_host_takes_its_guest_so_that_a_breach_stays_free() -> None:
    sheet = {"mage": "mist", "hand": ["spark", "spark"], "breaches": {**prepped(I="kindle"), "II": {"open": True}}}
    keys = turn_keys(arrange(players=[sheet, {}]))
    assert keys[0] == "prep:spark>I"
    assert "prep:spark>II" in keys


def test_what_a_prepped_spell_offers_is_used_before_anything_is_bought() -> None:
    sheet = {"mage": "mist", "hand": ["nova forge", "crystal"], "aether": 1}
    cards = ["dread diamond", "scoria slag", "volcanic glass", "mages totem", "cairn compass"]
    cards += ["nova forge", "carbonize", "kindle", "aurora"]
    keys = turn_keys(arrange(players=[sheet, {}], market=dict.fromkeys(cards, 5)))
    assert keys[:3] == ["play:crystal", "prep:nova-forge>I", "use:nova-forge"]
    assert keys[3].startswith("gain:")


def test_new_spells_are_stronger_than_what_everybody_starts_with() -> None:
    assert all(strength(card) > 1 for card in BOX.market)
    assert strength(BOX.by_id["crystallize"]) > strength(BOX.by_id["kindle"]) > strength(BOX.by_id["spark"])


# Rarer questions


def test_only_the_nemesis_is_made_to_wait() -> None:
    for top, chosen in (("nemesis", "bottom:turn-nemesis"), ("player 2", "skip")):
        match = arrange(
            phase="casting",
            players=[{"mage": "mist", "hand": [], "breaches": prepped(I="carbonize")}, {}],
            turn_order={"deck": [top, "player 1" if top == "nemesis" else "nemesis"]},
        )
        assert answers(match, "ask-bury") == [chosen]


def test_a_new_card_goes_onto_the_deck_where_it_may() -> None:
    match = arrange(players=[{"mage": "mist", "hand": ["frozen magmite"], "aether": 2}, {}])
    assert answers(match, "ask-redirect")[0].startswith("top:")


def test_damage_that_can_be_divided_kills_without_waste() -> None:
    sheet = {"mage": "garu", "hand": [], "charges": 5, "breaches": prepped(I="spark", II="spark")}
    match = arrange(
        players=[sheet, {}],
        nemesis={"life": 60, "in_play": [{"name": "null scion", "life": 3}, {"name": "mage ender", "life": 4}]},
    )
    match.choose("ability")
    shares = [key for key in turn_keys(match) if key.startswith("damage:")]
    assert shares[0] in ("damage:3", "damage:4")


def test_of_divided_damage_nobody_gets_more_than_is_felt() -> None:
    omens = {"name": "monstrosity of omens", "life": 5}
    match = arrange(
        players=[{"mage": "garu", "hand": [], "charges": 5, "breaches": prepped(I="spark")}, {}],
        nemesis={"life": 60, "in_play": [omens]},
    )
    for key in ("ability", "discard:spark@I", "target:monstrosity-of-omens"):
        match.choose(key)
    assert answers(match, "ask-share") == ["damage:1"]
