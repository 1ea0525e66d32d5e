"""Battles to begin with, by chance: every question of the form, what only campaigns say, and positions made for a card."""

from __future__ import annotations

from functools import cache
from typing import Any

from talia import Match
from talia.games.aeons_end.boxes.legacy.flaws import with_flaws
from talia.games.aeons_end.boxes.legacy.gifts import GIFTS, SLOTS
from talia.games.aeons_end.boxes.legacy.mages import written
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.closed import CLOSED
from talia.games.aeons_end.set_up.treasures import STARTS
from talia.kernel.chance import Chance
from talia.kernel.form import Field, fields_that_matter
from tests.games.made import Made, aeons_end, some

Answers = dict[str, Any]  # Any, all through this file: answers are plain data

NAMES = ("Bo", "Ala", "Żmija", "Old Tom")


@cache
def made_positions(game: AeonsEnd) -> list[Made]:
    """A position for every card, mage and nemesis."""
    return list(aeons_end(game, 0))


def any_battle(game: AeonsEnd, seed: int) -> Match:
    """A battle of any set-up: all that people may answer, and in some battles what an expedition or a chapter would say.
    One in eight begins in the middle, in a position made for some card."""
    chance = Chance(seed ^ 0xBA77)
    if chance.below(8) == 0:
        made = made_positions(game)
        return game.arrange(made[chance.below(len(made))][1], seed)
    players = 1 + chance.below(4)
    answers: Answers = {}
    for field in game.fields:
        if field in fields_that_matter(game.fields, players, answers):
            answers[field.name] = any_answer(field, players, chance)
    if game.box.made is not None and chance.below(2):
        answers["mages"] = some_made(game.box, players, chance)
    if chance.below(4) == 0:
        answers["nemesis"] = some(game.box.nemeses, 1, chance)[0].id  # those of campaigns too
    settled = game.settle(players, seed, answers)
    foe = game.box.nemesis(settled["nemesis"])
    assert foe is not None
    if foe.stacked:  # its deck is as it is
        return game.new(players=players, seed=seed, **answers)
    if chance.below(2):
        answers["deck"] = another_deck(settled["deck"], chance)
    if game.box.forms and chance.below(3) == 0:
        answers |= of_a_chapter(game.box, settled, chance)
    if game.box.treasures and chance.below(4) == 0:
        answers["expedition"] = True
    return game.new(players=players, seed=seed, **answers)


def any_answer(field: Field, players: int, chance: Chance) -> Any:
    """One of the choices, or a list of parts."""
    number = chance.below(len(field.choices) + 2 * bool(field.parts))
    if number < len(field.choices):
        return field.choices[number].value
    return [part.value for part in some(field.parts, field.count or players, chance)]


def some_made(box: Box, players: int, chance: Chance) -> list[str]:
    """Mages made of any gifts, each gift of one mage only; some seats are left to those who are ready."""
    by_slot = [some([gift.id for gift in GIFTS.values() if gift.slot == slot], players, chance) for slot in SLOTS]
    made = [
        written(NAMES[seat], [gifts[seat] for gifts in by_slot if len(gifts) > seat and chance.below(5)])
        for seat in range(players)
    ]
    others = [mage.id for mage in box.mages if not mage.gifts]
    if others and chance.below(2):  # beside mages of other boxes
        made[chance.below(players)] = some(others, 1, chance)[0]
    return made


def another_deck(deck: list[str], chance: Chance) -> list[str]:
    """The same deck in any order, so that the last cards come first, and now and then short enough to be lived through."""
    return some(deck, len(deck) if chance.below(3) else 6 + chance.below(6), chance)


def of_a_chapter(box: Box, settled: Answers, chance: Chance) -> Answers:
    """Cards in the forms they have in a campaign, with stickers; flawed Crystals; rules that have not opened yet."""
    forms: dict[str, list[str]] = {}
    for card in box.forms:
        forms.setdefault(card.forms()[-1].id, []).append(card.id)
    deck, changed = [], {}
    for last in some(settled["deck"], len(settled["deck"]), chance):
        grown = forms.get(last, [])
        id = some([*grown, *grown, last], 1, chance)[0]
        deck.append(id)
        before = [form for form in grown if box.by_id[id] in box.by_id[form].forms()]
        change = {"was": some(before, 1, chance)[0]} if before and chance.below(2) else {}
        changed[id] = {**change, "stickers": chance.below(box.by_id[id].places + 1)}
    found: Answers = {
        "chapter": 1 + chance.below(8),
        "deck": deck,
        "changed": changed,
        "without": some(CLOSED, chance.below(len(CLOSED) + 1) if chance.below(2) else 0, chance),
    }
    if STARTS in settled and chance.below(2):
        found[STARTS] = [with_flaws(start, chance.below(4)) for start in settled[STARTS]]
    return found
