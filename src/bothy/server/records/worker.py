"""A record reader: a process that replays strangers' records. Whatever they contain, it can only end itself."""

from __future__ import annotations

import faulthandler
from functools import cache
from time import process_time
from typing import Any, NoReturn

import msgspec
from msgspec.structs import replace

from bothy.kernel import BothyError, Game, Reason
from bothy.kernel.text import plain
from bothy.server.records.limits import limit_cpu, limit_memory
from bothy.server.records.messages import Answer, Kept, Reading, Sound, Unsound, read_reading, write
from bothy.server.workers.answering import answer_all
from bothy.table import Match, game_registry
from bothy.table.record import Record, RecordError

LONGEST_VALUE = 400
"""Maximum length of a value repeated in a reason."""


def main() -> NoReturn:
    """Answer until the server is gone."""
    answer_all(_answered, _prepare)


def _prepare() -> None:
    """Load all games before limits apply, so that no record pays for that."""
    for name in game_registry.names():
        _ = _found(name).packs.built_in
    limit_memory()


def _answered(message: bytes) -> bytes:
    reading = read_reading(message)
    faulthandler.dump_traceback_later(reading.seconds, exit=True)
    limit_cpu()
    begun = process_time()
    answer = verified(reading)
    encoded = _encoded(replace(answer, cpu=process_time() - begun))
    faulthandler.cancel_dump_traceback_later()
    return encoded


def _encoded(answer: Answer) -> bytes:
    """Encode an answer. One that holds a value no JSON can hold becomes a refusal."""
    try:
        return write(answer)
    except Exception:
        return write(replace(_unsound(0, Reason("record-format")), cpu=answer.cpu))


def verified(reading: Reading) -> Answer:
    """Replay a record. Whatever goes wrong is the record's fault, not the server's."""
    try:
        return _sound(Record.read(reading.text).verify(_found), reading.keep)
    except RecordError as error:
        return _unsound(error.step, error.reason)
    except BothyError as error:
        return _unsound(0, error.reason)
    except MemoryError:
        return _unsound(0, Reason("record-too-dear"))
    except Exception:  # forged rows can make the rules raise any error
        return _unsound(0, Reason("record-format"))


def _sound(match: Match, keep: bool) -> Sound:
    header = match.header
    result = match.result if match.finished else None
    return Sound(
        game=header.game,
        seats=header.seats,
        options=dict(header.options),
        steps=match.seq,
        finished=match.finished,
        ranks=[] if result is None else list(result.ranks),
        scores=[] if result is None else [dict(score) for score in result.scores],
        kept=_kept(match) if keep else None,
    )


def _kept(match: Match) -> Kept:
    assert match.shuffle is not None
    return Kept(
        header=_line(match.header.data()),
        entries=[_line(entry.data()) for entry in match.log],
        seed=match.shuffle.seed.hex(),
        snapshot=_line(match.snapshot()[1]),
    )


def _line(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def _unsound(step: Any, reason: Reason) -> Unsound:
    values = {name: plain(value) for name, value in reason.values.items()}
    short = {name: value[:LONGEST_VALUE] if isinstance(value, str) else value for name, value in values.items()}
    return Unsound(step if type(step) is int else 0, reason.key, short, reason.rule)


@cache
def _found(name: str) -> Game[Any]:
    return game_registry.find(name)


if __name__ == "__main__":
    main()
