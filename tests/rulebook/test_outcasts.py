"""The worked examples of the Outcasts rulebook, with its numbers. Gosia plays Z'hana, Heniek plays Kel."""

from __future__ import annotations

from tests.games.aeons_end.outcasts import at, battle, kel
from tests.games.aeons_end.table import breach, choose, gravehold, keys, lives, mage, player

TURNS = {"deck": ["player 1", "player 2", "player 1", "player 2", "nemesis"], "discard": ["nemesis"]}


def zhana(**sheet: object) -> dict[str, object]:
    return mage("Z'hana", **sheet)


def test_the_turn_order_deck_of_two_players() -> None:
    """*Przykład tworzenia talii tur*: two cards each, two of the nemesis."""
    match = battle(zhana(), kel())
    order = match.view(0)["turn_order"]
    assert order["deck"] + len(order["discard"]) == 6


def test_casting_from_a_closed_breach_first() -> None:
    """*Przykładowa faza aktywacji*: Tornado of Insight on the closed III must be cast, the Spark on I may wait."""
    there = {"I": {"open": True, "prepped": ["spark"]}, "III": {"stage": 0, "prepped": ["tornado-of-insight"]}}
    match = battle(kel(breaches=there), zhana(), phase="casting", run_on=False, nemesis={"in_play": []})
    assert "end" not in keys(match)
    choose(match, "cast:tornado-of-insight@III", "maw:i")
    assert player(match)["discard"] == ["tornado-of-insight"]
    assert "end" in keys(match)


def test_gaining_and_spending_aether() -> None:
    """*Przykład pozyskania i wydania eteru*: four Crystals and the Glyph Carver are 5 aether, and buy Transmuter's Lens."""
    match = battle(zhana(hand=["crystal"] * 4 + ["glyph-carver"]), kel())
    choose(match, *["play:crystal"] * 4)
    choose(match, "play:glyph-carver", "or:1")
    assert player(match)["aether"] == 5
    match.choose("gain:transmuters-lens")
    assert player(match)["discard"][0] == "transmuters-lens"


def test_focusing_or_opening_a_breach() -> None:
    """*Przykład wzmocnienia lub otwarcia bramy*: with 4 aether II for 2, III for 3, or open IV for 4; II opens for 5."""
    match = battle(zhana(hand=["glyph-carver"], aether=4), kel())
    assert {"focus:II", "focus:III", "open:IV"} <= set(keys(match))
    assert "open:II" not in keys(match)
    match.choose("open:IV")
    assert breach(match, "IV")["state"] == "open"
    assert player(match)["aether"] == 0
    assert "play:glyph-carver" in keys(match)


def test_the_nemesis_main_phase() -> None:
    """*Przykład fazy głównej Nemezis*: Gravehold 26, 24, 16."""
    in_play = ["moonstruck-hound", {"name": "cascading-casualties", "tokens": 1}]
    nemesis = {"deck": ["bound", "topple"], "in_play": in_play}
    marks = {"maw-ii-place": 2}
    match = battle(
        zhana(), kel(), phase="nemesis-main", gravehold=26, nemesis=nemesis, marks=marks, turn_order=TURNS, run_on=False
    )
    match.choose("go-on")
    assert at(match, "ii") == 4
    assert gravehold(match) == 16


def test_withering_rot() -> None:
    """*Przykład karty ataku*: Heniek's life goes from 10 to 7, and a Curse of Rot onto his discard pile."""
    nemesis = {"deck": ["withering-rot", "topple"]}
    match = battle(zhana(), kel(), phase="nemesis-draw", nemesis=nemesis, turn_order=TURNS)
    match.choose("player:2")
    assert lives(match)[1] == 7
    assert player(match, 1)["discard"] == ["curse-of-rot"]


def test_exhaustion() -> None:
    """*Przykład wyczerpania*: Breach Spike with 2 life left; two Unleashes, a breach, charges, and Gravehold 16 to 14."""
    there = {"I": {"open": True, "prepped": ["spark"]}, "III": {"open": True, "prepped": ["lightning-arrow"]}}
    heniek = kel(life=2, charges=3, breaches=there)
    nemesis = {"deck": ["breach-spike", "topple"], "in_play": []}
    match = battle(zhana(), heniek, phase="nemesis-draw", gravehold=16, nemesis=nemesis, turn_order=TURNS)
    for _ in range(2):
        match.choose("maw:iii")  # Breach Spike's Unleash: the third maw does nothing to Gravehold
        if match.decision.word == "ask-player":
            match.choose("player:1")
    for maw in ("maw:i", "maw:iv"):
        match.choose(maw)
    match.choose("destroy-breach:III")
    assert lives(match)[1] == 0
    assert player(match, 1)["charges"] == 0
    assert player(match, 1)["discard"] == ["lightning-arrow"]
    assert gravehold(match) == 14


def test_the_draw_phase() -> None:
    """*Przykładowa faza dobierania*: what was played goes onto the gained card, in the order Heniek likes."""
    played = ["destiny-forger", "crystal", "crystal", "crystal", "molten-peridot"]
    heniek = kel(hand=[], played=played, discard=["lightning-arrow", "tornado-of-insight"], deck=["spark"] * 5)
    match = battle(heniek, zhana(), phase="draw", run_on=False)
    choose(match, "next:destiny-forger", "next:crystal", "next:crystal", "next:crystal")
    pile = player(match)["discard"][::-1]
    assert pile[:3] == ["tornado-of-insight", "lightning-arrow", "destiny-forger"]
    assert pile[-1] == "molten-peridot"
    assert player(match)["hand"] == ["spark"] * 5
