"""Keys do what their labels say, what is lit answers where it is seen, and one click does what needs no thought."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import talia

from .conftest import Door
from .full_tables import laid
from .player import OSTIUM, WAR_ETERNAL, Player

LEGACY = "aeons-end/legacy"
SEEN = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


def with_gems(player: Player) -> None:
    """At a table where somebody has the main phase and gems in hand."""
    player.lays_table(WAR_ETERNAL, "me", "hot:Bob", nemesis="umbra-titan", mages=["gex", "mist"])
    player.is_asked("main phase")
    expect(player.at("together")).to_be_visible()


def starting(player: Player, kind: str) -> list[str]:
    """The keys of one kind among what may be chosen."""
    keys = player.keys()
    return [key for key in keys if key.startswith(kind)]


def label(player: Player, key: str) -> str:
    """The letter on an option."""
    return player.page.locator(f'[data-testid="option"][data-key="{key}"] kbd').last.inner_text()


def space_ends_the_phase_whatever_is_in_focus(ann: Player) -> None:
    expect(ann.page.locator('[data-testid="option"][data-key="end"] kbd.space')).to_be_visible()
    ann.lit.first.focus()
    asked = ann.question.inner_text()
    lines = len(ann.log)
    ann.page.keyboard.press("Space")
    ann.settles()
    told = " ".join(ann.log[lines:])
    assert "plays" not in told, f"the card in focus was played: {told}"
    assert ann.question.inner_text() != asked or told


def test_a_kind_of_action_keeps_its_letter_and_lists_its_own(person: Door) -> None:
    ann = person("Ann")
    with_gems(ann)
    ann.page.keyboard.press("a")
    expect(ann.at("together")).to_have_count(0)
    ann.settles()
    gains = starting(ann, "gain:")
    assert len(gains) > 1
    assert label(ann, gains[0]) == "g"
    ann.page.keyboard.press("g")
    expect(ann.options).to_have_count(len(gains))
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator('[data-testid="option"][data-key="end"]')).to_be_visible()
    ann.page.keyboard.press("h")  # a charge: the only option of its kind
    ann.settles()
    assert any("charge" in line for line in ann.log)


def test_gems_and_spells_in_one_go_and_no_more_questions_for_the_order(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(WAR_ETERNAL, "me", "hot:Bob", nemesis="umbra-titan", mages=["gex", "mist"], seed=1)
    ann.is_asked("main phase")
    expect(ann.at("further")).to_have_text("A Play 4 gems, prep 1 spell")
    ann.page.keyboard.press("Shift+A")
    expect(ann.at("log")).to_contain_text("preps Spark")
    ann.settles()
    ann.chooses("end")
    ann.is_asked("Which card goes onto your discard pile next?")
    ann.at("always-usual").click()
    expect(ann.at("always-usual")).to_have_count(0)
    ann.undoes()
    ann.is_asked("Which card goes onto your discard pile next?")  # whoever undoes is asked
    ann.undoes()
    ann.chooses("end")  # and now nobody is
    expect(ann.lines.filter(has_text="draws").first).to_be_visible()
    ann.settles()
    assert "discard pile" not in ann.question.inner_text()
    ann.undoes()
    ann.is_asked("main phase")  # both in one go


def test_an_order_that_nobody_minds_is_not_asked_when_a_table_is_opened_again(person: Door) -> None:
    ann = person("Ann")
    ann.lays_table(WAR_ETERNAL, "me", "hot:Bob", nemesis="umbra-titan", mages=["gex", "mist"], seed=1)
    ann.is_asked("main phase")
    ann.page.keyboard.press("Shift+A")
    expect(ann.at("log")).to_contain_text("preps Spark")
    ann.settles()
    ann.chooses("end")
    ann.is_asked("Which card goes onto your discard pile next?")
    ann.says("Back in a minute.")  # so that the last thing that happened is no choice
    expect(ann.at("chat")).to_contain_text("Back in a minute.")
    ann.page.evaluate("localStorage.setItem('talia.order', 'as-it-lies')")
    ann.page.reload()
    ann.is_asked()
    expect(ann.at("always-usual")).to_have_count(0)
    expect(ann.lines.filter(has_text="draws").first).to_be_visible()


def a_mage_without_a_breach_has_the_others_drawn_as_they_are(ann: Player) -> None:
    expect(ann.thing("p0/breach/I")).to_have_count(0)  # Gex never had it
    expect(ann.thing("p0/breach/II").locator(".costs")).to_have_count(0)  # open: nothing to focus
    for closed in ("III", "IV"):
        expect(ann.thing(f"p0/breach/{closed}").locator(".costs")).to_have_count(1)


def all_gems_are_played_in_one_click_and_undone_in_one(ann: Player) -> None:
    before = ann.keys()
    lines = len(ann.log)
    ann.at("together").click()
    expect(ann.at("together")).to_have_count(0)
    ann.settles()
    played = [line for line in ann.log[lines:] if "plays" in line]
    assert len(played) > 1
    ann.undoes()
    expect(ann.lines).to_have_count(lines)
    expect(ann.options).to_have_count(len(before))
    assert ann.keys() == before


def test_gems_are_played_and_undone_and_space_ends_the_phase(person: Door) -> None:
    ann = person("Ann")
    with_gems(ann)
    a_mage_without_a_breach_has_the_others_drawn_as_they_are(ann)
    all_gems_are_played_in_one_click_and_undone_in_one(ann)
    space_ends_the_phase_whatever_is_in_focus(ann)


def test_two_targets_that_read_alike_are_offered_side_by_side(person: Door, database: Path) -> None:
    ann = person("Ann")
    table = ann.has_table(LEGACY, "me", "me", seed=1)
    mage = {"mage": "Bubda", "breaches": {"I": {"open": True, "prepped": ["Spark"]}}}
    foe = {"name": "Maelstrom: Risen", "in_play": ["Protective Beacon", "Protective Beacon"]}
    position = {"players": [mage, {"mage": "Ramzel"}], "phase": "casting", "nemesis": foe}
    ann.opens(f"/t/{laid(database, table, talia.arrange(LEGACY, position))}")
    ann.is_asked("casting phase")
    expect(ann.at("further").filter(has_text="Spark: Protective Beacon")).to_have_count(2)
    ann.page.locator('[data-testid="option"][data-key="cast:spark@I"]').hover()
    spell = ann.page.locator('.mat.mine [data-ref="p0/breach/I/spark"]')
    expect(ann.thing("p0/breach/I")).to_have_attribute("data-pointed", "")
    assert spell.evaluate(SEEN), "the breach that is pointed at lies over its spell"
    ann.page.set_viewport_size({"width": 1280, "height": 720})
    expect(ann.page.locator(".mat.mine .ability .words")).to_be_visible()
    ann.at("further").last.click()
    ann.is_asked("main phase")


def test_a_prepped_spell_is_cast_by_clicking_the_card(person: Door) -> None:
    ann = person("Ann")
    with_gems(ann)
    prep = starting(ann, "prep:")[0]
    seat = ann.page.locator(f'[data-testid="option"][data-key="{prep}"]').get_attribute("data-about") or ""
    ann.chooses(prep)
    card, breach = prep[5:].split(">")
    spell = ann.thing(f"{seat.split('/')[0]}/breach/{breach}/{card}")
    for _ in range(60):
        keys = ann.keys()
        if any(key.startswith(f"cast:{card}") for key in keys) and spell.count():
            break
        plain = [key for key in keys if key in ("end", "rest", "skip", "done", "or:2", "or:1", "player:1")]
        ann.chooses(plain[0] if plain else keys[0])
    expect(spell).to_have_attribute("role", "button")
    lines = len(ann.log)
    spell.click()
    ann.settles()
    assert any("casts" in line for line in ann.log[lines:]) or "damage" in ann.question.inner_text()


def test_a_place_answers_for_what_may_be_brought_there(person: Door) -> None:
    ann = person("Ann")
    with_gems(ann)
    breach = starting(ann, "prep:")[0].split(">")[1]
    preps = [key for key in starting(ann, "prep:") if key.endswith(f">{breach}")]
    seat = ann.page.locator(f'[data-testid="option"][data-key="{preps[0]}"]').get_attribute("data-about") or ""
    ann.thing(f"{seat.split('/')[0]}/breach/{breach}").click()
    if len(preps) > 1:
        expect(ann.at("near-option")).to_have_count(len(preps))
        ann.at("near-option").first.click()
    expect(ann.at("log")).to_contain_text(f"to breach {breach}")


def test_a_creature_is_dragged_to_its_place(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.joins(ann.lays_table(OSTIUM, "me", "open"))
    ann.settles()
    ann.thing("p0/hand/pebblekin").first.drag_to(ann.thing("p0/place/A2"))
    expect(ann.at("log")).to_contain_text("summons")
    assert any("A2" in line for line in ann.log if "summons" in line)
    ann.at("together").click()  # crystals, to pay for the next step
    ann.settles()
    ann.thing("p0/place/A2").drag_to(ann.thing("p0/place/A1"))
    expect(ann.at("log")).to_contain_text("moves to A1")


def test_the_log_and_the_board_say_peoples_names(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.joins(ann.lays_table(OSTIUM, "me", "open"))
    ann.settles()
    expect(ann.at("board")).to_contain_text("Bob")
    expect(ann.at("board")).not_to_contain_text("Player 2")
    expect(bob.at("prompt").get_by_role("heading").first).to_contain_text("Ann")
