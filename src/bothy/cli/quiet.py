"""Commands that answer in sentences: what the server's parts log on the way is no part of the answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quietly() -> Iterator[None]:
    """Within, only what is broken is logged."""
    import logging

    import structlog

    before = structlog.get_config()
    structlog.configure(**before | {"wrapper_class": structlog.make_filtering_bound_logger(logging.ERROR)})
    try:
        yield
    finally:
        structlog.configure(**before)
