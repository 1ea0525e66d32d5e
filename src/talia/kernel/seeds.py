"""Seeds as the origin of a match tells them, in plain JSON: an integer, or a secret with its hash."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from talia.kernel.chance import BYTES, Secret, Seed
from talia.kernel.errors import TaliaError

# Any, all through this file: an origin is plain JSON, and may come from a file that somebody wrote.


def write_seed(seed: Seed) -> dict[str, Any]:
    """A seed as an origin tells it."""
    if isinstance(seed, Secret):
        return {"sealed": {"hash": seed.hash, "secret": seed.key.hex()}}
    return {"seed": seed}


def seed_of(origin: Mapping[str, Any]) -> Seed:
    """The seed that an origin tells; `TaliaError` if it is a secret that is none, or that its hash does not fit."""
    told = origin.get("sealed")
    if told is None:
        seed = origin["seed"]
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise TaliaError("error-not-whole", name="seed", value=repr(seed))
        return seed
    try:
        secret = Secret(bytes.fromhex(told["secret"]))
        fits = secret.hash == told["hash"]
    except (KeyError, TypeError, ValueError, AssertionError):
        raise TaliaError("error-sealed-secret", count=BYTES) from None
    if not fits:
        raise TaliaError("error-sealed-hash")
    return secret


def seed_of_bots(origin: Mapping[str, Any]) -> int:
    """An integer for the random choices of bots that play a match: nobody who does not know its seed can guess it."""
    seed = seed_of(origin)
    if isinstance(seed, Secret):
        return int.from_bytes(hashlib.blake2b(b"bots", digest_size=8, key=seed.key).digest(), "little")
    return seed
