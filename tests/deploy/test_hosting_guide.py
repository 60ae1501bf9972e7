"""The hosting guide: its commands are run as they stand, and its tables say what the code says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from private_services import free_port, services
from prometheus_client import REGISTRY

from bothy.server import metrics
from bothy.server.people.sessions import COOKIE
from bothy.server.settings import Settings

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text()
NOT_SOURCE = shutil.ignore_patterns(
    ".git", ".venv", ".host", ".cache", ".*_cache", "node_modules", "mutants", "site", "__pycache__", "web"
)


def blocks(section: str) -> list[str]:
    """The commands of one section, block by block."""
    text = GUIDE.split(f"## {section}\n", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"```sh\n(.*?)```", text, re.DOTALL)


def run(script: str, folder: Path, **environment: str) -> str:
    """What a shell prints for some commands, which must all succeed."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("BOTHY_", "PYTHON"))}
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=folder,
        env=clean | environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """The folder of the source, as somebody has it who has just fetched it."""
    folder = tmp_path / "bothy"
    shutil.copytree(ROOT, folder, ignore=NOT_SOURCE)
    tmp_path.chmod(0o755)
    return folder


def test_the_trial_works_from_its_first_line_to_its_last(source: Path) -> None:
    packages, *rest = blocks("Try it on one machine")
    if (
        not all(shutil.which(program) for program in ("psql", "curl"))
        or not Path("/usr/sbin/nats-server").exists()
    ):
        run(packages, source)
    script = "\n".join(rest)
    for usual in ("8417", "8418"):
        script = script.replace(usual, str(free_port()))
    said = run(script, source)
    assert said.count('"ready":true,"store":true,"bus":true,"draining":false') == 2
    assert said.count('"event": "serving"') == 2
    assert said.count('"event": "stopped"') == 2
    assert "Traceback" not in said
    assert '"level": "error"' not in said


def test_the_database_for_keeps_is_made_as_told() -> None:
    commands = [line.split(" -- ")[1] for line in "".join(blocks("For keeps, without containers")).splitlines()
                if line.startswith("runuser -u postgres")]  # fmt: skip
    assert len(commands) == 2
    with services() as running:
        at = {"PGHOST": "127.0.0.1", "PGPORT": str(running.postgres.port), "PGUSER": "bothy"}
        # Here the cluster's own superuser is called bothy: make the one the guide makes under another name.
        run("\n".join(commands).replace("bothy", "bothy_host"), ROOT, **at)
        assert running.postgres.sql("select rolname from pg_roles r join pg_database d on d.datdba = r.oid "
                                    "where datname = 'bothy_host'").strip() == "bothy_host"  # fmt: skip


def test_the_bus_for_keeps_asks_for_a_password_that_the_settings_hold(tmp_path: Path) -> None:
    lines = "".join(blocks("For keeps, without containers")).splitlines()
    bus = [line for line in lines if line.startswith(("password=", "printf 'listen", "sed -i"))]
    assert len(bus) == 3
    script = "\n".join(bus).replace("/etc/bothy/", f"{tmp_path}/").replace("/etc/", f"{tmp_path}/")
    shutil.copy(ROOT / "deploy" / "bothy.toml", tmp_path)
    run(script, ROOT)
    (password,) = re.findall(r'password: "(\w{48})"', (tmp_path / "nats-server.conf").read_text())
    assert f"nats://bothy:{password}@127.0.0.1:4222" in (tmp_path / "bothy.toml").read_text()
    program = shutil.which("nats-server", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    assert program is not None
    run(f"{program} -t -c {tmp_path}/nats-server.conf", ROOT)


def test_files_the_guide_installs_are_there() -> None:
    named = re.findall(r"\bdeploy/[\w@.]+\w", GUIDE)
    assert {"deploy/bothy.toml", "deploy/bothy@.service", "deploy/Caddyfile", "deploy/compose.yaml"} <= set(named)
    assert all((ROOT / name).exists() for name in named)


def test_every_setting_is_in_the_table_with_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(BOTHY_\w+)` \| (\S+) \|", GUIDE, re.MULTILINE)

    def told(value: object) -> str:
        if value in ("", ()):
            return "none"
        if isinstance(value, tuple):
            return f"`{','.join(value)}`"
        return f"`{str(value).lower() if isinstance(value, bool) else value}`"

    expected = [
        (name, f"BOTHY_{name.upper()}", told(getattr(Settings(), name))) for name in Settings.__struct_fields__
    ]
    assert rows == expected


def test_every_metric_the_guides_name_is_counted() -> None:
    assert metrics.REQUESTS is not None  # importing the module registers all of them
    known = {name for family in REGISTRY.collect() for name in (family.name, f"{family.name}_total")}
    for page in ("docs/hosting.md", "deploy/capacity.md"):
        named = set(re.findall(r"\bbothy_(?!bothy)\w+", (ROOT / page).read_text()))
        assert named - known <= {COOKIE}
