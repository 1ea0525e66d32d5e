"""What only nemesis cards do: unleash, lose tokens, look at turn order cards, bring things back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.cards.vocabulary.base import NOTHING, THEY, Deed
from talia.games.aeons_end.rules import ending, foes, options, turn_order
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_card, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.exhaustion import UNLEASH_ONCE
from talia.games.aeons_end.rules.layout import NEMESIS_DISCARD, TURN_DECK, TURN_DISCARD
from talia.games.aeons_end.rules.scope import NOBODY, NOBODYS, WITH_CARD, Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Name, Voice


@dataclass(frozen=True)
class Unleash(Deed):
    """Unleash, so many times."""

    times: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.agenda += [(UNLEASH_ONCE, NOBODYS[scope.card])] * self.times

    def idle(self, battle: Battle, scope: Scope) -> bool:
        """Where what this nemesis does then would change nothing; until rules 10 that was not looked at."""
        return battle.table.rules > 10 and battle.table.nemesis.unleash.idle(battle, NOBODY)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-unleash", n=self.times)


@dataclass(frozen=True)
class LosesTokens(Deed):
    """The nemesis loses tokens."""

    nemesis: str
    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.lose_tokens(battle, self.n)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return battle.tokens - self.n >= battle.table.nemesis.tokens.least

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.tokens <= battle.table.nemesis.tokens.least

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lose-tokens", nemesis=Name(f"nemesis-{self.nemesis}"), n=self.n)


@dataclass(frozen=True)
class GainsTokens(Deed):
    """The nemesis gains tokens."""

    nemesis: str
    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.gain_tokens(battle, self.n)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return battle.tokens + self.n <= battle.table.nemesis.tokens.most

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.tokens >= battle.table.nemesis.tokens.most

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-tokens", nemesis=Name(f"nemesis-{self.nemesis}"), n=self.n)


@dataclass(frozen=True)
class DiscardThis(Deed):
    """This card is discarded from play."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.discard_nemesis_card(battle, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-this")


@dataclass(frozen=True)
class ThisToBottom(Deed):
    """Place this card on the bottom of the nemesis deck."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.to_bottom(battle, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-this-to-bottom")


@dataclass(frozen=True)
class ShuffleNemesisTurnIn(Deed):
    """Shuffle a nemesis turn order card from the discard pile into the turn order deck; with none there, nothing moves."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        cards = self._cards(battle)
        if cards:
            turn_order.shuffle_in(battle, cards[:1])

    def _cards(self, battle: Battle) -> list[int]:
        return [card for card in battle.table.nemesis_turns if battle.where[card] == TURN_DISCARD]

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(self._cards(battle))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self._cards(battle)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-shuffle-nemesis-turn-in")


@dataclass(frozen=True)
class RevealTurnMayBury(Deed):
    """Reveal the top turn order card; you may place it on the bottom of that deck, perhaps only if it is the nemesis'."""

    only_nemesis: bool

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = turn_order.reveal(battle)
        kind = battle.kinds[card]
        if self.only_nemesis and not turn_order.is_nemesis_turn(kind):
            return
        if len(battle.zones[TURN_DECK]) == 1 and battle.table.rules > 2:
            return  # it lies on top and at the bottom
        if battle.table.rules > 7 and all(battle.kinds[each] is kind for each in battle.zones[TURN_DECK]):
            return  # the next card would be the same
        bury = Option(f"bottom:{kind.id}", "option-bury", {"card": kind.name}, "turn-order", action=ON_CARD[card])
        battle.ask(scope.seat, "ask-bury", [bury, options.SKIP], self, scope, {"card": kind.name})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is not options.SKIP:
            card = chosen_card(option)
            battle.move(card, TURN_DECK, bottom=True)
            if battle.events is not None:
                battle.tell("turn-card-buried", "turn-order", card=battle.kinds[card].name)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-reveal-turn-bury-nemesis" if self.only_nemesis else "do-reveal-turn-bury")


@dataclass(frozen=True)
class PlayersLose(Deed):
    """The players lose, for a reason of this nemesis."""

    why: str

    def resolve(self, battle: Battle, scope: Scope) -> None:
        ending.lose(battle, self.why)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-players-lose")


@dataclass(frozen=True)
class RevealTurnCard(Deed):
    """Reveal the top turn order card: if it is a player's, something befalls that player; otherwise something else.

    The card goes back on top. Where it stands for several players the team chooses one (up to rules 10, of a pair, the one
    without the token).
    """

    player: Deed
    otherwise: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = turn_order.reveal(battle)
        named = battle.table.rules > 10
        seats = turn_order.all_of(battle, card) if named else turn_order.whose(battle, card)
        if not seats:
            self.otherwise.resolve(battle, scope)
        elif named and self.player.alike(battle, scope, seats):
            self.player.resolve(battle, WITH_CARD[seats[0]][scope.card])
        else:
            battle.ask(None, "ask-player", [battle.table.who[seat] for seat in seats], self, scope, {"deed": self})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        self.player.resolve(battle, WITH_CARD[chosen_player(option)][scope.card])

    def parts(self) -> tuple[Deed, ...]:
        return (self.player, self.otherwise)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return RevealTurnCard(*parts)

    def clause(self, v: Voice, form: str) -> str:
        if self.otherwise is NOTHING:
            return v.say("do-reveal-turn-card-of-player", player=self.player.clause(v, THEY))
        return v.say(
            "do-reveal-turn-card", player=self.player.clause(v, THEY), otherwise=self.otherwise.clause(v, THEY)
        )


@dataclass(frozen=True)
class ResolveLastAttack(Deed):
    """Resolve the most recently discarded attack. One that is laid before a player is laid there itself (since rules 5),
    because only it says what it does there."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        attacks = [card for card in battle.zones[NEMESIS_DISCARD] if battle.kinds[card].sort == Sort.ATTACK]
        if attacks:
            kind = battle.kinds[attacks[-1]]
            if battle.events is not None:
                battle.tell("resolved-again", card=kind.name)
            if kind.attack is not None:
                itself = (kind.before is not None or kind.marks) and battle.table.rules > 4
                kind.attack.resolve(battle, NOBODYS[attacks[-1]] if itself else scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-resolve-last-attack")


@dataclass(frozen=True)
class ReturnLastMinion(Deed):
    """Place the most recently discarded minion back into play."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        minions = self._minions(battle)
        if minions:
            foes.enter_play(battle, minions[-1])

    def _minions(self, battle: Battle) -> list[int]:
        return [card for card in battle.zones[NEMESIS_DISCARD] if battle.kinds[card].sort == Sort.MINION]

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(self._minions(battle))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self._minions(battle)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-return-last-minion")


def unleash(times: int = 1) -> Deed:
    """Unleash, once or more often."""
    return Unleash(times)


def gains_tokens(nemesis: str, n: int) -> Deed:
    """The nemesis gains so many tokens."""
    return GainsTokens(nemesis, n)


def discard_this() -> Deed:
    """This card is discarded from play."""
    return DiscardThis()


def this_to_bottom() -> Deed:
    """Place this card on the bottom of the nemesis deck."""
    return ThisToBottom()


@cache
def shuffle_nemesis_turn_in() -> Deed:
    """Shuffle a nemesis turn order card into the turn order deck."""
    return ShuffleNemesisTurnIn()


def reveal_turn_may_bury(only_nemesis: bool = False) -> Deed:
    """Reveal the top turn order card; you may place it on the bottom."""
    return RevealTurnMayBury(only_nemesis)


def loses_tokens(nemesis: str, n: int) -> Deed:
    """The nemesis loses so many tokens."""
    return LosesTokens(nemesis, n)


def players_lose(why: str) -> Deed:
    """The players lose."""
    return PlayersLose(why)


def reveal_turn_card(player: Deed, otherwise: Deed) -> Deed:
    """Reveal the top turn order card."""
    return RevealTurnCard(player, otherwise)


def resolve_last_attack() -> Deed:
    """Resolve the most recently discarded attack."""
    return ResolveLastAttack()


def return_last_minion() -> Deed:
    """Place the most recently discarded minion back into play."""
    return ReturnLastMinion()
