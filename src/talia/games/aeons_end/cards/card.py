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

    Player cards: `cost`, how many `copies` a supply pile has if not as many as usual, and `play` for gems and relics or
    `cast` for spells. *While prepped*, a spell may do something `at_casting` (the start of its owner's casting phase),
    `once` a main phase, `when_focusing` a breach, `shield` its owner or be `host` to another spell by name, and a
    `reaction` waits for some moment; a spell that `spans` lies on two breaches, one that is good `closed_too` may be
    prepped to closed ones, one with `echo` is resolved twice, one that `asks_breach` wants to know where it was cast from,
    and one that `doubles` makes its owner's first card of each turn that costs anything be played twice and go back to the
    supply. `when_gained` is for cards that do something when they are gained on their owner's turn, or on `any_turn`;
    `when_prepped` when they are prepped, `when_thrown` when they are discarded in an ally's turn, `in_hand` as soon as
    somebody holds them; one that is `counted` asks how often it was played or cast this turn, and what was played may let
    its player do something as often as they like until the turn ends (`this_turn`).

    Nemesis cards: `tier`, then `attack`, or `life` and `persistent`, or `tokens`, `power` and `discard_for`; `immediately`
    before a minion or power is placed; `armour` changes damage dealt to it; `when_hurt`, `when_foe_hurt` (the nemesis) and
    `when_discarded` are what follows then, and a minion's armour and `when_hurt` may be for the damage of players only
    (`by_players`), not an ally's; `when_token` follows when a power token is removed, a power that is `lasting`
    stays in play and gets its tokens anew when it has resolved, and a card in play with a `veil` changes damage dealt to
    minions of the nemesis deck. A minion comes into play with so many `shields`, and one that is `wandering` is hurt by
    spent aether. A card laid before a player is a burden there (`before`), or `marks` that player. While it is in play, it
    `forbids` something of the nemesis' own rules by name; `at_end` is what one that moves along a track does at its end.
    One that is `upgraded` is a harder basic card; `crew` is which cards that a nemesis keeps beside its deck it is one of,
    and `blood` is what their blood magic does. A basic card of a campaign that evolves `becomes` its next form once its
    `places` for stickers are filled. The life of one that is `boundless` may rise above what is printed.

    Treasures have a `level`: those of the first are gems and spells of a starting deck, all others lie beside the players
    and wait for some moment with their `reaction`. `brings` are cards that come onto the discard pile of whoever starts
    with this one, `at_start` happens before the first turn; Gravehold gains so much more life whenever it gains any
    (`nurtures`), and the spells it lies beside deal so much more damage (`sharpens`). Abilities of an ally
    have a `level` too: with which step of an expedition they join.

    Of a card that has a flaw for good, `flaw_of` is the card without it. One that reads otherwise `since` a version of the
    rules knows the card that it was until then, its `former`.

    A card is a frozen value: `dataclasses.replace` makes another one of it, such as a card with a sticker on it. Cards are
    compared by identity (`eq=False`): they are keys of dicts all the time, and two that print the same are still two cards.
    """

    sort: Sort
    id: str = field()  # said so because `Kind` has it too: compiled, what a base class has is taken for a default
    name: Name = field(init=False)
    cost: int = 0
    copies: int = 0
    starter: bool = False
    play: Deed | None = None
    cast: Deed | None = None
    at_casting: Deed | None = None
    once: Deed | None = None
    when_gained: Deed | None = None
    any_turn: bool = False
    when_focusing: Deed | None = None
    shield: Shield | None = None
    host: str = ""
    spans: bool = False
    link: bool = False
    reaction: Reaction | None = None
    closed_too: bool = False
    counted: bool = False
    doubles: bool = False
    echo: bool = False
    asks_breach: bool = False
    when_prepped: Deed | None = None
    this_turn: Deed | None = None
    when_thrown: Deed | None = None
    in_hand: Deed | None = None
    tier: int = 0
    attack: Deed | None = None
    life: int = 0
    persistent: Deed | None = None
    armour: Armour | None = None
    tokens: int = 0
    power: Deed | None = None
    discard_for: Deed | None = None
    immediately: Deed | None = None
    when_hurt: Deed | None = None
    by_players: bool = False
    when_foe_hurt: Deed | None = None
    when_discarded: Deed | None = None
    boundless: bool = False
    blood: Deed | None = None
    crew: Crew | None = None
    upgraded: bool = False
    wandering: bool = False
    when_token: Deed | None = None
    lasting: bool = False
    veil: Armour | None = None
    before: Burden | None = None
    marks: bool = False
    forbids: str = ""
    at_end: Deed | None = None
    level: int = 0
    brings: tuple[str, ...] = ()
    at_start: Deed | None = None
    nurtures: int = 0
    sharpens: int = 0
    shields: int = 0
    places: int = 0
    becomes: Card | None = None
    flaw_of: Card | None = None
    since: int = 0
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
    veil: Armour | None = None,
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
        veil=veil,
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
    when_foe_hurt: Deed | None = None,
    when_token: Deed | None = None,
    when_discarded: Deed | None = None,
    lasting: bool = False,
    veil: Armour | None = None,
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
        when_foe_hurt=when_foe_hurt,
        when_token=when_token,
        when_discarded=when_discarded,
        lasting=lasting,
        veil=veil,
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
    nurtures: int = 0,
    sharpens: int = 0,
) -> Card:
    """A treasure that lies beside the players: of the second level it is everybody's, of the third one player's."""
    return Card(
        Sort.TREASURE,
        id,
        level=level,
        reaction=reaction,
        at_start=at_start,
        nurtures=nurtures,
        sharpens=sharpens,
    )


def ABILITY(id: str, joins: int, play: Deed) -> Card:  # noqa: N802
    """An ability of an ally who stands in Gravehold's place."""
    return Card(Sort.ABILITY, id, play=play, level=joins)
