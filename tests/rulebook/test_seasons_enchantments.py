"""Path of Destiny: "Karty Czarów", the die of destiny, and the order of end-of-round effects."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.seasons.game import GAME
from tests.games.seasons.table import (
    PLENTY,
    a_turn,
    activate,
    choose,
    end_round,
    in_play,
    me,
    offered,
    other,
    summon,
    tokens,
    under,
)

# Komentarze: kolejność rozstrzygania efektów „końca rundy”


def test_end_of_round_effects_come_in_player_order_each_players_in_the_order_they_like() -> None:
    """Julian is first: he uses all of his effects in the order he likes, then Tomek all of his."""
    cards = ["Beggar's Horn", "Carnivora Strombosea", "Ethiel's Fountain"]
    players = [{"in_play": cards}, {"in_play": ["Beggar's Horn", "Wondrous Chest"], "reserve": {"fire": 4}}]
    match = end_round(GAME.arrange({"players": players, "first": 0}))
    assert (match.decision.seat, match.decision.word) == (0, "ask-order")
    assert match.decision.keys == ["act:beggars-horn", "act:carnivora-strombosea", "act:ethiels-fountain", "rest"]
    choose(match, "act:beggars-horn", "gain:air")
    assert [player["crystals"] for player in match.view(None)["players"]] == [3, 3]


def test_the_order_of_end_of_round_effects_can_matter() -> None:
    cards = ["Beggar's Horn", "Carnivora Strombosea"]
    horn_first = end_round(a_turn(in_play=cards, gauge=9))
    carnivora_first = horn_first.clone()
    choose(horn_first, "act:beggars-horn", "gain:air")
    assert horn_first.decision.word == "ask-die", "the reserve is not empty any more"
    choose(carnivora_first, "act:carnivora-strombosea", "yes")
    assert carnivora_first.decision.word == "ask-gain"


# 1 Boskie fatum, 6 Siła przeznaczenia: kość Przeznaczenia


def fate(face: int, enchantment: str = "Boskie fatum", **told: Any) -> Match:
    die = {"energy": {"fire": 2}, "transmute": True, "draw": True}
    match = a_turn(enchantment=enchantment, destiny_face=face, die=die, **told)
    assert match.decision.keys[:2] == ["die", "destiny"]
    match.choose("destiny")
    return match


@pytest.mark.parametrize(
    ("face", "energy", "gauge", "crystals", "destiny"),
    [(1, 1, 0, 0, 2), (2, 2, 0, 0, 1), (3, 0, 1, 0, 1), (4, 0, 0, 3, 2), (5, 0, 0, 1, 2), (6, 0, 0, 0, 3)],
)
def test_every_face_of_the_die_of_destiny(face: int, energy: int, gauge: int, crystals: int, destiny: int) -> None:
    match = fate(face, gauge=4)
    for _ in range(energy):
        match.choose("gain:earth")
    mine = me(match)
    assert (tokens(match), mine["gauge"], mine["crystals"], mine["destiny"]) == (
        (0, 0, 0, energy),
        4 + gauge,
        crystals,
        destiny,
    )
    assert match.decision.word == "ask-turn", "the season die's actions are replaced, its card too"
    assert not offered(match, "transmute")


def test_whoever_likes_does_what_the_season_die_shows() -> None:
    match = a_turn(enchantment="Boskie fatum", die={"energy": {"fire": 2}})
    match.choose("die")
    assert (tokens(match), me(match)["destiny"]) == ((0, 0, 2, 0), 0)


def test_without_such_an_enchantment_there_is_no_die_of_destiny() -> None:
    assert a_turn(die={"energy": {"fire": 2}}).decision.word == "ask-turn"


@pytest.mark.parametrize(("points", "scored"), [((3, 2), (20, 0)), ((3, 3), (10, 10)), ((0, 0), (0, 0))])
def test_most_destiny_points_score_twenty_and_ten_each_on_a_tie(
    points: tuple[int, int], scored: tuple[int, int]
) -> None:
    match = a_turn(enchantment="Boskie fatum", destiny=points[0], rival={"destiny": points[1]}, year=3, month=12)
    while not match.over:
        match.choose("end" if "end" in match.decision.keys else "die")
    assert tuple(score["destiny"] for score in match.view(None)["result"]["scores"]) == scored


def test_force_of_destiny_adds_three_crystals_to_every_roll() -> None:
    assert me(fate(6, "Siła przeznaczenia"))["crystals"] == 3
    assert me(fate(4, "Siła przeznaczenia"))["crystals"] == 6


# 2 Zasada z Arus


def new_year(enchantment: str, players: list[dict[str, Any]], year: int = 1, **told: Any) -> Match:
    position = {"enchantment": enchantment, "year": year, "month": 12, "left_die": {"advance": 1}, "players": players}
    return end_round(GAME.arrange({**position, **told}))


def test_rule_of_arus_passes_a_card_to_the_left_all_at_once_before_the_library_cards() -> None:
    players: list[dict[str, Any]] = [
        {"hand": ["Dragonsoul", "Purse of Io"], "library": {"2": ["Air Elemental"]}},
        {"hand": ["Temporal Boots"]},
        {},
    ]
    match = new_year("Zasada z Arus", players)
    assert [(decision.seat, decision.keys) for decision in match.open] == [(0, ["pass:dragonsoul", "pass:purse-of-io"])]
    match.choose("pass:dragonsoul", 0)
    assert me(match)["hand"] == ["purse-of-io", "air-elemental"]
    assert other(match)["hand"] == ["dragonsoul"], "a lone card has to go"
    assert other(match, 2)["hand"] == ["temporal-boots"], "who has none gets one all the same"


def test_rule_of_arus_acts_at_the_end_of_the_game_too() -> None:
    match = new_year("Zasada z Arus", [{"hand": ["Dragonsoul"]}, {"hand": []}], year=3)
    assert [score["hand"] for score in match.view(None)["result"]["scores"]] == [0, -5]


def test_rule_of_arus_acts_whenever_the_year_rises() -> None:
    match = a_turn(enchantment="Zasada z Arus", hand=["Temporal Boots", "Dragonsoul"], month=12)
    summon(match, "Temporal Boots", "marker:+1")
    assert (me(match)["hand"], other(match)["hand"]) == ([], ["dragonsoul"])


# 3 Mistrzostwo Io


@pytest.mark.parametrize(("held", "acts"), [(5, True), (4, False)])
def test_mastery_of_io_rewards_fifteen_crystals_by_one_act_of_transmuting(held: int, acts: bool) -> None:
    match = a_turn(
        enchantment="Mistrzostwo Io",
        reserve={"earth": held},
        die={"transmute": True},
        die_done=True,
        draw_pile=["Dragonsoul"],
    )
    choose(match, "transmute", "all")
    assert (match.decision.word == "ask-may") == acts
    if acts:
        choose(match, "yes")
        assert match.decision.keys == ["take:dragonsoul", "discard-it"]


def test_nobody_has_to_draw_the_card_of_the_mastery_of_io() -> None:
    transmuting: dict[str, Any] = {"reserve": {"earth": 5}, "transmuting": True, "draw_pile": ["Dragonsoul"]}
    match = choose(a_turn(enchantment="Mistrzostwo Io", token=6, **transmuting), "transmute", "all")
    cause = GAME.cause(match, match.decision)
    assert cause is not None
    assert cause.about == "enchantment", "not the ability token"
    match.choose("no")
    assert (match.view(None)["draw_pile"]["count"], match.view(None)["discard"]["count"]) == (1, 0)
    old = choose(under(4, a_turn(enchantment="Mistrzostwo Io", **transmuting)), "transmute", "all")
    assert old.decision.word == "ask-take"


def test_mastery_of_io_asks_nothing_where_there_is_no_card() -> None:
    told: dict[str, Any] = {"reserve": {"earth": 5}, "transmuting": True, "draw_pile": []}
    match = choose(a_turn(enchantment="Mistrzostwo Io", **told), "transmute", "all")
    assert match.decision.word == "ask-turn"


def test_mastery_of_io_does_not_add_up_several_acts() -> None:
    match = a_turn(enchantment="Mistrzostwo Io", reserve={"earth": 6}, die={"transmute": True}, die_done=True)
    choose(match, "transmute", "token:earth", "token:earth", "token:earth", "done", "transmute", "all")
    assert (me(match)["crystals"], match.decision.word) == (18, "ask-turn")


def test_mastery_of_io_counts_a_potion_of_life() -> None:
    match = a_turn(enchantment="Mistrzostwo Io", in_play=["Potion of Life"], reserve={"fire": 4})
    activate(match, "Potion of Life")
    assert match.decision.word == "ask-may"


# 4 Zmiana pory roku


def test_change_of_season_pays_four_for_all_four_energies_at_the_end_of_the_round() -> None:
    match = end_round(a_turn(enchantment="Zmiana pory roku", reserve=PLENTY, rival={"reserve": {"air": 7}}))
    assert (me(match)["crystals"], other(match)["crystals"]) == (4, 0)


def test_an_enchantment_takes_its_place_among_the_players_own_effects() -> None:
    match = end_round(a_turn(enchantment="Zmiana pory roku", reserve=PLENTY, in_play=["Horn of Plenty"]))
    assert match.decision.keys == ["act:horn-of-plenty", "act:enchantment", "rest"]
    choose(match, "act:horn-of-plenty", "pay:earth")
    assert me(match)["crystals"] == 5, "too late for the enchantment"


@pytest.mark.parametrize(
    ("held", "month", "gained"),
    [
        ({"air": 1, "water": 1, "fire": 2}, 1, 4),  # one of the four counts as earth
        ({"air": 1, "water": 1, "fire": 2}, 4, 0),  # it is not winter
        ({"air": 1, "water": 1, "fire": 1}, 1, 0),  # a token is not two
        ({"air": 2, "water": 2}, 1, 0),
    ],
)
def test_change_of_season_takes_a_token_for_earth_in_winter_with_the_staff(
    held: dict[str, int], month: int, gained: int
) -> None:
    def ended(rules: int) -> Match:
        position = a_turn(enchantment="Zmiana pory roku", in_play=["Staff of Winter"], reserve=held, month=month)
        return end_round(under(rules, position))

    assert me(ended(GAME.rules))["crystals"] == gained
    assert me(ended(4))["crystals"] == 0


# 5 Odesłanie w niebyt


@pytest.mark.parametrize(("year", "enough"), [(1, 15), (2, 30), (3, 50)])
def test_into_the_void_takes_a_card_from_whoever_has_too_few_crystals(year: int, enough: int) -> None:
    players: list[dict[str, Any]] = [
        {"in_play": ["Dragonsoul"], "crystals": enough},
        {"in_play": ["Purse of Io"], "crystals": enough - 1},
    ]
    match = new_year("Odesłanie w niebyt", players, year)
    assert (in_play(match), in_play(match, 1)) == (["dragonsoul"], [])


def test_into_the_void_lets_you_choose_the_card() -> None:
    match = new_year("Odesłanie w niebyt", [{"in_play": ["Dragonsoul", "Purse of Io"]}, {"crystals": 15}])
    match.choose("sacrifice:purse-of-io")
    assert in_play(match) == ["dragonsoul"]


def test_into_the_void_does_not_act_again_when_a_change_of_year_is_repeated() -> None:
    players: list[dict[str, Any]] = [
        {"in_play": ["Dragonsoul", "Die of Malice"], "hand": ["Temporal Boots"] * 2, "gauge": 9},
        {},
    ]
    match = GAME.arrange({"enchantment": "Odesłanie w niebyt", "month": 12, "players": players})
    choose(match, "summon:temporal-boots", "marker:+1", "sacrifice:dragonsoul", "summon:temporal-boots", "marker:-1")
    end_round(match)
    assert in_play(match) == ["die-of-malice", "temporal-boots", "temporal-boots"]


# 7 Żyzna mogiła


def test_fertile_grave_lets_everybody_summon_once_from_the_discard_pile() -> None:
    match = a_turn(
        enchantment="Żyzna mogiła",
        discard=["Amulet of Earth", "Dragonsoul", "Runic Cube of Eolis"],
        reserve={"earth": 2},
        crystals=1,
        in_play=["Staff of Spring", "Yjang's Forgotten Vase"],
        rival={"in_play": ["Arcano Leech"]},
    )
    match.choose("grave")
    assert match.view(0)["discard"]["known"] == ["amulet-of-earth", "dragonsoul", "runic-cube-of-eolis"]
    assert match.view(1)["discard"]["known"] == []
    assert sorted(match.decision.keys) == ["leave", "summon:amulet-of-earth@grave", "summon:dragonsoul@grave"]
    choose(match, "summon:amulet-of-earth@grave", "gain:fire")
    assert (me(match)["crystals"], other(match)["crystals"], tokens(match)) == (3 + 9, 1, (0, 0, 1, 0))
    assert not offered(match, "grave"), "once a game"


def test_fertile_grave_minds_the_gauge() -> None:
    full = a_turn(enchantment="Żyzna mogiła", discard=["Dragonsoul"], in_play=["Purse of Io"], gauge=1)
    assert not offered(full, "grave")


# 8 Wiatr w plecy


def test_tailwind_buys_four_crystals_for_an_air_of_the_reserve() -> None:
    match = end_round(a_turn(enchantment="Wiatr w plecy", reserve={"air": 2}))
    assert match.decision.keys == ["yes", "no"]
    match.choose("yes")
    assert (me(match)["crystals"], tokens(match)) == (4, (1, 0, 0, 0)), "once a round"
    none = end_round(a_turn(enchantment="Wiatr w plecy", reserve={"fire": 2}))
    assert none.decision.word == "ask-die"


# 9 Naturalna równowaga


def natural(reserve: dict[str, int], **told: Any) -> Match:
    match = a_turn(enchantment="Naturalna równowaga", reserve=reserve, die={"transmute": True}, die_done=True, **told)
    return choose(match, "transmute", "all")


def test_natural_balance_pays_two_for_every_token() -> None:
    """Przykład. Trwa zima. Paweł przemienia 1 wodę, 1 ogień i 1 ziemię. Otrzymuje 6 kryształów."""
    assert me(natural({"water": 1, "fire": 1, "earth": 1}))["crystals"] == 6


def test_natural_balance_adds_the_purse_and_bonuses() -> None:
    match = a_turn(enchantment="Naturalna równowaga", reserve={"water": 2}, in_play=["Purse of Io"])
    choose(match, "bonus:transmute", "bonus:transmute", "transmute", "all")
    assert me(match)["crystals"] == 2 * (2 + 1 + 1 + 1)


def test_natural_balance_leaves_balance_and_potions_as_they_are() -> None:
    balance = a_turn(enchantment="Naturalna równowaga", in_play=["Balance of Ishtar"], reserve={"fire": 3})
    assert me(activate(balance, "Balance of Ishtar"))["crystals"] == 9
    potion = a_turn(enchantment="Naturalna równowaga", in_play=["Potion of Life"], reserve={"fire": 3})
    assert me(activate(potion, "Potion of Life"))["crystals"] == 12
    ancients = a_turn(enchantment="Naturalna równowaga", in_play=["Potion of the Ancients"], reserve={"fire": 3})
    assert me(activate(ancients, "Potion of the Ancients", "or:1"))["crystals"] == 12


def test_natural_balance_is_not_changed_by_the_staff_of_winter() -> None:
    assert me(natural({"water": 2}, in_play=["Staff of Winter"]))["crystals"] == 4


# 10 Skrzyżowane ścieżki


def test_crossed_paths_give_the_first_pick_to_the_left_neighbour_and_no_other() -> None:
    packs = [["Dragonsoul", "Purse of Io", "Amulet of Air"], ["Temporal Boots", "Air Elemental", "Lewis Greyface"]]
    position = {"phase": "prelude", "enchantment": "Skrzyżowane ścieżki", "players": [{"pack": pack} for pack in packs]}
    match = GAME.arrange(position)
    match.choose("keep:dragonsoul", 0)
    match.choose("keep:air-elemental", 1)
    assert (me(match)["kept"], other(match)["kept"]) == (["air-elemental"], ["dragonsoul"])
    assert me(match)["pack"] == ["temporal-boots", "lewis-greyface"], "the rest goes round as always"
    match.choose("keep:lewis-greyface", 0)
    match.choose("keep:purse-of-io", 1)
    assert me(match)["kept"][:2] == ["air-elemental", "lewis-greyface"]
    assert other(match)["kept"][:2] == ["dragonsoul", "purse-of-io"]
