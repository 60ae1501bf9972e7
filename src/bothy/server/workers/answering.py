"""The worker's side: it answers one question after another until its pipe is closed."""

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
"""Workers may take what nobody else wants: moves of people go first."""


def answer_all(reply: Callable[[bytes], bytes], prepare: Callable[[], None] = lambda: None) -> NoReturn:
    """Answer questions from standard input on standard output; end when the server has gone.

    What is prepared is ready before the first question, and is no part of its time.
    """
    for end in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which finishes what it has begun
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
    """The pipes, out of the reach of a bot that prints or reads: its words go to standard error."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return questions, answers


def _say(pipe: BinaryIO, message: bytes) -> None:
    pipe.write(framed(message))
    pipe.flush()


def _listen(pipe: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Hear the server while the worker thinks: when it is gone, there is nobody to think for."""
    while (message := next_message(pipe)) is not None:
        asked.put(message)
    os._exit(0)
