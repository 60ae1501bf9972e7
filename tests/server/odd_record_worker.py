"""A record reader that misbehaves on some records as a forged one might: replaces the real one in tests."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from bothy.kernel import Reason
from bothy.server.records import worker
from bothy.table.record import Record, RecordError


def burn() -> None:
    """Runs forever."""
    while True:
        pass


def eat() -> None:
    """Allocates memory forever."""
    held = []
    while True:
        held.append(bytearray(1 << 20))


def recurse() -> None:
    """Recurses forever."""
    recurse()


def look_in_vain() -> None:
    """Raises StopIteration, which a future can't hold."""
    next(iter(()))


def repeat_half_a_character() -> None:
    """Refuses the record for a reason that can't be encoded."""
    raise RecordError(0, Reason("record-format", given="\ud800"))


def toil() -> None:
    """Uses a quarter of a second of CPU, and is refused."""
    until = time.process_time() + 0.25
    while time.process_time() < until:
        pass
    look_in_vain()


ODD: dict[str, Callable[[], object]] = {
    "burn": burn,
    "toil": toil,
    "nap": lambda: time.sleep(0.2),
    "sleep": lambda: time.sleep(600),
    "eat": eat,
    "recurse": recurse,
    "look in vain": look_in_vain,
    "repeat half a character": repeat_half_a_character,
    "die": lambda: os._exit(1),
    "exit": lambda: exit(0),
}


class OddRecord(Record):
    """A record reader that takes some words as commands."""

    @classmethod
    def read(cls, text: str) -> Record:
        if text in ODD:
            ODD[text]()
        return Record.read(text)


vars(worker)["Record"] = OddRecord

if __name__ == "__main__":
    worker.main()
