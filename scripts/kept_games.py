"""The games of a study, one line each in a file, so that an interrupted study can continue."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

Game = dict[str, Any]
Key = TypeVar("Key", bound=Hashable)
BETWEEN = 15
"""Seconds between progress lines."""


def kept(
    file: str, wanted: Iterable[Key], key_of: Callable[[Game], Key], play: Callable[[Key], Game]
) -> list[Game]:
    """Plays the wanted games missing from the file and returns all games in it."""
    path = Path(file)
    games: list[Game] = []
    if path.exists():
        games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    known = {key_of(game) for game in games}
    missing = [key for key in wanted if key not in known]
    told = monotonic()
    for done, key in enumerate(missing):
        if monotonic() - told > BETWEEN:
            told = monotonic()
            print(f"{path.name}: {done} of {len(missing)}", file=sys.stderr, flush=True)
        games.append(play(key))
        with path.open("a", encoding="utf-8") as file_:
            file_.write(json.dumps(games[-1]) + "\n")
    return games
