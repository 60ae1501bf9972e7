"""`bothy` processes for tests, and a guest with a browser."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

BOTHY = Path(sys.executable).parent / "bothy"
SECRET = "a secret for tests, of more than thirty-two letters"  # noqa: S105


class Running:
    """A serving `bothy` process and its log."""

    def __init__(self, process: subprocess.Popen[bytes], printed: Path) -> None:
        self.process = process
        self.printed = printed
        self.address = ""

    def wait_until_it_serves(self) -> None:
        for _ in range(2400):
            assert self.process.poll() is None, self.printed.read_text()
            for line in self.logged("serving"):
                self.address = line["address"]
            if self.address and httpx.get(f"{self.address}/ready").status_code == 200:
                return
            time.sleep(0.05)
        raise AssertionError(self.printed.read_text())

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.printed.read_text().splitlines() if line.startswith("{")]

    def logged(self, event: str) -> list[dict[str, Any]]:
        return [line for line in self.lines() if line["event"] == event]

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(by)
        return self.process.wait(timeout=60)

    def children(self) -> list[int]:
        """Returns its bot workers."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]


@contextmanager
def serving(folder: Path, *arguments: str, **settings: str) -> Iterator[Running]:
    """Runs `bothy serve` on a free port; kills it at the end if it still runs."""
    environment = clean_environment() | {"BOTHY_SECRET": SECRET, "BOTHY_ORIGINS": "http://bothy.example"}
    environment |= {f"BOTHY_{name.upper()}": value for name, value in settings.items()}
    printed = folder / f"printed-{time.monotonic_ns()}"
    with printed.open("wb") as out:
        process = subprocess.Popen([BOTHY, "serve", "--port", "0", *arguments], env=environment, stderr=out)
    running = Running(process, printed)
    try:
        running.wait_until_it_serves()
        yield running
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()


def clean_environment() -> dict[str, str]:
    """Returns our environment without any Bothy settings."""
    return {name: value for name, value in os.environ.items() if not name.startswith("BOTHY_")}


class Guest:
    """A guest with a browser."""

    def __init__(self, address: str, name: str = "Ailsa") -> None:
        self.client = httpx.Client(base_url=address, timeout=60)
        self.client.headers["x-bothy-csrf"] = self.post("/api/me", name=name)["csrf"]

    def __enter__(self) -> Guest:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def move_to(self, address: str) -> None:
        """Continues at another process, with the same cookie."""
        self.client.base_url = httpx.URL(address)

    def get(self, path: str) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **data: Any) -> Any:
        answer = self.client.post(path, json=data)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def match_with(self, *bots: str, game: str = "creel") -> Any:
        """Starts a match with bots and returns its table."""
        table = self.post("/api/tables", game=game, seats=len(bots) + 1)
        for bot in bots:
            self.post(f"/api/tables/{table['id']}/bots", bot=bot)
        return self.post(f"/api/tables/{table['id']}/start")

    def socket(self, table: str) -> AbstractContextManager[ClientConnection]:
        """Opens the live socket of a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = str(self.client.base_url).replace("http", "ws", 1).rstrip("/")
        return connect(f"{address}/api/live/{table}", additional_headers={"cookie": cookies}, max_size=None)


def hear(socket: ClientConnection, kind: str) -> Any:
    """Returns the next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["is"] == kind:
            return message
