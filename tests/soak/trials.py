"""The trials of the soak. Each is one small story told by a seed, so that the same seed tells it again.

A trial raises what goes wrong, and returns what it did in numbers.
"""

from __future__ import annotations

import contextlib
import json
import logging
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from talia import Match, TaliaError
from talia import game as find_game
from talia.bots import bot, names
from talia.games.aeons_end.game import AeonsEnd
from talia.kernel.chance import Chance, Secret
from talia.kernel.game import Bot, Game
from talia.kernel.saves import read
from talia.words import LANGUAGES, broad_speaker
from tests.games import made
from tests.games.playing import GAMES, Chooser, any_setup, by_bots, by_chance, check, look_closely, play
from tests.table.fuzzing import fuzz
from tests.table.house import opened
from tests.table.killing import TABLES, Player, check_reopened, play_and_kill
from tests.table.served import served
from tests.words.listener import Listener

from .battles import some_battles
from .campaigns import a_campaign
from .damage import damaged, spoilt
from .tournaments import some_tournaments
from .typist import killed_in_the_middle

Figures = dict[str, int]
Trial = Callable[[int], Figures]

# Games


def some_seed(chance: Chance, seed: int) -> int | Secret:
    """Mostly an integer, now and then sealed cards."""
    return Secret(random.Random(seed).randbytes(32)) if chance.below(4) == 0 else seed


def some_bots(game: Game, players: int, chance: Chance, seed: int) -> list[Bot]:
    """A bot a seat, of all there are; those that search look ahead only a little."""
    known = ["search:4" if name == "search" else name for name in names(game)]
    return [bot(known[chance.below(len(known))], game, seed + seat) for seat in range(players)]


def followed(match: Match, chance: Chance, seed: int, choose: Chooser) -> Figures:
    """Play a match to its end with every check, hearing all that is said."""
    listener = Listener(match.game)

    def look(match: Match) -> bool:
        listener.hear_match(match)
        return chance.below(60) == 0

    result = play(match, choose, look, seed)
    listener.hear_match(match)
    for word in (f"end-{result.why}", f"ending-{result.why}"):
        listener.hear(word, {})
    assert listener.wrong == set(), listener.wrong
    return {"games": 1, "decisions": len(match.keys), "won": int(any(result.won))}


def a_game(seed: int) -> Figures:
    """A whole game from any set-up, by chance or by bots with whims."""
    chance = Chance(seed)
    game = list(GAMES.values())[chance.below(len(GAMES))]
    players, answers = any_setup(game, chance)
    match = game.new(players=players, seed=some_seed(chance, seed), **answers)
    if chance.below(2):
        return followed(match, chance, seed, by_chance(chance.below))
    return followed(
        match, chance, seed, by_bots(some_bots(game, players, chance, seed), chance, (0, 5, 30)[chance.below(3)])
    )


def a_late_game(seed: int) -> Figures:
    """A battle near its end, where wins and the last cards are."""
    chance = Chance(seed)
    boxes = [game for game in GAMES.values() if isinstance(game, AeonsEnd)]
    game = boxes[chance.below(len(boxes))]
    nemesis = game.box.nemeses[chance.below(len(game.box.nemeses))]
    match = game.arrange(made.late(game, nemesis, seed), seed)
    return followed(match, chance, seed, by_chance(chance.below))


def a_card(seed: int) -> Figures:
    """Every tenth card of a game, in a position made for it, and some choices from there."""
    chance = Chance(seed)
    game = list(GAMES.values())[chance.below(len(GAMES))]
    listener = Listener(game)
    played = 0
    first = chance.below(10)
    for number, (_, position) in enumerate(positions(game, seed)):
        if number % 10 == first:
            match = game.arrange(position, seed)
            for _ in range(60):
                listener.hear_match(match)
                check(match, len(match.state.kinds))
                if match.over:
                    break
                decision = match.decision
                match.choose(chance.below(len(decision.options)), decision.seat)
                played += 1
            look_closely(match, chance)
    assert listener.wrong == set(), listener.wrong
    return {"decisions": played}


def positions(game: Game, seed: int) -> Iterator[made.Made]:
    """The made positions of a game; a game that we know nothing of has none."""
    if isinstance(game, AeonsEnd):
        return made.aeons_end(game, seed)
    if game.id == "seasons":
        return made.seasons(seed)
    return made.ostium(seed) if game.id == "ostium" else iter(())


# What is wrong


@contextlib.contextmanager
def refused_or_fine(refused: list[str]) -> Iterator[None]:
    """Whatever is asked for is done, or refused in a sentence of both languages."""
    try:
        yield
    except TaliaError as error:
        say_it(error)
        refused.append(error.word)


def say_it(error: TaliaError) -> None:
    for lang in LANGUAGES:
        voice = broad_speaker(lang)
        flaws = len(voice.mistakes)
        assert voice.error(error), error.word
        assert len(voice.mistakes) == flaws, voice.mistakes[-1]


def strange_positions(seed: int) -> Figures:
    """Positions and set-ups with something wrong in them: a sentence, or a match that can be played."""
    chance = Chance(seed)
    dice = random.Random(seed)
    game = list(GAMES.values())[chance.below(len(GAMES))]
    refused: list[str] = []
    tried = 0
    for _, position in positions(game, seed):
        if chance.below(6):
            continue
        for _ in range(4):
            tried += 1
            with refused_or_fine(refused):
                match = game.arrange(spoilt(position, dice), seed)
                try_out(match, chance)
    _, answers = any_setup(game, chance)
    for _ in range(40):
        tried += 1
        with refused_or_fine(refused):
            match = game.new(chance.below(6), seed, **spoilt(answers, dice))
            try_out(match, chance)
    return {"tried": tried, "refused": len(refused)}


def try_out(match: Match, chance: Chance) -> None:
    """A few choices, everything in order."""
    for _ in range(5):
        check(match, len(match.state.kinds))
        if not match.over:
            match.choose(chance.below(len(match.decision.options)), match.decision.seat)
    loaded, _ = read(match.save(), GAMES.__getitem__)
    assert loaded.fingerprint == match.fingerprint


def damaged_saves(seed: int) -> Figures:
    """A save with bytes, lines or values changed: it loads, or says in a sentence why it does not."""
    chance = Chance(seed)
    dice = random.Random(seed)
    game = list(GAMES.values())[chance.below(len(GAMES))]
    players, answers = any_setup(game, chance)
    match = game.new(players=players, seed=some_seed(chance, seed), **answers)
    for _ in range(chance.below(60)):
        if not match.over:
            match.choose(chance.below(len(match.decision.options)), match.decision.seat)
    save = match.save()
    refused: list[str] = []
    for _ in range(60):
        with refused_or_fine(refused):
            loaded, _ = read(damaged(save, dice), find_game)
            assert json.loads(loaded.save())["fingerprint"] == loaded.fingerprint
    assert refused, "damage is noticed"
    return {"tried": 60, "refused": len(refused)}


# Servers and terminals


class Errors(logging.Handler):
    """Keeps what a server logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


@contextlib.contextmanager
def no_errors_logged() -> Iterator[None]:
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(errors)
    assert errors.found == [], "\n".join(errors.found)


def messages(seed: int) -> Figures:
    """Messages that nobody should send to a server, while two people play there."""
    with tempfile.TemporaryDirectory(prefix="talia-soak-") as folder, no_errors_logged():
        with opened(f"sqlite:///{folder}/tables.db") as house:
            _, _, watch = fuzz(house, 600, seed)
            assert not any(open_table.watchers for open_table in house.open_tables._tables.values())
        return {"messages": 600, "refused": sum(watch.codes.values())}


def killed_servers(seed: int) -> Figures:
    """`kill -9` of a server in the middle of play, twice: all that was acknowledged is there, and it can be played on."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="talia-soak-") as folder, served(f"sqlite:///{folder}/tables.db") as server:
        players = [Player(server, TABLES * seed + number) for number in range(TABLES)]
        for _ in range(2):
            play_and_kill(server, players, chance, 5, 150)
            server.start()
        check_reopened(players)
        return {"kills": 2, "decisions": sum(len(player.kept) for player in players)}


def killed_terminals(seed: int) -> Figures:
    """`kill -9` of a game in the terminal: its save is whole, and the game goes on from it."""
    with tempfile.TemporaryDirectory(prefix="talia-soak-") as folder:
        kills, decisions = killed_in_the_middle(Path(folder), seed)
        return {"kills": kills, "decisions": decisions}


TRIALS: dict[str, tuple[Trial, int]] = {
    "game": (a_game, 12),
    "late": (a_late_game, 6),
    "card": (a_card, 3),
    "position": (strange_positions, 3),
    "save": (damaged_saves, 3),
    "seasons": (some_tournaments, 2),
    "battles": (some_battles, 3),
    "campaign": (a_campaign, 1),
    "messages": (messages, 2),
    "server": (killed_servers, 1),
    "terminal": (killed_terminals, 1),
}
"""Every trial, and how many of each come in a row of all."""

ROW = [name for name, (_, times) in TRIALS.items() for _ in range(times)]
"""One row of trials."""


def kind_of(seed: int) -> str:
    """Which trial a seed is for, decided by other numbers than those that the trial draws."""
    return ROW[Chance(seed ^ 0x50AC).below(len(ROW))]
