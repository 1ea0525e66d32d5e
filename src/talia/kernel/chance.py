"""Chance: a small seeded generator whose whole state is one integer, so that it lives inside the match.

The generator is SplitMix64. It is tiny, the same on every machine and every Python, and one integer is all
there is to clone, save and compare.
"""

_MASK = 0xFFFFFFFFFFFFFFFF
_STEP = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The generator's first state for a seed. Neighbouring seeds must not give similar games, so it is stirred once."""
    return stirred((seed * _STEP + 0x1F83D9ABFB41BD6B) & _MASK)


def stirred(state: int) -> int:
    """The 64 bits that a state stands for."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def step(state: int) -> int:
    """The state after this one."""
    return (state + _STEP) & _MASK


def shuffled(state: int, items: list[int]) -> int:
    """Fisher-Yates, in place, and the state afterwards. The same as asking `below` for each place, in one go."""
    for i in range(len(items) - 1, 0, -1):
        state = z = (state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        j = (((z ^ (z >> 31)) >> 32) * (i + 1)) >> 32
        items[i], items[j] = items[j], items[i]
    return state


class Chance:
    """The generator as an object, for those outside a match: bots, benchmarks, re-dealing hidden cards."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = step(self.state)
        return ((stirred(self.state) >> 32) * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Mix them, in place."""
        self.state = shuffled(self.state, items)
