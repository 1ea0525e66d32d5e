"""Activating cards in play: which could be, and what follows."""

from __future__ import annotations

from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules.deed import Deed
from talia.games.seasons.rules.layout import PLAYS
from talia.games.seasons.rules.options import is_another
from talia.games.seasons.rules.powers import ANY_RIVAL_ACTIVATES, ANY_YOU_ACTIVATE, RIVAL_ACTIVATES, YOU_ACTIVATE
from talia.games.seasons.rules.scope import OF_CARD, Scope, of_card
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Action, Option
from talia.kernel.voice import Arg


class Activation(Action):
    """To activate a card; `which` is the printed effect, `copy` tells like cards apart."""

    __slots__ = ("copy", "kind", "which")

    def __init__(self, kind: PowerCard, which: int, copy: int) -> None:
        self.kind = kind
        self.which = which
        self.copy = copy


_activations: dict[tuple[PowerCard, PowerCard, int, int, int], Option] = {}


def _activation(kind: PowerCard, acting: PowerCard, which: int, copy: int, seat: int) -> Option:
    key = (kind, acting, which, copy, seat)
    option = _activations.get(key)
    if option is None:
        again = f"#{copy}" if copy > 1 else ""
        told = f"activate:{kind.id}{again}" + (f">{which + 1}" if len(acting.activates) > 1 else "")
        deed: Deed = acting.activates[which]
        args: dict[str, Arg] = {"card": kind.name, "deed": deed}
        about = f"p{seat}/play/{kind.id}{again}"
        option = Option(told, "option-activate", args, about, action=Activation(kind, which, copy))
        _activations[key] = option
    return option


def activations(tournament: Tournament, seat: int, before_die: bool = False) -> list[Option]:
    """Every printed effect of a card in play that its player could activate now."""
    options: list[Option] = []
    kinds, turned = tournament.kinds, tournament.turned
    plain = not tournament.bolts and not tournament.mimics
    for card in tournament.actives[seat]:
        kind = kinds[card]
        acting = kind if plain else tournament.acting(card)
        if turned >> card & 1 or acting.before_die != before_die:
            continue
        scope = OF_CARD[seat][card]
        for which, deed in enumerate(acting.activates):
            if deed.full(tournament, scope):
                copies: list[int] = []
                for earlier in tournament.zones[PLAYS[seat]]:
                    if earlier == card:
                        break
                    if kinds[earlier] is kind:
                        copies.append(earlier)
                if not copies or is_another(tournament, card, copies):
                    options.append(_activation(kind, acting, which, len(copies) + 1, seat))
    return options


def activate(tournament: Tournament, seat: int, action: Activation) -> None:
    """Turn a card, pay for what it does and do it. Others' cards react when it is paid (before rules 4: when it is done),
    one's own when it is done."""
    copy = 0
    for card in tournament.zones[PLAYS[seat]]:
        if tournament.kinds[card] is action.kind:
            copy += 1
            if copy == action.copy:
                break
    tournament.turned |= 1 << card
    if tournament.events is not None:
        tournament.tell("activates", f"p{seat}", player=tournament.who(seat), card=action.kind.name)
    deed, scope = tournament.acting(card).activates[action.which], of_card(seat, card)
    if tournament.arena.rules < 4:
        _rivals_react(tournament, seat)
        _own_react(tournament, seat, card)
        tournament.agenda.append((deed, scope))
        return
    price, done = deed.halves()
    _own_react(tournament, seat, card)
    if done is not None:
        tournament.agenda.append((done, scope))
    _rivals_react(tournament, seat)
    if price is not None:
        tournament.agenda.append((price, scope))


def _rivals_react(tournament: Tournament, seat: int) -> None:
    """Put on the agenda what others' cards do because a seat activates one."""
    if tournament.anyone & ANY_RIVAL_ACTIVATES:
        for rival in reversed(tournament.rivals(seat)):
            for watching in reversed(tournament.play(rival)):
                deed = tournament.acting(watching).moments[RIVAL_ACTIVATES]
                if deed is not None:
                    tournament.agenda.append((deed, Scope(rival, watching, seat)))


def _own_react(tournament: Tournament, seat: int, card: int) -> None:
    """The same for the cards of whoever activates one."""
    if tournament.does[seat] & ANY_YOU_ACTIVATE:
        for watching in reversed(tournament.play(seat)):
            deed = tournament.acting(watching).moments[YOU_ACTIVATE]
            if deed is not None:
                tournament.agenda.append((deed, Scope(seat, watching, n=card)))
