"""Discarding at any moment of one's own turn: in the attack phase it only makes room for the cards one draws at the end."""

from __future__ import annotations

import pytest

from talia import Match
from talia.games.ostium.game import GAME
from talia.kernel.chance import Chance
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED
from tests.games.ostium.table import (
    ME,
    MOUSE,
    NOBODY,
    YOU,
    Sheet,
    asked,
    attack,
    choose,
    creature,
    crystals,
    discard,
    duel,
    familiar,
    gates,
    grunts,
    hand,
    keys,
    meek,
    phase,
    player,
    rows,
    solo,
    sovereign,
    three,
)

RAM, EWE, EWE_TOO = creature("Ram", "A", 4), creature("Ewe", "B", 1), creature("Ewe", "B", 4)
OWL, CAT = familiar("Owl"), familiar("Cat")
KEPT = [OWL, CAT, OWL]
DISCARDS = ["discard:owl", "discard:cat"]


# Among the options of the attack phase

LAST_GATES = {"gates": [0, 1, 1]}  # which charge fells the last one is asked


@pytest.mark.parametrize(
    ("question", "mine", "yours"),
    [
        ("ask-rally", {"attack": [creature("Herald", "A", 1, main=["rally"]), EWE]}, {"attack": [EWE]}),
        ("ask-chain", {"attack": [RAM], "defence": [creature("Kin", "A")]}, {}),
        ("ask-charge", {"attack": [RAM, EWE]}, LAST_GATES),
        ("ask-meet", {"attack": [NOBODY, RAM]}, {"attack": [NOBODY, EWE]}),
    ],
)
def test_a_card_may_be_discarded_at_every_question_of_the_attack(question: str, mine: Sheet, yours: Sheet) -> None:
    match = attack({"hand": KEPT, **mine}, yours)
    assert asked(match) == (ME, question)
    others = [key for key in keys(match) if not key.startswith("discard:")]
    assert set(keys(match)) == {*others, *DISCARDS}
    choose(match, "discard:owl")
    assert (asked(match), hand(match), discard(match)) == ((ME, question), ["cat", "owl"], ["owl"])
    choose(match, "discard:owl", "discard:cat")
    assert (keys(match), discard(match)) == (others, ["cat", "owl", "owl"])


def test_the_middle_of_three_may_discard_before_choosing_whom_to_charge_at() -> None:
    post = {"defence": [NOBODY, EWE]}
    match = three({"hand": [OWL], "attack": [NOBODY, RAM]}, post, post, phase="attack")
    assert (asked(match), keys(match)) == ((ME, "ask-charge-at"), ["player:2", "player:3", "discard:owl"])
    choose(match, "discard:owl")
    assert keys(match) == ["player:2", "player:3"]


def test_a_discard_in_the_attack_phase_gives_neither_crystals_nor_anything_else() -> None:
    match = attack({"hand": [OWL, creature("Sting", main=["discard -> quake"])], "attack": [RAM, EWE]}, LAST_GATES)
    choose(match, "discard:owl", "discard:sting")
    assert (asked(match), crystals(match)) == ((ME, "ask-charge"), 0)
    assert (gates(match, YOU), discard(match)) == ([0, 1, 1], ["sting", "owl"])


def test_more_cards_are_drawn_for_those_that_were_discarded() -> None:
    match = attack({"hand": KEPT, "attack": [RAM, EWE], "deck": [MOUSE] * 9})
    choose(match, "discard:owl", "discard:owl", "charge:left")
    assert hand(match) == ["cat", "mouse", "mouse", "mouse", "mouse"]


def test_a_lone_charge_is_no_question_because_of_a_card_in_hand() -> None:
    match = attack({"hand": [OWL], "attack": [RAM]})
    assert gates(match, YOU) == [15, 15, 11]


# While abilities are on offer

SAGE = creature("Sage", "A", 1, main=["draw 1", "remove"])
USES = ["use:draw-1", "use:remove", "done"]


def sages(rules: int = GAME.rules, **sheet: list[Sheet]) -> Match:
    """A Sage has been summoned; an Owl is the next card of the deck."""
    game = GAME if rules == GAME.rules else GAME.under(rules)
    mine = {"hand": [SAGE], "deck": [OWL, CAT, CAT], **sheet}
    match = game.arrange({"mode": "duel", "players": [mine, {"hand": [MOUSE]}], "field": {"warrior_deck": meek(20)}})
    choose(match, "summon:sage", "place:A1")
    return match


def test_a_card_may_be_discarded_while_abilities_are_on_offer() -> None:
    match = sages(hand=[SAGE, CAT])
    assert (asked(match), set(keys(match))) == ((ME, "ask-use"), {*USES, "discard:cat"})
    choose(match, "discard:cat")
    assert (asked(match), keys(match), crystals(match), discard(match)) == ((ME, "ask-use"), USES, 1, ["cat"])


def test_a_card_just_drawn_may_be_discarded_for_its_crystal_and_then_removed() -> None:
    match = sages()
    choose(match, "use:draw-1", "discard:owl")
    assert (crystals(match), discard(match)) == (1, ["owl"])
    choose(match, "use:remove")
    assert (asked(match), discard(match), hand(match)) == ((ME, "ask-development"), [], [])


def test_what_a_discarded_card_does_comes_before_the_abilities_that_wait() -> None:
    match = sages(hand=[SAGE, creature("Spy", main=["discard -> draw 2"])])
    choose(match, "discard:spy", "use:draw-2")
    assert (asked(match), sorted(hand(match))) == ((ME, "ask-use"), ["cat", "owl"])
    assert {"use:draw-1", "use:remove"} < set(keys(match))


def test_a_last_ability_lets_discard_in_ones_own_turn_only() -> None:
    moth = creature("Moth", "A", 1, main=["last -> draw 1"])
    mine, yours = {"hand": [OWL], "attack": [moth], "lying": ["A1"]}, {"hand": [CAT], "attack": [moth], "lying": ["A1"]}
    match = attack(mine, yours, attack={"step": "charge"})
    while asked(match)[1] != "ask-use":
        choose(match, "done")
    assert (asked(match), keys(match)) == ((YOU, "ask-use"), ["use:draw-1", "done"])
    choose(match, "done")
    assert (asked(match), keys(match)) == ((ME, "ask-use"), ["use:draw-1", "discard:owl", "done"])
    choose(match, "discard:owl")
    assert (asked(match), keys(match), crystals(match)) == ((ME, "ask-use"), ["use:draw-1", "done"], 0)


def test_before_rules_10_abilities_on_offer_were_all_there_was() -> None:
    assert keys(sages(9, hand=[SAGE, CAT])) == USES


# In a position that waits in the attack phase, even if there is only one answer to its question

WAITING = {
    "ask-rally": ([creature("Herald", "A", 1, main=["rally"])], ["clan:lode"]),
    "ask-charge": ([RAM], ["charge:left"]),
    "nobody": ([], ["done"]),
}


def waiting(row: list[Sheet], mode: str = "duel", rules: int = GAME.rules) -> Match:
    """Three cards in hand, and an attack phase that has just been laid out."""
    game = GAME if rules == GAME.rules else GAME.under(rules)
    players = [{"attack": row, "hand": KEPT}, {"hand": [MOUSE]} if mode == "duel" else {}]
    return game.arrange({"mode": mode, "phase": "attack", "players": players, "field": {"warrior_deck": meek(20)}})


@pytest.mark.parametrize("mode", ["solo", "duel"])
@pytest.mark.parametrize("case", WAITING)
def test_all_cards_may_be_discarded_at_the_question_that_a_position_waits_with(case: str, mode: str) -> None:
    row, answer = WAITING[case]
    match = waiting(row, mode)
    assert [key for key in keys(match) if not key.startswith("discard:")] == answer
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    choose(match, "discard:owl", "discard:cat")
    assert {*keys(match)} == {*answer, "discard:owl"}
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    choose(match, "discard:owl")
    assert discard(match) == ["owl", "cat", "owl"]
    assert phase(match) == (YOU if mode == "duel" else ME, "development"), "nothing is left to be asked"


def test_whoever_answers_that_question_has_kept_the_cards() -> None:
    match = waiting([RAM])
    choose(match, "charge:left")
    assert (phase(match), gates(match, YOU)) == ((YOU, "development"), [15, 15, 11])


@pytest.mark.parametrize("case", WAITING)
def test_before_rules_8_such_a_question_was_the_answer_alone(case: str) -> None:
    row, answer = WAITING[case]
    match = waiting(row, rules=7)
    assert keys(match) == answer
    choose(match, *answer)
    assert asked(match) == (ME, "ask-discard")


# Before drawing


def test_who_kept_cards_and_was_asked_nothing_may_discard_before_drawing() -> None:
    """The field was refilled since the development phase, so there may be a new reason to."""
    match = duel({"hand": KEPT, "deck": [MOUSE] * 9}, field={"warriors": grunts(6), "warrior_deck": grunts(9, 7)})
    choose(match, "end")
    assert (asked(match), phase(match)) == ((ME, "ask-discard"), (ME, "attack"))
    assert keys(match) == [*DISCARDS, "done"]
    choose(match, "discard:owl")
    assert keys(match) == ["discard:cat", "discard:owl", "done"]
    choose(match, "done")
    assert (phase(match)[0], hand(match)) == (YOU, ["cat", "mouse", "mouse", "mouse", "owl"])


def test_nobody_is_asked_who_keeps_no_card() -> None:
    match = duel({"hand": [OWL]})
    choose(match, "discard:owl", "end")
    assert phase(match) == (YOU, "development")
    match = duel({"hand": [OWL]})
    choose(match, "end", "discard:owl")
    assert phase(match) == (YOU, "development")


def test_nobody_is_asked_once_more_after_a_question_of_the_attack() -> None:
    match = attack({"hand": [OWL], "attack": [RAM, EWE]})
    choose(match, "charge:left")
    assert phase(match) == (YOU, "development")


def test_alone_nothing_is_new_since_the_development_phase_so_nobody_is_asked() -> None:
    match = solo({"hand": KEPT, "attack": [RAM]}, {"attack": [NOBODY] * 3})
    choose(match, "end")
    assert phase(match) == (ME, "development")
    match = solo({"hand": KEPT, "attack": [RAM, EWE]}, phase="attack")
    assert {*DISCARDS} <= {*keys(match)}


# The order of the discard pile


def fallen(**mine: object) -> Sheet:
    """My Ram and Ewe fell two gates, and their blasts beat both."""
    return {"hand": [OWL, CAT], "attack": [RAM, EWE_TOO], **mine}


CROWN: Sheet = {"sovereigns": [], "sovereign_deck": []}


def test_cards_may_be_discarded_between_creatures_that_are_laid_down() -> None:
    match = attack(fallen(), {"gates": [15, 4, 4]}, field=CROWN)
    choose(match, "charge:left")
    assert keys(match) == ["next:ram@A1", "next:ewe@A2", "discard:owl", "discard:cat"]
    choose(match, "discard:owl", "next:ram@A1")
    assert (asked(match), discard(match)) == ((ME, "ask-discard"), ["ram", "owl"])
    choose(match, "done")
    assert (asked(match), discard(match)) == ((ME, "ask-discard"), ["ewe", "ram", "owl"])
    choose(match, "discard:cat")
    assert discard(match) == ["cat", "ewe", "ram", "owl"]


@pytest.mark.parametrize("row", [[RAM, EWE_TOO], [RAM, RAM]], ids=["others", "alike"])
def test_a_card_may_go_between_the_last_two_that_are_laid_down(row: list[Sheet]) -> None:
    match = attack(fallen(attack=row), {"gates": [15, 4, 4]}, field=CROWN)
    choose(match, "charge:left")
    if row[1] is EWE_TOO:
        choose(match, "next:ram@A1")
    assert (asked(match), keys(match)) == ((ME, "ask-discard"), [*DISCARDS, "done"])
    position = match.position()
    assert GAME.arrange(position).fingerprint == match.fingerprint
    choose(match, "discard:cat", "done", "done")
    assert discard(match) == [row[1]["name"].lower(), "cat", "ram"]
    assert hand(match)[-1] == "owl"


def test_before_rules_9_nothing_went_between_like_creatures() -> None:
    match = attack(fallen(attack=[RAM, RAM]), {"gates": [15, 4, 4]}, field=CROWN)
    older = GAME.under(8).arrange(match.origin["position"])
    choose(older, "charge:left")
    assert (asked(older), discard(older)) == ((ME, "ask-discard"), ["ram", "ram"])


def test_the_defender_does_not_discard_in_anothers_turn() -> None:
    match = attack({"hand": [], "attack": [RAM, RAM]}, {"hand": KEPT, "defence": [NOBODY, RAM, EWE]})
    assert (asked(match), keys(match)) == ((YOU, "ask-lay-down"), ["next:ram@D2", "next:ewe@D3"])


def test_a_creature_that_was_laid_down_is_a_new_reason_to_be_asked() -> None:
    match = attack(
        {"hand": [OWL], "attack": [NOBODY, RAM]}, {"attack": [NOBODY, EWE], "gates": [15, 4, 15]}, field=CROWN
    )
    choose(match, "pass")
    assert (asked(match), discard(match), rows(match)) == ((ME, "ask-discard"), ["ram"], {})
    choose(match, "discard:owl")
    assert discard(match) == ["owl", "ram"]


def test_a_card_may_go_under_a_creature_that_falls_without_a_question() -> None:
    match = attack({"hand": [OWL, CAT], "attack": [NOBODY, RAM]}, {"gates": [15, 4, 15]}, field=CROWN)
    assert (asked(match), rows(match)) == ((ME, "ask-discard"), {"A2": "(ram)"})
    choose(match, "discard:owl", "done")
    assert (asked(match), discard(match)) == ((ME, "ask-discard"), ["ram", "owl"])
    choose(match, "discard:cat")
    assert phase(match) == (YOU, "development")
    assert discard(match) == ["cat", "ram", "owl"]


def test_the_match_ends_at_once_with_cards_in_hand() -> None:
    match = attack({"hand": KEPT, "attack": [NOBODY, RAM]}, {"gates": [0, 4, 0]})
    assert match.over


def test_a_sovereign_of_consolation_comes_after_the_question() -> None:
    crown = {"sovereigns": [sovereign("Queen"), sovereign("King")], "sovereign_deck": []}
    match = attack({"hand": [OWL], "attack": [NOBODY, RAM]}, {"gates": [15, 4, 15]}, field=crown)
    choose(match, "done", "done")
    assert asked(match) == (YOU, "ask-console")


# What others may know


@pytest.mark.parametrize("word", ["ask-charge", "ask-discard"])
def test_dealing_anew_while_another_may_discard(word: str) -> None:
    deck = [familiar(name) for name in ("Ant", "Bee", "Fly", "Gnat")]
    match = attack({"hand": [OWL, CAT], "deck": deck, "attack": [RAM, EWE] if word == "ask-charge" else []})
    assert asked(match) == (ME, word)
    seen = set()
    for seed in range(8):
        twin = match.clone()
        GAME.redeal(twin, YOU, Chance(seed))
        found = [key.partition(":")[2] for key in keys(twin) if key.startswith("discard:")]
        assert sorted(found) == hand(twin)
        assert [key for key in keys(twin) if not key.startswith("discard:")] == [
            key for key in keys(match) if not key.startswith("discard:")
        ]
        assert twin.view(YOU) == match.view(YOU)
        seen.add(tuple(found))
        twin.choose(f"discard:{found[0]}")
        assert player(twin)["discard"] == [found[0]]
    assert len(seen) > 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_is_told(lang: str) -> None:
    match = duel({"hand": [OWL]})
    choose(match, "end")
    voice = Speaker(lang, (SHARED, *GAME.words()))
    assert voice.question(match.decision) != "ask-discard"
    assert all(voice.option(option) for option in match.decision.options)
    assert voice.mistakes == []
