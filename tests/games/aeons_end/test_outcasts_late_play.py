"""Thief of Dreams and Fountain of Souls by chance and by bots: early and late battles end without an error."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.aeons_end.bot.steady import Steady
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.chance import Chance
from tests.words.listener import Listener

from .dreams import thief
from .outcasts import GAME, ilya, kel
from .souls import fountain, fuel, ring

NEMESES = ("thief-of-dreams", "fountain-of-souls")
HAND = ["duplicating-sazite", "molten-peridot", "petrified-phoenixium", "lightning-arrow", "twisted-fang"]
OPEN = {roman: {"open": True} for roman in ("II", "III", "IV")}

# Any, all through this file: positions are plain JSON.


def late(nemesis: str, seed: int) -> Match:
    """A battle near its end: rich players, the dearest cards of the nemesis still to come, and little life left."""
    own = GAME.box.nemesis(nemesis)
    assert own is not None
    cards = [card.id for card in own.cards]
    order = Chance(seed)
    order.shuffle(numbers := list(range(9)))
    in_play = [cards[number] for number in numbers if cards[number] in IN_PLAY[nemesis]][:2]
    rest = [cards[number] for number in numbers if cards[number] not in in_play]
    rich: dict[str, Any] = {"hand": HAND, "deck": HAND * 2, "breaches": OPEN}
    players = [kel(**rich), ilya(**rich)][: 1 + seed % 2]
    told = {
        "nemesis": {"life": 30, "in_play": in_play, "deck": rest},
        "difficulty": ("normal", "expert")[seed // 2 % 2],
    }
    if nemesis == "thief-of-dreams":
        spaces = {space: card for space, card in enumerate(HAND, 1) if seed >> space & 1}
        walks = {"dream-walker": 3} if "dream-devourer" in in_play and 3 not in spaces else {}
        return thief(*players, mat=spaces or {1: "twisted-fang"}, dreams=HAND[: seed % 6], marks=walks, **told)
    for player in players:
        player["hand"] = ["soulfire", *HAND[:4]]
    told["market"] = {**dict.fromkeys(HAND, 2), "soulfire": 4}
    return fountain(*players, souls={3: seed % 4, 4: 2, 5: 1, 6: seed % 5, 7: 1}, fuel=seed % 4, **told)


IN_PLAY = {
    "thief-of-dreams": ("dream-devourer", "scion-of-dreams", "fools-bargain", "deluge-of-magic", "eternal-dreamer"),
    "fountain-of-souls": ("energy-leech", "soul-frenzy", "murky-voidborn", "rushing-tides", "loss-of-will"),
}


def play(match: Match, seed: int, ear: Listener) -> None:
    """Play a match to its end by chance: every card stays in one place, positions lead back, views hide what is hidden."""
    chance, made = Chance(seed), 0
    while not match.over:
        ear.hear_match(match)
        match.choose(chance.below(len(match.decision.options)), match.decision.seat)
        made += 1
        if made % 25 == 0 and not match.over:
            check(match, made)
            ear.look(match, 0)
    assert match.result is not None


def check(match: Match, made: int) -> None:
    battle = match.state
    assert isinstance(battle, Battle)
    assert sorted(card for zone in battle.zones for card in zone) == list(range(len(battle.kinds)))
    assert all(len(battle.zones[place]) <= 1 for place, _ in battle.table.stalls)
    assert all(n >= 0 for _, n in battle.marks)
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    twin = match.clone()
    GAME.redeal(twin, 0, Chance(made))
    assert twin.view(0) == match.view(0)


@pytest.mark.parametrize("nemesis", NEMESES)
def test_battles_from_the_start_by_chance(nemesis: str) -> None:
    ear = Listener(GAME)
    for seed in range(8):
        level = ("normal", "expert")[seed // 4]
        answers = {**GAME.surprise(seed), "nemesis": nemesis, "difficulty": level}
        play(GAME.new(**{**answers, "players": 1 + seed % 4, "seed": seed}), seed, ear)
    assert ear.wrong == set()


@pytest.mark.parametrize("nemesis", NEMESES)
def test_late_battles_by_chance(nemesis: str) -> None:
    ear = Listener(GAME)
    for seed in range(24):
        play(late(nemesis, seed), seed, ear)
    assert ear.wrong == set()


@pytest.mark.parametrize("nemesis", NEMESES)
def test_steady_plays_them_to_the_end(nemesis: str) -> None:
    for seed in range(4):
        match = GAME.new(players=1 + seed, seed=seed, nemesis=nemesis, difficulty=("beginner", "expert")[seed % 2])
        bot = Steady(seed)
        while not match.over:
            match.choose(bot.choose(match, match.decision), match.decision.seat)
        again = late(nemesis, seed)
        while not again.over:
            again.choose(bot.choose(again, again.decision), again.decision.seat)


# What steady makes of them


def chosen(match: Match) -> str:
    """What steady would choose."""
    return Steady(1).choose(match, match.decision).key


def test_steady_destroys_what_is_about_to_slip_away_when_it_can_buy_nothing() -> None:
    poor = kel(hand=[], aether=3, charges=4, breaches=OPEN)
    match = thief(poor, ilya(), mat={2: "tornado-of-insight", 5: "lightning-arrow"}, market={"tornado-of-insight": 1})
    assert chosen(match) == "destroy:lightning-arrow@dream-5"


def test_steady_rather_buys_a_card_from_the_mat_than_the_same_from_a_pile() -> None:
    match = thief(
        kel(hand=[], aether=5, breaches=OPEN), ilya(), mat={3: "lightning-arrow"}, market={"lightning-arrow": 1}
    )
    assert chosen(match) == "gain:lightning-arrow@dream-3"


def test_steady_lights_the_lantern_where_souls_crowd() -> None:
    match = fountain(kel(hand=["spark"]), ilya(), souls={3: 1, 5: 3, 6: 4}, fuel=3)
    match.choose(chosen(match))
    while match.decision.word == "ask-lantern":
        match.choose(chosen(match))
    assert (ring(match), fuel(match)) == ({3: 1, 5: 2}, 0)


def test_steady_rather_buys_a_soulfire_than_another_gem_of_its_price() -> None:
    match = fountain(kel(hand=[], aether=3), ilya(), souls={4: 3}, market={"soulfire": 10, "molten-peridot": 7})
    assert chosen(match) == "gain:soulfire"
