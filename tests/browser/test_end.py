"""The end of a game: what decided it, how it went, who did what, and something to send to friends."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Door
from .player import WAR_ETERNAL, Player

QUICK = {"difficulty": "beginner", "nemesis": "umbra-titan", "mages": "random"}  # Ann does nothing, and the titan digs

BESIDE_THE_CONTROLS = """() => {
  const panel = document.querySelector('[data-testid="replay-slider"]').closest('section')
  const { left, right } = panel.getBoundingClientRect()
  const style = getComputedStyle(panel)
  const [least, most] = [left + parseFloat(style.paddingLeft), right - parseFloat(style.paddingRight)]
  const out = ({ left, right, width }) => width > 0 && (left < least - 2 || right > most + 2)
  return [...panel.querySelectorAll('button, input, select, a, p, [data-testid]')]
    .filter((one) => out(one.getBoundingClientRect()))
    .map((one) => one.outerHTML.slice(0, 80))
}"""
"""What of the controls of a replay goes past the inner edge of their panel."""


def finished(player: Player, game: str, *seats: str, **answers: Any) -> str:
    """A game that is over, played past the pages; the table's id."""
    table = player.has_table(game, *seats, seed=2, **answers)
    for _ in range(5000):
        state = player.ask("GET", f"/tables/{table}/state")
        if state["over"]:
            break
        mine = [decision for decision in state["decisions"] if decision["mine"]]
        if mine:
            number, options = mine[0]["number"], mine[0]["options"]
            seat = mine[0]["seat"]
            body = {"type": "choose", "id": 1, "number": number, "key": options[-1]["key"]}
            player.ask("POST", f"/tables/{table}/do", body if seat is None else {**body, "seat": seat})
    player.opens(f"/t/{table}")
    expect(player.at("over")).to_be_visible()
    return table


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("pl", True)], ids=["en", "pl-phone"])
def test_the_end_tells_how_it_went_can_be_copied_and_leads_to_the_best_turn(
    person: Door, lang: str, phone: bool
) -> None:
    ann = person("Ann", phone=phone, lang=lang)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    if not phone:
        ann.page.set_viewport_size({"width": 1280, "height": 720})
    table = finished(ann, WAR_ETERNAL, "me", "steady", **QUICK)
    if not phone:  # what to do next is in sight
        expect(ann.at("plot")).to_be_visible()
        expect(ann.at("rematch")).to_be_in_viewport(ratio=1)
    told = ann.ask("GET", f"/tables/{table}/story?lang={lang}")
    for line in told["decided"]:
        expect(ann.at("decided")).to_contain_text(line)
    expect(ann.at("plot").locator("figure > svg > path, svg[role=img] > path")).to_have_count(len(told["lines"]))
    expect(ann.at("plot").locator("figcaption")).to_contain_text(told["measured"])
    for count in told["counts"]:
        for row in count["cards"][:2]:
            expect(ann.at(f"count-{count['what']}")).to_contain_text(row["name"])
        expect(ann.at(f"count-{count['what']}")).to_have_count(1 if count["cards"] else 0)  # no heading of nothing
    wide, seen = ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= seen

    ann.at("share-story").click()
    expect(ann.page.get_by_text({"en": "The story is copied.", "pl": "Opowieść skopiowana."}[lang])).to_be_visible()
    copied = ann.page.evaluate("navigator.clipboard.readText()").splitlines()
    assert copied[0].endswith({"en": "We lost", "pl": "Przegraliśmy"}[lang])
    assert set(told["decided"]) < set(copied)
    assert copied[-1].endswith(f"/r/{table}")

    best = f"{told['best']['at']} / {told['choices']}"
    ann.at("best-turn").click()
    expect(ann.at("replay-at")).to_have_text(best)
    expect(ann.at("replay-seat")).to_have_value("0")  # one's own chair
    assert ann.page.evaluate(BESIDE_THE_CONTROLS) == []
    if phone:
        ann.page.set_viewport_size({"width": 280, "height": 600})
        assert ann.at("to-best").evaluate("button => button.scrollHeight <= button.clientHeight")  # all of its lines
    ann.at("step-on").click()
    expect(ann.at("replay-at")).not_to_have_text(best)
    ann.at("to-best").click()
    expect(ann.at("replay-at")).to_have_text(best)
