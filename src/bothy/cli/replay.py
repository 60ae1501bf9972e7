"""`bothy replay`: look at a recorded game, or check that it is what it claims to be."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HELP = "tell a recorded game step by step, or verify it"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which file, how far, and whether to verify."""
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--to", type=int, metavar="N", help="stop after step N and show the position")
    parser.add_argument("--verify", action="store_true", help="check every action, draw, digest and the seed")


def run(args: argparse.Namespace) -> int:
    """Tell the game, or verify it; a record of a failed fuzz game is checked again."""
    from bothy.table.record import Record, RecordError
    from bothy.table.shelf import find

    try:
        record = Record.read(args.file.read_text(encoding="utf-8", errors="replace"))
        if args.verify:
            return _verify(record)
        match = record.match(find)
    except RecordError as error:
        from bothy.words import Catalogue

        print(f"{args.file}: refused at step {error.step}: {Catalogue().text(error.reason)}")
        return 1
    last = match.seq if args.to is None else min(max(args.to, 0), match.seq)
    for line in told(match, last):
        print(line)
    if args.to is not None:
        print(json.dumps(match.rules.view(match.at(last), None), indent=1))
    return _check_again(match, record.end["failure"]) if "failure" in record.end else 0


def _verify(record: Any) -> int:
    from bothy.cli.progress import Progress
    from bothy.table.shelf import find

    with Progress("verify", len(record.entries)) as progress:
        match = record.verify(find, lambda seq: progress.step())
    draws = sum(len(entry.draws) for entry in match.log)
    turns = sum(bool(entry.digest) for entry in match.log)
    state = "finished" if match.finished else "unfinished"
    print(f"True: {match.header.game}, {state}, {len(match.log)} steps, {draws} draws by seed and words, "
          f"{turns} digests equal.")  # fmt: skip
    return 0


def told(match: Any, last: int) -> Iterator[str]:
    """A game in words, a line a step, and the result if it is over."""
    from bothy.words import Catalogue

    words = Catalogue(game=match.game)
    for seq in range(last + 1):
        entry = match.log[seq]
        if entry.undo is not None:
            yield f"{seq:>4}  seat {entry.by}: takes back to step {entry.undo}"
            continue
        said = " ".join(words.text(event) for event in match.played(seq).events)
        if entry.by is None:
            yield f"{seq:>4}  {said}"
        else:
            action = words.action(match.rules.registry, match.rules.registry.read_action(entry.action))
            yield f"{seq:>4}  seat {entry.by}: {action}{'. ' if said else ''}{said}"
    if match.finished and last == match.seq:
        result = match.result
        for seat, (rank, score) in enumerate(zip(result.ranks, result.scores, strict=True)):
            parts = ", ".join(f"{words.render(f'score-{name}')} {points}" for name, points in score.items())
            yield f"seat {seat}: rank {rank}, {sum(score.values())} points ({parts})"


def _check_again(match: Any, failure: Any) -> int:
    from bothy.table.conformance import again
    from bothy.words import Catalogue

    print(f"Recorded failure: {failure['check']}, step {failure['step']}: {failure['what']}")
    violation = again(match, Catalogue(game=match.game).faults)
    print("It does not show any more." if violation is None else f"It still shows: {violation}")
    return 0 if violation is None else 1
