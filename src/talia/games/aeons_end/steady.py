"""A bot that plays sensibly by rules of thumb."""

from __future__ import annotations

from talia.games.aeons_end import options
from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.breaches import bonus
from talia.games.aeons_end.cards import Card, Sort
from talia.games.aeons_end.imagine import Imagination
from talia.games.aeons_end.layout import BREACH
from talia.games.aeons_end.purse import best_purchase
from talia.games.aeons_end.thumbs import strength, time_left
from talia.kernel.decision import Decision, Option
from talia.kernel.match import Match

PROMPT = 1.5
"""How much of the harm a minion could do until the end is worth preventing."""

FINISH = 1.0
"""A minion that a blow would kill is worth so much more than one that it would only hurt."""


class Steady:
    """Plays gems, buys, preps and casts everything; what else is asked it decides by imagining each answer."""

    __slots__ = ("_imagination",)

    def __init__(self, seed: int) -> None:
        self._imagination = Imagination(seed)

    def choose(self, match: Match, decision: Decision) -> Option:
        """One of the decision's options."""
        b = match.state
        assert isinstance(b, Battle)
        word = decision.word
        if word == "ask-main":
            return self._main(b, decision)
        if word == "ask-casting":
            return _casting(b, decision)
        if word == "ask-target":
            return self._target(b, decision)
        if word == "ask-order":
            return decision.options[-1]
        if word == "ask-turn":
            return max(decision.options, key=lambda option: _readiness(b, option.a))
        return self._imagination.best(b, decision)

    def _main(self, b: Battle, decision: Decision) -> Option:
        """Gems, then relics; then whatever aether buys; then spells to the breaches, and the ability last."""
        seat = decision.seat
        assert seat is not None
        found = decision.options
        playable = [option for option in found if option.word == "option-play"]
        relics = []
        for option in playable:
            if _kind(b, seat, option).sort == Sort.GEM:
                return option
            relics.append(option)
        for option in relics:
            if self._imagination.gain(b, option) > 0:
                return option
        bought = best_purchase(b, seat, found, self._imagination)
        if bought is not None:
            return bought
        preps = [option for option in found if option.word == "option-prep"]
        if preps:
            return max(preps, key=lambda option: _prep_worth(b, seat, option))
        ability = options.ABILITY[seat]
        if ability in found and self._imagination.gain(b, ability) > 0:
            return ability
        return options.END_MAIN

    def _target(self, b: Battle, decision: Decision) -> Option:
        """Slay the nemesis if the blow can; else strike where it saves the most harm, or the nemesis itself."""
        damage = decision.args["n"]
        assert isinstance(damage, int)
        if b.nemesis_life <= damage:
            return options.NEMESIS
        best, most = options.NEMESIS, float(damage)
        for option in decision.options:
            if option is options.NEMESIS:
                continue
            worth = self._blow(b, option.a, damage)
            if worth > most:
                best, most = option, worth
        return best

    def _blow(self, b: Battle, card: int, damage: int) -> float:
        """What a blow at a minion saves: its share of the harm that the minion would still do."""
        armour = b.kinds[card].armour
        if armour is not None:
            damage = armour.lessen(b, card, damage)
        left = b.counts[card]
        harm = PROMPT * self._imagination.threat(b, card) * time_left(b)
        return harm * (FINISH if damage >= left else damage / left)


def _casting(b: Battle, decision: Decision) -> Option:
    """Cast everything, the strongest first."""
    seat = decision.seat
    assert seat is not None
    best, most = decision.options[0], -1.0
    for option in decision.options:
        if option is options.END_CASTING:
            continue
        for card in b.zone(seat, BREACH + option.b):
            kind = b.kinds[card]
            if kind.cast_from[seat][option.b] is option and strength(kind) > most:
                best, most = option, strength(kind)
    return best


def _kind(b: Battle, seat: int, option: Option) -> Card:
    """The kind of card in hand that an option plays."""
    for card in b.hand(seat):
        kind: Card = b.kinds[card]
        if kind.play_by[seat] is option:
            return kind
    raise AssertionError(f"nothing in hand is played by {option.key}")


def _prep_worth(b: Battle, seat: int, option: Option) -> float:
    """Strong spells first, to the breach that adds most; a breach that stays open is kept for the rest."""
    breach = option.b
    for card in b.hand(seat):
        kind = b.kinds[card]
        if kind.sort == Sort.SPELL and kind.prep_to[seat][breach] is option:
            return strength(kind) + 0.1 * bonus(breach, b.stages[4 * seat + breach])
    return 0.0


def _readiness(b: Battle, seat: int) -> float:
    """How much a player would make of a turn."""
    ready = sum(strength(b.kinds[card]) for card in b.prepped(seat))
    return ready + 0.5 * sum(strength(b.kinds[card]) for card in b.hand(seat))
