"""Renders keys and values as sentences in one language, or in English where a translation is missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bothy.kernel import Action, Event, Game, Reason, Registry, Text
from bothy.messages.language import FALLBACK, Language, chain, texts

OURS = Path(__file__).parent.parent / "locales"
COUNT = "count"
SIZE = "size"
SIGN = "sign"
SEVERAL = "several"


def languages() -> list[str]:
    """Returns the languages of Bothy's own messages."""
    return sorted(folder.name for folder in OURS.iterdir() if folder.is_dir())


def game_messages(game: Game[Any], language: str) -> list[str]:
    """Returns the sources of a game's messages in one language."""
    return list(texts(language, game.locale_folders))


class Catalogue:
    """Bothy's own messages and those of one game with all its modules, in one language.

    Values that are words of the game are translated too: if a message has the value `good = "herring"` and there
    is a message `good-herring`, the reader sees that. A message may use a form of a value with a hyphen:
    `$good-many` is the attribute `.many` of the word, `$goods-count` the length of a list, `$lots-good` its items
    by their messages `good-ITEM`, `$amount-size` a number without its sign and `$amount-sign` the sign, `plus` or
    `minus`.

    A word that is in a list more than once appears once with its count, "2 wool", or as its attribute `.several`,
    which gets the `$count`.
    """

    def __init__(self, language: str = FALLBACK, game: Game[Any] | None = None) -> None:
        folders = [OURS] if game is None else [OURS, *game.locale_folders]
        self._languages = [Language(tag, folders) for tag in chain(language)]

    def has(self, key: str) -> bool:
        """Returns True if there is a message with this key, here or in English."""
        return any(language.has(key) for language in self._languages)

    def render(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        """Returns the sentence. A missing message shows its key and values instead of crashing the table."""
        return self._render(0, key, values or {})

    def faults(self, key: str, values: Mapping[str, Any]) -> list[str]:
        """Returns errors of rendering: a missing message, or a missing value."""
        at = self._speaker(0, key)
        if at is None:
            return [f"no message {key!r}"]
        found = self._languages[at].format(key, self._filled(at, values))
        if found is None:
            return [f"message {key!r} is empty"]
        return [f"message {key!r}: {error}" for error in found[1]]

    # A sentence uses words of one language: an English fallback among French messages has English words.
    # So `at` is the first language in which words may be looked up.

    def _speaker(self, at: int, key: str) -> int | None:
        return next((i for i in range(at, len(self._languages)) if self._languages[i].has(key)), None)

    def _render(self, at: int, key: str, values: Mapping[str, Any]) -> str:
        speaker = self._speaker(at, key)
        if speaker is not None:
            found = self._languages[speaker].format(key, self._filled(speaker, values))
            if found is not None:
                return found[0]
        spelled = "".join(f" {name}={self._spell(at, name, value)}" for name, value in values.items())
        return f"[{key}{spelled}]"

    def _filled(self, at: int, values: Mapping[str, Any]) -> dict[str, Any]:
        filled = {name: self._spell(at, name, value) for name, value in values.items()}
        for name, value in values.items():
            for form in self._languages[at].forms(name):
                filled[f"{name}-{form}"] = self._form(at, name, value, form)
        return filled

    def _spell(self, at: int, name: str, value: Any) -> Any:
        if value in ((), [], ""):
            return self._render(at, "nothing", {})
        if isinstance(value, tuple | list):
            *rest, last = self._items(at, name, value)
            return self._render(at, "list", {"rest": ", ".join(rest), "last": last}) if rest else last
        if isinstance(value, bool) or value is None:
            value = str(value).lower()
        if isinstance(value, str) and self._speaker(at, f"{name}-{value}") is not None:
            return self._render(at, f"{name}-{value}", {})
        return value

    def _items(self, at: int, name: str, items: Sequence[Any]) -> list[str]:
        """Returns the items of a list for display, each word once."""
        return [
            self._several(at, f"{name}-{item}", items.count(item)) or str(self._spell(at, name, item))
            for place, item in enumerate(items)
            if self._speaker(at, f"{name}-{item}") is None or items.index(item) == place
        ]

    def _several(self, at: int, key: str, count: int) -> str:
        """Returns a word with its count; empty if it occurs once or isn't a word."""
        speaker = self._speaker(at, key)
        if count == 1 or speaker is None:
            return ""
        several = self._languages[speaker].attribute(key, SEVERAL, {COUNT: count})
        return several or f"{count} {self._render(at, key, {})}"

    def _form(self, at: int, name: str, value: Any, form: str) -> Any:
        if isinstance(value, tuple | list):
            return len(value) if form == COUNT else self._spell(at, form, value)
        if isinstance(value, int) and form == SIZE:
            return abs(value)
        if isinstance(value, int) and form == SIGN:
            return "minus" if value < 0 else "plus"
        speaker = self._speaker(at, f"{name}-{value}") if isinstance(value, str) else None
        word = None if speaker is None else self._languages[speaker].attribute(f"{name}-{value}", form)
        return self._spell(at, name, value) if word is None else word

    # Messages of kernel and table

    def text(self, text: Text | Reason | Event) -> str:
        """Renders a question, a reason or an event."""
        prefix = "no-" if isinstance(text, Reason) else "event-" if isinstance(text, Event) else ""
        return self.render(prefix + text.key, text.values)

    def action(self, registry: Registry, action: Action) -> str:
        """Renders an action as its button's label."""
        values = {name: getattr(action, name) for name in registry.fields(action.name)}
        return self.render(f"do-{action.name}", values)
