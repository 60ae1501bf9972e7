"""Everything an optional module adds to a game except its hooks: options, names, messages, rules, lessons.

A game's own `Module` extends this class with one no-op method per hook. A manifest lists the modules in a fixed
order. When a table is opened, each module decides whether it takes part.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.features import Arguments
from bothy.kernel.options import Clash, Option, Options, OptionValue
from bothy.kernel.pack.row_files import file_in
from bothy.kernel.pack.tables import Tables
from bothy.kernel.registry import Registry

NOTHING = Registry()


@mypyc_attr(allow_interpreted_subclasses=True)
class GameModule:
    """A module that adds nothing by default. Options, frames and messages are passed to the constructor."""

    def __init__(
        self,
        name: str,
        options: tuple[Option, ...] = (),
        clashes: tuple[Clash, ...] = (),
        registry: Registry = NOTHING,
        locales: Path | None = None,
        reference: Path | None = None,
        lessons: Path | None = None,
        data: Path | None = None,
    ) -> None:
        self.name: str = name
        self.options: tuple[Option, ...] = options
        self.clashes: tuple[Clash, ...] = clashes
        self.registry: Registry = registry
        self.locales: Path | None = locales
        """The folder with its messages, one subfolder per language; None if they are in the game's own folder."""
        self.reference: Path | None = reference
        """The folder with its chapters of the rules reference, one file per language."""
        self.lessons: Path | None = lessons
        """The folder with its own lessons, each with a unique name."""
        self.data: Path | None = data
        """The file with its components; its name is unique in the pack."""

    def at_table(self, options: Options, seats: int) -> bool:
        """Returns True if the table plays with it: by default, if any of its options isn't `off`."""
        return any(options[option.id] != off(option) for option in self.options)

    # The module's own components

    def tables(self, kept: Sequence[Path] = ()) -> Tables:
        """Returns the components in its data file, or in the copy in the first of these folders that has one."""
        return Tables.built_in([] if self.data is None else [file_in(kept, self.data)])

    def components(self, pack: Any) -> Any:
        """Returns the components with its own rows after the base game's; folded when a table is opened."""
        return pack

    def sets(self, pack: Any) -> Sequence[tuple[str, Sequence[Any]]]:
        """Returns its own rows that aren't among the game's components, set by set."""
        return ()

    def faults(self, pack: Any) -> Sequence[str]:
        """Returns its components' errors, as sentences."""
        return ()

    def arguments(self) -> Arguments:
        """Returns possible values of its actions' arguments, in addition to the game's, for learning."""
        return {}


def off(option: Option) -> OptionValue:
    """Returns the value of a module's option that leaves the module out: `False`, or else its first value."""
    return False if False in option.values else option.values[0]


M = TypeVar("M", bound=GameModule)


def at_table(modules: Sequence[M], options: Options, seats: int) -> tuple[M, ...]:
    """Returns the modules of one table, in manifest order."""
    return tuple([module for module in modules if module.at_table(options, seats)])


def expansions(game: str, names: Iterable[str]) -> tuple[Any, ...]:
    """Returns the modules of a game's expansions, each a package of `expansions` with its `MODULES`."""
    return tuple([module for name in names for module in import_module(f"{game}.expansions.{name}").MODULES])


def joined_options(base: Iterable[Option], modules: Sequence[GameModule]) -> tuple[Option, ...]:
    """Returns the options of a game and its modules, in manifest order.

    An option that was there already gets the module's values in addition: more sides of a map.
    """
    joined = {option.id: option for option in base}
    for option in [option for module in modules for option in module.options]:
        known = joined.get(option.id)
        joined[option.id] = replace(known, values=(*known.values, *option.values)) if known else option
    return tuple(joined.values())


def joined_groups(base: Iterable[Option], modules: Sequence[GameModule]) -> tuple[str, ...]:
    """Returns the groups of options: those that modules add, then those of the base game."""
    own = dict.fromkeys([option.group for option in base])
    added = dict.fromkeys([option.group for module in modules for option in module.options])
    return tuple([group for group in (*[each for each in added if each not in own], *own) if group])


def joined_clashes(base: Iterable[Clash], modules: Sequence[GameModule]) -> tuple[Clash, ...]:
    """Returns the clashes of a game and its modules."""
    return (*base, *[clash for module in modules for clash in module.clashes])
