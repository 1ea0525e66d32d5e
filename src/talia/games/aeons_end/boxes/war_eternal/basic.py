"""The basic nemesis cards, which any nemesis may use, by tier."""

from dataclasses import dataclass, field

from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones,
    charges,
    dearest,
    destroy,
    discard,
    gravehold_suffers,
    in_discard,
    in_hand,
    life_of_this,
    loses_all_charges,
    lowest_life,
    may,
    nemesis_turns_discarded,
    opened,
    player_with_most,
    prepped,
    prepped_5_or_more,
    prepped_by_the_most,
    prepped_by_them,
    prepped_spell,
    reduced_to,
    resolve_last_attack,
    reveal_turn_card,
    spend,
    suffers,
    take_to_hand,
    this_suffers,
    unleash,
)
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.focusing import breach_option
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.cards.vocabulary.picks import Cards
from talia.games.aeons_end.rules import deeds, focusing
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_breach, chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import ASIDE, DECK, DISCARD, zone
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Name, Voice


@dataclass(frozen=True)
class ShuffleAndLoseTheDearest(Deed):
    """Chaos Flail: that player puts their discard pile on top of their deck, shuffles it all, reveals two cards and
    destroys the dearer one. Of two equally dear cards the team chooses."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deck = zone(scope.seat, DECK)
        for card in battle.zone(scope.seat, DISCARD)[:]:
            battle.move(card, deck)
        battle.shuffle(deck)
        if battle.events is not None:
            battle.tell("shuffled", f"p{scope.seat}/deck", mage=battle.mage(scope.seat))
        shown = battle.zones[deck][:-3:-1]
        for card in shown:
            battle.move(card, ASIDE)
            if battle.events is not None:
                battle.tell(
                    "revealed", f"p{scope.seat}/deck", mage=battle.mage(scope.seat), card=battle.kinds[card].name
                )
        if not shown:
            return
        top = max(battle.kinds[card].cost for card in shown)
        names = list(dict.fromkeys(battle.kinds[card] for card in shown if battle.kinds[card].cost == top))
        options = [
            Option(
                f"destroy:{kind.id}",
                "option-destroy",
                {"card": kind.name, "place": Name("place-deck"), "mage": battle.mage(scope.seat), "shared": "no"},
                f"p{scope.seat}/deck",
                action=ON_CARD[next(card for card in shown if battle.kinds[card] is kind)],
            )
            for kind in names
        ]
        battle.ask(None, "ask-destroy-one", options, self, Scope(scope.seat, scope.card, n=len(shown)))

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        shown, lost = battle.zones[ASIDE][-scope.n :], chosen_card(option)
        deeds.destroy(battle, lost)
        for card in shown:
            if card != lost:
                battle.move(card, zone(scope.seat, DECK))

    def full(self, battle: Battle, scope: Scope) -> bool:
        return self.reach(battle, scope) >= 2

    def idle(self, battle: Battle, scope: Scope) -> bool:
        """Without a card (until rules 11 it was asked whose cards they were)."""
        return battle.table.rules > 11 and self.reach(battle, scope) == 0

    def reach(self, battle: Battle, scope: Scope) -> int:
        return len(battle.zone(scope.seat, DECK)) + len(battle.zone(scope.seat, DISCARD))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-shuffle-and-lose-the-dearest", form=form)


@dataclass(frozen=True)
class DestroySpellAndBreach(Choosing):
    """Cataclysmic Fate: destroy a prepped spell that costs so much or more, and the breach it was prepped to."""

    spells: Cards = field(default=prepped_5_or_more, repr=False)  # not told: older agendas were told without

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        return (
            scope.seat,
            "ask-destroy-one",
            card_options(battle, self.spells.all(battle, scope), "destroy", False),
        )

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        spell = chosen_card(option)
        breaches = battle.lies_on(spell)
        deeds.destroy(battle, spell)
        if len(breaches) == 1:
            focusing.destroy_breach(battle, scope.seat, breaches[0], scope.card)
        else:
            battle.agenda.append((DestroyOneOf(tuple(breaches)), scope))

    def full(self, battle: Battle, scope: Scope) -> bool:
        return self.spells.at_least(battle, scope, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-destroy-spell-and-breach", form=form, n=self.spells.least)


@dataclass(frozen=True)
class DestroyOneOf(Deed):
    """Cataclysmic Fate, for a spell that lay on two breaches: its owner destroys one of them."""

    breaches: tuple[int, ...]

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = [breach_option(battle, "destroy-breach", scope.seat, breach, False) for breach in self.breaches]
        battle.ask(scope.seat, "ask-destroy-which-breach", found, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        focusing.destroy_breach(battle, scope.seat, chosen_breach(option).breach, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-destroy-spell-and-breach", form=form, n=5)


TIER_1 = (
    ATTACK("afflict", tier=1,
           attack=unleash() + (any_player >> suffers(3) + may(take_to_hand(in_discard)))),

    MINION("catacomb-drone", tier=1, life=5,
           persistent=unleash() + gravehold_suffers(1)),

    ATTACK("encroach", tier=1,
           attack=unleash() + reveal_turn_card(player=suffers(2), otherwise=gravehold_suffers(3))),

    POWER("heart-of-nothing", tier=1, tokens=2, discard_for=discard(in_hand, 4),
          power=unleash(2) | (any_player >> suffers(4))),

    MINION("howling-spinners", tier=1, life=5,
           persistent=any_player >> suffers(2)),

    POWER("night-unending", tier=1, tokens=3,
          power=gravehold_suffers(2 * prepped_by_the_most())),

    ATTACK("nix", tier=1,
           attack=unleash() + (any_player >> suffers(1) + discard(dearest(in_hand)))),

    POWER("planar-collision", tier=1, tokens=2, discard_for=discard(prepped_spell, 2),
          power=unleash(2)),

    ATTACK("thrash", tier=1,
           attack=unleash() + discard(anyones(in_hand), 2)),
)  # fmt: skip

TIER_2 = (
    POWER("aphotic-sun", tier=2, tokens=2, discard_for=spend(7),
          power=unleash() + (player_with_most(charges) >> suffers(3) + loses_all_charges())),

    POWER("chaos-flail", tier=2, tokens=2, discard_for=spend(7),
          power=unleash(2) + (any_player >> ShuffleAndLoseTheDearest())),

    MINION("mage-ender", tier=2, life=9,
           persistent=player_with_most(opened) >> suffers(2)),

    MINION("mangleroot", tier=2, life=12,
           persistent=gravehold_suffers(3) + this_suffers(2)),

    POWER("morbid-gyre", tier=2, tokens=1, discard_for=spend(7),
          power=unleash(2) + discard(anyones(in_hand), 3)),

    ATTACK("mutilate", tier=2,
           attack=unleash() + discard(anyones(prepped_spell), 2) + (any_player >> suffers(2))),

    MINION("null-scion", tier=2, life=11,
           persistent=unleash()),

    ATTACK("smite", tier=2,
           attack=unleash(2) + gravehold_suffers(2)),
)  # fmt: skip

TIER_3 = (
    POWER("apocalypse-ritual", tier=3, tokens=2, discard_for=spend(8),
          power=gravehold_suffers(5 * nemesis_turns_discarded())),

    ATTACK("banish", tier=3,
           attack=unleash(2) + (player_with_most(prepped) >> suffers(1 * prepped_by_them()))),

    POWER("cataclysmic-fate", tier=3, tokens=1, discard_for=DestroySpellAndBreach(),
          power=lowest_life >> suffers(4)),

    ATTACK("engulf", tier=3,
           attack=resolve_last_attack()),

    MINION("monstrosity-of-omens", tier=3, life=5, armour=reduced_to(1),
           persistent=gravehold_suffers(life_of_this())),

    ATTACK("quell", tier=3,
           attack=gravehold_suffers(7) | unleash(3)),

    ATTACK("throttle", tier=3,
           attack=unleash(2) + (any_player >> destroy(dearest(in_hand), 3))),

    POWER("withering-beam", tier=3, tokens=2,
          power=unleash(2) + destroy(dearest(anyones(prepped_spell)), 2)),
)  # fmt: skip

BASICS = TIER_1 + TIER_2 + TIER_3
