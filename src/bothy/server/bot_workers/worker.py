"""A bot worker: a process that rebuilds a position and answers for a seat."""

from __future__ import annotations

import faulthandler
from typing import NoReturn

from bothy.local.answering import reply
from bothy.server.bot_workers.pipe import read_question, write_answer
from bothy.server.workers.answering import answer_all


def main() -> NoReturn:
    """Answer questions until the server is gone."""
    answer_all(_answered)


def _answered(message: bytes) -> bytes:
    question = read_question(message)
    # Shows where a bot hangs, and ends the process even if no server is left to kill it.
    faulthandler.dump_traceback_later(question.seconds, exit=True)
    answer = write_answer(reply(question))
    faulthandler.cancel_dump_traceback_later()
    return answer


if __name__ == "__main__":
    main()
