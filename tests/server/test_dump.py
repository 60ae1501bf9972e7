"""Finished public games as files: whole days, once, naming only people with a public profile."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.server.running import Guest, Site, running
from tests.server.test_api import play_out
from tests.server.test_results import make_account
from tests.server.test_results_noted import noted

from bothy.kernel import SamplingDealer
from bothy.server.results.dump import dump
from bothy.table.game_registry import find
from bothy.table.record import Record

TOMORROW = datetime.now(UTC).date() + timedelta(days=1)


async def finished(site: Site, players: list[Guest], listed: bool) -> str:
    """Plays a game between these two to its end."""
    host, other = players
    table = await host.post("/api/tables", {"game": "creel", "seats": 2, "listed": listed})
    await other.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    begun = await host.post(f"/api/tables/{table['id']}/start")
    await play_out(players, begun["match"], SamplingDealer(4))
    await noted(site, begun["match"])
    return str(begun["match"])


async def dumped(site: Site, folder: Path, today: date = TOMORROW) -> list[Any]:
    return [each async for each in dump(site.services.store, folder, today)]


def index(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


async def test_a_day_of_public_games_becomes_records_that_verify(tmp_path: Path) -> None:
    folder = tmp_path / "dump"
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        await make_account(site.services.store, ailsa.id)
        await ailsa.client.patch("/api/me/profile", json={"open": True})
        shown = await finished(site, [ailsa, boyd], listed=True)
        hidden = await finished(site, [ailsa, boyd], listed=False)
        (day,) = await dumped(site, folder)
        (game,) = index(folder / day.day / "index.jsonl")
        text = (folder / day.day / game["file"]).read_text(encoding="utf-8")
        assert (game["id"], game["game"], day.games) == (shown, "creel", 1)
        assert sha256(text.encode()).hexdigest() == game["sha256"]
        match = Record.read(text).verify(find)
        assert [seat["place"] for seat in game["seats"]] == list(match.result.ranks)
        assert [seat.get("name") for seat in game["seats"]] == ["Ailsa", None]
        whole = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file())
        for secret in (hidden, "Boyd", boyd.id, ailsa.id):
            assert secret not in whole
        assert [each["day"] for each in index(folder / "index.jsonl")] == [day.day]


async def test_a_day_is_written_once_and_not_before_it_is_over(tmp_path: Path) -> None:
    folder = tmp_path / "dump"
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        await finished(site, [ailsa, boyd], listed=True)
        assert await dumped(site, folder, TOMORROW - timedelta(days=1)) == []
        assert len(await dumped(site, folder)) == 1
        before = {path: path.stat().st_mtime_ns for path in folder.glob("*/*")}
        assert await dumped(site, folder) == []
        assert {path: path.stat().st_mtime_ns for path in folder.glob("*/*")} == before


async def test_a_host_without_public_games_has_an_empty_index(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        assert await dumped(site, tmp_path / "dump") == []
        assert (tmp_path / "dump" / "index.jsonl").read_bytes() == b""
