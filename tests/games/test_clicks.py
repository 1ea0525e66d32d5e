"""How many clicks a turn takes, counted on turns that bots played: no more than there are decisions that matter.

One click is an option; what is offered in one go (`Game.together`, `further`, `finish`) is one click too; and a thing
that is dragged where it goes answers the question that its option leads to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Set
from dataclasses import dataclass, field
from statistics import mean, median

import talia
from talia.bots import bot
from talia.kernel.decision import Decision
from talia.kernel.game import Together
from talia.kernel.match import Match
from tests.games.playing import GAMES

OF_THE_TURN = {"ask-main", "ask-casting", "ask-order", "ask-target"}
"""Questions of a turn of Aeon's End itself; all others are asked by cards."""

DRAGGED = {"ask-target", "ask-place", "ask-move", "ask-meet"}
"""Questions for a place or a target: answered by where the thing was dropped."""


@dataclass
class Turn:
    """The choices that one seat made in a turn: the question, the key, and what was offered in one go."""

    seat: int
    chosen: list[tuple[str, str]] = field(default_factory=list)
    offered: list[list[Together]] = field(default_factory=list)

    @property
    def asked_by_cards(self) -> int:
        """How many questions cards asked."""
        return sum(word not in OF_THE_TURN for word, _ in self.chosen)

    @property
    def clicks(self) -> int:
        """Clicks of somebody who takes what is offered in one go, and drags things where they go."""
        return self._clicks(DRAGGED)

    @property
    def bare_clicks(self) -> int:
        """Clicks of somebody who drags nothing, and leaves the cards they put down as they lie."""
        kept = [n for n, (word, _) in enumerate(self.chosen) if word != "ask-order"]
        left = Turn(self.seat, [self.chosen[n] for n in kept], [self.offered[n] for n in kept])
        return left._clicks(frozenset())

    def _clicks(self, by_dragging: Set[str]) -> int:
        count, before = 0, ""
        chosen = [(word, _what(key)) for word, key in self.chosen]
        done: Counter[str] = Counter()
        for number, ((word, key), offered) in enumerate(zip(chosen, self.offered, strict=True)):
            rest = Counter(each for _, each in chosen[number:])
            for each in offered:  # the largest first
                keys = [_what(one) for one in each.keys]
                if key in keys and not done[key] and not Counter(keys) - rest:
                    done.update(keys)
                    count += 1
            dragged = word in by_dragging and before != word
            if done[key]:
                done[key] -= 1
            elif not dragged or number == 0:
                count += 1
            before = word
        return count


def _what(key: str) -> str:
    """A choice without the breach that a spell goes to: prepped all at once, they go to the best ones."""
    return key.partition(">")[0] if key.startswith("prep:") else key


def in_one_go(match: Match) -> list[Together]:
    """What is offered in one go, the largest first."""
    game, decision = match.game, match.decision
    found = [*game.further(match, decision), game.together(match, decision), game.finish(match, decision)]
    return sorted((each for each in found if each is not None), key=lambda each: -len(each.keys))


def turns(id: str, seed: int) -> list[Turn]:
    """The turns of a duel, or of two mages, that two bots play."""
    game = GAMES[id]
    match = game.new(players=2, seed=seed)
    bots = [bot("steady", game, seed * 8 + seat) for seat in range(2)]
    found: list[Turn] = []
    number = None
    while not match.over:
        decision: Decision = match.decision
        view = match.view(None)
        acting = view["active"]
        option = bots[decision.seat or 0].choose(match, decision)
        if acting == decision.seat and acting is not None:
            if number != (view["turn"], acting):
                number = (view["turn"], acting)
                found.append(Turn(acting))
            found[-1].chosen.append((decision.word, option.key))
            found[-1].offered.append(in_one_go(match))
        match.choose(option, decision.seat)
    return found


def test_a_turn_of_aeons_end_takes_five_clicks_and_what_cards_ask() -> None:
    played = [turn for seed in range(3) for turn in turns("aeons-end/war-eternal", seed)]
    counted = [turn.clicks - turn.asked_by_cards for turn in played]
    assert len(counted) > 20
    assert median(counted) <= 5, Counter(counted)
    assert median(turn.clicks for turn in played) <= 6


def test_a_late_turn_of_aeons_end_takes_five_clicks_without_dragging_anything() -> None:
    """Five with what cards ask: discard a card, put one onto the deck. Every charge is a click, too."""
    played = [turns("aeons-end/war-eternal", seed) for seed in range(6)]
    late = [turn for match in played for turn in match[len(match) // 2 :]]
    assert len(late) > 50
    assert mean(turn.bare_clicks for turn in late) < 5, Counter(turn.bare_clicks for turn in late)
    assert mean(turn.bare_clicks - turn.asked_by_cards for turn in late) < 4


def test_a_turn_of_ostium_takes_less_than_ten_clicks() -> None:
    counted = [turn.clicks for seed in range(3) for turn in turns("ostium", seed)]
    assert len(counted) > 20
    assert median(counted) < 10, Counter(counted)


def test_what_is_done_in_one_go_is_one_click() -> None:
    hand = ["Crystal", "Crystal", "Spark"]
    match = talia.arrange("aeons-end/war-eternal", {"players": [{"mage": "Gex", "hand": hand, "aether": 0}]})
    turn = Turn(0)
    for key in ("play:crystal", "play:crystal", "prep:spark>II"):
        turn.chosen.append((match.decision.word, key))
        turn.offered.append(in_one_go(match))
        match.choose(key)
    assert turn.clicks == 1, "all gems, and the spell with them"
