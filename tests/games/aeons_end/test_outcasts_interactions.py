"""What cards of Outcasts do to each other in rare cases: today, and in battles that began under rules 4 as then."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match, TaliaError

from .outcasts import GAME, ilya, kel
from .table import choose, in_play, keys, lives, mage, player

SOULS = "Fountain of Souls"
OLDER = 4
"""The rules of version 0.5.0."""

TURNS = {"deck": ["player 1"]}

# Any, all through this file: positions are plain JSON.


def table(*players: Any, older: bool = False, **position: Any) -> Match:
    """A table against Fountain of Souls, where little happens by itself, by today's rules or by older ones."""
    game = GAME.under(OLDER) if older else GAME
    return game.arrange({"players": list(players), "nemesis": {"name": SOULS}, **position})


def prepped(*spells: str) -> dict[str, Any]:
    return {"open": True, "prepped": list(spells)}


def drawn(card: str, *players: Any, older: bool = False, **position: Any) -> Match:
    """The nemesis draws this card."""
    foe = {"name": SOULS, "deck": [card, "Topple"]}
    match = table(*players, older=older, phase="nemesis-draw", nemesis=foe, turn_order=TURNS, **position)
    match.choose("go-on")
    return match


def resolved(power: str, *players: Any, older: bool = False, name: str = SOULS, **position: Any) -> Match:
    """The last token of this power is removed."""
    foe = {"name": name, "in_play": [{"name": power, "tokens": 1}], "deck": ["Topple", "Nyx, the Spine Cruncher"]}
    match = table(*players, older=older, phase="nemesis-main", nemesis=foe, turn_order=TURNS, **position)
    match.choose("go-on")
    return match


# Unhinged Vortex


@pytest.mark.parametrize("alone", [True, False])
def test_vortex_draws_cards_for_an_empty_hand_and_one_of_them_is_discarded(alone: bool) -> None:
    others = [] if alone else [ilya(hand=[])]
    match = table(kel(hand=["Unhinged Vortex"]), *others, market={"Unhinged Vortex": 4})
    match.choose("play:unhinged-vortex")
    assert keys(match) == ["or:1", "or:2"]
    match.choose("or:1")
    ally = player(match, 0 if alone else 1)
    assert len(ally["hand"]) == 2
    assert ally["discard"] == ["crystal"]


def test_vortex_was_not_for_an_empty_hand_before() -> None:
    match = table(kel(hand=["Unhinged Vortex"]), ilya(hand=[]), older=True, market={"Unhinged Vortex": 4})
    match.choose("play:unhinged-vortex")
    assert keys(match) == ["focus:II/2", "focus:III/2", "focus:IV/2", "skip"]


def test_vortex_with_nothing_to_draw_and_an_empty_hand_leaves_the_other_side() -> None:
    match = table(kel(hand=["Unhinged Vortex"]), ilya(hand=[], deck=[]), market={"Unhinged Vortex": 4})
    match.choose("play:unhinged-vortex")
    assert "focus:II/2" in keys(match)


# Cursed Manacles


def manacles(*spells: str, older: bool = False) -> Match:
    """Kel, who has no room for a charge, plays Cursed Manacles with these spells prepped."""
    there = {"I": prepped(*spells[:1]), "II": prepped(*spells[1:])}
    match = table(kel(hand=["Cursed Manacles", "Crystal"], charges=6, breaches=there), ilya(), older=older)
    match.choose("play:cursed-manacles")
    return match


def test_manacles_are_not_destroyed_for_a_single_spell() -> None:
    match = manacles("Spark")
    match.choose("or:2")
    assert player(match)["played"] == ["cursed-manacles"]
    assert player(match)["discard"] == ["spark"]


def test_manacles_without_spells_only_hurt() -> None:
    match = manacles()
    assert lives(match) == [9, 10]
    assert player(match)["played"] == ["cursed-manacles"]


def test_manacles_are_destroyed_for_two_spells() -> None:
    match = manacles("Spark", "Spark")
    assert player(match)["played"] == []
    assert player(match)["discard"] == ["spark", "spark"]
    assert lives(match) == [10, 10]


def test_manacles_were_destroyed_for_one_before() -> None:
    match = manacles("Spark", older=True)
    match.choose("or:2")
    assert player(match)["played"] == []


# Vigorous Sunstone


def sunstone(*gained: str, older: bool = False) -> Match:
    """Kel gains a Vigorous Sunstone while Petrified Phoenixium waits for that, with Gathered Will to cast."""
    waits = "Petrified Phoenixium"
    sheet = kel(
        hand=["Crystal"],
        aether=5,
        gained=list(gained),
        played=[waits],
        waiting=[waits],
        breaches={"I": prepped("Gathered Will")},
    )
    market = {"Vigorous Sunstone": 7, "Gathered Will": 4, "Paired Storm": 5}
    match = table(sheet, ilya(), older=older, market=market)
    match.choose("gain:vigorous-sunstone")
    if "first:petrified-phoenixium" in keys(match):
        match.choose("first:petrified-phoenixium")
    choose(match, "cast:gathered-will@I/1", "gain:paired-storm")
    return match


def test_sunstone_gained_first_is_not_the_second_card_because_another_follows() -> None:
    assert player(sunstone())["hand"] == ["crystal"]
    assert player(sunstone(older=True))["hand"] == ["crystal", "vigorous-sunstone"]


def test_sunstone_gained_second_goes_to_hand_even_if_a_third_card_comes_before_that() -> None:
    assert player(sunstone("Paired Storm"))["hand"] == ["crystal", "vigorous-sunstone"]
    assert player(sunstone("Paired Storm", older=True))["hand"] == ["crystal"]


# Paired Storm


def storms(older: bool = False) -> Match:
    """In Kel's turn Twisting Flame has Ilya cast her Paired Storm, then Kel."""
    there = {"I": prepped("Paired Storm")}
    xaxos = {"charges": 7, "deck": ["Twisting Flame"]}
    market = {"Paired Storm": 3}
    match = table(kel(aether=2, breaches=there), ilya(breaches=there), older=older, xaxos=xaxos, market=market)
    choose(match, "charge", "charge:xaxos", "or:1", "cast:paired-storm@I/2", "cast:paired-storm@I/1")
    return match


def test_a_storm_that_somebody_else_cast_is_not_your_first() -> None:
    match = storms()
    assert match.view(0)["nemesis"]["life"] == 66
    match.choose("cast:paired-storm@I/2")
    assert match.view(0)["nemesis"]["life"] == 62
    assert storms(older=True).view(0)["nemesis"]["life"] == 64


def test_two_linked_storms_fit_on_a_closed_void_breach() -> None:
    closed = {"IV": {"stage": 1, "focused": True}}
    hand = ["Paired Storm", "Paired Storm", "Spark"]
    for older, found in ((False, ["prep:paired-storm>IV"]), (True, [])):
        match = table(mage("Dezmodia", hand=hand, breaches=closed), ilya(), older=older, market={"Paired Storm": 3})
        match.choose("prep:paired-storm>IV")
        assert [key for key in keys(match) if key.startswith("prep:")] == found


# Additional damage of a spell that deals none


def test_what_is_added_to_a_spell_without_damage_is_that_spells_damage() -> None:
    there = {"IV": prepped("Swirling Darkness")}
    foe = {"name": SOULS, "in_play": ["Chitin Crawler"]}
    for older, left in ((False, 8), (True, 5)):
        match = table(mage("Arachnos", charges=6), mage("Dezmodia", breaches=there), older=older, nemesis=foe)
        choose(match, "ability", "target:chitin-crawler")
        assert in_play(match)["chitin-crawler"] == left


# Any player, where nobody can do it in full


def test_with_no_manacles_left_whoever_can_discard_two_cards_may_be_chosen() -> None:
    hands = (kel(hand=["Crystal"] * 2), ilya(hand=["Crystal"] * 4))
    assert keys(drawn("Conjured Grapple", *hands, curses=[])) == ["player:1", "player:2"]
    assert lives(drawn("Conjured Grapple", *hands, curses=[], older=True)) == [10, 8]


def test_with_no_shards_left_whoever_has_a_card_may_discard_it() -> None:
    hands = (kel(hand=["Crystal"]), ilya(hand=["Crystal"] * 4), mage("Qu", hand=[]))
    match = resolved("Engulfing Hordes", *hands, name="Risen Thrall", curses=[])
    assert keys(match) == ["player:1", "player:2"]
    match.choose("player:1")
    assert player(match)["discard"] == ["crystal"]


def test_the_marked_player_is_meant_where_nobody_can_do_more_of_it() -> None:
    marked = ilya(front=["Marked for Death"])
    assert lives(resolved("Loss of Will", kel(), marked)) == [10, 8]
    assert keys(resolved("Loss of Will", kel(), marked, older=True)) == ["player:1", "player:2"]


def test_the_marked_player_is_not_meant_where_others_can_do_more_of_it() -> None:
    match = resolved("Loss of Will", kel(hand=["Soulfire"]), ilya(front=["Marked for Death"]))
    assert lives(match) == [8, 10]


# Dizzying Burst


def test_dizzying_burst_makes_an_empty_turn_order_deck_anew_before_it_is_revealed() -> None:
    there = {"I": prepped("Dizzying Burst")}
    turns = {"deck": [], "discard": ["player 1", "player 1", "player 2", "player 2", "nemesis", "nemesis"]}
    for older, asked in ((False, "ask-turn-last"), (True, "ask-main")):
        match = table(
            kel(breaches=there),
            ilya(),
            older=older,
            phase="casting",
            market={"Dizzying Burst": 4},
            turn_order=turns,
        )
        match.choose("cast:dizzying-burst@I")
        assert match.decision.word == asked
    match = table(kel(breaches=there), ilya(), phase="casting", market={"Dizzying Burst": 4}, turn_order=turns)
    choose(match, "cast:dizzying-burst@I", "bottom:nemesis", "bottom:nemesis", "rest")
    assert match.position()["turn_order"]["deck"][-2:] == ["nemesis", "nemesis"]


# Positions


def test_a_card_that_waits_may_lie_on_its_supply_pile_again() -> None:
    there = {"I": prepped("Call of the Void")}
    match = table(mage("Qu", hand=["Elongated Looq", "Crystal"], breaches=there), ilya(), market={"Elongated Looq": 6})
    match.choose("play:elongated-looq")
    again = GAME.arrange(match.position())
    assert again.fingerprint == match.fingerprint
    again.choose("focus:III")
    assert player(again)["charges"] == 2


def test_a_card_told_beside_a_whole_pile_may_come_back_to_it() -> None:
    there = {"I": prepped("Call of the Void")}
    match = table(mage("Qu", hand=["Molten Peridot", "Crystal"], breaches=there), ilya(), market={"Molten Peridot": 7})
    choose(match, "play:molten-peridot", "skip")
    position = match.position()
    assert position["market"]["molten-peridot"] == 8
    assert GAME.arrange(position).fingerprint == match.fingerprint


def test_what_was_done_this_turn_goes_by_names_too() -> None:
    match = table(kel(hand=["Molten Peridot"], done=["played:Molten Peridot"]), market={"Molten Peridot": 6})
    match.choose("play:molten-peridot")
    assert keys(match) == ["yes", "skip"]


@pytest.mark.parametrize("done", ["nonsense", "gained:3", "cast:paired-storm/3", "played:molten-peridot/2"])
def test_what_cannot_have_been_done_is_refused(done: str) -> None:
    with pytest.raises(TaliaError, match=r"players\[0\]\.done\[0\]"):
        table(kel(done=[done]), ilya())


def test_a_treasure_lies_beside_a_spell_by_its_name() -> None:
    market = {"Molten Peridot": 7, "Paired Storm": 4}
    there = {"I": prepped("Paired Storm")}
    beside: dict[str, Any] = {"treasures": ["Poison Heart"], "market": market, "phase": "casting"}
    match = table(kel(breaches=there), ilya(), marks={"treasure-beside": "Paired Storm"}, **beside)
    match.choose("cast:paired-storm@I")
    assert match.view(0)["nemesis"]["life"] == 67
    with pytest.raises(TaliaError, match=r"marks\.treasure-beside"):
        table(kel(breaches=there), ilya(), marks={"treasure-beside": "Molten Peridot"}, **beside)


def test_only_cards_that_wait_for_something_can_wait() -> None:
    with pytest.raises(TaliaError, match=r"players\[0\]\.waiting\[0\]: Crystal cannot be there"):
        table(kel(played=["Crystal"], waiting=["Crystal"]), ilya())
