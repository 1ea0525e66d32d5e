"""The steady bot plays all modes sensibly, chooses the same every time, and uses nothing hidden."""

from __future__ import annotations

import pytest

from talia.bots import Random, Search, play
from talia.games.ostium.bot.steady import Steady
from talia.games.ostium.game import GAME
from talia.kernel.chance import Chance
from talia.kernel.game import Bot
from talia.kernel.match import Match


def new(players: int, seed: int) -> Match:
    match = GAME.new(players=players, seed=seed)
    match.quiet = True
    return match


def chosen_in(position: dict[str, object]) -> str:
    match = GAME.arrange(position)
    return Steady(1).choose(match, match.decision).key


def creature(name: str, power: int, clan: str = "A", **more: object) -> dict[str, object]:
    return {"name": name, "kind": "warrior", "clan": clan, "power": power, "cost": 3, **more}


@pytest.mark.parametrize("seat", [0, 1])
def test_steady_beats_random_from_either_seat(seat: int) -> None:
    won = 0
    for seed in range(20):
        bots: list[Bot] = [Random(seed), Random(seed)]
        bots[seat] = Steady(seed)
        result = play(new(2, seed), bots).result
        assert result is not None
        won += result.won[seat]
    assert won >= 18


@pytest.mark.parametrize("players", [1, 2, 3])
def test_steady_finishes_every_mode(players: int) -> None:
    for seed in range(8):
        match = play(new(players, seed), [Steady(seed * 3 + seat) for seat in range(players)])
        assert match.result is not None
        assert len(match.keys) < 5000


def test_steady_does_better_alone_than_random() -> None:
    def wins(make: type[Steady] | type[Random]) -> int:
        results = [play(new(1, seed), [make(seed)]).result for seed in range(30)]
        return sum(result is not None and result.won[0] for result in results)

    assert wins(Steady) > wins(Random)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_steady_knows_what_to_do_wherever_others_lead(players: int) -> None:
    words = set()
    for seed in range(6):
        match = new(players, seed)
        anyone, steady = Random(seed), Steady(seed)
        while not match.over:
            decision = match.decision
            assert steady.choose(match, decision) in decision.options
            words.add(decision.word)
            match.choose(anyone.choose(match, decision))
    assert {"ask-development", "ask-place", "ask-move", "ask-use", "ask-chain", "ask-meet"} <= words


def test_the_same_seed_plays_the_same_game() -> None:
    games = [play(new(2, 4), [Steady(1), Steady(2)]) for _ in range(2)]
    assert games[0].keys == games[1].keys


@pytest.mark.parametrize("players", [1, 2, 3])
def test_hidden_cards_change_no_choice(players: int) -> None:
    asked = different = 0
    for seed in range(4):
        match = new(players, seed)
        steady = Steady(seed)
        while not match.over:
            decision = match.decision
            choice = steady.choose(match, decision)
            if len(match.keys) % 7 == 0:
                other = match.clone()
                GAME.redeal(other, decision.seat, Chance(len(match.keys)))
                assert steady.choose(other, other.decision).key == choice.key
                asked += 1
                different += other.fingerprint != match.fingerprint
            match.choose(choice)
    assert asked > 50
    assert different > 50


@pytest.mark.parametrize("seed", range(4))
def test_a_position_is_worth_the_same_whatever_is_hidden(seed: int) -> None:
    match = new(2, seed)
    steady = Steady(seed)
    while len(match.keys) < 120 and not match.over:
        match.choose(steady.choose(match, match.decision))
    other = match.clone()
    GAME.redeal(other, 0, Chance(seed))
    assert GAME.worth(other, 0) == pytest.approx(GAME.worth(match, 0))


def test_more_gates_are_worth_more() -> None:
    def worth(mine: list[int], theirs: list[int]) -> float:
        return GAME.worth(GAME.arrange({"players": [{"gates": mine}, {"gates": theirs}]}), 0)

    even = worth([15, 15, 15], [15, 15, 15])
    assert even == pytest.approx(0.5, abs=0.1)
    assert worth([15, 15, 15], [15, 15, 5]) > even > worth([15, 15, 5], [15, 15, 15])
    assert worth([15, 15, 15], [15, 0, 0]) > worth([15, 15, 15], [15, 15, 0]) > worth([15, 15, 15], [15, 15, 5])
    assert 0.0 < worth([1, 0, 0], [15, 15, 15]) < 0.2


def test_search_finds_its_way_through_an_attack() -> None:
    match = new(2, 3)
    bots: list[Bot] = [Search(GAME, 1, playouts=4, horizon=10), Steady(1)]
    while match.state.result is None and len(match.keys) < 40:
        decision = match.decision
        match.choose(bots[decision.seat or 0].choose(match, decision))
    assert len(match.keys) == 40


# Choices


def test_it_strikes_the_gate_that_falls_by_it() -> None:
    striker = creature("Striker", 1, main=["strike 2"])
    match = GAME.arrange(
        {
            "players": [{"hand": [striker], "deck": []}, {"gates": [9, 2, 5], "deck": []}],
            "field": {"warriors": [], "warrior_deck": ["Amber Mole"] * 9, "primals": 0},
        }
    )
    steady = Steady(1)
    while match.decision.word != "ask-strike":
        match.choose(steady.choose(match, match.decision))
    assert steady.choose(match, match.decision).key == "gate:2-2"


def test_it_passes_by_a_creature_it_cannot_beat() -> None:
    players = [
        {"attack": [creature("Lancer", 3)], "deck": []},
        {"attack": ["", "", creature("Wall", 5)], "deck": []},
    ]
    assert chosen_in({"players": players, "phase": "attack", "choices": ["charge:left"]}) == "pass"


def test_it_beats_a_weak_creature_on_the_way_to_a_wall() -> None:
    players = [
        {"attack": [creature("Lancer", 3)], "deck": []},
        {"attack": ["", "", creature("Whelp", 2)], "defence": ["", "", creature("Wall", 9)], "deck": []},
    ]
    assert chosen_in({"players": players, "phase": "attack", "choices": ["charge:left"]}) == "hit"


def test_it_lays_the_chain_that_opens_the_way_to_a_gate() -> None:
    players = [
        {"attack": [creature("Lancer", 3)], "defence": [creature("Piper", 1)], "deck": []},
        {"attack": ["", "", creature("Wall", 4)], "deck": []},
    ]
    assert chosen_in({"players": players, "phase": "attack"}).startswith("chain:1>D1-A1")


@pytest.mark.parametrize("attackers", [[], [creature("One", 1), creature("Two", 1, "B")]])
def test_in_the_attack_phase_it_discards_familiars_and_keeps_who_can_still_be_summoned(attackers: list[object]) -> None:
    """Before it draws, or with the first question of the attack."""
    players = [{"attack": attackers, "hand": ["ember-imp", creature("Bear", 4)]}, {"deck": []}]
    match = GAME.arrange({"players": players, "phase": "attack", "run_on": True})
    assert match.decision.word == ("ask-charge" if attackers else "ask-discard")
    steady = Steady(1)
    match.choose(steady.choose(match, match.decision))
    assert match.keys == ["discard:ember-imp"]
    assert not steady.choose(match, match.decision).key.startswith("discard")


def test_with_a_full_battlefield_it_discards_everybody() -> None:
    row = [creature("One", 1), creature("Two", 1, "B"), creature("Three", 1, "C")]
    players = [{"attack": row, "defence": ["primal"] * 3, "hand": [creature("Bear", 4)]}, {"deck": []}]
    assert chosen_in({"players": players, "phase": "attack"}) == "discard:bear"


def test_it_rallies_the_clan_with_most_creatures() -> None:
    herald = creature("Herald", 1, main=["rally"])
    others = [creature("B1", 1, "B"), creature("B2", 1, "B")]
    players = [{"attack": [herald, *others], "deck": []}, {"attack": [creature("C1", 1, "C")], "deck": []}]
    match = GAME.arrange({"players": players, "phase": "attack"})
    assert match.decision.word == "ask-rally"
    choice = Steady(1).choose(match, match.decision)
    assert choice.args["n"] == 2


def test_alone_it_leads_the_opponents_fusion_where_that_costs_least() -> None:
    its = {"attack": [creature("One", 1), creature("Two", 1)], "defence": ["", creature("Three", 1)]}
    dear, cheap = creature("Dear", 3, "B", main=["charge 3"]), creature("Cheap", 3, "C")
    position = {
        "mode": "solo",
        "active": 1,
        "phase": "attack",
        "players": [{"defence": [dear, cheap], "deck": []}, its],
    }
    assert chosen_in(position) == "fuse:2>D2-A2"
    position["players"] = [{"defence": [cheap, dear], "deck": []}, its]
    assert chosen_in(position) == "fuse:2>D2-A2-A1"
