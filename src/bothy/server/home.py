"""Local play: the whole server in one process on one file, for one person and perhaps their friends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from bothy.server.folder import Folder
from bothy.server.listening import EVERYBODY, THIS_MACHINE, address_for_others, listen, listen_near
from bothy.server.settings import Settings

PORT = 8417


class Home:
    """A folder with one person's games, and the process that serves them."""

    def __init__(
        self, folder: Path, packs: Sequence[Path] = (), *, shared: bool = False, examples: bool = False
    ) -> None:
        self.folder = Folder(folder)
        self.packs = packs
        self.shared = shared
        """True if others in the local network may join, each as a guest."""
        self.examples = examples

    def running(self) -> str | None:
        """Return the address of a process already serving this folder."""
        return self.folder.running()

    def settings(self, port: int) -> Settings:
        """Return settings for a single process at this port, for this machine only unless shared."""
        return Settings(
            host=EVERYBODY if self.shared else THIS_MACHINE,
            port=port,
            trusted_proxies=(),
            store=self.folder.store,
            secret=self.folder.secret(),
            show_examples=self.examples,
            packs=tuple([str(pack) for pack in self.packs]),
            local_play=True,
            share_url=address_for_others(port) if self.shared else "",
            rate_limits=self.shared,  # a person alone may open any number of tables
            drain_seconds=1.0,
            log_level="warning",
            log_format="plain",
        )

    def serve(self, port: int | None, show: Callable[[str, str], None]) -> None:
        """Serve until told to stop. `show` is called with the local and the shared address once it's open."""
        host = EVERYBODY if self.shared else THIS_MACHINE
        listener = listen(host, port) if port is not None else listen_near(host, PORT)
        settings = self.settings(listener.getsockname()[1])
        self.folder.serve(settings, listener, lambda address: show(address, settings.share_url))
