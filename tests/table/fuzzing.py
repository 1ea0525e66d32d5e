"""Messages that nobody should send, and looking at what comes back. The suite sends thousands of them, the soak millions."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any
from urllib.parse import quote

import msgspec

from talia.table.refusal import STATUS
from talia.words.speaker import speaker

from .house import House, Json, Line, Person, wished

STRANGE: list[Json] = [
    None, True, False, 0, -1, 1, 31, 32, 99, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, 10**30, 0.5, -0.0, 1e308, "", "0", "me",
    "follow", "guest", "en", "pl", "de", "x" * 99, "x" * 301, "x" * 9000, "\x00", "\u202e", "żółw", "🐢" * 200, "'--",
    "../../etc/passwd", "<script>", "%s%n", [], [1], ["a"] * 70, {}, {"a": 1}, {"type": "undo"}, [[[[[[]]]]]],
]  # fmt: skip

ACTS: list[Json] = [
    {"type": "choose", "number": 1, "key": "pass"},
    {"type": "choose", "number": 1, "key": "pass", "seat": 0},
    {"type": "undo"},
    {"type": "redo"},
    {"type": "agree", "yes": True},
    {"type": "chat", "text": "Hello"},
    {"type": "look", "seat": 1, "lang": "pl"},
    {"type": "ping"},
    {"type": "foresee", "number": 1},
]

BODIES: list[tuple[str, str, Json]] = [
    ("POST", "/api/people", {"name": "Ann"}),
    ("PATCH", "/api/me", {"name": "Ann"}),
    ("POST", "/api/setup", {"game": "aeons-end/war-eternal", "players": 2, "seed": 1, "answers": {"mages": "random"}}),
    ("POST", "/api/setup", {"game": "ostium", "players": 2, "answers": {"set": "house"}}),
    ("POST", "/api/tables", wished("ostium", ["me", "bot"])),
    ("POST", "/api/tables/{table}/sit", {"seat": 1, "name": "Eve"}),
    ("POST", "/api/tables/{table}/resign", {"seat": 9, "bot": "random"}),
    ("POST", "/api/tables/{table}/leave", {"seat": 9}),
    ("POST", "/api/tables/{table}/code", {}),
    ("POST", "/api/code", {"code": "aaaaa-aaaaa"}),
    ("GET", "/api/tables/{table}/state", None),
    ("GET", "/api/tables/{table}/report", None),
    ("GET", "/api/tables/{table}/replay/3", None),
    ("GET", "/api/tables/{table}/save", None),
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/games/ostium/cards", None),
    ("GET", "/{table}", None),
]


class Fuzzer:
    """Makes messages, most of them wrong in some way."""

    def __init__(self, seed: int, table: str, foreign: str) -> None:
        self.chance = random.Random(seed)
        self.table = table
        self.foreign = foreign
        self.states: list[Json] = []

    def act(self) -> bytes | str:
        """Something to send to a table."""
        chance = self.chance
        act = dict(chance.choice(ACTS), id=chance.randrange(1000))
        if act["type"] == "choose" and self.states:
            decisions = chance.choice(self.states[-20:] if chance.random() < 0.3 else self.states[-1:])["decisions"]
            if decisions:
                decision = chance.choice(decisions)
                act["number"] = decision["number"] + chance.choice([0, 0, 0, 0, 1, -1])
                act["key"] = chance.choice(decision["options"])["key"] if decision["options"] else "pass"
        if chance.random() < 0.2:
            return json.dumps(act)
        return self._broken(self._wrong(act))

    def body(self, body: Json) -> bytes:
        """The body of a request."""
        data = json.dumps(body) if self.chance.random() < 0.2 else self._broken(self._wrong(dict(body or {})))
        return data if isinstance(data, bytes) else data.encode(errors="surrogatepass")

    def path(self, path: str) -> str:
        """A path, now and then of another table or of none."""
        table = self.chance.choice([self.table] * 6 + [self.foreign, "none", "\x00", "../x", "ó", "a" * 400, "*"])
        return path.replace("{table}", table)

    def query(self) -> str:
        """What stands after the question mark."""
        names = ["lang", "seat", "since", "x"]  # `wait` would make the test wait
        return "&".join(
            f"{self.chance.choice(names)}={quote(self._strange_text())}" for _ in range(self.chance.randrange(3))
        )

    def _strange_text(self) -> str:
        return str(self.chance.choice(STRANGE))[:500]

    def _wrong(self, body: dict[str, Json]) -> dict[str, Json]:
        """A field too many, too few or of the wrong sort."""
        chance = self.chance
        for _ in range(chance.randint(1, 2)):
            match chance.randrange(5):
                case 0 if body:
                    body.pop(chance.choice(list(body)))
                case 1:
                    body[chance.choice(["x", "seat", "number", "type", "key", "", "\x00", "__class__"])] = (
                        chance.choice(STRANGE)
                    )
                case _ if body:
                    body[chance.choice(list(body))] = chance.choice(STRANGE)
        return body

    def _broken(self, body: dict[str, Json]) -> bytes | str:
        """What need not be JSON any more."""
        chance = self.chance
        text = json.dumps(body, ensure_ascii=chance.random() < 0.5)
        match chance.randrange(12):
            case 0:
                return text[: chance.randrange(len(text) + 1)]
            case 1:
                at = chance.randrange(len(text) + 1)
                return text[:at] + chance.choice('{}[]",:\\\x00\ud7ff0eE-') + text[at:]
            case 2:
                data = bytearray(text.encode())
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
                return bytes(data)
            case 3:
                return chance.randbytes(chance.randrange(200))
            case 4:
                return chance.choice(["[", '{"x":', '{"type":', '[{"a":']) * chance.choice([10, 900, 1500])
            case 5:
                return f'{{"deep": {"[" * 900}{"]" * 900}, {text[1:]}'
            case 6:
                return text.replace('"', "'") if chance.random() < 0.5 else f"[{text}]"
            case 7:
                return text[:-1] + ', "text": "\\ud800", "key": "\\udfff\\u0000", "name": "\\ud83d"}'
            case 8:
                return text.replace("1", chance.choice(["NaN", "Infinity", "1e999", "01", "0x1", "-", "1" * 400]))
            case 9:
                return "x" * chance.choice([8192, 8193, 70_000])
        return text


class Watch:
    """Looks at everything that is answered."""

    def __init__(self, house: House, table: str) -> None:
        self.room = house.run(lambda: house.open_tables.open(table)).room
        self.codes: Counter[str] = Counter()
        self.choices = 0

    def error(self, error: Json) -> None:
        """A refusal: a code of the protocol and a sentence, and never `error`, which is a bug."""
        assert set(error) == {"code", "text"}
        assert error["code"] in STATUS
        assert error["code"] != "trouble"
        assert error["text"]
        assert "Traceback" not in error["text"]
        self.codes[error["code"]] += 1

    def state(self, state: Json, person: Person) -> None:
        """A state: what that person's seat may know, and nothing else."""
        if state["table"]["id"] != self.room.id:
            return
        seat, match, game = state["seat"], self.room.match, self.room.game
        assert seat is None or seat in self.room.seats_of(person.id)
        assert all(not each["options"] or self.room.seats_of(person.id) for each in state["decisions"])
        if state["version"] == self.room.version:
            assert state["view"] == json.loads(msgspec.json.encode(match.view(seat)))
            scene = game.scene(match, seat, speaker(state["lang"], game, self.room.names()))
            assert state["scene"] == json.loads(msgspec.json.encode(scene))


async def ask(app: Any, method: str, path: str, query: str, headers: dict[str, str], body: bytes) -> tuple[int, bytes]:
    """One request straight to the application. Any: an ASGI application takes and gives whatever it likes."""
    scope = {
        "type": "http",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": quote(path).encode(),
        "query_string": query.encode(),
        "headers": [
            (name.lower().encode(), value.encode()) for name, value in {"host": "talia.test", **headers}.items()
        ],
        "client": ("testclient", 50000),
        "server": ("talia.test", 80),
    }
    heard: list[Json] = []

    rest: list[Json] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Json:
        if not rest:
            await asyncio.Event().wait()  # they stay until they are answered
        return rest.pop()

    async def send(message: Json) -> None:
        heard.append(message)

    await app(scope, receive, send)
    return heard[0]["status"], b"".join(each.get("body", b"") for each in heard[1:])


def fuzz(house: House, messages: int, seed: int) -> tuple[str, Person, Watch]:
    """Send so many messages, half of them over websockets, while two people play on: their table, one of them, the watch."""
    ann, bob, eve = house.people("Ann", "Bob", "Eve")
    id = ann.table()
    bob.sit(id, 1)
    people = [ann, bob, eve, house.guest]
    foreign = eve.table("ostium", ["me", "hot"])
    fuzzer = Fuzzer(seed, id, foreign)
    watch = Watch(house, id)
    chance = fuzzer.chance
    over_http(house, messages // 2, fuzzer, watch, people)
    lines = {person: house_line(person, id) for person in people}
    for sent in range(messages // 2):
        person = chance.choice(people)
        line = lines[person]
        line.put(fuzzer.act())
        if not heard(line, person, fuzzer, watch):
            line.close()
            lines[person] = house_line(person, id if chance.random() < 0.9 else foreign)
        if sent % 50 == 0:
            watch.choices += play_on(ann, bob, id, fuzzer)
    for line in lines.values():
        line.close()
    return id, ann, watch


def house_line(person: Person, table: str) -> Line:
    return Line(person.house, f"/api/tables/{table}/live", "", person.headers)


def heard(line: Line, person: Person, fuzzer: Fuzzer, watch: Watch) -> bool:
    """Read up to the answer; whether the line is still open."""
    while True:
        message = line.told()
        if message["type"] == "gone":
            return False
        if message["type"] == "state":
            watch.state(message, person)
            if person.id and message["decisions"]:
                fuzzer.states.append(message)
        elif message["type"] == "answer":
            if not message["ok"]:
                watch.error(message["error"])
            return True


def over_http(house: House, messages: int, fuzzer: Fuzzer, watch: Watch, people: list[Person]) -> None:
    app = house.client.app
    chance = fuzzer.chance

    async def go() -> None:
        for number in range(messages):
            person = chance.choice(people)
            if number % 2:
                method, path, body = "POST", "/api/tables/{table}/do", fuzzer.act()
                data = body.encode(errors="surrogatepass") if isinstance(body, str) else body
            else:
                method, path, told = chance.choice(BODIES)
                data = fuzzer.body(told)
            sort = "application/json" if chance.random() < 0.97 else fuzzer.chance.choice(["", "text/plain", "x" * 50])
            headers = {**person.headers, "content-type": sort}
            path = fuzzer.path(path)
            status, answer = await ask(app, method, path, fuzzer.query(), headers, data)
            if path.startswith("/api"):
                told = json.loads(answer)
                assert (status >= 400) == ("error" in told), answer
                if "error" in told:
                    watch.error(told["error"])
                    assert status == STATUS[told["error"]["code"]]
                state = told.get("state") if path.endswith("report") else told
                if isinstance(state, dict) and state.get("type") == "state":
                    watch.state(state, person)
            assert status not in (500, 502)

    house.run(go)


def play_on(ann: Person, bob: Person, table: str, fuzzer: Fuzzer) -> int:
    """The others go on with their game meanwhile."""
    for person in (ann, bob):
        state = person.state(table)
        if state["over"] is None and state["decisions"][0]["mine"]:
            person.answer(table, state["decisions"][0], fuzzer.chance.choice(state["decisions"][0]["options"])["key"])
            return 1
    return 0
