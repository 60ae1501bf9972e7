"""Index of a rules reference: the source lines that implement each paragraph by naming it."""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bothy.kernel import Game

CITED = re.compile(r"(?<![\w.-])([A-Z]+\d+\.\d+)(?![\w-]|\.\d)")
RANGE = re.compile(r"(?<![\w.-])([A-Z]+\d+)\.(\d+) to \1\.(\d+)(?![\w-]|\.\d)")
SOURCES = (".py", ".toml")
"""Rules, and component rows, which can be rules too."""
DEFINITIONS = "definitions.toml"
"""File in a reference's folder. It lists paragraphs that no line implements because they only define something."""


@dataclass(frozen=True, slots=True)
class Place:
    """A source line that names a paragraph."""

    path: Path
    line: int
    text: str


def places(game: Game[Any]) -> dict[str, list[Place]]:
    """Returns every paragraph named in the sources of a game and its modules, with the places."""
    found: dict[str, list[Place]] = {}
    for path in _sources(game):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for cited in named(line):
                found.setdefault(cited, []).append(Place(path, number, line.strip()))
    return found


def named(line: str) -> list[str]:
    """Returns the paragraphs that a line names, singly or as `C9.1 to C9.3`."""
    ranges = [
        f"{chapter}.{number}"
        for chapter, first, last in RANGE.findall(line)
        for number in range(int(first), int(last) + 1)
    ]
    return list(dict.fromkeys([*CITED.findall(line), *ranges]))


def definitions(game: Game[Any]) -> list[str]:
    """Returns the paragraphs that only define, as listed in the reference's folders."""
    files = [folder / DEFINITIONS for folder in game.reference_folders]
    found: list[str] = []
    for file in files:
        if file.exists():
            found += tomllib.loads(file.read_text(encoding="utf-8"))["definitions"]
    return found


def _sources(game: Game[Any]) -> Iterator[Path]:
    """Yields every source file of a game once, wherever its modules are."""
    seen: dict[Path, None] = {}
    for folder in _folders([game, *game.modules]):
        for path in sorted(folder.rglob("*")):
            if path.suffix in SOURCES and path.name != DEFINITIONS and path not in seen:
                seen[path] = None
                yield path


def _folders(made: Sequence[object]) -> list[Path]:
    """Returns the package folders of these objects' classes, except the kernel's."""
    classes = [type(each) for each in made if not type(each).__module__.startswith("bothy.kernel")]
    return list(dict.fromkeys([Path(inspect.getfile(each)).parent for each in classes]))
