"""Cards, mages and nemeses are frozen values: what changes is another value of the same thing."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from talia.games.aeons_end.boxes.war_eternal import BOX
from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.vocabulary import deal, gain
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.breaches import OPEN
from talia.words.speaker import speaker
from tests.games.aeons_end.table import choose, gex, keys, pile, player


def with_card(card: Card) -> AeonsEnd:
    """War Eternal with another value of one of its cards."""
    market = tuple(card if each.id == card.id else each for each in BOX.market)
    return AeonsEnd(replace(BOX, market=market))


def test_what_is_printed_cannot_be_changed() -> None:
    things = (BOX.by_id["kindle"], BOX.mages[0], BOX.nemeses[0])
    for thing in things:
        with pytest.raises(FrozenInstanceError):
            thing.id = "other"  # type: ignore[misc]


def test_a_changed_card_is_another_card_with_the_same_name() -> None:
    kindle = BOX.by_id["kindle"]
    cheap = replace(kindle, cost=3)
    assert (kindle.cost, cheap.cost) == (4, 3)
    assert cheap.name == kindle.name
    assert cheap.name.card == "kindle"
    assert cheap.cast is kindle.cast
    assert cheap != kindle
    assert len({kindle, cheap, replace(kindle)}) == 3


def test_a_card_with_another_id_has_another_name() -> None:
    twin = replace(BOX.by_id["kindle"], id="kindling")
    assert (twin.name.word, twin.name.card) == ("card-kindling", "kindling")


def test_a_changed_card_is_bought_prepped_and_cast_as_it_is_now() -> None:
    game = with_card(replace(BOX.by_id["kindle"], cost=2, cast=deal(9), host=""))
    position = {
        "players": [gex(hand=["Kindle"], aether=2)],
        "nemesis": {"name": "Umbra Titan", "life": 50},
        "market": {"Kindle": 5},
    }
    match = game.arrange(position)
    assert "gain:kindle" in keys(match)
    choose(match, "gain:kindle")
    assert pile(match, "kindle") == 4
    choose(match, "prep:kindle>II")
    assert player(match)["breaches"][1]["prepped"] == ["kindle"]
    voice = speaker("en", game)
    shown = next(card for card in game.cards(voice) if card.id == "kindle")
    assert shown.cost == 2
    assert "9" in shown.text


def test_a_changed_gem_gives_what_it_says_now() -> None:
    game = with_card(replace(BOX.by_id["breach-ore"], play=gain(6)))
    match = game.arrange({"players": [gex(hand=["Breach Ore"])], "nemesis": {"name": "Umbra Titan"}})
    choose(match, "play:breach-ore")
    assert player(match)["aether"] == 6


def test_a_changed_mage_begins_with_what_the_sheet_says_now() -> None:
    gex_ = next(mage for mage in BOX.mages if mage.id == "gex")
    open_ = replace(gex_, breaches=("open", "open", "open", "open"))
    assert open_.stages == (OPEN,) * 4
    assert (open_.title, open_.ability_name) == (gex_.title, gex_.ability_name)
    assert gex_.stages != open_.stages


def test_the_harder_rule_is_another_value_of_the_nemesis() -> None:
    titan, crown, witch, magus = BOX.nemeses
    assert (titan.tokens.start, titan.with_harder_rule().tokens.start) == (8, 5)
    assert titan.with_harder_rule().life == titan.life
    assert crown.with_harder_rule().unleash is not crown.unleash
    assert witch.with_harder_rule().turn_ends is not witch.turn_ends
    hard = magus.with_harder_rule()
    assert (hard.tokens.start, hard.tokens.least, hard.tokens.most) == (4, 3, 9)
    assert hard.with_harder_rule() is hard
