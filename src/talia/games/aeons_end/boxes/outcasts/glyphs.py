"""Z'hana's glyphs: five tokens on cards of the supply, each with a small gift for whoever gains the card.

What each of them gives is in no source; these five are ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.vocabulary import draws, gains_charge, gains_life, gravehold_gains
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.focusing import focus_one
from talia.games.aeons_end.cards.vocabulary.gains import at_stalls, supply
from talia.games.aeons_end.rules.actions import OnNumber, OnPile, chosen_number, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.moments import Cue
from talia.games.aeons_end.rules.scope import OF_SEAT, Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Arg, Name, Voice

ZHANA: Final = "zhana"
GLYPHS: Final[tuple[tuple[str, Deed], ...]] = (
    ("spark", gains_charge(1)),
    ("mind", draws(1)),
    ("gate", focus_one()),
    ("heart", gains_life(1)),
    ("wall", gravehold_gains(1)),
)
"""Their names, and what whoever resolves them gets."""


MARKS: Final = {f"glyph-{name}": glyph for glyph, (name, _) in enumerate(GLYPHS)}
"""Whose mark each is."""


def mark_of(glyph: int) -> str:
    """The mark that tells where a glyph lies: the number of a zone, counted from 1."""
    return f"glyph-{GLYPHS[glyph][0]}"


def name_of(glyph: int) -> Name:
    """What a glyph is called."""
    return Name(f"glyph-{GLYPHS[glyph][0]}")


def free(battle: Battle) -> list[int]:
    """The glyphs that lie beside Z'hana's mat; where she is not there are none (until rules 4, there were)."""
    if battle.table.rules > 4 and not any(mage.pile_marks for mage in battle.table.mages):
        return []
    laid = [MARKS[name] for name, _ in battle.marks if name in MARKS]
    return [glyph for glyph in range(len(GLYPHS)) if glyph not in laid]


def on(battle: Battle, zone: int) -> list[int]:
    """The glyphs on a pile."""
    return sorted([MARKS[name] for name, place in battle.marks if place == zone + 1 and name in MARKS])


def names_on(battle: Battle, zone: int) -> list[Name]:
    """The names of the glyphs on a pile."""
    return [name_of(glyph) for glyph in on(battle, zone)]


# Options, made once


@cache
def _which(glyph: int) -> Option:
    return Option(f"glyph:{GLYPHS[glyph][0]}", "option-glyph", {"glyph": name_of(glyph)}, action=OnNumber(glyph))


@cache
def _onto(card: Card, pile: int) -> Option:
    about = f"market/{card.id}"
    return Option(f"onto:{card.id}", "option-glyph-onto", {"card": card.name}, about, OnPile(pile))


@cache
def _onto_at(card: Card, place: int, id: str) -> Option:
    args: dict[str, Arg] = {"card": card.name, "place": Name(f"place-{id}")}
    return Option(f"onto:{card.id}@{id}", "option-glyph-onto-at", args, f"nemesis/{id}", OnPile(place))


@dataclass(frozen=True)
class PlaceGlyphs(Choosing):
    """Place glyphs on top of one card in the supply: which of them, then where. The first one chooses the card for all."""

    n: int

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        found = [_which(glyph) for glyph in free(battle)]
        return scope.seat, "ask-glyph", found if supply(battle) or at_stalls(battle) else []

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(free(battle) and (supply(battle) or at_stalls(battle)))

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        glyph = chosen_number(option)
        if scope.it >= 0:
            self._lay(battle, scope, glyph, scope.it)
        else:
            battle.agenda.append((GlyphTo(self.n), Scope(scope.seat, scope.card, n=glyph)))

    def _lay(self, battle: Battle, scope: Scope, glyph: int, zone: int) -> None:
        lay(battle, glyph, zone)
        if self.n > 1:
            battle.agenda.append((PlaceGlyphs(self.n - 1), Scope(scope.seat, scope.card, zone)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-place-glyphs", form=form, n=self.n)


@dataclass(frozen=True)
class GlyphTo(Deed):
    """Choose the card that a glyph (`scope.n`) goes onto; those that follow go there too."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = [_onto(pile.card, pile.zone) for pile in supply(battle)]
        for card, place, id in at_stalls(battle):
            found.append(_onto_at(card, place, id))
        if found:
            battle.ask(scope.seat, "ask-glyph-onto", found, self, scope, {"glyph": name_of(scope.n)})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnPile)
        lay(battle, scope.n, action.zone)
        if self.n > 1:
            battle.agenda.append((PlaceGlyphs(self.n - 1), Scope(scope.seat, scope.card, action.zone)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-place-glyphs", form=form, n=self.n)


def lay(battle: Battle, glyph: int, zone: int) -> None:
    """A glyph lies on the top card of a pile."""
    battle.set_mark(mark_of(glyph), zone + 1)
    if battle.events is not None:
        card = battle.kinds[battle.zones[zone][-1]]
        battle.tell("glyph-laid", f"market/{card.id}", glyph=name_of(glyph), card=card.name)


def taken(battle: Battle, zone: int, seat: int) -> list[Cue]:
    """A card was gained from a pile (or, with seat -1, left the supply otherwise): its glyphs come back, and act."""
    found = on(battle, zone)
    if not found:
        return []
    zhana = next(place for place, mage in enumerate(battle.table.mages) if mage.id == ZHANA)
    for glyph in found:
        battle.set_mark(mark_of(glyph), 0)
    if seat < 0:
        return []
    act = Glyphs(tuple(found), tuple(dict.fromkeys((seat, zhana))), seat == zhana and battle.players > 1)
    return [Cue(ZHANA, battle.mage(zhana), act, OF_SEAT[seat])]


@dataclass(frozen=True)
class Glyphs(Effect):
    """The glyphs of a card that somebody gained, one after the other: they give one of these players something, or Z'hana
    lays them onto other cards (`anew`)."""

    glyphs: tuple[int, ...]
    seats: tuple[int, ...]
    anew: bool

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for glyph in reversed(self.glyphs):
            if self.anew:
                battle.agenda.append((GlyphTo(1), Scope(scope.seat, n=glyph)))
            else:
                battle.agenda.append((Resolves(glyph, self.seats), scope))


def shifted(battle: Battle, zone: int, to: int) -> None:
    """A card of the supply has moved: its glyphs lie on it still."""
    for glyph in on(battle, zone):
        battle.set_mark(mark_of(glyph), to + 1)


@dataclass(frozen=True)
class Resolves(Deed):
    """A glyph's gift: for the ally who gained the card, or for Z'hana."""

    glyph: int
    seats: tuple[int, ...]

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deed = GLYPHS[self.glyph][1]
        able = [seat for seat in self.seats if not deed.idle(battle, OF_SEAT[seat])]
        if able:
            if battle.table.rules > 8 and deed.alike(battle, scope, able):
                able = able[:1]
            who = [battle.table.who[seat] for seat in able]
            battle.ask(scope.seat, "ask-glyph-for", who, self, scope, {"card": name_of(self.glyph)})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if battle.events is not None:
            battle.tell("glyph", glyph=name_of(self.glyph), mage=battle.mage(chosen_player(option)))
        GLYPHS[self.glyph][1].resolve(battle, OF_SEAT[chosen_player(option)])

    def clause(self, v: Voice, form: str) -> str:
        return GLYPHS[self.glyph][1].clause(v, form)


def place_glyphs(n: int) -> Deed:
    """Place glyphs on top of any card in the supply."""
    return PlaceGlyphs(n)
