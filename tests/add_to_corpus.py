"""Adds what this version writes to the corpus: `python -m tests.add_to_corpus`, once before a release.

It never touches what is there. tests/corpus/README.md says what the files are.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import talia
from talia import Campaign, Game, Match
from talia.bots import bot
from talia.games.ostium.cards.sets import HOUSE
from talia.kernel.chance import Secret
from talia.table.room import Room

from .table.house import House, Person, opened

CORPUS = Path(__file__).parent / "corpus"
WAR = "aeons-end/war-eternal"

# Any, all through this file: what is written is plain JSON.


def played(match: Match, choices: int, who: str = "random") -> Match:
    """A match played on by bots, so many choices or to its end."""
    seats = [bot(who, match.game, seat) for seat in range(len(match.game.seats(match)))]
    seat = 0
    for _ in range(choices):
        if match.over:
            break
        decision = match.decision
        seat = seat if decision.seat is None else decision.seat
        match.choose(seats[seat].choose(match, decision), decision.seat)
    return match


def sealed(number: int) -> Secret:
    """A secret that is none, so that the same files come out twice."""
    return Secret(hashlib.sha256(b"corpus %d" % number).digest())


def matches() -> Iterator[tuple[str, Match]]:
    """What is saved: every nemesis and mode, chance of both sorts, positions, a set of one's own."""
    war, ostium = talia.game(WAR), talia.game("ostium")
    for number, nemesis in enumerate(war.variants()):
        for players in (1 + number % 4, 2):
            for level, choices in (("normal", 60), ("expert", 10_000)):
                match = war.new(players=players, seed=10 * number + players, nemesis=nemesis, difficulty=level)
                yield f"war-eternal-{nemesis}-{players}p-{level}", played(match, choices, "steady")
    yield "war-eternal-sealed", played(war.new(players=2, seed=sealed(1)), 70)
    yield "war-eternal-arranged-empty", played(war.arrange({}, seed=3), 20)
    yield "war-eternal-arranged-hollow-crown", played(war.arrange({"nemesis": {"name": "Hollow Crown"}}), 30)
    yield "war-eternal-several-people", played(war.new(players=3, seed=2, one_person=False), 50)
    yield "war-eternal-rules-1", played(war.under(1).new(players=2, seed=4), 80)
    yield "war-eternal-rules-2", played(war.under(2).new(players=2, seed=4), 80)
    middle = played(war.new(players=2, seed=5), 45)
    yield "war-eternal-told-position", played(war.arrange(middle.position()), 30)
    for players in (1, 2, 3):
        yield f"ostium-{players}p-start", ostium.new(players=players, seed=players)
        yield f"ostium-{players}p-middle", played(ostium.new(players=players, seed=players + 5), 60)
        yield f"ostium-{players}p-finished", played(ostium.new(players=players, seed=players + 9), 10_000, "steady")
        yield f"ostium-{players}p-sealed", played(ostium.new(players=players, seed=sealed(players)), 45)
        yield f"ostium-{players}p-arranged", played(ostium.arrange({"players": [{}] * players}, seed=6), 25)
    yield "ostium-2p-sealed-finished", played(ostium.new(players=2, seed=sealed(9)), 10_000, "steady")
    yield "ostium-2p-rules-1", played(ostium.under(1).new(players=2, seed=7), 50)
    yield "ostium-2p-own-set", played(own_set(ostium), 40)
    middle = played(ostium.new(players=2, seed=11), 70)
    yield "ostium-2p-told-position", played(ostium.arrange(middle.position()), 30)
    yield from of_other_boxes()
    seasons = talia.game("seasons")
    for players, level in ((2, "apprentice"), (3, "magician"), (4, "archmage")):
        yield f"seasons-{players}p-draft", played(seasons.new(players=players, seed=players, level="archmage"), 7)
        for choices in (60, 10_000):
            match = seasons.new(players=players, seed=players + 3, level=level, boxes="all")
            yield f"seasons-{players}p-{level}-{choices}", played(match, choices)
    yield "seasons-sealed", played(seasons.new(players=2, seed=sealed(4)), 50)


def of_other_boxes() -> Iterator[tuple[str, Match]]:
    """Every nemesis of the boxes that came after War Eternal, with all that set-ups of theirs can say."""
    more: dict[str, dict[str, Any]] = {
        "outcasts": {"treasure_1": "random", "treasure_3": "random", "ally": "xaxos", "upgraded": "all"},
        "legacy": {"mages_from": "gifts", "upgraded": "all"},
        "all": {},
    }
    for box, answers in more.items():
        game = talia.game(f"aeons-end/{box}")
        foes = list(game.variants()) if box != "all" else ["random", "random"]
        for number, nemesis in enumerate(foes):
            said = answers if number % 2 else {}
            for choices in (50, 10_000):
                match = game.new(players=1 + number % 4, seed=number + choices, nemesis=nemesis, **said)
                yield f"{box}-{nemesis}-{number}-{choices}", played(match, choices, "steady")
        middle = played(game.new(players=2, seed=12), 45)
        yield f"{box}-told-position", played(game.arrange(middle.position()), 25)


def campaigns() -> Iterator[tuple[str, Campaign]]:
    """Campaigns of every sort, at their beginning, in a camp and in the middle of a battle."""
    for id in talia.campaigns():
        for matches, choices in ((0, 0), (1, 3), (2, 40), (5, 20)):
            campaign = talia.campaign(id).new(players=2, seed=matches + 1, names=["Ann", "Bo"])
            for _ in range(matches):
                played(campaign.match, 10_000, "steady")
                campaign.go_on()
            played(campaign.match, choices, "steady")
            yield f"{id.replace('/', '-')}-{matches}", campaign


def own_set(ostium: Game) -> Match:
    """A duel with a set of one's own; the save carries it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "mine.toml")
        text = HOUSE.read_text(encoding="utf-8").replace('name = "Flint Boar"', 'name = "Own Boar"')
        file.write_text(text, encoding="utf-8")
        return ostium.new(players=2, seed=8, set=str(file))


def told_save(match: Match) -> dict[str, Any]:
    """Where a match stands."""
    return {
        "game": match.game.id,
        "fingerprint": match.fingerprint,
        "over": match.over,
        "keys": len(match.keys),
        "open": [[decision.seat, decision.keys] for decision in match.open],
    }


def write_saves(folder: Path) -> None:
    """Every save, and where it stands."""
    (folder / "saves").mkdir(parents=True)
    told = {}
    for name, match in matches():
        (folder / "saves" / f"{name}.json").write_text(match.save(), encoding="utf-8")
        told[f"{name}.json"] = told_save(match)
    (folder / "saves.json").write_text(_lines(told), encoding="utf-8")


def write_campaigns(folder: Path) -> None:
    """Every campaign's file, and where it stands."""
    (folder / "campaigns").mkdir()
    told = {}
    for name, campaign in campaigns():
        (folder / "campaigns" / f"{name}.json").write_text(campaign.save(), encoding="utf-8")
        results = [[each.step.id, each.attempt, each.won] for each in campaign.results]
        told[f"{name}.json"] = {"fingerprint": campaign.fingerprint, "step": campaign.step.id, "results": results}
    (folder / "campaigns.json").write_text(_lines(told), encoding="utf-8")


def lay_tables(house: House) -> dict[str, Person]:
    """Tables of every kind, played so far."""
    ann, bob, cid = people = house.people("Ann", "Bob", "Cid")

    def rush(table: str, choices: int) -> str:
        house.rush(table, choices=choices)
        return table

    ann.table("ostium", ["me", "open"], seed=None)  # it waits
    running = ann.table("ostium", ["me", "open"], seed=None)
    bob.sit(running, 1)
    bob.do(rush(running, 30), "chat", text="Zażółć gęślą jaźń")
    over = bob.table("ostium", ["me", "open"], seed=None)
    cid.sit(over, 1)
    rush(over, 10_000)
    chosen = ann.table("ostium", ["me", "open", "open"], seed=7)
    bob.sit(chosen, 1)
    cid.sit(chosen, 2)
    rush(chosen, 40)
    cid.post(f"/api/tables/{chosen}/leave", {"seat": 2})
    rush(ann.table("ostium", ["me", "hot"]), 25)
    rush(cid.table("ostium", ["me"]), 20)
    draft = ann.table("seasons", ["me", "open"], seed=None)
    bob.sit(draft, 1)
    rush(draft, 9)
    team = ann.table(WAR, ["me", "open"], seed=1)
    bob.sit(team, 1)
    rush(team, 40)
    ann.do(team, "undo")
    bob.post(f"/api/tables/{team}/resign", {"seat": 1, "bot": "steady"})
    rush(ann.table(WAR, ["me", "open", "random"], seed=2), 1)
    rush(cid.table(WAR, ["me", "hot"], seed=3), 10_000)
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Dora"}]
    for id in ("aeons-end/outcasts", "aeons-end/legacy"):
        begun = ann.post("/api/campaigns", {"campaign": id, "players": 2, "seats": seats, "seed": 4})
        rush(begun["table"]["id"], 10_000)
        going = ann.post(f"/api/campaigns/{begun['id']}/on", {})
        rush(going["id"], 3)
    return dict(zip(("Ann", "Bob", "Cid"), people, strict=True))


def told_table(room: Room, game: str) -> dict[str, Any]:
    """Where a table stands; one whose cards are not dealt has no match yet."""
    asking = room.asking
    return {
        "game": game,
        "fingerprint": room.match.fingerprint if room.dealt else None,
        "answers": len(room.answers),
        "over": room.over,
        "version": room.version,
        "owner": room.owner,
        "seats": [
            {
                "kind": "bot" if chair.bot else "person" if chair.person else "open",
                "name": chair.name,
                "person": chair.person,
                "bot": chair.bot,
            }
            for chair in room.chairs
        ],
        "chat": len(room.chat),
        "asking": {"by": asking.by} if asking is not None else None,
        "open": [[decision.seat, decision.keys] for decision in room.open],
    }


def write_tables(folder: Path) -> None:
    """The database of a server, and where its tables stand."""
    with tempfile.TemporaryDirectory() as home:
        path = Path(home, "tables.db")
        with opened(f"sqlite:///{path}") as house:
            people = lay_tables(house)
            store = house.open_tables.store
            stored = store.listed(0.0) + store.tables_of(people["Ann"].id) + store.tables_of(people["Cid"].id)
            tables = {
                each.id: told_table(house.run(lambda id=each.id: house.open_tables.open(id)).room, each.game)  # type: ignore[misc]
                for each in {table.id: table for table in stored}.values()
            }
        with sqlite3.connect(path) as file:
            dump = "\n".join(file.iterdump()) + "\n"
    (folder / "tables.sql").write_text(dump, encoding="utf-8")
    who = {name: {"id": each.id, "name": name, "token": each.token} for name, each in people.items()}
    written = f'{{\n "tables": {_lines(tables).rstrip()},\n "people": {_lines(who).rstrip()}\n}}\n'
    (folder / "tables.json").write_text(written, encoding="utf-8")


def _lines(table: dict[str, Any]) -> str:
    """One entry a line, so that a difference can be read."""
    entries = (f"  {json.dumps(k, ensure_ascii=False)}: {json.dumps(v, ensure_ascii=False)}" for k, v in table.items())
    return "{\n" + ",\n".join(entries) + "\n}\n"


def add_to_manifest() -> None:
    """A line for every file that has none."""
    manifest = CORPUS / "MANIFEST"
    lines = dict(line.split("  ", 1)[::-1] for line in manifest.read_text(encoding="utf-8").splitlines())
    for path in CORPUS.rglob("*"):
        if path.is_file() and path.name not in ("MANIFEST", "README.md"):
            name = path.relative_to(CORPUS).as_posix()
            lines.setdefault(name, hashlib.sha256(path.read_bytes()).hexdigest())
    manifest.write_text("".join(f"{lines[name]}  {name}\n" for name in sorted(lines)), encoding="utf-8")


def main() -> None:
    """Write the folder of this version, if there is none yet."""
    folder = CORPUS / talia.__version__
    if folder.exists():
        sys.exit(f"{folder} is there already, and what is there is never changed.")
    os.chdir(CORPUS)
    folder.mkdir()
    write_saves(folder)
    write_campaigns(folder)
    write_tables(folder)
    add_to_manifest()
    print(f"{folder}: {sum(path.stat().st_size for path in folder.rglob('*') if path.is_file()):,} bytes")


if __name__ == "__main__":
    main()
