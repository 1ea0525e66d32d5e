"""Expeditions: barracks, treasures, piles that are chosen and banished, harder cards that come up, battles fought again."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from talia import Match, TaliaError
from talia.bots import bot
from talia.games.aeons_end.expedition.deck import deck
from talia.games.aeons_end.expedition.own import OwnExpedition
from talia.kernel.campaign import Origin, Step
from talia.kernel.campaign_saves import read
from talia.kernel.chance import Chance
from talia.kernel.saves import read as read_match
from talia.lab.expeditions import CampaignPlan, play, run
from talia.lab.simulation import play_out
from talia.words import campaign_speaker, speaker

from .expeditions import GAME, GEMS, OWN, RELICS, SHORT, SPELLS, answer, end, fight, hold_camp

BOX = GAME.box
LANGS = ("en", "pl")


def upgraded_by_tier(cards: list[str]) -> list[int]:
    return [sum(BOX.by_id[id].upgraded and BOX.by_id[id].tier == tier for id in cards) for tier in (1, 2, 3)]


# The camp


def test_before_the_first_battle_each_player_chooses_a_mage_that_nobody_has() -> None:
    campaign = SHORT.new(players=2, seed=1)
    first = campaign.match.decision
    assert (first.seat, first.keys) == (0, ["mage:ilya", "mage:kel", "mage:taqren", "mage:zhana"])
    answer(campaign, "mage:kel")
    second = campaign.match.decision
    assert (second.seat, second.keys) == (1, ["mage:ilya", "mage:taqren", "mage:zhana"])
    answer(campaign, "mage:ilya")
    assert campaign.match.over, "nine piles and no treasures: nothing else is to be decided"
    setup = campaign.go_on().origin["setup"]
    assert setup["mages"] == ["kel", "ilya"]
    assert setup["nemesis"] == "experiment-153"
    assert sorted(setup["market"]) == sorted((*GEMS, *RELICS, *SPELLS))


@pytest.mark.parametrize(("level", "more"), [("beginner", -10), ("normal", 0), ("extinction", 10)])
def test_the_camp_tells_the_nemesis_as_it_will_be_fought(level: str, more: int) -> None:
    campaign = OWN.new(players=1, seed=3, difficulty=level)
    nemesis = BOX.nemesis(campaign.match.origin["setup"]["nemesis"])
    assert nemesis is not None
    match, v = campaign.match, speaker("en", campaign.match.game)
    (told,) = match.game.scene(match, 0, v).areas[0].things
    assert "HARDER" not in told.text, "the level is chosen"
    harder = nemesis.with_harder_rule() if more > 0 else nemesis
    assert f"{harder.life + more} life" in told.facts


def test_after_a_battle_piles_mages_and_treasures_come_to_the_barracks() -> None:
    campaign = SHORT.new(players=2, seed=1)
    fight(campaign)
    campaign.go_on()
    ledger = campaign.ledger
    assert ledger["battle"] == 1
    assert ledger["mages"][-1] == "qu"
    assert ledger["treasures"] == ["rhias-planar-pocket", "talixs-everburn", "losts-forged-spark"]
    assert len(ledger["market"]) == 13


def test_nine_piles_are_kept_and_the_rest_is_banished_for_good() -> None:
    campaign = SHORT.new(players=1, seed=1)
    fight(campaign)
    campaign.go_on()
    answer(campaign, "mage:qu", "treasure-1:talixs-everburn")
    gems = campaign.match.decision
    assert gems.seat is None, "the piles are everybody's"
    assert gems.keys == [f"banish:{id}" for id in (*GEMS, "galvanized-sapphire", "vigorous-sunstone")]
    answer(campaign, "banish:molten-peridot", "banish:vigorous-sunstone")
    assert campaign.match.decision.keys == [f"banish:{id}" for id in (*RELICS, "carnivorous-roox")]
    answer(campaign, "banish:destiny-forger", "banish:fortified-frost")
    assert campaign.match.over
    market = campaign.go_on().origin["setup"]["market"]
    assert sorted(market) == sorted(
        [
            "petrified-phoenixium",
            "duplicating-sazite",
            "galvanized-sapphire",
            "transmuters-lens",
            "carnivorous-roox",
            "twisted-fang",
            "lightning-arrow",
            "tornado-of-insight",
            "infused-ignition",
        ]
    )
    end(campaign.match, won=False)
    ledger = campaign.ledger
    assert len(ledger["market"]) == 9, "banished piles stay away when the battle is fought again"
    assert ledger["banished"] == ["molten-peridot", "vigorous-sunstone", "destiny-forger", "fortified-frost"]


def test_treasures_of_level_1_are_each_players_own_and_stand_in_the_starting_deck() -> None:
    campaign = SHORT.new(players=2, seed=1)
    fight(campaign)
    campaign.go_on()
    answer(campaign, "mage:ilya", "mage:qu")
    asked = campaign.match.decision
    assert (asked.seat, asked.word) == (0, "ask-camp-treasure-1")
    answer(campaign, "treasure-1:losts-forged-spark")
    assert "treasure-1:losts-forged-spark" not in campaign.match.decision.keys
    answer(campaign, "treasure-1:talixs-everburn")
    hold_camp(campaign)
    setup = campaign.go_on().origin["setup"]
    assert setup["treasure_1"] == ["losts-forged-spark", "talixs-everburn"]
    assert "losts-forged-spark" in setup["starts"][0]["deck"]
    assert "talixs-everburn" in setup["starts"][1]["deck"]


def test_treasures_of_level_2_are_everybodys_and_those_of_level_3_each_players() -> None:
    campaign = SHORT.new(players=2, seed=1)
    fight(campaign)
    campaign.go_on()
    fight(campaign)
    campaign.go_on()
    answer(campaign, "mage:ilya", "mage:kel", "treasure-1:losts-forged-spark", "treasure-1:talixs-everburn")
    assert (campaign.match.decision.seat, campaign.match.decision.word) == (None, "ask-camp-treasure-2")
    answer(campaign, "treasure-2:broken-tooth", "treasure-3:bloodshot-geode")
    assert campaign.match.over, "the last treasure goes without saying, and so do nine piles"
    setup = campaign.go_on().origin["setup"]
    assert setup["treasure_2"] == "broken-tooth"
    assert setup["treasure_3"] == ["bloodshot-geode", "world-marble"]


def test_a_lost_battle_is_fought_again_after_another_camp() -> None:
    campaign = SHORT.new(players=2, seed=1)
    fight(campaign, won=False)
    first = campaign.match.origin
    campaign.go_on()
    assert campaign.step.id == "camp-1"
    answer(campaign, "mage:zhana", "mage:taqren")
    again = campaign.go_on().origin
    assert again["setup"]["nemesis"] == first["setup"]["nemesis"]
    assert again["setup"]["deck"] != first["setup"]["deck"], "another deck is dealt"
    assert campaign.attempt == 2
    end(campaign.match, won=True)
    assert [(each.step.id, each.won) for each in campaign.results] == [("battle-1", False), ("battle-1", True)]
    assert campaign.ledger["lost"] == 0


def test_the_expedition_is_over_when_its_last_battle_is_won() -> None:
    campaign = SHORT.new(players=3, seed=1)
    for _ in range(2):
        fight(campaign)
        campaign.go_on()
    fight(campaign)
    assert campaign.over
    assert campaign.won


def test_a_bot_keeps_a_cheap_gem_and_banishes_the_cheapest_spell() -> None:
    campaign = SHORT.new(players=1, seed=1)
    fight(campaign)
    campaign.go_on()
    hold_camp(campaign)
    assert campaign.ledger["banished"] == [
        "galvanized-sapphire",  # costs 4, as does petrified-phoenixium, which goes next; molten-peridot (3) stays
        "petrified-phoenixium",
        "carnivorous-roox",
        "fortified-frost",
    ]


# The nemesis deck


@pytest.mark.parametrize(("players", "most"), [(1, [1, 3, 1]), (2, [2, 4, 1]), (4, [2, 4, 1])])
def test_all_upgraded_cards_that_have_come_up_are_in_the_deck_and_one_player_meets_fewer(
    players: int, most: list[int]
) -> None:
    upgraded = ["chaos-strike", "rain-of-devastation", "rescind", "hunt-the-weak", "silent-decay"]
    upgraded += ["harbinger-of-monstrosity", "scour"]
    for seed in range(20):
        cards = deck(BOX, "umbra-titan", players, upgraded, Chance(seed))
        assert upgraded_by_tier(cards) == most
        assert len(cards) == len(set(cards)) == 9 + {1: 11, 2: 15, 4: 22}[players]
        tiers = [BOX.by_id[id].tier for id in cards]
        assert tiers == sorted(tiers), "tier 1 lies on top"


def test_the_harder_cards_of_a_battle_stay_for_the_next_ones() -> None:
    campaign = SHORT.new(players=2, seed=1)
    fight(campaign)
    assert upgraded_by_tier(campaign.match.origin["setup"]["deck"]) == [0, 0, 0]
    campaign.go_on()
    fight(campaign)
    assert upgraded_by_tier(campaign.match.origin["setup"]["deck"]) == [2, 3, 0]
    campaign.go_on()
    fight(campaign)
    assert upgraded_by_tier(campaign.match.origin["setup"]["deck"]) == [2, 4, 1]


def test_some_nemeses_spare_the_players_a_few_upgraded_cards_of_each_tier() -> None:
    titan = BOX.nemesis("umbra-titan")
    assert titan is not None
    milder = replace(BOX, nemeses=(replace(titan, fewer_upgraded=2),))
    upgraded = ["chaos-strike", "rain-of-devastation", "rescind", "hunt-the-weak", "silent-decay", "scour"]
    cards = deck(milder, "umbra-titan", 4, upgraded, Chance(1))
    assert upgraded_by_tier(cards) == [0, 1, 0]
    assert len(cards) == 9 + 22


# Set-ups


def test_difficulty_and_more_life_for_one_player_hold_all_the_way() -> None:
    campaign = SHORT.new(players=1, seed=1, difficulty="beginner", life="15")
    hold_camp(campaign)
    setup = campaign.go_on().origin["setup"]
    assert (setup["difficulty"], setup["life"]) == ("beginner", 15)
    with pytest.raises(TaliaError, match="15"):
        SHORT.new(players=2, seed=1, life="15")
    with pytest.raises(TaliaError, match="difficulty"):
        SHORT.new(players=2, seed=1, difficulty="gentle")
    with pytest.raises(TaliaError, match="nemesis"):
        SHORT.new(players=2, seed=1, nemesis="umbra-titan")


# An expedition of one's own


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_seed_lays_out_a_whole_expedition_and_the_same_for_everybody(players: int) -> None:
    for seed in range(25):
        setup = OWN.new(players=players, seed=seed).origin.setup
        assert setup == OWN.new(players=players, seed=seed).origin.setup
        foes = [BOX.nemesis(each["nemesis"]) for each in setup["battles"]]
        ratings = [foe.rating for foe in foes if foe is not None]
        assert len(ratings) == 4
        assert ratings == sorted(ratings), "nemeses of rising rating"
        assert len(setup["mages"]) >= players
        gains = [each["gains"] for each in setup["battles"]]
        piles = [*setup["market"], *(id for each in gains for id in each["market"])]
        assert len(piles) == len(set(piles)) == 9 + 3 * 4
        assert [BOX.by_id[id].level for id in gains[0]["treasures"]] == [1] * min(5, players + 1)
        assert [BOX.by_id[id].level for id in gains[1]["treasures"]] == [2] * 3
        assert [BOX.by_id[id].level for id in gains[2]["treasures"]] == [3] * min(5, players + 1)
        harder = [id for each in setup["battles"] for id in each["upgraded"]]
        assert upgraded_by_tier(harder) == [3, 5, 7]
    assert OWN.new(players=players, seed=1).origin.setup != OWN.new(players=players, seed=2).origin.setup


def test_its_boxes_can_be_narrowed_and_its_ally_comes_along_if_one_says_so() -> None:
    campaign = OWN.new(players=2, seed=4, boxes="war-eternal", ally="xaxos")
    box = next(part for part in BOX.parts if part.id == "war-eternal")
    fight(campaign)
    assert {each["nemesis"] for each in campaign.origin.setup["battles"]} == {foe.id for foe in box.offered()}
    setup = campaign.match.origin["setup"]
    assert set(setup["market"]) <= {card.id for card in box.market}
    assert set(setup["deck"]) <= set(box.by_id)
    assert (setup["ally"], setup["expedition"]) == ("none", True)
    campaign.go_on()
    fight(campaign)
    assert campaign.match.origin["setup"]["ally"] == "xaxos"
    assert len(campaign.match.origin["setup"]["abilities"]) == 6
    with pytest.raises(TaliaError, match="boxes"):
        OWN.new(players=2, seed=4, boxes="lost")


# Looking


@pytest.mark.parametrize("lang", LANGS)
def test_the_camp_and_the_page_are_said_in_both_languages(lang: str) -> None:
    campaign = SHORT.new(players=2, seed=1, names=["Ann", ""])
    fight(campaign, won=False)
    campaign.go_on()
    fight(campaign)
    campaign.go_on()
    v = speaker(lang, SHORT.camp)
    while True:
        match = campaign.match
        scene = SHORT.camp.scene(match, 0, v)
        refs = {thing.ref for area in scene.areas for thing in area.things}
        if match.over:
            break
        v.question(match.decision)
        for option in match.decision.options:
            assert v.option(option, match.decision)
            assert option.about in refs, "every option lies on the table"
        match.choose(0)
    facts = {fact for area in scene.areas for thing in area.things for fact in thing.facts}
    assert {"en": "taken by Ann", "pl": "bierze Ann"}[lang] in facts
    said = campaign_speaker(lang, SHORT)
    page = campaign.page(said)
    json.dumps(page)
    assert [stage["state"] for stage in page["stages"]] == ["won", "now", "to-come"]
    assert page["stages"][0]["tries"] == 2
    assert [part["id"] for part in page["story"]["told"]] == [
        "outcasts-start",
        "outcasts-battle-1",
        "outcasts-lost-1",
        "outcasts-won-1",
    ]
    assert [shelf["ref"] for shelf in page["shelves"]] == ["mages", "treasures", "market", "upgraded", "banished"]
    assert not v.mistakes
    assert not said.mistakes


def test_what_a_camp_banished_lies_there_no_more_and_undo_brings_it_back() -> None:
    campaign = SHORT.new(players=1, seed=1)
    fight(campaign)
    campaign.go_on()
    match = campaign.match
    answer(campaign, "mage:kel", "treasure-1:rhias-planar-pocket", "banish:molten-peridot")
    v = speaker("en", SHORT.camp)

    def piles() -> set[str]:
        [market] = [area for area in SHORT.camp.scene(match, 0, v).areas if area.ref == "market"]
        return {thing.card for thing in market.things}

    assert "molten-peridot" not in piles()
    assert match.undo() == "banish:molten-peridot"
    assert "molten-peridot" in piles()
    assert match.view(0)["given"] == [[0, "mage:kel"], [0, "treasure-1:rhias-planar-pocket"]]
    assert SHORT.camp.arrange(match.position(), match.origin["seed"]).fingerprint == match.fingerprint


# Whole expeditions


class Lenient(OwnExpedition):
    """An expedition that goes on whatever happens, so that bots who cannot play see all of it."""

    def succeeded(self, origin: Origin, step: Step, match: Match) -> bool:
        return match.over


@pytest.mark.parametrize(("players", "kind"), [(1, "steady"), (2, "random"), (3, "steady"), (4, "random")])
def test_bots_go_through_and_every_file_leads_to_the_same_place(players: int, kind: str) -> None:
    rules = Lenient(GAME)
    campaign = rules.new(players=players, seed=players)
    games = {game.id: game for game in rules.games()}
    while True:
        match = campaign.match
        play_out(match, [bot(kind, match.game, seat) for seat in range(players)])
        assert read_match(match.save(), games.__getitem__)[0].fingerprint == match.fingerprint
        again, _ = read(campaign.save(), lambda id: rules)
        assert again.fingerprint == campaign.fingerprint
        assert again.ledger == campaign.ledger
        if campaign.over:
            break
        campaign.go_on()
    assert [each.step.id for each in campaign.results] == ["battle-1", "battle-2", "battle-3", "battle-4"]


def test_bots_fight_a_lost_battle_again_and_give_up_after_so_many_tries() -> None:
    campaign = OWN.new(players=1, seed=3)
    assert not play(campaign, ["random"], tries=3)
    assert [(each.step.id, each.attempt, each.won) for each in campaign.results] == [
        ("battle-1", 1, False),
        ("battle-1", 2, False),
        ("battle-1", 3, False),
    ]


def test_a_simulation_counts_the_tries_that_each_battle_took() -> None:
    plan = CampaignPlan(OWN, 1, "steady", 2, 3, {"difficulty": "beginner"}, tries=2)
    report = run(plan)
    told = report.as_json()
    assert told["campaigns"] == 2
    assert told["errors"] == 0
    assert report.won + report.given_up == 2
    assert told["fingerprint"] == run(plan).as_json()["fingerprint"]
    battles = told["battles"]
    assert isinstance(battles, list)
    assert battles[0]["step"] == "battle-1"
    assert battles[0]["fought"] >= 2
    for lang in LANGS:
        v = campaign_speaker(lang, OWN)
        assert "battle-1" in report.as_table(v)
