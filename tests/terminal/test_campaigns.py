"""Campaigns at the terminal: match after match, the story between them, a file that is always whole."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot

import talia
from talia import TaliaError
from talia.bots import bot, play
from talia.cli import main
from talia.kernel.campaign import CampaignRules
from talia.terminal.campaign_screens import CampaignApp, PageScreen, StoryScreen
from talia.terminal.campaign_session import CampaignSession, kept, latest
from talia.terminal.dialogs import EndScreen
from talia.terminal.plain_campaign import PlainCampaign, page_lines, way_lines
from talia.terminal.table_screen import TableScreen
from talia.words import speaker

ID = "aeons-end/outcasts"


@pytest.fixture
def rules() -> CampaignRules:
    return talia.campaign(ID)


def campaign_session(
    rules: CampaignRules, seats: Sequence[str] = ("human", "steady"), lang: str = "en", seed: int = 7
) -> CampaignSession:
    begun = CampaignSession(rules.new(len(seats), seed, ["Ann"]), seats, lang)
    begun.session.keep()
    return begun


def told(played: CampaignSession, lines: str) -> str:
    out = io.StringIO()
    PlainCampaign(played, io.StringIO(lines), out).play()
    return out.getvalue()


# In lines


def test_the_way_the_story_and_the_camp_are_told_and_whoever_leaves_finds_it_again(rules: CampaignRules) -> None:
    played = campaign_session(rules)
    text = told(played, "2\nq\n")
    assert "▶ 1." in text
    assert "~ Outside the Wall ~" in text
    assert "Ann: Which mage do you lead into battle?" in text
    assert text.rstrip().endswith(str(played.path))
    again = CampaignSession.continued(latest())
    assert again.campaign.fingerprint == played.campaign.fingerprint
    assert again.seats == ["human:Ann", "steady"]
    assert again.campaign.match.over, "the bot has taken its mage, and all is decided"


def test_enter_goes_on_from_the_camp_to_the_battle_and_s_shows_the_campaign(rules: CampaignRules) -> None:
    played = campaign_session(rules)
    text = told(played, "1\ns\n\n")
    assert "Mages in the barracks" in text
    assert "Supply piles in the barracks" in text
    assert not played.campaign.step.camp
    assert "Victory!" not in text, "nobody wins a camp"
    assert played.session.match.game.id == ID
    assert CampaignSession.continued(played.path).campaign.fingerprint == played.campaign.fingerprint


def test_undo_in_a_camp_goes_back_to_the_last_choice_of_a_person(rules: CampaignRules) -> None:
    played = campaign_session(rules, ["human", "human"])
    told(played, "1\nu\n3\n")
    first = played.campaign.match.keys[0]
    assert len(played.campaign.match.keys) == 1
    again = CampaignSession.continued(played.path)
    assert again.session.can_undo, "also after loading"
    again.session.undo()
    assert again.campaign.match.keys == []
    assert first == played.campaign.match.keys[0]


def test_bots_play_a_campaign_without_a_question_until_somebody_stops_them(rules: CampaignRules) -> None:
    played = campaign_session(rules, ["random"])
    camps = 0
    while len(played.campaign.results) < 2:
        played.session.run_bots()
        camps += played.campaign.step.camp
        played.go_on()
    assert camps == 2
    again = CampaignSession.continued(played.path)
    assert again.campaign.fingerprint == played.campaign.fingerprint
    page = "\n".join(page_lines(again.page(), again.speaker))
    assert "lost" in page
    assert "Results" in page


def test_who_does_not_mind_the_order_of_cards_does_not_mind_it_in_the_next_match(rules: CampaignRules) -> None:
    played = campaign_session(rules, ["random"])
    played.session.run_bots()
    played.session.mind_order(False)
    assert played.go_on().as_they_lie
    again = CampaignSession.continued(played.path)
    assert again.session.as_they_lie, "nor when the campaign is taken up again"
    again.session.mind_order(True)
    assert not CampaignSession.continued(played.path).session.as_they_lie


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_whole_page_is_said_in_both_languages(rules: CampaignRules, lang: str) -> None:
    played = campaign_session(rules, ["random"], lang)
    for _ in range(3):
        played.session.run_bots()
        played.go_on()
    assert page_lines(played.page(), played.speaker)
    assert played.speaker.mistakes == []


# On the full screen


def run(app: CampaignApp, story: Callable[[Pilot[object]], Awaitable[None]]) -> None:
    async def go() -> None:
        async with app.run_test(size=(110, 34)) as pilot:
            await pilot.pause()
            await story(pilot)  # type: ignore[arg-type]  # the pilot of this application

    asyncio.run(go())


async def until(pilot: Pilot[object], screen: type) -> None:
    for _ in range(100):
        if isinstance(pilot.app.screen, screen):
            return
        await pilot.pause(0.02)
    raise AssertionError(f"{pilot.app.screen} is no {screen}")


def test_story_camp_battle_and_leaving(rules: CampaignRules) -> None:
    app = CampaignApp(campaign_session(rules), pace=0)

    async def story(pilot: Pilot[object]) -> None:
        await until(pilot, StoryScreen)
        await pilot.press("enter")
        await until(pilot, TableScreen)
        await pilot.press("1")
        await until(pilot, EndScreen)
        await pilot.press("enter")
        await until(pilot, StoryScreen)
        await pilot.press("enter")
        await until(pilot, TableScreen)
        assert app.campaign_session.campaign.step.id == "battle-1"
        await pilot.press("q")
        await pilot.pause()

    run(app, story)
    assert app.return_value == app.campaign_session.path
    assert CampaignSession.continued(app.campaign_session.path).campaign.step.id == "battle-1"


def test_whoever_comes_back_sees_the_page_first_and_the_story_can_be_skipped(rules: CampaignRules) -> None:
    played = campaign_session(rules)
    played.session.choose(0)
    app = CampaignApp(CampaignSession.continued(played.path), pace=0)

    async def story(pilot: Pilot[object]) -> None:
        await until(pilot, PageScreen)
        await pilot.press("escape")
        await pilot.pause()

    run(app, story)
    fresh = CampaignApp(campaign_session(rules, seed=8), pace=0)

    async def skip(pilot: Pilot[object]) -> None:
        await until(pilot, StoryScreen)
        await pilot.press("escape")
        await until(pilot, TableScreen)
        await pilot.press("q")
        await pilot.pause()

    run(fresh, skip)


# The command


def talia_(*words: str, typed: str = "", code: int = 0) -> str:
    found = CliRunner().invoke(main, ["campaign", *words], input=typed)
    output = found.output
    assert (found.exit_code, output) == (code, output)
    return output


def test_new_show_list_and_play(tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    args = ("--players", "2", "--seed", "7", "--names", "Ann,Bo", "--lang", "en")
    assert talia_("new", ID, *args, "--file", str(file), "--later").strip() == str(file)
    assert "The Expedition of the Outcasts" in talia_("show", str(file), "--lang", "en")
    page = json.loads(talia_("show", str(file), "--json", "--lang", "pl"))
    assert (page["seed"], page["names"], page["now"]["camp"]) == (7, ["Ann", "Bo"], True)
    assert "which mage" in talia_("play", str(file), "--plain", "--lang", "en", typed="q\n").casefold()
    kept_there = talia_("new", ID, *args, "--plain", typed="1\nq\n")
    assert "Saved. To go on later" in kept_there
    rows = json.loads(talia_("list", "--json", "--lang", "en"))
    assert ID in [row["id"] for row in rows["campaigns"]]
    assert [(row["campaign"], row["names"], row["over"]) for row in rows["begun"]] == [(ID, ["Ann", "Bo"], False)]
    assert "(Ann, Bo)" in talia_("list", "--lang", "en")
    assert len(kept()) == 1


def test_show_tells_what_has_become_of_cards_and_what_mages_can_do(tmp_path: Path) -> None:
    """A campaign of Legacy that bots have brought to the camp after the third chapter."""
    campaign = talia.campaign("aeons-end/legacy").new(2, 1, ["Ann", "Bo"], difficulty="beginner")
    while campaign.step.id != "camp-3":
        play(campaign.match, [bot("steady", campaign.match.game, seat) for seat in range(2)])
        campaign.go_on()
    file = tmp_path / "legacy.json"
    file.write_text(campaign.save(), encoding="utf-8")
    lines = talia_("show", str(file)).splitlines()
    changed = lines[lines.index("Nemesis cards that have changed") : lines.index("Nemesis cards banished for good")]
    assert any(line.startswith("    before: ") for line in changed), changed
    for number, line in enumerate(changed):  # what a card was comes after what it is
        if line.startswith("    before: "):
            assert changed[number - 1].startswith("    "), changed
    assert any("●" in line for line in changed), changed
    assert any("stickers 1 of 2" in line for line in changed), changed
    abilities = [line for line in lines if line.startswith("    ") and "charges): " in line]
    assert len(abilities) == 2


def test_the_way_tells_the_same_try_as_what_comes_next() -> None:
    stage = {"title": "Brama", "about": "", "state": "now", "tries": 2}
    won = {**stage, "title": "Most", "state": "won"}
    page = {"stages": [won, stage], "over": False, "next": {"title": "Brama", "try": 3}}
    assert way_lines(page, speaker("pl")) == [
        "  ✓ 1. Most (wygrana, 2 próby)",
        "  ▶ 2. Brama (teraz, próba 3)",
        "  Dalej: Brama (próba 3)",
    ]


def test_what_cannot_be_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    file = tmp_path / "there.json"
    file.write_text("{}")
    for words, said in (
        (("new", "aeons-end/nothing"), "There is no campaign aeons-end/nothing."),
        (("new", ID, "--players", "7"), "1 to 4 players"),
        (("new", ID, "--difficulty", "gentle"), "gentle"),
        (("new", ID, "--colour", "red"), "--colour"),
        (("new", ID, "--file", str(file)), "already there"),
        (("play", str(tmp_path / "missing.json")), "missing.json"),
        (("play", str(file)), "not the file of a campaign"),
        (("play",), "no campaign to go on with"),
        (("show",), "no campaign to go on with"),
    ):
        output = talia_(*words, "--lang", "en", code=2)
        assert said in output
        assert output.startswith("talia: ")
        assert output.count("\n") == 1


def test_simulate_tells_how_many_tries_each_battle_took() -> None:
    words = ["simulate", ID, "--campaign", "--games", "2", "--players", "1", "--bots", "random", "--tries", "2"]
    told = json.loads(CliRunner().invoke(main, [*words, "--json", "--lang", "en"]).output)
    assert (told["campaign"], told["campaigns"], told["given_up"], told["errors"]) == (ID, 2, 2, 0)
    assert told["battles"] == [
        {"step": "battle-1", "won": 0, "fought": 4, "share_won": 0.0, "tries": {}, "mean_tries": None}
    ]
    table = CliRunner().invoke(main, [*words, "--difficulty", "beginner", "--lang", "pl"]).output
    assert "porzucone po 2 przegranych próbach bitwy" in table
    assert CliRunner().invoke(main, ["simulate", "ostium", "--campaign", "--lang", "en"]).exit_code == 2


def test_latest_is_the_one_that_is_not_over(rules: CampaignRules) -> None:
    with pytest.raises(TaliaError):
        latest()
    played = campaign_session(rules)
    assert latest() == played.path


PLAYER = """
import sys
from pathlib import Path
import talia
from talia.terminal.campaign_session import CampaignSession
played = CampaignSession(talia.campaign("aeons-end/outcasts").new(2, 5), ["random", "random"], "en", Path(sys.argv[1]))
played.session.keep()
print("begun", flush=True)
while True:
    while not played.session.match.over:
        played.session.choose(played.session.think()())
    played.go_on()
"""


def test_a_kill_at_any_moment_loses_nothing_but_the_choice_at_hand(tmp_path: Path) -> None:
    path = tmp_path / "ours.json"
    for wait in (0.0, 0.2, 0.7):
        player = subprocess.Popen([sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE, text=True)
        assert player.stdout is not None
        assert player.stdout.readline() == "begun\n"
        time.sleep(wait)
        os.kill(player.pid, signal.SIGKILL)
        player.wait()
        player.stdout.close()
        found = CampaignSession.continued(path)
        again = talia.load_campaign(found.campaign.save())
        assert again.fingerprint == found.campaign.fingerprint
        if not found.session.match.over:
            found.session.choose(found.session.think()())


KEEPER = """
import sys
from pathlib import Path
import talia
from talia.terminal.campaign_session import CampaignSession
path = Path(sys.argv[1])
if path.exists():
    played = CampaignSession.continued(path)
else:
    played = CampaignSession(talia.campaign("aeons-end/legacy").new(2, 5), ["random", "random"], "en", path)
    played.session.keep()
while True:
    while not played.session.match.over:
        played.session.choose(played.session.think()())
        print("kept", flush=True)
    played.go_on()
"""


def choices(played: CampaignSession) -> int:
    campaign = played.campaign
    return sum(each.choices for each in campaign.past) + len(campaign.match.keys)


def test_legacy_goes_on_after_a_kill_at_any_decision(tmp_path: Path) -> None:
    path, dice, made, before = tmp_path / "ours.json", random.Random(1), 0, 0
    for _ in range(3):
        decisions = dice.randint(1, 150)
        player = subprocess.Popen([sys.executable, "-c", KEEPER, str(path)], stdout=subprocess.PIPE, text=True)
        assert player.stdout is not None
        for _ in range(decisions):
            assert player.stdout.readline() == "kept\n"
        os.kill(player.pid, signal.SIGKILL)
        player.wait()
        player.stdout.close()
        found = CampaignSession.continued(path)
        made, before = choices(found), made
        assert made >= before + decisions, "every choice that was told is there"
        assert talia.load_campaign(found.campaign.save()).fingerprint == found.campaign.fingerprint
