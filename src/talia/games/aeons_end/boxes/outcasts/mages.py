"""The breach mages and what each of them alone can do."""

from dataclasses import dataclass

from talia.games.aeons_end.boxes.outcasts.barrier import BARRIER, PLACE, PLACES, where_it_lies
from talia.games.aeons_end.boxes.outcasts.glyphs import (
    GLYPHS,
    MARKS,
    ZHANA,
    name_of,
    names_on,
    place_glyphs,
    shifted,
    taken,
)
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.mage import AFTER_DRAWING, ANY_MAIN, MAGE
from talia.games.aeons_end.cards.vocabulary import (
    any_ally,
    anyones_prepped,
    draws,
    gain_a_card,
    gains_life,
    gravehold_gains,
    in_discard,
    may,
    played_gem_or_relic,
    prep_from_hand,
    take_to_hand,
    when,
    you_are_exhausted,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed, Then, walk
from talia.games.aeons_end.cards.vocabulary.casting import CAST, CAST_KEEPING, cast_one
from talia.games.aeons_end.cards.vocabulary.damage import Deal
from talia.games.aeons_end.cards.vocabulary.gains import GainAether, GainCharge, GainLife, gain_a_spell
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.cards.vocabulary.picks import TAKING, Pick
from talia.games.aeons_end.rules import deeds, turn_order
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_card, chosen_player
from talia.games.aeons_end.rules.attached import ATTACH
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import FOCUS_COST, OPEN_COST, PLAIN, Make
from talia.games.aeons_end.rules.layout import BREACH, TURN_DISCARD
from talia.games.aeons_end.rules.options import DONE
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Name, Voice


@dataclass(frozen=True)
class CastAllKeeping(Deed):
    """Ilya: cast all of your prepped spells in any order, without discarding them. `scope.n` has a bit for each done."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        left = self._left(battle, scope)
        if left:
            found = card_options(battle, left, "cast", False, "option-cast-for")
            if len(found) > 1 and battle.table.rules > 8 and self._alike(battle, left):
                found = found[:1]
            battle.ask(scope.seat, "ask-cast", found, self, scope, {"n": len(left)})

    def _alike(self, battle: Battle, cards: list[int]) -> bool:
        """Whether these are spells of one kind in breaches that are all the same to them, and that do no more than deal
        damage and gain something."""
        first = battle.kinds[cards[0]]
        reacts = battle.table.reacts
        if first.cast is None or first.spans or ATTACH in reacts or "closed_too" in reacts or "asks_breach" in reacts:
            return False
        if not all(isinstance(part, (Then, Deal, GainAether, GainCharge, GainLife)) for part in walk(first.cast)):
            return False
        there = {(battle.kinds[card], battle.adds(battle.owner(card), battle.offset(card) - BREACH)) for card in cards}
        return len(there) == 1

    def _left(self, battle: Battle, scope: Scope) -> list[int]:
        return [card for card in battle.prepped(scope.seat) if not scope.n >> card & 1]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        left = self._left(battle, scope)
        chosen = chosen_card(option)
        done = scope.n | 1 << chosen
        for card in battle.prepped(scope.seat):  # what was prepped by a cast in between is not cast too
            if card not in left:
                done |= 1 << card
        battle.agenda.append((self, Scope(scope.seat, n=done)))
        battle.agenda.append((CAST_KEEPING, Scope(scope.seat, chosen)))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.prepped(scope.seat)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return not self.idle(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-cast-all-keeping")


@dataclass(frozen=True)
class Exchange(Deed):
    """Dezmodia: any ally draws cards; then you place any number of yours into their hand, and they as many into yours."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = [battle.table.who[ally] for ally in battle.allies(scope.seat)]
        battle.ask(scope.seat, "ask-exchange", found, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        ally = chosen_player(option)
        battle.agenda.append((Hands(), Scope(scope.seat, it=ally)))
        deeds.draw(battle, ally, self.n)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-exchange", n=self.n)


@dataclass(frozen=True)
class Hands(Deed):
    """One hand's cards go over to the ally's (`scope.it`), one by one; `scope.n` have gone. Then as many come back."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        hand = [card for card in battle.hand(scope.seat) if battle.kinds[card].sort != Sort.CURSE]
        if hand and battle.players > 1:
            found = card_options(battle, hand, "give", False)
            battle.ask(scope.seat, "ask-give", [*found, DONE], self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is DONE:
            if scope.n:
                battle.agenda.append((HandsBack(), Scope(scope.it, it=scope.seat, n=scope.n)))
            return
        deeds.to_hand(battle, chosen_card(option), scope.it)
        given = Scope(scope.seat, it=scope.it, n=scope.n + 1)
        if battle.hand(scope.seat):
            battle.agenda.append((self, given))
        else:
            battle.agenda.append((HandsBack(), Scope(scope.it, it=scope.seat, n=given.n)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-exchange", n=3)


@dataclass(frozen=True)
class HandsBack(Deed):
    """As many cards (`scope.n` are left) come back from the ally (`scope.seat`)."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        hand = battle.hand(scope.seat)
        if scope.n > 0 and hand:
            found = card_options(battle, hand, "give", False)
            if scope.n >= len(hand) and battle.table.rules > 11:
                found = found[:1]  # all of them go
            battle.ask(scope.seat, "ask-give-back", found, self, scope, {"n": scope.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        battle.agenda.append((self, Scope(scope.seat, it=scope.it, n=scope.n - 1)))
        deeds.to_hand(battle, chosen_card(option), scope.it)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-exchange", n=3)


@dataclass(frozen=True)
class CastSeveral(Deed):
    """Thraxir: cast up to three spells prepped by any players; with three open breaches they are stronger, with four still
    stronger and one more. `scope.n` were cast so far, and `scope.it` open breaches were there when it began."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        opened = battle.opened(scope.seat) if scope.it < 0 else scope.it
        times = 4 if opened >= 4 else 3
        spells = anyones_prepped.all(battle, scope)
        if scope.n < times and spells:
            found = card_options(battle, spells, "cast", battle.players > 1, "option-cast-for")
            asked = Scope(scope.seat, it=opened, n=scope.n)
            battle.ask(scope.seat, "ask-cast", [*found, DONE], self, asked, {"n": times - scope.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is DONE:
            return
        more = 2 if scope.it >= 4 else 1 if scope.it == 3 else 0
        battle.agenda.append((self, Scope(scope.seat, it=scope.it, n=scope.n + 1)))
        battle.agenda.append((CAST, Scope(scope.seat, chosen_card(option), n=more)))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not anyones_prepped.at_least(battle, scope, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-cast-several")


def _shuffled(kind: Card, card: int) -> Option:
    """To shuffle a turn order card in as an option."""
    id = kind.id.removeprefix("turn-")
    return Option(f"shuffle:{id}", "option-shuffle-turn", {"card": kind.name}, "turn-order", action=ON_CARD[card])


@dataclass(frozen=True)
class ShuffleTurnIn(Deed):
    """Shuffle that player's turn order card from the discard pile into the turn order deck; with none there, nothing. The X
    may be anybody's: beside the player's own, the players choose (up to rules 11 it was their own then)."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        cards = self._cards(battle, scope)
        first = {battle.kinds[card]: card for card in reversed(cards)}
        if len(first) > 1:
            found = [_shuffled(kind, card) for kind, card in reversed(first.items())]
            battle.ask(None, "ask-shuffle-turn", found, self, scope)
        elif cards:
            turn_order.shuffle_in(battle, cards[:1])

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        turn_order.shuffle_in(battle, [chosen_card(option)])

    def _cards(self, battle: Battle, scope: Scope) -> list[int]:
        discarded = battle.zones[TURN_DISCARD]
        own = [card for card in discarded if turn_order.SEAT.get(battle.kinds[card]) == scope.seat]
        if own and battle.table.rules < 12:
            return own
        return [
            *own,
            *(card for card in discarded if card not in own and scope.seat in turn_order.all_of(battle, card)),
        ]

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(self._cards(battle, scope))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self._cards(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-shuffle-turn-in", form=form)


FORGED = Make(1, (4, 3, 2, 1), id="forged", opened=gain_a_card(most=4))
HONED = Make(FOCUS_COST[1], OPEN_COST[1], id="honed", opened=gain_a_spell(most=5))
REFINED = Make(FOCUS_COST[2], OPEN_COST[2], id="refined", opened=ShuffleTurnIn())
SERRATED = Make(FOCUS_COST[3], OPEN_COST[3], id="serrated", opened=gain_a_spell())
VOID = Make(FOCUS_COST[3], OPEN_COST[3], bonus=1, id="void", many=True, stays=True)

MAGES = (
    MAGE("arachnos", breaches=("open", "open", "down", "down"),
         hand=("crystal", "crystal", "crystal", "convergence", "spark"),
         deck=("crystal", "crystal", "crystal", "crystal", "spark"),
         charges=6,
         ability=cast_one(more=3)),

    MAGE("dezmodia-void-risen", called="dezmodia", breaches=("none", "none", "none", "down"), has_rules=True,
         makes=(*PLAIN[:3], VOID),
         hand=("crystal", "crystal", "crystal", "crystal", "swirling-darkness"),
         deck=("crystal", "crystal", "crystal", "crystal", "spark"),
         charges=4,
         ability=Exchange(3)),

    MAGE("ilya", breaches=("open", "left", "down", "down"),
         hand=("crystal", "entwined-amethyst", "spark", "spark", "trulite-of-force"),
         deck=("crystal", "entwined-amethyst", "spark", "spark", "trulite-of-force"),
         charges=5,
         ability=CastAllKeeping() + (any_ally >> take_to_hand(in_discard))),

    MAGE("kel", breaches=("open", "right", "right", "right"),
         hand=("crystal", "crystal", "entwined-amethyst", "spark", "trulite-of-energy"),
         deck=("crystal", "crystal", "entwined-amethyst", "spark", "trulite-of-energy"),
         charges=6,
         ability=Pick(TAKING, played_gem_or_relic, 2, up_to=True)
         + (any_ally >> draws(1) + may(prep_from_hand(closed_too=True)))),

    MAGE("qu", breaches=("open", "open", "right", "right"), when=AFTER_DRAWING,
         hand=("crystal", "crystal", "crystal", "crystal", "call-of-the-void"),
         deck=("crystal", "crystal", "crystal", "crystal", "spark"),
         charges=4,
         ability=draws(3)),

    MAGE("taqren", breaches=("open", "left", "down", "down"), when_hurt=BARRIER, burden=1, has_rules=True, marks=(PLACE,),
         token=where_it_lies, asking=tuple((Name("barrier"), deed) for deed in (BARRIER, *PLACES)),
         hand=("crystal", "crystal", "crystal", "esoteric-amplifier", "spark"),
         deck=("crystal", "crystal", "crystal", "spark", "spark"),
         charges=5,
         ability=when(you_are_exhausted(), gravehold_gains(3), gains_life(3))),

    MAGE("thraxir", breaches=("down", "left", "right", "down"), has_rules=True,
         makes=(FORGED, HONED, REFINED, SERRATED),
         hand=("crystal", "crystal", "crystal", "nameless-siphon", "spark"),
         deck=("crystal", "crystal", "crystal", "crystal", "spark"),
         charges=5,
         ability=CastSeveral()),

    MAGE(ZHANA, breaches=("none", "right", "down", "up"), when=ANY_MAIN, when_taken=taken, when_shifted=shifted,
         has_rules=True, marks=tuple(MARKS), pile_marks=tuple(MARKS), at_pile=names_on,
         asking=tuple((name_of(glyph), deed) for glyph, (_, deed) in enumerate(GLYPHS)),
         hand=("crystal", "crystal", "crystal", "crystal", "glyph-carver"),
         deck=("crystal", "crystal", "crystal", "glyph-carver", "spark"),
         charges=5,
         ability=gravehold_gains(5) + place_glyphs(2)),
)  # fmt: skip
