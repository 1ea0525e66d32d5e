"""The registry: games are found through entry points, so that an outside package can add one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import talia
from talia import TaliaError
from talia.kernel.registry import CAMPAIGNS, GROUP, campaigns, games
from talia.words import broad_speaker, speaker

HERE = Path(__file__).parent


def forget() -> None:
    games.cache_clear()
    campaigns.cache_clear()
    broad_speaker.cache_clear()


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package that is installed beside Talia and brings the toy, its rules and its words, under a name of its own."""
    package = tmp_path / "menagerie_game"
    package.mkdir()
    more = 'class Zoo(Toy):\n    id = "menagerie/zoo"\n\n\nclass Nameless(Toy):\n    id = None\n'
    (package / "__init__.py").write_text(
        (HERE / "toy.py").read_text(encoding="utf-8") + f"\n\n{more}", encoding="utf-8"
    )
    for lang in ("en", "pl"):
        (package / f"{lang}.ftl").write_bytes((HERE / f"toy-{lang}.ftl").read_bytes())
    info = tmp_path / "menagerie_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: menagerie-game\nVersion: 1.0\n")
    (package / "toy.py").write_text("from menagerie_game import *\nfrom menagerie_game import ANIMALS, GAME\n")
    (package / "tour.py").write_bytes((HERE / "toy_campaign.py").read_bytes())
    (info / "entry_points.txt").write_text(
        f"[{GROUP}]\ntoy = menagerie_game:GAME\ntoy-class = menagerie_game:Toy\nzoo = menagerie_game:Zoo\n"
        "no-game = menagerie_game:ANIMALS\nnameless = menagerie_game:Nameless\n"
        f"[{CAMPAIGNS}]\ntoy = menagerie_game.tour:TOUR\nbroken = menagerie_game.tour:NOTHING\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield package
    for name in ("menagerie_game", "menagerie_game.toy", "menagerie_game.tour"):
        sys.modules.pop(name, None)
    monkeypatch.undo()
    forget()


def test_an_outside_package_adds_a_game(outside: Path) -> None:
    game = talia.game("toy")
    assert sys.modules[type(game).__module__].__file__ == str(outside / "__init__.py")
    assert list(games()) == sorted(games())
    assert {"aeons-end/war-eternal", "toy"} <= set(games())


def test_all_games_are_listed_by_the_front_door_again_and_again() -> None:
    """Loading a game imports the package `talia.games`, which must not hide the function of that name."""
    assert talia.games() is games()
    talia.game("aeons-end/war-eternal")
    assert talia.games() is games()


def test_its_matches_are_played_and_its_saves_load(outside: Path) -> None:
    match = talia.game("toy").new(players=3, seed=1)
    match.choose(0)
    match.choose(1, seat=2)
    assert talia.load(match.save()).fingerprint == match.fingerprint
    while not match.over:
        match.choose(0)
    assert talia.load(match.save()).result == match.result


def test_it_adds_a_campaign_whose_camp_is_found_but_not_offered(outside: Path) -> None:
    campaign = talia.campaign("toy").new(players=2, seed=1)
    campaign.match.choose(0)
    assert talia.load_campaign(campaign.save()).fingerprint == campaign.fingerprint
    assert talia.load(campaign.match.save()).fingerprint == campaign.match.fingerprint
    assert "toy/camp" not in talia.games()
    assert "toy" in talia.campaigns()
    with pytest.raises(TaliaError, match="cannot be loaded"):
        talia.campaign("broken")
    with pytest.raises(TaliaError, match="There is no campaign tour"):
        talia.campaign("tour")


def test_a_position_of_it_can_be_arranged(outside: Path) -> None:
    match = talia.arrange("toy", {"hands": [["ant", "bee"], ["cat", "dog"]]}, seed=4)
    assert match.decision.keys == ["show:ant", "show:bee"]
    assert match.origin["seed"] == 4


def test_its_words_are_known(outside: Path) -> None:
    game = talia.game("toy")
    assert speaker("pl", game).name(game.title) == "Menażeria"
    with pytest.raises(TaliaError, match="A hand has 3 or 4 animals, not 9"):
        game.new(players=2, hand=9)


def test_a_class_is_as_good_as_a_game(outside: Path) -> None:
    assert isinstance(talia.game("toy-class"), type(talia.game("toy")))


def test_a_game_may_call_itself_otherwise_than_its_package_does(outside: Path) -> None:
    match = talia.game("zoo").new(players=2, seed=1)
    match.choose(0)
    assert talia.load(match.save()).fingerprint == match.fingerprint
    assert talia.game("menagerie/zoo") is talia.game("zoo")


@pytest.mark.parametrize("name", ["no-game", "nameless"])
def test_what_is_no_game_stands_in_nobodys_way(outside: Path, name: str) -> None:
    assert name not in games()
    with pytest.raises(
        TaliaError, match=f'The game "{name}" is installed but cannot be loaded: .* is no Game with an id'
    ):
        talia.game(name)


def test_it_is_simulated_by_bots_that_it_has(outside: Path) -> None:
    from click.testing import CliRunner

    from talia.cli import main

    run = CliRunner()
    told = run.invoke(main, ["simulate", "toy", "--games", "2", "--json"], standalone_mode=False)
    assert '"bots": ["random", "random"]' in told.output
    asked = run.invoke(main, ["simulate", "toy", "--games", "2", "--bots", "steady"], standalone_mode=False)
    assert asked.exit_code != 0


def test_without_the_package_there_is_no_such_game() -> None:
    assert "toy" not in games()
    with pytest.raises(TaliaError) as error:
        talia.game("toy")
    assert str(error.value) == f'There is no game "toy". Possible: {", ".join(games())}.'


def test_the_number_of_players_is_checked() -> None:
    game = talia.game("aeons-end/war-eternal")
    for players in (0, 5, -1):
        with pytest.raises(TaliaError, match=f"This game is for 1 to 4 players, not for {players}"):
            game.new(players=players, seed=1)
