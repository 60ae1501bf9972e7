"""The hosting guide: its commands run exactly as printed, and its tables match the code."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest
from private_services import free_port, services
from prometheus_client import REGISTRY
from tests.nightly import NIGHTLY

from bothy.server import metrics
from bothy.server.people.sessions import COOKIE

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text()
NOT_SOURCE = [".git", ".venv", ".host", ".cache", ".*_cache", ".hypothesis", "node_modules", "mutants", "site"]
NOT_SOURCE += ["__pycache__"]
BUILT = "src/bothy/server/web"


def blocks(section: str) -> list[str]:
    """Returns the commands of one section, block by block."""
    text = GUIDE.split(f"## {section}\n", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"```sh\n(.*?)```", text, re.DOTALL)


def run(script: str, folder: Path, **environment: str) -> str:
    """Returns the output of shell commands, which must all succeed."""
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


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Prepares the source folder of a user who has just cloned it and followed the guide up to the install."""
    parent = tmp_path_factory.getbasetemp()
    parent = (parent.parent if "PYTEST_XDIST_WORKER" in os.environ else parent) / "fetched"
    parent.mkdir(mode=0o755, exist_ok=True)
    with (parent / "lock").open("w") as lock:
        flock(lock, LOCK_EX)  # one worker prepares it for all
        if not (parent / "ready").exists():
            fetch_and_install(parent / "bothy")
            (parent / "ready").touch()
    return parent / "bothy"


def fetch_and_install(folder: Path) -> None:
    """Copies the source without a built client, which the guide builds. By day the gate's build is reused."""
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*NOT_SOURCE))
    built = not NIGHTLY and (folder / BUILT / "index.html").exists()
    if not built:
        shutil.rmtree(folder / BUILT, ignore_errors=True)
    packages, client, install, *_ = blocks("Try it on one machine")
    if (
        not all(shutil.which(program) for program in ("psql", "curl", "make"))
        or not Path("/usr/sbin/nats-server").exists()
    ):
        run(packages, folder)
    assert client == "make web-build\n"
    run(install if built else client + install, folder)


def at_free_ports(script: str) -> str:
    """Replaces the usual ports in a script with free ones."""
    for usual in ("8417", "8418"):
        script = script.replace(usual, str(free_port()))
    return script


def save_the_page(script: str, page: Path) -> str:
    """Returns lines that save the page at the first address and download the parts it names."""
    (address, *_) = re.findall(r"(http://127\.0\.0\.1:\d+)/ready", script)
    return f"""
curl -fsS {address}/ > {page}
for part in $(grep -o '/assets/[^"]*' {page} || true); do curl -fsS --output /dev/null {address}$part; done
"""


def test_the_trial_works_from_its_first_line_to_its_last_and_serves_the_client(
    source: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    start, stop = blocks("Try it on one machine")[3:-1], blocks("Try it on one machine")[-1]
    script = at_free_ports("\n".join(start))
    said = run(script + save_the_page(script, page) + stop, source)
    assert said.count('"ready":true,"store":true,"bus":true,"draining":false') == 2
    assert said.count('"event": "serving"') == 2
    assert said.count('"event": "stopped"') == 2
    assert "Traceback" not in said
    assert '"level": "error"' not in said
    assert "client-missing" not in said
    assert "/assets/index-" in page.read_text()
    assert page.read_bytes() == (source / BUILT / "index.html").read_bytes()


def test_the_recipe_for_sqlite_serves_the_client_from_one_process_and_one_file(
    source: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    start, copy, stop = blocks("On SQLite, one process")
    script = at_free_ports(start)
    said = run(script + save_the_page(script, page) + copy + stop, source)
    assert said.count('"ready":true,"store":true,"bus":true,"draining":false') == 1
    assert '"store": "sqlite", "bus": "local"' in said
    assert said.count('"event": "stopped"') == 1
    assert "client-missing" not in said
    assert "Traceback" not in said
    assert page.read_bytes() == (source / BUILT / "index.html").read_bytes()
    assert (source / "games.sqlite").exists()
    assert "The backup is sound." in said
    (backup,) = (source / "backups").iterdir()
    with closing(sqlite3.connect(backup)) as kept:
        assert kept.execute("select count(*) from sqlite_master where name = 'matches'").fetchone() == (1,)


def test_an_operator_who_leaves_out_the_client_is_told_at_startup_what_to_run(
    source: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    (installed,) = source.glob(".host/lib/python3*/site-packages/bothy")
    shutil.copytree(installed, tmp_path / "bothy", ignore=shutil.ignore_patterns("web"))
    start, _, stop = blocks("On SQLite, one process")
    script = at_free_ports(start).replace("games.sqlite", "others.sqlite")
    said = run(script + save_the_page(script, page) + stop, source, PYTHONPATH=str(tmp_path))
    assert said.count('"event": "client-missing"') == 1
    assert "make web-build" in said
    assert "/assets/" not in page.read_text()


@pytest.mark.parametrize("section", ["Try it on one machine", "For keeps, without containers"])
def test_the_client_is_built_before_the_program_is_installed_with_it(section: str) -> None:
    commands = "".join(blocks(section))
    assert 0 <= commands.find("make web-build") < commands.find("uv pip install")


def test_the_permanent_database_is_created_as_the_guide_says() -> None:
    commands = [line.split(" -- ")[1] for line in "".join(blocks("For keeps, without containers")).splitlines()
                if line.startswith("runuser -u postgres")]  # fmt: skip
    assert len(commands) == 2
    with services() as running:
        at = {"PGHOST": "127.0.0.1", "PGPORT": str(running.postgres.port), "PGUSER": "bothy"}
        # Here the cluster's own superuser is called bothy: create the guide's user under another name.
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
    named = re.findall(r"\bdeploy/[\w@.-]+\w", GUIDE)
    assert {"deploy/bothy.toml", "deploy/bothy@.service", "deploy/Caddyfile", "deploy/compose.yaml"} <= set(named)
    assert all((ROOT / name).exists() for name in named)


def test_every_metric_the_guides_name_is_counted() -> None:
    assert metrics.REQUESTS is not None  # importing the module registers all of them
    known = {name for family in REGISTRY.collect() for name in (family.name, f"{family.name}_total")}
    for page in ("docs/hosting.md", "deploy/capacity.md"):
        named = set(re.findall(r"\bbothy_(?!bothy)\w+", (ROOT / page).read_text()))
        assert named - known <= {COOKIE}
