"""A host for the driver: private services, and several `bothy serve` processes on them."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import bothy
from bothy.kernel import InvalidInput, Reason
from bothy.server.backends import migrate
from bothy.server.listening import listen
from bothy.server.settings import Settings

SCRIPT = Path(bothy.__file__).parents[2] / "scripts" / "services"
COMMAND = "import sys; from bothy.cli import main; sys.exit(main())"
START_SECONDS = 180.0
ORIGIN = "http://load.invalid"
"""Programs send no origin, but a host requires one."""


@dataclass(slots=True)
class Process:
    """A `bothy serve` process."""

    running: subprocess.Popen[bytes]
    address: str

    def kill(self) -> None:
        """Kill the process, as in a power cut."""
        self.running.kill()
        self.running.wait()

    @property
    def cpu(self) -> float:
        """Seconds of CPU used so far."""
        fields = Path(f"/proc/{self.running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Bytes of memory in use."""
        pages = int(Path(f"/proc/{self.running.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@dataclass(slots=True)
class Host:
    """Several processes on one store and one bus."""

    store: str
    bus: str
    processes: list[Process] = field(default_factory=list)
    secret: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    more: dict[str, str] = field(default_factory=dict)

    @property
    def addresses(self) -> list[str]:
        """Addresses of its processes."""
        return [process.address for process in self.processes]

    @property
    def settings(self) -> Settings:
        """Settings for opening its store."""
        return Settings(store=self.store, bus=self.bus, secret=self.secret)

    @property
    def cpu(self) -> list[float]:
        """Seconds of CPU used by each process so far; empty where the system has no /proc."""
        return [process.cpu for process in self.processes] if Path("/proc/self/stat").exists() else []

    def start(self, port: int | None = None) -> Process:
        """Start another process. It may not answer yet: see `await_ready`."""
        port = _free_port() if port is None else port
        variables = {
            "BOTHY_STORE": self.store,
            "BOTHY_BUS": self.bus,
            "BOTHY_SECRET": self.secret,
            "BOTHY_ORIGINS": ORIGIN,
            "BOTHY_RATE_LIMITS": "false",
            "BOTHY_LOG_LEVEL": "warning",
            "BOTHY_BOT_WORKERS": "0",
            "BOTHY_PORT": str(port),
        } | self.more
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BOTHY_")}
        running = subprocess.Popen([sys.executable, "-c", COMMAND, "serve"], env=clean | variables)  # noqa: S603
        process = Process(running, f"http://127.0.0.1:{port}")
        self.processes.append(process)
        return process

    def stop(self) -> None:
        """Stop all processes."""
        for process in self.processes:
            process.running.terminate()
        for process in self.processes:
            try:
                process.running.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C during the block, so that everything started is stopped.

    A script's background job begins with SIGINT ignored, and SIGTERM must end it too.
    """
    handlers = {
        signal.SIGINT: signal.signal(signal.SIGINT, signal.default_int_handler),
        signal.SIGTERM: signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT)),
    }
    try:
        yield
    finally:
        for number, before in handlers.items():
            signal.signal(number, before)


@contextmanager
def hosted(store: str, bus: str, processes: int = 2, **more: str) -> Iterator[Host]:
    """Run a host on given services during the block. The store is migrated first."""
    host = Host(store, bus, more=more)
    asyncio.run(migrate(host.settings))
    try:
        for _ in range(processes):
            host.start()
        for process in host.processes:
            await_ready(process)
        yield host
    finally:
        host.stop()


def await_ready(process: Process) -> None:
    """Wait until a process reports that it's ready."""
    import time
    from urllib.error import URLError
    from urllib.request import urlopen

    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until and process.running.poll() is None:
        try:
            with urlopen(f"{process.address}/ready", timeout=5) as answer:  # noqa: S310  (our own address)
                if json.load(answer)["bus"]:
                    return
        except (URLError, OSError):
            time.sleep(0.1)
    raise InvalidInput(Reason("load-no-host", address=process.address))


@contextmanager
def private_services() -> Iterator[tuple[str, str]]:
    """Provide the addresses of a private store and bus during the block. Only in a checkout."""
    if not SCRIPT.exists():
        raise InvalidInput(Reason("load-no-services"))
    folder = tempfile.mkdtemp(prefix="bothy-")
    command = [sys.executable, str(SCRIPT)]
    # In its own session: a signal to us must not end it before it can be stopped.
    starting = subprocess.Popen(  # noqa: S603
        [*command, "start", folder, "--json"], stdout=subprocess.PIPE, start_new_session=True
    )
    try:
        told, _ = starting.communicate()
        if starting.returncode:
            raise InvalidInput(Reason("load-no-services"))
        where = json.loads(told)
        yield where["BOTHY_STORE"], where["BOTHY_BUS"]
    finally:
        if starting.wait() == 0:
            subprocess.run([*command, "stop", folder], check=False, start_new_session=True)  # noqa: S603


def _free_port() -> int:
    with listen("127.0.0.1", 0) as probe:
        port: int = probe.getsockname()[1]
        return port
