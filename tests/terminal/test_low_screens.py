"""At 80 columns and 24 rows everything that one needs to go on is in sight, and no word of it is cut."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Button, Select

import talia
from talia.kernel.registry import games
from talia.kernel.scene import Thing
from talia.terminal import styles
from talia.terminal.app import Talia
from talia.terminal.board import AreaView, Room, head_of
from talia.terminal.dialogs import EndScreen
from talia.terminal.session import Session
from talia.terminal.table_screen import TableScreen
from talia.terminal.wizard import Setup
from talia.words import LANGUAGES, speaker
from tests.browser.full_tables import full_table, played_match

LOW = (80, 24)
GAMES = ("aeons-end/war-eternal", "aeons-end/outcasts", "aeons-end/legacy", "aeons-end/all", "ostium", "seasons")


def run(app: App[Path], story: Callable[[Pilot[Path]], Awaitable[None]], size: tuple[int, int] = LOW) -> None:
    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await story(pilot)

    asyncio.run(go())


def in_both_languages(app: Talia, look: Callable[[TableScreen], None], size: tuple[int, int] = LOW) -> None:
    """Look at a table, and once more in the other language."""

    async def story(pilot: Pilot[Path]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        for _ in LANGUAGES:
            look(screen)
            await pilot.press("l")
            await pilot.pause()

    run(app, story, size)


def played(game: str, players: int, lang: str, choices: int) -> Session:
    """A game that a bot played so far; to the end without a number."""
    return Session(played_match(game, players, choices), ["human"] * players, lang)


def whole(app: App[Path], button: Button) -> bool:
    """Whether all of a button is on the screen and in the dialog that it belongs to."""
    dialog = app.screen.query_one(".dialog").content_region
    return bool(button.region.area) and dialog.contains_region(button.region)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, ("en", "pl") * 3)))
def test_how_to_begin_is_in_sight_below_the_questions_whose_answers_have_room(game: str, lang: str) -> None:
    app = Talia(Setup(talia.game(game), lang, players=talia.game(game).most, seed=3), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        for button in app.screen.query(Button):
            assert whole(app, button), f"{button.label} is out of sight"
        for select in app.screen.query(Select):
            assert select.region.width >= 16, f"{select.id} is {select.region.width} columns wide"

    run(app, story)


def test_how_to_begin_stays_in_sight_when_the_questions_are_asked_anew() -> None:
    app = Talia(Setup(games()["aeons-end/all"], "en", seed=3), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        before = app.screen.query_one("#ask-players", Select)
        before.value = "4"
        while before.is_attached or not app.screen.query("#ask-seat-3 SelectOverlay"):
            await pilot.pause()
        await pilot.pause()
        for button in app.screen.query(Button):
            assert whole(app, button), f"{button.label} is out of sight"

    run(app, story)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_how_to_begin_stays_in_sight_when_an_answer_is_refused(lang: str) -> None:
    twice: dict[str, object] = {"mages": ["gex", "gex", "mist", "mist"]}
    app = Talia(Setup(games()["aeons-end/all"], lang, players=4, answers=twice, seed=3), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        app.screen.query_one("#start", Button).press()
        await pilot.pause()
        error = app.screen.query_one("#error")
        assert error.region.height > 0
        for part in (error, *app.screen.query(Button)):
            assert app.screen.query_one(".dialog").content_region.contains_region(part.region), (
                f"{part} is out of sight"
            )

    run(app, story)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", ["aeons-end/war-eternal", "ostium", "seasons"])
def test_what_to_do_at_the_end_is_in_sight_below_the_story(game: str) -> None:
    over = played_match(game, 2, -1)

    for lang in LANGUAGES:
        app = Talia(Session(over, ["human"] * 2, lang), pace=0)

        async def story(pilot: Pilot[Path], app: Talia = app, lang: str = lang) -> None:
            await pilot.pause()
            buttons = list(app.screen.query(Button))
            assert len(buttons) == 4
            for button in buttons:
                assert whole(app, button), f"{lang}: {button.label} is out of sight"

        run(app, story)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(
    ("game", "choices"), [("aeons-end/outcasts", 40), ("ostium", 0), ("ostium", 40), ("seasons", 40)]
)
def test_the_line_of_keys_is_never_cut(game: str, choices: int) -> None:
    def look(screen: TableScreen) -> None:
        line = str(screen.keys_line.render()).rstrip()
        assert len(line) <= LOW[0]
        assert line.endswith(tuple(screen.speaker.say(word) for word in ("ui-keys-leave", "ui-keys-leave-short")))

    in_both_languages(Talia(played(game, 2, "en", choices), pace=0), look)


def test_the_names_of_a_market_are_whole_with_their_prices() -> None:
    app = Talia(played("aeons-end/war-eternal", 2, "en", 0), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        scene = screen.scene()
        market = next(area for area in scene.areas if area.ref == "market")
        for thing in market.things:
            spot = screen.board.spot(thing.ref)
            assert spot is not None
            assert f"{thing.cost} " in spot.read
            assert thing.title in spot.read
            assert len(spot.read) <= spot.region.width

    run(app, story)


def test_arrows_move_on_in_the_story_of_a_game_that_is_over() -> None:
    app = Talia(played("aeons-end/war-eternal", 2, "en", 0), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        lines = [f"Line {number}" for number in range(40)]
        await app.push_screen(EndScreen(True, ["It is over."], speaker("en"), can_undo=True, story=lines))
        await pilot.pause()
        page = app.screen.query_one(".page")
        await pilot.press("down", "down")
        await pilot.pause()
        assert page.scroll_y > 0
        await pilot.press("up", "up")
        await pilot.pause()
        assert page.scroll_y == 0

    run(app, story)


def test_no_word_on_a_breach_is_cut() -> None:
    app = Talia(played("aeons-end/war-eternal", 2, "pl", 0), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        for breach in (spot for spot in screen.board.spots if "/breach/" in spot.ref):
            assert max(map(len, breach.read.split())) <= breach.region.width

    run(app, story)


def test_rivals_leave_room_for_ones_own_cards_where_the_screen_is_high() -> None:
    app = Talia(played("seasons", 2, "pl", 180), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.board.virtual_size.height <= screen.board.size.height, "nothing has to be scrolled to"

    run(app, story, (140, 45))


def test_places_of_a_player_with_long_names_are_told_apart() -> None:
    app = Talia(played("seasons", 2, "pl", 60), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        names = {str(view.label.render()) for view in app.screen.query(AreaView) if view.label.display}
        libraries = [name for name in names if name.startswith("Biblioteka")]
        assert len(libraries) == 2
        assert all(
            view.label.region.height > 1 for view in app.screen.query(AreaView) if str(view.label.render()) in libraries
        )

    run(app, story)


def test_a_text_does_not_say_the_facts_once_more() -> None:
    thing = Thing("x", "Kairn", ("3 fire", "prestige 9"), "familiar\n3 fire · prestige 9\nActivate: Discard 1 energy.")
    assert styles.detail(thing, ()).plain.count("prestige 9") == 1
    assert styles.words(thing) == ["familiar", "Activate: Discard 1 energy."]


def test_a_head_leaves_facts_out_rather_than_cutting_a_word() -> None:
    room = Room(46, True, 0)
    field = Thing("field", "The field", ("28 warriors in the deck", "8 sovereigns in the deck"))
    assert head_of(field, (), " ", room).plain == "  The field  28 warriors in the deck"
    titan = Thing("nemesis", "Umbra Titan", ("60/60 life", "8 tokens", "tier 1", "deck 23"))
    assert head_of(titan, (), "▶", room).plain.rstrip() == "▶ Umbra Titan  60/60 life · 8 tokens"


@pytest.mark.usefixtures("unpainted")
def test_what_one_fights_tells_its_life_and_its_place() -> None:
    match = talia.arrange("aeons-end/outcasts", full_table("experiment-153"))
    app = Talia(Session(match, ["human"] * 4, "en"), pace=0)

    def look(screen: TableScreen) -> None:
        told = {thing.ref: thing for area in screen.scene().areas if area.place == "foe" for thing in area.things}
        fought = [thing for thing in told.values() if thing.tone in ("minion", "power")]
        assert len(fought) == 8  # five cards in play, three maws
        for thing in fought:
            spot = screen.board.spot(thing.ref)
            assert spot is not None
            assert len(spot.read) <= spot.region.width
            wanted = (
                [styles.number(thing.facts[0])]
                if "maw" not in thing.ref
                else [styles.number(thing.facts[0]), thing.facts[1]]
            )
            assert all(each in spot.read for each in wanted), f"{spot.read!r} leaves out {wanted}"

    in_both_languages(app, look)


@pytest.mark.usefixtures("unpainted")
def test_a_map_leaves_its_room_to_the_names() -> None:
    match = talia.arrange("aeons-end/legacy", full_table("deathmind"))
    app = Talia(Session(match, ["human"] * 4, "en"), pace=0)

    def look(screen: TableScreen) -> None:
        bridges = next(area for area in screen.scene().areas if area.ref == "bridges")
        for thing in bridges.things:
            spot = screen.board.spot(thing.ref)
            assert spot is not None
            assert spot.region.height == 1
            assert spot.region.width >= (10 if thing.facts else 3)

    in_both_languages(app, look)


FULL_LANES = {
    "players": [
        {
            "crystals": 9,
            "attack": ["Ember Imp", "Motherstone Golem", "Primal"],
            "defence": ["Treasurer of the Deep", "Crystal Stag", "Lens Oracle"],
            "hand": ["Ash Kitten", "Reed Piper", "Pebblekin"],
        },
        {"gates": [15, 7, 0], "attack": ["", "Siege Salamander"], "defence": ["Hedge Warden", "", "Oblivion Clerk"]},
    ],
    "field": {
        "warriors": ["Geode Tortoise", "Tuning Crane", "", "Stump Troll", "Night Courier", "Scorch Hound"],
        "sovereigns": ["Smiling Executor", "Voice of Thunder"],
    },
}


@pytest.mark.usefixtures("unpainted")
def test_lanes_are_a_map_each_creature_in_its_place_and_ones_own_hand_in_sight() -> None:
    app = Talia(Session(talia.arrange("ostium", FULL_LANES), ["human"] * 2, "en"), pace=0)

    def look(screen: TableScreen) -> None:
        scene = screen.scene()
        for side in (area for area in scene.areas if area.ref in ("p0", "p1")):
            spots = [screen.board.spot(thing.ref) for thing in side.things]
            drawn = [spot for spot in spots if spot is not None]
            assert len(drawn) == 9
            assert len({spot.region.x for spot in drawn}) == 3, "a column for each lane"
            assert all(len({spot.region.y for spot in drawn[row : row + 3]}) == 1 for row in (0, 3, 6))
            for thing, spot in zip(side.things, drawn):
                assert all(cell_len(line) <= spot.region.width for line in spot.read.splitlines()), spot.read
                strength = [part for fact in thing.facts for part in fact.split() if any(map(str.isdigit, part))]
                assert all(part in spot.read for part in strength), f"{spot.read!r} leaves out {strength}"
                place = screen.speaker.say("place-name", place=thing.ref.rpartition("/")[2])
                assert "/gate/" in thing.ref or place in spot.read, f"{spot.read!r} does not say {place}"
        assert screen.board.virtual_size.height <= screen.board.size.height, "nothing has to be scrolled to"

    in_both_languages(app, look)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", [LOW, (180, 50)])
def test_gates_that_are_not_there_leave_the_other_lanes_as_they_are(size: tuple[int, int]) -> None:
    app = Talia(Session(played_match("ostium", 3, 0), ["human"] * 3, "en"), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        for side in (area for area in screen.scene().areas if area.columns == 3 and area.place != "shared"):
            missing = [thing for thing in side.things if not thing.title]
            assert len(missing) == 1
            for thing in side.things:
                spot = screen.board.spot(thing.ref)
                assert spot is not None
                assert all(part in spot.read for part in (thing.title, *thing.facts))
                assert thing.title or not spot.read

    run(app, story, size)


@pytest.mark.usefixtures("unpainted")
def test_what_can_be_bought_tells_its_price_before_its_name() -> None:
    app = Talia(Session(talia.arrange("ostium", FULL_LANES), ["human"] * 2, "en"), pace=0)

    def look(screen: TableScreen) -> None:
        field = next(area for area in screen.scene().areas if area.ref == "field")
        for thing in (each for each in field.things if each.cost is not None):
            spot = screen.board.spot(thing.ref)
            assert spot is not None
            assert f"{thing.cost} {styles.sign(thing)} {thing.title[:8]}" in spot.read
            assert not spot.read.endswith(f" {styles.number(thing.facts[0])}"), "no number that may be any"

    in_both_languages(app, look)


@pytest.mark.parametrize(("left", "told"), [("empty", "×0"), ("1 left", "×1"), ("4 left", "×4")])
def test_a_pile_that_runs_out_says_so_before_its_whole_name(left: str, told: str) -> None:
    pile = Thing("market/phoenixium", "Petrified Phoenixium", ("4 aether", left), tone="gem", cost=4, kind="Gem")
    drawn = styles.priced(pile, ("4",), 20).plain
    assert drawn.endswith(f"… {told}")
    assert cell_len(drawn) <= 20
    assert drawn.startswith("4 4 ◆ Petrif")


def test_what_is_no_number_of_cards_is_not_told_as_one() -> None:
    pile = Thing("camp/phoenixium", "Petrified Phoenixium", ("4 aether", "Gem"), tone="gem", cost=4, kind="Gem")
    assert "×" not in styles.priced(pile, (), 20).plain
    assert styles.priced(pile, (), 40).plain == "4 ◆ Petrified Phoenixium  Gem"


FORTUNE = Thing("x", "Hand of Fortune", ("1 air, 1 fire, 3 crystals", "prestige 9"), tone="relic")
STATUE = Thing("x", "Olaf’s Blessed Statue", ("3 water", "prestige 0"), tone="relic", count=2)


@pytest.mark.parametrize("width", range(12, 60))
def test_a_number_without_its_word_is_only_what_everybody_takes_it_for(width: int) -> None:
    whole = {*FORTUNE.facts, *STATUE.facts}
    for card in (FORTUNE, STATUE):
        drawn = styles.one_line(card, ("1",), width).plain
        told = drawn.partition("  ")[2]
        assert not told or set(told.split(" · ")) <= whole, drawn
        assert drawn.partition("  ")[0].endswith(("e", "…", "×2")), drawn
    minion = Thing("x", "Howling Spinners", ("5/5 life", "2 tokens"), tone="minion")
    assert "5/5" in styles.one_line(minion, (), max(width, 14)).plain


@pytest.mark.parametrize("width", range(12, 60))
def test_how_many_there_are_and_what_was_said_of_them_is_never_cut_away(width: int) -> None:
    assert "×2" in styles.one_line(STATUE, ("1",), width).plain
    assert cell_len(styles.one_line(STATUE, ("1",), width).plain) <= width
    given = replace(STATUE, facts=(*STATUE.facts, "Year 1"))
    drawn = styles.one_line(given, (), max(width, 18)).plain
    assert "×2" in drawn
    assert "Year 1" in drawn
    assert cell_len(drawn) <= max(width, 18)


def test_the_clan_of_a_creature_is_kept_while_there_is_room() -> None:
    wisp = Thing("x", "Candle Wisp", ("Dusk · power 1",), tone="gem")
    assert styles.one_line(wisp, (), 30).plain == "◆ Candle Wisp  Dusk · power 1"
    assert styles.one_line(wisp, (), 20).plain == "◆ Candle Wisp  Dusk"
    assert styles.one_line(wisp, (), 14).plain == "◆ Candle Wisp"


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", [LOW, (180, 50)])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_names_of_a_draft_are_whole_and_all_of_it_is_in_sight(size: tuple[int, int], lang: str) -> None:
    match = talia.game("seasons").new(players=2, seed=3, level="magician")
    app = Talia(Session(match, ["human"] * 2, lang), pace=0)

    def look(screen: TableScreen) -> None:
        scene = screen.scene()
        drafted = [area for area in scene.areas if area.ref.endswith(("/pack", "/kept"))]
        assert sum(thing.count for area in drafted for thing in area.things) == 9
        for thing in (thing for area in drafted for thing in area.things):
            spot = screen.board.spot(thing.ref)
            assert spot is not None
            assert (thing.title[:16] if thing.facts[2:] else thing.title) in spot.read
            assert all(mark in spot.read for mark in thing.facts[2:]), "the year it is for"
            assert cell_len(spot.read) <= spot.content_region.width
            assert size == LOW or thing.facts[0] in spot.read, "its price is told"
        assert screen.board.virtual_size.height <= screen.board.size.height, "nothing has to be scrolled to"

    async def story(pilot: Pilot[Path]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        for choices in (0, 4, 12, 17, 19):
            while len(match.keys) + len(match.held) < choices:
                match.choose(0, match.open[0].seat)
            await screen.draw()
            await pilot.pause()
            look(screen)

    run(app, story, size)


def test_turns_that_are_over_give_way_to_what_is_left() -> None:
    turns = [Thing(f"turn-order/{n}", name) for n, name in enumerate(("Player 1", "Nemesis", "Player 2", "Nemesis"))]
    left = ("2 left", "1 nemesis")
    whole = "  Turn order  Player 1 › Nemesis › Player 2 › Nemesis   2 left · 1 nemesis"
    assert styles.track("Turn order", turns, left, 90).plain == whole
    assert styles.track("Turn order", turns, left, 46).plain == "  Turn order  … › Nemesis   2 left · 1 nemesis"
    assert styles.track("Turn order", turns, left, 24).plain == "  Turn order  …   2 left"


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("seed", [3, 5])
def test_the_hand_is_in_sight_whenever_it_is_played_from(seed: int) -> None:
    """Whatever the nemesis brought meanwhile, and even if the question is the very same as a turn before."""
    match = talia.game("aeons-end/war-eternal").new(players=1, seed=seed, difficulty="beginner")
    app = Talia(Session(match, ["human"], "pl"), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        before: list[str] = []
        repeated = 0
        while not match.over and len(match.keys) < 18:
            screen = app.screen
            assert isinstance(screen, TableScreen)
            assert screen.decision is not None
            main, keys = screen.decision.word == "ask-main", screen.decision.keys
            if main:
                repeated += keys == before
                before = keys
                hand = [spot for spot in screen.board.spots if spot.ref.startswith("p0/hand")]
                assert all(screen.board.region.contains_region(spot.region) for spot in hand)
                assert screen.looking.startswith("p0/hand")
            await pilot.press("space" if main else "1")
            for _ in range(3):
                await pilot.pause()
        assert repeated >= 2

    run(app, story)


@pytest.mark.usefixtures("unpainted")
def test_a_large_screen_has_room_for_the_whole_of_a_long_text() -> None:
    match = talia.game("seasons").new(players=2, seed=4, enchantment="force-of-destiny")
    app = Talia(Session(match, ["human", "human"], "en"), pace=0)

    async def story(pilot: Pilot[Path]) -> None:
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.shown is not None
        assert screen.board.max_scroll_y == 0
        spot = screen.board.spot("enchantment")
        assert spot is not None
        assert spot.region.height >= 9, "its name and eight lines"

    run(app, story, (200, 60))
