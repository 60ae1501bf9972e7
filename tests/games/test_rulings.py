"""Every ruling of ours names an existing test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted((ROOT / "src" / "bothy" / "games").glob("*/rules/rulings.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.parent.name)
def test_every_reading_has_its_test(page: Path) -> None:
    tests = "".join(path.read_text() for path in (ROOT / "tests" / "games").rglob("test_*.py"))
    rows = re.findall(r"^\| (P-[A-Z]+\d+) \|.*\| `(test_\w+)` \|$", page.read_text(), re.MULTILINE)
    assert len(rows) >= 5
    assert [name for _, name in rows if f"def {name}(" not in tests] == []
