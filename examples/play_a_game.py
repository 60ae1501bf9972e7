"""Play a whole game against a bot through the public API, standard library only.

bothy play --no-browser &
python examples/play_a_game.py http://127.0.0.1:8417 glenmore
"""

import json
import random
import sys
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener

site, game = sys.argv[1:3]
browser = build_opener(HTTPCookieProcessor(CookieJar()))  # keeps the session cookie
headers = {"content-type": "application/json"}


def call(method: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    try:
        with browser.open(Request(site + path, data, headers, method=method), timeout=60) as answer:  # noqa: S310
            return json.load(answer)
    except HTTPError as error:
        return json.load(error)  # every refusal gives its reason: {"reason": {...}, "text": "..."}


headers["x-bothy-csrf"] = call("POST", "/api/me", {"name": "Example"})["csrf"]
table = call("POST", "/api/tables", {"game": game, "seats": 2})["id"]
call("POST", f"/api/tables/{table}/bots", {"bot": "random"})
match = f"/api/matches/{call('POST', f'/api/tables/{table}/start')['match']}"
state = call("GET", match)
while not state.get("finished"):
    if state["seat"] in state["seats_to_act"]:
        choices = call("GET", f"{match}/actions")  # each with its price and description
        action = random.choice(choices["actions"])  # noqa: S311
        print(state["seq"], action["text"], action["totals"])
        call("POST", f"{match}/actions", {"actions": [action["do"]], "after": choices["seq"]})
    else:
        time.sleep(0.05)  # the bot is thinking; the live socket would notify us when it's done
    state = call("GET", match)
print("ranks", state["result"]["ranks"], "scores", state["result"]["scores"])
