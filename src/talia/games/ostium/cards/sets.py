"""Sets of creatures, read from a TOML file. `house.toml` is our own; docs/ostium-sets.md tells how to write another."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from talia.games.ostium.cards.abilities import Ability, parse
from talia.games.ostium.cards.creatures import EVERY_CLAN, Creature, Rank
from talia.kernel.errors import TaliaError
from talia.kernel.names import slug
from talia.kernel.voice import Arg, Name

HOUSE = Path(__file__).with_name("house.toml")
CARRIED = "set"
"""What a set that a save carries is called when something is wrong with it."""

CLANS, DECKS, PRIMALS = 5, 3, 10
A_DECK = 2
"""How many familiars of each clan a starting deck has."""

A_CLAN = {Rank.FAMILIAR: A_DECK * DECKS, Rank.WARRIOR: 10, Rank.SOVEREIGN: 2}
LETTERS = "abcde"
FAMILIAR_MAIN = (parse("discard -> crystal 1"),)
PRIMAL_SIDE = (parse("both ways"),)
RANKS = {rank.name.lower(): rank for rank in Rank}

NAMED = frozenset({"id", "name", "name_pl"})
DOMAINS = ("main", "left", "right")
KEYS = {
    "clan": NAMED | {"colour", "glyph"},
    "familiar": NAMED | {"clan", "deck", "power", "main"},
    "warrior": NAMED | {"clan", "power", "cost", *DOMAINS},
    "sovereign": NAMED | {"clan", "power", "cost", *DOMAINS},
    "primal": NAMED | {"power", "cost", "copies", *DOMAINS},
}
SECTIONS = NAMED | KEYS.keys()
ON_THE_SPOT = NAMED | {"kind", "clan", "power", "cost", *DOMAINS}

Table = Mapping[str, Any]  # Any: it comes from people and files, and is checked here


@dataclass(frozen=True)
class Clan:
    """A clan: its name, its colour (`#rrggbb`), and one character that stands for it in a terminal."""

    id: str
    name: Name
    colour: str
    glyph: str


@dataclass(frozen=True, slots=True, eq=False)
class CreatureSet:
    """All creatures a match is played with. A creature's clan is the number of one of `clans`."""

    id: str
    name: Name
    clans: tuple[Clan, ...]
    familiars: tuple[tuple[Creature, ...], ...]
    warriors: tuple[Creature, ...]
    sovereigns: tuple[Creature, ...]
    primal: Creature
    primals: int
    by_id: dict[str, Creature] = field(repr=False)
    by_name: dict[str, Creature] = field(repr=False)

    def find(self, name: str) -> Creature | None:
        """The creature with this id, or this name in either language."""
        return self.by_id.get(name) or self.by_name.get(slug(name))


class Flaw(TaliaError):
    """What is wrong with one entry of a set; `key` and `found` say where in the entry."""

    def __init__(self, word: str, key: str = "", found: str = "", /, **args: Arg) -> None:
        super().__init__(word, **args)
        self.key = key
        self.found = found


# Reading


def load(path: Path | None = None) -> CreatureSet:
    """The set in a file; without one, the house set."""
    return house() if path is None else read(_text_of(path), str(path))


def load_data(path: Path) -> dict[str, Any]:
    """The set in a file as plain data, checked; `of_data` makes the set of it again."""
    text = _text_of(path)
    read(text, str(path))
    return tomllib.loads(text)


def of_data(data: Table) -> CreatureSet:
    """The set that plain data tell, such as a save carries. The same data give the same set."""
    try:
        return _of_json(json.dumps(data, sort_keys=True))
    except (TypeError, RecursionError):  # what stands in no file
        raise TaliaError("error-position", where=CARRIED, what=Flaw("set-not-plain")) from None


@lru_cache(maxsize=32)
def _of_json(written: str) -> CreatureSet:
    return _Reader(json.loads(written), "", CARRIED).whole()


def _text_of(path: Path) -> str:
    try:
        data = path.read_bytes()
    except (OSError, ValueError):  # no file, or no name that a file could have
        raise TaliaError("error-cli-file", file=str(path)) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise TaliaError("error-set", file=str(path), line=line, reason=Flaw("set-not-utf8")) from None
    return text


@cache
def house() -> CreatureSet:
    """The house set."""
    return read(HOUSE.read_text(encoding="utf-8"), HOUSE.name)


def read(text: str, file: str) -> CreatureSet:
    """The set written in a text; `file` is what to call it when something is wrong."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and nests too big to read
        detail = str(error)
        found = re.search(r" \(at (?:line (\d+)|end of document).*\)$", detail)
        line = int(found[1]) if found and found[1] else text.rstrip().count("\n") + 1
        reason = Flaw("set-not-toml", detail=detail[: found.start()] if found else detail)
        raise TaliaError("error-set", file=file, line=line, reason=reason) from None
    return _Reader(data, text, file).whole()


class _Reader:
    """Reads the tables of a set file one after the other, and knows the line of each."""

    def __init__(self, data: Table, text: str, file: str) -> None:
        self.data = data
        self.lines = text.split("\n")
        self.file = file
        self.clans: list[Clan] = []
        self.decks: list[list[Creature]] = [[] for _ in range(DECKS)]
        self.by_id: dict[str, Creature] = {}
        self.by_name: dict[str, Creature] = {}

    def whole(self) -> CreatureSet:
        """The set, checked."""
        with self.at("", 0):
            _known(self.data, SECTIONS)
            name = _name(self.data)
            id = _id(self.data)
        for index, table in enumerate(self.tables("clan")):
            with self.at("clan", index):
                if index == CLANS:
                    raise Flaw("set-clans", n=len(self.tables("clan")), must=CLANS)
                self.clans.append(_clan(table, self.clans))
        if len(self.clans) < CLANS:
            with self.at("clan", 0):
                raise Flaw("set-clans", n=len(self.clans), must=CLANS)
        self.creatures(Rank.FAMILIAR)
        warriors = self.creatures(Rank.WARRIOR)
        sovereigns = self.creatures(Rank.SOVEREIGN)
        primals = self.creatures(Rank.PRIMAL)
        with self.at("primal", 1):
            if len(primals) != 1:
                raise Flaw("set-one-primal", n=len(primals))
        with self.at("primal", 0):
            copies = _number(self.tables("primal")[0], "copies", PRIMALS)
        familiars = tuple(tuple(sorted(deck, key=lambda each: each.clan)) for deck in self.decks)
        clans = tuple(self.clans)
        return CreatureSet(
            id, name, clans, familiars, warriors, sovereigns, primals[0], copies, self.by_id, self.by_name
        )

    def creatures(self, rank: Rank) -> tuple[Creature, ...]:
        """All creatures of a rank, as many of each clan as there must be."""
        section = rank.name.lower()
        found: list[Creature] = []
        for index, table in enumerate(self.tables(section)):
            with self.at(section, index):
                creature = _creature(table, rank, self.clans, KEYS[section])
                found.append(creature)
                self.register(creature)
                if rank in A_CLAN:
                    self.not_too_many(found, table)
        for number, clan in enumerate(self.clans):
            count = sum(each.clan == number for each in found)
            with self.at("clan", number):
                if count < A_CLAN.get(rank, 0):
                    raise Flaw(f"set-too-few-{section}", clan=clan.name, n=count, must=A_CLAN[rank])
        return tuple(found)

    def register(self, creature: Creature) -> None:
        """Make a creature findable; no two may have one id or one name."""
        said = creature.name.args
        for key, name in (("name", said["en"]), ("name_pl", said["pl"]), ("id", creature.id)):
            if self.by_name.setdefault(slug(str(name)), creature) is not creature:
                raise Flaw("set-twice", key, name=str(name))
        self.by_id[creature.id] = creature

    def not_too_many(self, found: Sequence[Creature], table: Table) -> None:
        """Check the number of creatures of a clan, and of familiars of a clan in a deck, as they come."""
        newest = found[-1]
        section = newest.rank.name.lower()
        clan = self.clans[newest.clan].name
        if sum(each.clan == newest.clan for each in found) > A_CLAN[newest.rank]:
            raise Flaw(f"set-too-many-{section}", clan=clan, must=A_CLAN[newest.rank])
        if newest.rank is Rank.FAMILIAR:
            number = _number(table, "deck")
            if not 1 <= number <= DECKS:
                raise Flaw("set-deck", "deck", creature=newest.name, n=number, most=DECKS)
            deck = self.decks[number - 1]
            deck.append(newest)
            if sum(each.clan == newest.clan for each in deck) > A_DECK:
                raise Flaw("set-deck-full", "deck", clan=clan, n=number, must=A_DECK)

    def tables(self, section: str) -> list[Table]:
        """The tables of one section of the file."""
        found = self.data.get(section, [])
        tables = [found] if isinstance(found, dict) else found
        with self.at("", 0):
            if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
                raise Flaw("set-not-tables", section, section=section)
        return list(tables)

    # Lines

    @contextmanager
    def at(self, section: str, index: int) -> Iterator[None]:
        """Whatever is wrong in here is told with the line where it stands, or with its place in data that are in no file."""
        try:
            yield
        except Flaw as flaw:
            if self.file == CARRIED:
                raise TaliaError("error-position", where=self.place(section, index), what=flaw) from None
            line = self.line(section, index, flaw.key, flaw.found)
            raise TaliaError("error-set", file=self.file, line=line, reason=flaw) from None

    def place(self, section: str, index: int) -> str:
        """The place of an entry in data that are in no file."""
        found = self.data.get(section)
        listed = isinstance(found, list) and index < len(found)
        return CARRIED + (f".{section}" if section else "") + (f"[{index}]" if listed else "")

    def line(self, section: str, index: int, key: str, found: str) -> int:
        """The line of an entry, or of one key of it, or of what was found there. TOML readers do not tell lines."""
        first, last = self.block(section, index)
        if not key:
            return first + 1
        keyed = re.compile(rf"""^(?!\s*\#)(.*[{{,]|\s*\[\[?)?\s*["']?{re.escape(key)}["']?\s*[=\]]""")
        start = next((at for at in range(first, last) if keyed.search(self.lines[at])), None)
        if start is None:
            return first + 1
        return next((at for at in range(start, last) if found and found in self.lines[at]), start) + 1

    def block(self, section: str, index: int) -> tuple[int, int]:
        """The first line of an entry and the line after its last, counted from 0."""
        heads = [at for at, line in enumerate(self.lines) if re.match(r"\s*\[\[?\s*[\w-]+\s*\]", line)]
        if not section:
            return 0, len(self.lines)
        mine = [at for at in heads if re.match(rf"\s*\[\[?\s*{section}\s*\]", self.lines[at])]
        if index < len(mine):
            return mine[index], next((at for at in heads if at > mine[index]), len(self.lines))
        listed = [at for at, line in enumerate(self.lines) if re.match(rf"\s*{section}\s*=", line)]
        if not listed:
            return 0, 1
        entries = [at for at in range(listed[0], len(self.lines)) for _ in re.findall(r"\{", self.lines[at])]
        at = entries[index] if index < len(entries) else listed[0]
        return at, at + 1


# Entries


def describe(table: Table, clans: Sequence[Clan]) -> Creature:
    """A creature described on the spot. A clan is one of the set's, or a letter from A to E for the five in order."""
    kind = str(table.get("kind", "warrior")).lower()
    if kind not in RANKS:
        raise Flaw("set-unknown-kind", "kind", kind=kind, possible=list(RANKS))
    with_both = {**table, "name_pl": table["name"]} if "name" in table and "name_pl" not in table else table
    return _creature(with_both, RANKS[kind], clans, ON_THE_SPOT, strict=False)


def described(creature: Creature, clans: Sequence[Clan]) -> dict[str, Any]:
    """A creature as `describe` understands it."""
    said = creature.name.args
    table = {
        "id": creature.id,
        "name": said["en"],
        "name_pl": said["pl"],
        "kind": creature.rank.name.lower(),
        "power": creature.power,
        "cost": creature.cost,
        "main": [str(ability) for ability in creature.main],
        "left": [str(ability) for ability in creature.left],
        "right": [str(ability) for ability in creature.right],
    }
    return table if creature.rank is Rank.PRIMAL else {**table, "clan": clans[creature.clan].id}


def alike(one: Creature, other: Creature) -> bool:
    """Whether the same is printed on two creatures."""
    printed = ("rank", "clan", "power", "cost", "main", "left", "right")
    return all(getattr(one, each) == getattr(other, each) for each in printed)


def _creature(table: Table, rank: Rank, clans: Sequence[Clan], keys: frozenset[str], strict: bool = True) -> Creature:
    """A creature of a file (`strict`: all that is printed on it must be there), or of a position."""
    name = _name(table)
    if rank is Rank.FAMILIAR:
        for key in ("cost", "left", "right"):
            if table.get(key):
                raise Flaw("set-familiar-has", key, creature=name, key=key)
        keys = keys | {"cost", "left", "right"}
    _known(table, keys)
    fixed = rank in (Rank.FAMILIAR, Rank.PRIMAL)
    side = PRIMAL_SIDE if rank is Rank.PRIMAL else () if fixed or not strict else None
    creature = Creature(
        _id(table),
        name,
        rank=rank,
        clan=EVERY_CLAN if rank is Rank.PRIMAL else _clan_number(table, name, clans),
        power=_number(table, "power", 0 if not strict or rank is Rank.PRIMAL else None),
        cost=_number(table, "cost", 0 if not strict or rank is Rank.FAMILIAR else None),
        main=_domain(table, "main", name, FAMILIAR_MAIN if rank is Rank.FAMILIAR else ()),
        left=_domain(table, "left", name, side),
        right=_domain(table, "right", name, side),
    )
    if strict and rank is Rank.FAMILIAR and creature.main != FAMILIAR_MAIN:
        raise Flaw("set-familiar-main", "main", creature=name, must=str(FAMILIAR_MAIN[0]))
    if strict and rank is Rank.PRIMAL:
        for key, printed, must in (
            ("power", creature.power, 0),
            ("left", creature.left, PRIMAL_SIDE),
            ("right", creature.right, PRIMAL_SIDE),
        ):
            if printed != must:
                raise Flaw("set-primal", key, key=key)
    return creature


def _clan(table: Table, others: Sequence[Clan]) -> Clan:
    _known(table, KEYS["clan"])
    clan = Clan(_id(table), _name(table), _text(table, "colour"), _text(table, "glyph"))
    if not re.fullmatch("#[0-9a-fA-F]{6}", clan.colour):
        raise Flaw("set-colour", "colour", colour=clan.colour)
    if len(clan.glyph) != 1:
        raise Flaw("set-glyph", "glyph", glyph=clan.glyph)
    taken = {word for other in others for word in _words_of(other)}
    if not taken.isdisjoint(_words_of(clan)):
        raise Flaw("set-twice", "name", name=str(clan.name.args["en"]))
    return clan


def _words_of(clan: Clan) -> set[str]:
    return {slug(clan.id), slug(str(clan.name.args["en"])), slug(str(clan.name.args["pl"]))}


def _clan_number(table: Table, name: Name, clans: Sequence[Clan]) -> int:
    asked = slug(_text(table, "clan"))
    for number, clan in enumerate(clans):
        if asked in _words_of(clan):
            return number
    if asked in LETTERS and len(asked) == 1:
        return LETTERS.index(asked)
    raise Flaw("set-unknown-clan", "clan", creature=name, clan=str(table["clan"]), possible=[each.id for each in clans])


def _domain(table: Table, key: str, name: Name, default: tuple[Ability, ...] | None) -> tuple[Ability, ...]:
    written = table.get(key)
    if written is None:
        if default is None:
            raise Flaw("set-missing-side", creature=name, key=key)
        return default
    if not isinstance(written, (list, tuple)) or not all(isinstance(each, str) for each in written):
        raise Flaw("set-not-domain", key, creature=name, key=key)
    found = []
    for each in written:
        try:
            found.append(parse(each))
        except TaliaError as error:
            raise Flaw("set-in-domain", key, each, creature=name, domain=Name(f"domain-{key}"), reason=error) from None
    return tuple(found)


def _known(table: Table, keys: frozenset[str]) -> None:
    for key in table:
        if key not in keys:
            raise Flaw("set-unknown-key", key, key=key, possible=sorted(keys))


def _name(table: Table) -> Name:
    return Name("named", en=_text(table, "name"), pl=_text(table, "name_pl"))


def _id(table: Table) -> str:
    id = slug(_text(table, "id" if "id" in table else "name"))
    if not id:
        raise Flaw("set-no-id", "id" if "id" in table else "name")
    return id


def _text(table: Table, key: str) -> str:
    if key not in table:
        raise Flaw("set-missing", key=key)
    value = table[key]
    if not isinstance(value, str) or not value.strip() or not value.isprintable():
        raise Flaw("set-not-text", key, key=key)
    return value


def _number(table: Table, key: str, default: int | None = None) -> int:
    value = table.get(key, default)
    if value is None:
        raise Flaw("set-missing", key=key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Flaw("set-not-number", key, key=key)
    if value < 0:
        raise Flaw("set-below-zero", key, key=key, n=value)
    return value
