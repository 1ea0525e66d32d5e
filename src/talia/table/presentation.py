"""What people are shown of a table, each as they may know it: the parts of the protocol's TableInfo, State and Replay.

Everything here is plain JSON (hence Any), made from what one seat may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec

from talia.kernel.camp import Camp
from talia.kernel.decision import Decision, Option
from talia.kernel.foreseeing import preview
from talia.kernel.game import Game, Together
from talia.kernel.lesson import guidance
from talia.kernel.match import Match
from talia.kernel.scene import Scene
from talia.table.entries import BOT
from talia.table.room import Chair, Room, Terms, is_host
from talia.words.speaker import LANGUAGES, Names, Speaker, speaker

MOST_LINES = 300
"""So many lines of chat are told at most: whoever comes need not read all that was ever said."""

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What of a table does not change: when it was made, whether anybody may find it, its terms, and how its cards fall."""

    listed: bool
    made_at: float
    terms: Terms
    origin: dict[str, Any]

    def chance(self, over: bool) -> dict[str, Any]:
        """How the cards fall, as everybody may know it: a chosen seed, the hash of a secret, and at the end the secret."""
        sealed = self.origin.get("sealed")
        told = self.terms.chosen and not self.terms.campaign  # the seed of a campaign stands on its page
        return {
            "seed": self.origin["seed"] if told and sealed is None else None,
            "hash": sealed["hash"] if sealed is not None else None,
            "secret": sealed["secret"] if sealed is not None and over else None,
        }


# Tables


def summary(room: Room) -> dict[str, Any]:
    """What lists of tables tell of a room, in every language, so that they need not open it."""
    game = room.game
    titles = room.titles()
    return {
        "chairs": [{"person": each.person, "name": each.name, "bot": each.bot} for each in room.chairs],
        "titles": {lang: [speaker(lang, game).name(name) for name in titles] for lang in LANGUAGES},
        "owner": room.owner,
        "deciding": deciding(room),
        "dealt": room.dealt,
        "round": game.round(room.match) if room.dealt else 0,
        "choices": len(room.answers),
    }


def deciding(room: Room) -> list[int]:
    """The seats that have to decide; for a decision of the team those of all people, or of all bots if no people play."""
    found: set[int] = set()
    for decision in room.open:
        if decision.seat is not None:
            found.add(decision.seat)
        else:
            people = [seat for seat, chair in enumerate(room.chairs) if chair.by_person]
            found.update(people or range(len(room.chairs)))
    return sorted(found)


def table_info(
    id: str,
    game: Game,
    facts: TableFacts,
    changed_at: float,
    over: bool,
    summary: dict[str, Any],
    person: str,
    lang: str,
    here: Collection[str] = (),
    watching: int = 0,
    outdated: bool = False,
) -> dict[str, Any]:
    """The protocol's TableInfo: a table as a person sees it in a list, or above the board.

    `summary` is what `summary()` made of it, now or when it was stored; `outdated`: its rules are not known any more.
    """
    s = speaker(lang, game)
    chairs = [Chair(**chair) for chair in summary["chairs"]]
    mine = [seat for seat, chair in enumerate(chairs) if person and chair.person == person]
    waiting = [] if over else summary["deciding"]
    return {
        "id": id,
        "game": game.id,
        "explained_by": game.explained_by(facts.origin).id,
        "title": s.name(game.title),
        "players": len(chairs),
        "cooperative": game.cooperative,
        "listed": facts.listed,
        "made_at": facts.made_at,
        "changed_at": changed_at,
        "over": over,
        "dealt": summary.get("dealt", True),
        "outdated": outdated,
        "one_screen": facts.terms.one_screen and not game.cooperative,
        "chance": facts.chance(over),
        "host": is_host(chairs, summary.get("owner", ""), person),
        "round": summary["round"],
        "choices": summary["choices"],
        "mine": mine,
        "my_turn": any(seat in waiting and not chairs[seat].bot for seat in mine),
        "seats": [
            {
                "seat": seat,
                "title": summary["titles"][lang][seat],
                "kind": "bot" if chair.bot else "person" if chair.person else "open",
                "name": bot_name(chair.bot, s) if chair.bot else chair.name,
                "bot": chair.bot or None,
                "mine": seat in mine,
                "kept": bool(chair.bot) and seat in mine,
                "here": bool(chair.bot) or (chair.person in here if chair.person else False),
                "deciding": seat in waiting,
            }
            for seat, chair in enumerate(chairs)
        ],
        "watching": watching,
        "campaign": facts.terms.campaign or None,
    }


def bot_name(bot: str, s: Speaker) -> str:
    """A bot in words; one that no words describe goes by its name."""
    word = f"hall-bot-{bot.partition(':')[0]}"
    return s.say(word) if s.knows(word) else s.say("hall-bot", name=bot)


# States


def scene(match: Match, seat: int | None, lang: str, names: Names = ()) -> msgspec.Raw:
    """The table in words, as a seat sees it, ready to be put into a message."""
    game = match.game
    return msgspec.Raw(_encode(game.scene(match, seat, speaker(lang, game, names))))


def waiting_scene(room: Room, lang: str) -> msgspec.Raw:
    """What there is to see before the cards are dealt: that they are not, and whom everybody waits for."""
    s = speaker(lang, room.game)
    open_seats = sum(chair.open for chair in room.chairs)
    return msgspec.Raw(_encode(Scene(s.name(room.game.title), (s.say("hall-waiting", count=open_seats),), ())))


def decisions(room: Room, person: str, lang: str) -> list[dict[str, Any]]:
    """All decisions that wait for an answer, the person's own first. Nobody sees what others may choose between."""
    s = speaker(lang, room.game, room.names())
    guide = guidance(room.match) if room.dealt else None
    found = []
    for decision, number in room.decisions:
        mine = room.may_answer(person, decision)
        why = room.game.cause(room.match, decision)
        found.append(
            {
                "number": number,
                "seat": decision.seat,
                "who": decider(room, decision, s),
                "mine": mine,
                "question": question(room, decision, mine, s),
                "cause": {"card": why.card, "about": why.about} if why is not None and mine else None,
                "options": [
                    {
                        "key": option.key,
                        "text": said(room, option, decision, s),
                        "about": room.game.about(room.match, option),
                    }
                    for option in decision.options
                    if guide is None or guide.allows(option.key)
                ]
                if mine
                else [],
                "together": together(room, room.game.together(room.match, decision), s) if mine else None,
                "further": further(room, decision, s) if mine else [],
                "usual": (room.game.usual(room.match, decision) or "") if mine and guide is None else "",
                "finish": together(room, room.game.finish(room.match, decision), s) if mine else None,
                "why_not": why_not(room, decision, s) if mine else [],
            }
        )
    return sorted(found, key=lambda each: not each["mine"])


def question(room: Room, decision: Decision, mine: bool, s: Speaker) -> str:
    """What a decision asks whoever may answer it, and what those who wait for them read; rivals tell each other nothing."""
    why = room.game.cause(room.match, decision)
    if mine:
        return s.question(decision, why)
    told = decision.seat is None or room.game.cooperative
    return s.question_of_others(decision, why) if told else ""


def said(room: Room, option: Option, decision: Decision, s: Speaker) -> str:
    """What an option says, as the table stands."""
    return room.game.option_text(room.match, option, s) or s.option(option, decision)


def together(room: Room, found: Together | None, s: Speaker) -> dict[str, Any] | None:
    """What of a decision can be done in one go."""
    guide = guidance(room.match)
    if found is not None and guide is not None and not all(guide.allows(key) for key in found.keys):
        return None
    return {"text": s.together(found), "keys": list(found.keys)} if found is not None else None


def further(room: Room, decision: Decision, s: Speaker) -> list[dict[str, Any]]:
    """What else of a decision can be done in one go."""
    found = [together(room, each, s) for each in room.game.further(room.match, decision)]
    return [each for each in found if each is not None]


def why_not(room: Room, decision: Decision, s: Speaker) -> list[dict[str, str]]:
    """Why things that one might want to choose cannot be chosen, or cannot go somewhere."""
    found = room.game.why_not(room.match, decision)
    told = [{"about": each.about, "to": each.to, "text": s.name(each.name)} for each in found]
    guide = guidance(room.match)
    if guide is not None and guide.step is not None:  # what the guide comes to later is dimmed, too
        now = {room.game.about(room.match, each) for each in decision.options if guide.allows(each.key)}
        later = {room.game.about(room.match, each) for each in decision.options} - now - {""}
        told += [{"about": about, "to": "", "text": s.say("error-lesson-later")} for about in sorted(later)]
    return told


def lesson(room: Room, person: str, lang: str) -> dict[str, Any] | None:
    """What the guide of a lesson says to whoever learns."""
    guide = guidance(room.match) if room.dealt else None
    if guide is None or person not in room.people:
        return None
    s = speaker(lang, room.game)
    return {
        "title": s.name(guide.lesson.name),
        "done": guide.done,
        "steps": len(guide.lesson.steps),
        "pages": [{"text": page.text, "about": page.about} for page in guide.pages(s)],
    }


def foreseen(room: Room, decision: Decision, lang: str) -> dict[str, list[dict[str, Any]]]:
    """By the key of each option what would certainly follow from it: made when somebody asks, since it takes a while."""
    s = speaker(lang, room.game, room.names())
    return {
        option.key: [
            {"about": each.about, "text": s.name(each.name), "tone": each.tone, "either": each.either, "way": each.way}
            for each in preview(room.match, decision, option)
        ]
        for option in decision.options
    }


def decider(room: Room, decision: Decision, s: Speaker) -> str:
    """Who decides, in words: the person, and whom the game calls so."""
    if decision.seat is None:
        return s.say("hall-team")
    return sitter(room, decision.seat, s)


def sitter(room: Room, seat: int, s: Speaker) -> str:
    """Who sits on a seat, in words."""
    chair = room.chairs[seat]
    title = s.name(room.titles()[seat])
    name = bot_name(chair.bot, s) if chair.bot else chair.name
    return s.say("hall-sitter", title=title, name=name) if name and name != title else title


def undo(room: Room, person: str, lang: str) -> dict[str, Any]:
    """Whether a person may undo something, and what is being asked."""
    left = room.left_after_undo(person) if person in room.people and not room.closed else None
    asking = room.asking
    asked = None
    if asking is not None:
        waiting = room.still_to_agree()
        asked = {
            "by": room.name_of(asking.by),
            "mine": asking.by == person,
            "waiting": [room.name_of(each) for each in waiting],
            "can_answer": person in waiting,
            "what": _undone_choice(room, asking.left, speaker(lang, room.game, room.names())),
        }
    free = left is not None and room.may_undo_freely(person, left)
    return {
        "can": left is not None and asking is None and (free or room.may_ask_to_undo(person, left)),
        "free": free,
        "redo": room.can_redo(person) and not room.closed,
        "asked": asked,
        "refused": room.name_of(room.refused[1]) if room.refused is not None and room.refused[0] == person else "",
    }


def _undone_choice(room: Room, index: int, s: Speaker) -> str:
    """The choice that somebody asks to undo; rivals are not shown each other's."""
    decision, option = room.choice(index) if room.game.cooperative else (None, None)
    return s.option(option, decision) if option is not None else ""


def followed(room: Room, person: str) -> dict[str, Any] | None:
    """Where those who played here play once more, and who laid that table."""
    found = room.followed
    if found is None:
        return None
    return {"table": found.table, "by": room.name_of(found.by), "mine": found.by == person}


def over(match: Match, mine: Iterable[int], lang: str) -> dict[str, Any] | None:
    """How it ended, if it did."""
    result = match.result
    if result is None:
        return None
    seats = list(mine)
    return {
        "won": list(result.won),
        "scores": list(result.scores) if result.scores is not None else None,
        "mine": any(result.won[seat] for seat in seats) if seats else None,
        "why": speaker(lang, match.game).say(f"end-{result.why}"),
        "camp": isinstance(match.game, Camp),
    }


def cause(room: Room, is_visible: Callable[[str], bool]) -> dict[str, Any] | None:
    """The choice that led here, if the last entry was one: whose it was, and where it pointed, if one can see that."""
    if room.last_choice is None:
        return None
    answer, about = room.last_choice
    return {"seat": answer.seat, "bot": answer.by == BOT, "about": about if about and is_visible(about) else ""}


def chat(room: Room, since: int) -> dict[str, Any]:
    """The lines of chat since a version, at most the last ones."""
    keep = room.chat_lines_at(since)
    first = max(keep, len(room.chat) - MOST_LINES)
    lines = [
        {"n": n, "seat": said.seat, "name": said.name, "text": said.text, "at": said.at}
        for n, said in enumerate(room.chat[first:], first)
    ]
    return {"keep": keep, "lines": lines}
