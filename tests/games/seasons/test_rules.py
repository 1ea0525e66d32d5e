"""The rules no card knows: dice, turns, bonuses, transmuting, the wheel, scoring."""

from __future__ import annotations

import pytest

from talia.games.seasons.game import GAME
from talia.games.seasons.rules.dice import DICE
from talia.kernel.chance import Chance

from .table import PLENTY, a_turn, choose, end_round, in_play, me, offered, other, summon, tokens, under

# Dice


def test_every_face_of_every_die_can_come_up_and_does() -> None:
    seen: set[tuple[str, int, str]] = set()
    faces = {
        (season, number, rolled.face.key)
        for season, dice in enumerate(DICE)
        for number, die in enumerate(dice)
        for rolled in die
    }
    for seed in range(260):
        if len(seen) >= len(faces):
            break
        match = GAME.new(players=4, seed=seed, level="apprentice", boxes="base", enchantment="none")
        match.quiet = True
        chance = Chance(seed)
        while not match.over:
            if match.decision.word == "ask-die":
                for die in match.view(None)["dice"]:
                    face = {**die, "energy": tuple(die["energy"].items())}
                    seen.add((die["season"], die["number"], str(sorted(face.items()))))
            match.choose("end" if "end" in match.decision.keys else chance.below(len(match.decision.options)))
    assert len(seen) == len(faces)


def test_dice_are_taken_in_player_order_and_the_last_one_moves_the_marker() -> None:
    dice = [{"crystals": 6, "advance": 2}, {"star": True, "advance": 1}, {"draw": True, "advance": 3}]
    match = GAME.arrange({"phase": "dice", "first": 1, "month": 5, "dice": dice, "players": [{}, {}]})
    assert (match.decision.seat, match.decision.keys) == (1, ["die:6-crystals>2", "die:star>1", "die:card>3"])
    choose(match, "die:star>1", "die:6-crystals>2")
    assert match.view(None)["left_die"]["advance"] == 3
    assert (match.decision.seat, match.decision.word) == (1, "ask-turn")
    assert other(match)["gauge"] == 1
    choose(match, "end")
    assert (match.decision.seat, me(match)["crystals"]) == (0, 6)
    choose(match, "end")
    view = match.view(None)
    assert (view["month"], view["first"], view["round"]) == (8, 0, 2), "the first player's token goes to the left"


def test_two_dice_with_the_same_face_are_two_options() -> None:
    die = {"energy": {"fire": 1}, "star": True, "advance": 3}
    match = GAME.arrange({"phase": "dice", "dice": [die] * 3, "players": [{}, {}]})
    assert match.decision.keys == ["die:fire+star>3", "die:fire+star>3#2", "die:fire+star>3#3"]


def test_a_die_gives_all_it_shows() -> None:
    match = a_turn(die={"energy": {"air": 1, "fire": 1}, "crystals": 2, "star": True, "transmute": True}, gauge=3)
    assert (tokens(match), me(match)["crystals"], me(match)["gauge"]) == ((1, 0, 1, 0), 2, 4)
    assert "transmute" in match.decision.keys


def test_a_card_on_the_die_is_kept_or_discarded() -> None:
    match = a_turn(die={"draw": True}, bonus_used=3, draw_pile=["Dragonsoul", "Purse of Io"])
    assert match.decision.keys == ["take:dragonsoul", "discard-it"]
    match.choose("discard-it")
    assert (me(match)["hand"], match.view(0)["discard"]["count"]) == ([], 1)


# Bonuses


def test_a_bonus_draws_two_cards_where_the_die_shows_one() -> None:
    match = a_turn(die={"draw": True}, draw_pile=["Dragonsoul", "Purse of Io"])
    choose(match, "bonus:draw", "take:purse-of-io")
    assert (me(match)["hand"], me(match)["bonus_used"], match.view(0)["discard"]["count"]) == (["purse-of-io"], 1, 1)


def test_a_bonus_exchanges_one_or_two_tokens() -> None:
    match = a_turn(reserve={"fire": 2})
    one = match.clone()
    choose(match, "bonus:exchange", "swap:fire>air", "swap:fire>earth")
    assert tokens(match) == (1, 0, 0, 1)
    choose(one, "bonus:exchange", "swap:fire>air", "done")
    assert tokens(one) == (1, 0, 1, 0)


def test_a_bonus_raises_the_gauge() -> None:
    assert me(choose(a_turn(gauge=3), "bonus:gauge"))["gauge"] == 4
    assert not offered(a_turn(gauge=15), "bonus:gauge")


def test_bonuses_to_transmute_add_up() -> None:
    match = a_turn(reserve={"earth": 1})
    assert not offered(match, "transmute")
    choose(match, "bonus:transmute", "bonus:transmute", "transmute")
    assert me(match)["crystals"] == 3 + 1 + 1


def test_there_are_three_bonuses_a_game_and_they_cost_points() -> None:
    assert a_turn(bonus_used=3, reserve={"fire": 1}).decision.seat == 1, "nothing is left to do but to end the turn"
    for used, penalty in ((0, 0), (1, -5), (2, -12), (3, -20)):
        match = end_round(a_turn(bonus_used=used, year=3, month=12))
        assert match.view(None)["result"]["scores"][0]["bonuses"] == penalty


# Summoning and the reserve


def test_cards_in_play_may_not_exceed_the_gauge_when_summoning() -> None:
    assert not offered(a_turn(hand=["Dragonsoul"], in_play=["Purse of Io"], gauge=1), "summon:")
    assert offered(a_turn(hand=["Dragonsoul"], in_play=["Purse of Io"], gauge=2), "summon:")


def test_like_cards_are_one_option() -> None:
    assert offered(a_turn(hand=["Dragonsoul", "Dragonsoul"]), "summon:") == ["summon:dragonsoul"]


def test_more_than_seven_tokens_are_given_up_by_choice() -> None:
    match = a_turn(reserve={"fire": 4, "air": 2}, die={"energy": {"water": 2}})
    assert match.decision.keys == ["give-up:air", "give-up:water", "give-up:fire"]
    assert tokens(choose(match, "give-up:air")) == (1, 2, 4, 0)


@pytest.mark.parametrize(
    ("month", "values"), [(1, (1, 1, 2, 3)), (4, (2, 1, 3, 1)), (7, (3, 2, 1, 1)), (10, (1, 3, 1, 2))]
)
def test_every_season_pays_its_own_price(month: int, values: tuple[int, ...]) -> None:
    for energy, value in zip(PLENTY, values):
        match = a_turn(month=month, reserve={energy: 1}, die={"transmute": True}, die_done=True)
        assert me(choose(match, "transmute"))["crystals"] == value


def test_some_tokens_may_be_kept_when_transmuting() -> None:
    match = a_turn(reserve={"earth": 2, "fire": 1}, die={"transmute": True}, die_done=True)
    choose(match, "transmute", "token:earth", "done")
    assert (me(match)["crystals"], tokens(match)) == (3, (0, 0, 1, 1))


def test_a_turned_card_rests_until_the_next_round() -> None:
    match = a_turn(in_play=["Idol of the Familiar"])
    choose(match, "activate:idol-of-the-familiar")
    assert not offered(match, "activate:")
    end_round(match)
    assert not me(match)["in_play"][0]["turned"]


# The wheel


def test_a_year_brings_its_library_cards_once() -> None:
    match = a_turn(month=12, hand=["Temporal Boots"] * 2, library={"2": ["Dragonsoul"]}, left_die={"advance": 1})
    choose(match, "summon:temporal-boots", "marker:+1", "summon:temporal-boots", "marker:-1")
    assert (match.view(None)["year"], me(match)["hand"]) == (1, ["dragonsoul"])
    end_round(match)
    assert (match.view(None)["year"], me(match)["hand"]) == (2, ["dragonsoul"])


def test_transmuting_uses_the_season_that_a_card_has_moved_to() -> None:
    match = a_turn(month=3, hand=["Temporal Boots"], reserve={"earth": 1}, die={"transmute": True}, die_done=True)
    choose(match, "summon:temporal-boots", "marker:+1", "transmute")
    assert me(match)["crystals"] == 1


def test_the_game_ends_when_the_marker_would_enter_the_fourth_year() -> None:
    match = end_round(
        a_turn(year=3, month=11, left_die={"advance": 2}, in_play=["Titus Deepgaze"], rival={"crystals": 1})
    )
    assert match.over
    assert match.view(None)["result"]["scores"][0]["crystals"] == 1, "after the effects of the end of the round"


def test_a_marker_moved_past_the_end_by_a_card_ends_the_game_after_the_round() -> None:
    match = a_turn(year=3, month=12, hand=["Temporal Boots"])
    choose(match, "summon:temporal-boots", "marker:+1")
    assert not match.over
    choose(match, "end", "end")
    assert match.over


@pytest.mark.parametrize("token", [3, 5, 7, 10])
def test_ability_tokens_can_be_used_past_the_end_of_the_third_year(token: int) -> None:
    for month in (12, 13):
        match = a_turn(year=3, month=month, token=token, hand=["Amulet of Air"])
        assert offered(match, "token:") == [f"token:{token}"]
    assert not offered(under(3, match), "token:"), "matches that began under older rules go on by them"


def test_token_18_cannot_be_used_in_the_third_year_nor_past_it() -> None:
    library = {"3": ["Purse of Io"]}
    assert offered(a_turn(year=2, month=12, token=18, library=library), "token:") == ["token:18"]
    for month in (1, 13):
        assert not offered(a_turn(year=3, month=month, opened=2, token=18, library=library), "token:")


def test_the_last_change_of_season_counts() -> None:
    match = end_round(a_turn(year=3, month=12, in_play=["Figrim the Avaricious"], rival={"crystals": 4}))
    assert [score["crystals"] for score in match.view(None)["result"]["scores"]] == [1, 3]


# Scoring


def test_the_score_and_its_parts() -> None:
    match = a_turn(
        year=3,
        month=12,
        crystals=30,
        in_play=["Staff of Spring", "Lewis Greyface"],
        hand=["Dragonsoul", "Purse of Io"],
        bonus_used=1,
    )
    end_round(match)
    assert match.view(None)["result"]["scores"][0] == {
        "crystals": 30,
        "cards": 15,
        "hand": -10,
        "bonuses": -5,
        "token": 0,
        "destiny": 0,
        "total": 30,
    }


def test_a_tie_goes_to_whoever_has_more_cards_in_play_else_it_is_shared() -> None:
    more = end_round(a_turn(year=3, month=12, in_play=["Potion of Life"], rival={}))
    assert more.result is not None
    assert (more.result.won, more.result.why) == ((True, False), "most-points")
    shared = end_round(a_turn(year=3, month=12))
    assert shared.result is not None
    assert (shared.result.won, shared.result.why) == ((True, True), "shared")


# Piles


def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    match = a_turn(in_play=["Potion of Power"], draw_pile=[], discard=["Dragonsoul"])
    choose(match, "activate:potion-of-power")
    assert len(me(match)["hand"]) == 1
    assert match.view(0)["draw_pile"]["count"] + match.view(0)["discard"]["count"] == 1


def test_the_discard_pile_lies_face_down() -> None:
    match = a_turn(hand=["Dragonsoul"], in_play=["Necrotic Kriss", "Lewis Greyface"])
    choose(match, "activate:necrotic-kriss")
    assert match.view(0)["discard"] == {"count": 1, "known": []}


def test_turns_go_round() -> None:
    match = a_turn(rivals=3, first=2, active=2)
    order = []
    while match.view(None)["phase"] == "turn":
        order.append(match.decision.seat)
        match.choose("end")
    assert order == [2, 3, 0, 1]


def test_summoning_is_refused_without_the_tokens() -> None:
    assert not offered(a_turn(hand=["Amulet of Earth"], reserve={"earth": 1, "fire": 5}), "summon:")
    assert in_play(summon(a_turn(hand=["Amulet of Earth"], reserve={"earth": 2}), "Amulet of Earth"))
