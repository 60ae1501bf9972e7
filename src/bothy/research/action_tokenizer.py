"""Spells actions in words, so that a small fixed vocabulary covers every action.

An action is its name and then each argument: `expand`, `unit=cow`, `hex=b5`. A list is spelled item by item and
closed: `contracts=4`, `contracts=17`, `contracts.`. No spelling is the prefix of another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, get_origin, get_type_hints

from bothy.kernel import Action, Game, InvalidInput, Reason, Registry

Spelled = tuple[int, ...]


class ActionTokenizer:
    """A game's words by number. Their order is stable as long as the game's components and actions are."""

    def __init__(self, game: Game[Any], registry: Registry) -> None:
        self.words: tuple[str, ...]
        """The words in readable form."""
        self._registry = registry
        self._names: dict[str, int] = {}
        self._values: dict[tuple[str, Any], int] = {}
        self._ends: dict[str, int] = {}
        self._known: dict[Action, Spelled | None] = {}
        words = list(registry.actions)
        self._names = {name: at for at, name in enumerate(words)}
        for field, values in _arguments(game, registry):
            for value in values:
                self._values[field, value] = len(words)
                words.append(f"{field}={str(value).lower() if isinstance(value, bool) else value}")
        for field in _lists(registry):
            self._ends[field] = len(words)
            words.append(f"{field}.")
        self.words = tuple(words)

    def __len__(self) -> int:
        return len(self.words)

    def spell(self, action: Action) -> Spelled | None:
        """Return the numbers of an action's words, or None if the game has no word for one of its arguments."""
        if action not in self._known:
            self._known[action] = self._spell(action)
        return self._known[action]

    def _spell(self, action: Action) -> Spelled | None:
        found = [self._names[action.name]]
        for field in self._registry.fields(action.name):
            value = getattr(action, field)
            parts: Sequence[Any] = value if isinstance(value, tuple) else (value,)
            if any((field, part) not in self._values for part in parts):
                return None
            found += [self._values[field, part] for part in parts]
            if isinstance(value, tuple):
                found.append(self._ends[field])
        return tuple(found)


def _arguments(game: Game[Any], registry: Registry) -> Iterator[tuple[str, Sequence[Any]]]:
    """Yield the possible values of every argument: as given by the game, and both booleans."""
    told = game.study.arguments()
    yield from told.items()
    for field, kind in _fields(registry):
        if kind is bool and field not in told:
            yield field, (False, True)
        elif field not in told:
            raise InvalidInput(Reason("arguments-missing", game=game.name, argument=field))


def _lists(registry: Registry) -> list[str]:
    """Return every argument that is a list in at least one action."""
    lists = set()
    for name, kind in registry.actions.items():
        hints = get_type_hints(kind)
        lists |= {field for field in registry.fields(name) if get_origin(hints[field]) is tuple}
    return [field for field, _ in _fields(registry) if field in lists]


def _fields(registry: Registry) -> list[tuple[str, Any]]:
    """Return every argument of any action once, with its type."""
    found: dict[str, Any] = {}
    for name, kind in registry.actions.items():
        hints = get_type_hints(kind)
        for field in registry.fields(name):
            found.setdefault(field, hints[field])
    return list(found.items())
