"""Cards as they are printed. A card is its effects: `GEM("crystal", cost=0, play=gain(1))`."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING

from talia.kernel.kind import Kind
from talia.kernel.voice import Name

if TYPE_CHECKING:
    from talia.games.aeons_end.cards.reaction import Burden, Reaction
    from talia.games.aeons_end.cards.vocabulary.base import Deed
    from talia.games.aeons_end.cards.vocabulary.damage import Armour, Shield

from talia.games.aeons_end.cards.declared import Crew
from talia.games.aeons_end.rules.breaches import ROMAN


class Sort(IntEnum):
    """The types of cards."""

    GEM = 0
    RELIC = 1
    SPELL = 2
    ATTACK = 3
    MINION = 4
    POWER = 5
    TURN = 6
    CURSE = 7
    TREASURE = 8
    ABILITY = 9


@dataclass(frozen=True, eq=False, repr=False)
class Card(Kind):
    """A kind of card. What a card does not have printed on it is `None` or 0.

    A card is a frozen value: `dataclasses.replace` makes another one of it, such as a card with a sticker on it. Cards are
    compared by identity (`eq=False`): they are keys of dicts all the time, and two that print the same are still two cards.
    """

    sort: Sort
    id: str = field()  # said so because `Kind` has it too: compiled, what a base class has is taken for a default
    name: Name = field(init=False)

    # Cards of players
    cost: int = 0
    copies: int = 0  # in a supply pile, if not as many as usual
    starter: bool = False  # in starting hands and decks, never in the supply
    play: Deed | None = None  # what a gem or relic does
    cast: Deed | None = None  # what a spell does
    counted: bool = False  # it asks how often it was played or cast this turn
    doubles: bool = False  # its owner's first card of each turn that costs anything is played twice, then goes back
    this_turn: Deed | None = None  # what its player may do as often as they like until the turn ends
    when_gained: Deed | None = None  # on its owner's turn, or `any_turn`
    any_turn: bool = False
    when_thrown: Deed | None = None  # discarded in an ally's turn
    in_hand: Deed | None = None  # as soon as somebody holds it
    reaction: Reaction | None = None  # waits for some moment, prepped or beside the players

    # Spells
    spans: bool = False  # lies on two breaches
    link: bool = False
    echo: bool = False  # resolved twice
    closed_too: bool = False  # may be prepped to closed breaches
    host: str = ""  # another spell, by name, may be prepped with it
    asks_breach: bool = False  # wants to know where it was cast from
    when_prepped: Deed | None = None
    at_casting: Deed | None = None  # while prepped, at the start of its owner's casting phase
    once: Deed | None = None  # while prepped, once a main phase
    when_focusing: Deed | None = None  # while prepped, when its owner focuses a breach
    shield: Shield | None = None  # while prepped, against damage to its owner

    # Cards of the nemesis
    tier: int = 0
    upgraded: bool = False  # a harder basic card
    immediately: Deed | None = None  # before a minion or power is placed
    attack: Deed | None = None
    life: int = 0  # of a minion
    boundless: bool = False  # its life may rise above what is printed
    shields: int = 0  # shield tokens it enters play with
    wandering: bool = False  # hurt by spent aether
    persistent: Deed | None = None
    armour: Armour | None = None  # changes damage dealt to it
    minion_armour: Armour | None = None  # the same for minions of the nemesis deck, while this card is in play
    when_hurt: Deed | None = None
    by_players: bool = False  # `armour` and `when_hurt` are for damage by players, not by Gravehold's stand-in
    when_nemesis_hurt: Deed | None = None
    tokens: int = 0  # of a power
    power: Deed | None = None
    discard_for: Deed | None = None
    when_token: Deed | None = None  # a power token is removed
    lasting: bool = False  # a power that stays in play and gets its tokens anew when it has resolved
    when_discarded: Deed | None = None
    before: Burden | None = None  # what it is for the player before whom it is laid
    marks: bool = False  # it is laid before a player to mark them
    forbids: str = ""  # one of the nemesis' own rules, by name, while this card is in play
    at_end: Deed | None = None  # when a card that moves along a track comes to its end
    crew: Crew | None = None  # which of the cards that a nemesis keeps beside its deck it is one of
    blood_magic: Deed | None = None
    places: int = 0  # for stickers: a card that evolves `becomes` its next form once these are filled
    becomes: Card | None = None

    # Treasures, and abilities of an ally in Gravehold's place
    level: int = 0  # of a treasure; of an ability, with which step of an expedition it joins
    brings: tuple[str, ...] = ()  # cards that come onto the discard pile of whoever starts with this one
    at_start: Deed | None = None  # before the first turn
    gravehold_bonus: int = 0  # additional life whenever Gravehold gains any
    spell_bonus: int = 0  # additional damage of the spells it lies beside

    # Cards that stand for others
    flaw_of: Card | None = None  # of a card that has a flaw for good: the card without it
    since: int = 0  # before this version of the rules the card was its `former`
    former: Card | None = None

    def __post_init__(self) -> None:
        own = Name(self.id) if self.sort == Sort.TURN else Name(f"card-{self.id}", card=self.id)
        object.__setattr__(self, "name", own)

    def under(self, rules: int) -> Card:
        """This card as it reads under a version of the rules."""
        card = self
        while card.former is not None and rules < card.since:
            card = card.former
        return card

    def forms(self) -> list[Card]:
        """This card and all forms that it may still take, in order."""
        found, card = [self], self.becomes
        while card is not None:
            found.append(card)
            card = card.becomes
        return found

    def where_prepped(self, breach: int) -> str:
        """The name of the breach, or of the two breaches from this one on, that the spell lies on."""
        return f"{ROMAN[breach]}+{ROMAN[breach + 1]}" if self.spans and breach < 3 else ROMAN[breach]

    def named_breach(self, breach: int) -> Name:
        """The same in words."""
        if self.spans and breach < 3:
            return Name("place-breaches", one=ROMAN[breach], two=ROMAN[breach + 1])
        return Name("place-breach", breach=ROMAN[breach])


def GEM(  # noqa: N802 - reads like the card
    id: str,
    cost: int,
    play: Deed,
    when_gained: Deed | None = None,
    any_turn: bool = False,
    when_thrown: Deed | None = None,
    counted: bool = False,
    this_turn: Deed | None = None,
    starter: bool = False,
    copies: int = 0,
    level: int = 0,
) -> Card:
    """A gem."""
    return Card(
        Sort.GEM,
        id,
        cost=cost,
        play=play,
        when_gained=when_gained,
        any_turn=any_turn,
        when_thrown=when_thrown,
        counted=counted,
        this_turn=this_turn,
        starter=starter,
        copies=copies,
        level=level,
    )


def RELIC(id: str, cost: int, play: Deed, starter: bool = False) -> Card:  # noqa: N802
    """A relic."""
    return Card(Sort.RELIC, id, cost=cost, play=play, starter=starter)


def SPELL(  # noqa: N802
    id: str,
    cost: int,
    cast: Deed,
    *,
    at_casting: Deed | None = None,
    once: Deed | None = None,
    when_focusing: Deed | None = None,
    shield: Shield | None = None,
    host: str = "",
    spans: bool = False,
    link: bool = False,
    reaction: Reaction | None = None,
    closed_too: bool = False,
    counted: bool = False,
    doubles: bool = False,
    echo: bool = False,
    asks_breach: bool = False,
    when_gained: Deed | None = None,
    any_turn: bool = False,
    when_prepped: Deed | None = None,
    starter: bool = False,
    level: int = 0,
    brings: tuple[str, ...] = (),
) -> Card:
    """A spell."""
    return Card(
        Sort.SPELL,
        id,
        cost=cost,
        cast=cast,
        at_casting=at_casting,
        once=once,
        when_focusing=when_focusing,
        shield=shield,
        host=host,
        spans=spans,
        link=link,
        reaction=reaction,
        closed_too=closed_too,
        counted=counted,
        doubles=doubles,
        echo=echo,
        asks_breach=asks_breach,
        when_gained=when_gained,
        any_turn=any_turn,
        when_prepped=when_prepped,
        starter=starter,
        level=level,
        brings=brings,
    )


def ATTACK(  # noqa: N802
    id: str,
    tier: int,
    attack: Deed,
    *,
    before: Burden | None = None,
    marks: bool = False,
    upgraded: bool = False,
    places: int = 0,
    becomes: Card | None = None,
) -> Card:
    """An attack: resolved at once, then discarded."""
    return Card(
        Sort.ATTACK,
        id,
        tier=tier,
        attack=attack,
        before=before,
        marks=marks,
        upgraded=upgraded,
        places=places,
        becomes=becomes,
    )


def MINION(  # noqa: N802
    id: str,
    tier: int,
    life: int,
    persistent: Deed | None = None,
    *,
    immediately: Deed | None = None,
    armour: Armour | None = None,
    minion_armour: Armour | None = None,
    when_hurt: Deed | None = None,
    by_players: bool = False,
    when_discarded: Deed | None = None,
    wandering: bool = False,
    forbids: str = "",
    at_end: Deed | None = None,
    shields: int = 0,
    upgraded: bool = False,
    places: int = 0,
    becomes: Card | None = None,
) -> Card:
    """A minion: stays until it has no life, and acts in every nemesis turn."""
    return Card(
        Sort.MINION,
        id,
        tier=tier,
        life=life,
        persistent=persistent,
        immediately=immediately,
        armour=armour,
        minion_armour=minion_armour,
        when_hurt=when_hurt,
        by_players=by_players,
        when_discarded=when_discarded,
        wandering=wandering,
        forbids=forbids,
        at_end=at_end,
        shields=shields,
        upgraded=upgraded,
        places=places,
        becomes=becomes,
    )


def POWER(  # noqa: N802
    id: str,
    tier: int,
    tokens: int,
    power: Deed,
    *,
    discard_for: Deed | None = None,
    immediately: Deed | None = None,
    when_nemesis_hurt: Deed | None = None,
    when_token: Deed | None = None,
    when_discarded: Deed | None = None,
    lasting: bool = False,
    minion_armour: Armour | None = None,
    forbids: str = "",
    upgraded: bool = False,
    places: int = 0,
    becomes: Card | None = None,
) -> Card:
    """A power: resolves when its last token leaves, unless somebody pays to discard it."""
    return Card(
        Sort.POWER,
        id,
        tier=tier,
        tokens=tokens,
        power=power,
        discard_for=discard_for,
        immediately=immediately,
        when_nemesis_hurt=when_nemesis_hurt,
        when_token=when_token,
        when_discarded=when_discarded,
        lasting=lasting,
        minion_armour=minion_armour,
        forbids=forbids,
        upgraded=upgraded,
        places=places,
        becomes=becomes,
    )


def CURSE(id: str, in_hand: Deed) -> Card:  # noqa: N802
    """A curse that is neither gem, relic nor spell: it does something as soon as somebody holds it."""
    return Card(Sort.CURSE, id, in_hand=in_hand)


def TREASURE(  # noqa: N802
    id: str,
    level: int,
    *,
    reaction: Reaction | None = None,
    at_start: Deed | None = None,
    gravehold_bonus: int = 0,
    spell_bonus: int = 0,
) -> Card:
    """A treasure that lies beside the players: of the second level it is everybody's, of the third one player's."""
    return Card(
        Sort.TREASURE,
        id,
        level=level,
        reaction=reaction,
        at_start=at_start,
        gravehold_bonus=gravehold_bonus,
        spell_bonus=spell_bonus,
    )


def ABILITY(id: str, joins: int, play: Deed) -> Card:  # noqa: N802
    """An ability of an ally who stands in Gravehold's place."""
    return Card(Sort.ABILITY, id, play=play, level=joins)
