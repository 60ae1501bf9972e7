"""The deployment files, checked as far as possible without running containers."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped] # its stubs are a separate package
import pytest
import yaml  # type: ignore[import-untyped] # comes with zensical
from tests.nightly import at_night

from bothy.server.app import API
from bothy.server.settings import NAMES, check_host, read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SCHEMA = Path(__file__).parent / "compose-spec" / "compose-spec.json"
MAIL = {"BOTHY_MAIL_SERVER": "mail.example.org", "BOTHY_MAIL_FROM": "Bothy <play@example.org>"}
VALUES = {"SITE": "bothy.example.org", "DATABASE_PASSWORD": "peat", "BUS_PASSWORD": "turf", "SECRET": "s" * 40}
VALUES |= {"DASHBOARD_PASSWORD": "heather"}


@pytest.fixture
def compose() -> dict[str, Any]:
    """Returns the compose file as a compose program reads it, with variables filled in."""
    text = (DEPLOY / "compose.yaml").read_text()
    filled = re.sub(r"\$\{(\w+)[^}]*\}", lambda found: VALUES[found[1]], text)
    parsed: dict[str, Any] = yaml.safe_load(filled)
    return parsed


def test_the_schema_is_the_published_one() -> None:
    told = (SCHEMA.parent / "README.md").read_text()
    assert sha256(SCHEMA.read_bytes()).hexdigest() in told


def test_the_compose_file_fits_the_compose_schema(compose: dict[str, Any]) -> None:
    schema = json.loads(SCHEMA.read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(compose, schema, jsonschema.Draft202012Validator)


def test_a_wrong_compose_file_does_not_fit(compose: dict[str, Any]) -> None:
    compose["services"]["app1"]["restarts"] = "always"
    with pytest.raises(jsonschema.ValidationError, match="restarts"):
        jsonschema.validate(compose, json.loads(SCHEMA.read_text()), jsonschema.Draft202012Validator)


def test_there_are_two_app_processes_a_database_a_bus_and_a_proxy(compose: dict[str, Any]) -> None:
    services = compose["services"]
    watching = {"prometheus", "grafana"}
    assert set(services) == {"app1", "app2", "migrate", "backup", "postgres", "nats", "proxy", *watching}
    assert services["app1"] == services["app2"]
    assert services["proxy"]["environment"]["APPS"] == "app1:8417 app2:8417"


def test_only_the_proxy_can_be_reached_from_outside(compose: dict[str, Any]) -> None:
    ports = {name: service["ports"] for name, service in compose["services"].items() if "ports" in service}
    assert set(ports) == {"proxy", "grafana"}
    assert ports["grafana"] == ["127.0.0.1:3000:3000"], "only from the machine itself"
    assert compose["networks"]["inside"]["internal"] is True


def networks_of(compose: dict[str, Any], name: str) -> set[str]:
    return set(compose["services"][name]["networks"])


def test_the_processes_reach_the_outside_and_the_database_and_the_bus_do_not(compose: dict[str, Any]) -> None:
    internal = {name for name, network in compose["networks"].items() if network and network.get("internal")}
    for name in ("app1", "app2", "proxy"):
        assert networks_of(compose, name) - internal
    for name in ("postgres", "nats", "migrate", "backup", "prometheus"):
        assert networks_of(compose, name) <= internal


def test_the_proxy_speaks_to_the_processes_from_addresses_they_trust(compose: dict[str, Any]) -> None:
    """With a second network between them, it might use that, and all callers would count as one."""
    assert networks_of(compose, "proxy") & networks_of(compose, "app1") == {"inside"}
    (range_,) = compose["networks"]["inside"]["ipam"]["config"]
    assert compose["services"]["app1"]["environment"]["BOTHY_TRUSTED_PROXIES"] == range_["subnet"]


def test_the_processes_take_further_settings_and_share_one_push_key(compose: dict[str, Any]) -> None:
    for name in ("app1", "app2"):
        app = compose["services"][name]
        assert app["env_file"] == [{"path": "bothy.env", "required": False}]
        settings = read_settings(None, app["environment"] | MAIL)
        assert (settings.mail_server, settings.push_key_file) == ("mail.example.org", "/keys/push.pem")
        assert app["volumes"] == ["keys:/keys"]


def test_an_image_with_pg_dump_makes_and_tests_a_backup_every_night(
    compose: dict[str, Any],
) -> None:
    backup = compose["services"]["backup"]
    (command,) = backup["command"]
    assert "profiles" not in backup
    assert "bothy backup /backups --keep 14 --drill; sleep 86400" in command
    assert subprocess.run(["sh", "-n", "-c", command], check=False).returncode == 0
    assert backup["volumes"] == ["backups:/backups"]
    (major,) = re.findall(r"postgres:(\d+)", compose["services"]["postgres"]["image"])
    image = (DEPLOY / "Containerfile").read_text()
    assert f"postgresql-client-{major} " in image
    assert "--owner bothy --mode 700 /keys /backups" in image


def test_images_stand_by_their_exact_versions(compose: dict[str, Any]) -> None:
    images = [service["image"] for service in compose["services"].values() if "build" not in service]
    images += re.findall(r"^FROM (\S+)", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    exact = re.compile(r"([a-z]+(/[a-z]+)?:v?\d+\.\d+\.\d+|postgres:\d+\.\d+)(-\w+)*(@sha256:[0-9a-f]{64})?")
    assert len(images) == 8
    assert [image for image in images if not exact.fullmatch(image)] == []


def test_digests_are_written_where_a_registry_answers_and_nowhere_else(tmp_path: Path) -> None:
    digest = "sha256:" + "5" * 64
    (tmp_path / "skopeo").write_text(f'#!/bin/sh\ncase "$*" in *nats*) exit 1;; esac\necho {digest}\n')
    (tmp_path / "skopeo").chmod(0o755)
    file = Path(shutil.copy(DEPLOY / "compose.yaml", tmp_path))
    for _ in range(2):
        command = [sys.executable, str(ROOT / "scripts" / "pin_images.py"), str(file)]
        path = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
        done = subprocess.run(command, env=os.environ | path, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout.count("no registry answered")) == (1, 1)
        images = re.findall(r"^    image: (\S+)", file.read_text(), re.MULTILINE)
        assert [image.endswith(f"@{digest}") for image in images] == [True, False, True, True, True]
        assert all(image.count("@") <= 1 for image in images)


def test_the_dashboard_is_there_when_the_host_starts(compose: dict[str, Any]) -> None:
    services = compose["services"]
    (source,) = yaml.safe_load((DEPLOY / "grafana/provisioning/datasources/bothy.yml").read_text())["datasources"]
    assert source["url"] == "http://prometheus:9090"
    assert networks_of(compose, "grafana") & networks_of(compose, "prometheus")
    (provider,) = yaml.safe_load((DEPLOY / "grafana/provisioning/dashboards/bothy.yml").read_text())["providers"]
    mounted = [volume.split(":") for volume in services["grafana"]["volumes"]]
    assert ["./grafana/bothy.json", f"{provider['options']['path']}/bothy.json", "ro"] in mounted
    scraped = yaml.safe_load((DEPLOY / "prometheus/prometheus.yml").read_text())
    (job,) = scraped["scrape_configs"]
    assert (job["job_name"], job["static_configs"][0]["targets"]) == ("bothy", ["app1:8417", "app2:8417"])
    assert [(DEPLOY / "prometheus" / name).is_file() for name in scraped["rule_files"]] == [True]
    assert networks_of(compose, "prometheus") & networks_of(compose, "app1")


def test_packages_installed_in_the_image_are_checked_against_the_hashes_in_the_lock_file() -> None:
    assert "--verify-hashes --constraint requirements.lock" in stage("build")
    assert "--hash=sha256:" in (ROOT / "requirements.lock").read_text()


def test_every_service_dependency_exists_and_can_be_waited_for(compose: dict[str, Any]) -> None:
    services = compose["services"]
    for service in services.values():
        for name, waits in service.get("depends_on", {}).items():
            if waits["condition"] == "service_healthy":
                assert "test" in services[name]["healthcheck"]
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists()
        for network in service["networks"]:
            assert network in compose["networks"]


@pytest.mark.parametrize("name", ["app1", "migrate"])
def test_the_environment_of_an_app_can_host(compose: dict[str, Any], name: str) -> None:
    settings = check_host(read_settings(None, compose["services"][name]["environment"]))
    assert settings.store == "postgresql://bothy:peat@postgres/bothy"
    assert settings.origins == ("https://bothy.example.org",)


def test_the_bus_asks_for_the_password_the_apps_know(compose: dict[str, Any]) -> None:
    assert compose["services"]["nats"]["command"][:4] == ["--user", "bothy", "--pass", "turf"]
    for name in ("app1", "app2"):
        assert compose["services"][name]["environment"]["BOTHY_BUS"] == "nats://bothy:turf@nats:4222"


def test_every_value_the_compose_file_needs_is_made_by_the_guide() -> None:
    needed = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    made = set(re.findall(r'echo "(\w+)=', (ROOT / "docs" / "hosting.md").read_text()))
    assert needed == made


def test_a_process_has_longer_to_stop_than_it_needs_to_drain(compose: dict[str, Any]) -> None:
    grace = int(compose["services"]["app1"]["stop_grace_period"].removesuffix("s"))
    unit = (DEPLOY / "bothy@.service").read_text()
    (stop,) = re.findall(r"TimeoutStopSec=(\d+)", unit)
    drain = read_settings(None, {}).drain_seconds
    assert grace > 2 * drain
    assert int(stop) > 2 * drain


def stage(name: str) -> str:
    """Returns the lines of one stage of the image."""
    stages = re.split(r"^FROM ", (DEPLOY / "Containerfile").read_text(), flags=re.MULTILINE)
    return next(text for text in stages if f" AS {name}\n" in text)


def test_the_image_holds_all_that_the_build_copies() -> None:
    lines = (ROOT / ".containerignore").read_text().splitlines()
    assert lines == (ROOT / ".dockerignore").read_text().splitlines()
    kept = {line[1:] for line in lines if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    names = [name for line in copied for name in line.split()]
    assert {name.partition("/")[0] for name in names} == kept
    assert all((ROOT / name).exists() for name in names)


def test_the_image_rebuilds_the_client_and_installs_it_with_the_program() -> None:
    assert "src/bothy/server/web" in (ROOT / ".containerignore").read_text().splitlines()
    lines = stage("build").splitlines()
    taken = lines.index("COPY --from=client /source/src/bothy/server/web src/bothy/server/web")
    assert taken < next(number for number, line in enumerate(lines) if "uv pip install" in line)


@at_night
def test_the_files_copied_into_the_image_are_enough_to_build_the_client(tmp_path: Path) -> None:
    """Runs the lines of its stage in a separate folder, with the checkout's packages if it has them."""
    ignored = shutil.ignore_patterns("node_modules", "__pycache__", "web")
    for line in stage("client").splitlines():
        word, _, rest = line.partition(" ")
        if word == "COPY":
            *names, target = rest.split()
            for name in names:
                into = tmp_path / target / (Path(name).name if target.endswith("/") else "")
                if (ROOT / name).is_dir():
                    shutil.copytree(ROOT / name, into, ignore=ignored, dirs_exist_ok=True)
                else:
                    into.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(ROOT / name, into)
        elif word == "RUN" and " ci " in rest and (ROOT / "web" / "node_modules").exists():
            (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        elif word == "RUN":
            done = subprocess.run(rest.split(), cwd=tmp_path, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
    assert "/assets/index-" in (tmp_path / "src/bothy/server/web/index.html").read_text()


def test_the_example_settings_are_settings() -> None:
    table = tomllib.loads((DEPLOY / "bothy.toml").read_text())
    assert set(table) <= set(NAMES)
    del table["secret_file"]
    check_host(read_settings(None, {}, secret="s" * 32, **table))


def test_the_proxy_accepts_bodies_as_large_as_the_server_does_and_no_larger() -> None:
    most = max(route.most_bytes or 0 for route in API)
    assert f"client_max_body_size {most};" in (DEPLOY / "nginx.conf").read_text()
