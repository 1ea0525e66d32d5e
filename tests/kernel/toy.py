"""Menagerie: a tiny game that uses all of the kernel, for its tests and as the smallest example of a game.

Twelve animals, worth 1 to 12, are shuffled; each of two or three players gets three in secret. In each of three rounds all
players at once choose an animal to show; then, in seat order, each may put animals back into the deck, one by one, and
draws as many after a shuffle. Before the last round all vote at once; if everybody wants to leave, it is not played. The
most points shown win.

With `draft`, everybody gets as many animals first, keeps one of them and passes the others to the left until none are passed
on: all at once. Whoever keeps an animal is at once asked whether to name it aloud, while the others still think. Then each
may look at the top card of the deck, and everybody who did is asked whether to bury it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from talia.kernel.chance import Chance, Seed
from talia.kernel.decision import Action, Decision, Option
from talia.kernel.effect import Effect
from talia.kernel.errors import TaliaError
from talia.kernel.event import Event
from talia.kernel.game import Choice, Field, Game, Listed
from talia.kernel.kind import Kind
from talia.kernel.match import Match
from talia.kernel.result import Result
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.sight import EVERYBODY, NOBODY, among, only
from talia.kernel.state import State
from talia.kernel.voice import Name, Voice


class Animal(Kind):
    """A kind of toy animal."""

    __slots__ = ()

    def __init__(self, id: str) -> None:
        self.id = id
        self.name = Name(f"toy-{id}", card=id)


ANIMALS = tuple(
    Animal(id) for id in ("ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen", "ibis", "jay", "kid", "lynx")
)
ROUNDS = 3
WORN = ("sticker", "place", "flaw")
DECK = 0


def hand(seat: int) -> int:
    """The zone of a player's secret animals."""
    return 1 + 2 * seat


def pen(seat: int) -> int:
    """The zone of a player's animals that were shown."""
    return 2 + 2 * seat


def pack(seat: int, players: int) -> int:
    """The zone of the animals a player may keep one of, in a draft."""
    return 1 + 2 * players + seat


class OnAnimal(Action):
    """Something is done with an animal."""

    def __init__(self, card: int) -> None:
        self.card = card


def chosen(option: Option) -> int:
    """The animal that an option is about."""
    assert isinstance(option.action, OnAnimal)
    return option.action.card


def worth(card: int) -> int:
    """What an animal scores."""
    return card + 1


class Menagerie(State):
    """The whole table."""

    players: int
    round: int
    leaving: int
    drafting: bool
    named: tuple[str, ...]  # animals that were named aloud

    def animals(self, zone: int) -> list[str]:
        """What lies in a zone, by name."""
        return [self.kinds[card].id for card in self.zones[zone]]

    def score(self, seat: int) -> int:
        """What a player has shown so far."""
        return sum(worth(card) for card in self.zones[pen(seat)])


class Rule(Effect):
    """A step of the game; the scope is the seat that acts, or how many animals were put back."""

    __slots__ = ()

    def __repr__(self) -> str:
        return type(self).__name__


class NextRound(Rule):
    """Put a round on the agenda, or count the points."""

    def resolve(self, s: Menagerie, c: int) -> None:
        if s.round == ROUNDS or s.leaving == s.players:
            s.agenda.append((SCORE, 0))
            return
        s.round += 1
        s.tell("round", n=s.round)
        s.agenda.append((NEXT_ROUND, 0))
        if s.round == ROUNDS - 1:
            s.agenda.append((VOTE, 0))
        for seat in reversed(range(s.players)):
            s.agenda.append((SWAP, seat))
        s.agenda.append((SHOW, 0))


class Draft(Rule):
    """All at once: everybody keeps one animal of their pack; naming it aloud is asked of each at once, beside the others."""

    def resolve(self, s: Menagerie, c: int) -> None:
        s.ask_each([self.question(s, seat) for seat in range(s.players)], PASS, 0)

    def question(self, s: Menagerie, seat: int) -> Decision:
        """What one player is asked."""
        cards = s.zones[pack(seat, s.players)]
        return Decision(seat, "toy-ask-keep", [_animal(s, "keep", seat, card) for card in cards], self, seat)

    def further(self, s: Menagerie, c: int, given: tuple[Option, ...]) -> Decision | None:
        if given[-1] in (ALOUD, SILENT):
            return None
        name = s.kinds[chosen(given[-1])].name
        return Decision(c, "toy-ask-name", [ALOUD, SILENT], self, c, {"card": name})

    def answer(self, s: Menagerie, c: int, option: Option) -> None:
        if option is ALOUD:
            card = s.zones[hand(c)][-1]
            s.show(card, EVERYBODY)
            s.named = (*s.named, s.kinds[card].id)
            s.tell("named", f"p{c}/hand", player=_player(c), card=s.kinds[card].name)
        elif option is not SILENT:
            s.move(chosen(option), hand(c))


class Pass(Rule):
    """Everybody passes what is left of their pack to the left; the last animal of a pack goes to whoever it comes to."""

    def resolve(self, s: Menagerie, c: int) -> None:
        packs = [s.zones[pack(seat, s.players)][:] for seat in range(s.players)]
        last = len(packs[0]) == 1
        for seat, cards in enumerate(packs):
            left = (seat + 1) % s.players
            for card in cards:
                s.move(card, hand(left) if last else pack(left, s.players))
        s.tell("passed", n=len(packs[0]))
        if last:
            s.drafting = False
            s.agenda.append((PEEK, 0))
        else:
            s.agenda.append((DRAFT, 0))


class Peek(Rule):
    """All at once: look at the top of the deck or not; whoever looked is asked next, and all of those at once again.

    The scope is the seat once somebody is asked.
    """

    def resolve(self, s: Menagerie, c: int) -> None:
        s.ask_each([Decision(seat, "toy-ask-look", [LOOK, SILENT], self, seat) for seat in range(s.players)], BURY, 0)

    def answer(self, s: Menagerie, c: int, option: Option) -> None:
        top = s.zones[DECK][-1]
        if option is LOOK:
            s.show(top, only(c))
            s.ask(c, "toy-ask-bury", [Option("bury", "toy-option-bury"), LEAVE], self, c)
            s.ask(c, "toy-ask-sure", [Option("sure", "toy-option-sure"), LEAVE], self, c)
        elif option.key == "sure":
            s.leaving += 1
        elif option.key == "bury":
            s.leaving += 10


class Bury(Rule):
    """After everybody has answered: two who want to bury the top card bury it."""

    def resolve(self, s: Menagerie, c: int) -> None:
        s.tell("buried", n=s.leaving)
        if s.leaving >= 20:
            s.move(s.zones[DECK][-1], DECK, bottom=True)
        s.leaving = 0


class Show(Rule):
    """All at once: everybody shows one animal. Nobody sees another's before all have chosen."""

    def resolve(self, s: Menagerie, c: int) -> None:
        s.ask_each([self.question(s, seat) for seat in range(s.players) if s.zones[hand(seat)]], ALL_SHOWN, 0)

    def question(self, s: Menagerie, seat: int) -> Decision:
        """What one player is asked."""
        return Decision(
            seat, "toy-ask-show", [_animal(s, "show", seat, card) for card in s.zones[hand(seat)]], self, seat
        )

    def answer(self, s: Menagerie, c: int, option: Option) -> None:
        s.move(chosen(option), pen(c))
        s.tell("shown", f"p{c}/pen", player=_player(c), card=s.kinds[chosen(option)].name)


class AllShown(Rule):
    """After everybody has shown an animal."""

    def resolve(self, s: Menagerie, c: int) -> None:
        s.tell("all-shown", best=max(s.score(seat) for seat in range(s.players)))


class Swap(Rule):
    """Put animals back one by one until done, then draw as many. The scope holds the seat and, times ten, how many."""

    def resolve(self, s: Menagerie, c: int) -> None:
        seat = c % 10
        found = [_animal(s, "swap", seat, card) for card in s.zones[hand(seat)]]
        s.ask(seat, "toy-ask-swap", [*found, DONE], self, c, {"n": c // 10})

    def answer(self, s: Menagerie, c: int, option: Option) -> None:
        seat, count = c % 10, c // 10
        if option is not DONE:
            s.move(chosen(option), DECK)
            s.agenda.append((self, c + 10))
        elif count:
            s.shuffle(DECK)
            for _ in range(count):
                card = s.zones[DECK][-1]
                s.move(card, hand(seat))
                s.tell("drew", f"p{seat}/hand", seats=(seat,), card=s.kinds[card].name)


class Vote(Rule):
    """All at once: stay for the last round, or leave?"""

    def resolve(self, s: Menagerie, c: int) -> None:
        s.leaving = 0
        options = [Option("stay", "toy-option-stay"), Option("leave", "toy-option-leave")]
        s.ask_each([Decision(seat, "toy-ask-vote", options, self, seat) for seat in range(s.players)], COUNT, 0)

    def answer(self, s: Menagerie, c: int, option: Option) -> None:
        s.leaving += option.key == "leave"


class Count(Rule):
    """After everybody has voted."""

    def resolve(self, s: Menagerie, c: int) -> None:
        s.tell("counted", n=s.leaving)


class Score(Rule):
    """The most points win; a tie is won by all of them."""

    def resolve(self, s: Menagerie, c: int) -> None:
        scores = tuple(s.score(seat) for seat in range(s.players))
        s.finish(Result(tuple(score == max(scores) for score in scores), "most-points", scores))
        s.tell("ended", scores=list(scores))


NEXT_ROUND, SHOW, ALL_SHOWN, SWAP = NextRound(), Show(), AllShown(), Swap()
VOTE, COUNT, SCORE = Vote(), Count(), Score()
DRAFT, PASS, PEEK, BURY = Draft(), Pass(), Peek(), Bury()
DONE = Option("done", "toy-option-done")
ALOUD, SILENT = Option("aloud", "toy-option-aloud"), Option("silent", "toy-option-silent")
LOOK, LEAVE = Option("look", "toy-option-look"), Option("leave-it", "toy-option-leave-it")


def _player(seat: int) -> Name:
    return Name("toy-player", n=seat + 1)


def _animal(s: Menagerie, verb: str, seat: int, card: int) -> Option:
    kind = s.kinds[card]
    return Option(
        f"{verb}:{kind.id}", f"toy-option-{verb}", {"card": kind.name}, f"p{seat}/hand/{kind.id}", OnAnimal(card)
    )


class Toy(Game):
    """Menagerie, as the rest of Talia sees it."""

    id = "toy"
    title = Name("toy-title")
    rules = 3
    least = 2
    most = 3
    cooperative = False

    @property
    def fields(self) -> tuple[Field, ...]:
        sizes = tuple(Choice(size, Name(f"toy-hand-{size}")) for size in ("3", "4"))
        drafts = tuple(Choice(draft, Name(f"toy-draft-{draft}")) for draft in ("no", "yes"))
        return (
            Field("hand", Name("toy-field-hand"), sizes, "3"),
            Field("draft", Name("toy-field-draft"), drafts, "no"),
        )

    def settle(self, players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
        size = str(answers.get("hand", "3"))
        if size not in ("3", "4"):
            raise TaliaError("toy-error-hand", value=size)
        settled: dict[str, Any] = {"hand": int(size)}
        return {**settled, "draft": True} if answers.get("draft") in ("yes", True) else settled

    def deal(self, players: int, seed: Seed, setup: Mapping[str, Any]) -> State:
        s = _empty(players, seed)
        for card in range(len(ANIMALS)):
            s.put(card, DECK)
        s.shuffle(DECK)
        draft = bool(setup.get("draft"))
        for seat in range(players):
            for _ in range(3 if draft else setup["hand"]):
                s.move(s.zones[DECK][-1], pack(seat, players) if draft else hand(seat))
        return _begun(s, draft)

    def lay_out(self, position: Mapping[str, Any], seed: Seed) -> State:
        """A position is `hands` (or `packs`), a list of animals for each player; all others are in the deck."""
        ids = [kind.id for kind in ANIMALS]
        draft = "packs" in position
        hands = [[ids.index(id) for id in animals] for animals in position["packs" if draft else "hands"]]
        held = [card for cards in hands for card in cards]
        if len(set(held)) != len(held):
            raise TaliaError("toy-error-twice")
        s = _empty(len(hands), seed)
        for card in range(len(ANIMALS)):
            if card not in held:
                s.put(card, DECK)
        for seat, cards in enumerate(hands):
            for card in cards:
                s.put(card, pack(seat, len(hands)) if draft else hand(seat))
        return _begun(s, draft)

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        s = table(match)
        mine = [line for line in s.lines if line.seat == seat]
        return {
            "round": s.round,
            "deck": len(s.zones[DECK]),
            "hands": [_told(s, hand(each), seat) for each in range(s.players)],
            "pens": [s.animals(pen(each)) for each in range(s.players)],
            "waiting": [decision.seat for decision in match.open],
            "options": [decision.keys for decision in match.open if decision.seat == seat],
            "scores": list(s.result.scores or ()) if s.result is not None else None,
            "packs": [_told(s, pack(each, s.players), seat) for each in range(s.players)],
            "top": [s.kinds[card].id for card in s.zones[DECK][-1:] if s.sees(seat, card)],
            "answered": [option.key for line in mine for _, option in line.given],
            "named": list(s.named),
        }

    def scene(self, match: Match, seat: int | None, voice: Voice) -> Scene:
        s = table(match)
        areas = []
        for each in range(s.players):
            open_hand = [card for card in s.zones[hand(each)] if s.sees(seat, card)]
            things = [Thing(f"p{each}/hand/{s.kinds[c].id}", voice.say(s.kinds[c].name.word)) for c in open_hand]
            shown = ", ".join(voice.say(s.kinds[card].name.word) for card in s.zones[pen(each)])
            worn = voice.say("toy-worn")  # every pen has been mended, and there is room for another patch
            things.append(Thing(f"p{each}/pen", voice.say("toy-pen"), (), shown, marks=WORN, changed=worn))
            areas.append(Area(f"p{each}", voice.say("toy-player", n=each + 1), "mine", tuple(things)))
        return Scene(voice.say("toy-title"), (voice.say("event-round", n=s.round),), tuple(areas))

    def seats(self, match: Match) -> list[Name]:
        return [_player(seat) for seat in range(table(match).players)]

    def round(self, match: Match) -> int:
        return table(match).round

    def words(self) -> Sequence[Path]:
        return (Path(__file__).parent,)

    def cards(self, voice: Voice) -> list[Listed]:
        return [
            Listed(
                kind.id,
                voice.say(kind.name.word),
                voice.say("toy-animal"),
                voice.say("toy-title"),
                voice.say("toy-worth", n=worth(card)),
            )
            for card, kind in enumerate(ANIMALS)
        ]

    def kinds(self) -> Sequence[Kind]:
        return ANIMALS

    def redeal(self, match: Match, seat: int | None, chance: Chance) -> None:
        """Mix all animals that the seat does not see; open questions about them are asked anew."""
        s = table(match)
        s.mix(range(len(s.zones)), seat, chance)
        s.ask_anew(seat, chance, lambda asked: _asked_anew(s, asked))
        s.go_on_by(chance)

    def worth(self, match: Match, seat: int | None) -> float:
        s = table(match)
        best = max(s.score(each) for each in range(s.players))
        return s.score(seat or 0) / best if best else 0.5


def _asked_anew(s: Menagerie, asked: Decision) -> Decision:
    """The same question about animals that have been dealt anew."""
    if asked.seat is None or asked.effect not in (SHOW, SWAP, DRAFT):
        return asked
    if asked.effect is SWAP:
        found = [_animal(s, "swap", asked.seat, card) for card in s.zones[hand(asked.seat)]]
        return Decision(asked.seat, asked.word, [*found, DONE], asked.effect, asked.ctx, asked.args)
    return SHOW.question(s, asked.seat) if asked.effect is SHOW else DRAFT.question(s, asked.seat)


def _told(s: Menagerie, zone: int, seat: int | None) -> list[str] | int:
    """The animals of a zone as a seat sees them; how many, if it sees none."""
    seen = [s.kinds[card].id if s.sees(seat, card) else "?" for card in s.zones[zone]]
    return seen if among(s.sight[zone], seat) or any(each != "?" for each in seen) else len(seen)


def table(match: Match) -> Menagerie:
    """The toy's own state."""
    assert isinstance(match.state, Menagerie)
    return match.state


def visible(events: Sequence[Event], seat: int | None) -> list[str]:
    """The names of the events a seat may see, in order."""
    return [event.name for event in events if event.seen_by(seat)]


def _empty(players: int, seed: Seed) -> Menagerie:
    s = Menagerie()
    sight = [NOBODY, *(who for seat in range(players) for who in (only(seat), EVERYBODY)), *map(only, range(players))]
    s.begin(ANIMALS, len(sight), sight, seed)
    s.players, s.round, s.leaving, s.drafting, s.named = players, 0, 0, False, ()
    return s


def _begun(s: Menagerie, draft: bool = False) -> Menagerie:
    s.events = []
    s.reveals = 0
    s.drafting = draft
    s.agenda.append((NEXT_ROUND, 0))
    if draft:
        s.agenda.append((DRAFT, 0))
    s.run()
    return s


GAME = Toy()
