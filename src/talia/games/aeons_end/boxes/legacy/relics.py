"""Relics, in the order of their cost."""

from dataclasses import dataclass

from talia.games.aeons_end.cards.card import RELIC, Card, Sort
from talia.games.aeons_end.cards.vocabulary import (
    any_ally,
    any_player,
    destroy,
    draws,
    focus_any,
    focus_lowest,
    gain,
    gains_charge,
    in_hand,
    may,
    prep_from_hand,
    reveal_top_may_destroy,
)
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.casting import cast_one
from talia.games.aeons_end.cards.vocabulary.focusing import breach_option
from talia.games.aeons_end.cards.vocabulary.gains import chosen_pile, gain_from, gain_option, supply
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.cards.vocabulary.picks import gem_in_hand
from talia.games.aeons_end.cards.vocabulary.pulse import gains_pulse, pay_pulse
from talia.games.aeons_end.cards.vocabulary.quiet import silence_a_minion
from talia.games.aeons_end.rules import deeds, focusing
from talia.games.aeons_end.rules.actions import OnBreach, chosen_breach, chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN
from talia.games.aeons_end.rules.gaining import Redirect, ask_where, elsewhere, goes_elsewhere
from talia.games.aeons_end.rules.layout import DISCARD
from talia.games.aeons_end.rules.options import DONE
from talia.games.aeons_end.rules.prepping import room, spots
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class TwoDestroyTheirTops(Deed):
    """Void Mill: two different players may destroy the top card of their discard pile. `scope.it` is who was the first, and
    `scope.n` how many did; a player alone may do it twice."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        tops = self._tops(battle, scope)
        if tops and scope.n < 2:
            found = card_options(battle, tops, "destroy", battle.players > 1)
            battle.ask(None, "ask-destroy-tops", [*found, DONE], self, scope, {"n": 2 - scope.n})

    def _tops(self, battle: Battle, scope: Scope) -> list[int]:
        others = [seat for seat in battle.everyone() if seat != scope.it or battle.players == 1]
        return [battle.zone(seat, DISCARD)[-1] for seat in others if battle.zone(seat, DISCARD)]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is not DONE:
            card = chosen_card(option)
            battle.agenda.append((self, Scope(scope.seat, scope.card, battle.owner(card), scope.n + 1)))
            deeds.destroy(battle, card)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self._tops(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-two-destroy-tops")


@dataclass(frozen=True)
class OpenAny(Choosing):
    """Adrenal Batteries: open any player's closed breach."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        shared = battle.players > 1
        closed = [(seat, breach) for seat in battle.everyone() for breach in battle.closed(seat)]
        return scope.seat, "ask-open-any", [breach_option(battle, "open", *each, shared) for each in closed]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        chosen = chosen_breach(option)
        focusing.open_breach(battle, chosen.seat, chosen.breach, scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-open-any", form=form)


@dataclass(frozen=True)
class GainAndPrep(Choosing):
    """The same: gain a spell that costs so much or less, and prep it to any player's open breach."""

    most: int

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        spells = [pile for pile in supply(battle) if pile.card.sort == Sort.SPELL and pile.cost <= self.most]
        return scope.seat, "ask-gain", [gain_option(pile) for pile in spells]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        zone = chosen_pile(option)
        wanted: tuple[str, ...] = ()
        if battle.redirects and scope.seat == battle.active and battle.table.rules > 11:
            wanted, battle.redirects = battle.redirects, ()
        preps = PrepGained(wanted) if wanted else PREP_GAINED
        battle.agenda.append((preps, Scope(scope.seat, scope.card, battle.zones[zone][-1])))
        gain_from(battle, scope.seat, zone)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-and-prep", form=form, n=self.most)


@dataclass(frozen=True)
class PrepGained(Choosing):
    """Prep the spell just gained (`scope.it`) to any player's open breach; where none has room it stays where it is. One
    that spans needs two of them side by side (since rules 4). Where other effects want it, too, its owner chooses (up to
    rules 11 that was asked in vain)."""

    wanted: tuple[str, ...] = ()

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        kind = battle.kinds[scope.it]
        found = [
            breach_option(battle, "prep-it", seat, breach, battle.players > 1)
            for seat in battle.everyone()
            for breach in self._spots(battle, seat, kind)
        ]
        return scope.seat, "ask-prep-where", [] if battle.owner(scope.it) < 0 else found

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat, word, found = self.asks(battle, scope)
        if self.wanted and not found:
            battle.agenda.append((Redirect(self.wanted), scope))
        elif self.wanted:
            ask_where(battle, [*found, *elsewhere(battle, scope, self.wanted)], self, scope)
        elif found:
            battle.ask(seat, word, found, self, scope)

    def _spots(self, battle: Battle, seat: int, kind: Card) -> list[int]:
        open_ones = [breach for breach in range(4) if OPEN <= battle.stages[4 * seat + breach] < GONE]
        if kind.spans and battle.table.rules > 3:
            return spots(battle, seat, kind, open_ones)
        return [breach for breach in open_ones if room(battle, seat, kind, breach)]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        if isinstance(action, OnBreach):
            deeds.prep(battle, scope.it, action.seat, action.breach)
        else:
            goes_elsewhere(battle, scope, option)

    def __repr__(self) -> str:
        """As it was told when nothing else could want the spell: fingerprints of older saves have it."""
        return f"PrepGained({self.wanted!r})" if self.wanted else "PrepGained()"

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prep-gained", form=form)


PREP_GAINED = PrepGained()

RELICS = (
    RELIC("brane-knife", cost=3,
          play=gains_charge(1) + (any_ally >> focus_lowest())),

    RELIC("geophage", cost=3,
          play=gain(1) + may(destroy(gem_in_hand))),

    RELIC("neural-wreath", cost=4,
          play=focus_any() + (any_player >> may(prep_from_hand()))),

    RELIC("prophetic-lens", cost=4,
          play=gains_charge(1) + reveal_top_may_destroy(otherwise=gain(1))),

    RELIC("voltaic-relay", cost=4,
          play=any_player >> gains_pulse(3) + may(pay_pulse(1)).if_done(destroy(in_hand))),

    RELIC("infernal-mirror", cost=5,
          play=(any_ally >> gains_charge(1))
          + (any_player >> gains_pulse(2))
          + may(pay_pulse(2)).if_done(cast_one(more=1))),

    RELIC("void-mill", cost=5,
          play=focus_any() + TwoDestroyTheirTops()),

    RELIC("ethereal-hand", cost=6,
          play=any_ally >> draws(2)),

    RELIC("reality-stabilizer", cost=6,
          play=gains_charge(2) + silence_a_minion()),

    RELIC("adrenal-batteries", cost=7,
          play=gains_pulse(2) + may(pay_pulse(4)).if_done(OpenAny() + GainAndPrep(most=5))),
)  # fmt: skip
