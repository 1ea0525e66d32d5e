"""The study of a campaign counts right, tells the same every time, and draws well-formed pictures."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from talia.cli import main
from talia.games.aeons_end.boxes.legacy.gifts import GIFTS
from talia.games.aeons_end.chapters.rules import CAMPAIGN
from talia.kernel.campaign import CampaignRules
from talia.kernel.game import Holding
from talia.kernel.match import Match
from talia.kernel.voice import Name
from talia.lab.campaign_balance import CampaignBalance, Fought, Tally, run
from talia.lab.tally import Card
from talia.words import campaign_speaker


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> CampaignRules:
    monkeypatch.setattr("talia.lab.campaign_balance.TRIALS", 3)
    return CAMPAIGN.studied()


def test_every_chapter_is_fought_once_a_campaign_and_gifts_are_counted_in_single_battles(rules: CampaignRules) -> None:
    report = run(rules, 2, seed=3, bots="random")
    assert [(id, each.fought) for id, each in report.tally.stages.items()] == [(f"chapter-{n}", 2) for n in range(1, 9)]
    held: Counter[str] = Counter()
    for seed in range(9, 15):
        trial = rules.trial(2, seed)
        assert trial is not None
        held.update(each.id for mine in trial[1] for each in mine)
    assert {id: card.owned for id, card in report.tally.given.items()} == held
    assert sum(held.values()) == 6 * 2 * 5


def test_no_two_mages_of_a_trial_share_a_gift_and_each_has_one_of_every_sort() -> None:
    match, holdings = CAMPAIGN.trial(2, 7)
    assert isinstance(match, Match)
    assert [[each.group for each in mine] for mine in holdings] == [
        ["start", "ability", "breach", "second", "last"]
    ] * 2
    assert len({each.id for mine in holdings for each in mine}) == 10


def test_several_processes_count_the_same_as_one(rules: CampaignRules, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = run(rules, 2, seed=1, bots="random").as_json()
    monkeypatch.setattr("talia.lab.campaign_balance.A_BATCH", 1)
    monkeypatch.setattr("talia.lab.campaign_balance.WORTH_SHARING", 1)
    steps: list[int] = []
    assert run(rules, 2, seed=1, bots="random", progress=steps.append).as_json() == alone
    assert sum(steps) == 2


def made_up(*shares: tuple[str, str, int, int]) -> CampaignBalance:
    """A report on gifts with their sort, in how many battles somebody had them, and how many of those were won."""
    tally = Tally(campaigns=1)
    for id, sort, owned, won in shares:
        tally.given[id] = Card(Holding(id, GIFTS[id].name, sort, Name(f"gift-{sort}"), 0), owned, won)
    return CampaignBalance(CAMPAIGN, "steady", 1, tally)


def test_a_gift_is_measured_against_the_average_of_its_sort() -> None:
    even = made_up(("shelter", "ability", 100, 54), ("purge", "ability", 100, 46), ("iron-heart", "last", 100, 20))
    assert [(row.what.id, round(row.apart, 3)) for row in even.ranking()] == [
        ("shelter", 0.04),
        ("purge", -0.04),
        ("iron-heart", 0.0),
    ]
    assert even.within()
    assert not made_up(("shelter", "ability", 100, 56), ("purge", "ability", 100, 44)).within()


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_page_is_said_and_its_pictures_are_well_formed(rules: CampaignRules, lang: str) -> None:
    report = run(rules, 1, seed=2, bots="random")
    voice = campaign_speaker(lang, rules)
    page = report.as_markdown(voice)
    assert voice.mistakes == []
    drawn = report.plots(voice)
    assert all(name in page for name in drawn)
    assert all(ElementTree.fromstring(picture) is not None for picture in drawn.values())


def test_a_campaign_that_fails_is_counted_and_told(rules: CampaignRules) -> None:
    found = run(rules, 1, seed=5, bots="nobody")
    assert (found.tally.campaigns, found.tally.errors, found.tally.stages) == (0, 1, {})
    assert found.as_json()["first_error"]
    assert "seed 5" in found.as_markdown(campaign_speaker("en", rules))


def test_the_command_writes_the_page_and_its_plots(tmp_path: Path, rules: CampaignRules) -> None:
    out = tmp_path / "page.md"
    words = ["lab", "balance", "aeons-end/legacy", "--games", "1", "--bots", "random", "--lang", "en"]
    assert CliRunner().invoke(main, [*words, "--out", str(out)]).exit_code == 0
    assert {each.name for each in tmp_path.iterdir()} == {
        "page.md",
        "aeons-end-legacy-balance-battles.svg",
        "aeons-end-legacy-balance-given.svg",
    }
    told = json.loads(CliRunner().invoke(main, [*words, "--json"]).output)
    assert (told["campaign"], told["campaigns"], told["setup"]) == ("aeons-end/legacy", 1, {"difficulty": "beginner"})


def test_shares_of_battles_nobody_fought_are_nothing() -> None:
    (stage, *_) = CAMPAIGN.stages(CAMPAIGN.new(players=1, seed=1).origin, {"chapter": 1})
    assert Fought(stage).share == 0
