"""Steps of the agenda that only end what is under way."""

from __future__ import annotations

from talia.kernel.effect import Step


class Closing(Step):
    """What is left of a card when its effect is over: that it is discarded, or in play. Whatever waits until the card is
    done with waits for this too."""

    __slots__ = ()
