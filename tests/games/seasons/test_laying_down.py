"""In which order cards go onto the discard pile: asked while a token waits that takes its top card. Since rules 6."""

from __future__ import annotations

import json
from typing import Any

import pytest

from talia import Match
from talia.bots import bot
from talia.games.seasons.game import GAME

from .table import PLENTY, a_turn, activate, choose, me, other, summon, under

TAKES, OTHER = 13, 10
DRAWN = ["Dragonsoul", "Purse of Io", "Air Elemental", "Lewis Greyface"]

# Any, all through this file: positions and views are plain data.


def asked(match: Match) -> bool:
    return match.decision.word == "ask-discard-next"


# A Dragon Skull that takes all three cards


def skull(rules: int = GAME.rules, cards: Any = ("Purse of Io", "Hourglass of Time"), **told: Any) -> Match:
    """A Dragon Skull that takes itself and these cards; beside the token that is told, another one."""
    match = under(rules, a_turn(in_play=["Dragon Skull", *cards], **{"token": OTHER, **told}))
    return activate(match, "Dragon Skull")


def test_a_dragon_skull_that_takes_all_cards_asks_for_their_order_while_token_13_waits() -> None:
    match = skull(token=TAKES)
    assert match.decision.keys == [
        "sacrifice:dragon-skull",
        "sacrifice:purse-of-io",
        "sacrifice:hourglass-of-time",
        "rest",
    ]
    choose(match, "sacrifice:hourglass-of-time", "sacrifice:dragon-skull")
    assert (me(match)["in_play"], me(match)["crystals"]) == ([], 15)
    assert me(choose(match, "token:13"))["hand"] == ["purse-of-io"]


def test_left_as_they_lie_the_last_one_lies_on_top() -> None:
    match = choose(skull(token=TAKES), "rest", "token:13")
    assert me(match)["hand"] == ["hourglass-of-time"]


@pytest.mark.parametrize(
    ("told", "question"),
    [
        ({"token": TAKES}, True),
        ({"rival": {"token": TAKES}}, True),
        ({"rivals": 2, "rival": {"token": TAKES}}, True),
        ({"rivals": 2}, False),
        ({"token": TAKES, "token_used": True}, False),
        ({"rival": {"token": TAKES, "token_used": True}}, False),
        ({"token": TAKES, "rules": 5}, False),
        ({"token": TAKES, "cards": ["Dragon Skull", "Dragon Skull"]}, False),
        ({"token": TAKES, "cards": ["Replica", "Replica"]}, False),
    ],
)
def test_nobody_is_asked_once_nobody_can_see_the_difference(told: dict[str, Any], question: bool) -> None:
    match = skull(**told)
    assert asked(match) is question
    if not question:
        assert (me(match)["in_play"], me(match)["crystals"]) == ([], 15)


def test_a_replica_goes_to_no_pile_and_so_has_no_place_in_the_order() -> None:
    match = skull(token=TAKES, cards=["Replica", "Purse of Io"])
    assert match.decision.keys == ["sacrifice:dragon-skull", "sacrifice:purse-of-io", "rest"]


# Cards that were looked at, of which the others are discarded


def looked_at(card: str, *answers: str, rules: int = GAME.rules, **told: Any) -> Match:
    """This card is summoned and looks at four cards."""
    match = under(rules, a_turn(**{"hand": [card], "reserve": PLENTY, "draw_pile": DRAWN, "token": TAKES, **told}))
    return summon(match, card, *answers)


FIRE: dict[str, Any] = {"reserve": {"fire": 2}}
WAYS: dict[str, tuple[str, tuple[str, ...], dict[str, Any], list[str]]] = {
    "Amulet of Fire": (
        "Amulet of Fire",
        ("take:dragonsoul",),
        FIRE,
        ["purse-of-io", "air-elemental", "lewis-greyface"],
    ),
    "Divine Chalice": ("Divine Chalice", ("put:purse-of-io",), {}, ["dragonsoul", "air-elemental", "lewis-greyface"]),
    "Divine Chalice without room": (
        "Divine Chalice",
        (),
        {"gauge": 1},
        ["dragonsoul", "purse-of-io", "air-elemental", "lewis-greyface"],
    ),
}


@pytest.mark.parametrize(("card", "answers", "told", "left"), WAYS.values(), ids=WAYS)
def test_what_is_left_of_cards_looked_at_is_laid_down_in_any_order(
    card: str, answers: Any, told: Any, left: list[str]
) -> None:
    match = looked_at(card, *answers, **told)
    assert match.decision.keys == [*[f"discard:{each}" for each in left], "rest"]
    choose(match, *[f"discard:{each}" for each in reversed(left[1:])], "token:13")
    assert left[0] in me(match)["hand"]


@pytest.mark.parametrize(("card", "answers", "told", "left"), WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("more", [{"token": OTHER}, {"rules": 5}])
def test_without_token_13_and_up_to_rules_5_they_lie_as_they_were_looked_at(
    more: Any, card: str, answers: Any, told: Any, left: list[str]
) -> None:
    plain = looked_at(card, *answers, **{**told, **more})
    assert plain.decision.word == "ask-turn"
    rest = choose(looked_at(card, *answers, **told), "rest")
    assert plain.position()["discard"] == rest.position()["discard"]


def test_the_card_that_was_put_comes_in_when_the_others_are_laid_down() -> None:
    match = looked_at("Divine Chalice", "put:purse-of-io")
    choose(match, "rest")
    assert [card["id"] for card in me(match)["in_play"]] == ["divine-chalice", "purse-of-io"]


def test_a_chalice_of_eternity_asks_as_well() -> None:
    chalice = {"name": "Chalice of Eternity", "energy": {"fire": 4}}
    match = a_turn(in_play=[chalice], draw_pile=DRAWN, rival={"token": TAKES})
    activate(match, "Chalice of Eternity", "put:air-elemental")
    assert asked(match)


def test_two_cards_that_are_alike_have_no_order() -> None:
    pile = ["Dragonsoul", "Purse of Io", "Purse of Io", "Air Elemental"]
    match = looked_at("Amulet of Fire", "take:dragonsoul", draw_pile=pile, **FIRE)
    assert match.decision.keys == ["discard:purse-of-io", "discard:air-elemental", "rest"]
    choose(match, "discard:air-elemental")
    assert match.decision.word == "ask-turn"


# A discard pile that goes under itself


def resurrection(pile: list[str], rules: int = GAME.rules, token: int = TAKES) -> Match:
    """A Potion of Resurrection has looked at the top of this discard pile, and given itself back."""
    match = under(rules, a_turn(in_play=["Potion of Resurrection"], discard=pile, token=token))
    return activate(match, "Potion of Resurrection", "take:potion-of-resurrection")


def test_a_potion_of_resurrection_that_sees_the_whole_pile_says_what_lies_on_top() -> None:
    match = resurrection(["Dragonsoul", "Purse of Io"])
    assert match.decision.keys == ["discard:purse-of-io", "discard:dragonsoul", "rest"]
    assert "dragonsoul" in me(choose(match.clone(), "rest", "token:13"))["hand"]
    assert "purse-of-io" in me(choose(match, "discard:dragonsoul", "token:13"))["hand"]


@pytest.mark.parametrize(
    ("pile", "rules", "token"),
    [(DRAWN[:2], GAME.rules, OTHER), (DRAWN[:2], 5, TAKES), ([*DRAWN, "Dragon Skull"], GAME.rules, TAKES)],
)
def test_otherwise_the_others_keep_their_order(pile: list[str], rules: int, token: int) -> None:
    match = resurrection(pile, rules, token)
    assert match.decision.word == "ask-turn"
    ids = [each.lower().replace(" ", "-") for each in pile]
    under_it = ids[4:] + ids[:4]
    assert match.position()["discard"] == under_it


# What is told, seen and chosen


def test_in_the_middle_of_it_a_position_is_told_by_its_choices() -> None:
    match = choose(looked_at("Amulet of Fire", "take:dragonsoul", **FIRE), "discard:air-elemental")
    again = GAME.arrange(json.loads(json.dumps(match.position())))
    assert (again.fingerprint, again.decision.keys) == (match.fingerprint, match.decision.keys)
    assert asked(again)


def test_what_lies_down_in_which_order_only_its_player_sees() -> None:
    match = looked_at("Amulet of Fire", "take:dragonsoul", **FIRE)
    dealt = match.clone()
    choose(dealt, "discard:air-elemental")
    choose(match, "discard:purse-of-io")
    assert other(match) == other(dealt)
    assert match.view(1)["discard"] == dealt.view(1)["discard"]


def test_as_usual_they_are_left_as_they_lie() -> None:
    match = skull(token=TAKES)
    assert GAME.usual(match, match.decision) == "rest"


@pytest.mark.parametrize(("mine", "top"), [(True, "figrim-the-avaricious"), (False, "damned-soul-of-onys")])
def test_steady_leaves_a_good_card_on_top_for_itself_only(mine: bool, top: str) -> None:
    pile = ["Air Elemental", "Argos Hawk", "Figrim the Avaricious", "Damned Soul of Onys"]
    told: dict[str, Any] = {} if mine else {"token": OTHER, "rival": {"token": TAKES}}
    match = looked_at("Amulet of Fire", "take:air-elemental", draw_pile=pile, **FIRE, **told)
    while asked(match):
        match.choose(bot("steady", GAME, 1).choose(match, match.decision).key)
    assert match.position()["discard"][0] == top
