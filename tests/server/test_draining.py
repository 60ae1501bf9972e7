"""A process notices that an operator wants it drained, drains, and reports it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.calendar import file_for_tests, forward

from bothy.server.operators.draining import Draining
from bothy.server.operators.refusals import Leaving


async def test_a_process_drains_when_asked_and_a_restarted_one_does_not(tmp_path: Path) -> None:
    store = file_for_tests(tmp_path / "bothy.db")
    await store.open()
    process, asked = Draining(store), list[str]()
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

    await forward(store, 1)
    again = Draining(store)
    await again.listens(8417, lambda: 0)
    await again.read()
    again.check()
    await again.leave()
    assert await store.processes(0) == []
    await store.close()
