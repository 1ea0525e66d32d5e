"""A player in thirty lines: takes an open seat at a table and plays it to the end, whatever the game.

talia serve &
python examples/table_bot.py http://127.0.0.1:8000 TABLE
"""

import json
import random
import sys
import time
import urllib.request

server, table = sys.argv[1].rstrip("/"), sys.argv[2]
token = ""


def ask(method: str, path: str, body: object = None) -> dict:  # type: ignore[type-arg]  # plain JSON
    """One request, and the JSON that answers it."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers, method=method)) as answer:
        return json.load(answer)  # type: ignore[no-any-return]  # plain JSON


token = ask("POST", "/api/people", {"name": "Dice"})["token"]
seats = ask("GET", f"/api/tables/{table}")["seats"]
seat = next(each["seat"] for each in seats if each["kind"] == "open")
ask("POST", f"/api/tables/{table}/sit", {"seat": seat, "name": "Dice"})
version = -1
while True:
    state = ask("GET", f"/api/tables/{table}/state?wait=20&since={version}")
    version = state["version"]
    if state["over"]:
        print(state["over"]["why"])
        break
    for decision in state["decisions"][:1]:
        if decision["mine"]:
            key = random.choice(decision["options"])["key"]
            ask("POST", f"/api/tables/{table}/do", {"type": "choose", "number": decision["number"], "key": key})
            time.sleep(0.1)
