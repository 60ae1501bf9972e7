"""Structured logs: one line per event, with its fields. Events with thousands per second are sampled."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from typing import TextIO

import structlog
from structlog.dev import plain_traceback
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import EventDict, Processor, WrappedLogger

from bothy.server.settings import Settings

HOT = frozenset({"played", "request", "viewed", "previewed", "thought"})
"""Events of the hot path: at level info one in `log_sample_rate` is written, and says how many it represents."""
_FRAMES = ExceptionDictTransformer(show_locals=False, max_frames=20)
"""Shows stack frames without values: seeds, cookies and other players' cards are among the variables."""


def sampler(one_in: int) -> Callable[[WrappedLogger, str, EventDict], EventDict]:
    """Return a processor that passes every `one_in`-th line of each hot event, and all others and all errors."""
    seen: dict[str, int] = {}

    def sample(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        name = event["event"]
        if one_in == 1 or name not in HOT or method not in ("info", "debug"):
            return event
        count = seen[name] = seen.get(name, -1) + 1
        if count % one_in:
            raise structlog.DropEvent
        event["one_in"] = one_in
        return event

    return sample


def set_up_logs(settings: Settings, stream: TextIO = sys.stderr) -> None:
    """Send our own lines and those of libraries to one stream in one format."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    ending: list[Processor]
    if settings.log_format == "json":
        ending = [structlog.processors.ExceptionRenderer(_FRAMES), structlog.processors.JSONRenderer()]
    else:
        ending = [structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=plain_traceback)]
    level = getattr(logging, settings.log_level.upper())
    structlog.configure(
        processors=[sampler(settings.log_sample_rate), *shared, *ending],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *ending],
            foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(level, logging.WARNING))  # from libraries, warnings and errors only
