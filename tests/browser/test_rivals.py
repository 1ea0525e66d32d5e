"""Among rivals: nobody looks ahead. The cards are dealt when all have sat down, and everybody is told how they fall."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from talia.kernel.chance import Secret
from talia.kernel.saves import read
from talia.kernel.verification import Verified
from tests.kernel.toy import GAME

from .conftest import Door
from .player import OSTIUM, TOY, WAR_ETERNAL, Player


def waits(player: Player, told: str) -> None:
    """There is no board and nothing to choose; the page says for whom the table waits."""
    expect(player.at("waiting-for")).to_contain_text(told)
    expect(player.at("waiting-for")).to_contain_text("The cards are dealt when all have sat down.")
    expect(player.at("board")).to_have_count(0)
    expect(player.at("prompt")).to_have_count(0)


def test_the_table_waits_and_the_board_appears_when_the_last_one_sits_down(person: Door) -> None:
    ann, bob, cleo = person("Ann"), person("Bob"), person("Cleo")
    table = ann.lays_table(OSTIUM, "me", "open", "open")
    waits(ann, "2 seats are open.")
    ann.says("I am here")

    bob.joins(table)
    for each in (ann, bob):
        waits(each, "One seat is open.")
        expect(each.seat(1)).to_contain_text("Bob")
    expect(bob.at("chat")).to_contain_text("I am here")

    cleo.opens(f"/t/{table}")
    waits(cleo, "One seat is open.")
    cleo.at("sit").click()
    cleo.at("sit-name").fill("Cleo")
    cleo.at("sit-go").click()
    for each in (ann, bob, cleo):
        expect(each.at("waiting")).to_have_count(0)
        expect(each.at("board").locator('[data-ref*="/hand/"]').first).to_be_visible()
        each.settles()
    ann.is_asked("Your development phase")
    ann.ends_turn()
    bob.is_asked("Your development phase")


def test_who_waits_finds_the_link_to_send_and_the_focus_goes_on_to_the_decision(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.lays_table(OSTIUM, "me", "open")
    link = ann.at("waiting").get_by_role("textbox", name="Link").input_value()
    assert link.endswith(f"/t/{table}?sit=1")
    assert ann.seat(1).get_by_test_id("share").get_attribute("data-link") == link
    ann.seat(1).get_by_test_id("share").focus()

    bob.opens(link)
    bob.at("sit-name").fill("Bob")
    bob.at("sit-go").click()
    # Looked for before anything else: it is told for a few seconds only.
    expect(ann.page.get_by_text("All have sat down, the cards are dealt.")).to_be_visible()
    bob.sits(1)
    ann.is_asked()
    expect(ann.at("prompt")).to_be_focused()


def test_who_talks_while_the_cards_are_dealt_goes_on_talking(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.lays_table(TOY, "me", "open")
    ann.at("chat-input").fill("Good lu")
    bob.joins(table)
    ann.is_asked()
    expect(ann.at("chat-input")).to_be_focused()
    ann.page.keyboard.type("ck")
    ann.page.keyboard.press("Enter")
    expect(ann.at("chat")).to_contain_text("Good luck")


def test_whoever_sits_already_is_offered_no_second_seat(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.lays_table(OSTIUM, "me", "open", "open")
    expect(ann.seat(1).get_by_test_id("share")).to_be_visible()
    expect(ann.at("sit")).to_have_count(0)
    bob.opens(f"/t/{table}")
    expect(bob.at("sit")).to_have_count(2)

    # Nor by the link that was meant for somebody else.
    ann.opens(f"/t/{table}?sit=1")
    expect(ann.page.get_by_text("This link is for whoever plays against you.")).to_be_visible()
    expect(ann.at("sit-down")).to_have_count(0)

    # Allies may sit wherever there is room.
    ann.lays_table(WAR_ETERNAL, "me", "open")
    expect(ann.at("sit")).to_have_count(1)


def test_a_seat_at_a_waiting_table_is_left_and_free_for_another(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.lays_table(OSTIUM, "me", "open")
    ann.at("leave").click()
    waits(ann, "2 seats are open.")
    expect(ann.at("sit")).to_have_count(2)
    bob.joins(table, 0)
    expect(ann.at("sit")).to_have_count(1)


def test_where_nobody_comes_whoever_laid_the_table_lets_a_bot_play(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.joins(ann.lays_table(OSTIUM, "me", "open", "open"))
    expect(bob.at("bot-instead")).to_have_count(0)
    ann.at("bot-instead").click()
    ann.at("seat-bot").click()
    for each in (ann, bob):
        expect(each.at("board")).to_be_visible()
        expect(each.seat(2)).to_have_attribute("data-kind", "bot")
        # Once the cards are dealt nobody may put somebody else in its place.
        expect(each.seat(2).locator("button, summary")).to_have_count(0)
    ann.is_asked("Your development phase")


def test_a_guest_is_told_that_somebody_plays_several_seats_at_one_screen(person: Door) -> None:
    ann, guest = person("Ann"), person("Gus")
    table = ann.lays_table(OSTIUM, "me", "hot:Bob", "open")
    waits(ann, "One seat is open.")
    expect(ann.at("curtain-ready")).to_have_count(0)  # there is nothing to hide yet
    expect(ann.at("one-screen")).to_contain_text("You play several seats at one screen.")

    # Before sitting down, and afterwards.
    guest.opens(f"/t/{table}?sit=2")
    expect(guest.at("sit-down").get_by_test_id("one-screen")).to_contain_text("the same person may play several seats")
    guest.at("sit-name").fill("Gus")
    guest.at("sit-go").click()
    guest.sits(2)
    expect(guest.at("sit-down")).to_have_count(0)
    expect(guest.at("one-screen")).to_contain_text("laid for one screen")
    expect(ann.at("curtain-ready")).to_have_text("I am Ann")


def test_a_chosen_seed_is_told_to_the_other(person: Door) -> None:
    ann, bob = person("Ann"), person("Bob", lang="pl")
    table = ann.lays_table(OSTIUM, "me", "open", seed=5)
    told = "The seed is 5. Whoever laid the table chose it and may know how the cards will fall."
    expect(ann.at("seed-told")).to_have_text(told)
    expect(ann.at("sealed")).to_have_count(0)

    bob.opens(f"/t/{table}?sit=1")
    expect(bob.at("sit-down").get_by_test_id("seed-told")).to_contain_text("Ziarno losowania to 5.")
    bob.at("sit-name").fill("Bob")
    bob.at("sit-go").click()
    bob.sits(1)
    expect(bob.at("sit-down")).to_have_count(0)
    expect(bob.at("seed-told")).to_contain_text("Ziarno losowania to 5.")


def test_sealed_cards_have_a_hash_from_the_start_and_their_secret_is_told_at_the_end(
    person: Door, tmp_path: Path
) -> None:
    ann, bob = person("Ann"), person("Bob")
    bob.joins(ann.lays_table(TOY, "me", "open", seed=None))
    hashes = []
    for each in (ann, bob):
        each.at("sealed").click()
        expect(each.at("sealed-explained")).to_contain_text("Nobody can know how the cards will fall")
        expect(each.at("secret")).to_have_count(0)
        hashes.append(each.at("hash").inner_text())
        each.page.keyboard.press("Escape")
        expect(each.at("sealed-explained")).to_have_count(0)
    assert hashes[0] == hashes[1]
    assert re.fullmatch("[0-9a-f]{64}", hashes[0])

    for each in (ann, bob):
        each.plays_on(seed=1, ends=0.5)
    for each in (ann, bob):
        each.rests()
    bob.at("check").click()
    secret = bytes.fromhex(bob.at("secret").inner_text())
    assert Secret(secret).hash == hashes[0]
    with bob.page.expect_download() as coming:
        bob.at("save-sealed").click()
    expect(bob.at("verify")).to_have_text(f"talia verify {coming.value.suggested_filename} --hash {hashes[0]}")
    coming.value.save_as(tmp_path / "save.json")
    match, _ = read((tmp_path / "save.json").read_text(encoding="utf-8"), lambda _: GAME)
    assert Verified(match, hashes[0]).fine


# Rules that are not known any more


def outdated(database: Path, table: str) -> str:
    """The same table as it would be, had it begun under rules that nobody knows now. Its id."""
    with sqlite3.connect(database) as store:
        store.row_factory = sqlite3.Row
        row = dict(store.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone())
        row |= {"id": f"{table}x", "rules": 0}
        marks = ", ".join(f":{name}" for name in row)
        store.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({marks})", row)
        store.execute("INSERT INTO sitters SELECT ?, person FROM sitters WHERE table_id = ?", [row["id"], table])
    return str(row["id"])


def test_a_table_of_older_rules_is_saved_and_left(person: Door, database: Path) -> None:
    ann, guest = person("Ann"), person("Gus")
    table = outdated(database, ann.lays_table(WAR_ETERNAL, "me", "random"))
    ann.page.evaluate("localStorage.setItem('talia.known', 'yes')")
    ann.opens()
    row = ann.page.get_by_role("region", name="My games").get_by_role("listitem").filter(has=ann.at("outdated"))
    expect(row).to_contain_text("it can be saved and left, but not opened")
    expect(row).not_to_contain_text("waits for you")
    row.get_by_role("link", name="Save or leave").click()

    expect(ann.at("outdated")).to_contain_text("older rules")
    expect(ann.at("board")).to_have_count(0)
    with ann.page.expect_download() as coming:
        ann.at("save").click()
    assert coming.value.suggested_filename == f"talia-{table}.json"
    ann.at("leave-table").click()
    expect(ann.page.get_by_text("You have left the table.")).to_be_visible()
    expect(ann.page.get_by_role("region", name="My games").get_by_role("listitem")).to_have_count(1)

    guest.opens(f"/t/{table}")
    expect(guest.at("outdated")).to_be_visible()
    expect(guest.at("save")).to_have_count(0)
