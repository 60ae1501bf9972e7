"""Draw the house: the rooms of `src/bothy` on the floors that import-linter checks, with their imports as arrows.

python scripts/draw_house.py   write docs/images/house.svg
"""

from __future__ import annotations

import ast
import re
import textwrap
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
CODE: Final = ROOT / "src" / "bothy"
PICTURE: Final = ROOT / "docs" / "images" / "house.svg"
WIDTH: Final = 960
LEFT: Final = 40
ROOM: Final = 92
"""The height of a room."""
HALL: Final = 52
"""The height between two floors, where arrows run."""
GAP: Final = 36
ROOF: Final = 120

STYLE: Final = """
    .wall { fill: #fbf8f2; stroke: #8a7a66; stroke-width: 2 }
    .roof { fill: #b5533c; stroke: #7c3424; stroke-width: 2 }
    .chimney { fill: #8a7a66; stroke: #5b5247; stroke-width: 2 }
    .ground { stroke: #6f8f52; stroke-width: 6; stroke-linecap: round }
    .room { fill: #fff; stroke: #a8997f; stroke-width: 1.5 }
    .room.games { fill: #eaf3e6; stroke: #4a7a3a }
    .room.kernel { fill: #fde9c9; stroke: #b4690e }
    .arrow { fill: none; stroke: #2b6a94; stroke-width: 2 }
    .head { fill: #2b6a94 }
    text { fill: #2c2620; font: 13px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif }
    .name { font-weight: 700; font-size: 17px }
    .files, .inside { fill: #6b5f50; font-size: 12px }
    .title { fill: #fff; font-weight: 700; font-size: 24px }
    @media (prefers-color-scheme: dark) {
      .wall { fill: #26221d; stroke: #8a7a66 }
      .roof { fill: #8c3f2d; stroke: #c2705a }
      .chimney { fill: #5b5247; stroke: #8a7a66 }
      .room { fill: #33302a; stroke: #7d715f }
      .room.games { fill: #2b3a26; stroke: #7fae6c }
      .room.kernel { fill: #46351b; stroke: #d99a45 }
      .arrow { stroke: #7db8de }
      .head { fill: #7db8de }
      text { fill: #efe8dc }
      .files, .inside { fill: #b9ad9b }
    }
"""


@dataclass
class Room:
    """A package, or a module on its own, and its place in the picture."""

    name: str
    floor: int
    x: float = 0
    width: float = 0

    @property
    def path(self) -> Path:
        """Its folder or file."""
        folder = CODE.joinpath(*self.name.split("."))
        return folder if folder.is_dir() else folder.with_suffix(".py")

    @property
    def files(self) -> list[Path]:
        """Its files of code."""
        return sorted(self.path.rglob("*.py")) if self.path.is_dir() else [self.path]

    @property
    def about(self) -> str:
        """The first sentence of its docstring."""
        first = self.path / "__init__.py" if self.path.is_dir() else self.path
        words = (ast.get_docstring(ast.parse(first.read_text(encoding="utf-8"))) or "").split("\n\n")[0]
        sentence = re.split(r"(?<=\w)\. |\.$|: `", " ".join(words.split()))[0]
        return sentence.replace("`", "")

    @property
    def inside(self) -> list[str]:
        """The names of its folders."""
        return sorted([each.parent.name for each in self.path.glob("*/__init__.py")])


def floors() -> list[list[Room]]:
    """Returns the rooms by floor, top first, as import-linter's first contract lists them; a game is a room."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    house = []
    for at, layer in enumerate(settings["contracts"][0]["layers"]):
        names = [name.strip(" ()").removeprefix("bothy.") for name in layer.split("|")]
        if names == ["games"]:
            names = sorted([f"games.{each.parent.name}" for each in CODE.glob("games/*/game.py")])
        house.append([Room(name, at) for name in names])
    return house


def imported(tree: ast.AST) -> Iterator[str]:
    """Yields what a file imports when it runs, anywhere in it; what only type checkers see is left out."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from [f"{node.module}.{alias.name}" for alias in node.names]
        yield from imported(node)


def arrows(rooms: list[Room]) -> set[tuple[str, str]]:
    """Returns which room imports which."""
    found = set()
    for room in rooms:
        for file in room.files:
            for name in imported(ast.parse(file.read_text(encoding="utf-8"))):
                found |= {(room.name, each.name) for each in rooms if f"{name}.".startswith(f"bothy.{each.name}.")}
    return {(one, other) for one, other in found if one != other}


def needed(all_of: set[tuple[str, str]]) -> list[tuple[str, str]]:
    """Leaves out arrows that others imply: who imports the table imports the kernel."""
    below: dict[str, set[str]] = {}
    for one, other in all_of:
        below.setdefault(one, set()).add(other)

    def reached(start: str) -> set[str]:
        return below.get(start, set()).union(*[reached(each) for each in below.get(start, ())])

    return sorted([(a, b) for a, b in all_of if not any(b in reached(each) for each in below[a] - {b})])


# The picture


def top_of(floor: int) -> float:
    """Returns where the rooms of a floor begin."""
    return ROOF + HALL / 2 + floor * (ROOM + HALL)


def placed(house: list[list[Room]]) -> list[Room]:
    """Gives every room its place: those of a floor share its width, with gaps for arrows."""
    for rooms in house:
        share = (WIDTH - 2 * LEFT - GAP * (len(rooms) + 1)) / len(rooms)
        for at, room in enumerate(rooms):
            room.x, room.width = LEFT + GAP + at * (share + GAP), share
    return [room for rooms in house for room in rooms]


def drawn_room(room: Room) -> Iterator[str]:
    """Yields a room: its name, size, purpose and folders."""
    y, kind = top_of(room.floor), room.name.split(".")[0]
    count = round(len(room.files), -1) if len(room.files) > 20 else len(room.files)
    size = f"{'about ' if len(room.files) > 20 else ''}{count} file{'s' if count != 1 else ''}"
    yield f'<g><rect class="room {kind}" x="{room.x:g}" y="{y:g}" width="{room.width:g}" height="{ROOM}" rx="8"/>'
    yield f'<text class="name" x="{room.x + 14:g}" y="{y + 25:g}">{room.name.split(".")[-1]}</text>'
    yield f'<text class="files" x="{room.x + room.width - 14:g}" y="{y + 25:g}" text-anchor="end">{size}</text>'
    letters = int((room.width - 28) / 7)
    lines = textwrap.wrap(room.about, letters)[:2]
    inside = textwrap.shorten(" · ".join(room.inside), letters, placeholder="…").replace("·…", "…")
    kinds = ["about"] * len(lines) + ["inside"] * (len(room.inside) > 2)
    for at, (line, each) in enumerate(zip([*lines, inside], kinds, strict=False)):
        yield f'<text class="{each}" x="{room.x + 14:g}" y="{y + 45 + 17 * at:g}">{escape(line)}</text>'
    yield "</g>"


def drawn_arrows(house: list[list[Room]], pairs: list[tuple[str, str]]) -> Iterator[str]:
    """Yields the arrows: down from a room, through gaps between rooms of the floors below, to another."""
    rooms = {room.name: room for floor in house for room in floor}
    leaving: dict[str, list[str]] = {}
    coming: dict[str, list[str]] = {}
    for one, other in sorted(pairs, key=lambda pair: (rooms[pair[0]].x, rooms[pair[1]].x)):
        leaving.setdefault(one, []).append(other)
        coming.setdefault(other, []).append(one)
    for one, others in leaving.items():
        for at, other in enumerate(others):
            source, target = rooms[one], rooms[other]
            x = source.x + source.width * (at + 1) / (len(others) + 1)
            end = target.x + target.width * (coming[other].index(one) + 1) / (len(coming[other]) + 1)
            path = [(x, top_of(source.floor) + ROOM)]
            for floor in range(source.floor + 1, target.floor):
                gaps = [LEFT + GAP / 2, *[room.x + room.width + GAP / 2 for room in house[floor]]]
                x = min(gaps, key=lambda gap: (abs(gap - x) + abs(gap - end), abs(gap - x)))
                path += [(x, top_of(floor)), (x, top_of(floor) + ROOM)]
            path.append((end, top_of(target.floor) - 3))
            yield f'<path class="arrow" d="{curved(path)}" marker-end="url(#head)"/>'


def curved(path: list[tuple[float, float]]) -> str:
    """Returns a line through these points that leaves and reaches each of them vertically."""
    text = f"M{path[0][0]:g} {path[0][1]:g}"
    for (x, y), (to_x, to_y) in pairwise(path):
        middle = (y + to_y) / 2
        text += f"V{to_y:g}" if x == to_x else f"C{x:g} {middle:g} {to_x:g} {middle:g} {to_x:g} {to_y:g}"
    return text


def picture() -> str:
    """Returns the drawing as SVG."""
    house = floors()
    rooms = placed(house)
    pairs = needed(arrows(rooms))
    bottom = top_of(len(house)) - HALL / 2
    levels = "; ".join([" and ".join([room.name for room in floor]) for floor in house])
    told = "; ".join([f"{one} imports {other}" for one, other in pairs])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 16:g}" role="img"'
        ' aria-labelledby="title desc">',
        '<title id="title">Bothy as a house: every room imports only from the floors below it</title>',
        f'<desc id="desc">From the top: {levels}. {told}.</desc>',
        f"<style>{STYLE}</style>",
        '<defs><marker id="head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7"'
        ' orient="auto"><path class="head" d="M0 0 10 5 0 10z"/></marker></defs>',
        f'<path class="chimney" d="M{WIDTH - 250} 12h54v80h-54z"/>',
        f'<path class="roof" d="M{WIDTH / 2:g} 8 {WIDTH - 6} {ROOF}H6z"/>',
        f'<text class="title" x="{WIDTH / 2:g}" y="{ROOF - 28}" text-anchor="middle">Bothy</text>',
        f'<path class="wall" d="M{LEFT} {ROOF}H{WIDTH - LEFT}V{bottom:g}H{LEFT}z"/>',
        f'<path class="ground" d="M8 {bottom + 6:g}H{WIDTH - 8}"/>',
        *drawn_arrows(house, pairs),
        *[line for room in rooms for line in drawn_room(room)],
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
