"""Options carry typed actions: what they mean is not read from their words."""

from __future__ import annotations

from talia import Match
from talia.games.aeons_end.boxes.war_eternal import BOX
from talia.games.aeons_end.rules.actions import OnBreach, OnCard, OnPlayer, OnSide
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.main_actions import Charge, Focus, Gain, MainAction, Play, Prep, UseAbility
from talia.kernel.chance import Chance
from talia.kernel.decision import NO_ACTION, Action
from tests.games.aeons_end.table import battle, choose, dezmodia, gex, nemesis_acts


def action(match: Match, key: str) -> Action:
    """The action of the option with this key."""
    option = match.decision.option(key)
    assert option is not None, match.decision.keys
    return option.action


def test_the_main_phase_offers_what_can_be_done() -> None:
    match = battle(gex(hand=["Crystal", "Spark"], aether=4, breaches={"II": {"open": True}}))
    play, prep, gain, focus = (
        action(match, key) for key in ("play:crystal", "prep:spark>II", "gain:scoria-slag", "focus:III")
    )
    assert isinstance(play, Play)
    assert play.kind is BOX.by_id["crystal"]
    assert isinstance(prep, Prep)
    assert (prep.kind, prep.breach) == (BOX.by_id["spark"], 1)
    assert isinstance(gain, Gain)
    assert gain.kind is BOX.by_id["scoria-slag"]
    assert isinstance(focus, Focus)
    assert focus.breach == 2
    assert isinstance(action(match, "charge"), Charge)
    assert action(match, "end") is NO_ACTION


def test_an_action_of_the_main_phase_does_itself() -> None:
    match = battle(gex(hand=["Crystal"], charges=1, aether=2))
    table = match.state
    assert isinstance(table, Battle)
    for key in ("play:crystal", "charge"):
        done = action(match, key)
        assert isinstance(done, MainAction)
        done.do(table, 0)
    assert (table.aether, table.charges, table.hand(0)) == (1, [2], [])


def test_a_charged_mage_can_use_the_ability() -> None:
    assert isinstance(action(battle(dezmodia(charges=6)), "ability"), UseAbility)


def test_a_card_to_destroy_is_that_card() -> None:
    match = battle(gex(hand=["Mage's Totem", "Crystal"], played=["Crystal"]))
    choose(match, "play:mages-totem")
    side = action(match, "or:1")
    assert isinstance(side, OnSide)
    assert side.number == 0
    choose(match, "or:1")
    chosen = action(match, "destroy:crystal")
    assert isinstance(chosen, OnCard)
    assert isinstance(match.state, Battle)
    assert match.state.kinds[chosen.card].id == "crystal"


def test_a_player_to_suffer_is_that_player() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(), dezmodia())
    second = action(match, "player:2")
    assert isinstance(second, OnPlayer)
    assert second.seat == 1


def test_a_breach_to_focus_is_that_breach() -> None:
    match = battle(gex(hand=["Primordial Fetish"], life=5), dezmodia())
    choose(match, "play:primordial-fetish", "or:1")
    third = action(match, "focus:III/2")
    assert isinstance(third, OnBreach)
    assert (third.seat, third.breach) == (1, 2)


def test_options_of_one_word_are_told_apart_by_their_actions() -> None:
    match = battle(gex(hand=["Crystal", "Spark", "Spark"]), dezmodia())
    chance = Chance(2)
    for _ in range(300):
        if match.over:
            break
        for one in match.decision.options:
            for other in match.decision.options:
                if one is not other and one.word == other.word:
                    assert one.action is not other.action, (one, other)
        match.choose(chance.below(len(match.decision.options)))
