"""The active abilities, in every domain they can stand in: main, left, right, and behind `discard ->` and `last ->`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from talia import Match
from talia.games.ostium.game import GAME
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED
from tests.games.ostium.table import (
    ME,
    MOUSE,
    NOBODY,
    YOU,
    Sheet,
    attack,
    call,
    choose,
    creature,
    crystals,
    discard,
    duel,
    familiar,
    gates,
    hand,
    keys,
    phase,
    rows,
    summon,
    uses,
)

TOAD = creature("Toad", "D", 2, 2, main=["last -> strike 1"])
CAT = creature("Cat", "C", 1)
DOG = creature("Dog", "D", 1)
NEWT = familiar("Newt", "C")


# What each does: the answers it takes (`{foe}` is the enemy's number), and what has changed then


def gathered(match: Match, mine: int, yours: int) -> None:
    assert crystals(match) == 1


def repaired(match: Match, mine: int, yours: int) -> None:
    assert gates(match, mine) == [15, 9, 0]


def rebuilt(match: Match, mine: int, yours: int) -> None:
    assert gates(match, mine) == [15, 7, 4]


def drew_two(match: Match, mine: int, yours: int) -> None:
    assert hand(match, mine).count("newt") == 2


def removed(match: Match, mine: int, yours: int) -> None:
    assert match.view(None)["removed"] == 1
    assert "newt" not in discard(match, mine)


def struck(match: Match, mine: int, yours: int) -> None:
    assert gates(match, yours) == [15, 12, 15]


def quaked(match: Match, mine: int, yours: int) -> None:
    assert gates(match, yours) == [13, 13, 13]


def banished(match: Match, mine: int, yours: int) -> None:
    assert rows(match, yours) == {"A2": "cat"}
    assert "toad" in discard(match, yours)
    assert gates(match, mine) == [15, 7, 0], "what is banished does not do its last"


def exiled(match: Match, mine: int, yours: int) -> None:
    assert rows(match, yours) == {"A2": "cat"}
    assert "dog" not in rows(match, mine).values()
    assert "dog" in discard(match, mine)
    assert gates(match, mine) == [15, 7, 0], "what is exiled does not do its last"


ACTIVE: dict[str, tuple[tuple[str, ...], Callable[[Match, int, int], None]]] = {
    "crystal 1": ((), gathered),
    "repair 2": (("use:repair-2",), repaired),
    "rebuild": (("use:rebuild",), rebuilt),
    "draw 2": (("use:draw-2",), drew_two),
    "remove": (("use:remove", "remove:newt@discard"), removed),
    "strike 3": (("use:strike-3", "gate:{foe}-2"), struck),
    "quake": (("use:quake",), quaked),
    "banish": (("use:banish", "creature:toad@D3/{foe}"), banished),
    "exile": (("use:exile", "clan:choir"), exiled),
}
EACH = pytest.mark.parametrize("ability", ACTIVE)


def works(match: Match, ability: str, mine: int = ME) -> None:
    """Use the ability that is on offer, and look at what it did."""
    answers, check = ACTIVE[ability]
    yours = 1 - mine
    choose(match, *(answer.format(foe=yours + 1) for answer in answers))
    check(match, mine, yours)


def does_nothing(match: Match) -> None:
    """Nothing was gathered, and nothing is on offer."""
    assert (crystals(match), match.decision.word) == (0, "ask-development")


def hurt(**sheet: Any) -> Sheet:
    """A side on which every ability has something to do. Any: a sheet is plain data."""
    rest = {"deck": [NEWT] * 4, "discard": [NEWT], "gates": [15, 7, 0], "defence": [NOBODY, NOBODY, DOG]}
    return {**rest, **sheet}


def enemy() -> Sheet:
    return {"attack": [NOBODY, CAT], "defence": [NOBODY, NOBODY, TOAD]}


def table(hero: Sheet | None = None, **sheet: Any) -> Match:
    """I hold the hero; `field` is the warriors of the field."""
    waiting = sheet.pop("field", [])
    in_hand = [hero, MOUSE] if hero else [MOUSE]
    return duel(hurt(hand=in_hand, **sheet), enemy(), field={"warriors": waiting})


# Where they work


@EACH
def test_in_the_main_domain_of_a_creature_summoned_from_hand(ability: str) -> None:
    match = table(creature("Hero", main=[ability]))
    summon(match, "hero", "A1")
    works(match, ability)


@EACH
def test_in_the_left_domain_of_a_creature_summoned_beside_kin(ability: str) -> None:
    match = table(creature("Hero", left=[ability]), attack=[familiar("Kin", "A")])
    summon(match, "hero", "A2")
    works(match, ability)


@EACH
def test_in_the_right_domain_of_a_creature_summoned_beside_kin(ability: str) -> None:
    match = table(creature("Hero", right=[ability]), attack=[NOBODY, familiar("Kin", "A")])
    summon(match, "hero", "A1")
    works(match, ability)


@EACH
def test_in_the_left_domain_of_a_neighbour_when_kin_arrives(ability: str) -> None:
    match = table(familiar("Kin", "A"), attack=[NOBODY, creature("There", left=[ability])])
    summon(match, "kin", "A1")
    works(match, ability)


@EACH
def test_in_the_right_domain_of_a_neighbour_when_kin_arrives(ability: str) -> None:
    match = table(familiar("Kin", "A"), attack=[NOBODY, creature("There", right=[ability])])
    summon(match, "kin", "A3")
    works(match, ability)


@EACH
def test_behind_discard(ability: str) -> None:
    match = table(creature("Hero", main=[f"discard -> {ability}"]))
    choose(match, "discard:hero")
    works(match, ability)


@EACH
def test_behind_last_of_a_recalled_creature(ability: str) -> None:
    match = table(attack=[creature("Hero", main=[f"last -> {ability}", "swift"])])
    choose(match, "recall:A1")
    works(match, ability)


@EACH
def test_behind_last_in_a_side_domain_beside_kin(ability: str) -> None:
    hero = creature("Hero", main=["swift"], left=[f"last -> {ability}"])
    match = table(attack=[familiar("Kin", "A"), hero])
    choose(match, "recall:A2")
    works(match, ability)


@EACH
def test_behind_last_of_a_defeated_creature(ability: str) -> None:
    """In the attack phase crystals come too late; all else is done."""
    hero = creature("Hero", power=1, main=[f"last -> {ability}"])
    match = attack(enemy(), hurt(attack=[NOBODY, hero]))
    choose(match, "hit")
    if ability == "crystal 1":
        assert phase(match) == (YOU, "development")
        does_nothing(match)
    else:
        assert match.decision.seat == YOU
        works(match, ability, YOU)


@EACH
def test_in_the_main_domain_of_a_swift_creature_summoned_from_the_field(ability: str) -> None:
    match = table(crystals=2, field=[creature("Hero", cost=2, main=["swift", ability])])
    call(match, "hero", "A1")
    works(match, ability)


@EACH
def test_in_a_side_domain_of_a_creature_summoned_from_the_field(ability: str) -> None:
    match = table(crystals=2, attack=[familiar("Kin", "A")], field=[creature("Hero", cost=2, left=[ability])])
    call(match, "hero", "A2")
    works(match, ability)


# Where they do not


@EACH
def test_not_behind_discard_or_last_of_a_summoned_creature(ability: str) -> None:
    match = table(creature("Hero", main=[f"discard -> {ability}", f"last -> {ability}"]))
    summon(match, "hero", "A1")
    does_nothing(match)


@EACH
def test_not_in_the_main_domain_of_a_creature_summoned_from_the_field(ability: str) -> None:
    match = table(crystals=2, field=[creature("Hero", cost=2, main=[ability])])
    call(match, "hero", "A1")
    does_nothing(match)


@EACH
def test_not_in_the_main_domain_of_a_neighbour(ability: str) -> None:
    match = table(familiar("Kin", "A"), attack=[creature("There", main=[ability])])
    summon(match, "kin", "A2")
    does_nothing(match)


@EACH
def test_not_in_a_side_domain_towards_another_clan_or_an_empty_place(ability: str) -> None:
    match = table(creature("Hero", left=[ability], right=[ability]), attack=[familiar("Stranger", "B")])
    summon(match, "hero", "A2")
    does_nothing(match)


@EACH
def test_not_in_the_side_domain_that_looks_away(ability: str) -> None:
    hero = creature("Hero", right=[ability])
    match = table(hero, attack=[creature("Kin", left=[ability])])
    summon(match, "hero", "A2")
    does_nothing(match)


@EACH
def test_not_by_kin_that_stands_before_or_behind(ability: str) -> None:
    match = table(creature("Hero", left=[ability], right=[ability]), attack=[familiar("Kin", "A")])
    summon(match, "hero", "D1")
    does_nothing(match)


@EACH
def test_not_by_discarding_a_creature_that_has_it_otherwise(ability: str) -> None:
    match = table(creature("Hero", main=[ability, f"last -> {ability}"], left=[ability]))
    choose(match, "discard:hero")
    does_nothing(match)


@EACH
def test_not_by_recalling_a_creature_that_has_it_otherwise(ability: str) -> None:
    hero = creature("Hero", main=["swift", ability, f"discard -> {ability}"], left=[f"last -> {ability}"])
    match = table(attack=[familiar("Stranger", "B"), hero])
    choose(match, "recall:A2")
    does_nothing(match)


# Finer points


def test_all_abilities_but_crystals_are_optional() -> None:
    every = [ability for ability in ACTIVE if ability != "crystal 1"]
    match = table(creature("Hero", main=every))
    summon(match, "hero", "A1")
    assert len(uses(match)) == len(every) + 1
    choose(match, "done")
    assert (gates(match), gates(match, YOU)) == ([15, 7, 0], [15, 15, 15])
    assert match.decision.word == "ask-development"


def test_abilities_are_used_in_any_order_and_some_may_be_left() -> None:
    match = table(creature("Hero", main=["repair 1", "draw 1", "quake"]))
    summon(match, "hero", "A1")
    choose(match, "use:quake", "use:repair-1")
    assert uses(match) == ["use:draw-1", "done"]
    choose(match, "done")
    assert (gates(match), hand(match)) == ([15, 8, 0], ["mouse"])


def test_an_ability_that_would_do_nothing_is_not_offered() -> None:
    match = duel(
        {
            "hand": [creature("Hero", main=["repair 1", "rebuild", "banish", "exile", "draw 1", "remove"])],
            "deck": [],
            "crystals": 1,
        }
    )
    summon(match, "hero", "A1")
    assert match.decision.word == "ask-development"


def test_drawing_may_give_remove_something_to_do() -> None:
    match = duel({"hand": [creature("Hero", main=["remove", "draw 1"])], "deck": [MOUSE]})
    summon(match, "hero", "A1")
    choose(match, "use:draw-1")
    assert uses(match) == ["use:remove", "done"]


def test_a_gate_is_never_repaired_above_15() -> None:
    match = duel({"hand": [creature("Hero", main=["repair 5"]), MOUSE], "gates": [13, 15, 15]})
    summon(match, "hero", "A1")
    choose(match, "use:repair-5")
    assert gates(match) == [15, 15, 15]


def test_which_gate_is_repaired_is_chosen_among_those_that_stand_and_are_hurt() -> None:
    match = duel({"hand": [creature("Hero", main=["repair 2"]), MOUSE], "gates": [13, 0, 1]})
    summon(match, "hero", "A1")
    choose(match, "use:repair-2")
    assert keys(match) == ["gate:1-1", "gate:1-3"]


def test_a_rebuilt_gate_can_be_repaired_again() -> None:
    match = duel({"hand": [creature("Hero", main=["rebuild", "repair 2"]), MOUSE], "gates": [15, 0, 15]})
    summon(match, "hero", "A1")
    assert uses(match) == ["use:rebuild", "done"]
    choose(match, "use:rebuild", "use:repair-2")
    assert gates(match) == [15, 6, 15]


def test_remove_may_take_a_card_of_the_hand() -> None:
    match = table(creature("Hero", main=["remove"]), crystals=1)
    summon(match, "hero", "A1")
    choose(match, "use:remove")
    assert keys(match) == ["remove:mouse@hand", "remove:newt@discard"]
    choose(match, "remove:mouse@hand")
    assert (hand(match), discard(match)) == ([], ["newt"])


def broom(pile: list[Sheet], cards: list[Sheet]) -> Match:
    """I am about to remove a card from this pile, told from the top, or from these cards in hand."""
    match = duel({"hand": [creature("Broom", main=["remove"]), *cards], "discard": pile})
    summon(match, "broom", "A1")
    choose(match, "use:remove")
    return match


def test_remove_can_take_either_of_two_like_cards_of_the_discard_pile() -> None:
    """Nobody shuffles the pile, so it matters which of them is left."""
    match = broom([NEWT, CAT, NEWT, DOG, NEWT], [MOUSE])
    found = ["newt@discard", "cat@discard", "newt@discard#2", "dog@discard", "newt@discard#3"]
    assert keys(match) == ["remove:mouse@hand", *(f"remove:{each}" for each in found)]
    choose(match, "remove:newt@discard#2")
    assert discard(match) == ["newt", "cat", "dog", "newt"]


def test_like_cards_that_lie_side_by_side_or_in_hand_are_one_option() -> None:
    match = broom([NEWT, NEWT, CAT, NEWT], [NEWT, MOUSE, NEWT])
    assert keys(match) == [
        "remove:newt@hand",
        "remove:mouse@hand",
        "remove:newt@discard",
        "remove:cat@discard",
        "remove:newt@discard#2",
    ]
    choose(match, "remove:newt@discard")
    assert discard(match) == ["newt", "cat", "newt"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_tell_like_cards_of_the_discard_pile_apart(lang: str) -> None:
    match = broom([NEWT, CAT, NEWT], [NEWT])
    voice = Speaker(lang, (SHARED, *match.game.words()))
    assert len({voice.option(option) for option in match.decision.options}) == 4
    assert voice.mistakes == []


def test_strike_cannot_aim_at_a_fallen_gate() -> None:
    match = duel({"hand": [creature("Hero", main=["strike 1"]), MOUSE]}, {"gates": [15, 0, 3]})
    summon(match, "hero", "A1")
    choose(match, "use:strike-1")
    assert keys(match) == ["gate:2-1", "gate:2-3"]


def test_exile_spares_the_creature_that_exiles_but_not_its_kin() -> None:
    match = duel(
        {"hand": [creature("Hero", "D", main=["exile"]), MOUSE], "defence": [DOG, familiar("Pup", "D"), CAT]},
        {"attack": [TOAD]},
    )
    summon(match, "hero", "A1")
    choose(match, "use:exile", "clan:choir")
    assert rows(match, YOU) == {}
    assert keys(match) == ["next:dog@D1", "next:pup@D2"]
    choose(match, "next:pup@D2")
    assert discard(match) == ["dog", "pup"]
    assert rows(match) == {"A1": "hero", "D3": "cat"}


def test_an_exiling_neighbour_is_the_one_that_is_spared() -> None:
    match = duel({"hand": [familiar("Kin", "D"), MOUSE], "attack": [creature("There", "D", right=["exile"])]})
    summon(match, "kin", "A2")
    choose(match, "use:exile")
    assert rows(match) == {"A1": "there"}


JUDGE, CENSOR = creature("Judge", "A", 1, main=["exile"]), creature("Censor", "A", 2, left=["exile"], right=["exile"])
APE = creature("Ape", "A", 5)


@pytest.mark.parametrize(
    ("option", "gone", "spared"),
    [("use:exile", ["censor"], {"A1": "judge"}), ("use:exile#2", ["judge"], {"A2": "censor"})],
)
def test_of_two_that_exile_it_is_chosen_which_of_them_does(
    option: str, gone: list[str], spared: dict[str, str]
) -> None:
    match = duel({"hand": [JUDGE, MOUSE], "attack": [NOBODY, CENSOR]}, {"attack": [APE]})
    summon(match, "judge", "A1")
    assert uses(match) == ["use:exile", "use:exile#2", "done"]
    choose(match, option)
    assert (rows(match), discard(match)) == (spared, gone)
    assert (rows(match, YOU), discard(match, YOU)) == ({}, ["ape"])


def test_the_second_of_them_may_exile_afterwards() -> None:
    match = duel({"hand": [JUDGE, MOUSE], "attack": [NOBODY, CENSOR]}, {"attack": [APE, CAT]})
    summon(match, "judge", "A1")
    choose(match, "use:exile#2", "clan:thicket")
    assert uses(match) == ["use:exile", "done"]
    choose(match, "use:exile")
    assert (rows(match), rows(match, YOU)) == ({"A1": "judge"}, {})


def test_one_that_has_left_spares_nobody() -> None:
    match = duel({"hand": [JUDGE, MOUSE], "attack": [CENSOR, NOBODY, CENSOR]}, {"attack": [APE, CAT]})
    summon(match, "judge", "A2")
    assert uses(match) == ["use:exile", "use:exile#2", "use:exile#3", "done"]
    choose(match, "use:exile", "clan:lode")
    assert rows(match) == {"A2": "judge"}
    assert uses(match) == ["use:exile", "done"], "both censors are gone, so it is the same which of them exiles"


def test_who_exiles_is_not_asked_of_one_creature_nor_of_primals() -> None:
    match = duel({"hand": [creature("Twice", "A", main=["exile", "exile"]), MOUSE]}, {"attack": [CAT, DOG]})
    summon(match, "twice", "A1")
    assert uses(match) == ["use:exile", "done"]
    one = creature("One", kind="primal", main=["exile"])
    match = duel({"hand": [one, MOUSE], "attack": [creature("Two", kind="primal", right=["exile"])]}, {"attack": [CAT]})
    summon(match, "one", "A2")
    assert uses(match) == ["use:exile", "done"]


def test_before_rules_8_only_the_first_could_exile() -> None:
    position = duel({"hand": [JUDGE, MOUSE], "attack": [NOBODY, CENSOR]}, {"attack": [APE]}).origin["position"]
    match = GAME.under(7).arrange(position)
    summon(match, "judge", "A1")
    assert uses(match) == ["use:exile", "done"]


@pytest.mark.parametrize(("lang", "places"), [("en", ["D1", "D3"]), ("pl", ["O1", "O3"])])
def test_it_is_told_which_of_them_exiles(lang: str, places: list[str]) -> None:
    voice = Speaker(lang, (SHARED, *GAME.words()))
    match = duel({"hand": [familiar("Kin", "A"), MOUSE], "defence": [CENSOR, NOBODY, CENSOR]})
    summon(match, "kin", "D2")
    told = [voice.option(option) for option in match.decision.options[:2]]
    assert all("Censor" in text and place in text for text, place in zip(told, places, strict=True))
    match = duel({"hand": [creature("Lone", main=["exile"]), MOUSE]}, {"attack": [CAT]})
    summon(match, "lone", "A1")
    assert "A1" not in voice.option(match.decision.options[0]), "it is clear who does"
    assert voice.mistakes == []


def test_exile_lets_each_owner_order_their_own_the_enemy_first() -> None:
    match = duel(
        {"hand": [creature("Hero", "A", main=["exile"]), MOUSE], "defence": [DOG, familiar("Pup", "D")]},
        {"attack": [TOAD, familiar("Tad", "D")]},
    )
    summon(match, "hero", "A1")
    choose(match, "use:exile")
    assert (match.decision.seat, keys(match)) == (YOU, ["next:toad@A1", "next:tad@A2"])
    choose(match, "next:tad@A2")
    assert discard(match, YOU) == ["toad", "tad"]
    assert (match.decision.seat, keys(match)) == (ME, ["next:dog@D1", "next:pup@D2"])


def test_primals_count_for_no_clan_in_exile() -> None:
    match = duel({"hand": [creature("Hero", main=["exile"]), MOUSE], "attack": ["primal"]}, {"attack": ["primal"]})
    summon(match, "hero", "A3")
    assert match.decision.word == "ask-development"


def test_a_familiar_gives_its_crystal_only_when_discarded_from_hand() -> None:
    match = duel({"hand": [MOUSE, MOUSE], "crystals": 1})
    summon(match, "mouse", "A1")
    assert crystals(match) == 1
    choose(match, "recall:A1")
    assert crystals(match) == 0
    choose(match, "discard:mouse")
    assert crystals(match) == 1


def test_two_abilities_behind_discard_are_both_on_offer() -> None:
    match = table(creature("Hero", main=["discard -> repair 1", "discard -> quake", "discard -> crystal 2"]))
    choose(match, "discard:hero")
    assert crystals(match) == 2
    assert uses(match) == ["use:repair-1", "use:quake", "done"]
