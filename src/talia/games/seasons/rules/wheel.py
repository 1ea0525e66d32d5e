"""The wheel of months: the marker moves, seasons change, years begin."""

from __future__ import annotations

from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.energy import SEASON_NAMES
from talia.games.seasons.rules.giving_up import give_up
from talia.games.seasons.rules.layout import HAND, LIBRARY_2, PLAY, zone
from talia.games.seasons.rules.moments import AT_MARKER_MOVES, AT_SEASON_CHANGE
from talia.games.seasons.rules.options import among_hidden, among_played, chosen_in_hand, chosen_in_play
from talia.games.seasons.rules.powers import FIRST_MOMENT, MARKER_MOVES, SEASON_CHANGE
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import MONTHS, YEARS, Tournament
from talia.kernel.decision import Decision, Option


def can_move(t: Tournament, n: int) -> bool:
    """Whether the marker can go so far: not back before the first month, nor past the end once it is there."""
    month = t.month + n
    if month < 1:
        return t.year > 1
    return month <= MONTHS or t.year <= YEARS


def move_marker(t: Tournament, n: int) -> None:
    """Move the season marker forward, or back, and let happen what comes of it."""
    season, year = t.season, t.year
    month = t.month + n
    if month > MONTHS:
        month -= MONTHS
        t.year += 1
    elif month < 1:
        month += MONTHS
        t.year -= 1
    t.month = month
    if t.events is not None:
        t.tell("marker-moves", "wheel", n=abs(n), month=month, season=SEASON_NAMES[t.season])
    if t.year > year:
        _new_year(t)
    if t.season != season:
        if t.events is not None:
            t.tell("season-changes", "wheel", season=SEASON_NAMES[t.season])
        for seat in reversed(t.in_order()):
            if t.powers[seat][FIRST_MOMENT + SEASON_CHANGE]:
                t.agenda.append((AT_SEASON_CHANGE, OF_SEAT[seat]))
    for seat in reversed(t.in_order()):
        if t.powers[seat][FIRST_MOMENT + MARKER_MOVES]:
            t.agenda.append((AT_MARKER_MOVES, Scope(seat, n=n)))


def _new_year(t: Tournament) -> None:
    """A year begins, or the end: what an enchantment does about it, then the library cards."""
    t.agenda.append((OPEN_LIBRARY, OF_SEAT[0]))
    enchantment = t.arena.enchantment
    change = t.year - 2  # 0: into the second year
    if enchantment.thresholds and not t.voids >> change & 1:
        t.voids |= 1 << change
        for seat in reversed(t.in_order()):
            t.agenda.append((BANISH, Scope(seat, n=enchantment.thresholds[change])))
    if enchantment.passes_cards:
        t.agenda.append((PASS_CARDS, OF_SEAT[0]))


class OpenLibrary(Rule):
    """The library cards of the years that have begun come to hand, once."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        while t.opened < min(t.year, YEARS):
            t.opened += 1
            if t.events is not None:
                t.tell("year", "wheel", n=t.opened)
            for seat in range(t.players):
                t.pour(zone(seat, LIBRARY_2 + t.opened - 2), zone(seat, HAND))


class Banish(Rule):
    """Whoever has fewer crystals than `Scope.n` sacrifices a card."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        if t.crystals[scope.seat] < scope.n and t.zones[zone(scope.seat, PLAY)]:
            self.put(t, self.question(t, scope))

    def question(self, t: Tournament, scope: Scope) -> Decision:
        options = among_played(t, "sacrifice", scope.seat, t.play(scope.seat))
        return Decision(scope.seat, "ask-sacrifice", options, self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        give_up(t, scope.seat, chosen_in_play(t, option))


class PassCards(Rule):
    """All at once: everybody passes a card of their hand to the left."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        asked = [self.question(t, OF_SEAT[seat]) for seat in range(t.players) if t.hand(seat)]
        if asked:
            t.ask_each(asked, PASSED, scope)

    def question(self, t: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-pass", among_hidden(t, "pass", scope.seat, t.hand(scope.seat)), self, scope)

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        t.agenda.append((HAND_ON, Scope(scope.seat, chosen_in_hand(t, option))))


class HandOn(Rule):
    """A card goes from one hand to the left neighbour's."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        to = (scope.seat + 1) % t.players
        t.move(scope.card, zone(to, HAND))
        if t.events is not None:
            t.tell("passes-card", f"p{to}", player=t.who(scope.seat), to=t.who(to))


class Passed(Rule):
    """After everybody has passed a card."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        pass


OPEN_LIBRARY, BANISH, PASS_CARDS, HAND_ON, PASSED = OpenLibrary(), Banish(), PassCards(), HandOn(), Passed()
