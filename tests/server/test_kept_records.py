"""Imported records: each is stored once, up to a limit per person, and none with foreign components."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.forged_rows import numbers
from tests.server.forging import played_out, sound_record
from tests.server.running import running

from bothy.table import Match, Shuffle, record
from bothy.table.game_registry import find


async def test_a_record_is_kept_once_however_often_it_is_brought(tmp_path: Path) -> None:
    whole = sound_record()
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        kept = await ailsa.post("/api/records", {"record": whole})
        for again in (await ailsa.post("/api/records", {"record": whole}),
                      await boyd.post("/api/records", {"record": whole})):  # fmt: skip
            assert (again["id"], again["match"]) == (kept["id"], kept["match"])
        seen = await boyd.get(f"/api/matches/{kept['match']}")
        assert seen["finished"], "from the store it is loaded like any other"


async def test_a_guest_can_keep_only_a_limited_number_of_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bothy.server.api.records.MOST_KEPT", 1)
    texts = [sound_record(seed) for seed in (7, 8)]
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        await ailsa.post("/api/records", {"record": texts[0]})
        assert await ailsa.reason("/api/records", {"record": texts[1]}, 409) == "record-full"
        monkeypatch.setattr("bothy.server.api.records.MOST_BYTES", 100)
        assert await boyd.reason("/api/records", {"record": texts[1]}, 409) == "record-full"


async def test_a_record_with_a_strangers_components_is_checked_but_not_kept(tmp_path: Path) -> None:
    game = find("caledonia")
    number = next(each for each in numbers("caledonia") if each.field[-1] == "cost")
    match = Match.open(
        game, seats=2, shuffle=Shuffle.numbered(3), pack=game.packs.with_changes(number.changes(17))
    )
    text = record.complete(played_out(match))
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        assert (await ailsa.post("/api/records/verify", {"record": text}))["valid"]
        assert await ailsa.reason("/api/records", {"record": text}, 409) == "record-pack"
