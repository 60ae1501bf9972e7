"""A record reader to which some records do what a forged one might: run in place of the real one, by tests."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from bothy.server.records import worker
from bothy.table.record import Record


def burn() -> None:
    """Works for ever."""
    while True:
        pass


def eat() -> None:
    """Takes memory for ever."""
    held = []
    while True:
        held.append(bytearray(1 << 20))


def recurse() -> None:
    """Goes ever deeper."""
    recurse()


def look_in_vain() -> None:
    """Raises what no future of Python can hold."""
    next(iter(()))


ODD: dict[str, Callable[[], object]] = {
    "burn": burn,
    "sleep": lambda: time.sleep(600),
    "eat": eat,
    "recurse": recurse,
    "look in vain": look_in_vain,
    "die": lambda: os._exit(1),
    "exit": lambda: exit(0),
}


class OddRecord(Record):
    """Reads some words as what they say."""

    @classmethod
    def read(cls, text: str) -> Record:
        if text in ODD:
            ODD[text]()
        return Record.read(text)


vars(worker)["Record"] = OddRecord

if __name__ == "__main__":
    worker.main()
