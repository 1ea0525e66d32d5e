"""`python -m tests.soak.tournaments --games 3000`: whole games of Seasons by chance, over every set-up."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field

import click

from talia import Match
from talia.games.seasons.cards.all import CARDS
from talia.games.seasons.game import GAME
from talia.games.seasons.rules.dice import DICE
from talia.games.seasons.rules.layout import PLAYS, REMOVED
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.chance import Chance
from talia.kernel.event import Event
from tests.games.playing import any_setup, check, check_copies

FACES = {repr(rolled) for season in DICE for die in season for rolled in die}
FATES = {("energy", 1), ("energy", 2), ("gauge", 1), ("crystals", 3), ("crystals", 1), ("destiny", 3)}
"""How each face of the die of destiny shows itself."""

CHECKED = 12
"""One decision in so many is checked; one game in as many is saved, loaded and played again somewhere."""


@dataclass
class Seen:
    """What has come up."""

    faces: set[str] = field(default_factory=set)
    fates: set[tuple[str, int]] = field(default_factory=set)
    cards: set[str] = field(default_factory=set)
    figures: Counter[str] = field(default_factory=Counter)

    def look(self, match: Match) -> None:
        """Note the dice and the cards on the table, and how the die of destiny fell."""
        tournament = match.state
        assert isinstance(tournament, Tournament)
        if not match.over and match.decision.word == "ask-die":
            self.faces.update(map(repr, tournament.dice))
        for number in (*PLAYS[: tournament.players], REMOVED):
            self.cards.update([tournament.kinds[card].id for card in tournament.zones[number]])
        if tournament.arena.enchantment.destiny:
            asked = "" if match.over else match.decision.word
            self.fate(match.events, asked, tournament.arena.enchantment.destiny_crystals)

    def fate(self, events: list[Event], asked: str, more: int) -> None:
        """Tell by what followed which face the die of destiny showed."""
        for number, event in enumerate(events):
            if event.name == "destiny":
                after = events[number + 1] if number + 1 < len(events) else event
                gained = int(str(after.args.get("n", 0)))
                if after.name == "crystals" and gained > more:
                    self.fates.add(("crystals", gained - more))
                elif any(each.name == "gauge-rises" for each in events[number + 1 : number + 3]):
                    self.fates.add(("gauge", 1))
                elif event.args["n"] == 3:
                    self.fates.add(("destiny", 3))
                elif asked == "ask-gain":
                    self.fates.add(("energy", 3 - int(str(event.args["n"]))))


def tournament(seed: int, seen: Seen) -> None:
    """One game by chance, from any set-up."""
    chance = Chance(seed)
    players, answers = any_setup(GAME, chance)
    match = GAME.new(players=players, seed=seed, **answers)
    match.quiet = answers["enchantment"] not in ("random", "divine-fate", "force-of-destiny")
    saved = chance.below(150) if seed % CHECKED == 0 else -1
    cards = len(match.state.kinds)
    while not match.over:
        asked = match.open[chance.below(len(match.open))]
        match.choose(asked.options[chance.below(len(asked.options))], asked.seat)
        seen.look(match)
        if chance.below(CHECKED) == 0:
            check(match, cards)
        if len(match.keys) == saved:
            check_copies(match)
            seen.figures["saves"] += 1
    check(match, cards)
    seen.figures.update({"games": 1, "decisions": len(match.keys), f"of {players} players": 1})
    seen.figures.update({f"{answers['level']}": 1, f"boxes {answers['boxes']}": 1, f"tokens {answers['tokens']}": 1})


def some_tournaments(seed: int) -> dict[str, int]:
    """A few games of Seasons: a trial of the soak."""
    seen = Seen()
    for number in range(10):
        tournament(10 * seed + number, seen)
    return {name: seen.figures[name] for name in ("games", "decisions", "saves")}


@click.command()
@click.option("--games", default=3000, show_default=True, help="How many games.")
@click.option("--seed", default=0, show_default=True, help="The first seed.")
def main(games: int, seed: int) -> None:
    """Play whole games of Seasons by chance, and tell what was seen."""
    seen = Seen()
    began = time.process_time()
    for number in range(games):
        tournament(seed + number, seen)
    click.echo(", ".join(f"{count:,} {name}" for name, count in seen.figures.items()))
    click.echo(f"{time.process_time() - began:.0f} seconds of one core")
    missing = {card.id for card in CARDS} - seen.cards
    click.echo(
        f"faces of dice: {len(seen.faces & FACES)} of {len(FACES)}; of the die of destiny: {len(seen.fates & FATES)} of 6"
    )
    click.echo(
        f"cards in play or removed: {len(CARDS) - len(missing)} of {len(CARDS)}; never seen: {sorted(missing) or 'none'}"
    )
    if games >= 1000 and (seen.faces < FACES or seen.fates < FATES or missing):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
