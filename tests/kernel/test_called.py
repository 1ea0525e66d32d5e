"""Things by what they are called: names of any language, however they are written."""

from __future__ import annotations

import unicodedata

from talia.kernel.called import Called
from talia.kernel.voice import Name

TYPES = Called([("whole", Name("type-number")), ("list", Name("type-list")), ("row", Name("type-list"))])
"""Things whose names are a few words that Talia has in both languages."""


def test_names_of_every_language_are_known() -> None:
    assert TYPES.ids("a whole number") == TYPES.ids("liczba całkowita") == ["whole"]
    assert TYPES.ids("whole") == [], "an id is no name"


def test_neither_large_letters_nor_accents_matter() -> None:
    for told in ("LICZBA CAŁKOWITA", unicodedata.normalize("NFD", "Liczba całkowita"), "liczba calkowita "):
        assert TYPES.ids(told) == ["whole"]


def test_all_that_are_called_so_are_told_in_their_order() -> None:
    assert TYPES.ids("lista") == ["list", "row"]


def test_a_name_that_nothing_has_is_like_another() -> None:
    every = ("whole", "list", "row")
    assert [TYPES.like(told, every) for told in ("licba całkowita", "whole numbr", "xyz")] == ["whole", "whole", None]
    assert [TYPES.like("lsta", among) for among in (every, ("row",), ("whole",))] == ["list", "row", None]
