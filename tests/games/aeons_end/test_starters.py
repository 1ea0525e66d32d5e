"""The cards mages start with."""

from tests.games.aeons_end.table import battle, breach, choose, dezmodia, foe, gex, keys, mist, player, prepped


def test_crystal_gives_one_aether() -> None:
    match = battle(gex(hand=["Crystal", "Spark"]), dezmodia())
    choose(match, "play:crystal")
    assert player(match)["aether"] == 1
    assert player(match)["played"] == ["crystal"]


def test_spark_deals_one_damage() -> None:
    match = battle(gex(breaches={"II": prepped("Spark")}), dezmodia(), phase="casting")
    choose(match, "cast:spark@II")
    assert foe(match)["life"] == 69
    assert player(match)["discard"] == ["spark"]


def test_oblivion_shards_aether_buys_neither_relics_nor_spells() -> None:
    match = battle(dezmodia(hand=["Oblivion Shard", "Oblivion Shard", "Crystal"]), gex())
    choose(match, "play:oblivion-shard", "play:oblivion-shard", "play:crystal")
    bought = [key for key in keys(match) if key.startswith("gain:")]
    assert bought == ["gain:frozen-magmite", "gain:scoria-slag", "gain:erratic-ingot"]


def test_oblivion_shards_aether_pays_for_everything_else() -> None:
    power = {"in_play": ["Seismic Roar"]}
    match = battle(dezmodia(hand=["Oblivion Shard"] * 3), gex(), nemesis=power)
    choose(match, "play:oblivion-shard", "play:oblivion-shard", "play:oblivion-shard")
    assert {"charge", "focus:II", "open:II", "focus:III", "focus:IV", "discard:seismic-roar"} <= set(keys(match))


def test_oblivion_shards_aether_is_spent_before_free_aether() -> None:
    match = battle(dezmodia(hand=["Oblivion Shard"], aether=2), gex())
    choose(match, "play:oblivion-shard", "charge")
    assert player(match)["aether"] == 2
    assert "gain:mages-totem" in keys(match)


def test_shattered_geode_takes_the_top_of_an_allys_discard_pile() -> None:
    match = battle(gex(hand=["Shattered Geode"]), dezmodia(discard=["Fiery Torrent", "Crystal"]))
    choose(match, "play:shattered-geode")
    assert keys(match) == ["take:fiery-torrent/2", "skip"]
    choose(match, "take:fiery-torrent/2")
    assert player(match)["aether"] == 1
    assert player(match)["hand"] == ["fiery-torrent"]
    assert player(match, 1)["discard"] == ["crystal"]


def test_shattered_geode_may_leave_the_card() -> None:
    match = battle(gex(hand=["Shattered Geode", "Spark"]), dezmodia(discard=["Fiery Torrent"]))
    choose(match, "play:shattered-geode", "skip")
    assert player(match)["aether"] == 1
    assert player(match)["hand"] == ["spark"]
    assert player(match, 1)["discard"] == ["fiery-torrent"]


def test_shattered_geode_asks_nothing_when_no_ally_has_a_discard_pile() -> None:
    match = battle(gex(hand=["Shattered Geode", "Crystal"], discard=["Spark"]), dezmodia())
    choose(match, "play:shattered-geode")
    assert player(match)["aether"] == 1
    assert keys(match) == ["play:crystal", "end"]


def test_amethyst_paragon_lets_an_ally_prep_even_to_a_closed_breach_nobody_focused() -> None:
    match = battle(mist(hand=["Amethyst Paragon", "Crystal"]), gex(hand=["Spark", "Crystal"]))
    choose(match, "play:amethyst-paragon")
    assert match.decision.seat == 1
    assert keys(match) == ["prep:spark>II", "prep:spark>III", "prep:spark>IV", "skip"]
    choose(match, "prep:spark>IV")
    assert breach(match, "IV", seat=1)["prepped"] == ["spark"]
    assert player(match)["aether"] == 1
    assert match.decision.seat == 0


def test_amethyst_paragon_is_a_may() -> None:
    match = battle(mist(hand=["Amethyst Paragon"]), gex(hand=["Spark"]))
    choose(match, "play:amethyst-paragon", "skip")
    assert player(match, 1)["hand"] == ["spark"]


def test_amethyst_paragons_ally_is_chosen_by_its_player_among_those_who_can() -> None:
    match = battle(mist(hand=["Amethyst Paragon"]), gex(hand=["Spark"]), dezmodia(hand=["Spark"]))
    choose(match, "play:amethyst-paragon")
    assert (match.decision.seat, keys(match)) == (0, ["player:2", "player:3"])
    choose(match, "player:3")
    assert match.decision.seat == 2


def test_amethyst_paragon_asks_nobody_when_no_ally_has_a_spell() -> None:
    match = battle(mist(hand=["Amethyst Paragon", "Spark"]), gex(hand=["Crystal"]), dezmodia(hand=["Crystal"]))
    choose(match, "play:amethyst-paragon")
    assert match.decision.word == "ask-main"
    assert player(match)["aether"] == 1
