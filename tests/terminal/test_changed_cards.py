"""What has changed on a card for good, in the terminal: signs beside its name, and its earlier form where it is read."""

from __future__ import annotations

from talia.kernel.scene import Thing
from talia.terminal import plain_text, styles

DAZE = Thing(
    "nemesis/daze",
    "Daze",
    ("tier 1",),
    "attack\nIt hurts.",
    marks=("sticker", "place"),
    changed="before: Doze\nIt tires.",
)


def test_stickers_and_free_places_stand_beside_the_name() -> None:
    assert plain_text.thing_line(DAZE, {}) == "Daze ●○ (tier 1)"
    assert plain_text.thing_line(Thing("p0/hand/crystal", "Crystal", marks=("flaw",)), {}) == "Crystal ✗"
    assert "Daze ●○" in styles.one_line(DAZE, ()).plain


def test_the_earlier_form_is_told_where_the_whole_card_is() -> None:
    assert plain_text.thing_text(DAZE)[-2:] == ["  before: Doze", "  It tires."]
    assert styles.detail(DAZE, ()).plain.endswith("It hurts.\nbefore: Doze\nIt tires.")


def test_a_card_that_has_not_changed_looks_as_ever() -> None:
    assert plain_text.thing_line(Thing("p0/hand/spark", "Spark"), {}) == "Spark"
    assert styles.detail(Thing("p0/hand/spark", "Spark"), ()).plain.endswith(" Spark")
