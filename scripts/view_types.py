"""The client's types of a game's views, from the `TypedDict`s that make them."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_origin, get_type_hints, is_typeddict

from typescript import HEADER, Spelling, comment, docs_of

ALIASED = (Annotated, Literal, Union, UnionType, dict)
OTHERS = ("client_data",)
"""Modules whose `TypedDict`s are no part of a view."""


class ViewTypes(Spelling):
    """The types of one folder of the client: its own, and those it imports from the game's."""

    def __init__(self, game: ViewTypes | None = None) -> None:
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
        """Returns the file; nothing without a type of its own."""
        written = {kind: self._define(kind) for kind in self.names if is_typeddict(kind)}
        if not written:
            return ""
        while missing := [kind for kind in self.used if kind in self.names and kind not in written]:
            written |= {kind: self._define(kind) for kind in missing}
        types = [
            f"{comment(docs_of(kind).get('', ''))}export type {name} = {written[kind]};\n"
            for kind, name in self.names.items()
            if kind in written
        ]
        theirs = sorted(self.game.names[kind] for kind in self.used if self.game and kind not in self.names)
        imports = [f'import type {{ {", ".join(theirs)} }} from "../../view";\n'] if theirs else []
        return "\n".join([HEADER, *imports, *types])

    def _define(self, kind: Any) -> str:
        if is_typeddict(kind):
            return self.fields(get_type_hints(kind, include_extras=True), docs_of(kind))
        return self.spell_out(kind)

    def spell(self, hint: Any) -> str:
        """Returns a type by its name if it has one."""
        if hint in self.names:
            self.used.add(hint)
            return self.names[hint]
        if self.game and hint in self.game.names:
            self.used.add(hint)
            self.game.used.add(hint)
            return self.game.names[hint]
        return self.spell_out(hint)


def view_types(game: str) -> dict[Path, ViewTypes]:
    """Returns the types by folder, expansions first: what they use of the game's is known then."""
    package = import_module(f"bothy.games.{game}")
    base = ViewTypes()
    found: dict[Path, ViewTypes] = {}
    for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        _, _, _, *place = each.name.split(".")
        types = base
        if place[0] == "expansions" and len(place) > 1:
            types = found.setdefault(Path(*place[:2]), ViewTypes(base))
        if place[-1] not in OTHERS:
            types.add(import_module(each.name))
    return found | {Path(): base}
