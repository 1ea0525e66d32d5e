"""What the steady bot reads from cards of the newer boxes: pulse, Echo, Link and what cards do only at times; wandering
minions and shields."""

from __future__ import annotations

from typing import Any

import talia
from talia.bots import bot
from talia.games.aeons_end.bot.blows import kills, toll
from talia.games.aeons_end.bot.buying import card_worth
from talia.games.aeons_end.bot.evaluation import standing, strength
from talia.games.aeons_end.cards.card import GEM, SPELL, Card
from talia.games.aeons_end.cards.vocabulary.amounts import MoreIf, supply_empty
from talia.games.aeons_end.cards.vocabulary.base import may
from talia.games.aeons_end.cards.vocabulary.damage import deal
from talia.games.aeons_end.cards.vocabulary.gains import draws, gain
from talia.games.aeons_end.cards.vocabulary.pulse import deal_for_pulse, gains_pulse, pay_pulse
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.match import Match

LEGACY, OUTCASTS = talia.game("aeons-end/legacy"), talia.game("aeons-end/outcasts")
SHIELDED = "vile impaler"


def spell(cast: Any, **more: Any) -> Card:  # Any: whatever a spell is declared with
    return SPELL("of-a-test", 4, cast, **more)


def table(**position: Any) -> Battle:  # Any: a position is plain data
    state = LEGACY.arrange(position).state
    assert isinstance(state, Battle)
    return state


def test_damage_that_is_dealt_only_at_times_counts_for_less() -> None:
    at_times = strength(spell(deal(MoreIf(2, 3, supply_empty()))))
    assert strength(spell(deal(2))) < at_times < strength(spell(deal(5)))


def test_a_spell_that_is_resolved_twice_counts_twice() -> None:
    assert strength(spell(deal(2), echo=True)) == 2 * strength(spell(deal(2)))


def test_what_happens_when_a_spell_is_prepped_counts() -> None:
    assert strength(spell(deal(2), when_prepped=deal(1))) == strength(spell(deal(3)))


def test_a_spell_that_shares_its_breach_is_a_little_better() -> None:
    assert strength(spell(deal(2))) < strength(spell(deal(2), link=True)) < strength(spell(deal(3)))


def test_pulse_is_worth_something_but_less_than_what_it_is_paid_for() -> None:
    plain, beating = GEM("plain", 3, gain(2)), GEM("beating", 3, gain(2) + gains_pulse())
    paying = GEM("paying", 3, gain(2) | (pay_pulse(2) + gain(3)))
    assert strength(plain) <= strength(paying) < strength(beating) < strength(GEM("rich", 3, gain(3)))
    assert strength(spell(deal(2))) < strength(spell(deal_for_pulse(2, 2, 3))) < strength(spell(deal(5)))


def test_cards_that_are_drawn_count() -> None:
    assert strength(GEM("plain", 3, gain(2))) < strength(GEM("drawing", 3, gain(2) + draws(1)))
    assert strength(GEM("drawing", 3, gain(2) + may(draws(1)))) < strength(GEM("drawing", 3, gain(2) + draws(1)))


def test_pulse_tokens_are_worth_keeping() -> None:
    poor = table(players=[{"mage": "tolgrim"}, {}])
    rich = table(players=[{"mage": "tolgrim", "pulse": 2}, {}])
    assert standing(poor) < standing(rich)


def test_two_small_spells_are_not_worth_a_strong_one() -> None:
    """They would lie on two breaches, and there are few."""
    b = table(players=[{}, {}])
    small, strong = spell(deal(2)), spell(deal(4))
    assert 2 * card_worth(b, small, 0.0, 10.0) < card_worth(b, strong, 0.0, 10.0)


# Wandering minions, shields


def main_keys(match: Match) -> list[str]:
    """The keys of what is left of a main phase."""
    steady = bot("steady", OUTCASTS, 1)
    turn = match.view()["turn"]
    while not match.over and match.view()["turn"] == turn:
        match.choose(steady.choose(match, match.decision))
    return match.keys


def test_aether_is_spent_on_a_wandering_minion_that_would_ruin_gravehold() -> None:
    match = OUTCASTS.arrange(
        {
            "gravehold": 8,
            "players": [{"mage": "kel", "aether": 4, "hand": []}, {}],
            "nemesis": {"name": "risen thrall", "in_play": [{"name": "wandering observer", "life": 4}]},
        }
    )
    assert main_keys(match)[:2] == ["hunt:wandering-observer", "spend:4"]


def test_a_strong_spell_is_not_wasted_on_a_wandering_minion() -> None:
    b = OUTCASTS.arrange(
        {
            "players": [{}, {}],
            "nemesis": {"name": "risen thrall", "in_play": [{"name": "wandering observer", "life": 4}]},
        }
    ).state
    assert isinstance(b, Battle)
    (minion,) = b.minions()
    assert toll(b, minion, 5) == (1, 4)
    assert not kills(b, minion, 5)


def test_a_shield_takes_a_blow_of_any_strength() -> None:
    b = table(
        players=[{}, {}],
        nemesis={"name": "bladius", "in_play": [{"name": SHIELDED, "life": 3, "shields": 1}]},
    )
    (minion,) = b.minions()
    assert toll(b, minion, 1) == toll(b, minion, 6) == (2, 5)
    assert not kills(b, minion, 6)


def test_what_a_silenced_minion_does_is_feared_less() -> None:
    loud = table(players=[{}, {}], nemesis={"name": "bladius", "in_play": [SHIELDED]})
    quiet = table(players=[{}, {}], nemesis={"name": "bladius", "in_play": [{"name": SHIELDED, "silenced": True}]})
    assert standing(loud) < standing(quiet)


def test_a_burden_is_bought_off() -> None:
    """Whoever gains a card that costs 5 or more is rid of it; else two cheap cards would be bought instead."""
    everything = {roman: {"open": True} for roman in ("I", "II", "III", "IV")}
    for lying, bought in (([], "gain:fortified-frost"), (["hemorrhage"], "gain:vigorous-sunstone")):
        match = OUTCASTS.arrange(
            {
                "market": {"fortified frost": 5, "vigorous sunstone": 5},
                "players": [{"mage": "kel", "aether": 5, "hand": [], "breaches": everything, "front": lying}, {}],
                "nemesis": {"name": "risen thrall"},
            }
        )
        assert main_keys(match)[0] == bought
