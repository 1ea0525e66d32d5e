"""What has changed on a card for good: what is drawn on it, and what it was before."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.rules import evolution
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.shown.text import card_text, kind_name
from talia.kernel.voice import Voice

STICKER, PLACE, FLAW = "sticker", "place", "flaw"


def marks(card: Card, stickers: int = 0) -> tuple[str, ...]:
    """What is drawn on a card: its stickers, the places that are still free, and a flaw."""
    return (*(STICKER,) * stickers, *(PLACE,) * (card.places - stickers), *((FLAW,) if card.flaw_of else ()))


def words(card: Card, v: Voice, stickers: int = 0, earlier: Sequence[Card] = ()) -> str:
    """The stickers on a card, and the forms that it had before, each with what it said."""
    lines = [v.say("table-stickers", n=stickers, places=card.places)] if stickers else []
    for form in (*earlier, *((card.flaw_of,) if card.flaw_of else ())):
        lines.append(v.say("table-earlier", card=f"{v.say(form.name.word)} ({kind_name(form, v)})"))
        lines += card_text(form, v).splitlines()
    return "\n".join(lines)


def in_short(battle: Battle, card: int, v: Voice) -> str:
    """A card by its name, and in brackets what has changed on it."""
    kind = battle.kinds[card]
    name = v.say(kind.name.word)
    count, earlier = evolution.stickers(battle, card), evolution.earlier(battle, card)
    told = [v.say("table-stickers", n=count, places=kind.places)] if count else []
    told += [v.say("table-earlier", card=v.say(form.name.word)) for form in earlier]
    return f"{name} ({', '.join(told)})" if told else name
