"""`bothy load` cleans up after itself, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.hosts import BOTHY, clean_environment
from tests.nightly import at_night


def left(mark: str) -> list[str]:
    """Returns the processes that name a folder in their arguments or environment."""
    found = []
    for place in Path("/proc").iterdir():
        if not place.name.isdigit() or int(place.name) == os.getpid():
            continue
        try:
            command = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
            known = command.encode() + (place / "environ").read_bytes()
        except OSError:
            continue  # it has ended meanwhile
        if mark.encode() in known and command:
            found.append(command)
    return found


@pytest.fixture
def mark() -> Iterator[Path]:
    """Yields a folder that the database user can enter, unlike the tests' own folders."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        path = Path(folder)
        path.chmod(0o755)
        yield path


@pytest.mark.parametrize("how", [signal.SIGTERM, pytest.param(signal.SIGINT, marks=at_night)])
@pytest.mark.parametrize("playing", [False, pytest.param(True, marks=at_night)])
def test_a_run_that_is_ended_leaves_nothing_running(mark: Path, how: signal.Signals, playing: bool) -> None:
    environment = clean_environment() | {"TMPDIR": str(mark)}
    arguments = [str(BOTHY), "load", "creel", "--self-host", "--processes", "1", "--games", "2", "--seats", "2"]
    run = subprocess.Popen(
        arguments,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_in_background,
    )
    assert run.stderr is not None
    try:
        until = time.monotonic() + 120
        while not any(each.endswith("serve ") for each in left(str(mark))):
            assert run.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
        while playing and not run.stderr.readline().startswith("moves due"):
            assert run.poll() is None
        run.send_signal(how)
        assert run.wait(60) != 0  # it lets a process that is just starting come up first
        assert left(str(mark)) == []
        assert list(mark.iterdir()) == []
    finally:
        run.kill()
        run.communicate()
        for each in Path("/proc").iterdir():
            if each.name.isdigit() and _knows(each, str(mark)):
                os.kill(int(each.name), signal.SIGKILL)


def _in_background() -> None:
    """Ignores SIGINT, as a shell makes the background jobs of a script do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _knows(place: Path, mark: str) -> bool:
    try:
        return mark.encode() in (place / "cmdline").read_bytes() + (place / "environ").read_bytes()
    except OSError:
        return False
