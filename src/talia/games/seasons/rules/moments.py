"""Moments at which several cards of a player act: in the order that player likes."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.rules.deed import Deed, Rule
from talia.games.seasons.rules.layout import PLAYS
from talia.games.seasons.rules.options import card_option
from talia.games.seasons.rules.powers import END_OF_GAME, END_OF_ROUND, FIRST_MOMENT, MARKER_MOVES, SEASON_CHANGE
from talia.games.seasons.rules.scope import OF_CARD, OF_SEAT, Scope
from talia.games.seasons.rules.touching import apart, joined
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option

ENCHANTMENT: Final = -1
ACT_ENCHANTMENT: Final = Option("act:enchantment", "option-act-enchantment", about="enchantment")
PASS_OVER_ENCHANTMENT: Final = Option("pass-over:enchantment", "option-pass-over-enchantment", about="enchantment")
REST: Final = Option("rest", "option-rest")
IN_ORDER: Final = 0
"""`Scope.rival` of a moment whose cards act in the order they lie."""


def _of(scope: Scope, card: int) -> Scope:
    """A card acts at a moment."""
    return Scope(scope.seat, card, n=scope.n) if scope.n else OF_CARD[scope.seat][card]


class Moment(Rule):
    """A moment for one player. `Scope.picked` are the cards that have acted; `Scope.n` is what the moment is about."""

    __slots__ = ("moment", "power")

    def __init__(self, moment: int) -> None:
        self.moment = moment
        self.power = 1 << FIRST_MOMENT + moment

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if not tournament.does[scope.seat] & self.power and (
            self.moment != END_OF_ROUND or tournament.arena.enchantment.end_of_round is None
        ):
            return
        waiting = self.waiting(tournament, scope)
        if not waiting:
            return
        if scope.rival != IN_ORDER and (len(waiting) > 1 or tournament.arena.rules > 3):
            if not self._any_order(tournament, scope):
                self.put(tournament, self.question(tournament, scope))
                return
            scope = Scope(scope.seat, -1, IN_ORDER, scope.n, scope.picked)
        self._act(tournament, scope, waiting[0])

    def _left(self, tournament: Tournament, scope: Scope) -> list[tuple[int, Deed, Scope]]:
        """The cards that have not acted, in the order they lie, with what they do; the enchantment comes last."""
        found: list[tuple[int, Deed, Scope]] = []
        seat, picked = scope.seat, scope.picked
        if tournament.does[seat] & self.power:
            kinds, moment = tournament.kinds, self.moment
            plain = not tournament.bolts and not tournament.mimics
            for card in tournament.zones[PLAYS[seat]]:
                deed = (kinds[card] if plain else tournament.acting(card)).moments[moment]
                if deed is not None and card not in picked:
                    found.append((card, deed, _of(scope, card)))
        deed = self._of_all(tournament)
        if deed is not None and ENCHANTMENT not in picked:
            found.append((ENCHANTMENT, deed, OF_SEAT[seat]))
        return found

    def waiting(self, tournament: Tournament, scope: Scope) -> list[int]:
        """The cards that could act now."""
        return [card for card, deed, of in self._left(tournament, scope) if deed.full(tournament, of)]

    def _any_order(self, tournament: Tournament, scope: Scope) -> bool:
        """Whether the cards come to the same in any order (since rules 2), those too that another might let act."""
        if tournament.arena.rules < 2:
            return False
        left = self._left(tournament, scope)
        touches = [deed.touches(tournament, of) for _, deed, of in left]
        if tournament.arena.rules > 3:
            concerned = [
                deed.full(tournament, of)
                or deed.may_yet(tournament, of, joined(touches[:number] + touches[number + 1 :]))
                for number, (_, deed, of) in enumerate(left)
            ]
            left = [each for each, is_concerned in zip(left, concerned) if is_concerned]
            touches = [touch for touch, is_concerned in zip(touches, concerned) if is_concerned]
        seat, held = scope.seat, -1
        if tournament.arena.rules > 5:
            held = tournament.held(seat)
            touches = [
                deed.touches_beside(tournament, of, joined(touches[:number] + touches[number + 1 :]))
                for number, (_, deed, of) in enumerate(left)
            ]
        return apart(touches, tournament.crystals[seat], held)

    def _of_all(self, tournament: Tournament) -> Deed | None:
        return tournament.arena.enchantment.end_of_round if self.moment == END_OF_ROUND else None

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        found = list(self._options(tournament, scope).values())
        return Decision(scope.seat, "ask-order", [*found, REST] if len(found) > 1 else found, self, scope)

    def _options(self, tournament: Tournament, scope: Scope) -> dict[int, Option]:
        """The cards that can come next, each with its option; of those that act alike only the first."""
        options: dict[int, Option] = {}
        for card in self.waiting(tournament, scope):
            self._add(tournament, scope.seat, options, card, "act", ACT_ENCHANTMENT)
        for card in self._idle(tournament, scope) if tournament.arena.rules > 3 else ():
            self._add(tournament, scope.seat, options, card, "pass-over", PASS_OVER_ENCHANTMENT)
        return options

    def _idle(self, tournament: Tournament, scope: Scope) -> list[int]:
        """The cards that cannot act now, and would have to once those have acted that can."""
        left = self._left(tournament, scope)
        others = joined([deed.touches(tournament, of) for _, deed, of in left if deed.full(tournament, of)])
        return [
            card
            for card, deed, of in left
            if not deed.full(tournament, of) and not deed.optional() and deed.may_yet(tournament, of, others)
        ]

    def _add(
        self,
        tournament: Tournament,
        seat: int,
        options: dict[int, Option],
        card: int,
        verb: str,
        enchantment: Option,
    ) -> None:
        if card == ENCHANTMENT:
            options[card] = enchantment
        elif not any(self._alike(tournament, card, other) for other in options):
            options[card] = card_option(verb, tournament.kinds[card], seat, self._copy(tournament, seat, card))

    def _alike(self, tournament: Tournament, card: int, other: int) -> bool:
        """Whether it makes no difference which of two cards acts. (Before rules 4 that was said of all of one name.)"""
        if other < 0 or tournament.kinds[card] is not tournament.kinds[other]:
            return False
        return tournament.arena.rules < 4 or (
            tournament.acting(card) is tournament.acting(other)
            and tournament.stored.get(card) == tournament.stored.get(other)
            and tournament.marked >> card & 1 == tournament.marked >> other & 1
        )

    def _copy(self, tournament: Tournament, seat: int, card: int) -> int:
        """Which card of its name it is. (Before rules 4 the first that could act went by the name alone.)"""
        if tournament.arena.rules < 4:
            return 1
        kinds, play = tournament.kinds, tournament.play(seat)
        return sum([1 for each in play[: play.index(card) + 1] if kinds[each] is kinds[card]])

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is REST:
            tournament.agenda.append((self, Scope(scope.seat, -1, IN_ORDER, scope.n, scope.picked)))
            return
        for card, offered in self._options(tournament, scope).items():
            if offered is option:
                self._act(tournament, scope, card)
                return

    def _act(self, tournament: Tournament, scope: Scope, card: int) -> None:
        """A card acts, as far as it can."""
        tournament.agenda.append((self, Scope(scope.seat, -1, scope.rival, scope.n, (*scope.picked, card))))
        deed = self._of_all(tournament) if card == ENCHANTMENT else tournament.acting(card).moments[self.moment]
        assert deed is not None
        of = OF_SEAT[scope.seat] if card == ENCHANTMENT else _of(scope, card)
        able = deed.full(tournament, of)
        if tournament.events is not None:
            self._tell(tournament, scope.seat, card, able)
        if able:
            tournament.agenda.append((deed, of))

    def _tell(self, tournament: Tournament, seat: int, card: int, able: bool) -> None:
        player = tournament.who(seat)
        name = tournament.arena.enchantment.name if card == ENCHANTMENT else tournament.kinds[card].name
        if not able:
            tournament.tell("no-effect", f"p{seat}", player=player, card=name)
        elif card == ENCHANTMENT:
            tournament.tell("enchantment-acts", "enchantment", player=player, enchantment=name)
        else:
            tournament.tell("acts", f"p{seat}", player=player, card=name)

    def __repr__(self) -> str:
        return f"Moment({self.moment})"


AT_END_OF_ROUND: Final = Moment(END_OF_ROUND)
AT_SEASON_CHANGE: Final = Moment(SEASON_CHANGE)
AT_MARKER_MOVES: Final = Moment(MARKER_MOVES)
AT_END_OF_GAME: Final = Moment(END_OF_GAME)
