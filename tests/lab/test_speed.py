"""What `talia bench` makes of what it has measured; speed itself is no test."""

from __future__ import annotations

from talia.lab.speed import Row, best_of


def test_of_several_rounds_the_best_of_each_row_counts() -> None:
    first = [Row("a", 100, 50, 7, False), Row("b", 300, None, None, True)]
    second = [Row("a", 90, 60, 7, False), Row("b", 310, None, None, True)]
    assert best_of([], first) == first
    assert best_of(first, second) == [Row("a", 100, 60, 7, False), Row("b", 310, None, None, True)]
