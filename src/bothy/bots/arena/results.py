"""The results file: a header, then one JSON line per game, so that a stopped run can be resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from bothy.bots.arena.contest import Contest, Outcome
from bothy.bots.arena.workers import games
from bothy.kernel import InvalidInput, Json, Reason, canonical
from bothy.table.game_registry import find

FORMAT = 1


class Results:
    """The finished games of a contest, optionally stored in a file."""

    def __init__(self, contest: Contest, seed: int = 0, path: Path | None = None) -> None:
        self.contest = contest
        self.seed = seed
        """The number of the first game."""
        self.path = path
        self._found: dict[int, Outcome] = {}
        if path is not None:
            if path.exists() and path.stat().st_size:
                self._read(path)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(canonical(self.header()) + "\n", encoding="utf-8")

    @property
    def outcomes(self) -> list[Outcome]:
        """All finished games, sorted by number."""
        return [self._found[number] for number in sorted(self._found)]

    def header(self) -> Json:
        """Returns the header, which must match to resume a file."""
        contest, game = self.contest, find(self.contest.game)
        return {
            "arena": FORMAT,
            "game": contest.game,
            "rules": game.rules_version,
            "pack": contest.pack.digest,
            "bots": list(contest.bots),
            "options": [dict(options) for options in contest.settings],
            "seed": self.seed,
        }

    def due(self, count: int) -> list[int]:
        """Returns the numbers of the games still to be played, out of `count`."""
        return [number for number in range(self.seed, self.seed + count) if number not in self._found]

    def play(self, count: int, jobs: int = 1) -> Iterator[Outcome]:
        """Plays the missing games out of `count`, and stores each as it finishes."""
        for outcome in games(self.contest, self.due(count), jobs):
            self.add(outcome)
            yield outcome

    def add(self, outcome: Outcome) -> None:
        """Adds a finished game."""
        self._found[outcome.number] = outcome
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(outcome.data(), separators=(",", ":")) + "\n")

    def _read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8", errors="replace")
        whole = whole_lines(text)
        header, *lines = parsed(path, whole)
        self._compare(path, header)
        for outcome in map(Outcome.read, lines):
            self._found[outcome.number] = outcome
        if whole != text:  # stopped in the middle of a line: that game is replayed
            path.write_text(whole, encoding="utf-8")

    def _compare(self, path: Path, header: Json) -> None:
        ours = self.header()
        for name, value in ours.items():
            if header.get(name) != value:
                told = {"file": str(path), "what": name, "have": str(header.get(name)), "want": str(value)}
                raise InvalidInput(Reason("results-differ", **told))


def whole_lines(text: str) -> str:
    """Returns a file's text without a last line that a crash cut off."""
    return text[: text.rfind("\n") + 1]


def parsed(path: Path, text: str) -> Sequence[Json]:
    """Parses a results file: a header, then the games. An error names the line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(json.loads(line))
        except ValueError as error:
            raise InvalidInput(Reason("results-line", file=str(path), line=number)) from error
        if not isinstance(found[-1], dict):
            raise InvalidInput(Reason("results-line", file=str(path), line=number))
    if not found:
        raise InvalidInput(Reason("results-line", file=str(path), line=1))
    return found
