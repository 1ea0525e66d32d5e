"""Mages of Legacy made for a single battle by a quick choice of their gifts."""

from __future__ import annotations

import pytest

import talia
from talia import TaliaError

LEGACY = "aeons-end/legacy"


def gifts(match: talia.Match) -> list[list[str]]:
    return [mage.partition(":")[2].split("+") for mage in match.origin["setup"]["mages"]]


def test_what_is_chosen_is_given_and_the_rest_falls_by_chance() -> None:
    match = talia.game(LEGACY).new(
        players=2,
        seed=4,
        mages_from="gifts",
        gift_ability=["shelter", "random"],
        gift_breach="keen-breach,fourth-breach",
    )
    first, second = gifts(match)
    assert "shelter" in first
    assert "keen-breach" in first
    assert "fourth-breach" in second
    assert [len(first), len(second)] == [5, 5]
    assert not set(first) & set(second)
    assert match.fingerprint == talia.load(match.save()).fingerprint


@pytest.mark.parametrize(
    ("players", "last", "word"),
    [
        (2, ["deep-well", "deep-well"], "error-setup-gift-twice"),
        (2, ["deep-well", "wings"], "error-setup-value"),
        (3, ["deep-well"], "error-setup-gifts"),
    ],
)
def test_a_gift_is_given_once_and_must_exist(players: int, last: list[str], word: str) -> None:
    with pytest.raises(TaliaError) as refused:
        talia.game(LEGACY).new(players=players, seed=1, mages_from="gifts", gift_last=last)
    assert refused.value.word == word


def test_the_form_asks_for_gifts_only_where_mages_are_made() -> None:
    fields = {field.name: field for field in talia.game(LEGACY).fields}
    assert fields["gift_start"].when == {"mages_from": ("gifts",)}
    assert fields["mages"].when == {"mages_from": ("ready",)}
    assert len(fields["gift_start"].parts) == 8
    assert "gift_start" not in {field.name for field in talia.game("aeons-end/war-eternal").fields}
