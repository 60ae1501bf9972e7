"""Packages add bots, which play in arenas and sit at tables by name."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.running import running

from bothy.bots import find_bot, installed
from bothy.bots.simple import play_random
from bothy.kernel import InvalidInput
from bothy.server.bot_workers.worker_pool import WorkerPool

FIRST = '''
def play_first(question):
    """Takes the first legal action."""
    return question.actions[0]
'''


@pytest.fixture
def first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installs a package with a bot `first`, and one that calls itself `random`."""
    package = tmp_path / "package"
    info = package / "first_bot-1.0.dist-info"
    info.mkdir(parents=True)
    (package / "first_bot.py").write_text(FIRST)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: first-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[bothy.bots]\nfirst = first_bot:play_first\nrandom = first_bot:play_first\n"
    )
    monkeypatch.syspath_prepend(package)
    monkeypatch.setenv("PYTHONPATH", str(package))
    installed.cache_clear()
    yield
    installed.cache_clear()


@pytest.mark.usefixtures("first")
def test_a_package_adds_a_bot_and_replaces_none_of_ours() -> None:
    assert list(installed()) == ["first"]
    assert find_bot("first").__name__ == "play_first"
    assert find_bot("random") is play_random
    with pytest.raises(InvalidInput, match="bot-needs-no-budget"):
        find_bot("first:1s")
    with pytest.raises(InvalidInput, match="bot-unknown"):
        find_bot("second")


@pytest.mark.usefixtures("first")
def test_an_installed_bot_plays_in_an_arena() -> None:
    command = [sys.executable, "-m", "bothy", "arena", "creel", "--bots", "first,random", "--games", "4"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "first" in said


@pytest.mark.usefixtures("first")
async def test_an_installed_bot_sits_at_a_table_and_plays(tmp_path: Path) -> None:
    async with running(tmp_path, bot_service=WorkerPool(1, 20)) as site, site.guest() as ailsa:
        listed = (await ailsa.get("/api/server"))["bots"][-1]
        assert listed == {"id": "first", "bot": "first"}
        table = await ailsa.table("creel", 2)
        await ailsa.post(f"/api/tables/{table['id']}/bots", {"bot": "first"})
        begun = await ailsa.post(f"/api/tables/{table['id']}/start")
        assert begun["seats"][1]["bot"] == "first"
        async with ailsa.follow(table["id"]) as live:
            await live.hello(seat=0)
            while not any(step["by"] == 1 for step in live.steps):
                if (live.mine or {}).get("decision"):
                    await live.act(live.mine["decision"]["actions"][0])
                await live.hear()
