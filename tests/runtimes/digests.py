"""Plays a fixed list of random games and prints the digest after every turn, bots' answers and games in a page.

The output is the same in every runtime. Usage: python digests.py NUMBER...
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterable
from hashlib import blake2b
from importlib import import_module
from typing import Any

from tests.local.kept_in_memory import Page

from bothy.bots import Question, find_bot
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.glenmore.game import GLENMORE
from bothy.kernel import Game, SamplingDealer, SeededDealer
from bothy.local import seating
from bothy.local.host import lobby
from bothy.table.game_registry import use_games
from creel.game import CREEL

INDUSTRIA = {
    **dict.fromkeys(("future-contracts", "awards", "farmers-markets"), True),
    **dict.fromkeys(("clan-tiles", "starting-tiles", "map-sides", "port-tiles", "round-tiles"), "both"),
    "starting-prices": "rolled",
    "trains": "full",
}
CHRONICLES = [option for option in GLENMORE.options if option.group == "chronicles"]


def chronicles(seats: int) -> dict[str, Any]:
    """Returns the options of a table with every chronicle for this number of players."""
    found = [(option, option.values[1]) for option in CHRONICLES]
    return {option.id: value for option, value in found if seats in option.seats.get(value, (seats,))}


SETTINGS: list[tuple[Game[Any], int, dict[str, Any]]] = [
    (CREEL, 2, {}),
    (CREEL, 3, {"seal": True}),
    (CREEL, 4, {"tide": "spring"}),
    (CREEL, 4, {"days": 5, "seal": True}),
    (CALEDONIA, 1, {}),
    (CALEDONIA, 2, {"clans": "auction", "tight": True}),
    (CALEDONIA, 3, {"clans": "none", "imports": "fixed"}),
    (CALEDONIA, 4, {}),
    (CALEDONIA, 4, INDUSTRIA),
    (CALEDONIA, 2, {**INDUSTRIA, "automa": "3"}),
    (GLENMORE, 2, {}),
    (GLENMORE, 3, {"die": True}),
    (GLENMORE, 4, {"length": "short"}),
    (GLENMORE, 4, {}),
    (GLENMORE, 4, chronicles(4)),
    (GLENMORE, 2, chronicles(2)),
]


def digests(games: Iterable[int]) -> list[str]:
    """Returns one digest per turn, and one at the end of each game."""
    found = []
    for number in games:
        game, seats, options = SETTINGS[number % len(SETTINGS)]
        rules = game.open(options, seats)
        chance, dealer = SamplingDealer(number), SeededDealer(bytes([number] * 32))
        pos = rules.start()
        pos.settle(dealer)
        turns = 0
        while not pos.finished:
            to_act = pos.seats_to_act()
            seat = to_act[chance.below(len(to_act))]
            legal = pos.legal(seat)
            pos.play(seat, legal[chance.below(len(legal))], dealer)
            if pos.turns > turns:
                turns = pos.turns
                found.append(rules.digest(pos))
        found.append(rules.digest(rules.read(json.loads(json.dumps(rules.write(pos))))))
    return found


def answers() -> list[str]:
    """Returns the answers of bots with a node budget to the first questions of a game of Creel."""
    rules, said = CREEL.open({}, 2), []
    for seed, bot in enumerate(("greedy", "steady:40n", "planner:40n")):
        pos, dealer = rules.start(), SeededDealer(bytes(32))
        pos.settle(dealer)
        for _ in range(4):
            seat = pos.seats_to_act()[0]
            action = find_bot(bot)(Question(CREEL, rules, pos, seat, seed))
            said.append(json.dumps(rules.registry.write(action)))
            pos.play(seat, action, dealer)
    return said


async def hosted(game: str, seed: int) -> str:
    """Plays a whole game with a bot in a page's host. Returns a digest of everything that was heard and kept."""
    ids = iter(f"{number:02x}heatherheatheraa" for number in range(9))
    setattr(lobby, "fresh_id", lambda: next(ids))  # noqa: B010 - it does not export the name
    seating.random_word = lambda: "heather"
    page, chance = Page(now=lambda: 0, chance=lambda size: bytes(range(size))), SamplingDealer(seed)
    table = (await page.post("/api/tables", {"game": game, "options": {}, "shuffle_word": "peat"}))["id"]
    await page.post(f"/api/tables/{table}/bots", {"bot": "casual"})
    page.host.connect(1, table)
    match = (await page.post(f"/api/tables/{table}/start"))["match"]
    await page.say(1, "hello", seat=0, prices=True)
    while True:
        await page.rest()
        state = await page.get(f"/api/matches/{match}?seat=0")
        if state.get("finished"):
            break
        actions = state["mine"]["decision"]["actions"]
        wish = {"id": 1, "after": state["seq"], "actions": [actions[chance.below(len(actions))]]}
        await page.say(1, "preview", **{name: wish[name] for name in ("id", "actions")})
        assert (await page.say(1, "act", **wish))[0]["is"] == "ack"
    record = await page.get(f"/api/matches/{match}/record")
    return blake2b("\n".join([*page.heard[1], *page.store.logs[match], record]).encode()).hexdigest()


async def report(games: Iterable[int]) -> str:
    """Describes this runtime and its results."""
    use_games(f"{game.name} = bothy.games.{game.name}.game:{game.name.upper()}" for game in (CALEDONIA, GLENMORE))
    names = ("bothy.kernel", "creel", "bothy.games.caledonia", "bothy.games.glenmore")
    modules = [import_module(f"{name}.position") for name in names]
    compiled = [str(module.__file__).endswith(".so") for module in modules]
    found = digests(games) + answers() + [await hosted(game, 5) for game in ("caledonia", "glenmore")]
    return json.dumps({"python": sys.version.split()[0], "compiled": compiled, "digests": found})


if __name__ == "__main__":
    print(asyncio.run(report(int(each) for each in sys.argv[1:])))
