"""A private PostgreSQL cluster and NATS server on free loopback ports, for tests, benchmarks and experiments.

Standard library only, so that it runs before anything is installed. `scripts/services` is the command.
"""

from __future__ import annotations

import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

OWNER = "bothy"
STATE = "services.json"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "on",
    "synchronous_commit": "on",
    "max_connections": "200",
}


class Unavailable(Exception):
    """Raised when a program isn't installed or doesn't start."""


@dataclass(frozen=True, slots=True)
class Postgres:
    """One private cluster in one folder. It keeps its data when stopped, killed or restarted."""

    folder: Path
    port: int

    @classmethod
    def create(cls, folder: Path) -> Postgres:
        """Creates the cluster, owned by a user PostgreSQL agrees to run as."""
        folder.mkdir(parents=True)
        cluster = cls(folder, free_port())
        if _unprivileged() is not None:
            shutil.chown(folder, "postgres", "postgres")
        cluster.run(
            "initdb", "-D", str(cluster.data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N"
        )
        return cluster

    @property
    def data(self) -> Path:
        """The folder of its files."""
        return self.folder / "data"

    def dsn(self, database: str = "postgres") -> str:
        """Returns the address of one of its databases."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Starts it and waits until it responds. After a kill its old processes may take a moment to exit."""
        settings = SETTINGS | {"port": str(self.port), "unix_socket_directories": str(self.folder)}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        log = str(self.folder / "log")
        _until(
            lambda: self._try("pg_ctl", "-D", str(self.data), "-l", log, "-w", "-o", options, "start"),
            f"PostgreSQL does not start; see {log}",
        )

    def stop(self) -> None:
        """Stops it cleanly: sessions are cut off, and everything committed is on disk."""
        self._try("pg_ctl", "-D", str(self.data), "-w", "-m", "fast", "stop")

    def discard(self) -> None:
        """Stops it at once, leaving its files as they are."""
        self._try("pg_ctl", "-D", str(self.data), "-w", "-m", "immediate", "stop")

    def restart(self) -> None:
        """Restarts it on the same port."""
        self.stop()
        self.start()

    def kill(self) -> None:
        """Kills it like a power cut, without shutdown; it recovers from its log at the next start."""
        with suppress(FileNotFoundError, ProcessLookupError):
            pid = int((self.data / "postmaster.pid").read_text().split()[0])
            os.kill(pid, signal.SIGKILL)
            _until(lambda: not _alive(pid), "PostgreSQL does not die")

    def create_database(self, name: str, template: str = "template1") -> str:
        """Creates a database, replacing one of that name, and returns its address."""
        drop, create = f'drop database if exists "{name}"', f'create database "{name}" template "{template}"'
        self.sql(drop)
        self.sql(create)
        return self.dsn(name)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Runs a statement with psql and returns its output."""
        return self.run("psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", self.dsn(database), "-c", statement)

    def _try(self, program: str, *arguments: str) -> bool:
        try:
            self.run(program, *arguments)
        except subprocess.CalledProcessError:
            return False
        return True

    def run(self, program: str, *arguments: str) -> str:
        """Runs a PostgreSQL program as a user it accepts and returns its output."""
        # A file for the output: the server must not inherit a pipe that a reader drains to its end.
        with tempfile.TemporaryFile("w+") as printed:
            command = [str(postgres_program(program)), *arguments]
            subprocess.run(
                command,
                check=True,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=printed,
                stderr=subprocess.STDOUT,
                **(_unprivileged() or {}),  # type: ignore[call-overload]
            )
            printed.seek(0)
            return printed.read()


@dataclass(frozen=True, slots=True)
class Nats:
    """One private NATS server. It stores nothing."""

    folder: Path
    port: int
    password: str = ""
    """Password of the user `bothy`; empty allows any client."""

    @classmethod
    def create(cls, folder: Path, password: str = "") -> Nats:
        """Chooses its port."""
        folder.mkdir(parents=True)
        return cls(folder, free_port(), password)

    @property
    def url(self) -> str:
        """The server's address, with its password if it has one."""
        user = f"{OWNER}:{self.password}@" if self.password else ""
        return f"nats://{user}127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it and waits until it responds. If its port is briefly taken, starts it again."""
        program = shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin:/usr/local/sbin")
        if program is None:
            raise Unavailable("nats-server is not installed (Debian package nats-server)")
        pid_file, log = self.folder / "pid", self.folder / "log"
        locked = ["--user", OWNER, "--pass", self.password] if self.password else []
        command = [program, "-a", "127.0.0.1", "-p", str(self.port), "-P", str(pid_file), "-l", str(log), *locked]
        running = _detached(command)

        def greets() -> bool:
            nonlocal running
            if running.poll() is not None:
                running = _detached(command)
            # Another server on this port may respond too; ours sends its greeting and keeps running.
            return _greets(self.port) and pid_file.exists() and running.poll() is None

        _until(greets, f"NATS does not start; see {log}")
        running.returncode = 0  # it may outlive us, so it isn't a child to wait for

    def stop(self) -> None:
        """Stops it cleanly."""
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kills it."""
        self._signal(signal.SIGKILL)

    def restart(self) -> None:
        """Restarts it on the same port."""
        self.stop()
        self.start()

    def _signal(self, number: signal.Signals) -> None:
        pid_file = self.folder / "pid"
        with suppress(FileNotFoundError, ProcessLookupError):
            pid = int(pid_file.read_text())
            os.kill(pid, number)
            _until(lambda: not _alive(pid), "NATS does not end")
        pid_file.unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class Services:
    """Both services, in one folder that records their ports, so that any process can find and control them."""

    folder: Path
    postgres: Postgres
    nats: Nats

    @classmethod
    def start(cls, folder: Path | None = None) -> Services:
        """Creates and starts both, in a new temporary folder if none is given."""
        folder = folder if folder is not None else Path(tempfile.mkdtemp(prefix="bothy-"))
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)  # the postgres user needs access
        services = cls(folder, Postgres.create(folder / "postgres"), Nats.create(folder / "nats"))
        services.postgres.start()
        services.nats.start()
        state = {"postgres": services.postgres.port, "nats": services.nats.port}
        (folder / STATE).write_text(json.dumps(state))
        return services

    @classmethod
    def found(cls, folder: Path) -> Services:
        """Returns those that run in this folder."""
        try:
            state = json.loads((folder / STATE).read_text())
        except FileNotFoundError:
            raise Unavailable(f"no services in {folder}") from None
        return cls(folder, Postgres(folder / "postgres", state["postgres"]), Nats(folder / "nats", state["nats"]))

    def stop(self) -> None:
        """Stops both and removes the folder."""
        self.nats.stop()
        self.postgres.discard()
        shutil.rmtree(self.folder)

    def addresses(self) -> dict[str, str]:
        """Returns the environment variables of a server."""
        return {"BOTHY_STORE": self.postgres.dsn(), "BOTHY_BUS": self.nats.url}


@contextmanager
def services(folder: Path | None = None) -> Iterator[Services]:
    """Runs both for the duration of a block."""
    running = Services.start(folder)
    try:
        yield running
    finally:
        running.stop()


def in_memory() -> Path:
    """Returns a new temporary folder in memory, if there is room, for tests that create and drop many databases.

    Data there survives a killed process too; only a power cut would make a difference.
    """
    memory = Path("/dev/shm")  # noqa: S108
    roomy = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 2**30
    return Path(tempfile.mkdtemp(prefix="bothy-", dir=memory if roomy else None))


def postgres_program(name: str) -> Path:
    """Returns a program of the newest PostgreSQL installed; Debian keeps the server's off the path."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which(name)
    if not versions and on_path is None:
        raise Unavailable(f"PostgreSQL's {name} is not installed (Debian package postgresql)")
    return versions[-1] if versions else Path(str(on_path))


def free_port() -> int:
    """Returns a free loopback port outside the range the system assigns automatically.

    It assigns ports from 32768 up, so one of those could be taken when a stopped server restarts there.
    """
    while True:
        port = random.randrange(20000, 32768)  # noqa: S311
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def _unprivileged() -> dict[str, object] | None:
    """Returns the user to run PostgreSQL as: it refuses root."""
    if os.geteuid() != 0:
        return None
    user = pwd.getpwnam("postgres")
    home = {"HOME": user.pw_dir, "PATH": os.environ.get("PATH", os.defpath), "LC_ALL": "C"}
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "env": home}


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False


def _detached(command: list[str]) -> subprocess.Popen[bytes]:
    """Starts a process that doesn't receive our signals."""
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _greets(port: int) -> bool:
    """Returns whether a NATS server is listening: it speaks first."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1) as probe:
        return probe.recv(5) == b"INFO "
    return False


def _until(done: Callable[[], bool], otherwise: str, patience: float = 20.0) -> None:
    deadline = time.monotonic() + patience
    while not done():
        if time.monotonic() > deadline:
            raise Unavailable(otherwise)
        time.sleep(0.02)
