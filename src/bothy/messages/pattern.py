"""Patterns in Fluent's syntax, compiled to functions. fluent.syntax parses them.

This is the part of Fluent that messages use: text, variables, messages and terms by name, and selection by value
or plural form. Functions such as `NUMBER()` are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from decimal import ROUND_HALF_EVEN, Decimal
from functools import lru_cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast


@dataclass(frozen=True, slots=True)
class NumberStyle:
    """How a language groups digits, marks decimals and chooses between one and several, as Unicode's CLDR says."""

    group: str
    point: str
    one: Callable[[float], bool]

    def write(self, number: float) -> str:
        """Returns a number in figures, with at most three decimals."""
        rounded = Decimal(str(number)).quantize(Decimal("0.001"), ROUND_HALF_EVEN)
        whole, _, decimals = f"{rounded:,}".partition(".")
        decimals = decimals.rstrip("0")
        return whole.replace(",", self.group) + (self.point + decimals if decimals else "")

    def plural(self, number: float) -> str:
        """Returns the plural category of a number."""
        return "one" if self.one(abs(number)) else "other"


STYLES: Final = {
    "en": NumberStyle(",", ".", lambda number: isinstance(number, int) and number == 1),
    "fr": NumberStyle("\u202f", ",", lambda number: number < 2),
    "pt": NumberStyle(".", ",", lambda number: number < 2),
}


def style_of(tag: str) -> NumberStyle:
    """Returns how a language writes numbers; as English does if it isn't known."""
    return STYLES.get(tag.partition("-")[0], STYLES["en"])


@dataclass(frozen=True, slots=True)
class Scope:
    """What a pattern is filled with, and where errors are collected."""

    values: Mapping[str, Any]
    style: NumberStyle
    find: Callable[[str], Message]
    """Finds a message by its name, and a term by its name after a hyphen; a LookupError if there is none."""
    errors: list[Exception]
    referred: tuple[str, ...] = ()
    """The references that led here, to end circles."""
    in_term: bool = False
    """A term only sees the arguments of its reference, and may leave out those that aren't given."""

    def text(self, value: Any) -> str:
        """Returns a value as text."""
        return str(value) if isinstance(value, str) else self.style.write(value)

    def missing(self, error: str, shown: str) -> Missing:
        """Notes an error. Returns what's shown in its place."""
        self.errors.append(LookupError(error))
        return Missing(shown)


class Missing(str):
    """Shown where a value is missing. No variant matches it."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message or a term: its text, and its attributes by name."""

    value: Part | None
    attributes: Mapping[str, Part]


Part = Callable[[Scope], Any]
"""A text, a number or `Missing`."""


@lru_cache(maxsize=1 << 14)
def parsed(source: str) -> Message:
    """Compiles the source of one message or term.

    Cached: every language falls back to English, and every game uses our own messages.
    """
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise ValueError(f"not a message: {source[:80]!r}")
    attributes = {each.id.name: _pattern(each.value) for each in entry.attributes}
    return Message(None if entry.value is None else _pattern(entry.value), attributes)


def _pattern(pattern: ast.Pattern) -> Part:
    parts = [_expression(element) for element in pattern.elements]
    if len(parts) == 1:
        [only] = parts
        return lambda scope: scope.text(only(scope))
    return lambda scope: "".join([scope.text(part(scope)) for part in parts])


def _expression(node: Any) -> Part:
    match node:
        case ast.TextElement():
            return _constant(node.value)
        case ast.Placeable():
            return _expression(node.expression)
        case ast.StringLiteral():
            return _constant(node.parse()["value"])
        case ast.NumberLiteral():
            return _constant(float(node.value) if "." in node.value else int(node.value))
        case ast.VariableReference():
            return _variable(node.id.name)
        case ast.MessageReference():
            return _reference(node.id.name, node.attribute)
        case ast.TermReference():
            return _term(node)
        case ast.SelectExpression():
            return _select(node)
    raise ValueError(f"messages may not use {type(node).__name__}")


def _constant(value: Any) -> Part:
    return lambda scope: value


def _variable(name: str) -> Part:
    def variable(scope: Scope) -> Any:
        value = scope.values.get(name)
        if isinstance(value, str | int | float):
            return value
        return Missing(name) if scope.in_term else scope.missing(f"no value for ${name}: {value!r}", name)

    return variable


def _reference(name: str, attribute: ast.Identifier | None) -> Part:
    shown = f"{name}.{attribute.name}" if attribute else name

    def reference(scope: Scope) -> Any:
        if shown in scope.referred:
            return scope.missing(f"{shown} refers to itself", f"{{{shown}}}")
        try:
            message = scope.find(name)
            part = message.attributes[attribute.name] if attribute else message.value
        except LookupError:
            part = None
        if part is None:
            return scope.missing(f"no text for {shown}", f"{{{shown}}}")
        return part(replace(scope, referred=(*scope.referred, shown)))

    return reference


def _term(node: ast.TermReference) -> Part:
    reference = _reference(f"-{node.id.name}", node.attribute)
    named = node.arguments.named if node.arguments else ()
    given = {each.name.name: _expression(each.value) for each in named}

    def term(scope: Scope) -> Any:
        values = {name: part(scope) for name, part in given.items()}
        return reference(replace(scope, values=values, in_term=True))

    return term


def _select(node: ast.SelectExpression) -> Part:
    selector = _expression(node.selector)
    variants = {_key(each.key): _pattern(each.value) for each in node.variants}
    [default] = [_pattern(each.value) for each in node.variants if each.default]

    def select(scope: Scope) -> Any:
        value = selector(scope)
        if isinstance(value, Missing):
            return default(scope)
        part = variants.get(value)
        if part is None and not isinstance(value, str):
            part = variants.get(scope.style.plural(value))
        return (part or default)(scope)

    return select


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else float(key.value)
