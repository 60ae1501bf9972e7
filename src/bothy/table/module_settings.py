"""Tables for testing a game's modules: each alone, every pair, all together, with every number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, combinations, product
from typing import Any

from bothy.kernel import Game, InvalidInput, Reason, SamplingDealer
from bothy.kernel.modules import off
from bothy.table.options import Choice, Setting

TRIES = 20
"""Random choices of the other options to try, before going through all of their values in order."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A table to test, and the switches that are on."""

    on: tuple[Choice, ...]
    setting: Setting
    together: bool = False
    """True if everything possible is on."""


class ModuleSettings:
    """The tables that test a game's modules, and the combinations that fit no table.

    A switch is an option's value that adds a module: any value but `off` of the module's own option, or a value of
    another option that adds modules without options.
    """

    def __init__(self, game: Game[Any]) -> None:
        if not game.modules:
            raise InvalidInput(Reason("no-modules", game=game.name))
        self.game = game
        self.free: dict[str, tuple[Any, ...]] = {option.id: option.values for option in game.options}
        """The values of each option that add no module."""
        self._read_owned()
        self._read_others()
        self.switches: tuple[Choice, ...] = tuple(
            (option.id, value)
            for option in game.options
            for value in option.values
            if value not in self.free[option.id]
        )
        self.trials: list[Trial] = list(self._trials())
        tried = {trial.on for trial in self.trials}
        wanted = [*combinations(self.switches, 1), *combinations(self.switches, 2)]
        self.never: list[tuple[Choice, ...]] = [on for on in wanted if _at_once(on) and on not in tried]

    def counts(self) -> tuple[int, int, int]:
        """Returns how many tables have one switch on, two, and all that go together."""
        single = sum(not trial.together and len(trial.on) == 1 for trial in self.trials)
        together = sum(trial.together for trial in self.trials)
        return single, len(self.trials) - single - together, together

    # Switches

    def _read_owned(self) -> None:
        for module in self.game.modules:
            self.free |= {option.id: (off(option),) for option in module.options}

    def _read_others(self) -> None:
        owned = {option.id for module in self.game.modules for option in module.options}
        quiet = self.game.complete({name: values[0] for name, values in self.free.items() if name in owned})
        for option in self.game.options:
            if option.id not in owned:
                brings = {value: self._names(quiet | {option.id: value}) for value in option.values}
                always = set.intersection(*brings.values())
                plain = tuple(value for value in option.values if brings[value] == always)
                self.free[option.id] = plain or option.values

    def _names(self, options: Mapping[str, Any]) -> set[str]:
        seats = self.game.seats
        modules = [module for module in self.game.modules if not module.options]
        return {module.name for module in modules if any(module.at_table(options, n) for n in seats)}

    # Tables

    def _trials(self) -> Iterator[Trial]:
        found: dict[tuple[int, frozenset[Choice]], Trial] = {}
        for seats in self.game.seats:
            for on in [*combinations(self.switches, 1), *combinations(self.switches, 2)]:
                if _at_once(on):
                    self._try(found, seats, on, together=False)
            for on in self._together(seats):
                self._try(found, seats, on, together=True)
        yield from found.values()

    def _try(
        self, found: dict[tuple[int, frozenset[Choice]], Trial], seats: int, on: tuple[Choice, ...], together: bool
    ) -> None:
        setting = self._setting(seats, on, len(found))
        if setting is not None:
            known = found.get((seats, frozenset(on)))
            found[seats, frozenset(on)] = Trial(on, setting if known is None else known.setting, together)

    def _together(self, seats: int) -> Iterator[tuple[Choice, ...]]:
        """Yields a few tables with as much as possible on, so that each switch is on in at least one."""
        missing = [switch for switch in self.switches if self._setting(seats, (switch,), 0) is not None]
        while missing:
            on: tuple[Choice, ...] = (missing[0],)
            for switch in [*missing[1:], *self.switches]:
                if (
                    switch not in on
                    and _at_once((*on, switch))
                    and self._setting(seats, (*on, switch), 0) is not None
                ):
                    on = (*on, switch)
            missing = [switch for switch in missing if switch not in on]
            yield tuple(switch for switch in self.switches if switch in on)

    def _setting(self, seats: int, on: Iterable[Choice], number: int) -> Setting | None:
        """Returns a table with exactly these switches on, other options by `number`; None if none is allowed."""
        values = self.free | {name: (value,) for name, value in on}
        chance = SamplingDealer(number)
        tried = ([each[chance.below(len(each))] for each in values.values()] for _ in range(TRIES))
        for chosen in chain(tried, product(*values.values())):
            options = dict(zip(values, chosen, strict=True))
            if self.game.why_not(options, seats) is None:
                return Setting(seats, options)
        return None


def _at_once(on: Iterable[Choice]) -> bool:
    """Returns True if no option has two values."""
    names = [name for name, _ in on]
    return len(set(names)) == len(names)
