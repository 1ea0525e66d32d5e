"""*Any ally* with one player: the player is their own ally, whichever card says it."""

from typing import Any

from talia import Match
from tests.games.aeons_end.table import battle, breach, choose, foe, gex, keys, lives, mage, pile, player, prepped
from tests.games.aeons_end.we_table import mazahaedron, opened, ulgimor, yan_magda


def alone(**sheet: Any) -> dict[str, Any]:  # Any: a position is plain data
    """Dezmodia with two open breaches."""
    breaches = sheet.pop("breaches", {})
    return mage("Dezmodia", **sheet, breaches={"II": {"open": True}, **breaches})


def casting(spell: str, **sheet: Any) -> Match:
    market = sheet.pop("market", None)
    breaches = {"I": prepped(spell)}
    return battle(alone(breaches=breaches, **sheet), phase="casting", market=market)


def test_volcanic_glass_goes_on_until_the_aether_is_gone() -> None:
    match = battle(gex(aether=8, deck=[]), market={"Volcanic Glass": 7})
    choose(match, "gain:volcanic-glass", "yes")
    assert (player(match)["deck"], player(match)["aether"], keys(match)) == (1, 3, ["yes", "skip"])
    choose(match, "yes")
    assert (player(match)["deck"], player(match)["aether"]) == (2, 1)
    assert player(match)["discard"] == ["volcanic-glass"]
    assert (match.decision.word, pile(match, "volcanic-glass")) == ("ask-main", 4)


def test_conclave_scroll_destroys_your_own_top_card() -> None:
    match = battle(
        gex(hand=["Conclave Scroll", "Crystal"], discard=["Spark", "Crystal"]), market={"Conclave Scroll": 0}
    )
    choose(match, "play:conclave-scroll")
    assert keys(match) == ["destroy:spark", "skip"]
    choose(match, "destroy:spark")
    assert player(match)["discard"] == ["crystal"]


def test_cairn_compass_preps_your_own_discarded_spell() -> None:
    match = battle(gex(hand=["Cairn Compass", "Crystal"], discard=["Fiery Torrent"]))
    choose(match, "play:cairn-compass")
    assert keys(match) == ["prep:fiery-torrent>II", "prep:fiery-torrent>III", "prep:fiery-torrent>IV", "skip"]
    choose(match, "prep:fiery-torrent>IV")
    assert breach(match, "IV")["prepped"] == ["fiery-torrent"]


def test_vortex_gauntlet_casts_your_own_spell() -> None:
    match = battle(gex(hand=["Vortex Gauntlet"], breaches={"II": prepped("Spark"), "III": prepped("Kindle")}))
    choose(match, "play:vortex-gauntlet", "cast:kindle@III")
    assert foe(match)["life"] == 70 - (3 + 1)
    assert player(match)["hand"] == ["kindle"]


def test_celestial_spire_lets_you_draw() -> None:
    match = casting("Celestial Spire", hand=[], deck=["Crystal"], market={"Celestial Spire": 0})
    choose(match, "cast:celestial-spire@I")
    assert player(match)["hand"] == ["crystal"]


def test_convection_field_lets_you_destroy_a_card_in_hand() -> None:
    match = casting("Convection Field", hand=["Crystal", "Spark"])
    choose(match, "cast:convection-field@I", "or:2", "destroy:spark")
    assert (player(match)["hand"], match.view(0)["destroyed"]) == (["crystal"], ["spark"])


def test_crystallize_counts_your_own_gems() -> None:
    match = casting("Crystallize", hand=["Crystal", "Crystal", "Spark"])
    choose(match, "cast:crystallize@I+II")
    assert foe(match)["life"] == 70 - 2 * 2


def test_worldheart_shard_hands_the_card_to_yourself() -> None:
    match = battle(mazahaedron(hand=["Worldheart Shard", "Crystal"]))
    choose(match, "play:worldheart-shard", "or:2", "gain:mages-totem")
    assert (match.decision.word, player(match)["discard"]) == ("ask-main", ["mages-totem"])


def test_worldheart_shard_and_frozen_magmite_leave_you_the_choice() -> None:
    match = battle(mazahaedron(hand=["Worldheart Shard", "Frozen Magmite", "Crystal"]))
    choose(match, "play:worldheart-shard", "or:2", "play:frozen-magmite", "gain:mages-totem")
    assert keys(match) == ["top:mages-totem", "give:1"]
    choose(match, "give:1")
    assert player(match)["discard"] == ["mages-totem"]


def test_yan_magda_gains_the_second_card_herself() -> None:
    match = battle(
        yan_magda(charges=5, breaches=opened("II", "III", "IV")), market={"Bloodstone Jewel": 7, "Breach Ore": 7}
    )
    choose(match, "ability", "gain:bloodstone-jewel", "gain:bloodstone-jewel")
    sheet = player(match)
    assert (sheet["discard"], sheet["deck"], sheet["aether"]) == (["bloodstone-jewel"], 6, 3)


def test_an_exhausted_ulgimor_alone_has_nobody_to_heal() -> None:
    match = battle(ulgimor(charges=6, life=0))
    assert "ability" not in keys(match)
    assert lives(match) == [0]
