"""Packs: a folder of TOML corrects rows, and the record of a match names the rows it was played with."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bothy.bots.arena import Contest
from bothy.kernel import InvalidInput, SamplingDealer
from bothy.table import Diverged, Match, record
from bothy.table.fairness import Shuffle
from bothy.table.game_registry import find, use_packs
from bothy.table.record import Record, RecordError


@dataclass(frozen=True)
class Correction:
    """One value of one row of a game, and its replacement."""

    game: str
    file: str
    table: str
    id: str
    old: str
    new: str

    def folder(self, to: Path) -> Path:
        """Writes a pack of the game with this row corrected."""
        find(self.game).packs.export(to)
        path = to / self.file
        text = path.read_text(encoding="utf-8")
        start = text.index(f'id = "{self.id}"')
        assert self.old in text[start:]
        path.write_text(text[:start] + text[start:].replace(self.old, self.new, 1), encoding="utf-8")
        return to


CORRECTIONS = [
    Correction("caledonia", "units.toml", "unit", "cow", "cost = ", "cost = 1"),
    Correction("glenmore", "setup.toml", "seat", "seat-1", "coins = 5", "coins = 3"),
]
each_game = pytest.mark.parametrize("row", CORRECTIONS, ids=lambda row: str(row.game))


@pytest.fixture(autouse=True)
def _built_in_again() -> Iterator[None]:
    yield
    for row in CORRECTIONS:
        find(row.game).packs.use(None)


def played(match: Match, seed: int = 1) -> Match:
    """Plays the match to its end at random."""
    chance = SamplingDealer(seed)
    while not match.finished:
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    return match


@each_game
def test_an_exported_pack_is_the_built_in_one(row: Correction, tmp_path: Path) -> None:
    game = find(row.game)
    written = game.packs.export(tmp_path / "pack")
    assert [path.suffix for path in written] == [".toml"] * len(written), "data, and never code"
    pack = game.packs.read(tmp_path / "pack")
    assert (pack.digest, pack.changes) == (game.packs.built_in.digest, {})
    assert (pack.name, pack.version) == (row.game, "1")


@each_game
def test_a_corrected_row_is_all_that_differs(row: Correction, tmp_path: Path) -> None:
    game = find(row.game)
    pack = game.packs.read(row.folder(tmp_path / "pack"))
    assert pack.digest != game.packs.built_in.digest
    assert list(pack.changes["rows"]) == [row.file]
    assert list(pack.changes["rows"][row.file]) == [row.table]
    assert list(pack.changes["rows"][row.file][row.table]) == [row.id]
    assert game.packs.with_changes(pack.changes).digest == pack.digest


@each_game
def test_a_game_with_a_corrected_row_replays_elsewhere_from_its_record_alone(
    row: Correction, tmp_path: Path
) -> None:
    game = find(row.game)
    game.packs.use(game.packs.read(row.folder(tmp_path / "pack")))
    match = played(Match.open(game, seats=2, shuffle=Shuffle.numbered(3)))
    built_in = game.packs.built_in
    game.packs.use(None)
    plain = played(Match.open(game, seats=2, shuffle=Shuffle.numbered(3)))
    assert plain.rules.digest(plain.position) != match.rules.digest(match.position), "the row matters"
    path = tmp_path / "corrected.bothy"
    path.write_text(record.complete(match), encoding="utf-8")
    for file in (tmp_path / "pack").iterdir():
        file.unlink()
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert header["pack"] == match.pack.digest != built_in.digest
    for arguments in (["--verify"], []):
        elsewhere = subprocess.run(
            [sys.executable, "-m", "bothy", "replay", str(path), *arguments],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert elsewhere.returncode == 0, elsewhere.stderr


@each_game
def test_a_record_whose_rows_were_changed_is_refused(row: Correction, tmp_path: Path) -> None:
    game = find(row.game)
    game.packs.use(game.packs.read(row.folder(tmp_path / "pack")))
    text = record.complete(Match.open(game, seats=2))
    game.packs.use(None)
    told = Record.read(text)
    object.__setattr__(told.header, "pack_changes", {})
    with pytest.raises(Diverged, match="pack-unknown"):
        told.match(find)
    first, *others = text.splitlines()
    line = json.loads(first)
    del line["pack_changes"]["rows"][row.file][row.table][row.id]["source"]
    with pytest.raises((RecordError, InvalidInput)) as refused:
        Record.read("\n".join([json.dumps(line), *others])).match(find)
    assert refused.value.reason.key == "pack-changes"


@each_game
def test_a_process_with_the_pack_and_one_without_refuse_each_others_matches(
    row: Correction, tmp_path: Path
) -> None:
    game = find(row.game)
    pack = game.packs.read(row.folder(tmp_path / "pack"))
    plain = Match.open(game, seats=2)
    game.packs.use(pack)
    corrected = Match.open(game, seats=2)
    with pytest.raises(Diverged, match="pack-unknown"):
        Match.load(game, plain.header, plain.log, plain.shuffle)
    game.packs.use(None)
    with pytest.raises(Diverged, match="pack-unknown"):
        Match.load(game, corrected.header, corrected.log, corrected.shuffle)


@each_game
def test_rulesets_of_two_packs_are_not_shared(row: Correction, tmp_path: Path) -> None:
    game = find(row.game)
    plain = Match.open(game, seats=2)
    game.packs.use(game.packs.read(row.folder(tmp_path / "pack")))
    assert Match.open(game, seats=2).rules is not plain.rules
    assert Match.open(game, seats=2).rules is Match.open(game, seats=2).rules


def test_an_arena_plays_with_a_pack_it_has_no_folder_of(tmp_path: Path) -> None:
    row = CORRECTIONS[0]
    pack = find("caledonia").packs.read(row.folder(tmp_path / "pack"))
    keep = tmp_path / "kept"
    keep.mkdir()
    Contest("caledonia", ("random", "random"), keep=keep, pack_changes=pack.changes).play(0)
    kept = Record.read(next(keep.iterdir()).read_text(encoding="utf-8"))
    assert kept.header.pack == pack.digest
    assert kept.verify(find).finished


def edit(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("units.toml", 'id = "cow"', 'id = "cwo"', "units.toml: the game has no unit cwo (did you mean cow?)"),
        ("units.toml", 'id = "cow"', 'id = "sheep"', "units.toml: the unit sheep is there twice"),
        ("units.toml", 'id = "cow"', "", "units.toml: the unit number 2 has no id"),
        ("units.toml", "cost = 4", 'cost = "4"', "cost should be int, not '4'"),
        ("units.toml", "[[merchants]]", "[[merchant]]", "units.toml: no rows [[merchants]]"),
        (
            "units.toml",
            "[[merchants]]",
            "[[spare]]\n[[merchants]]",
            "no table spare belongs to a pack of this game",
        ),
        ("units.toml", "[[merchants]]", "[[merchants", "units.toml: "),
        ("pack.toml", 'version = "1"', "version = 1", 'pack.toml: version should be a text, such as version = "'),
        ("pack.toml", 'game = "caledonia"', 'game = "glenmore"', "this pack is for glenmore, not for caledonia"),
    ],
)
def test_an_error_in_a_pack_says_where_it_is_and_what_to_do(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    game = find("caledonia")
    game.packs.export(tmp_path)
    edit(tmp_path, file, old, new)
    with pytest.raises(InvalidInput) as refused:
        game.packs.read(tmp_path)
    assert refused.value.reason.key == "pack-unreadable"
    assert told in str(refused.value.reason.values["fault"])


def test_true_is_not_one(tmp_path: Path) -> None:
    find("caledonia").packs.export(tmp_path)
    edit(tmp_path, "clans.toml", "extra_export_boxes = 1", "extra_export_boxes = true")
    with pytest.raises(InvalidInput, match="pack-unreadable"):
        find("caledonia").packs.read(tmp_path)


def test_files_that_are_missing_or_strange_are_named(tmp_path: Path) -> None:
    game = find("caledonia")
    game.packs.export(tmp_path)
    (tmp_path / "unit.toml").write_text("", encoding="utf-8")
    with pytest.raises(InvalidInput) as strange:
        game.packs.read(tmp_path)
    assert "unit.toml: no such file belongs to a pack" in str(strange.value.reason.values["fault"])
    (tmp_path / "unit.toml").unlink()
    (tmp_path / "units.toml").unlink()
    with pytest.raises(InvalidInput) as missing:
        game.packs.read(tmp_path)
    assert "units.toml: there is no such file" in str(missing.value.reason.values["fault"])


def test_a_pack_is_not_written_over_files(tmp_path: Path) -> None:
    find("caledonia").packs.export(tmp_path)
    with pytest.raises(InvalidInput, match="pack-folder-taken"):
        find("caledonia").packs.export(tmp_path)


def test_a_process_plays_one_pack_a_game(tmp_path: Path) -> None:
    for name in ("one", "other"):
        find("glenmore").packs.export(tmp_path / name)
    with pytest.raises(InvalidInput, match="pack-twice"):
        use_packs([tmp_path / "one", tmp_path / "other"])
    with pytest.raises(InvalidInput, match="pack-unreadable"):
        use_packs([tmp_path])


def test_a_game_without_packs_says_so(tmp_path: Path) -> None:
    creel = find("creel")
    for ask in (
        lambda: creel.packs.export(tmp_path),
        lambda: creel.packs.read(tmp_path),
        lambda: creel.packs.with_changes({"a": 1}),
    ):
        with pytest.raises(InvalidInput, match="pack-none"):
            ask()
    assert creel.packs.with_changes({}) is creel.packs.built_in
