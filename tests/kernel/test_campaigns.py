"""Campaigns: rows of matches, a ledger that follows from them, files that are always whole, and pages that tell it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import talia
from talia import Campaign, TaliaError
from talia.bots import bot
from talia.kernel.campaign import CampaignRules
from talia.kernel.campaign_saves import read, summary, write
from talia.kernel.chance import Chance
from talia.kernel.saves import read as read_match
from talia.words import Speaker
from talia.words.speaker import SHARED, campaign_speaker

from .test_saves import find as find_toy
from .toy import GAME
from .toy_campaign import CAMP, TOUR

VOICES = {lang: Speaker(lang, (SHARED, *TOUR.words())) for lang in ("en", "pl")}


def find(id: str) -> CampaignRules:
    """The tour, and nothing else."""
    if id != TOUR.id:
        raise TaliaError("error-no-such-campaign", id=id, possible=[TOUR.id])
    return TOUR


def load(text: str) -> Campaign:
    return read(text, find)[0]


def play(campaign: Campaign, chance: Chance) -> None:
    """Play the match at hand to its end, anyhow."""
    match = campaign.match
    while not match.over:
        decision = match.open[chance.below(len(match.open))]
        match.choose(chance.below(len(decision.options)), decision.seat)


def to_the_end(seed: int, players: int = 2) -> Campaign:
    campaign, chance = TOUR.new(players=players, seed=seed), Chance(seed)
    while True:
        play(campaign, chance)
        if campaign.over:
            return campaign
        campaign.go_on()


def camp(campaign: Campaign, *keys: str) -> None:
    for key in keys:
        campaign.match.choose(key)


def lost(seed: int = 1) -> Campaign:
    """A campaign whose first evening has just been lost."""
    for each in range(seed, seed + 50):
        campaign, chance = TOUR.new(seed=each, names=["Ann", "Bo"]), Chance(each)
        play(campaign, chance)
        campaign.go_on()
        play(campaign, chance)
        if not campaign.succeeded:
            return campaign
    raise AssertionError("nobody loses")


def test_a_camp_comes_first_and_its_answers_are_the_next_match() -> None:
    campaign = TOUR.new(players=2, seed=7, names=["Ann", "Bo"])
    assert campaign.match.game is CAMP
    assert campaign.match.decision.seat is None
    camp(campaign, "hand:4", "mascot:bee", "mascot:ant")
    assert campaign.match.over
    assert campaign.ledger == {"evening": 1, "camped": True, "hand": "4", "mascots": ["bee", "ant"], "points": 0}
    match = campaign.go_on()
    assert match is campaign.match
    assert match.game is GAME
    assert match.origin["setup"] == {"hand": 4}
    assert campaign.step.id == "evening-1"
    assert len(match.view(0)["hands"][0]) == 4


def test_a_campaign_does_not_go_on_before_its_match_is_over_nor_after_its_end() -> None:
    campaign = TOUR.new(seed=7)
    with pytest.raises(TaliaError, match="not over yet"):
        campaign.go_on()
    ended = to_the_end(3)
    assert ended.over
    assert ended.won
    with pytest.raises(TaliaError, match="no further match"):
        ended.go_on()


def test_a_lost_match_is_played_again_with_other_cards_and_stays_in_the_row() -> None:
    campaign = lost()
    first = campaign.match
    ledger = campaign.ledger
    assert ledger["evening"] == 1
    assert not ledger["camped"]
    campaign.go_on()
    assert campaign.step.id == "camp-1"
    camp(campaign, "hand:3", "mascot:ant", "mascot:bee")
    campaign.go_on()
    assert campaign.attempt == 2
    assert campaign.match.origin["seed"] != first.origin["seed"]
    assert [(each.step.id, each.won, each.attempt) for each in campaign.results] == [("evening-1", False, 1)]


def test_a_lone_option_is_taken_by_itself_and_is_an_answer_all_the_same() -> None:
    campaign = TOUR.new(players=2, seed=7, sizes="4")
    assert campaign.match.decision.word == "toy-ask-mascot"
    camp(campaign, "mascot:ant", "mascot:cat")
    assert campaign.ledger["hand"] == "4"


def test_undo_in_a_camp_and_of_the_last_choice_of_all() -> None:
    campaign = TOUR.new(players=2, seed=7)
    camp(campaign, "hand:4", "mascot:bee", "mascot:ant")
    assert campaign.ledger["camped"]
    assert campaign.ended
    assert campaign.match.undo() == "mascot:ant"
    assert not campaign.match.over
    assert not campaign.ledger["camped"]
    assert campaign.ended == ""
    campaign.match.choose("mascot:cat")
    assert campaign.ledger["mascots"] == ["bee", "cat"]


def test_the_ledger_cannot_be_edited() -> None:
    campaign = TOUR.new(seed=7)
    campaign.ledger["mascots"].append("lynx")
    assert campaign.ledger["mascots"] == []


def test_the_same_seed_gives_the_same_campaign() -> None:
    assert to_the_end(11).fingerprint == to_the_end(11).fingerprint
    assert to_the_end(11).fingerprint != to_the_end(12).fingerprint


# Camps


def test_a_camp_is_seen_and_said_and_arranged_like_any_match() -> None:
    campaign = TOUR.new(players=3, seed=7)
    match = campaign.match
    camp(campaign, "hand:4", "mascot:bee")
    view = match.view(1)
    json.dumps(view)
    assert view["given"] == [[None, "hand:4"], [0, "mascot:bee"]]
    assert view["decisions"][0]["seat"] == 1
    for lang, voice in VOICES.items():
        scene = CAMP.scene(match, 1, voice)
        assert [thing.ref for thing in scene.areas[0].things] == ["mascots/ant", "mascots/cat", "mascots/dog"]
        told = [voice.event(event) for event in match.history.lines(0)]
        assert told[-1] == {"en": "Player 1: Take Bee.", "pl": "Gracz 1: Weź: Pszczoła."}[lang]
        assert not voice.mistakes
    assert CAMP.arrange(match.position(), match.origin["seed"]).fingerprint == match.fingerprint
    clone = match.clone()
    clone.choose("mascot:ant")
    assert len(match.view(0)["given"]) == 2


def test_a_camp_is_saved_by_itself_and_loads() -> None:
    campaign = TOUR.new(players=3, seed=7)
    camp(campaign, "hand:4", "mascot:bee")
    again = read_match(campaign.match.save(), lambda id: CAMP)[0]
    assert again.fingerprint == campaign.match.fingerprint
    assert again.decision.keys == campaign.match.decision.keys


def test_a_camp_is_not_begun_without_a_campaign() -> None:
    with pytest.raises(TaliaError, match="part of a campaign"):
        CAMP.new(players=2, seed=1)


@pytest.mark.parametrize("name", ["random", "steady", "search:5"])
def test_bots_hold_a_camp(name: str) -> None:
    campaign = TOUR.new(players=3, seed=7)
    match = campaign.match
    while not match.over:
        match.choose(bot(name, CAMP, 3).choose(match, match.decision))
    if name == "steady":
        assert match.keys == ["hand:4", "mascot:dog", "mascot:cat", "mascot:bee"]


# Files


def test_a_file_leads_to_the_same_place_at_every_choice() -> None:
    campaign, chance = TOUR.new(players=3, seed=5, names=["Ann"]), Chance(5)
    while not campaign.over:
        again = load(campaign.save())
        assert again.fingerprint == campaign.fingerprint
        assert (again.ledger, again.step.id, again.origin) == (campaign.ledger, campaign.step.id, campaign.origin)
        assert [each.ended for each in again.past] == [each.ended for each in campaign.past]
        if campaign.match.over:
            campaign.go_on()
        else:
            decision = campaign.match.open[chance.below(len(campaign.match.open))]
            campaign.match.choose(chance.below(len(decision.options)), decision.seat)
    assert load(campaign.save()).over


def test_a_copied_file_is_a_branch() -> None:
    campaign = TOUR.new(seed=7)
    branch = load(campaign.save())
    camp(campaign, "hand:3", "mascot:ant", "mascot:bee")
    camp(branch, "hand:4", "mascot:bee", "mascot:ant")
    assert (campaign.go_on().origin["setup"], branch.go_on().origin["setup"]) == ({"hand": 3}, {"hand": 4})


def test_every_match_of_a_file_stands_alone() -> None:
    campaign = to_the_end(3)
    kept = json.loads(campaign.save())
    assert len(kept["matches"]) == len(campaign.past) + 1
    for row, each in zip(kept["matches"], campaign.past):
        text = json.dumps(row["save"])
        find_game = (lambda id: CAMP) if each.step.camp else find_toy
        assert read_match(text, find_game)[0].fingerprint == each.fingerprint


def test_the_front_ends_part_is_kept() -> None:
    campaign = TOUR.new(seed=7, names=["Ann", "Bo"])
    text = write(campaign, {"seats": ["human", "random"]})
    assert read(text, find)[1] == {"seats": ["human", "random"]}
    brief = summary(text)
    assert brief is not None
    assert (brief.campaign, brief.names, len(brief.matches)) == ("toy", ["Ann", "Bo"], 1)
    assert summary(campaign.match.save()) is None


def test_an_older_version_is_read_and_a_newer_one_refused_in_a_sentence() -> None:
    text = TOUR.new(seed=7).save()
    load(text.replace('"rules": 2', '"rules": 1', 1))
    with pytest.raises(TaliaError, match=r"^Line 4: a newer version of Talia began this campaign"):
        load(text.replace('"rules": 2', '"rules": 3', 1))
    with pytest.raises(TaliaError, match=r"^Line 2: this save is of format 9"):
        load(text.replace('"talia_campaign": 1', '"talia_campaign": 9'))
    with pytest.raises(TaliaError, match=r"^Line 2: this save is of format -1"):
        load(text.replace('"talia_campaign": 1', '"talia_campaign": -1'))


def test_a_file_of_the_other_kind_is_told_so() -> None:
    campaign = TOUR.new(seed=7)
    with pytest.raises(TaliaError, match="save of a single match"):
        load(campaign.match.save())
    with pytest.raises(TaliaError, match="file of a campaign"):
        read_match(campaign.save(), find_toy)
    for text in ("[1]", "{}", '{"name": "talia-web", "version": "1"}'):
        with pytest.raises(TaliaError, match="not the file of a campaign"):
            load(text)


def test_what_is_nested_without_end_is_no_campaign() -> None:
    deep = '{"a":' * 50_000
    with pytest.raises(TaliaError, match="not the file of a campaign"):
        load(deep)
    assert summary(deep) is None


def test_damage_is_told_with_its_line() -> None:
    text = lost().save()
    lines = text.splitlines()
    wrong = next(number for number, line in enumerate(lines, 1) if '"show:' in line)
    lines[wrong - 1] = lines[wrong - 1].replace("show:", "show:no-")
    with pytest.raises(TaliaError, match=f"damaged at line {wrong}:"):
        load("\n".join(lines))
    with pytest.raises(TaliaError, match="damaged at line"):
        load(text[: len(text) // 2])
    with pytest.raises(TaliaError, match="damaged at line 6: seed is not what it should be"):
        load(text.replace('"seed": ', '"seed": "none", "was": '))
    with pytest.raises(TaliaError, match="There is no campaign"):
        load(text.replace('"campaign": "toy"', '"campaign": "tour"'))
    with pytest.raises(TaliaError, match="damaged at line 5"):
        load(text.replace('"players": 2', '"players": 3', 1))


def test_matches_that_do_not_follow_from_each_other_are_refused() -> None:
    kept = json.loads(lost().save())
    first, second = kept["matches"]
    for row, said in (
        ([second, first], "match 1 is not the one that comes there"),
        ([first, first], "match 2 is not the one that comes there"),
        ([{"ended": "", "save": {**first["save"], "keys": [], "fingerprint": ""}}, second], "match 1 is not over"),
        ([], "not possible"),
    ):
        with pytest.raises(TaliaError, match=said):
            load(json.dumps({**kept, "matches": row}))
    ended = json.loads(to_the_end(3).save())
    with pytest.raises(TaliaError, match="comes after its end"):
        load(json.dumps({**ended, "matches": [*ended["matches"], ended["matches"][0]]}))


def test_names_that_cannot_be_are_refused() -> None:
    with pytest.raises(TaliaError, match="3 names were given for 2 players"):
        TOUR.new(players=2, names=["a", "b", "c"])
    with pytest.raises(TaliaError, match="too long"):
        TOUR.new(players=2, names=["a" * 41])
    with pytest.raises(TaliaError, match="2 to 3 players"):
        TOUR.new(players=5)


PLAYER = """
import sys
from pathlib import Path
from talia.kernel.saves import keep
from tests.kernel.test_campaigns import TOUR, Chance
path = Path(sys.argv[1])
campaign, chance = TOUR.new(players=2, seed=4), Chance(4)
keep(campaign.save(), path)
print("begun", flush=True)
while not campaign.over:
    if campaign.match.over:
        campaign.go_on()
    else:
        decision = campaign.match.decision
        campaign.match.choose(chance.below(len(decision.options)), decision.seat)
    keep(campaign.save(), path)
"""


def test_a_kill_at_any_moment_leaves_a_whole_file(tmp_path: Path) -> None:
    """Whoever keeps the campaign after every choice and is killed finds it at one of its choices."""
    path = tmp_path / "tour.json"
    chance, whole, known = Chance(9), TOUR.new(players=2, seed=4), Chance(4)
    stands = {whole.fingerprint}
    while not whole.over:
        if whole.match.over:
            whole.go_on()
        else:
            decision = whole.match.decision
            whole.match.choose(known.below(len(decision.options)), decision.seat)
        stands.add(whole.fingerprint)
    for _ in range(4):
        player = subprocess.Popen([sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE, text=True)
        assert player.stdout is not None
        assert player.stdout.readline() == "begun\n"
        time.sleep(chance.below(40) / 1000)
        os.kill(player.pid, signal.SIGKILL)
        player.wait()
        player.stdout.close()
        assert load(path.read_text()).fingerprint in stands


# Pages


def test_the_page_tells_the_way_the_results_and_the_story_in_both_languages() -> None:
    campaign = lost()
    for voice in VOICES.values():
        told = campaign.page(voice)
        json.dumps(told)
        assert not voice.mistakes
    page = campaign.page(VOICES["en"])
    assert page["title"] == "The Tour"
    assert [(stage["title"], stage["state"], stage["tries"]) for stage in page["stages"]] == [
        ("Evening 1", "now", 1),
        ("Evening 2", "to-come", 0),
    ], "nobody is told of the last evening"
    assert page["now"] == {
        "step": "evening-1",
        "stage": "evening-1",
        "camp": False,
        "title": "Evening 1",
        "try": 1,
        "over": True,
        "won": False,
        "choices": len(campaign.match.keys),
    }
    [result] = page["results"]
    assert (result["title"], result["won"], result["why"], result["rounds"]) == ("Evening 1", False, "most points", 3)
    assert result["ended"].endswith("Z")
    assert [part["title"] for part in page["story"]["after"]] == ["Silence"]
    assert [part["id"] for part in page["story"]["told"]] == ["toy-curtain", "toy-silence"]
    assert page["story"]["told"][0]["paragraphs"] == ["The lamps are lit.", "Somewhere in the straw, something yawns."]
    assert [thing["title"] for area in page["shelves"] for thing in area["things"]]
    assert page["next"] == {"camp": True, "title": "Camp: Evening 1", "try": 2}, "what comes, not what lies behind"
    campaign.go_on()
    assert campaign.page(VOICES["en"])["now"]["title"] == "Camp: Evening 1"
    assert campaign.page(VOICES["en"])["next"] == page["next"]


def test_the_last_evening_is_shown_when_it_has_come() -> None:
    campaign, chance = TOUR.new(seed=3), Chance(3)
    while campaign.ledger["evening"] < 3:
        play(campaign, chance)
        campaign.go_on()
    assert [stage["state"] for stage in campaign.page(VOICES["en"])["stages"]] == ["won", "won", "now"]
    ended = to_the_end(3).page(VOICES["en"])
    assert [stage["state"] for stage in ended["stages"]] == ["won", "won", "won"]
    assert ended["over"]
    assert ended["won"]
    assert ended["next"] is None


def test_the_page_tells_what_was_decided_when_it_began() -> None:
    outcasts = talia.campaign("aeons-end/outcasts")
    voice = campaign_speaker("en", outcasts)
    alone = outcasts.new(players=1, seed=1, difficulty="beginner").page(voice)["setup"]
    assert [each["answer"] for each in alone] == ["beginner", "as usual"], "and how long somebody alone lives"
    together = outcasts.new(players=2, seed=1).page(voice)["setup"]
    assert together == [{"label": "Difficulty", "answer": "normal"}]
