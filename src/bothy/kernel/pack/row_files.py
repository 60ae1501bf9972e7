"""A game's row files: the current ones in `data`, and changed ones of older versions in a folder per version."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bothy.kernel.pack.tables import Tables


class RowFiles:
    """The data files of a game and of its modules."""

    def __init__(self, pack: Path, of_modules: Sequence[Path]) -> None:
        self.built_in: Path = pack / "data"
        self.kept: Path = pack / "kept"
        """One folder per version after which a row changed, with the changed files as they were."""
        self._of_modules: Sequence[Path] = of_modules
        self.module_names: tuple[str, ...] = tuple([path.name for path in of_modules])

    def folders(self, version: int, newest: int) -> tuple[Path, ...]:
        """Returns the folders to search for a version's files, in order: its own, then those of later versions.

        If none of them has a file, it hasn't changed since that version.
        """
        folders = [self.kept / str(each) for each in range(version, newest)]
        return tuple([folder for folder in folders if folder.is_dir()])

    def all(self, kept: Sequence[Path] = ()) -> list[Path]:
        """Returns the base game's files, then those of its modules, each from the first folder that has it."""
        return [file_in(kept, path) for path in [*self._base(), *self._of_modules]]

    def base_tables(self, kept: Sequence[Path] = ()) -> Tables:
        """Reads the base game's files."""
        return Tables.built_in([file_in(kept, path) for path in self._base()])

    def _base(self) -> list[Path]:
        return sorted(self.built_in.glob("*.toml"))


def file_in(kept: Sequence[Path], today: Path) -> Path:
    """Returns the file from the first folder that has it, or today's file if none has."""
    for folder in kept:
        if (folder / today.name).exists():
            return folder / today.name
    return today
