"""Telling a battle as a position that is laid out to the very same state.

Most questions of a turn can be told by what lies on the table. In the middle of an effect, what is told is the last such
question before it, and the choices made since.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.vocabulary.curses import CURSES
from talia.games.aeons_end.rules import hidden_sides, pulse
from talia.games.aeons_end.rules.attached import under
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import OPEN, ROMAN
from talia.games.aeons_end.rules.card_tokens import SHIELD, SILENCE
from talia.games.aeons_end.rules.front import before
from talia.games.aeons_end.rules.layout import (
    BREACH,
    CREW_DECK,
    CREW_DISCARD,
    DECK,
    DESTROYED,
    DISCARD,
    IN_PLAY,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    PLAYED,
    TURN_DECK,
    TURN_DISCARD,
)
from talia.games.aeons_end.rules.marks import told as told_marks
from talia.games.aeons_end.rules.treasures import OWN, shared
from talia.games.aeons_end.rules.turn_order import holders
from talia.games.aeons_end.rules.turns import CASTING, CASTING_PHASE, MAIN_PHASE
from talia.games.aeons_end.rules.wallet import Purses
from talia.games.aeons_end.set_up import ally
from talia.games.aeons_end.set_up.arrange import lay_out
from talia.games.aeons_end.set_up.changes import told_changes
from talia.games.aeons_end.set_up.foes import usual_in_play
from talia.games.aeons_end.set_up.numbering import in_order
from talia.games.aeons_end.set_up.setup import LEVELS, before_the_first_turn
from talia.games.aeons_end.set_up.sheets import STATES, USES, usual_done
from talia.games.aeons_end.set_up.stock import copies
from talia.games.aeons_end.set_up.stopping import BETWEEN_TURNS, GO_ON, PAUSED, PHASE_OF, is_nemesis_phase
from talia.kernel.chance import first
from talia.kernel.errors import TaliaError
from talia.kernel.match import Match
from talia.kernel.positions import told_chance
from talia.kernel.seeds import seed_of

# Any, all through this file: positions are plain JSON.

Told = dict[str, Any]


def position(box: Box, match: Match) -> Told:
    """The position a match stands in."""
    battle = _battle(match)
    told = _told_exactly(box, battle)
    return told if told is not None else _told_by_choices(box, match)


def _battle(match: Match) -> Battle:
    assert isinstance(match.state, Battle)
    return match.state


def _told_by_choices(box: Box, match: Match) -> Told:
    """The last question that can be told exactly, and the keys chosen since: the match is played again up to it."""
    again = match.game.again(match.origin)
    again.quiet = True
    before: list[tuple[int, Battle]] = []
    for number, key in enumerate(match.keys):
        if _phase(_battle(again)):
            before.append((number, _battle(again).clone()))
        again.choose(key)
    if again.fingerprint != match.fingerprint:
        raise TaliaError("error-position-imagined")
    for number, battle in reversed(before):
        told = _told_exactly(box, battle)
        if told is not None:
            return {**told, "choices": match.keys[number:]}
    return _told_from_the_start(box, match)


def _told_from_the_start(box: Box, match: Match) -> Told:
    """For a match that has been in the middle of something ever since it began."""
    origin = match.origin
    seed = seed_of(origin)
    if "position" in origin:
        told = {"chance": f"{first(seed):016x}", **origin["position"]}
        return {**told, "choices": [*told.get("choices", []), *match.keys]}
    battle = before_the_first_turn(box, origin["players"], seed, origin["setup"], match.game.rules)
    battle.agenda = []
    PAUSED.resolve(battle, BETWEEN_TURNS)
    return {**_told(battle, BETWEEN_TURNS, numbered=True), "choices": [GO_ON.key, *match.keys]}


def _phase(battle: Battle) -> str | None:
    """The phase that a position with this question begins in, if it is one that a position can begin with."""
    asked = battle.decision
    if asked is None:
        return None
    if asked.effect is PAUSED:
        return str(asked.ctx)
    return PHASE_OF.get(asked.effect)


def _told_exactly(box: Box, battle: Battle) -> Told | None:
    """A position that is laid out to this very state, if there is one. The cards' numbers are told only if they must."""
    phase = _phase(battle)
    if phase is None:
        return None
    heaped = any(len(battle.zones[pile.zone]) > copies(pile.card) for pile in battle.table.market)
    by_number = any(isinstance(each, int) for each in _used(battle, battle.active))
    for numbered in (True,) if heaped or by_number else (False, True):
        told = _told(battle, phase, numbered)
        if lay_out(box, told, 0, battle.table.rules).fingerprint == battle.fingerprint:
            return told
    return None


def _told(battle: Battle, phase: str, numbered: bool) -> Told:
    table = battle.table
    told = {
        "phase": "" if phase == MAIN_PHASE else phase,
        "active": 0 if is_nemesis_phase(phase) else battle.active,
        "casting_begun": phase == CASTING and _casting_begun(battle),
        "round": _unless(battle.round, 1),
        "gravehold": _unless(battle.gravehold, table.full_gravehold),
        "difficulty": _unless(table.difficulty, "normal"),
        "full_life": _unless(table.full_life, LEVELS[table.difficulty].life),
        "turn_order_variant": _unless(table.turn_order, table.edition.turn_orders[0]),
        "without": list(table.without),
        "chapter": table.chapter,
        "expedition": table.expedition,
    }
    told = {name: value for name, value in told.items() if value}
    if battle.turn != 1:
        told["turn"] = battle.turn
    told["players"] = [_player(battle, seat) for seat in range(battle.players)]
    told["nemesis"] = _foe(battle)
    told["turn_order"] = _turn_order(battle)
    told["market"] = {pile.card.id: len(battle.zones[pile.zone]) for pile in table.market}
    supply = 0 if numbered else sum(copies(pile.card) for pile in table.market)
    destroyed = [card for card in battle.zones[DESTROYED] if card >= supply]
    if destroyed:
        told["destroyed"] = _ids(battle, destroyed[::-1])
    told["chance"] = told_chance(battle)
    if CURSES in table.layout.numbers:
        told["curses"] = _ids(battle, battle.pile(CURSES)[::-1])
    if shared(battle):
        told["treasures"] = _ids(battle, shared(battle))
    if table.ally is not None:
        told[table.ally.id] = ally.tell(battle, table.ally)
    marks = {**_gone(battle), **told_marks(battle)}
    if marks:
        told["marks"] = marks
    if numbered:
        told["numbers"] = in_order(battle)
    return told


def _gone(battle: Battle) -> Told:
    """What a nemesis counted at first and has no more."""
    own = battle.table.nemesis.own
    return {} if own is None or battle.turn == 0 else {name: 0 for name in own.at_first() if not battle.mark(name)}


def _casting_begun(battle: Battle) -> bool:
    """Whether what prepped spells do at the start of the casting phase has been done."""
    asked = battle.decision
    if asked is None or asked.effect is not CASTING_PHASE:
        return False
    return any(battle.kinds[card].at_casting is not None for card in battle.prepped(battle.active))


def _unless(value: Any, usual: Any) -> Any:
    """A value, or nothing where it is the usual one."""
    return None if value == usual else value


def _ids(battle: Battle, cards: Sequence[int]) -> list[str]:
    return [battle.kinds[card].id for card in cards]


def _player(battle: Battle, seat: int) -> Told:
    table = battle.table
    more: Told = {
        "charges": battle.charges[seat],
        "trophies": battle.trophies[seat],
        "discard": _ids(battle, battle.zone(seat, DISCARD)[::-1]),
        "played": _ids(battle, battle.zone(seat, PLAYED)),
        "breaches": _breaches(battle, seat),
        "front": _ids(battle, before(battle, seat)),
        "treasures": _ids(battle, battle.pile(OWN[seat])) if OWN[seat] in table.layout.numbers else [],
        "pulse": pulse.held(battle, seat),
    }
    if seat == battle.active:
        more |= {
            "aether": battle.aether,
            "purses": _purses(battle.purses),
            "wallets": [{"aether": aether, "purses": _purses(purses)} for aether, purses in battle.wallets],
            "gained": list(battle.gained),
            "redirects": list(battle.redirects),
            "used": _used(battle, seat),
            "waiting": _ids(battle, battle.waiting),
            "done": list(battle.done),
        }
    told: Told = {"mage": table.mages[seat].id}
    if battle.life[seat] != table.full_life:
        told["life"] = battle.life[seat]
    told["hand"] = _ids(battle, battle.hand(seat))
    told["deck"] = _ids(battle, battle.zone(seat, DECK)[::-1])
    if seat == battle.active and not battle.done and usual_done(battle, seat):
        told["done"] = []
    return told | {name: value for name, value in more.items() if value}


def _breaches(battle: Battle, seat: int) -> Told:
    usual = battle.table.mages[seat].stages
    names = {stage: name for name, stage in STATES.items()}
    found = {}
    for breach, roman in enumerate(ROMAN):
        stage = battle.stages[4 * seat + breach]
        there: Told = {}
        if stage != (usual[breach] if breach < len(usual) else STATES["gone"]):
            there |= {"stage": stage} if stage < OPEN else {names[stage]: True}
        if battle.focused >> 4 * seat + breach & 1:
            there["focused"] = True
        prepped = battle.zone(seat, BREACH + breach)
        if prepped:
            there["prepped"] = _ids(battle, prepped[::-1])
        relic = under(battle, seat, breach)
        if relic >= 0:
            there["attached"] = battle.kinds[relic].id
        if there:
            found[roman] = there
    return found


def _purses(purses: Purses) -> list[Told]:
    return [{"aether": held, "for": [name for name, use in USES.items() if served & use]} for served, held in purses]


def _used(battle: Battle, seat: int) -> list[str | int]:
    """Prepped spells by name where the name says which one is meant, any other card by its number."""
    kinds = battle.kinds
    prepped = [kinds[card] for card in battle.prepped(seat)]
    found: list[str | int] = []
    for card in battle.used:
        plain = card in battle.prepped(seat) and prepped.count(kinds[card]) == 1 and kinds[card].once is not None
        found.append(kinds[card].id if plain else card)
    return found


def _foe(battle: Battle) -> Told:
    table, zones = battle.table, battle.zones
    told: Told = {"name": table.nemesis.id}
    if battle.nemesis_life != table.full_nemesis:
        told["life"] = battle.nemesis_life
    if battle.tokens != table.nemesis.tokens.start:
        told["tokens"] = battle.tokens
    in_play = [_in_play(battle, card) for card in zones[IN_PLAY]]
    if in_play != usual_in_play(table.nemesis):
        told["in_play"] = in_play
    told["deck"] = _ids(battle, zones[NEMESIS_DECK][::-1])
    if table.nemesis.has_crew_deck():
        told["crew"] = _sided(battle, zones[CREW_DECK])
    more = {
        "discard": _ids(battle, zones[NEMESIS_DISCARD][::-1]),
        "crew_discard": _sided(battle, zones[CREW_DISCARD]) if table.nemesis.has_crew_deck() else [],
        "zones": {zone.id: _ids(battle, battle.pile(zone)[::-1]) for zone in table.nemesis.zones if battle.pile(zone)},
        "extra_draws": battle.extra_draws,
        "changed": told_changes(battle),
    }
    return told | {name: value for name, value in more.items() if value}


def _in_play(battle: Battle, card: int) -> Any:
    kind, count = battle.kinds[card], battle.counts[card]
    told: Told = {}
    if count != (kind.life or kind.tokens):
        told["life" if kind.life else "tokens"] = count
    shields = battle.tokens_on(card, SHIELD)
    if shields != kind.shields:
        told["shields"] = shields
    if battle.tokens_on(card, SILENCE):
        told["silenced"] = True
    told |= _side(battle, card)
    return {"name": kind.id, **told} if told else kind.id


def _sided(battle: Battle, cards: Sequence[int]) -> list[Any]:
    """A pile of the nemesis' crew from the top, with what is on their hidden sides if they have any."""
    ids = _ids(battle, cards[::-1])
    if not hidden_sides.has_any(battle) or battle.turn == 0:
        return ids
    hidden = [_side(battle, card, said=True) for card in reversed(cards)]
    return [{"name": id, **side} if side else id for id, side in zip(ids, hidden)]


def _side(battle: Battle, card: int, said: bool = False) -> Told:
    """What is on a card's hidden side: told where it is the telling one or, if it must be `said`, always."""
    crew = battle.kinds[card].crew
    if crew is None or not crew.hidden:
        return {}
    told: Told = {}
    if said or hidden_sides.telling(battle, card):
        told[crew.hidden] = hidden_sides.telling(battle, card)
    if hidden_sides.turned(battle, card):
        told["turned"] = True
    return told


def _turn_order(battle: Battle) -> Told:
    told: Told = {
        "deck": [_turn(id) for id in _ids(battle, battle.zones[TURN_DECK][::-1])],
        "discard": [_turn(id) for id in _ids(battle, battle.zones[TURN_DISCARD][::-1])],
    }
    tokens = holders(battle)
    return told | ({"tokens": tokens} if tokens else {})


def _turn(id: str) -> str:
    """A turn order card as people write it: `pair 1 2`."""
    return id.removeprefix("turn-").replace("-", " ")
