"""The terminal: a full-screen table, and a line mode for pipes and screen readers.

The command line calls these; each of them asks, plays or shows until the person is done:

- `play_new(game, players, seats, answers, seed, lang, plain, people)` begins a new game. What is None is asked for.
- `play_match(match, seats, lang, plain, people)` plays a match that is already there, such as an arranged position.
- `learn(game, lang, plain)` begins a game's lesson.
- `play_saved(path, lang, plain)` goes on with a save.
- `offer_interrupted(lang, plain, game)` asks whether to go on with an interrupted game and gives its path.
- `replay(path, to, plain, lang)` steps through a save.
- `play_campaign(campaign_session, plain)` plays a campaign, match after match.

They return an exit code (the offer: a path or None) and raise `TaliaError` for what cannot be, such as a save that cannot be
read. A game that cannot be saved is played all the same, with a warning. Where input or output is no terminal, or one
that can only write lines, the line mode is used.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from talia.kernel.game import Game
from talia.kernel.match import Match
from talia.terminal.campaign_session import CampaignSession
from talia.terminal.session import Session, lesson_session
from talia.terminal.wizard import PlainWizard, Setup

UNSAVED = 2
"""The exit code of a game that could not be saved."""

__all__ = ["learn", "offer_interrupted", "play_campaign", "play_match", "play_new", "play_saved", "replay"]


def play_new(
    game: Game,
    *,
    players: int | None = None,
    seats: list[str] | None = None,
    answers: dict[str, object] | None = None,
    seed: int | None = None,
    lang: str = "en",
    plain: bool = False,
    people: bool = False,
) -> int:
    """Begin a new game. The questions are asked unless both players and seats are known."""
    setup = Setup(game, lang, players, seats, dict(answers or {}), seed, people)
    if setup.complete:
        return _play(setup.session(), plain)
    if not _plain(plain):
        return _play(setup, plain)
    session = PlainWizard(setup, sys.stdin, sys.stdout).ask()
    return _play(session, plain) if session is not None else 0


def play_match(
    match: Match, *, seats: list[str] | None = None, lang: str = "en", plain: bool = False, people: bool = False
) -> int:
    """Play a match from where it stands."""
    match.one_person = not people
    session = Session(match, seats, lang)
    session.keep()
    return _play(session, plain)


def learn(game: Game, *, lang: str = "en", plain: bool = False) -> int:
    """Begin a game's first lesson."""
    return _play(lesson_session(game, lang), plain)


def play_saved(path: Path, *, lang: str | None = None, plain: bool = False) -> int:
    """Go on with a save."""
    return _play(Session.continued(path, lang), plain)


def offer_interrupted(*, lang: str, plain: bool = False, game: Game | None = None) -> Path | None:
    """Ask whether to go on with an interrupted game; None if there is none, or if the person wants a new one."""
    from talia.terminal.resume_screen import ask_in_lines
    from talia.terminal.saved_games import interrupted

    kept = interrupted(game)
    if not kept:
        return None
    if _plain(plain):
        return ask_in_lines(kept[0], lang, sys.stdin, sys.stdout)
    from talia.terminal.app import LEFT, Offer

    offer = Offer(kept, lang)
    chosen = offer.run()
    if offer.return_code == LEFT:
        raise KeyboardInterrupt
    return chosen


def replay(path: Path, *, to: int | None = None, plain: bool = False, lang: str = "en") -> int:
    """Step through a save; in lines, tell its whole story, or up to a choice."""
    from talia.terminal.replays import Replay, tell

    story = Replay.load(path, lang)
    if _plain(plain):
        tell(story, to, sys.stdout)
        return 0
    from talia.terminal.app import Viewer

    story.go(to or 0)
    Viewer(story).run()
    return 0


def play_campaign(campaign_session: CampaignSession, *, plain: bool = False) -> int:
    """Play a campaign until it is over, or until the person leaves."""
    campaign_session.session.keep()
    if _plain(plain):
        from talia.terminal.plain_campaign import PlainCampaign

        PlainCampaign(campaign_session, sys.stdin, sys.stdout).play()
        return 0 if campaign_session.session.kept else UNSAVED
    from talia.terminal.campaign_screens import CampaignApp

    app = CampaignApp(campaign_session)
    app.run()
    print(campaign_session.session.farewell())
    return app.return_code or (0 if campaign_session.session.kept else UNSAVED)


def _plain(asked: bool) -> bool:
    dumb = os.environ.get("TERM") == "dumb"  # an editor's window, for example: it shows what would move its cursor
    return asked or dumb or not (sys.stdin.isatty() and sys.stdout.isatty())


def _play(start: Session | Setup, plain: bool) -> int:
    """Play on the full screen or in lines, and say where the save is."""
    if _plain(plain):
        from talia.terminal.plain import Plain

        assert isinstance(start, Session)
        Plain(start, sys.stdin, sys.stdout).play()
        return 0 if start.kept else UNSAVED
    from talia.terminal.app import Talia

    app = Talia(start)
    app.run()
    session = app.session
    if session is not None:
        print(session.farewell())
        return app.return_code or (0 if session.kept else UNSAVED)
    return app.return_code or 0
