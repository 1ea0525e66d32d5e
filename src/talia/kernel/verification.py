"""Checking a finished game: that it was played by the rules, and that its cards fell by the secret that was sealed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from talia.kernel.chance import Secret
from talia.kernel.errors import TaliaError
from talia.kernel.match import Match
from talia.kernel.registry import game
from talia.kernel.saves import read, text_of
from talia.kernel.seeds import seed_of
from talia.kernel.voice import Voice

LEAST = 8
"""A shorter beginning of a hash could be anybody's."""


@dataclass(frozen=True)
class Verified:
    """What was found. The match has been played again, choice by choice, so its rules were kept."""

    match: Match
    expected: str | None

    @property
    def secret(self) -> Secret | None:
        """The secret that the cards fell by; None if the seed was an integer."""
        seed = seed_of(self.match.origin)
        return seed if isinstance(seed, Secret) else None

    @property
    def fits(self) -> bool:
        """Whether the hash is the one that was told before the game; if nobody says which it was, any is."""
        return self.expected is None or (self.secret is not None and self.secret.hash.startswith(self.expected))

    @property
    def fine(self) -> bool:
        """Whether the game is over and nothing speaks against it."""
        return self.match.over and self.fits

    def lines(self, v: Voice) -> list[str]:
        """What was found, in words."""
        found = [v.say("verify-played", count=len(self.match.keys))]
        if not self.match.over:
            found.append(v.say("verify-not-over"))
        if self.secret is None:
            found.append(v.say("verify-seed", seed=str(self.match.origin["seed"])))
        else:
            found.append(v.say("verify-secret", hash=self.secret.hash))
        if not self.fits:
            found.append(v.say("verify-another-hash", hash=self.expected or ""))
        elif self.secret is not None:
            found.append(v.say("verify-compare" if self.expected is None else "verify-same-hash"))
        return found


def verify(path: Path, expected: str | None = None) -> Verified:
    """Play a save again; `TaliaError` with the line and the reason if that cannot be done."""
    told = expected.strip().lower() if expected is not None else None
    if told is not None and (len(told) < LEAST or not set(told) <= set("0123456789abcdef")):
        raise TaliaError("error-verify-hash", least=LEAST)
    match, _ = read(text_of(path), game)
    return Verified(match, told)
