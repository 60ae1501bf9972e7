"""Layering of a game's source: the base names no module, clan or port, and no option of a table."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bothy.games.caledonia import clans as caledonia_clans
from bothy.games.caledonia.manifest import MODULES as CALEDONIA_MODULES
from bothy.games.caledonia.pack.types import components as caledonia_components
from bothy.games.glenmore.manifest import MODULES as GLENMORE_MODULES
from bothy.games.glenmore.pack.types import components as glenmore_components
from bothy.games.glenmore.powers import POWERS as GLENMORE_POWERS

GAMES_FOLDER = Path(__file__).parents[2] / "src" / "bothy" / "games"


@dataclass(frozen=True)
class Seams:
    """Layers of one game: the modules' files, the files that may import their packages, and all their ids."""

    name: str
    outside: tuple[str, ...]
    """Files outside the base: folders of modules, the manifest, and components, which are data."""
    joiners: tuple[str, ...]
    """Files of the base that may import the packages listed, though no file in them."""
    packages: tuple[str, ...]
    ids: tuple[str, ...]

    @property
    def folder(self) -> Path:
        return GAMES_FOLDER / self.name


def caledonia() -> Seams:
    pack = caledonia_components()
    ports = [name for row in pack.ports for name in (row.id, row.effect) if name != "money"]
    return Seams(
        "caledonia",
        outside=("variants", "clans", "ports", "expansions", "manifest.py", "pack"),
        joiners=("ruleset.py", "game.py"),
        packages=("variants", "clans", "ports", "expansions"),
        ids=(*[module.name for module in CALEDONIA_MODULES], *caledonia_clans.POWERS, *ports, "fisherman"),
    )


def glenmore() -> Seams:
    pack = glenmore_components()
    return Seams(
        "glenmore",
        outside=("variants", "powers", "expansions", "manifest.py", "pack"),
        joiners=("ruleset.py", "game.py"),
        packages=("variants", "powers", "expansions"),
        ids=(
            *[module.name for module in (*GLENMORE_MODULES, *GLENMORE_POWERS)],
            *[card.id for card in pack.landmarks],
            *[place.id for place in pack.clan_board.territories],
        ),
    )


SEAMS = {"caledonia": caledonia, "glenmore": glenmore}
"""The games with layers, one per line."""


def base_files(seams: Seams) -> list[Path]:
    files = sorted(seams.folder.rglob("*.py"))
    return [file for file in files if file.relative_to(seams.folder).parts[0] not in seams.outside]


def literals(tree: ast.AST) -> Iterator[str]:
    """Yields every string in the code except docstrings."""
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value


def imports(tree: ast.AST) -> Iterator[str]:
    """Yields every imported module, with the names taken from it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield from [f"{node.module}.{alias.name}" for alias in node.names]


def options_read(tree: ast.AST) -> Iterator[ast.Subscript]:
    """Yields every `options[...]`, on any object."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript):
            held = node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", "")
            if held == "options":
                yield node


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", SEAMS)
def test_no_base_file_writes_the_id_of_a_module_clan_or_port(name: str) -> None:
    seams = SEAMS[name]()
    assert len(base_files(seams)) > 20
    found = [
        f"{file.relative_to(seams.folder)}: {word}"
        for file in base_files(seams)
        for word in literals(parsed(file))
        if word in seams.ids
    ]
    assert found == []


@pytest.mark.parametrize("name", SEAMS)
def test_no_base_file_imports_a_file_of_a_module_clan_or_port(name: str) -> None:
    seams = SEAMS[name]()
    found = []
    for file in base_files(seams):
        allowed = 1 if file.name in seams.joiners else 0
        for module in imports(parsed(file)):
            parts = module.removeprefix(f"bothy.games.{name}").strip(".").split(".")
            inside = module.startswith(f"bothy.games.{name}.") and parts[0] in seams.packages
            if inside and (len(parts) > 2 or not allowed):
                found.append(f"{file.relative_to(seams.folder)}: {module}")
    assert found == []


@pytest.mark.parametrize("name", SEAMS)
def test_options_are_read_in_the_manifest_and_in_modules_alone(name: str) -> None:
    seams = SEAMS[name]()
    found = [
        f"{file.relative_to(seams.folder)}:{node.lineno}"
        for file in base_files(seams)
        for node in options_read(parsed(file))
    ]
    assert found == []


def test_the_tests_of_the_source_find_what_they_look_for() -> None:
    tree = ast.parse('"""solo"""\nfrom a.b import c\nx = self.options["map"]\ny = options["map"]\nz = "solo"\n')
    assert list(literals(tree)).count("solo") == 1
    assert list(imports(tree)) == ["a.b.c"]
    assert [node.lineno for node in options_read(tree)] == [3, 4]
