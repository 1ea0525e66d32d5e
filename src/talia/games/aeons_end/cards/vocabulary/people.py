"""Whom an effect falls on: `any_player >> suffers(2)`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

from mypy_extensions import mypyc_attr

from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.cards.vocabulary.base import THEY, Deed, May, called, sentence
from talia.games.aeons_end.cards.vocabulary.picks import Cards, Pick
from talia.games.aeons_end.rules import pulse
from talia.games.aeons_end.rules.actions import OnPlayer, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.front import marked
from talia.games.aeons_end.rules.layout import EVERYONE
from talia.games.aeons_end.rules.options import SKIP
from talia.games.aeons_end.rules.scope import WITH_CARD, Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Voice


@mypyc_attr(allow_interpreted_subclasses=True)
class Who:
    """Some player. `who >> deed` is the deed done by them."""

    __slots__ = ()

    word: str

    @abstractmethod
    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        """The seats it may be; if several, somebody chooses."""

    def chooser(self, scope: Scope) -> int | None:
        """Who chooses between them: the team, unless the card says otherwise."""
        return None

    def words(self, v: Voice) -> str:
        """The subject of the sentence."""
        return v.say(f"who-{self.word}")

    def __rshift__(self, deed: Deed) -> Someone:
        return Someone(self, deed)


@dataclass(frozen=True)
class Someone(Deed):
    """A deed that falls on a player."""

    who: Who
    deed: Deed
    sure: bool = field(init=False, repr=False, compare=False)
    """Whether whoever it falls on can always do it in full, such as suffering damage."""
    anybody: bool = field(init=False, repr=False, compare=False)
    """Whether it may therefore fall on any player at all."""
    lively: bool = field(init=False, repr=False, compare=False)
    """Whether it always changes something, whoever it falls on."""
    said: Mapping[str, Arg] = field(init=False, repr=False, compare=False)
    """What the question says of it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "said", {"deed": self})
        object.__setattr__(self, "lively", self.deed.never_idle())
        object.__setattr__(self, "sure", self.deed.always_full())
        object.__setattr__(self, "anybody", self.sure and isinstance(self.who, AnyPlayer))

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deed = self.deed
        table = battle.table
        if not self.anybody:
            seats = self.who.among(battle, scope, deed)
        elif "marks" in table.reacts:
            seats = meant(battle, scope)
        else:
            seats = EVERYONE[battle.players]
        if len(seats) == 1:
            deed.resolve(battle, scope.of(seats[0]))
            return
        for seat in seats:
            if self.lively or not deed.idle(battle, scope.of(seat)):
                if not battle.life[seat] and table.rules > 7 and deed.alike(battle, scope, seats):
                    deed.resolve(battle, scope.of(seat))
                    return
                chooser = None if self.anybody else self.who.chooser(scope)
                found = [table.who[each] for each in seats] if len(seats) < len(table.who) else list(table.who)
                battle.ask(chooser, "ask-player", found, self, scope, self.said)
                return

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnPlayer)
        self.deed.resolve(battle, scope.of(action.seat))

    def full(self, battle: Battle, scope: Scope) -> bool:
        if self.sure:
            return True
        for seat in self.who.among(battle, scope, self.deed):  # noqa: SIM110 - plain loops, because this is asked all the time
            if self.deed.full(battle, scope.of(seat)):
                return True
        return False

    def idle(self, battle: Battle, scope: Scope) -> bool:
        if self.lively and self.anybody:
            return False
        for seat in battle.everyone() if self.anybody else self.who.among(battle, scope, self.deed):
            if not self.deed.idle(battle, scope.of(seat)):
                return False
        return True

    def always_full(self) -> bool:
        return self.sure

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return Someone(self.who, *parts)

    def clause(self, v: Voice, form: str) -> str:
        return f"{self.who.words(v)} {self.deed.clause(v, THEY)}"

    def text(self, v: Voice) -> str:
        return sentence(self.clause(v, THEY))


@dataclass(frozen=True)
class AnyPlayer(Who):
    """*Any player*: one who can do it in full if anybody can, else one who can do the most of it."""

    word: str = called("any-player")

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        seats = EVERYONE[battle.players]
        if battle.players == 1:
            return seats
        if "marks" in battle.table.reacts:
            found = meant(battle, scope)
            if len(found) == 1 and deed.full(battle, scope.of(found[0])):
                return found
        able = []
        plain, card = scope.it < 0 and scope.n == 0, scope.card
        for seat in seats:
            if deed.full(battle, WITH_CARD[seat][card] if plain else scope.of(seat)):
                able.append(seat)
        if able:
            return able
        most = _reach_furthest(battle, scope, deed)
        if "marks" in battle.table.reacts and battle.table.rules > 4:  # nobody can do more of it than who is marked
            found = meant(battle, scope)
            if len(found) == 1 and found[0] in most:
                return found
        return most


def meant(battle: Battle, scope: Scope) -> list[int]:
    """Whom a nemesis card means by *any player*: everybody, unless somebody is marked."""
    if scope.seat < 0 and scope.card >= 0:
        found = marked(battle)
        if found >= 0:
            return [found]
    return battle.everyone()


def _reach_furthest(battle: Battle, scope: Scope, deed: Deed) -> list[int]:
    """The seats of those who can do the most of a deed."""
    reach = [deed.reach(battle, scope.of(seat)) for seat in battle.everyone()]
    most = max(reach)
    return [seat for seat, far in enumerate(reach) if far == most]


@dataclass(frozen=True)
class AnyAlly(Who):
    """*Any ally*, chosen by the acting player: one for whom it changes something, if there is one."""

    word: str = called("any-ally")

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        allies = battle.allies(scope.seat)
        return [seat for seat in allies if not deed.idle(battle, scope.of(seat))] or allies

    def chooser(self, scope: Scope) -> int | None:
        return scope.seat


@dataclass(frozen=True)
class WithMost(Who):
    """*The player with the most ...*; if several have the most, even none, the team chooses among them."""

    what: str  # charges, prepped, opened, pulse

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        have = [self._count(battle, seat) for seat in battle.everyone()]
        most = max(have)
        return [seat for seat, number in enumerate(have) if number == most]

    def _count(self, battle: Battle, seat: int) -> int:
        if self.what == "charges":
            return battle.charges[seat]
        if self.what == "prepped":
            return len(battle.prepped(seat))
        if self.what == "pulse":
            return pulse.held(battle, seat)
        return battle.opened(seat)

    def words(self, v: Voice) -> str:
        return v.say(f"who-most-{self.what}")


@dataclass(frozen=True)
class WithFewest(Who):
    """*The player with the fewest ...*; if several have as few, the team chooses among them."""

    what: str  # opened

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        have = [battle.opened(seat) for seat in battle.everyone()]
        fewest = min(have)
        return [seat for seat, number in enumerate(have) if number == fewest]

    def words(self, v: Voice) -> str:
        return v.say(f"who-fewest-{self.what}")


@dataclass(frozen=True)
class WithMostCards(Who):
    """*The player with the most of some cards*; if several have the most, even none, the team chooses among them."""

    cards: Cards

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        have = [len(self.cards.all(battle, scope.of(seat))) for seat in battle.everyone()]
        most = max(have)
        return [seat for seat, number in enumerate(have) if number == most]

    def words(self, v: Voice) -> str:
        return v.say(f"who-most-cards-{self.cards.word}")


@dataclass(frozen=True)
class WithDearestSpell(Who):
    """*The player with the most expensive prepped spell*; with none prepped, the team chooses."""

    word: str = called("dearest-spell")

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        dear = [
            max((battle.kinds[card].cost for card in battle.prepped(seat)), default=-1) for seat in battle.everyone()
        ]
        return [seat for seat in battle.everyone() if dear[seat] == max(dear)]


@dataclass(frozen=True)
class WithDearestCard(Who):
    """*The player with the most expensive card in hand*; with no cards in any hand, the team chooses."""

    word: str = called("dearest-card")

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        dear = [max((battle.kinds[card].cost for card in battle.hand(seat)), default=-1) for seat in battle.everyone()]
        return [seat for seat in battle.everyone() if dear[seat] == max(dear)]


@dataclass(frozen=True)
class WithDearestGem(Who):
    """*The player with the most expensive gem in hand*; with no gem in any hand, the team chooses."""

    word: str = called("dearest-gem")

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        kinds = battle.kinds
        dear = [
            max((kinds[card].cost for card in battle.hand(seat) if kinds[card].sort == Sort.GEM), default=-1)
            for seat in battle.everyone()
        ]
        return [seat for seat in battle.everyone() if dear[seat] == max(dear)]


@dataclass(frozen=True)
class WithLowestLife(Who):
    """*The player with the lowest life*; the exhausted are passed by, unless there is but one player."""

    word: str = called("lowest-life")

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        lowest = min(filter(None, battle.life), default=0)
        return [seat for seat, life in enumerate(battle.life) if life == lowest]


@dataclass(frozen=True)
class AllyMay(Deed):
    """*Any ally may ... If they do, ...*: an ally whom you choose decides, and what follows is yours (`scope.it`)."""

    price: Pick
    then: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        able = [ally for ally in battle.allies(scope.seat) if self.price.full(battle, scope.of(ally))]
        if able:
            who = battle.table.who
            battle.ask(scope.seat, "ask-player", [who[ally] for ally in able], self, scope, {"deed": self})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        asked = AllyDecides(self.price, self.then)
        battle.agenda.append((asked, Scope(chosen_player(option), scope.card, scope.seat)))

    def parts(self) -> tuple[Deed, ...]:
        return (self.price, self.then)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not any(self.price.full(battle, scope.of(ally)) for ally in battle.allies(scope.seat))

    def clause(self, v: Voice, form: str) -> str:
        asked = Someone(any_ally, May(self.price)).clause(v, form)
        return f"{asked}. {v.say('if-they-do', clause=self.then.clause(v, form))}"


@dataclass(frozen=True)
class AllyDecides(Deed):
    """The ally (`scope.seat`) does it or not; what follows is done by whoever asked (`scope.it`)."""

    price: Pick
    then: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat, word, options = self.price.asks(battle, scope)
        battle.ask(seat, word, [*options, SKIP], self, scope, {"n": 1})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is not SKIP:
            battle.agenda.append((self.then, WITH_CARD[scope.it][scope.card]))
            self.price.answer(battle, WITH_CARD[scope.seat][scope.card], option)

    def clause(self, v: Voice, form: str) -> str:
        return self.price.clause(v, form)


@dataclass(frozen=True)
class OneThenAnother(Deed):
    """Something befalls one player, then something else a different one; who plays alone is both."""

    first: Someone
    then: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = self.first.who.among(battle, scope, self.first.deed)
        if battle.table.rules > 11 and self._comes_to_nothing(battle, scope, found):
            return
        battle.ask(None, "ask-player", [battle.table.who[seat] for seat in found], self, scope, {"deed": self.first})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        seat = chosen_player(option)
        battle.agenda.append((Another(self.then), Scope(-1, scope.card, seat)))
        self.first.deed.resolve(battle, scope.of(seat))

    def _comes_to_nothing(self, battle: Battle, scope: Scope, found: list[int]) -> bool:
        """Whether nobody could do any of it, so that it does not matter whom it befalls."""
        if not all(self.first.deed.idle(battle, scope.of(seat)) for seat in found):
            return False
        return all(self.then.idle(battle, scope.of(seat)) for seat in battle.everyone())

    def parts(self) -> tuple[Deed, ...]:
        return (self.first, self.then)

    def clause(self, v: Voice, form: str) -> str:
        return f"{self.first.clause(v, form)}. {v.say('who-another', clause=self.then.clause(v, THEY))}"


@dataclass(frozen=True)
class Another(Deed):
    """Something befalls a player other than one (`scope.it`): who can do it in full if anybody can, else who can do most.
    Of those for whom it comes to the same nobody is asked (since rules 12)."""

    deed: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        others = [seat for seat in battle.everyone() if seat != scope.it or battle.players == 1]
        plain = Scope(-1, scope.card)
        if battle.table.rules > 11 and all(self.deed.idle(battle, plain.of(seat)) for seat in others):
            return
        able = [seat for seat in others if self.deed.full(battle, plain.of(seat))]
        if not able:
            reach = {seat: self.deed.reach(battle, plain.of(seat)) for seat in others}
            able = [seat for seat in others if reach[seat] == max(reach.values())]
        if battle.table.rules > 11 and self.deed.alike(battle, plain, able):
            able = able[:1]
        battle.ask(None, "ask-player", [battle.table.who[seat] for seat in able], self, plain, {"deed": self})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        self.deed.resolve(battle, scope.of(chosen_player(option)))

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return Another(*parts)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("who-another", clause=self.deed.clause(v, THEY))


@dataclass(frozen=True)
class EachPlayer(Deed):
    """*Each player ...*, one after the other from the first seat on."""

    deed: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for seat in reversed(battle.everyone()):
            battle.agenda.append((self.deed, scope.of(seat)))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return all(self.deed.idle(battle, scope.of(seat)) for seat in battle.everyone())

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return EachPlayer(*parts)

    def clause(self, v: Voice, form: str) -> str:
        return f"{v.say('who-each-player')} {self.deed.clause(v, THEY)}"


any_player = AnyPlayer()
any_ally = AnyAlly()
lowest_life = WithLowestLife()
charges, prepped, opened = "charges", "prepped", "opened"


def player_with_most(what: str) -> Who:
    """The player with the most charges, prepped spells or opened breaches."""
    return WithMost(what)


def player_with_fewest(what: str) -> Who:
    """The player with the fewest opened breaches."""
    return WithFewest(what)


def one_then_another(first: Someone, then: Deed) -> Deed:
    """Something befalls a player, then something else a different player."""
    return OneThenAnother(first, then)


def each_player(deed: Deed) -> Deed:
    """Each player does it."""
    return EachPlayer(deed)
