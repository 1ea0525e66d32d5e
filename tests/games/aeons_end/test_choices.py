"""OR, you may, and who decides."""

from tests.games.aeons_end.table import (
    battle,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    keys,
    lives,
    mist,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
)


def test_or_takes_exactly_one_side() -> None:
    match = battle(gex(hand=["Primordial Fetish", "Crystal"], life=5), dezmodia())
    choose(match, "play:primordial-fetish")
    assert (match.decision.seat, keys(match)) == (0, ["or:1", "or:2"])
    choose(match, "or:2")
    assert lives(match) == [8, 10]
    assert match.decision.word == "ask-main"


def test_a_side_that_cannot_be_done_in_full_is_not_on_offer_while_the_other_can() -> None:
    match = nemesis_draws("Maul", gex(breaches={"II": prepped("Spark")}), dezmodia())
    assert foe(match)["tokens"] == 6


def test_with_neither_side_possible_in_full_the_choice_is_free() -> None:
    match = nemesis_draws("Maul", gex(breaches={"II": prepped("Spark")}), dezmodia(), tokens=1)
    assert keys(match) == ["or:1", "or:2"]


def test_a_side_that_would_change_nothing_is_not_on_offer() -> None:
    match = nemesis_acts(["Null Scion"], gex(), dezmodia())
    assert foe(match)["tokens"] == 7
    assert match.decision.word == "ask-main"


def test_life_cut_short_by_the_maximum_still_counts_as_gained() -> None:
    match = battle(gex(hand=["Primordial Fetish", "Crystal"], life=9), dezmodia())
    choose(match, "play:primordial-fetish")
    assert keys(match) == ["or:1", "or:2"]
    choose(match, "or:2")
    assert lives(match) == [10, 10]


def test_you_may_can_be_skipped_and_then_nothing_follows() -> None:
    match = battle(
        gex(hand=["Crystal"], breaches={"II": prepped("Conjure the Lost")}), dezmodia(), phase="casting", gravehold=20
    )
    choose(match, "cast:conjure-the-lost@II", "skip")
    assert gravehold(match) == 20


def test_if_you_do_follows_only_when_it_was_done() -> None:
    match = battle(
        gex(hand=["Crystal"], breaches={"II": prepped("Conjure the Lost")}), dezmodia(), phase="casting", gravehold=20
    )
    choose(match, "cast:conjure-the-lost@II", "yes")
    assert gravehold(match) == 24


def test_gravehold_never_has_more_life_than_it_started_with() -> None:
    match = battle(gex(breaches={"II": prepped("Conjure the Lost")}), dezmodia(), phase="casting", gravehold=28)
    choose(match, "cast:conjure-the-lost@II", "yes")
    assert gravehold(match) == 30


def test_decisions_of_the_nemesis_belong_to_the_team() -> None:
    tie = nemesis_acts(["Cataclysmic Fate"], gex(), dezmodia())
    assert (tie.decision.seat, keys(tie)) == (None, ["player:1", "player:2"])
    anyone = nemesis_acts(["Howling Spinners"], gex(), dezmodia())
    assert anyone.decision.seat is None
    either = nemesis_draws("Quell", gex(), dezmodia())
    assert either.decision.seat is None
    together = nemesis_draws("Thrash", gex(hand=["Crystal", "Spark"]), dezmodia())
    assert together.decision.seat is None


def test_a_team_decision_may_be_answered_for_any_seat() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(), dezmodia())
    match.choose("player:1", seat=1)
    assert lives(match) == [8, 10]


def test_what_befalls_one_player_is_decided_by_that_player() -> None:
    match = nemesis_draws("Afflict", gex(), dezmodia(discard=["Spark"]))
    choose(match, "player:2")
    assert match.decision.seat == 1


def test_any_player_is_one_who_can_do_it_in_full_if_anybody_can() -> None:
    match = nemesis_draws("Throttle", gex(hand=["Crystal"] * 3), dezmodia(hand=["Spark"] * 2))
    assert match.view(0)["destroyed"] == ["crystal"] * 3
    assert player(match, 1)["hand"] == ["spark"] * 2


def test_the_lowest_life_is_nobodys_choice_without_a_tie() -> None:
    match = nemesis_acts(["Cataclysmic Fate"], gex(life=9), dezmodia(life=8), mist(life=10))
    assert lives(match) == [9, 4, 10]
