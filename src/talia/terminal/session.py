"""A session: a match being played at this terminal, with who sits where and where it is kept."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from talia.kernel.camp import Camp
from talia.kernel.decision import Decision, Option, Pick
from talia.kernel.errors import TaliaError
from talia.kernel.event import Event
from talia.kernel.files import reason
from talia.kernel.foreseeing import Foreseen, preview
from talia.kernel.game import Bot, Cause, Game, Together
from talia.kernel.history import QUIET
from talia.kernel.lesson import Guidance, guidance, keep_to_it, seats_of, teach
from talia.kernel.match import Match
from talia.kernel.registry import game as find_game
from talia.kernel.saves import keep, read, text_of, write
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.seeds import seed_of_bots
from talia.kernel.voice import Name
from talia.terminal import labels, saved_games
from talia.words.speaker import LANGUAGES, Speaker, speaker, system_language

HUMAN = "human"


def is_human(seat: str) -> bool:
    """Whether a person sits there: `human`, or `human:Ann` for one with a name."""
    return seat.partition(":")[0] == HUMAN


class Session:
    """A match, its seats, its language and its autosave.

    A seat is `human` (or `human:NAME`) or the name of a bot. A decision of the whole team is asked of a human if there is
    one, otherwise of the bot that acted last. A match of a campaign is kept with all of it: `written` makes the text of the
    save then, from what the terminal keeps beside it.
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[str] | None = None,
        lang: str | None = None,
        path: Path | None = None,
        written: Callable[[dict[str, Any]], str] | None = None,
        as_they_lie: bool = False,
    ) -> None:
        self.match = match
        self.game = match.game
        count = len(self.game.seats(match))
        self.seats = list(seats) if seats is not None else [HUMAN] * count
        if len(self.seats) != count:
            raise TaliaError("ui-error-seats", count=len(self.seats), players=count)
        self.lang = lang if lang in LANGUAGES else system_language()
        self.path = path if path is not None else saved_games.new_path(self.game)
        self.humans = tuple(seat for seat, who in enumerate(self.seats) if is_human(who))
        self._names = tuple(who.partition(":")[2] if is_human(who) else "" for who in self.seats)
        self._bots = {seat: self._bot(seat) for seat in range(count) if seat not in self.humans}
        self._written = written
        self._by_human = [self._asks_human(seat) for seat, _, _ in match.history.made]
        self._near: int | None = self.humans[0] if self.humans else None
        self._acted = 0
        self._unkept: Name | None = None  # why the last save could not be written
        self._warned = False
        self.as_they_lie = as_they_lie  # nobody minds the order in which cards are put down
        self._look()

    @classmethod
    def continued(cls, path: Path, lang: str | None = None) -> Session:
        """The session that a save tells. It goes on in the same file if that lies on the shelf, else in a new one."""
        askers: list[int | None] = []

        def watch(match: Match, events: list[Event]) -> None:
            if not match.over:
                askers.append(match.decision.seat)

        match, table = read(text_of(path), find_game, watch)
        ours = os.path.realpath(path.parent) == os.path.realpath(saved_games.folder())
        seats = table.get("seats")
        session = cls(
            match,
            [str(seat) for seat in seats] if isinstance(seats, list) else None,
            lang or str(table.get("lang", "")),
            path if ours else None,
            as_they_lie=table.get("as_they_lie") is True,
        )
        session._by_human = [session._asks_human(seat) for seat in askers[: len(match.keys)]]
        session._by_human += [True] * len(match.held)
        session._look()
        return session

    # Who it is

    @property
    def explained_by(self) -> Game:
        """The game whose words explain themselves on the cards of this match."""
        return self.game.explained_by(self.match.origin)

    @property
    def in_campaign(self) -> bool:
        """Whether another match may follow this one."""
        return self._written is not None

    @property
    def camp(self) -> bool:
        """Whether it is a camp, which nobody wins or loses."""
        return isinstance(self.game, Camp)

    @property
    def speaker(self) -> Speaker:
        """Whoever says the words of this session, and calls people by their names."""
        return speaker(self.lang, self.game, self._names)

    def next_language(self) -> str:
        """Go on in the next language and say which."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        return self.lang

    @property
    def waiting(self) -> Decision | None:
        """The decision to answer next; None when the match is over."""
        return None if self.match.over else self.match.decision

    @property
    def human_to_move(self) -> bool:
        """Whether a human has to decide."""
        decision = self.waiting
        return decision is not None and self._asks_human(decision.seat)

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has to decide."""
        decision = self.waiting
        return decision is not None and not self._asks_human(decision.seat)

    @property
    def guidance(self) -> Guidance | None:
        """What the guide of a lesson has to say; None in any other match."""
        return guidance(self.match)

    @property
    def offered(self) -> Decision | None:
        """What a human has to decide; in a lesson only between the options that keep to it."""
        if not self.human_to_move:
            return None
        decision, now = self.match.decision, self.guidance
        if now is None or now.step is None:
            return decision
        options = [option for option in decision.options if now.allows(option.key)]
        return Decision(decision.seat, decision.word, options, decision.effect, decision.ctx, decision.args)

    @property
    def near(self) -> int | None:
        """Whose side of the table is shown: the deciding human's, or the last one's; None if only bots play."""
        return self._near

    def seat_name(self, seat: int | None) -> str:
        """Who decides, in words."""
        s = self.speaker
        if seat is None:
            return s.say("ui-team")
        mage = s.name(self.game.seats(self.match)[seat])
        who = self.seats[seat].partition(":")[2] if seat in self.humans else self._bot_name(seat)
        if mage == who:
            return mage
        if mage == s.say("ui-player", n=seat + 1):
            return f"{mage} ({who})" if who else mage
        if self._names[seat]:
            return f"{who} ({mage})"
        return s.say("ui-seat", n=seat + 1, name=mage, who=who or "none")

    def _bot_name(self, seat: int) -> str:
        word = f"ui-bot-{self.seats[seat].partition(':')[0]}"
        return self.speaker.say(word) if self.speaker.knows(word) else self.seats[seat]

    def said(self, option: Option, decision: Decision) -> str:
        """What an option says, as the table stands."""
        return self.game.option_text(self.match, option, self.speaker) or self.speaker.option(option, decision)

    def cause(self, decision: Decision) -> Cause | None:
        """What makes a question be asked, if a card does."""
        return self.game.cause(self.match, decision)

    def why_not(self) -> dict[str, str]:
        """Why things cannot be chosen now, by their ref."""
        if not self.human_to_move:
            return {}
        found = self.game.why_not(self.match, self.match.decision)
        return {each.about: self.speaker.name(each.name) for each in found if not each.to}

    def ahead(self, option: Option, scene: Scene) -> str:
        """What would certainly follow from an option, each with the thing it befalls, in a line.

        What would befall only one of several is told as a choice, way by way.
        """
        known, s = labels.refs(scene), self.speaker
        found = preview(self.match, self.match.decision, option)
        certain = self._befallen([each for each in found if not each.either], known)
        ways: dict[int, list[Foreseen]] = {}
        for each in found:
            if each.either:
                ways.setdefault(each.way, []).append(each)
        choice = dict.fromkeys(" · ".join(self._befallen(way, known)) for way in ways.values())
        return " · ".join((*certain, *([f" {s.say('ui-or')} ".join(choice)] if choice else ())))

    def _befallen(self, found: Iterable[Foreseen], known: dict[str, Area | Thing]) -> list[str]:
        """What befalls each thing, in words: all that befalls one stands together behind its name."""
        told: dict[str, list[str]] = {}
        for each in found:
            told.setdefault(labels.home(each.about, known), []).append(self.speaker.name(each.name))
        return [
            f"{known[home].title}: {', '.join(words)}" if home else ", ".join(words) for home, words in told.items()
        ]

    def _asks_human(self, seat: int | None) -> bool:
        return bool(self.humans) if seat is None else seat in self.humans

    def _bot(self, seat: int) -> Bot:
        from talia.bots import bot

        return bot(self.seats[seat], self.game, seed_of_bots(self.match.origin) * 8 + seat)

    def _look(self) -> None:
        """Remember whose side of the table to show and who acted last."""
        decision = self.waiting
        if decision is not None and decision.seat is not None:
            self._acted = decision.seat
            if decision.seat in self.humans:
                self._near = decision.seat

    # Playing

    def choose(self, pick: Pick) -> None:
        """Answer the decision and keep the match."""
        human = self.human_to_move
        if human and isinstance(pick, (Option, str)):
            keep_to_it(self.match, self.match.decision, pick if isinstance(pick, str) else pick.key)
        self.match.choose(pick)
        self._by_human.append(human)
        usual = self.usual if self.as_they_lie and human else None
        while usual is not None:
            self.match.choose(usual)
            self._by_human.append(False)  # it is undone with the choice before it
            usual = self.usual
        self._look()
        self.keep()

    @property
    def usual(self) -> str | None:
        """The key that leaves things as they lie, if that is what a human is asked about."""
        free = self.human_to_move and self.guidance is None
        return self.game.usual(self.match, self.match.decision) if free else None

    def together(self) -> list[Together]:
        """What of the decision can be done in one go; mostly one thing, if any."""
        if not self.human_to_move:
            return []
        first = self.game.together(self.match, self.match.decision)
        found = [first, *self.game.further(self.match, self.match.decision)]
        return [each for each in map(self._allowed, found) if each is not None]

    def finish(self) -> Together | None:
        """What ends the turn at once."""
        return self._allowed(self.game.finish(self.match, self.match.decision)) if self.human_to_move else None

    def _allowed(self, found: Together | None) -> Together | None:
        """Several choices in one go, unless the guide of a lesson wants something else."""
        now = self.guidance
        return None if found is None or (now is not None and not all(map(now.allows, found.keys))) else found

    def choose_all(self, keys: Sequence[str]) -> None:
        """All of these, one after the other; one undo undoes them all."""
        for number, key in enumerate(keys):
            if not self.human_to_move or self.match.decision.option(key) is None:
                return
            self.choose(key)
            self._by_human[-1] = number == 0

    def think(self) -> Callable[[], str]:
        """What a bot has to do to find its answer, as a call that touches nothing here: it can run in another thread."""
        match = self.match.clone()
        seat = match.decision.seat
        bot = self._bots[self._acted if seat is None else seat]
        return lambda: bot.choose(match, match.decision).key

    def run_bots(self) -> None:
        """Let the bots decide until a human has to, or until the end."""
        while self.bot_to_move:
            self.choose(self.think()())

    @property
    def can_undo(self) -> bool:
        """Whether there may be something to undo."""
        return any(self._by_human) and self.match.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is something to redo."""
        return self.match.can_redo

    def undo(self) -> None:
        """Go back to the last decision that a human made, or stay here and say why not."""
        if not any(self._by_human):
            raise TaliaError("error-nothing-to-undo")
        steps = self._by_human[::-1].index(True) + 1
        done = 0
        try:
            for _ in range(steps):
                self.match.undo()
                done += 1
        except TaliaError:
            for _ in range(done):
                self.match.redo()
            raise
        del self._by_human[-steps:]
        self._look()
        self.keep()

    def redo(self) -> None:
        """Make the choices again up to the next decision of a human."""
        if not self.match.can_redo:
            raise TaliaError("error-nothing-to-redo")
        while self.match.can_redo:
            self._by_human.append(self.human_to_move)
            self.match.redo()
            self._look()
            if self.human_to_move:
                break
        self.keep()

    # Showing

    def scene(self) -> Scene:
        """The table as those at the keyboard may see it."""
        return self.game.scene(self.match, self._near, self.speaker)

    def events(self, first_page: int = 0) -> list[Event]:
        """What those at the keyboard may read in the log, from a page of its history on."""
        seats = self.humans if self.match.one_person and self.humans else (self._near,)
        told = (
            next((found for seat in seats if (found := event.told(seat))), None) for event in self._noted(first_page)
        )
        return [event for event in told if event is not None]

    def _noted(self, first_page: int) -> list[Event]:
        return [event for page in self.match.history.pages[first_page:] for event in page if event.name not in QUIET]

    def outcome(self) -> tuple[bool, str]:
        """Whether the people (or, if only bots played, anybody) won, and why; for a match that is over."""
        result = self.match.result
        if result is None:
            raise TaliaError("ui-error-not-over")
        seats = self.humans or tuple(range(len(result.won)))
        return any(result.won[seat] for seat in seats), self.speaker.say(f"end-{result.why}")

    # Keeping

    def mind_order(self, wanted: bool) -> None:
        """Be asked in which order cards are put down, or not; from then on, also in what is taken up again."""
        self.as_they_lie = not wanted
        self.keep()

    @property
    def table(self) -> dict[str, Any]:
        """What the terminal keeps beside the match. Any: it is plain JSON."""
        return {
            "seats": self.seats,
            "lang": self.lang,
            "over": self.match.over,
            "round": self.game.round(self.match),
            **({"as_they_lie": True} if self.as_they_lie else {}),
        }

    def keep(self) -> None:
        """Write the save, whole or not at all. A game that cannot be saved goes on, and `warning` says so."""
        try:
            keep(self._written(self.table) if self._written else write(self.match, self.table), self.path)
        except OSError as error:
            self._unkept = reason(error)
        else:
            self._unkept, self._warned = None, False

    @property
    def kept(self) -> bool:
        """Whether the save tells the match as it stands, as far as anybody tried."""
        return self._unkept is None

    def warning(self) -> str:
        """That this game is not being saved, and why; nothing if it is, or if that was said already."""
        if self._unkept is None or self._warned:
            return ""
        self._warned = True
        return self.speaker.say("ui-unkept", path=str(self.path), reason=self._unkept)

    def farewell(self) -> str:
        """Where the game is kept for whoever leaves it, or that it is not."""
        path = str(self.path)
        if self._unkept is not None:
            return self.speaker.say("ui-unsaved", path=path, reason=self._unkept)
        return self.speaker.say("ui-kept-at" if self.match.over else "ui-saved", path=path)


def lesson_session(game: Game, lang: str) -> Session:
    """A new session of a game's first lesson, kept from the start; `TaliaError` if the game has none."""
    match = teach(game)
    session = Session(match, seats_of(match, HUMAN), lang)
    session.keep()
    return session
