"""The abilities of Xaxos: Outcast, in the order in which they join his deck."""

from dataclasses import dataclass, field

from talia.games.aeons_end.boxes.outcasts.mages import ShuffleTurnIn
from talia.games.aeons_end.cards.card import ABILITY, Sort
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones_prepped,
    deal,
    destroy,
    draws,
    gains_charge,
    gains_life,
    in_discard,
    in_hand_or_discard,
)
from talia.games.aeons_end.cards.vocabulary.base import THEY, Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.casting import CAST_KEEPING
from talia.games.aeons_end.cards.vocabulary.divided import AMONG_MINIONS
from talia.games.aeons_end.cards.vocabulary.focusing import breach_option
from talia.games.aeons_end.cards.vocabulary.gains import (
    TO_DECK,
    TO_HAND,
    GainFromSupply,
    gain,
    gain_a_spell,
    in_supply,
)
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.cards.vocabulary.picks import TAKING, Pick
from talia.games.aeons_end.cards.vocabulary.prepping import PrepFromHand
from talia.games.aeons_end.rules import deeds, focusing, foes
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_breach, chosen_card, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.games.aeons_end.rules.options import DONE
from talia.games.aeons_end.rules.scope import OF_SEAT, Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class Again(Deed):
    """The same several times."""

    deed: Deed
    times: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.agenda += [(self.deed, scope)] * self.times

    def full(self, battle: Battle, scope: Scope) -> bool:
        return self.deed.full_often(battle, scope, self.times)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return self.deed.idle(battle, scope)

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return Again(parts[0], self.times)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-again", clause=self.deed.clause(v, form), n=self.times)


@dataclass(frozen=True)
class TwoPlayers(Deed):
    """Two different players each do something; whoever plays alone does it twice. `scope.it` was the first of them.
    `unordered`: what one of them does is nothing to the other, so who comes first is no question."""

    deed: Deed
    unordered: bool = field(default=False, repr=False)  # not told: older agendas were told without

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.players == 1:
            battle.agenda += [(self.deed, OF_SEAT[0])] * 2
            return
        others = [seat for seat in battle.everyone() if seat != scope.it]
        able = [seat for seat in others if not self.deed.idle(battle, OF_SEAT[seat])]
        if battle.table.rules > 11 and (not able or (self.unordered and scope.it < 0 and len(able) == 2)):
            battle.agenda += [(self.deed, OF_SEAT[seat]) for seat in reversed(able)]
            return
        found = [battle.table.who[seat] for seat in able or others]
        battle.ask(None, "ask-player", found, self, scope, {"deed": self.deed})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        seat = chosen_player(option)
        if scope.it < 0:
            battle.agenda.append((self, Scope(scope.seat, scope.card, seat)))
        battle.agenda.append((self.deed, OF_SEAT[seat]))

    def full(self, battle: Battle, scope: Scope) -> bool:
        able = [seat for seat in battle.everyone() if self.deed.full_often(battle, OF_SEAT[seat], 2)]
        return len(able) >= min(2, battle.players)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return all(self.deed.idle(battle, OF_SEAT[seat]) for seat in battle.everyone())

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return TwoPlayers(parts[0], self.unordered)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-two-players", clause=self.deed.clause(v, THEY))


@dataclass(frozen=True)
class OpenOne(Choosing):
    """Open one of your breaches, for nothing."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        seat = scope.seat
        return seat, "ask-open", [breach_option(battle, "open", seat, each, False) for each in battle.closed(seat)]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        chosen = chosen_breach(option)
        focusing.open_breach(battle, chosen.seat, chosen.breach)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-open-one", form=form)


@dataclass(frozen=True)
class PrepAll(Deed):
    """Prep any number of spells in hand to your opened or closed breaches."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat, word, found = ANYWHERE.asks(battle, scope)
        if found:
            battle.ask(seat, word, [*found, DONE], self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is not DONE:
            battle.agenda.append((self, scope))
            ANYWHERE.answer(battle, scope, option)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return ANYWHERE.idle(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prep-all", form=form)


ANYWHERE = PrepFromHand(closed_too=True)


@dataclass(frozen=True)
class XaxosGainsLife(Deed):
    """Xaxos gains life, even more than he began with."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.gravehold_gains(battle, self.n, past=True)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-xaxos-gains-life", n=self.n)


@dataclass(frozen=True)
class GainsLifePast(Deed):
    """That player gains life, even more than they began with; the exhausted cannot."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.gain_life(battle, scope.seat, self.n, past=True)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return battle.life[scope.seat] > 0

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.life[scope.seat] == 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-life-past", form=form, n=self.n)


@dataclass(frozen=True)
class ActingGains(Deed):
    """The player whose turn it is gains aether; in a turn of the nemesis nobody can."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.active >= 0:
            gain(self.n).resolve(battle, OF_SEAT[battle.active])

    def full(self, battle: Battle, scope: Scope) -> bool:
        return battle.active >= 0

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.active < 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-acting-gains", n=self.n)


@dataclass(frozen=True)
class DiscardFoe(Choosing):
    """Discard a minion or a power of some tier in play; what has none, such as a crew, stays."""

    sort: Sort

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        kinds = battle.kinds
        cards = [card for card in battle.zones[IN_PLAY] if kinds[card].sort == self.sort and kinds[card].tier]
        found = [
            Option(
                f"discard:{kinds[card].id}",
                "option-discard-foe",
                {"card": kinds[card].name},
                f"nemesis/{kinds[card].id}",
                ON_CARD[card],
            )
            for card in cards
        ]
        return scope.seat, "ask-discard-foe", found

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        foes.discard_nemesis_card(battle, chosen_card(option))

    def clause(self, v: Voice, form: str) -> str:
        return v.say(f"do-discard-{Sort(self.sort).name.lower()}")


@dataclass(frozen=True)
class CastOneKeeping(Choosing):
    """Any player casts a prepped spell of theirs without discarding it."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        spells = anyones_prepped.all(battle, scope)
        return None, "ask-cast-one", card_options(battle, spells, "cast", battle.players > 1, "option-cast-for")

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = chosen_card(option)
        battle.agenda.append((CAST_KEEPING, Scope(battle.owner(card), card)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-cast-one-keeping")


@dataclass(frozen=True)
class DivideAmongMinions(Deed):
    """Deal damage divided among any number of minions."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = scope.card if battle.table.rules > 3 else -1
        battle.agenda.append((AMONG_MINIONS, Scope(scope.seat, card, n=self.n)))

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(battle.minions())

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.minions()

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-divide-among-minions", n=self.n)


@dataclass(frozen=True)
class DealToNemesis(Deed):
    """Deal damage to the nemesis, whatever minions stand before it."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.hit_nemesis(battle, self.n, scope.seat)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return not battle.table.nemesis.untouchable

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.table.nemesis.untouchable

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal-to-nemesis", n=self.n)


@dataclass(frozen=True)
class UpToTwoBack(Pick):
    """Return up to two cards in the discard pile to hand."""

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-two-back", form=form)


@dataclass(frozen=True, repr=False)
class GemIntoHand(GainFromSupply):
    """Gain a gem into your hand, from wherever in the supply it lies: not only from its pile."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        if battle.table.rules < 4:
            return super().asks(battle, scope)
        return scope.seat, "ask-gain", in_supply(battle, self.most, self.sorts)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gem-into-hand", form=form, n=self.most)


UP_TO_TWO_BACK = UpToTwoBack(TAKING, in_discard, 2, up_to=True)

ABILITIES = (
    ABILITY("obsidian-burst", joins=1,
            play=Again(deal(4), 3)),

    ABILITY("clarifying-light", joins=1,
            play=any_player >> OpenOne() + gains_charge(2) + gains_life(2)),

    ABILITY("glowing-insight", joins=1,
            play=any_player >> draws(4) + PrepAll()),

    ABILITY("crystalline-shield", joins=1,
            play=XaxosGainsLife(8) | (any_player >> GainsLifePast(6))),

    ABILITY("shattered-rewind", joins=1,
            play=(any_player >> ShuffleTurnIn() + gains_life(2))
            | (any_player >> draws(2) + destroy(in_hand_or_discard, 3, up_to=True))),

    ABILITY("imbued-aura", joins=1,
            play=TwoPlayers(UP_TO_TWO_BACK, unordered=True) | ActingGains(10)),

    ABILITY("interceding-flare", joins=2,
            play=DiscardFoe(Sort.POWER) | (any_player >> Again(gain_a_spell(), 2))),

    ABILITY("twisting-flame", joins=2,
            play=Again(CastOneKeeping(), 3) | TwoPlayers(GemIntoHand((Sort.GEM,), 5, TO_HAND))),

    ABILITY("fortifying-blaze", joins=3,
            play=DiscardFoe(Sort.MINION) | (any_player >> Again(GainFromSupply((Sort.RELIC,), to=TO_DECK), 2))),

    ABILITY("flickering-spirit", joins=3,
            play=DivideAmongMinions(10) | DealToNemesis(15)),
)  # fmt: skip
