"""Spawning Horror: Breeding Chamber, pods and its nine cards."""

from typing import Any

import pytest

from talia import Game, Match
from talia.words import speaker
from tests.games.aeons_end import legacy_table
from tests.games.aeons_end.legacy_table import GAME, others, table, turns
from tests.games.aeons_end.table import (
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    player,
    prepped,
    why,
)

NAME = "Spawning Horror"
PODS = ["acidic-pod", "crystalline-pod", "electric-pod", "frozen-pod", "marrow-pod", "spiked-pod", "volcanic-pod"]


def draws(card: str, *players: Any, **rest: Any) -> Match:  # Any: positions are plain JSON
    """Spawning Horror draws this card."""
    return legacy_table.draws(NAME, card, *players, **rest)


def acts(cards: list[Any], *players: Any, **rest: Any) -> Match:
    """Spawning Horror's main phase with these cards in play."""
    return legacy_table.acts(NAME, cards, *players, **rest)


def chamber(match: Match) -> int:
    """The life of Breeding Chamber."""
    return in_play(match)["breeding-chamber"]


def with_life(life: int) -> dict[str, Any]:
    """Breeding Chamber with so much life."""
    return {"name": "Breeding Chamber", "life": life}


def casts(*cards: Any, **rest: Any) -> Match:
    """Gex has a spell of two damage to cast."""
    spell = {"II": prepped("Fiery Torrent")}
    return table(
        NAME,
        gex(breaches=spell),
        dezmodia(),
        phase="casting",
        nemesis={"in_play": list(cards), **rest},
        turn_order=turns(2),
    )


@pytest.mark.parametrize(("players", "life"), [(1, 4), (2, 4), (3, 4), (4, 1)])
def test_it_begins_with_the_chamber_and_no_pods(players: int, life: int) -> None:
    game = (GAME.new(players=players, seed=seed, nemesis="spawning-horror") for seed in range(40))
    match = next(each for each in game if each.view(0)["turn"] == 1 and each.view(0)["active"] is not None)
    assert in_play(match) == {"breeding-chamber": life}
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (7, [])


def test_pods_are_shuffled() -> None:
    games = (GAME.new(players=2, seed=seed, nemesis="spawning-horror") for seed in range(5))
    assert len({tuple(match.position()["nemesis"]["crew"]) for match in games}) > 1


def test_a_position_has_the_chamber_even_if_it_does_not_say_so() -> None:
    assert in_play(table(NAME, gex(), dezmodia(), nemesis={"in_play": ["Electric Pod"]})) == {
        "breeding-chamber": 4,
        "electric-pod": 6,
    }
    assert in_play(table(NAME, gex(), dezmodia())) == {"breeding-chamber": 4}


def test_unleash_feeds_the_chamber() -> None:
    assert chamber(draws("Smite", gex(), dezmodia())) == 10
    hard = draws("Smite", gex(), dezmodia(), difficulty="expert")
    assert (chamber(hard), others(hard, "breeding-chamber", *PODS)) == (4, {})
    assert len(others(hard, "breeding-chamber")) == 1  # 4 + 5 + 5 is a pod and 4


@pytest.mark.parametrize(("life", "left", "grown"), [(10, 10, 0), (11, 1, 1), (20, 10, 1), (21, 1, 2), (35, 5, 3)])
def test_at_the_end_of_its_turn_it_imbues_pods(life: int, left: int, grown: int) -> None:
    match = acts([with_life(life)], gex(), dezmodia())
    assert chamber(match) == left
    assert len(others(match, "breeding-chamber", "mage-ender")) == grown
    assert foe(match)["crew"] == 7 - grown


def test_pods_do_nothing_in_the_turn_they_are_imbued() -> None:
    match = acts([with_life(11)], gex(), dezmodia(), crew=["Electric Pod", "Spiked Pod"])
    assert others(match, "breeding-chamber", "mage-ender") == {"electric-pod": 6}
    assert gravehold(match) == 30


def test_the_chamber_never_has_less_than_1_life() -> None:
    match = casts(with_life(3))
    choose(match, "cast:fiery-torrent@II", "target:breeding-chamber")
    assert chamber(match) == 1
    match = casts(with_life(2))
    choose(match, "cast:fiery-torrent@II", "target:breeding-chamber")
    assert (chamber(match), foe(match)["discard"]) == (1, [])


def test_the_chamber_can_have_any_life_and_is_shown_without_a_maximum() -> None:
    match = table(NAME, gex(), dezmodia(), nemesis={"in_play": [with_life(57)]})
    assert chamber(match) == 57
    for lang, said in (("en", "57 life"), ("pl", "57 punktów życia")):
        scene = GAME.scene(match, 0, speaker(lang, GAME))
        thing = next(each for area in scene.areas for each in area.things if each.ref == "nemesis/breeding-chamber")
        assert thing.facts == (said,)


def test_a_pod_goes_to_its_own_discard_pile() -> None:
    match = casts({"name": "Electric Pod", "life": 2})
    choose(match, "cast:fiery-torrent@II", "target:electric-pod")
    assert (foe(match)["crew_discard"], foe(match)["discard"]) == (["electric-pod"], [])


def test_an_empty_pod_deck_is_made_anew_of_the_discarded_ones() -> None:
    here, gone = ["electric-pod", "volcanic-pod"], ["acidic-pod", "crystalline-pod", "spiked-pod"]
    match = acts([with_life(11), *here], gex(), dezmodia(), crew=[], crew_discard=gone)
    grown = set(others(match, "breeding-chamber", "mage-ender")) - set(here)
    assert len(grown) == 1
    assert grown <= set(gone)
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (2, [])


def test_the_deck_is_made_anew_as_soon_as_its_last_pod_is_drawn() -> None:
    """What is discarded after that lies in the discard pile, where it would have been shuffled in with the others."""
    gone = ["Acidic Pod", "Crystalline Pod"]
    match = draws("Construct", gex(), dezmodia(), crew=["Spiked Pod"], crew_discard=gone)
    assert others(match, "breeding-chamber") == {"spiked-pod": 2}
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (2, [])
    match = draws("Construct", gex(), dezmodia(), crew=["Spiked Pod"])
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (0, []), "the pod that was drawn is in play"


def test_a_pod_that_is_discarded_while_the_deck_is_empty_is_the_new_deck() -> None:
    match = casts({"name": "Electric Pod", "life": 2}, crew=[])
    choose(match, "cast:fiery-torrent@II", "target:electric-pod")
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (1, [])


def test_a_position_stands_as_it_says_until_a_pod_is_drawn_or_discarded() -> None:
    match = casts({"name": "Electric Pod", "life": 2}, crew=[], crew_discard=["Acidic Pod"])
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (0, ["acidic-pod"])
    choose(match, "cast:fiery-torrent@II", "target:electric-pod")
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (2, [])


def test_until_rules_10_the_deck_was_made_anew_when_a_pod_was_to_be_drawn() -> None:
    now = casts({"name": "Electric Pod", "life": 2}, crew=[], crew_discard=["Acidic Pod"])
    match = GAME.under(10).arrange(now.position())
    choose(match, "cast:fiery-torrent@II", "target:electric-pod")
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (0, ["electric-pod", "acidic-pod"])
    gone = ["Acidic Pod", "Crystalline Pod"]
    match = draws("Construct", gex(), dezmodia(), game=GAME.under(10), crew=["Spiked Pod"], crew_discard=gone)
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (0, ["acidic-pod", "crystalline-pod"])


def test_seven_pods_are_the_end() -> None:
    six = acts([with_life(11), *PODS[:5]], gex(), dezmodia(), gravehold=30)
    while not six.over and six.decision.word != "ask-main":
        six.choose(six.decision.options[0])
    assert not six.over
    match = draws("Construct", gex(), dezmodia(), in_play=PODS[:6])
    assert why(match) == (False, "metamorphosis")


def test_the_battle_cannot_be_outlasted_because_the_chamber_stays() -> None:
    match = casts({"name": "Electric Pod", "life": 2}, deck=[])
    choose(match, "cast:fiery-torrent@II", "target:electric-pod")
    assert not match.over


# Pods


def test_acidic_pod_hurts_whoever_has_the_fewest_open_breaches() -> None:
    match = acts(["Acidic Pod"], gex(breaches={"II": {"open": True}, "III": {"open": True}}), dezmodia())
    assert lives(match) == [10, 8]


def test_crystalline_pod_takes_a_card() -> None:
    match = acts(["Crystalline Pod"], gex(hand=["Crystal", "Crystal"]), dezmodia(hand=[]))
    assert player(match)["discard"] == ["crystal"]


def test_electric_and_volcanic_pods_hurt_gravehold() -> None:
    assert gravehold(acts(["Electric Pod"], gex(), dezmodia())) == 28
    assert gravehold(acts(["Volcanic Pod"], gex(), dezmodia())) == 29


def test_frozen_pod_hurts_whoever_has_the_lowest_life() -> None:
    assert lives(acts(["Frozen Pod"], gex(life=9), dezmodia())) == [8, 10]


def test_marrow_pod_feeds_the_chamber() -> None:
    assert chamber(acts(["Marrow Pod"], gex(), dezmodia())) == 6


def test_spiked_pod_hurts_any_player() -> None:
    match = acts(["Spiked Pod"], gex(), dezmodia())
    choose(match, "player:2")
    assert lives(match) == [10, 8]


@pytest.mark.parametrize(
    ("pod", "life", "shields"), [("Frozen Pod", 4, 1), ("Spiked Pod", 4, 2), ("Volcanic Pod", 5, 2)]
)
def test_shields_of_pods(pod: str, life: int, shields: int) -> None:
    id = pod.lower().replace(" ", "-")
    match = casts(pod)
    choose(match, "cast:fiery-torrent@II", f"target:{id}")
    assert in_play(match)[id] == life
    assert _shields(match, id) == shields - 1
    grown = acts([with_life(11)], gex(), dezmodia(), crew=[pod])
    assert _shields(grown, id) == shields


def _shields(match: Match, id: str) -> int:
    return int(next(card for card in foe(match)["in_play"] if card["id"] == id).get("shields", 0))


# Its cards


def test_amplify_energy_lets_the_strongest_pod_act_three_times_or_feeds_the_chamber() -> None:
    match = acts([{"name": "Amplify Energy", "tokens": 1}, "Electric Pod", "Volcanic Pod"], gex(), dezmodia())
    fed = match.clone()
    choose(match, "or:1")
    assert gravehold(match) == 30 - 3 * 2 - 2 - 1
    choose(fed, "or:2")
    assert (chamber(fed), gravehold(fed)) == (9, 27)


def test_of_equally_strong_pods_the_team_chooses_each_time() -> None:
    match = acts([{"name": "Amplify Energy", "tokens": 1}, "Acidic Pod", "Electric Pod"], gex(), dezmodia())
    choose(match, "or:1")
    assert (match.decision.seat, match.decision.word) == (None, "ask-pod")
    assert keys(match) == ["pod:acidic-pod", "pod:electric-pod"]
    choose(match, "pod:electric-pod", "pod:electric-pod", "pod:acidic-pod", "player:1")
    assert gravehold(match) == 30 - 2 * 2
    assert lives(match) == [8, 10]


def test_without_pods_amplify_energy_feeds_the_chamber() -> None:
    assert chamber(acts([{"name": "Amplify Energy", "tokens": 1}], gex(), dezmodia())) == 9


def test_powers_that_are_bought_off() -> None:
    for card, price in (("Amplify Energy", 6), ("Exterminating Blade", 7), ("Organic Forge", 8)):
        id = card.lower().replace(" ", "-")
        match = table(NAME, gex(aether=price), dezmodia(), nemesis={"in_play": [card]})
        choose(match, f"discard:{id}")
        assert (player(match)["aether"], foe(match)["discard"]) == (0, [id])
        poor = table(NAME, gex(aether=price - 1), dezmodia(), nemesis={"in_play": [card]})
        assert f"discard:{id}" not in keys(poor)


def test_construct_draws_a_pod_with_two_life_and_all_its_shields() -> None:
    match = draws("Construct", gex(), dezmodia(), crew=["Spiked Pod", "Electric Pod"])
    assert others(match, "breeding-chamber") == {"spiked-pod": 2}
    assert _shields(match, "spiked-pod") == 2
    entered = [event.args["n"] for page in match.history.pages for event in page if event.name == "minion-enters"]
    assert entered == [2], "as the log tells"


def test_unearth() -> None:
    assert chamber(draws("Unearth", gex(), dezmodia())) == 9
    assert gravehold(draws("Unearth", gex(), dezmodia(), in_play=["Electric Pod"])) == 26


def test_accelerated_breeding() -> None:
    match = acts([{"name": "Accelerated Breeding", "tokens": 1}, "Volcanic Pod"], gex(), dezmodia())
    fed = match.clone()
    choose(match, "or:1")
    assert gravehold(match) == 30 - 4 - 1
    choose(fed, "or:2", "player:1")
    assert (chamber(fed), lives(fed), gravehold(fed)) == (9, [8, 10], 29)


def test_accelerated_breeding_is_bought_off_with_two_dear_gems() -> None:
    hand = ["Erratic Ingot", "Scoria Slag", "Crystal"]
    match = table(NAME, gex(hand=hand), dezmodia(), nemesis={"in_play": ["Accelerated Breeding"]})
    choose(match, "discard:accelerated-breeding")
    while match.decision.word != "ask-main":
        match.choose(match.decision.options[0])
    assert player(match)["hand"] == ["crystal"]
    assert foe(match)["discard"] == ["accelerated-breeding"]
    poor = table(NAME, gex(hand=hand[1:]), dezmodia(), nemesis={"in_play": ["Accelerated Breeding"]})
    assert "discard:accelerated-breeding" not in keys(poor)


def test_exterminating_blade() -> None:
    match = acts([{"name": "Exterminating Blade", "tokens": 1}], gex(), dezmodia(life=9))
    assert lives(match) == [10, 4]


def test_the_blade_of_the_campaign_hunts_whom_the_team_named() -> None:
    match = draws("Exterminating Blade Campaign", gex(), dezmodia(life=9))
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:1")
    assert foe(match)["hunted"] == 0
    assert in_play(match)["exterminating-blade-campaign"] == 3
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    for lang, said in (("en", "Hunted"), ("pl", "Na celowniku")):
        scene = GAME.scene(match, 0, speaker(lang, GAME))
        area = next(each for each in scene.areas if each.ref == "hunted")
        assert (area.title, area.things[0].title) == (said, "Gex")
    last = [{"name": "Exterminating Blade Campaign", "tokens": 1}]
    struck = table(
        NAME,
        gex(),
        dezmodia(life=9),
        phase="nemesis-main",
        nemesis={"in_play": last, "deck": ["Mage Ender", "Smite"]},
        turn_order=turns(2),
        marks={"hunted": 1},
    )
    assert lives(struck) == [5, 9]
    assert lives(acts(last, gex(), dezmodia(life=9))) == [10, 4], "where nobody is hunted, the lowest life"


def test_retribution() -> None:
    match = draws("Retribution", gex(), dezmodia())
    assert (chamber(match), len(others(match, "breeding-chamber"))) == (2, 1)  # 12 is a pod and 2
    match = draws("Retribution", gex(), dezmodia(), in_play=["Electric Pod"])
    choose(match, "player:1")
    assert lives(match) == [6, 10]


def test_nest_defender_keeps_all_damage_from_pods() -> None:
    match = casts("Nest Defender", "Electric Pod", "Spiked Pod")
    for pod, life in (("electric-pod", 6), ("spiked-pod", 4)):
        twin = match.clone()
        choose(twin, "cast:fiery-torrent@II", f"target:{pod}")
        assert in_play(twin)[pod] == life
    choose(match, "cast:fiery-torrent@II", "target:spiked-pod")
    assert _shields(match, "spiked-pod") == 2, "a shield is not lost to damage that is prevented"
    match = casts("Nest Defender", "Electric Pod")
    choose(match, "cast:fiery-torrent@II", "target:nest-defender")
    assert in_play(match)["nest-defender"] == 9


def test_nest_defender_unleashes_twice() -> None:
    assert chamber(acts(["Nest Defender"], gex(), dezmodia())) == 10


def test_organic_forge_draws_two_pods_that_wait_a_turn() -> None:
    match = acts(
        [{"name": "Organic Forge", "tokens": 1}], gex(), dezmodia(), crew=["Electric Pod", "Volcanic Pod", "Spiked Pod"]
    )
    assert others(match, "breeding-chamber", "mage-ender") == {"electric-pod": 6, "volcanic-pod": 5}
    assert gravehold(match) == 30


def forged(power: str, *before: Any, game: Game = GAME, **rest: Any) -> Match:
    """Organic Forge draws an Electric and an Acidic Pod, then another power resolves; some pods were there `before`."""
    cards = [*before, *({"name": name, "tokens": 1} for name in ("Organic Forge", power))]
    return acts(cards, gex(), dezmodia(), game=game, crew=["Electric Pod", "Acidic Pod", "Frozen Pod"], **rest)


def test_pods_of_organic_forge_do_not_act_for_a_later_power_either() -> None:
    match = forged("Amplify Energy")
    assert (chamber(match), gravehold(match), lives(match)) == (4 + 5, 30, [10, 10])
    match = forged("Accelerated Breeding")
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"]), "whom the other side hurts"


def test_no_weaker_pod_acts_in_their_place() -> None:
    match = forged("Amplify Energy", "Volcanic Pod")
    assert (chamber(match), gravehold(match)) == (4 + 5, 30 - 1)


@pytest.mark.parametrize("life", [6, 7])
def test_one_that_was_there_before_and_is_as_strong_or_stronger_acts(life: int) -> None:
    match = forged("Amplify Energy", {"name": "Volcanic Pod", "life": life})
    assert keys(match) == ["or:1", "or:2"]
    choose(match, "or:1")
    assert (gravehold(match), lives(match)) == (30 - 1 - 3, [10, 10])


def test_in_the_next_turn_they_act() -> None:
    assert "marks" not in forged("Amplify Energy").view(0)
    match = table(
        NAME,
        gex(),
        dezmodia(),
        phase="nemesis-main",
        nemesis={"in_play": ["Electric Pod", {"name": "Amplify Energy", "tokens": 1}], "deck": ["Mage Ender", "Smite"]},
        turn_order=turns(2),
    )
    choose(match, "or:1")
    assert gravehold(match) == 30 - 2 - 3 * 2


def test_until_rules_10_they_acted_for_another_power() -> None:
    match = forged("Amplify Energy", game=GAME.under(10))
    choose(match, "or:1", "pod:electric-pod", "pod:electric-pod", "pod:electric-pod")
    assert (chamber(match), gravehold(match)) == (4, 30 - 3 * 2)


def test_organic_forge_says_so() -> None:
    for lang, said in (
        ("en", "Do not resolve their persistent effects this turn."),
        ("pl", "W tej turze nie rozpatrujcie ich trwałych efektów."),
    ):
        text = next(each.text for each in GAME.cards(speaker(lang, GAME)) if each.id == "organic-forge")
        assert said in text


def test_summon_draws_a_pod_or_hurts_gravehold() -> None:
    match = draws("Summon", gex(), dezmodia(), crew=["Electric Pod", "Volcanic Pod"])
    hurt = match.clone()
    choose(match, "or:1")
    assert (others(match, "breeding-chamber"), gravehold(match)) == ({"electric-pod": 6}, 30)
    choose(hurt, "or:2")
    assert (others(hurt, "breeding-chamber"), gravehold(hurt)) == ({}, 24)


def test_its_sheet_says_what_is_harder() -> None:
    for lang, said in (
        ("en", "Its unleash is different: Breeding Chamber gains 5 life."),
        ("pl", "Wyzwolenie działa inaczej: Komora Lęgowa otrzymuje 5 punktów życia."),
    ):
        text = next(each.text for each in GAME.cards(speaker(lang, GAME)) if each.id == "spawning-horror")
        assert said in text


def test_steady_strikes_a_chamber_that_is_about_to_imbue() -> None:
    bot = GAME.bots()["steady"](GAME, 1)
    match = casts(with_life(12))
    choose(match, "cast:fiery-torrent@II")
    assert bot.choose(match, match.decision).key == "target:breeding-chamber"
    match = casts(with_life(1), life=2)
    choose(match, "cast:fiery-torrent@II")
    assert bot.choose(match, match.decision).key == "target:nemesis"
