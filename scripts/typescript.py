"""TypeScript's spelling of Python's types."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from inspect import getsource
from itertools import pairwise
from textwrap import dedent
from types import EllipsisType, GenericAlias, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin

from bothy.kernel.pack import Named, OneOf
from bothy.kernel.rows import SOME

HEADER = "/** Written by `npm run schema` from the game's Python. Do not edit. */\n"
PLAIN: dict[Any, str] = {int: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


class Spelling:
    """Spells types; a subclass gives names to some."""

    def spell(self, hint: Any) -> str:
        """Returns a type by its name if it has one."""
        return self.spell_out(hint)

    def spell_out(self, hint: Any) -> str:
        """Returns a type by what it's made of."""
        origin, args = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is NotRequired:
            return self.spell(args[0])
        if origin is Annotated:
            return self._annotated(*args)
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in args)
        if origin in (Union, UnionType):
            return " | ".join(self.spell(each) for each in args)
        if origin is list or (origin is tuple and isinstance(args[-1], EllipsisType)):
            item = self.spell(args[0])
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        if origin is tuple:
            return f"readonly [{', '.join(self.spell(each) for each in args)}]"
        if origin in (dict, Mapping):
            return f"Readonly<{self._record(*args)}>"
        raise SystemExit(f"no type of the client for {hint}")

    def _annotated(self, plain: Any, how: Any, *_: Any) -> str:
        if isinstance(how, tuple | type) or get_origin(how) is tuple:
            return self.spell_out(how)  # a list of fixed length, with the tuple that tells its items
        if how == SOME:
            return f"Readonly<Partial<{self._record(*get_args(plain))}>>"
        if isinstance(how, OneOf | Named) and plain is not int:
            return self.spell(worded(plain, how.words))
        return self.spell(plain)

    def _record(self, key: Any, value: Any) -> str:
        return f"Record<{self.spell(key)}, {self.spell(value)}>"

    def fields(self, hints: Mapping[str, Any], docs: Mapping[str, str]) -> str:
        """Returns a type of named fields, with their docstrings."""
        lines = [
            comment(docs.get(name, ""), "  ")
            + f"  readonly {name}{'?' if get_origin(hint) is NotRequired else ''}: {self.spell(hint)};\n"
            for name, hint in hints.items()
        ]
        return "{\n" + "".join(lines) + "}"


def worded(plain: Any, words: Sequence[str]) -> Any:
    """Returns the type of a text, or of a tuple of them, that has only these words."""
    literal: Any = Literal
    return literal[tuple(words)] if plain is str else GenericAlias(tuple, (literal[tuple(words)], ...))


def docs_of(kind: Any) -> dict[str, str]:
    """Returns the docstrings of a class's own fields, and that of the whole under an empty name."""
    if not isinstance(kind, type):
        return {}
    (parsed,) = ast.parse(dedent(getsource(kind))).body
    assert isinstance(parsed, ast.ClassDef)
    found = {"": ast.get_docstring(parsed) or ""}
    for field, doc in pairwise(parsed.body):
        match field, doc:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = text
    return found


def comment(text: str, indent: str = "") -> str:
    """Returns a comment, or nothing."""
    return f"{indent}/** {text} */\n" if text else ""
