"""The calendar of deadlines: by a secret link, for the tables that wait for me, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.running import Site, running

from bothy.local.ids import fresh_id
from bothy.server.notices.calendar import _folded, read

PACE = {"kind": "live", "seconds": 3600}


async def fetched(site: Site, path: str) -> httpx.Response:
    """Asks as a calendar program does: without a session."""
    async with httpx.AsyncClient(base_url=site.address) as program:
        return await program.get(path)


def events(text: str) -> list[dict[str, str]]:
    """Reads the events of a calendar."""
    assert text.endswith("END:VCALENDAR\r\n")
    whole = text.replace("\r\n ", "")
    blocks = re.findall(r"BEGIN:VEVENT\r\n(.*?)END:VEVENT", whole, re.DOTALL)
    return [dict(line.split(":", 1) for line in block.strip().split("\r\n")) for block in blocks]


async def test_a_calendar_has_the_deadlines_of_those_whose_turn_it_is(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        table = await ailsa.post("/api/tables", {"game": "creel", "seats": 2, "pace": PACE}, 201)
        await boyd.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
        table = await ailsa.post(f"/api/tables/{table['id']}/start")
        state = await ailsa.get(f"/api/matches/{table['match']}")
        waits = {0: ailsa, 1: boyd}
        for seat, guest in waits.items():
            path = (await guest.post("/api/notices/calendar"))["calendar"]
            answer = await fetched(site, path)
            assert answer.headers["content-type"].startswith("text/calendar")
            found = events(answer.text)
            assert len(found) == (seat in state["seats_to_act"])
            for event in found:
                assert event["URL"] == f"{site.address}/table/{table['id']}"
                assert event["SUMMARY"] == "Your time runs out: Creel"
                assert re.fullmatch(r"\d{8}T\d{6}Z", event["DTSTART"])
                assert event["DTSTART"] > event["DTSTAMP"]


async def test_a_new_link_ends_the_old_one_and_no_link_opens_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        assert (await ailsa.get("/api/notices"))["calendar"] == ""
        old = (await ailsa.post("/api/notices/calendar"))["calendar"]
        new = (await ailsa.post("/api/notices/calendar"))["calendar"]
        assert (await fetched(site, old)).status_code == 404
        assert (await fetched(site, new)).status_code == 200
        me = ailsa.id
        for wrong in (f"{me}..ics", f"{me}.x.ics", f"{fresh_id()}.x.ics", "nothing.ics", new[:-4].split("/")[-1]):
            assert (await fetched(site, f"/api/calendar/{wrong}")).status_code == 404
        ended: Any = await ailsa.client.delete("/api/notices/calendar")
        assert ended.json()["calendar"] == ""
        assert (await fetched(site, new)).status_code == 404


@pytest.mark.parametrize("line", ["short", "x" * 200, "é" * 100, "🐑" * 60])
def test_no_line_is_longer_than_a_calendar_allows(line: str) -> None:
    parts = _folded(line)
    assert all(len(part.encode()) <= 75 for part in parts)
    assert parts[0] + "".join([part.removeprefix(" ") for part in parts[1:]]) == line


def test_only_links_of_one_form_are_read() -> None:
    person = fresh_id()
    assert read(f"{person}.secret.ics") == (person, "secret")
    assert [read(file) for file in ("", "x.ics", f"{person}.ics", f"{person}.a.html", f"{person}.a.b.ics")] == [
        None
    ] * 5
