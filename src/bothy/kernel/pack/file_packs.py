"""Packs of a game whose components are rows of TOML: its package's and its modules' files, or folders like them.

In the package's `pack` folder are `types` (rows, read from `data`; older versions' changed files are in `kept`)
and, imported on first use because only tools and clients need them, `tools` (faults) and `client_data`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bothy.kernel.bounded_cache import BoundedCache
from bothy.kernel.digest import digest
from bothy.kernel.errors import InvalidInput
from bothy.kernel.modules import at_table
from bothy.kernel.options import Options
from bothy.kernel.pack.folder import about, export, short_text
from bothy.kernel.pack.packs import Pack, Packs
from bothy.kernel.pack.reading import ComponentError
from bothy.kernel.pack.row_files import RowFiles
from bothy.kernel.pack.tables import Changes, Tables
from bothy.kernel.rows import row_data, rows_digest
from bothy.kernel.text import Json, Reason

if TYPE_CHECKING:
    from bothy.kernel.game import Game

AT_HAND = 32
"""Cache size for components of other packs, as in records being viewed."""
LONGEST_FAULT = 400
"""Maximum length of an error about a pack."""


class FilePacks(Packs):
    """The packs of a game with such files."""

    def __init__(self, game: Game[Any], package: str, folder: Path) -> None:
        """Takes the name and the folder of the game's package."""
        super().__init__(game)
        modules = [module.data for module in game.modules if module.data is not None]
        self.files: RowFiles = RowFiles(folder / "pack", modules)
        self._package: str = package
        self._others: BoundedCache[Any] = BoundedCache(AT_HAND)
        self._stamps: BoundedCache[str] = BoundedCache(AT_HAND)
        self._kept: dict[int, Pack] = {}

    def _part(self, name: str) -> Any:
        return import_module(f"{self._package}.pack.{name}")

    def components(self, pack: Pack | None = None) -> Any:
        """Returns the typed rows of a pack, by default the current one."""
        chosen = self.current if pack is None else pack
        folders = self.folders(self.version_of(chosen))
        if not chosen.changes and not folders:
            return self._part("types").components()
        key = (chosen.digest, folders)
        known = self._others.get(key)
        if known is None:
            known = self._changed(chosen.changes, folders)
            self._others.put(key, known)
        return known

    def folders(self, version: int) -> tuple[Path, ...]:
        """Returns the folders to search for a version's changed files, in order; none if no row changed."""
        return self.files.folders(version, self.game.rules_version)

    def kept(self, version: int) -> Pack:
        """Returns the pack that came with an older version."""
        if version not in self._kept:
            digest = rows_digest(self.components(Pack(rules_version=version)))
            self._kept[version] = Pack(digest=digest, rules_version=version)
        return self._kept[version]

    def digest(self) -> str:
        """Returns the digest of the built-in rows."""
        return rows_digest(self._part("types").components())

    def stamp(self, pack: Pack, options: Options, seats: int) -> str:
        """Returns the pack's digest, combined with the rows of the table's modules if they have any."""
        whole = self.game.complete(options)  # a record may be older than an option
        here = tuple(
            [module.name for module in at_table(self.game.modules, whole, seats) if module.data is not None]
        )
        if not here:
            return pack.digest
        folders = self.folders(self.version_of(pack))
        known: str | None = self._stamps.get((pack.digest, folders, here))
        if known is None:
            changes = self._module_changes(pack.changes)
            rows = {m.name: m.tables(folders).with_own(changes).raw() for m in self.game.modules if m.name in here}
            known = digest([pack.digest, rows])
            self._stamps.put((pack.digest, folders, here), known)
        return known

    def read(self, folder: Path, version: int | None = None) -> Pack:
        """Reads a pack from a folder. It needs the built-in rows' ids, except where any number is allowed.

        Module files may be missing, as in packs older than the module.
        """
        built_in = self.of_version(version)
        try:
            name, named = about(self.game.name, folder)
            theirs = Tables.read(folder)
            rows_in = self.folders(self.version_of(built_in))
            base = self.files.base_tables(rows_in).names()
            rows = Tables.built_in(self.files.all(rows_in)).only({*base, *theirs.names()}).changes(theirs)
            return self._made(name, named, rows, built_in)
        except ComponentError as error:
            raise InvalidInput(Reason("pack-unreadable", folder=str(folder), fault=str(error))) from error

    def with_changes(self, changes: Mapping[str, Json], version: int | None = None) -> Pack:
        """Returns a version's pack, with a record's rows replacing its own."""
        built_in = self.of_version(version)
        if not changes:
            return built_in
        try:
            name, named = [short_text(part, changes.get(part)) for part in ("name", "version")]
            return self._made(name, named, changes["rows"], built_in)
        except (ValueError, LookupError, ArithmeticError, TypeError, AttributeError) as error:
            fault = str(error)[:LONGEST_FAULT]
            raise InvalidInput(Reason("pack-changes", game=self.game.name, fault=fault)) from error

    def export(self, folder: Path) -> Sequence[Path]:
        """Writes the built-in data files, including their comments, and a `pack.toml`."""
        return export(self.game.name, self.files.all(), folder)

    def _made(self, name: str, version: str, rows: Mapping[str, Json], built_in: Pack) -> Pack:
        """Returns the pack with these rows replacing the built-in ones, without changes if nothing differs."""
        changes: dict[str, Json] = {"name": name, "version": version, "rows": rows}
        folders = self.folders(self.version_of(built_in))
        components = self._changed(changes, folders)
        digest = rows_digest(components)
        if digest == built_in.digest:
            return Pack(name, digest, version=version, rules_version=built_in.rules_version)
        self._others.put((digest, folders), components)
        return Pack(name, digest, changes, version, built_in.rules_version)

    def _module_changes(self, changes: Mapping[str, Json]) -> Changes:
        """Returns the changed rows that belong to modules."""
        files = self.files.module_names
        return {name: rows for name, rows in changes.get("rows", {}).items() if name in files}

    def _changed(self, changes: Mapping[str, Json], folders: tuple[Path, ...]) -> Any:
        of_modules = self._module_changes(changes)
        own = {name: rows for name, rows in changes.get("rows", {}).items() if name not in of_modules}
        built = self._part("types").build_components(self.files.base_tables(folders).changed(own))
        if of_modules or folders:
            built = replace(built, changes=of_modules, kept=folders)
        whole = self._whole(built)  # finds errors in modules' rows now
        for module in self.game.modules:
            module.sets(whole)
        return built

    def _whole(self, components: Any) -> Any:
        """Returns the components with all modules' rows. Modules without rows change them only at their tables."""
        for module in self.game.modules:
            if module.data is not None:
                components = module.components(components)
        return components

    def rows(self) -> Sequence[tuple[str, str, str]]:
        """Returns every row as set, id and source, so that an app can show which values are printed or ours."""
        whole = self._whole(self.components())
        sets = [*whole.sets(), *[each for module in self.game.modules for each in module.sets(whole)]]
        return [(name, piece.id, piece.source) for name, pieces in sets for piece in pieces]

    def faults(self) -> Sequence[str]:
        """Returns the errors of the current pack."""
        try:
            whole = self._whole(self.components())
            found: Sequence[str] = self._part("tools").faults(self.components())
            return [*found, *[fault for module in self.game.modules for fault in module.faults(whole)]]
        except ComponentError as error:
            return [str(error)]

    def data(self, pack: Pack | None = None) -> dict[str, Json]:
        """Returns a pack as clients read it, by default the current one."""
        whole = self._whole(self.components(pack))
        found: dict[str, Json] = self._part("client_data").pack_data(whole)
        for module in self.game.modules:
            found["sets"].update({name: row_data(tuple(rows)) for name, rows in module.sets(whole)})
        return found
