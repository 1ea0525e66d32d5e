"""The mages of Legacy: starting cards, abilities, breaches, and what they are made of, each in a position of its own."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import Match
from talia.games.aeons_end.boxes.legacy import BOX
from talia.games.aeons_end.boxes.legacy.gifts import ABILITY, BREACH, GIFTS, LAST, SECOND, START, of_slot
from talia.games.aeons_end.boxes.legacy.mages import legacy_mage, made
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.errors import TaliaError
from talia.words.speaker import speaker

from .legacy import GAME, battle, gex, hurt, strike
from .table import Sheet, breach, choose, gravehold, keys, lives, mage, player


def adept(*gifts: str, **sheet: Any) -> Sheet:
    """A mage with these gifts: breach I open, II and III turned once, no IV."""
    return mage(f"Ada:{'+'.join(gifts)}", **sheet)


def cast(spell: str, *gifts: str, at: str = "I", others: tuple[Sheet, ...] = (), **sheet: Any) -> Match:
    """The casting phase of a mage with this spell on an open breach, just cast."""
    breaches = {at: {"open": True, "prepped": [spell]}, **sheet.pop("breaches", {})}
    match = battle(adept(*gifts, breaches=breaches, **sheet), *(others or (gex(),)), phase="casting", run_on=False)
    match.choose(f"cast:{spell}@{at}")
    return match


def use(ability: str, *others: Sheet, grown: bool = False, **rest: Any) -> Match:
    """A mage with the charges for it uses an ability."""
    sheet = {name: rest.pop(name) for name in ("hand", "discard", "life", "breaches") if name in rest}
    gifts = [ability, *(["greater-power"] if grown else [])]
    match = battle(adept(*gifts, charges=GIFTS[ability].charges, **sheet), *(others or (gex(),)), **rest)
    match.choose("ability")
    return match


# What a mage is made of


def test_a_mage_begins_as_the_sheet_says() -> None:
    ada = legacy_mage("Ada")
    assert ada.hand == ("crystal", "crystal", "crystal", "crystal", "spark")
    assert ada.deck == ("crystal", "crystal", "crystal", "crystal", "spark")
    assert ada.breaches == ("open", "down", "down", "none")
    match = GAME.new(players=1, seed=1, mages=["Ada:"])
    ada_now = player(match)
    assert (ada_now["charges_needed"], ada_now["life"]) == (0, 10)
    assert [each["open"] for each in ada_now["breaches"]] == [None, 4, 7, None]
    assert not {"charge", "ability"} & set(keys(match))


def test_the_same_words_make_the_same_mage() -> None:
    ada = legacy_mage("Ada", "living-crystal", "shelter")
    assert made("Ada:shelter+living-crystal") is ada
    assert made("Ada: Shelter + Living Crystal") is ada
    assert BOX.mage(ada.id) is ada
    assert made("Ada:shelter+purge") is None
    assert made("Ada:nonsense") is None


def test_cards_of_ones_own_lie_in_hand_and_deck() -> None:
    ada = legacy_mage("Ada", start="living-crystal", second="beating-crystal")
    assert ada.hand == ("living-crystal", "crystal", "crystal", "crystal", "spark")
    assert ada.deck == ("crystal", "crystal", "crystal", "beating-crystal", "spark")


def test_there_are_gifts_enough_for_four_mages() -> None:
    assert [len(of_slot(slot)) for slot in (START, ABILITY, BREACH, SECOND, LAST)] == [8, 9, 7, 8, 6]
    assert all(4 <= gift.charges <= 6 for gift in of_slot(ABILITY))
    given = [gift for each in BOX.mages for gift in each.gifts]
    assert len(BOX.mages) == 6
    assert len(given) == len(set(given)) == 30


def test_no_two_mages_of_a_battle_share_a_gift() -> None:
    with pytest.raises(TaliaError, match="shelter"):
        GAME.new(players=2, seed=1, mages=["Ada:shelter", "bubda"])
    for seed in range(8):
        match = GAME.new(players=2, seed=seed, mages=["Ada:shelter+living-crystal", "random"])
        assert player(match, 1)["mage"] not in ("bubda", "tolgrim")


def test_a_made_mage_is_told_saved_and_shown() -> None:
    match = GAME.new(players=2, seed=3, mages=["Ada:shelter+keen-breach+deep-well", "sennet"], market="random")
    match.choose(0)
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    for lang in ("en", "pl"):
        voice = speaker(lang, GAME)
        scene = GAME.scene(match, 0, voice)
        assert any("Ada" in area.title for area in scene.areas)
        assert [word for word in voice.mistakes if "title-" not in word] == []


# The eight cards of the rulebook


def test_seeking_spark_pays_for_a_spell() -> None:
    match = cast("seeking-spark")
    strike(match)
    assert hurt(match) == 1
    assert player(match)["purses"] == [[4, 1]]


def test_smouldering_spark_burns_on_four_other_discarded_cards() -> None:
    for others, damage in ((3, 1), (4, 3)):
        match = cast("smouldering-spark", discard=["crystal"] * others)
        strike(match)
        assert hurt(match) == damage


def test_hunting_spark_hurts_minions_more() -> None:
    match = cast("hunting-spark", at="III")
    match.choose("target:mangleroot")
    assert hurt(match) == 1 + 1 + 1
    match = cast("hunting-spark")
    before = match.view(0)["nemesis"]["life"]
    match.choose("target:nemesis")
    assert match.view(0)["nemesis"]["life"] == before - 1


def test_guiding_spark_focuses_any_players_breach() -> None:
    match = cast("guiding-spark")
    match.choose("focus:III/2")
    assert breach(match, "III", 1)["stage"] == 2


def test_kindred_crystal_exchanges_an_allys_spell_for_a_card() -> None:
    match = battle(adept(hand=["kindred-crystal", "crystal"]), gex(hand=["spark"]))
    choose(match, "play:kindred-crystal", "discard:spark")
    assert player(match)["aether"] == 1
    assert (player(match, 1)["hand"], player(match, 1)["discard"]) == (["crystal"], ["spark"])


def test_living_crystal_heals_with_three_open_breaches() -> None:
    for opened, life in ((("II",), 5), (("II", "III"), 6)):
        breaches = {roman: {"open": True} for roman in opened}
        match = battle(adept(hand=["living-crystal", "crystal"], life=5, breaches=breaches), gex())
        match.choose("play:living-crystal")
        assert lives(match) == [life, 10]


def test_hoarding_crystal_pays_for_gems_only() -> None:
    match = battle(adept(hand=["hoarding-crystal", "hoarding-crystal", "crystal"]), gex())
    choose(match, "play:hoarding-crystal", "play:hoarding-crystal")
    assert "gain:branching-radite" in keys(match)
    assert "gain:neural-wreath" not in keys(match)
    assert "charge" not in keys(match)


def test_restless_crystal_casts_a_cheap_spell_of_ones_own() -> None:
    mine = {"I": {"prepped": ["spark"]}, "II": {"open": True, "prepped": ["gravity-node"]}}
    theirs = {"II": {"prepped": ["spark"]}}
    match = battle(adept(hand=["restless-crystal", "crystal"], breaches=mine), gex(breaches=theirs))
    match.choose("play:restless-crystal")
    assert keys(match) == ["cast:spark@I", "skip"]
    match.choose("cast:spark@I")
    strike(match)
    assert (hurt(match), player(match)["aether"]) == (1, 1)


# Cards with pulse


@pytest.mark.parametrize(
    ("gem", "price", "brings"),
    [
        ("beating-crystal", 2, ("aether", 3)),
        ("mending-crystal", 3, ("life", 7)),
        ("charging-crystal", 2, ("charges", 1)),
    ],
)
def test_crystals_store_pulse_and_spend_it(gem: str, price: int, brings: tuple[str, int]) -> None:
    match = battle(adept("shelter", hand=[gem, "crystal"], life=5), gex())
    match.choose(f"play:{gem}")
    assert (player(match)["aether"], player(match)["pulse"]) == (1, 1)
    match = battle(adept("shelter", hand=[gem, "crystal"], life=5, pulse=price), gex())
    choose(match, f"play:{gem}", "or:2")
    if gem == "mending-crystal":
        match.choose("player:1")
    assert player(match)[brings[0]] == brings[1]
    assert player(match)["aether"] == {"beating-crystal": 3, "mending-crystal": 0, "charging-crystal": 1}[gem]
    assert "pulse" not in player(match)


def test_surging_spark_gathers_pulse_and_strikes_with_it() -> None:
    match = battle(adept(breaches={"I": {"prepped": ["surging-spark"]}}), gex())
    match.choose("use:surging-spark")
    assert player(match)["pulse"] == 1
    match = cast("surging-spark", pulse=2)
    match.choose("yes")
    strike(match)
    assert hurt(match) == 4


def test_echoing_spark_strikes_again_for_pulse() -> None:
    match = cast("echoing-spark", pulse=2)
    strike(match)
    assert hurt(match) == 1
    match.choose("yes")
    strike(match)
    assert hurt(match) == 1 + 2
    assert "pulse" not in player(match)
    match = battle(adept(breaches={"I": {"prepped": ["echoing-spark"]}}), gex())
    match.choose("use:echoing-spark")
    assert player(match)["pulse"] == 1


def test_battles_that_began_under_rules_3_have_the_gifts_as_they_were() -> None:
    sheet = adept("shelter", "keen-breach", hand=["mending-crystal", "charging-crystal", "crystal"], pulse=2)
    sheet["breaches"] = {"I": {"prepped": ["echoing-spark"]}}
    position = {"players": [sheet, gex()], "nemesis": {"name": "Bladius"}}
    former, now = GAME.under(3).arrange(position), GAME.arrange(position)
    kinds = {match: {kind.id: kind for kind in match.state.kinds} for match in (former, now)}
    for id in ("mending-crystal", "charging-crystal", "echoing-spark"):
        assert kinds[former][id] is kinds[now][id].former
    for match, charges, focus in ((former, 2, 3), (now, 1, 4)):
        choose(match, "play:charging-crystal", "or:2")
        assert player(match)["charges"] == charges
        state = match.state
        assert isinstance(state, Battle)
        assert (state.make(0, 2).focus, state.make(0, 2).bonus) == (focus, 2)


def test_quickening_spark_mends_gravehold_for_four_pulse() -> None:
    sheet = adept(breaches={"I": {"prepped": ["quickening-spark"]}}, pulse=2)
    match = battle(sheet, gex(), phase="casting", run_on=False, gravehold=20)
    match.choose("cast:quickening-spark@I")
    strike(match)
    match.choose("yes")
    assert (hurt(match), gravehold(match)) == (1, 22)
    assert "pulse" not in player(match)


def test_pulse_anchor_gives_pulse_for_each_cast_from_its_breach() -> None:
    match = battle(adept(hand=["pulse-anchor", "crystal"]), gex())
    choose(match, "play:pulse-anchor", "attach:I")
    assert breach(match, "I")["attached"] == "pulse-anchor"
    under = {"I": {"prepped": ["spark"], "attached": "pulse-anchor"}}
    now = battle(adept(breaches=under, pulse=3), gex(), phase="casting", run_on=False)
    former = GAME.under(5).arrange(now.position())
    for match, left in ((now, 0), (former, 1)):  # it asked for one token less until rules 5
        match.choose("cast:spark@I")
        strike(match)
        match.choose("yes")
        strike(match)
        assert hurt(match) == 1 + 2
        assert player(match).get("pulse", 0) == left


def test_wardens_drum_gives_pulse_or_an_ally_cards() -> None:
    match = battle(adept(hand=["wardens-drum", "wardens-drum", "crystal"], pulse=1), gex())
    choose(match, "play:wardens-drum", "player:1")
    assert (player(match)["pulse"], player(match)["aether"]) == (3, 1)
    choose(match, "play:wardens-drum", "or:2")
    assert len(player(match, 1)["hand"]) == 3


# Abilities, and what they grow into


@pytest.mark.parametrize(("grown", "damage"), [(False, 3), (True, 5)])
def test_torrent_of_will_casts_any_players_spell_harder(grown: bool, damage: int) -> None:
    match = use("torrent-of-will", gex(breaches={"II": {"prepped": ["spark"]}}), grown=grown)
    strike(match)
    assert hurt(match) == damage
    assert player(match)["charges"] == 0


@pytest.mark.parametrize(("grown", "life"), [(False, 14), (True, 16)])
def test_shelter_mends_gravehold(grown: bool, life: int) -> None:
    assert gravehold(use("shelter", grown=grown, gravehold=10)) == life


@pytest.mark.parametrize(("grown", "life"), [(False, 5), (True, 7)])
def test_mending_touch_heals_any_player(grown: bool, life: int) -> None:
    match = use("mending-touch", gex(life=1), grown=grown)
    match.choose("player:2")
    assert lives(match) == [10, life]


@pytest.mark.parametrize(("grown", "cards"), [(False, 4), (True, 5)])
def test_inspiration_draws_for_an_ally(grown: bool, cards: int) -> None:
    assert len(player(use("inspiration", grown=grown), 1)["hand"]) == cards


@pytest.mark.parametrize(("grown", "times"), [(False, 4), (True, 6)])
def test_four_winds_focus_again_and_again(grown: bool, times: int) -> None:
    match = use("four-winds", grown=grown)
    asked = 0
    while match.decision.word == "ask-focus":
        match.choose(0)
        asked += 1
    assert asked == times


@pytest.mark.parametrize(("grown", "cards"), [(False, 2), (True, 4)])
def test_foresight_may_bury_a_turn_and_draws(grown: bool, cards: int) -> None:
    match = use("foresight", grown=grown, turn_order={"deck": ["nemesis", "player 1"]})
    match.choose("bottom:turn-nemesis")
    assert len(player(match, 1)["hand"]) == cards
    position = match.position()
    assert position["turn_order"]["deck"] == ["player 1", "nemesis"]


@pytest.mark.parametrize(("grown", "cards"), [(False, 2), (True, 3)])
def test_recollection_takes_discarded_cards_back(grown: bool, cards: int) -> None:
    match = use("recollection", grown=grown, discard=["spark"] * 4, hand=["crystal"])
    taken = 0
    while match.decision.word == "ask-take":
        match.choose(0)
        taken += 1
    assert taken == cards
    assert player(match)["hand"] == ["crystal", *["spark"] * cards]


@pytest.mark.parametrize(("grown", "damage"), [(False, 6), (True, 8)])
def test_burning_lash_strikes(grown: bool, damage: int) -> None:
    match = use("burning-lash", grown=grown)
    strike(match)
    assert hurt(match) == damage


@pytest.mark.parametrize(("grown", "cards"), [(False, 1), (True, 2)])
def test_purge_destroys_discarded_cards(grown: bool, cards: int) -> None:
    match = use("purge", gex(discard=["crystal"] * 4), grown=grown, hand=["crystal"])
    match.choose("player:2")
    choose(match, *["destroy:crystal"] * 3)
    assert player(match, 1)["discard"] == ["crystal"]
    assert len(player(match, 1)["hand"]) == cards


# Breaches


def opening(gift: str, roman: str, *others: Sheet, **sheet: Any) -> Match:
    """A mage with this gift has just opened that breach for all their aether."""
    match = battle(adept("shelter", gift, aether=7, **sheet), *(others or (gex(),)), gravehold=20)
    match.choose(f"open:{roman}")
    return match


def test_the_fourth_breach() -> None:
    match = battle(adept("fourth-breach", aether=13), gex())
    assert breach(match, "IV")["open"] == 10
    match.choose("open:IV")
    assert breach(match, "IV")["bonus"] == 1


def test_breaches_that_give_something_when_opened() -> None:
    assert player(opening("singing-breach", "II"))["charges"] == 2
    match = opening("giving-breach", "II")
    assert keys(match) == ["gain:fire-chakram", "gain:warping-haze", "gain:incinerating-fist"]
    match.choose("gain:warping-haze")
    assert player(match)["discard"] == ["warping-haze"]
    assert lives(opening("warding-breach", "II", life=5)) == [7, 10]
    assert len(player(opening("shared-breach", "III"), 1)["hand"]) == 3
    assert gravehold(opening("sheltering-breach", "III")) == 23
    assert gravehold(opening("sheltering-breach", "II")) == 20


def test_a_warding_breach_outlasts_exhaustion() -> None:
    gone = {"I": {"gone": True}, "III": {"gone": True}}
    sheet = adept("warding-breach", life=1, breaches=gone)
    match = battle(
        sheet, gex(), phase="nemesis-main", nemesis={"in_play": ["Mangleroot"], "deck": ["Mage Ender", "Smite"]}
    )
    while not match.over and player(match)["life"]:
        match.choose("player:1" if "player:1" in keys(match) else 0)
    assert breach(match, "II")["state"] != "gone"


def test_a_keen_breach_adds_two() -> None:
    match = cast("spark", "keen-breach", at="III")
    strike(match)
    assert hurt(match) == 1 + 2


# Last gifts


def test_a_deep_well_needs_one_charge_fewer() -> None:
    assert (
        legacy_mage("Ada", ability="shelter").charges,
        legacy_mage("Ada", "", "shelter", last="deep-well").charges,
    ) == (4, 3)


def test_an_iron_heart_does_not_double_damage() -> None:
    for gifts, left in ((("shelter",), 30 - 2 * 2), (("shelter", "iron-heart"), 30 - 2)):
        nemesis = {"in_play": ["howling-spinners"], "deck": ["mangleroot", "smite"]}
        match = battle(adept(*gifts, life=0), phase="nemesis-main", nemesis=nemesis)
        assert gravehold(match) == left


def test_wide_gates_are_turned_further() -> None:
    assert legacy_mage("Ada", breach="fourth-breach", last="wide-gates").breaches == ("open", "down", "left", "left")


def test_a_ready_heart_and_a_first_beat_begin_with_something() -> None:
    match = GAME.new(players=2, seed=1, mages=["Ada:shelter+ready-heart", "Ola:purge+first-beat"])
    assert [player(match, seat)["charges"] for seat in (0, 1)] == [2, 0]
    assert [player(match, seat).get("pulse", 0) for seat in (0, 1)] == [0, 3]


def test_the_sheet_for_a_real_table_tells_what_a_mage_of_gifts_can_do() -> None:
    game = talia.game("aeons-end/all")
    mages = ["Ada:living-crystal+burning-lash+giving-breach", "Mist"]
    voice = speaker("en", game)
    ada, mist = (
        lines
        for title, lines in game.sheet(2, 1, game.settle(2, 1, {"mages": mages}), voice)
        if title.startswith("Player")
    )
    assert "Burning Lash (5 charges): Deal 6 damage." in ada
    assert any(line.startswith("Giving breach, when breach II is opened:") for line in ada)
    assert not any("charges)" in line for line in mist)


@pytest.mark.parametrize("gifts", ["four-winds+shared-breach", "shared-breach"])
def test_a_breach_that_asks_when_it_is_opened_says_so_and_not_the_ability(gifts: str) -> None:
    mage = {"mage": f"Żmija:living-crystal+{gifts}", "aether": 9, "breaches": {"III": {"stage": 3}}}
    match = talia.arrange("aeons-end/legacy", {"players": [mage, {"mage": "Bubda"}, {"mage": "Ramzel"}]})
    match.choose("open:III")
    cause = match.game.cause(match, match.decision)
    assert cause is not None
    assert (cause.name.word, cause.about) == ("make-shared-breach", "p0/breach/III")
