"""Write the client's types of every game's views from the `TypedDict`s that make them.

Those of an expansion go to its folder in the client, all others to the game's: `view.d.ts`, ignored by git.
"""

from __future__ import annotations

import ast
import pkgutil
from importlib import import_module
from inspect import getsource
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import bothy.games

CLIENT = Path(__file__).parent.parent / "web" / "src" / "games"
PLAIN: dict[Any, str] = {int: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
ALIASED = (Annotated, Literal, Union, UnionType, dict)
HEADER = "/** Written by `npm run schema` from the game's Python. Do not edit. */\n"


class Folder:
    """The types of one folder of the client: its own, and those it imports from the game's."""

    def __init__(self, game: Folder | None = None) -> None:
        self.game = game
        self.names: dict[Any, str] = {}
        self.used: set[Any] = set()

    def add(self, module: ModuleType) -> None:
        """Adds a module's `TypedDict`s, and aliases that they may use."""
        notes = vars(module).get("__annotations__", {})
        for name, kind in vars(module).items():
            own = is_typeddict(kind) and kind.__module__ == module.__name__ and name[0] != "_"
            if own or (notes.get(name) == "TypeAlias" and get_origin(kind) in ALIASED):
                if own and name in self.names.values():
                    raise SystemExit(f"{module.__name__}: another {name} is in the same folder of the client")
                self.names[kind] = name

    def text(self) -> str:
        """Returns the file."""
        written = {kind: self._define(kind) for kind in self.names if is_typeddict(kind)}
        while missing := [kind for kind in self.used if kind in self.names and kind not in written]:
            written |= {kind: self._define(kind) for kind in missing}
        types = [
            f"{_comment(_docs(kind).get('', ''))}export type {name} = {written[kind]};\n"
            for kind, name in self.names.items()
            if kind in written
        ]
        theirs = sorted(self.game.names[kind] for kind in self.used if self.game and kind not in self.names)
        imports = [f'import type {{ {", ".join(theirs)} }} from "../../view";\n'] if theirs else []
        return "\n".join([HEADER, *imports, *types])

    def _define(self, kind: Any) -> str:
        if not is_typeddict(kind):
            return self._spell(kind)
        docs = _docs(kind)
        fields = [
            _comment(docs.get(name, ""), "  ")
            + f"  readonly {name}{'?' if get_origin(hint) is NotRequired else ''}: {self.spell(hint)};\n"
            for name, hint in get_type_hints(kind, include_extras=True).items()
        ]
        return "{\n" + "".join(fields) + "}"

    def spell(self, hint: Any) -> str:
        """Returns a type by its name if it has one."""
        if hint in self.names:
            self.used.add(hint)
            return self.names[hint]
        if self.game and hint in self.game.names:
            self.used.add(hint)
            self.game.used.add(hint)
            return self.game.names[hint]
        return self._spell(hint)

    def _spell(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is NotRequired:
            return self.spell(args[0])
        if origin is Annotated:  # a list of fixed length, with the tuple that tells its items
            return self._spell(args[1])
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in args)
        if origin in (Union, UnionType):
            return " | ".join(self.spell(each) for each in args)
        if origin is list:
            item = self.spell(args[0])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin is tuple:
            return f"readonly [{', '.join(self.spell(each) for each in args)}]"
        if origin is dict:
            return f"Readonly<Record<{self.spell(args[0])}, {self.spell(args[1])}>>"
        raise SystemExit(f"no type of the client for {hint}")


def _docs(kind: Any) -> dict[str, str]:
    """Returns the docstrings of a `TypedDict`'s own fields, and that of the whole under an empty name."""
    if not is_typeddict(kind):
        return {}
    (parsed,) = ast.parse(dedent(getsource(kind))).body
    assert isinstance(parsed, ast.ClassDef)
    found = {"": ast.get_docstring(parsed) or ""}
    for field, doc in pairwise(parsed.body):
        match field, doc:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = text
    return found


def _comment(text: str, indent: str = "") -> str:
    return f"{indent}/** {text} */\n" if text else ""


def folders(game: str) -> dict[Path, Folder]:
    """Returns a game's folders of the client, expansions first: what they use of the game's is known then."""
    package = import_module(f"bothy.games.{game}")
    base = Folder()
    found: dict[Path, Folder] = {}
    for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        _, _, _, *place = each.name.split(".")
        folder = base
        if place[0] == "expansions" and len(place) > 1:
            folder = found.setdefault(CLIENT / game / "expansions" / place[1], Folder(base))
        folder.add(import_module(each.name))
    return found | {CLIENT / game: base}


if __name__ == "__main__":
    for each in pkgutil.iter_modules(bothy.games.__path__):
        if (CLIENT / each.name).is_dir():
            for path, folder in folders(each.name).items():
                if any(is_typeddict(kind) for kind in folder.names):
                    (path / "view.d.ts").write_text(folder.text())
