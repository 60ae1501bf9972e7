"""The server on systems without uvloop, resource limits and /proc, such as Windows."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_server_runs_without_features_that_other_systems_lack() -> None:
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "elsewhere.py")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_uvloop_is_installed_only_where_it_exists() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    uvloop = [each for extra in extras.values() for each in extra if each.startswith("uvloop")]
    assert uvloop
    assert all(each.endswith("; sys_platform != 'win32'") for each in uvloop)
