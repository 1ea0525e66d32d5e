"""What front ends are told: where an option is seen, what asks a question, what was picked, and what acts."""

from __future__ import annotations

from typing import Any

from talia import Match
from talia.games.seasons.game import GAME
from talia.kernel.scene import Area, Scene, Thing
from talia.words.speaker import speaker

from .table import PLENTY, a_turn, end_round, summon


def scene(match: Match, seat: int = 0) -> Scene:
    return GAME.scene(match, seat, speaker("en", GAME))


def area(match: Match, ref: str) -> Area:
    return next(each for each in scene(match).areas if each.ref == ref)


def things(match: Match) -> dict[str, Thing]:
    """Everything on the table by its ref, with what lies on it."""
    found: dict[str, Thing] = {}
    for each in scene(match).areas:
        for thing in each.things:
            found[thing.ref] = thing
            found.update({held.ref: held for held in thing.holds})
    return found


def asked(match: Match) -> str:
    decision = match.decision
    assert decision is not None
    return speaker("en", GAME).question(decision, GAME.cause(match, decision))


def abouts(match: Match) -> dict[str, str]:
    assert match.decision is not None
    return {option.key: GAME.about(match, option) for option in match.decision.options}


def test_every_option_of_a_turn_points_at_something_on_the_table() -> None:
    match = a_turn(gauge=4, hand=["Amulet of Air"], in_play=["Purse of Io"], reserve={"air": 2}, token=13)
    on_table = set(things(match))
    told = abouts(match)
    assert told["summon:amulet-of-air"] == "hand/amulet-of-air"
    assert told["bonus:gauge"] == "bonuses/gauge"
    assert {about for about in told.values() if about} <= on_table


def at_once(match: Match) -> dict[str, tuple[str, ...]]:
    assert match.decision is not None
    return {speaker("en", GAME).together(each): each.keys for each in GAME.further(match, match.decision)}


def test_tokens_of_one_energy_are_transmuted_at_once() -> None:
    match = a_turn(die={"transmute": True}, reserve={"air": 3, "fire": 1}, die_done=False)
    match.choose("transmute")
    assert at_once(match) == {"3 air at once": ("token:air",) * 3}
    for key in at_once(match)["3 air at once"]:
        match.choose(key)
    assert "token:air" not in abouts(match)


def test_no_more_tokens_are_given_up_at_once_than_are_too_many() -> None:
    match = a_turn(die={"energy": {"fire": 2}}, reserve={"air": 5, "fire": 2}, die_done=False)
    assert asked(match) == "Your reserve is too full by 2. Give up which energy?"
    assert list(at_once(match).values()) == [("give-up:air",) * 2, ("give-up:fire",) * 2]
    for key in ("give-up:fire", "give-up:fire"):
        match.choose(key)
    assert match.decision is not None
    assert at_once(match) == {}


def test_energy_is_taken_where_it_lies() -> None:
    match = a_turn(die={"transmute": True}, reserve={"air": 2, "fire": 1}, die_done=False)
    match.choose("transmute")
    told = abouts(match)
    assert told["token:air"] == "reserve/air"
    assert told["token:fire"] == "reserve/fire"
    assert set(told.values()) - {""} <= set(things(match))


def test_a_question_names_the_card_that_asks_it() -> None:
    match = a_turn(hand=["Amulet of Water"], reserve={"water": 2})
    summon(match, "Amulet of Water")
    assert asked(match).startswith("Amulet of Water: Take which energy?")
    decision = match.decision
    assert decision is not None
    cause = GAME.cause(match, decision)
    assert cause is not None
    assert cause.about == "p0/play/amulet-of-water"


def test_a_reserve_tells_what_its_tokens_are_worth_now() -> None:
    plain, purse = a_turn(month=1, reserve=PLENTY), a_turn(month=1, reserve=PLENTY, in_play=["Purse of Io"])
    assert things(plain)["reserve/earth"].facts == ("1", "worth 3")
    assert things(purse)["reserve/earth"].facts == ("1", "worth 4")
    assert area(plain, "middle").facts == ("air 1", "water 1", "fire 2", "earth 3")


def test_what_one_picked_in_the_draft_is_marked_for_oneself_only() -> None:
    pack = {"pack": ["Amulet of Air", "Amulet of Fire"]}
    match = GAME.arrange({"phase": "prelude", "players": [pack, dict(pack)]}, seed=1)
    match.choose("keep:amulet-of-air", 0)
    assert "your pick" in things(match)["pack/amulet-of-air"].facts
    seen: list[Any] = [thing.facts for each in scene(match, 1).areas for thing in each.things]
    assert not any("your pick" in facts for facts in seen)


def test_a_pick_does_not_mark_the_copy_that_one_kept_before() -> None:
    mine = {"pack": ["Amulet of Air", "Amulet of Fire"], "kept": ["Amulet of Air"]}
    players = [mine, {"pack": ["Dragonsoul", "Replica"], "kept": ["Purse of Io"]}]
    match = GAME.arrange({"phase": "prelude", "players": players}, seed=1)
    match.choose("keep:amulet-of-air", 0)
    assert "your pick" in things(match)["pack/amulet-of-air"].facts
    assert "your pick" not in things(match)["kept/amulet-of-air"].facts


def test_a_year_is_given_to_one_of_two_copies() -> None:
    kept = ["Amulet of Air", "Amulet of Fire", "Amulet of Air"]
    match = GAME.arrange({"phase": "prelude", "players": [{"kept": kept}, {"kept": ["Dragonsoul", "Replica"]}]}, seed=1)

    def amulets() -> dict[str, tuple[int, tuple[str, ...]]]:
        found = things(match).items()
        return {ref: (each.count, each.facts[2:]) for ref, each in found if "amulet-of-air" in ref}

    assert amulets() == {"kept/amulet-of-air": (2, ())}
    match.choose("year-1:amulet-of-air", 0)
    assert amulets() == {"kept/amulet-of-air": (1, ()), "kept/amulet-of-air#2": (1, ("Year 1",))}
    assert {option.about for option in match.open[0].options if option.key == "year-1:amulet-of-air"} == {
        "kept/amulet-of-air"
    }
    match.choose("year-1:amulet-of-air", 0)
    assert amulets() == {"kept/amulet-of-air": (2, ("Year 1",))}


def test_a_card_that_acts_at_the_end_of_the_round_is_told() -> None:
    match = a_turn(in_play=["Figrim the Avaricious"], month=3, left_die={"advance": 1}, rival={"crystals": 5})
    end_round(match)
    told = [event.name for page in match.history.pages for event in page]
    assert "acts" in told
    assert GAME.shows["acts"] == "card"


def test_a_card_costs_what_it_costs_with_so_many_players() -> None:
    for rivals, cost in ((1, "fire"), (2, "fire+fire"), (3, "fire+fire+fire")):
        match = a_turn(rivals=rivals, hand=["Titus Deepgaze"])
        assert things(match)["hand/titus-deepgaze"].art.split("/")[:2] == ["familiar", cost]


def test_a_turned_card_with_tokens_says_so() -> None:
    match = a_turn(
        in_play=[{"name": "Die of Malice", "turned": True}, {"name": "Amulet of Water", "energy": {"fire": 2}}]
    )
    told = things(match)
    assert told["p0/play/die-of-malice"].facts[2:] == ("turned",)
    assert told["p0/play/amulet-of-water"].facts[2:] == ("2 fire",)


def told(match: Match, seat: int = 0, lang: str = "en") -> list[str]:
    """What the log says to a seat."""
    say = speaker(lang, GAME)
    events = [event for page in match.history.pages for event in page]
    return [say.event(event) for event in events if event.seats is None or seat in event.seats]


def test_a_question_names_the_card_that_acts_when_the_season_changes() -> None:
    match = a_turn(in_play=["Hourglass of Time"], month=3, left_die={"advance": 1})
    end_round(match)
    assert asked(match) == "Hourglass of Time: Take which energy?"
    match.choose("gain:air")
    assert "Player 1: Hourglass of Time takes effect." in told(match)


def test_a_bonus_tells_what_its_next_use_costs() -> None:
    prices = [things(a_turn(bonus_used=used))["bonuses/gauge"].text.split("\n")[1] for used in range(4)]
    assert prices == [
        "It would cost 5 points at the end.",
        "It would cost 7 points at the end.",
        "It would cost 8 points at the end.",
        "0 left",
    ]


def test_who_has_no_room_hears_so_and_what_they_looked_at() -> None:
    pile = ["Amulet of Earth", "Purse of Io", "Amulet of Air", "Lewis Greyface"]
    match = a_turn(hand=["Divine Chalice"], reserve=PLENTY, gauge=1, draw_pile=pile)
    summon(match, "Divine Chalice")
    assert "Player 1 has no room for another card: none of them comes into play." in told(match, 1)
    assert [line for line in told(match) if "have looked at" in line] == [
        f"You have looked at {card}." for card in pile
    ]
    assert not any("have looked at" in line for line in told(match, 1))


def test_a_single_card_is_taken_or_discarded() -> None:
    match = a_turn(die={"draw": True}, die_done=False)
    match.choose("draw")
    assert asked(match) == "Take the card into your hand, or discard it?"


def test_the_log_says_that_the_season_marker_goes_back() -> None:
    match = a_turn(hand=["Temporal Boots"], reserve=PLENTY, month=5)
    back = next(key for key in summon(match, "Temporal Boots").decision.keys if "-" in key)
    match.choose(back)
    assert any("spaces back to month" in line or "space back to month" in line for line in told(match))
    assert any("wstecz" in line for line in told(match, lang="pl"))


def test_nobody_pays_nothing() -> None:
    match = a_turn(hand=["Die of Malice"])
    summon(match, "Die of Malice")
    assert not any("pays" in line for line in told(match))


def test_who_does_not_mind_the_order_lets_cards_act_as_they_lie() -> None:
    match = a_turn(in_play=["Hourglass of Time", "Statue of Eolis"], month=3, left_die={"advance": 1})
    end_round(match)
    seen = set()
    while not match.over and match.decision.word != "ask-die":
        decision = match.decision
        seen.add((decision.word, GAME.usual(match, decision)))
        match.choose(GAME.usual(match, decision) or decision.keys[0])
    assert ("ask-order", "rest") in seen
    assert ("ask-gain", None) in seen


def test_a_card_says_which_it_locks_and_whose_card_mimics_it() -> None:
    figrim = {"name": "Figrim the Avaricious", "deadbolt": {"player": 0, "card": 1}}
    raven = {"name": "Raven the Usurper", "mimics": {"player": 0, "card": 2}}
    match = a_turn(
        in_play=["Argosian Tangleweed", "Argosian Tangleweed", "Purse of Io"], rival={"in_play": [figrim, raven]}
    )
    told = things(match)
    assert "locks Figrim the Avaricious" in told["p0/play/argosian-tangleweed#2"].facts
    assert not [fact for fact in told["p0/play/argosian-tangleweed"].facts if "locks" in fact]
    assert "mimicked by Player 2" in told["p0/play/purse-of-io"].facts
