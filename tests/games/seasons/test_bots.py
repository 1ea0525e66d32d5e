"""The steady bot plays Seasons sensibly in every set-up, chooses the same every time, and uses nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.bots import Random, Search, play
from talia.games.seasons.bot.steady import Steady
from talia.games.seasons.game import GAME, Seasons
from talia.kernel.chance import Chance
from talia.kernel.game import Bot

from .table import a_turn, choose

SETUPS: list[dict[str, Any]] = [  # Any: answers are plain data
    {},
    {"level": "apprentice", "boxes": "base"},
    {"level": "archmage", "boxes": "all"},
    {"boxes": "enchanted-kingdom", "enchantment": "none"},
]


def new(seed: int, players: int = 2, **answers: Any) -> Match:
    match = GAME.new(players=players, seed=seed, **answers)
    match.quiet = True
    return match


def answer(match: Match) -> str:
    return Steady().choose(match, match.decision).key


@pytest.mark.parametrize("setup", SETUPS)
def test_steady_beats_random_in_every_set_up(setup: dict[str, Any]) -> None:
    won = 0
    for seed in range(12):
        bots: list[Bot] = [Random(seed), Random(seed)]
        bots[seed % 2] = Steady()
        result = play(new(seed, **setup), bots).result
        assert result is not None
        won += result.won[seed % 2]
    assert won >= 11


@pytest.mark.parametrize("players", [3, 4])
def test_steady_beats_several_who_play_at_random(players: int) -> None:
    won = 0
    for seed in range(6):
        bots: list[Bot] = [Steady(), *(Random(seed + seat) for seat in range(1, players))]
        result = play(new(seed, players), bots).result
        assert result is not None
        won += result.won[0]
    assert won >= 5


@pytest.mark.parametrize("setup", SETUPS)
def test_steady_knows_what_to_do_wherever_others_lead(setup: dict[str, Any]) -> None:
    words = set()
    for seed in range(8):
        match = new(seed, 2 + seed % 3, **setup)
        anyone, steady = Random(seed), Steady()
        while not match.over:
            decision = match.decision
            assert steady.choose(match, decision) in decision.options
            words.add(decision.word)
            match.choose(anyone.choose(match, decision), decision.seat)
    assert {"ask-library", "ask-die", "ask-turn", "ask-transmute", "ask-exchange", "ask-gain"} <= words


def test_the_same_seed_plays_the_same_game() -> None:
    games = [play(new(4), [Steady(), Steady()]) for _ in range(2)]
    assert games[0].keys == games[1].keys


def test_hidden_cards_change_no_choice_and_no_odds() -> None:
    asked = different = 0
    for seed in range(3):
        match = new(seed, level="archmage", boxes="all")
        steady = Steady()
        while not match.over:
            decision = match.decision
            assert decision.seat is not None
            choice = steady.choose(match, decision)
            if len(match.keys) % 5 == 0:
                other = match.clone()
                GAME.redeal(other, decision.seat, Chance(len(match.keys)))
                same = next(each for each in other.open if each.seat == decision.seat)
                assert steady.choose(other, same).key == choice.key
                assert GAME.worth(other, decision.seat) == pytest.approx(GAME.worth(match, decision.seat))
                asked += 1
                different += other.fingerprint != match.fingerprint
            match.choose(choice, decision.seat)
    assert asked > 50
    assert different > 50


# Choices


def test_steady_summons_before_it_ends_its_turn() -> None:
    assert answer(a_turn(hand=["Dragonsoul"])) == "summon:dragonsoul"
    assert answer(a_turn(gauge=0, reserve={"fire": 1})) == "end"


def test_steady_transmutes_all_it_has_in_the_last_month() -> None:
    match = a_turn(year=3, month=12, reserve={"air": 1, "fire": 2}, die={"transmute": True}, die_done=True)
    assert answer(match) == "transmute"
    choose(match, "transmute")
    assert answer(match) == "all"


def test_steady_keeps_tokens_for_the_card_in_hand_and_transmutes_the_others() -> None:
    """In spring fire pays most, but the Amulet of Fire asks for it; the third token is to spare."""
    match = a_turn(
        month=4, gauge=0, hand=["Amulet of Fire"], reserve={"fire": 3}, die={"transmute": True}, die_done=True
    )
    assert answer(match) == "transmute"
    choose(match, "transmute", "token:fire")
    assert answer(match) == "done"


def test_steady_takes_the_die_that_its_card_waits_for() -> None:
    dice = [{"energy": {"water": 2}}, {"energy": {"earth": 2}}, {"energy": {"air": 2}}]
    for card, die in (("Amulet of Earth", "earth"), ("Amulet of Water", "water")):
        match = a_turn(phase="dice", dice=dice, hand=[card], gauge=3)
        assert answer(match).startswith(f"die:{die}+{die}")


def test_steady_uses_a_bonus_in_the_last_round_when_it_pays() -> None:
    many = {"air": 3, "fire": 4}
    last: dict[str, Any] = {"year": 3, "month": 12, "die_done": True, "left_die": {"advance": 3}}
    assert answer(a_turn(**last, reserve=many)) == "bonus:transmute"
    assert answer(a_turn(**last, reserve={"air": 1})) == "end"


def test_steady_hands_on_the_card_that_refuses_crystals() -> None:
    assert answer(a_turn(in_play=["Io’s Minion"], reserve={"air": 1})) == "activate:ios-minion"


def test_steady_discards_what_it_can_hardly_pay_for_any_more() -> None:
    hand = ["Arus’s Mimicry", "Runic Cube of Eolis", "Amulet of Earth"]
    match = a_turn(year=3, month=9, hand=hand, reserve={"air": 1, "water": 1, "earth": 1})
    choose(match, "summon:aruss-mimicry")
    assert answer(match) == "discard:runic-cube-of-eolis"


def test_steady_takes_two_effects_of_the_elemental_amulet_for_one_token() -> None:
    told: dict[str, Any] = {"in_play": ["Hand of Fortune"], "gauge": 3, "month": 12, "year": 2}
    amulet = choose(a_turn(hand=["Elemental Amulet"], reserve={"earth": 1}, **told), "summon:elemental-amulet")
    assert answer(amulet).startswith("pay:earth=")
    rival = {"in_play": ["Elemental Amulet"]}
    raven = a_turn(hand=["Raven the Usurper"], reserve={"fire": 1, "earth": 1}, rival=rival, **told)
    choose(raven, "summon:raven-the-usurper", "mimic:elemental-amulet@2")
    assert answer(raven).startswith("pay:earth=")


def test_steady_sacrifices_a_shield_for_the_card_that_a_trap_catches() -> None:
    told: dict[str, Any] = {
        "hand": ["Runic Cube of Eolis"],
        "crystals": 20,
        "in_play": ["Shield of Zira", "Dragonsoul"],
    }
    rival = {"in_play": [{"name": "Urmian Psychic Cage", "trap": True}]}
    match = choose(a_turn(rival=rival, **told), "summon:runic-cube-of-eolis")
    assert answer(match) == "discard-it"
    match.choose("discard-it")
    assert answer(match) == "yes"


def test_steady_lets_the_trap_of_the_other_player_spring_first() -> None:
    cage = {"name": "Urmian Psychic Cage", "trap": True}
    match = choose(a_turn(in_play=[cage], hand=["Dragonsoul"], rival={"in_play": [cage]}), "summon:dragonsoul")
    assert answer(match) == "spring:urmian-psychic-cage@2"


def test_steady_sacrifices_a_raven_rather_than_the_shield_it_mimics() -> None:
    cards = [{"name": "Raven the Usurper", "mimics": "Shield of Zira"}, "Shield of Zira", "Runic Cube of Eolis"]
    match = choose(a_turn(in_play=cards, rival={"in_play": ["Shield of Zira"]}, token=2), "token:2")
    match.choose("sacrifice:runic-cube-of-eolis")
    assert answer(match) == "sacrifice:raven-the-usurper"


# Odds and searching


def test_the_lead_looks_better_to_whoever_has_it() -> None:
    match = a_turn(crystals=60, rival={"crystals": 10})
    assert GAME.worth(match, 0) > 0.6 > 0.4 > GAME.worth(match, 1)


def test_late_in_the_game_cards_in_hand_are_a_burden() -> None:
    late: dict[str, Any] = {"year": 3, "month": 11}
    assert GAME.worth(a_turn(**late, hand=["Runic Cube of Eolis"] * 2), 0) < GAME.worth(a_turn(**late), 0)


def test_search_finds_its_way_through_draft_and_turns() -> None:
    match = new(3)
    bots: list[Bot] = [Search(GAME, 1, playouts=4, horizon=6), Steady()]
    while not match.over and GAME.round(match) < 3:
        decision = match.decision
        match.choose(bots[decision.seat or 0].choose(match, decision), decision.seat)
    assert GAME.round(match) == 3


class Watched(Seasons):
    """Seasons that remembers how far ahead it was asked what a position is worth."""

    horizon = 9

    def __init__(self) -> None:
        self.ahead: set[int] = set()

    def worth(self, match: Match, seat: int | None) -> float:
        self.ahead.add(len(match.keys))
        return super().worth(match, seat)


def test_search_looks_as_far_ahead_as_the_game_says() -> None:
    game = Watched()
    match = a_turn(hand=["Dragonsoul"])
    made = len(match.keys)
    Search(game, 1, playouts=4).choose(match, match.decision)
    assert game.ahead == {made + 1 + game.horizon}
