"""The acolytes of Hollow Crown, their deck, and their blood magic."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import BOUNDLESS, Crew, Zone
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    dearest,
    discard,
    gravehold_suffers,
    in_hand,
    loses_charge,
    lowest_life,
    prepped_by_the_most,
    suffers,
    when,
    your_life,
)
from talia.games.aeons_end.cards.vocabulary.amounts import Amount, Fixed
from talia.games.aeons_end.cards.vocabulary.base import NOTHING, Deed, Then, sentence
from talia.games.aeons_end.cards.vocabulary.damage import GraveholdSuffers, ThisSuffers
from talia.games.aeons_end.rules import deeds, foes
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_card, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.exhaustion import UNLEASHED
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.games.aeons_end.rules.scope import NOBODYS, Scope
from talia.kernel.decision import Option
from talia.kernel.sight import NOBODY
from talia.kernel.voice import Arg, Voice

LOWEST: Final = "lowest"
HIGHEST: Final = "highest"

ACOLYTE_DECK: Final = Zone("crew", seen=NOBODY, word="table-crew")
ACOLYTE_DISCARD: Final = Zone("crew_discard")
CREW: Final = Crew("acolyte", ACOLYTE_DECK, ACOLYTE_DISCARD)


def ACOLYTE(id: str, life: int, blood_magic: Deed, when_discarded: Deed) -> Card:  # noqa: N802 - reads like the card
    """An acolyte: a minion of tier 0 that its nemesis keeps beside the deck, with blood magic."""
    return Card(Sort.MINION, id, life=life, blood_magic=blood_magic, when_discarded=when_discarded, crew=CREW)


def acolytes(battle: Battle) -> list[int]:
    """The acolytes in play, the longest there first."""
    return [card for card in battle.zones[IN_PLAY] if battle.kinds[card].crew is CREW]


@dataclass(frozen=True)
class ThisAcolyteSuffers(ThisSuffers):
    """The same of an acolyte, which says so."""

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-this-acolyte-suffers", damage=self.amount.damage(v))

    def __repr__(self) -> str:
        """As it was told when it said *this minion*: fingerprints of older saves have it."""
        return f"ThisSuffers(amount={self.amount!r})"


def itself_suffers(n: int) -> Deed:
    """This acolyte suffers so much damage."""
    return ThisAcolyteSuffers(Fixed(n))


@cache
def spared_blood(acolyte: Card) -> Deed:
    """An acolyte's blood magic without the damage it would suffer by it."""
    assert acolyte.blood_magic is not None
    return spared(acolyte.blood_magic)


def spared(deed: Deed) -> Deed:
    """The same deed without the damage that the acolyte itself would suffer."""
    if isinstance(deed, ThisSuffers):
        return NOTHING
    parts = deed.parts()
    if not parts:
        return deed
    left = tuple(spared(part) for part in parts)
    return deed.made_of(left) if any(part is not NOTHING for part in left) else NOTHING


class BothSuffer(Then):
    """Gravehold and this acolyte suffer the same damage, which is said once."""

    __slots__ = ()

    def __init__(self, amount: Amount) -> None:
        super().__init__((GraveholdSuffers(amount), ThisSuffers(amount)))

    def text(self, v: Voice) -> str:
        first = self.steps[0]
        assert isinstance(first, GraveholdSuffers)
        return sentence(v.say("do-both-suffer", damage=first.amount.damage(v)))


@dataclass(frozen=True)
class DrawAcolyte(Deed):
    """An acolyte comes into play from the top of its deck, if there is one left."""

    n: int = 1

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for _ in range(self.n):
            deck = battle.pile(ACOLYTE_DECK)
            if deck:
                foes.enter_play(battle, deck[-1])

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.pile(ACOLYTE_DECK)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-acolyte", n=self.n)


@dataclass(frozen=True)
class PrepareAcolytes(Deed):
    """The acolyte deck is shuffled, beginners lose its top card, and two acolytes come into play."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.shuffle(battle.number(ACOLYTE_DECK))
        if battle.table.difficulty == "beginner":
            battle.move(battle.pile(ACOLYTE_DECK)[-1], battle.number(ACOLYTE_DISCARD))
        DrawAcolyte(2).resolve(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-acolytes")


@dataclass(frozen=True)
class BloodMagic(Deed):
    """Resolve the blood magic of this acolyte (`scope.card`), perhaps without its own damage, perhaps more than once."""

    spare: bool = False
    times: int = 1

    def resolve(self, battle: Battle, scope: Scope) -> None:
        kind = battle.kinds[scope.card]
        if battle.where[scope.card] != IN_PLAY:
            return
        if self.times > 1:
            battle.agenda.append((BloodMagic(self.spare, self.times - 1), scope))
        if battle.events is not None:
            battle.tell("blood-magic", f"nemesis/{kind.id}", card=kind.name)
        self._of(kind).resolve(battle, NOBODYS[scope.card])

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.where[scope.card] != IN_PLAY or self._of(battle.kinds[scope.card]).idle(battle, scope)

    def _of(self, acolyte: Card) -> Deed:
        assert acolyte.blood_magic is not None
        return spared_blood(acolyte) if self.spare else acolyte.blood_magic

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-blood-magic", n=self.times)


BLOOD_MAGIC: Final = BloodMagic()
SPARED_MAGIC: Final = BloodMagic(spare=True)


@cache
def _option(acolyte: Card, left: int, card: int) -> Option:
    """An acolyte with so much life left as an option."""
    args: dict[str, Arg] = {"card": acolyte.name, "left": left}
    about = f"nemesis/{acolyte.id}"
    return Option(f"acolyte:{acolyte.id}", "option-target", args, about, action=ON_CARD[card])


@dataclass(frozen=True)
class OneAcolyte(Deed):
    """The acolyte with the highest or lowest life does something; of several, the team chooses."""

    which: str
    deed: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = self._meant(battle)
        if not found:
            return
        if len(found) == 1:
            self.deed.resolve(battle, NOBODYS[found[0]])
            return
        choices = [_option(battle.kinds[card], battle.counts[card], card) for card in found]
        battle.ask(None, "ask-acolyte", choices, self, scope, {"deed": self})

    def _meant(self, battle: Battle) -> list[int]:
        """The acolytes with the highest life, or the lowest."""
        kinds, counts, highest = battle.kinds, battle.counts, self.which == HIGHEST
        found: list[int] = []
        wanted = -1 if highest else BOUNDLESS
        for card in battle.zones[IN_PLAY]:
            if kinds[card].crew is CREW:
                life = counts[card]
                if life == wanted:
                    found.append(card)
                elif (life > wanted) is highest:
                    found, wanted = [card], life
        return found

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        self.deed.resolve(battle, NOBODYS[chosen_card(option)])

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return all(self.deed.idle(battle, NOBODYS[card]) for card in self._meant(battle))

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return OneAcolyte(self.which, *parts)

    def clause(self, v: Voice, form: str) -> str:
        return f"{v.say(f'who-acolyte-{self.which}')} {self.deed.clause(v, 'they')}"


@dataclass(frozen=True)
class EachAcolyte(Deed):
    """The blood magic of each acolyte in play, the longest there first, without their own damage; perhaps once more."""

    times: int = 1

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if self.times > 1:
            battle.agenda.append((EachAcolyte(self.times - 1), scope))
        for card in reversed(acolytes(battle)):
            battle.agenda.append((SPARED_MAGIC, NOBODYS[card]))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return all(SPARED_MAGIC.idle(battle, NOBODYS[card]) for card in acolytes(battle))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-blood-magic-of-each", n=self.times)


@dataclass(frozen=True)
class AcolyteSuffers(Deed):
    """That acolyte suffers damage."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.hit_minion(battle, scope.card, self.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-acolyte-suffers", damage=v.say("damage", n=self.n))


@dataclass(frozen=True)
class AcolyteGainsLife(Deed):
    """That acolyte gains life, up to what is printed on it."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        kind = battle.kinds[scope.card]
        battle.counts[scope.card] = min(kind.life, battle.counts[scope.card] + self.n)
        if battle.events is not None:
            battle.tell("minion-heals", f"nemesis/{kind.id}", card=kind.name, left=battle.counts[scope.card])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-acolyte-gains-life", n=self.n)


@dataclass(frozen=True)
class AcolyteToBottom(Deed):
    """That acolyte goes to the bottom of its deck."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.to_bottom(battle, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-acolyte-to-bottom")


@dataclass(frozen=True)
class ShuffleAcolytesIn(Deed):
    """The most recently discarded acolytes are shuffled into their deck."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deck = battle.number(ACOLYTE_DECK)
        for card in battle.pile(ACOLYTE_DISCARD)[: -self.n - 1 : -1]:
            battle.move(card, deck)
        battle.shuffle(deck)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-shuffle-acolytes-in", n=self.n)


@dataclass(frozen=True)
class TwoDifferentPlayers(Deed):
    """Holadran: two different players each suffer damage. `scope.it` is the first; one player alone suffers twice."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        who = battle.table.who
        found = list(who) if battle.players == 1 else [who[seat] for seat in battle.everyone() if seat != scope.it]
        if len(found) == 2 and scope.n == 0 and self._order_is_all_the_same(battle):
            found = found[:1]
        if (
            scope.n
            and battle.table.rules > 11
            and deeds.gravehold_suffers_alike(battle, list(map(chosen_player, found)))
        ):
            found = found[:1]
        battle.ask(None, "ask-player", found, self, scope, {"deed": self})

    def _order_is_all_the_same(self, battle: Battle) -> bool:
        """Of two players both suffer; who does first matters only if somebody is being exhausted, or Gravehold, where
        damage to the exhausted goes, might fall. One who is exhausted by an Unleash is so after it, when both have suffered.
        Until rules 8 it was asked wherever somebody might have a shield."""
        if "shield" in battle.table.reacts and battle.table.rules < 9:
            return False
        if battle.table.rules < 8:
            return battle.table.rules > 2 and min(battle.life) > self.n
        passed_on = [mage.burden for mage, life in zip(battle.table.mages, battle.life) if not life]
        exhausted = sum(1 for life in battle.life if 0 < life <= self.n)
        if exhausted == 1 and battle.table.rules > 8:
            return not passed_on and any(effect is UNLEASHED for effect, _ in battle.agenda)
        return not exhausted and sum(passed_on) * self.n < battle.gravehold

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        seat = chosen_player(option)
        if scope.n == 0:
            battle.agenda.append((self, Scope(-1, scope.card, seat, 1)))
        deeds.suffer(battle, seat, self.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-two-players-suffer", n=self.n)


ACOLYTES = (
    ACOLYTE("bezu", life=11, when_discarded=DrawAcolyte(),
            blood_magic=BothSuffer(1 * prepped_by_the_most())),

    ACOLYTE("edryss-tragg", life=11, when_discarded=DrawAcolyte(),
            blood_magic=any_player >> suffers(2) + when(your_life() <= 5, itself_suffers(2))),

    ACOLYTE("holadran", life=11, when_discarded=DrawAcolyte(),
            blood_magic=TwoDifferentPlayers(1)),

    ACOLYTE("kurgax", life=11, when_discarded=DrawAcolyte(),
            blood_magic=gravehold_suffers(1) + (any_player >> suffers(1))),

    ACOLYTE("lurzan", life=11, when_discarded=DrawAcolyte(),
            blood_magic=lowest_life >> suffers(1)),

    ACOLYTE("mord", life=11, when_discarded=DrawAcolyte(),
            blood_magic=gravehold_suffers(3)
            | ((any_player >> loses_charge(1)) + gravehold_suffers(1) + itself_suffers(1))),

    ACOLYTE("nhavkalas", life=11, when_discarded=DrawAcolyte(),
            blood_magic=gravehold_suffers(3) + itself_suffers(1)),

    ACOLYTE("ren-goda", life=11, when_discarded=DrawAcolyte(),
            blood_magic=(any_player >> suffers(2)) | (any_player >> suffers(1) + discard(dearest(in_hand)))),

    ACOLYTE("solara", life=11, when_discarded=DrawAcolyte(),
            blood_magic=(any_player >> discard(in_hand, 2)) + itself_suffers(3)),
)  # fmt: skip
