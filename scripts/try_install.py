"""Install a wheel into an empty environment, serve from it, and play a whole game of each game through the API.

python scripts/try_install.py WHEEL [--python PROGRAM]

Runs on every system we release for, so it needs only the standard library and pip.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
GAMES = ("caledonia", "glenmore")
PATIENCE = 120
"""Seconds until the server must answer."""
NEEDED = ("SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA")
"""Variables without which no program runs on Windows."""
PROGRAMS = "Scripts" if os.name == "nt" else "bin"


def installed(wheel: Path, python: str, folder: Path) -> Path:
    """Creates an environment with only the wheel and what it requires. Returns its folder of programs."""
    environment = folder / "environment"
    subprocess.run([python, "-m", "venv", str(environment)], check=True)
    programs = environment / PROGRAMS
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, str(wheel)], check=True)
    return programs


@contextmanager
def serving(programs: Path, home: Path, *words: str) -> Iterator[str]:
    """Runs `bothy` with these arguments and yields its address. Its PATH has no other programs, thus no Node."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    needed = {name: os.environ[name] for name in NEEDED if name in os.environ}
    environment = needed | {"PATH": str(programs), "HOME": str(home), "BOTHY_RATE_LIMITS": "false"}
    with (home / "said").open("w+") as said:
        command = [str(programs / "bothy"), *words, "--port", str(port)]
        with subprocess.Popen(command, cwd=home, env=environment, stdout=said, stderr=said) as server:
            try:
                site = f"http://127.0.0.1:{port}"
                await_ready(site, server, home / "said")
                yield site
            finally:
                server.terminate()


def await_ready(site: str, server: subprocess.Popen[bytes], said: Path) -> None:
    """Waits until the server answers."""
    begun = time.monotonic()
    while True:
        try:
            with urlopen(f"{site}/ready", timeout=5):  # noqa: S310 - our own address
                return
        except (URLError, OSError):
            if server.poll() is not None or time.monotonic() - begun > PATIENCE:
                sys.exit(f"bothy doesn't answer: {said.read_text()}")
            time.sleep(0.2)


def check_page(site: str) -> None:
    """Fetches the page of a table: the wheel must hold the browser client."""
    with urlopen(f"{site}/table/anything", timeout=30) as answer:  # noqa: S310 - our own address
        if b"/assets/" not in answer.read():
            sys.exit("the wheel serves no browser client")


def main() -> None:
    """Install, serve and play."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--python", default=sys.executable, help="interpreter to try (default: this one)")
    given = parser.parse_args()
    with TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder, begun = Path(name), time.monotonic()
        programs = installed(given.wheel.resolve(), given.python, folder)
        took = [time.monotonic() - begun]
        with serving(programs, folder, "play", "--no-browser") as site:
            took.append(time.monotonic() - begun)
            check_page(site)
            for game in GAMES:
                script = [str(programs / "python"), str(ROOT / "examples" / "play_a_game.py"), site, game]
                subprocess.run(script, check=True, stdout=subprocess.DEVNULL)
    version = subprocess.run(
        [given.python, "--version"], capture_output=True, text=True, check=True
    ).stdout.strip()
    print(f"{version}: installed after {took[0]:.0f} s, serving after {took[1]:.0f} s, a game of each game played")


if __name__ == "__main__":
    main()
