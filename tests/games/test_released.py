"""Every released version of the rules keeps playing, with the rows and the golden games it was released with."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from shutil import copytree

import pytest
from keep_version import ADVICE, found, golden_games, keeps, released, version_of

from bothy.games.caledonia import versions as caledonia_versions
from bothy.games.caledonia.game import ClansOfCaledonia
from bothy.games.caledonia.manifest import GROUPS, MODULES, OPTIONS
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.kernel import PackagedGame, Since
from bothy.table import Diverged, Match, Record, record
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
def test_the_newest_version_is_noted_as_it_stands(name: str) -> None:
    game = find(name)
    noted = RELEASED[name].get(game.rules_version)
    assert noted == found(game, game.rules_version), f"run `python scripts/keep_version.py {name}`"


@pytest.mark.parametrize(("name", "version"), EVERY)
def test_every_version_has_a_golden_game(name: str, version: int) -> None:
    assert version in [version_of(path) for path in golden_games(name)]


def test_a_change_of_the_rules_lies_between_two_versions_that_are_played() -> None:
    for name in ("caledonia", "glenmore"):
        game = find(name)
        file = import_module(f"bothy.games.{name}.versions")
        changes = [each for each in vars(file).values() if isinstance(each, Since)]
        assert game.versions == tuple(range(game.versions[0], game.rules_version + 1)), "without gaps"
        assert all(game.versions[0] < change.version <= game.rules_version for change in changes)


def test_what_was_noted_must_stay_but_more_may_come() -> None:
    before = {"pack": "1", "modules": {"ports": "2"}, "golden": {"solo": "3"}}
    assert keeps(
        before, {"pack": "1", "modules": {"ports": "2", "trains": "4"}, "golden": {"solo": "3", "duel": "5"}}
    )
    assert not keeps(before, before | {"pack": "6"})
    assert not keeps(before, before | {"modules": {"ports": "7"}})
    assert not keeps(before, before | {"golden": {}})


# A release that changes rows: its older games have the older rows


OLDER = [
    path
    for path in golden_games("caledonia")
    if path.stem in ("tighter-map", "tighter-map-of-version-3", "automa")
]


def next_release(kept: Path) -> ClansOfCaledonia:
    """Caledonia as a later release might have it: one version more, and a folder with the rows of those before."""
    older = (*caledonia_versions.KEPT, caledonia_versions.NEWEST)
    game = ClansOfCaledonia(
        "bothy.games.caledonia",
        "caledonia",
        NEXT,
        (1, 2, 3, 4),
        OPTIONS,
        modules=MODULES,
        groups=GROUPS,
        kept=older,
    )
    game.files.kept = kept
    return game


def rows_in(folder: Path, changed: bool) -> Path:
    """All rows of today; or else a hex of the map has another cost, and the Automa begins with other money."""
    folder.mkdir(parents=True)
    today = find("caledonia")
    assert isinstance(today, PackagedGame)
    for path in today.files.all():
        text = path.read_text(encoding="utf-8")
        if changed and path.name == "maps.toml":
            text = text.replace("2+            g3!", "2+            g6!", 1)
        if changed and path.name == "automa.toml":
            text = text.replace("money = 50", "money = 40", 1)
        (folder / path.name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_golden_games_go_on_with_their_own_rows_when_a_release_has_changed_some(
    path: Path, tmp_path: Path
) -> None:
    game = next_release(tmp_path / "kept")
    today = find("caledonia")
    assert isinstance(today, PackagedGame)
    copytree(today.files.kept, game.files.kept)  # rows that changed earlier
    rows_in(game.files.kept / str(NEXT - 1), changed=False)
    export = rows_in(tmp_path / "new", changed=True)
    (export / "pack.toml").write_text('game = "caledonia"\nname = "new"\nversion = "1"\n', encoding="utf-8")
    game.use_pack(game.read_pack(export))  # as if these rows were built in by now
    match = Record.read(path.read_text(encoding="utf-8")).verify(lambda name: game)
    assert match.finished
    assert match.rules.version < NEXT


def components_of(match: Match) -> Components:
    """What it is played with."""
    assert isinstance(match.rules, CaledoniaRules)
    return match.rules.pack


def test_a_new_game_has_the_new_row_and_an_old_one_the_old(tmp_path: Path) -> None:
    game = next_release(tmp_path / "kept")
    rows_in(game.files.kept / str(NEXT - 1), changed=True)
    new = Match.open(game, {"map": "A1B1C1D1"}, 2)
    for version in (3, NEXT - 1):
        old = Match.open(game, {"map": "A1B1C1D1"}, 2, pack=game.built_in_of(version))
        assert (old.header.rules_version, old.rules.version) == (version, version)
        costs = [[cell.cost for cell in components_of(match).sides[0].cells] for match in (old, new)]
        assert [(before, now) for before, now in zip(*costs, strict=True) if before != now] == [(6, 3)]
        again = Match.load(game, old.header, old.log, old.shuffle)
        assert again.rules is Match.load(game, old.header, old.log).rules, "shared by all games of that version"
        assert Record.read(record.complete(old)).match(lambda name: game).log == old.log
        assert game.pack_data(old.pack) != game.pack_data()
    assert old.header.pack != new.header.pack


def test_so_it_is_with_the_rows_of_modules(tmp_path: Path) -> None:
    game = next_release(tmp_path / "kept")
    rows_in(game.files.kept / str(NEXT - 1), changed=True)
    automa = {"automa": next(each.values[1] for each in game.options if each.id == "automa")}
    old = Match.open(game, automa, 2, pack=game.built_in_of(3))
    new = Match.open(game, automa, 2)
    assert old.header.pack != new.header.pack
    assert Match.load(game, old.header, old.log).seq == old.seq


def test_a_pack_of_ones_own_goes_with_the_version_it_was_played_by(tmp_path: Path) -> None:
    game = next_release(tmp_path / "kept")
    rows_in(game.files.kept / str(NEXT - 1), changed=True)
    game.export_pack(tmp_path / "house")
    units = tmp_path / "house" / "units.toml"
    units.write_text(units.read_text(encoding="utf-8").replace("cost = ", "cost = 1", 1), encoding="utf-8")
    house = game.read_pack(tmp_path / "house", 3)
    assert set(house.changes["rows"]) == {"automa.toml", "maps.toml", "units.toml"}, "beside the rows of that time"
    old = Match.open(game, {}, 2, pack=house)
    assert old.header.rules_version == 3
    assert Match.load(game, old.header, old.log).pack.digest == house.digest, "the log brings its rows"
    with pytest.raises(Diverged, match="pack-unknown"):
        Match.load(game, replace(old.header, pack_changes={}), old.log)
    with pytest.raises(Diverged, match="pack-unknown"):
        Match.load(game, old.header, old.log, pack=game.pack)
