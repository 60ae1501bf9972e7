"""What one machine keeps: a folder with the games, the secret of its sessions, and where it is served just now."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from socket import socket
from urllib.request import urlopen

from bothy.server.logs import set_up_logs
from bothy.server.neighbourhood import THIS_MACHINE
from bothy.server.settings import Settings

GAMES, SECRET, ADDRESS = "games.sqlite", "secret", "address"


def data_folder() -> Path:
    """Where this system keeps what belongs to a user's programs."""
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
        """The setting that says where games are kept."""
        return f"sqlite:{self.path / GAMES}"

    def secret(self) -> str:
        """Made at the first time and kept, so that a browser stays who it was."""
        self.path.mkdir(parents=True, exist_ok=True)
        file = self.path / SECRET
        if not file.exists():
            file.touch(mode=0o600)
            file.write_text(secrets.token_urlsafe(32), encoding="utf-8")
        return file.read_text(encoding="utf-8")

    def running(self) -> str | None:
        """The address of a process that serves this folder already: two would not hear of each other's moves."""
        try:
            address = (self.path / ADDRESS).read_text(encoding="utf-8").strip()
            with urlopen(f"{address}/health", timeout=2) as answer:  # noqa: S310 - written by ourselves
                return address if json.load(answer) == {"alive": True} else None
        except (OSError, ValueError):
            return None

    def serve(self, settings: Settings, listener: socket, show: Callable[[str], None]) -> None:
        """Serve until told to stop; `show` is called with the address on this machine once it can be opened."""
        from bothy.server.process import serve  # here, so that whoever only looks at a folder loads no server

        set_up_logs(settings)
        file, address = self.path / ADDRESS, f"http://{THIS_MACHINE}:{settings.port}"

        def open_now(_: str) -> None:
            file.write_text(address, encoding="utf-8")
            show(address)

        try:
            serve(settings, open_now, listener)
        finally:
            file.unlink(missing_ok=True)
