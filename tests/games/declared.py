"""Compares JSON with the Python types that the client's types are written from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass
from functools import cache
from types import EllipsisType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from pack_types import Form, PackTypes, is_open
from typescript import worded

from bothy.kernel.pack import Named, OneOf
from bothy.kernel.rows import SOME, Sets, row_types


@cache
def hints_of(kind: Any) -> Mapping[str, Any]:
    """Returns the types of a `TypedDict`'s fields, or of what a method takes and returns."""
    return get_type_hints(kind, include_extras=True)


def faults(value: Any, hint: Any, place: str = "") -> Iterable[str]:
    """Returns where a value isn't of a type."""
    return Declared().faults(value, hint, place)


class Declared:
    """Types, in which dataclasses stand for rows in the form in which they're sent."""

    def __init__(self, form: Form = row_types, pack: PackTypes | None = None) -> None:
        self.form = form
        self.pack = pack
        """The types of the pack, if its open classes are sent with their kind."""
        self.checks = {
            Annotated: self._annotated, Literal: self._named, Union: self._one_of, UnionType: self._one_of,
            dict: self._dict, Mapping: self._dict, list: self._list, tuple: self._tuple,
        }  # fmt: skip

    def faults(self, value: Any, hint: Any, place: str = "") -> Iterable[str]:
        """Returns where a value isn't of a type."""
        if hint is Sets:
            return ()  # compared set by set
        if is_typeddict(hint):
            return self._fields(value, hints_of(hint), place)
        if is_dataclass(hint) and isinstance(hint, type):
            sent = self.form(hint)
            return self._fields(value, sent, place) if isinstance(sent, dict) else self.faults(value, sent, place)
        if is_open(hint):
            return self._one_of(value, self.pack.subclasses(hint), place) if self.pack else ()
        check = self.checks.get(get_origin(hint))
        if check is not None:
            return check(value, get_args(hint), place)
        right = hint is Any or type(value) is (NoneType if hint is None else hint)
        return () if right else (f"{place}: {value!r} is no {hint.__name__}",)

    def _fields(self, value: Any, hints: Mapping[str, Any], place: str) -> Iterator[str]:
        if type(value) is not dict:
            yield f"{place}: {value!r} is no dict"
            return
        yield from [f"{place}.{name} isn't declared" for name in value if name not in hints]
        for name, hint in hints.items():
            optional = get_origin(hint) is NotRequired
            if name in value:
                wanted = get_args(hint)[0] if optional else hint
                yield from self.faults(value[name], wanted, f"{place}.{name}")
            elif not optional:
                yield f"{place}.{name} is missing"

    def _annotated(self, value: Any, args: Sequence[Any], place: str) -> Iterable[str]:
        plain, how = args[:2]
        if get_origin(how) is tuple:
            return self._tuple(value, get_args(how), place)
        if how == SOME:
            return self._some(value, get_args(plain), place)
        if isinstance(how, OneOf | Named) and plain is not int:
            return self.faults(value, worded(plain, how.words), place)
        return self.faults(value, plain, place)

    def _tuple(self, value: Any, args: Sequence[Any], place: str) -> Iterator[str]:
        if isinstance(args[-1], EllipsisType):
            yield from self._list(value, args, place)
            return
        if type(value) is not list or len(value) != len(args):
            yield f"{place}: {value!r} doesn't have {len(args)} items"
            return
        for at, (each, hint) in enumerate(zip(value, args, strict=True)):
            yield from self.faults(each, hint, f"{place}[{at}]")

    def _list(self, value: Any, args: Sequence[Any], place: str) -> Iterator[str]:
        if type(value) is not list:
            yield f"{place}: {value!r} is no list"
            return
        for at, each in enumerate(value):
            yield from self.faults(each, args[0], f"{place}[{at}]")

    def _dict(self, value: Any, args: Sequence[Any], place: str) -> Iterator[str]:
        named = get_args(args[0])  # a dict has all the keys of a `Literal`
        if type(value) is not dict or (named and value.keys() != set(named)):
            yield f"{place}: {value!r} doesn't have the keys {args[0]}"
            return
        for key, each in value.items():
            yield from self.faults(each, args[1], f"{place}.{key}")

    def _some(self, value: Any, args: Sequence[Any], place: str) -> Iterator[str]:
        for key, each in value.items():
            yield from self.faults(key, args[0], place)
            yield from self.faults(each, args[1], f"{place}.{key}")

    def _one_of(self, value: Any, args: Sequence[Any], place: str) -> Iterable[str]:
        return min([list(self.faults(value, each, place)) for each in args], key=len)

    def _named(self, value: Any, args: Sequence[Any], place: str) -> Iterable[str]:
        return () if value in args else (f"{place}: {value!r} is none of {args}",)
