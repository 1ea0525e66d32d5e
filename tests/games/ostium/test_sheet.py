"""The sheet of a set: well-formed, one card a creature, in both languages, with an icon for every ability."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from talia.games.ostium.cards.abilities import LEADING, NUMBERED, PLAIN
from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.cards.sets import HOUSE, house, read
from talia.games.ostium.shown import sheet
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED

SVG = "{http://www.w3.org/2000/svg}"
SET = house()
VOICES = {lang: Speaker(lang, (SHARED, HOUSE.parent)) for lang in LANGUAGES}


def drawn(lang: str) -> ElementTree.Element:
    """The sheet of the house set."""
    voice = VOICES[lang]

    def texts(creature: Creature) -> str:
        return "\n".join(ability.text(voice) for ability in (*creature.main, *creature.left, *creature.right))

    svg = sheet.draw(SET, voice, texts)
    assert voice.mistakes == []
    return ElementTree.fromstring(svg)


def cards(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    """The cards of a sheet by the creature's id."""
    return {each.attrib["id"]: each for each in root.iter(f"{SVG}g") if each.get("class") == "card"}


def words(card: ElementTree.Element, kind: str) -> str:
    """The text of one kind on a card."""
    return " ".join(each.text or "" for each in card.iter(f"{SVG}text") if each.get("class") == kind)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_card_a_creature_with_its_name_power_and_cost(lang: str) -> None:
    found = cards(drawn(lang))
    assert found.keys() == SET.by_id.keys()
    familiars = {each.id for deck in SET.familiars for each in deck}
    for id, creature in SET.by_id.items():
        assert words(found[id], "name") == VOICES[lang].name(creature.name)
        assert words(found[id], "power") == str(creature.power)
        assert words(found[id], "cost") == ("" if id in familiars else str(creature.cost))


def test_the_text_of_a_card_is_in_the_language_asked_for() -> None:
    def said(lang: str) -> str:
        return " ".join(each.text or "" for each in cards(drawn(lang))["dying-elm"].iter(f"{SVG}text"))

    assert "Warrior · Thicket" in said("en")
    assert "Repair one of your gates by" in said("en")
    assert "Wojownik · Gąszcz" in said("pl")
    assert "Napraw jedną ze swoich bram o" in said("pl")


def test_every_ability_has_an_icon_and_every_card_shows_its_own() -> None:
    root = drawn("en")
    symbols = {each.attrib["id"] for each in root.iter(f"{SVG}symbol")}
    assert symbols == {f"icon-{id}" for id in (*NUMBERED, *PLAIN, *LEADING)}
    assert symbols == {f"icon-{id}" for id in sheet.ICONS}
    found = cards(root)
    for creature in SET.by_id.values():
        printed = (*creature.main, *creature.left, *creature.right)
        wanted = [ability.id for ability in printed] + [ability.then.id for ability in printed if ability.then]
        shown = [each.attrib["href"].removeprefix("#icon-") for each in found[creature.id].iter(f"{SVG}use")]
        assert sorted(shown) == sorted(wanted), creature.id


def test_the_sheet_needs_nothing_from_elsewhere() -> None:
    for element in drawn("en").iter():
        for name, value in element.attrib.items():
            assert name != "href" or value.startswith("#")
            assert "url(" not in value
            assert "://" not in value


def test_nine_cards_a_page_and_none_over_its_edge() -> None:
    root = drawn("en")
    pages = -(-len(SET.by_id) // 9)
    assert root.attrib["viewBox"] == f"0 0 210 {297 * pages}"
    places = [
        tuple(float(part) for part in card.attrib["transform"].removeprefix("translate(").removesuffix(")").split())
        for card in cards(root).values()
    ]
    assert len(set(places)) == len(places)
    for x, y in places:
        assert 0 <= x <= 210 - 63
        assert 0 <= y % 297 <= 297 - 88


def test_names_with_signs_of_xml_are_drawn_as_they_are() -> None:
    text = HOUSE.read_text(encoding="utf-8").replace("Flint Boar", "Flint & <Boar>")
    svg = sheet.draw(read(text, "mine.toml"), VOICES["en"], lambda creature: "<&>")
    assert words(cards(ElementTree.fromstring(svg))["flint-boar"], "name") == "Flint & <Boar>"
