"""Polish has three plurals, and the words use them rightly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import talia
from talia.kernel.voice import Name
from talia.words import speaker

GAME = talia.game("aeons-end/war-eternal")
POLISH = speaker("pl", GAME)

DAMAGE = [
    (0, "0 obrażeń"),
    (1, "1 obrażenie"),
    (2, "2 obrażenia"),
    (4, "4 obrażenia"),
    (5, "5 obrażeń"),
    (11, "11 obrażeń"),
    (12, "12 obrażeń"),
    (14, "14 obrażeń"),
    (21, "21 obrażeń"),
    (22, "22 obrażenia"),
    (25, "25 obrażeń"),
    (102, "102 obrażenia"),
    (112, "112 obrażeń"),
]


@pytest.mark.parametrize(("n", "said"), DAMAGE)
def test_damage(n: int, said: str) -> None:
    assert POLISH.say("damage", n=n) == said
    gex, crystal = Name("mage-gex"), Name("card-cryptid")
    assert POLISH.say("ask-target", n=n) == f"Komu zadajesz {said}?"
    assert f"Gex otrzymuje {said} (" in POLISH.say("event-player-suffers", mage=gex, n=n, left=1)
    assert f"Gravehold otrzymuje {said} (" in POLISH.say("event-gravehold-suffers", n=n, left=1)
    assert f"{said}, cel: Kryptyda (" in POLISH.say("event-minion-suffers", card=crystal, n=n, left=1)
    titan = Name("nemesis-umbra-titan")
    assert f"Mroczny Tytan otrzymuje {said} (" in POLISH.say("event-nemesis-suffers", nemesis=titan, n=n, left=1)


FORMS = [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (8, 2), (12, 2), (13, 2), (22, 1), (23, 1), (25, 2)]


@pytest.mark.parametrize(("n", "form"), FORMS)
def test_tokens(n: int, form: int) -> None:
    tokens = f"{n} {('żeton', 'żetony', 'żetonów')[form]}"
    titan = Name("nemesis-umbra-titan")
    assert POLISH.say("table-tokens", n=n) == tokens
    assert (
        POLISH.say("event-tokens-lost", nemesis=titan, n=n, left=n) == f"Mroczny Tytan traci {tokens} (pozostało: {n})."
    )
    assert f"otrzymuje {tokens} nemezis" in POLISH.say("text-setup-tokens", nemesis=titan, n=n)
    assert POLISH.say("if-tokens", how="at-least", n=n) == f"nemezis ma co najmniej {tokens} nemezis"


@pytest.mark.parametrize(("n", "form"), FORMS)
def test_charges(n: int, form: int) -> None:
    charges = f"{n} {('ładunek', 'ładunki', 'ładunków')[form]}"
    gex = Name("mage-gex")
    assert POLISH.say("event-charges-lost", mage=gex, n=n) == f"Gex traci {charges}."
    assert f"({charges})" in POLISH.say("text-ability", ability=Name("mage-gex-ability"), n=n, text="x")
    gained = "ładunek" if n == 1 else charges
    assert POLISH.say("event-charge", mage=gex, n=n, left=4) == f"Gex pozyskuje {gained} (razem 4)."


@pytest.mark.parametrize(("n", "form"), FORMS)
def test_life(n: int, form: int) -> None:
    points = f"{n} {('punkt', 'punkty', 'punktów')[form]}"
    gex = Name("mage-gex")
    assert POLISH.say("do-gain-life", form="they", n=n) == f"otrzymuje {points} życia"
    assert POLISH.say("do-gain-life", form="may", n=n) == f"otrzymać {points} życia"
    assert POLISH.say("event-player-heals", mage=gex, n=n, left=9) == f"Gex otrzymuje {points} życia (razem 9)."
    assert POLISH.say("do-gravehold-gains", n=n) == f"Gravehold otrzymuje {points} żywotności"
    assert POLISH.say("event-gravehold-heals", n=n, left=9) == f"Gravehold otrzymuje {points} żywotności (razem 9)."
    assert POLISH.say("if-life-of-this", how="at-most", n=n) == f"ten poplecznik ma co najwyżej {points} życia"


@pytest.mark.parametrize(("n", "form"), FORMS)
def test_cards(n: int, form: int) -> None:
    assert POLISH.say("table-cards", n=n) == f"{n} {('karta', 'karty', 'kart')[form]}"
    drawn = "kartę" if n == 1 else f"{n} {('', 'karty', 'kart')[form]}"
    assert POLISH.say("do-draw", form="you", n=n) == f"dobierz {drawn}"


def test_a_printed_card_reads_well() -> None:
    cards = {card.id: card for card in GAME.cards(POLISH)}
    assert cards["spark"].text == "Aktywacja: Zadaj 1 obrażenie."
    assert cards["gex"].kind == "mag"
    assert "(5 ładunków)" in cards["gex"].text
    assert "otrzymuje 8 żetonów nemezis" in cards["umbra-titan"].text


def test_places_of_ostium_have_the_letters_that_the_board_shows() -> None:
    """The defence row is O (*obrona*): the lesson and every other sentence say so too; keys of positions stay D."""
    folder = Path(talia.__file__).parent / "games" / "ostium"
    for path in folder.rglob("*pl.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"(?<!\[)\bD[1-3]\b", line), f"{path.name}: {line}"


@pytest.mark.parametrize(("n", "aether"), [(1, "1 eter"), (2, "2 eteru"), (5, "5 eteru")])
def test_prices(n: int, aether: str) -> None:
    """Thraxir focuses and opens his Forged breach for a single aether."""
    assert POLISH.say("option-open", breach="I", cost=n) == f"Otwórz bramę I ({aether})"
    assert POLISH.say("option-focus", breach="I", cost=n) == f"Wzmocnij bramę I ({aether})"
    assert POLISH.say("do-spend", form="you", n=n) == f"wydaj {aether}"
    assert POLISH.say("foreseen-aether-left", n=n) == f"zostaje {aether}"


@pytest.mark.parametrize(("n", "form"), FORMS)
def test_open_breaches_and_the_life_of_the_city(n: int, form: int) -> None:
    breaches = f"{n} {('otwartą bramę', 'otwarte bramy', 'otwartych bram')[form]}"
    assert POLISH.say("if-your-open-breaches", how="at-most", n=n) == f"masz co najwyżej {breaches}"
    points = f"{n} {('punkt', 'punkty', 'punktów')[form]} żywotności"
    assert POLISH.say("if-gravehold-life", how="at-least", n=n) == f"Gravehold ma co najmniej {points}"


@pytest.mark.parametrize(("n", "form"), FORMS)
def test_points_of_seasons(n: int, form: int) -> None:
    game = talia.game("seasons")
    scores = {"crystals": 1, "cards": 2, "hand": 3, "bonuses": 4, "token": 5, "destiny": 6}
    points = f"{n} {('punkt', 'punkty', 'punktów')[form]}"
    assert f"Ala: {points}. " in speaker("pl", game).say("event-scores", player="Ala", n=n, **scores)


def test_nothing_was_said_wrong() -> None:
    assert POLISH.mistakes == []
