"""Imagining what an answer or a card would do, on a copy of the table where nothing else happens."""

from __future__ import annotations

from collections.abc import Callable

from talia.games.aeons_end.bot.evaluation import LOST, standing
from talia.games.aeons_end.bot.redeal import redeal
from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import TURN_DECK, TURN_DISCARD
from talia.games.aeons_end.rules.scope import Scope
from talia.games.aeons_end.rules.turn_order import is_nemesis_turn
from talia.kernel.chance import Chance
from talia.kernel.decision import Decision, Option

DEPTH = 1
"""To how many following questions every answer is imagined as well; the last ones are judged by what they do at once."""

QUESTIONS = 12
"""How many questions in a row are answered before the imagined table is judged as it stands."""

PHASES = ("ask-main", "ask-casting")
"""Questions that only say that a phase goes on: what was imagined is over by then."""

PROMPT = 1.22
"""How much of the harm a minion could do until the end is worth preventing."""


def prompt(battle: Battle) -> float:
    """That, against this nemesis."""
    own = battle.table.nemesis.own
    return PROMPT if own is None else PROMPT * own.haste(battle)


REMEMBERED = 512
WORST = 60.0


class Lookahead:
    """Weighs answers by how the players would stand after them, without ever using what lies in a deck.

    The copy's agenda is empty, so nothing happens but the answer itself. If that reveals something hidden, it is
    imagined again on a copy whose decks were dealt anew.
    """

    __slots__ = ("_chance", "_harms")

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._harms: dict[tuple[object, ...], float] = {}

    def any_of(self, decision: Decision) -> Option:
        """An answer by chance."""
        return decision.options[self._chance.below(len(decision.options))]

    def best(self, battle: Battle, decision: Decision, depth: int = DEPTH) -> Option:
        """The answer after which the players stand best; of equals, the first."""
        best, most = decision.options[0], LOST - 1
        for option in decision.options:
            value = self.after(battle, option, depth)
            if value > most:
                best, most = option, value
        return best

    def gain(self, battle: Battle, option: Option) -> float:
        """How much better the players would stand."""
        return self.after(battle, option) - standing(battle)

    def after(self, battle: Battle, option: Option, depth: int = DEPTH) -> float:
        """How the players would stand after this answer, and after what else the same card does."""
        twin = self._take(battle.clone(), option, depth)
        if twin.reveals != battle.reveals:
            dealt = battle.clone()
            redeal(dealt, self._chance)
            twin = self._take(dealt, option, depth)
        return standing(twin)

    def _take(self, twin: Battle, option: Option, depth: int) -> Battle:
        _only_this_card(twin)
        twin.take(option)
        if depth:
            self._answer_what_follows(twin, depth - 1)
        return twin

    def _answer_what_follows(self, twin: Battle, depth: int) -> None:
        for _ in range(QUESTIONS):
            if twin.decision is None or twin.decision.word in PHASES:
                return
            twin.take(self.best(twin, twin.decision, depth))

    def threat(self, battle: Battle, card: int) -> float:
        """How much harm a minion or power in play does when next it acts."""
        kind: Card = battle.kinds[card]
        key = (
            kind.id,
            battle.turn,
            battle.gravehold,
            battle.tokens,
            0 if kind.crew is not None else battle.counts[card],
            *battle.life,
        )
        known = self._harms.get(key)
        if known is None:
            deed = kind.persistent or kind.power or kind.blood_magic
            known = self._harm(battle, deed, card, _begin_nemesis_turn) if deed is not None else 0.0
            if kind.when_token is not None:
                known += battle.counts[card] * self._harm(battle, kind.when_token, card, _begin_nemesis_turn)
            own = battle.table.nemesis.own
            if own is not None:
                known += own.threat(battle, card)
            self._remember(key, known)
        return known

    def harm_of(self, battle: Battle, card: int, deed: Deed) -> float:
        """How much harm follows when a minion is hurt or falls."""
        kind = battle.kinds[card]
        key = (kind.id, deed is kind.when_hurt, battle.turn, battle.tokens, battle.nemesis_turns_discarded())
        known = self._harms.get(key)
        if known is None:
            known = self._harm(battle, deed, card, _stop)
            self._remember(key, known)
        return known

    def _remember(self, key: tuple[object, ...], value: float) -> None:
        if len(self._harms) > REMEMBERED:
            self._harms.clear()
        self._harms[key] = value

    def ability(self, battle: Battle, seat: int) -> float:
        """How much better the players would stand if a player used their ability now, charges aside."""
        key = (seat, battle.turn, battle.gravehold, battle.nemesis_life, *battle.life)
        known = self._harms.get(key)
        if known is None:
            twin = battle.clone()
            _stop(twin)
            redeal(twin, self._chance)
            before = standing(twin)
            self._resolve(twin, battle.table.mages[seat].ability, Scope(seat))
            known = max(0.0, min(WORST, standing(twin) - before))
            self._remember(key, known)
        return known

    def _harm(self, battle: Battle, deed: Deed, card: int, begin: Callable[[Battle], None]) -> float:
        """How much worse the players would stand after a deed of the nemesis."""
        scope = Scope(-1, card)
        twin = battle.clone()
        begin(twin)
        seen = twin.reveals
        before = standing(twin)
        self._resolve(twin, deed, scope)
        if twin.reveals != seen:
            twin = battle.clone()
            redeal(twin, self._chance)
            begin(twin)
            self._resolve(twin, deed, scope)
        return max(0.0, min(WORST, before - standing(twin)))

    def _resolve(self, twin: Battle, deed: Deed, scope: Scope) -> None:
        deed.resolve(twin, scope)
        twin.run()
        self._answer_what_follows(twin, 0)


def _only_this_card(twin: Battle) -> None:
    """Nothing happens after the answer but what the card that asks has still to do: a blow may be stronger for it."""
    agenda, first = twin.agenda, len(twin.agenda)
    asked = twin.decision.ctx if twin.decision is not None else None
    if isinstance(asked, Scope) and asked.card >= 0:
        while first and isinstance(agenda[first - 1][0], Deed) and _concerns(agenda[first - 1][1], asked.card):
            first -= 1
    del agenda[:first]


def _concerns(scope: object, card: int) -> bool:
    return isinstance(scope, Scope) and scope.card == card


def _stop(twin: Battle) -> None:
    """Nothing happens any more but what is imagined."""
    twin.agenda.clear()
    twin.decision = None


def _begin_nemesis_turn(twin: Battle) -> None:
    """Discard the nemesis' next turn order card, which many of its cards look at. That it will come, everybody knows."""
    _stop(twin)
    for card in twin.zones[TURN_DECK]:
        if is_nemesis_turn(twin.kinds[card]):
            twin.move(card, TURN_DISCARD)
            return
    for card in twin.zones[TURN_DISCARD]:
        if is_nemesis_turn(twin.kinds[card]):  # a new round will begin, with all cards back in the deck
            for other in twin.zones[TURN_DISCARD][:]:
                twin.move(other, TURN_DECK)
            twin.move(card, TURN_DISCARD)
            return
