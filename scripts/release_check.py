"""Check that a release could be made from the last commit: build, inspect, install, play, lint, audit.

python scripts/release_check.py [STEP...]

`make release-check` runs all steps with their tools in .cache/release. The release workflow runs them too, then
does what can't be done elsewhere: other systems, publishing, the image.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from release_notes import CHANGELOG, notes

ROOT = Path(__file__).parents[1]
CACHE = ROOT / ".cache" / "release"
DIST = CACHE / "dist"
TOOLS = CACHE / "bin"
CLIENT = "src/bothy/server/web"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


class Failed(Exception):
    """A step that found something."""


class NotDone(Exception):
    """A step that can't be done here, and why."""


def run(*command: str | Path, **more: str) -> str:
    """Runs a command and returns its output; raises `Failed` with it."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=os.environ | more,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Failed(f"{done.stdout}{done.stderr}".strip())
    return done.stdout


def version() -> str:
    """Checks that version, changelog and tag agree."""
    found = str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])
    if not notes(found, CHANGELOG.read_text(encoding="utf-8")):
        raise Failed(f"CHANGELOG.md has no section {found}")
    tag = os.environ.get("RELEASE_TAG", f"v{found}")
    if tag != f"v{found}":
        raise Failed(f"the tag is {tag}, pyproject.toml says {found}")
    return found


def build() -> str:
    """Builds sdist and wheel from the committed files and the built client, the wheel from the sdist."""
    if not (ROOT / CLIENT / "index.html").exists():
        raise Failed("the client isn't built: make web-build")
    source = CACHE / "source"
    for folder in (source, DIST):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    archive = CACHE / "source.tar"
    run("git", "archive", "--output", archive, "HEAD")
    shutil.unpack_archive(archive, source, filter="data")
    shutil.copytree(ROOT / CLIENT, source / CLIENT, dirs_exist_ok=True)
    epoch = run("git", "log", "-1", "--format=%ct").strip()
    lock = ROOT / "requirements.lock"
    uv = Path(sys.executable).parent / "uv"
    run(uv, "build", "--build-constraint", lock, "--out-dir", DIST, source, SOURCE_DATE_EPOCH=epoch)
    return ", ".join([f"{path.name} {path.stat().st_size / 1e6:.1f} MB" for path in built()])


def built() -> list[Path]:
    """Returns what was built."""
    return sorted([*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")])


def wheel() -> Path:
    """Returns the wheel."""
    return next(DIST.glob("*.whl"))


def metadata() -> str:
    """Checks the metadata, and that the wheel holds what it should."""
    run(TOOLS / "twine", "check", "--strict", *built())
    return run(TOOLS / "check-wheel-contents", wheel()).strip()


def install() -> str:
    """Installs the wheel under every Python found here, and plays."""
    lines, missing = [], []
    script = ROOT / "scripts" / "try_install.py"
    for python in PYTHONS:
        found = _python(python)
        if found is None:
            missing.append(python)
        else:
            lines.append(run(sys.executable, script, wheel(), "--python", found).strip())
    if not lines:
        raise Failed("no Python found")
    return "\n".join([*lines, *[f"not here: Python {python}" for python in missing]])


def _python(wanted: str) -> str | None:
    """Returns an interpreter that is already on this machine: on the PATH, or one of pyenv's."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for found in (f"python{wanted}", *sorted(pyenv.glob(f"{wanted}.*/bin/python"))):
        with suppress(OSError):
            if subprocess.run([str(found), "--version"], capture_output=True, check=False).returncode == 0:
                return str(found)
    return None


def workflows() -> str:
    """Checks the workflows' form, permissions and scripts, and the form of the other files that services read."""
    files = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    for schema, read in {
        "github-workflows": files,
        "renovate": [ROOT / "renovate.json"],
        "citation-file-format": [ROOT / "CITATION.cff"],
    }.items():
        run(TOOLS / "check-jsonschema", "--builtin-schema", f"vendor.{schema}", *read)
    run(TOOLS / "zizmor", "--offline", "--quiet", *files)
    return f"{len(files)} workflows"


def container() -> str:
    """Lints the container file."""
    run(TOOLS / "hadolint", "deploy/Containerfile")
    return "deploy/Containerfile"


def audit() -> str:
    """Asks for known vulnerabilities of all locked dependencies. Never passes for one that wasn't looked up."""
    command = [str(TOOLS / "pip-audit"), "--disable-pip", "--require-hashes", "--format", "json"]
    done = subprocess.run(
        [*command, "-r", "requirements.lock"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if not done.stdout:
        raise NotDone((done.stderr.strip().splitlines() or ["no answer"])[-1][:200])
    found = json.loads(done.stdout)["dependencies"]
    faulty = [f"{each['name']}: {fault['id']}" for each in found for fault in each.get("vulns", [])]
    if faulty:
        raise Failed("\n".join(faulty))
    unknown = [each["name"] for each in found if "skip_reason" in each]
    if unknown:
        raise NotDone(f"the index knows nothing of {len(unknown)} of {len(found)} dependencies")
    return f"no known vulnerabilities in {len(found)} dependencies"


STEPS: dict[str, Callable[[], str]] = {
    step.__name__: step for step in (version, build, metadata, install, workflows, container, audit)
}


def main() -> None:
    """Run the steps and sum up."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"{', '.join(STEPS)} (default: all)")
    parser.add_argument("--strict", action="store_true", help="also fail if a step can't be done here")
    given = parser.parse_args()
    failed, not_done = [], []
    for name in given.steps or STEPS:
        try:
            print(f"{name}: {STEPS[name]()}", flush=True)
        except Failed as error:
            failed.append(name)
            print(f"{name}: FAILED\n{error}", flush=True)
        except NotDone as error:
            not_done.append(name)
            print(f"{name}: NOT DONE: {error}", flush=True)
    print(f"failed: {', '.join(failed) or 'none'}; not done here: {', '.join(not_done) or 'none'}")
    sys.exit(bool(failed or (given.strict and not_done)))


if __name__ == "__main__":
    main()
