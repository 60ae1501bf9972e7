"""Runs in Pyodide: finds what the engine loads of the standard library. The rest comes if it's imported."""

from __future__ import annotations

import importlib
import sys

LIBRARY = "/lib/python314.zip/"
FOR_ERRORS = ("traceback", "linecache", "tokenize", "textwrap", "_colorize")
FOR_ZIPS = ("encodings.cp437",)
"""Names of files in a zip, which `importlib.metadata` looks into: the library is one."""
FROZEN = "importlib/_bootstrap"
"""In the interpreter itself, whatever its file says."""


def loaded(games: list[str]) -> list[str]:
    """Imports what a page's two workers import. Returns the library's files that were loaded."""
    sys.path.insert(0, "/src")
    import in_page  # noqa: F401

    for name in (
        "bothy.local.host",
        "bothy.local.answering",
        "bothy.bots.planner.idea_preview",
        *FOR_ERRORS,
        *FOR_ZIPS,
    ):
        importlib.import_module(name)
    from bothy.table import Match, Shuffle

    for game in games:
        found = getattr(importlib.import_module(f"bothy.games.{game}.game"), game.upper())
        match = Match.open(found, {}, 2, Shuffle.numbered(1, ["one", "two"]))
        match.view(match.seats_to_act()[0])
    places = [str(getattr(module, "__file__", "") or "") for module in [*sys.modules.values()]]
    files = {place.removeprefix(LIBRARY) for place in places if place.startswith(LIBRARY)}
    return sorted(name for name in files if not name.startswith(FROZEN))
