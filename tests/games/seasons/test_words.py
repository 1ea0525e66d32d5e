"""Every card, token, enchantment and die face says itself in both languages."""

from __future__ import annotations

import pytest

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.cards.all import CARDS
from talia.games.seasons.cards.enchantments import ENCHANTMENTS
from talia.games.seasons.game import GAME
from talia.games.seasons.rules.dice import DICE
from talia.games.seasons.shown.text import card_text, enchantment_text
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_is_said(lang: str) -> None:
    voice = Speaker(lang, (SHARED, *GAME.words()))
    listed = GAME.cards(voice)
    assert len({card.name for card in listed}) == len(listed)
    for card in CARDS:
        said = card_text(card, voice)
        assert "  " not in said
        nothing = not (card.enters or card.activates or card.gives or card.prelude_only)
        assert (said == voice.say("text-nothing")) == nothing, card.id
    for ability in ABILITIES.values():
        assert ability.deed.text(voice).endswith(".")
    assert len({enchantment_text(each, voice) for each in ENCHANTMENTS}) == len(ENCHANTMENTS)
    for season in DICE:
        for die in season:
            for rolled in die:
                assert voice.option(rolled.option)
    assert voice.mistakes == []


def test_a_card_reads_like_the_card() -> None:
    voice = Speaker("en", (SHARED, *GAME.words()))
    texts = {card.id: card_text(card, voice) for card in CARDS}
    assert texts["kairn-the-destroyer"] == "Activate: Discard 1 energy token: each opponent loses 4 crystals."
    assert texts["scepter-of-greatness"] == (
        "On entering play: Gain 3 crystals for each other magic item you have in play."
    )
