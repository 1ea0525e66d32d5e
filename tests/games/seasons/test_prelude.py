"""Setting up and the prelude: levels, packs passed round, libraries, and who knows what."""

from __future__ import annotations

import pytest

from talia import Match, TaliaError
from talia.games.seasons.cards.all import CARDS, DECKS
from talia.games.seasons.game import GAME
from talia.kernel.chance import Chance
from talia.kernel.saves import read

from .table import me, other


def new(players: int = 2, seed: int = 1, level: str = "magician", boxes: str = "base") -> Match:
    return GAME.new(players=players, seed=seed, enchantment="none", level=level, boxes=boxes)


# Set-ups


def test_all_cards_are_there() -> None:
    numbers = [card.number for card in CARDS]
    assert numbers == [*range(1, 51), *range(101, 121), *range(201, 222)]


@pytest.mark.parametrize(
    ("level", "boxes", "kinds"),
    [("magician", "base", 30), ("archmage", "base", 50), ("magician", "path-of-destiny", 51), ("archmage", "all", 91)],
)
def test_levels_and_boxes_say_which_cards_are_used_two_of_each(level: str, boxes: str, kinds: int) -> None:
    match = new(level=level, boxes=boxes)
    view = match.view(None)
    assert view["draw_pile"]["count"] == 2 * kinds - 18
    assert view["replicas_left"] == (10 if boxes != "base" else 0)


def test_apprentices_take_ready_made_decks_and_still_split_them() -> None:
    match = new(level="apprentice", players=4)
    numbers = {card.id: card.number for card in CARDS}
    decks = [sorted(numbers[id] for id in match.view(seat)["players"][seat]["kept"]) for seat in range(4)]
    assert sorted(decks) == sorted(sorted(deck) for deck in DECKS)
    assert {decision.word for decision in match.open} == {"ask-library"}
    assert match.view(None)["draw_pile"]["count"] == 60 - 36


def test_one_die_more_than_players_is_used_in_every_season() -> None:
    for players in (2, 3, 4):
        settled = GAME.settle(players, 5, {})
        assert [len(set(numbers)) for numbers in settled["dice"]] == [players + 1] * 4


def test_a_named_enchantment_is_played_and_a_random_one_leaves_destiny_out_if_asked() -> None:
    assert GAME.settle(2, 1, {"enchantment": "tailwind"})["enchantment"] == "tailwind"
    drawn = {GAME.settle(2, seed, {"destiny": "no"})["enchantment"] for seed in range(200)}
    assert len(drawn) == 8
    assert not drawn & {"divine-fate", "force-of-destiny", "none"}


def test_an_impossible_answer_is_refused() -> None:
    with pytest.raises(TaliaError, match="level"):
        GAME.settle(2, 1, {"level": "beginner"})
    with pytest.raises(TaliaError):
        GAME.settle(2, 1, {"colour": "red"})


# The draft


def test_everybody_keeps_a_card_and_passes_the_others_to_the_left() -> None:
    match = new(players=3)
    packs = [match.view(seat)["players"][seat]["pack"] for seat in range(3)]
    for seat in (2, 0, 1):
        match.choose(0, seat)
    for seat in range(3):
        mine = match.view(seat)["players"][seat]
        assert mine["kept"] == [packs[seat][0]]
        assert mine["pack"] == packs[(seat - 1) % 3][1:]


def test_nobody_sees_anothers_pick_before_all_have_picked() -> None:
    match, same = new(), new()
    match.choose(0, 0)
    same.choose(1, 0)
    assert match.view(1) == same.view(1)
    assert match.view(None) == same.view(None)


def test_libraries_are_chosen_at_once_and_hidden() -> None:
    match = new(level="apprentice")
    kept = me(match)["kept"]
    for id in kept[:3]:
        match.choose(f"year-1:{id}", 0)
    for id in kept[3:6]:
        match.choose(f"year-2:{id}", 0)
    assert [decision.seat for decision in match.open] == [1], "the other still thinks"
    while match.open[0].word == "ask-library":
        match.choose(0, 1)
    mine = me(match)
    assert (mine["hand"], mine["library"]) == (kept[:3], {"2": kept[3:6], "3": kept[6:]})
    hidden = match.view(1)["players"][0]
    assert (hidden["hand"], hidden["library"]) == (3, {"2": 3, "3": 3})
    assert other(match)["kept"] == []


def test_views_of_full_drafts_leak_nothing_at_any_pick() -> None:
    for seed in range(6):
        players = 2 + seed % 3
        match = GAME.new(players=players, seed=seed, level="archmage", boxes="all", enchantment="crossed-paths")
        chance = Chance(seed)
        while match.view(None)["phase"] == "prelude":
            for seat in (*range(players), None):
                twin = match.clone()
                GAME.redeal(twin, seat, Chance(seed + 7))
                assert twin.view(seat) == match.view(seat)
            decision = match.open[chance.below(len(match.open))]
            match.choose(chance.below(len(decision.options)), decision.seat)


def test_a_save_in_the_middle_of_a_draft_loads_and_goes_on() -> None:
    match = new(players=3)
    for step in range(20):
        decision = match.open[-1]
        match.choose(step % len(decision.options), decision.seat)
        again, _ = read(match.save(), lambda id: GAME)
        assert again.fingerprint == match.fingerprint
