"""The repository's public address is said once, and everything that links to it follows."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from public_address import BLOCKS, address, linked, urls, written

ROOT = Path(__file__).parents[2]
SOMEWHERE = "https://forge.example/bothy/bothy"
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", BLOCKS)
def test_files_say_the_address_of_the_project(name: str) -> None:
    assert written(name, address()) == (ROOT / name).read_text(encoding="utf-8")


def test_without_an_address_readme_installs_from_source_and_links_nowhere() -> None:
    text = written("README.md", "")
    assert "make setup" in text
    assert "uvx" not in text
    assert "git clone" not in text
    assert "There's no published package yet" in text
    assert linked(text, "") == text
    assert urls("") == {}


def test_with_an_address_one_line_installs_and_another_clones() -> None:
    text = written("README.md", SOMEWHERE)
    assert "uvx --from bothy-games bothy play" in text
    assert "pipx install bothy-games" in text
    assert f"git clone {SOMEWHERE}\ncd bothy\nmake setup" in text
    assert "no published package" not in text


def test_with_an_address_everything_links_to_it() -> None:
    assert set(urls(SOMEWHERE)) == {"Source", "Issues", "Changelog"}
    assert f"]({SOMEWHERE}/security/advisories/new)" in written("SECURITY.md", SOMEWHERE)
    assert f"repository-code: {SOMEWHERE}" in written("CITATION.cff", SOMEWHERE)
    assert all(SOMEWHERE not in written(name, "") for name in BLOCKS)


def test_on_the_package_index_links_and_pictures_work() -> None:
    text = linked(README, SOMEWHERE)
    assert f'src="{SOMEWHERE}/raw/HEAD/docs/images/home-narrow.webp"' in text
    assert f"[caledonia moving]: {SOMEWHERE}/raw/HEAD/docs/images/" in text
    assert f"]({SOMEWHERE}/blob/HEAD/docs/club.md)" in text
    assert "](docs/" not in text
    assert "]: docs/" not in text
    assert 'src="docs/' not in text


def test_links_to_other_places_stay() -> None:
    assert linked("[uv](https://docs.example/uv/), [here](#play)", SOMEWHERE) == (
        "[uv](https://docs.example/uv/), [here](#play)"
    )


def test_packages_carry_it(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "scripts"):
        (tmp_path / name).symlink_to(ROOT / name)
    project = tmp_path / "pyproject.toml"
    text = project.read_text(encoding="utf-8")
    assert 'address = ""' in text
    project.unlink()
    project.write_text(text.replace('address = ""', f'address = "{SOMEWHERE}/"'), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    metadata = json.loads(done.stdout)
    assert metadata["urls"]["Source"] == SOMEWHERE
    assert f"{SOMEWHERE}/blob/HEAD/docs/club.md" in metadata["readme"]["text"]
