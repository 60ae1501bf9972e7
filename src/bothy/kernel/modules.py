"""What an optional module brings to a game besides its hooks: options, names, words, rules, lessons.

A game's own `Module` stands on this class and adds one no-op method a hook. A manifest lists the modules in a
fixed order; whoever opens a table asks each whether it is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.features import Arguments
from bothy.kernel.options import Clash, Option, Options, OptionValue
from bothy.kernel.pack.tables import Tables
from bothy.kernel.registry import Registry

NOTHING = Registry()


@mypyc_attr(allow_interpreted_subclasses=True)
class GameModule:
    """A module that brings nothing. One that needs an option, frames or words says so when it is made."""

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
        """The folder with its messages, one subfolder a language; None if the game's own folder has them."""
        self.reference: Path | None = reference
        """The folder with its chapters of the rules reference, one file a language."""
        self.lessons: Path | None = lessons
        """The folder with lessons of its own, each under a name of its own."""
        self.data: Path | None = data
        """The file with its components, under a name that no other file of a pack has."""

    def at_table(self, options: Options, seats: int) -> bool:
        """Whether the table plays with it: if one of its options is not `off`, unless it says otherwise."""
        return any(options[option.id] != off(option) for option in self.options)

    # Components of its own

    def tables(self, kept: Path | None = None) -> Tables:
        """Its built-in components as they stand in its file, or in that of the folder of a version kept."""
        if kept is not None and self.data is not None and (kept / self.data.name).exists():
            return Tables.built_in([kept / self.data.name])
        return Tables.built_in([] if self.data is None else [self.data])

    def components(self, pack: Any) -> Any:
        """Fold, when a table is opened: the components with its own rows behind those of the base game."""
        return pack

    def sets(self, pack: Any) -> Sequence[tuple[str, Sequence[Any]]]:
        """Rows of its own that are not among the game's components, set by set."""
        return ()

    def faults(self, pack: Any) -> Sequence[str]:
        """What is wrong with its components, as sentences."""
        return ()

    def drawings(self) -> Mapping[str, Callable[[], str]]:
        """Pictures of its components by name, each a function that gives an SVG."""
        return {}

    def arguments(self) -> Arguments:
        """By name what arguments of its actions can be, besides what the game says: for those who learn."""
        return {}


def off(option: Option) -> OptionValue:
    """The value of a module's option that leaves the module out: `False`, or else its first value."""
    return False if False in option.values else option.values[0]


M = TypeVar("M", bound=GameModule)


def at_table(modules: Sequence[M], options: Options, seats: int) -> tuple[M, ...]:
    """The modules of one table, in the order of the manifest."""
    return tuple([module for module in modules if module.at_table(options, seats)])


def joined_options(base: Iterable[Option], modules: Sequence[GameModule]) -> tuple[Option, ...]:
    """The options of a game and of its modules, in the order of the manifest."""
    return (*base, *[option for module in modules for option in module.options])


def joined_clashes(base: Iterable[Clash], modules: Sequence[GameModule]) -> tuple[Clash, ...]:
    """What does not go together, by the game and by its modules."""
    return (*base, *[clash for module in modules for clash in module.clashes])
