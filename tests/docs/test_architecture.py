"""The architecture page names classes that exist, in the files it gives, and draws the imports of the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from draw_house import PICTURE, arrows, floors, picture

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


COUNT = re.compile(r"(\d+) files?<")


def test_every_import_of_a_room_leads_to_a_floor_below() -> None:
    rooms = [room for floor in floors() for room in floor]
    level = {room.name: room.floor for room in rooms}
    found = arrows(rooms)
    assert {("cli", "server"), ("server", "table"), ("table", "kernel"), ("games.glenmore", "kernel")} <= found
    assert [(one, other) for one, other in found if level[one] >= level[other]] == []


def test_the_house_is_drawn_as_it_is_and_its_counts_are_about_right() -> None:
    drawn, now = PICTURE.read_text(encoding="utf-8"), picture()
    again = "run scripts/draw_house.py"
    assert COUNT.sub("", drawn) == COUNT.sub("", now), again
    for old, new in zip(COUNT.findall(drawn), COUNT.findall(now), strict=True):
        assert abs(int(old) - int(new)) <= max(2, int(new) // 5), again
