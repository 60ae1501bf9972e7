"""Backups of both kinds of store: made during play, tested alongside, restored only where nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
import pytest
from msgspec.structs import replace
from tests.server.processes import a_match, play_on

from bothy.cli import main
from bothy.kernel import InvalidInput
from bothy.local.games import known_game
from bothy.server.backends import migrate, store_of
from bothy.server.backups import make, newest_first, prune, restore, run_drill
from bothy.server.bus.local import LocalBus
from bothy.server.matches import Announcements, MatchService
from bothy.server.settings import Settings
from bothy.table import Diverged, Match, Shuffle


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Returns a host with one running game."""
    store = f"sqlite:{tmp_path / 'games.sqlite'}"
    if request.param == "postgres":
        store = request.getfixturevalue("empty_database")
    made = Settings(store=store)
    asyncio.run(open_a_match(made))
    return made


async def open_a_match(settings: Settings) -> None:
    """Opens a game of Creel."""
    await migrate(settings)
    store = store_of(settings)
    await store.open()
    matches = MatchService(store, Announcements(LocalBus()))
    shuffle = Shuffle(bytes(32), ("a", "b"))
    row = replace(a_match(people=("a", "b")), seed=shuffle.seed)
    await matches.open(Match.open(known_game("creel"), {}, 2, shuffle), row)
    await matches.close()
    await store.close()


def at(day: int) -> datetime:
    """Returns noon of a day."""
    return datetime(2026, 11, day, 12, tzinfo=UTC)


def test_a_backup_is_tested_alongside_the_host_and_every_open_game_goes_on(
    settings: Settings, tmp_path: Path
) -> None:
    file = make(settings, tmp_path / "kept")
    assert file.stat().st_mode & 0o077 == 0, "seeds of running games are nobody's business"
    result = run_drill(settings, file)
    assert (result.open_matches, result.faulty) == (1, ())


def test_a_game_that_would_not_go_on_is_found_by_the_drill(settings: Settings, tmp_path: Path) -> None:
    forge(settings)
    result = run_drill(settings, make(settings, tmp_path / "kept"))
    assert [each.reason is not None for each in result.faulty] == [True]


@pytest.mark.parametrize("which", [1, 3])
def test_the_drill_finds_a_game_with_a_hole_and_no_one_can_continue_it(
    settings: Settings, tmp_path: Path, which: int
) -> None:
    asyncio.run(some_moves(settings))
    change(settings, f"delete from entries where seq = {which}")  # noqa: S608  (the third is the newest)
    (faulty,) = run_drill(settings, make(settings, tmp_path / "kept")).faulty
    assert faulty.reason is not None
    assert (faulty.reason.key, dict(faulty.reason.values)) == ("match-holed", {"step": which})
    with pytest.raises(Diverged, match="match-holed"):
        asyncio.run(some_moves(settings))
    change(settings, "update matches set finished = true")
    (faulty,) = run_drill(settings, make(settings, tmp_path / "kept")).faulty
    assert faulty.reason is not None
    assert faulty.reason.key == "match-holed"


async def some_moves(settings: Settings) -> None:
    """Plays three steps of the game."""
    store = store_of(settings)
    await store.open()
    matches = MatchService(store, Announcements(LocalBus()))
    try:
        (match_id,) = await store.unfinished_matches()
        await play_on(matches, await matches.at_hand(match_id), 3)
    finally:
        await matches.close()
        await store.close()


def test_a_backup_is_restored_only_where_nothing_is_lost(settings: Settings, tmp_path: Path) -> None:
    file = make(settings, tmp_path / "kept")
    with pytest.raises(InvalidInput, match="restore-not-empty"):
        restore(settings, file)


def test_a_restored_file_is_the_host_again(tmp_path: Path) -> None:
    first, second = (Settings(store=f"sqlite:{tmp_path / name}") for name in ("one.sqlite", "two.sqlite"))
    asyncio.run(open_a_match(first))
    restore(second, make(first, tmp_path / "kept"))
    assert run_drill(second, make(second, tmp_path / "again")).open_matches == 1


def test_a_restored_database_is_the_host_again(empty_database: str, left_database: str, tmp_path: Path) -> None:
    file = make(Settings(store=left_database), tmp_path)
    restore(Settings(store=empty_database), file)
    assert run_drill(Settings(store=empty_database), file).faulty == ()


def test_the_newest_backups_are_kept(tmp_path: Path) -> None:
    settings = Settings(store=f"sqlite:{tmp_path / 'games.sqlite'}")
    asyncio.run(migrate(settings))
    kept = tmp_path / "kept"
    made = [make(settings, kept, at(day)) for day in (3, 1, 2)]
    (kept / "letter.sqlite").touch()
    assert prune(kept, 2) == [made[1]]
    assert newest_first(kept) == [made[0], made[2]]
    assert (kept / "letter.sqlite").exists(), "what is not ours stays"


def test_a_file_that_is_no_backup_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing = tmp_path / "bothy-1.sqlite"
    nothing.write_bytes(b"SQLite format 3\x00" + bytes(500))
    settings = tmp_path / "bothy.toml"
    settings.write_text(f'store = "sqlite:{tmp_path / "new.sqlite"}"\n')
    assert main(["restore", str(nothing), "--settings", str(settings)]) == 2
    assert "can’t be restored" in capsys.readouterr().err
    assert not (tmp_path / "new.sqlite").exists()


def test_one_command_backs_up_tries_and_drops_old_ones(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Settings(store=f"sqlite:{tmp_path / 'games.sqlite'}")
    asyncio.run(open_a_match(store))
    settings, kept = tmp_path / "bothy.toml", tmp_path / "kept"
    settings.write_text(f'store = "{store.store}"\n')
    old = make(store, kept, at(1))
    assert main(["backup", str(kept), "--settings", str(settings), "--keep", "1", "--drill"]) == 0
    said = capsys.readouterr().out
    assert "The backup is sound" in said
    assert not old.exists()
    assert main(["restore", str(newest_first(kept)[0]), "--settings", str(settings), "--drill"]) == 0


def forge(settings: Settings) -> None:
    """Changes the log of a game behind the server's back."""
    empty = "x'7b7d'" if settings.store.startswith("sqlite:") else r"'\x7b7d'"
    change(settings, f"update entries set body = {empty}")  # noqa: S608


def change(settings: Settings, statement: str) -> None:
    """Changes the store behind the server's back."""
    if settings.store.startswith("sqlite:"):
        with closing(sqlite3.connect(settings.store.removeprefix("sqlite:"))) as db:
            db.execute(statement)
            db.commit()
    else:
        asyncio.run(_change(settings.store, statement))


async def _change(store: str, statement: str) -> None:
    connection = await asyncpg.connect(store)
    await connection.execute(statement)
    await connection.close()
