"""The client's types of a game's packs: of rows as they are, and of what the game's `client_data` makes of them.

Each set of rows is a field of the interface `Sets`, to which an expansion's file adds the sets of its modules.
"""

from __future__ import annotations

import json
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import is_dataclass
from functools import reduce
from importlib import import_module
from operator import or_
from os.path import relpath
from pathlib import Path
from textwrap import indent
from types import GenericAlias
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints, is_typeddict

from typescript import HEADER, PLAIN, Spelling, comment, docs_of

from bothy.kernel.rows import Sets, row_types
from bothy.table.game_registry import find

Form = Callable[[type], Any]
"""Returns the types of a row's fields as they're sent, or the type that's sent instead of the row."""


class RowSet(NamedTuple):
    """A set of a pack: the folder its modules are in, the types of its rows, and their form."""

    folder: Path
    name: str
    rows: Any
    form: Form


class PackFile:
    """The types of one folder of the client."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.types: dict[str, str] = {}
        self.imports: dict[Path, set[str]] = {}
        self.interfaces: dict[str, list[str]] = {}
        """Fields of the game's interfaces: an expansion adds to them."""

    def text(self) -> str:
        """Returns the file; nothing if it has no types."""
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "{self._pack_of(folder)}";\n'
            for folder, names in self.imports.items()
        ]
        interfaces = [
            f"export interface {name} {{\n{''.join(fields)}}}\n" for name, fields in self.interfaces.items()
        ]
        if interfaces and self.folder != Path():
            added = indent("".join(interfaces), "  ")
            interfaces = [f'declare module "{self._pack_of(Path())}" {{\n{added}}}\n']
        parts = [*imports, *self.types.values(), *interfaces]
        return "\n".join([HEADER, *parts]) if parts else ""

    def _pack_of(self, folder: Path) -> str:
        return relpath(folder / "pack", self.folder)


class PackTypes:
    """All types of a game's packs."""

    def __init__(self, game: str) -> None:
        self.package = f"bothy.games.{game}"
        data = import_module(f"{self.package}.pack.client_data")
        self.whole: Any = get_type_hints(data.pack_data)["return"]
        self.form: Form = data.row_types
        self.sets = tuple(self._sets(game))
        self.aliases = self._aliases()
        self.files: dict[Path, PackFile] = {}
        self.written: set[tuple[type, Form]] = set()
        Rows(self, self.file(Path()), self.form).spell(self.whole)
        for each in self.sets:
            name = json.dumps(each.name, ensure_ascii=False)
            Rows(self, self.file(each.folder), each.form).field("Sets", name, GenericAlias(list, each.rows))

    def _sets(self, game: str) -> Iterator[RowSet]:
        """Returns the sets of the game, then those of its modules, whose rows are sent as they are."""
        packs = find(game).packs
        sent, rows = packs.data()["sets"], packs.components()
        yield from [RowSet(Path(), name, _kind(each), self.form) for name, each in rows.sets() if name in sent]
        for module in find(game).modules:
            for name, each in module.sets(rows):
                parts = Path("" if module.data is None else module.data).parts
                at = parts.index("expansions") if "expansions" in parts else len(parts)
                yield RowSet(Path(*parts[at : at + 2]), name, _kind(each), row_types)

    def _aliases(self) -> dict[Any, str]:
        """Returns the names that the modules of the game's components give to types."""
        package = import_module(f"{self.package}.pack")
        names = [each.name for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
        modules = [vars(import_module(name)) for name in names]
        return {
            module[name]: name
            for module in modules
            for name, note in module.get("__annotations__", {}).items()
            if note == "TypeAlias"
        }

    def subclasses(self, kind: type) -> list[type]:
        """Returns a class's subclasses in the game, except those that `dataclass` replaced to give them slots."""
        known: list[type] = kind.__subclasses__()
        ours = [each for each in known if each.__module__.startswith(f"{self.package}.")]
        return [each for each in ours if vars(import_module(each.__module__)).get(each.__name__) is each]

    def file(self, folder: Path) -> PackFile:
        """Returns the file of a folder."""
        return self.files.setdefault(folder, PackFile(folder))

    def file_of(self, kind: type) -> PackFile:
        """Returns the file of a class: that of its expansion, or else the game's."""
        inside = kind.__module__.removeprefix(f"{self.package}.").split(".")
        return self.file(Path(*inside[:2]) if inside[0] == "expansions" else Path())


class Rows(Spelling):
    """Spells rows of one form for one file; what has a name of its own is written where it belongs."""

    def __init__(self, types: PackTypes, file: PackFile, form: Form) -> None:
        self.types = types
        self.file = file
        self.form = form

    def field(self, interface: str, name: str, hint: Any) -> None:
        """Adds a field to an interface."""
        self.file.interfaces.setdefault(interface, []).append(f"  readonly {name}: {self.spell(hint)};\n")

    def spell(self, hint: Any) -> str:
        """Returns a type by its name if it has one."""
        game = self.types.file(Path())
        if hint is Sets:
            return self._named("Sets", game)
        if hint in self.types.aliases and (self._reshaped or get_origin(hint) is Literal):
            name = self.types.aliases[hint]
            self._write(hint, name, game, lambda rows: rows.spell_out(hint))
            return self._named(name, game)
        if is_typeddict(hint) or is_dataclass(hint):
            return self._class(hint)
        if is_open(hint):
            return self._open(hint)
        if not self._reshaped and any(is_open(each) for each in get_args(hint)):
            return "unknown"  # nothing says which class it is
        return self.spell_out(hint)

    @property
    def _reshaped(self) -> bool:
        return self.form is self.types.form

    def _class(self, kind: Any) -> str:
        own = row_types(kind)
        hints = own if is_typeddict(kind) else self.form(kind)
        if not isinstance(hints, dict):
            return self.spell(hints)
        file = self.types.file_of(kind)
        docs = {name: text for name, text in docs_of(kind).items() if hints.get(name) == own.get(name)}
        self._write(kind, kind.__name__, file, lambda rows: rows.fields(hints, docs))
        return self._named(kind.__name__, file)

    def _open(self, kind: type) -> str:
        """Spells a class without fields of its own: its subclasses, which expansions add to an interface."""
        name, game = f"{kind.__name__}s", self.types.file(Path())
        if (kind, self.form) not in self.types.written:
            self.types.written.add((kind, self.form))
            game.interfaces.setdefault(name, [])
            for each in self.types.subclasses(kind):
                Rows(self.types, self.types.file_of(each), self.form).field(name, each.__name__, each)
        return f"{self._named(name, game)}[keyof {name}]"

    def _write(self, kind: Any, name: str, file: PackFile, spelled: Callable[[Rows], str]) -> None:
        if (kind, self.form) in self.types.written:
            return
        self.types.written.add((kind, self.form))
        docs = comment(docs_of(kind).get("", ""))
        text = f"{docs}export type {name} = {spelled(Rows(self.types, file, self.form))};\n"
        if file.types.setdefault(name, text) != text:
            raise SystemExit(f"{kind}: another {name} is in the same folder of the client")

    def _named(self, name: str, file: PackFile) -> str:
        """Returns a name, imported if it's that of another file."""
        if file is not self.file:
            self.file.imports.setdefault(file.folder, set()).add(name)
        return name


def is_open(kind: Any) -> bool:
    """Returns whether a type stands for its subclasses."""
    plain = kind in PLAIN or is_typeddict(kind) or is_dataclass(kind)
    return isinstance(kind, type) and not plain and kind.__module__ != "builtins"


def _kind(rows: Sequence[Any]) -> Any:
    """Returns the type of a set's rows."""
    return reduce(or_, dict.fromkeys([type(row) for row in rows]))
