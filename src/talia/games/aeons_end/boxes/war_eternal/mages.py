"""The breach mages and what each of them alone can do."""

from dataclasses import dataclass

from talia.games.aeons_end.cards.mage import MAGE
from talia.games.aeons_end.cards.vocabulary import (
    any_ally,
    any_player,
    anyones_prepped,
    deal,
    destroy,
    draws,
    gain_a_card,
    gain_a_gem,
    gains_life,
    gravehold_gains,
    may,
    prep_from_hand,
    prepped_spell,
    when,
    you_are_exhausted,
    your_open_breaches,
    your_trophies,
    zero_in_discard,
)
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.casting import BACK_TO_HAND, CAST
from talia.games.aeons_end.cards.vocabulary.divided import DIVIDE
from talia.games.aeons_end.cards.vocabulary.focusing import breach_option, open_breaches
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.rules import deeds, foes
from talia.games.aeons_end.rules.actions import chosen_breach, chosen_card
from talia.games.aeons_end.rules.attached import fall
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import ROMAN, SIGIL
from talia.games.aeons_end.rules.options import DONE
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class OpenSigilBreach(Choosing):
    """Dezmodia: destroy your opened I or II, its spells back to your hand, and a Sigil breach in its place."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        found = [
            breach_option(battle, "sigil", scope.seat, breach, False)
            for breach in open_breaches(battle, scope.seat, (0, 1))
        ]
        return scope.seat, "ask-sigil", found

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        breach = chosen_breach(option).breach
        for card in battle.occupants(scope.seat, breach)[:]:
            deeds.to_hand(battle, card, scope.seat)
        if battle.table.rules > 4:  # up to then a relic stayed under the new breach
            fall(battle, scope.seat, breach)
        battle.stages[4 * scope.seat + breach] = SIGIL
        if battle.events is not None:
            roman = ROMAN[breach]
            battle.tell("sigil", f"p{scope.seat}/breach/{roman}", mage=battle.mage(scope.seat), breach=roman)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(open_breaches(battle, scope.seat, (0, 1)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-sigil", form=form)


@dataclass(frozen=True)
class CastForAllies(Deed):
    """Mist: cast up to three spells prepped by anyone; each then goes to any ally's hand. `scope.n` were cast so far."""

    times: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        spells = anyones_prepped.all(battle, scope)
        if scope.n < self.times and spells:
            found = card_options(battle, spells, "cast", battle.players > 1, "option-cast-for")
            battle.ask(scope.seat, "ask-cast", [*found, DONE], self, scope, {"n": self.times - scope.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is DONE:
            return
        spell = chosen_card(option)
        battle.agenda.append((self, Scope(scope.seat, n=scope.n + 1)))
        battle.agenda.append((any_ally >> BACK_TO_HAND, Scope(scope.seat, it=spell)))
        battle.agenda.append((CAST, Scope(scope.seat, spell)))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not anyones_prepped.at_least(battle, scope, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-cast-for-allies", form=form, n=self.times)


@dataclass(frozen=True)
class DivideDamage(Deed):
    """Garu: discard up to four prepped spells (`scope.n` so far), then deal damage for them, divided among any targets."""

    base: int
    each: int
    most: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        spells = prepped_spell.all(battle, scope)
        if scope.n < self.most and spells:
            found = card_options(battle, spells, "discard", False)
            battle.ask(scope.seat, "ask-discard", [*found, DONE], self, scope, {"n": self.most - scope.n})
        else:
            self._deal(battle, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is DONE:
            self._deal(battle, scope)
        else:
            battle.agenda.append((self, Scope(scope.seat, n=scope.n + 1)))
            deeds.discard(battle, chosen_card(option))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        """With nobody to hit and nothing to discard; until rules 10 it was on offer all the same."""
        nobody = battle.table.rules > 10 and foes.out_of_reach(battle)
        return nobody and not prepped_spell.at_least(battle, scope, 1)

    def _deal(self, battle: Battle, scope: Scope) -> None:
        battle.agenda.append((DIVIDE, Scope(scope.seat, n=self.base + self.each * scope.n)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-divide-damage", form=form, n=self.base, each=self.each, most=self.most)


MAGES = (
    MAGE("dezmodia", breaches=("open", "down", "right", "down"),
         hand=("oblivion-shard", "crystal", "crystal", "spark", "spark"),
         deck=("crystal", "crystal", "crystal", "crystal", "spark"),
         charges=6,
         ability=any_player >> OpenSigilBreach() + may(prep_from_hand())),

    MAGE("garu", breaches=("open", "right", "down", "down"),
         hand=("torch", "crystal", "crystal", "crystal", "spark"),
         deck=("crystal", "crystal", "crystal", "spark", "spark"),
         charges=5,
         ability=DivideDamage(2, 4, 4)),

    MAGE("gex", breaches=("none", "open", "down", "down"),
         hand=("shattered-geode", "crystal", "crystal", "crystal", "spark"),
         deck=("crystal", "crystal", "crystal", "crystal", "spark"),
         charges=5,
         ability=destroy(zero_in_discard, 2, up_to=True) + (any_ally >> draws(1) + gains_life(2))),

    MAGE("mazahaedron", breaches=("open", "left", "down", "down"),
         hand=("worldheart-shard", "crystal", "crystal", "spark", "spark"),
         deck=("crystal", "crystal", "crystal", "crystal", "spark"),
         charges=4,
         ability=may(gain_a_gem(4)) + gravehold_gains(4)),

    MAGE("mist", breaches=("open", "left", "down", "down"),
         hand=("amethyst-paragon", "crystal", "crystal", "crystal", "spark"),
         deck=("crystal", "crystal", "crystal", "spark", "spark"),
         charges=6,
         ability=CastForAllies(3)),

    MAGE("quilius", breaches=("open", "open", "right", "down"),
         hand=("crystal", "crystal", "crystal", "extinguish", "spark"),
         deck=("crystal", "crystal", "crystal", "extinguish", "spark"),
         charges=5,
         ability=deal(2 * your_trophies())),

    MAGE("ulgimor", breaches=("open", "down", "right", "down"),
         hand=("coal-shard", "crystal", "crystal", "spark", "spark"),
         deck=("crystal", "crystal", "crystal", "spark", "spark"),
         charges=6,
         ability=when(you_are_exhausted(), any_ally >> gains_life(5), gains_life(6))),

    MAGE("yan-magda", breaches=("open", "right", "right", "right"),
         hand=("illuminate", "crystal", "crystal", "crystal", "crystal"),
         deck=("crystal", "crystal", "crystal", "crystal", "spark"),
         charges=5,
         ability=gain_a_card() + when(your_open_breaches() >= 4, any_ally >> gain_a_card(onto_deck=True))),
)  # fmt: skip
