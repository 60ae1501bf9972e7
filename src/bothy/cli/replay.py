"""`bothy replay`: show a recorded game, or verify it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bothy.cli.common_arguments import add_language
from bothy.cli.numbers import at_least_zero

HELP = "show a recorded game step by step, or verify it"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="record file (.bothy)")
    parser.add_argument("--to", type=at_least_zero, metavar="N", help="stop after step N and show the position")
    parser.add_argument("--verify", action="store_true", help="check every action, draw, digest and the seed")
    parser.add_argument(
        "--pack", type=Path, metavar="FOLDER", help="folder of components (default: those in the record)"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Show or verify the game; the record of a failed fuzz game is checked again."""
    from bothy.messages import Catalogue
    from bothy.table.game_registry import find
    from bothy.table.record import Record, RecordError

    words = Catalogue(args.language)
    try:
        record = Record.read(args.file.read_text(encoding="utf-8", errors="replace"))
        header = record.header
        pack = None if args.pack is None else find(header.game).packs.read(args.pack, header.rules_version)
        if args.verify:
            return _verify(record, words, pack)
        match = record.match(find, pack)
    except RecordError as error:
        values = {"file": str(args.file), "step": error.step, "reason": words.text(error.reason)}
        print(words.render("told-refused", values), file=sys.stderr)
        return 1 if args.verify else 2  # an invalid record answers --verify, but otherwise it can't be shown
    last = match.seq if args.to is None else min(args.to, match.seq)
    for line in told(match, last, args.language):
        print(line)
    if args.to is not None:
        print(json.dumps(match.rules.view(match.at(last), None), indent=1))
    return _check_again(match, record.end["failure"]) if "failure" in record.end else 0


def _verify(record: Any, words: Any, pack: Any) -> int:
    from bothy.cli.progress import Progress
    from bothy.table.game_registry import find

    with Progress("verify", len(record.entries)) as progress:
        match = record.verify(find, lambda seq: progress.step(), pack)
    found = {
        "game": match.header.game,
        "finished": match.finished,
        "steps": len(match.log),
        "draws": sum(len(entry.draws) for entry in match.log),
        "digests": sum(bool(entry.digest) for entry in match.log),
    }
    print(words.render("told-true", found))
    return 0


def told(match: Any, last: int, language: str = "en") -> Iterator[str]:
    """Describe a game, one line per step, and its result if it's over."""
    from bothy.messages import Catalogue

    words = Catalogue(language, match.game)
    for seq in range(last + 1):
        entry = match.log[seq]
        if entry.undo is not None:
            yield f"{seq:>4}  {words.render('told-undo', {'seat': entry.by, 'to': entry.undo})}"
            continue
        said = " ".join(_said(words, match.played(seq)))
        if entry.by is None or entry.seating:
            yield f"{seq:>4}  {said}"
        else:
            line = words.render("told-action", {"seat": entry.by, "action": _answer(words, match, seq)})
            yield f"{seq:>4}  {line}{'. ' if said else ''}{said}"
    if match.finished and last == match.seq:
        result = match.result
        for seat, (rank, score) in enumerate(zip(result.ranks, result.scores, strict=True)):
            parts = ", ".join(f"{words.render(f'score-{name}')} {points}" for name, points in score.items())
            values = {"seat": seat, "rank": rank, "points": sum(score.values()), "parts": parts}
            yield words.render("told-result", values)


def _answer(words: Any, match: Any, seq: int) -> str:
    """Describe the action of a step. One without arguments may have a text for its question: "Sell nothing"."""
    from bothy.table.decision import decide

    registry, entry = match.rules.registry, match.log[seq]
    action = registry.read_action(entry.action)
    if not registry.fields(action.name):
        asked = decide(match.at(seq - 1), entry.by)
        own = "" if asked is None else asked.ask.key.replace("ask", action.name, 1)
        if own and words.has(own):
            return str(words.render(own))
    return str(words.action(registry, action))


def _said(words: Any, played: Any) -> Iterator[str]:
    """Yield the events of a step, along with explanations that have a text."""
    explained = [each for each in played.explained if words.has(f"also-{each.key}")]
    for at, event in enumerate([*played.events, None]):
        for each in explained:
            if each.at == at:
                yield words.render(f"also-{each.key}", each.values)
        if event is not None:
            yield words.text(event)


def _check_again(match: Any, failure: Any) -> int:
    from bothy.messages import Catalogue
    from bothy.table.conformance import again

    print(f"Recorded failure: {failure['check']}, step {failure['step']}: {failure['what']}")
    violation = again(match, Catalogue(game=match.game).faults)
    print("It does not show any more." if violation is None else f"It still shows: {violation}")
    return 0 if violation is None else 1
