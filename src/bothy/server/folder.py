"""A machine's data folder: the games, the session secret, and the address where it's served now."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from socket import socket
from urllib.request import urlopen

from bothy.server.listening import THIS_MACHINE
from bothy.server.logs import set_up_logs
from bothy.server.settings import Settings

GAMES, SECRET, ADDRESS = "games.sqlite", "secret", "address"


def data_folder() -> Path:
    """Return this system's folder for a user's program data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Bothy"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Bothy"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bothy"


class Folder:
    """One folder, and at most one process that serves it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def store(self) -> str:
        """The store setting for the games in this folder."""
        return f"sqlite:{self.path / GAMES}"

    def secret(self) -> str:
        """Return the secret, created on first use and kept, so that browsers stay signed in."""
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / SECRET
        if not file.exists():
            file.touch(mode=0o600)
            file.write_text(secrets.token_urlsafe(32), encoding="utf-8")
        return file.read_text(encoding="utf-8")

    def running(self) -> str | None:
        """Return the address of a process already serving this folder: two wouldn't see each other's moves."""
        try:
            address = (self.path / ADDRESS).read_text(encoding="utf-8").strip()
            with urlopen(f"{address}/health", timeout=2) as answer:  # noqa: S310 - written by ourselves
                return address if json.load(answer) == {"alive": True} else None
        except (OSError, ValueError):
            return None

    def serve(self, settings: Settings, listener: socket, show: Callable[[str], None]) -> None:
        """Serve until told to stop. `show` is called with the address on this machine once it can be opened."""
        from bothy.server.process import serve  # imported here, so that reading a folder doesn't load the server

        set_up_logs(settings)
        file, address = self.path / ADDRESS, f"http://{THIS_MACHINE}:{settings.port}"

        def open_now(_: str) -> None:
            file.write_text(address, encoding="utf-8")
            show(address)

        try:
            serve(settings, open_now, listener)
        finally:
            file.unlink(missing_ok=True)
