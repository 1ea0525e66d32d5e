"""The breach mages and what each of them alone can do."""

from dataclasses import dataclass

from talia.games.aeons_end import deeds
from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.breaches import ROMAN, SIGIL
from talia.games.aeons_end.mages import MAGE
from talia.games.aeons_end.options import DONE, NEMESIS
from talia.games.aeons_end.scope import Scope
from talia.games.aeons_end.vocabulary import (
    any_ally,
    any_player,
    anyones,
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
from talia.games.aeons_end.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.vocabulary.damage import targets
from talia.games.aeons_end.vocabulary.magic import BACK_TO_HAND, CAST, breach_option, open_breaches
from talia.games.aeons_end.vocabulary.picks import card_options
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True, slots=True)
class OpenSigilBreach(Choosing):
    """Dezmodia: destroy your opened I or II, its spells back to your hand, and a Sigil breach in its place."""

    def asks(self, b: Battle, c: Scope) -> tuple[int | None, str, list[Option]]:
        found = [breach_option(b, "sigil", c.seat, breach, False) for breach in open_breaches(b, c.seat, (0, 1))]
        return c.seat, "ask-sigil", found

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        for card in b.occupants(c.seat, option.b)[:]:
            deeds.to_hand(b, card, c.seat)
        b.stages[4 * c.seat + option.b] = SIGIL
        if b.events is not None:
            roman = ROMAN[option.b]
            b.tell("sigil", f"p{c.seat}/breach/{roman}", mage=b.mage(c.seat), breach=roman)

    def full(self, b: Battle, c: Scope) -> bool:
        return bool(open_breaches(b, c.seat, (0, 1)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-sigil", form=form)


@dataclass(frozen=True, slots=True)
class CastForAllies(Deed):
    """Mist: cast up to three spells prepped by anyone; each goes to any ally's hand afterwards. `c.n` were cast so far."""

    times: int

    def resolve(self, b: Battle, c: Scope) -> None:
        spells = anyones(prepped_spell).all(b, c)
        if c.n < self.times and spells:
            found = card_options(b, spells, "cast", b.players > 1, "option-cast-for")
            b.ask(c.seat, "ask-cast", [*found, DONE], self, c, {"n": self.times - c.n})

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        if option is DONE:
            return
        b.agenda.append((self, Scope(c.seat, n=c.n + 1)))
        b.agenda.append((any_ally >> BACK_TO_HAND, Scope(c.seat, it=option.a)))
        b.agenda.append((CAST, Scope(c.seat, option.a)))

    def idle(self, b: Battle, c: Scope) -> bool:
        return not anyones(prepped_spell).all(b, c)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-cast-for-allies", form=form, n=self.times)


@dataclass(frozen=True, slots=True)
class DivideDamage(Deed):
    """Garu: discard up to four prepped spells (`c.n` so far), then deal damage for them, divided among any targets."""

    base: int
    each: int
    most: int

    def resolve(self, b: Battle, c: Scope) -> None:
        spells = prepped_spell.all(b, c)
        if c.n < self.most and spells:
            found = card_options(b, spells, "discard", False)
            b.ask(c.seat, "ask-discard", [*found, DONE], self, c, {"n": self.most - c.n})
        else:
            self._deal(b, c)

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        if option is DONE:
            self._deal(b, c)
        else:
            b.agenda.append((self, Scope(c.seat, n=c.n + 1)))
            deeds.discard(b, option.a)

    def _deal(self, b: Battle, c: Scope) -> None:
        b.agenda.append((DIVIDE, Scope(c.seat, n=self.base + self.each * c.n)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-divide-damage", form=form, n=self.base, each=self.each, most=self.most)


@dataclass(frozen=True, slots=True)
class Divide(Deed):
    """Choose a target for some of the damage that is left (`c.n`), then how much of it, until nothing is left."""

    def resolve(self, b: Battle, c: Scope) -> None:
        found = targets(b, b.minions())
        if not b.table.nemesis.untouchable:
            found.insert(0, NEMESIS)
        if c.n > 0 and found:
            b.ask(c.seat, "ask-target", found, self, c, {"n": c.n})

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        card = -1 if option is NEMESIS else option.a
        others = len(b.minions()) + (not b.table.nemesis.untouchable) > 1
        if others and c.n > 1:
            b.agenda.append((SHARE, Scope(c.seat, it=card, n=c.n)))
        else:
            hit(b, card, c.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal", form=form, damage="")


@dataclass(frozen=True, slots=True)
class Share(Deed):
    """How much of the damage (`c.n`) the chosen target (`c.it`) takes; the rest is divided further."""

    def resolve(self, b: Battle, c: Scope) -> None:
        found = [Option(f"damage:{n}", "option-damage", {"n": n}, "", n) for n in range(c.n, 0, -1)]
        b.ask(c.seat, "ask-share", found, self, c, {"n": c.n})

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        b.agenda.append((DIVIDE, Scope(c.seat, n=c.n - option.a)))
        hit(b, c.it, option.a)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal", form=form, damage="")


DIVIDE = Divide()
SHARE = Share()


def hit(b: Battle, card: int, damage: int) -> None:
    """Damage to the nemesis (-1) or to a minion."""
    if card < 0:
        deeds.hit_nemesis(b, damage)
    else:
        deeds.hit_minion(b, card, damage)


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
