"""Positions and set-ups in Polish: cards, mages, nemeses and gifts by the names that a Polish player reads."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest

import talia
from talia import Game, Match, TaliaError
from talia.words import broad_speaker, speaker

WAR_ETERNAL = talia.game("aeons-end/war-eternal")
OUTCASTS = talia.game("aeons-end/outcasts")
LEGACY = talia.game("aeons-end/legacy")
ALL = talia.game("aeons-end/all")

# Any, all through this file: positions are plain JSON.
Told = dict[str, Any]


def alike(game: Game, polish: Told, english: Told) -> Match:
    """Two positions that are the same; what a save keeps of the first hangs on no Polish name."""
    match = game.arrange(polish)
    assert match.fingerprint == game.arrange(english).fingerprint
    assert game.again(match.origin).fingerprint == match.fingerprint
    assert match.position() == game.arrange(english).position()
    assert str(match.origin["position"]).isascii()
    return match


def refused(game: Game, position: Told) -> list[str]:
    """Why a position is refused, in both languages."""
    with pytest.raises(TaliaError) as error:
        game.arrange(position)
    return [error.value.text(broad_speaker(lang)) for lang in ("en", "pl")]


@pytest.mark.parametrize("game", [WAR_ETERNAL, OUTCASTS, LEGACY, ALL], ids=lambda game: str(game.id))
def test_every_card_of_a_market_and_every_nemesis_goes_by_its_polish_name(game: Game) -> None:
    polish = speaker("pl", game)
    supply = [choice for field in game.fields if field.name == "market" for choice in field.parts]
    hand = [polish.name(choice.name) for choice in supply]
    match = game.arrange({"players": [{"hand": hand}]})
    assert match.position()["players"][0]["hand"] == [choice.value for choice in supply]
    for word, id in ((word, id) for word, id in game.named().items() if word.startswith("nemesis-")):
        assert game.arrange({"nemesis": {"name": polish.say(word)}}).position()["nemesis"]["name"] == id


def test_a_whole_position_in_polish() -> None:
    match = WAR_ETERNAL.arrange(
        {
            "players": [
                {
                    "mage": "Gex",
                    "hand": ["Nieregularny Monokryształ", "Kryształ"],
                    "deck": ["Kryształ", "Iskra"],
                    "discard": ["Iskra"],
                    "played": ["Krwawy Klejnot"],
                    "gained": ["Totem Maga"],
                    "breaches": {"II": {"open": True, "prepped": ["Kuźnia Energetyczna"]}},
                    "used": ["Kuźnia Energetyczna"],
                },
            ],
            "nemesis": {
                "name": "Mroczny Tytan",
                "in_play": [{"name": "Kryptyda", "life": 4}],
                "deck": ["Rozszarpanie"],
                "discard": ["Porażenie"],
            },
            "market": {"Nieregularny Monokryształ": 6, "Totem Maga": 3},
            "destroyed": ["Iskra", "Sejsmiczny Ryk"],
        }
    )
    told = match.position()
    mine, foe = told["players"][0], told["nemesis"]
    assert (mine["hand"], mine["deck"]) == (["erratic-ingot", "crystal"], ["crystal", "spark"])
    assert (mine["discard"], mine["played"], mine["gained"]) == (["spark"], ["bloodstone-jewel"], ["mages-totem"])
    assert (mine["breaches"]["II"]["prepped"], len(mine["used"])) == (["nova-forge"], 1)
    assert (foe["name"], foe["deck"], foe["discard"]) == ("umbra-titan", ["maul"], ["smite"])
    assert foe["in_play"] == [{"name": "cryptid", "life": 4}]
    assert told["market"] == {"erratic-ingot": 6, "mages-totem": 3}
    assert told["destroyed"][-2:] == ["spark", "seismic-roar"]


@pytest.mark.parametrize(
    ("game", "polish", "english"),
    [
        (
            WAR_ETERNAL,
            {"players": [{"mage": "Gex", "hand": ["Iskra"]}], "nemesis": {"deck": ["Porażenie"]}},
            {"players": [{"mage": "Gex", "hand": ["Spark"]}], "nemesis": {"deck": ["Smite"]}},
        ),
        (
            OUTCASTS,
            {
                "players": [{"mage": "Z'hana", "treasures": ["Marmur Świata"], "done": ["played:Stopiony Oliwin"]}],
                "nemesis": {"name": "Złodziej Snów", "zones": {"dream-3": ["Bursztynowa Spirala"]}},
                "marks": {"glyph-mind": "dream-3", "glyph-gate": "Stopiony Oliwin"},
                "market": {"Stopiony Oliwin": 7},
                "treasures": ["Złamany Ząb"],
                "curses": ["Przeklęty Odłamek"],
                "xaxos": {"deck": ["Obsydianowy Wybuch"]},
            },
            {
                "players": [{"mage": "Z'hana", "treasures": ["World Marble"], "done": ["played:molten-peridot"]}],
                "nemesis": {"name": "Thief of Dreams", "zones": {"dream-3": ["Helix of Amber"]}},
                "marks": {"glyph-mind": "dream-3", "glyph-gate": "Molten Peridot"},
                "market": {"Molten Peridot": 7},
                "treasures": ["Broken Tooth"],
                "curses": ["Cursed Shard"],
                "xaxos": {"deck": ["Obsidian Burst"]},
            },
        ),
        (
            LEGACY,
            {"players": [{"mage": "Ada:żywy kryształ+Schronienie"}], "nemesis": {"deck": ["Rozsianie"]}},
            {"players": [{"mage": "Ada:living-crystal+shelter"}], "nemesis": {"deck": ["Scatter"]}},
        ),
        (
            LEGACY,
            {"nemesis": {"deck": ["Oszołomienie (Kampania)"], "changed": {"Oszołomienie (Kampania)": {"stickers": 1}}}},
            {"nemesis": {"deck": ["daze-campaign"], "changed": {"daze-campaign": {"stickers": 1}}}},
        ),
    ],
)
def test_a_position_in_polish_is_the_one_in_english(game: Game, polish: Told, english: Told) -> None:
    alike(game, polish, english)


@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_neither_large_letters_nor_how_accents_are_written_matter(form: Any) -> None:
    hand = [unicodedata.normalize(form, name) for name in ("nieregularny monokryształ", "SZKŁO WULKANICZNE")]
    match = WAR_ETERNAL.arrange({"players": [{"hand": [*hand, "Szklo wulkaniczne"]}]})
    assert match.position()["players"][0]["hand"] == ["erratic-ingot", "volcanic-glass", "volcanic-glass"]


# Names that several have


def test_a_name_means_what_may_be_in_the_place() -> None:
    """*Iskra Życia* is a spell of the market and one of Xaxos'."""
    name = speaker("pl", LEGACY).say("nemesis-xaxos-ascended")
    xaxos = {"name": name, "crew": ["Iskra Życia"], "zones": {"breach-1": ["Rozbłysk"]}}
    told = LEGACY.arrange({"players": [{"hand": ["Iskra Życia"]}], "nemesis": xaxos}).position()
    assert told["players"][0]["hand"] == ["sparking-siphon"]
    assert told["nemesis"]["crew"] == ["xaxos-sparking-siphon"]
    assert told["nemesis"]["zones"]["breach-1"] == ["xaxos-flare"]


def test_where_both_may_be_a_name_that_is_no_id_is_refused() -> None:
    against = {"name": "Xaxos: Ascended"}
    assert refused(LEGACY, {"destroyed": ["Iskra Życia"], "nemesis": against}) == [
        'destroyed[0]: more than one is called "Iskra Życia": write one of the ids sparking-siphon, xaxos-sparking-siphon',
        "destroyed[0]: nazwa „Iskra Życia” nie jest jednoznaczna: "
        "napisz jeden z identyfikatorów sparking-siphon, xaxos-sparking-siphon",
    ]
    alone = LEGACY.arrange({"destroyed": ["Iskra Życia"]})
    assert alone.position()["destroyed"] == ["sparking-siphon"], "no other nemesis has any"


def test_of_two_boxes_each_has_a_card_of_its_own_by_one_name() -> None:
    of_both = {"nemesis": {"deck": ["Promień Spustoszenia"]}}
    assert refused(ALL, of_both)[0] == (
        'nemesis.deck[0]: more than one is called "Promień Spustoszenia": '
        "write one of the ids ray-of-desolation-campaign, ray-of-desolation"
    )
    assert OUTCASTS.arrange(of_both).position()["nemesis"]["deck"] == ["ray-of-desolation"]
    assert LEGACY.arrange(of_both).position()["nemesis"]["deck"] == ["ray-of-desolation-campaign"]
    in_brackets = ALL.arrange({"nemesis": {"deck": ["Promień Spustoszenia (Kampania)"]}})
    assert in_brackets.position()["nemesis"]["deck"] == ["ray-of-desolation-campaign"]


@pytest.mark.parametrize("name", ["Wyciąg z Eteru", "Ludojad"])
def test_of_two_forms_a_name_is_that_of_single_battles_and_in_brackets_that_of_campaigns(name: str) -> None:
    plain, campaign = (
        LEGACY.arrange({"nemesis": {"deck": [told]}}).position()["nemesis"]["deck"][0]
        for told in (name, f"{name} (Kampania)")
    )
    assert campaign == f"{plain}-campaign"


@pytest.mark.parametrize(("nemesis", "id"), [("Maelstrom", "bladius-minion"), ("Maelstrom: Risen", "bladius-risen")])
def test_a_namesake_is_the_one_that_the_nemesis_has(nemesis: str, id: str) -> None:
    match = LEGACY.arrange({"nemesis": {"name": nemesis, "deck": ["Z-Ostrzy-Zrodzony"]}})
    assert match.position()["nemesis"]["deck"] == [id]
    error = refused(LEGACY, {"nemesis": {"name": "Fungal Mesh", "deck": ["Z-Ostrzy-Zrodzony"]}})
    assert error == [
        "nemesis.deck[0]: Bladius cannot be there",
        "nemesis.deck[0]: karta Z-Ostrzy-Zrodzony nie może tu być",
    ]


def test_a_pile_that_is_told_in_both_languages_is_refused() -> None:
    assert refused(WAR_ETERNAL, {"market": {"mages-totem": 2, "Totem Maga": 2}})[0] == (
        "market.Totem Maga: Mage's Totem cannot be there"
    )


# Cards out of the game


@pytest.mark.parametrize(
    ("nemesis", "name", "id"),
    [
        ("Bladius", "Leviathan Hatchling", "leviathan-hatchling-campaign"),
        ("Xaxos: Ascended", "Flare", "xaxos-flare"),
        ("Xaxos: Ascended", "Incinerating Fist", "incinerating-fist"),
        ("Maelstrom: Risen", "Bladius", "bladius-risen"),
        ("Bladius", "Scatter (Campaign)", "scatter-campaign"),
    ],
)
def test_destroyed_cards_go_by_the_names_that_they_show(nemesis: str, name: str, id: str) -> None:
    match = LEGACY.arrange({"destroyed": [name], "nemesis": {"name": nemesis}})
    assert match.position()["destroyed"] == [id]
    assert "deck" not in match.origin["position"]["nemesis"] or id not in match.origin["position"]["nemesis"]["deck"]


def test_before_players_cards_lie_by_their_polish_names() -> None:
    match = alike(OUTCASTS, {"players": [{"front": ["Krwotok"]}]}, {"players": [{"front": ["Hemorrhage"]}]})
    assert match.position()["players"][0]["front"] == ["hemorrhage"]


def test_what_no_other_nemesis_has_is_not_destroyed() -> None:
    assert refused(LEGACY, {"destroyed": ["Flare"]})[0] == "destroyed[0]: Flare cannot be there"


# What is not known


def test_what_may_be_meant_is_guessed_in_either_language() -> None:
    for told in ("Mages Totm", "Totemik Maga"):
        english, polish = refused(WAR_ETERNAL, {"players": [{"hand": [told]}]})
        assert english.endswith('did you mean "Mage\'s Totem"?')
        assert polish.endswith("może „Totem Maga”?")


@pytest.mark.parametrize(
    "position",
    [
        [],
        {"players": 3},
        {"players": [7]},
        {"players": [{"hand": "Iskra"}]},
        {"players": [{"hand": [3, None, ["Iskra"], {"name": []}]}]},
        {"players": [{"mage": 4}]},
        {"players": [{"breaches": {"I": {"prepped": {"Iskra": 1}}}}]},
        {"players": [{"breaches": {"I": 3}}]},
        {"players": [{"done": [3]}]},
        {"nemesis": "Mroczny Tytan"},
        {"nemesis": {"name": ["Mroczny Tytan"]}},
        {"nemesis": {"zones": []}},
        {"nemesis": {"changed": {"Iskra": 3}}},
        {"market": ["Iskra"]},
        {"marks": [1]},
    ],
)
def test_what_is_no_list_of_names_is_refused_as_ever(position: Any) -> None:
    with pytest.raises(TaliaError, match=r"^[a-z_]+.*: "):
        WAR_ETERNAL.arrange(position)


# Set-ups


def test_a_set_up_in_polish_settles_to_ids() -> None:
    polish = speaker("pl", WAR_ETERNAL)
    market = ["dread-diamond", "frozen-magmite", "breach-ore", "mages-totem", "fiend-catcher"]
    market += ["carbonize", "kindle", "aurora", "nova-forge"]
    named = [polish.say(f"card-{id}") for id in market]
    deck = ["Kryptyda", "Rozszarpanie", "porazenie"]
    match = WAR_ETERNAL.new(1, 7, nemesis="mroczny tytan", mages=["gex"], market=named, deck=deck)
    setup = match.origin["setup"]
    assert (setup["nemesis"], setup["mages"], setup["market"]) == ("umbra-titan", ["gex"], market)
    assert setup["deck"] == ["cryptid", "maul", "smite"]
    assert WAR_ETERNAL.new(1, 7, market=",".join(named)).origin["setup"]["market"] == market


def test_treasures_gifts_and_abilities_go_by_their_polish_names() -> None:
    setup = OUTCASTS.new(
        1,
        7,
        treasure_1="Ogniwo Talixa",
        treasure_2="Złamany Ząb",
        treasure_3=["Marmur Świata"],
        ally="xaxos",
        abilities=["Obsydianowy Wybuch"],
        upgraded=["Pożeracz Magów"],
        starts=[{"hand": ["Kryształ"], "deck": ["Iskra"]}],
    ).origin["setup"]
    assert [setup[f"treasure_{level}"] for level in (1, 2, 3)] == [
        ["talixs-everburn"],
        "broken-tooth",
        ["world-marble"],
    ]
    assert (setup["abilities"], setup["upgraded"]) == (["obsidian-burst"], ["mage-devourer"])
    assert setup["starts"] == [{"hand": ["crystal"], "deck": ["spark"], "discard": []}]
    made = LEGACY.new(1, 7, mages=["Ada:Żywy Kryształ"]).origin["setup"]["mages"]
    assert made == LEGACY.new(1, 7, mages=["Ada:living-crystal"]).origin["setup"]["mages"]


def test_of_two_forms_a_deck_is_dealt_that_of_single_battles() -> None:
    setup = LEGACY.new(1, 7, deck=["Rozsianie"], nemesis="bladius").origin["setup"]
    assert setup["deck"] == ["scatter"]


def test_an_answer_that_several_are_called_is_refused() -> None:
    with pytest.raises(TaliaError) as error:
        LEGACY.new(1, 7, starts=[{"hand": ["Iskra Życia"]}])
    assert [error.value.text(broad_speaker(lang)) for lang in ("en", "pl")] == [
        'More than one is called "Iskra Życia": write one of the ids sparking-siphon, xaxos-sparking-siphon '
        'for the option "starts".',
        "Nazwa „Iskra Życia” nie jest jednoznaczna: napisz w opcji „starts” jeden z identyfikatorów "
        "sparking-siphon, xaxos-sparking-siphon.",
    ]
