"""Every released version of the rules keeps playing, with the rows and the golden games it was released with."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from keep_version import ADVICE, found, golden_games, keeps, released, version_of

from bothy.games.caledonia import versions as caledonia_versions
from bothy.games.caledonia.game import ClansOfCaledonia
from bothy.games.caledonia.map.board import layout_options
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.kernel import FilePacks, Game, RuleChange
from bothy.kernel.pack.row_files import RowFiles
from bothy.table import Diverged, Match, Record, RecordError, record
from bothy.table.game_registry import find

RELEASED = released()
EVERY = [(name, version) for name, versions in RELEASED.items() for version in versions]
NEXT = caledonia_versions.NEWEST + 1


@pytest.mark.parametrize(("name", "version"), EVERY)
def test_a_released_version_still_plays_and_is_made_of_the_same_rows(name: str, version: int) -> None:
    game, noted = find(name), RELEASED[name][version]
    assert version in game.versions, (
        f"version {version} of {name} was released, and can no longer be played.\n{ADVICE}"
    )
    now = found(game, version)
    assert now["pack"] == noted["pack"], f"rows of {name}, version {version}, have changed.\n{ADVICE}"
    for part, what in (("modules", "rows of the module"), ("golden", "the golden game")):
        for each, digest in noted[part].items():
            told = f"{what} {each} of {name}, version {version}, changed or gone.\n{ADVICE}"
            assert now[part].get(each) == digest, told


@pytest.mark.parametrize("name", RELEASED)
def test_the_newest_version_is_recorded_as_it_is(name: str) -> None:
    game = find(name)
    noted = RELEASED[name].get(game.rules_version)
    assert noted == found(game, game.rules_version), f"run `python scripts/keep_version.py {name}`"


@pytest.mark.parametrize(("name", "version"), EVERY)
def test_every_version_has_a_golden_game(name: str, version: int) -> None:
    assert version in [version_of(path) for path in golden_games(name)]


def test_the_example_has_two_versions_so_that_all_this_is_tried() -> None:
    assert list(RELEASED["creel"]) == [1, 2] == list(find("creel").versions)


def test_before_the_first_release_games_have_version_1_and_nothing_is_kept() -> None:
    for name in ("caledonia", "glenmore"):
        game = find(name)
        if name not in RELEASED:
            assert game.versions == (1,)
            assert not files_of(game).kept.exists()


def test_a_change_of_the_rules_falls_between_two_versions_that_are_played() -> None:
    for name, package in (("caledonia", "bothy.games"), ("glenmore", "bothy.games"), ("creel", "")):
        game = find(name)
        file = import_module(f"{package}.{name}.versions".strip("."))
        changes = [each for each in vars(file).values() if isinstance(each, RuleChange)]
        assert game.versions == tuple(range(game.versions[0], game.rules_version + 1)), "without gaps"
        assert all(game.versions[0] < change.version <= game.rules_version for change in changes)
        assert bool(changes) == bool(game.kept)


@pytest.mark.parametrize("path", [path for path in golden_games("creel") if version_of(path) == 1])
def test_an_old_game_goes_by_its_own_version_and_by_no_other(path: Path) -> None:
    old = Record.read(path.read_text(encoding="utf-8"))
    match = old.verify(find)
    assert match.finished
    assert match.rules.version == 1
    with pytest.raises((Diverged, RecordError)):
        replace(old, header=replace(old.header, rules_version=2)).verify(find)


def test_recorded_entries_must_stay_but_more_may_be_added() -> None:
    before = {"pack": "1", "modules": {"ports": "2"}, "golden": {"solo": "3"}}
    assert keeps(
        before, {"pack": "1", "modules": {"ports": "2", "trains": "4"}, "golden": {"solo": "3", "duel": "5"}}
    )
    assert not keeps(before, before | {"pack": "6"})
    assert not keeps(before, before | {"modules": {"ports": "7"}})
    assert not keeps(before, before | {"golden": {}})


# A release that changes rows: its older games have the older rows


OLDER = [path for path in golden_games("caledonia") if path.stem in ("tighter-map", "automa")]


def next_release(kept: Path) -> ClansOfCaledonia:
    """Returns Caledonia as in a later release: one more version, and a folder with the older ones' rows."""
    older = (*caledonia_versions.KEPT, caledonia_versions.NEWEST)
    game = ClansOfCaledonia(rules_version=NEXT, kept=older)
    files_of(game).kept = kept
    return game


def files_of(game: Game[Any]) -> RowFiles:
    """Returns a game's data files."""
    assert isinstance(game.packs, FilePacks)
    return game.packs.files


OTHERWISE = {"maps.toml": ("2+            g3!", "2+            g6!"), "automa.toml": ("money = 50", "money = 40")}
"""Changes in these files: the cost of a map hex, and the Automa's starting money."""


def kept_in(folder: Path, *names: str) -> Path:
    """Writes some files with changed rows into a version's folder, and returns it."""
    folder.mkdir(parents=True)
    for path in files_of(find("caledonia")).all():
        if path.name in names:
            old, new = OTHERWISE[path.name]
            text = path.read_text(encoding="utf-8")
            assert old in text
            (folder / path.name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_golden_games_go_on_with_their_own_rows_when_a_release_has_changed_some(
    path: Path, tmp_path: Path
) -> None:
    game = next_release(tmp_path / "kept")
    kept = files_of(game).kept / str(NEXT - 1)
    kept.mkdir(parents=True)
    game.packs.export(tmp_path / "new")
    for name, (old, new) in OTHERWISE.items():
        file = tmp_path / "new" / name
        copyfile(file, kept / name)
        file.write_text(file.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    game.packs.use(game.packs.read(tmp_path / "new"))  # as if these rows were built in by now
    match = Record.read(path.read_text(encoding="utf-8")).verify(lambda name: game)
    assert match.finished
    assert match.rules.version < NEXT


def components_of(match: Match) -> Components:
    """Returns the match's components."""
    assert isinstance(match.rules, CaledoniaRules)
    return match.rules.pack


def test_a_new_game_has_the_new_row_and_an_old_one_the_old(tmp_path: Path) -> None:
    game = next_release(tmp_path / "kept")
    kept_in(files_of(game).kept / str(NEXT - 1), *OTHERWISE)
    new = Match.open(game, layout_options("A1B1C1D1"), 2)
    old = Match.open(game, layout_options("A1B1C1D1"), 2, pack=game.packs.of_version(NEXT - 1))
    assert (old.header.rules_version, old.rules.version) == (NEXT - 1, NEXT - 1)
    costs = [[cell.cost for cell in components_of(match).sides[0].cells] for match in (old, new)]
    assert [(before, now) for before, now in zip(*costs, strict=True) if before != now] == [(6, 3)]
    again = Match.load(game, old.header, old.log, old.shuffle)
    assert again.rules is Match.load(game, old.header, old.log).rules, "shared by all games of that version"
    assert Record.read(record.complete(old)).match(lambda name: game).log == old.log
    assert game.packs.data(old.pack) != game.packs.data()
    assert old.header.pack != new.header.pack


def test_a_version_has_each_file_as_it_was_before_its_next_change(tmp_path: Path) -> None:
    game = next_release(tmp_path / "kept")
    game.rules_version = NEXT + 1
    game.kept = (*game.kept, NEXT)
    files = files_of(game)
    first, second = [files.kept / str(version) for version in (NEXT - 1, NEXT)]
    kept_in(first, "automa.toml")
    kept_in(second, "maps.toml")
    packs = [game.packs.components(game.packs.of_version(version)) for version in (NEXT - 1, NEXT, NEXT + 1)]
    costs = [sum([cell.cost for cell in pack.sides[0].cells]) for pack in packs]
    assert costs == [costs[2] + 3, costs[2] + 3, costs[2]], "the map changed after the second of them"
    assert [pack.kept for pack in packs] == [(first, second), (second,), ()]
    money = [game.modules[at].tables(pack.kept).raw() for pack in packs for at in automa_in(game)]
    assert money[0] != money[1] == money[2], "the Automa after the first"
    assert files.all(packs[2].kept) == files.all()
    assert sum(one != other for one, other in zip(files.all(packs[0].kept), files.all(), strict=True)) == 2


def automa_in(game: ClansOfCaledonia) -> list[int]:
    """Returns the positions of the Automa among the modules."""
    return [at for at, module in enumerate(game.modules) if module.data and module.data.name == "automa.toml"]


def test_so_it_is_with_the_rows_of_modules(tmp_path: Path) -> None:
    game = next_release(tmp_path / "kept")
    kept_in(files_of(game).kept / str(NEXT - 1), *OTHERWISE)
    automa = {"automa": next(each.values[1] for each in game.options if each.id == "automa")}
    old = Match.open(game, automa, 2, pack=game.packs.of_version(NEXT - 1))
    new = Match.open(game, automa, 2)
    assert old.header.pack != new.header.pack
    assert Match.load(game, old.header, old.log).seq == old.seq


def test_a_pack_of_ones_own_goes_with_the_version_it_was_played_by(tmp_path: Path) -> None:
    game = next_release(tmp_path / "kept")
    kept_in(files_of(game).kept / str(NEXT - 1), *OTHERWISE)
    game.packs.export(tmp_path / "house")
    units = tmp_path / "house" / "units.toml"
    units.write_text(units.read_text(encoding="utf-8").replace("cost = ", "cost = 1", 1), encoding="utf-8")
    house = game.packs.read(tmp_path / "house", NEXT - 1)
    assert set(house.changes["rows"]) == {"automa.toml", "maps.toml", "units.toml"}, "beside the rows of that time"
    old = Match.open(game, {}, 2, pack=house)
    assert old.header.rules_version == NEXT - 1
    assert Match.load(game, old.header, old.log).pack.digest == house.digest, "the log brings its rows"
    with pytest.raises(Diverged, match="pack-unknown"):
        Match.load(game, replace(old.header, pack_changes={}), old.log)
    with pytest.raises(Diverged, match="pack-unknown"):
        Match.load(game, old.header, old.log, pack=game.packs.current)
