"""Silences the server's logs in commands that print their own answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def quietly() -> Iterator[None]:
    """Log errors only, within the block."""
    import logging

    import structlog

    before = structlog.get_config()
    structlog.configure(**before | {"wrapper_class": structlog.make_filtering_bound_logger(logging.ERROR)})
    try:
        yield
    finally:
        structlog.configure(**before)
