"""Rate limits: whoever asks too much is told to wait, and nobody else suffers."""

from __future__ import annotations

from talia.table.rate_limits import MOST_BUCKETS, RateLimit

from .house import opened, wished


def test_whoever_asks_too_much_is_told_to_wait(sqlite: str) -> None:
    with opened(sqlite, limits=True) as house:
        asked = 0
        while (answer := house.guest.ask("GET", "/api/me")).status_code != 429:
            asked += 1
            assert asked < 5_000, "nobody was ever told to wait"
        assert asked >= 300
        assert answer.json()["error"]["code"] == "too-many"
        assert int(answer.headers["retry-after"]) > 0


def test_whoever_makes_too_many_people_or_tables_is_told_to_wait(sqlite: str) -> None:
    with opened(sqlite, limits=True) as house:
        ann = house.person("Ann")
        for number in range(19):
            if number % 2:
                ann.table()
            else:
                house.person("Bob")
        assert ann.no("/api/tables", wished("ostium", ["me", "open"])) == "too-many"
        assert house.guest.no("/api/people", {"name": "Eve"}) == "too-many"
        assert ann.get("/api/me")["name"] == "Ann", "everything else goes on"


def test_whoever_guesses_codes_is_told_to_wait(sqlite: str) -> None:
    with opened(sqlite, limits=True) as house:
        eve = house.person("Eve")
        answers = [eve.no("/api/code", {"code": f"aaaaa-{number}"}) for number in range(30)]
        assert answers.count("impossible") <= 21
        assert answers[-1] == "too-many"


def test_a_person_who_does_too_much_is_told_to_wait_on_the_line_too(sqlite: str) -> None:
    with opened(sqlite, limits=True) as house:
        ann, bob = house.people("Ann", "Bob")
        table = ann.table()
        bob.sit(table, 1)
        with ann.line(table) as line, bob.line(table) as other:
            codes = [answer.get("error", {}).get("code") for answer in (line.send("ping") for _ in range(120))]
            assert codes[:40] == [None] * 40
            assert "too-many" in codes
            assert other.send("ping")["ok"], "nobody else suffers"
            assert house.guest.get(f"/api/tables/{table}")["id"] == table


def test_whoever_talks_too_much_is_told_to_wait_and_plays_on(sqlite: str) -> None:
    with opened(sqlite, limits=True) as house:
        ann, bob = house.people("Ann", "Bob")
        table = ann.table()
        bob.sit(table, 1)
        with ann.line(table) as line:
            said = [line.send("chat", text="Hurry!").get("error", {}).get("code") for _ in range(30)]
            assert said[:20] == [None] * 20
            assert "too-many" in said
            assert line.send("ping")["ok"]
        assert ann.cannot(table, "chat", text="Hurry!") == "too-many", "nor past the line"
        bob.do(table, "chat", text="Patience.")


def test_a_bucket_empties_and_fills_again() -> None:
    now = 0.0
    rates = RateLimit(3, 2, clock=lambda: now)
    assert [rates.allow("ann") for _ in range(5)] == [True, True, True, False, False]
    assert rates.allow("bob"), "everybody has their own"
    now = 0.5
    assert [rates.allow("ann") for _ in range(2)] == [True, False]
    now = 100.0
    assert [rates.allow("ann") for _ in range(4)] == [True, True, True, False], "it never holds more than it did"
    assert rates.allow("cid", cost=3)
    assert not rates.allow("cid", cost=1)


def test_being_refused_costs_nothing() -> None:
    now = 0.0
    rates = RateLimit(1, 1, clock=lambda: now)
    assert rates.allow("ann")
    for _ in range(100):
        assert not rates.allow("ann")
    now = 1.0
    assert rates.allow("ann")


def test_buckets_of_those_who_are_silent_are_forgotten() -> None:
    now = 0.0
    rates = RateLimit(2, 1, clock=lambda: now)
    assert rates.allow("busy")
    for number in range(MOST_BUCKETS - 10):
        rates.allow(f"silent {number}")
    now = 1.5
    assert [rates.allow("busy") for _ in range(3)] == [True, True, False]
    now = 2.5
    for number in range(20):
        rates.allow(f"new {number}")
    assert rates.allow("busy"), "a second has passed"
    assert not rates.allow("busy"), "but their bucket was not forgotten"


def test_in_a_crowd_whoever_asks_all_the_time_is_not_forgotten() -> None:
    rates = RateLimit(1, 1, clock=lambda: 0.0)
    assert rates.allow("busy")
    for number in range(2 * MOST_BUCKETS):
        rates.allow(f"stranger {number}")
        if number % 1000 == 0:
            assert not rates.allow("busy")


def test_a_crowd_of_strangers_does_not_empty_the_memory() -> None:
    rates = RateLimit(5, 1, clock=lambda: 0.0)
    for number in range(3 * MOST_BUCKETS):
        rates.allow(str(number))
    assert len(rates._buckets) <= MOST_BUCKETS
