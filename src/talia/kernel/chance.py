"""Chance: generators whose whole state is an integer, so that it lives inside the match.

The fast one is SplitMix64, started by a seed that is an integer: tiny, the same on every machine and every Python. Whoever
knows the seed knows how every card will fall, and a seed that is small enough to be typed is small enough to be guessed from
what lies open. So rivals play with the sealed one: its seed is a secret of 256 bits, its numbers are BLAKE2b under that key,
and the integer in the state only counts them. The hash of the secret is public from the start, the secret at the end.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, Union

from mypy_extensions import i64

from talia.kernel.compiled import compiled

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15

BYTES: Final = 32
"""How long a secret is."""


class Secret:
    """A seed that cannot be guessed. Everybody may know its `hash`, nobody the secret before the match is over."""

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        assert len(key) == BYTES
        self.key = key

    @classmethod
    def drawn(cls) -> Secret:
        """A new one, from the machine's own source of randomness."""
        return cls(secrets.token_bytes(BYTES))

    @property
    def hash(self) -> str:
        """What is told before the match: it binds whoever knows the secret to it and tells nothing about it."""
        return hashlib.sha256(self.key).hexdigest()

    def __repr__(self) -> str:
        return f"Secret({self.hash[:8]})"


Seed = Union[int, Secret]


def derived(seed: Seed, purpose: int) -> Seed:
    """Another seed for one purpose, so that what it decides tells nothing about what the first one decides."""
    if isinstance(seed, Secret):
        return Secret(
            hashlib.blake2b(b"%d" % purpose, digest_size=BYTES, key=seed.key, person=b"talia derived").digest()
        )
    return seed ^ purpose


def first(seed: Seed) -> int:
    """The generator's first state: the first count under a secret, else what `seeded` gives."""
    return 0 if isinstance(seed, Secret) else seeded(seed)


def key_of(seed: Seed) -> bytes:
    """The key of a secret; empty for a seed that is an integer."""
    return seed.key if isinstance(seed, Secret) else b""


# The fast generator


def seeded(seed: int) -> int:
    """The generator's first state for a seed. Neighbouring seeds must not give similar games, so it is mixed once."""
    return mixed((seed * _STEP + 0x1F83D9ABFB41BD6B) & _MASK)


def mixed(state: int) -> int:
    """The 64 bits that a state stands for."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def step(state: int) -> int:
    """The state after this one."""
    return (state + _STEP) & _MASK


def below(state: int, n: int) -> int:
    """A number from 0 to n - 1 that a state stands for: what `mixed` gives, scaled down, in one go."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) >> 32) * n >> 32


# Whole shuffles, in one go. Plain, numbers are kept small; compiled, all of it is arithmetic of machine words, which wrap at
# 64 bits and have a sign. Either way the lowest 64 bits are right, and only those are looked at.

_COMPILED: Final = compiled()
_STEP_WORD: Final = _STEP - (1 << 64)
_FIRST_WORD: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND_WORD: Final = 0x94D049BB133111EB - (1 << 64)


def shuffled(state: int, items: list[int]) -> int:
    """Fisher-Yates, in place, and the state afterwards. The same as asking `below` for each place, in one go."""
    if _COMPILED:
        return shuffled_by_words(state, items)
    for i in range(len(items) - 1, 0, -1):
        state = (state + _STEP) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        upper = ((z ^ (z >> 27)) * 0x94D049BB133111EB) >> 32 & 0xFFFFFFFF  # the lower half decides nothing any more
        j = (upper ^ (upper >> 31)) * (i + 1) >> 32
        items[i], items[j] = items[j], items[i]
    return state


def shuffled_by_words(state: int, items: list[int]) -> int:
    """The same by machine words."""
    word: i64 = state if state < 1 << 63 else state - (1 << 64)
    for i in range(len(items) - 1, 0, -1):
        word += _STEP_WORD
        z: i64 = (word ^ (word >> 30 & 0x3FFFFFFFF)) * _FIRST_WORD
        z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * _SECOND_WORD
        j = ((z ^ (z >> 31 & 0x1FFFFFFFF)) >> 32 & 0xFFFFFFFF) * (i + 1) >> 32
        items[i], items[j] = items[j], items[i]
    return int(word) & _MASK


# The sealed generator


def sealed(key: bytes, count: int) -> int:
    """The 64 bits that a count stands for under a key."""
    return int.from_bytes(hashlib.blake2b(count.to_bytes(8, "little"), digest_size=8, key=key).digest(), "little")


def sealed_below(key: bytes, count: int, n: int) -> int:
    """A number from 0 to n - 1; 64 bits are so many that no n a game asks for makes one of them likelier."""
    return (sealed(key, count) * n) >> 64


def sealed_shuffled(key: bytes, count: int, items: list[int]) -> int:
    """Fisher-Yates under a key, in place, and the count afterwards."""
    for i in range(len(items) - 1, 0, -1):
        count += 1
        j = sealed_below(key, count, i + 1)
        items[i], items[j] = items[j], items[i]
    return count


class Chance:
    """Either generator as an object, for those outside a match: set-ups, bots, benchmarks, re-dealing hidden cards."""

    __slots__ = ("key", "state")

    def __init__(self, seed: Seed) -> None:
        self.key = key_of(seed)
        self.state = first(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if self.key:
            self.state += 1
            return sealed_below(self.key, self.state, n)
        self.state = step(self.state)
        return below(self.state, n)

    def shuffle(self, items: list[int]) -> None:
        """Mix them, in place."""
        if self.key:
            self.state = sealed_shuffled(self.key, self.state, items)
        else:
            self.state = shuffled(self.state, items)
