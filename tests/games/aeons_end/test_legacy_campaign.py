"""The campaign of Legacy: chapters, a market that grows, mages that do, cards that change for good, and rules that open."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import talia
from talia import Campaign, Match
from talia.games.aeons_end.boxes.legacy.gifts import GIFTS
from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.chapters.deck import BLADIUS
from talia.games.aeons_end.chapters.rules import CAMPAIGN, LegacyCampaign
from talia.games.aeons_end.chapters.shown import gift_thing, mages
from talia.games.aeons_end.chapters.way import CHAPTERS, MARKET
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.evolution import evolve
from talia.games.aeons_end.rules.layout import NEMESIS_DECK
from talia.kernel.campaign_saves import read
from talia.kernel.chance import Chance
from talia.kernel.glossary import glossary
from talia.words.speaker import campaign_speaker, speaker


def begun(players: int = 2) -> Campaign:
    return CAMPAIGN.new(players=players, seed=5, names=["Bubda", "Ramzel", "Ivo", "Jaga"][:players])


def play(match: Match, seed: int = 1) -> None:
    """Play a match to its end, anyhow."""
    chance = Chance(seed)
    while not match.over:
        decision = match.decision
        match.choose(chance.below(len(decision.options)))


@pytest.fixture
def winners(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every battle counts as won, however it went."""
    monkeypatch.setattr(LegacyCampaign, "succeeded", lambda self, origin, step, match: match.over)


def to_chapter(campaign: Campaign, number: int) -> None:
    """Go on until the battle of a chapter."""
    for seed in range(100):
        if campaign.step.id == f"chapter-{number}" and not campaign.match.over:
            return
        play(campaign.match, seed)
        campaign.go_on()
    raise AssertionError("never came there")


def battle(campaign: Campaign) -> Battle:
    assert isinstance(campaign.match.state, Battle)
    return campaign.match.state


def test_the_first_chapter_is_maelstrom_with_its_deck_and_without_the_rules_that_open_later() -> None:
    campaign = begun()
    table = battle(campaign).table
    assert table.nemesis.id == "maelstrom"
    assert [mage.charges for mage in table.mages] == [0, 0]
    assert [len(mage.breaches) for mage in table.mages] == [3, 3]
    assert {pile.card.id for pile in table.market} == set(MARKET)
    assert campaign.match.game.id == "aeons-end/legacy/chapter-1"
    assert [str(name.args["name"]) for name in campaign.match.game.seats(campaign.match)] == ["Bubda", "Ramzel"]


def test_the_first_chapter_goes_on_even_if_it_is_lost() -> None:
    campaign = begun()
    play(campaign.match)
    assert not campaign.succeeded  # chance does not beat Maelstrom
    campaign.go_on()
    assert campaign.step.id == "camp-1"
    assert campaign.ledger["chapter"] == 2


def test_of_four_new_piles_two_come_and_two_old_ones_go_for_good() -> None:
    campaign = begun()
    play(campaign.match)
    campaign.go_on()
    camp = campaign.match
    assert camp.decision.seat is None
    assert {key.partition(":")[2] for key in camp.decision.keys} == set(CHAPTERS[0].piles)
    for key in ("add:geophage", "add:breach-flare", "banish:gilded-marble", "banish:gravity-node"):
        camp.choose(key)
    assert camp.over
    ledger = campaign.ledger
    assert len(ledger["market"]) == 9
    assert {"geophage", "breach-flare"} <= set(ledger["market"])
    assert {"gilded-marble", "gravity-node"}.isdisjoint(ledger["market"])
    assert set(ledger["banished"]) == {"gilded-marble", "gravity-node", "crumbling-compound", "bending-beam"}
    campaign.go_on()
    assert {pile.card.id for pile in battle(campaign).table.market} == set(ledger["market"])


def test_the_deck_of_the_second_chapter_lies_as_it_is_told(winners: None) -> None:
    campaign = begun()
    to_chapter(campaign, 2)
    kinds = battle(campaign).kinds
    deck = [kinds[card] for card in reversed(battle(campaign).zones[NEMESIS_DECK])]
    told = [place for place in BLADIUS if not place.startswith("tier-")]
    assert [card.id for card in deck if card.id in told] == told
    assert len(deck) == len(BLADIUS)
    assert [card.tier for card in deck[2:6]] == [1, 1, 1, 1]


def second_deck(campaign: Campaign) -> list[Card]:
    """The nemesis deck of the second chapter as it is dealt."""
    to_chapter(campaign, 2)
    return [CAMPAIGN.box.by_id[id] for id in campaign.step.answers["deck"]]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_card_of_the_second_chapter_needs_a_rule_that_opens_with_the_third(players: int, winners: None) -> None:
    voice = campaign_speaker("en", CAMPAIGN)
    texts = {card.id: card.text for card in CAMPAIGN.single.cards(voice)}
    for seed in range(8):
        deck = second_deck(CAMPAIGN.new(players=players, seed=seed))
        assert len(deck) == len(BLADIUS)
        assert not [card.id for card in deck if card.shields or "charge" in texts[card.id]]


def test_a_campaign_that_began_with_them_goes_on_so(winners: None) -> None:
    begun = [CAMPAIGN.under(1).new(players=2, seed=seed) for seed in range(8)]
    assert any(card.shields for campaign in begun for card in second_deck(campaign))
    again = read(begun[0].save(), lambda id: CAMPAIGN)[0]
    assert again.rules.rules == 1
    assert again.fingerprint == begun[0].fingerprint


@pytest.mark.parametrize(("players", "count"), [(1, 5), (2, 4), (3, 3), (4, 0)])
def test_what_bladius_attacks_banishes_is_out_of_the_campaign(players: int, count: int, winners: None) -> None:
    campaign = begun(players)
    to_chapter(campaign, 2)
    deck = [battle(campaign).kinds[card] for card in reversed(battle(campaign).zones[NEMESIS_DECK])]
    play(campaign.match)
    gone = campaign.ledger["gone"]
    assert list(gone) == [card.id for card in deck[1 : 1 + count]]
    assert len(campaign.ledger["basics"]) == 22 - len([id for id in gone if id != "vile-impaler"])
    shelves = {shelf["ref"]: shelf["things"] for shelf in campaign.page(campaign_speaker("en", CAMPAIGN))["shelves"]}
    assert len(shelves.get("gone", [])) == count
    for number in (3, 4, 5):
        to_chapter(campaign, number)
        met = {kind.id for kind in battle(campaign).kinds}
        assert met.isdisjoint(gone)
        dealt = [battle(campaign).kinds[card].tier for card in battle(campaign).zones[NEMESIS_DECK]]
        assert dealt.count(1) == 3 + (1, 3, 5, 8)[players - 1], "enough are left for the table"


def test_bladius_attacks_banishes_once_however_often_its_chapter_is_fought() -> None:
    campaign = begun(players=1)
    play(campaign.match)
    campaign.go_on()
    play(campaign.match)
    campaign.go_on()
    assert campaign.step.id == "chapter-2"
    for seed in range(3):
        play(campaign.match, seed)
        assert not campaign.succeeded
        campaign.go_on()
        assert len(campaign.ledger["gone"]) == 5
        kinds = [battle(campaign).kinds[card] for card in reversed(battle(campaign).zones[NEMESIS_DECK])]
        assert [kind.id for kind in kinds[:2]] == ["parry", "lunge"]
        assert len(kinds) == len(BLADIUS) - 6


def test_the_exterminating_blade_of_the_campaign_hunts_whom_the_team_names(winners: None) -> None:
    campaign = begun()
    to_chapter(campaign, 3)
    ids = {kind.id for kind in battle(campaign).kinds}
    assert "exterminating-blade-campaign" in ids
    assert "exterminating-blade" not in ids


def test_after_the_second_chapter_every_mage_has_a_card_and_an_ability_that_no_other_has(winners: None) -> None:
    campaign = begun(players=4)
    to_chapter(campaign, 3)
    gifts = campaign.ledger["gifts"]
    assert [[GIFTS[id].slot for id in each] for each in gifts] == [["start", "ability"]] * 4
    assert len({id for each in gifts for id in each}) == 8
    for mage, given in zip(battle(campaign).table.mages, gifts):
        assert mage.hand[0] == given[0]
        assert mage.charges > 0


def test_bots_take_gifts_by_chance(winners: None) -> None:
    """One seat was always given the first of those on offer."""
    taken: set[tuple[str, ...]] = set()
    for seed in range(12):
        campaign = CAMPAIGN.new(players=1, seed=seed)
        while campaign.ledger["chapter"] < 3 or not campaign.step.camp:
            play(campaign.match)
            campaign.go_on()
        camp = campaign.match
        while not camp.over:
            camp.choose(CAMPAIGN.camp.bots()["steady"](CAMPAIGN.camp, 1).choose(camp, camp.decision))
        taken.add(tuple(campaign.ledger["gifts"][0]))
    assert len({start for start, _ in taken}) > 3
    assert len({ability for _, ability in taken}) > 3


def test_rules_open_chapter_by_chapter_and_the_guide_tells_only_those(winners: None) -> None:
    campaign = begun()
    voice = campaign_speaker("en", CAMPAIGN)

    def told() -> str:
        parts = campaign.match.game.guide(voice)
        return "\n".join(line for part in parts for line in (part.title, *part.lines))

    assert "charge" not in told()
    assert "Shields" not in told()
    to_chapter(campaign, 3)
    assert "Charges and abilities" in told()
    assert "Shields" in told()
    assert "Silence" not in told()
    assert battle(campaign).table.without == ("breach-iv",)
    to_chapter(campaign, 6)
    assert "Pulse" in told()
    assert battle(campaign).table.without == ()
    assert campaign.page(voice)["guide"][0]["title"] == "Evolution"


def test_lists_of_cards_tell_only_what_people_have_met(winners: None) -> None:
    campaign = begun()
    voice = campaign_speaker("en", CAMPAIGN)
    for chapter in CHAPTERS:
        to_chapter(campaign, chapter.number)
        listed = campaign.match.game.cards(voice)
        told = [card for card in listed if not card.sealed]
        foes = {each.nemesis: each.number for each in CHAPTERS}
        assert all(foes.get(card.id, 0) <= chapter.number for card in listed), "nobody of a later chapter"
        words = "\n".join(f"{card.name} {card.text}".casefold() for card in told)
        for word, first in (("pulse", 6), ("charge", 3), ("degrade", 5), ("flawed", 5), ("silence", 4), ("evolve", 9)):
            assert (word in words) <= (chapter.number >= first), (chapter.number, word)
        own = {card.id for card in battle(campaign).table.nemesis.everything()}
        assert not own & {card.id for card in told}, "the cards of whom one fights are met when they come"
        ids = {card.id for card in listed}
        there = {kind.id for kind in battle(campaign).kinds if not kind.id.startswith("turn-")}
        assert there <= ids, "what does turn up can be looked at"


def test_a_camp_lists_no_cards_and_tells_what_it_is() -> None:
    voice = campaign_speaker("en", CAMPAIGN)
    assert all(card.sealed for card in CAMPAIGN.camp.cards(voice))
    (part,) = CAMPAIGN.camp.guide(voice)
    assert "banished" in part.lines[0]


def test_a_mage_has_one_face_in_camps_battles_and_on_the_page(winners: None) -> None:
    campaign = begun()
    voice = campaign_speaker("en", CAMPAIGN)

    def faces() -> list[str]:
        scene = campaign.match.game.scene(campaign.match, 0, voice)
        shelves = campaign.page(voice)["shelves"]
        on_page = [thing["card"] for shelf in shelves if shelf["ref"] == "mages" for thing in shelf["things"]]
        return [*on_page, *(thing.card for area in scene.areas for thing in area.things if thing.art == "mage")]

    seen = set(faces())
    to_chapter(campaign, 7)
    assert campaign.ledger["gifts"][0]
    assert set(faces()) == seen == {"Bubda", "Ramzel"}


def test_a_gift_that_changes_an_ability_tells_how_it_would_read() -> None:
    voice = campaign_speaker("en", CAMPAIGN)
    grown = gift_thing("greater-power", ["living-crystal", "burning-lash"], voice).text
    assert "Burning Lash (5 charges): Deal 8 damage." in grown, grown
    assert "Burning Lash (4 charges): Deal 6 damage." in gift_thing("deep-well", ["burning-lash"], voice).text
    assert "Burning Lash" not in gift_thing("first-beat", ["burning-lash"], voice).text


def test_the_story_says_which_card_has_become_which() -> None:
    for lang in ("en", "pl"):
        voice = campaign_speaker(lang, CAMPAIGN)
        for first in CAMPAIGN.box.forms:
            for earlier, later in pairwise(first.forms()):
                told = voice.say(f"tale-evolved-{later.id}-text")
                assert voice.name(earlier.name) in told
                assert voice.name(later.name) in told


def test_the_story_names_no_nemesis_before_its_chapter_comes() -> None:
    foes = [CAMPAIGN.box.nemesis(chapter.nemesis) for chapter in CHAPTERS]
    for lang in ("en", "pl"):
        voice = campaign_speaker(lang, CAMPAIGN)
        for chapter in CHAPTERS:
            told = ""
            for part in ("", "-won", "-lost"):
                tale = f"tale-legacy-{chapter.number}{part}"
                told += voice.say(f"{tale}-title") + voice.say(f"{tale}-text")
            for foe in foes[chapter.number + 1 :]:
                assert foe is not None
                assert voice.name(foe.name) not in told, f"chapter {chapter.number}, {lang}"


def test_words_explain_themselves_once_their_rule_has_opened() -> None:
    words = {chapter.number: set(CAMPAIGN.battles[chapter.number].terms) for chapter in CHAPTERS}
    opens = {
        "charge": 3,
        "gift-in-chapters": 3,
        "shield": 3,
        "silence": 4,
        "degrade": 5,
        "flaw": 5,
        "pulse": 6,
        "echo": 6,
    }
    for word, first in {**opens, "attach": 6}.items():
        assert [number for number in words if word in words[number]] == list(range(first, 9)), word


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_words_of_chapters_tell_of_no_gift_to_come_and_that_destroyed_cards_come_back(lang: str) -> None:
    voice = campaign_speaker(lang, CAMPAIGN)
    single = {term.id: term.text for term in glossary(CAMPAIGN.single, voice)}
    for chapter in CHAPTERS:
        words = glossary(CAMPAIGN.battles[chapter.number], voice)
        told = {term.id.removesuffix("-in-chapters"): term.text for term in words}
        assert told["destroy"] != single["destroy"]
        assert chapter.number < 3 or told["gift"] != single["gift"]
        guide = [part.title for part in CAMPAIGN.battles[chapter.number].guide(voice)]
        assert (voice.say("guide-opened-flaws-title") in guide) is ("flaw" in told) is (chapter.number >= 5)


@pytest.mark.parametrize(
    ("lang", "once"), [("en", "Chapter 5 is not fought again"), ("pl", "Rozdziału 5 nie rozgrywa się ponownie")]
)
def test_the_guide_says_which_chapter_is_not_fought_again_in_later_ones_too(lang: str, once: str) -> None:
    for chapter in CHAPTERS[4:]:
        game = CAMPAIGN.battles[chapter.number]
        voice = speaker(lang, game)
        told = {part.title: " ".join(part.lines) for part in game.guide(voice)}
        assert once in told[voice.say("guide-opened-flaws-title")]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_guide_and_glossary_tell_of_breach_iv_and_of_what_breaches_add_once_that_has_opened(lang: str) -> None:
    voice = campaign_speaker(lang, CAMPAIGN)
    for chapter in CHAPTERS:
        game = CAMPAIGN.battles[chapter.number]
        guide = [line for part in game.guide(voice) for line in (part.title, *part.lines)]
        (breach,) = (term.text for term in glossary(game, voice) if term.id.startswith("breach"))
        told = " ".join((*guide, breach))
        assert bool(re.search(r"\bIV\b", told)) is (chapter.number >= 4), chapter.number
        assert ("1 " in breach) is (chapter.number >= 3), chapter.number


def test_mages_of_a_campaign_sit_at_a_table_of_all_boxes(winners: None) -> None:
    campaign = begun()
    to_chapter(campaign, 8)
    sitting = campaign.step.answers["mages"]
    match = talia.game("aeons-end/all").new(players=3, seed=1, nemesis="umbra-titan", mages=[*sitting, "mist"])
    assert isinstance(match.state, Battle)
    mine, yours, _ = match.state.table.mages
    assert [mage.gifts for mage in (mine, yours)] == [tuple(each) for each in campaign.ledger["gifts"]]
    play(match)
    voice = campaign_speaker("pl", CAMPAIGN)
    assert sitting[0] not in str(campaign.page(voice)["shelves"])
    play(campaign.match)
    assert all(mage in str(campaign.page(voice)["shelves"]) for mage in sitting), "told once the campaign is over"


def test_a_mage_with_a_comma_in_the_name_is_told_without_it_for_a_list_of_mages() -> None:
    voice = campaign_speaker("en", CAMPAIGN)
    (told,) = mages(["Ann, the Great"], [["living-crystal", "shelter"]], [0], voice, free=True).things
    assert told.title == "Ann, the Great"
    called = told.text.rpartition("called ")[2]
    match = talia.game("aeons-end/all").new(players=2, seed=1, mages=f"{called},mist")
    assert isinstance(match.state, Battle)
    assert match.state.table.mages[0].gifts == ("living-crystal", "shelter")


def test_nobody_sees_breach_iv_before_its_rule_has_opened(winners: None) -> None:
    campaign = begun()
    voice = campaign_speaker("en", CAMPAIGN)

    def shown() -> tuple[str, int]:
        scene = campaign.match.game.scene(campaign.match, 0, voice)
        (breaches,) = (area for area in scene.areas if area.ref == "p0/breaches")
        return scene.title, len(breaches.things)

    assert shown() == ("Aeon's End: Legacy, chapter 1", 3)
    match = campaign.match
    while match.decision.word != "ask-main":
        match.choose(0)
    refused = {why.about[3:] for why in match.game.why_not(match, match.decision)}
    assert {"breach/II", "breach/III"} <= refused
    assert "breach/IV" not in refused
    to_chapter(campaign, 4)
    has = ["fourth-breach" in gifts for gifts in campaign.ledger["gifts"]]
    for seat, fourth in enumerate(has):
        scene = campaign.match.game.scene(campaign.match, seat, voice)
        (breaches,) = (area for area in scene.areas if area.ref == f"p{seat}/breaches")
        assert len(breaches.things) == (4 if fourth else 3), "one that a mage never had is not shown as gone"


def test_rules_that_are_new_are_told_before_the_camp_or_chapter_that_brings_them(winners: None) -> None:
    campaign = begun()
    voice = campaign_speaker("en", CAMPAIGN)
    told: dict[str, list[str]] = {}
    for seed in range(20):
        page = campaign.page(voice)
        told[campaign.step.id] = [part["title"] for part in page["story"]["before"]]
        assert not any(part["id"].startswith("opened-") for part in page["story"]["told"]), "they are no story"
        if campaign.step.id == "chapter-6":
            break
        play(campaign.match, seed)
        campaign.go_on()
    assert told["chapter-1"] == ["The Night of Knives"]
    assert told["chapter-2"] == ["One That Stayed Behind", "New: Evolution"]
    assert told["camp-2"] == ["New: Charges and abilities"]
    assert told["chapter-3"] == ["The Warm Chamber", "New Rules"]
    assert told["camp-3"] == ["New Rules"], "of breach IV and silence, of which gifts and piles speak there"
    assert told["camp-4"] == []
    assert told["camp-5"] == ["New: Pulse tokens"]
    assert len(told["chapter-6"]) == 1


def test_after_a_lost_chapter_the_page_tells_which_try_comes() -> None:
    campaign = begun()
    voice = campaign_speaker("en", CAMPAIGN)
    to_chapter(campaign, 2)
    play(campaign.match)
    assert not campaign.succeeded
    assert campaign.page(voice)["next"] == {"camp": False, "title": "Chapter 2", "try": 2}
    campaign.go_on()
    assert campaign.page(voice)["story"]["before"] == [], "neither story nor rules are told again"


def test_the_table_of_a_chapter_says_nothing_of_levels_that_are_not_played(winners: None) -> None:
    campaign = begun()
    to_chapter(campaign, 2)
    voice = campaign_speaker("en", CAMPAIGN)
    scene = campaign.match.game.scene(campaign.match, 0, voice)
    assert not any("HARDER" in thing.text for area in scene.areas for thing in area.things)


def test_whoever_is_called_as_their_mage_is_named_once() -> None:
    match = begun().match
    voice = speaker("en", match.game).calling(match.game.player_words, ("Bubda", "Ann"))
    titles = {area.ref: area.title for area in match.game.scene(match, 0, voice).areas}
    assert (titles["p0"], titles["p1"]) == ("Bubda", "Ann: Ramzel")


def test_a_lost_chapter_is_fought_again_and_what_evolved_stays_evolved(monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = begun()
    with monkeypatch.context() as lucky:
        lucky.setattr(LegacyCampaign, "succeeded", lambda self, origin, step, match: match.over)
        to_chapter(campaign, 2)
    table = battle(campaign)
    scatter = next(card for card, kind in enumerate(table.kinds) if kind.id == "scatter-campaign")
    evolve(table, scatter)
    play(campaign.match)
    assert not campaign.succeeded
    assert campaign.ledger["basics"]["scatter-campaign"]["card"] == "demolish"
    assert "evolved-demolish" in campaign.after()
    campaign.go_on()
    assert (campaign.step.id, campaign.attempt) == ("chapter-2", 2)
    assert "demolish" in [kind.id for kind in battle(campaign).kinds]
    assert "scatter-campaign" not in [kind.id for kind in battle(campaign).kinds]


def test_flawed_crystals_stay_flawed(winners: None) -> None:
    campaign = begun()
    to_chapter(campaign, 5)
    battle(campaign).set_mark("flawed-1", 2)
    before = campaign.ledger["flaws"]
    play(campaign.match)
    after = campaign.ledger["flaws"]
    assert after[0] >= before[0] + 2
    campaign.go_on()
    play(campaign.match)
    campaign.go_on()
    table = battle(campaign)
    mine = [kind.id for card, kind in enumerate(table.kinds) if table.owner(card) == 0]
    assert mine.count("flawed-crystal") == min(after[0], mine.count("flawed-crystal") + mine.count("crystal"))
    assert mine.count("flawed-crystal") >= 2


def _changing(table: Battle) -> int:
    """Where in the nemesis deck a card lies that evolves at once."""
    return next(
        place
        for place, card in enumerate(table.zones[NEMESIS_DECK])
        if table.kinds[card].becomes is not None and not table.kinds[card].places
    )


def test_nobody_is_told_of_the_last_chapter_before_the_seventh_is_won(winners: None) -> None:
    campaign = begun(players=1)
    voice = campaign_speaker("pl", CAMPAIGN)
    assert len(campaign.page(voice)["stages"]) == 7
    assert "Xaxos" not in str(campaign.page(voice))
    to_chapter(campaign, 7)
    assert len(campaign.page(voice)["stages"]) == 7
    play(campaign.match)
    campaign.go_on()
    assert len(campaign.page(voice)["stages"]) == 8
    to_chapter(campaign, 8)
    evolve(battle(campaign), battle(campaign).zones[NEMESIS_DECK][_changing(battle(campaign))])
    play(campaign.match)
    assert campaign.over
    assert campaign.won
    assert campaign.after() == ("legacy-8-won",)  # what became of cards matters to nobody any more


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_campaign_is_told_and_loads_where_it_stands(players: int, winners: None) -> None:
    campaign = begun(players)
    for seed in range(60):
        play(campaign.match, seed)
        for lang in ("en", "pl"):
            page = campaign.page(campaign_speaker(lang, CAMPAIGN))
            assert all(tale["paragraphs"] for tale in page["story"]["told"])
        if campaign.over:
            break
        campaign.go_on()
    assert campaign.over
    assert [len(each) for each in campaign.ledger["gifts"]] == [5] * players
    again = read(campaign.save(), lambda id: CAMPAIGN)[0]
    assert again.fingerprint == campaign.fingerprint
    assert again.ledger == campaign.ledger


def test_mages_without_names_have_some_and_no_two_the_same() -> None:
    campaign = CAMPAIGN.new(players=3, seed=1, names=["Ola", "Ola", ""])
    seats = [str(name.args["name"]) for name in campaign.match.game.seats(campaign.match)]
    assert seats[:2] == ["Ola", "Ola II"]
    assert len(set(seats)) == 3
