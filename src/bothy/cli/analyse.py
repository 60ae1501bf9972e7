"""`bothy analyse`: review a recorded game and find missed points."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bothy.cli.common_arguments import add_language

if TYPE_CHECKING:
    from bothy.bots.analysis import Analysis
    from bothy.messages import Catalogue
    from bothy.table import Match

HELP = "review a recorded game: expected scores and missed points"
ROWS = 10
"""Maximum rows shown for a game without rounds."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="record file (.bothy)")
    parser.add_argument(
        "--bot",
        default="planner:200n",
        metavar="BOT",
        help="planner with its nodes per turn (default: planner:200n)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON, on one line")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Analyse the game and print the results."""
    from bothy.messages import Catalogue
    from bothy.table.game_registry import find
    from bothy.table.record import Record, RecordError

    try:
        match = Record.read(args.file.read_text(encoding="utf-8", errors="replace")).match(find)
    except RecordError as error:
        words = Catalogue(args.language)
        values = {"file": str(args.file), "step": error.step, "reason": words.text(error.reason)}
        print(words.render("told-refused", values), file=sys.stderr)
        return 2
    found = _analysed(match, args.bot)
    if args.json:
        print(json.dumps(found.data(), separators=(",", ":")))
        return 0
    for line in told(match, found, Catalogue(args.language, match.game)):
        print(line)
    return 0


def _analysed(match: Match, bot: str) -> Analysis:
    from bothy.bots.analysis import analyse
    from bothy.cli.progress import Progress

    with Progress("analyse", 0) as progress:

        def looked(turns: int) -> None:
            progress.total = max(turns, progress.done + 1)
            progress.step()

        return analyse(match, bot, looked)


def told(match: Match, found: Analysis, words: Catalogue) -> Iterator[str]:
    """Yield course, turns and remarks line by line."""
    yield words.render("told-looked", {"bot": found.bot, "turns": len(found.course) - 1})
    yield ""
    yield words.render("told-course")
    yield from _course(match, found, words)
    for seat in match.rules.people:
        yield ""
        yield from _missed(match, found, words, seat)
    if found.remarks:
        yield ""
        yield words.render("told-remarks")
    for remark in found.remarks:
        values = {"seat": remark.seat, "remark": words.text(remark.text)}
        yield f"  {words.render('told-remark', values)}"


def _course(match: Match, found: Analysis, words: Catalogue) -> Iterator[str]:
    """Yield the expected scores at the start of each round, or at some steps of a game without rounds."""
    from bothy.cli.columns import aligned

    rows: dict[str, Sequence[str]] = {}
    for moment in found.course[:-1]:
        figures = match.game.review.figures(match.rules.view(match.at(moment.step - 1), None))
        step = words.render("told-course-step", {"step": moment.step})
        name = step if figures is None or figures.phase is None else words.text(figures.phase)
        rows.setdefault(name, [name, *_row(moment.expected)])
    kept = [*rows.values()][:: 1 + len(rows) // ROWS]
    kept.append([words.render("told-course-end"), *_row(found.course[-1].expected)])
    seats = [words.render("told-course-seat", {"seat": seat}) for seat in range(match.header.seats)]
    yield from [f"  {line}" for line in aligned(["", *seats], kept)]


def _row(expected: Sequence[int | None]) -> list[str]:
    return ["–" if points is None else str(points) for points in expected]


def _missed(match: Match, found: Analysis, words: Catalogue, seat: int) -> Iterator[str]:
    turns = found.missed[seat]
    yield words.render("told-missed" if turns else "told-missed-nothing", {"seat": seat})
    for turn in turns:
        yield f"  {words.render('told-missed-turn', {'step': turn.step, 'points': turn.lost})}"
        steps = turn.better["steps"]
        yield from _steps(match, words, "told-missed-played", turn.played)
        yield from _steps(match, words, "told-missed-better", [step for step in steps if not step["later"]])
        yield from _steps(match, words, "told-missed-later", [step for step in steps if step["later"]])


def _steps(match: Match, words: Catalogue, key: str, steps: Sequence[dict[str, Any]]) -> Iterator[str]:
    registry = match.rules.registry
    if steps:
        said = " · ".join([words.action(registry, registry.read_action(step["do"])) for step in steps])
        yield f"    {words.render(key, {'steps': said})}"
