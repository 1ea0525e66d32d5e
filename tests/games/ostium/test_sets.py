"""The house set keeps to the rulebook and to its clans' characters; a bad set file is refused with line and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from talia.games.ostium.cards.abilities import LEADING, NUMBERED, PLAIN, Ability
from talia.games.ostium.cards.creatures import EVERY_CLAN, Creature, Rank
from talia.games.ostium.cards.sets import HOUSE, describe, house, load
from talia.kernel.errors import TaliaError
from talia.kernel.names import slug
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED

SET = house()
TEXT = HOUSE.read_text(encoding="utf-8")
VOICES = {lang: Speaker(lang, (SHARED, HOUSE.parent)) for lang in LANGUAGES}
CHARACTERS = {
    "lode": {"crystal", "draw"},
    "pyre": {"charge", "strike"},
    "thicket": {"shield", "repair"},
    "choir": {"fuse", "fuse-any", "both-ways"},
    "dusk": {"last", "swift", "remove", "banish"},
}


def abilities(creature: Creature) -> Iterator[Ability]:
    """Every ability of a creature, and those they lead to."""
    for ability in (*creature.main, *creature.left, *creature.right):
        yield ability
        if ability.then is not None:
            yield ability.then


# The house set


def test_there_are_as_many_creatures_as_in_the_box() -> None:
    assert len(SET.clans) == 5
    assert [len(deck) for deck in SET.familiars] == [10, 10, 10]
    for deck in SET.familiars:
        assert Counter(each.clan for each in deck) == dict.fromkeys(range(5), 2)
    assert Counter(each.clan for each in SET.warriors) == dict.fromkeys(range(5), 10)
    assert Counter(each.clan for each in SET.sovereigns) == dict.fromkeys(range(5), 2)
    assert SET.primals == 10
    assert len(SET.by_id) == 30 + 50 + 10 + 1


def test_familiars_primals_and_numbers_are_as_the_rulebook_says() -> None:
    for deck in SET.familiars:
        for each in deck:
            assert (each.rank, each.cost, each.left, each.right) == (Rank.FAMILIAR, 0, (), ())
            assert [str(ability) for ability in each.main] == ["discard -> crystal 1"]
    primal = SET.primal
    assert (primal.rank, primal.clan, primal.power) == (Rank.PRIMAL, EVERY_CLAN, 0)
    assert [str(ability) for ability in primal.left + primal.right] == ["both-ways", "both-ways"]
    assert all(1 <= each.cost <= 6 and each.power <= 3 for each in SET.warriors)
    assert all(7 <= each.cost <= 9 and 3 <= each.power <= 5 for each in SET.sovereigns)


def test_the_starting_decks_are_equally_strong() -> None:
    assert len({tuple(sorted((each.clan, each.power) for each in deck)) for deck in SET.familiars}) == 1


def test_all_abilities_are_used_and_the_strongest_only_by_sovereigns() -> None:
    used = {ability.id for each in SET.by_id.values() for ability in abilities(each)}
    assert used == {*NUMBERED, *PLAIN, *LEADING}
    for each in SET.warriors:
        assert not {"exile", "rebuild", "quake", "rally"} & {ability.id for ability in abilities(each)}


@pytest.mark.parametrize("clan", range(5))
def test_a_clan_has_a_character(clan: int) -> None:
    mine = CHARACTERS[SET.clans[clan].id]
    fighters = SET.warriors + SET.sovereigns
    having = [each for each in fighters if mine & {ability.id for ability in abilities(each)}]
    own = [each for each in having if each.clan == clan]
    assert len(own) >= 10, "ten of twelve show it"
    for other in range(5):
        if other != clan:
            assert sum(each.clan == other for each in having) * 2 <= len(own), "and half as many of any other clan"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_creature_can_be_said(lang: str) -> None:
    voice = VOICES[lang]
    names = {voice.name(each.name) for each in SET.by_id.values()}
    assert len(names) == len(SET.by_id)
    for each in SET.by_id.values():
        for ability in abilities(each):
            assert ability.text(voice).endswith(".")
    assert voice.mistakes == []


@pytest.mark.parametrize(
    ("ability", "said"),
    [
        (Ability("crystal", 1), "Zbierz 1 kryształ."),
        (Ability("crystal", 3), "Zbierz 3 kryształy."),
        (Ability("draw", 5), "Dobierz 5 kart."),
        (Ability("repair", 2), "Napraw jedną ze swoich bram o 2 punkty."),
        (Ability("strike", 6), "Zadaj 6 obrażeń bramie przeciwnika."),
        (
            Ability("last", 0, Ability("strike", 2)),
            "Po pokonaniu lub odwołaniu → Zadaj 2 obrażenia bramie przeciwnika.",
        ),
    ],
)
def test_polish_plurals(ability: Ability, said: str) -> None:
    assert ability.text(VOICES["pl"]) == said


def test_a_creature_is_found_by_id_and_by_name_in_both_languages() -> None:
    beetle = SET.by_id["tally-beetle"]
    assert SET.find("tally-beetle") is SET.find("Tally Beetle") is SET.find("żuk rachmistrz") is beetle
    assert SET.find("ZUK RACHMISTRZ") is beetle
    assert SET.find("nobody") is None


def test_without_a_file_the_house_set_is_loaded_and_a_copy_of_it_is_the_same(tmp_path: Path) -> None:
    assert load() is load(None) is house()
    copy = tmp_path / "copy.toml"
    copy.write_text(TEXT, encoding="utf-8")
    assert load(copy).by_id.keys() == SET.by_id.keys()


def test_slugs() -> None:
    assert slug("Mage's  Żółw, Łoś!") == "mages-zolw-los"


# Bad set files


def refused(tmp_path: Path, text: str, lang: str = "en") -> tuple[int, str]:
    """The line and the reason a set is refused with."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TaliaError) as caught:
        load(path)
    assert caught.value.word == "error-set"
    voice = VOICES[lang]
    said = voice.error(caught.value)
    assert voice.mistakes == []
    line = caught.value.args_of_word["line"]
    assert isinstance(line, int)
    beginning = f"{path}, {'line' if lang == 'en' else 'wiersz'} {line}: "
    assert said.startswith(beginning)
    return line, said.removeprefix(beginning)


def spoilt(creature: str, old: str, new: str) -> tuple[str, int]:
    """The house set with a line of one creature's entry written otherwise, and the number of that line."""
    lines = TEXT.splitlines()
    at = lines.index(f'name = "{creature}"')
    first = max(n for n in range(at) if lines[n].startswith("[["))
    line = next(n for n in range(first, len(lines)) if lines[n].startswith(old))
    lines[line] = new
    return "\n".join(lines), line + 1


def entry(creature: str) -> int:
    """The line where the entry of a creature begins."""
    lines = TEXT.splitlines()
    at = lines.index(f'name = "{creature}"')
    return max(n for n in range(at) if lines[n].startswith("[[")) + 1


LINES: list[tuple[str, str, str, str]] = [
    ("Flint Boar", "clan", 'clan = "fire"', 'Flint Boar: there is no clan "fire". Possible: lode, pyre, thicket,'),
    ("Flint Boar", "clan", "clan = 2", '"clan" must be a text'),
    ("Flint Boar", "cost", "cost = -1", '"cost" is -1, and it cannot be below zero.'),
    ("Flint Boar", "power", "power = -2", '"power" is -2, and it cannot be below zero.'),
    ("Flint Boar", "power", 'power = "2"', '"power" must be a whole number.'),
    ("Flint Boar", "power", "power = true", '"power" must be a whole number.'),
    ("Flint Boar", "power", "power = 2.5", '"power" must be a whole number.'),
    ("Flint Boar", "power", "might = 2", '"might" means nothing here. Possible: clan, cost, id, left,'),
    (
        "Flint Boar",
        "left",
        'left = ["fly 2"]',
        'Flint Boar, Left domain: there is no ability "fly 2". Possible: repair',
    ),
    ("Flint Boar", "right", 'right = ["charge 10"]', 'Right domain: the number of "charge 10" must be from 1 to 9.'),
    ("Flint Boar", "main", 'main = ["last -> shield 1"]', '"last -> shield 1" must lead to something that can be done'),
    ("Flint Boar", "main", 'main = ["strike -> draw 1"]', 'no ability "strike -> draw 1". Possible: discard -> ...'),
    ("Flint Boar", "main", 'main = "charge 1"', '"main" must be a list of abilities, each in quotation marks.'),
    ("Flint Boar", "main", "main = [1]", '"main" must be a list of abilities'),
    ("Flint Boar", "name =", 'name = "Bad\\u0007Name"', '"name" must be a text in one line'),
    ("Flint Boar", "name =", 'name = "!?"', "An id needs at least one letter or digit."),
    ("Magma Drake", "name_pl", 'name_pl = "Krzemienny Dzik"', 'already called "Krzemienny Dzik".'),
    ("Magma Drake", "name =", 'name = "Flint  Boar"', "already called"),
    ("Hearthbreaker", "main", 'main = ["smash"]', 'there is no ability "smash".'),
    ("Wick Rat", "power", "cost = 1", 'Wick Rat is a familiar, and familiars have no "cost".'),
    ("Wick Rat", "main", 'left = ["crystal 1"]', 'Wick Rat is a familiar, and familiars have no "left".'),
    ("Wick Rat", "main", 'main = ["crystal 1"]', 'its main domain is always "discard -> crystal 1".'),
    ("Wick Rat", "deck", "deck = 4", "Wick Rat: there is no starting deck 4. Decks are numbered 1 to 3."),
    ("Wick Rat", "deck", "deck = 0", "there is no starting deck 0"),
    ("Wick Rat", "deck", "deck = 1", "Starting deck 1 has 2 familiars of the clan Pyre already."),
    ("Pyre", "colour", 'colour = "red"', '"red" is not a colour.'),
    ("Pyre", "glyph", 'glyph = "ab"', 'The glyph "ab" must be exactly one character.'),
    ("Pyre", "name =", 'name = "Lode"', 'already called "Lode".'),
]


@pytest.mark.parametrize(("creature", "old", "new", "reason"), LINES)
def test_a_wrong_line_is_named_with_the_reason(tmp_path: Path, creature: str, old: str, new: str, reason: str) -> None:
    text, line = spoilt(creature, old, new)
    found, said = refused(tmp_path, text)
    assert (found, reason in said) == (line, True), said
    found, said = refused(tmp_path, text, "pl")
    assert found == line
    assert said


def test_the_later_of_two_creatures_with_one_name_is_refused(tmp_path: Path) -> None:
    text, _ = spoilt("Flint Boar", "name =", 'name = "Kiln Bull"')
    line, said = refused(tmp_path, text)
    assert line == TEXT.splitlines().index('name = "Kiln Bull"') + 1
    assert said == 'Something else in this set is already called "Kiln Bull".'


@pytest.mark.parametrize(
    ("creature", "key", "reason"),
    [
        ("Flint Boar", "left", 'Flint Boar: the side "left" is missing. If there is nothing on it, write left = [].'),
        ("Hearthbreaker", "right", 'Hearthbreaker: the side "right" is missing.'),
        ("Flint Boar", "name_pl", '"name_pl" is missing here.'),
        ("Flint Boar", "cost", '"cost" is missing here.'),
        ("Flint Boar", "clan", '"clan" is missing here.'),
        ("Wick Rat", "deck", '"deck" is missing here.'),
        ("Wick Rat", "power", '"power" is missing here.'),
        ("Pyre", "colour", '"colour" is missing here.'),
    ],
)
def test_what_is_missing_is_told_where_the_entry_begins(tmp_path: Path, creature: str, key: str, reason: str) -> None:
    text, _ = spoilt(creature, key, "")
    line, said = refused(tmp_path, text)
    assert (line, said.startswith(reason)) == (entry(creature), True), said


def without(creature: str) -> str:
    """The house set without one entry."""
    lines = TEXT.splitlines()
    first = entry(creature) - 1
    end = next(n for n in range(first + 1, len(lines)) if lines[n].startswith("["))
    return "\n".join(lines[:first] + lines[end:])


@pytest.mark.parametrize(
    ("creature", "reason"),
    [
        ("Flint Boar", "The clan Pyre has too few warriors: 9 of 10."),
        ("Hearthbreaker", "The clan Pyre has too few sovereigns: 1 of 2."),
        ("Wick Rat", "The clan Pyre has too few familiars: 5 of 6."),
    ],
)
def test_too_few_of_a_clan(tmp_path: Path, creature: str, reason: str) -> None:
    assert refused(tmp_path, without(creature)) == (entry("Pyre"), reason)


WARRIOR = """
[[warrior]]
clan = "pyre"
name = "One More"
name_pl = "Jeszcze Jeden"
power = 1
cost = 1
left = []
right = []
"""


def test_too_many_of_a_clan(tmp_path: Path) -> None:
    last = len(TEXT.splitlines())
    line, said = refused(tmp_path, TEXT + WARRIOR)
    assert (line, said) == (last + 2, "This is a warrior too many: the clan Pyre must have 10.")
    line, said = refused(tmp_path, TEXT + WARRIOR.replace("warrior", "sovereign"))
    assert (line, said) == (last + 2, "This is a sovereign too many: the clan Pyre must have 2.")


def test_too_many_and_too_few_clans(tmp_path: Path) -> None:
    clan = '\n[[clan]]\nname = "Fog"\nname_pl = "Mgła"\ncolour = "#888888"\nglyph = "~"\n'
    assert refused(tmp_path, TEXT + clan) == (
        len(TEXT.splitlines()) + 2,
        "There are 6 clans, and there must be 5.",
    )
    assert refused(tmp_path, without("Dusk")) == (entry("Lode"), "There are 4 clans, and there must be 5.")
    assert refused(tmp_path, 'name = "None"\nname_pl = "Brak"\n') == (1, "There are 0 clans, and there must be 5.")


def test_the_primal_is_as_the_rulebook_has_it(tmp_path: Path) -> None:
    lines = TEXT.splitlines()
    head = lines.index("[primal]")
    power = next(n for n in range(head, len(lines)) if lines[n].startswith("power"))
    line, said = refused(tmp_path, "\n".join([*lines[:power], "power = 1", *lines[power + 1 :]]))
    assert (line, said.startswith("A primal has power 0")) == (power + 1, True)
    second = '\n[[primal]]\nname = "Other"\nname_pl = "Inny"\ncost = 1\n'
    line, said = refused(tmp_path, TEXT.replace("[primal]", "[[primal]]") + second)
    assert (line, said.startswith("There must be exactly one primal")) == (len(lines) + 2, True)


def test_an_ability_is_found_in_a_list_of_several_lines_and_in_inline_tables(tmp_path: Path) -> None:
    text, line = spoilt("Flint Boar", "main", 'main = [\n  "charge 1",\n  "fly 1",\n]')
    assert refused(tmp_path, text)[0] == line + 2
    clans = [f'  {{ name = "{n}", name_pl = "{n}", colour = "#00000{n}", glyph = "{n}" }},' for n in range(5)]
    clans[3] = clans[3].replace("#", "")
    head = ['name = "Mine"', 'name_pl = "Mój"', "clan = ["]
    assert refused(tmp_path, "\n".join([*head, *clans, "]"])) == (7, VOICES["en"].say("set-colour", colour="000003"))


def test_a_section_that_is_no_table(tmp_path: Path) -> None:
    line, said = refused(tmp_path, 'name = "Mine"\nname_pl = "Mój"\nclan = "five of them"\n')
    assert (line, said.startswith('"clan" must be written as tables')) == (3, True)
    line, said = refused(tmp_path, 'name = "Mine"\nname_pl = "Mój"\n\n[[wariror]]\nname = "x"\n')
    assert (line, said.startswith('"wariror" means nothing here.')) == (4, True)


def test_what_is_not_toml(tmp_path: Path) -> None:
    text, line = spoilt("Flint Boar", "cost", "cost = = 3")
    found, said = refused(tmp_path, text)
    assert (found, said) == (line, "This is not valid TOML (Invalid value).")
    found, said = refused(tmp_path, 'name = "x"\nclan = [')
    assert (found, said.startswith("This is not valid TOML")) == (2, True)


def test_a_key_in_a_comment_is_not_taken_for_the_key(tmp_path: Path) -> None:
    text, line = spoilt("Flint Boar", "cost", "# not dear, cost = 2\ncost = -3")
    assert refused(tmp_path, text)[0] == line + 1


def test_files_from_other_systems_are_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert load(path).by_id.keys() == SET.by_id.keys()


@pytest.mark.parametrize("value", ["9" * 5000, "[" * 5000])
def test_what_is_too_big_to_read(tmp_path: Path, value: str) -> None:
    _, said = refused(tmp_path, f"name = {value}")
    assert said.startswith("This is not valid TOML")


def test_what_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b'name = "Mine"\nname_pl = "M\xf3j"\n')
    with pytest.raises(TaliaError) as caught:
        load(path)
    assert VOICES["en"].error(caught.value) == f"{path}, line 2: The file must be text in UTF-8."


def test_a_missing_file(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(TaliaError) as caught:
            load(path)
        assert VOICES["en"].error(caught.value) == f"There is no file {path} that could be read."


# Creatures described on the spot


def test_a_creature_described_on_the_spot() -> None:
    one = describe(
        {
            "name": "W1",
            "kind": "warrior",
            "clan": "B",
            "power": 2,
            "cost": 3,
            "main": ["crystal 1"],
            "left": ["repair 1"],
            "right": [],
        },
        SET.clans,
    )
    assert (one.rank, one.clan, one.power, one.cost) == (Rank.WARRIOR, 1, 2, 3)
    assert (one.main, one.left, one.right) == ((Ability("crystal", 1),), (Ability("repair", 1),), ())
    assert {VOICES[lang].name(one.name) for lang in LANGUAGES} == {"W1"}


def test_what_is_not_described_is_nothing_or_as_the_rulebook_has_it() -> None:
    plain = describe({"name": "W2", "clan": "Żyła"}, SET.clans)
    assert (plain.rank, plain.clan, plain.power, plain.cost) == (Rank.WARRIOR, 0, 0, 0)
    assert (plain.main, plain.left, plain.right) == ((), (), ())
    familiar = describe({"name": "F", "kind": "familiar", "clan": "e"}, SET.clans)
    assert (familiar.clan, familiar.main) == (4, (Ability("discard", then=Ability("crystal", 1)),))
    primal = describe({"name": "P", "kind": "primal"}, SET.clans)
    assert (primal.clan, primal.left, primal.right) == (EVERY_CLAN, SET.primal.left, SET.primal.right)


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"clan": "A"}, '"name" is missing here.'),
        ({"name": "W"}, '"clan" is missing here.'),
        ({"name": "W", "clan": "F"}, 'W: there is no clan "F".'),
        ({"name": "W", "clan": "AB"}, 'W: there is no clan "AB".'),
        ({"name": "W", "clan": "A", "kind": "king"}, 'There is no kind of creature "king".'),
        ({"name": "W", "clan": "A", "colour": "red"}, '"colour" means nothing here.'),
        ({"name": "W", "clan": "A", "cost": -3}, '"cost" is -3, and it cannot be below zero.'),
        ({"name": "W", "clan": "A", "right": ["jump"]}, 'W, Right domain: there is no ability "jump".'),
        ({"name": "F", "clan": "A", "kind": "familiar", "cost": 2}, 'F is a familiar, and familiars have no "cost".'),
    ],
)
def test_a_bad_description(table: dict[str, Any], reason: str) -> None:
    with pytest.raises(TaliaError) as caught:
        describe(table, SET.clans)
    for lang in LANGUAGES:
        said = VOICES[lang].error(caught.value)
        assert VOICES[lang].mistakes == []
        assert lang != "en" or said.startswith(reason)
