"""The list of games: every installed game, its form and its cards, in the language asked for."""

from __future__ import annotations

import pytest

from talia.bots import names
from talia.kernel.registry import games
from talia.words.speaker import LANGUAGES, speaker

from .house import House

WAR = "aeons-end/war-eternal"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_installed_game_is_there(one_house: House, lang: str) -> None:
    told = {each["id"]: each for each in one_house.guest.get("/api/games", lang=lang)["games"]}
    assert list(told) == list(games())
    for id, game in games().items():
        s = speaker(lang, game)
        assert told[id]["title"] == s.name(game.title)
        assert told[id]["blurb"] == game.blurb(s)
        assert (told[id]["least"], told[id]["most"]) == (game.least, game.most)
        assert told[id]["least"] <= told[id]["players"] <= told[id]["most"]
        assert told[id]["cooperative"] is game.cooperative
        assert [bot["id"] for bot in told[id]["bots"]] == names(game)
        assert [part["title"] for part in told[id]["guide"]] == [part.title for part in game.guide(s)]
        assert [field["name"] for field in told[id]["fields"]] == [field.name for field in game.fields]


def test_a_form_speaks_the_language_asked_for(one_house: House) -> None:
    english, polish = one_house.fields(WAR)["nemesis"], one_house.fields(WAR, "pl")["nemesis"]
    assert [each["value"] for each in english["choices"]] == [each["value"] for each in polish["choices"]]
    assert english["label"] != polish["label"]


def test_a_browser_may_ask_by_its_header(one_house: House) -> None:
    answer = one_house.client.get("/api/games", headers={"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5"})
    assert answer.json() == one_house.guest.get("/api/games", lang="pl")
    answer = one_house.client.get("/api/games", headers={"Accept-Language": "de"})
    assert answer.json() == one_house.guest.get("/api/games", lang="en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_card_is_there(one_house: House, id: str, lang: str) -> None:
    cards = one_house.guest.get(f"/api/games/{id.replace('/', '~')}/cards", lang=lang)["cards"]
    expected = games()[id].cards(speaker(lang, games()[id]))
    assert [(card["id"], card["name"], card["text"]) for card in cards] == [(c.id, c.name, c.text) for c in expected]
    assert {"id", "name", "kind", "group", "text", "cost", "facts", "art", "names", "sealed", "folded"} == set(cards[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_tells_which_others_it_names_also_where_a_language_bends_their_names(
    one_house: House, lang: str
) -> None:
    """In Polish the Risen Thrall shuffles *sześć kart Powłóczącej Piechoty*."""
    names = {
        card["id"]: card["names"] for card in one_house.guest.get("/api/games/aeons-end~all/cards", lang=lang)["cards"]
    }
    assert names["risen-thrall"] == ["shambling-infantry", "soldier-of-rot"]
    assert names["haunted-force"] == ["cursed-bolt"]
    assert names["kindle"] == ["spark"], "a name of one word, too"
    assert names["malastars-boon"] == ["gravity-node"], "and not another card of that name"
    assert names["crystal"] == []


def test_what_may_still_turn_up_in_a_chapter_is_not_named(one_house: House) -> None:
    cards = one_house.guest.get("/api/games/aeons-end~legacy~chapter-3/cards", lang="en")["cards"]
    sealed = {card["id"] for card in cards if card["sealed"]}
    assert "breeding-chamber" in sealed
    assert not any(sealed & set(card["names"]) for card in cards)


def test_what_a_campaign_tells_first_is_folded(one_house: House) -> None:
    cards = one_house.guest.get("/api/games/aeons-end~legacy/cards", lang="en")["cards"]
    late = {"haze-fiend", "maelstrom", "xaxos-ascended"}
    told = {card["name"] for card in cards if card["id"] in late}
    assert all(card["folded"] for card in cards if card["id"] in late or card["group"] in told), (
        "all that is theirs, too"
    )
    assert not any(card["folded"] for card in cards if card["group"] in ("Bladius", "Market", "Mages"))
    assert not any(card["folded"] for card in one_house.guest.get(f"/api/games/{WAR.replace('/', '~')}/cards")["cards"])


def test_the_cards_of_no_game_are_missing(one_house: House) -> None:
    assert one_house.guest.no("/api/games/whist/cards") == "missing"
    assert one_house.guest.no("/api/games/..~..~etc~passwd/cards") == "missing"
