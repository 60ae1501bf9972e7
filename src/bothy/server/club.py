"""A club's host: one process on one file, for people who come by a link. No database, no bus, no settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bothy.server.folder import Folder
from bothy.server.listening import EVERYBODY, THIS_MACHINE, address_for_others, listen
from bothy.server.settings import Settings, check_host, read_settings

UNSET = Settings()


class Club:
    """A folder with a club's games, and the process that serves them."""

    def __init__(self, folder: Path, address: str = "") -> None:
        self.folder = Folder(folder)
        self.address = address
        """The address people type, if a proxy or a name leads here; otherwise that of the local network."""

    def settings(self, port: int, file: Path | None = None, **given: Any) -> Settings:
        """Return the settings, with a club's defaults for store, secret and address unless they're set."""
        settings = read_settings(file, **{**given, "port": port})
        ours = {
            "host": THIS_MACHINE if self.address else EVERYBODY,
            "store": self.folder.store,
            "secret": self.folder.secret(),
            "origins": (self.address or address_for_others(port), f"http://{THIS_MACHINE}:{port}"),
            "log_format": "plain",
        }
        unsaid = {name: value for name, value in ours.items() if getattr(settings, name) == getattr(UNSET, name)}
        return check_host(replace(settings, **unsaid))

    def place(self, file: Path | None = None, **given: Any) -> tuple[str, int]:
        """Return the host and port to listen on: as given or set, otherwise a club's defaults."""
        said = read_settings(file, **given)
        unsaid = "host" not in given and said.host == UNSET.host
        return (THIS_MACHINE if self.address else EVERYBODY) if unsaid else said.host, said.port

    def serve(self, show: Callable[[str], None], file: Path | None = None, **given: Any) -> None:
        """Serve until told to stop. `show` is called with the address people type, once it's open."""
        listener = listen(*self.place(file, **given))
        others = {name: value for name, value in given.items() if name != "port"}
        settings = self.settings(listener.getsockname()[1], file, **others)
        self.folder.serve(settings, listener, lambda _: show(settings.origins[0]))
