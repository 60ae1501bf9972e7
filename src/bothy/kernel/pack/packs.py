"""A game's packs: the components that tables are played with, and what tools and clients read of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bothy.kernel.errors import InvalidInput
from bothy.kernel.options import Options
from bothy.kernel.text import Json, Reason

if TYPE_CHECKING:
    from bothy.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Pack:
    """The components a game is played with: their digest, and the rows that aren't built in."""

    name: str = ""
    digest: str = ""
    changes: Mapping[str, Json] = field(default_factory=dict)
    """Empty for the built-in pack; otherwise its `name` and `version`, and under `rows` each row that differs."""
    version: str = ""
    """Version of a custom pack, as its folder declares it."""
    rules_version: int = 0
    """The rules version its unchanged rows come from; 0 for the newest."""


class Packs:
    """The packs of a game whose components are all part of its rules: there is only the built-in one."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Game[Any] = game
        self._built_in: Pack | None = None
        self._chosen: Pack | None = None

    @property
    def built_in(self) -> Pack:
        """The components that come with the game, read on first use because reading is slow."""
        if self._built_in is None:
            self._built_in = Pack(digest=self.digest())
        return self._built_in

    @property
    def current(self) -> Pack:
        """The components used for new tables: the built-in ones, unless `use` chose others."""
        return self.built_in if self._chosen is None else self._chosen

    def use(self, pack: Pack | None) -> None:
        """Uses these components for new tables; None restores the built-in ones.

        A process plays one pack per game, chosen at startup before any table is opened.
        """
        self._chosen = pack

    def version_of(self, pack: Pack) -> int:
        """Returns the rules version of a table with these components."""
        return pack.rules_version or self.game.rules_version

    def of_version(self, version: int | None = None) -> Pack:
        """Returns the components that came with a rules version (default: the newest).

        An error says that this release can't play it.
        """
        game = self.game
        if version is None or version == game.rules_version:
            return self.built_in
        if version not in game.versions:
            raise InvalidInput(Reason("rules-version", game=game.name, have=game.rules_version, want=version))
        return self.kept(version)

    def kept(self, version: int) -> Pack:
        """Returns an older version's components: today's, if all components are part of the rules."""
        return replace(self.built_in, rules_version=version)

    def components(self, pack: Pack | None = None) -> Any:
        """Returns the typed rows of a pack (default: the current one); None if there are none."""
        return None

    def digest(self) -> str:
        """Returns the digest of the built-in components, stored in every match: others can't continue it.

        Empty if all components are part of the rules.
        """
        return ""

    def stamp(self, pack: Pack, options: Options, seats: int) -> str:
        """Returns the digest of a table's components: the pack's rows and those of its modules."""
        return pack.digest

    def read(self, folder: Path, version: int | None = None) -> Pack:
        """Reads a pack from a folder. An error names the wrong file, row or value.

        It is meant for tables of the given rules version (default: the newest).
        """
        raise InvalidInput(Reason("pack-none", game=self.game.name))

    def with_changes(self, changes: Mapping[str, Json], version: int | None = None) -> Pack:
        """Returns a record's pack: the one that came with its version, with the record's changed rows."""
        if changes:
            raise InvalidInput(Reason("pack-none", game=self.game.name))
        return self.of_version(version)

    def export(self, folder: Path) -> Sequence[Path]:
        """Writes the built-in components to a folder that `read` can read. Returns the files written."""
        raise InvalidInput(Reason("pack-none", game=self.game.name))

    def rows(self) -> Sequence[tuple[str, str, str]]:
        """Returns every component row as set, id and source: `rulebook`, `public` or `original`."""
        return ()

    def faults(self) -> Sequence[str]:
        """Returns the components' errors, as sentences."""
        return ()

    def data(self, pack: Pack | None = None) -> dict[str, Json]:
        """Returns every component as plain data, named as in the views, for clients to draw the game.

        Uses the current pack by default.
        """
        return {}
