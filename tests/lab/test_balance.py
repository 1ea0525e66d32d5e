"""The study of balance counts right, tells the same every time, and draws well-formed pictures."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

import talia
from talia.bots import bot, play
from talia.games.ostium.game import GAME, Ostium
from talia.kernel.game import Bot, BotMaker, Holding
from talia.kernel.voice import Name
from talia.lab.balance import Balance, run
from talia.lab.tally import Card, Tally
from talia.words import Speaker, speaker
from talia.words.speaker import SHARED

GAMES = 8


@pytest.fixture(scope="module")
def report() -> Balance:
    return run(GAME, GAMES, seed=3)


def holding(id: str, group: str, cost: int) -> Holding:
    return Holding(id, Name("named", en=id, pl=id), group, Name("named", en=group, pl=group), cost)


def made_up(wins: tuple[int, int], cards: list[tuple[str, str, int, int, int]]) -> Balance:
    """A report on a hundred games: cards with their group, cost, how often they were owned and won with."""
    tally = Tally(games=sum(wins), wins=Counter({0: wins[0], 1: wins[1]}), rounds=Counter({9: 60, 12: 40}))
    for id, group, cost, owned, won in cards:
        tally.cards[id] = Card(holding(id, group, cost), owned, won)
        tally.groups[group] += won
    return Balance(GAME, "steady", 1, tally)


# Counting


def test_it_counts_what_the_same_games_show_one_by_one(report: Balance) -> None:
    wins: Counter[int] = Counter()
    owned: Counter[str] = Counter()
    groups: Counter[str] = Counter()
    rounds: Counter[int] = Counter()
    for seed in range(3, 3 + GAMES):
        match = GAME.new(players=2, seed=seed)
        match.quiet = True
        starter = match.decision.seat or 0
        play(match, [bot("steady", GAME, seed * 101 + seat) for seat in range(2)])
        assert match.result is not None
        rounds[GAME.round(match)] += 1
        for seat, held in enumerate(GAME.holdings(match)):
            wins[0 if seat == starter else 1] += match.result.won[seat]
            owned.update({each.id for each in held})
            if match.result.won[seat]:
                groups.update(each.group for each in held)
    assert report.tally.games == GAMES == sum(wins.values())
    assert report.tally.wins == wins
    assert report.tally.rounds == rounds
    assert report.tally.groups == groups
    assert {id: card.owned for id, card in report.tally.cards.items()} == owned


def test_several_processes_count_the_same_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = run(GAME, 6, seed=1).as_json()
    monkeypatch.setattr("talia.lab.tally.A_BATCH", 2)
    monkeypatch.setattr("talia.lab.tally.WORTH_SHARING", 1)
    steps: list[int] = []
    assert run(GAME, 6, seed=1, progress=steps.append).as_json() == alone
    assert sum(steps) == 6


def test_familiars_and_primals_are_nobodys_gain() -> None:
    start = GAME.new(players=2, seed=1)
    assert GAME.holdings(start) == [[], []]
    match = GAME.arrange(
        {"players": [{"attack": ["primal", "Amber Mole"], "hand": ["Pebblekin"]}, {"discard": ["Queen of Facets"]}]}
    )
    assert [[each.id for each in held] for held in GAME.holdings(match)] == [["amber-mole"], ["queen-of-facets"]]
    (mole,), _ = GAME.holdings(match)
    assert (mole.group, mole.cost) == ("lode", 2)


def test_alone_only_the_player_holds_cards() -> None:
    assert len(GAME.holdings(GAME.new(players=1, seed=1))) == 1


def test_a_game_that_tells_of_no_cards_still_has_seats_and_lengths() -> None:
    plain = talia.game("aeons-end/war-eternal")
    found = run(plain, 1, seed=1, bots="random")
    assert found.as_json()["cards"] == []
    assert "## " in found.as_markdown(speaker("en", plain))
    assert all(ElementTree.fromstring(picture) is not None for picture in found.plots().values())


class Breaking(Ostium):
    """A game whose bots break."""

    def bots(self) -> dict[str, BotMaker]:
        def broken(game: object, seed: int) -> Bot:
            raise RuntimeError("broken bot")

        return {"steady": broken}


def test_a_game_that_fails_is_counted_and_told() -> None:
    found = run(Breaking(), 2, seed=5)
    assert (found.tally.games, found.tally.errors) == (0, 2)
    assert found.as_json()["first_error"] == "seed 5: RuntimeError: broken bot"
    assert "broken bot" in found.as_markdown(speaker("en", GAME))


# Drafts


def test_where_cards_are_drafted_those_count_that_were_taken_and_seats_from_whoever_is_first() -> None:
    seasons = talia.game("seasons")
    found = run(seasons, 4, seed=1)
    wins: Counter[int] = Counter()
    taken: Counter[str] = Counter()
    for seed in range(1, 5):
        match = seasons.new(players=2, seed=seed)
        match.quiet = True
        first = match.view(None)["first"]
        bots = [bot("steady", seasons, seed * 101 + seat) for seat in range(2)]
        while seasons.round(match) == 0:
            decision = match.decision
            assert decision.seat is not None
            match.choose(bots[decision.seat].choose(match, decision), decision.seat)
        for held in seasons.holdings(match):
            assert len(held) == 9
            taken.update({each.id for each in held})
        play(match, bots)
        assert match.result is not None
        wins.update(0 if seat == first else 1 for seat, won in enumerate(match.result.won) if won)
    assert found.tally.wins == wins
    assert {id: card.owned for id, card in found.tally.cards.items()} == taken


def test_in_a_draft_a_fair_share_follows_the_different_cards() -> None:
    cards = [("a", "x", 1, 10, 5), ("b", "x", 1, 10, 5), ("c", "x", 1, 10, 5), ("d", "y", 1, 10, 5)]
    found = made_up((50, 50), cards)
    found.game = talia.game("seasons")
    assert (found.fair_share("x"), found.fair_share("y")) == (0.75, 0.25)
    assert found.within()["groups"]
    for lang, word in (("en", "taken"), ("pl", "wybrana")):
        assert f"| {word} |" in found.as_markdown(speaker(lang, found.game))
    assert "seasons-balance-kinds.svg" in found.plots()


# Judging


def test_cards_are_measured_against_others_of_their_cost() -> None:
    rows = made_up((50, 50), [("a", "x", 2, 40, 24), ("b", "y", 2, 60, 26), ("c", "y", 3, 10, 9)]).ranking()
    assert [row.what.id for row in rows] == ["a", "b", "c"]
    a, b, c = rows
    assert (a.won, a.apart, a.often) == pytest.approx((0.6, 0.1, 0.8))
    assert (b.apart, b.often) == pytest.approx((26 / 60 - 0.5, 1.2))
    assert (c.owned, c.apart, c.often) == pytest.approx((0.1, 0.0, 1.0))


def test_limits() -> None:
    even = [(group, group, 3, 100, 50) for group in "abcde"]
    assert all(made_up((50, 50), even).within().values())
    assert not made_up((56, 44), even).within()["seats"]
    assert not made_up((50, 50), [("f", "a", 4, 100, 50), *even]).within()["groups"]
    assert not made_up((50, 50), [("f", "a", 3, 100, 65), *even]).within()["cards"]
    assert not made_up((50, 50), [("f", "a", 3, 40, 20), *even]).within()["gained"]


def test_length_of_games() -> None:
    found = made_up((50, 50), [])
    assert found.mean_rounds() == pytest.approx(10.2)
    assert found.middle_rounds() == 9


# Telling


def test_the_report_is_one_json_object(report: Balance) -> None:
    told = json.loads(json.dumps(report.as_json()))
    assert set(told) == {
        *("game", "players", "bots", "seed", "games", "errors", "first_error", "seats", "groups", "fair_share"),
        *("cards", "rounds", "mean_rounds", "within"),
    }
    assert sum(seat["share"] for seat in told["seats"]) == pytest.approx(1, abs=0.001)
    assert sum(group["share"] for group in told["groups"]) == pytest.approx(1, abs=0.001)
    assert sum(told["rounds"].values()) == GAMES


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_page_tells_everything_without_a_mistake(report: Balance, lang: str) -> None:
    v = Speaker(lang, speaker_folders())
    page = report.as_markdown(v)
    assert v.mistakes == []
    assert f"talia lab balance ostium --games {GAMES} --seed 3`" in page
    assert all(f"({name})" in page for name in report.plots())
    assert all(v.name(card.what.name) in page for card in report.tally.cards.values())


def speaker_folders() -> list[Path]:
    return [SHARED, *GAME.words()]


def test_the_plots_are_well_formed_and_show_what_was_counted(report: Balance) -> None:
    pictures = report.plots()
    assert sorted(pictures) == [f"ostium-balance-{name}.svg" for name in ("cards", "clans", "rounds", "seats")]
    trees = {name: ElementTree.fromstring(picture) for name, picture in pictures.items()}
    svg = "{http://www.w3.org/2000/svg}"
    assert all(tree.tag == f"{svg}svg" for tree in trees.values())
    dots = [
        each for each in trees["ostium-balance-cards.svg"].iter(f"{svg}circle") if each.find(f"{svg}title") is not None
    ]
    assert len(dots) == len(report.tally.cards)
    bars = list(trees["ostium-balance-rounds.svg"].iter(f"{svg}rect"))
    assert len(bars) == 1 + len(report.tally.rounds)
