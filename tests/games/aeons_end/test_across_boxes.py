"""Cards of several boxes that meet for the first time at one table."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import Match
from talia.kernel.names import slug

ALL = "aeons-end/all"
EVERYTHING = talia.game(ALL)
PLAYERS_FIRST = {"deck": ["player 1", "player 1", "player 2", "player 2", "nemesis", "nemesis"]}


def meet(*players: dict[str, Any], **told: Any) -> Match:
    return talia.arrange(ALL, {"players": list(players), **told})


def choose(match: Match, *keys: str) -> None:
    for key in keys:
        match.choose(key)


def ready(*spells: str, **more: Any) -> dict[str, Any]:
    return {"open": True, "prepped": list(spells), **more}


def test_a_relic_falls_when_a_sigil_breach_takes_the_place_of_its_breach() -> None:
    dezmodia = {
        "mage": "dezmodia",
        "charges": 6,
        "hand": [],
        "breaches": {"I": ready("Spark", attached="Pulse Anchor")},
    }
    match = meet(dezmodia, {"mage": "Bubda"})
    choose(match, "ability", "player:1")
    player = match.view(0)["players"][0]
    assert player["breaches"][0]["state"] == "sigil"
    assert "attached" not in player["breaches"][0]
    assert (player["discard"], player["hand"]) == (["pulse-anchor"], ["spark"])


def sigil_breach_exhausted(rules: int) -> list[str]:
    """The breaches that a player may lose who is exhausted with a Sigil breach in the place of their Warding Breach."""
    warded = {"mage": "Ada:warding-breach", "life": 1, "hand": ["Spark"], "breaches": {"II": {"open": True}}}
    told = {
        "players": [{"mage": "dezmodia", "charges": 6, "hand": ["Spark"]}, warded],
        "nemesis": {"name": "Gate Witch", "in_play": ["Howling Spinners"], "deck": ["Smite", "Quell"]},
        "turn_order": {"deck": ["nemesis", "player 1", "player 1", "player 2", "player 2"], "discard": ["nemesis"]},
    }
    match = EVERYTHING.under(rules).arrange(told)
    choose(match, "ability", "player:2", "sigil:II", "skip", "end")
    choose(match, "player:2")
    assert match.decision.word == "ask-destroy-breach"
    return match.decision.keys


def test_a_sigil_breach_does_not_stay_as_the_breach_did_that_it_replaced() -> None:
    assert sigil_breach_exhausted(EVERYTHING.rules) == [f"destroy-breach:{each}" for each in ("I", "II", "III")]


def test_up_to_rules_11_it_stayed() -> None:
    assert sigil_breach_exhausted(11) == ["destroy-breach:I", "destroy-breach:III"]


def second_jewel_first(rules: int) -> int:
    """The aether left of 9 when somebody alone gains a Bloodstone Jewel for 6, and Duplicating Sazite brings another one
    before the first does what it does."""
    gex = {
        "mage": "Gex",
        "aether": 6,
        "hand": ["Duplicating Sazite", "Crystal"],
        "breaches": {"II": ready("Kindle")},
    }
    market = {"Bloodstone Jewel": 7, "Duplicating Sazite": 4, "Kindle": 4}
    match = EVERYTHING.under(rules).arrange({"players": [gex], "market": market})
    choose(match, "play:duplicating-sazite", "gain:bloodstone-jewel", "first:duplicating-sazite")
    choose(match, "discard:kindle@II", "gain:bloodstone-jewel")
    while match.decision.word == "ask-first":
        match.choose(0)
    player = match.view(0)["players"][0]
    assert player["discard"].count("bloodstone-jewel") == 2
    aether: int = player["aether"]
    return aether


def test_the_first_bloodstone_jewel_is_the_first_whatever_is_gained_because_of_it() -> None:
    assert second_jewel_first(EVERYTHING.rules) == 3 + 3


def test_up_to_rules_11_neither_of_two_bloodstone_jewels_brought_aether_then() -> None:
    assert second_jewel_first(11) == 3


def totem_forged(gem: str, rules: int = EVERYTHING.rules) -> Match:
    """Somebody alone has played this gem, and Destiny Forger makes a Mage's Totem in hand of their Crystal."""
    gex = {"mage": "Gex", "hand": [gem, "Destiny Forger", "Crystal"], "deck": ["Spark"]}
    match = EVERYTHING.under(rules).arrange({"players": [gex], "market": {"Frozen Magmite": 7, "Mage's Totem": 5}})
    choose(match, f"play:{slug(gem)}")
    if match.decision.word == "ask-either":
        match.choose("or:2")
    choose(match, "play:destiny-forger", "or:1", "destroy:crystal", "gain:mages-totem")
    return match


def where_it_is(match: Match, card: str) -> str:
    """In hand, on the discard pile or, hidden, on the deck that had one card."""
    player = match.view(0)["players"][0]
    if player["deck"] == 2:
        return "deck"
    return next(place for place in ("hand", "discard") if card in player[place])


@pytest.mark.parametrize(
    ("gem", "key", "place"),
    [
        ("Frozen Magmite", "skip", "hand"),
        ("Frozen Magmite", "top:mages-totem", "deck"),
        ("Worldheart Shard", "skip", "hand"),
        ("Worldheart Shard", "give:1", "discard"),
    ],
)
def test_of_an_effect_that_brings_a_card_to_hand_and_one_that_waits_for_it_its_owner_chooses(
    gem: str, key: str, place: str
) -> None:
    match = totem_forged(gem)
    assert match.decision.word == "ask-redirect-placed"
    choose(match, key)
    assert where_it_is(match, "mages-totem") == place


def test_up_to_rules_11_it_stayed_in_hand_whatever_was_chosen() -> None:
    match = totem_forged("Frozen Magmite", rules=11)
    choose(match, "top:mages-totem")
    assert where_it_is(match, "mages-totem") == "hand"


@pytest.mark.parametrize(("rules", "question"), [(EVERYTHING.rules, False), (11, True)])
def test_a_card_that_was_gained_onto_the_deck_stays_there(rules: int, question: bool) -> None:
    breaches = {"II": ready("Gathered Will")}
    gex = {"mage": "Gex", "hand": ["Frozen Magmite", "Vortex Gauntlet", "Crystal"], "deck": ["Spark"]}
    match = EVERYTHING.under(rules).arrange(
        {"players": [{**gex, "breaches": breaches}, {"mage": "Mist"}], "market": {"Kindle": 5, "Gathered Will": 4}}
    )
    choose(match, "play:frozen-magmite", "play:vortex-gauntlet", "gain:kindle")
    assert (match.decision.word == "ask-redirect") is question
    assert match.view(0)["players"][0]["deck"] == 2


def charged_up(redirect: str, rules: int = 12) -> Match:
    """Bubda gains a Fire Chakram that Adrenal Batteries prep to any open breach, when something else wants it elsewhere."""
    waits = {"hand": ["Adrenal Batteries", "Crystal"], "deck": [], "pulse": 5, "redirects": [redirect]}
    players = [{"mage": "Bubda", **waits}, {"mage": "Ramzel"}]
    position = {"players": players, "market": {"Fire Chakram": 5, "Breach Flare": 5}, "nemesis": {"name": "Bladius"}}
    match = EVERYTHING.under(rules).arrange(position)
    choose(match, "play:adrenal-batteries", "yes", "open:II/2", "gain:fire-chakram")
    return match


@pytest.mark.parametrize(("redirect", "key"), [("onto-deck", "top:fire-chakram"), ("to-ally", "give:2")])
def test_a_spell_that_batteries_would_prep_goes_where_its_owner_likes(redirect: str, key: str) -> None:
    match = charged_up(redirect)
    assert match.decision.keys == ["prep-it:I/1", "prep-it:I/2", "prep-it:II/2", key]
    prepped = match.clone()
    choose(prepped, "prep-it:II/2")
    assert prepped.view(0)["players"][1]["breaches"][1]["prepped"] == ["fire-chakram"]
    choose(match, key)
    bubda, ramzel = match.view(0)["players"]
    assert (bubda["deck"], ramzel["discard"]) == ((1, []) if redirect == "onto-deck" else (0, ["fire-chakram"]))
    assert EVERYTHING.arrange(match.position()).fingerprint == match.fingerprint


def test_where_no_breach_has_room_for_it_it_may_only_go_elsewhere() -> None:
    full = {breach: ready("Spark") for breach in ("I", "II", "III", "IV")}
    bubda = {"mage": "Bubda", "hand": ["Adrenal Batteries"], "pulse": 5, "redirects": ["onto-deck"], "breaches": full}
    match = meet(bubda, market={"Fire Chakram": 5, "Breach Flare": 5}, nemesis={"name": "Bladius"})
    choose(match, "play:adrenal-batteries", "yes", "gain:fire-chakram")
    assert match.decision.keys == ["top:fire-chakram", "skip"]


def test_up_to_rules_11_batteries_prepped_it_whatever_was_chosen() -> None:
    match = charged_up("onto-deck", rules=11)
    choose(match, "top:fire-chakram")
    assert match.decision.keys == ["prep-it:I/1", "prep-it:I/2", "prep-it:II/2"]


@pytest.mark.parametrize("spell", ["Extinguish", "Hunting Spark"])
def test_whoever_casts_a_spell_chooses_the_maw_in_whoevers_turn(spell: str) -> None:
    """Xaxos acts in a turn of the nemesis and has a player cast."""
    match = meet(
        {"mage": "Gex"},
        {"mage": "Quilius", "charges": 3, "breaches": {"I": ready(spell)}},
        phase="nemesis-draw",
        xaxos={"charges": 7, "deck": ["Twisting Flame"]},
        nemesis={"name": "Experiment 153", "deck": ["Disrupt", "Smite"]},
    )
    choose(match, "go-on", "maw:i", "charge:xaxos", "or:1")
    assert match.decision.seat == 1
    assert match.decision.keys == ["maw:i", "maw:ii", "maw:iii", "maw:iv"]


def test_a_possessed_extinguish_asks_for_no_target_but_whom_it_hurts() -> None:
    match = meet(
        {"mage": "Quilius", "breaches": {"I": ready("Extinguish")}},
        {"mage": "Gex"},
        phase="nemesis-draw",
        nemesis={
            "name": "Fungal Mesh",
            "tokens": 2,
            "deck": ["Howling Spinners", "Smite"],
            "in_play": ["Chitin Crawler"],
        },
        turn_order=PLAYERS_FIRST,
    )
    choose(match, "go-on")
    assert match.decision.keys == ["target:gravehold", "player:1", "player:2"]
    choose(match, "target:gravehold")
    assert match.view(0)["gravehold"]["life"] == 29
    assert match.view(0)["players"][0]["trophies"] == 0


def test_a_hunting_spark_is_a_players_blow() -> None:
    match = meet(
        {"mage": "Gex", "hand": ["Kindle", "Crystal"], "breaches": {"II": ready("Hunting Spark")}},
        phase="casting",
        nemesis={"name": "Haze Fiend", "in_play": ["Rune Prisoner"]},
    )
    choose(match, "cast:hunting-spark@II", "target:rune-prisoner")
    assert "kindle" not in match.view(0)["players"][0]["hand"], "it was degraded"


@pytest.mark.parametrize(("attack", "life"), [("hemorrhage", 9), ("marked-for-death", 10)])
def test_engulf_lays_the_other_attack_before_a_player(attack: str, life: int) -> None:
    """Engulf itself would lie there for nothing."""
    match = meet(
        {"mage": "Gex", "breaches": {"III": {"open": True}}},
        {"mage": "Kel"},
        phase="nemesis-draw",
        nemesis={"deck": ["Engulf", "Quell"], "discard": [attack], "tokens": 8},
        turn_order=PLAYERS_FIRST,
    )
    choose(match, "go-on")
    while match.decision.word not in ("ask-casting", "ask-main"):
        match.choose("or:2" if "or:2" in match.decision.keys else match.decision.keys[0])
    view = match.view(0)
    assert match.position()["players"][0]["front"] == [attack]
    assert view["nemesis"]["discard"] == ["engulf"]
    assert view["players"][0]["life"] == life
    assert talia.arrange(ALL, match.position()).fingerprint == match.fingerprint


def test_a_soulfire_fuels_no_lantern_where_there_is_none() -> None:
    match = meet({"mage": "Gex", "hand": ["Soulfire", "Crystal"]}, nemesis={"name": "Umbra Titan"})
    choose(match, "play:soulfire")
    if match.decision.word == "ask-either":
        choose(match, "or:1")
    assert match.view(0)["players"][0]["aether"] == 1
    assert talia.arrange(ALL, match.position()).fingerprint == match.fingerprint


@pytest.mark.parametrize("game", [ALL, "aeons-end/outcasts"])
def test_a_turn_goes_on_when_nothing_is_left_of_the_nemesis_and_can_be_told(game: str) -> None:
    """By the newest rulebook an empty nemesis deck wins at the end of the turn."""
    caster = {"mage": "Kel", "breaches": {"I": ready("Spark")}}
    last = {"deck": [], "in_play": [{"name": "Nyx, the Spine Cruncher", "life": 1}]}
    match = talia.arrange(
        game, {"phase": "casting", "players": [caster], "nemesis": {"name": "Thief of Dreams", **last}}
    )
    choose(match, "cast:spark@I", "target:nyx-the-spine-cruncher")
    assert not match.over
    again = talia.arrange(game, match.position())
    assert again.fingerprint == match.fingerprint
    choose(again, "end")
    while not again.over:
        choose(again, again.decision.keys[-1])
    assert again.result is not None
    assert again.result.why == "nemesis-spent"
    with pytest.raises(talia.TaliaError, match="the battle would be over"):
        talia.arrange(game, {"phase": "next-turn", "players": [{}], "nemesis": {"deck": [], "in_play": []}})


def test_a_spell_that_was_used_and_cast_and_one_that_was_only_used_can_be_told() -> None:
    """The number of the first must not be taken for that of the second."""
    breaches = {"II": ready("Aurora"), "III": ready("Nova Forge")}
    match = meet({"mage": "Gex", "hand": ["Vortex Gauntlet", "Mage's Totem"], "breaches": breaches}, {"mage": "Mist"})
    choose(
        match, "use:aurora", "use:nova-forge", "play:vortex-gauntlet", "cast:aurora@II/1", "play:mages-totem", "or:2"
    )
    assert talia.arrange(ALL, match.position()).fingerprint == match.fingerprint


def test_a_gem_that_still_waits_can_be_told_when_it_was_destroyed() -> None:
    hand = ["Elongated Looq", "Elongated Looq", "Mage's Totem", "Crystal"]
    match = meet({"mage": "Gex", "hand": hand}, {"mage": "Mist"})
    choose(match, "play:elongated-looq", "play:elongated-looq", "play:mages-totem", "or:1", "destroy:elongated-looq")
    again = talia.arrange(ALL, match.position())
    assert again.fingerprint == match.fingerprint
    choose(again, "focus:III")
    assert again.view(0)["players"][0]["charges"] == 2


def test_a_glyph_carver_places_nothing_where_there_are_no_glyphs() -> None:
    match = meet({"mage": "Gex", "hand": ["Glyph Carver", "Crystal"]}, {"mage": "Mist"})
    choose(match, "play:glyph-carver")
    assert match.decision.word == "ask-main"
    assert match.view(0)["players"][0]["aether"] == 1


def test_a_card_that_only_other_nemeses_have_is_not_called_unknown() -> None:
    with pytest.raises(talia.TaliaError, match=r"nemesis.deck\[0\]: Bladius cannot be there"):
        meet({"mage": "Gex"}, nemesis={"name": "Umbra Titan", "deck": ["Bladius"]})


def test_a_spark_that_fits_on_the_void_breach_anyway_is_on_offer_once_beside_kindle() -> None:
    risen = {"mage": "Dezmodia, Void Risen", "hand": ["Spark", "Crystal"], "breaches": {"IV": ready("Kindle")}}
    match = meet(risen, {"mage": "Kel"})
    assert match.decision.keys == ["prep:spark>IV", "play:crystal", "end"]
    match.choose("prep:spark>IV")
    assert sorted(match.view(0)["players"][0]["breaches"][3]["prepped"]) == ["kindle", "spark"]
