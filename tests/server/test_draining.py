"""A process looks whether an operator wants it emptied, does so, and says that it does."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.clocks.timed import Watch

from bothy.server.operators.draining import Draining
from bothy.server.operators.refusals import Leaving
from bothy.server.store.sqlite import SqliteStore


async def test_a_process_drains_when_asked_and_one_that_is_started_anew_does_not(tmp_path: Path) -> None:
    store, watch = SqliteStore(tmp_path / "bothy.db"), Watch()
    await store.open()
    process, asked = Draining(store, watch), list[str]()
    process.changed.append(asked.append)
    await process.listens(8417, lambda: 2)
    assert [(row.name, row.sockets, row.does) for row in await store.processes(0)] == [(process.name, 2, "")]
    process.check()

    assert await store.ask_process(process.name, "drain")
    await process.read()
    await process.read()
    assert asked == ["drain"], "once"
    with pytest.raises(Leaving):
        process.check()
    assert [row.does for row in await store.processes(0)] == ["drain"]

    await store.ask_process(process.name, "")
    await process.read()
    process.check()
    await store.ask_process(process.name, "stop")

    watch.at += 1
    again = Draining(store, watch)
    await again.listens(8417, lambda: 0)
    await again.read()
    again.check()
    await again.leave()
    assert await store.processes(0) == []
    await store.close()
