"""The line mode: the table as text, answers as numbers or keys; for pipes and screen readers."""

from __future__ import annotations

import re
from textwrap import wrap
from typing import TextIO

from talia.kernel.decision import Decision
from talia.kernel.errors import TaliaError
from talia.kernel.glossary import glossary, terms_in
from talia.terminal import labels, plain_text
from talia.terminal.end import story_lines
from talia.terminal.session import Session

LEFT, OVER = "left", "over"
WIDTH = 90
"""Letters in a line of what a guide says."""
RECENT = 12
"""Lines of the log that are told when a game goes on."""


class Plain:
    """One session in lines. Everything is read from `lines` and written to `out`."""

    def __init__(self, session: Session, lines: TextIO, out: TextIO) -> None:
        self.session = session
        self._in = lines
        self._out = out
        self._told = 0  # pages of the history that have been told
        self._shown: tuple[object, ...] = ()  # what the table was like when it was last shown
        self._taught: tuple[object, ...] = ()  # the step of a lesson that was told last

    def play(self) -> str:
        """Play until the end, or until the person leaves. Says which it was."""
        try:
            return self._play()
        except KeyboardInterrupt:
            self._print("\n" + self.session.farewell())  # every choice was kept when it was made
            raise

    def _play(self) -> str:
        while True:
            self._run_bots()
            self._warn()
            if self.session.match.over:
                self._tell_log()
                self._tell_end()
                return OVER
            self._tell()
            if not self._answer():
                self.session.keep()
                self._print(self.session.farewell())
                return LEFT

    # Telling

    def _print(self, text: str = "") -> None:
        self._out.write(text + "\n")
        self._out.flush()

    def _say(self, word: str, **args: int | str) -> None:
        self._print(self.session.speaker.say(word, **args))

    def _warn(self) -> None:
        warning = self.session.warning()
        if warning:
            self._print(warning)

    def _run_bots(self) -> None:
        """Bots move at once; what they do is told as it happens, since some think for a while."""
        session = self.session
        while session.bot_to_move:
            session.choose(session.think()())
            self._tell_log()

    def _tell(self) -> None:
        """What happened, the table if it is a new one, the question and its options."""
        self._tell_log()
        decision = self._decision
        scene = self.session.scene()
        track = [thing.ref for area in scene.areas if area.place == "track" for thing in area.things]
        like = (self.session.lang, decision.seat, scene.status, track)  # a track grows with every turn
        if like != self._shown:
            self._shown = like
            self._tell_table()
        self._tell_lesson()
        self._tell_question(decision)

    @property
    def _decision(self) -> Decision:
        """What the person has to decide; bots have moved by now."""
        return self.session.offered or self.session.match.decision

    def _tell_lesson(self) -> None:
        """What the guide of a lesson says, once a step."""
        now = self.session.guidance
        if now is None or (now.done, now.over, self.session.lang) == self._taught:
            return
        self._taught = (now.done, now.over, self.session.lang)
        for page in now.pages(self.session.speaker):
            self._print()
            for line in wrap(page.text, WIDTH):
                self._print(f"  » {line}")

    def _tell_log(self) -> None:
        s = self.session.speaker
        events = list(self.session.events(self._told))
        if self._told == 0 and len(events) > RECENT:  # a game that goes on: nobody wants to hear all of it again
            self._print("  …")
            events = events[-RECENT:]
        for event in events:
            self._print(f"  {s.event(event)}")
        self._told = len(self.session.match.history.pages)

    def _tell_table(self) -> None:
        session = self.session
        scene = session.scene()
        options = self._decision.options
        self._print()
        for line in plain_text.scene_lines(scene, session.speaker, labels.by_ref(options, scene), whole=session.camp):
            self._print(line)

    def _tell_question(self, decision: Decision) -> None:
        s, scene = self.session.speaker, self.session.scene()
        self._print()
        self._print(f"{self.session.seat_name(decision.seat)}: {s.question(decision, self.session.cause(decision))}")
        for number, option in enumerate(decision.options, 1):
            ahead = self.session.ahead(option, scene)
            told = f"  ({ahead})" if ahead else ""
            self._print(f" {number:>2}. {self.session.said(option, decision)}  [{option.key}]{told}")
        for number, together in enumerate(self.session.together()):
            self._print(f" {f'a{number + 1}' if number else 'a':>2}. {s.together(together)}")
        if self.session.usual is not None:
            self._print(f"  O. {s.say('ui-keys-as-they-lie')}")

    def _tell_end(self) -> None:
        session = self.session
        won, why = session.outcome()
        self._print()
        if not session.camp:
            self._say("ui-won" if won else "ui-lost")
        self._print(why)
        self._tell_lesson()
        result = session.match.result
        if result is not None and result.scores is not None:
            for seat, score in enumerate(result.scores):
                self._print(f"  {session.seat_name(seat)}: {score}")
        for line in story_lines(session.match, session.speaker):
            self._print(f"  {line}")
        if not session.in_campaign:
            self._print(session.farewell())

    # Listening

    def _answer(self) -> bool:
        """Read lines until one of them changes the match; False when the person leaves."""
        while True:
            self._out.write("> ")
            self._out.flush()
            line = self._in.readline()
            if not line:
                self._print()
                return False
            word = line.strip()
            if word == "q":
                return False
            try:
                if self._act(word):
                    return True
            except TaliaError as error:
                self._print(self.session.speaker.error(error))

    def _act(self, word: str) -> bool:
        """Do what a line says; True if the table has to be told again."""
        session = self.session
        command, _, rest = word.partition(" ")
        if command == "c":
            self._tell_card(rest)
            return False
        if command in ("?", "h", "help"):
            self._tell_guide(rest)
            return False
        if re.fullmatch("a[2-9]?", word):
            together = session.together()
            number = int(word[1:] or 1) - 1
            if number >= len(together):
                raise TaliaError("ui-not-together")
            session.choose_all(together[number].keys)
            return True
        if word == "O":
            session.mind_order(session.as_they_lie)
            self._say("ui-as-they-lie" if session.as_they_lie else "ui-ask-order")
            usual = session.usual
            if session.as_they_lie and usual is not None:
                session.choose(usual)
                return True
            return False
        if word == "t":
            self._tell_table()
            self._tell_question(self._decision)
            return False
        if word == "l":
            session.next_language()
            self._say("ui-language-is")
            return True
        if word in ("u", "r"):
            session.undo() if word == "u" else session.redo()
            self._say("ui-undone" if word == "u" else "ui-redone")
            self._told = min(self._told, len(session.match.history.pages)) if word == "u" else self._told
            self._shown = ()
            return True
        self._choose(word)
        return True

    def _tell_guide(self, word: str) -> None:
        """How to play; with a word, what the guide and the glossary say of it."""
        session, s = self.session, self.session.speaker
        if not word:
            self._say("ui-plain-help")
        told = plain_text.guide_lines(session.game, s, word)
        for line in told or [s.say("ui-help-nothing")]:
            self._print(line)

    def _choose(self, word: str) -> None:
        decision = self._decision
        if word.isascii() and word.isdigit():
            number = int(word)
            if not 1 <= number <= len(decision.options):
                raise TaliaError("ui-no-such-number", number=number, count=len(decision.options))
            self.session.choose(decision.options[number - 1])
        elif self.session.match.decision.option(word) is not None:
            self.session.choose(word)
        else:
            self._refuse(word)
            raise TaliaError("ui-not-understood", typed=word or "none", count=len(decision.options))

    def _refuse(self, word: str) -> None:
        """Say why something that was named, by itself or by the key it would have, cannot be chosen."""
        named = word.partition(":")[2] or word
        thing = labels.find(named, self.session.scene()) if len(named) > 2 else None
        reason = self.session.why_not().get(thing.ref) if thing is not None else None
        if reason is not None:
            raise TaliaError("ui-why-not", reason=reason)

    def _tell_card(self, name: str) -> None:
        session = self.session
        scene = session.scene()
        thing, part = labels.find(name, scene), labels.find_part(name, scene)
        exactly = bool(part) and part[0].title.casefold() == name.casefold().strip()
        if thing is not None and not (exactly and thing.title != part[0].title):
            for line in plain_text.thing_text(thing):
                self._print(line)
            if thing.ref in session.why_not():
                self._say("ui-why-not", reason=session.why_not()[thing.ref])
            self._tell_words("\n".join((thing.text, thing.kind, *thing.facts)))
            return
        if part:
            for line in plain_text.part_text(part, session.speaker):
                self._print(line)
            self._tell_words("\n".join(each.text for each in part[0].things))
            return
        wanted = name.casefold().strip()
        known = [card for card in session.game.cards(session.speaker) if not card.sealed]
        listed = [card for card in known if wanted and wanted in card.name.casefold()]
        if not listed:
            raise TaliaError("ui-no-such-thing", name=name.strip() or "none")
        self._print(f"{listed[0].name} ({listed[0].kind})")
        for line in listed[0].text.splitlines():
            self._print(f"  {line}")
        self._tell_words(listed[0].text)

    def _tell_words(self, text: str) -> None:
        """What the words on a card mean."""
        for term in terms_in(text, glossary(self.session.explained_by, self.session.speaker)):
            self._print(f"    {term.title}: {term.text}")
