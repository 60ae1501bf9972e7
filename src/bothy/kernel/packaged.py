"""A game whose package has the standard layout, so that no game has to forward calls to its parts.

In its package: `pack.types` (rows, read from `pack/data`; older versions' changed files are in
`pack/kept`), `pack.tools` (faults), `pack.client_data`, `bots.study`, `bots.features`, `bots.ratings`,
`bots.remarks`, `bots.plan_bias`, `scoring.score_breakdown`, and the folders `locales`, `rules` and `lessons`.
Modules that only tools need are imported on first use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from bothy.kernel.bounded_cache import BoundedCache
from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.digest import digest
from bothy.kernel.errors import InvalidInput
from bothy.kernel.features import Arguments, Features
from bothy.kernel.frame import P
from bothy.kernel.game import Game, Pack
from bothy.kernel.modules import GameModule, at_table
from bothy.kernel.options import Clash, Option, Options
from bothy.kernel.pack.folder import about, export, short_text
from bothy.kernel.pack.reading import ComponentError
from bothy.kernel.pack.row_files import RowFiles
from bothy.kernel.pack.tables import Changes, Tables
from bothy.kernel.results import Figures, Remark, ScoreBreakdown, Stage
from bothy.kernel.rows import row_data, rows_digest
from bothy.kernel.study import Study
from bothy.kernel.text import Json, Reason, Text

PACKS_AT_HAND = 32
"""Cache size for components of other packs, as in records being viewed."""
LONGEST_FAULT = 400
"""Maximum length of an error about a pack."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PackagedGame(Game[P]):
    """A game with that layout. A subclass adds a table's rules and the estimate that bots use."""

    def __init__(
        self,
        package: str,
        name: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: tuple[Option, ...] = (),
        clashes: tuple[Clash, ...] = (),
        modules: Sequence[GameModule] = (),
        kept: tuple[int, ...] = (),
    ) -> None:
        here = Path(str(import_module(package).__file__)).parent
        super().__init__(
            name,
            rules_version,
            seats,
            options,
            clashes,
            locales=here / "locales",
            reference=here / "rules",
            lessons=here / "lessons",
            modules=modules,
            kept=kept,
        )
        self.package: str = package
        self.files: RowFiles = RowFiles(here / "pack", [each.data for each in modules if each.data is not None])
        self._others: BoundedCache[Any] = BoundedCache(PACKS_AT_HAND)
        self._stamps: BoundedCache[str] = BoundedCache(PACKS_AT_HAND)
        self._kept_packs: dict[int, Pack] = {}

    def _part(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")

    # Packs

    def components(self, pack: Pack | None = None) -> Any:
        """Returns the typed rows of a pack, by default the one in use."""
        chosen = self.pack if pack is None else pack
        folders = self.rows_folders(self.version_of(chosen))
        if not chosen.changes and not folders:
            return self._part("pack.types").components()
        key = (chosen.digest, folders)
        known = self._others.get(key)
        if known is None:
            known = self._changed(chosen.changes, folders)
            self._others.put(key, known)
        return known

    def rows_folders(self, version: int) -> tuple[Path, ...]:
        """Returns the folders to search for a version's changed files, in order; none if no row changed."""
        return self.files.folders(version, self.rules_version)

    def kept_pack(self, version: int) -> Pack:
        """Returns the pack that came with an older version."""
        if version not in self._kept_packs:
            digest = rows_digest(self.components(Pack(rules_version=version)))
            self._kept_packs[version] = Pack(digest=digest, rules_version=version)
        return self._kept_packs[version]

    def pack_digest(self) -> str:
        """Returns the digest of the built-in rows."""
        return rows_digest(self._part("pack.types").components())

    def stamp(self, pack: Pack, options: Options, seats: int) -> str:
        """Returns the pack's digest, combined with the rows of the table's modules if they have any."""
        whole = self.complete(options)  # a record may be older than an option
        here = tuple([module.name for module in at_table(self.modules, whole, seats) if module.data is not None])
        if not here:
            return pack.digest
        folders = self.rows_folders(self.version_of(pack))
        known: str | None = self._stamps.get((pack.digest, folders, here))
        if known is None:
            changes = self._module_changes(pack.changes)
            rows = {m.name: m.tables(folders).with_own(changes).raw() for m in self.modules if m.name in here}
            known = digest([pack.digest, rows])
            self._stamps.put((pack.digest, folders, here), known)
        return known

    def read_pack(self, folder: Path, version: int | None = None) -> Pack:
        """Reads a pack from a folder. It needs the built-in rows' ids, except where any number is allowed.

        Module files may be missing, as in packs older than the module.
        """
        built_in = self._base(version)
        try:
            name, named = about(self.name, folder)
            theirs = Tables.read(folder)
            rows_in = self.rows_folders(self.version_of(built_in))
            base = self.files.base_tables(rows_in).names()
            rows = Tables.built_in(self.files.all(rows_in)).only({*base, *theirs.names()}).changes(theirs)
            return self._made(name, named, rows, built_in)
        except ComponentError as error:
            raise InvalidInput(Reason("pack-unreadable", folder=str(folder), fault=str(error))) from error

    def pack_of(self, changes: Mapping[str, Json], version: int | None = None) -> Pack:
        """Returns a version's pack, with a record's rows replacing its own."""
        built_in = self._base(version)
        if not changes:
            return built_in
        try:
            name, named = [short_text(part, changes.get(part)) for part in ("name", "version")]
            return self._made(name, named, changes["rows"], built_in)
        except (ValueError, LookupError, ArithmeticError, TypeError, AttributeError) as error:
            fault = str(error)[:LONGEST_FAULT]
            raise InvalidInput(Reason("pack-changes", game=self.name, fault=fault)) from error

    def export_pack(self, folder: Path) -> Sequence[Path]:
        """Writes the built-in data files, including their comments, and a `pack.toml`."""
        return export(self.name, self.files.all(), folder)

    def _base(self, version: int | None) -> Pack:
        return self.built_in_of(self.rules_version if version is None else version)

    def _made(self, name: str, version: str, rows: Mapping[str, Json], built_in: Pack) -> Pack:
        """Returns the pack with these rows replacing the built-in ones, without changes if nothing differs."""
        changes: dict[str, Json] = {"name": name, "version": version, "rows": rows}
        folders = self.rows_folders(self.version_of(built_in))
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
        built = self._part("pack.types").build_components(self.files.base_tables(folders).changed(own))
        if of_modules or folders:
            built = replace(built, changes=of_modules, kept=folders)
        whole = self._whole(built)  # finds errors in modules' rows now
        for module in self.modules:
            module.sets(whole)
        return built

    def _whole(self, components: Any) -> Any:
        """Returns the components with all modules' rows. Modules without rows change them only at their tables."""
        for module in self.modules:
            if module.data is not None:
                components = module.components(components)
        return components

    # For tools, clients and bots

    def pack_rows(self) -> Sequence[tuple[str, str, str]]:
        """Returns every row as set, id and source, so that an app can show which values are printed or ours."""
        whole = self._whole(self.components())
        sets = [*whole.sets(), *[each for module in self.modules for each in module.sets(whole)]]
        return [(name, piece.id, piece.source) for name, pieces in sets for piece in pieces]

    def pack_faults(self) -> Sequence[str]:
        """Returns the errors of the pack in use."""
        try:
            whole = self._whole(self.components())
            found: Sequence[str] = self._part("pack.tools").faults(self.components())
            return [*found, *[fault for module in self.modules for fault in module.faults(whole)]]
        except ComponentError as error:
            return [str(error)]

    def pack_data(self, pack: Pack | None = None) -> dict[str, Json]:
        """Returns a pack as clients read it, by default the one in use."""
        whole = self._whole(self.components(pack))
        found: dict[str, Json] = self._part("pack.client_data").pack_data(whole)
        for module in self.modules:
            found["sets"].update({name: row_data(tuple(rows)) for name, rows in module.sets(whole)})
        return found

    def study(self) -> Study[P]:
        """Calls `bots.study`."""
        found: Study[P] = self._part("bots.study").study()
        return found

    def arguments(self) -> Arguments:
        """Calls `bots.features`."""
        found: Arguments = self._part("bots.features").arguments()
        return found

    def features(self, view: Mapping[str, Json], seat: int) -> Features:
        """Calls `bots.features`."""
        found: Features = self._part("bots.features").features(view, seat)
        return found

    def score_breakdown(self, timeline: Sequence[Stage[P]]) -> ScoreBreakdown:
        """Calls `scoring.score_breakdown`."""
        found: ScoreBreakdown = self._part("scoring.score_breakdown").score_breakdown(timeline)
        return found

    def remarks(self, timeline: Sequence[Stage[P]]) -> Sequence[Remark]:
        """Calls `bots.remarks`."""
        found: Sequence[Remark] = self._part("bots.remarks").remarks(timeline)
        return found

    def verdict(self, pos: P) -> Sequence[Text]:
        """Calls `scoring.score_breakdown.verdict`, if it exists."""
        verdict = getattr(self._part("scoring.score_breakdown"), "verdict", None)
        return () if verdict is None else verdict(pos)

    def profile_groups(self, pos: P, seat: int) -> Mapping[str, Sequence[str]]:
        """Calls `scoring.score_breakdown`."""
        found: Mapping[str, Sequence[str]] = self._part("scoring.score_breakdown").profile_groups(pos, seat)
        return found

    def bot_ratings(self, seats: int) -> Mapping[str, int]:
        """Looks up `bots.ratings`."""
        found: Mapping[str, int] = self._part("bots.ratings").RATINGS.get(seats, {})
        return found

    def plan_bias(self, seats: int) -> Mapping[str, int]:
        """Looks up `bots.plan_bias`."""
        found: Mapping[str, int] = self._part("bots.plan_bias").PLAN_BIAS.get(seats, {})
        return found

    def figures(self, view: Mapping[str, Json]) -> Figures | None:
        """Calls `scoring.score_breakdown`."""
        found: Figures = self._part("scoring.score_breakdown").figures(view)
        return found
