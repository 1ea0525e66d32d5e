"""`python -m tests.soak.battles --games 3000 --box outcasts`: whole battles by chance, over every set-up of a box."""

from __future__ import annotations

import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

import click

from talia import Match
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.kernel.chance import Chance
from talia.kernel.saves import read
from tests.games.playing import (
    ENOUGH,
    GAMES,
    by_bots,
    by_chance,
    check,
    check_undo,
    check_views,
    check_words,
    voices_of,
)
from tests.words.listener import Listener

from .any_battle import any_battle

BOXES = {id.removeprefix("aeons-end/"): game for id, game in GAMES.items() if isinstance(game, AeonsEnd)}

CHECKED = 12
"""One decision in so many is checked in every number; one battle in as many is heard in both languages, and one is fought
by bots with whims, who get further than those who stumble about."""


@dataclass
class Seen:
    """What has come up."""

    cards: set[str] = field(default_factory=set)
    mages: set[str] = field(default_factory=set)
    nemeses: set[str] = field(default_factory=set)
    gifts: set[str] = field(default_factory=set)
    figures: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def count(self, match: Match, before: list[tuple[int, str]]) -> None:
        """Note who fought whom, how it ended, and which cards left the place where they had waited."""
        battle = battle_of(match)
        table = battle.table
        self.mages.update(mage.id for mage in table.mages)
        self.gifts.update(gift for mage in table.mages for gift in mage.gifts)
        self.nemeses.add(table.nemesis.id)
        for card, kind in enumerate(battle.kinds):
            lies = battle.where[card]
            if (lies, kind.id) != before[card] or lies == IN_PLAY or kind.sort == Sort.TREASURE:
                self.cards.add(kind.id)
        assert match.result is not None
        self.ends[match.result.why] += 1
        won = int(match.result.won[0])
        self.figures.update({"games": 1, "decisions": len(match.keys), "won": won, f"of {battle.players}": 1})
        self.figures["from a position"] += "position" in match.origin
        self.figures.update(
            {table.difficulty: 1, "with Xaxos": int(table.ally is not None), "of a chapter": int(table.chapter > 0)}
        )

    def missing(self, box: Box) -> dict[str, list[str]]:
        """What there is in the box and has never been seen."""
        return {
            "cards": sorted(set(box.by_id) - self.cards),
            "mages": sorted({mage.id for mage in box.mages} - self.mages),
            "nemeses": sorted({nemesis.id for nemesis in box.nemeses} - self.nemeses),
        }


def battle_of(match: Match) -> Battle:
    """The state of a battle."""
    assert isinstance(match.state, Battle)
    return match.state


def battle(game: AeonsEnd, seed: int, seen: Seen) -> None:
    """One battle by chance, from any set-up. At one moment of it everything is looked at; at its end its save is loaded."""
    chance = Chance(seed)
    match = any_battle(game, seed)
    ear = Listener(game) if seed % CHECKED == 0 else None
    match.quiet = ear is None
    moment = chance.below(120)
    choose = by_chance(chance.below)
    if seed % CHECKED == 7:
        choose = by_bots([maker(game, seed) for maker in game.bots().values() for _ in range(4)], chance, whims=40)
    cards = len(match.state.kinds)
    before = [(match.state.where[card], match.state.kinds[card].id) for card in range(cards)]
    for _ in range(ENOUGH):
        if match.over:
            break
        if len(match.keys) == moment:
            look(match, chance, seen)
        decision, option = choose(match)
        match.choose(option, decision.seat)
        if ear is not None:
            ear.hear_match(match)
        if chance.below(CHECKED) == 0:
            check(match, cards)
    assert match.over, "it does not end"
    check(match, cards)
    loaded, _ = read(match.save(), GAMES.__getitem__)
    assert loaded.fingerprint == match.fingerprint
    assert loaded.result == match.result
    if ear is not None:
        assert ear.wrong == set(), ear.wrong
    seen.count(match, before)


def look(match: Match, chance: Chance, seen: Seen) -> None:
    """What takes longer: the position leads back, views keep what is hidden, both languages ask, undo and redo."""
    check(match, len(match.state.kinds))
    again = match.game.arrange(match.position())
    assert again.fingerprint == match.fingerprint
    assert match.over or again.decision.keys == match.decision.keys
    assert match.clone().fingerprint == match.fingerprint
    check_words(match, voices_of(match.game))
    seen.figures["positions"] += 1
    if chance.below(4) == 0:
        check_views(match, chance)
        check_undo(match, 1 + chance.below(12))
        seen.figures["views"] += 1


def some_battles(seed: int) -> dict[str, int]:
    """A few battles of any box: a trial of the soak."""
    seen = Seen()
    games = list(BOXES.values())
    for number in range(10):
        battle(games[(seed + number) % len(games)], 10 * seed + number, seen)
    return {name: seen.figures[name] for name in ("games", "decisions", "won", "positions")}


def fight(game: AeonsEnd, seeds: Iterable[int], seen: Seen) -> list[int]:
    """All these battles; the seeds of those that failed, each of which is said."""
    failed = []
    for seed in seeds:
        try:
            battle(game, seed, seen)
        except Exception:  # whatever it is: that is what a soak looks for
            failed.append(seed)
            click.echo(
                f"seed {seed}: python -m tests.soak.battles --box {game.box.id} --games 1 --seed {seed}", err=True
            )
            click.echo(traceback.format_exc(), err=True)
    return failed


@click.command()
@click.option("--games", default=3000, show_default=True, help="How many battles.")
@click.option("--seed", default=0, show_default=True, help="The first seed.")
@click.option("--box", type=click.Choice(list(BOXES)), default="all", show_default=True, help="Out of which box.")
def main(games: int, seed: int, box: str) -> None:
    """Fight whole battles by chance, and tell what was seen."""
    seen = Seen()
    game = BOXES[box]
    began = time.process_time()
    failed = fight(game, range(seed, seed + games), seen)
    click.echo(", ".join(f"{count:,} {name}" for name, count in seen.figures.items()))
    click.echo(", ".join(f"{count:,} {why}" for why, count in seen.ends.most_common()))
    click.echo(f"{time.process_time() - began:.0f} seconds of one core")
    missing = seen.missing(game.box)
    totals = {"cards": len(game.box.by_id), "mages": len(game.box.mages), "nemeses": len(game.box.nemeses)}
    for what, total in totals.items():
        never = ", ".join(missing[what]) or "none"
        click.echo(f"{what}: {total - len(missing[what])} of {total}; never seen: {never}")
    if failed:
        click.echo(f"failed: {', '.join(map(str, failed))}")
    sys.exit(bool(failed) or (games >= 1000 and any(missing.values())))


if __name__ == "__main__":
    main()
