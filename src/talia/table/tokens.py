"""Random ids and codes, and the hash that is stored of what must stay secret."""

from __future__ import annotations

import hashlib
import secrets


def token_hash(token: str) -> str:
    """What is stored of a token or a code. They are long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id(letters: int = 10) -> str:
    """A name that cannot be guessed, of letters and digits that cannot be mixed up."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(letters))
