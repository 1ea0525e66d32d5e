"""The questions of a set-up, with what one should know before answering them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from talia.games.seasons.cards.card import DESTINY, KINGDOM
from talia.games.seasons.cards.enchantments import ENCHANTMENTS
from talia.games.seasons.set_up.setup import BOX_CHOICES, DEFAULTS, LEVELS, NO, YES
from talia.games.seasons.shown.text import enchantment_text
from talia.kernel.form import RANDOM, Choice, Field, said
from talia.kernel.voice import Name

RATINGS = {"apprentice": "gentle", "magician": "fair", "archmage": "rich"}
"""How much there is to know at each level."""


def fields() -> tuple[Field, ...]:
    """Level, boxes and enchantment, and what only some of their answers leave to be asked."""
    levels = tuple(
        Choice(
            id,
            Name(f"level-{id}"),
            said(f"level-{id}-text"),
            rating=Name(f"rating-{RATINGS[id]}"),
        )
        for id in LEVELS
    )
    enchantments = (
        Choice("none", Name("enchantment-none"), said("enchantment-none-text")),
        Choice(RANDOM, Name("choice-random"), said("choice-random-text")),
        *(Choice(each.id, each.name, partial(enchantment_text, each)) for each in ENCHANTMENTS),
    )
    return (
        Field("level", Name("field-level"), levels, DEFAULTS["level"], advised="apprentice"),
        Field(
            "boxes",
            Name("field-boxes"),
            _choices(tuple(BOX_CHOICES), "boxes", "boxes"),
            DEFAULTS["boxes"],
            advised="base",
        ),
        Field(
            "enchantment",
            Name("field-enchantment"),
            enchantments,
            DEFAULTS["enchantment"],
            advised="none",
        ),
        Field(
            "tokens",
            Name("field-tokens"),
            _choices((YES, NO), "choice", "tokens"),
            DEFAULTS["tokens"],
            when={"boxes": (KINGDOM, DESTINY, "all")},
        ),
        Field(
            "destiny",
            Name("field-destiny"),
            _choices((YES, NO), "choice", "destiny"),
            DEFAULTS["destiny"],
            when={"enchantment": (RANDOM,)},
        ),
    )


def _choices(values: Sequence[str], names: str, texts: str) -> tuple[Choice, ...]:
    return tuple(Choice(value, Name(f"{names}-{value}"), said(f"{texts}-{value}-text")) for value in values)
