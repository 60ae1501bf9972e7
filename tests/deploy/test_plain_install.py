"""A new user's install: only the wheel, in an empty environment, without Node and without extras."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import venv
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from try_install import serving

ROOT = Path(__file__).parents[2]
CLIENT = "src/bothy/server/web"
UV = Path(sys.executable).parent / "uv"
EPOCH = {"SOURCE_DATE_EPOCH": "1700000000"}

pytestmark = pytest.mark.xdist_group("plain install")


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copies the tracked files only, as `git clone` would; nothing is built yet."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False).stdout.decode()
    if not listed:
        pytest.skip("not a checkout")
    folder = tmp_path_factory.mktemp("clone") / "bothy"
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def built(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, Path]:
    """Builds a wheel from the clone, an sdist from the clone, and a wheel from that sdist."""
    assert (ROOT / CLIENT / "index.html").exists(), "make web-build comes first"
    folder = tmp_path_factory.mktemp("source") / "bothy"
    shutil.copytree(clone, folder)
    shutil.copytree(ROOT / CLIENT, folder / CLIENT)
    straight, round_about = tmp_path_factory.mktemp("straight"), tmp_path_factory.mktemp("round-about")
    build(folder, straight, "--wheel")
    build(folder, round_about)  # uv builds the sdist, then the wheel from the sdist
    return next(straight.glob("*.whl")), next(round_about.glob("*.tar.gz")), next(round_about.glob("*.whl"))


def build(folder: Path, target: Path, *more: str) -> None:
    done = uv_build(folder, target, *more)
    assert done.returncode == 0, done.stderr


def uv_build(folder: Path, target: Path, *more: str) -> subprocess.CompletedProcess[str]:
    lock = str(ROOT / "requirements.lock")
    command = [str(UV), "build", "--build-constraint", lock, "--out-dir", str(target), *more, str(folder)]
    return subprocess.run(command, env=os.environ | EPOCH, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def installed(built: tuple[Path, Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the programs folder of an environment with the wheel and its own requirements, without extras."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "v")
    python = folder / "v" / "bin" / "python"
    lock = str(ROOT / "requirements.lock")
    command = [str(UV), "pip", "install", "--quiet", "--python", str(python), "-c", lock, str(built[0])]
    subprocess.run(command, check=True)
    return python.parent


@pytest.fixture(scope="module")
def index(built: tuple[Path, Path, Path], installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Fills a folder with the wheel and all it requires: a package index without the network."""
    folder = tmp_path_factory.mktemp("index")
    frozen = [str(UV), "pip", "freeze", "--python", str(installed / "python"), "--exclude", "bothy-games"]
    required = subprocess.run(frozen, capture_output=True, text=True, check=True).stdout.split("\n")
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--dest", str(folder), *filter(None, required)], check=True)
    shutil.copy2(built[0], folder)
    return folder


@pytest.mark.nightly
def test_one_line_leads_from_an_empty_home_to_ones_own_turn_in_less_than_a_minute(
    index: Path, tmp_path: Path
) -> None:
    programs, home = tmp_path / "programs", tmp_path / "home"
    for folder in (programs, home):
        folder.mkdir()
    uvx = f"'{UV}' tool run --no-index --find-links '{index}' --python '{sys.executable}' --from bothy-games bothy"
    (programs / "bothy").write_text(f'#!/bin/sh\nPATH=/usr/bin:/bin exec {uvx} "$@"\n')  # uv starts by realpath
    (programs / "bothy").chmod(0o755)
    begun = time.monotonic()
    with serving(programs, home, "play", "--no-browser") as address:
        fetched(f"{address}/table/anything")
        script = [sys.executable, "-u", str(ROOT / "examples" / "play_a_game.py"), address, "caledonia"]
        with subprocess.Popen(script, stdout=subprocess.PIPE, text=True) as player:
            assert player.stdout
            assert player.stdout.readline()  # the first action of the person's own first turn
            took = time.monotonic() - begun
            player.terminate()
    print(f"one's own turn after {took:.1f} s")
    assert took < 60


def fetched(address: str) -> tuple[str, bytes]:
    with urlopen(address, timeout=30) as answer:  # noqa: S310  (our own address)
        return str(answer.headers["content-type"]), answer.read()


def test_the_wheel_alone_plays_a_whole_game_and_serves_the_client(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path, "play", "--no-browser") as address:
        kind, page = fetched(f"{address}/table/anything")
        assert kind.startswith("text/html")
        files = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg))"', page.decode())
        assert any(name.endswith(".js") for name in files)
        for name in files:
            kind, body = fetched(address + name)
            assert body, name
            assert not kind.startswith("text/html"), name
        script = str(ROOT / "examples" / "play_a_game.py")
        played = subprocess.run(
            [str(installed / "python"), script, address, "glenmore"], capture_output=True, text=True, check=False
        )
        assert "ranks" in played.stdout, played.stderr


def test_the_wheel_alone_serves_a_club_and_drives_it(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path, "serve", "--club") as address:
        plan = ["--seats", "2", "--games", "2", "--interval", "0.5", "--seconds", "2", "--p99", "60000"]
        load = [str(installed / "bothy"), "load", "glenmore", *plan, "--url", address]
        driven = subprocess.run(load, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert driven.returncode == 0, driven.stdout + driven.stderr


def test_the_sdist_builds_the_same_wheel(built: tuple[Path, Path, Path]) -> None:
    straight, _, round_about = (hashes(path) if path.suffix == ".whl" else {} for path in built)
    assert straight == round_about
    assert "bothy/server/web/index.html" in straight


def test_the_wheel_has_neither_gallery_nor_stories(built: tuple[Path, Path, Path]) -> None:
    names = [Path(name).name for name in hashes(built[0])]
    assert [name for name in names if name.startswith("Home-")]
    assert not [name for name in names if name.startswith(("Gallery-", "Story-", "turn-", "middle-"))]


def hashes(wheel: Path) -> dict[str, str]:
    with ZipFile(wheel) as held:
        return {name: hashlib.sha256(held.read(name)).hexdigest() for name in held.namelist()}


def test_the_sdist_contains_the_sources_of_the_wheel_and_nothing_by_accident(
    built: tuple[Path, Path, Path],
) -> None:
    with tarfile.open(built[1]) as held:
        names = {name.split("/", 1)[1] for name in held.getnames() if "/" in name}
    folders = {name.split("/")[0] for name in names if "/" in name}
    assert folders == {"src", "scripts"}
    assert f"{CLIENT}/index.html" in names


def test_a_build_without_the_client_is_refused_and_says_what_to_do(clone: Path, tmp_path: Path) -> None:
    for target in ("--wheel", "--sdist"):
        done = uv_build(clone, tmp_path, target)
        assert done.returncode != 0
        assert "make web-build" in done.stderr
    assert not list(tmp_path.glob("bothy*"))
