"""A table at home: the whole server on one file and one process, for one person and their own machine."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from urllib.request import urlopen

from bothy.server.bind import listen, listen_near
from bothy.server.logs import set_up_logs
from bothy.server.process import serve
from bothy.server.settings import Settings

PORT = 8417
GAMES, SECRET, ADDRESS = "games.sqlite", "secret", "address"


def data_folder() -> Path:
    """Where this system keeps what belongs to a user's programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "Bothy"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Bothy"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bothy"


class Home:
    """One folder with the games of one person, and the process that serves them."""

    def __init__(self, folder: Path, packs: Sequence[Path] = ()) -> None:
        self.folder = folder
        self.packs = packs

    def running(self) -> str | None:
        """The address of a process that serves this folder already: two would not hear of each other's moves."""
        try:
            address = (self.folder / ADDRESS).read_text(encoding="utf-8").strip()
            with urlopen(f"{address}/health", timeout=2) as answer:  # noqa: S310 - written by ourselves
                return address if json.load(answer) == {"alive": True} else None
        except (OSError, ValueError):
            return None

    def settings(self, port: int) -> Settings:
        """One process alone, for this machine only, at this port."""
        return Settings(
            port=port,
            proxies=(),
            store=f"sqlite:{self.folder / GAMES}",
            secret=self._secret(),
            packs=tuple([str(pack) for pack in self.packs]),
            at_home=True,
            throttle=False,  # whoever sits here may open as many tables as they like
            drain_seconds=1.0,
            log_level="warning",
            log_format="plain",
        )

    def serve(self, port: int | None, show: Callable[[str], None]) -> None:
        """Serve until told to stop; `show` is called with the address once it can be opened."""
        self.folder.mkdir(parents=True, exist_ok=True)
        listener = listen("127.0.0.1", port) if port is not None else listen_near(PORT)
        settings = self.settings(listener.getsockname()[1])
        set_up_logs(settings)

        def open_now(address: str) -> None:
            (self.folder / ADDRESS).write_text(address, encoding="utf-8")
            show(address)

        try:
            serve(settings, open_now, listener)
        finally:
            (self.folder / ADDRESS).unlink(missing_ok=True)

    def _secret(self) -> str:
        """Made at the first time and kept, so that a browser stays who it was."""
        file = self.folder / SECRET
        if not file.exists():
            file.touch(mode=0o600)
            file.write_text(secrets.token_urlsafe(32), encoding="utf-8")
        return file.read_text(encoding="utf-8")
