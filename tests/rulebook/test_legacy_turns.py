"""The worked examples of the Legacy rulebook about turns: Zuza plays Bubda, Marcin plays Ramzel, in the first chapter."""

from collections import Counter
from typing import Any

from talia import Match
from talia.games.aeons_end.chapters.rules import CAMPAIGN
from talia.games.aeons_end.rules.closed import CLOSED
from tests.games.aeons_end.table import breach, choose, drawn_in_a_round, foe, keys, pile, player, prepped

ZUZA, MARCIN = 0, 1
FIRST = CAMPAIGN.battles[1]

# Any, all through this file: positions are plain JSON.


def first_chapter(*names: str) -> Match:
    return CAMPAIGN.new(players=len(names), seed=1, names=names).match


def table(zuza: dict[str, Any], marcin: dict[str, Any], **position: Any) -> Match:
    """A moment of the first chapter, with its market and without the rules that open later."""
    return FIRST.arrange(
        {
            "players": [{"mage": "Bubda:", **zuza}, {"mage": "Ramzel:", **marcin}],
            "nemesis": {"name": "Maelstrom"},
            "without": list(CLOSED),
            "run_on": True,
            **position,
        }
    )


# Setting up


def test_mages() -> None:
    """Arkusze magów: cztery Kryształy i Iskra na ręce i w talii, bramy I-III, 10 życia; Gravehold ma 30."""
    match = first_chapter("Bubda", "Ramzel")
    for seat in (ZUZA, MARCIN):
        sheet = player(match, seat)
        assert Counter(sheet["hand"]) == {"crystal": 4, "spark": 1}
        assert (sheet["deck"], sheet["life"]) == (5, 10)
        assert [(each["breach"], each["state"]) for each in sheet["breaches"]] == [
            ("I", "open"),
            ("II", "closed"),
            ("III", "closed"),
            ("IV", "gone"),
        ]
    assert match.view(0)["gravehold"]["life"] == 30


def test_market() -> None:
    """Arkusz przygotowania pierwszej rozgrywki: dziewięć stosów, po siedem klejnotów, po pięć artefaktów i zaklęć."""
    left = {each["id"]: each["left"] for each in first_chapter("Bubda", "Ramzel").view(0)["market"]}
    gems = dict.fromkeys(("ancient-cyanolith", "branching-radite", "gilded-marble"), 7)
    relics = dict.fromkeys(("neural-wreath", "ethereal-hand"), 5)
    spells = dict.fromkeys(("fire-chakram", "warping-haze", "incinerating-fist", "gravity-node"), 5)
    assert left == {**gems, **relics, **spells}


def test_turn_order_deck_for_two() -> None:
    """Przykład tworzenia talii tur dla dwóch graczy: po dwie karty Bubdy i Ramzela oraz dwie karty tury nemezis."""
    found = drawn_in_a_round(first_chapter("Bubda", "Ramzel"))
    assert Counter(found) == {"turn-player-1": 2, "turn-player-2": 2, "turn-nemesis": 2}


def test_turn_order_deck_for_four() -> None:
    """Przykład tworzenia talii tur dla czterech graczy: Bubda i Kar-ghoul na dwóch kartach, Thrud i Ramzel na dwóch."""
    found = drawn_in_a_round(first_chapter("Bubda", "Kar-ghoul", "Thrud", "Ramzel"))
    assert Counter(found) == {"turn-pair-1-2": 2, "turn-pair-3-4": 2, "turn-nemesis": 2}


def test_turn_order_decks_for_one_and_three() -> None:
    """Talia tur: cztery karty jedynego gracza; po jednej karcie trzech graczy i karta X."""
    assert Counter(drawn_in_a_round(first_chapter("Bubda"))) == {"turn-player-1": 4, "turn-nemesis": 2}
    three = Counter(drawn_in_a_round(first_chapter("Bubda", "Thrud", "Ramzel")))
    players = {"turn-player-1": 1, "turn-player-2": 1, "turn-player-3": 1}
    assert three == {**players, "turn-wild": 1, "turn-nemesis": 2}


def test_of_a_pair_whoever_took_the_first_card_leaves_the_second_to_the_other() -> None:
    """Przykład kolejności tur w rozgrywce czteroosobowej: najpierw Thrud, a z drugą kartą Ramzel, bez wyboru."""
    deck = ["pair 3 4", "pair 3 4", "pair 1 2", "pair 1 2", "nemesis", "nemesis"]
    sheets = [{"mage": f"{name}:"} for name in ("Bubda", "Kar-ghoul", "Thrud", "Ramzel")]
    match = FIRST.arrange({"players": sheets, "nemesis": {"name": "Maelstrom"}, "turn_order": {"deck": deck}})
    choose(match, "end")
    assert (match.decision.seat, keys(match)) == (None, ["player:3", "player:4"])
    choose(match, "player:3")
    assert match.view(0)["active"] == 2
    choose(match, "end")
    assert match.view(0)["active"] == 3


def test_the_first_turn() -> None:
    """Przykład kolejności tur: dobrano kartę „Bubda”; Zuza nie ma przygotowanych zaklęć, więc zaczyna od fazy głównej."""
    deck = ["player 1", "player 2", "player 1", "player 2", "nemesis", "nemesis"]
    match = table({}, {}, turn=0, phase="next-turn", turn_order={"deck": deck})
    assert (match.decision.seat, match.decision.word) == (ZUZA, "ask-main")
    assert match.view(0)["turn_order"]["discard"] == ["turn-player-1"]


# A player's turn


def test_casting_phase() -> None:
    """Przykładowa faza aktywacji: Mglisty Wir na zamkniętej bramie III musi zostać aktywowany i zadaje 3 obrażenia."""
    breaches = {"I": prepped("Spark"), "II": prepped("Spark"), "III": prepped("Warping Haze", stage=2)}
    match = table({}, {"breaches": breaches}, active=MARCIN, phase="casting")
    before = foe(match)["life"]
    assert "end" not in keys(match)
    choose(match, "cast:warping-haze@III")
    assert foe(match)["life"] == before - 3
    assert player(match, MARCIN)["discard"] == ["warping-haze"]
    choose(match, "end")
    assert [breach(match, roman, MARCIN)["prepped"] for roman in ("I", "II")] == [["spark"], ["spark"]]


def test_warping_haze_with_one_other_spell_deals_two() -> None:
    """Mglisty Wir: bez dwóch innych przygotowanych zaklęć nie ma dodatkowego obrażenia."""
    breaches = {"I": prepped("Spark"), "III": prepped("Warping Haze", stage=2)}
    match = table({}, {"breaches": breaches}, active=MARCIN, phase="casting")
    before = foe(match)["life"]
    choose(match, "cast:warping-haze@III")
    assert foe(match)["life"] == before - 2


def zuza_with_four_aether() -> Match:
    """Zuza, whose first breach holds a Spark, has played her four Crystals and holds another Spark."""
    sheet = {"hand": ["Crystal"] * 4 + ["Spark"], "breaches": {"I": prepped("Spark")}}
    match = table(sheet, {})
    choose(match, *["play:crystal"] * 4)
    assert player(match)["aether"] == 4
    return match


def test_three_ways_to_ready_a_breach() -> None:
    """Przykład wzmocnienia i otwarcia bramy: wzmocnić II za 2, otworzyć II za 4 albo wzmocnić III za 3."""
    ways = [key for key in keys(zuza_with_four_aether()) if key.startswith(("focus:", "open:"))]
    assert sorted(ways) == ["focus:II", "focus:III", "open:II"]
    for way, left, place in (("focus:II", 2, "II"), ("open:II", 0, "II"), ("focus:III", 1, "III")):
        match = zuza_with_four_aether()
        assert f"prep:spark>{place}" not in keys(match)
        choose(match, way)
        assert player(match)["aether"] == left
        assert f"prep:spark>{place}" in keys(match)


def test_zuza_opens_breach_ii_and_preps_her_spark() -> None:
    """Przykład wzmocnienia i otwarcia bramy: opcja 2, a Iskra trafia na bramę II, która zostaje otwarta."""
    match = zuza_with_four_aether()
    choose(match, "open:II", "prep:spark>II")
    assert (breach(match, "II")["state"], breach(match, "II")["prepped"]) == ("open", ["spark"])
    assert breach(match, "I")["prepped"] == ["spark"]


def test_what_four_aether_buy() -> None:
    """Faza główna: Promienny Radyt za 4, otwarta brama II za 4, albo Czakram Ognia za 2 i wzmocniona brama II za 2."""
    radite = zuza_with_four_aether()
    choose(radite, "gain:branching-radite")
    assert (player(radite)["discard"][-1], player(radite)["aether"]) == ("branching-radite", 0)
    assert pile(radite, "branching-radite") == 6
    chakram = zuza_with_four_aether()
    choose(chakram, "gain:fire-chakram", "focus:II")
    assert (player(chakram)["discard"], player(chakram)["aether"]) == (["fire-chakram"], 0)
    assert (breach(chakram, "II")["stage"], pile(chakram, "fire-chakram")) == (2, 4)


def test_the_main_phase_in_any_order() -> None:
    """Faza główna: klejnot, pozyskana karta, przygotowane zaklęcie, kolejny klejnot i jeszcze jedna pozyskana karta."""
    match = table({"hand": ["Ancient Cyanolith", "Spark", "Gilded Marble"]}, {})
    choose(match, "play:ancient-cyanolith", "gain:fire-chakram", "prep:spark>I")
    choose(match, "play:gilded-marble", "gain:warping-haze")
    sheet = player(match)
    assert (sheet["hand"], sheet["played"], sheet["aether"]) == ([], ["ancient-cyanolith", "gilded-marble"], 0)
    assert sheet["discard"] == ["warping-haze", "fire-chakram"]
    assert breach(match, "I")["prepped"] == ["spark"]


def test_two_blows_may_have_two_targets() -> None:
    """Faza aktywacji: obrażenia wymienione osobno mogą otrzymać poplecznik i nemezis, a dodatkowe trafiają tam, gdzie
    podstawowe."""
    nemesis = {"name": "Maelstrom", "in_play": ["Mantle Auger"]}
    twice = {"breaches": {"I": prepped("Pyro Geist")}}
    match = table(twice, {}, phase="casting", nemesis=nemesis)
    before = foe(match)["life"]
    choose(match, "cast:pyro-geist@I", "target:mantle-auger", "target:nemesis")
    assert (foe(match)["in_play"][0]["life"], foe(match)["life"]) == (7, before - 2)
    once = {"breaches": {"I": prepped("Spark"), "II": prepped("Spark"), "III": prepped("Warping Haze")}}
    match = table(once, {}, phase="casting", nemesis=nemesis)
    choose(match, "cast:warping-haze@III", "target:mantle-auger")
    assert (foe(match)["in_play"][0]["life"], foe(match)["life"]) == (5, before)


def test_draw_phase() -> None:
    """Przykładowa faza dobierania: Łącze Neuronowe, Starożytny Cyjanolit i Kryształy na Węzeł Grawitacyjny, a potem dwie
    karty z talii i trzy z odwróconego stosu."""
    sheet = {
        "hand": ["Neural Wreath", "Crystal", "Crystal", "Crystal", "Ancient Cyanolith"],
        "deck": ["Spark", "Crystal"],
        "discard": ["Warping Haze"],
    }
    match = table({}, sheet, active=MARCIN, turn_order={"deck": ["player 1", "nemesis"]})
    choose(match, "play:neural-wreath", "focus:III/2", "player:2")
    choose(match, *["play:crystal"] * 3, "play:ancient-cyanolith")
    assert player(match, MARCIN)["aether"] == 5
    choose(match, "gain:gravity-node")
    assert player(match, MARCIN)["discard"] == ["gravity-node", "warping-haze"]
    choose(match, "next:neural-wreath", "next:ancient-cyanolith")
    sheet = player(match, MARCIN)
    assert Counter(sheet["hand"]) == {
        "spark": 1,
        "crystal": 1,
        "warping-haze": 1,
        "gravity-node": 1,
        "neural-wreath": 1,
    }
    assert (sheet["deck"], sheet["discard"]) == (4, [])
    assert match.position()["players"][MARCIN]["deck"] == ["ancient-cyanolith", "crystal", "crystal", "crystal"]


# One player


def test_a_player_alone_is_their_own_ally() -> None:
    """Rozgrywka dla 1 gracza: gdy sojusznik dobiera karty, gracz sam je dobiera."""
    sheet = {"mage": "Bubda:", "hand": ["Ethereal Hand", "Spark"], "deck": ["Crystal", "Crystal", "Crystal"]}
    match = FIRST.arrange({"players": [sheet], "nemesis": {"name": "Maelstrom"}})
    choose(match, "play:ethereal-hand")
    assert player(match)["hand"] == ["spark", "crystal", "crystal"]


def test_an_effect_on_you_and_another_player_resolves_twice() -> None:
    """Rozgrywka dla 1 gracza: efekt, który dotyczy ciebie i innego gracza, rozpatrujesz dwukrotnie."""
    sheet = {"mage": "Bubda:", "hand": ["Void Mill", "Spark"], "discard": ["Crystal", "Spark", "Crystal"]}
    match = FIRST.arrange({"players": [sheet], "nemesis": {"name": "Maelstrom"}})
    choose(match, "play:void-mill", "focus:II", "destroy:crystal", "destroy:spark")
    assert player(match)["discard"] == ["crystal"]


def test_a_player_alone_who_is_exhausted_has_not_lost() -> None:
    """Rozgrywka dla 1 gracza: wyczerpanie nie jest porażką, a dalsze obrażenia otrzymuje Gravehold, podwojone."""
    nemesis = {"name": "Maelstrom", "in_play": ["Eye Grinder"], "deck": ["Doom Crawler", "Slice"]}
    sheet = {"mage": "Bubda:", "life": 1}
    turns = {"deck": ["player 1"]}
    position = {"players": [sheet], "nemesis": nemesis, "without": list(CLOSED), "phase": "nemesis-main"}
    match = FIRST.arrange({**position, "turn_order": turns, "run_on": True})
    assert not match.over
    assert (player(match)["life"], match.view(0)["gravehold"]["life"]) == (0, 28)
