"""The installed games, as the front page tells of them, and the bots that each of them offers."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import Any

from talia.bots import names
from talia.kernel.errors import TaliaError
from talia.kernel.form import Choice, Field
from talia.kernel.game import Game
from talia.kernel.glossary import glossary
from talia.kernel.registry import game as find_game
from talia.kernel.registry import games
from talia.table.presentation import bot_name
from talia.table.refusal import Refusal
from talia.words.marks import ids_in
from talia.words.speaker import LANGUAGES, Speaker, speaker


def installed_game(id: str) -> Game:
    """An installed game; refused if there is none of that id."""
    try:
        return find_game(id)
    except TaliaError:
        raise Refusal("missing", "error-table-missing") from None


@lru_cache(maxsize=64)
def game_info(game: Game, lang: str) -> dict[str, Any]:
    """The protocol's GameInfo. Any: it is plain JSON."""
    s = speaker(lang, game)
    return {
        "id": game.id,
        "title": s.name(game.title),
        "blurb": game.blurb(s),
        "guide": [{"title": part.title, "lines": list(part.lines)} for part in game.guide(s)],
        "lessons": [
            {"id": each.id, "title": s.name(each.name), "blurb": s.say(f"lesson-{each.id}-blurb")}
            for each in game.lessons()
        ],
        "glossary": [
            {"id": term.id, "title": term.title, "forms": list(term.forms), "text": term.text}
            for term in glossary(game, s)
        ],
        "least": game.least,
        "most": game.most,
        "players": max(game.least, min(2, game.most)),
        "cooperative": game.cooperative,
        "offered": game.id in games(),
        "bots": [{"id": bot, "name": bot_name(bot, s)} for bot in names(game)],
        "fields": [field_info(field, s) for field in game.fields],
    }


@lru_cache(maxsize=64)
def cards_info(game: Game, lang: str) -> list[dict[str, Any]]:
    """The protocol's CardInfo of every card. Any: it is plain JSON."""
    names = _names(game)
    return [{**asdict(card), "names": names.get(card.id, ())} for card in game.cards(speaker(lang, game))]


@lru_cache(maxsize=64)
def _names(game: Game) -> dict[str, list[str]]:
    """By card, which others its text names. It is asked of one language, because others bend the names of cards."""
    listed = game.cards(speaker(LANGUAGES[0], game).marking(game.named()))
    told = {card.id for card in listed if card.text and not card.sealed}
    return {card.id: [id for id in ids_in(card.text) if id in told and id != card.id] for card in listed}


def field_info(field: Field, s: Speaker) -> dict[str, Any]:
    """The protocol's Field."""
    return {
        "name": field.name,
        "label": s.name(field.label),
        "choices": [_choice(choice, s) for choice in field.choices],
        "default": field.default,
        "advised": field.for_beginners,
        "advised_parts": list(field.advised_parts),
        "parts": [_choice(part, s) for part in field.parts],
        "count": field.count,
        "players": list(field.players),
        "when": {name: list(values) for name, values in field.when.items()},
    }


def _choice(choice: Choice, s: Speaker) -> dict[str, Any]:
    return {
        "value": choice.value,
        "name": s.name(choice.name),
        "text": choice.text(s) if choice.text is not None else "",
        "card": choice.card,
        "holds": list(choice.holds),
        "rating": s.name(choice.rating) if choice.rating is not None else "",
    }


def check_bot(bot: str, game: Game) -> None:
    """Only the bots that are offered: `search:1000000` would think until everybody has gone home."""
    if bot not in names(game):
        raise TaliaError("error-no-such-bot", name=bot, possible=names(game))
