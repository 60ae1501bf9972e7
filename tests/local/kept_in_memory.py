"""A store in memory and a thinker in this process, instead of IndexedDB and a worker: only a browser has those."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

from bothy.local.answering import answer
from bothy.local.host import Host


class KeptInMemory:
    """Keeps texts as the page's store does."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.heads: dict[str, str] = {}
        self.logs: dict[str, list[str]] = {}
        self.snapshots: dict[str, str] = {}
        self.drawn: dict[tuple[str, int], str] = {}
        self.analyses: dict[str, str] = {}

    async def tables(self) -> list[str]:
        return list(self.rows.values())

    async def put_table(self, table_id: str, row: str) -> None:
        self.rows[table_id] = row

    async def delete_table(self, table_id: str, match_id: str) -> None:
        for kept, key in ((self.rows, table_id), (self.heads, match_id), (self.snapshots, match_id)):
            kept.pop(key, None)
        self.logs.pop(match_id, None)

    async def create_match(self, match_id: str, head: str, entries: Sequence[str]) -> None:
        self.heads[match_id], self.logs[match_id] = head, list(entries)

    async def append(self, match_id: str, after: int, entries: Sequence[str], table_row: str) -> bool:
        if len(self.logs[match_id]) != after + 1:
            return False
        self.logs[match_id] += entries
        if table_row:
            self.rows[json.loads(table_row)["id"]] = table_row
        return True

    async def match(self, match_id: str) -> tuple[str, Sequence[str], str]:
        return self.heads.get(match_id, ""), self.logs.get(match_id, []), self.snapshots.get(match_id, "")

    async def keep_snapshot(self, match_id: str, snapshot: str) -> None:
        self.snapshots[match_id] = snapshot

    async def keep_resync(self, match_id: str, seat: int, message: str) -> None:
        self.drawn[match_id, seat] = message

    async def analysis(self, match_id: str) -> str:
        return self.analyses.get(match_id, "")

    async def keep_analysis(self, match_id: str, analysis: str) -> None:
        self.analyses[match_id] = analysis


class ThinksHere:
    """Answers in this process, at once."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def ask(self, question: str) -> str:
        self.asked.append(question)
        return answer(question)


class Page:
    """A page with a host: its requests and its lines."""

    def __init__(self, store: Any = None, thinker: Any = None, **given: Any) -> None:
        self.store = store or KeptInMemory()
        self.heard: dict[int, list[str]] = {}
        self.host = Host(self.store, thinker or ThinksHere(), self._hear, **given)

    def _hear(self, line: int, text: str) -> None:
        self.heard.setdefault(line, []).append(text)

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """Returns the answer to a request, which must be fine or have this status."""
        told, text = await self.host.request(method, path, "" if body is None else json.dumps(body))
        assert told == status if status is not None else told < 300, (told, text)
        return json.loads(text) if text and not path.endswith("/record") else text

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.ask("GET", path, status=status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return await self.ask("POST", path, body, status)

    async def say(self, line: int, kind: str, **fields: Any) -> list[Any]:
        """Sends a message, and returns what is heard with it."""
        before = len(self.heard.get(line, []))
        await self.host.hear(line, json.dumps({"is": kind} | fields))
        return [json.loads(text) for text in self.heard[line][before:]]

    async def rest(self) -> None:
        """Waits until all bots have played."""
        while tasks := self.host.thinking():
            await asyncio.wait(tasks)
