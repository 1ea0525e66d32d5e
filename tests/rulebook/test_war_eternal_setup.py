"""The worked examples of the War Eternal rulebook, up to the first turn."""

from collections import Counter

import talia
from tests.games.aeons_end.table import (
    GAME,
    battle,
    breach,
    choose,
    dezmodia,
    drawn_in_a_round,
    foe,
    keys,
    mist,
    player,
)

ANIA = 0


def test_mages() -> None:
    """Przykład przygotowania magów."""
    match = talia.game(GAME).new(players=2, seed=1, nemesis="umbra-titan", mages=["dezmodia", "gex"])
    sheet = player(match, ANIA)
    assert Counter(sheet["hand"]) == {"oblivion-shard": 1, "crystal": 2, "spark": 2}
    assert sheet["deck"] == 5
    assert (sheet["life"], sheet["full"]) == (10, 10)
    assert breach(match, "I")["state"] == "open"
    assert [breach(match, roman)["stage"] for roman in ("II", "III", "IV")] == [1, 0, 1]
    assert [breach(match, roman)["open"] for roman in ("II", "III", "IV")] == [4, 9, 10]


def test_the_spark_lies_at_the_bottom_of_the_starting_deck() -> None:
    """Przykład przygotowania magów."""
    match = talia.arrange(GAME, {"players": [{"mage": "Dezmodia", "hand": []}], "phase": "draw"})
    choose(match, "go-on")
    assert player(match)["hand"] == ["crystal", "crystal", "crystal", "crystal", "spark"]


def test_turn_order_deck() -> None:
    """Przykład tworzenia talii tur."""
    match = talia.game(GAME).new(players=2, seed=1, nemesis="umbra-titan", mages=["dezmodia", "gex"])
    assert Counter(drawn_in_a_round(match)) == {"turn-player-1": 2, "turn-player-2": 2, "turn-nemesis": 2}


def test_nemesis() -> None:
    """Przykład przygotowania Nemezis."""
    match = talia.arrange(GAME, {"players": [{}, {}], "nemesis": {"name": "Umbra Titan"}})
    assert (foe(match)["life"], foe(match)["tokens"]) == (70, 8)


def test_nemesis_deck() -> None:
    """Przykład przygotowania Nemezis: trzy, pięć i siedem kart podstawowych do dziewięciu kart Mrocznego Tytana."""
    game = talia.game(GAME)
    for seed in range(10):
        match = game.new(players=2, seed=seed, nemesis="umbra-titan")
        there = foe(match)
        assert there["deck"] + len(there["in_play"]) + len(there["discard"]) == (3 + 3) + (3 + 5) + (3 + 7)
        assert there["tier"] == 1


def test_market() -> None:
    """Przykład przygotowania rynku zasobów: Wyniszczenie Talii."""
    match = talia.game(GAME).new(players=2, seed=1, market="deck-attrition")
    left = {pile["id"]: pile["left"] for pile in match.view(0)["market"]}
    gems = {"frozen-magmite": 7, "scoria-slag": 7, "erratic-ingot": 7}
    relics = {"mages-totem": 5, "primordial-fetish": 5}
    spells = {"jagged-lightning": 5, "fiery-torrent": 5, "conjure-the-lost": 5, "reduce-to-ash": 5}
    assert left == {**gems, **relics, **spells}


def test_order_of_turns() -> None:
    """Przykład kolejności tur: wylosowano kartę 1. Gracza."""
    game = talia.game(GAME)
    started = (game.new(players=2, seed=seed, mages=["dezmodia", "gex"]) for seed in range(100))
    match = next(each for each in started if each.view(0)["turn_order"]["discard"] == ["turn-player-1"])
    assert match.view(0)["active"] == ANIA
    assert match.view(0)["turn_order"]["deck"] == 5
    assert (match.decision.seat, match.view(0)["phase"]) == (ANIA, "main")


def test_breaches_in_any_order() -> None:
    """Bramy: wzmocnienie Bramy III przed Bramą II, otwarcie Bramy IV przed II i III."""
    match = battle(dezmodia(aether=3 + 10), mist())
    choose(match, "focus:III")
    assert breach(match, "III")["stage"] == 1
    choose(match, "open:IV")
    assert [breach(match, roman)["state"] for roman in ("II", "III", "IV")] == ["closed", "closed", "open"]
    assert keys(match) == ["play:crystal", "end"]
