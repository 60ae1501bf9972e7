"""Stamp records anew: the same moves on the same shuffle, by the same version of the rules, as written today.

python scripts/restamp.py                 every golden game, and the example of the documentation
python scripts/restamp.py FILE.bothy ...  these

For when what is written beside the moves has changed and the moves have not. If a move is no longer legal, or
something else is drawn, it stops and says at which step: then the game must be played anew (`scripts/golden.py`).
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
    """The match of a record, played again."""
    read = Record.read(text)
    shuffle = Shuffle(bytes.fromhex(read.end["seed"]), read.header.words)
    game = find(read.header.game)
    pack = game.pack_of(read.header.pack_changes, read.header.rules_version)
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
    """Write each record in its place, and the text beside it if there is one."""
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
