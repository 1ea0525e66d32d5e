"""Empty supply piles, empty decks, and cards that have already moved on."""

from tests.games.aeons_end.table import battle, choose, dezmodia, foe, gex, keys, mist, pile, player, prepped
from tests.games.aeons_end.we_table import gains_on_offer, mazahaedron, opened, yan_magda


def test_an_empty_pile_is_not_on_offer() -> None:
    match = battle(gex(aether=9), dezmodia(), market={"Dread Diamond": 1, "Breach Ore": 0, "Carbonize": 5})
    assert gains_on_offer(match) == ["dread-diamond", "carbonize"]
    choose(match, "gain:dread-diamond")
    assert pile(match, "dread-diamond") == 0
    assert gains_on_offer(match) == ["carbonize"]


def test_an_empty_pile_is_not_on_offer_for_restricted_aether() -> None:
    match = battle(
        gex(aether=4, breaches={"II": prepped("Nova Forge")}),
        dezmodia(),
        market={"Carbonize": 0, "Kindle": 1, "Crystallize": 5},
    )
    choose(match, "use:nova-forge")
    assert gains_on_offer(match) == ["kindle"]


def test_an_empty_pile_is_not_on_offer_for_nothing_either() -> None:
    match = battle(
        mazahaedron(charges=4), gex(), market={"Dread Diamond": 0, "Breach Ore": 1, "Volcanic Glass": 1}, gravehold=20
    )
    choose(match, "ability")
    assert keys(match) == ["gain:volcanic-glass", "gain:breach-ore", "skip"]
    match = battle(yan_magda(charges=5), gex(), market={"Dread Diamond": 0, "Breach Ore": 1, "Volcanic Glass": 1})
    choose(match, "ability")
    assert gains_on_offer(match) == ["volcanic-glass", "breach-ore"]


def test_gaining_the_last_copy_empties_the_supply_for_the_cards_that_ask() -> None:
    match = battle(
        gex(aether=3, hand=["Conclave Scroll", "Crystal"]),
        dezmodia(discard=["Spark"]),
        market={"Conclave Scroll": 1},
    )
    choose(match, "gain:conclave-scroll", "play:conclave-scroll")
    assert keys(match) == ["destroy:spark/2", "skip"]


def test_yan_magdas_ally_may_empty_a_pile() -> None:
    match = battle(
        yan_magda(charges=5, breaches=opened("II", "III", "IV")), gex(), market={"Breach Ore": 2, "Carbonize": 0}
    )
    choose(match, "ability")
    assert (pile(match, "breach-ore"), player(match, 1)["deck"]) == (0, 6)


def test_drawing_past_the_end_of_the_deck_turns_the_discard_pile_over_as_it_lies() -> None:
    match = battle(
        gex(hand=["Crystal"], deck=["Spark"], discard=["Kindle", "Aurora", "Carbonize", "Crystallize"]),
        dezmodia(),
        phase="draw",
    )
    assert player(match)["hand"] == ["crystal", "spark", "crystallize", "carbonize", "aurora"]
    assert player(match)["deck"] == 1


def test_reduce_to_ash_twice_reveals_past_the_end_of_the_deck() -> None:
    match = battle(
        gex(
            deck=["Spark"],
            discard=["Crystal", "Erratic Ingot"],
            breaches={"II": prepped("Reduce to Ash"), "III": prepped("Reduce to Ash")},
        ),
        dezmodia(),
        phase="casting",
    )
    choose(match, "destroy:spark")
    assert match.view(0)["aside"] == ["erratic-ingot"]
    choose(match, "skip")
    assert (player(match)["deck"], player(match)["discard"]) == (2, [])


def test_a_spell_that_its_owner_drew_meanwhile_is_in_hand_once() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"]),
        dezmodia(hand=[], deck=[], breaches={"I": prepped("Celestial Spire")}),
        market={"Celestial Spire": 0},
    )
    choose(match, "play:vortex-gauntlet")
    assert foe(match)["life"] == 67
    sheet = player(match, 1)
    assert (sheet["hand"], sheet["deck"], sheet["discard"]) == (["celestial-spire"], 0, [])


def test_mist_gives_nothing_when_the_owner_turned_the_discard_pile_over_meanwhile() -> None:
    match = battle(
        mist(charges=6),
        dezmodia(hand=[], deck=[], discard=["Crystal"], breaches={"I": prepped("Celestial Spire")}),
        market={"Celestial Spire": 0},
    )
    choose(match, "ability", "cast:celestial-spire@I/2")
    sheet = player(match, 1)
    assert (sheet["hand"], sheet["deck"]) == (["crystal"], 1)
    assert match.decision.word == "ask-main"
