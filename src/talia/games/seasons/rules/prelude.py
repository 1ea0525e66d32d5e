"""The prelude: the draft, the twist of fate, the libraries and the ability tokens; all of it at once for everybody."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.layout import (
    DRAW,
    HAND,
    KEPT,
    KEPTS,
    LIBRARY_2,
    LIBRARY_3,
    LOOKEDS,
    PACKS,
    REMOVED,
    zone,
)
from talia.games.seasons.rules.looking import TakeOne
from talia.games.seasons.rules.options import OfCard, among_hidden, chosen, of_kinds
from talia.games.seasons.rules.rounds import NEXT_ROUND
from talia.games.seasons.rules.scope import OF_SEAT, Scope, of_card
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Action, Decision, Option
from talia.kernel.voice import Arg

A_YEAR: Final = 3
"""How many cards each year's library has."""

YEAR = ("", "year-1", "year-2")
LIBRARY_ARGS: list[Mapping[str, Arg]] = [
    {"year": number // A_YEAR + 1, "n": A_YEAR - number % A_YEAR} for number in range(2 * A_YEAR)
]


def begin_prelude(tournament: Tournament) -> None:
    """Draft if there are packs, then the libraries, the tokens and the first round."""
    tournament.phase = "prelude"
    agenda = tournament.agenda
    agenda.append((NEXT_ROUND, OF_SEAT[0]))
    agenda.append((CHOOSE_TOKENS, OF_SEAT[0]))
    agenda.append((MAKE_LIBRARIES, OF_SEAT[0]))
    agenda.append((CLEAR_TWISTS, OF_SEAT[0]))
    for seat in reversed(tournament.in_order()):
        agenda.append((TWIST, OF_SEAT[seat]))
    agenda.append((DRAFT, OF_SEAT[0]))


class AtOnce(Rule):
    """Asks all at once who have something to choose; `gather` follows when all answers are in."""

    __slots__ = ("gather",)

    def __init__(self, gather: Rule) -> None:
        self.gather = gather

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        asked = self.questions(tournament)
        if asked:
            tournament.ask_each(asked, self.gather, scope)

    @abstractmethod
    def questions(self, tournament: Tournament) -> list[Decision]:
        """What each of them is asked."""


class Draft(AtOnce):
    """Everybody keeps a card of their pack."""

    def questions(self, tournament: Tournament) -> list[Decision]:
        seats = [seat for seat in range(tournament.players) if tournament.zones[PACKS[seat]]]
        return [self.question(tournament, OF_SEAT[seat]) for seat in seats]

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = among_hidden(tournament, "keep", scope.seat, tournament.zones[PACKS[scope.seat]], "pack")
        word = "ask-cross" if self.crosses(tournament) else "ask-keep"
        return Decision(scope.seat, word, options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        seat = scope.seat
        to = (seat + 1) % tournament.players if self.crosses(tournament) else seat
        tournament.agenda.append((TAKE, of_card(to, chosen(tournament, option, PACKS[seat]))))

    def crosses(self, tournament: Tournament) -> bool:
        """Whether this pick is the first and goes to the left neighbour."""
        if not tournament.arena.enchantment.crossed:
            return False
        return not any(tournament.zones[zone(seat, KEPT)] for seat in range(tournament.players))


class Take(Rule):
    """A card that was picked comes to whoever is to have it; all of a round at once."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        tournament.move(scope.card, KEPTS[scope.seat])


class PassPacks(Rule):
    """Everybody passes what is left of their pack to the left."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        players = tournament.players
        if tournament.events is None:  # the same, without a word for each card
            tournament.pour(PACKS[players - 1], LOOKEDS[0])
            for seat in reversed(range(players - 1)):
                tournament.pour(PACKS[seat], PACKS[seat + 1])
            tournament.pour(LOOKEDS[0], PACKS[0])
        else:
            packs = [tournament.zones[PACKS[seat]][:] for seat in range(players)]
            for seat in range(players):
                for card in packs[seat]:
                    tournament.move(card, PACKS[(seat + 1) % players])
        DRAFT.resolve(tournament, scope)


class Twist(Rule):
    """Whoever kept a card that acts in the prelude only removes it, draws two cards and keeps one of them."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        for card in tournament.zones[zone(scope.seat, KEPT)]:
            kind = tournament.kinds[card]
            if kind.prelude_only:
                tournament.move(card, REMOVED)
                if tournament.events is not None:
                    tournament.tell("removed", "removed", card=kind.name)
                tournament.agenda.append((self, scope))
                deeds.look(tournament, scope.seat, 2)
                tournament.agenda.append((TAKE_TO_KEPT, scope))
                return


class ClearTwists(Rule):
    """Before the tournament such cards leave the draw pile too."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        found = [card for card in tournament.zones[DRAW] if tournament.kinds[card].prelude_only]
        for card in found:
            tournament.move(card, REMOVED)
        if found:
            tournament.shuffle(DRAW)


class MakeLibraries(AtOnce):
    """Everybody splits what they kept: three cards for the first year, three for the second, the rest for the third."""

    def questions(self, tournament: Tournament) -> list[Decision]:
        seats = [seat for seat in range(tournament.players) if tournament.zones[zone(seat, KEPT)]]
        return [self.question(tournament, OF_SEAT[seat]) for seat in seats]

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        kinds = tournament.kinds
        return self._ask(scope, [kinds[card] for card in tournament.zones[KEPTS[scope.seat]]], 0)

    def further(self, tournament: Tournament, scope: Scope, given: tuple[Option, ...]) -> Decision | None:
        kinds = tournament.kinds
        left = [kinds[card] for card in tournament.zones[KEPTS[scope.seat]]]
        if len(given) >= min(len(left), 2 * A_YEAR):
            return None
        for option in given:
            action = option.action
            assert isinstance(action, OfCard)
            left.remove(action.kind)
        return self._ask(scope, left, len(given))

    def _ask(self, scope: Scope, left: list[PowerCard], number: int) -> Decision:
        options = of_kinds(left, YEAR[number // A_YEAR + 1], scope.seat, "kept")
        return Decision(scope.seat, "ask-library", options, self, scope, LIBRARY_ARGS[number])

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, OfCard)
        card = chosen(tournament, option, KEPTS[scope.seat])
        tournament.move(card, zone(scope.seat, HAND if option.action.verb == YEAR[1] else LIBRARY_2))


class LastLibrary(Rule):
    """What is left of everybody's cards is for the third year."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        for seat in range(tournament.players):
            tournament.pour(zone(seat, KEPT), zone(seat, LIBRARY_3))
        tournament.tell("libraries")


class OfAbility(Action):
    """To keep an ability token."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


KEEP_TOKEN = {
    number: Option(
        f"keep-token:{number}",
        "option-keep-token",
        {"token": ability.name, "deed": ability.deed},
        f"token/{number}",
        action=OfAbility(number),
    )
    for number, ability in ABILITIES.items()
}


class ChooseTokens(AtOnce):
    """Whoever was dealt several ability tokens keeps one of them."""

    def questions(self, tournament: Tournament) -> list[Decision]:
        seats = [seat for seat, dealt in enumerate(tournament.token_choices) if dealt]
        return [self.question(tournament, OF_SEAT[seat]) for seat in seats]

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = [KEEP_TOKEN[number] for number in tournament.token_choices[scope.seat]]
        return Decision(scope.seat, "ask-token", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, OfAbility)
        tournament.tokens[scope.seat] = option.action.number


class TokensChosen(Rule):
    """After everybody has kept a token."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        tournament.token_choices = ()


TAKE: Final = Take()
TWIST: Final = Twist()
CLEAR_TWISTS: Final = ClearTwists()
DRAFT: Final = Draft(PassPacks())
MAKE_LIBRARIES: Final = MakeLibraries(LastLibrary())
CHOOSE_TOKENS: Final = ChooseTokens(TokensChosen())
TAKE_TO_KEPT: Final = TakeOne(False, KEPT)
