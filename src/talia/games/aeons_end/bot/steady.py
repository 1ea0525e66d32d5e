"""A bot that plays sensibly by rules of thumb."""

from __future__ import annotations

from collections.abc import Callable

from talia.games.aeons_end.bot.blows import kills, toll
from talia.games.aeons_end.bot.buying import best_gift, best_purchase
from talia.games.aeons_end.bot.evaluation import ALLYS_CHARGE, force, hurts, standing, strength, time_left
from talia.games.aeons_end.bot.lookahead import Lookahead, prompt
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.reaction import GAINED
from talia.games.aeons_end.cards.vocabulary.divided import ShareOut
from talia.games.aeons_end.rules import ally, foes, options
from talia.games.aeons_end.rules.actions import OnNumber, OnSpell, chosen_card, chosen_number, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import BREACH
from talia.games.aeons_end.rules.main_actions import Play, Prep, UseOnce
from talia.games.aeons_end.rules.main_options import ABILITY, END_MAIN
from talia.games.aeons_end.rules.moments import waits_for
from talia.games.aeons_end.rules.scope import Scope
from talia.games.aeons_end.rules.turn_order import is_nemesis_turn, whose
from talia.games.aeons_end.rules.turns import CASTING
from talia.kernel.decision import Decision, Option
from talia.kernel.match import Match

PATIENCE = 60
"""After so many rounds a battle is not won any more, only put off: then chance answers, so that it comes to its end."""

FINISH = 2.54
"""A minion that a blow would kill is worth so much more than one that it would only hurt."""


SPENT = 0.34
"""How much worse than before the players may stand for each charge that an ability took."""

AT_LEAST = 0.1
"""What an ally's ability must bring to be worth their charges, which are there to be used."""

IN_THE_WAY = 1.0
"""How much worse than before the players may stand after a relic was played: one that stays in hand is in the way of
another card every turn."""

STING = 0.3
"""How much the harm counts that follows a blow."""

LAST = 1000.0
HOSTED = 0.5
"""What the last blow is worth, and what it is worth to lie with another spell instead of on a breach of one's own."""

CREW_FALLS = 2.0
"""How much it counts, beside what a blow at the nemesis does, that one of its crew is hurt or gone."""

BLOOD = 0.29
"""How often in a turn the blood magic of one of the crew is worked."""


class Steady:
    """Plays gems, buys, preps and casts everything; what else is asked it decides by imagining each answer."""

    __slots__ = ("_lookahead",)

    def __init__(self, seed: int) -> None:
        self._lookahead = Lookahead(seed)

    def choose(self, match: Match, decision: Decision) -> Option:
        """One of the decision's options."""
        if len(decision.options) == 1:  # a position that was just laid out
            return decision.options[0]
        battle = match.state
        assert isinstance(battle, Battle)
        if battle.round > PATIENCE:
            return self._lookahead.any_of(decision)
        habit = _HABITS.get(decision.word)
        return habit(self, battle, decision) if habit is not None else self._lookahead.best(battle, decision)

    def main(self, battle: Battle, decision: Decision) -> Option:
        """Gems, then relics; then whatever aether buys; then spells to the breaches, and the ability last. What happens
        when a card is gained may need prepped spells: then they come first."""
        seat = decision.seat
        assert seat is not None
        found = decision.options
        first = self._play(battle, seat, found)
        if first is not None:
            return first
        preps = [(option, option.action) for option in found if isinstance(option.action, Prep)]
        early = preps
        if not _waits_for_a_gain(battle):
            early = [(option, prep) for option, prep in preps if prep.kind.once is not None]
        if early:
            return max(early, key=lambda each: _prep_worth(battle, seat, each[1]))[0]
        bought = best_purchase(battle, seat, found, self._lookahead)
        if bought is not None:
            return bought
        if preps:
            return max(preps, key=lambda each: _prep_worth(battle, seat, each[1]))[0]
        ability = ABILITY[seat]
        if ability in found and self._lookahead.gain(battle, ability) > -SPENT * battle.charges[seat]:
            return ability
        return END_MAIN

    def _play(self, battle: Battle, seat: int, found: list[Option]) -> Option | None:
        """A gem, what a prepped spell offers once a turn, or a relic, if there is one that does no harm."""
        doubtful = []
        for option in found:
            action = option.action
            if isinstance(action, UseOnce):
                return option
            if isinstance(action, Play):
                kind = action.kind
                if kind.sort == Sort.GEM and not hurts(kind):
                    return option
                doubtful.append(option)
        for option in doubtful:
            if self._lookahead.gain(battle, option) > -IN_THE_WAY:
                return option
        return None

    # Blows

    def target(self, battle: Battle, decision: Decision) -> Option:
        """Slay the nemesis if the blow can; else strike where it saves the most harm."""
        if isinstance(decision.options[0].action, OnNumber):  # a part of the nemesis
            return self._lookahead.best(battle, decision)
        damage = decision.args["n"]
        assert isinstance(damage, int)
        if self._last_blows(battle, decision, damage):
            return options.NEMESIS
        return max(decision.options, key=lambda option: self._blow(battle, option, damage))

    def _last_blows(self, battle: Battle, decision: Decision, damage: int) -> bool:
        """Whether this blow and the spells that may follow it in the same turn can slay the nemesis."""
        nemesis, seat = battle.table.nemesis, decision.seat
        if seat is None or battle.phase != CASTING or nemesis.armour is not None or nemesis.lifeless:
            return False
        if nemesis.untouchable or options.NEMESIS not in decision.options:
            return False
        rest = sum(force(battle, seat, card) for card in battle.prepped(seat) if card != battle.casting)
        return damage + rest >= battle.nemesis_life

    def _blow(self, battle: Battle, option: Option, damage: int) -> float:
        """What a blow is worth."""
        if option is not options.NEMESIS:
            return self._at_minion(battle, chosen_card(option), damage)
        if battle.table.nemesis.armour is None and "when_nemesis_hurt" not in battle.table.reacts:
            own = battle.table.nemesis.own
            if own is not None and battle.table.nemesis.lifeless:
                worth = own.blow(battle, damage)
                return LAST if worth > 0 and damage >= own.life(battle) else worth
            return LAST if damage >= battle.nemesis_life else float(damage)
        twin = battle.clone()
        twin.agenda.clear()
        foes.hit_nemesis(twin, damage)
        return standing(twin) - standing(battle)

    def _at_minion(self, battle: Battle, card: int, damage: int) -> float:
        """Its share of the harm that a minion would still do, less what follows from the blow; one of the crew of an
        untouchable nemesis is also a part of what is left to beat."""
        kind: Card = battle.kinds[card]
        damage, left = toll(battle, card, damage)
        harm = prompt(battle) * self._lookahead.threat(battle, card) * time_left(battle)
        if kind.crew is not None and kind.persistent is None:
            harm *= BLOOD
        worth = harm * (FINISH if damage >= left else damage / left)
        if kind.crew is not None:
            if battle.table.nemesis.untouchable:
                return worth + min(damage, left)
            return worth + CREW_FALLS * self._relief(battle, card, damage)
        if damage and kind.when_hurt is not None:
            worth -= STING * self._lookahead.harm_of(battle, card, kind.when_hurt)
        if damage >= left and kind.when_discarded is not None:
            worth -= STING * self._lookahead.harm_of(battle, card, kind.when_discarded)
        return worth

    def _relief(self, battle: Battle, card: int, damage: int) -> float:
        """How much better the players stand after a blow at one of the crew, by the rules of its nemesis."""
        twin = battle.clone()
        twin.agenda.clear()
        foes.hit_minion(twin, card, damage)
        return standing(twin) - standing(battle)

    def share(self, battle: Battle, decision: Decision) -> Option:
        """Of damage that can be divided, as much as kills or is felt at all; at the nemesis, what is not better spent on
        minions."""
        assert isinstance(decision.ctx, Scope)
        card = decision.ctx.it
        if card >= 0:
            fatal = [option for option in decision.options if kills(battle, card, chosen_number(option))]
            if fatal:
                return min(fatal, key=chosen_number)
            return max(decision.options, key=lambda each: _felt(battle, card, chosen_number(each)))
        worthy, dividing = 0, decision.effect
        served = [target for target, _ in dividing.given] if isinstance(dividing, ShareOut) else []
        for card in battle.minions():
            left = battle.counts[card]
            if card not in served and prompt(battle) * self._lookahead.threat(battle, card) * time_left(battle) > left:
                worthy += left
        fitting = [option for option in decision.options if chosen_number(option) <= decision.ctx.n - worthy]
        return max(fitting or decision.options, key=chosen_number)

    # Other habits

    def casting(self, battle: Battle, decision: Decision) -> Option:
        """Cast everything, first the spell that is best spent on some target now: a small one on what is almost dead, a
        strong one on what it alone can kill; where blows wear an armour down, the strongest last."""
        seat = decision.seat
        assert seat is not None
        castable = [option for option in decision.options if option is not options.END_CASTING]
        if len(castable) == 1:
            return castable[0]
        minions = battle.minions()
        wears = battle.table.nemesis.armour is not None
        best, most = castable[0], -1e9
        for option in castable:
            action = option.action
            assert isinstance(action, OnSpell)
            for card in battle.zone(seat, BREACH + action.breach):
                if battle.kinds[card] is action.kind:
                    damage = force(battle, seat, card)
                    worth = self._surplus(battle, minions, round(damage)) + (-0.01 if wears else 0.01) * damage
                    if worth > most:
                        best, most = option, worth
        return best

    def _surplus(self, battle: Battle, minions: list[int], damage: int) -> float:
        """How much better a blow at the best of the minions is than as many small ones."""
        return max((self._at_minion(battle, card, damage) for card in minions), default=damage) - damage

    def discard(self, battle: Battle, decision: Decision) -> Option:
        """Of several cards that must go, one after the other what is missed least."""
        return self._lookahead.best(battle, decision, depth=int(options.DONE in decision.options))

    def turn(self, battle: Battle, decision: Decision) -> Option:
        """Whoever makes most of it takes the turn."""
        return max(decision.options, key=lambda option: _readiness(battle, chosen_player(option)))

    def leave(self, battle: Battle, decision: Decision) -> Option:
        """The cards lie well enough."""
        return decision.options[-1]

    def bury(self, battle: Battle, decision: Decision) -> Option:
        """The nemesis may wait, the players would rather not."""
        shown = decision.options[0]
        return shown if is_nemesis_turn(battle.kinds[chosen_card(shown)]) else decision.options[-1]

    def gift(self, battle: Battle, decision: Decision) -> Option:
        """The best card of those that cost nothing now."""
        return best_gift(battle, decision.options)

    def hunt(self, battle: Battle, decision: Decision) -> Option:
        """When a wandering minion is worth any aether, it is worth all of it."""
        return max(decision.options, key=chosen_number)

    def charges(self, battle: Battle, decision: Decision) -> Option:
        """To whom they do more good; with the last one an ally acts, unless that would bring nothing."""
        whom = ally.standing(battle)
        if ally.KEEP in decision.options:
            return self._lookahead.best(battle, decision)
        acts, refused = decision.options
        spent = ALLYS_CHARGE * ally.charges(battle, whom)
        return acts if self._lookahead.gain(battle, acts) > AT_LEAST - spent else refused

    def redirect(self, battle: Battle, decision: Decision) -> Option:
        """A new card is better than most: onto the deck with it; an ally gets it only if it must be."""
        return decision.options[0]

    def leave_placed(self, battle: Battle, decision: Decision) -> Option:
        """It lies well where the effect that brought it has placed it."""
        return decision.options[-1]

    def keep_turn(self, battle: Battle, decision: Decision) -> Option:
        """The player who would make the least of another turn does without."""
        return min(
            decision.options,
            key=lambda option: min(_readiness(battle, seat) for seat in whose(battle, chosen_card(option))),
        )


_HABITS: dict[str, Callable[[Steady, Battle, Decision], Option]] = {
    "ask-main": Steady.main,
    "ask-casting": Steady.casting,
    "ask-target": Steady.target,
    "ask-share": Steady.share,
    "ask-discard": Steady.discard,
    "ask-order": Steady.leave,
    "ask-discard-next": Steady.leave,
    "ask-turn": Steady.turn,
    "ask-bury": Steady.bury,
    "ask-gain": Steady.gift,
    "ask-redirect": Steady.redirect,
    "ask-redirect-placed": Steady.leave_placed,
    "ask-keep-turn": Steady.keep_turn,
    "ask-spend": Steady.hunt,
    "ask-charges": Steady.charges,
}


def _felt(battle: Battle, card: int, damage: int) -> tuple[int, int]:
    """How much of a blow a minion feels; of those that it feels alike, the smallest is best."""
    return toll(battle, card, damage)[0], -damage


def _waits_for_a_gain(battle: Battle) -> bool:
    """Whether a card played this turn does something when the next card is gained."""
    for card in battle.waiting:
        waiting = waits_for(battle.kinds[card])
        if waiting is not None and waiting.moment == GAINED:
            return True
    return False


def _prep_worth(battle: Battle, seat: int, prep: Prep) -> float:
    """Strong spells first, to the breach that adds most; one that lies on two breaches must be worth both."""
    worth = strength(prep.kind) + 0.1 * battle.adds(seat, prep.breach)
    if prep.kind.spans:
        return worth / 2
    return worth + HOSTED if battle.zone(seat, BREACH + prep.breach) else worth


def _readiness(battle: Battle, seat: int) -> float:
    """How much a player would make of a turn."""
    ready = sum(strength(battle.kinds[card]) for card in battle.prepped(seat))
    return ready + 0.5 * sum(strength(battle.kinds[card]) for card in battle.hand(seat))
