"""A game's row files: the current ones in `data`, and older versions' in one folder each, unchanged."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bothy.kernel.pack.tables import Tables


class RowFiles:
    """The data files of a game and of its modules."""

    def __init__(self, pack: Path, of_modules: Sequence[Path]) -> None:
        self.built_in: Path = pack / "data"
        self.kept: Path = pack / "kept"
        """One folder for each version after which a row changed, with all files, including those of modules."""
        self._of_modules: Sequence[Path] = of_modules
        self.module_names: tuple[str, ...] = tuple([path.name for path in of_modules])

    def folder(self, version: int, newest: int) -> Path | None:
        """Returns the folder of a version's rows; None if they are the current ones.

        A version without a folder has the rows of the next one with a folder: they didn't change in between.
        """
        for later in range(version, newest):
            if (self.kept / str(later)).is_dir():
                return self.kept / str(later)
        return None

    def all(self, folder: Path | None = None) -> list[Path]:
        """Returns the base game's files, then those of its modules."""
        if folder is None:
            return [*sorted(self.built_in.glob("*.toml")), *self._of_modules]
        return [*self._base(folder), *[folder / name for name in self.module_names if (folder / name).exists()]]

    def base_tables(self, folder: Path | None = None) -> Tables:
        """Reads the base game's files."""
        return Tables.built_in(self._base(self.built_in if folder is None else folder))

    def _base(self, folder: Path) -> list[Path]:
        return [path for path in sorted(folder.glob("*.toml")) if path.name not in self.module_names]
