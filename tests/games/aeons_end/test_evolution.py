"""Cards that evolve: stickers first, then another form for good, and nobody who does not evolve is any the wiser."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from talia import Match, TaliaError
from talia.games.aeons_end.boxes.war_eternal import BOX
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.vocabulary import gravehold_suffers, when
from talia.games.aeons_end.cards.vocabulary.evolution import chapter_from, evolve
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.evolution import changes
from talia.kernel.chance import Chance
from tests.games.aeons_end.table import choose, foe, gex, gravehold, in_play, keys

BEAST = MINION("test-beast", tier=1, life=9, persistent=gravehold_suffers(3))
WHELP = MINION("test-whelp", tier=1, life=6, places=1, becomes=BEAST, persistent=gravehold_suffers(2) + evolve())
EGG = MINION(
    "test-egg", tier=1, life=4, becomes=WHELP, immediately=when(chapter_from(4), evolve()), persistent=evolve()
)
STORM = ATTACK("test-storm", tier=1, attack=gravehold_suffers(9))
BREEZE = ATTACK("test-breeze", tier=1, becomes=STORM, attack=evolve() + gravehold_suffers(1))
CHAINS = POWER("test-chains", tier=1, tokens=1, power=gravehold_suffers(4))
THREAD = POWER(
    "test-thread", tier=1, tokens=3, places=1, becomes=CHAINS, discard_for=evolve(), power=gravehold_suffers(1)
)
GAME = AeonsEnd(replace(BOX, basics=(*BOX.basics, BEAST, STORM, CHAINS), forms=(EGG, WHELP, BREEZE, THREAD)))

# Any, all through this file: positions are plain JSON.


def battle(**position: Any) -> Match:
    """A position against Umbra Titan, with nothing of its deck but Smite and Throttle."""
    nemesis = {"name": "Umbra Titan", "deck": ["Smite", "Throttle"], **position.pop("nemesis", {})}
    turns = {"deck": ["player 1", "nemesis", "player 1"], "discard": ["player 1", "nemesis"]}
    return GAME.arrange({"players": [gex()], "nemesis": nemesis, "turn_order": turns, "run_on": True, **position})


def draws(card: str, **position: Any) -> Match:
    """The nemesis draws this card."""
    return battle(phase="nemesis-draw", nemesis={"deck": [card, "Smite"]}, **position)


def acts(card: Any, changed: Any = None, **position: Any) -> Match:
    """The nemesis' main phase with this card in play; it then draws the harmless Breeze."""
    foe = {"in_play": [card], "deck": ["test-breeze", "Smite"], "changed": changed or {}}
    return battle(phase="nemesis-main", nemesis=foe, **position)


def kept(match: Match) -> dict[str, tuple[str, int]]:
    """What a campaign would keep of a match: the form each changed card has now, and its stickers."""
    assert isinstance(match.state, Battle)
    return {first: (change.card.id, change.stickers) for first, change in changes(match.state).items()}


def test_an_attack_without_places_takes_its_next_form_at_once_and_is_resolved_as_what_it_was() -> None:
    match = draws("test-breeze")
    assert gravehold(match) == 29
    assert foe(match)["discard"] == ["test-storm"]
    assert foe(match)["changed"] == [{"id": "test-storm", "was": "test-breeze", "stickers": 0}]
    assert kept(match) == {"test-breeze": ("test-storm", 0)}


def test_a_minion_stays_in_play_in_its_new_form_with_the_life_it_had() -> None:
    match = acts({"name": "test-egg", "life": 3})
    assert in_play(match) == {"test-whelp": 3}
    assert gravehold(match) == 29  # the Breeze's: a Whelp that has just hatched does not act


def test_a_card_with_a_place_takes_a_sticker_before_it_takes_its_next_form() -> None:
    match = acts("test-whelp")
    assert in_play(match) == {"test-whelp": 6}
    assert kept(match)["test-whelp"] == ("test-whelp", 1)
    again = acts("test-whelp", {"test-whelp": {"stickers": 1}})
    assert in_play(again) == {"test-beast": 6}
    assert kept(again)["test-whelp"] == ("test-beast", 0)


def test_what_came_in_an_earlier_form_is_known_by_that_form() -> None:
    match = acts("test-whelp", {"test-whelp": {"was": "test-egg", "stickers": 1}})
    assert kept(match)["test-egg"] == ("test-beast", 0)


def test_a_minion_that_evolves_before_it_is_placed_enters_with_the_life_of_its_new_form() -> None:
    assert in_play(draws("test-egg", chapter=4)) == {"test-whelp": 6}
    assert in_play(draws("test-egg", chapter=3)) == {"test-egg": 4}


def test_to_discard_a_power_may_be_to_let_it_evolve() -> None:
    match = battle(nemesis={"in_play": ["test-thread"]})
    choose(match, "discard:test-thread")
    assert foe(match)["discard"] == ["test-thread"]
    assert kept(match) == {"test-thread": ("test-thread", 1)}
    full = battle(nemesis={"in_play": ["test-thread"], "changed": {"test-thread": {"stickers": 1}}})
    choose(full, "discard:test-thread")
    assert foe(full)["discard"] == ["test-chains"]


def test_a_clone_and_a_step_back_know_the_form_before() -> None:
    match = battle(nemesis={"in_play": ["test-thread"], "changed": {"test-thread": {"stickers": 1}}})
    twin, before = match.clone(), match.fingerprint
    match.choose("discard:test-thread")
    assert in_play(twin) == {"test-thread": 3}
    assert twin.fingerprint == before != match.fingerprint
    match.undo()
    assert match.fingerprint == before
    assert in_play(match) == {"test-thread": 3}


def test_forms_and_stickers_are_part_of_a_position() -> None:
    for match in (draws("test-breeze"), acts("test-whelp"), acts("test-egg"), draws("test-egg", chapter=5)):
        told = match.position()
        again = GAME.arrange(told)
        assert again.fingerprint == match.fingerprint
        assert kept(again) == kept(match)
    plain = battle(nemesis={"in_play": ["test-whelp"]})
    marked = battle(nemesis={"in_play": ["test-whelp"], "changed": {"test-whelp": {"stickers": 1}}})
    assert plain.fingerprint != marked.fingerprint


def test_a_position_says_only_what_can_be() -> None:
    for changed, where in (
        ({"test-whelp": {"stickers": 2}}, "nemesis.changed.test-whelp.stickers"),
        ({"test-whelp": {"was": "test-breeze"}}, "nemesis.changed.test-whelp.was"),
        ({"test-egg": {"stickers": 1}}, "nemesis.changed.test-egg"),
    ):
        with pytest.raises(TaliaError, match=f"^{where}: "):
            battle(nemesis={"in_play": ["test-whelp"], "changed": changed})
    with pytest.raises(TaliaError, match=r"^nemesis\.discard"):
        battle(nemesis={"in_play": ["test-whelp"], "discard": ["test-beast"]})


def test_a_settled_set_up_says_forms_and_stickers_and_deals_them() -> None:
    changed = {"test-storm": {"was": "test-breeze"}, "test-thread": {"stickers": 1}}
    deck = ["test-storm", "test-thread", "test-egg", "smite", "throttle"]
    match = GAME.new(players=1, seed=3, nemesis="umbra-titan", deck=deck, chapter=5, changed=changed)
    assert match.origin["setup"]["changed"] == changed
    assert match.origin["setup"]["chapter"] == 5
    assert kept(match) == {"test-breeze": ("test-storm", 0), "test-thread": ("test-thread", 1)}
    assert "changed" not in foe(match)  # nobody sees into the deck
    chance = Chance(4)
    while not match.over and "test-egg" not in kept(match):
        options = keys(match)
        match.choose(options[chance.below(len(options))])
    assert kept(match)["test-egg"][0] in ("test-whelp", "test-beast")
    again = GAME.again(match.origin)
    choose(again, *match.keys)
    assert again.fingerprint == match.fingerprint


def test_who_imagines_the_deck_leaves_changed_cards_what_they_are() -> None:
    match = battle(nemesis={"deck": ["test-whelp", "Smite"], "changed": {"test-whelp": {"stickers": 1}}})
    seen, twin = match.view(0), match.clone()
    GAME.redeal(twin, 0, Chance(1))
    assert twin.view(0) == seen
    assert kept(twin) == {"test-whelp": ("test-whelp", 1)}


def test_a_deck_holds_a_card_in_one_form_only() -> None:
    with pytest.raises(TaliaError):
        GAME.new(players=1, seed=3, nemesis="umbra-titan", deck=["test-storm", "test-breeze"])


def test_a_battle_outside_a_campaign_says_nothing_of_it() -> None:
    setup = GAME.new(players=1, seed=3).origin["setup"]
    assert not {"chapter", "changed"} & set(setup)
    assert not {"test-egg", "test-whelp", "test-breeze", "test-thread"} & set(setup["deck"])
