"""Fill a store as a release leaves it, to test upgrades: games in the middle of a turn, tables, people, chat.

python scripts/fill_store.py fill STORE             fill a store at the installed release's schema version
python scripts/fill_store.py keep COMMIT [FOLDER]   have the release of a commit fill both kinds, and keep dumps

Before adding a migration, dump the schema version before it: tests migrate these dumps and continue the games.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "tests" / "server" / "schema_dumps"
PEOPLE = ("ailsa", "boyd", "cal")

GAMES: Sequence[tuple[str, str, int, int, dict[str, Any]]] = (
    ("tight", "caledonia", 2, 40, {"tight": True, "ports": False}),
    ("plain", "caledonia", 3, 25, {}),
    ("glen", "glenmore", 2, 30, {}),
    ("sealed", "creel", 3, 7, {"seal": True}),
    ("finished", "creel", 2, -1, {}),
)
"""Id, game, seats, steps played (-1: to the end) and options."""


async def fill(address: str) -> None:
    """Fills a store through the service, as a process of that release would, using only what every release has."""
    import structlog

    from bothy.local.tables import SeatRow, TableState
    from bothy.server.backends import migrate, store_of
    from bothy.server.bus.local import LocalBus
    from bothy.server.matches import Announcements, MatchService
    from bothy.server.rows import PersonRow, SessionRow, TableRow
    from bothy.server.settings import Settings

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    settings = Settings(store=address)
    await migrate(settings)
    store = store_of(settings)
    await store.open()
    matches = MatchService(store, Announcements(LocalBus()))
    for at, person in enumerate(PEOPLE):
        await store.create_person(PersonRow(id=person, name=person.title(), created=at))
        token = bytes([at]) * 32
        await store.create_session(SessionRow(token_hash=token, person=person, created=at, seen=at, ends=1 << 50))
    for number, (match_id, game, seats, steps, options) in enumerate(GAMES):
        await _play(matches, match_id, game, seats, steps, options, number)
        sitting = tuple([SeatRow(person=each, name=each.title(), ready=True) for each in PEOPLE[:seats]])
        state: TableState = "finished" if steps < 0 else "playing"
        table = TableRow(
            id=f"table-{match_id}", game=game, options=options, seats=sitting, host=PEOPLE[0], created=number,
            invite=f"invite-{number}", state=state, match_id=match_id,
        )  # fmt: skip
        await store.create_table(table)
        await store.say(table.id, PEOPLE[1], "Slàinte!", number)
    free = (SeatRow(person=PEOPLE[0], name="Ailsa"), SeatRow())
    waiting = TableRow(id="table-waiting", game="creel", seats=free, host=PEOPLE[0], invite="waiting", created=9)
    await store.create_table(waiting)
    await matches.close()
    await store.close()


async def _play(
    matches: Any, match_id: str, game: str, seats: int, steps: int, options: dict[str, Any], seed: int
) -> None:
    """Plays a seeded game with one step undone and a stored position."""
    from bothy.kernel import SamplingDealer
    from bothy.local.games import known_game
    from bothy.server.matches.lines import encode
    from bothy.server.rows import MatchRow
    from bothy.table import Match, Shuffle

    shuffle, chance = Shuffle.numbered(seed, PEOPLE[:seats]), SamplingDealer(seed)
    match = Match.open(known_game(game), options, seats, shuffle)
    row = MatchRow(
        id=match_id, header=b"", seed=shuffle.seed, people=PEOPLE[:seats], table=f"table-{match_id}", created=seed
    )
    cached = await matches.open(match, row)
    undone = False
    while not cached.match.finished and (steps < 0 or cached.seq < steps or not _in_a_turn(cached.match)):
        seat = cached.match.seats_to_act()[0]
        legal = cached.match.legal(seat)
        action = cached.match.rules.registry.write(legal[chance.below(len(legal))])
        cached = (await matches.play(match_id, seat, [action])).cached
        if not undone and cached.seq > 4 and cached.match.undoable(seat) is not None:
            cached, undone = (await matches.undo(match_id, seat)).cached, True
    seq, position = cached.match.snapshot()
    await matches.store.keep_snapshot(match_id, seq, encode(position))


def _in_a_turn(match: Any) -> bool:
    """Returns whether a turn is in progress: its newest step can be undone, or is still sealed."""
    newest = match.log[match.seq]
    return newest.by is not None and newest.bar == ""


# Another release


def unpacked(commit: str, folder: Path) -> Path:
    """Unpacks the program of a commit into a folder and returns it."""
    archive = subprocess.run(
        ["git", "archive", commit, "src", "examples"], cwd=ROOT, stdout=subprocess.PIPE, check=True
    )
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
    return folder


def environment_of(release: Path) -> dict[str, str]:
    """Returns variables that make Python find the program in a folder before the installed one."""
    paths = [
        str(release / "src"),
        str(release / "examples" / "creel" / "src"),
        str(release / "examples" / "creel"),
    ]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("BOTHY_")}
    return clean | {"PYTHONPATH": os.pathsep.join(paths)}


def fill_by(release: Path, address: str) -> None:
    """Has another release fill a store."""
    subprocess.run(
        [sys.executable, __file__, "fill", address], env=environment_of(release), cwd=release, check=True
    )


def keep(commit: str, folder: Path) -> None:
    """Writes dumps of both kinds of store, named by their schema version."""
    from private_services import services

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary, services() as running:
        release = unpacked(commit, Path(temporary) / "release")
        file = Path(temporary) / "games.sqlite"
        fill_by(release, f"sqlite:{file}")
        with sqlite3.connect(file) as db:
            form = db.execute("pragma user_version").fetchone()[0]
            _write(folder / f"sqlite-{form}.sql", [*db.iterdump(), f"pragma user_version = {form};"])
        dsn = running.postgres.create_database("filled")
        fill_by(release, dsn)
        form = running.postgres.sql("select version_num from alembic_version", "filled").strip()
        dump = running.postgres.run("pg_dump", "--inserts", "--no-owner", "-d", dsn)
        lines = [line for line in dump.splitlines() if not re.match(r"\\|--|SET |$", line)]
        unchecked = "set check_function_bodies = false;"  # procrastinate's functions name tables by a search path
        _write(folder / f"postgres-{form}.sql", [unchecked, *lines])


def _write(path: Path, lines: list[str]) -> None:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{path}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    if sys.argv[1] == "fill":
        asyncio.run(fill(sys.argv[2]))
    else:
        keep(sys.argv[2], Path(sys.argv[3]) if len(sys.argv) > 3 else KEPT)
