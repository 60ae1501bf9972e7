"""Write each game's `hooks.py` and its tables in the docs from the points that its `Module` declares.

A point is one method of `Module`: its name tells the kind, its docstring when it's called. mypyc needs the types
of `Hooks` in the source, so they are written here instead of being made when the game is imported.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "add-a-module.md"
GAMES = {"caledonia": "Caledonia", "glenmore": "Glen More"}
"""The heading of each game in the page."""
KINDS = {
    "why_not_": "forbids",
    "allows_": "waives",
    "keeps_": "takes",
    "modify_": "changes",
    "on_": "follows",
    "estimate": "values",
}
"""The kind of a point by the beginning of its name; any other lists things to add."""
EXCEPTIONS = {"components": "changes", "imagine": "changes"}
"""Points with the kernel's name: `GameModule.components` and `Ruleset.imagine`."""
BEGIN = "<!-- points: written by scripts/generate_hooks.py -->"
END = "<!-- end of points -->"


class Point(NamedTuple):
    """A declared point: its name, its type as a `Callable`, and when it's called."""

    name: str
    type: str
    when: str

    @property
    def kind(self) -> str:
        """The effect a module has there, as its name tells."""
        return EXCEPTIONS.get(self.name) or kind_of(self.name)


def kind_of(name: str) -> str:
    """Returns the kind of a point by its name."""
    return next((kind for start, kind in KINDS.items() if name.startswith(start)), "adds")


def declared(game: str) -> tuple[ast.Module, list[Point]]:
    """Returns the source of a game's declarations, and its points in their order."""
    tree = ast.parse(_folder(game).joinpath("module.py").read_text(encoding="utf-8"))
    module = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Module")
    methods = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"]
    return tree, [_point(method) for method in methods]


def _point(method: ast.FunctionDef) -> Point:
    given = [ast.unparse(arg.annotation) for arg in method.args.args[1:] if arg.annotation is not None]
    result = ast.unparse(method.returns) if method.returns is not None else "None"
    when = (ast.get_docstring(method) or "").split("\n")[0]
    return Point(method.name, f"Callable[[{', '.join(given)}], {result}]", when)


def hooks_source(game: str) -> str:
    """Returns the text of a game's `hooks.py`."""
    tree, points = declared(game)
    slots = "".join([f'        "{name}",\n' for name in sorted([point.name for point in points])])
    lines = "".join(
        [f'        self.{point.name}: tuple[{point.type}, ...] = found["{point.name}"]\n' for point in points]
    )
    source = f'''\
"""The methods to call at each point of {GAMES[game]}, by `Module`. Written by scripts/generate_hooks.py."""

from __future__ import annotations

{_imports(game, tree, points)}


class Hooks:
    """The methods of these modules at each point, in their order. A point that none overrides is empty."""

    __slots__ = (
{slots}    )

    def __init__(self, modules: Sequence[Module]) -> None:
        found = overriding(Module, modules)
{lines}'''
    return _formatted(source)


def _imports(game: str, tree: ast.Module, points: list[Point]) -> str:
    """Returns the imports of the names in the points' types, found where the declarations import them."""
    used = {node.id for point in points for node in ast.walk(ast.parse(point.type)) if isinstance(node, ast.Name)}
    homes = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module is not None
        for alias in node.names
    }
    homes |= {"Callable": "collections.abc", "Sequence": "collections.abc", "overriding": "bothy.kernel"}
    needed = sorted({*used, "Callable", "Sequence", "Module", "overriding"} - set(dir(builtins)))
    own = f"bothy.games.{game}.module"
    return "\n".join([f"from {homes.get(name, own)} import {name}" for name in needed])


def _formatted(source: str) -> str:
    for command in (["check", "--select", "I", "--fix", "--quiet"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--stdin-filename", "src/bothy/games/hooks.py", "-"]
        source = subprocess.run(ruff, input=source, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    return source


def page_with_tables() -> str:
    """Returns the page on modules with the tables of all games as declared now."""
    text = PAGE.read_text(encoding="utf-8")
    for game, heading in GAMES.items():
        before, rest = text.split(f"\n## {heading}\n", 1)
        start, end = rest.index(BEGIN), rest.index(END)
        text = f"{before}\n## {heading}\n{rest[:start]}{BEGIN}\n\n{_table(game)}\n{rest[end:]}"
    return text


def _table(game: str) -> str:
    rows = [f"| `{point.name}` | {point.kind} | {point.when} |\n" for point in declared(game)[1]]
    return "| point | kind | when |\n| --- | --- | --- |\n" + "".join(rows)


def _folder(game: str) -> Path:
    return ROOT / "src" / "bothy" / "games" / game


def outdated() -> list[Path]:
    """Returns the files that aren't as the declarations say."""
    return [path for path, text in written().items() if path.read_text(encoding="utf-8") != text]


def written() -> dict[Path, str]:
    """Returns the text of every file this script writes."""
    return {**{_folder(game) / "hooks.py": hooks_source(game) for game in GAMES}, PAGE: page_with_tables()}


def main() -> int:
    """Writes the files, or only checks them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is outdated")
    if parser.parse_args().check:
        wrong = outdated()
        for path in wrong:
            print(f"{path.relative_to(ROOT)} is outdated: run scripts/generate_hooks.py")
        return 1 if wrong else 0
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
