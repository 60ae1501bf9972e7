"""Runs in Pyodide: finds the parts of the standard library that the engine loads. Imports of rarer ones wait for them."""

from __future__ import annotations

import importlib
import sys

LIBRARY = "/lib/python314.zip/"
FOR_ERRORS = ("traceback", "linecache", "tokenize", "textwrap", "_colorize")
FROZEN = "importlib/_bootstrap"
"""In the interpreter itself, whatever its file says."""


def loaded(games: list[str]) -> list[str]:
    """Imports what a page's two workers import. Returns the library's files that were loaded."""
    sys.path.insert(0, "/src")
    import in_page  # noqa: F401

    for name in ("bothy.local.host", "bothy.local.answering", "bothy.bots.planner.idea_preview", *FOR_ERRORS):
        importlib.import_module(name)
    for game in games:
        package = importlib.import_module(f"bothy.games.{game}.game")
        found = getattr(package, game.upper())
        found.pack_data()
        for seats in found.seats:
            found.open({}, seats)
    places = [str(getattr(module, "__file__", "") or "") for module in [*sys.modules.values()]]
    files = {place.removeprefix(LIBRARY) for place in places if place.startswith(LIBRARY)}
    return sorted(name for name in files if not name.startswith(FROZEN))
