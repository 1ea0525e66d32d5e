"""The wheel of months: the marker moves, seasons change, years begin."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.energy import SEASON_NAMES, SEASON_OF
from talia.games.seasons.rules.layout import HAND, LIBRARY_2, PLAY, zone
from talia.games.seasons.rules.leaving import give_up
from talia.games.seasons.rules.moments import AT_MARKER_MOVES, AT_SEASON_CHANGE
from talia.games.seasons.rules.options import among_hidden, among_played, chosen_in_hand, chosen_in_play
from talia.games.seasons.rules.powers import ANY_MARKER_MOVES, ANY_SEASON_CHANGE
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import MONTHS, YEARS, Tournament
from talia.kernel.decision import Decision, Option


def can_move(tournament: Tournament, n: int) -> bool:
    """Whether the marker can go so far: not back before the first month, nor past the end once it is there."""
    month = tournament.month + n
    if month < 1:
        return tournament.year > 1
    return month <= MONTHS or tournament.year <= YEARS


def move_marker(tournament: Tournament, n: int) -> None:
    """Move the season marker forward, or back, and let happen what comes of it."""
    year = tournament.year
    before = SEASON_OF[tournament.month]
    month = tournament.month + n
    if month > MONTHS:
        month -= MONTHS
        tournament.year += 1
    elif month < 1:
        month += MONTHS
        tournament.year -= 1
    tournament.month = month
    season = SEASON_OF[month]
    if tournament.events is not None:
        tournament.tell("marker-moves", "wheel", n=abs(n), back=int(n < 0), month=month, season=SEASON_NAMES[season])
    if tournament.year > year:
        _new_year(tournament)
    if season != before:
        if tournament.events is not None:
            tournament.tell("season-changes", "wheel", season=SEASON_NAMES[season])
        if tournament.anyone & ANY_SEASON_CHANGE:
            for seat in reversed(tournament.in_order()):
                if tournament.does[seat] & ANY_SEASON_CHANGE:
                    tournament.agenda.append((AT_SEASON_CHANGE, OF_SEAT[seat]))
    if tournament.anyone & ANY_MARKER_MOVES:
        for seat in reversed(tournament.in_order()):
            if tournament.does[seat] & ANY_MARKER_MOVES:
                tournament.agenda.append((AT_MARKER_MOVES, Scope(seat, n=n)))


class Advance(Rule):
    """The marker moves by the pips of the die nobody took, unless it is past the end already."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.year <= YEARS and tournament.left_die is not None:
            move_marker(tournament, tournament.left_die.face.advance)


def closing(tournament: Tournament) -> bool:
    """Whether the marker is past the end for good: which token somebody gains, or which card goes to another hand, makes no
    difference to anything any more (since rules 6)."""
    if tournament.year <= YEARS or tournament.arena.rules < 6:
        return False
    return not any(effect is ADVANCE for effect, _ in tournament.agenda)


def _new_year(tournament: Tournament) -> None:
    """A year begins, or the end: what an enchantment does about it, then the library cards."""
    tournament.agenda.append((OPEN_LIBRARY, OF_SEAT[0]))
    enchantment = tournament.arena.enchantment
    change = tournament.year - 2  # 0: into the second year
    if enchantment.thresholds and not tournament.voids >> change & 1:
        tournament.voids |= 1 << change
        for seat in reversed(tournament.in_order()):
            tournament.agenda.append((BANISH, Scope(seat, n=enchantment.thresholds[change])))
    if enchantment.passes_cards:
        tournament.agenda.append((PASS_CARDS, OF_SEAT[0]))


class OpenLibrary(Rule):
    """The library cards of the years that have begun come to hand, once."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        while tournament.opened < min(tournament.year, YEARS):
            tournament.opened += 1
            if tournament.events is not None:
                tournament.tell("year", "wheel", n=tournament.opened)
            for seat in range(tournament.players):
                tournament.pour(zone(seat, LIBRARY_2 + tournament.opened - 2), zone(seat, HAND))


class Banish(Rule):
    """Whoever has fewer crystals than `Scope.n` sacrifices a card."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.crystals[scope.seat] < scope.n and tournament.zones[zone(scope.seat, PLAY)]:
            self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = among_played(tournament, "sacrifice", scope.seat, tournament.play(scope.seat))
        return Decision(scope.seat, "ask-sacrifice", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        give_up(tournament, scope.seat, chosen_in_play(tournament, option))


class PassCards(Rule):
    """All at once: everybody passes a card of their hand to the left."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        asked = [
            self.question(tournament, OF_SEAT[seat]) for seat in range(tournament.players) if tournament.hand(seat)
        ]
        if asked:
            tournament.ask_each(asked, PASSED, scope)

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = among_hidden(tournament, "pass", scope.seat, tournament.hand(scope.seat))
        return Decision(scope.seat, "ask-pass", options[:1] if closing(tournament) else options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        tournament.agenda.append((HAND_ON, Scope(scope.seat, chosen_in_hand(tournament, option))))


class HandOn(Rule):
    """A card goes from one hand to the left neighbour's."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        to = (scope.seat + 1) % tournament.players
        tournament.move(scope.card, zone(to, HAND))
        if tournament.events is not None:
            tournament.tell("passes-card", f"p{to}", player=tournament.who(scope.seat), to=tournament.who(to))


class Passed(Rule):
    """After everybody has passed a card."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        pass


ADVANCE: Final = Advance()
OPEN_LIBRARY: Final = OpenLibrary()
BANISH: Final = Banish()
PASS_CARDS: Final = PassCards()
HAND_ON: Final = HandOn()
PASSED: Final = Passed()
