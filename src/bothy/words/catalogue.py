"""Keys and values become sentences here, in one language, with English where a translation is missing."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bothy.kernel import Action, Event, Game, Reason, Registry, Text

OURS = Path(__file__).parent.parent / "locales"
FALLBACK = "en"


def languages() -> list[str]:
    """The languages Bothy itself speaks."""
    return sorted(folder.name for folder in OURS.iterdir() if folder.is_dir())


class Catalogue:
    """Bothy's own messages and those of one game, in one language.

    A value that is a word of the game is spelled by the catalogue too: where `good = "herring"` fills a message
    and there is a message `good-herring`, the reader sees that.
    """

    def __init__(self, language: str = FALLBACK, game: Game[Any] | None = None) -> None:
        folders = [OURS] if game is None or game.locales is None else [OURS, game.locales]
        self._bundles = [_bundle(each, folders) for each in dict.fromkeys([language, FALLBACK])]

    def has(self, key: str) -> bool:
        """Whether there is a message of this key, here or in English."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def render(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        """The sentence. A missing message shows its key and values: visible, but no crash at the table."""
        filled = {name: self._spell(name, value) for name, value in (values or {}).items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _errors = bundle.format_pattern(pattern, filled)
                    return str(text)
        return f"[{key}{''.join(f' {name}={value}' for name, value in filled.items())}]"

    def faults(self, key: str, values: Mapping[str, Any]) -> list[str]:
        """What goes wrong in rendering: a missing message, or a value that a message needs and did not get."""
        if not self.has(key):
            return [f"no message {key!r}"]
        filled = {name: self._spell(name, value) for name, value in values.items()}
        bundle = next(bundle for bundle in self._bundles if bundle.has_message(key))
        pattern = bundle.get_message(key).value
        if pattern is None:
            return [f"message {key!r} is empty"]
        return [f"message {key!r}: {error}" for error in bundle.format_pattern(pattern, filled)[1]]

    def _spell(self, name: str, value: Any) -> Any:
        if value in ((), [], ""):
            return self.render("nothing")
        if isinstance(value, tuple | list):
            return ", ".join(str(self._spell(name, item)) for item in value)
        if isinstance(value, bool) or value is None:
            value = str(value).lower()
        if isinstance(value, str) and self.has(f"{name}-{value}"):
            return self.render(f"{name}-{value}")
        return value

    # The things kernel and table say

    def text(self, text: Text | Reason | Event) -> str:
        """A question, a reason or an event."""
        prefix = "no-" if isinstance(text, Reason) else "event-" if isinstance(text, Event) else ""
        return self.render(prefix + text.key, text.values)

    def action(self, registry: Registry, action: Action) -> str:
        """An action as a button would say it."""
        values = {name: getattr(action, name) for name in registry.fields(action.name)}
        return self.render(f"do-{action.name}", values)


def _bundle(language: str, folders: list[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
