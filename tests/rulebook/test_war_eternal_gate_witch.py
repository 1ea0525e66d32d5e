"""The worked examples of the War Eternal rulebook in which Ania and Michał face Gate Witch.

Ania plays Dezmodia, who has four breaches, and Michał plays Mist.
"""

from typing import Any

from talia import Match
from tests.games.aeons_end.table import (
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gravehold,
    in_play,
    keys,
    lives,
    mist,
    player,
    prepped,
    turn_order,
)


def witch(*players: dict[str, Any], phase: str, walls: int, **nemesis: Any) -> Match:  # Any: a position is JSON
    """Gate Witch in the middle of her turn; no nemesis card lies in the turn order discard pile, so time just passes."""
    return battle(
        *players,
        phase=phase,
        gravehold=walls,
        nemesis={"name": "Gate Witch", **nemesis},
        turn_order=turn_order(len(players)),
    )


def test_main_phase_with_three_cards_in_the_order_they_came() -> None:
    """Przykład głównej fazy Nemezis."""
    drone, collision, beast = "Catacomb Drone", {"name": "Planar Collision", "tokens": 1}, "Paradox Beast"
    told = []
    for cards in ([drone], [drone, collision], [drone, collision, beast]):
        match = witch(
            dezmodia(), mist(), phase="nemesis-main", walls=30, tokens=1, in_play=cards, deck=["Mage Ender", "Smite"]
        )
        told.append((foe(match)["tokens"], gravehold(match)))
    assert told == [(2, 29), (4, 29), (4, 25)]
    assert foe(match)["discard"] == ["planar-collision"]
    assert in_play(match) == {"catacomb-drone": 5, "paradox-beast": 8, "mage-ender": 9}


def test_in_another_order_the_beast_does_less() -> None:
    """Przykład głównej fazy Nemezis: karty działają w kolejności wejścia do gry."""
    match = witch(
        dezmodia(),
        mist(),
        phase="nemesis-main",
        walls=30,
        tokens=1,
        in_play=["Paradox Beast", "Catacomb Drone", {"name": "Planar Collision", "tokens": 1}],
        deck=["Mage Ender", "Smite"],
    )
    assert (foe(match)["tokens"], gravehold(match)) == (4, 28)


def test_the_attack_that_follows() -> None:
    """Przykład karty ataku: Porażenie."""
    match = witch(
        dezmodia(),
        mist(),
        phase="nemesis-draw",
        walls=25,
        tokens=4,
        in_play=["Catacomb Drone", "Paradox Beast"],
        discard=["Planar Collision"],
        deck=["Smite", "Mage Ender"],
    )
    assert (foe(match)["tokens"], gravehold(match)) == (6, 23)
    assert foe(match)["discard"] == ["smite", "planar-collision"]


def test_the_whole_turn_from_thirty_to_twenty_three() -> None:
    """Przykład głównej fazy Nemezis i przykład karty ataku, jedno po drugim."""
    match = witch(
        dezmodia(),
        mist(),
        phase="nemesis-main",
        walls=30,
        tokens=1,
        in_play=["Catacomb Drone", {"name": "Planar Collision", "tokens": 1}, "Paradox Beast"],
        deck=["Smite", "Mage Ender"],
    )
    assert (foe(match)["tokens"], gravehold(match)) == (6, 23)
    assert foe(match)["discard"] == ["smite", "planar-collision"]
    assert lives(match) == [10, 10]


def test_a_minion_drawn_waits_for_the_next_turn() -> None:
    """Przykład karty poplecznika: Zabójca Magów."""
    match = battle(
        dezmodia(),
        mist(breaches={"II": {"open": True}}),
        phase="nemesis-draw",
        nemesis={"name": "Gate Witch", "tokens": 1, "deck": ["Mage Ender", "Temporal Nimbus", "Smite"]},
        turn_order={"deck": ["player 1", "nemesis", "player 2"]},
    )
    assert in_play(match) == {"mage-ender": 9}
    assert (lives(match), foe(match)["tokens"]) == ([10, 10], 1)
    choose(match, "end")
    assert lives(match) == [10, 8]
    assert in_play(match) == {"mage-ender": 9, "temporal-nimbus": 3}


def test_a_power_drawn_waits_with_its_token() -> None:
    """Przykład karty mocy: Makabryczny Wir."""
    match = witch(dezmodia(), mist(), phase="nemesis-draw", walls=30, tokens=1, deck=["Morbid Gyre", "Smite"])
    assert in_play(match) == {"morbid-gyre": 1}
    assert (foe(match)["tokens"], foe(match)["discard"]) == (1, [])
    assert [len(player(match, seat)["hand"]) for seat in (0, 1)] == [1, 1]


def test_a_power_resolves_when_its_token_is_gone() -> None:
    """Przykład karty mocy: Makabryczny Wir, gdy nikt nie zapłaci 7 eteru."""
    match = witch(
        dezmodia(hand=["Crystal", "Spark"]),
        mist(hand=["Crystal", "Spark"]),
        phase="nemesis-main",
        walls=30,
        tokens=1,
        in_play=["Morbid Gyre"],
        deck=["Mage Ender", "Smite"],
    )
    assert foe(match)["tokens"] == 3
    assert match.decision.seat is None
    choose(match, "discard:spark/1", "discard:crystal/2", "discard:spark/2")
    assert [player(match, seat)["hand"] for seat in (0, 1)] == [["crystal"], []]
    assert foe(match)["discard"] == ["morbid-gyre"]


def test_anyone_may_pay_for_the_power_first() -> None:
    """Przykład karty mocy: Makabryczny Wir, efekt „aby odrzucić”."""
    for aether, offered in ((6, False), (7, True)):
        match = battle(
            dezmodia(), mist(aether=aether), active=1, nemesis={"name": "Gate Witch", "in_play": ["Morbid Gyre"]}
        )
        assert ("discard:morbid-gyre" in keys(match)) == offered
    choose(match, "discard:morbid-gyre")
    assert (in_play(match), foe(match)["discard"], foe(match)["tokens"]) == ({}, ["morbid-gyre"], 1)


def test_exhaustion() -> None:
    """Przykład wyczerpania: Wygnanie."""
    match = witch(
        dezmodia(
            life=2,
            charges=3,
            breaches={
                "I": prepped("Spark"),
                "II": prepped("Spark"),
                "III": {"stage": 2},
                "IV": prepped("Fiery Torrent"),
            },
        ),
        mist(breaches={"I": prepped("Spark")}),
        phase="nemesis-draw",
        walls=23,
        tokens=1,
        deck=["Banish", "Mage Ender"],
    )
    told = [event.name for event in match.events if event.name in ("tokens-gained", "exhausted")]
    assert told == ["tokens-gained", "tokens-gained", "exhausted", "tokens-gained", "tokens-gained"]
    assert (lives(match), foe(match)["tokens"]) == ([0, 10], 1 + 2 + 2)
    assert match.decision.seat == 0
    assert keys(match) == [f"destroy-breach:{roman}" for roman in ("I", "II", "III", "IV")]
    assert (player(match)["charges"], gravehold(match)) == (3, 23)
    choose(match, "destroy-breach:IV")
    assert breach(match, "IV")["state"] == "gone"
    assert player(match)["discard"] == ["fiery-torrent"]
    assert [breach(match, roman)["prepped"] for roman in ("I", "II")] == [["spark"], ["spark"]]
    assert player(match)["charges"] == 0
    assert gravehold(match) == 21
    assert foe(match)["discard"] == ["banish"]


def test_the_exhausted_may_give_up_a_closed_breach_instead() -> None:
    """Przykład wyczerpania: Ania mogła zniszczyć zamkniętą bramę III."""
    match = witch(
        dezmodia(life=2, breaches={"I": prepped("Spark"), "II": prepped("Spark"), "IV": prepped("Fiery Torrent")}),
        mist(),
        phase="nemesis-draw",
        walls=23,
        tokens=1,
        deck=["Banish", "Mage Ender"],
    )
    choose(match, "destroy-breach:III")
    assert breach(match, "III")["state"] == "gone"
    assert breach(match, "IV")["prepped"] == ["fiery-torrent"]
    assert gravehold(match) == 21


def test_her_sheet() -> None:
    """Arkusz Nemezis: Megiera Bram, przygotowanie, wyzwolenie i przyspieszanie czasu."""
    for level, left in (("normal", 1), ("expert", 2)):
        match = battle(
            dezmodia(),
            mist(),
            phase="nemesis-draw",
            difficulty=level,
            nemesis={"name": "Gate Witch", "tokens": 5, "deck": ["Mage Ender", "Portal Wretch", "Rift Scourge"]},
            turn_order=turn_order(2, 1),
        )
        assert foe(match)["tokens"] == left
    fresh = battle(dezmodia(), mist(), nemesis={"name": "Gate Witch"})
    assert (foe(fresh)["tokens"], foe(fresh)["life"]) == (1, 70)
