"""There is one clock: SQL reads it by `bothy_now()`, Python by `now_ms()`, and neither reads another."""

from __future__ import annotations

import re
from pathlib import Path

import bothy.server

SERVER = Path(bothy.server.__file__).parent
SQL = re.compile(
    r"\b(now|(clock|statement|transaction)_timestamp|julianday|unixepoch|strftime|datetime)\s*\("
    r"|\b(current_(timestamp|time|date)|localtime(stamp)?)\b",
    re.IGNORECASE,
)
PYTHON = re.compile(
    r"\btime\.time(_ns)?\b|\bfrom time import .*\btime(_ns)?\b|\b(datetime|date)\.(now|utcnow|today)\("
)
ELSEWHERE = {"clock.py", "backups/keeping.py"}
"""The clock itself, and the file name of a backup, which is for people."""


def lines(pattern: re.Pattern[str], *suffixes: str, under: Path = SERVER) -> list[str]:
    found = [file for suffix in suffixes for file in sorted(under.rglob(f"*{suffix}"))]
    return [
        f"{file.relative_to(SERVER)}: {line.strip()}"
        for file in found
        for line in file.read_text(encoding="utf-8").splitlines()
        if pattern.search(line)
    ]


def test_sql_reads_the_time_from_one_function() -> None:
    (its_own,) = lines(SQL, ".py", ".sql", under=SERVER / "store")
    assert its_own.startswith("store/postgres/migrations/versions/v0001_initial.py: as $$ select"), its_own


def test_python_asks_no_other_clock() -> None:
    assert [line for line in lines(PYTHON, ".py") if line.split(":")[0] not in ELSEWHERE] == []
