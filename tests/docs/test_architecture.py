"""The architecture page names classes that exist, in the files it gives."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
HOPS = [row for row in PAGE.splitlines() if row.startswith("| ") and not row.startswith(("| hop", "| ---"))]
NAMED = re.findall(r"`(\w+)` in `([\w/.-]+)`", PAGE)


@pytest.mark.parametrize(("name", "path"), NAMED)
def test_every_hop_of_a_click_is_a_class_where_the_page_says(name: str, path: str) -> None:
    assert re.search(rf"\b(class|interface) {name}\b", (ROOT / path).read_text(encoding="utf-8"))


def test_the_click_goes_from_page_to_page_and_every_hop_says_where_it_is_and_what_it_adds() -> None:
    hops = [[cell.strip() for cell in row.strip("|").split("|")] for row in HOPS]
    assert hops[0][0].startswith("page")
    assert hops[-1][0].startswith("page")
    for needed in ("socket", "service", "match", "frame", "position", "event", "view"):
        assert any(hop[0] == needed for hop in hops), needed
    for hop, where, adds in hops:
        assert re.search(r"`\w+` in `", where), hop
        assert len(adds.split()) > 5, hop
