"""Golden files: whole games, all cards and a save, kept as text.

A change of rules or words shows as a readable diff. If it is meant, write the files anew and look at what changed:

    TALIA_GOLDEN=write pytest tests/golden
"""

from __future__ import annotations

import difflib
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import talia
from talia import Game, Match, Option
from talia.games.seasons.game import GAME as SEASONS
from talia.kernel.chance import Chance
from talia.kernel.history import QUIET
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED

HERE = Path(__file__).parent
GAME = talia.game("aeons-end/war-eternal")
OUTCASTS = talia.game("aeons-end/outcasts")
LEGACY = talia.game("aeons-end/legacy")
OSTIUM = talia.game("ostium")
Policy = Callable[[Match, Chance], Option]
ANEW = "TALIA_GOLDEN=write pytest tests/golden"


def compare(name: str, text: str) -> None:
    """Compare with a golden file, or write it anew if asked to."""
    path = HERE / name
    if os.environ.get("TALIA_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    if not path.exists():
        pytest.fail(f"{name} is missing. To write it: {ANEW}", pytrace=False)
    golden = path.read_text(encoding="utf-8")
    if golden != text:
        diff = difflib.unified_diff(golden.splitlines(), text.splitlines(), f"golden/{name}", "now", lineterm="", n=4)
        pytest.fail("\n".join([*diff, f"If this is meant: {ANEW}"]), pytrace=False)


# Cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "name"),
    [(GAME, "war-eternal"), (OUTCASTS, "outcasts"), (LEGACY, "legacy"), (OSTIUM, "ostium"), (SEASONS, "seasons")],
)
def test_the_text_of_all_cards(game: Game, name: str, lang: str) -> None:
    voice = Speaker(lang, (SHARED, *game.words()))
    lines: list[str] = []
    group = ""
    for card in game.cards(voice):
        if card.group != group:
            group = card.group
            lines += [f"== {group} ==", ""]
        cost = () if card.cost is None else (voice.say("cli-cost", n=card.cost),)
        lines.append(f"{card.name} [{card.id}] ({', '.join((card.kind, *cost, *card.facts))})")
        lines += [f"    {line}" for line in card.text.splitlines()]
        lines.append("")
    compare(f"cards-{name}.{lang}.txt", "\n".join(lines))


# Whole games


def sensible(match: Match, chance: Chance) -> Option:
    """One of the options by chance, but none that costs tokens, loses or stops early while there is another."""
    decision = match.decision
    kept = [option for option in decision.options if option.key not in ("end", "skip", "done")]
    tokens = match.view()["nemesis"]["tokens"]
    safe = []
    for option in kept:
        twin = match.clone()
        twin.choose(option.key)
        lost = twin.result is not None and not twin.result.won[0]
        if not lost and twin.view()["nemesis"]["tokens"] >= tokens:
            safe.append(option)
    among = safe or kept or decision.options
    return among[chance.below(len(among))]


def eager(match: Match, chance: Chance) -> Option:
    """One of the options by chance, but creatures are summoned before they are discarded, and nobody is taken back."""
    found = match.decision.options
    kept = [option for option in found if not option.key.startswith(("recall:", "move:", "done"))]
    brave = [option for option in kept if option.key.startswith(("summon:", "call:", "take:", "place:A", "hit"))]
    among = brave if brave and chance.below(4) else kept or found
    return among[chance.below(len(among))]


def lively(match: Match, chance: Chance) -> Option:
    """One of the options by chance, but a turn seldom ends while there is a card to summon or to activate."""
    found = match.decision.options
    lively = [option for option in found if option.key.startswith(("summon:", "activate:", "transmute", "destiny"))]
    among = lively if lively and chance.below(5) else [o for o in found if not o.key.startswith("bonus:")] or found
    return among[chance.below(len(among))]


def transcript(match: Match, seed: int, choose: Policy = sensible) -> str:
    """A whole game: who was asked what, what was chosen, and what happened then."""
    game = match.game
    voice = Speaker("en", (SHARED, *game.words()))
    chance = Chance(seed)
    settled = match.origin["setup"]
    chosen = {field.name: settled[field.name] for field in game.fields if field.name in settled}
    lines = [voice.name(game.title), *(f"{name}: {value}" for name, value in chosen.items())]
    lines += [f"seed: {match.origin['seed']}", "", "The table is laid."]

    def tell() -> None:
        told = [event for event in match.events if event.name not in QUIET]
        lines.extend(f"    {voice.event(event)}" for event in told)
        lines.append("")

    tell()
    while not match.over:
        decision = match.decision
        seat = "All" if decision.seat is None else voice.name(game.seats(match)[decision.seat])
        option = choose(match, chance)
        number = len(match.keys) + 1
        lines += [f"{number}. {seat}: {voice.question(decision)}", f"  > {option.key}"]
        match.choose(option)
        tell()
    assert match.result is not None
    ends = ["won" if won else "lost" for won in match.result.won]
    lines += [
        f"The end after {len(match.keys)} choices, in round {game.round(match)}.",
        f"Result: {', '.join(ends)} ({match.result.why})",
        f"Fingerprint: {match.fingerprint}",
        "",
    ]
    return "\n".join(lines)


def two_players() -> Match:
    """Two mages at the beginners' difficulty; the seed was looked for, so that they hold out for long."""
    return GAME.new(players=2, seed=270, nemesis="umbra-titan", mages=["mist", "gex"], difficulty="beginner")


def one_player() -> Match:
    """One mage alone with fifteen life, a fourth turn a round, and the harder rule."""
    return GAME.new(
        players=1,
        seed=226,
        nemesis="umbra-titan",
        mages=["dezmodia"],
        difficulty="expert",
        turn_order="easier",
        life=15,
    )


def outcasts() -> Match:
    """Three mages with rules of their own against the maws."""
    return OUTCASTS.new(players=3, seed=7, nemesis="experiment-153", mages=["zhana", "taqren", "thraxir"])


def legacy() -> Match:
    """A mage who is ready and one made of gifts, against pods with shields."""
    mages = ["sennet", "Ada:restless-crystal+shelter+sheltering-breach+beating-crystal+deep-well"]
    return LEGACY.new(players=2, seed=7, nemesis="spawning-horror", mages=mages, market="racing-pulse")


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("game-two-players.txt", two_players),
        ("game-one-player.txt", one_player),
        ("game-outcasts-three-players.txt", outcasts),
        ("game-legacy-two-players.txt", legacy),
    ],
)
def test_a_whole_game(name: str, make: Callable[[], Match]) -> None:
    match = make()
    text = transcript(match, seed=match.origin["seed"])
    compare(name, text)
    again = talia.load(match.save())
    assert f"Fingerprint: {again.fingerprint}" in text


@pytest.mark.parametrize(
    ("name", "players", "seed"),
    [("ostium-duel.txt", 2, 6), ("ostium-solo.txt", 1, 23), ("ostium-three.txt", 3, 28)],
)
def test_a_whole_game_of_ostium(name: str, players: int, seed: int) -> None:
    """A game a mode; the seeds were looked for, so that the transcripts are not too long to read."""
    match = OSTIUM.new(players=players, seed=seed)
    compare(name, transcript(match, seed, eager))


@pytest.mark.parametrize(
    ("name", "players", "level", "boxes", "enchantment", "seed"),
    [
        ("seasons-two-players.txt", 2, "archmage", "all", "divine-fate", 6),
        ("seasons-three-apprentices.txt", 3, "apprentice", "path-of-destiny", "rule-of-arus", 2),
    ],
)
def test_a_whole_game_of_seasons(name: str, players: int, level: str, boxes: str, enchantment: str, seed: int) -> None:
    match = SEASONS.new(players=players, seed=seed, level=level, boxes=boxes, enchantment=enchantment)
    compare(name, transcript(match, seed, lively))


# A save


def test_a_save_still_loads() -> None:
    """A save of the first format arrives where it was, and goes on from there. Nothing ever writes this file anew."""
    path = HERE / "save-v1.json"
    match = talia.load(path)
    save = json.loads(path.read_text(encoding="utf-8"))
    assert match.fingerprint == save["fingerprint"]
    assert match.keys == save["keys"]
    assert len(match.keys) == 60
    match.undo()
    match.redo()
    assert match.fingerprint == save["fingerprint"]
    assert not match.over
    match.choose(0)
