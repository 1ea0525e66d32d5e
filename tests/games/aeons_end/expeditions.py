"""Expeditions for the tests: one out of all boxes, and short ones that are told in a few words."""

from __future__ import annotations

from talia import Campaign, Match
from talia.bots import bot
from talia.games.aeons_end.all_boxes import GAME
from talia.games.aeons_end.expedition.own import EXPEDITION as OWN
from talia.games.aeons_end.expedition.route import Encounter, Gains, told
from talia.games.aeons_end.expedition.rules import Expedition
from talia.kernel.result import Result
from talia.kernel.voice import Name
from talia.lab.simulation import play_out

GEMS = ("molten-peridot", "petrified-phoenixium", "duplicating-sazite")
RELICS = ("destiny-forger", "transmuters-lens")
SPELLS = ("fortified-frost", "twisted-fang", "lightning-arrow", "tornado-of-insight")

SHORT = Expedition(
    GAME,
    Name("expedition-own"),
    told(
        ("ilya", "kel", "taqren", "zhana"),
        (*GEMS, *RELICS, *SPELLS),
        (
            Encounter(
                "experiment-153",
                gains=Gains(
                    market=("galvanized-sapphire", "vigorous-sunstone", "carnivorous-roox", "infused-ignition"),
                    mages=("qu",),
                    treasures=("rhias-planar-pocket", "talixs-everburn", "losts-forged-spark"),
                ),
            ),
            Encounter(
                "umbra-titan",
                upgraded=("chaos-strike", "rain-of-devastation", "rescind", "hunt-the-weak", "silent-decay"),
                gains=Gains(treasures=("broken-tooth", "poison-heart", "world-marble", "bloodshot-geode")),
            ),
            Encounter("hollow-crown", upgraded=("harbinger-of-monstrosity", "scour")),
        ),
    ),
    tale="outcasts",
    parts=("start", "battle-1", "won-1", "lost-1"),
)
"""Three battles, with every sort of gain."""


def end(match: Match, won: bool) -> None:
    """End a battle there and then: what an expedition makes of it is what is looked at."""
    seats = len(match.game.seats(match))
    match.state.finish(Result((won,) * seats, "nemesis-slain" if won else "gravehold-fallen"))


def answer(campaign: Campaign, *keys: str) -> None:
    """Answer what the camp asks."""
    for key in keys:
        campaign.match.choose(key)


def hold_camp(campaign: Campaign) -> None:
    """Let the bot `steady` hold the camp."""
    match = campaign.match
    bots = [bot("steady", match.game, 1)] * campaign.origin.players
    play_out(match, bots)


def fight(campaign: Campaign, won: bool = True) -> None:
    """Hold the camp anyhow and end the battle after it."""
    hold_camp(campaign)
    campaign.go_on()
    end(campaign.match, won)


__all__ = ["GAME", "OWN", "SHORT", "answer", "end", "fight", "hold_camp"]
