"""Nim, the shortest game there is, known by its entry point alone: everything plays it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import running

from bothy.bots.bot import Question
from bothy.kernel import Game
from bothy.local import games
from bothy.server.api import games as games_api
from bothy.server.api.components import game_pack
from bothy.table.game_registry import find
from bothy.testing import Battery

ROOT = Path(__file__).parents[2]
NIM = ROOT / "examples" / "nim"


def installed(folder: Path) -> list[str]:
    """Writes the files of an installed Nim, and returns the folders of its entry point and its code."""
    info = folder / "bothy_nim-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bothy-nim\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[bothy.games]\nnim = nim:NIM\n")
    return [str(folder), str(NIM)]


@pytest.fixture
def nim(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any]]:
    """Yields Nim as if it had just been installed."""
    for folder in installed(tmp_path_factory.mktemp("site")):
        monkeypatch.syspath_prepend(folder)
    _forget()
    yield find("nim")
    sys.modules.pop("nim", None)
    _forget()


def _forget() -> None:
    """Clears the caches: a server looks through the installed games only once."""
    for known in (
        games.known_game,
        games.game_names,
        games.lesson_names,
        game_pack,
        games_api.game_info,
        games_api._messages,
    ):
        known.cache_clear()


def bothy(folder: Path, *arguments: str) -> str:
    """Returns the output of a command with Nim installed."""
    path = os.pathsep.join(installed(folder))
    command = [sys.executable, "-m", "bothy", *arguments]
    done = subprocess.run(
        command, cwd=folder, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nim_breaks_no_check(nim: Game[Any], battery: Battery) -> None:
    battery.pairs(nim, rounds=20)


def test_a_game_without_an_estimate_is_steered_by_the_forecast_of_its_views(nim: Game[Any]) -> None:
    rules = nim.open({}, 2)
    pos = rules.start()
    with pytest.raises(NotImplementedError):
        nim.bots.estimate(pos, 0)
    question = Question(nim, rules, pos, 0, seed=1)
    assert question.worth(pos, 0) == 0
    pos.apply(0, question.actions[0], None)
    assert [question.worth(pos, seat) for seat in (0, 1)] == [100, 0]


@pytest.mark.parametrize("bots", ["steady:60n,greedy", "casual,random"])
def test_every_kind_of_bot_plays_a_game_that_wrote_nothing_for_bots(tmp_path: Path, bots: str) -> None:
    told = bothy(tmp_path, "arena", "nim", "--bots", bots, "--games", "4", "--json")
    played = [each for each in map(json.loads, told.splitlines()) if "ranks" in each]
    assert [sorted(each["ranks"]) for each in played] == [[1, 2]] * 4


def test_nim_is_listed_and_measured(tmp_path: Path) -> None:
    assert "nim: Nim, 2 seats" in bothy(tmp_path, "games")
    (tmp_path / "bench").mkdir()
    assert json.loads(bothy(tmp_path / "bench", "bench", "nim", "--games", "2", "--json"))["nodes_per_s"] > 0


async def test_a_server_lists_nim_says_its_words_and_plays_it(tmp_path: Path, nim: Game[Any]) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        games = {game["name"]: game for game in await ailsa.get("/api/games")}
        assert games["nim"]["title"] == "Nim"
        assert games["nim"]["about"].startswith("Three heaps of stones.")
        assert (await ailsa.get("/api/games/nim/pack")) == {"arguments": {"take": ["count", "heap"]}}
        words = await ailsa.client.get("/api/games/nim/messages/en")
        assert "ask-move = Take stones from a heap." in words.text.splitlines()
        assert (await ailsa.client.get("/api/games/nim/messages/fr")).text == ""
        table = await ailsa.table("nim")
        await boyd.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
        table = await ailsa.post(f"/api/tables/{table['id']}/start")
        match = f"/api/matches/{table['match']}"
        for player, count, heap in ((ailsa, 3, 1), (boyd, 4, 2), (ailsa, 5, 3)):
            state = await player.post(f"{match}/actions", {"actions": [["take", count, heap]]})
        assert state["result"]["ranks"] == [1, 2]


def test_the_page_shows_nim_as_it_is() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    for file in ("nim.py", "locales/en/nim.ftl"):
        text = (NIM / file).read_text(encoding="utf-8")
        assert f"\n{text}```" in page, f"docs/add-a-game.md does not quote examples/nim/{file}"
