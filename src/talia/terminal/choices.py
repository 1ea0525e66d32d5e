"""What a choice of the set-up means, in words: for whoever is asked in the terminal."""

from __future__ import annotations

from talia.kernel.form import Choice
from talia.kernel.game import Game, Listed
from talia.words.speaker import Speaker


class Choices:
    """Tells what the choices of a game's set-up mean, in one language."""

    def __init__(self, game: Game, s: Speaker) -> None:
        self._s = s
        self._cards: dict[str, Listed] = {card.id: card for card in game.cards(s)}

    def name(self, choice: Choice) -> str:
        """What it is called, and how hard it is or what it costs."""
        name = self._s.name(choice.name)
        if choice.rating is not None:
            return f"{name}: {self._s.name(choice.rating)}"
        card = self._cards.get(choice.card)
        return f"{name} ({card.cost})" if card is not None and card.cost is not None else name

    def lines(self, choice: Choice) -> list[str]:
        """What it means: its own text or its card's, and the cards that come with it, each with its cost."""
        card = self._cards.get(choice.card)
        if choice.text is not None:
            lines = choice.text(self._s).splitlines()
        else:
            lines = card.text.splitlines() if card is not None else []
        held = [self._cards[id] for id in choice.holds if id in self._cards]
        if held:
            lines.append(", ".join(f"{each.name} ({each.cost})" if each.cost else each.name for each in held))
        return lines
