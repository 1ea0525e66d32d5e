"""Menagerie: a tiny game that uses all of the kernel, for its tests and as the smallest example of a game.

Twelve animals, worth 1 to 12, are shuffled; each of two or three players gets three in secret. In each of three rounds all
players at once choose an animal to show; then, in seat order, each may put animals back into the deck, one by one, and
draws as many after a shuffle. Before the last round all vote at once; if everybody wants to leave, it is not played. The
most points shown win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from talia.kernel.chance import Chance, seeded
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect
from talia.kernel.event import Event
from talia.kernel.game import Choice, Field, Game, Listed
from talia.kernel.kind import Kind
from talia.kernel.match import Match
from talia.kernel.result import Result
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.state import State
from talia.kernel.trouble import Trouble
from talia.kernel.voice import Name, Voice

ANIMALS = tuple(
    Kind(id, "toy") for id in ("ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen", "ibis", "jay", "kid", "lynx")
)
ROUNDS = 3
DECK = 0


def hand(seat: int) -> int:
    """The zone of a player's secret animals."""
    return 1 + 2 * seat


def pen(seat: int) -> int:
    """The zone of a player's animals that were shown."""
    return 2 + 2 * seat


def worth(card: int) -> int:
    """What an animal scores."""
    return card + 1


class Menagerie(State):
    """The whole table."""

    __slots__ = ("leaving", "players", "round")

    players: int
    round: int
    leaving: int

    def clone(self) -> Menagerie:
        twin = Menagerie.__new__(Menagerie)
        self.copy_onto(twin)
        twin.players = self.players
        twin.round = self.round
        twin.leaving = self.leaving
        return twin

    def facts(self) -> list[object]:
        return [*super().facts(), self.players, self.round, self.leaving]

    def animals(self, zone: int) -> list[str]:
        """What lies in a zone, by name."""
        return [self.kinds[card].id for card in self.zones[zone]]

    def score(self, seat: int) -> int:
        """What a player has shown so far."""
        return sum(worth(card) for card in self.zones[pen(seat)])


class Rule(Effect[Menagerie, int]):
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
        s.move(option.a, pen(c))
        s.tell("shown", f"p{c}/pen", player=_player(c), card=s.kinds[option.a].name)


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
            s.move(option.a, DECK)
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
DONE = Option("done", "toy-option-done")


def _player(seat: int) -> Name:
    return Name("toy-player", n=seat + 1)


def _animal(s: Menagerie, verb: str, seat: int, card: int) -> Option:
    kind = s.kinds[card]
    return Option(f"{verb}:{kind.id}", f"toy-option-{verb}", {"card": kind.name}, f"p{seat}/hand/{kind.id}", card)


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
        return (Field("hand", Name("toy-field-hand"), sizes, "3"),)

    def settle(self, players: int, seed: int, answers: Mapping[str, Any]) -> dict[str, Any]:
        size = str(answers.get("hand", "3"))
        if size not in ("3", "4"):
            raise Trouble("toy-error-hand", value=size)
        return {"hand": int(size)}

    def deal(self, players: int, seed: int, setup: Mapping[str, Any]) -> State:
        s = _empty(players, seed)
        for card in range(len(ANIMALS)):
            s.put(card, DECK)
        s.shuffle(DECK)
        for seat in range(players):
            for _ in range(setup["hand"]):
                s.move(s.zones[DECK][-1], hand(seat))
        return _begun(s)

    def lay_out(self, position: Mapping[str, Any], seed: int) -> State:
        """A position is `hands`, a list of animals for each player; all others are in the deck."""
        ids = [kind.id for kind in ANIMALS]
        hands = [[ids.index(id) for id in animals] for animals in position["hands"]]
        held = [card for cards in hands for card in cards]
        if len(set(held)) != len(held):
            raise Trouble("toy-error-twice")
        s = _empty(len(hands), seed)
        for card in range(len(ANIMALS)):
            if card not in held:
                s.put(card, DECK)
        for seat, cards in enumerate(hands):
            for card in cards:
                s.put(card, hand(seat))
        return _begun(s)

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        s = table(match)
        return {
            "round": s.round,
            "deck": len(s.zones[DECK]),
            "hands": [s.animals(hand(each)) if each == seat else len(s.zones[hand(each)]) for each in range(s.players)],
            "pens": [s.animals(pen(each)) for each in range(s.players)],
            "waiting": [decision.seat for decision in match.open],
            "options": [decision.keys for decision in match.open if decision.seat == seat],
            "scores": list(s.result.scores or ()) if s.result is not None else None,
        }

    def scene(self, match: Match, seat: int | None, voice: Voice) -> Scene:
        s = table(match)
        areas = []
        for each in range(s.players):
            open_hand = s.zones[hand(each)] if each == seat else []
            things = [Thing(f"p{each}/hand/{s.kinds[c].id}", voice.say(s.kinds[c].name.word)) for c in open_hand]
            shown = ", ".join(voice.say(s.kinds[card].name.word) for card in s.zones[pen(each)])
            things.append(Thing(f"p{each}/pen", voice.say("toy-pen"), (), shown))
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
        """Mix the deck and all hands but the seat's own; open questions about those hands are asked anew."""
        s = table(match)
        zones = [DECK, *(hand(each) for each in range(s.players) if each != seat)]
        mixed = [card for zone in zones for card in s.zones[zone]]
        chance.shuffle(mixed)
        for zone in zones:
            for place in range(len(s.zones[zone])):
                card = mixed.pop()
                s.zones[zone][place] = card
                s.where[card] = zone
        s.others = tuple(_asked_anew(s, each, seat) for each in s.others)
        if s.decision is not None:
            s.decision = s.open[0] if s.others else _asked_anew(s, s.decision, seat)
        asked = {each.seat: each for each in s.others}
        s.answers = tuple(
            (each, option if each == seat else asked[each].options[chance.below(len(asked[each].options))])
            for each, option in s.answers
        )
        s.chance = chance.state

    def worth(self, match: Match, seat: int | None) -> float:
        s = table(match)
        best = max(s.score(each) for each in range(s.players))
        return s.score(seat or 0) / best if best else 0.5


def _asked_anew(s: Menagerie, asked: Decision, knows: int | None) -> Decision:
    """The same question about a hand that has been dealt anew."""
    if asked.seat is None or asked.seat == knows or asked.effect is VOTE:
        return asked
    if asked.effect is SHOW:
        return SHOW.question(s, asked.seat)
    found = [_animal(s, "swap", asked.seat, card) for card in s.zones[hand(asked.seat)]]
    return Decision(asked.seat, asked.word, [*found, DONE], asked.effect, asked.ctx, asked.args)


def table(match: Match) -> Menagerie:
    """The toy's own state."""
    assert isinstance(match.state, Menagerie)
    return match.state


def visible(events: Sequence[Event], seat: int | None) -> list[str]:
    """The names of the events a seat may see, in order."""
    return [event.name for event in events if event.seen_by(seat)]


def _empty(players: int, seed: int) -> Menagerie:
    s = Menagerie()
    secret = {DECK, *(hand(seat) for seat in range(players))}
    zones = 1 + 2 * players
    s.begin(ANIMALS, zones, [zone in secret for zone in range(zones)], seeded(seed))
    s.players, s.round, s.leaving = players, 0, 0
    return s


def _begun(s: Menagerie) -> Menagerie:
    s.events = []
    s.reveals = 0
    s.agenda.append((NEXT_ROUND, 0))
    s.run()
    return s


GAME = Toy()
