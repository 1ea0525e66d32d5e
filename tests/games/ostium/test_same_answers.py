"""No question is asked whose answers are all the same; matches that began when it was asked still ask it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import talia
from talia import Match
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.layout import HAND, REMOVED, zone
from talia.games.ostium.rules.outcomes import could_eliminate, order_matters
from talia.games.ostium.rules.picks import OnPlace
from talia.kernel.chance import Chance
from tests.games.ostium.table import IT, NOBODY, YOU, attack, choose, creature, discard, gates, meek, solo, three

GAME = talia.game("ostium")
RAM = creature("Ram", "A", 4)
EWE = creature("Ewe", "B", 2)
OX = creature("Ox", "C", 9)
LAMB = creature("Lamb", "A", 1)
STAG = creature("Stag", "D", 8)


def under(rules: int, match: Match) -> Match:
    """The same position under a version of the rules."""
    game = GAME if rules == GAME.rules else GAME.under(rules)
    return game.arrange(match.origin["position"])


def send(match: Match, column: str) -> None:
    """A column charges. Under rules 5 it has charged where the order of charges makes no difference."""
    if match.decision.word == "ask-charge":
        choose(match, f"charge:{column}")


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (4, True)])
def test_nobody_is_asked_which_column_charges_first_where_it_makes_no_difference(rules: int, asked: bool) -> None:
    match = under(rules, attack({"hand": [], "attack": [RAM, EWE, OX]}, {"defence": [NOBODY, EWE]}))
    assert (match.decision.word == "ask-charge") is asked
    if not asked:
        told = [event.args["n"] for event in match.events if event.name == "charges"]
        assert told == [4, 2, 9], "the log tells of all three"
        assert gates(match, YOU) == [6, 15, 11]


@pytest.mark.parametrize(("last", "asked"), [([0, 2, 4], True), ([0, 3, 4], False), ([1, 2, 4], False)])
def test_it_is_asked_where_the_charges_could_fell_all_gates_that_stand(last: list[int], asked: bool) -> None:
    match = attack({"hand": [], "attack": [RAM, EWE]}, {"gates": last})
    assert (match.decision.word == "ask-charge") is asked


@pytest.mark.parametrize(
    ("rules", "row", "yours", "asked"),
    [
        (GAME.rules, [RAM, EWE], {"attack": [NOBODY, OX], "defence": [NOBODY, OX]}, False),
        (8, [RAM, EWE], {"attack": [NOBODY, OX], "defence": [NOBODY, OX]}, True),
        (GAME.rules, [RAM, NOBODY, OX], {}, False),  # to the right no gate stands any more, nor anybody
        (GAME.rules, [RAM, NOBODY, OX], {"defence": [EWE]}, True),
    ],
)
def test_nobody_is_asked_who_ends_the_match_where_all_others_charge_in_vain(
    rules: int, row: list[object], yours: dict[str, object], asked: bool
) -> None:
    match = under(rules, attack({"hand": [], "attack": row}, {"gates": [0, 0, 4], **yours}))
    assert (not match.over) is asked
    assert match.over or match.decision.word == "ask-charge"


def test_it_is_asked_where_cards_may_be_discarded_meanwhile() -> None:
    assert attack({"hand": [EWE], "attack": [RAM, EWE]}).decision.word == "ask-charge"


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (3, False), (2, True)])
def test_like_creatures_are_laid_down_in_any_order(rules: int, asked: bool) -> None:
    match = under(rules, attack({"hand": [], "attack": [RAM, RAM]}, {"defence": [NOBODY, EWE, EWE]}))
    send(match, "left")
    assert (match.decision.word == "ask-lay-down") is asked
    if not asked:
        assert discard(match, 1) == ["ewe", "ewe"]


def test_the_order_of_different_ones_is_asked() -> None:
    match = attack({"hand": [], "attack": [RAM, OX]}, {"defence": [NOBODY, creature("Cow", "B", 1), EWE]})
    send(match, "left")
    assert match.decision.word == "ask-lay-down"


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (3, False), (2, True)])
def test_a_charge_too_weak_for_all_who_stand_there_is_not_asked_whom_it_strikes(rules: int, asked: bool) -> None:
    match = under(
        rules, attack({"hand": [], "attack": [NOBODY, EWE, EWE]}, {"attack": [NOBODY, OX], "defence": [NOBODY, OX]})
    )
    send(match, "middle")
    assert (match.decision.word == "ask-meet") is asked


def test_it_is_asked_when_it_could_get_past() -> None:
    match = attack({"hand": [], "attack": [NOBODY, EWE, EWE]}, {"attack": [NOBODY, OX]})
    send(match, "middle")
    assert match.decision.word == "ask-meet"


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (3, True)])
def test_nobody_is_asked_to_pass_by_where_no_gate_stands_behind(rules: int, asked: bool) -> None:
    match = under(
        rules, attack({"hand": [], "attack": [NOBODY, EWE, RAM]}, {"gates": [5, 0, 5], "attack": [NOBODY, OX]})
    )
    send(match, "middle")
    assert (match.decision.word == "ask-meet") is asked


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (3, True)])
def test_nobody_is_asked_whom_to_strike_where_the_gate_falls_on_everybody_anyway(rules: int, asked: bool) -> None:
    match = under(
        rules, attack({"hand": [], "attack": [NOBODY, OX, OX]}, {"gates": [15, 5, 15], "attack": [NOBODY, EWE]})
    )
    send(match, "middle")
    assert (match.decision.word == "ask-meet") is asked


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (3, True)])
def test_of_three_nobody_is_asked_at_whom_to_charge_in_vain(rules: int, asked: bool) -> None:
    walled = {"attack": [NOBODY, OX], "defence": [NOBODY, OX]}
    match = under(rules, three({"hand": [], "attack": [RAM, EWE]}, walled, walled, phase="attack"))
    send(match, "middle")
    assert (match.decision.word == "ask-charge-at") is asked


def test_of_three_it_is_asked_where_one_of_them_can_be_hurt() -> None:
    walled = {"attack": [NOBODY, OX], "defence": [NOBODY, OX]}
    match = three({"hand": [], "attack": [RAM, EWE]}, walled, {"attack": [NOBODY, EWE]}, phase="attack")
    send(match, "middle")
    assert match.decision.word == "ask-charge-at"


def alone(mine: dict[str, object], its: dict[str, object]) -> Match:
    """The attack of somebody who plays alone, with nothing in hand."""
    return solo({"hand": [], **mine}, its, phase="attack")


WEASEL = creature("Weasel", "B", 2, main=["last -> strike 2"])
STOAT = creature("Stoat", "B", 2, left=["last -> banish"])


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (5, True)])
def test_alone_nobody_is_asked_whom_to_strike_of_those_who_leave_anyway(rules: int, asked: bool) -> None:
    match = under(rules, alone({"attack": [NOBODY, NOBODY, EWE]}, {"attack": [OX, OX, EWE], "defence": [OX, OX, EWE]}))
    assert (match.decision.word == "ask-meet") is asked


@pytest.mark.parametrize(
    ("mine", "its"),
    [
        ({"attack": [NOBODY, EWE]}, {"attack": [OX, EWE, OX], "defence": [OX, EWE, OX]}),  # they would have moved
        ({"attack": [NOBODY, NOBODY, EWE]}, {"attack": [OX, OX, EWE], "defence": [OX, OX, NOBODY]}),  # the gate is hit
        ({"attack": [NOBODY, NOBODY, EWE]}, {"attack": [OX, OX, EWE], "defence": [OX, OX, WEASEL]}),
        ({"attack": [STOAT, NOBODY, EWE]}, {"attack": [OX, OX, EWE], "defence": [OX, OX, EWE]}),
    ],
    ids=["elsewhere", "gate", "its last", "your last"],
)
def test_alone_it_is_asked_where_somebody_could_notice(mine: dict[str, object], its: dict[str, object]) -> None:
    match = alone(mine, its)
    while match.decision.word == "ask-charge":
        match.choose(0)
    assert match.decision.word == "ask-meet"


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (5, True)])
def test_alone_a_last_of_yours_that_looks_for_no_creature_does_not_notice(rules: int, asked: bool) -> None:
    its = {"attack": [NOBODY, OX, EWE], "defence": [OX, OX, EWE]}
    match = under(rules, alone({"attack": [WEASEL, NOBODY, EWE]}, its))
    while match.decision.word == "ask-charge":
        match.choose(0)
    assert (match.decision.word == "ask-meet") is asked


def elm(last: str) -> dict[str, object]:
    """Somebody who does something last."""
    return creature("Elm", "B", 2, main=[f"last -> {last}"])


def with_last(last: str, **its: object) -> dict[str, object]:
    """The opponent with Elm in the right column and an ox behind; elsewhere oxen only."""
    return {"attack": [OX, OX, elm(last)], "defence": [OX, OX, OX], **its}


@pytest.mark.parametrize("last", ["draw 1", "crystal 2", "repair 2", "rebuild"])
@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (8, True)])
def test_alone_a_last_that_comes_to_nothing_for_the_opponent_is_no_reason_to_ask(
    last: str, rules: int, asked: bool
) -> None:
    match = under(rules, alone({"attack": [EWE, NOBODY, EWE]}, with_last(last)))
    while match.decision.word == "ask-charge":
        match.choose(0)
    assert (match.decision.word == "ask-meet") is asked


@pytest.mark.parametrize(
    ("last", "its"),
    [
        ("repair 2", {"gates": [15, 14, 15]}),
        ("repair 2", {"defence": [NOBODY, OX, OX], "attack": [NOBODY, OX, elm("repair 2")]}),
        ("rebuild", {"gates": [15, 0, 15]}),
        ("strike 1", {}),
        ("banish", {}),
        ("remove", {}),
    ],
    ids=["hurt", "hurt by my left column", "fallen", "strike", "banish", "remove"],
)
def test_alone_it_is_asked_where_the_last_comes_to_something(last: str, its: dict[str, object]) -> None:
    assert alone({"attack": [RAM, NOBODY, EWE]}, with_last(last, **its)).decision.word == "ask-meet"


def test_alone_a_chain_to_the_right_column_is_asked_for_where_another_charge_may_hurt_a_gate_that_is_repaired() -> None:
    """Elm repairs a gate only if the left column has hit one."""
    lamb, kid = creature("Lamb", "D", 1), creature("Kid", "D", 0)
    mine: dict[str, object] = {"attack": [RAM, NOBODY, lamb], "defence": [NOBODY, NOBODY, kid]}
    open_left = with_last("repair 2", attack=[NOBODY, OX, elm("repair 2")], defence=[NOBODY, OX, OX])
    assert alone(mine, open_left).decision.word == "ask-chain"
    assert alone(mine, with_last("repair 2")).decision.word != "ask-chain"


KIN = {"attack": [RAM], "defence": [creature("Lamb", "A", 1)]}


@pytest.mark.parametrize(
    ("rules", "resists", "asked"), [(GAME.rules, 9, False), (5, 9, True), (GAME.rules, 6, True), (GAME.rules, 0, True)]
)
def test_nobody_is_asked_for_a_chain_that_changes_no_charge(rules: int, resists: int, asked: bool) -> None:
    wall = [NOBODY, NOBODY, creature("Wall", "C", resists) if resists else NOBODY]
    match = under(rules, attack({"hand": [], **KIN}, {"attack": wall, "defence": wall}))
    assert (match.decision.word == "ask-chain") is asked


HERALD = creature("Herald", "B", 0, main=["rally"])


@pytest.mark.parametrize(
    ("rules", "left", "last", "asked"),
    [
        (GAME.rules, EWE, 9, False),
        (5, EWE, 9, True),
        (GAME.rules, EWE, 2, False),  # somebody is eliminated, but nobody is weaker for it
        (8, EWE, 2, True),
        (GAME.rules, HERALD, 2, True),
    ],
)
def test_of_three_it_is_asked_for_where_an_elimination_could_take_strength_from_somebody(
    rules: int, left: dict[str, object], last: int, asked: bool
) -> None:
    mine = {"hand": [], "attack": [left, NOBODY, RAM], "defence": [NOBODY, NOBODY, creature("Lamb", "A", 1)]}
    wall = {"attack": [OX], "defence": [OX]}
    match = under(rules, three(mine, {"gates": [0, -1, last]}, wall, phase="attack"))
    if match.decision.word == "ask-rally":
        choose(match, "clan:thicket")
    assert (match.decision.word == "ask-chain") is asked


STRONG = {"attack": [creature("Bull", "A", 8)], "defence": [creature("Lamb", "A", 1)]}


@pytest.mark.parametrize(("rules", "gate", "asked"), [(GAME.rules, 0, False), (8, 0, True), (GAME.rules, 15, True)])
def test_nobody_is_asked_for_a_chain_that_leaves_a_charge_the_same_choice(rules: int, gate: int, asked: bool) -> None:
    """The bull beats both, or passes the first by; behind them is nothing to hit harder, unless a gate stands there."""
    both = {"attack": [NOBODY, NOBODY, EWE], "defence": [NOBODY, NOBODY, EWE]}
    match = under(rules, attack({"hand": [], **STRONG}, {"gates": [15, 15, gate], **both}))
    assert (match.decision.word == "ask-chain") is asked
    if not asked:
        assert match.decision.keys == ["hit", "pass"]


def test_a_chain_is_asked_for_where_cards_may_be_discarded_meanwhile() -> None:
    wall = [NOBODY, NOBODY, OX]
    assert attack({"hand": [EWE], **KIN}, {"attack": wall, "defence": wall}).decision.word == "ask-chain"


DRUM = creature("Drum", "A", 3, main=["rally"])


@pytest.mark.parametrize(
    ("rules", "mine", "yours", "asked"),
    [
        (GAME.rules, {}, {"attack": [EWE]}, False),  # one creature of either clan
        (8, {}, {"attack": [EWE]}, True),
        (GAME.rules, {}, {"attack": [EWE, EWE]}, True),
        (GAME.rules, {}, {"attack": [EWE, EWE], "defence": [NOBODY, NOBODY, OX]}, False),  # too weak in any case
        (GAME.rules, {}, {"attack": [EWE, EWE], "gates": [15, 15, 0]}, False),  # nothing stands there
        (GAME.rules, {"defence": [LAMB]}, {"attack": [OX, EWE, EWE], "defence": [NOBODY, NOBODY, OX]}, False),
        (
            GAME.rules,
            {"defence": [LAMB]},
            {"attack": [OX, EWE, EWE], "defence": [EWE, EWE, STAG]},
            True,
        ),  # with a chain
        (GAME.rules, {"hand": [RAM]}, {"attack": [EWE]}, True),
    ],
)
def test_which_clan_is_rallied_is_not_asked_where_it_makes_no_difference(
    rules: int, mine: dict[str, object], yours: dict[str, object], asked: bool
) -> None:
    match = under(rules, attack({"hand": [], "attack": [DRUM], **mine}, yours))
    assert (match.decision.word == "ask-rally") is asked


def test_alone_the_clan_is_asked_for_where_a_chain_may_hurt_a_gate_that_a_beaten_creature_repairs() -> None:
    """Whoever rallies three beats Elm, two do not; and the kid hits a gate only if a chain is laid."""
    elm = creature("Elm", "B", 3, main=["last -> repair 2"])
    kid = creature("Kid", "D", 0)
    mine: dict[str, object] = {"attack": [kid, NOBODY, HERALD], "defence": [creature("Foal", "D", 1)]}
    its: dict[str, object] = {"attack": [NOBODY, OX, elm], "defence": [NOBODY, OX, OX]}
    assert alone(mine, its).decision.word == "ask-rally"


def test_of_three_it_is_asked_where_somebodys_last_gate_could_fall_and_creatures_with_it() -> None:
    row = [RAM, NOBODY, creature("Drum", "B", 1, main=["rally"])]
    weak = {"gates": [0, -1, 4], "defence": [OX]}
    assert three({"hand": [], "attack": row}, weak, {}, phase="attack").decision.word == "ask-rally"
    one_of_two = {"gates": [15, -1, 4], "defence": [OX]}
    match = three({"hand": [], "attack": row}, one_of_two, {}, phase="attack")
    assert (match.decision.word, gates(match, YOU)) == ("ask-console", [15, -1, 0])


def doing_last(last: str) -> dict[str, object]:
    """Somebody of power 2 who does this last."""
    return creature("Twin", "B", 2, main=[f"last -> {last}"])


@pytest.mark.parametrize(
    ("rules", "last", "hand", "asked"),
    [
        (GAME.rules, "draw 1", [], False),
        (8, "draw 1", [], True),
        (GAME.rules, "draw 1", [EWE], True),  # it may be discarded in between
        (GAME.rules, "exile", [], True),  # it would spare one of them
    ],
)
def test_like_creatures_that_do_the_same_last_are_laid_down_in_any_order(
    rules: int, last: str, hand: list[object], asked: bool
) -> None:
    twin = doing_last(last)
    mine = {"hand": hand, "attack": [twin, OX, twin], "lying": ["A1", "A3"], "deck": [OX] * 9}
    match = under(rules, attack(mine, {"defence": [NOBODY, EWE]}))
    while match.decision.word in ("ask-meet", "ask-discard"):
        match.choose(len(match.decision.options) - 1)
    assert (match.decision.word == "ask-lay-down") is asked


def test_of_two_like_sovereigns_either_is_taken() -> None:
    """That takes a position: no set has two."""
    mine, sovereigns = {"hand": [], "attack": [OX]}, ["hearthbreaker", "hearthbreaker"]
    for rules, asked in ((GAME.rules, False), (8, True)):
        field = {"sovereigns": sovereigns, "sovereign_deck": []}
        match = under(rules, attack(mine, {"gates": [15, 15, 5], "hand": []}, field=field))
        assert (match.decision.word == "ask-console") is asked
        if not asked:
            assert match.view(1)["players"][1]["hand"] == ["hearthbreaker"]


FEW = {"hand": [EWE], "deck": [OX, OX], "discard": [OX, OX]}


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (5, True)])
def test_nobody_is_asked_to_discard_what_is_drawn_again(rules: int, asked: bool) -> None:
    match = under(rules, attack({**FEW, "attack": [RAM, EWE]}))
    assert (match.decision.word == "ask-charge") is asked
    if not asked:
        assert match.decision.word == "ask-development"
        assert sorted(match.view(0)["players"][0]["hand"]) == ["ewe", "ox", "ox", "ox", "ox"]


@pytest.mark.parametrize(
    ("mine", "yours"),
    [
        ({**FEW, "attack": [RAM, EWE], "deck": [OX] * 3}, {}),
        ({**FEW, "attack": [RAM, EWE]}, {"gates": [9, 9, 4]}),  # its blast would bring the ram to the discard pile
        ({**FEW, "attack": [RAM, EWE], "gates": [15, 2, 15]}, {"attack": [WEASEL]}),
        ({**FEW, "attack": [RAM, EWE]}, {"attack": [creature("Judge", "B", 2, main=["last -> banish"])]}),
    ],
    ids=["too many", "blast", "its blast", "last"],
)
def test_it_is_asked_where_not_all_may_be_drawn(mine: dict[str, object], yours: dict[str, object]) -> None:
    assert attack(mine, yours).decision.word == "ask-charge"


MOURNER = creature("Mourner", "B", 2, main=["last -> draw 1"])


@pytest.mark.parametrize("last", [MOURNER, WEASEL], ids=["draws", "fells no gate"])
@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (8, True)])
def test_nor_because_of_a_last_that_does_nothing_to_their_cards(
    last: dict[str, object], rules: int, asked: bool
) -> None:
    match = under(rules, attack({**FEW, "attack": [RAM, EWE]}, {"attack": [last]}))
    assert (match.decision.word == "ask-charge") is asked


@pytest.mark.parametrize(("rules", "last", "asked"), [(GAME.rules, 15, False), (8, 15, True), (GAME.rules, 4, True)])
def test_of_three_no_last_happens_before_cards_are_drawn_unless_a_gate_could_fall(
    rules: int, last: int, asked: bool
) -> None:
    left, right = {"gates": [15, -1, last], "defence": [EWE]}, {"attack": [NOBODY, WEASEL], "defence": [EWE]}
    match = under(rules, three({**FEW, "attack": [RAM, EWE]}, left, right, phase="attack"))
    while match.decision.word in ("ask-charge-at", "ask-meet"):
        match.choose(0)
    assert (match.decision.word == "ask-charge") is asked


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (8, True)])
def test_nobody_is_asked_for_an_idle_chain_because_of_cards_that_are_drawn_again(rules: int, asked: bool) -> None:
    wall = [NOBODY, NOBODY, OX]
    match = under(rules, attack({**FEW, "attack": [RAM], "defence": [LAMB]}, {"attack": wall, "defence": wall}))
    assert (match.decision.word == "ask-chain") is asked


ALL = {"deck": [LAMB], "discard": [OX], "defence": [EWE, OX], "lying": ["D1", "D2"]}
"""Two that lie, and three other cards with the one in hand."""


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (8, True)])
def test_nobody_is_asked_in_which_order_to_lay_down_what_is_drawn_again(rules: int, asked: bool) -> None:
    match = under(rules, attack({**ALL, "hand": [RAM]}))
    assert (match.decision.word in ("ask-discard", "ask-lay-down")) is asked
    if not asked:
        assert match.decision.word == "ask-development"
        assert sorted(match.view(0)["players"][0]["hand"]) == ["ewe", "lamb", "ox", "ox", "ram"]


@pytest.mark.parametrize(
    "mine",
    [{**ALL, "hand": [RAM, RAM]}, {**ALL, "hand": [RAM], "defence": [EWE, MOURNER]}],
    ids=["six", "last"],
)
def test_it_is_asked_where_the_order_decides_what_is_drawn(mine: dict[str, object]) -> None:
    match = attack(mine)
    if match.decision.word == "ask-discard":
        choose(match, "done")
    assert match.decision.word == "ask-lay-down"


def test_what_to_discard_is_asked_while_somebody_lies_who_may_fell_a_gate() -> None:
    """Its blast would bring the ram to the discard pile, too."""
    mine = {**ALL, "hand": [RAM], "attack": [RAM], "lying": ["A1", "D1", "D2"], "discard": [], "gates": [2, 15, 15]}
    match = attack(mine, {"attack": [WEASEL], "lying": ["A1"]})
    assert match.decision.word == "ask-discard"


def it_does(rules: int, *abilities: str, mine: list[int], its: list[int]) -> Match:
    """Alone: the opponent summons one creature, which does this; others of five clans, so that nobody fuses."""
    of_a, of_b, _, of_d, of_e = meek(5)
    full = {"attack": [of_e, of_a, NOBODY], "defence": [NOBODY, of_d, of_d], "gates": its}
    field = {"warrior_deck": [creature("Hero", "C", main=list(abilities)), of_b, of_d, *meek(9)]}
    return under(rules, solo({"gates": mine}, full, active=IT, field=field))


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (6, True)])
def test_alone_which_of_two_gates_comes_first_is_not_asked_where_both_do(rules: int, asked: bool) -> None:
    match = it_does(rules, "strike 2", "strike 2", mine=[9, 9, 8], its=[15, 15, 15])
    assert (match.decision.word == "ask-it-strike") is asked
    if not asked:
        assert gates(match) == [7, 7, 8]
    match = it_does(rules, "repair 2", "repair 2", mine=[15, 9, 8], its=[4, 5, 4])
    assert (match.decision.word == "ask-it-repair") is asked
    if not asked:
        assert gates(match, IT) == [6, 5, 6]


@pytest.mark.parametrize(
    ("abilities", "mine"),
    [
        (["strike 2", "strike 2"], [9, 9, 9]),
        (["strike 2", "strike 1"], [9, 9, 8]),
        (["strike 2"], [9, 9, 8]),
        (["strike 2", "repair 2", "strike 2"], [9, 9, 8]),
        (["strike 2", "strike 2"], [2, 2, 1]),  # whoever stands before a gate that falls minds which it is
    ],
    ids=["three", "unlike", "once", "apart", "falls"],
)
def test_alone_it_is_asked_where_not_all_of_them_get_the_same_at_once(abilities: list[str], mine: list[int]) -> None:
    assert it_does(GAME.rules, *abilities, mine=mine, its=[15, 15, 4]).decision.word == "ask-it-strike"


LAST_GATE = {"gates": [0, -1, 4]}
"""Of my left neighbour: a ram in my left column fells it."""


@pytest.mark.parametrize(
    ("rules", "row", "asked"),
    [
        (GAME.rules, [RAM, NOBODY, EWE], False),
        (6, [RAM, NOBODY, EWE], True),
        (GAME.rules, [RAM, creature("Snail", "B", 0), EWE], False),
        (GAME.rules, [RAM, EWE], True),  # later, it could charge at one of them only
        (GAME.rules, [RAM, creature("Herald", "B", 1, main=["rally"]), EWE], True),
    ],
    ids=["apart", "before", "in vain", "at both", "rally"],
)
def test_of_three_who_charges_first_is_asked_only_if_somebody_else_minds_an_elimination(
    rules: int, row: list[object], asked: bool
) -> None:
    third = {"attack": [EWE, EWE], "defence": [OX]}
    match = under(rules, three({"hand": [], "attack": row}, LAST_GATE, third, phase="attack"))
    while match.decision.word in ("ask-rally", "ask-charge-at"):
        match.choose(0)
    assert (match.decision.word == "ask-charge") is asked
    if not asked:
        assert next(event.args["n"] for event in match.events if event.name == "charges") == 4
        assert "eliminated" in [event.name for event in match.events]


def test_of_three_it_is_asked_where_both_others_could_be_eliminated() -> None:
    row = {"hand": [], "attack": [RAM, NOBODY, RAM]}
    assert three(row, LAST_GATE, {"gates": [4, -1, 0]}, phase="attack").decision.word == "ask-charge"


@pytest.mark.parametrize("players", [2, 3])
def test_in_games_by_chance_whom_a_charge_meets_makes_a_difference(players: int) -> None:
    asked = 0
    for seed in range(4):
        chance = Chance(seed)
        match = GAME.new(players=players, seed=seed)
        match.quiet = True
        while not match.over and len(match.keys) < 1500:
            decision = match.decision
            if decision.word in ("ask-charge-at", "ask-meet"):
                asked += 1
                assert len({after(match, number) for number in range(len(decision.options))}) > 1, (seed, match.keys)
            match.choose(chance.below(len(decision.options)))
    assert asked


@pytest.mark.parametrize("players", [1, 2, 3])
def test_where_nobody_is_asked_for_it_every_order_of_charges_comes_to_the_same(players: int) -> None:
    """Under rules 4 every first charge is tried, with all answers to what is asked then."""
    tried = 0
    for seed in range(3):
        chance = Chance(seed)
        match = GAME.under(4).new(players=players, seed=seed)
        match.quiet = True
        while not match.over and len(match.keys) < 1000:
            decision, clash = match.decision, match.state
            assert isinstance(clash, Clash)
            side = decision.seat or 0
            if decision.word == "ask-charge" and not clash.hand(side):
                columns = [option.action.slot for option in decision.options if isinstance(option.action, OnPlace)]
                if not could_eliminate(clash, side, columns):
                    tried += 1
                    ways = [ends(following(match, number)) for number in range(len(columns))]
                    assert all(way == ways[0] for way in ways), (seed, match.keys)
            match.choose(chance.below(len(decision.options)))
    assert tried


@pytest.mark.parametrize("seed", [28, 42, 52])
def test_of_three_an_order_that_is_not_asked_comes_to_the_same_though_somebody_is_eliminated(seed: int) -> None:
    """Under rules 6 every first charge is tried, with all answers to what is asked then."""
    tried, chance = False, Chance(seed)
    match = GAME.under(6).new(players=3, seed=seed)
    match.quiet = True
    while not match.over and not tried:
        decision, clash = match.decision, match.state.clone()
        assert isinstance(clash, Clash)
        side = decision.seat or 0
        if decision.word == "ask-charge" and not clash.hand(side):
            columns = [option.action.slot for option in decision.options if isinstance(option.action, OnPlace)]
            clash.arena = replace(clash.arena, rules=GAME.rules)
            if could_eliminate(clash, side, columns) and not order_matters(clash, side, columns):
                tried = True
                ways = [noticed(each) for each in tries(match)]
                assert all(way == ways[0] for way in ways), match.keys
        match.choose(chance.below(len(decision.options)))
    assert tried


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_is_not_asked_any_more_in_an_attack_comes_to_the_same(players: int) -> None:
    """Under rules 5 every answer is tried, with all answers to what is asked then."""
    tried = set()
    for seed in range(24):
        chance = Chance(seed)
        match = GAME.under(5).new(players=players, seed=seed)
        match.quiet = True
        while not match.over and len(match.keys) < 400:
            decision, clash = match.decision, match.state.clone()
            assert isinstance(clash, Clash)
            side = decision.seat or 0
            clash.arena = replace(clash.arena, rules=GAME.rules)
            held = len(clash.hand(side))  # with a strike or a chain, discarding was on offer and may be no longer
            if decision.word in ATTACKING and held < (2 if decision.word in ("ask-charge", "ask-discard") else 1):
                clash.decision = None
                clash.offered = False
                decision.effect.resolve(clash, decision.ctx)
                asked = clash.decision
                if asked is None or asked.word != decision.word:
                    tried.add(decision.word)
                    ways = [noticed(each) for each in tries(match)]
                    assert all(way == ways[0] for way in ways), (seed, match.keys)
            match.choose(chance.below(len(decision.options)))
    assert tried >= ({"ask-chain", "ask-meet"} if players == 1 else {"ask-chain", "ask-charge"})


ATTACKING = ("ask-chain", "ask-charge", "ask-meet", "ask-discard")


def tries(match: Match) -> list[Match]:
    """A copy after each answer."""
    return [following(match, number) for number in range(len(match.decision.options))]


def noticed(match: Match) -> set[str]:
    """Where the attack can lead to, without what nobody sees of it afterwards, and the order of hands and of those who left
    the game."""
    if not match.over and match.decision.word in (*ATTACKING, "ask-charge-at", "ask-lay-down"):  # until cards are drawn
        return set().union(*map(noticed, tries(match)))
    clash = match.state
    assert isinstance(clash, Clash)
    clash.idle = clash.chained = clash.linked = clash.charged = 0
    clash.bonus = (0, 0, 0)
    for number in (REMOVED, *(zone(side, HAND) for side in range(clash.sides))):
        clash.zones[number] = sorted(clash.zones[number])
    return {match.fingerprint}


def following(match: Match, number: int) -> Match:
    """A copy after an answer."""
    tried = match.clone()
    tried.choose(number)
    return tried


def ends(match: Match) -> set[str]:
    """Where the charges that are left can lead to."""
    if match.over or match.decision.word not in ("ask-charge", "ask-charge-at", "ask-meet"):
        return {match.fingerprint}
    return set().union(*(ends(following(match, number)) for number in range(len(match.decision.options))))


def after(match: Match, number: int) -> tuple[str, str]:
    """Where an option leads, and what is asked then: a fingerprint does not tell whom a question is about."""
    tried = match.clone()
    tried.choose(number)
    return tried.fingerprint, "" if tried.over else repr((tried.decision.effect, tried.decision.ctx))
