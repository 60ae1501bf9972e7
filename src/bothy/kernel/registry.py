"""The names a ruleset knows, and the short JSON form `[name, fields...]` of named values."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from bothy.kernel.action import Action
from bothy.kernel.errors import InvalidInput
from bothy.kernel.frame import Frame, FreeAction, Reaction
from bothy.kernel.module_state import ModuleState
from bothy.kernel.text import Json, Reason

NAMED = "is"
"""A named value inside another's field is written `{"is": [name, fields...]}`, to distinguish it from a list."""

PLAIN = (int, str, bool, NoneType)
NamedT = TypeVar("NamedT")
Reader = Callable[["Registry", Json], Any]
Form = tuple[tuple[str, ...], tuple[Reader, ...], bool]

_FORMS: dict[type[Any], Form] = {}
"""Cached field names and readers of each class, and whether all fields are plain numbers, strings or booleans.
Looking up type hints is slow, and every table needs them."""


class Registry:
    """Every kind of frame, action and part that a ruleset may write or read, and its keys of events and reasons.

    Unregistered names are rejected: no record, client or stored position can name anything else.
    """

    def __init__(
        self,
        frames: Iterable[type[Frame[Any]]] = (),
        free_actions: Iterable[type[FreeAction[Any]]] = (),
        parts: Iterable[type[ModuleState]] = (),
        events: Iterable[str] = (),
        reasons: Iterable[str] = (),
        actions: Iterable[type[Action]] = (),
    ) -> None:
        self.free_actions: dict[str, type[FreeAction[Any]]] = {}
        self.events: tuple[str, ...] = tuple(dict.fromkeys(events))
        self.reasons: tuple[str, ...] = tuple(dict.fromkeys(reasons))
        self.frames: dict[str, type[Frame[Any]]] = {}
        self.actions: dict[str, type[Action]] = {}
        self.parts: dict[str, type[ModuleState]] = {}
        self._forms: dict[type[Any], Form] = {}
        for frame in frames:
            self._enter(self.frames, frame)
            self._enter_all(frame.takes)
        for free_action in free_actions:
            self.free_actions[free_action.name] = free_action
            self._enter_all(free_action.takes)
        self._enter_all(actions)
        for part in parts:
            self._enter(self.parts, part)
        reactions = [frame.reaction for frame in self.frames.values() if issubclass(frame, Reaction)]
        self.reactions: tuple[str, ...] = tuple(dict.fromkeys(reactions))
        """The optional reactions for which a seat may set a preference."""

    def joined(self, others: Iterable[Registry]) -> Registry:
        """Returns the names of a base game and its modules together."""
        all_of = [self, *others]
        return Registry(
            frames=[frame for one in all_of for frame in one.frames.values()],
            free_actions=[free_action for one in all_of for free_action in one.free_actions.values()],
            parts=[part for one in all_of for part in one.parts.values()],
            events=[event for one in all_of for event in one.events],
            reasons=[reason for one in all_of for reason in one.reasons],
            actions=[action for one in all_of for action in one.actions.values()],
        )

    def _enter_all(self, actions: Iterable[type[Action]]) -> None:
        for action in actions:
            if self.actions.get(action.name) is not action:
                self._enter(self.actions, action)

    def _enter(self, kinds: dict[str, type[NamedT]], kind: type[NamedT]) -> None:
        name: str = kind.name  # type: ignore[attr-defined]
        if not name or name in kinds:
            raise ValueError(f"{kind.__qualname__} needs a name of its own, {name!r} is taken or empty")
        kinds[name] = kind
        if kind not in _FORMS:
            _FORMS[kind] = _form(kind)
        self._forms[kind] = _FORMS[kind]

    def fields(self, action: str) -> tuple[str, ...]:
        """Returns an action's argument names, so that a client may choose them in any order."""
        return self._forms[self._known(self.actions, action)][0]

    # Writing

    def write(self, value: Action | Frame[Any]) -> list[Json]:
        """Writes an action or a frame as `[name, fields...]`."""
        form = self._forms.get(type(value))
        if form is None:
            raise InvalidInput(Reason("unknown-name", name=value.name or type(value).__name__))
        if form[2]:
            return [value.name, *[getattr(value, name) for name in form[0]]]
        return [value.name, *[self._plain(getattr(value, name)) for name in form[0]]]

    def write_part(self, part: ModuleState) -> list[Json]:
        """Writes a part as `[name, fields...]`, using its own `data`."""
        if type(part) not in self._forms:
            raise InvalidInput(Reason("unknown-name", name=part.name or type(part).__name__))
        return [part.name, *part.data()]

    def _plain(self, value: Any) -> Json:
        if isinstance(value, tuple):
            return [self._plain(item) for item in value]
        if isinstance(value, Action | Frame):
            return {NAMED: self.write(value)}
        return value

    # Reading

    def read_action(self, data: Json) -> Action:
        """Reads an action and checks every field's type. An error says what is wrong."""
        return self._read(self.actions, data)

    def read_frame(self, data: Json) -> Frame[Any]:
        """Reads a frame."""
        return self._read(self.frames, data)

    def read_part(self, data: Json) -> ModuleState:
        """Reads a part."""
        kind = self._known(self.parts, data[0])
        return kind.read(data[1:])

    def _known(self, kinds: dict[str, type[NamedT]], name: Json) -> type[NamedT]:
        kind = kinds.get(name) if isinstance(name, str) else None
        if kind is None:
            raise InvalidInput(Reason("unknown-name", name=str(name)[:40]))
        return kind

    def _read(self, kinds: dict[str, type[NamedT]], data: Json) -> NamedT:
        if not isinstance(data, list) or not data:
            raise InvalidInput(Reason("not-a-value", given=str(data)[:40]))
        kind = self._known(kinds, data[0])
        readers = self._forms[kind][1]
        if len(readers) != len(data) - 1:
            raise InvalidInput(Reason("wrong-fields", name=data[0], want=len(readers), have=len(data) - 1))
        return kind(*[reader(self, item) for reader, item in zip(readers, data[1:], strict=True)])

    def read_inner(self, data: Json, frame: bool) -> Any:
        """Reads a named value inside another's field."""
        if not isinstance(data, dict) or list(data) != [NAMED]:
            raise _refuse(data)
        return self.read_frame(data[NAMED]) if frame else self.read_action(data[NAMED])


def _form(kind: type[Any]) -> Form:
    """Returns field names and a reader for each; parts read their own fields."""
    names = tuple([field.name for field in fields(kind)])
    if issubclass(kind, ModuleState):
        return names, (), False
    hints = get_type_hints(kind)
    plain = all(hints[name] in PLAIN for name in names)
    return names, tuple([_reader(hints[name]) for name in names]), plain


def _reader(hint: Any) -> Reader:
    """Returns a function that reads and checks one field of this type."""
    if hint in PLAIN:
        return _exactly(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple and args[-1:] == (Ellipsis,):
        return _tuple_of(_reader(args[0]))
    if origin is tuple:
        return _tuple(tuple([_reader(arg) for arg in args]))
    if origin in (Union, UnionType):
        return _either(tuple([_reader(arg) for arg in args]))
    if isinstance(hint, type) and issubclass(hint, Action):
        return lambda registry, data: registry.read_inner(data, False)
    if isinstance(hint, type) and issubclass(hint, Frame):
        return lambda registry, data: registry.read_inner(data, True)
    # mypyc keeps only the outermost class of an annotation, unless it is written as a string.
    raise TypeError(f"a field holds numbers, strings, actions, frames or tuples of them (quoted), not {hint}")


def _refuse(data: Json) -> InvalidInput:
    return InvalidInput(Reason("wrong-value", given=str(data)[:40]))


def _exactly(kind: type[Any]) -> Reader:
    def read(registry: Registry, data: Json) -> Any:
        if type(data) is not kind:
            raise _refuse(data)
        return data

    return read


def _tuple_of(item: Reader) -> Reader:
    def read(registry: Registry, data: Json) -> Any:
        if not isinstance(data, list):
            raise _refuse(data)
        return tuple([item(registry, each) for each in data])

    return read


def _tuple(items: tuple[Reader, ...]) -> Reader:
    def read(registry: Registry, data: Json) -> Any:
        if not isinstance(data, list) or len(data) != len(items):
            raise _refuse(data)
        return tuple([item(registry, each) for item, each in zip(items, data, strict=True)])

    return read


def _either(choices: tuple[Reader, ...]) -> Reader:
    def read(registry: Registry, data: Json) -> Any:
        for choice in choices:
            try:
                return choice(registry, data)
            except InvalidInput:
                continue
        raise _refuse(data)

    return read
