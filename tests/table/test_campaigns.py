"""Campaigns at the table: a row of tables at which the same people find their seats, and a file that can be taken along."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import talia

from .house import House, Json, Person, opened

pytestmark = pytest.mark.usefixtures("toy")


def begun(ann: Person, seats: tuple[str, ...] = ("me", "hot"), **wish: Json) -> Json:
    """A new tour, as its page shows it."""
    kinds = [{"kind": each} if each in ("me", "hot", "open") else {"kind": "bot", "bot": each} for each in seats]
    told = {"campaign": "toy", "players": len(seats), "seats": kinds, "names": ["Ann", "Bo"], "seed": 3, **wish}
    return ann.post("/api/campaigns", told)


def on(ann: Person, campaign: str, table: str = "") -> Json:
    """Go on: the next table."""
    return ann.post(f"/api/campaigns/{campaign}/on", {"table": table})


def play_on(house: House, ann: Person, campaign: str, matches: int) -> None:
    """Play so many matches to their ends and go on after each, unless the campaign is over."""
    for seed in range(matches):
        state = ann.get(f"/api/campaigns/{campaign}")
        house.rush(state["table"]["id"], seed=seed)
        if not ann.get(f"/api/campaigns/{campaign}")["page"]["over"]:
            on(ann, campaign)


def test_campaigns_are_offered_with_their_form(one_house: House) -> None:
    told = {each["id"]: each for each in one_house.guest.get("/api/campaigns", lang="pl")["campaigns"]}
    assert told["toy"]["game"] == "toy"
    assert (told["toy"]["least"], told["toy"]["most"]) == (2, 3)
    assert [field["name"] for field in told["toy"]["fields"]] == ["sizes"]
    assert "random" in [bot["id"] for bot in told["toy"]["bots"]]


def test_games_that_only_a_campaign_plays_are_told_one_by_one(one_house: House) -> None:
    told = one_house.guest.get("/api/games/toy~camp")
    assert told["title"]
    assert told["id"] not in [each["id"] for each in one_house.guest.get("/api/games")["games"]]
    assert one_house.guest.no("/api/games/nothing") == "missing"


def test_the_first_table_is_the_camp_and_the_next_the_battle(house: House) -> None:
    ann = house.person("Ann")
    made = begun(ann)
    assert made["page"]["now"]["camp"]
    assert made["table"]["campaign"] == made["id"]
    assert (made["table"]["chance"]["seed"], made["page"]["seed"]) == (None, 3), "one seed, that of the campaign"
    assert made["mine"]
    camp = made["table"]["id"]
    assert ann.no(f"/api/campaigns/{made['id']}/on", {}) == "stale"
    house.rush(camp)
    battle = on(ann, made["id"], camp)
    assert battle["game"] == "toy"
    assert [seat["name"] for seat in battle["seats"]] == [seat["name"] for seat in made["table"]["seats"]]
    assert ann.get("/api/campaigns/mine")["campaigns"][0]["id"] == made["id"]
    assert house.guest.get(f"/api/campaigns/{made['id']}")["mine"] is False


def test_what_was_decided_stays_once_the_campaign_has_gone_on(one_house: House) -> None:
    ann = one_house.person("Ann")
    made = begun(ann)
    camp = made["table"]["id"]
    one_house.rush(camp)
    assert ann.state(camp)["undo"]["can"]
    ann.do(camp, "undo")
    one_house.rush(camp, seed=2)
    on(ann, made["id"], camp)
    assert not ann.state(camp)["undo"]["can"]
    assert ann.cannot(camp, "undo") == "stale"


def test_whoever_is_second_to_go_on_comes_to_the_same_table(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    made = begun(ann, ("me", "open"))
    camp = made["table"]["id"]
    bob.sit(camp, 1)
    house.rush(camp)
    with ThreadPoolExecutor(2) as both:
        found = list(both.map(lambda person: on(person, made["id"], camp)["id"], (ann, bob)))
    assert found[0] == found[1] != camp
    assert {seat["name"] for seat in ann.info(found[0])["seats"]} == {"Ann", "Bob"}
    assert on(bob, made["id"], camp)["id"] == found[0]


def test_only_those_who_sit_there_go_on(one_house: House) -> None:
    ann, eve = one_house.people("Ann", "Eve")
    made = begun(ann)
    one_house.rush(made["table"]["id"])
    assert eve.no(f"/api/campaigns/{made['id']}/on", {}) == "forbidden"
    assert one_house.guest.no(f"/api/campaigns/{made['id']}/on", {}) == "unknown"
    assert one_house.guest.no("/api/campaigns/nothing") == "missing"


def test_a_whole_campaign_and_its_results(one_house: House) -> None:
    ann = one_house.person("Ann")
    made = begun(ann)
    for _ in range(60):
        play_on(one_house, ann, made["id"], 2)
        state = ann.get(f"/api/campaigns/{made['id']}")
        if state["page"]["over"]:
            break
    assert state["page"]["over"]
    assert len(state["battles"]) == len(state["page"]["results"])
    assert all(each["ended"] for each in state["page"]["results"])
    assert one_house.guest.get(f"/api/tables/{state['battles'][0]}/replay/1")["chosen"]
    assert ann.no(f"/api/campaigns/{made['id']}/on", {}) == "impossible"


def test_a_server_that_starts_again_has_every_campaign_where_it_stood(database: str) -> None:
    with opened(database) as house:
        ann = house.person("Ann")
        id = begun(ann)["id"]
        play_on(house, ann, id, 4)
        before = ann.get(f"/api/campaigns/{id}")
    with opened(database) as house:
        again = Person(house, ann.id, ann.token).get(f"/api/campaigns/{id}")
    assert again["page"] == before["page"]
    assert again["table"]["id"] == before["table"]["id"]
    assert again["battles"] == before["battles"]


def test_closing_and_laying_the_next_table_may_be_cut_in_two(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that dies after the table is closed and before the next is stored has lost nothing."""
    from talia.table.campaign_store import CampaignStore

    with opened(sqlite) as house:
        ann = house.person("Ann")
        made = begun(ann)
        house.rush(made["table"]["id"])
        with monkeypatch.context() as broken:

            def dies(*_: object) -> bool:
                raise SystemError("no power")

            broken.setattr(CampaignStore, "add_next", dies)
            assert ann.no(f"/api/campaigns/{made['id']}/on", {}) == "trouble"
        assert ann.state(made["table"]["id"])["undo"]["can"] is False
        assert on(ann, made["id"])["game"] == "toy"


def test_a_campaigns_file_goes_on_elsewhere_and_a_copy_goes_its_own_way(house: House) -> None:
    ann = house.person("Ann")
    made = begun(ann)
    play_on(house, ann, made["id"], 3)
    answer = ann.ask("GET", f"/api/campaigns/{made['id']}/file")
    assert "attachment" in answer.headers["content-disposition"]
    here = ann.get(f"/api/campaigns/{made['id']}")
    loaded = talia.load_campaign(answer.text)
    assert len(loaded.results) == len(here["page"]["results"])
    bob = house.person("Bob")
    brought = bob.post("/api/campaigns/file", {"file": answer.text})
    assert brought["page"]["results"] == here["page"]["results"]
    assert brought["page"]["now"] == here["page"]["now"]
    assert brought["mine"]
    copied = ann.post(f"/api/campaigns/{made['id']}/copy", {})
    house.rush(copied["table"]["id"], seed=9)
    assert ann.get(f"/api/campaigns/{copied['id']}")["page"]["now"]["over"]
    assert not ann.get(f"/api/campaigns/{made['id']}")["page"]["now"]["over"]


@pytest.mark.parametrize("seed", [-1, 10**30])
def test_a_file_goes_on_with_any_seed_that_it_was_begun_with(one_house: House, seed: int) -> None:
    ann = one_house.person("Ann")
    begun_elsewhere = talia.campaign("toy").new(seed=seed)
    brought = ann.post("/api/campaigns/file", {"file": begun_elsewhere.save()})
    assert brought["page"]["seed"] == seed
    file = ann.ask("GET", f"/api/campaigns/{brought['id']}/file").text
    assert talia.load_campaign(file).fingerprint == begun_elsewhere.fingerprint
    form = {"campaign": "toy", "players": 2, "seats": [{"kind": "me"}, {"kind": "hot"}], "seed": seed}
    assert ann.no("/api/campaigns", form) == "malformed"


def test_a_file_that_is_none_is_refused_in_a_sentence(one_house: House) -> None:
    ann = one_house.person("Ann")
    assert ann.no("/api/campaigns/file", {"file": "nonsense"}) == "impossible"
    wrong = {"campaign": "toy", "players": 2, "seats": [{"kind": "me"}, {"kind": "hot"}], "answers": {"sizes": "9"}}
    assert ann.no("/api/campaigns", wrong) == "impossible"
    assert ann.no("/api/campaigns", {**wrong, "campaign": "chess", "answers": {}}) == "missing"


def test_bots_play_camps_and_battles(one_house: House, quick_bots: None) -> None:
    ann = one_house.person("Ann")
    made = begun(ann, ("me", "random"))
    table = made["table"]["id"]
    with ann.line(table) as line:
        while (state := line.state(lambda each: each["over"] or each["decisions"][0]["mine"]))["over"] is None:
            decision = state["decisions"][0]
            line.send("choose", number=decision["number"], key=decision["options"][0]["key"])
    assert on(ann, made["id"], table)["seats"][1]["kind"] == "bot"


def test_a_chapter_that_only_a_campaign_plays_is_taken_along_and_found_again(database: str) -> None:
    with opened(database) as house:
        ann = house.person("Ann")
        made = begun(ann, campaign="aeons-end/legacy")
        chapter = made["table"]["id"]
        house.rush(chapter)
        on(ann, made["id"])
        file = ann.ask("GET", f"/api/campaigns/{made['id']}/file").text
        cards = ann.get(f"/api/games/{made['table']['game'].replace('/', '~')}/cards")["cards"]
        assert any(card["group"] for card in cards)
    with opened(database) as house:
        bob = house.person("Bob")
        assert bob.get(f"/api/tables/{chapter}/state")["over"]
        brought = bob.post("/api/campaigns/file", {"file": file})
        assert [each["stage"] for each in brought["page"]["results"]] == ["chapter-1"]
