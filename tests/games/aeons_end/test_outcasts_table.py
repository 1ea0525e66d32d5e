"""What the table shows of mages with tokens of their own, and of cards that lie before a player."""

from __future__ import annotations

from talia.kernel.scene import Area, Thing
from talia.words.speaker import speaker

from .outcasts import GAME, battle, kel
from .table import mage


def scene_of(match: object) -> dict[str, Area]:
    """The areas of the table by name."""
    return {area.ref: area for area in GAME.scene(match, 0, speaker("en", GAME)).areas}  # type: ignore[arg-type]


def test_a_glyph_is_told_on_the_pile_it_lies_on() -> None:
    match = battle(mage("Z'hana", hand=["glyph-carver"]), kel())
    match.choose("play:glyph-carver")
    match.choose("or:2")
    match.choose("glyph:mind")
    match.choose("onto:twisted-fang")
    piles: dict[str, Thing] = {thing.card: thing for thing in scene_of(match)["market"].things}
    assert "Mind" in piles["twisted-fang"].facts
    assert "Mind" not in piles["lightning-arrow"].facts


def test_the_barrier_says_where_it_lies() -> None:
    match = battle(mage("Taqren"), kel(), marks={"barrier": 2})
    assert "Barrier: Gain 1 charge." in scene_of(match)["p0"].facts


def test_cards_before_a_player_lie_at_their_mat_and_nowhere_else() -> None:
    match = battle(kel(front=["hemorrhage"]), mage("Ilya"))
    areas = scene_of(match)
    assert [thing.card for thing in areas["p0/front"].things] == ["hemorrhage"]
    assert not [ref for ref in areas if ref.startswith("front")]
    assert "p1/front" not in areas
