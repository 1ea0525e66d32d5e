"""The prelude: the draft, the twist of fate, the libraries and the ability tokens; all of it at once for everybody."""

from __future__ import annotations

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.layout import DRAW, HAND, KEPT, LIBRARY_2, LIBRARY_3, PACK, REMOVED, zone
from talia.games.seasons.rules.looking import TakeOne
from talia.games.seasons.rules.options import OfCard, among_hidden, chosen
from talia.games.seasons.rules.rounds import NEXT_ROUND
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Action, Decision, Option

A_YEAR = 3
"""How many cards each year's library has."""


def begin_prelude(t: Tournament) -> None:
    """Draft if there are packs, then the libraries, the tokens and the first round."""
    t.phase = "prelude"
    agenda = t.agenda
    agenda.append((NEXT_ROUND, OF_SEAT[0]))
    agenda.append((CHOOSE_TOKENS, OF_SEAT[0]))
    agenda.append((MAKE_LIBRARIES, OF_SEAT[0]))
    agenda.append((CLEAR_TWISTS, OF_SEAT[0]))
    for seat in reversed(t.in_order()):
        agenda.append((TWIST, OF_SEAT[seat]))
    agenda.append((DRAFT, OF_SEAT[0]))


class Draft(Rule):
    """Everybody keeps a card of their pack."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        asked = [self.question(t, OF_SEAT[seat]) for seat in range(t.players) if t.zones[zone(seat, PACK)]]
        if asked:
            t.ask_each(asked, PASS_PACKS, scope)

    def question(self, t: Tournament, scope: Scope) -> Decision:
        options = among_hidden(t, "keep", scope.seat, t.zones[zone(scope.seat, PACK)], "pack")
        word = "ask-cross" if self.crosses(t) else "ask-keep"
        return Decision(scope.seat, word, options, self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        seat = scope.seat
        to = (seat + 1) % t.players if self.crosses(t) else seat
        t.agenda.append((TAKE, Scope(to, chosen(t, option, zone(seat, PACK)))))

    def crosses(self, t: Tournament) -> bool:
        """Whether this pick is the first and goes to the left neighbour."""
        if not t.arena.enchantment.crossed:
            return False
        return not any(t.zones[zone(seat, KEPT)] for seat in range(t.players))


class Take(Rule):
    """A card that was picked comes to whoever is to have it; all of a round at once."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        t.move(scope.card, zone(scope.seat, KEPT))


class PassPacks(Rule):
    """Everybody passes what is left of their pack to the left."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        players = t.players
        packs = [t.zones[zone(seat, PACK)][:] for seat in range(players)]
        for seat in range(players):
            to = zone((seat + 1) % players, PACK)
            for card in packs[seat]:
                t.move(card, to)
        t.agenda.append((DRAFT, scope))


class Twist(Rule):
    """Whoever kept a card that acts in the prelude only removes it, draws two cards and keeps one of them."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        for card in t.zones[zone(scope.seat, KEPT)]:
            kind = t.kinds[card]
            if kind.prelude_only:
                t.move(card, REMOVED)
                if t.events is not None:
                    t.tell("removed", "removed", card=kind.name)
                t.agenda.append((self, scope))
                deeds.look(t, scope.seat, 2)
                t.agenda.append((TAKE_TO_KEPT, scope))
                return


class ClearTwists(Rule):
    """Before the tournament such cards leave the draw pile too."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        found = [card for card in t.zones[DRAW] if t.kinds[card].prelude_only]
        for card in found:
            t.move(card, REMOVED)
        if found:
            t.shuffle(DRAW)


class MakeLibraries(Rule):
    """Everybody splits what they kept: three cards for the first year, three for the second, the rest for the third."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        asked = [self.question(t, OF_SEAT[seat]) for seat in range(t.players) if t.zones[zone(seat, KEPT)]]
        if asked:
            t.ask_each(asked, LAST_LIBRARY, scope)

    def question(self, t: Tournament, scope: Scope) -> Decision:
        return self._ask(t, scope, t.zones[zone(scope.seat, KEPT)], 0)

    def further(self, t: Tournament, scope: Scope, given: tuple[Option, ...]) -> Decision | None:
        left = t.zones[zone(scope.seat, KEPT)][:]
        for option in given:
            assert isinstance(option.action, OfCard)
            left.remove(next(card for card in left if t.kinds[card] is option.action.kind))
        return self._ask(t, scope, left, len(given)) if left and len(given) < 2 * A_YEAR else None

    def _ask(self, t: Tournament, scope: Scope, cards: list[int], number: int) -> Decision:
        year = number // A_YEAR + 1
        options = among_hidden(t, f"year-{year}", scope.seat, cards, "kept")
        return Decision(scope.seat, "ask-library", options, self, scope, {"year": year, "n": A_YEAR - number % A_YEAR})

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        card = chosen(t, option, zone(scope.seat, KEPT))
        t.move(card, zone(scope.seat, HAND if option.word == "option-year-1" else LIBRARY_2))


class LastLibrary(Rule):
    """What is left of everybody's cards is for the third year."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        for seat in range(t.players):
            t.pour(zone(seat, KEPT), zone(seat, LIBRARY_3))
        t.tell("libraries")


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


class ChooseTokens(Rule):
    """Whoever was dealt several ability tokens keeps one of them."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        asked = [self.question(t, OF_SEAT[seat]) for seat, dealt in enumerate(t.token_choices) if dealt]
        if asked:
            t.ask_each(asked, TOKENS_CHOSEN, scope)

    def question(self, t: Tournament, scope: Scope) -> Decision:
        options = [KEEP_TOKEN[number] for number in t.token_choices[scope.seat]]
        return Decision(scope.seat, "ask-token", options, self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, OfAbility)
        t.tokens[scope.seat] = option.action.number


class TokensChosen(Rule):
    """After everybody has kept a token."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        t.token_choices = ()


DRAFT, TAKE, PASS_PACKS, TWIST, CLEAR_TWISTS = Draft(), Take(), PassPacks(), Twist(), ClearTwists()
MAKE_LIBRARIES, LAST_LIBRARY, CHOOSE_TOKENS, TOKENS_CHOSEN = (
    MakeLibraries(),
    LastLibrary(),
    ChooseTokens(),
    TokensChosen(),
)
TAKE_TO_KEPT = TakeOne(False, KEPT)
