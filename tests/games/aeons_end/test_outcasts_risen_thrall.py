"""Risen Thrall: thralls that may be illusions, its harder rule and its nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match, TaliaError
from talia.kernel.chance import Chance
from talia.words.speaker import speaker

from .outcasts import GAME, ilya, kel
from .table import choose, gravehold, keys, lives, player

FOOT, ROT = "shambling-infantry", "soldier-of-rot"
TURNS = {"deck": ["player 1", "player 2", "nemesis"], "discard": ["nemesis", "player 1", "player 2"]}


def illusion(name: str, **more: Any) -> dict[str, Any]:
    """A thrall that is an illusion."""
    return {"name": name, "illusion": True, **more}


def thrall(*players: Any, in_play: Any = (), **position: Any) -> Match:
    """A position against Risen Thrall: Kel's main phase unless it says otherwise."""
    nemesis = {"name": "Risen Thrall", "in_play": list(in_play), **position.pop("nemesis", {})}
    told = {"players": list(players or (kel(), ilya())), "nemesis": nemesis, "run_on": True, "turn_order": TURNS}
    return GAME.arrange({**told, **position})


def draws(card: str, *players: Any, **position: Any) -> Match:
    """It draws this card; then it is Kel's turn."""
    nemesis = {"deck": [card, "imbue" if card != "imbue" else "undying-force"], **position.pop("nemesis", {})}
    return thrall(*players, phase="nemesis-draw", nemesis=nemesis, **position)


def begins(*in_play: Any, **position: Any) -> Match:
    """Its turn begins with these in play, and it draws an attack that places a thrall."""
    nemesis = {"deck": ["imbue", "undying-force"]}
    return thrall(phase="nemesis-main", in_play=in_play, nemesis=nemesis, **position)


def there(match: Match) -> list[tuple[str, int]]:
    """What is in play, with its life or tokens."""
    return [(card["id"], card.get("life", card.get("tokens"))) for card in match.view(0)["nemesis"]["in_play"]]


# Setting up


def test_twelve_thralls_of_whom_three_of_each_name_are_illusions() -> None:
    match = GAME.new(players=2, seed=4, nemesis="risen-thrall")
    while match.decision.word != "ask-main":
        match.choose(0)
    foe = match.position()["nemesis"]
    all_of_them = [*foe["crew"], *foe.get("in_play", [])]
    for name in (FOOT, ROT):
        sides = [each.get("illusion", False) for each in all_of_them if isinstance(each, dict) and each["name"] == name]
        assert sum(sides) == 3
    assert len(all_of_them) == 12
    assert match.view(0)["nemesis"]["life"] == 50


def test_which_are_illusions_comes_from_the_seed() -> None:
    def deck(seed: int) -> str:
        match = GAME.new(players=1, seed=seed, nemesis="risen-thrall", mages=["Kel"])
        while match.decision.word != "ask-main":
            match.choose(0)
        return str(match.position()["nemesis"]["crew"])

    assert len({deck(seed) for seed in range(5)}) == 5


# Unleash


def test_an_unleash_places_a_thrall() -> None:
    match = draws("spiralling-illusion", nemesis={"crew": [ROT, FOOT]})
    assert there(match) == [(ROT, 4), ("spiralling-illusion", 3)]


def test_an_empty_deck_is_made_of_the_discarded_whose_sides_are_hidden_again() -> None:
    discarded = [illusion(ROT, turned=True), {"name": ROT, "turned": True}]
    match = draws("spiralling-illusion", nemesis={"crew": [], "crew_discard": discarded})
    assert there(match)[0] == (ROT, 4)
    assert match.view(0)["nemesis"]["crew"] == 1
    assert match.view(0)["nemesis"]["discarded_sides"] == []
    assert "turned" not in match.view(0)["nemesis"]["in_play"][0]


def test_when_all_twelve_are_in_play_gravehold_suffers_four() -> None:
    match = draws("spiralling-illusion", in_play=[*[FOOT] * 6, *[ROT] * 6], nemesis={"crew": []})
    assert gravehold(match) == 26
    assert len(there(match)) == 13


# The start of the nemesis turn


@pytest.mark.parametrize(("soldiers", "suffered"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 4), (6, 4)])
def test_soldiers_of_rot_hurt_gravehold(soldiers: int, suffered: int) -> None:
    assert gravehold(begins(*[ROT] * soldiers)) == 30 - suffered


@pytest.mark.parametrize(("infantry", "suffered"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_shambling_infantry_hurts_any_player(infantry: int, suffered: int) -> None:
    match = begins(*[FOOT] * infantry)
    if suffered:
        match.choose("player:2")
    assert lives(match) == [10, 10 - suffered]


def test_illusions_hurt_too_as_long_as_nobody_knows() -> None:
    assert gravehold(begins(illusion(ROT), illusion(ROT), illusion(ROT))) == 28


def test_which_strikes_first_is_asked_only_where_somebody_may_be_exhausted() -> None:
    safe = begins(FOOT, ROT)
    assert keys(safe) == ["player:1", "player:2"]
    match = begins(FOOT, ROT, ROT, players=[kel(life=1), ilya()], run_on=True)
    assert keys(match) == [f"first:{ROT}", f"first:{FOOT}"]
    match.choose(f"first:{FOOT}")
    match.choose("player:1")  # exhausted: two more thralls come before the soldiers strike
    while match.decision.word == "ask-destroy-breach":
        match.choose(0)
    assert sum(1 for id, _ in there(match) if id in (FOOT, ROT)) >= 5


# Flipping


def test_a_flipped_illusion_is_discarded_and_a_real_one_stays_seen() -> None:
    match = thrall(kel(aether=4), ilya(), in_play=[illusion(FOOT), ROT])
    assert {f"flip:{FOOT}", f"flip:{ROT}"} <= set(keys(match))
    match.choose(f"flip:{FOOT}")
    assert there(match) == [(ROT, 4)]
    assert player(match)["aether"] == 2
    assert match.view(0)["nemesis"]["crew_discard"] == [FOOT]
    assert match.view(0)["nemesis"]["discarded_sides"] == ["illusion"]
    match.choose(f"flip:{ROT}")
    assert match.view(0)["nemesis"]["in_play"] == [{"id": ROT, "life": 4, "turned": True}]
    assert not any(key.startswith("flip:") for key in keys(match))
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_thrall_that_was_seen_says_no_more_that_it_may_be_an_illusion(lang: str) -> None:
    match = thrall(kel(), ilya(), in_play=[{"name": ROT, "turned": True}, ROT])
    voice = speaker(lang, GAME)
    area = next(each for each in GAME.scene(match, 0, voice).areas if each.ref == "nemesis")
    seen, doubtful = (each for each in area.things if each.card == ROT)
    doubt = voice.say("text-hidden-illusion")
    assert doubt in doubtful.text
    assert doubt not in seen.text
    assert voice.say("table-side-real") in seen.facts


def test_thralls_that_nobody_can_tell_apart_are_one_option() -> None:
    match = thrall(kel(aether=2), ilya(), in_play=[FOOT, illusion(FOOT), {"name": FOOT, "life": 6}])
    assert [key for key in keys(match) if key.startswith("flip:")] == [f"flip:{FOOT}", f"flip:{FOOT}#3"]


def test_a_thrall_that_falls_is_not_flipped() -> None:
    spells = {"I": {"open": True, "prepped": ["tornado-of-insight"]}}
    match = thrall(kel(breaches=spells), ilya(), in_play=[illusion(FOOT)], phase="casting", run_on=False)
    choose(match, "cast:tornado-of-insight@I", f"target:{FOOT}")
    assert there(match) == []
    assert match.view(0)["nemesis"]["discarded_sides"] == [None]
    assert match.position()["nemesis"]["crew_discard"] == [{"name": FOOT, "illusion": True}]


def test_without_the_aether_nobody_flips() -> None:
    assert not any(key.startswith("flip:") for key in keys(thrall(kel(aether=1), ilya(), in_play=[FOOT])))


# Its cards


def test_engulfing_hordes_add_one_to_the_beginning_and_curse_somebody() -> None:
    match = begins("engulfing-hordes", ROT, ROT, FOOT)
    match.choose("player:1")
    assert (gravehold(match), lives(match)) == (28, [8, 10])
    quiet = begins("engulfing-hordes")
    assert gravehold(quiet) == 30  # nothing to add to
    last = begins({"name": "engulfing-hordes", "tokens": 1}, players=[kel(hand=["spark"]), ilya(hand=[])])
    assert player(last)["discard"] == ["cursed-shard", "spark"]


def test_imbue_places_a_thrall_with_two_more_life() -> None:
    assert there(draws("imbue", nemesis={"crew": [ROT]})) == [(ROT, 6)]


def test_imbue_places_nobody_when_all_are_in_play() -> None:
    match = draws("imbue", in_play=[*[FOOT] * 6, *[ROT] * 6], nemesis={"crew": []})
    assert gravehold(match) == 30


def test_vampiric_thrall_unleashes_twice_and_flips_one() -> None:
    match = draws("vampiric-thrall", nemesis={"crew": [illusion(ROT), {"name": FOOT, "illusion": False}, ROT]})
    assert keys(match) == [f"flip:{ROT}", f"flip:{FOOT}"]
    match.choose(f"flip:{ROT}")
    assert there(match) == [(FOOT, 4)]


def test_spiralling_illusion_makes_flipping_dearer_and_costs_three_cards() -> None:
    match = thrall(kel(aether=3), ilya(), in_play=["spiralling-illusion", FOOT])
    match.choose(f"flip:{FOOT}")
    assert player(match)["aether"] == 0
    poor = thrall(kel(aether=2), ilya(), in_play=["spiralling-illusion", FOOT])
    assert f"flip:{FOOT}" not in keys(poor)
    last = begins(
        {"name": "spiralling-illusion", "tokens": 1}, players=[kel(hand=["crystal"] * 4), ilya(hand=["crystal"] * 2)]
    )
    assert player(last)["hand"] == ["crystal"]


def test_thrall_hybrid_is_both_and_real() -> None:
    match = begins("thrall-hybrid", ROT, ROT, FOOT)
    match.choose("player:1")
    assert (gravehold(match), lives(match)) == (28, [9, 10])  # three Soldiers, two Infantry
    flips = thrall(kel(aether=4), ilya(), in_play=["thrall-hybrid"])
    assert not any(key.startswith("flip:") for key in keys(flips))


def test_twisting_deceit_shuffles_the_discarded_in_and_unleashes_twice() -> None:
    match = draws("twisting-deceit", nemesis={"crew": [ROT], "crew_discard": [illusion(FOOT, turned=True)]})
    assert sorted(there(match)) == [(FOOT, 4), (ROT, 4)]
    assert match.view(0)["nemesis"]["crew_discard"] == []


def test_cutting_image_hurts_whoever_flips_and_unleashes_three_times() -> None:
    match = thrall(kel(aether=2), ilya(), in_play=["cutting-image", illusion(FOOT)])
    match.choose(f"flip:{FOOT}")
    assert lives(match) == [8, 10]
    last = begins({"name": "cutting-image", "tokens": 1})
    assert sum(1 for id, _ in there(last) if id in (FOOT, ROT)) == 4  # and one by Imbue


def test_cutting_image_does_not_sting_when_a_card_flips() -> None:
    real = {"name": ROT, "illusion": False}
    match = draws("vampiric-thrall", in_play=["cutting-image"], nemesis={"crew": [real, real]})
    assert lives(match) == [10, 10]
    assert sum(1 for each in match.view(0)["nemesis"]["in_play"] if each.get("turned")) == 1


def test_distortion_smoke_keeps_damage_from_thralls_and_unleashes_twice() -> None:
    spells = {"I": {"open": True, "prepped": ["spark"]}, "II": {"open": True, "prepped": ["twisted-fang"]}}
    in_play = ["distortion-smoke", FOOT, "thrall-hybrid"]
    match = thrall(kel(breaches=spells), ilya(), in_play=in_play, phase="casting", run_on=False)
    choose(match, "cast:spark@I", f"target:{FOOT}", "cast:twisted-fang@II", "target:distortion-smoke")
    assert there(match) == [("distortion-smoke", 10), (FOOT, 4), ("thrall-hybrid", 11)]
    acts = begins("distortion-smoke")
    assert sum(1 for id, _ in there(acts) if id in (FOOT, ROT)) == 3  # two, and one by Imbue


def test_undying_force_places_two_with_three_more_life() -> None:
    assert there(draws("undying-force", nemesis={"crew": [ROT, FOOT]})) == [(ROT, 7), (FOOT, 7)]


# The harder rule


def test_harder_thralls_have_two_more_life_and_hurt_one_more() -> None:
    match = draws("spiralling-illusion", nemesis={"crew": [ROT]}, difficulty="expert")
    assert there(match)[0] == (ROT, 6)
    hybrid = draws("thrall-hybrid", difficulty="expert")
    assert there(hybrid) == [("thrall-hybrid", 13)]
    assert gravehold(begins(ROT, ROT, ROT, difficulty="expert")) == 27
    assert gravehold(begins(difficulty="expert")) == 30
    both = draws("imbue", nemesis={"crew": [ROT]}, difficulty="expert")
    assert there(both) == [(ROT, 8)]
    assert GAME.arrange(both.position()).fingerprint == both.fingerprint


# What nobody may know


def test_views_tell_nothing_of_hidden_sides_and_redealing_changes_them() -> None:
    match = thrall(
        kel(aether=4),
        ilya(),
        in_play=[illusion(FOOT), FOOT, illusion(ROT, turned=False), {"name": ROT, "turned": True}],
        nemesis={"crew_discard": [illusion(FOOT), illusion(ROT, turned=True)]},
        run_on=False,
    )
    sides = set()
    for seed in range(30):
        twin = match.clone()
        GAME.redeal(twin, 0, Chance(seed))
        for seat in (0, 1, None):
            assert twin.view(seat) == match.view(seat)
        assert twin.decision.keys == match.decision.keys
        foe = GAME.position(twin)["nemesis"]
        told = [*foe["in_play"], *foe["crew"], *foe["crew_discard"]]
        for name in (FOOT, ROT):
            mine = [each for each in told if (each if isinstance(each, str) else each["name"]) == name]
            assert sum(1 for each in mine if isinstance(each, dict) and each.get("illusion")) == 3
        assert foe["in_play"][3] == {"name": ROT, "turned": True}
        assert foe["crew_discard"][1] == {"name": ROT, "illusion": True, "turned": True}
        sides.add(str(foe["in_play"]))
    assert len(sides) > 1


def test_two_positions_that_differ_in_a_hidden_side_look_the_same() -> None:
    one = thrall(kel(aether=4), ilya(), in_play=[illusion(FOOT), ROT])
    other = thrall(kel(aether=4), ilya(), in_play=[FOOT, illusion(ROT)])
    assert one.view(0) == other.view(0)
    assert GAME.scene(one, 0, speaker("en", GAME)) == GAME.scene(other, 0, speaker("en", GAME))
    assert one.fingerprint != other.fingerprint


def test_undo_does_not_go_back_past_a_flip_at_a_table_of_several() -> None:
    match = thrall(kel(aether=4), ilya(), in_play=[illusion(FOOT), ROT])
    before = match.state.reveals
    match.choose(f"flip:{FOOT}")
    assert match.state.reveals > before


def test_a_position_deals_the_sides_of_which_nothing_is_said_in_the_deck() -> None:
    foe = thrall(in_play=[illusion(FOOT), ROT], run_on=False).position()["nemesis"]
    told = [*foe["in_play"], *foe["crew"]]
    assert sum(1 for each in told if isinstance(each, dict) and each.get("illusion")) == 6


def test_only_thralls_have_hidden_sides() -> None:
    with pytest.raises(TaliaError):
        thrall(in_play=[{"name": "distortion-smoke", "illusion": True}])
