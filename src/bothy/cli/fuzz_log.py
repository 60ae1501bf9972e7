"""Log file of a long `bothy fuzz` run: a header, then one line per game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from bothy.kernel import InvalidInput, Reason

FORMAT = 1


class FuzzLog:
    """Steps of every finished game by seed; kept in memory only if there's no file."""

    def __init__(self, args: argparse.Namespace, rules_version: int, path: Path | None) -> None:
        self.path = path
        self.steps: dict[int, int] = {}
        self._header: dict[str, Any] = {
            "fuzz": FORMAT,
            "game": args.game,
            "rules": rules_version,
            "options": args.options,
            "quick": args.quick,
            "seed": args.seed,
        }
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            self._append(self._header)

    def add(self, seed: int, steps: int) -> None:
        """Record a game played without a fault."""
        self.steps[seed] = steps
        self._append([seed, steps])

    def _append(self, data: Any) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(data) + "\n")

    def _read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8", errors="replace")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:  # stopped in the middle of a line: that game is played again
            path.write_text(whole, encoding="utf-8")
        for at, line in enumerate(whole.splitlines(), 1):
            try:
                found = json.loads(line)
                if at == 1:
                    self._compare(path, dict(found))
                else:
                    seed, steps = found
                    self.steps[int(seed)] = int(steps)
            except (TypeError, ValueError):
                raise InvalidInput(Reason("results-line", file=str(path), line=at)) from None

    def _compare(self, path: Path, header: dict[str, Any]) -> None:
        for what, want in self._header.items():
            have = header.get(what)
            if have != want:
                raise InvalidInput(
                    Reason("results-differ", file=str(path), what=what, have=str(have), want=str(want))
                )


def shard(text: str) -> tuple[int, int]:
    """Parse `2/3`, the second of three parts, for argparse."""
    part, _, parts = text.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise argparse.ArgumentTypeError(f"“{text}” is not a shard such as 1/2")
    return int(part), int(parts)
