"""`bothy invite`: each link creates one account."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.accounts.people import ORIGIN, browser, hosting
from tests.server.running import SECRET

from bothy.cli import main


async def test_every_link_it_prints_is_an_invitation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import asyncio

    store = f"sqlite:{tmp_path / 'bothy.db'}"
    for name, value in (("STORE", store), ("SECRET", SECRET), ("ORIGINS", ORIGIN)):
        monkeypatch.setenv(f"BOTHY_{name}", value)
    async with hosting(tmp_path, sign_up="invitation") as (site, _), browser(site) as ailsa:
        assert await asyncio.to_thread(main, ["invite", "2"]) == 0
        links = capsys.readouterr().out.split()
        assert len(set(links)) == 2
        for link in links:
            assert link.startswith(f"{ORIGIN}/sign-in#i.")
            seen = await ailsa.post("/api/sign-in/look", {"link": link.split("#")[1]})
            assert seen["kind"] == "invitation"
