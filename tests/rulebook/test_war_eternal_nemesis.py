"""The worked examples of the War Eternal rulebook about the nemesis' turn and exhaustion.

Where the rulebook counts Gate Witch's tokens, Umbra Titan loses one for each Unleash: `or:2`.
"""

from tests.games.aeons_end.table import (
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    mist,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
    turn_order,
)


def test_nemesis_main_phase() -> None:
    """Przykład głównej fazy Nemezis: Robotnica z Katakumb, po niej Kolizja Planarna z ostatnim żetonem."""
    match = nemesis_acts(
        ["Catacomb Drone", {"name": "Planar Collision", "tokens": 1}], dezmodia(), mist(), nemesis_cards=1
    )
    choose(match, "or:2")
    assert (foe(match)["tokens"], gravehold(match)) == (7, 29)
    choose(match, "or:2", "or:2")
    assert foe(match)["tokens"] == 5
    assert foe(match)["discard"] == ["planar-collision"]
    assert in_play(match)["catacomb-drone"] == 5


def test_attack() -> None:
    """Przykład karty ataku: Porażenie."""
    match = nemesis_draws("Smite", dezmodia(), mist(), nemesis_cards=1, gravehold=25)
    assert gravehold(match) == 25
    choose(match, "or:2", "or:2")
    assert (foe(match)["tokens"], gravehold(match)) == (6, 23)
    assert foe(match)["discard"] == ["smite"]


def test_minion() -> None:
    """Przykład karty poplecznika: Zabójca Magów."""
    match = battle(
        dezmodia(),
        mist(breaches={"II": {"open": True}}),
        phase="nemesis-draw",
        nemesis={"deck": ["Mage Ender", "Seismic Roar", "Smite"]},
        turn_order={"deck": ["player 1", "nemesis", "player 2"]},
    )
    assert in_play(match) == {"mage-ender": 9}
    assert lives(match) == [10, 10]
    choose(match, "end")
    assert lives(match) == [10, 8]


def test_power() -> None:
    """Przykład karty mocy: Makabryczny Wir."""
    match = nemesis_draws("Morbid Gyre", dezmodia(), mist(), nemesis_cards=1)
    assert in_play(match) == {"morbid-gyre": 1}
    assert (foe(match)["tokens"], foe(match)["discard"]) == (8, [])
    assert [len(player(match, seat)["hand"]) for seat in (0, 1)] == [1, 1]


def test_a_power_is_discarded_for_its_price_in_anyones_main_phase() -> None:
    """Przykład karty mocy: Makabryczny Wir, 7 eteru."""
    for seat in (0, 1):
        sheets = [dezmodia(), mist()]
        sheets[seat]["aether"] = 7
        match = battle(*sheets, active=seat, nemesis={"in_play": ["Morbid Gyre"]})
        assert match.decision.seat == seat
        choose(match, "discard:morbid-gyre")
        assert in_play(match) == {}
        assert foe(match)["discard"] == ["morbid-gyre"]
        assert foe(match)["tokens"] == 8
        assert player(match, seat)["aether"] == 0


def test_a_tie_for_the_lowest_life_is_decided_by_the_players() -> None:
    """Niejednoznaczność: dwoje graczy o najniższym poziomie życia."""
    match = nemesis_acts(["Cataclysmic Fate"], dezmodia(life=7), mist(life=7), gex(life=8))
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert lives(match) == [7, 3, 8]


def test_with_no_charges_at_all_the_players_decide_who_has_most() -> None:
    """Niejednoznaczność: najwięcej Ładunków, gdy nikt nie ma żadnego."""
    match = nemesis_acts([{"name": "Aphotic Sun", "tokens": 1}], dezmodia(), mist())
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert lives(match) == [10, 7]


def test_too_few_cards_in_every_hand() -> None:
    """Niejednoznaczność: nikt nie ma tylu kart, więc niszczy je gracz, który ma ich najwięcej."""
    match = nemesis_draws("Throttle", dezmodia(hand=["Fiery Torrent"]), mist(hand=["Crystal", "Spark"]))
    assert set(match.view(0)["destroyed"]) == {"crystal", "spark"}
    assert player(match)["hand"] == ["fiery-torrent"]


def test_exhaustion() -> None:
    """Przykład wyczerpania: Wygnanie, 3 obrażenia przy 2 punktach życia."""
    match = battle(
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
        gravehold=23,
        nemesis={"deck": ["Banish", "Mangleroot"]},
        turn_order=turn_order(2, 1),
    )
    choose(match, "or:2", "or:2")
    assert lives(match) == [0, 10]
    assert foe(match)["tokens"] == 6
    choose(match, "or:2", "or:2")
    assert foe(match)["tokens"] == 4
    assert match.decision.seat == 0
    assert keys(match) == [f"destroy-breach:{roman}" for roman in ("I", "II", "III", "IV")]
    assert (player(match)["charges"], gravehold(match)) == (3, 23)
    choose(match, "destroy-breach:IV")
    assert breach(match, "IV")["state"] == "gone"
    assert player(match)["discard"] == ["fiery-torrent"]
    assert [breach(match, roman)["prepped"] for roman in ("I", "II")] == [["spark"], ["spark"]]
    assert breach(match, "III")["stage"] == 2
    assert player(match)["charges"] == 0
    assert gravehold(match) == 21
