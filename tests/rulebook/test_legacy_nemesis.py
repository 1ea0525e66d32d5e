"""The worked examples of the Legacy rulebook about the nemesis' turn: Maelstrom of the first chapter."""

from typing import Any

from talia import Match
from tests.games.aeons_end.legacy_table import acts, draws, table, turns
from tests.games.aeons_end.table import choose, dezmodia, foe, gex, gravehold, in_play, keys, lives, player

NAME = "Maelstrom"
KNIVES = {"name": "Storm of Knives", "tokens": 1}


def in_the_main_phase(**nemesis: Any) -> Match:  # Any: positions are plain JSON
    """Eye Grinder, Storm of Knives with one token and Crust Smasher, who came in this order."""
    return acts(NAME, ["Eye Grinder", KNIVES, "Crust Smasher"], gex(), dezmodia(), **nemesis)


def test_nemesis_main_phase() -> None:
    """Przykład fazy głównej Nemezis: Wyłupiacz, Nożoburza, Trzaskacz Pancernik. Gravehold 30, 26, 24."""
    match = in_the_main_phase()
    assert gravehold(match) == 30
    choose(match, "player:1")
    left = [event.args["left"] for event in match.events if event.name == "gravehold-suffers"]
    assert (lives(match), left) == ([8, 10], [26, 24])
    assert foe(match)["discard"] == ["storm-of-knives"]
    assert {"eye-grinder", "crust-smasher"} <= set(in_play(match))


def test_an_attack() -> None:
    """Przykład karty ataku: Cięcie. Gravehold z 24 na 21, a karta trafia na stos kart odrzuconych."""
    match = in_the_main_phase(deck=["Slice", "Impale"])
    choose(match, "player:1")
    assert (gravehold(match), foe(match)["discard"]) == (21, ["slice", "storm-of-knives"])


def test_a_minion_with_an_immediate_effect() -> None:
    """Przykład karty poplecznika: Ognisty Świder. Wsparcie od razu, 8 życia, a trwały efekt dopiero w następnej turze."""
    match = draws(NAME, "Mantle Auger", gex(), dezmodia(), in_play=[])
    assert foe(match)["crew_discard"] == ["mists-fury"]
    assert (foe(match)["life"], in_play(match), gravehold(match)) == (89, {"mantle-auger": 8}, 30)
    again = acts(NAME, ["Mantle Auger"], gex(), dezmodia(), deck=["Doom Crawler", "Slice"])
    assert gravehold(again) == 29


def test_a_power() -> None:
    """Przykład karty mocy: Kwaśna Mgła. Dwa żetony, nic się jeszcze nie dzieje, a za 6 eteru można ją odrzucić."""
    match = draws(NAME, "Acid Fog", gex(), dezmodia(), in_play=[])
    assert (in_play(match), gravehold(match), lives(match)) == ({"acid-fog": 2}, 30, [10, 10])
    rich = table(NAME, gex(aether=6), dezmodia(), nemesis={"in_play": ["Acid Fog"]}, turn_order=turns(2))
    choose(rich, "discard:acid-fog")
    assert (player(rich)["aether"], foe(rich)["discard"], gravehold(rich)) == (0, ["acid-fog"], 30)
    poor = table(NAME, gex(aether=5), dezmodia(), nemesis={"in_play": ["Acid Fog"]}, turn_order=turns(2))
    assert "discard:acid-fog" not in keys(poor)


def test_where_it_is_not_clear_whom_it_falls_on_the_players_decide() -> None:
    """Niejednoznaczność: dwoje graczy ma najmniej życia; nikt nie ma przygotowanego zaklęcia."""
    lowest = acts(NAME, ["Merciless Titan"], gex(life=4), dezmodia(life=4), deck=["Doom Crawler", "Slice"])
    assert (lowest.decision.seat, keys(lowest)) == (None, ["player:1", "player:2"])
    choose(lowest, "player:2")
    assert lives(lowest) == [4, 3]
    most = acts("Fungal Mesh", ["Psychic Clouds"], gex(), dezmodia())
    assert (most.decision.seat, keys(most)) == (None, ["player:1", "player:2"])
    choose(most, "player:1")
    assert lives(most) == [6, 10]


def test_what_cannot_be_done_in_full_is_done_as_far_as_it_can() -> None:
    """Niejednoznaczność: dowolny gracz niszczy karty z ręki, a nikt nie ma ich tylu; niszczy wszystkie, kto ma najwięcej."""
    match = draws(NAME, "Demolish", gex(hand=["Crystal"]), dezmodia(hand=["Crystal", "Crystal"]), in_play=[])
    assert [player(match, seat)["hand"] for seat in (0, 1)] == [["crystal"], []]


def test_an_empty_nemesis_deck_is_three_times_unleash() -> None:
    """Faza dobierania nemezis: gdy trzeba dobrać kartę, a talia jest pusta, następuje trzykrotne wyzwolenie."""
    match = table(
        NAME,
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        nemesis={"in_play": ["Doom Crawler"], "deck": []},
        turn_order=turns(2),
    )
    assert gravehold(match) == 30 - 3 * 3
