"""Structured logs: a line an event with its fields. What happens thousands of times a second is sampled."""

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
"""Events of the hot path: at level info one in `log_sample` is written, and says how many it stands for."""
_FRAMES = ExceptionDictTransformer(show_locals=False, max_frames=20)
"""Where it went wrong, never with what: seeds, cookies and other people's cards are among the variables."""


def sampler(one_in: int) -> Callable[[WrappedLogger, str, EventDict], EventDict]:
    """Lets through every `one_in`-th line of each hot event; all else, and all that went wrong, always."""
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
    """Send our own lines, and those of the libraries beneath, to one stream in one form."""
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
        processors=[sampler(settings.log_sample), *shared, *ending],
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
    root.setLevel(max(level, logging.WARNING))  # of libraries only what is amiss
