"""Rewrite records in today's format: the same moves on the same shuffle, by the same version of the rules.

python scripts/restamp.py                 every golden game, and the example in the documentation
python scripts/restamp.py FILE.bothy ...  these

Use it when the data stored with the moves has changed but the moves haven't. If a move is no longer legal, or a
draw differs, it stops and reports the step: then the game must be played again (`scripts/golden.py`).
"""

from __future__ import annotations

import sys
from pathlib import Path

from bothy.cli.replay import told
from bothy.kernel import BothyError
from bothy.table import Match, Record, Shuffle, record
from bothy.table.game_registry import find

ROOT = Path(__file__).parent.parent


def restamped(text: str) -> Match:
    """Replays a record and returns the match."""
    read = Record.read(text)
    shuffle = Shuffle(bytes.fromhex(read.end["seed"]), read.header.words)
    game = find(read.header.game)
    pack = game.packs.with_changes(read.header.pack_changes, read.header.rules_version)
    match = Match.open(game, read.header.options, read.header.seats, shuffle, pack)
    for entry in read.entries[1:]:
        try:
            if entry.seating:
                match.commit(match.draft_seating(entry.seating, entry.by, entry.bot))
            elif entry.undo is not None:
                match.undo(-1 if entry.by is None else entry.by, entry.undo)
            else:
                again = match.follow(entry, shuffle.dealer()).entry
                if again.draws != entry.draws:
                    raise SystemExit(f"step {entry.seq}: something else is drawn")
        except BothyError as error:
            raise SystemExit(f"step {entry.seq}: {error}") from error
    return match


def main(files: list[str]) -> None:
    """Write each record in place, with its text file if there is one."""
    golden = sorted((ROOT / "tests" / "games").glob("*/golden/*.bothy"))
    for path in [Path(file) for file in files] or [*golden, ROOT / "docs" / "examples" / "creel.bothy"]:
        match = restamped(path.read_text(encoding="utf-8"))
        path.write_text(record.complete(match), encoding="utf-8")
        beside = path.with_suffix(".txt")
        if beside.exists():
            beside.write_text("\n".join(told(match, match.seq)) + "\n", encoding="utf-8")
        print(f"{path.name}: {match.seq} steps")


if __name__ == "__main__":
    main(sys.argv[1:])
