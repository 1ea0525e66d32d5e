"""Restricted aether: whatever could still be bought if the right aether had been spent can be bought."""

from __future__ import annotations

import json

import talia
from talia import Match
from talia.games.aeons_end.rules.wallet import ANYTHING, COSTS, GEMS, RELICS, SPELLS, holds, spent, ways

from .table import battle, choose, dezmodia, gex, keys

CARDS = GEMS | RELICS | SPELLS
NO_RELIC_OR_SPELL = ANYTHING & ~(RELICS | SPELLS)
MARKET = {"Frozen Magmite": 7, "Mage's Totem": 5, "Scoria Slag": 7, "Jagged Lightning": 5}


def test_ways_to_pay() -> None:
    wallet = (1, ((CARDS, 2), (NO_RELIC_OR_SPELL, 2)))
    assert ways(wallet, GEMS, 3) == {
        (1, ((CARDS, 1),)),
        (1, ((NO_RELIC_OR_SPELL, 1),)),
        (0, ((CARDS, 2),)),
        (0, ((CARDS, 1), (NO_RELIC_OR_SPELL, 1))),
        (0, ((NO_RELIC_OR_SPELL, 2),)),
    }
    assert ways(wallet, SPELLS, 4) == set()
    assert ways(wallet, COSTS, 0) == {wallet}
    assert all(holds(way, GEMS) == 2 for way in ways(wallet, GEMS, 3))


def test_what_is_good_for_little_else_goes_first() -> None:
    assert spent((5, ((SPELLS, 2), (CARDS, 1))), SPELLS, 4) == (4, ())
    assert spent((5, ((SPELLS, 2), (CARDS, 1))), RELICS, 2) == (4, ((SPELLS, 2),))


def shopping() -> Match:
    """Two aether for cards only, two for anything but relics and spells, and one for anything."""
    match = battle(gex(hand=["Oblivion Shard", "Worldheart Shard", "Crystal", "Spark"]), dezmodia(), market=MARKET)
    choose(match, "play:oblivion-shard", "play:worldheart-shard", "or:2", "play:crystal")
    return match


def buy_the_gem(match: Match) -> None:
    """For three, to the discard pile."""
    choose(match, "gain:frozen-magmite")
    if match.decision.word == "ask-redirect":
        match.choose(-1 + len(match.decision.options))


def bought(match: Match) -> list[str]:
    """What could still be bought."""
    return [key for key in keys(match) if key.startswith(("gain", "charge", "focus", "open"))]


def test_a_purchase_does_not_lose_another() -> None:
    """A gem for three leaves a relic or a charge, in whichever way it was paid: not neither, and not only one of them."""
    match = shopping()
    buy_the_gem(match)
    assert "gain:mages-totem" in bought(match)
    assert "charge" in bought(match)


def test_but_of_two_that_exclude_each_other_one_is_bought() -> None:
    for first, other in (("gain:mages-totem", "charge"), ("charge", "gain:mages-totem")):
        match = shopping()
        buy_the_gem(match)
        choose(match, first)
        assert bought(match) == []
        assert other not in keys(match)


def test_aether_gained_later_does_not_pay_for_what_was_bought_before() -> None:
    match = battle(gex(hand=["Worldheart Shard", "Crystal", "Oblivion Shard"]), dezmodia(), market=MARKET)
    choose(match, "play:worldheart-shard", "or:2", "play:crystal")
    buy_the_gem(match)
    choose(match, "play:oblivion-shard")
    assert "gain:mages-totem" not in keys(match), "the aether for cards is gone, whatever came after it"
    assert "charge" in keys(match)


def test_a_turn_that_ends_forgets_it() -> None:
    match = shopping()
    buy_the_gem(match)
    fingerprint = match.clone().fingerprint
    assert talia.load(match.save()).fingerprint == fingerprint
    choose(match, "end")
    while match.view(0)["turn"] == 1:
        match.choose(0)
    assert match.state.wallets == ()  # type: ignore[attr-defined]


def test_a_battle_that_began_under_the_first_rules_goes_on_by_them() -> None:
    """They spent aether for cards before aether for anything but relics and spells, and lost the relic."""
    match = shopping()
    save = {**json.loads(match.save()), "rules": 1}
    old = talia.load(json.dumps(save))
    assert old.fingerprint == match.fingerprint
    buy_the_gem(old)
    assert "gain:mages-totem" not in keys(old)
    assert json.loads(old.save())["rules"] == 1
    assert talia.load(old.save()).fingerprint == old.fingerprint
