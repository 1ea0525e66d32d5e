"""What would follow from an option is told to whoever decides, when they ask, and changes nothing."""

from __future__ import annotations

from .house import House
from .test_choices import WAR, same, two


def test_whoever_decides_may_ask_what_would_follow(house: House) -> None:
    ann, bob, table = two(house)
    decision, before = ann.mine(table), ann.state(table)
    foreseen = ann.do(table, "foresee", number=decision["number"])["foreseen"]
    assert list(foreseen) == [option["key"] for option in decision["options"]]
    assert any(each["text"] and each["about"] for told in foreseen.values() for each in told)
    assert bob.cannot(table, "foresee", number=decision["number"]) == "forbidden"
    assert ann.cannot(table, "foresee", number=decision["number"] + 1) == "stale"
    assert same(before, ann.state(table))


def test_it_is_told_over_the_live_line_in_the_language_asked_for(house: House) -> None:
    ann, *_ = house.people("Ann")
    table = ann.table(WAR, ("me", "hot"), answers={"nemesis": "umbra-titan", "mages": ["mist", "dezmodia"]})
    with ann.line(table, lang="pl") as line:
        number = line.state()["decisions"][0]["number"]
        foreseen = line.send("foresee", number=number)["foreseen"]
    assert any("eter" in each["text"] for told in foreseen.values() for each in told)


def test_what_cannot_be_chosen_says_why_to_whoever_decides(house: House) -> None:
    ann, bob, table = two(house)
    reasons = ann.mine(table)["why_not"]
    assert any(each["text"].endswith("short") for each in reasons)
    lit = {option["about"] for option in ann.mine(table)["options"]}
    assert not lit & {each["about"] for each in reasons if not each["to"]}
    assert all(not decision["why_not"] for decision in bob.state(table)["decisions"])
