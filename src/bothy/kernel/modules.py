"""What an optional module brings to a game besides its hooks: options, names, words, rules, lessons.

A game's own `Module` stands on this class and adds one no-op method a hook. A manifest lists the modules in a
fixed order; whoever opens a table asks each whether it is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from bothy.kernel.compiled import mypyc_attr
from bothy.kernel.options import Clash, Option, Options, OptionValue
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

    def at_table(self, options: Options, seats: int) -> bool:
        """Whether the table plays with it: if one of its options is not `off`, unless it says otherwise."""
        return any(options[option.id] != off(option) for option in self.options)

    def drawings(self) -> Mapping[str, Callable[[], str]]:
        """Pictures of its components by name, each a function that gives an SVG."""
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
