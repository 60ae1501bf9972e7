"""One language: its messages, and the forms of words that they use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

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
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


@lru_cache(maxsize=1024)
def _entries(text: str) -> dict[str, str]:
    """Returns the messages and terms of a text by name, unparsed."""
    starts = list(ENTRY.finditer(text))
    ends = [each.start() for each in starts[1:]] + [len(text)]
    return {each[1]: text[each.start() : end] for each, end in reversed(list(zip(starts, ends, strict=True)))}


@lru_cache(maxsize=1 << 14)
def _parsed(entry: str) -> Any:
    """Parses an entry, cached: every language falls back to English, and every game uses our own messages."""
    return FluentResource(entry)


class Language:
    """The messages of some folders in one language.

    Messages are parsed on first use: parsing all takes seconds, and a process needs few.
    """

    def __init__(self, tag: str, folders: Sequence[Path]) -> None:
        self._bundle = FluentBundle([FALLBACK if tag == PSEUDO else tag], use_isolating=False)
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
        if key in self._entries and not self._bundle.has_message(key):
            self._read(key)
        return self._bundle.has_message(key)

    def _read(self, key: str) -> None:
        """Parses a message after everything it refers to, so that a message is complete once it's found."""
        needed = [key]
        for each in needed:
            referred = dict.fromkeys(REFERENCE.findall(self._entries[each]))
            needed += [name for name in referred if name in self._entries and name not in needed]
        for each in reversed(needed):
            self._bundle.add_resource(_parsed(self._entries[each]))

    def _message(self, key: str) -> Any:
        if not self.has(key):
            raise LookupError(key)
        return self._bundle.get_message(key)

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

    def _format(self, pattern: Any, values: Mapping[str, Any]) -> tuple[str, list[Exception]] | None:
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        return str(text), errors


def texts(tag: str, folders: Sequence[Path]) -> Iterator[str]:
    """Yields the sources in some folders, file by file."""
    for folder in folders:
        for file in sorted((folder / (FALLBACK if tag == PSEUDO else tag)).glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            yield pseudo(text) if tag == PSEUDO else text
