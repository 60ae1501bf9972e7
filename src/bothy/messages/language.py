"""One language: its messages, and the forms of words that they use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from bothy.messages.pattern import Message, Part, Scope, parsed, style_of
from bothy.messages.pseudo import PSEUDO, pseudo

FALLBACK = "en"
FORM = re.compile(r"\$([a-z]+)-([a-z]+)")
"""A variable with a form, `$unit-many`. Values of the rules have no hyphen in their names."""


def chain(language: str) -> list[str]:
    """Returns the languages to search for a message: `pt-BR`, then `pt`, then English."""
    first, *rest = language.replace("_", "-").split("-")
    tags = ["-".join([first.lower(), *rest[:count]]) for count in range(len(rest), -1, -1)]
    return list(dict.fromkeys([*tags, FALLBACK]))


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The start of a message or a term; its other lines are indented."""


@lru_cache(maxsize=1024)
def _entries(text: str) -> dict[str, str]:
    """Returns the messages and terms of a text by name, unparsed."""
    starts = list(ENTRY.finditer(text))
    ends = [each.start() for each in starts[1:]] + [len(text)]
    return {each[1]: text[each.start() : end] for each, end in reversed(list(zip(starts, ends, strict=True)))}


class Language:
    """The messages of some folders in one language.

    Messages are parsed on first use: parsing all takes seconds, and a process needs few.
    """

    def __init__(self, tag: str, folders: Sequence[Path]) -> None:
        self._style = style_of(tag)
        self._entries: dict[str, str] = {}
        self._forms: dict[str, list[str]] = {}
        for text in texts(tag, folders):
            for key, entry in _entries(text).items():
                self._entries.setdefault(key, entry)
            for name, form in FORM.findall(text):
                known = self._forms.setdefault(name, [])
                if form not in known:
                    known.append(form)

    def has(self, key: str) -> bool:
        """Returns True if there is a message with this key."""
        return key in self._entries and not key.startswith("-")  # which names a term

    def _message(self, key: str) -> Message:
        return parsed(self._entries[key])

    def forms(self, name: str) -> Sequence[str]:
        """Returns the forms of a value that this language's messages use."""
        return self._forms.get(name, ())

    def format(self, key: str, values: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        """Returns a message filled with values, and the errors; None if it has no text."""
        return self._format(self._message(key).value, values)

    def attribute(self, key: str, form: str, values: Mapping[str, Any] | None = None) -> str | None:
        """Returns a form of a word, an attribute of its message; None if the word has no such form."""
        found = self._format(self._message(key).attributes.get(form), values or {})
        return None if found is None else found[0]

    def _format(self, pattern: Part | None, values: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        if pattern is None:
            return None
        scope = Scope(values, self._style, self._message, [])
        return pattern(scope), scope.errors


def texts(tag: str, folders: Sequence[Path]) -> Iterator[str]:
    """Yields the sources in some folders, file by file."""
    for folder in folders:
        for file in sorted((folder / (FALLBACK if tag == PSEUDO else tag)).glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            yield pseudo(text) if tag == PSEUDO else text
