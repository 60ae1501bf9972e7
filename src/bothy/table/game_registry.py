"""Finds games, usually through the entry-point group `bothy.games`, so that nothing here names one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from bothy.kernel import Game, InvalidInput, Reason
from bothy.kernel.pack import ComponentError
from bothy.kernel.pack.folder import declared

GROUP = "bothy.games"


def _installed() -> Iterable[EntryPoint]:
    return entry_points(group=GROUP)


_points: Callable[[], Iterable[EntryPoint]] = _installed


def use_games(games: Iterable[str]) -> None:
    """Uses these games instead of the installed ones, each given as `name = module:object`.

    A page has files without an installation. A game is imported when it's first looked for.
    """
    global _points
    parts = [[part.strip() for part in game.partition("=")] for game in games]
    points = [EntryPoint(name, value, GROUP) for name, _, value in parts]
    _points = points.copy


def names() -> list[str]:
    """Returns the names of all installed games, in alphabetical order."""
    return sorted({point.name for point in _points()})


def find(name: str) -> Game[Any]:
    """Returns the game with this name. An error lists the installed ones."""
    for point in _points():
        if point.name == name:
            game: Game[Any] = point.load()
            return game
    raise InvalidInput(Reason("game-unknown", game=name, known=", ".join(names())))


def use_packs(folders: Iterable[Path]) -> list[Game[Any]]:
    """Uses these packs for this process's tables, at most one per game. Returns their games."""
    found: dict[str, Game[Any]] = {}
    for folder in folders:
        name = _game_of(folder)
        if name in found:
            raise InvalidInput(Reason("pack-twice", game=name, folder=str(folder)))
        found[name] = find(name)
        found[name].packs.use(found[name].packs.read(folder))
    return list(found.values())


def _game_of(folder: Path) -> str:
    try:
        return declared(folder)["game"]
    except ComponentError as error:
        raise InvalidInput(Reason("pack-unreadable", folder=str(folder), fault=str(error))) from error
