"""Treasures of three levels, won on an expedition."""

from dataclasses import dataclass

from talia.games.aeons_end.cards.card import GEM, SPELL, TREASURE, Sort
from talia.games.aeons_end.cards.reaction import CAST, FIRST_TURN, OPENED, PLAYED, Reaction
from talia.games.aeons_end.cards.vocabulary import any_ally, deal, draws, gain, gain_a_gem, gains_charge
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.focusing import breach_option
from talia.games.aeons_end.cards.vocabulary.gains import ANY_COST, ONLY_A_RELIC
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.cards.vocabulary.picks import spell_in_hand
from talia.games.aeons_end.cards.vocabulary.this_turn import ItIs
from talia.games.aeons_end.rules import deeds, focusing
from talia.games.aeons_end.rules.actions import OnNumber, chosen_breach, chosen_card, chosen_number
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import OPEN
from talia.games.aeons_end.rules.layout import DISCARD
from talia.games.aeons_end.rules.options import DONE, SKIP
from talia.games.aeons_end.rules.scope import Scope
from talia.games.aeons_end.rules.treasures import BESIDE
from talia.kernel.decision import Option
from talia.kernel.voice import Voice

THIRD = 2
"""Breach III, as breaches are counted here."""


@dataclass(frozen=True)
class DiscardForAether(Deed):
    """Talix's Everburn: discard up to so many spells in hand, for 1 aether each. `scope.n` have gone."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        spells = spell_in_hand.all(battle, scope)
        if spells and scope.n < self.n:
            found = card_options(battle, spells, "discard", False)
            battle.ask(scope.seat, "ask-discard", [*found, DONE], self, scope, {"n": self.n - scope.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is not DONE:
            battle.agenda.append((self, Scope(scope.seat, scope.card, n=scope.n + 1)))
            gain(1).resolve(battle, scope)
            deeds.discard(battle, chosen_card(option))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not spell_in_hand.at_least(battle, scope, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-for-aether", n=self.n)


@dataclass(frozen=True)
class FocusAThird(Choosing):
    """Mazra's Thesis: focus any player's III breach."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        shared = battle.players > 1
        closed = [seat for seat in battle.everyone() if battle.stages[4 * seat + THIRD] < OPEN]
        return scope.seat, "ask-focus", [breach_option(battle, "focus", seat, THIRD, shared) for seat in closed]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        chosen = chosen_breach(option)
        focusing.focus(battle, chosen.seat, chosen.breach, scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-focus-a-third", form=form)


@dataclass(frozen=True)
class FocusOften(Choosing):
    """World Marble: focus one of your breaches several times. Opened before the last of them, it is focused no more."""

    times: int

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        seat = scope.seat
        return seat, "ask-focus", [breach_option(battle, "focus", seat, each, False) for each in battle.closed(seat)]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        chosen = chosen_breach(option)
        for _ in range(self.times):
            focusing.focus(battle, chosen.seat, chosen.breach)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-focus-often", n=self.times)


@dataclass(frozen=True)
class SetBeside(Deed):
    """Poison Heart: the players set it next to the supply pile of a spell that costs so much or less."""

    most: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = [
            Option(
                f"beside:{pile.card.id}",
                "option-beside",
                {"card": pile.card.name},
                f"market/{pile.card.id}",
                OnNumber(place),
            )
            for place, pile in enumerate(battle.table.market, 1)
            if pile.card.sort == Sort.SPELL and pile.cost <= self.most
        ]
        if found:
            battle.ask(None, "ask-beside", found, self, scope, {"card": battle.kinds[scope.card].name})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        place = chosen_number(option)
        battle.set_mark(BESIDE, place)
        if battle.events is not None:
            spell = battle.table.market[place - 1].card
            treasure = battle.kinds[scope.card]
            battle.tell("set-beside", f"market/{spell.id}", card=spell.name, treasure=treasure.name)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-set-beside-pile", n=self.most)


@dataclass(frozen=True)
class Rebound(Deed):
    """Rebound Gauntlet: once a turn, discard a spell in hand to take the spell just cast (`scope.it`) back into hand."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        spells = spell_in_hand.all(battle, scope)
        if spells and not self.idle(battle, scope) and battle.offset(scope.it) == DISCARD:
            found = card_options(battle, spells, "discard", False)
            name = battle.kinds[scope.it].name
            battle.ask(scope.seat, "ask-rebound", [*found, SKIP], self, scope, {"card": name})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is SKIP:
            return
        battle.used = (*battle.used, scope.card)
        deeds.to_hand(battle, scope.it, scope.seat)
        deeds.discard(battle, chosen_card(option))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return scope.card in battle.used or battle.owner(scope.it) != scope.seat

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-rebound")


TREASURES = (
    GEM("rhias-planar-pocket", cost=0, starter=True, level=1,
        play=gain(1) + gain(1, ONLY_A_RELIC)),

    GEM("talixs-everburn", cost=0, starter=True, level=1,
        play=gain(1) + DiscardForAether(3)),

    SPELL("losts-forged-spark", cost=0, starter=True, level=1, brings=("crystal",),
          cast=deal(2)),

    SPELL("mazras-thesis", cost=0, starter=True, level=1,
          cast=deal(1) + FocusAThird()),

    GEM("razras-training-whistle", cost=0, starter=True, level=1,
        play=gain(1) | gains_charge(1, sought=True)),

    TREASURE("rejuvenating-diamond", level=2,
             gravehold_bonus=1),

    TREASURE("broken-tooth", level=2,
             reaction=Reaction(OPENED, any_ally >> draws(1))),

    TREASURE("poison-heart", level=2,
             at_start=SetBeside(5), spell_bonus=1),

    TREASURE("world-marble", level=3,
             reaction=Reaction(FIRST_TURN, FocusOften(3))),

    TREASURE("armored-pauldrons", level=3,
             reaction=Reaction(PLAYED, deal(1), ItIs("relic", (Sort.RELIC,), least=3))),

    TREASURE("bloodshot-geode", level=3,
             reaction=Reaction(PLAYED, deal(2), ItIs("gem", (Sort.GEM,), least=5))),

    TREASURE("treasured-stone", level=3,
             reaction=Reaction(FIRST_TURN, gain_a_gem(ANY_COST))),

    TREASURE("rebound-gauntlet", level=3,
             reaction=Reaction(CAST, Rebound(), ItIs("spell", (Sort.SPELL,), most=5))),
)  # fmt: skip
