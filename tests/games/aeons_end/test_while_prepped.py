"""While prepped: what a spell lets its owner do in the main phase before it is cast."""

from tests.games.aeons_end.made_up import made_up
from tests.games.aeons_end.table import choose, dezmodia, gex, keys, player, prepped


def test_a_prepped_spell_may_be_used_once_a_turn() -> None:
    match = made_up(gex(breaches={"II": prepped("Ember")}), dezmodia())
    assert "use:ember" in keys(match)
    choose(match, "use:ember")
    assert player(match)["aether"] == 1
    assert "use:ember" not in keys(match)


def test_it_may_be_used_in_the_turn_it_was_prepped() -> None:
    match = made_up(gex(hand=["Ember", "Crystal"]), dezmodia())
    assert "use:ember" not in keys(match)
    choose(match, "prep:ember>II", "use:ember")
    assert player(match)["aether"] == 1


def test_every_copy_may_be_used_once() -> None:
    match = made_up(gex(breaches={"II": prepped("Ember"), "III": prepped("Ember")}), dezmodia())
    choose(match, "use:ember", "use:ember")
    assert player(match)["aether"] == 2
    assert "use:ember" not in keys(match)


def test_it_may_be_used_again_in_the_next_turn() -> None:
    order = {"deck": ["player 1"], "discard": ["player 1", "player 2", "player 2", "nemesis", "nemesis"]}
    match = made_up(gex(breaches={"II": prepped("Ember")}), dezmodia(), turn_order=order)
    choose(match, "use:ember", "end")
    assert keys(match) == ["cast:ember@II", "end"]
    choose(match, "end")
    assert "use:ember" in keys(match)


def test_an_allys_prepped_spell_is_not_yours_to_use() -> None:
    match = made_up(gex(), dezmodia(breaches={"I": prepped("Ember")}))
    assert "use:ember" not in keys(match)
