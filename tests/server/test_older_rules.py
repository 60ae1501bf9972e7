"""Matches of older versions, and of a release with another row of the map: played on by what they began with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.nightly import at_night
from tests.server.processes import play_on
from tests.server.running import Site, running

from bothy.games.caledonia.versions import KEPT, NEWEST
from bothy.kernel import FilePacks, Game, Pack
from bothy.local.answering import reply
from bothy.local.ids import fresh_id
from bothy.local.questions import Chosen, Question
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.rows import MatchRow
from bothy.table import Match, Shuffle
from bothy.table.game_registry import find


@pytest.fixture
def next_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Caledonia as a later release might have it: one more version, and a hex that was cheaper before."""
    game = find("caledonia")
    packs = game.packs
    assert isinstance(packs, FilePacks)
    kept = tmp_path / "kept" / str(game.rules_version)
    kept.mkdir(parents=True)
    maps = (packs.files.built_in / "maps.toml").read_text(encoding="utf-8")
    (kept / "maps.toml").write_text(maps.replace("2+            g3!", "2+            g2!", 1), encoding="utf-8")
    monkeypatch.setattr(packs.files, "kept", kept.parent)
    monkeypatch.setattr(packs, "_kept", {})
    monkeypatch.setattr(game, "kept", game.versions)
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    return game


async def opened_by(site: Site, name: str, options: Mapping[str, Any], pack: Pack) -> CachedMatch:
    """Opens a match of two with the components of a version."""
    shuffle = Shuffle.numbered(3, ["ailsa", "boyd"])
    match = Match.open(find(name), options, 2, shuffle, pack)
    row = MatchRow(id=fresh_id(), header=b"", seed=shuffle.seed, people=("ailsa", "boyd"), created=0)
    return await site.services.matches.open(match, row)


async def test_a_match_of_an_older_version_is_drawn_from_its_own_rows(
    tmp_path: Path, next_release: Game[Any]
) -> None:
    game, older_version = next_release, next_release.kept[-1]
    game.packs.export(tmp_path / "house")
    units = tmp_path / "house" / "units.toml"
    units.write_text(units.read_text(encoding="utf-8").replace("cost = ", "cost = 4", 1), encoding="utf-8")
    async with running(tmp_path) as site, site.guest() as ailsa:
        house_pack = game.packs.read(tmp_path / "house", older_version)
        packs = game.packs.of_version(game.rules_version), game.packs.of_version(older_version), house_pack
        matches = [f"/api/matches/{(await opened_by(site, 'caledonia', {}, pack)).id}" for pack in packs]
        states = [(await ailsa.client.get(match)).json() for match in matches]
        assert [state.get("own_pack", False) for state in states] == [False, True, True], (
            "then a client takes its own rows"
        )
        paths = [f"{match}/pack" for match in matches]
        today = await ailsa.client.get("/api/games/caledonia/pack")
        plain, older, house = [await ailsa.client.get(path) for path in paths]
        assert plain.headers["etag"] == today.headers["etag"]
        assert len({each.headers["etag"] for each in (today, older, house)}) == 3
        rows = [each.json() for each in (today, older)]
        assert [name for name in rows[0] if rows[0][name] != rows[1][name]] == ["map"], "of which one hex differs"
        costs = [[row["cost"] for row in each.json()["units"]] for each in (older, house)]
        assert sum(one != other for one, other in zip(*costs, strict=True)) == 1
        again = await ailsa.client.get(paths[2], headers={"if-none-match": house.headers["etag"]})
        assert again.status_code == 304
        await ailsa.get(f"/api/matches/{fresh_id()}/pack", 404)


async def test_it_is_loaded_and_played_on_and_bots_think_by_its_rules(tmp_path: Path) -> None:
    async with running(tmp_path) as site:
        cached = await opened_by(site, "creel", {"seal": True}, find("creel").packs.of_version(1))
        await play_on(site.services.matches, cached, 5)
    async with running(tmp_path) as site:
        cached = await site.services.matches.at_hand(cached.id)
        match, header = cached.match, cached.header
        assert (match.rules.version, cached.seq) == (1, 5)
        seat = match.seats_to_act()[0]
        question = Question(
            game="creel",
            rules_version=header.rules_version,
            seats=header.seats,
            options=dict(header.options),
            pack=header.pack,
            pack_changes={},
            snapshot=match.snapshot()[1],
            seat=seat,
            bot="greedy",
            seed=1,
            seconds=20.0,
        )
        answer = reply(question)
        assert isinstance(answer, Chosen)
        acted = await site.services.matches.play(cached.id, seat, [answer.action])
        assert acted.seq == 6


ROOT = Path(__file__).parents[2]
VERSIONS = "src/bothy/games/caledonia/versions.py"
MAPS = "src/bothy/games/caledonia/pack/data/maps.toml"
COSTS = """
from bothy.table.game_registry import find
game = find("caledonia")
for version in game.versions:
    rules = game.open({}, 2, game.packs.of_version(version))
    print(version, sum(cell.cost for cell in rules.pack.sides[0].cells))
"""


def run(release: Path, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs something of that release."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("BOTHY_")}
    paths = release / "src", ROOT / "examples" / "creel" / "src"
    environment = clean | {"PYTHONPATH": os.pathsep.join(map(str, paths))} | variables
    return subprocess.run(
        [sys.executable, *command], env=environment, cwd=release, capture_output=True, text=True, timeout=120
    )


def edit(path: Path, old: str, new: str) -> None:
    """Replaces text that occurs once in a file."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= 1, (path, old)
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def release(tmp_path: Path) -> Path:
    """Copies this tree, to be changed."""
    made = tmp_path / "release"
    leave_out = shutil.ignore_patterns("__pycache__", "web", "*.pyc")
    for part in ("src", "scripts"):
        shutil.copytree(ROOT / part, made / part, ignore=leave_out)
    return made


def change_the_map(release: Path) -> None:
    """Changes the map as a developer would: a new version, and a hex that costs more in it."""
    edit(release / VERSIONS, f"KEPT: Final[tuple[int, ...]] = {KEPT}", f"KEPT: Final = {(*KEPT, NEWEST)}")
    edit(release / VERSIONS, f"NEWEST: Final = {NEWEST}", f"NEWEST: Final = {NEWEST + 1}")
    edit(release / MAPS, "2+            g3!", "2+            g6!")


def check(release: Path, store: Path) -> subprocess.CompletedProcess[str]:
    """Runs the migration check on the open games."""
    command = "import sys; from bothy.cli import main; sys.exit(main(['migrate', '--check']))"
    settings = {
        "BOTHY_STORE": f"sqlite:{store}",
        "BOTHY_SECRET": "s" * 40,
        "BOTHY_ORIGINS": "http://bothy.example",
    }
    return run(release, "-c", command, **settings)


def test_old_games_go_on_with_the_old_row_and_new_ones_have_the_new(release: Path, left_file: Path) -> None:
    kept = run(release, "scripts/keep_version.py", "caledonia", "--rows", "maps.toml")
    assert "Now raise the version, then change the rows" in kept.stdout, kept.stderr
    change_the_map(release)
    costs = [line.split() for line in run(release, "-c", COSTS).stdout.splitlines()]
    assert [int(version) for version, _ in costs] == [*KEPT, NEWEST, NEWEST + 1]
    *before, now = [int(cost) for _, cost in costs]
    assert set(before) == {now - 3}
    checked = check(release, left_file)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "4 of 4" in checked.stdout


@at_night
def test_the_check_would_say_so_if_the_old_rows_had_not_been_kept(release: Path, left_file: Path) -> None:
    change_the_map(release)
    checked = check(release, left_file)
    assert checked.returncode == 1
    assert "2 of 4 open games would not go on" in checked.stdout
    assert checked.stdout.count("another set of components") == 2
