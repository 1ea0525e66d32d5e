"""The expedition of Outcasts: four battles, what each of them brings, Xaxos who joins, and the story in both languages."""

from __future__ import annotations

import pytest

import talia
from talia import Campaign, Match, TaliaError
from talia.bots import bot
from talia.games.aeons_end.boxes.outcasts import BOX, GAME
from talia.games.aeons_end.boxes.outcasts.expedition import BATTLES, EXPEDITION, PARTS
from talia.games.aeons_end.expedition.rules import Expedition
from talia.kernel.campaign import Origin, Step
from talia.kernel.campaign_saves import read
from talia.lab.simulation import play_out
from talia.words import campaign_speaker

from .expeditions import answer, end, fight, hold_camp

ID = "aeons-end/outcasts"
FOES = ["experiment-153", "thief-of-dreams", "risen-thrall", "fountain-of-souls"]


def at_battle(number: int, players: int = 2) -> Campaign:
    """An expedition at the camp before a battle."""
    campaign = EXPEDITION.new(players=players, seed=3)
    for _ in range(number - 1):
        fight(campaign)
        campaign.go_on()
    return campaign


def setup_of(campaign: Campaign) -> dict[str, object]:
    """The settled set-up of the battle after this camp."""
    hold_camp(campaign)
    setup: dict[str, object] = campaign.go_on().origin["setup"]
    return setup


def upgraded(setup: dict[str, object]) -> list[int]:
    """How many upgraded cards of each tier are in the nemesis deck."""
    deck = setup["deck"]
    assert isinstance(deck, list)
    return [sum(BOX.by_id[id].upgraded and BOX.by_id[id].tier == tier for id in deck) for tier in (1, 2, 3)]


def test_it_is_found_by_the_name_of_its_game() -> None:
    assert talia.campaign(ID) is EXPEDITION
    assert EXPEDITION.game == ID
    campaign = EXPEDITION.new(players=2, seed=7, names=["Ann", "Bo"])
    again = talia.load_campaign(campaign.save())
    assert again.fingerprint == campaign.fingerprint
    alone = talia.load(campaign.match.save())
    assert alone.game is EXPEDITION.camp, "a camp loads by itself too"


def test_everything_it_names_is_in_the_box_and_comes_once() -> None:
    assert [each.nemesis for each in BATTLES] == FOES
    piles = [*BOX.markets["first-market"], *(id for each in BATTLES for id in each.gains.market)]
    assert len(piles) == len(set(piles)) == 9 + 3 * 4
    for id in (*piles, *(id for each in BATTLES for id in each.gains.treasures)):
        assert id in BOX.by_id
    gained = [id for each in BATTLES for id in each.gains.treasures]
    assert sorted(gained) == sorted(card.id for card in BOX.treasures)
    abilities = [id for each in BATTLES for id in each.gains.abilities]
    assert sorted(abilities) == sorted(card.id for card in BOX.abilities)
    harder = [id for each in BATTLES for id in each.upgraded]
    assert sorted(harder) == sorted(card.id for card in BOX.basics if card.upgraded)


def test_it_begins_with_four_mages_and_the_nine_piles_of_the_first_market() -> None:
    campaign = EXPEDITION.new(players=4, seed=3)
    assert campaign.match.decision.keys == ["mage:ilya", "mage:kel", "mage:taqren", "mage:zhana"]
    setup = setup_of(campaign)
    assert setup["nemesis"] == "experiment-153"
    assert setup["market"] == list(BOX.markets["first-market"])
    assert setup["ally"] == "none"
    assert setup["treasure_1"] == ["none"] * 4


@pytest.mark.parametrize(
    ("number", "harder", "abilities", "levels"),
    [(1, [0, 0, 0], 0, []), (2, [1, 3, 3], 6, [1]), (3, [2, 4, 5], 8, [1, 2]), (4, [3, 5, 7], 10, [1, 2, 3])],
)
def test_each_battle_has_its_nemesis_harder_cards_treasures_and_xaxos(
    number: int, harder: list[int], abilities: int, levels: list[int]
) -> None:
    setup = setup_of(at_battle(number))
    assert setup["nemesis"] == FOES[number - 1]
    assert upgraded(setup) == harder
    assert setup["ally"] == ("xaxos" if abilities else "none")
    assert len(setup["abilities"]) == abilities  # type: ignore[arg-type]  # a list of plain JSON
    for level in (1, 2, 3):
        chosen = setup[f"treasure_{level}"]
        names = chosen if isinstance(chosen, list) else [chosen]
        assert ("none" not in names) == (level in levels)


def test_one_player_meets_at_most_one_upgraded_card_of_tier_1_and_three_of_tier_2() -> None:
    assert upgraded(setup_of(at_battle(4, players=1))) == [1, 3, 7]


def test_qu_and_thraxir_join_and_the_last_battle_opens_nothing_that_is_needed() -> None:
    assert at_battle(3).ledger["mages"][-1] == "qu"
    campaign = at_battle(4)
    assert campaign.ledger["mages"][-1] == "thraxir"
    fight(campaign)
    assert campaign.over
    assert campaign.won


def test_xaxos_is_who_is_protected_from_the_second_battle_on() -> None:
    campaign = at_battle(2)
    hold_camp(campaign)
    match = campaign.go_on()
    assert GAME.new(2, 1, **{name: match.origin["setup"][name] for name in ("nemesis", "ally")}).over is False
    assert match.view(0)["xaxos"] == {"charges": 0, "full": 8}
    assert talia.load(match.save()).fingerprint == match.fingerprint, "the save of a battle stands alone"


def test_it_has_two_levels_for_harder_rules_are_for_other_battles() -> None:
    EXPEDITION.new(players=1, seed=1, difficulty="beginner")
    with pytest.raises(TaliaError, match="expert"):
        EXPEDITION.new(players=1, seed=1, difficulty="expert")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_story_has_a_place_before_and_after_every_battle(lang: str) -> None:
    v = campaign_speaker(lang, EXPEDITION)
    for part in PARTS:
        assert v.say(f"tale-outcasts-{part}-title")
        lines = v.say(f"tale-outcasts-{part}-text").splitlines()
        assert 2 <= len(lines) <= 3
        assert sum(len(line.split()) for line in lines) < 160, "short"
    campaign = EXPEDITION.new(players=2, seed=3)
    told = []
    for number in (1, 2, 3, 4):
        fight(campaign, won=False)
        campaign.go_on()
        fight(campaign)
        told = [page["id"] for page in campaign.page(v)["story"]["told"]]
        assert told[-3:] == [f"outcasts-{moment}-{number}" for moment in ("battle", "lost", "won")]
        if number < 4:
            campaign.go_on()
    assert len(told) == len(PARTS)
    assert not v.mistakes


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_page_shows_barracks_treasures_and_xaxos(lang: str) -> None:
    v = campaign_speaker(lang, EXPEDITION)
    page = at_battle(4).page(v)
    assert [stage["state"] for stage in page["stages"]] == ["won", "won", "won", "now"]
    shelves = {shelf["ref"]: [thing["card"] for thing in shelf["things"]] for shelf in page["shelves"]}
    assert list(shelves) == ["mages", "treasures", "market", "ally", "upgraded", "banished"]
    assert (len(shelves["treasures"]), len(shelves["ally"]), len(shelves["upgraded"])) == (13, 10, 15)
    assert len(shelves["banished"]) == 8
    assert not v.mistakes


class Lenient(Expedition):
    """The same expedition, which goes on whatever happens, so that bots who cannot play see all of it."""

    def succeeded(self, origin: Origin, step: Step, match: Match) -> bool:
        return match.over


@pytest.mark.parametrize(("players", "kind"), [(1, "random"), (2, "steady"), (3, "random"), (4, "steady")])
def test_bots_go_through_all_of_it_and_every_file_leads_to_the_same_place(players: int, kind: str) -> None:
    rules = Lenient(GAME, EXPEDITION.title, EXPEDITION.fixed, tale="outcasts", parts=PARTS)
    campaign = rules.new(players=players, seed=players)
    while True:
        match = campaign.match
        play_out(match, [bot(kind, match.game, seat) for seat in range(players)])
        assert talia.load(match.save()).fingerprint == match.fingerprint
        again, _ = read(campaign.save(), lambda id: rules)
        assert again.fingerprint == campaign.fingerprint
        assert again.ledger == campaign.ledger
        if campaign.over:
            break
        campaign.go_on()
    assert [each.step.id for each in campaign.results] == ["battle-1", "battle-2", "battle-3", "battle-4"]


def test_a_lost_battle_is_fought_again_with_other_mages_if_one_likes() -> None:
    campaign = at_battle(2)
    hold_camp(campaign)
    campaign.go_on()
    end(campaign.match, won=False)
    campaign.go_on()
    answer(campaign, "mage:zhana", "mage:taqren", "treasure-1:mazras-thesis", "treasure-1:talixs-everburn")
    assert campaign.match.over, "nine piles are left, and nothing more is to be decided"
    assert campaign.go_on().origin["setup"]["mages"] == ["zhana", "taqren"]
    assert campaign.attempt == 2
