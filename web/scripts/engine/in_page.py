"""The Python end of a page's workers: imports what comes later, and joins the host to the browser."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec, PathFinder
from typing import Any

GAMES = "bothy.games."


class Later:
    """Finds modules whose file hasn't come yet: games that no table needed so far, rare parts of the library."""

    def __init__(self, fetch: Callable[[str], bool], rest: Sequence[str]) -> None:
        self._fetch = fetch
        self._rest = frozenset(rest)

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Fetches the file that has this module, if there is one, and looks again."""
        if not self._fetch(self._file_of(name)):
            return None
        importlib.invalidate_caches()
        return PathFinder.find_spec(name, path, target)

    def _file_of(self, name: str) -> str:
        if name in self._rest:
            return "library-rest"
        if name.startswith(GAMES):
            return name.removeprefix(GAMES).partition(".")[0]
        return ""


def import_later(fetch: Callable[[str], bool], rest: Any) -> None:
    """Lets imports fetch what isn't there; `fetch` says whether it brought anything new."""
    sys.meta_path.append(Later(fetch, rest.to_py()))  # type: ignore[arg-type]


class Store:
    """The browser's database, with answers as Python's own values."""

    def __init__(self, database: Any) -> None:
        self._database = database

    def __getattr__(self, name: str) -> Callable[..., Any]:
        method = getattr(self._database, name)

        async def called(*given: Any) -> Any:
            found = await method(*map(_given, given))
            return found.to_py() if hasattr(found, "to_py") else found

        return called


def _given(value: Any) -> Any:
    if isinstance(value, list):
        from pyodide.ffi import to_js

        return to_js(value)
    return value


class Thinker:
    """Bots that think in another worker."""

    def __init__(self, ask: Callable[[str], Any]) -> None:
        self._ask = ask

    async def ask(self, question: str) -> str:
        """Returns the answer; raises if the question was cancelled or the worker was lost."""
        return str(await self._ask(question))


def entry_point(game: str) -> str:
    """Returns where a game is, as packages declare it."""
    return f"{game} = bothy.games.{game}.game:{game.upper()}"


async def host_of(database: Any, ask: Any, send: Any, games: Any) -> Any:
    """Returns a host of the tables that the browser kept."""
    from bothy.local.host import Host
    from bothy.table.game_registry import use_games

    use_games(map(entry_point, games.to_py()))
    host = Host(Store(database), Thinker(ask), send)
    await host.open_tables()
    return host


def answerer(games: Any) -> Callable[[str], str]:
    """Returns what answers questions to bots."""
    from bothy.local.answering import answer
    from bothy.table.game_registry import use_games

    use_games(map(entry_point, games.to_py()))
    return answer
