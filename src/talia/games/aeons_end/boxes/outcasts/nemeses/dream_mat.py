"""The Dream Mat of Thief of Dreams: stolen cards of the supply slip away on it, space by space."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Zone, bounded
from talia.games.aeons_end.cards.own_rules import OwnRules, forbidden
from talia.games.aeons_end.cards.vocabulary import any_player, suffers
from talia.games.aeons_end.cards.vocabulary.base import THEY
from talia.games.aeons_end.rules import deeds, ending, foes
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.exhaustion import UNLEASH_ONCE
from talia.games.aeons_end.rules.layout import ASIDE, IN_PLAY
from talia.games.aeons_end.rules.main_actions import OwnAction
from talia.games.aeons_end.rules.moments import Cue
from talia.games.aeons_end.rules.scope import NOBODY, NOBODYS
from talia.games.aeons_end.rules.wallet import COSTS
from talia.games.aeons_end.shown.scene import card_thing
from talia.kernel.decision import Option
from talia.kernel.scene import Area, Thing
from talia.kernel.sight import NOBODY as UNSEEN
from talia.kernel.voice import Arg, Name, Voice

LAST: Final = 5
"""The last space that a card lies on: the next one is where it slips away."""

DREAM_DECK: Final = Zone("dream-deck", UNSEEN, "table-dream-deck")
SPACES: Final = tuple(Zone(f"dream-{space}", most=1) for space in range(1, LAST + 1))

WALKER: Final = bounded("dream-walker", lambda players, piles: LAST)
"""The mark that tells the space of a minion on the mat; the minion itself is in play like any other."""

SHORTER: Final = bounded("dream-shorter", lambda players, piles: 1)
"""The mark that the last space is skipped for the rest of the game."""

DESTRUCTION: Final = "dream-destruction"
"""What a card in play may forbid: to destroy cards on the mat."""

PRICE: Final = 3
"""The aether for which a card on the mat is destroyed."""

GAINED, STEP = 2.0, 0.2
"""For bots: what a stolen card is worth that is stolen no more, and how much dearer it gets with every space."""

HASTE, RACE, SOONER = 1.6, 7, 0.6
"""For bots: Gravehold falls before so much life is beaten at an even pace. At first minions are fought more than others'
are, because they would act all the battle long; how soon that fades as the nemesis loses life, because then only its own
life matters; and the end is reckoned with so much sooner than the life tells."""

HOARD, EARLY, ENOUGH = 4.8, 4, 0.5
"""For bots: strong spells are needed, so the first thing to buy are gems. One is worth so much more of its cost; how soon
that fades as the nemesis loses life; and how many bought by each player halve it."""

SPARED, SPENT = 2.0, 3.0
"""What it is worth to destroy a card, by its space, and what the aether would be worth otherwise."""


# Where things are


def deck(battle: Battle) -> list[int]:
    """The dream deck."""
    return battle.pile(DREAM_DECK)


def last(battle: Battle) -> int:
    """The last space a card can lie on."""
    return LAST - battle.mark(SHORTER)


def at(battle: Battle, space: int) -> list[int]:
    """The supply card on a space, as a list of none or one."""
    return battle.zones[battle.table.stalls[space - 1][0]]


def walker(battle: Battle) -> int:
    """The minion on the mat, -1 if there is none."""
    if battle.mark(WALKER):
        for card in (*battle.zones[IN_PLAY], *battle.zones[ASIDE]):
            if battle.kinds[card].at_end is not None:
                return card
    return -1


def empty(battle: Battle) -> bool:
    """Whether no supply card lies on the mat."""
    zones = battle.zones
    for place, _ in battle.table.stalls:  # noqa: SIM110 - a plain loop, because this is asked all the time
        if zones[place]:
            return False
    return True


# What happens on it


def look_for_the_last(battle: Battle) -> bool:
    """A supply card has left the mat. Whether it was the last one there, for which comes an Unleash; if it was the last of
    all, the players win."""
    if not empty(battle):
        return False
    if not deck(battle):
        ending.win(battle, "dreams-gone")
        return False
    return True


def forward(battle: Battle, space: int, harm: int, beyond: bool) -> None:
    """What lies on a space moves to the next one, which is free, or slips away `beyond` the last one."""
    stalls = battle.table.stalls
    place = stalls[space - 1][0]
    there = battle.zones[place]
    if not there:
        card = walker(battle)
        battle.set_mark(WALKER, 0 if beyond else space + 1)
        if beyond:
            _walks_off(battle, card)
    elif beyond:
        _slips_away(battle, there[-1], harm)
    else:
        battle.move(there[-1], stalls[space][0])
        if "when_taken" in battle.table.reacts:
            _goes_along(battle, place, stalls[space][0])


def _goes_along(battle: Battle, place: int, to: int) -> None:
    """Whatever lies on a card goes with it."""
    for mage in battle.table.mages:
        if mage.when_shifted is not None:
            mage.when_shifted(battle, place, to)


def gone_from_supply(battle: Battle, place: int) -> None:
    """A card has left the supply without being gained: nothing that lay on it stays."""
    for mage in battle.table.mages:
        if mage.when_taken is not None:
            mage.when_taken(battle, place, -1)


def _slips_away(battle: Battle, card: int, harm: int) -> None:
    place = battle.where[card]
    if battle.events is not None:
        battle.tell("dream-lost", "nemesis", card=battle.kinds[card].name)
    battle.move(card, battle.number(DREAM_DECK), bottom=True)
    gone_from_supply(battle, place)
    battle.agenda.append((HARM[harm], NOBODY))


def _walks_off(battle: Battle, card: int) -> None:
    at_end = battle.kinds[card].at_end
    assert at_end is not None
    if battle.events is not None:
        battle.tell("dream-walker-ends", "nemesis", card=battle.kinds[card].name)
    foes.discard_nemesis_card(battle, card)
    battle.agenda.append((at_end, NOBODYS[card]))


HARM: Final = {n: any_player >> suffers(n) for n in (2, 3)}
"""By how much, what a card does to the players that slips away."""


def make_room(battle: Battle) -> None:
    """Free the first space: cards move forward as far as they stand in each other's way."""
    zones, walks, end = battle.zones, battle.mark(WALKER), last(battle)
    row = battle.table.stall_zones
    space = 0
    for place in row if end == LAST else row[:end]:
        if not zones[place] and walks != space + 1:
            break
        space += 1
    if not space:
        return
    if space == end:
        forward(battle, end, harm_of(battle), True)
    places = row[: min(space + 1, end)]  # of those that move, and the free one if there is one
    battle.move_on(places)
    if walks and walks <= space and walks != end:
        battle.set_mark(WALKER, walks + 1)
    if "when_taken" in battle.table.reacts:
        for each in range(len(places) - 1, 0, -1):
            _goes_along(battle, places[each - 1], places[each])


def harm_of(battle: Battle) -> int:
    """How much damage a card does that slips away."""
    own = battle.table.nemesis.own
    assert isinstance(own, DreamMat)
    return own.damage


class DestroyDream(OwnAction):
    """Spend aether to destroy the supply card on a space."""

    __slots__ = ("space",)

    price = PRICE

    def __init__(self, space: int) -> None:
        self.space = space

    def do(self, battle: Battle, seat: int) -> None:
        deeds.pay(battle, COSTS, PRICE)
        card = at(battle, self.space)[-1]
        place = battle.where[card]
        deeds.destroy(battle, card)
        gone_from_supply(battle, place)
        if look_for_the_last(battle):
            battle.agenda.append((UNLEASH_ONCE, NOBODY))

    def worth(self, battle: Battle) -> float | None:
        """Something to do with what nothing better can be bought for."""
        return SPARED * self.space - SPENT


@cache
def destroying(card: Card, space: int) -> Option:
    """To destroy a card on a space as an option."""
    id = SPACES[space - 1].id
    args: dict[str, Arg] = {"card": card.name, "cost": PRICE, "place": Name(f"place-{id}")}
    return Option(f"destroy:{card.id}@{id}", "option-destroy-dream", args, f"nemesis/{id}", action=DestroyDream(space))


def _unhurt(battle: Battle) -> float:
    """How much of the nemesis is left, from 1 down to 0."""
    return battle.nemesis_life / max(1, battle.table.full_nemesis)


class DreamMat(OwnRules):
    """Five spaces. A card that slips away from the last one does damage to a player."""

    __slots__ = ("damage",)

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def least(self) -> int:
        return PRICE

    def offers(self, battle: Battle, seat: int, found: list[Option]) -> None:
        if battle.aether < PRICE and ((not battle.purses and not battle.wallets) or battle.purse(COSTS) < PRICE):
            return
        if not forbidden(battle, DESTRUCTION):
            for space in range(1, LAST + 1):
                there = at(battle, space)
                if there:
                    found.append(destroying(battle.kinds[there[-1]], space))

    def bought(self, battle: Battle, card: int, place: int) -> list[Cue]:
        """The Unleash for the last card is one of the things that its gain leads to (up to rules 10 it came after them)."""
        if place not in battle.table.stall_zones or not look_for_the_last(battle):
            return []
        if battle.table.rules > 10:
            nemesis = battle.table.nemesis
            return [Cue(nemesis.id, nemesis.name, UNLEASH_ONCE, NOBODY)]
        battle.agenda.append((UNLEASH_ONCE, NOBODY))
        return []

    def haste(self, battle: Battle) -> float:
        return HASTE * float(_unhurt(battle) ** RACE)

    def prize(self, battle: Battle, card: Card, have: float) -> float:
        if card.sort != Sort.GEM:
            return 0.0
        return HOARD * card.cost * float(_unhurt(battle) ** EARLY) / (1 + have / ENOUGH)

    def sooner(self) -> float:
        return SOONER

    def settle(self, battle: Battle) -> str:
        """A minion walks on the mat only where it is in play, on a space that is there and free."""
        space = battle.mark(WALKER)
        there = not space or (space <= last(battle) and not at(battle, space) and walker(battle) >= 0)
        return "" if there else WALKER

    def kept(self, battle: Battle) -> list[int]:
        return [*deck(battle), *(card for space in range(1, LAST + 1) for card in at(battle, space))]

    def harm(self, battle: Battle) -> float:
        spaces = sum(space for space in range(1, LAST + 1) if at(battle, space))
        walks = battle.mark(WALKER)
        return GAINED * len(self.kept(battle)) + STEP * spaces + (1.0 + 0.5 * walks if walks else 0.0)

    # On the table

    def tells(self, battle: Battle) -> dict[str, Any]:
        found = [self._on(battle, space) for space in range(1, last(battle) + 1)]
        return {"dream_mat": [None if kind is None else kind.id for kind in found]}

    def _on(self, battle: Battle, space: int) -> Card | None:
        """What lies on a space: a card of the supply, or a minion."""
        there = at(battle, space)
        if there:
            return battle.kinds[there[-1]]
        return battle.kinds[walker(battle)] if battle.mark(WALKER) == space else None

    def areas(self, battle: Battle, v: Voice) -> list[Area]:
        things = []
        for space in range(1, last(battle) + 1):
            ref, kind = f"nemesis/{SPACES[space - 1].id}", self._on(battle, space)
            where = v.say("table-space", n=space, last=last(battle))
            if kind is None:
                things.append(Thing(ref, v.say("table-at-space", n=space), (v.say("table-empty"),), "", "muted"))
            elif kind.life:
                things.append(card_thing(ref, kind, v, (where,)))
            else:
                things.append(card_thing(ref, kind, v, (where, v.say("table-cost", n=kind.cost))))
        return [Area("dream-mat", v.say("table-dream-mat"), "foe", tuple(things), columns=last(battle))]

    def endings(self, v: Voice) -> list[str]:
        return [v.say("text-dream-last")]

    def text(self, v: Voice) -> list[str]:
        return [
            v.say("text-dream-mat"),
            v.say("text-dream-lost", clause=HARM[self.damage].clause(v, THEY)),
            v.say("text-dream-destroy", n=PRICE),
        ]

    def difference(self, v: Voice) -> list[str]:
        return [v.say("text-dream-harder", n=self.damage)]
