"""Bots of others play whole games with a token, by the Python client and by the TypeScript one."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import Popen, run
from typing import Any

import pytest
from tests.nightly import NIGHTLY
from tests.server.running import Guest, Site, running

from bothy.bots import ask
from bothy.kernel import SamplingDealer
from bothy.table.game_registry import find
from bothy.table.module_settings import ModuleSettings
from creel.game import CREEL

ROOT = Path(__file__).parents[2]
GAMES = 20 if NIGHTLY else 1
"""Whole games of each game, with all its modules, by each client."""

sys.path.append(str(ROOT / "clients/python"))
from bothy_client import Bothy, Refused  # noqa: E402

TSC = ROOT / "web/node_modules/.bin/tsc"
OPTIONS = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--target", "es2022"]
OPTIONS += ["--module", "nodenext", "--lib", "es2022,dom,dom.asynciterable"]
BLOCK = {
    "python": re.compile(r"^```python\n(import random.*?)^```", re.DOTALL | re.MULTILINE),
    "package": re.compile(r"^```python\n(from bothy\.bots.*?)^```", re.DOTALL | re.MULTILINE),
    "ts": re.compile(r"^```ts\n(.*?)^```", re.DOTALL | re.MULTILINE),
}
NODE = """
import {{ Bothy }} from "{client}";
const [address, token, table, seed] = process.argv.slice(2);
let at = Number(seed);
const next = () => (at = (at * 48271) % 2147483647);
const result = await new Bothy(address, token).play(table, (state) => {{
  const {{ actions }} = state.mine.decision;
  return actions[next() % actions.length];
}});
console.log(JSON.stringify(result));
process.exit(0);
"""


@pytest.fixture(scope="module")
def typescript(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compiles the TypeScript client, strictly, and returns a bot that uses it."""
    folder = tmp_path_factory.mktemp("typescript")
    source = folder / "bothy-client.mts"  # the ending tells Node that it's a module
    source.write_bytes((ROOT / "clients/typescript/bothy-client.ts").read_bytes())
    run([TSC, *OPTIONS, "--declaration", "--outDir", str(folder), source], check=True)
    bot = folder / "bot.mjs"
    bot.write_text(NODE.format(client="./bothy-client.mjs"))
    return bot


async def token_of(owner: Guest, name: str) -> tuple[str, str]:
    """Creates a bot account, and returns its id and a token."""
    bot = (await owner.post("/api/me/bots", {"name": name}))["person"]
    body = {"name": "Test", "scopes": ["read", "play", "tables"], "bot": bot}
    return bot, (await owner.post("/api/me/tokens", body))["token"]


async def with_all_modules(owner: Guest, game: str, number: int) -> Any:
    """Opens a table for three people, where every module is in play."""
    played = find(game)
    trials = [trial.setting for trial in ModuleSettings(played).trials if trial.together]
    chosen = [each for each in trials if len(played.people(each.options, each.seats)) == 3]
    setting = chosen[number % len(chosen)]
    return await owner.table(game, setting.seats, **setting.options)


def at_random(seed: int) -> Callable[[Any], Any]:
    chance = random.Random(seed)  # noqa: S311
    return lambda state: chance.choice(state["mine"]["decision"]["actions"])


async def in_python(site: Site, token: str, table: str, seed: int) -> Any:
    return await asyncio.to_thread(Bothy(site.address, token).play, table, at_random(seed))


async def in_node(bot: Path, site: Site, token: str, table: str, seed: int) -> Any:
    process = await asyncio.create_subprocess_exec(
        "node", str(bot), site.address, token, table, str(seed + 1), stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    assert process.returncode == 0
    return json.loads(said)


@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
async def test_whole_games_with_all_modules_are_played_by_both_clients(
    tmp_path: Path, typescript: Path, game: str
) -> None:
    async with running(tmp_path, local_play=True) as site, site.guest("Ailsa") as ailsa:
        python, node, other = [await token_of(ailsa, name) for name in ("Python", "Node", "Python 2")]
        for number in range(GAMES):
            table = await with_all_modules(ailsa, game, number)
            where = f"/api/tables/{table['id']}"
            assert (await ailsa.client.delete(f"{where}/seats/0")).status_code == 200
            for bot, token in (python, node, other):
                await ailsa.post(f"{where}/invitations/{bot}", status=204)
                await asyncio.to_thread(Bothy(site.address, token).sit, table["id"])
            all_three = asyncio.gather(
                in_python(site, python[1], table["id"], number),
                in_node(typescript, site, node[1], table["id"], number),
                in_python(site, other[1], table["id"], number),
            )
            match = (await ailsa.post(f"{where}/start"))["match"]
            results = await asyncio.wait_for(all_three, 300)
            assert results[0] == results[1] == results[2] == (await ailsa.get(f"/api/matches/{match}"))["result"]


@pytest.mark.parametrize("language", ["python", "ts"])
async def test_the_programs_on_the_page_sit_down_and_play(tmp_path: Path, typescript: Path, language: str) -> None:
    program = BLOCK[language].search((ROOT / "docs/write-a-bot.md").read_text(encoding="utf-8"))
    assert program is not None
    async with running(tmp_path, local_play=True) as site, site.guest("Ailsa") as ailsa:
        bot, token = await token_of(ailsa, "Clachan")
        table = await ailsa.table("creel", 2)
        await ailsa.post(f"/api/tables/{table['id']}/invitations/{bot}", status=204)
        text = program[1].replace("http://127.0.0.1:8417", site.address).replace("bothy_...", token)
        command = [sys.executable, "-c", text]
        if language == "ts":
            compiled = typescript.with_name("page.mts")
            compiled.write_text(text.replace("bothy-client.ts", "bothy-client.mjs"))
            run([TSC, *OPTIONS, "--outDir", str(typescript.parent), compiled], check=True)
            command = ["node", str(compiled.with_suffix(".mjs"))]
        environment = os.environ | {"PYTHONPATH": str(ROOT / "clients/python")}
        with Popen(command, env=environment) as process:
            try:
                await sat_down(ailsa, table, bot)
                assert process.poll() is None
            finally:
                process.kill()


async def sat_down(owner: Guest, table: Any, bot: str) -> None:
    """Waits until the bot sits at a table."""
    async with asyncio.timeout(30):
        while (await owner.get(f"/api/tables/{table['id']}"))["seats"][1].get("person") != bot:
            await asyncio.sleep(0.05)


def test_the_bot_of_the_page_plays_as_a_packages_bot() -> None:
    program = BLOCK["package"].search((ROOT / "docs/write-a-bot.md").read_text(encoding="utf-8"))
    assert program is not None
    names: dict[str, Any] = {}
    exec(compile(program[1], "write-a-bot.md", "exec"), names)  # noqa: S102
    rules, chance = CREEL.open({}, 2), SamplingDealer(1)
    pos = rules.start()
    pos.settle(chance)
    while not pos.finished:
        seat = pos.seats_to_act()[0]
        pos.apply(seat, ask(names["play_hopeful"], CREEL, rules, pos, seat, 1), chance)


async def test_a_served_bot_sits_down_where_it_is_invited_and_plays(tmp_path: Path) -> None:
    async with running(tmp_path, local_play=True) as site, site.guest("Ailsa") as ailsa:
        bot, token = await token_of(ailsa, "Clachan")
        serving = asyncio.create_task(asyncio.to_thread(Bothy(site.address, token).serve, at_random(1), 0.1))
        table = await ailsa.table("creel", 2)
        await ailsa.post(f"/api/tables/{table['id']}/invitations/{bot}", status=204)
        await sat_down(ailsa, table, bot)
        match = (await ailsa.post(f"/api/tables/{table['id']}/start"))["match"]
        async with asyncio.timeout(60):
            while not (state := await ailsa.get(f"/api/matches/{match}")).get("finished"):
                if state["seat"] in state["seats_to_act"]:
                    body = {"actions": [state["mine"]["decision"]["actions"][0]], "after": state["seq"]}
                    await ailsa.client.post(f"/api/matches/{match}/actions", json=body)
                await asyncio.sleep(0.02)
        (listed,) = [each for each in await ailsa.get("/api/me/tokens") if each["person"] == bot]
        assert (await ailsa.client.delete(f"/api/me/tokens/{listed['id']}")).status_code == 204
        with pytest.raises(Refused, match="token"):
            await asyncio.wait_for(serving, 30)
