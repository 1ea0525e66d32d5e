"""The worked examples of the War Eternal rulebook about a player's turn. Ania plays Dezmodia, Michał plays Mist."""

import talia
from talia import Match
from tests.games.aeons_end.table import (
    GAME,
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    keys,
    lives,
    mist,
    pile,
    player,
    prepped,
)

ANIA, MICHAL = 0, 1


def michals_casting_phase() -> Match:
    return battle(
        dezmodia(),
        mist(
            hand=["Crystal", "Crystal", "Spark"],
            breaches={
                "I": prepped("Spark"),
                "II": {"open": True},
                "III": prepped("Jagged Lightning", stage=1),
            },
        ),
        active=MICHAL,
        phase="casting",
    )


def test_casting_a_spell_on_a_closed_breach_is_a_must() -> None:
    """Przykładowa faza aktywacji."""
    match = michals_casting_phase()
    assert keys(match) == ["cast:spark@I", "cast:jagged-lightning@III"]


def test_casting_phase() -> None:
    """Przykładowa faza aktywacji."""
    match = michals_casting_phase()
    choose(match, "cast:jagged-lightning@III")
    assert foe(match)["life"] == 67
    assert player(match, MICHAL)["discard"] == ["jagged-lightning"]
    choose(match, "discard:crystal")
    assert player(match, MICHAL)["discard"] == ["crystal", "jagged-lightning"]
    choose(match, "player:2")
    assert breach(match, "III", MICHAL)["stage"] == 2
    assert [breach(match, roman, MICHAL)["state"] for roman in ("I", "II", "III")] == ["open", "open", "closed"]
    assert keys(match) == ["cast:spark@I", "end"]
    choose(match, "end")
    assert breach(match, "I", MICHAL)["prepped"] == ["spark"]
    assert match.view(0)["phase"] == "main"


def anias_first_turn() -> Match:
    match = talia.arrange(GAME, {"players": [{"mage": "Dezmodia"}, {"mage": "Mist"}]})
    choose(match, "play:crystal", "play:crystal", "play:oblivion-shard")
    return match


def test_four_aether_buy_a_scoria_slag() -> None:
    """Faza główna: przykład pozyskania i wydania eteru."""
    match = anias_first_turn()
    choose(match, "gain:scoria-slag")
    assert player(match)["discard"] == ["scoria-slag"]
    assert pile(match, "scoria-slag") == 6
    assert not [key for key in keys(match) if key.startswith(("gain:", "charge", "focus:", "open:"))]


def test_four_aether_buy_two_charges() -> None:
    """Faza główna: przykład pozyskania i wydania eteru."""
    match = anias_first_turn()
    choose(match, "charge", "charge")
    assert player(match)["charges"] == 2
    assert "charge" not in keys(match)


def test_the_crystals_buy_a_totem_and_the_shard_a_charge() -> None:
    """Faza główna: przykład pozyskania i wydania eteru."""
    match = anias_first_turn()
    choose(match, "gain:mages-totem")
    assert player(match)["discard"] == ["mages-totem"]
    assert player(match)["aether"] == 0
    assert "gain:mages-totem" not in keys(match)
    choose(match, "charge")
    assert player(match)["charges"] == 1


def test_the_shards_aether_buys_neither_a_relic_nor_a_spell() -> None:
    """Faza główna: przykład pozyskania i wydania eteru."""
    match = anias_first_turn()
    bought = {key for key in keys(match) if key.startswith("gain:")}
    assert bought == {"gain:mages-totem", "gain:frozen-magmite", "gain:scoria-slag"}


def test_the_actions_mix_freely() -> None:
    """Tura gracza: 2 - faza główna."""
    match = battle(gex(hand=["Erratic Ingot", "Spark", "Erratic Ingot", "Crystal"]), dezmodia())
    choose(match, "play:erratic-ingot", "gain:mages-totem", "prep:spark>II", "play:erratic-ingot", "gain:mages-totem")
    assert player(match)["discard"] == ["mages-totem", "mages-totem"]
    assert breach(match, "II")["prepped"] == ["spark"]


def test_draw_phase() -> None:
    """Przykładowa faza dobierania."""
    match = battle(
        dezmodia(),
        mist(
            hand=["Primordial Fetish", "Crystal", "Crystal", "Crystal", "Scoria Slag"],
            deck=["Spark", "Spark"],
            discard=["Crystal", "Jagged Lightning"],
            life=8,
        ),
        active=MICHAL,
        turn_order={"deck": ["player 1", "nemesis"]},
    )
    choose(match, "play:primordial-fetish", "or:1", "focus:III/2")
    choose(match, "play:crystal", "play:crystal", "play:crystal", "play:scoria-slag")
    assert player(match, MICHAL)["aether"] == 5
    choose(match, "gain:fiery-torrent")
    assert player(match, MICHAL)["discard"] == ["fiery-torrent", "crystal", "jagged-lightning"]
    choose(match, "next:primordial-fetish", "next:scoria-slag")
    hand = player(match, MICHAL)["hand"]
    assert hand == ["spark", "spark", "jagged-lightning", "crystal", "fiery-torrent"]
    assert (player(match, MICHAL)["deck"], player(match, MICHAL)["discard"]) == (5, [])


def test_the_turned_over_deck_keeps_the_order_of_discarding() -> None:
    """Przykładowa faza dobierania: Fetysz, Szlaka, a na nich Kryształy. They lie on a Spark here, so one card is left."""
    played = ["Primordial Fetish", "Crystal", "Crystal", "Crystal", "Scoria Slag"]
    match = battle(
        dezmodia(),
        mist(hand=[], deck=[], played=played, discard=["Spark"]),
        active=MICHAL,
        phase="draw",
        turn_order={"deck": ["player 1"]},
    )
    choose(match, "next:primordial-fetish", "next:scoria-slag")
    assert player(match, MICHAL)["hand"] == ["spark", "primordial-fetish", "scoria-slag", "crystal", "crystal"]


def test_a_player_alone_is_their_own_ally() -> None:
    """Rozgrywka dla 1 gracza."""
    match = battle(gex(charges=5, life=5))
    choose(match, "ability")
    assert lives(match) == [7]
