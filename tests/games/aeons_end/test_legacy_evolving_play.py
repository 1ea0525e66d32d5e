"""Whole battles with cards that evolve, by chance and by bots: they end, and nothing is lost on the way."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.bots import bot, play
from talia.games.aeons_end.bot.evaluation import standing
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.chance import Chance
from talia.words.speaker import speaker

from .legacy_basics import GAME, battle, form

FORMS = GAME.box.forms
FIRST = [card for card in FORMS if all(other.becomes is not card for other in FORMS)]


def begun(seed: int, players: int) -> Match:
    """A battle of some chapter: a deck of cards in whatever forms they may have by then, with stickers on some."""
    chance = Chance(seed)
    deck: list[str] = []
    changed: dict[str, dict[str, Any]] = {}  # Any: it is JSON
    for tier in (1, 2, 3):
        came = [card for card in FIRST if card.tier == tier]
        for _ in range(6):
            card = came.pop(chance.below(len(came)))
            now = card.forms()[chance.below(len(card.forms()))]
            deck.append(now.id)
            worn = {"stickers": chance.below(now.places + 1), "was": card.id if now is not card else ""}
            changed[now.id] = {name: value for name, value in worn.items() if value}
    nemesis = GAME.box.nemeses[seed % 4].id  # those of War Eternal, which any deck will do for
    return GAME.new(
        players=players, seed=seed, nemesis=nemesis, deck=deck, chapter=1 + chance.below(8), changed=changed
    )


def state(match: Match) -> Battle:
    """The battle of a match."""
    assert isinstance(match.state, Battle)
    return match.state


@pytest.mark.parametrize("seed", range(8))
def test_a_battle_by_chance_ends_and_every_form_can_be_told_and_shown(seed: int) -> None:
    match, chance = begun(seed, 1 + seed % 4), Chance(seed)
    voice = speaker(("en", "pl")[seed % 2], GAME)
    made = 0
    while not match.over:
        decision = match.decision
        match.choose(chance.below(len(decision.options)), decision.seat)
        made += 1
        if made % 50 == 0 and not match.over:
            assert GAME.arrange(match.position()).fingerprint == match.fingerprint
            GAME.scene(match, 0, voice)
            seen, twin = match.view(0), match.clone()
            assert twin.fingerprint == match.fingerprint
            GAME.redeal(twin, 0, Chance(made))
            assert twin.view(0) == seen
    again = GAME.again(match.origin)
    for key in match.keys:
        again.choose(key)
    assert again.fingerprint == match.fingerprint
    for card, first, stickers in state(match).changed:
        kind = state(match).kinds[card]
        assert kind in first.forms()
        assert 0 <= stickers <= kind.places


@pytest.mark.parametrize("seed", [1, 6])
def test_steady_plays_on_whatever_evolves(seed: int) -> None:
    match = begun(seed, 2)
    play(match, [bot("steady", GAME, seed), bot("steady", GAME, seed + 1)])
    assert match.result is not None


def test_a_bot_would_rather_not_let_a_card_evolve() -> None:
    worth = []
    for changed in ({}, {"tremor-campaign": {"stickers": 1}}, {"tremor-campaign": {"stickers": 2}}):
        worth.append(standing(state(battle(nemesis={"deck": ["tremor-campaign"], "changed": changed}))))
    last = battle(nemesis={"deck": ["crushing-wave"], "changed": {"crushing-wave": {"was": "tremor-campaign"}}})
    worth.append(standing(state(last)))
    assert form(last, "tremor-campaign") == ("crushing-wave", 0)
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 4
