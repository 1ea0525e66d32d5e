"""Power cards: what is printed on them, and how they are written down."""

from __future__ import annotations

from dataclasses import dataclass, field

from talia.games.seasons.rules.deed import Deed
from talia.games.seasons.rules.energy import NO_TOKENS, Tokens, tokens
from talia.games.seasons.rules.powers import (
    ACTIVATES,
    BEFORE_DIE,
    CHEAPER,
    END_OF_GAME,
    END_OF_ROUND,
    FIRST_MOMENT,
    LEAVES_PLAY,
    MARKER_MOVES,
    MOMENTS,
    ODD_PAYING,
    RIVAL_ACTIVATES,
    RIVAL_SUMMONS,
    SACRIFICED,
    SEASON_CHANGE,
    TOKENS_PAY,
    WINTER_EARTH,
    YOU_ACTIVATE,
    YOU_SUMMON,
    Lasting,
)
from talia.kernel.kind import Kind
from talia.kernel.names import slug
from talia.kernel.voice import Name

BASE, KINGDOM, DESTINY = "base", "enchanted-kingdom", "path-of-destiny"
BOXES = (BASE, KINGDOM, DESTINY)

Count = int | tuple[int, int, int]
"""A number, or one for two, three and four players."""


@dataclass(frozen=True)
class Cost:
    """What summoning a card costs: tokens and crystals; `different` is for one to four tokens, no two of them alike."""

    energy: Tokens = NO_TOKENS
    crystals: int = 0
    different: bool = False
    never: bool = False  # it cannot be summoned

    def takes(self, energy: int) -> bool:
        """Whether such a token is, or can be, a part of it."""
        return self.different or self.energy[energy] > 0

    @property
    def tokens(self) -> int:
        """How many tokens it takes."""
        return sum(self.energy)


def cost(
    *, air: Count = 0, water: Count = 0, fire: Count = 0, earth: Count = 0, crystals: Count = 0
) -> tuple[Cost, Cost, Cost]:
    """A cost for two, three and four players."""

    def at(count: Count, players: int) -> int:
        return count if isinstance(count, int) else count[players]

    two, three, four = (
        Cost(tokens(at(air, n), at(water, n), at(fire, n), at(earth, n)), at(crystals, n)) for n in range(3)
    )
    return (two, three, four)


FREE = cost()
ALL_DIFFERENT = (Cost(different=True),) * 3
NEVER = (Cost(never=True),) * 3
NO_MOMENTS: tuple[Deed | None, ...] = (None,) * len(MOMENTS)


@dataclass(frozen=True, eq=False)
class PowerCard(Kind):
    """A power card: a frozen value. Two are equal only if they are the same object: they are keys wherever speed matters."""

    id: str = field()  # said so because `Kind` has it too: compiled, what a base class has is taken for a default
    name: Name = field()
    number: int
    box: str
    familiar: bool
    prestige: int
    costs: tuple[Cost, Cost, Cost] = FREE
    enters: Deed | None = None
    activates: tuple[Deed, ...] = ()
    moments: tuple[Deed | None, ...] = NO_MOMENTS  # by the numbers of powers.py
    lasting: tuple[Lasting, ...] = ()
    before_die: bool = False  # it is activated before the actions of the die
    prelude_only: bool = False  # it acts in the prelude, and leaves the game whenever it is seen later
    put_only_by_summoning: bool = False
    locks: bool = False  # it lays a Deadbolt on a familiar
    replica: bool = False  # leaving play, it leaves the game
    gives: tuple[tuple[int, int], ...] = field(init=False)  # what it adds to its player's powers
    does: int = field(init=False)  # the same as bits

    def __post_init__(self) -> None:
        lasting = tuple((each.power, each.n) for each in self.lasting)
        moments = tuple((FIRST_MOMENT + moment, 1) for moment, deed in enumerate(self.moments) if deed is not None)
        early = ((BEFORE_DIE, 1),) if self.before_die else ()
        active = ((ACTIVATES, 1),) if self.activates else ()
        odd = (
            ((ODD_PAYING, 1),)
            if any(each.power in (CHEAPER, TOKENS_PAY, WINTER_EARTH) for each in self.lasting)
            else ()
        )
        gives = lasting + moments + early + active + odd
        object.__setattr__(self, "gives", gives)
        object.__setattr__(self, "does", sum({1 << power for power, _ in gives}))


def number_of(card: PowerCard) -> int:
    """The printed number, to sort by. (A card that compared itself could not be looked up by identity when compiled.)"""
    return card.number


class Writer:
    """Writes the cards of a box: `ITEM(1, "Amulet of Air", 6, cost(air=2), enters=gauge(2))`."""

    def __init__(self, box: str) -> None:
        self.box = box
        self.cards: list[PowerCard] = []

    def item(
        self,
        number: int,
        name: str,
        prestige: int,
        cost: tuple[Cost, Cost, Cost] = FREE,
        *,
        enters: Deed | None = None,
        activate: Deed | tuple[Deed, ...] = (),
        always: Lasting | tuple[Lasting, ...] = (),
        end_of_round: Deed | None = None,
        season_change: Deed | None = None,
        you_summon: Deed | None = None,
        rival_summons: Deed | None = None,
        you_activate: Deed | None = None,
        rival_activates: Deed | None = None,
        marker_moves: Deed | None = None,
        end_of_game: Deed | None = None,
        leaves_play: Deed | None = None,
        sacrificed: Deed | None = None,
        familiar: bool = False,
        before_die: bool = False,
        prelude_only: bool = False,
        put_only_by_summoning: bool = False,
        locks: bool = False,
        replica: bool = False,
    ) -> PowerCard:
        """A magic item. What acts at a moment of the game has that moment's name."""
        moments = {
            END_OF_ROUND: end_of_round,
            SEASON_CHANGE: season_change,
            YOU_SUMMON: you_summon,
            RIVAL_SUMMONS: rival_summons,
            YOU_ACTIVATE: you_activate,
            RIVAL_ACTIVATES: rival_activates,
            MARKER_MOVES: marker_moves,
            END_OF_GAME: end_of_game,
            LEAVES_PLAY: leaves_play,
            SACRIFICED: sacrificed,
        }
        id = slug(name)
        card = PowerCard(
            id,
            Name(f"card-{id}", card=id),
            number,
            self.box,
            familiar,
            prestige,
            cost,
            enters,
            (activate,) if isinstance(activate, Deed) else activate,
            tuple(moments[moment] for moment in range(len(MOMENTS))),
            (always,) if isinstance(always, Lasting) else always,
            before_die,
            prelude_only,
            put_only_by_summoning,
            locks,
            replica,
        )
        self.cards.append(card)
        return card

    def familiar(
        self,
        number: int,
        name: str,
        prestige: int,
        cost: tuple[Cost, Cost, Cost] = FREE,
        *,
        enters: Deed | None = None,
        activate: Deed | tuple[Deed, ...] = (),
        always: Lasting | tuple[Lasting, ...] = (),
        end_of_round: Deed | None = None,
        season_change: Deed | None = None,
        rival_activates: Deed | None = None,
        leaves_play: Deed | None = None,
        locks: bool = False,
    ) -> PowerCard:
        """A familiar."""
        return self.item(
            number,
            name,
            prestige,
            cost,
            enters=enters,
            activate=activate,
            always=always,
            end_of_round=end_of_round,
            season_change=season_change,
            rival_activates=rival_activates,
            leaves_play=leaves_play,
            familiar=True,
            locks=locks,
        )
