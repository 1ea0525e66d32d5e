"""What earlier versions of Talia wrote still loads, and stands where it stood. tests/corpus/README.md says what is there."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import talia
from talia import Game, Match, TaliaError
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import GEM, MINION
from talia.games.aeons_end.cards.mage import MAGE
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import gain, gravehold_suffers, unleash
from talia.games.aeons_end.game import AeonsEnd
from talia.games.ostium.cards import sets
from talia.games.ostium.cards.creatures import Creature, Rank
from talia.games.ostium.cards.sets import CreatureSet
from talia.games.ostium.set_up import setup
from talia.games.seasons.cards import all as power_cards
from talia.kernel.saves import read
from talia.kernel.voice import Name

CORPUS = Path(__file__).parent / "corpus"
VERSIONS = sorted(path.name for path in CORPUS.iterdir() if path.is_dir())
SAVES = {f"{path.parts[-3]}/{path.name}": path for path in sorted(CORPUS.glob("*/saves/*.json"))}
TOLD: dict[str, Any] = {
    f"{version}/{name}": told
    for version in VERSIONS
    for name, told in json.loads((CORPUS / version / "saves.json").read_text(encoding="utf-8")).items()
}
Find = Callable[[str], Game]


def test_nothing_of_the_corpus_was_ever_changed() -> None:
    lines = (CORPUS / "MANIFEST").read_text(encoding="utf-8").splitlines()
    listed = {path: digest for digest, path in (line.split("  ", 1) for line in lines)}
    there = {
        path.relative_to(CORPUS).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in CORPUS.rglob("*")
        if path.is_file() and path.name not in ("MANIFEST", "README.md")
    }
    assert there == listed
    assert sum(path.startswith("0.1.0/saves/") for path in listed) >= 78, "it only grows"


def forgotten(name: str) -> bool:
    """Whether the rules are not known any more: how the opponent that plays itself fused under Ostium's first rules."""
    save = json.loads(SAVES[name].read_text(encoding="utf-8"))
    origin = save["origin"]
    alone = origin.get("players") == 1 or origin.get("position", {}).get("mode") == "solo"
    alone |= len(origin.get("position", {}).get("players", [{}, {}])) == 1
    return bool(save["game"] == "ostium" and save["rules"] == 1 and alone)


FORGOTTEN = [name for name in SAVES if forgotten(name)]
KEPT = [name for name in SAVES if name not in FORGOTTEN]

ALIKE: dict[bytes, list[str]] = {}
"""Several versions wrote the same save, to the last letter: what there is of each, with the names of all that are it."""

for _name in KEPT:
    ALIKE.setdefault(SAVES[_name].read_bytes(), []).append(_name)


def in_its_folder(name: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The text of a save of the corpus, to be read where it lies if it names a file beside it, and elsewhere if not."""
    path = SAVES[name]
    monkeypatch.chdir(path.parent if path.name.startswith("ostium-own-set") else "/")
    return path.read_text(encoding="utf-8")


def stands(match: Match, told: dict[str, Any]) -> None:
    """A match stands where a save of the corpus stood."""
    assert match.fingerprint == told["fingerprint"]
    assert match.over == told["over"]
    assert len(match.keys) == told["keys"]
    assert [[decision.seat, decision.keys] for decision in match.open] == told["open"]


@pytest.mark.parametrize("name", FORGOTTEN)
def test_a_save_whose_rules_are_forgotten_says_so_in_one_sentence(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = in_its_folder(name, monkeypatch)
    with pytest.raises(TaliaError) as refused:
        read(text, talia.game)
    now = talia.game("ostium").rules
    said = f"Line 4: This was played with version 1 of the rules, and this Talia plays version {now}."
    assert str(refused.value) == said


def test_only_those_are_forgotten() -> None:
    assert len(FORGOTTEN) == 11
    assert len(KEPT) >= 65


@pytest.mark.parametrize(
    "path", sorted(CORPUS.glob("*/campaigns/*.json")), ids=lambda path: f"{path.parts[-3]}/{path.stem}"
)
def test_every_campaign_stands_where_it_stood(path: Path) -> None:
    told = json.loads((path.parents[1] / "campaigns.json").read_text(encoding="utf-8"))[path.name]
    campaign = talia.load_campaign(path)
    assert campaign.fingerprint == told["fingerprint"]
    assert campaign.step.id == told["step"]
    assert [[each.step.id, each.attempt, each.won] for each in campaign.results] == told["results"]
    assert talia.load_campaign(campaign.save()).fingerprint == campaign.fingerprint


# A box that grows


class Grown:
    """All games with new things in every place where a set-up might take them by mistake."""

    def __init__(self) -> None:
        basics = tuple(MINION(f"new-minion-{tier}", tier=tier, life=5, persistent=unleash()) for tier in (1, 2, 3))
        own = tuple(MINION(f"new-own-{tier}", tier=tier, life=5, persistent=unleash()) for tier in (1, 2, 3))
        jewel = GEM("new-jewel", cost=2, play=gain(1))
        mage = MAGE(
            "new-mage",
            breaches=("open", "right", "right", "right"),
            hand=("crystal",) * 5,
            deck=("crystal",) * 5,
            charges=4,
            ability=gain(1),
        )
        foe = NEMESIS("new-nemesis", life=40, rating=1, unleash=gravehold_suffers(1), cards=own)

        def more(box: Box) -> Box:
            suggested = next(iter(box.markets.values()))
            return replace(
                box,
                market=(jewel, *box.market),
                mages=(mage, *box.mages),
                nemeses=(foe, *box.nemeses),
                basics=(*basics, *box.basics),
                markets={"new": ("new-jewel", *suggested[1:]), **box.markets},
            )

        self.games: dict[str, Game] = {
            id: AeonsEnd(more(game.box)) if isinstance(game, AeonsEnd) else game for id, game in talia.games().items()
        }


def bigger(house: CreatureSet) -> CreatureSet:
    """The house set with a creature of each rank more, before all others."""

    def creature(id: str, rank: Rank, like: Creature) -> Creature:
        name = Name("named", en=id, pl=id)
        return Creature(
            id, name, rank=rank, clan=0, power=1, cost=like.cost, main=like.main, left=like.left, right=like.right
        )

    warrior = creature("new-warrior", Rank.WARRIOR, house.warriors[0])
    sovereign = creature("new-sovereign", Rank.SOVEREIGN, house.sovereigns[0])
    familiars = [creature(f"new-familiar-{n}", Rank.FAMILIAR, deck[0]) for n, deck in enumerate(house.familiars)]
    return replace(
        house,
        warriors=(warrior, *house.warriors),
        sovereigns=(sovereign, *house.sovereigns),
        familiars=tuple((new, *deck) for new, deck in zip(familiars, house.familiars, strict=True)),
        primals=house.primals + 1,
        by_id={**house.by_id, **{each.id: each for each in (warrior, sovereign, *familiars)}},
    )


@cache
def more() -> tuple[CreatureSet, dict[str, Game]]:
    """What a later version could hold: the house set, and all games."""
    return bigger(sets.house()), Grown().games


def grow(monkeypatch: pytest.MonkeyPatch) -> Find:
    """Let there be a later version that holds more; how games are found in it."""
    house, games = more()
    monkeypatch.setattr(sets, "house", lambda: house)
    power = replace(power_cards.CARDS[0], id="new-power")
    monkeypatch.setattr(power_cards, "CARDS", (power, *power_cards.CARDS))
    monkeypatch.setitem(power_cards.BY_ID, power.id, power)
    return games.__getitem__


@pytest.fixture
def grown(monkeypatch: pytest.MonkeyPatch) -> Find:
    """How games are found in a later version."""
    return grow(monkeypatch)


@pytest.mark.parametrize("names", ALIKE.values(), ids=lambda names: str(names[0]))
def test_every_save_stands_where_it_stood_and_so_it_does_when_cards_have_been_added(
    names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = in_its_folder(names[0], monkeypatch)
    match = read(text, talia.game)[0]
    with monkeypatch.context() as later:
        matches = (match, read(text, grow(later))[0])
    for name in names:
        for each in matches:
            stands(each, TOLD[name])
    if (written := match.save()) != text:  # else it is what was read already
        monkeypatch.chdir("/")
        again = talia.load(written)
        stands(again, TOLD[names[0]])
        assert again.save() == written, "what is written today says all it needs"
    if match.keys and match.one_person:
        match.undo()
        match.redo()
    if not match.over:
        match.choose(0)


@pytest.mark.parametrize("id", ["aeons-end/war-eternal", "ostium"])
def test_and_so_does_what_is_written_today(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [talia.game(id).new(players=players, seed=players) for players in (1, 2, 3)]
    matches += [talia.arrange(id, {}), talia.arrange(id, {"players": [{}, {}]}, seed=4)]
    for match in matches:
        for _ in range(12):
            match.choose(0)
    saved = [(match.save(), match.fingerprint) for match in matches]
    find = grow(monkeypatch)
    for save, fingerprint in saved:
        assert read(save, find)[0].fingerprint == fingerprint


def test_new_matches_do_use_what_was_added(grown: Find) -> None:
    battle = grown("aeons-end/war-eternal").new(players=4, seed=1, nemesis="new-nemesis", market="new")
    assert {"new-own-1", "new-jewel"} <= {kind.id for kind in battle.state.kinds}
    decks = [grown("aeons-end/war-eternal").new(players=4, seed=seed).origin["setup"]["deck"] for seed in range(8)]
    assert any("new-minion-1" in deck for deck in decks)
    assert setup.creature_set("house").warriors[0].id == "new-warrior"
    assert "new-power" in grown("seasons").new(players=2, seed=1).origin["setup"]["cards"]
    duel = grown("ostium").new(players=2, seed=1)
    assert {"new-warrior", "new-sovereign", "new-familiar-0"} <= {kind.id for kind in duel.state.kinds}


# A set of one's own


def test_a_save_with_a_set_of_ones_own_carries_the_set(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = sets.HOUSE.read_text(encoding="utf-8").replace('name = "Flint Boar"', 'name = "Own Boar"')
    file.write_text(text, encoding="utf-8")
    matches = [talia.game("ostium").new(players=2, seed=3, set=str(file)), talia.arrange("ostium", {"set": str(file)})]
    saves = [match.save() for match in matches]
    file.unlink()
    for save, match in zip(saves, matches, strict=True):
        again = talia.load(save)
        assert again.fingerprint == match.fingerprint
        assert "own-boar" in {kind.id for kind in again.state.kinds}
        assert str(file) not in save


def test_an_old_save_that_only_names_its_set_says_when_it_is_gone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    text = SAVES["0.1.0/ostium-own-set-2p-middle.json"].read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(TaliaError, match=r"There is no file own-set\.toml that could be read"):
        talia.load(text)
