"""The server's clock. Rules have none."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Milliseconds since 1970, as rows keep them."""
    return time.time_ns() // 1_000_000
