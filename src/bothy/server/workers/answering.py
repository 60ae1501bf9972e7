"""The worker's side: answers one question after another until its pipe closes."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO, NoReturn

from bothy.server.workers.frames import READY, framed, next_message

NICENESS = 5
"""Workers run at low priority: people's moves go first."""


def answer_all(reply: Callable[[bytes], bytes], prepare: Callable[[], None] = lambda: None) -> NoReturn:
    """Answer questions from standard input on standard output; exit when the server is gone.

    `prepare` runs before the first question, and doesn't count towards its time.
    """
    for end in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which finishes its work first
        signal.signal(end, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    questions, answers = _own_pipes()
    prepare()
    asked: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, asked), daemon=True).start()
    _say(answers, READY)
    while True:
        _say(answers, reply(asked.get()))


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Move the pipes out of reach of a bot that prints or reads: its output goes to standard error."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return questions, answers


def _say(pipe: BinaryIO, message: bytes) -> None:
    pipe.write(framed(message))
    pipe.flush()


def _listen(pipe: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Read from the server while the worker thinks, and exit as soon as the server is gone."""
    while (message := next_message(pipe)) is not None:
        asked.put(message)
    os._exit(0)
