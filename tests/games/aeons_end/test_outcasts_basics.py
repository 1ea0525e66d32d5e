"""The basic nemesis cards and curses of Outcasts."""

from __future__ import annotations

from typing import Any

from talia import Match

from .outcasts import at, battle, front, hurt, ilya, kel, life_of
from .table import Sheet, breach, choose, gravehold, in_play, keys, lives, player

TURNS = {"deck": ["player 1", "player 2", "player 1", "player 2", "nemesis"], "discard": ["nemesis"]}


def draws(card: str, *players: Sheet, **position: Any) -> Match:
    """The nemesis draws this card."""
    nemesis = {"deck": [card, "topple"], "in_play": []}
    return battle(*(players or (kel(), ilya())), phase="nemesis-draw", nemesis=nemesis, turn_order=TURNS, **position)


def acts(card: object, *players: Sheet, **position: Any) -> Match:
    """The nemesis' main phase with this card in play; then it draws Hunt the Weak."""
    nemesis = {"deck": ["hunt-the-weak", "topple"], "in_play": [card]}
    return battle(*(players or (kel(), ilya())), phase="nemesis-main", nemesis=nemesis, turn_order=TURNS, **position)


def answer(match: Match, *keys_: str) -> None:
    """Choose these where they are possible; maws move where they do nothing yet."""
    wanted = list(keys_)
    for _ in range(40):
        if match.over or match.decision.word in ("ask-main", "ask-casting"):
            return
        options = match.decision.keys
        key = next((each for each in wanted if each in options), None)
        if key is not None:
            wanted.remove(key)
        match.choose(key or options[0])


# Curses


def test_withering_rot_hurts_and_curses() -> None:
    match = draws("withering-rot")
    match.choose("player:2")
    assert lives(match) == [10, 7]
    assert player(match, 1)["discard"] == ["curse-of-rot"]
    assert "curse-of-rot" not in match.view(0)["zones"]["curses"]


def test_a_curse_of_rot_in_hand_is_discarded_or_bought_off_with_charges() -> None:
    match = battle(kel(hand=["crystal"], deck=["curse-of-rot"] + ["crystal"] * 6, charges=3), ilya(), turn_order=TURNS)
    choose(match, "end")
    assert keys(match) == ["or:1", "or:2"]
    match.choose("or:2")
    assert player(match)["charges"] == 0
    assert "curse-of-rot" in match.view(0)["destroyed"]
    poor = battle(kel(hand=["crystal"], deck=["curse-of-rot"] + ["crystal"] * 6), ilya(), turn_order=TURNS)
    poor.choose("end")
    assert player(poor)["discard"][0] == "curse-of-rot"


def test_a_cursed_shard_goes_back_onto_the_deck_until_it_is_paid_off() -> None:
    match = battle(kel(hand=["cursed-shard", "crystal"]), ilya())
    choose(match, "play:cursed-shard")
    assert player(match)["deck"] == 6
    assert player(match)["aether"] == 1
    rich = battle(kel(hand=["cursed-shard", "crystal"], aether=2), ilya())
    choose(rich, "play:cursed-shard", "or:2")
    assert "cursed-shard" in rich.view(0)["destroyed"]


def test_cursed_manacles_give_a_charge_and_a_wound() -> None:
    match = battle(kel(hand=["cursed-manacles", "crystal"]), ilya())
    match.choose("play:cursed-manacles")
    assert (player(match)["charges"], lives(match)[0]) == (1, 9)


# Cards before a player


def test_hemorrhage_lies_before_a_player_until_a_dear_card_is_gained() -> None:
    rich = kel(breaches={"II": {"open": True}}, aether=0)
    match = draws("hemorrhage", rich, ilya())
    answer(match)
    assert gravehold(match) == 29
    assert front(match, 0) == ["hemorrhage"]
    assert lives(match)[0] == 9  # the turn of player 1 has begun
    lifted = battle(kel(aether=5, front=["hemorrhage"]), ilya())
    lifted.choose("gain:transmuters-lens")
    assert front(lifted, 0) == []
    cheap = battle(kel(aether=5, front=["hemorrhage"]), ilya())
    cheap.choose("gain:destiny-forger")
    assert front(cheap, 0) == ["hemorrhage"]


def test_who_is_marked_for_death_is_the_one_that_any_player_means() -> None:
    match = acts("nyx-the-spine-cruncher", kel(), ilya(front=["marked-for-death"]), gravehold=30)
    answer(match)
    assert lives(match)[0] == 10
    assert lives(match)[1] <= 5  # Nyx 2 and Hunt the Weak 3


# Wandering, armour, veils


def test_a_wandering_minion_is_hurt_by_aether_and_hardly_by_spells() -> None:
    there = {"I": {"open": True, "prepped": ["tornado-of-insight"]}}
    match = battle(
        kel(breaches=there), ilya(), phase="casting", run_on=False, nemesis={"in_play": ["wandering-lasher"]}
    )
    choose(match, "cast:tornado-of-insight@I", "target:wandering-lasher")
    assert in_play(match) == {"wandering-lasher": 5}
    hunted = battle(kel(aether=4), ilya(), nemesis={"in_play": ["wandering-lasher"]})
    choose(hunted, "hunt:wandering-lasher", "spend:3")
    assert in_play(hunted) == {"wandering-lasher": 3}
    assert player(hunted)["aether"] == 1


def test_some_minions_feel_dear_or_cheap_spells_as_one() -> None:
    there = {
        "I": {"open": True, "prepped": ["tornado-of-insight"]},
        "II": {"open": True, "prepped": ["fortified-frost"]},
    }
    both = {"in_play": ["moonstruck-hound", "chitin-crawler"]}
    match = battle(kel(hand=[], breaches=there), ilya(), phase="casting", run_on=False, nemesis=both)
    choose(match, "cast:tornado-of-insight@I", "target:moonstruck-hound")
    choose(match, "cast:fortified-frost@II", "target:chitin-crawler")
    assert in_play(match) == {"moonstruck-hound": 4, "chitin-crawler": 8}


def test_suffocating_haze_takes_one_off_each_blow() -> None:
    there = {"I": {"open": True, "prepped": ["lightning-arrow"]}}
    haze = {"in_play": ["vein-worms", "suffocating-haze"]}
    match = battle(kel(hand=[], breaches=there), ilya(), phase="casting", run_on=False, nemesis=haze)
    choose(match, "cast:lightning-arrow@I", "target:vein-worms")
    assert hurt(match) == 2


def test_harbinger_takes_two_off_but_never_all() -> None:
    there = {"I": {"open": True, "prepped": ["spark"]}, "II": {"open": True, "prepped": ["lightning-arrow"]}}
    one = {"in_play": ["harbinger-of-monstrosity"]}
    match = battle(kel(hand=[], breaches=there), ilya(), phase="casting", run_on=False, nemesis=one)
    choose(match, "cast:spark@I", "target:harbinger-of-monstrosity")
    choose(match, "cast:lightning-arrow@II", "target:harbinger-of-monstrosity")
    assert in_play(match) == {"harbinger-of-monstrosity": 6}


# Powers


def test_power_tokens_that_hurt_when_they_leave() -> None:
    match = acts({"name": "toxic-subterfuge", "tokens": 2})
    answer(match)
    assert gravehold(match) == 30 - 2 - 3  # Hunt the Weak follows
    aura = acts({"name": "aura-drain", "tokens": 2})
    aura.choose("player:2")
    answer(aura, "player:1")
    assert lives(aura) == [7, 8]


def test_seeking_destruction_remembers_who_had_the_most_open_breaches() -> None:
    wide = kel(breaches={"II": {"open": True}})
    match = acts({"name": "seeking-destruction", "tokens": 1}, wide, ilya(), marks={"token-seeking-destruction": 1})
    answer(match, "player:2")
    assert lives(match) == [5, 7]
    lost = acts({"name": "seeking-destruction", "tokens": 1}, wide, ilya(), marks={"token-seeking-destruction": 2})
    answer(lost, "player:1")
    assert lives(lost)[1] == 10


def test_darkening_depths_takes_a_spell_and_its_breach_for_being_discarded() -> None:
    there = {"II": {"open": True, "prepped": ["paired-storm"]}}
    match = battle(kel(breaches=there), ilya(), nemesis={"in_play": ["darkening-depths", "vein-worms"]})
    match.choose("discard:darkening-depths")
    assert breach(match, "II")["state"] == "gone"
    assert list(in_play(match)) == ["vein-worms"]


def test_blighted_magic_takes_a_spell_from_one_and_cards_from_another() -> None:
    there = {"I": {"open": True, "prepped": ["lightning-arrow"]}}
    other = ilya(hand=["twisted-fang", "destiny-forger", "crystal"])
    match = acts({"name": "blighted-magic", "tokens": 1}, kel(breaches=there), other)
    answer(match)
    assert {"lightning-arrow", "twisted-fang", "destiny-forger"} <= set(match.view(0)["destroyed"])
    assert "crystal" in player(match, 1)["hand"]


# Attacks


def test_attacks_do_what_they_say() -> None:
    match = draws("hunt-the-weak")
    match.choose("player:1")
    assert (lives(match), gravehold(match)) == ([7, 10], 27)
    grapple = draws("conjured-grapple", kel(hand=["crystal", "spark", "spark"]), ilya(hand=[]))
    answer(grapple, "player:1")
    assert "cursed-manacles" in player(grapple)["hand"]
    scour = draws("scour", kel(hand=["bottled-sun", "twisted-fang", "spark", "crystal"]), ilya())
    answer(scour)
    assert {"bottled-sun", "twisted-fang"} <= set(player(scour)["discard"])


def test_rescind_throws_the_dearest_spell() -> None:
    there = {"I": {"open": True, "prepped": ["lightning-arrow"]}}
    match = draws("rescind", kel(), ilya(breaches=there))
    answer(match)
    assert player(match, 1)["discard"][0] == "lightning-arrow"
    assert lives(match)[1] == 8


# Experiment 153


def test_a_blow_of_three_moves_a_maw_back_but_not_from_the_fourth_space() -> None:
    there = {"I": {"open": True, "prepped": ["lightning-arrow"]}, "II": {"open": True, "prepped": ["lightning-arrow"]}}
    marks = {"maw-i-place": 6, "maw-ii-place": 4}
    match = battle(kel(hand=[], breaches=there), ilya(), phase="casting", run_on=False, marks=marks)
    choose(match, "cast:lightning-arrow@I", "target:nemesis", "maw:i")
    assert (at(match, "i"), life_of(match, "i")) == (5, 17)
    choose(match, "cast:lightning-arrow@II", "target:nemesis", "maw:ii")
    assert (at(match, "ii"), life_of(match, "ii")) == (4, 17)


def test_the_last_maw_wins_the_battle_and_one_before_sends_another_back() -> None:
    there = {"I": {"open": True, "prepped": ["lightning-arrow"]}, "II": {"open": True, "prepped": ["lightning-arrow"]}}
    gone = {"maw-iii-place": 0, "maw-iv-place": 0, "maw-i-life": 3, "maw-ii-life": 1, "maw-ii-place": 7}
    match = battle(kel(hand=[], breaches=there), ilya(), phase="casting", run_on=False, marks=gone)
    choose(match, "cast:lightning-arrow@I", "target:nemesis", "maw:i")
    assert at(match, "ii") == 5
    choose(match, "cast:lightning-arrow@II", "target:nemesis")
    assert match.over
    assert match.result is not None
    assert match.result.why == "maws-gone"


def test_a_maw_at_the_end_of_its_track_acts_instead_of_moving() -> None:
    match = draws("lunging-jaws", marks={"maw-ii-place": 8})
    answer(match, "maw:ii")
    assert gravehold(match) == 23
    far = draws("lunging-jaws", marks={"maw-ii-place": 2})
    answer(far, "maw:ii")
    assert (gravehold(far), at(far, "ii")) == (26, 6)


def test_aural_carnivore_spares_the_maws_and_scaled_flesh_hardens_them() -> None:
    there = {"I": {"open": True, "prepped": ["lightning-arrow"]}}
    sheet = kel(hand=[], breaches=there)
    spared = battle(sheet, ilya(), phase="casting", run_on=False, nemesis={"in_play": ["aural-carnivore"]})
    choose(spared, "cast:lightning-arrow@I", "target:nemesis")
    assert life_of(spared, "i") == 20
    marks = {"scaled-flesh": 1, "maw-i-place": 3}
    hard = battle(sheet, ilya(), phase="casting", run_on=False, marks=marks)
    choose(hard, "cast:lightning-arrow@I", "target:nemesis", "maw:i")
    assert (at(hard, "i"), life_of(hard, "i")) == (3, 17)
