"""A PostgreSQL cluster and a NATS server of one's own, on free loopback ports: for tests, benches and trials.

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
    """A program is not installed, or does not start."""


@dataclass(frozen=True, slots=True)
class Postgres:
    """One private cluster in one folder. It forgets nothing when it is stopped, killed or started again."""

    folder: Path
    port: int

    @classmethod
    def create(cls, folder: Path) -> Postgres:
        """Lay the cluster out, owned by a user PostgreSQL agrees to run as."""
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
        """Where its files are."""
        return self.folder / "data"

    def dsn(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it, and return once it answers. After a kill its old processes may take a moment to be gone."""
        settings = SETTINGS | {"port": str(self.port), "unix_socket_directories": str(self.folder)}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        log = str(self.folder / "log")
        _until(
            lambda: self._try("pg_ctl", "-D", str(self.data), "-l", log, "-w", "-o", options, "start"),
            f"PostgreSQL does not start; see {log}",
        )

    def stop(self) -> None:
        """Stop it in an orderly way: sessions are cut off, what is committed is on disk."""
        self._try("pg_ctl", "-D", str(self.data), "-w", "-m", "fast", "stop")

    def discard(self) -> None:
        """Stop it at once, without care for its files."""
        self._try("pg_ctl", "-D", str(self.data), "-w", "-m", "immediate", "stop")

    def restart(self) -> None:
        """Stop it and start it on the same port."""
        self.stop()
        self.start()

    def kill(self) -> None:
        """Kill it as a power cut would: no goodbye, and recovery from its log at the next start."""
        with suppress(FileNotFoundError, ProcessLookupError):
            pid = int((self.data / "postmaster.pid").read_text().split()[0])
            os.kill(pid, signal.SIGKILL)
            _until(lambda: not _alive(pid), "PostgreSQL does not die")

    def create_database(self, name: str, template: str = "template1") -> str:
        """A database in it, new even if there was one of that name; its address."""
        drop, create = f'drop database if exists "{name}"', f'create database "{name}" template "{template}"'
        self.sql(drop)
        self.sql(create)
        return self.dsn(name)

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement by psql, and return what it printed."""
        return self.run("psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-d", self.dsn(database), "-c", statement)

    def _try(self, program: str, *arguments: str) -> bool:
        try:
            self.run(program, *arguments)
        except subprocess.CalledProcessError:
            return False
        return True

    def run(self, program: str, *arguments: str) -> str:
        """Run a program of PostgreSQL as a user it agrees to, and return what it printed."""
        # The server must not inherit a pipe somebody reads to its end, hence a file for what is printed.
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
    """One private NATS server. It keeps nothing."""

    folder: Path
    port: int
    password: str = ""
    """Of the user `bothy`; empty lets anybody in."""

    @classmethod
    def create(cls, folder: Path, password: str = "") -> Nats:
        """Choose its port."""
        folder.mkdir(parents=True)
        return cls(folder, free_port(), password)

    @property
    def url(self) -> str:
        """Its address, with the password if it asks for one."""
        user = f"{OWNER}:{self.password}@" if self.password else ""
        return f"nats://{user}127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and return once it answers. If its port is taken for a moment, it is started again."""
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
            # A stranger at this port may answer too: ours greets, and goes on running.
            return _greets(self.port) and pid_file.exists() and running.poll() is None

        _until(greets, f"NATS does not start; see {log}")
        running.returncode = 0  # it outlives us if need be, and is no child to be waited for

    def stop(self) -> None:
        """Stop it in an orderly way."""
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill it without a goodbye."""
        self._signal(signal.SIGKILL)

    def restart(self) -> None:
        """Stop it and start it on the same port."""
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
    """Both, in one folder that says where they are, so that any process can find and handle them."""

    folder: Path
    postgres: Postgres
    nats: Nats

    @classmethod
    def start(cls, folder: Path | None = None) -> Services:
        """Lay out and start both, in a new temporary folder if none is given."""
        folder = folder if folder is not None else Path(tempfile.mkdtemp(prefix="bothy-"))
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)  # the postgres user must get through
        services = cls(folder, Postgres.create(folder / "postgres"), Nats.create(folder / "nats"))
        services.postgres.start()
        services.nats.start()
        state = {"postgres": services.postgres.port, "nats": services.nats.port}
        (folder / STATE).write_text(json.dumps(state))
        return services

    @classmethod
    def found(cls, folder: Path) -> Services:
        """Those that run in this folder."""
        try:
            state = json.loads((folder / STATE).read_text())
        except FileNotFoundError:
            raise Unavailable(f"no services in {folder}") from None
        return cls(folder, Postgres(folder / "postgres", state["postgres"]), Nats(folder / "nats", state["nats"]))

    def stop(self) -> None:
        """Stop both and remove the folder."""
        self.nats.stop()
        self.postgres.discard()
        shutil.rmtree(self.folder)

    def addresses(self) -> dict[str, str]:
        """What a server's environment says."""
        return {"BOTHY_STORE": self.postgres.dsn(), "BOTHY_BUS": self.nats.url}


@contextmanager
def services(folder: Path | None = None) -> Iterator[Services]:
    """Both for as long as a block runs."""
    running = Services.start(folder)
    try:
        yield running
    finally:
        running.stop()


def in_memory() -> Path:
    """A new temporary folder in memory, if there is room, for tests that start and drop many databases.

    What survives a killed process survives there too; only a power cut would tell the difference.
    """
    memory = Path("/dev/shm")  # noqa: S108
    roomy = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 2**30
    return Path(tempfile.mkdtemp(prefix="bothy-", dir=memory if roomy else None))


def postgres_program(name: str) -> Path:
    """A program of the newest PostgreSQL installed; Debian keeps the server's off the path."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which(name)
    if not versions and on_path is None:
        raise Unavailable(f"PostgreSQL's {name} is not installed (Debian package postgresql)")
    return versions[-1] if versions else Path(str(on_path))


def free_port() -> int:
    """A free loopback port that the system won't hand to whoever asks for any port.

    It hands out those from 32768 up, and one of them may be gone when a server that stopped there starts again.
    """
    while True:
        port = random.randrange(20000, 32768)  # noqa: S311
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def _unprivileged() -> dict[str, object] | None:
    """Whom to run PostgreSQL as: it refuses root."""
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
    """A process that hears nothing of what ends us."""
    return subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _greets(port: int) -> bool:
    """Whether a NATS server is there: it speaks first."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1) as probe:
        return probe.recv(5) == b"INFO "
    return False


def _until(done: Callable[[], bool], otherwise: str, patience: float = 20.0) -> None:
    deadline = time.monotonic() + patience
    while not done():
        if time.monotonic() > deadline:
            raise Unavailable(otherwise)
        time.sleep(0.02)
