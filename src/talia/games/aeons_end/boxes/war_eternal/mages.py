"""The breach mages and what each of them alone can do."""

from dataclasses import dataclass

from talia.games.aeons_end import deeds
from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.breaches import ROMAN, SIGIL
from talia.games.aeons_end.layout import BREACH, DISCARD
from talia.games.aeons_end.mages import MAGE
from talia.games.aeons_end.options import DONE
from talia.games.aeons_end.scope import Scope
from talia.games.aeons_end.vocabulary import (
    any_ally,
    any_player,
    anyones,
    destroy,
    draws,
    gains_life,
    may,
    prep_from_hand,
    prepped_spell,
    zero_in_discard,
)
from talia.games.aeons_end.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.vocabulary.magic import CAST, breach_option, open_breaches
from talia.games.aeons_end.vocabulary.picks import card_options
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True, slots=True)
class OpenSigilBreach(Choosing):
    """Dezmodia: destroy your opened I or II, its spells back to your hand, and a Sigil breach in its place."""

    def resolve(self, b: Battle, c: Scope) -> None:
        seat, word, options = self.asks(b, c)
        if options:
            b.ask(seat, word, options, self, c)

    def asks(self, b: Battle, c: Scope) -> tuple[int | None, str, list[Option]]:
        found = [breach_option(b, "sigil", c.seat, breach, False) for breach in open_breaches(b, c.seat, (0, 1))]
        return c.seat, "ask-sigil", found

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        for card in b.zone(c.seat, BREACH + option.b)[:]:
            deeds.to_hand(b, card, c.seat)
        b.stages[4 * c.seat + option.b] = SIGIL
        if b.events is not None:
            roman = ROMAN[option.b]
            b.tell("sigil", f"p{c.seat}/breach/{roman}", mage=b.mage(c.seat), breach=roman)

    def full(self, b: Battle, c: Scope) -> bool:
        return bool(open_breaches(b, c.seat, (0, 1)))

    def idle(self, b: Battle, c: Scope) -> bool:
        return not self.full(b, c)

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
        b.agenda.append((any_ally >> TAKE_IT, Scope(c.seat, it=option.a)))
        b.agenda.append((CAST, Scope(c.seat, option.a)))

    def idle(self, b: Battle, c: Scope) -> bool:
        return not anyones(prepped_spell).all(b, c)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-cast-for-allies", form=form, n=self.times)


@dataclass(frozen=True, slots=True)
class TakeIt(Deed):
    """The spell just cast (`c.it`) goes to that player's hand, if it still lies in a discard pile."""

    def resolve(self, b: Battle, c: Scope) -> None:
        if not self.idle(b, c):
            deeds.to_hand(b, c.it, c.seat)

    def idle(self, b: Battle, c: Scope) -> bool:
        return b.owner(c.it) < 0 or b.offset(c.it) != DISCARD

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-it", form=form)


TAKE_IT = TakeIt()

MAGES = (
    MAGE("dezmodia", breaches=("open", "down", "right", "down"),
         hand=("oblivion-shard", "crystal", "crystal", "spark", "spark"),
         deck=("crystal", "crystal", "crystal", "crystal", "spark"),
         charges=6,
         ability=any_player >> OpenSigilBreach() + may(prep_from_hand())),

    MAGE("gex", breaches=("none", "open", "down", "down"),
         hand=("shattered-geode", "crystal", "crystal", "crystal", "spark"),
         deck=("crystal", "crystal", "crystal", "crystal", "spark"),
         charges=5,
         ability=destroy(zero_in_discard, 2, up_to=True) + (any_ally >> draws(1) + gains_life(2))),

    MAGE("mist", breaches=("open", "left", "down", "down"),
         hand=("amethyst-paragon", "crystal", "crystal", "crystal", "spark"),
         deck=("crystal", "crystal", "crystal", "spark", "spark"),
         charges=6,
         ability=CastForAllies(3)),
)  # fmt: skip
