"""The gems of War Eternal beyond the first market."""

from tests.games.aeons_end.table import battle, breach, choose, dezmodia, gex, keys, mist, pile, player, prepped
from tests.games.aeons_end.we_table import buy, mazahaedron, opened, turns_to_come, yan_magda

# Dread Diamond


def test_dread_diamond_gives_one_more_aether_for_a_prepped_spell() -> None:
    breaches = {"II": prepped("Spark"), "III": prepped("Fiery Torrent")}
    match = battle(gex(hand=["Dread Diamond", "Crystal"], breaches=breaches), dezmodia())
    choose(match, "play:dread-diamond")
    assert player(match)["aether"] == 2
    assert set(keys(match)) == {"discard:spark@II", "discard:fiery-torrent@III", "skip"}
    choose(match, "discard:spark@II")
    assert player(match)["aether"] == 3
    assert player(match)["discard"] == ["spark"]
    assert [breach(match, roman)["prepped"] for roman in ("II", "III")] == [[], ["fiery-torrent"]]
    assert match.decision.word == "ask-main"


def test_dread_diamond_is_content_without_a_spell() -> None:
    match = battle(gex(hand=["Dread Diamond", "Crystal"], breaches={"II": prepped("Spark")}), dezmodia())
    choose(match, "play:dread-diamond", "skip")
    assert player(match)["aether"] == 2
    assert breach(match, "II")["prepped"] == ["spark"]


def test_dread_diamond_asks_nothing_when_only_an_ally_has_a_prepped_spell() -> None:
    match = battle(gex(hand=["Dread Diamond", "Crystal"]), dezmodia(breaches={"I": prepped("Spark")}))
    choose(match, "play:dread-diamond")
    assert (match.decision.word, player(match)["aether"]) == ("ask-main", 2)


def test_dread_diamond_takes_a_spell_off_both_its_breaches_for_one_aether() -> None:
    breaches = {"II": prepped("Crystallize"), "III": {"open": True}}
    match = battle(gex(hand=["Dread Diamond", "Crystal"], breaches=breaches), dezmodia())
    choose(match, "play:dread-diamond", "discard:crystallize@II+III")
    assert player(match)["aether"] == 3
    assert [breach(match, roman)["prepped"] for roman in ("II", "III")] == [[], []]


# Volcanic Glass

GLASS = {"Volcanic Glass": 7}


def test_volcanic_glass_gives_two_aether() -> None:
    match = battle(gex(hand=["Volcanic Glass", "Crystal"]), dezmodia())
    choose(match, "play:volcanic-glass")
    assert player(match)["aether"] == 2


def test_volcanic_glass_lets_an_ally_gain_another_one_for_two_aether() -> None:
    match = battle(gex(aether=6, charges=5), dezmodia(discard=["Spark"]), market=GLASS)
    choose(match, "gain:volcanic-glass")
    assert (match.decision.seat, keys(match)) == (0, ["yes", "skip"])
    choose(match, "yes")
    assert (player(match)["aether"], player(match)["discard"]) == (1, ["volcanic-glass"])
    assert (player(match, 1)["deck"], player(match, 1)["discard"]) == (6, ["spark"])
    assert pile(match, "volcanic-glass") == 5
    choose(match, "ability")  # Gex's ally draws a card: the top one
    assert player(match, 1)["hand"] == ["crystal", "volcanic-glass"]


def test_the_allys_own_volcanic_glass_does_nothing_more() -> None:
    match = battle(gex(aether=9), dezmodia(), market=GLASS)
    choose(match, "gain:volcanic-glass", "yes")
    assert (match.decision.word, player(match)["aether"]) == ("ask-main", 4)


def test_volcanic_glass_is_a_may() -> None:
    match = battle(gex(aether=5), dezmodia(), market=GLASS)
    choose(match, "gain:volcanic-glass", "skip")
    assert (player(match)["aether"], player(match, 1)["deck"], pile(match, "volcanic-glass")) == (2, 5, 6)


def test_volcanic_glass_asks_nothing_of_a_player_without_two_aether() -> None:
    match = battle(gex(aether=4), dezmodia(), market=GLASS)
    assert buy(match, "volcanic-glass") == 1
    assert match.decision.word == "ask-main"


def test_volcanic_glass_asks_which_ally() -> None:
    match = battle(gex(aether=5), dezmodia(), mist(), market=GLASS)
    choose(match, "gain:volcanic-glass", "yes")
    assert (match.decision.seat, keys(match)) == (0, ["player:2", "player:3"])
    choose(match, "player:3")
    assert [player(match, seat)["deck"] for seat in (1, 2)] == [5, 6]


def test_the_last_volcanic_glass_has_no_other_to_offer() -> None:
    match = battle(gex(aether=6), dezmodia(), market={"Volcanic Glass": 1})
    choose(match, "gain:volcanic-glass")
    assert (match.decision.word, player(match)["aether"]) == ("ask-main", 3)


def test_every_volcanic_glass_gained_in_a_turn_asks() -> None:
    match = battle(gex(aether=10), dezmodia(), market=GLASS)
    choose(match, "gain:volcanic-glass", "yes", "gain:volcanic-glass", "yes")
    assert (player(match)["aether"], player(match, 1)["deck"]) == (0, 7)


def test_volcanic_glass_does_nothing_when_an_ally_gains_it_on_your_turn() -> None:
    match = battle(
        yan_magda(charges=5, aether=4, breaches=opened("II", "III", "IV")),
        dezmodia(),
        market={"Volcanic Glass": 7, "Breach Ore": 7},
    )
    choose(match, "ability", "gain:breach-ore")
    assert match.decision.seat == 1
    choose(match, "gain:volcanic-glass")
    assert (match.decision.seat, match.decision.word) == (0, "ask-main")
    assert player(match)["aether"] == 4


def test_volcanic_glass_gained_for_nothing_asks_too() -> None:
    match = battle(mazahaedron(charges=4, aether=2), dezmodia(), market=GLASS)
    choose(match, "ability", "gain:volcanic-glass", "yes")
    assert (player(match)["aether"], player(match, 1)["deck"]) == (0, 6)


def test_aether_that_only_gains_cards_does_not_pay_for_the_allys_volcanic_glass() -> None:
    match = battle(mazahaedron(hand=["Worldheart Shard"] * 2 + ["Crystal"], aether=1), dezmodia(), market=GLASS)
    choose(match, "play:worldheart-shard", "or:2", "play:worldheart-shard", "or:2", "gain:volcanic-glass")
    assert match.decision.word == "ask-main"
    assert player(match, 1)["discard"] == ["volcanic-glass"]


def test_volcanic_glass_asks_after_it_was_put_on_the_deck() -> None:
    match = battle(gex(hand=["Frozen Magmite", "Crystal"], aether=3), dezmodia(), market=GLASS)
    choose(match, "play:frozen-magmite", "gain:volcanic-glass", "top:volcanic-glass", "yes")
    assert [player(match, seat)["deck"] for seat in (0, 1)] == [6, 6]
    assert player(match)["aether"] == 0


# Breach Ore


def test_breach_ore_gives_two_aether_or_focuses_the_cheapest_closed_breach() -> None:
    match = battle(dezmodia(hand=["Breach Ore", "Breach Ore", "Crystal"]), gex())
    choose(match, "play:breach-ore", "or:1")
    assert (player(match)["aether"], breach(match, "II")["stage"]) == (2, 1)
    choose(match, "play:breach-ore", "or:2")
    assert player(match)["aether"] == 2
    assert [breach(match, roman)["stage"] for roman in ("II", "III", "IV")] == [2, 0, 1]
    assert breach(match, "II")["focused"]


def test_breach_ore_focuses_only_your_own_breaches() -> None:
    match = battle(gex(hand=["Breach Ore", "Crystal"]), dezmodia())
    choose(match, "play:breach-ore", "or:2")
    assert breach(match, "III")["stage"] == 2
    assert breach(match, "II", seat=1)["stage"] == 1


def test_breach_ore_opens_a_breach_at_its_last_quarter() -> None:
    match = battle(dezmodia(hand=["Breach Ore", "Crystal"], breaches={"II": {"stage": 3}}), gex())
    choose(match, "play:breach-ore", "or:2")
    assert breach(match, "II")["state"] == "open"


def test_breach_ore_leaves_no_choice_when_every_breach_is_open() -> None:
    match = battle(dezmodia(hand=["Breach Ore", "Crystal"], breaches=opened("II", "III", "IV")), gex())
    choose(match, "play:breach-ore")
    assert (match.decision.word, player(match)["aether"]) == ("ask-main", 2)


# Bloodstone Jewel

JEWELS = {"Bloodstone Jewel": 7}


def test_bloodstone_jewel_gives_three_aether_when_played() -> None:
    match = battle(gex(hand=["Bloodstone Jewel", "Crystal"]), dezmodia(), market=JEWELS)
    choose(match, "play:bloodstone-jewel")
    assert player(match)["aether"] == 3


def test_the_first_bloodstone_jewel_gained_in_a_turn_gives_three_aether_back() -> None:
    match = battle(gex(aether=15), dezmodia(), market=JEWELS)
    assert buy(match, "bloodstone-jewel") == 15 - 6 + 3
    assert buy(match, "bloodstone-jewel") == 12 - 6
    assert player(match)["discard"] == ["bloodstone-jewel", "bloodstone-jewel"]


def test_other_cards_gained_before_do_not_count() -> None:
    match = battle(gex(aether=9), dezmodia(), market={**JEWELS, "Dread Diamond": 7})
    assert buy(match, "dread-diamond") == 6
    assert buy(match, "bloodstone-jewel") == 3


def test_the_next_turn_has_a_first_bloodstone_jewel_again() -> None:
    match = battle(
        gex(aether=6, deck=["Bloodstone Jewel"] * 4),
        dezmodia(),
        market=JEWELS,
        turn_order=turns_to_come("player 1"),
    )
    assert buy(match, "bloodstone-jewel") == 3
    choose(match, "end", "play:bloodstone-jewel", "play:bloodstone-jewel")
    assert buy(match, "bloodstone-jewel") == 3


def test_a_bloodstone_jewel_that_an_ally_gains_gives_nobody_anything() -> None:
    match = battle(
        yan_magda(charges=5, aether=6, breaches=opened("II", "III", "IV")),
        dezmodia(),
        market={**JEWELS, "Breach Ore": 7},
    )
    choose(match, "ability", "gain:breach-ore", "gain:bloodstone-jewel")
    assert player(match)["aether"] == 6
    assert buy(match, "bloodstone-jewel") == 3


def test_a_bloodstone_jewel_handed_on_to_an_ally_was_still_gained_by_you() -> None:
    match = battle(mazahaedron(hand=["Worldheart Shard", "Crystal"], aether=4), dezmodia(), market=JEWELS)
    choose(match, "play:worldheart-shard", "or:2", "gain:bloodstone-jewel")
    assert player(match)["aether"] == 3
    assert player(match, 1)["discard"] == ["bloodstone-jewel"]
