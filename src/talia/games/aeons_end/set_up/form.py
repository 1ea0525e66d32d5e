"""The questions of a battle's set-up, with what one should know before answering them."""

from __future__ import annotations

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.set_up import ally, gift_fields
from talia.games.aeons_end.set_up.settling import ALL, BOXES, usual_market
from talia.games.aeons_end.set_up.setup import LEVELS
from talia.games.aeons_end.set_up.treasures import FIELDS, NONE, of_level
from talia.kernel.form import RANDOM, Choice, Field, said
from talia.kernel.voice import Name

RATINGS = ((3, "gentle"), (5, "fair"), (8, "hard"), (10, "merciless"))
"""The words for a nemesis' difficulty, each up to a number of the ten."""


def fields(box: Box) -> tuple[Field, ...]:
    """Nemesis, mages, market, difficulty, what one mage alone or four may choose beside, and treasures if there are any."""
    random = Choice(RANDOM, Name("choice-random"), said("choice-random-text"))
    nemeses = tuple(
        Choice(nemesis.id, nemesis.name, card=nemesis.id, rating=rating(nemesis)) for nemesis in box.offered()
    )
    mages = tuple(Choice(mage.id, mage.listed, card=mage.id) for mage in box.mages)
    markets = tuple(
        Choice(id, Name(f"market-{id}"), said("market-suggested"), holds=tuple(held))
        for id, held in box.markets.items()
    )
    cards = tuple(Choice(card.id, card.name, card=card.id) for card in box.market)
    levels = tuple(
        Choice(
            id,
            Name(f"difficulty-{id}"),
            said(f"difficulty-{id}-text", life=level.life, gravehold=level.gravehold, n=abs(level.nemesis)),
        )
        for id, level in LEVELS.items()
    )
    orders = tuple(
        Choice(id, Name(f"turn-order-{id}"), said(f"turn-order-{id}-text")) for id in box.edition.turn_orders
    )
    lives = tuple(
        Choice(id, Name(f"life-{id}"), said("life-usual-text" if id == "usual" else "life-more-text", n=id))
        for id in ("usual", "12", "15")
    )
    mildest = min(box.offered(), key=lambda nemesis: nemesis.rating).id
    return (
        *((_boxes(box),) if box.parts else ()),
        Field("nemesis", Name("field-nemesis"), (*nemeses, random), RANDOM, advised=mildest),
        *gift_fields.fields(box),
        Field(
            "mages",
            Name("field-mages"),
            (random,),
            RANDOM,
            mages,
            advised_parts=box.beginners,
            when=gift_fields.ready(box),
        ),
        Field("market", Name("field-market"), (*markets, random), usual_market(box), cards, sum(box.piles.values())),
        Field("difficulty", Name("field-difficulty"), levels, "normal", advised="beginner"),
        *(
            (Field("turn_order", Name("field-turn-order"), orders, orders[0].value, players=(1, 4)),)
            if len(orders) > 1
            else ()
        ),
        Field("life", Name("field-life"), lives, "usual", players=(1,)),
        *(_treasures(box, level) for level in FIELDS if box.treasures),
        *ally.fields(box),
        *((_upgraded(box),) if any(card.upgraded for card in box.basics) else ()),
    )


def _boxes(box: Box) -> Field:
    """Out of which boxes chance chooses: all, or one of them; several are named by whoever writes the answer."""
    each = [Choice(one.id, Name(f"title-{one.id}"), said("boxes-one-text")) for one in box.parts]
    return Field(BOXES, Name("field-boxes"), (Choice(ALL, Name("boxes-all"), said("boxes-all-text")), *each), ALL)


def _upgraded(box: Box) -> Field:
    """Whether the nemesis deck is dealt with upgraded basic cards."""
    held = tuple(card.id for card in box.basics if card.upgraded)
    choices = (
        Choice("none", Name("upgraded-none"), said("upgraded-none-text")),
        Choice("all", Name("upgraded-all"), said("upgraded-all-text"), holds=held),
    )
    return Field("upgraded", Name("field-upgraded"), choices, "none")


def _treasures(box: Box, level: int) -> Field:
    """The treasures of a level: one for each player, or for all of them together."""
    none = Choice(NONE, Name("treasure-none"), said("treasure-none-text"))
    random = Choice(RANDOM, Name("choice-random"), said("choice-random-text"))
    cards = tuple(Choice(card.id, card.name, card=card.id) for card in of_level(box, level))
    label = Name(f"field-treasure-{level}")
    if level == 2:
        return Field(FIELDS[level], label, (none, *cards, random), NONE)
    return Field(FIELDS[level], label, (none, random), NONE, (none, *cards))


def rating(nemesis: Nemesis) -> Name:
    """How hard a nemesis is, in words."""
    return Name(f"rating-{next(word for most, word in RATINGS if nemesis.rating <= most)}", n=nemesis.rating)
