"""Where games are found: through the entry-point group `bothy.games`, so that nothing here names one."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from bothy.kernel import Game, Malformed, Reason

GROUP = "bothy.games"


def names() -> list[str]:
    """The names of all installed games, in alphabetical order."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def find(name: str) -> Game[Any]:
    """The game of this name, or a refusal that lists those there are."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            game: Game[Any] = point.load()
            return game
    raise Malformed(Reason("game-unknown", game=name, known=", ".join(names())))
