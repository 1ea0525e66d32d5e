"""Gate Witch: she shuffles nemesis cards back into the turn order deck, so that she acts more often."""

from dataclasses import dataclass, replace
from typing import Final

from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.declared import Tokens
from talia.games.aeons_end.cards.nemesis import NEMESIS, Nemesis
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    charges,
    gains_tokens,
    gravehold_suffers,
    nemesis_tokens,
    player_with_most,
    shuffle_nemesis_turn_in,
    spend,
    suffers,
    this_to_bottom,
    unleash,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed, sentence
from talia.games.aeons_end.rules import deeds, foes, turn_order
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_card, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.exhaustion import UNLEASH_ONCE
from talia.games.aeons_end.rules.layout import NEMESIS_DECK, TURN_DECK, TURN_DISCARD
from talia.games.aeons_end.rules.scope import NOBODY, WITH_CARD, Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Name, Voice

IN_A_ROW: Final = "in-a-row"
"""The mark that counts how often in a row nobody but her could take the next turn and her own deck was all but drawn."""

TIMELESS: Final = 100
"""After so many of those she accelerates time no further: by then whatever does any harm has ended the battle."""


@dataclass(frozen=True)
class AccelerateTime(Deed):
    """At five tokens and just one nemesis card in the turn order discard pile, that card goes back into the deck.

    Where she is left with cards that only bring her tokens, that would go on for ever (until rules 3 it did).
    """

    price: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.tokens >= 5 and battle.nemesis_turns_discarded() == 1 and not self._timeless(battle):
            if battle.events is not None:
                battle.tell("accelerates-time", "turn-order", nemesis=battle.table.nemesis.name)
            shuffle_nemesis_turn_in().resolve(battle, scope)
            foes.lose_tokens(battle, self.price)

    def _timeless(self, battle: Battle) -> bool:
        if battle.table.rules < 4:
            return False
        kinds = battle.kinds
        alone = all(turn_order.is_nemesis_turn(kinds[card]) for card in battle.zones[TURN_DECK])
        row = battle.mark(IN_A_ROW) + 1 if alone and len(battle.zones[NEMESIS_DECK]) < 2 else 0
        battle.set_mark(IN_A_ROW, row if row < TIMELESS else 0)
        return row == TIMELESS

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-accelerate-time", nemesis=Name("nemesis-gate-witch"), n=self.price)

    def difference(self, v: Voice) -> str:
        return sentence(v.say("do-accelerate-cheaper", nemesis=Name("nemesis-gate-witch"), n=self.price))


def price_of(witch: Nemesis) -> int:
    """How many tokens she loses when she accelerates time."""
    assert isinstance(witch.turn_ends, AccelerateTime)
    return witch.turn_ends.price


_HURT: Final = [suffers(damage) for damage in range(9)]
"""By the number of turn order cards: at most all of them are one player's."""


@dataclass(frozen=True)
class HurtByTurns(Deed):
    """Each player suffers damage for each of their cards in the turn order discard pile.

    For a card that stands for several players (the X, a pair) the team says whose it is, unless (since rules 12) all of them
    are exhausted and Gravehold suffers as much: `named` are those said so far.
    """

    named: tuple[int, ...] = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        discarded = turn_order.players_of_discarded(battle)
        shared = [seats for seats in discarded if len(seats) > 1]
        if len(self.named) < len(shared):
            seats = shared[len(self.named)]
            if battle.table.rules > 11 and deeds.gravehold_suffers_alike(battle, seats):
                HurtByTurns((*self.named, seats[0])).resolve(battle, scope)
                return
            found = [battle.table.who[seat] for seat in seats]
            battle.ask(None, "ask-player", found, self, scope, {"deed": self})
            return
        hurt = [seats[0] for seats in discarded if len(seats) == 1]
        hurt += self.named
        for seat in range(battle.players - 1, -1, -1):
            battle.agenda.append((_HURT[hurt.count(seat)], WITH_CARD[seat][scope.card]))

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        HurtByTurns((*self.named, chosen_player(option))).resolve(battle, scope)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not turn_order.players_of_discarded(battle)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-hurt-by-turns")


@dataclass(frozen=True)
class DrawsOneMore(Deed):
    """The nemesis draws an additional card in the draw phase of this turn."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.extra_draws += 1

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draws-one-more", nemesis=Name("nemesis-gate-witch"))


@dataclass(frozen=True)
class KeepOnePlayersTurn(Deed):
    """The team keeps one player's card in the turn order discard pile; all others are shuffled into the deck."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        cards = [card for card in battle.zones[TURN_DISCARD] if not turn_order.is_nemesis_turn(battle.kinds[card])]
        kinds = dict.fromkeys(battle.kinds[card] for card in cards)
        if not kinds:
            turn_order.shuffle_in(battle, battle.zones[TURN_DISCARD][:])
            return
        found = [
            Option(
                f"keep:{kind.id.removeprefix('turn-')}",
                "option-keep-turn",
                {"card": kind.name},
                "turn-order",
                action=ON_CARD[next(card for card in cards if battle.kinds[card] is kind)],
            )
            for kind in kinds
        ]
        battle.ask(None, "ask-keep-turn", found, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        kept = chosen_card(option)
        turn_order.shuffle_in(battle, [card for card in battle.zones[TURN_DISCARD] if card != kept])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-keep-one-players-turn")


@dataclass(frozen=True)
class DiscardNextTurn(Deed):
    """Reveal the next turn order card: a player's is discarded, otherwise something happens."""

    otherwise: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = turn_order.top(battle)
        if battle.events is not None:
            battle.tell("turn-card-revealed", "turn-order", card=battle.kinds[card].name)
        if turn_order.is_nemesis_turn(battle.kinds[card]):
            battle.reveals += 1
            self.otherwise.resolve(battle, scope)
        else:
            battle.move(card, TURN_DISCARD)

    def parts(self) -> tuple[Deed, ...]:
        return (self.otherwise,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return DiscardNextTurn(*parts)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-next-turn", otherwise=self.otherwise.clause(v, form))


@dataclass(frozen=True)
class UnleashUntil(Deed):
    """Unleash until the nemesis has so many tokens."""

    tokens: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.tokens < self.tokens:
            battle.agenda.append((self, scope))
            battle.agenda.append((UNLEASH_ONCE, NOBODY))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-unleash-until", nemesis=Name("nemesis-gate-witch"), n=self.tokens)


def witch_gains(n: int) -> Deed:
    """Gate Witch gains so many nemesis tokens."""
    return gains_tokens("gate-witch", n)


GATE_WITCH = NEMESIS(
    "gate-witch",
    life=70,
    rating=7,
    tokens=Tokens(1),
    unleash=witch_gains(1),
    turn_ends=AccelerateTime(4),
    marks=(IN_A_ROW,),
    harder=lambda witch: replace(witch, turn_ends=AccelerateTime(price_of(witch) - 1)),
    in_expedition=lambda witch: replace(witch, turn_ends=AccelerateTime(price_of(witch) + 1)),
    cards=(
        MINION("deep-abomination", tier=1, life=6,
               persistent=HurtByTurns()),

        ATTACK("hasten", tier=1,
               attack=(any_player >> suffers(nemesis_tokens())) + unleash() + this_to_bottom()),

        POWER("temporal-nimbus", tier=1, tokens=3, discard_for=spend(6),
              power=unleash() + DrawsOneMore()),

        POWER("nether-spiral", tier=2, tokens=3, discard_for=spend(7),
              power=KeepOnePlayersTurn()),

        MINION("paradox-beast", tier=2, life=8,
               persistent=gravehold_suffers(nemesis_tokens())),

        MINION("portal-wretch", tier=2, life=8,
               when_discarded=shuffle_nemesis_turn_in(),
               persistent=player_with_most(charges) >> suffers(2)),

        ATTACK("distort", tier=3,
               attack=unleash() + DiscardNextTurn(otherwise=gravehold_suffers(5)) + this_to_bottom()),

        POWER("infinite-enmity", tier=3, tokens=2, discard_for=spend(8),
              power=UnleashUntil(6) + this_to_bottom()),

        MINION("rift-scourge", tier=3, life=13,
               when_discarded=this_to_bottom(),
               persistent=any_player >> suffers(4)),
    ),
)  # fmt: skip
