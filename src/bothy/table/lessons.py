"""Lessons: a first game on a fixed deal, step by step, stored as data with the game it teaches.

A lesson is played at a real table by the real rules. A step explains something. It may also require the learner to
take certain actions, or let the companion play some. The log of such a match shows how far it has progressed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bothy.kernel import Action, Game, InvalidInput, Json, Reason
from bothy.table.fairness import Shuffle
from bothy.table.match import Match

LEARNER, COMPANION = 0, 1
FIRST = "first"


@dataclass(frozen=True, slots=True)
class Step:
    """One message of the coach, and the actions that belong to it."""

    key: str
    """The message: `lesson-<chapter>-<step>`."""
    at: tuple[str, ...]
    """The parts of the table it refers to, by the client's names."""
    seat: int | None
    """The seat that takes the actions; None if there is only text to read."""
    actions: tuple[list[Json], ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A group of steps, with the title `lesson-<chapter>`."""

    key: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A deal, and the chapters taught with it."""

    seed: int
    options: Mapping[str, Any]
    chapters: tuple[Chapter, ...]
    seats: int = 2

    @property
    def shuffle(self) -> Shuffle:
        """The reproducible deal: a lesson hides nothing, and no player adds a word."""
        return Shuffle.numbered(self.seed)

    def open(self, game: Game[Any]) -> Match:
        """Returns this lesson's match, dealt."""
        return Match.open(game, self.options, self.seats, self.shuffle)

    @property
    def steps(self) -> Iterator[Step]:
        """All steps in order."""
        for chapter in self.chapters:
            yield from chapter.steps

    def data(self) -> dict[str, Json]:
        """Returns the lesson as clients read it."""
        return {
            "chapters": [
                {
                    "key": chapter.key,
                    "steps": [
                        {"key": step.key, "at": list(step.at), "seat": step.seat, "actions": list(step.actions)}
                        for step in chapter.steps
                    ],
                }
                for chapter in self.chapters
            ]
        }


def first_lesson(game: Game[Any]) -> Lesson:
    """Returns a game's first lesson. Raises `InvalidInput` if it has none."""
    return lesson(game, FIRST)


def lesson(game: Game[Any], name: str) -> Lesson:
    """Returns a lesson by name. Raises `InvalidInput` if there is none."""
    files = lesson_files(game)
    if name not in files:
        raise InvalidInput(Reason("no-lesson", game=game.name))
    return read(files[name])


def lesson_files(game: Game[Any]) -> dict[str, Path]:
    """Returns each lesson's file, the game's before its modules'. Two with one name are an error."""
    found: dict[str, Path] = {}
    for path in [path for folder in game.lesson_folders for path in sorted(folder.glob("*.json"))]:
        if path.stem in found:
            raise ValueError(f"{game.name}: there are two lessons {path.stem}: {found[path.stem]} and {path}")
        found[path.stem] = path
    return found


def read(path: Path) -> Lesson:
    """Reads a lesson from its file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    chapters = tuple(_chapter(each) for each in data["chapters"])
    return Lesson(
        seed=data["seed"], options=data["options"], chapters=chapters, seats=data.get("seats", 1 + COMPANION)
    )


def _chapter(data: Mapping[str, Any]) -> Chapter:
    key = f"lesson-{data['id']}"
    return Chapter(key, tuple(_step(key, step) for step in data["steps"]))


def _step(chapter: str, data: Mapping[str, Any]) -> Step:
    unknown = [name for name in data if name not in ("id", "at", "do", "companion", "seat")]
    if unknown or ("do" in data and "companion" in data):
        raise ValueError(f"{chapter}-{data['id']}: a step is to read, to do, or the companion's")
    companion = data.get("seat", COMPANION)
    seat = LEARNER if "do" in data else companion if "companion" in data else None
    actions = tuple(data.get("do") or data.get("companion") or ())
    return Step(f"{chapter}-{data['id']}", tuple(data.get("at", ())), seat, actions)


def play_through(lesson: Lesson, game: Game[Any]) -> Iterator[tuple[Step, Match]]:
    """Yields every step with the match before its actions, then plays them."""
    match = lesson.open(game)
    for step in lesson.steps:
        yield step, match
        for data in step.actions:
            assert step.seat is not None
            match.play(step.seat, _action(match, data))


def _action(match: Match, data: list[Json]) -> Action:
    return match.rules.registry.read_action(data)
