"""Print a release's section of the changelog: `python scripts/release_notes.py 0.1.0`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def notes(version: str, changelog: str) -> str:
    """Returns the text under the heading of this version; empty if there is none."""
    found = re.search(
        rf"^## {re.escape(version)}(?![\w.])[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    return found[1].strip() if found else ""


if __name__ == "__main__":
    text = notes(sys.argv[1].removeprefix("v"), CHANGELOG.read_text(encoding="utf-8"))
    if not text:
        sys.exit(f"CHANGELOG.md has no section {sys.argv[1]}")
    print(text)
