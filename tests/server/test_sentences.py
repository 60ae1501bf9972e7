"""Answers hold keys and values. Whoever shows them makes the sentences, except a few for programs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.running import NoBots, running, two_seated

from bothy.server.app import document

LANGUAGES = ("en", "fr", "pt")
SOURCES = Path(__file__).parents[2] / "src" / "bothy"
GOLDEN = Path(__file__).parents[1] / "games" / "glenmore" / "golden" / "two-players-with-die.bothy"
OFFERED = {
    ("Choices", "text"),
    ("GameInfo", "about"),
    ("GameInfo", "title"),
    ("Priced", "text"),
    ("Problem", "text"),
}
"""The sentences for programs, which docs/api.md names."""

AT_START = ("settings.py", "backends.py", "listening.py", "backups", "doctor", "keys.py", "pool.py", "file.py")
"""Parts of the server whose reasons stop a process or a command, and reach no client."""


def rendered() -> set[tuple[str, str]]:
    """Returns the marked fields of the document, by type."""
    schemas = json.loads(document())["components"]["schemas"]
    return {
        (kind, name)
        for kind, schema in schemas.items()
        for name, field in schema.get("properties", {}).items()
        if field.get("x-rendered")
    }


def without_sentences(data: Any) -> Any:
    """Returns an answer without what programs get."""
    if isinstance(data, list):
        return [without_sentences(each) for each in data]
    if not isinstance(data, dict):
        return data
    fields = {name for _, name in OFFERED}
    return {name: without_sentences(each) for name, each in data.items() if name not in fields}


def test_only_these_fields_hold_sentences() -> None:
    assert rendered() == OFFERED


async def test_an_answer_is_the_same_in_every_language(tmp_path: Path) -> None:
    async with (
        running(tmp_path, bot_service=NoBots()) as site,
        two_seated(site, "glenmore") as (ailsa, boyd, table),
    ):
        await ailsa.post("/api/tables", {"game": "caledonia", "seats": 2, "options": {"automa": "1"}})
        golden = await ailsa.post("/api/records", {"record": GOLDEN.read_text(encoding="utf-8")})
        match, over = f"/api/matches/{table['match']}", f"/api/matches/{golden['match']}"
        mover = (ailsa, boyd)[(await ailsa.get(match))["seats_to_act"][0]]
        seat = [each.get("person") for each in table["seats"]].index(mover.id)
        reads = [
            "/api/server",
            "/api/games",
            "/api/me/tables",
            "/api/me/profile",
            "/api/games/caledonia/bests",
            f"/api/tables/{table['id']}",
            f"/api/tables/{table['id']}/seats/{seat}/reactions",
            match,
            f"{match}/actions",
            f"{match}/history",
            f"{over}/breakdown",
            f"{over}/course",
            f"{over}/history",
            "/api/tables/nowhere",
        ]
        asks: list[tuple[str, Any]] = [
            (f"{match}/blocked", {}),
            (f"{match}/ideas", {}),
            ("/api/records/verify", {"record": "nonsense"}),
        ]
        answers = []
        for language in LANGUAGES:
            mover.client.headers["accept-language"] = language
            told = [(await mover.client.get(path)).json() for path in reads]
            told += [(await mover.client.post(path, json=body)).json() for path, body in asks]
            answers.append([without_sentences(each) for each in told])
        for path, *same in zip([*reads, *(path for path, _ in asks)], *answers, strict=True):
            assert same[0] == same[1] == same[2], path


def reasons() -> Iterator[tuple[str, str]]:
    """Returns the keys of reasons in the server's sources, each with its file."""
    for path in (SOURCES / "server").rglob("*.py"):
        where = str(path.relative_to(SOURCES))
        if not any(part in where for part in AT_START):
            yield from ((key, where) for key in re.findall(r'\bReason\(\s*"([a-z-]+)"', path.read_text()))
    for path in (
        SOURCES / "table" / "record.py",
        SOURCES / "table" / "log.py",
        SOURCES / "table" / "active_line.py",
    ):
        yield from ((key, path.name) for key in re.findall(r'"((?:record|log|undo)-[a-z-]+)"', path.read_text()))


def loaded_by_client() -> set[str]:
    """Returns the keys of messages in the client's bundles: all but those for the backend."""
    found: set[str] = set()
    for path in (SOURCES / "locales" / "en").glob("*.ftl"):
        occasion = "backend" if path.stem.endswith("-backend") else ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if section := re.fullmatch(r"### ([a-z]+)", line):
                occasion = section[1]
            elif (message := re.match(r"([a-z][\w-]*) =", line)) and occasion != "backend":
                found.add(message[1])
    return found


def test_the_client_has_words_for_every_reason_that_may_reach_it() -> None:
    known = loaded_by_client()
    assert sorted({(key, where) for key, where in reasons() if f"no-{key}" not in known}) == []
