"""Setting up: what lies where before the first turn, and what each seat may know of it."""

from __future__ import annotations

import json

import pytest

import talia
from talia import Match, TaliaError
from talia.games.ostium.cards.creatures import Rank
from talia.games.ostium.game import GAME
from talia.games.ostium.set_up.setup import creature_set
from talia.kernel.chance import Chance
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED
from tests.games.ostium.table import (
    ME,
    MOUSE,
    YOU,
    asked,
    attack,
    choose,
    creature,
    discard,
    duel,
    end,
    familiar,
    field,
    gates,
    hand,
    keys,
    phase,
    player,
    sovereign,
    summon,
)

# Set-up


def in_order_of_play(match: Match, players: int) -> list[int]:
    """The seats from whoever starts on."""
    first = phase(match)[0]
    return [(first + number) % players for number in range(players)]


@pytest.mark.parametrize(("players", "hands"), [(1, [5]), (2, [3, 5]), (3, [3, 4, 5])])
def test_the_first_hands_go_by_the_order_of_play(players: int, hands: list[int]) -> None:
    for seed in range(8):
        match = GAME.new(players=players, seed=seed)
        order = in_order_of_play(match, players)
        assert [len(hand(match, seat)) for seat in order] == hands
        assert [player(match, seat)["deck"] for seat in order] == [10 - count for count in hands]
        assert [discard(match, seat) for seat in order] == [[]] * players
        assert asked(match) == (order[0], "ask-development")


@pytest.mark.parametrize("players", [2, 3])
def test_chance_decides_who_starts(players: int) -> None:
    starts = [phase(GAME.new(players=players, seed=seed))[0] for seed in range(60)]
    assert all(starts.count(seat) > 60 / players / 2 for seat in range(players))
    assert starts == [phase(GAME.new(players=players, seed=seed))[0] for seed in range(60)]


def test_alone_you_start() -> None:
    assert {phase(GAME.new(players=1, seed=seed))[0] for seed in range(20)} == {ME}


@pytest.mark.parametrize("players", [2, 3])
def test_whoever_starts_has_the_first_deck_of_familiars(players: int) -> None:
    decks = [{kind.id for kind in deck} for deck in creature_set("house").familiars]
    for seed in range(8):
        match = GAME.new(players=players, seed=seed)
        for number, seat in enumerate(in_order_of_play(match, players)):
            assert set(hand(match, seat)) <= decks[number]


@pytest.mark.parametrize("players", [2, 3])
def test_a_round_is_over_when_it_is_the_turn_of_whoever_started(players: int) -> None:
    for seed in range(8):
        match = GAME.new(players=players, seed=seed)
        order = in_order_of_play(match, players)
        seen = []
        for _ in range(2 * players):
            seen.append((phase(match)[0], match.view(None)["round"]))
            while phase(match)[0] == seen[-1][0]:
                match.choose(keys(match)[-1])
        assert seen == [(seat, number) for number in (1, 2) for seat in order]


def test_the_duel_has_six_warriors_two_sovereigns_ten_primals_and_full_gates() -> None:
    match = GAME.new(players=2, seed=3)
    view = field(match)
    assert (view["warriors"].count(None), view["warrior_deck"], view["dismissed"]) == (0, 50 - 6, [])
    assert (view["sovereigns"].count(None), view["sovereign_deck"], view["primals"]) == (0, 10 - 2, 10)
    assert (gates(match), gates(match, YOU)) == ([15] * 3, [15] * 3)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_player_has_a_deck_of_ten_familiars_two_of_each_clan(players: int) -> None:
    match = GAME.new(players=players, seed=3)
    kinds = [kind for kind in match.state.kinds if kind.rank is Rank.FAMILIAR]
    assert len(kinds) == 10 * players
    assert [sum(kind.clan == clan for kind in kinds) for clan in range(5)] == [2 * players] * 5


def test_the_decks_are_shuffled_by_the_seed() -> None:
    assert len({tuple(hand(GAME.new(players=2, seed=seed), YOU)) for seed in range(10)}) > 5
    assert len({tuple(field(GAME.new(players=2, seed=seed))["warriors"]) for seed in range(10)}) == 10
    assert GAME.new(players=2, seed=4).fingerprint == GAME.new(players=2, seed=4).fingerprint


def test_there_is_no_table_for_four() -> None:
    with pytest.raises(TaliaError, match="4"):
        GAME.new(players=4, seed=1)


def test_an_unknown_question_of_the_set_up_is_refused() -> None:
    with pytest.raises(TaliaError, match="nemesis"):
        GAME.new(players=2, seed=1, nemesis="umbra-titan")


@pytest.mark.parametrize("players", [2, 3])
def test_a_match_that_began_under_the_first_rules_goes_on_by_them(players: int) -> None:
    """The first seat starts, and nothing is discarded in the attack phase."""
    for seed in range(12):
        match = GAME.under(1).new(players=players, seed=seed)
        assert match.view(0)["active"] == 0
        chance = Chance(seed)
        while not match.over:
            if match.view(0)["phase"] == "attack":
                assert not [key for key in match.decision.keys if key.startswith("discard:")]
                assert match.decision.word != "ask-discard"
            match.choose(chance.below(len(match.decision.options)))
        again = talia.load(match.save())
        assert (again.fingerprint, again.game.rules) == (match.fingerprint, 1)


def test_but_alone_they_are_not_known_any_more() -> None:
    save = GAME.new(players=1, seed=1).save()
    with pytest.raises(
        TaliaError, match="This was played with version 1 of the rules, and this Talia plays version 10"
    ):
        talia.load(save.replace('"rules": 10', '"rules": 1'))


# What a seat may know


def pieces() -> Match:
    return duel(
        {
            "hand": [creature("My secret")],
            "deck": [creature("My next")],
            "discard": [familiar("Top"), familiar("Under")],
        },
        {"hand": [creature("Your secret")], "deck": [creature("Your next")], "discard": [MOUSE, familiar("Below")]},
        field={
            "warrior_deck": [creature("Coming")],
            "sovereigns": [sovereign("Queen"), sovereign("King")],
            "sovereign_deck": [sovereign("Later")],
        },
    )


def test_you_see_your_own_hand_and_your_whole_discard_pile() -> None:
    match = pieces()
    assert hand(match) == ["my-secret"]
    assert discard(match) == ["top", "under"]


def test_of_the_enemy_you_see_how_many_cards_and_the_top_of_the_discard_pile() -> None:
    seen = pieces().view(ME)["players"][YOU]
    assert (seen["hand"], seen["deck"]) == (1, 1)
    assert seen["discard"] == {"count": 2, "top": "mouse"}


@pytest.mark.parametrize(
    ("seat", "hidden"),
    [
        (ME, ["your-secret", "your-next", "below", "my-next", "coming", "later"]),
        (YOU, ["my-secret", "my-next", "under", "your-next", "coming", "later"]),
        (None, ["my-secret", "your-secret", "my-next", "your-next", "under", "below", "coming", "later"]),
    ],
)
def test_nothing_hidden_is_in_a_view(seat: int | None, hidden: list[str]) -> None:
    told = json.dumps(pieces().view(seat))
    assert [name for name in hidden if f'"{name}"' in told or f":{name}" in told] == []


def test_the_options_of_another_are_not_shown() -> None:
    match = pieces()
    assert match.view(YOU)["decisions"] == [{"seat": ME, "word": "ask-development", "options": []}]
    assert "summon:my-secret" in match.view(ME)["decisions"][0]["options"]


def test_only_the_one_who_draws_is_told_what() -> None:
    match = duel({"deck": [creature("Prize")] * 5})
    end(match)
    speaker = Speaker("en", (SHARED, *GAME.words()))

    def told(seat: int | None) -> str:
        return " ".join(speaker.event(event) for event in match.events if event.seen_by(seat))

    assert "Prize" in told(ME)
    assert "Prize" not in told(YOU)
    assert "Prize" not in told(None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [ME, YOU, None])
def test_the_table_is_told_in_words_without_anything_hidden(lang: str, seat: int | None) -> None:
    match = attack({"attack": [creature("Ram", power=3), creature("Ewe")]}, {"hand": [creature("Your secret")]})
    speaker = Speaker(lang, (SHARED, *GAME.words()))
    told = repr(GAME.scene(match, seat, speaker))
    assert "Ram" in told
    assert ("Your secret" in told) == (seat == YOU)
    assert speaker.mistakes == []


# Dealing anew


def test_dealing_anew_keeps_every_view_and_changes_what_is_hidden() -> None:
    match = GAME.new(players=3, seed=8)
    chance = Chance(1)
    for seat in (ME, YOU, 2, None):
        others = []
        for _ in range(8):
            twin = match.clone()
            GAME.redeal(twin, seat, chance)
            assert twin.view(seat) == match.view(seat)
            others.append(tuple(hand(twin, YOU if seat == ME else ME)))
        assert len(set(others)) > 1


def test_dealing_anew_while_another_chooses_from_their_hand() -> None:
    match = GAME.new(players=2, seed=8)
    twin = match.clone()
    GAME.redeal(twin, YOU, Chance(3))
    assert hand(twin) != hand(match)
    shown = {key.partition(":")[2] for key in keys(twin) if key.startswith("summon:")}
    assert shown == set(hand(twin))


def test_dealing_anew_leaves_the_card_that_is_on_its_way_to_a_place() -> None:
    match = GAME.new(players=2, seed=8)
    card = hand(match)[0]
    choose(match, f"summon:{card}")
    for seed in range(5):
        twin = match.clone()
        GAME.redeal(twin, YOU, Chance(seed))
        twin.choose("place:A1")
        assert len(hand(twin)) == 2
        assert twin.view(YOU)["players"][ME]["places"]["A1"]["id"] == card


def test_dealing_anew_while_another_removes_a_card() -> None:
    broom = creature("Broom", main=["remove"])
    match = duel({"hand": [broom, familiar("One"), familiar("Two")], "deck": [familiar("Three"), familiar("Four")]})
    summon(match, "broom", "A1")
    choose(match, "use:remove")
    for seed in range(5):
        twin = match.clone()
        GAME.redeal(twin, YOU, Chance(seed))
        assert keys(twin) == [f"remove:{card}@hand" for card in reversed(player(twin)["hand"])]
        twin.choose(keys(twin)[0])
        assert twin.view(None)["removed"] == 1
